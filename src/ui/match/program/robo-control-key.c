// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-control-key.h"

#include <glib/gi18n.h>

#include "match/log/robo-words.h"

#include "ui/widgets/layouts/robo-css.h"
#include "ui/widgets/pictures/robo-die-view.h"

/* Shows a key in one of the eight directions around the number of a control unit. Blue keys are squares, the others
 * discs (R1.2). A key takes no focus, because the whole unit is controlled by keyboard.
 *
 * CSS: node `controlkey` with the class `blue`; `forbidden` if no die may lie there now, `pointed` if the key is
 * selected by keyboard; `double` if the second die of the key lies in the middle of the unit, and `middle` for the
 * position in the middle. Role: button, named by unit, direction and dice. */
struct _RoboControlKey
{
  GtkButton parent_instance;

  guint        unit;
  RoboDir      dir;
  gboolean     is_middle;
  gboolean     is_bare;
  RoboDie      die_laid; /* the die that the child shows while the child is visible */
  RoboDieView *die;      /* a child */
};

G_DEFINE_FINAL_TYPE (RoboControlKey, robo_control_key, GTK_TYPE_BUTTON)

static void
update_label (RoboControlKey *self,
              const RoboDie  *first,
              const RoboDie  *second)
{
  const char      *unit = robo_words_get_unit (self->unit);
  const char      *dir = robo_words_get_dir (self->dir);
  g_autofree char *name = NULL;
  g_autofree char *die = NULL;

  if (first != NULL)
    die = robo_words_dup_die (first->colour, first->value);
  if (second != NULL)
    {
      g_autofree char *second_die = robo_words_dup_die (second->colour, second->value);

      /* Translators: This is a key of a controller with two dice on it: “Control unit II, north-east: red 3 and blue
       * 5”. */
      name = g_strdup_printf (_ ("Control unit %1$s, %2$s: %3$s and %4$s"), unit, dir, die, second_die);
    }
  else if (first != NULL)
    /* Translators: This is a key of a controller with a die on it: “Control unit II, north-east: red 3”. */
    name = g_strdup_printf (_ ("Control unit %s, %s: %s"), unit, dir, die);
  else
    /* Translators: This is a key of a controller without a die: “Control unit II, north-east: empty”. */
    name = g_strdup_printf (_ ("Control unit %s, %s: empty"), unit, dir);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
robo_control_key_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  if (!ROBO_CONTROL_KEY (widget)->is_bare)
    GTK_WIDGET_CLASS (robo_control_key_parent_class)->snapshot (widget, snapshot);
}

static void
robo_control_key_class_init (RoboControlKeyClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = robo_control_key_snapshot;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "controlkey");
}

static void
robo_control_key_init (RoboControlKey *self)
{
  self->die = ROBO_DIE_VIEW (robo_die_view_new (ROBO_BLUE, 0));
  gtk_widget_set_visible (GTK_WIDGET (self->die), FALSE);
  gtk_button_set_child (GTK_BUTTON (self), GTK_WIDGET (self->die));
  gtk_widget_set_can_focus (GTK_WIDGET (self), FALSE);
  gtk_widget_set_focus_on_click (GTK_WIDGET (self), FALSE);
}

GtkWidget *
robo_control_key_new (guint   unit,
                      RoboDir dir)
{
  RoboControlKey *self = g_object_new (ROBO_TYPE_CONTROL_KEY, NULL);

  self->unit = unit;
  self->dir = dir;
  robo_css_set_class (GTK_WIDGET (self), "blue", robo_dir_is_orthogonal (dir));
  update_label (self, NULL, NULL);

  return GTK_WIDGET (self);
}

GtkWidget *
robo_control_key_new_middle (guint unit)
{
  RoboControlKey *self = g_object_new (ROBO_TYPE_CONTROL_KEY, NULL);

  self->unit = unit;
  self->is_middle = TRUE;
  gtk_widget_add_css_class (GTK_WIDGET (self), "middle");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);

  return GTK_WIDGET (self);
}

guint
robo_control_key_get_unit (RoboControlKey *self)
{
  g_return_val_if_fail (ROBO_IS_CONTROL_KEY (self), 0);

  return self->unit;
}

RoboDir
robo_control_key_get_dir (RoboControlKey *self)
{
  g_return_val_if_fail (ROBO_IS_CONTROL_KEY (self), ROBO_DIR_N);

  return self->dir;
}

gboolean
robo_control_key_is_middle (RoboControlKey *self)
{
  g_return_val_if_fail (ROBO_IS_CONTROL_KEY (self), FALSE);

  return self->is_middle;
}

gboolean
robo_control_key_has_die (RoboControlKey *self)
{
  g_return_val_if_fail (ROBO_IS_CONTROL_KEY (self), FALSE);

  return gtk_widget_get_visible (GTK_WIDGET (self->die));
}

void
robo_control_key_take_die (RoboControlKey *self)
{
  g_return_if_fail (ROBO_IS_CONTROL_KEY (self));

  gtk_widget_set_visible (GTK_WIDGET (self->die), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self), !self->is_middle);
  robo_css_set_class (GTK_WIDGET (self), "double", FALSE);
  update_label (self, NULL, NULL);
}

void
robo_control_key_set_die (RoboControlKey *self,
                          const RoboDie  *die,
                          RoboDieMood     mood)
{
  g_return_if_fail (ROBO_IS_CONTROL_KEY (self));
  g_return_if_fail (die != NULL);

  self->die_laid = *die;
  if (self->is_middle)
    self->dir = die->key;
  robo_die_view_set_die (self->die, die->colour, die->value, mood);
  gtk_widget_set_visible (GTK_WIDGET (self->die), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  update_label (self, die, NULL);
}

void
robo_control_key_set_second (RoboControlKey *self,
                             const RoboDie  *die)
{
  g_return_if_fail (ROBO_IS_CONTROL_KEY (self));
  g_return_if_fail (robo_control_key_has_die (self));

  robo_css_set_class (GTK_WIDGET (self), "double", TRUE);
  update_label (self, &self->die_laid, die);
}

void
robo_control_key_set_is_bare (RoboControlKey *self,
                              gboolean        is_bare)
{
  g_return_if_fail (ROBO_IS_CONTROL_KEY (self));

  if (self->is_bare == is_bare)
    return;

  self->is_bare = is_bare;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
robo_control_key_snapshot_die (RoboControlKey *self,
                               GtkSnapshot    *snapshot)
{
  g_return_if_fail (ROBO_IS_CONTROL_KEY (self));

  gtk_widget_snapshot_child (GTK_WIDGET (self), GTK_WIDGET (self->die), snapshot);
}

void
robo_control_key_set_reason (RoboControlKey *self,
                             const char     *reason)
{
  g_return_if_fail (ROBO_IS_CONTROL_KEY (self));

  /* Skip keys that do not change. All keys are updated whenever a die is laid, and updating each of them would take GTK
   * more than a frame. */
  if (g_strcmp0 (reason, gtk_widget_get_tooltip_text (GTK_WIDGET (self))) == 0)
    return;

  robo_css_set_class (GTK_WIDGET (self), "forbidden", reason != NULL);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), reason);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  reason != NULL ? reason : "", -1);
}

void
robo_control_key_set_pointed (RoboControlKey *self,
                              gboolean        pointed)
{
  g_return_if_fail (ROBO_IS_CONTROL_KEY (self));

  robo_css_set_class (GTK_WIDGET (self), "pointed", pointed);
}
