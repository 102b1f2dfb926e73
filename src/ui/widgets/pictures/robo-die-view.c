// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-die-view.h"

#include <glib/gi18n.h>

#include "match/log/robo-words.h"

#include "robo-cached-picture.h"
#include "robo-ink.h"

/* Shows a die at the size that the style sheet sets (CSS node `die`), or larger. Role: image, labeled by its color and
 * face. */
struct _RoboDieView
{
  GtkWidget parent_instance;

  RoboColour  colour;
  guint       value;
  RoboDieMood mood;
};

G_DEFINE_FINAL_TYPE (RoboDieView, robo_die_view, GTK_TYPE_WIDGET)

static void
update_label (RoboDieView *self)
{
  g_autofree char *name = NULL;

  if (self->value > 0)
    name = robo_words_dup_die (self->colour, self->value);
  else
    name = g_strdup (self->colour == ROBO_BLUE ? _ ("Blue die") : _ ("Red die"));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
draw_die (GtkWidget         *widget,
          cairo_t           *cr,
          const RoboPalette *palette)
{
  RoboDieView *self = ROBO_DIE_VIEW (widget);

  robo_draw_die (cr, palette, self->colour, self->value, self->mood);
}

static void
robo_die_view_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  RoboDieView *self = ROBO_DIE_VIEW (widget);

  robo_cached_picture_snapshot (widget, self->mood << 4 | self->value << 1 | self->colour, snapshot, draw_die);
}

static void
robo_die_view_class_init (RoboDieViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = robo_die_view_snapshot;

  gtk_widget_class_set_css_name (widget_class, "die");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
robo_die_view_init (RoboDieView *self)
{
  robo_ink_watch (GTK_WIDGET (self));
  update_label (self);
}

GtkWidget *
robo_die_view_new (RoboColour colour,
                   guint      value)
{
  RoboDieView *self = g_object_new (ROBO_TYPE_DIE_VIEW, NULL);

  robo_die_view_set_die (self, colour, value, ROBO_DIE_MOOD_WAITING);

  return GTK_WIDGET (self);
}

void
robo_die_view_set_die (RoboDieView *self,
                       RoboColour   colour,
                       guint        value,
                       RoboDieMood  mood)
{
  g_return_if_fail (ROBO_IS_DIE_VIEW (self));
  g_return_if_fail (value <= 6);

  if (self->colour == colour && self->value == value && self->mood == mood)
    return;

  self->colour = colour;
  self->value = value;
  self->mood = mood;
  update_label (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
