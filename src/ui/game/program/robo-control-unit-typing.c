// SPDX-License-Identifier: GPL-3.0-or-later
// A control unit is programmed by keyboard: a compass, faces, colours.
#include "config.h"

#include "robo-control-unit-private.h"

static const struct
{
  guint   keyval;
  RoboDir dir;
} dir_keys[] = {
  { GDK_KEY_KP_8, ROBO_DIR_N },
  { GDK_KEY_KP_9, ROBO_DIR_NE },
  { GDK_KEY_KP_6, ROBO_DIR_E },
  { GDK_KEY_KP_3, ROBO_DIR_SE },
  { GDK_KEY_KP_2, ROBO_DIR_S },
  { GDK_KEY_KP_1, ROBO_DIR_SW },
  { GDK_KEY_KP_4, ROBO_DIR_W },
  { GDK_KEY_KP_7, ROBO_DIR_NW },
  /* The same without Num Lock. */
  { GDK_KEY_KP_Up, ROBO_DIR_N },
  { GDK_KEY_KP_Page_Up, ROBO_DIR_NE },
  { GDK_KEY_KP_Right, ROBO_DIR_E },
  { GDK_KEY_KP_Page_Down, ROBO_DIR_SE },
  { GDK_KEY_KP_Down, ROBO_DIR_S },
  { GDK_KEY_KP_End, ROBO_DIR_SW },
  { GDK_KEY_KP_Left, ROBO_DIR_W },
  { GDK_KEY_KP_Home, ROBO_DIR_NW },
  /* Without a keypad. */
  { GDK_KEY_Up, ROBO_DIR_N },
  { GDK_KEY_Right, ROBO_DIR_E },
  { GDK_KEY_Down, ROBO_DIR_S },
  { GDK_KEY_Left, ROBO_DIR_W },
  { GDK_KEY_w, ROBO_DIR_N },
  { GDK_KEY_e, ROBO_DIR_NE },
  { GDK_KEY_d, ROBO_DIR_E },
  { GDK_KEY_c, ROBO_DIR_SE },
  { GDK_KEY_x, ROBO_DIR_S },
  { GDK_KEY_z, ROBO_DIR_SW },
  { GDK_KEY_y, ROBO_DIR_SW }, /* where German keyboards have the Z of others */
  { GDK_KEY_a, ROBO_DIR_W },
  { GDK_KEY_q, ROBO_DIR_NW },
};

static guint
find_dir (guint keyval)
{
  for (guint i = 0; i < G_N_ELEMENTS (dir_keys); i++)
    {
      if (dir_keys[i].keyval == keyval)
        return dir_keys[i].dir;
    }

  return ROBO_NO_KEY;
}

void
robo_control_unit_point_at (RoboControlUnit *self,
                            guint            dir)
{
  self->pointed = dir;
  for (guint i = 0; i < ROBO_N_DIRS; i++)
    robo_control_key_set_pointed (self->keys[i], i == dir);
}

static const RoboDie *
get_die (RoboControlUnit *self)
{
  return robo_program_draft_get_die (self->draft, robo_program_draft_find_on_unit (self->draft, self->unit));
}

void
robo_control_unit_forget_typing (RoboControlUnit *self)
{
  self->value = 0;
  self->colour = ROBO_NO_COLOUR;
}

/* The colour that was typed, else that of the die which is here, else blue where it may lie. */
static RoboColour
choose_colour (RoboControlUnit *self,
               guint            value,
               RoboDir          dir)
{
  const RoboDie *die = get_die (self);

  if (self->colour != ROBO_NO_COLOUR)
    return (RoboColour)self->colour;
  if (die != NULL)
    return die->colour;
  if (robo_program_draft_check_put (self->draft, ROBO_BLUE, value, self->unit, dir) == ROBO_REFUSED_NOT)
    return ROBO_BLUE;

  return ROBO_RED;
}

/* As soon as face and key are known, the die is put there. */
static void
try_put (RoboControlUnit *self)
{
  const RoboDie *die = get_die (self);
  guint          value = self->value;
  guint          dir = self->pointed;
  RoboRefusal    refusal;

  if (value == 0 && die != NULL)
    value = die->value;
  if (dir == ROBO_NO_KEY && die != NULL)
    dir = die->key;
  if (value == 0 || dir == ROBO_NO_KEY)
    return;

  refusal = robo_program_draft_put (self->draft, choose_colour (self, value, dir), value, self->unit, dir);
  if (refusal != ROBO_REFUSED_NOT)
    robo_control_unit_refuse (self, refusal);
  else
    robo_control_unit_forget_typing (self);
}

static gboolean
says_something (guint keyval)
{
  return find_dir (keyval) != ROBO_NO_KEY || (keyval >= GDK_KEY_1 && keyval <= GDK_KEY_6) || keyval == GDK_KEY_b ||
         keyval == GDK_KEY_r;
}

static gboolean
type_key (RoboControlUnit *self,
          guint            keyval)
{
  guint dir = find_dir (keyval);

  if (dir != ROBO_NO_KEY)
    robo_control_unit_point_at (self, dir);
  else if (keyval >= GDK_KEY_1 && keyval <= GDK_KEY_6)
    self->value = keyval - GDK_KEY_0;
  else if (keyval == GDK_KEY_b)
    self->colour = ROBO_BLUE;
  else if (keyval == GDK_KEY_r)
    self->colour = ROBO_RED;
  else
    return FALSE;

  try_put (self);

  return TRUE;
}

static void
clear (RoboControlUnit *self)
{
  robo_control_unit_forget_typing (self);
  robo_control_unit_point_at (self, ROBO_NO_KEY);
  robo_program_draft_clear (self->draft, self->unit);
}

static gboolean
key_pressed_cb (RoboControlUnit *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  state)
{
  if (self->draft == NULL || state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK))
    return GDK_EVENT_PROPAGATE;

  switch (keyval)
    {
    case GDK_KEY_BackSpace:
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
      clear (self);
      return GDK_EVENT_STOP;

    case GDK_KEY_space:
    case GDK_KEY_KP_5:
    case GDK_KEY_KP_Begin:
      robo_control_unit_click_key (self, self->pointed == ROBO_NO_KEY ? ROBO_DIR_N : self->pointed);
      return GDK_EVENT_STOP;

    default:
      return type_key (self, gdk_keyval_to_lower (keyval));
    }
}

static void
focus_left_cb (RoboControlUnit *self)
{
  robo_control_unit_forget_typing (self);
  robo_control_unit_point_at (self, ROBO_NO_KEY);
}

/* The keyboard begins where a die lies. */
static void
focus_entered_cb (RoboControlUnit *self)
{
  const RoboDie *die = self->draft != NULL ? get_die (self) : NULL;

  robo_control_unit_point_at (self, die != NULL ? die->key : ROBO_NO_KEY);
}

void
robo_control_unit_add_keyboard (RoboControlUnit *self)
{
  GtkEventController *keyboard = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->pointed = ROBO_NO_KEY;
  self->colour = ROBO_NO_COLOUR;
  g_signal_connect_swapped (keyboard, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keyboard);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (focus_entered_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (focus_left_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}

gboolean
robo_control_unit_type (RoboControlUnit *self,
                        guint            keyval)
{
  guint lower = gdk_keyval_to_lower (keyval);

  g_return_val_if_fail (ROBO_IS_CONTROL_UNIT (self), FALSE);

  if (self->draft == NULL || !says_something (lower))
    return FALSE;

  gtk_widget_grab_focus (GTK_WIDGET (self));

  return type_key (self, lower);
}

gboolean
robo_control_unit_find_dir (guint    keyval,
                            RoboDir *dir)
{
  guint found = find_dir (gdk_keyval_to_lower (keyval));

  /* Plain arrow keys move the focus. */
  if (found == ROBO_NO_KEY || (keyval >= GDK_KEY_Left && keyval <= GDK_KEY_Down))
    return FALSE;

  *dir = (RoboDir)found;

  return TRUE;
}
