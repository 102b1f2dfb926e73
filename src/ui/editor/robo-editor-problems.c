// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-editor-problems.h"

#include <glib/gi18n.h>

/* Of more than that the first are seen until somebody wants all, so that what else is on the right stays in sight. */
#define FEW 4

/* Nobody reads more at once; rows are dear. */
#define MAX_ROWS 40

/* While somebody draws, the list waits for the end of the stroke. */
#define DELAY_MS 150

struct _RoboEditorProblems
{
  AdwPreferencesGroup parent_instance;

  /* template children */
  GtkWidget *list;

  guint    update_id;
  guint    n_problems; /* as it is shown */
  gboolean shows_all;

  /* owned */
  GListStore        *shown; /* of RoboProblemItem */
  RoboArenaDocument *document;
};

enum
{
  PROP_DOCUMENT = 1,
  PROP_N_PROBLEMS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];
static guint       show_place_signal;

G_DEFINE_FINAL_TYPE (RoboEditorProblems, robo_editor_problems, ADW_TYPE_PREFERENCES_GROUP)

static RoboProblemItem *
get_item (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), "problem");
}

static void
activated_cb (RoboEditorProblems *self,
              GtkListBoxRow      *row)
{
  const RoboProblem *problem = robo_problem_item_get_problem (get_item (GTK_WIDGET (row)));

  g_signal_emit (self, show_place_signal, 0, (guint)problem->place, (guint)problem->side);
}

/* A fix for all problems of a kind is offered once. */
static gboolean
is_first_of_kind (RoboEditorProblems *self,
                  RoboProblemItem    *item)
{
  GListModel *problems = G_LIST_MODEL (robo_arena_document_get_problems (self->document));

  for (guint i = 0; i < g_list_model_get_n_items (problems); i++)
    {
      g_autoptr (RoboProblemItem) other = g_list_model_get_item (problems, i);

      if (robo_problem_item_get_problem (other)->code == robo_problem_item_get_problem (item)->code)
        return other == item;
    }

  return FALSE;
}

static void
fix_cb (RoboEditorProblems *self,
        GtkWidget          *button)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, GTK_TYPE_LIST_BOX_ROW);
  g_autoptr (RoboProblemItem) item = g_object_ref (get_item (row));

  if (!robo_document_is_in_edit (ROBO_DOCUMENT (self->document)))
    robo_arena_document_fix (self->document, item, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "fix")));
}

static GtkWidget *
make_fix_button (RoboEditorProblems *self,
                 const char         *title,
                 guint               index)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 26);
  g_object_set_data (G_OBJECT (button), "fix", GUINT_TO_POINTER (index));
  gtk_widget_add_css_class (button, "fix");
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  g_signal_connect_object (button, "clicked", G_CALLBACK (fix_cb), self, G_CONNECT_SWAPPED);

  return button;
}

static GtkWidget *
make_text (RoboEditorProblems *self,
           RoboProblemItem    *item)
{
  GtkWidget         *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget         *label = gtk_label_new (robo_problem_item_get_sentence (item));
  const char *const *fixes = robo_problem_item_get_fixes (item);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_width_chars (GTK_LABEL (label), 16);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 30);
  gtk_widget_set_hexpand (box, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  for (guint i = 0; fixes != NULL && fixes[i] != NULL; i++)
    if (i == 0 || is_first_of_kind (self, item))
      gtk_box_append (GTK_BOX (box), make_fix_button (self, fixes[i], i));

  return box;
}

static GtkWidget *
make_row (gpointer object,
          gpointer user_data)
{
  RoboEditorProblems *self = user_data;
  RoboProblemItem    *item = object;
  gboolean            is_error = robo_problem_item_get_is_error (item);
  GtkWidget          *row = gtk_list_box_row_new ();
  GtkWidget          *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget          *icon = gtk_image_new_from_icon_name (is_error ? "dialog-error-symbolic" : "dialog-warning-symbolic");

  gtk_widget_set_valign (icon, GTK_ALIGN_START);
  gtk_widget_add_css_class (icon, is_error ? "error" : "warning");
  gtk_accessible_update_property (GTK_ACCESSIBLE (icon), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  is_error ? C_ ("problem", "Error") : C_ ("problem", "Warning"), -1);
  gtk_widget_add_css_class (box, "problem");
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), make_text (self, item));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  robo_problem_item_get_sentence (item), -1);
  g_object_set_data_full (G_OBJECT (row), "problem", g_object_ref (item), g_object_unref);

  return row;
}

static void
update_list (RoboEditorProblems *self)
{
  GListModel *problems = G_LIST_MODEL (robo_arena_document_get_problems (self->document));
  guint       n_problems = g_list_model_get_n_items (problems);
  guint       n = MIN (n_problems, self->shows_all ? MAX_ROWS : FEW);
  guint       n_before = g_list_model_get_n_items (G_LIST_MODEL (self->shown));
  guint       n_same = 0;
  g_autoptr (GPtrArray) added = g_ptr_array_new_with_free_func (g_object_unref);

  /* What is in the list already stays, so that focus and place stay too. */
  while (n_same < MIN (n, n_before))
    {
      g_autoptr (GObject) one = g_list_model_get_item (problems, n_same);
      g_autoptr (GObject) other = g_list_model_get_item (G_LIST_MODEL (self->shown), n_same);

      if (one != other)
        break;
      n_same++;
    }
  for (guint i = n_same; i < n; i++)
    g_ptr_array_add (added, g_list_model_get_item (problems, i));
  if (added->len > 0 || n_same < n_before)
    g_list_store_splice (self->shown, n_same, n_before - n_same, added->pdata, added->len);
  self->n_problems = n_problems;
  self->shows_all &= n_problems > FEW;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_PROBLEMS]);
}

/* What follows from how many there are, for the template */

static char *
dup_count (gpointer self,
           guint    n_problems)
{
  return n_problems == 0 ? g_strdup ("") : g_strdup_printf ("%u", n_problems);
}

static gboolean
can_show_all (RoboEditorProblems *self,
              guint               n_problems)
{
  return n_problems > FEW && !self->shows_all;
}

static gboolean
has_more (RoboEditorProblems *self,
          guint               n_problems)
{
  return n_problems > MAX_ROWS && self->shows_all;
}

/* The button goes, and the focus with it if it is not given to what has come. */
static void
show_all_cb (RoboEditorProblems *self)
{
  self->shows_all = TRUE;
  update_list (self);
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), FEW)));
}

static gboolean
update_cb (gpointer user_data)
{
  RoboEditorProblems *self = user_data;

  if (robo_document_is_in_edit (ROBO_DOCUMENT (self->document)))
    return G_SOURCE_CONTINUE;

  self->update_id = 0;
  update_list (self);

  return G_SOURCE_REMOVE;
}

static void
items_changed_cb (RoboEditorProblems *self)
{
  if (self->update_id == 0)
    self->update_id = g_timeout_add (DELAY_MS, update_cb, self);
}

static void
set_document (RoboEditorProblems *self,
              RoboArenaDocument  *document)
{
  RoboProblemList *problems = document == NULL ? NULL : robo_arena_document_get_problems (document);

  if (self->document == document)
    return;

  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (robo_arena_document_get_problems (self->document), self);
  g_clear_handle_id (&self->update_id, g_source_remove);
  g_list_store_remove_all (self->shown);
  g_set_object (&self->document, document);
  if (document != NULL)
    {
      g_signal_connect_object (problems, "items-changed", G_CALLBACK (items_changed_cb), self, G_CONNECT_SWAPPED);
      update_list (self);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DOCUMENT]);
}

static void
robo_editor_problems_get_property (GObject    *object,
                                   guint       property_id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  switch (property_id)
    {
    case PROP_N_PROBLEMS:
      g_value_set_uint (value, ROBO_EDITOR_PROBLEMS (object)->n_problems);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
      break;
    }
}

static void
robo_editor_problems_set_property (GObject      *object,
                                   guint         property_id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  switch (property_id)
    {
    case PROP_DOCUMENT:
      set_document (ROBO_EDITOR_PROBLEMS (object), g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
      break;
    }
}

static void
robo_editor_problems_dispose (GObject *object)
{
  RoboEditorProblems *self = ROBO_EDITOR_PROBLEMS (object);

  g_clear_handle_id (&self->update_id, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_EDITOR_PROBLEMS);
  g_clear_object (&self->document);
  g_clear_object (&self->shown);

  G_OBJECT_CLASS (robo_editor_problems_parent_class)->dispose (object);
}

static void
robo_editor_problems_class_init (RoboEditorProblemsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->get_property = robo_editor_problems_get_property;
  G_OBJECT_CLASS (klass)->set_property = robo_editor_problems_set_property;
  G_OBJECT_CLASS (klass)->dispose = robo_editor_problems_dispose;

  properties[PROP_DOCUMENT] =
    g_param_spec_object ("document", NULL, NULL, ROBO_TYPE_ARENA_DOCUMENT,
                         G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_N_PROBLEMS] = g_param_spec_uint ("n-problems", NULL, NULL, 0, G_MAXUINT, 0,
                                                   G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/robodrome/Robodrome/ui/robo-editor-problems.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboEditorProblems, list);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, can_show_all);
  gtk_widget_class_bind_template_callback (widget_class, dup_count);
  gtk_widget_class_bind_template_callback (widget_class, has_more);
  gtk_widget_class_bind_template_callback (widget_class, show_all_cb);

  show_place_signal = g_signal_new ("show-place", ROBO_TYPE_EDITOR_PROBLEMS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
}

static void
robo_editor_problems_init (RoboEditorProblems *self)
{
  self->shown = g_list_store_new (ROBO_TYPE_PROBLEM_ITEM);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_bind_model (GTK_LIST_BOX (self->list), G_LIST_MODEL (self->shown), make_row, self, NULL);
}
