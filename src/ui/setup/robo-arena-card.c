// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena-card.h"

#include <adwaita.h>

#include "base/robo-properties.h"
#include "ui/widgets/pictures/robo-arena-paintable.h"
#include "ui/widgets/robo-closures.h"

/* Shows an arena. A user's arena may have problems that do not prevent games. The tooltip shows a warning about them,
 * or the description of the arena if there are none. */
struct _RoboArenaCard
{
  GtkFlowBoxChild parent_instance;

  GtkPicture *picture; /* template child */

  RoboArenaItem *item; /* owned */
  guint          picture_px;
};

enum
{
  PROP_0,
  PROP_ITEM,
  PROP_PICTURE_PX,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboArenaCard, robo_arena_card, GTK_TYPE_FLOW_BOX_CHILD)

static char *
dup_tooltip_cb (RoboArenaCard *self,
                const char    *warning,
                const char    *description)
{
  return g_strdup (warning != NULL ? warning : description);
}

/* Returns the minimum size of the picture. If there is little room, the picture shrinks to two thirds of its size. */
static int
get_least_px_cb (RoboArenaCard *self,
                 guint          picture_px)
{
  return (int)picture_px * 2 / 3;
}

static void
robo_arena_card_dispose (GObject *object)
{
  RoboArenaCard *self = ROBO_ARENA_CARD (object);

  g_clear_object (&self->item);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_ARENA_CARD);

  G_OBJECT_CLASS (robo_arena_card_parent_class)->dispose (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_ITEM] = { ROBO_PROPERTY_FIELD (OBJECT, "item", RoboArenaCard, item), .type = robo_arena_item_get_type },
  [PROP_PICTURE_PX] = { ROBO_PROPERTY_FIELD (UINT, "picture-px", RoboArenaCard, picture_px) },
};

static void
robo_arena_card_class_init (RoboArenaCardClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_arena_card_dispose;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/setup/robo-arena-card.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboArenaCard, picture);
  gtk_widget_class_bind_template_callback (widget_class, dup_tooltip_cb);
  gtk_widget_class_bind_template_callback (widget_class, get_least_px_cb);
  gtk_widget_class_bind_template_callback (widget_class, robo_closure_has_text);
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
  RoboArenaCard *self = NULL;
  g_autoptr (RoboArenaPaintable) paintable = NULL;
  const char *warning;

  g_return_val_if_fail (ROBO_IS_ARENA_ITEM (item), NULL);

  self = g_object_new (ROBO_TYPE_ARENA_CARD, NULL);
  self->item = g_object_ref (item);
  paintable = robo_arena_paintable_new (robo_arena_get_plan (robo_arena_item_get_arena (item)));
  robo_arena_paintable_show_in (paintable, self->picture);
  warning = robo_arena_item_get_warning (item);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, robo_arena_item_get_name (item),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  warning != NULL ? warning : robo_arena_item_get_description (item), -1);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ITEM]);
  robo_arena_card_set_picture_px (self, picture_px);

  return GTK_WIDGET (self);
}

void
robo_arena_card_set_picture_px (RoboArenaCard *self,
                                guint          picture_px)
{
  g_return_if_fail (ROBO_IS_ARENA_CARD (self));

  if (self->picture_px == picture_px)
    return;

  self->picture_px = picture_px;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PICTURE_PX]);
}

RoboArenaItem *
robo_arena_card_get_item (RoboArenaCard *self)
{
  g_return_val_if_fail (ROBO_IS_ARENA_CARD (self), NULL);

  return self->item;
}
