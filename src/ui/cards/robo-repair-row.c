// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-repair-row.h"

#include <glib/gi18n.h>

/**
 * RoboRepairRow:
 *
 * Accessible role: list item, named by the sentence.
 */
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

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/robo-repair-row.ui");
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

GtkWidget *
robo_repair_row_new (RoboProblemItem *item,
                     gboolean         shows_place)
{
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
  gtk_widget_set_visible (GTK_WIDGET (self->place_label), shows_place && place != NULL);
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

  return GTK_WIDGET (self);
}

RoboProblemItem *
robo_repair_row_get_item (RoboRepairRow *self)
{
  g_return_val_if_fail (ROBO_IS_REPAIR_ROW (self), NULL);

  return self->item;
}
