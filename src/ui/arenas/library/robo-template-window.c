// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-template-window.h"

#include <glib/gi18n.h>

#include "documents/robo-arena-clip.h"
#include "ui/arenas/editor/robo-editor-words.h"
#include "ui/widgets/pictures/robo-arena-paintable.h"
#include "ui/widgets/robo-combo-face.h"

#define PICTURE_PX 108
#define USUAL_SIDE 9

/* The setting has this word for the arena that was saved last, and "" for an empty arena. Other words are ids. */
#define LAST_WORD "last"

struct _RoboTemplateWindow
{
  AdwWindow parent_instance;

  /* template children */
  GtkFlowBox    *template_box;
  GtkSpinButton *columns_spin;
  GtkSpinButton *rows_spin;
  GtkWidget     *rows_row;
  AdwComboRow   *symmetry_row;
  GtkWidget     *create_button;

  gboolean is_being_set;

  /* owned */
  GSettings *settings;
};

static guint chosen_signal;

G_DEFINE_FINAL_TYPE (RoboTemplateWindow, robo_template_window, ADW_TYPE_WINDOW)

/* Templates */

/* Each child of the box of templates has two data: the arena, which is NULL for an empty arena, and the word that the
 * setting stores for this template. */

static GtkWidget *
get_card (RoboTemplateWindow *self,
          int                 index)
{
  GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (self->template_box, index);

  return child != NULL ? GTK_WIDGET (child) : NULL;
}

static GtkWidget *
get_chosen_card (RoboTemplateWindow *self)
{
  g_autoptr (GList) chosen = gtk_flow_box_get_selected_children (self->template_box);

  return chosen != NULL ? chosen->data : get_card (self, 0);
}

static RoboArena *
get_arena (GtkWidget *card)
{
  return g_object_get_data (G_OBJECT (card), "robo-arena");
}

static const char *
get_word (GtkWidget *card)
{
  return g_object_get_data (G_OBJECT (card), "robo-word");
}

static RoboPlan
get_plan (GtkWidget *card)
{
  RoboPlan empty = { .columns = USUAL_SIDE, .rows = USUAL_SIDE };

  return get_arena (card) != NULL ? *robo_arena_get_plan (get_arena (card)) : empty;
}

/* Limits the size of a picture, whose natural size is that of its drawing. */
static GtkWidget *
clamp (GtkWidget     *child,
       GtkOrientation orientation)
{
  return g_object_new (ADW_TYPE_CLAMP, "orientation", orientation, "maximum-size", PICTURE_PX,
                       "tightening-threshold", PICTURE_PX, "child", child, NULL);
}

static void
add_card (RoboTemplateWindow *self,
          const char         *word,
          RoboArena          *arena,
          const char         *title)
{
  GtkWidget *card = gtk_flow_box_child_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *label = gtk_label_new (title);
  GtkWidget *picture;
  RoboPlan   plan;
  g_autoptr (RoboArenaPaintable) paintable = NULL;

  g_object_set_data_full (G_OBJECT (card), "robo-word", g_strdup (word), g_free);
  if (arena != NULL)
    g_object_set_data_full (G_OBJECT (card), "robo-arena", robo_arena_ref (arena), (GDestroyNotify)robo_arena_unref);
  plan = get_plan (card);
  paintable = robo_arena_paintable_new (&plan);
  picture = gtk_picture_new_for_paintable (GDK_PAINTABLE (paintable));
  gtk_widget_set_size_request (picture, PICTURE_PX, PICTURE_PX);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 14);
  gtk_box_append (GTK_BOX (box), clamp (clamp (picture, GTK_ORIENTATION_VERTICAL), GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (box), label);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (card), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_flow_box_append (self->template_box, card);
}

static void
add_cards (RoboTemplateWindow *self,
           RoboArenaList      *arenas,
           const char         *last_path)
{
  guint last = last_path[0] != '\0' ? robo_arena_list_find_file (arenas, last_path) : G_MAXUINT;

  add_card (self, "", NULL, C_ ("arena", "Empty"));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (arenas)); i++)
    {
      g_autoptr (RoboArenaItem) item = g_list_model_get_item (G_LIST_MODEL (arenas), i);

      if (!robo_arena_item_get_is_own (item))
        add_card (self, robo_arena_item_get_id (item), robo_arena_item_get_arena (item),
                  robo_arena_item_get_name (item));
    }
  if (last != G_MAXUINT)
    {
      g_autoptr (RoboArenaItem) item = g_list_model_get_item (G_LIST_MODEL (arenas), last);
      /* Translators: This is a template for a new arena. %s is the name of the arena that was saved last. */
      g_autofree char *title = g_strdup_printf (_ ("Last saved: %s"), robo_arena_item_get_name (item));

      if (robo_arena_item_get_is_own (item))
        add_card (self, LAST_WORD, robo_arena_item_get_arena (item), title);
    }
}

/* Size and symmetry */

static guint
get_columns (RoboTemplateWindow *self)
{
  return (guint)gtk_spin_button_get_value_as_int (self->columns_spin);
}

static guint
get_rows (RoboTemplateWindow *self)
{
  return (guint)gtk_spin_button_get_value_as_int (self->rows_spin);
}

/* Lets the user choose the number of rows, except for a quarter turn, which needs as many rows as columns. */
static void
update_options (RoboTemplateWindow *self)
{
  gboolean is_square = adw_combo_row_get_selected (self->symmetry_row) == ROBO_SYMMETRY_QUARTERS_TURNED;

  if (self->is_being_set)
    return;

  gtk_widget_set_sensitive (self->rows_row, !is_square);
  if (is_square)
    gtk_spin_button_set_value (self->rows_spin, get_columns (self));
}

static void
set_options (RoboTemplateWindow *self,
             guint               columns,
             guint               rows,
             RoboSymmetry        symmetry)
{
  self->is_being_set = TRUE;
  gtk_spin_button_set_value (self->columns_spin, columns);
  gtk_spin_button_set_value (self->rows_spin, rows);
  adw_combo_row_set_selected (self->symmetry_row, symmetry);
  self->is_being_set = FALSE;
  update_options (self);
}

/* Shows the size and the symmetry of the chosen template. */
static void
template_chosen_cb (RoboTemplateWindow *self)
{
  RoboPlan plan = get_plan (get_chosen_card (self));

  if (!self->is_being_set)
    set_options (self, plan.columns, plan.rows, robo_symmetry_find (&plan));
}

/* Creating */

static void
remember (RoboTemplateWindow *self)
{
  g_settings_set (self->settings, "new-arena", "(suus)", get_word (get_chosen_card (self)), get_columns (self),
                  get_rows (self), robo_symmetry_get_id (adw_combo_row_get_selected (self->symmetry_row)));
}

/* Restores the template, size and symmetry that the user has chosen last. Ignores settings that are not valid. */
static void
restore (RoboTemplateWindow *self)
{
  g_autofree char *word = NULL;
  g_autofree char *id = NULL;
  guint            columns, rows;
  RoboSymmetry     symmetry;
  GtkWidget       *card = get_card (self, 0);

  g_settings_get (self->settings, "new-arena", "(suus)", &word, &columns, &rows, &id);
  for (int i = 0; get_card (self, i) != NULL; i++)
    if (g_str_equal (get_word (get_card (self, i)), word))
      card = get_card (self, i);
  gtk_flow_box_select_child (self->template_box, GTK_FLOW_BOX_CHILD (card));
  template_chosen_cb (self);
  if (g_str_equal (get_word (card), word) && columns >= ROBO_MIN_SIDE && columns <= ROBO_MAX_SIDE &&
      rows >= ROBO_MIN_SIDE && rows <= ROBO_MAX_SIDE && robo_symmetry_from_id (id, &symmetry) &&
      robo_symmetry_is_possible (symmetry, columns, rows))
    set_options (self, columns, rows, symmetry);
}

static RoboArena *
dup_arena (RoboTemplateWindow *self)
{
  GtkWidget *card = get_chosen_card (self);
  RoboPlan   plan = get_plan (card);
  RoboPlan   resized;

  robo_plan_resize (&plan, get_columns (self), get_rows (self), ((gint)get_columns (self) - plan.columns) / 2,
                    ((gint)get_rows (self) - plan.rows) / 2, &resized);

  return get_arena (card) != NULL ? robo_arena_with_plan (get_arena (card), &resized)
                                  : robo_arena_new ("new-arena", &resized);
}

static void
create_cb (RoboTemplateWindow *self)
{
  guint symmetry = adw_combo_row_get_selected (self->symmetry_row);
  g_autoptr (RoboArena) arena = NULL;

  /* The mnemonic of the button leaves the focus in an entry, whose text is no value yet. */
  gtk_spin_button_update (self->columns_spin);
  gtk_spin_button_update (self->rows_spin);
  arena = dup_arena (self);
  remember (self);
  g_object_ref (self);
  /* Hide the window first, because the editor may ask about unsaved changes. */
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_emit (self, chosen_signal, 0, arena, symmetry);
  gtk_window_destroy (GTK_WINDOW (self));
  g_object_unref (self);
}

/* Class */

static void
robo_template_window_dispose (GObject *object)
{
  RoboTemplateWindow *self = ROBO_TEMPLATE_WINDOW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_TEMPLATE_WINDOW);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (robo_template_window_parent_class)->dispose (object);
}

static void
robo_template_window_class_init (RoboTemplateWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_template_window_dispose;

  chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 2, G_TYPE_POINTER, G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/arenas/robo-template-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboTemplateWindow, template_box);
  gtk_widget_class_bind_template_child (widget_class, RoboTemplateWindow, columns_spin);
  gtk_widget_class_bind_template_child (widget_class, RoboTemplateWindow, rows_spin);
  gtk_widget_class_bind_template_child (widget_class, RoboTemplateWindow, rows_row);
  gtk_widget_class_bind_template_child (widget_class, RoboTemplateWindow, symmetry_row);
  gtk_widget_class_bind_template_child (widget_class, RoboTemplateWindow, create_button);
  gtk_widget_class_bind_template_callback (widget_class, create_cb);
  gtk_widget_class_bind_template_callback (widget_class, template_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, update_options);
}

static void
robo_template_window_init (RoboTemplateWindow *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  self->is_being_set = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Set the role here, because GTK would otherwise create the accessible before the role is known. */
  g_object_set (self, "accessible-role", GTK_ACCESSIBLE_ROLE_DIALOG, NULL);
  self->settings = g_settings_new (ROBO_APPLICATION_ID);
  for (guint i = 0; i < ROBO_N_SYMMETRIES; i++)
    gtk_string_list_append (names, robo_editor_words_get_symmetry ((RoboSymmetry)i));
  adw_combo_row_set_model (self->symmetry_row, G_LIST_MODEL (names));
  robo_combo_face_write_out (self->symmetry_row);
  self->is_being_set = FALSE;
}

GtkWidget *
robo_template_window_new (GtkWindow     *parent,
                          RoboArenaList *arenas,
                          const char    *last_path)
{
  RoboTemplateWindow *self = g_object_new (ROBO_TYPE_TEMPLATE_WINDOW, "transient-for", parent, NULL);

  add_cards (self, arenas, last_path);
  restore (self);
  gtk_window_set_default_widget (GTK_WINDOW (self), self->create_button);
  gtk_widget_grab_focus (get_chosen_card (self));

  return GTK_WIDGET (self);
}
