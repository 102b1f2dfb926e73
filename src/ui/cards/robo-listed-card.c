// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-listed-card.h"

#include <glib/gi18n.h>

#include "ui/widgets/pictures/robo-deck-glyph.h"

struct _RoboListedCard
{
  GtkListBoxRow parent_instance;
};

static guint dropped_signal;

G_DEFINE_FINAL_TYPE (RoboListedCard, robo_listed_card, GTK_TYPE_LIST_BOX_ROW)

/* Begins a drag. By touch no drag begins, because a finger scrolls the list, and because under X11 a drag that a finger
 * begins never ends. */
static GdkContentProvider *
prepare_cb (RoboListedCard *self,
            double          x,
            double          y,
            GtkDragSource  *source)
{
  if (gtk_gesture_single_get_current_sequence (GTK_GESTURE_SINGLE (source)) != NULL)
    return NULL;

  return gdk_content_provider_new_typed (G_TYPE_UINT, (guint)gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (self)));
}

static void
drag_begin_cb (RoboListedCard *self,
               GdkDrag        *drag,
               GtkDragSource  *source)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (GTK_WIDGET (self));

  gtk_drag_source_set_icon (source, picture, 12, 12);
}

static gboolean
drop_cb (RoboListedCard *self,
         const GValue   *value)
{
  g_signal_emit (self, dropped_signal, 0, g_value_get_uint (value));

  return TRUE;
}

static void
robo_listed_card_class_init (RoboListedCardClass *klass)
{
  dropped_signal = g_signal_new ("dropped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 1, G_TYPE_UINT);
}

static void
robo_listed_card_init (RoboListedCard *self)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_UINT, GDK_ACTION_MOVE);

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_swapped (source, "prepare", G_CALLBACK (prepare_cb), self);
  g_signal_connect_swapped (source, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (source));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

GtkWidget *
robo_listed_card_new (RoboCardItem *item)
{
  const char *problem = _ ("This card has problems.");
  GtkWidget  *row = g_object_new (ROBO_TYPE_LISTED_CARD, NULL);
  GtkWidget  *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget  *label = gtk_label_new (robo_card_item_get_title (item));
  GtkWidget  *glyph = robo_deck_glyph_new (robo_card_item_get_colour (item));

  robo_deck_glyph_set_pictogram (ROBO_DECK_GLYPH (glyph), robo_card_item_get_pictogram (item));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_tooltip_text (label, robo_card_item_get_title (item));
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (glyph, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 6);
  gtk_box_append (GTK_BOX (box), glyph);
  gtk_box_append (GTK_BOX (box), label);
  if (!robo_card_item_get_is_good (item))
    {
      GtkWidget *mark = gtk_image_new_from_icon_name ("dialog-error-symbolic");

      gtk_widget_set_tooltip_text (mark, problem);
      gtk_accessible_update_property (GTK_ACCESSIBLE (mark), GTK_ACCESSIBLE_PROPERTY_LABEL, problem, -1);
      gtk_widget_add_css_class (mark, "error");
      gtk_box_append (GTK_BOX (box), mark);
    }
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, robo_card_item_get_title (item),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, robo_card_item_get_is_good (item) ? "" : problem,
                                  -1);

  return row;
}
