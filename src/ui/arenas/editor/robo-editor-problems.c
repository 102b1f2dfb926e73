// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-editor-problems.h"

#include <glib/gi18n.h>

#include "files/arena/robo-arena-problems.h"

/* If there are more rows, only the first ones are shown until the user expands the list, so that the other
 * groups on the right stay visible. */
#define FEW 4

/* More rows are never read at once, and rows are expensive. */
#define MAX_ROWS 40

/* The indent of the problems in a group. */
#define INDENT_PX 18

/* The list is updated this long after a change; during a stroke it waits for the end. */
#define DELAY_MS 150

struct _RoboEditorProblems
{
  AdwPreferencesGroup parent_instance;

  /* template children */
  GtkWidget *list;

  guint    update_id;
  guint    n_problems; /* as shown */
  guint    n_entries;  /* problems and groups */
  gboolean shows_all;
  gboolean is_cut;

  /* owned */
  GListStore        *shown;  /* RoboProblemItem, and before the problems of a group the group itself, a GListStore of them */
  GHashTable        *opened; /* codes of expanded groups */
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

/* Groups: the same problem at several places */

static gboolean
is_group (gpointer entry)
{
  return G_IS_LIST_MODEL (entry);
}

/* Returns the problem itself, or the first one of a group; valid as long as the list. */
static RoboProblemItem *
get_first (gpointer entry)
{
  g_autoptr (GObject) first = is_group (entry) ? g_list_model_get_item (entry, 0) : g_object_ref (entry);

  return ROBO_PROBLEM_ITEM (first);
}

static RoboProblemCode
get_code (gpointer entry)
{
  return robo_problem_item_get_problem (get_first (entry))->code;
}

static guint
count_spaces (GListModel *group)
{
  gboolean is_in[G_MAXUINT8 + 1] = { FALSE };
  guint    n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (group); i++)
    {
      g_autoptr (RoboProblemItem) item = g_list_model_get_item (group, i);
      guint place = robo_problem_item_get_problem (item)->place;

      n += !is_in[place];
      is_in[place] = TRUE;
    }

  return n;
}

/* Returns NULL for kinds of problems that have a sentence of their own each. */
static char *
dup_group_sentence (RoboProblemCode code,
                    guint           n)
{
  const char *format = NULL;

  if (code == ROBO_PROBLEM_KILLBOT_FALLS)
    /* Translators: %u is a number of spaces. */
    format = ngettext ("KillBots at %u space run into a pit or water. Add caution lines, if this is not intended.",
                       "KillBots at %u spaces run into a pit or water. Add caution lines, if this is not intended.", n);
  else if (code == ROBO_PROBLEM_KILLBOT_STUCK)
    /* Translators: %u is a number of spaces. */
    format = ngettext ("KillBots at %u space drive against a wall for ever. Add caution lines that turn them.",
                       "KillBots at %u spaces drive against a wall for ever. Add caution lines that turn them.", n);
  else if (code == ROBO_PROBLEM_EDGE_AT_SOLID)
    /* Translators: %u is a number of spaces. */
    format = ngettext ("Energy walls and lightning barriers at %u space do nothing: arena walls there stop everything. "
                       "Remove them.",
                       "Energy walls and lightning barriers at %u spaces do nothing: arena walls there stop everything. "
                       "Remove them.",
                       n);

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return format == NULL ? NULL : g_strdup_printf (format, n);
#pragma GCC diagnostic pop
}

static gboolean
is_same (gpointer entry,
         gpointer other)
{
  guint n;

  if (!is_group (entry) || !is_group (other))
    return entry == other;

  n = g_list_model_get_n_items (entry);
  if (n != g_list_model_get_n_items (other))
    return FALSE;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (entry, i);
      g_autoptr (GObject) other_item = g_list_model_get_item (other, i);

      if (item != other_item)
        return FALSE;
    }

  return TRUE;
}

/* Groups all problems of a kind that has a common sentence. */
static GListStore *
create_group (GListModel     *problems,
              RoboProblemCode code)
{
  g_autofree char *sentence = dup_group_sentence (code, 1);
  GListStore      *group = g_list_store_new (ROBO_TYPE_PROBLEM_ITEM);

  for (guint i = 0; sentence != NULL && i < g_list_model_get_n_items (problems); i++)
    {
      g_autoptr (RoboProblemItem) item = g_list_model_get_item (problems, i);

      if (get_code (item) == code)
        g_list_store_append (group, item);
    }

  return group;
}

/* Rows */

static gpointer
get_entry (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), "entry");
}

static void
fix_cb (RoboEditorProblems *self,
        GtkWidget          *button)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, GTK_TYPE_LIST_BOX_ROW);
  g_autoptr (RoboProblemItem) item = g_object_ref (get_first (get_entry (row)));

  if (!robo_history_is_in_edit (robo_document_get_history (ROBO_DOCUMENT (self->document))))
    robo_arena_document_fix (self->document, item, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "fix")));
}

static GtkWidget *
make_fix_button (RoboEditorProblems *self,
                 const char         *sentence,
                 const char         *title,
                 guint               index)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (title);
  /* Translators: read aloud, so that buttons of the same name are told apart; %1$s is a button such as “Add All Missing
   * Caution Lines”, %2$s a sentence with the problem that it fixes */
  g_autofree char *name = g_strdup_printf (C_ ("problem", "%1$s: %2$s"), title, sentence);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 26);
  g_object_set_data (G_OBJECT (button), "fix", GUINT_TO_POINTER (index));
  gtk_widget_add_css_class (button, "fix");
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  g_signal_connect_object (button, "clicked", G_CALLBACK (fix_cb), self, G_CONNECT_SWAPPED);

  return button;
}

/* A fix for problems of several kinds is offered beside the first of them only. */
static gboolean
is_offered_above (RoboEditorProblems *self,
                  gpointer            entry,
                  const char         *title)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->shown)); i++)
    {
      g_autoptr (GObject) above = g_list_model_get_item (G_LIST_MODEL (self->shown), i);
      RoboProblemItem *first = get_first (above);

      if ((gpointer)above == entry)
        break;
      if (g_strv_contains (robo_problem_item_get_fixes (first) + robo_problem_item_get_n_own_fixes (first), title))
        return TRUE;
    }

  return FALSE;
}

static GtkWidget *
make_text (RoboEditorProblems *self,
           gpointer            entry,
           gboolean            is_member,
           const char         *sentence)
{
  GtkWidget         *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget         *label = gtk_label_new (sentence);
  const char *const *fixes = robo_problem_item_get_fixes (get_first (entry));
  guint              n_own = robo_problem_item_get_n_own_fixes (get_first (entry));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_width_chars (GTK_LABEL (label), 16);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 30);
  gtk_widget_set_hexpand (box, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  for (guint i = 0; fixes != NULL && fixes[i] != NULL; i++)
    if (i < n_own ? !is_group (entry) : !is_member && !is_offered_above (self, entry, fixes[i]))
      gtk_box_append (GTK_BOX (box), make_fix_button (self, sentence, fixes[i], i));

  return box;
}

static void
show_opened (RoboEditorProblems *self,
             GtkWidget          *row)
{
  gboolean is_opened = g_hash_table_contains (self->opened, get_code (get_entry (row)));

  gtk_image_set_from_icon_name (g_object_get_data (G_OBJECT (row), "arrow"),
                                is_opened ? "pan-up-symbolic" : "pan-down-symbolic");
  gtk_accessible_update_state (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_EXPANDED, is_opened, -1);
}

static GtkWidget *
make_row (gpointer object,
          gpointer user_data)
{
  RoboEditorProblems *self = user_data;
  g_autofree char    *sentence = is_group (object) ? dup_group_sentence (get_code (object), count_spaces (object))
                                                   : g_strdup (robo_problem_item_get_sentence (object));
  gboolean            is_error = robo_problem_item_get_is_error (get_first (object));
  gboolean            is_member = !is_group (object) && g_hash_table_contains (self->opened, get_code (object));
  GtkWidget          *row = gtk_list_box_row_new ();
  GtkWidget          *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget          *icon = gtk_image_new_from_icon_name (is_error ? "dialog-error-symbolic" : "dialog-warning-symbolic");

  gtk_widget_set_valign (icon, GTK_ALIGN_START);
  gtk_widget_add_css_class (icon, is_error ? "error" : "warning");
  gtk_accessible_update_property (GTK_ACCESSIBLE (icon), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  is_error ? C_ ("problem", "Error") : C_ ("problem", "Warning"), -1);
  gtk_widget_add_css_class (box, "problem");
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), make_text (self, object, is_member, sentence));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence, -1);
  g_object_set_data_full (G_OBJECT (row), "entry", g_object_ref (object), g_object_unref);
  if (is_member)
    gtk_widget_set_margin_start (box, INDENT_PX);
  if (is_group (object))
    {
      GtkWidget *arrow = gtk_image_new ();

      gtk_box_append (GTK_BOX (box), arrow);
      g_object_set_data (G_OBJECT (row), "arrow", arrow);
      show_opened (self, row);
    }

  return row;
}

static void
add_row (RoboEditorProblems *self,
         GPtrArray          *rows,
         gpointer            entry)
{
  if (rows->len < MAX_ROWS)
    g_ptr_array_add (rows, g_object_ref (entry));
  else
    self->is_cut = TRUE;
}

/* A group takes the place of its first problem. */
static GPtrArray *
list_rows (RoboEditorProblems *self)
{
  GListModel *problems = G_LIST_MODEL (robo_arena_document_get_problems (self->document));
  GPtrArray  *rows = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GHashTable) grouped = g_hash_table_new (NULL, NULL);

  self->n_entries = 0;
  self->is_cut = FALSE;
  for (guint i = 0; i < g_list_model_get_n_items (problems); i++)
    {
      g_autoptr (RoboProblemItem) item = g_list_model_get_item (problems, i);
      RoboProblemCode code = get_code (item);
      g_autoptr (GListStore) group = NULL;
      guint n_members;

      if (g_hash_table_contains (grouped, code))
        continue;

      group = create_group (problems, code);
      n_members = g_list_model_get_n_items (G_LIST_MODEL (group));
      if (n_members > 1)
        g_hash_table_add (grouped, (gpointer)code);
      else
        g_hash_table_remove (self->opened, code);
      self->n_entries++;
      if (self->n_entries > FEW && !self->shows_all)
        continue;
      add_row (self, rows, n_members < 2 ? (gpointer)item : group);
      for (guint j = 0; j < n_members && g_hash_table_contains (self->opened, code); j++)
        {
          g_autoptr (RoboProblemItem) member = g_list_model_get_item (G_LIST_MODEL (group), j);

          add_row (self, rows, member);
        }
    }

  return rows;
}

static void
update_list (RoboEditorProblems *self)
{
  g_autoptr (GPtrArray) rows = list_rows (self);
  guint n_before = g_list_model_get_n_items (G_LIST_MODEL (self->shown));
  guint n_same = 0;

  /* Keep the rows that have not changed, with focus and scroll position. */
  while (n_same < MIN (rows->len, n_before))
    {
      g_autoptr (GObject) shown = g_list_model_get_item (G_LIST_MODEL (self->shown), n_same);

      if (!is_same (rows->pdata[n_same], shown))
        break;
      n_same++;
    }
  if (n_same < MAX (rows->len, n_before))
    g_list_store_splice (self->shown, n_same, n_before - n_same, rows->pdata + n_same, rows->len - n_same);
  self->n_problems = g_list_model_get_n_items (G_LIST_MODEL (robo_arena_document_get_problems (self->document)));
  self->shows_all &= self->n_entries > FEW;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_PROBLEMS]);
}

/* Expands or collapses a group, or shows a problem on the board. */
static void
activated_cb (RoboEditorProblems *self,
              GtkListBoxRow      *row)
{
  gpointer           entry = get_entry (GTK_WIDGET (row));
  const RoboProblem *problem = robo_problem_item_get_problem (get_first (entry));

  if (!is_group (entry))
    {
      g_signal_emit (self, show_place_signal, 0, (guint)problem->place, (guint)problem->side);
      return;
    }

  if (!g_hash_table_remove (self->opened, problem->code))
    g_hash_table_add (self->opened, (gpointer)problem->code);
  show_opened (self, GTK_WIDGET (row));
  update_list (self);
}

/* Closures of the template about the number of problems */

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
  return self->n_entries > FEW && !self->shows_all;
}

static gboolean
has_more (RoboEditorProblems *self,
          guint               n_problems)
{
  return self->is_cut;
}

/* Moves the focus to the first new row, because the focused button is hidden. */
static void
show_all_cb (RoboEditorProblems *self)
{
  guint n_before = g_list_model_get_n_items (G_LIST_MODEL (self->shown));

  self->shows_all = TRUE;
  update_list (self);
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), (int)n_before)));
}

static gboolean
update_cb (gpointer user_data)
{
  RoboEditorProblems *self = user_data;

  if (robo_history_is_in_edit (robo_document_get_history (ROBO_DOCUMENT (self->document))))
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
  g_hash_table_remove_all (self->opened);
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
  g_clear_pointer (&self->opened, g_hash_table_unref);

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
                                               "/io/github/robodrome/Robodrome/ui/arenas/robo-editor-problems.ui");
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
  self->shown = g_list_store_new (G_TYPE_OBJECT);
  self->opened = g_hash_table_new (NULL, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_bind_model (GTK_LIST_BOX (self->list), G_LIST_MODEL (self->shown), make_row, self, NULL);
}
