// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-repair-list.h"

#include <glib/gi18n.h>

#define ALL_CARDS (-1)

/* Has a sentence and a button for each repair. Signal `chosen` (uint: index of the repair). Accessible role:
 * list item, named by the sentence. */
#define ROBO_TYPE_REPAIR_ROW (robo_repair_row_get_type ())

G_DECLARE_FINAL_TYPE (RoboRepairRow, robo_repair_row, ROBO, REPAIR_ROW, GtkListBoxRow)

struct _RoboRepairRow
{
  GtkListBoxRow parent_instance;

  /* template children */
  GtkImage *icon;
  GtkLabel *place_label;
  GtkLabel *sentence_label;
  GtkBox   *buttons;

  /* owned */
  RoboProblemItem *item;
};

static guint chosen_signal;

G_DEFINE_FINAL_TYPE (RoboRepairRow, robo_repair_row, GTK_TYPE_LIST_BOX_ROW)

static void
clicked_cb (RoboRepairRow *self,
            GtkWidget     *button)
{
  g_signal_emit (self, chosen_signal, 0, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "robo-index")));
}

static void
robo_repair_row_dispose (GObject *object)
{
  RoboRepairRow *self = ROBO_REPAIR_ROW (object);

  g_clear_object (&self->item);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_REPAIR_ROW);

  G_OBJECT_CLASS (robo_repair_row_parent_class)->dispose (object);
}

static void
robo_repair_row_class_init (RoboRepairRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_repair_row_dispose;

  chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/cards/robo-repair-row.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboRepairRow, icon);
  gtk_widget_class_bind_template_child (widget_class, RoboRepairRow, place_label);
  gtk_widget_class_bind_template_child (widget_class, RoboRepairRow, sentence_label);
  gtk_widget_class_bind_template_child (widget_class, RoboRepairRow, buttons);
}

static void
robo_repair_row_init (RoboRepairRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

struct _RoboRepairList
{
  AdwPreferencesGroup parent_instance;

  /* template children */
  GtkListBox         *list;
  GtkFilterListModel *listed;

  GListModel *problems;
  int         card;
  gboolean    shows_place;
  gint64      focused; /* row that had the focus before the change, or -1 */
};

enum
{
  PROP_0,
  PROP_PROBLEMS,
  PROP_CARD,
  PROP_SHOWS_PLACE,
  PROP_N_PROBLEMS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint       repair_signal;

G_DEFINE_FINAL_TYPE (RoboRepairList, robo_repair_list, ADW_TYPE_PREFERENCES_GROUP)

static gboolean
is_listed (gpointer item,
           gpointer data)
{
  RoboRepairList *self = data;

  return self->card == ALL_CARDS || robo_problem_item_get_problem (item)->item == (guint)self->card;
}

static void
chosen_cb (RoboRepairList *self,
           guint           index,
           RoboRepairRow  *row)
{
  /* Keep the item, which its row may release. */
  g_autoptr (RoboProblemItem) item = g_object_ref (row->item);

  g_signal_emit (self, repair_signal, 0, item, index);
}

static GtkWidget *
create_row_cb (gpointer item,
               gpointer data)
{
  RoboRepairList    *list = data;
  RoboRepairRow     *self = g_object_new (ROBO_TYPE_REPAIR_ROW, NULL);
  const char *const *fixes = robo_problem_item_get_fixes (item);
  const char        *place = robo_problem_item_get_place (item);
  gboolean           is_error = robo_problem_item_get_is_error (item);

  self->item = g_object_ref (item);
  gtk_image_set_from_icon_name (self->icon, is_error ? "dialog-error-symbolic" : "dialog-warning-symbolic");
  gtk_widget_add_css_class (GTK_WIDGET (self->icon), is_error ? "error" : "warning");
  /* Translators: how bad a problem is */
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->icon), is_error ? C_ ("problem", "Error") : C_ ("problem", "Warning"));
  gtk_label_set_label (self->sentence_label, robo_problem_item_get_sentence (item));
  gtk_label_set_label (self->place_label, place != NULL ? place : "");
  gtk_widget_set_visible (GTK_WIDGET (self->place_label), list->shows_place && place != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->buttons), fixes[0] != NULL);
  for (guint i = 0; fixes[i] != NULL; i++)
    {
      GtkWidget *button = gtk_button_new ();
      GtkWidget *label = gtk_label_new (fixes[i]);

      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_button_set_child (GTK_BUTTON (button), label);
      gtk_widget_set_halign (button, GTK_ALIGN_START);
      g_object_set_data (G_OBJECT (button), "robo-index", GUINT_TO_POINTER (i));
      g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (self->buttons, button);
    }

  g_signal_connect_object (self, "chosen", G_CALLBACK (chosen_cb), list, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}

/* Focus: stored before the list recreates its rows, and restored afterwards */

static void
items_change_cb (RoboRepairList *self)
{
  GtkWidget *row = gtk_widget_get_focus_child (GTK_WIDGET (self->list));

  self->focused = row != NULL ? gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)) : -1;
}

static void
items_changed_cb (RoboRepairList *self)
{
  int            n = (int)g_list_model_get_n_items (G_LIST_MODEL (self->listed));
  GtkListBoxRow *next = n > 0 ? gtk_list_box_get_row_at_index (self->list, (int)MIN (self->focused, n - 1)) : NULL;

  if (self->focused >= 0 && (next == NULL || !gtk_widget_child_focus (GTK_WIDGET (next), GTK_DIR_TAB_FORWARD)))
    {
      GtkWidget *behind = gtk_widget_get_next_sibling (GTK_WIDGET (self));

      while (behind != NULL && !gtk_widget_child_focus (behind, GTK_DIR_TAB_FORWARD))
        behind = gtk_widget_get_next_sibling (behind);
      if (behind == NULL)
        gtk_widget_child_focus (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))), GTK_DIR_TAB_FORWARD);
    }
  self->focused = -1;
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_PROBLEMS]);
}

static void
robo_repair_list_dispose (GObject *object)
{
  RoboRepairList *self = ROBO_REPAIR_LIST (object);

  if (self->list != NULL)
    gtk_list_box_bind_model (self->list, NULL, NULL, NULL, NULL);
  if (self->listed != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->listed, self);
      gtk_filter_list_model_set_filter (self->listed, NULL);
    }
  g_clear_object (&self->problems);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_REPAIR_LIST);

  G_OBJECT_CLASS (robo_repair_list_parent_class)->dispose (object);
}

static void
robo_repair_list_get_property (GObject    *object,
                               guint       id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  RoboRepairList *self = ROBO_REPAIR_LIST (object);

  switch (id)
    {
    case PROP_PROBLEMS:
      g_value_set_object (value, self->problems);
      break;

    case PROP_CARD:
      g_value_set_int (value, self->card);
      break;

    case PROP_SHOWS_PLACE:
      g_value_set_boolean (value, self->shows_place);
      break;

    case PROP_N_PROBLEMS:
      g_value_set_uint (value, self->listed != NULL ? g_list_model_get_n_items (G_LIST_MODEL (self->listed)) : 0);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
robo_repair_list_set_property (GObject      *object,
                               guint         id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  RoboRepairList *self = ROBO_REPAIR_LIST (object);

  switch (id)
    {
    case PROP_PROBLEMS:
      if (g_set_object (&self->problems, g_value_get_object (value)))
        g_object_notify_by_pspec (object, pspec);
      break;

    case PROP_CARD:
      if (self->card == g_value_get_int (value))
        return;
      self->card = g_value_get_int (value);
      gtk_filter_changed (gtk_filter_list_model_get_filter (self->listed), GTK_FILTER_CHANGE_DIFFERENT);
      g_object_notify_by_pspec (object, pspec);
      break;

    case PROP_SHOWS_PLACE:
      self->shows_place = g_value_get_boolean (value);
      g_object_notify_by_pspec (object, pspec);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
robo_repair_list_class_init (RoboRepairListClass *klass)
{
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass   *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = robo_repair_list_dispose;
  object_class->get_property = robo_repair_list_get_property;
  object_class->set_property = robo_repair_list_set_property;

  properties[PROP_PROBLEMS] = g_param_spec_object ("problems", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  properties[PROP_CARD] = g_param_spec_int ("card", NULL, NULL, ALL_CARDS, G_MAXINT, ALL_CARDS, flags);
  properties[PROP_SHOWS_PLACE] = g_param_spec_boolean ("shows-place", NULL, NULL, FALSE, flags);
  properties[PROP_N_PROBLEMS] =
    g_param_spec_uint ("n-problems", NULL, NULL, 0, G_MAXUINT, 0, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  repair_signal = g_signal_new ("repair", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                ROBO_TYPE_PROBLEM_ITEM, G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/cards/robo-repair-list.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboRepairList, list);
  gtk_widget_class_bind_template_child (widget_class, RoboRepairList, listed);
}

static void
robo_repair_list_init (RoboRepairList *self)
{
  g_autoptr (GtkCustomFilter) filter = gtk_custom_filter_new (is_listed, self, NULL);

  self->card = ALL_CARDS;
  self->focused = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_filter_list_model_set_filter (self->listed, GTK_FILTER (filter));
  g_signal_connect_swapped (self->listed, "items-changed", G_CALLBACK (items_change_cb), self);
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (self->listed), create_row_cb, self, NULL);
  g_signal_connect_swapped (self->listed, "items-changed", G_CALLBACK (items_changed_cb), self);
  items_changed_cb (self);
}
