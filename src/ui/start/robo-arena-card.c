// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena-card.h"

#include <adwaita.h>

#include "ui/common/robo-arena-paintable.h"

/**
 * RoboArenaCard:
 *
 * What is wrong with an own arena, but does not keep it from being played, is in the tooltip.
 */
struct _RoboArenaCard
{
  GtkFlowBoxChild parent_instance;

  /* template children */
  AdwClamp   *clamp;
  GtkPicture *picture;
  GtkImage   *warning_image;
  GtkLabel   *name_label;

  /* owned */
  RoboArenaItem *item;
};

G_DEFINE_FINAL_TYPE (RoboArenaCard, robo_arena_card, GTK_TYPE_FLOW_BOX_CHILD)

static void
set_texts (RoboArenaCard *self)
{
  const char *name = robo_arena_item_get_name (self->item);
  const char *description = robo_arena_item_get_description (self->item);
  const char *warning = robo_arena_item_get_warning (self->item);

  gtk_label_set_text (self->name_label, name);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), warning != NULL ? warning : description);
  gtk_widget_set_visible (GTK_WIDGET (self->warning_image), warning != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, warning != NULL ? warning : description,
                                  -1);
}

static void
set_item (RoboArenaCard *self,
          RoboArenaItem *item)
{
  g_autoptr (RoboArenaPaintable) paintable = NULL;

  self->item = g_object_ref (item);
  paintable = robo_arena_paintable_new (robo_arena_get_plan (robo_arena_item_get_arena (item)));
  robo_arena_paintable_show_in (paintable, self->picture);
  set_texts (self);
}

static void
robo_arena_card_dispose (GObject *object)
{
  RoboArenaCard *self = ROBO_ARENA_CARD (object);

  g_clear_object (&self->item);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_ARENA_CARD);

  G_OBJECT_CLASS (robo_arena_card_parent_class)->dispose (object);
}

static void
robo_arena_card_class_init (RoboArenaCardClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_arena_card_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/robo-arena-card.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboArenaCard, clamp);
  gtk_widget_class_bind_template_child (widget_class, RoboArenaCard, picture);
  gtk_widget_class_bind_template_child (widget_class, RoboArenaCard, warning_image);
  gtk_widget_class_bind_template_child (widget_class, RoboArenaCard, name_label);
}

static void
robo_arena_card_init (RoboArenaCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
robo_arena_card_new (RoboArenaItem *item,
                     guint          picture_px)
{
  RoboArenaCard *self = g_object_new (ROBO_TYPE_ARENA_CARD, NULL);

  g_return_val_if_fail (ROBO_IS_ARENA_ITEM (item), NULL);

  set_item (self, item);
  robo_arena_card_set_picture_px (self, picture_px);

  return GTK_WIDGET (self);
}

void
robo_arena_card_set_picture_px (RoboArenaCard *self,
                                guint          picture_px)
{
  g_return_if_fail (ROBO_IS_ARENA_CARD (self));

  adw_clamp_set_maximum_size (self->clamp, picture_px);
  adw_clamp_set_tightening_threshold (self->clamp, picture_px);
  gtk_widget_set_size_request (GTK_WIDGET (self->picture), picture_px * 2 / 3, picture_px * 2 / 3);
}

RoboArenaItem *
robo_arena_card_get_item (RoboArenaCard *self)
{
  g_return_val_if_fail (ROBO_IS_ARENA_CARD (self), NULL);

  return self->item;
}
