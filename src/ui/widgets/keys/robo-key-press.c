// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-key-press.h"

#include <string.h>

/* Lists the rows of an American keyboard. `first_keycode` is the keycode that X11 and Wayland give to the first key
 * of the row. */
static const struct
{
  guint       first_keycode;
  const char *characters;
} rows[] = {
  { 10, "1234567890" },
  { 24, "qwertyuiop" },
  { 38, "asdfghjkl" },
  { 52, "zxcvbnm" },
};

/* Lists keys of the numeric keypad and two other keys, each with its digit or with another key that means the same. */
static const struct
{
  guint keyval;
  int   digit; /* digit of the key, or -1 */
  guint other; /* key value with the same meaning, or 0 */
} keypad[] = {
  { GDK_KEY_KP_0, 0, GDK_KEY_0 },
  { GDK_KEY_KP_1, 1, GDK_KEY_1 },
  { GDK_KEY_KP_2, 2, GDK_KEY_2 },
  { GDK_KEY_KP_3, 3, GDK_KEY_3 },
  { GDK_KEY_KP_4, 4, GDK_KEY_4 },
  { GDK_KEY_KP_5, 5, GDK_KEY_5 },
  { GDK_KEY_KP_6, 6, GDK_KEY_6 },
  { GDK_KEY_KP_7, 7, GDK_KEY_7 },
  { GDK_KEY_KP_8, 8, GDK_KEY_8 },
  { GDK_KEY_KP_9, 9, GDK_KEY_9 },
  /* The keypad types these values without Num Lock. */
  { GDK_KEY_KP_Insert, 0, GDK_KEY_Insert },
  { GDK_KEY_KP_End, 1, GDK_KEY_End },
  { GDK_KEY_KP_Down, 2, GDK_KEY_Down },
  { GDK_KEY_KP_Page_Down, 3, GDK_KEY_Page_Down },
  { GDK_KEY_KP_Left, 4, GDK_KEY_Left },
  { GDK_KEY_KP_Begin, 5, 0 },
  { GDK_KEY_KP_Right, 6, GDK_KEY_Right },
  { GDK_KEY_KP_Home, 7, GDK_KEY_Home },
  { GDK_KEY_KP_Up, 8, GDK_KEY_Up },
  { GDK_KEY_KP_Page_Up, 9, GDK_KEY_Page_Up },
  { GDK_KEY_KP_Delete, -1, GDK_KEY_Delete },
  /* Num Lock does not change these values. */
  { GDK_KEY_KP_Enter, -1, GDK_KEY_Return },
  { GDK_KEY_KP_Space, -1, GDK_KEY_space },
  { GDK_KEY_KP_Tab, -1, GDK_KEY_Tab },
  { GDK_KEY_KP_Add, -1, GDK_KEY_plus },
  { GDK_KEY_KP_Subtract, -1, GDK_KEY_minus },
  { GDK_KEY_KP_Divide, -1, GDK_KEY_slash },
  { GDK_KEY_ISO_Enter, -1, GDK_KEY_Return },
  { GDK_KEY_ISO_Left_Tab, -1, GDK_KEY_Tab },
};

/* Returns TRUE if the keycodes in `rows` are those of the display. Broadway and other systems have other keycodes. */
static gboolean
has_places (GdkDisplay *display)
{
  const char *name = G_OBJECT_TYPE_NAME (display);

  return g_str_equal (name, "GdkX11Display") || g_str_equal (name, "GdkWaylandDisplay");
}

static char
find_place (guint keycode)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (keycode >= rows[i].first_keycode && keycode < rows[i].first_keycode + strlen (rows[i].characters))
      return rows[i].characters[keycode - rows[i].first_keycode];

  return 0;
}

static gboolean
is_letter (guint keyval)
{
  return keyval < 128 && g_ascii_islower ((char)keyval);
}

static gboolean
is_digit (guint keyval)
{
  return keyval >= GDK_KEY_0 && keyval <= GDK_KEY_9;
}

void
robo_key_press_init (RoboKeyPress       *press,
                     GtkEventController *controller,
                     guint               keyval,
                     guint               keycode)
{
  GdkDisplay *display;
  GdkEvent   *event;
  int         n_keys = 0;

  g_return_if_fail (press != NULL);
  g_return_if_fail (GTK_IS_EVENT_CONTROLLER (controller));

  display = gtk_widget_get_display (gtk_event_controller_get_widget (controller));
  event = gtk_event_controller_get_current_event (controller);
  *press = (RoboKeyPress){ .keyval = keyval };
  if (event != NULL && (gdk_event_get_event_type (event) == GDK_KEY_PRESS ||
                        gdk_event_get_event_type (event) == GDK_KEY_RELEASE))
    press->group = gdk_key_event_get_layout (event);
  if (gdk_display_map_keycode (display, keycode, &press->keys, &press->keyvals, &n_keys))
    press->n_keys = (guint)n_keys;

  if (has_places (display))
    press->place = find_place (keycode);
  if (press->place != 0)
    {
      g_autofree GdkKeymapKey *others = NULL;
      int                      n_others = 0;

      press->is_place_free = !gdk_display_map_keyval (display, (guint)press->place, &others, &n_others) ||
                             n_others == 0;
    }
}

void
robo_key_press_clear (RoboKeyPress *press)
{
  g_clear_pointer (&press->keys, g_free);
  g_clear_pointer (&press->keyvals, g_free);
  press->n_keys = 0;
}

static void
add_meaning (guint *meanings,
             guint *n,
             guint  keyval)
{
  for (guint i = 0; i < *n; i++)
    if (meanings[i] == keyval)
      return;

  g_assert (*n < ROBO_KEY_PRESS_N_MEANINGS);
  meanings[(*n)++] = keyval;
}

/* Returns TRUE if the key types `typed` without modifiers. `typed` is a value in lower case. */
static gboolean
is_plain (const RoboKeyPress *press,
          guint               typed)
{
  for (guint i = 0; i < press->n_keys; i++)
    if (press->keys[i].group == (int)press->group && press->keys[i].level == 0)
      return gdk_keyval_to_lower (press->keyvals[i]) == typed;

  return FALSE;
}

/* Returns the first digit that the key types in the layout in use, with whichever modifiers, or 0. */
static guint
find_hidden_digit (const RoboKeyPress *press)
{
  for (guint i = 0; i < press->n_keys; i++)
    if (press->keys[i].group == (int)press->group && is_digit (press->keyvals[i]))
      return press->keyvals[i];

  return 0;
}

/* Returns the first letter that the key types without modifiers in another layout of the keymap, or 0. GTK looks for
 * the keys of its accelerators in the same way. */
static guint
find_other_letter (const RoboKeyPress *press)
{
  for (guint i = 0; i < press->n_keys; i++)
    if (press->keys[i].group != (int)press->group && press->keys[i].level == 0 && is_letter (press->keyvals[i]))
      return press->keyvals[i];

  return 0;
}

/* Returns TRUE if the value is that of a function key, a modifier or another key without a character. A dead key has a
 * character: on Vietnamese keyboards some dead keys are in the row of digits. */
static gboolean
is_function (guint keyval)
{
  return (keyval >= 0xfe00 && keyval <= 0xffff && (keyval < GDK_KEY_dead_grave || keyval > 0xfeaf)) ||
         (keyval >= 0x10000000 && keyval <= 0x1fffffff);
}

guint
robo_key_press_list_meanings (const RoboKeyPress *press,
                              guint               meanings[ROBO_KEY_PRESS_N_MEANINGS])
{
  guint typed;
  guint n = 0;
  guint found;
  int   digit;

  g_return_val_if_fail (press != NULL, 0);

  typed = gdk_keyval_to_lower (press->keyval);
  add_meaning (meanings, &n, typed);
  for (guint i = 0; i < G_N_ELEMENTS (keypad); i++)
    if (keypad[i].keyval == typed && keypad[i].other != 0)
      add_meaning (meanings, &n, keypad[i].other);
  if (is_letter (typed) || is_digit (typed) || is_function (typed))
    return n;

  /* Arabic and Indian digits have key values of their own. */
  digit = g_unichar_digit_value (gdk_keyval_to_unicode (typed));
  if (digit >= 0)
    add_meaning (meanings, &n, GDK_KEY_0 + (guint)digit);
  if (!is_plain (press, typed))
    return n;

  found = find_hidden_digit (press);
  if (found != 0)
    add_meaning (meanings, &n, found);
  found = find_other_letter (press);
  if (found != 0)
    add_meaning (meanings, &n, found);
  if (press->is_place_free)
    add_meaning (meanings, &n, (guint)press->place);

  return n;
}

gboolean
robo_key_press_means (const RoboKeyPress *press,
                      guint               keyval)
{
  guint meanings[ROBO_KEY_PRESS_N_MEANINGS];
  guint n = robo_key_press_list_meanings (press, meanings);

  for (guint i = 0; i < n; i++)
    if (meanings[i] == keyval)
      return TRUE;

  return FALSE;
}

int
robo_key_press_get_keypad_digit (const RoboKeyPress *press)
{
  g_return_val_if_fail (press != NULL, -1);

  for (guint i = 0; i < G_N_ELEMENTS (keypad); i++)
    if (keypad[i].keyval == press->keyval)
      return keypad[i].digit;

  return -1;
}

int
robo_key_press_get_digit (const RoboKeyPress *press)
{
  guint meanings[ROBO_KEY_PRESS_N_MEANINGS];
  guint n = robo_key_press_list_meanings (press, meanings);

  for (guint i = 0; i < n; i++)
    if (is_digit (meanings[i]))
      return (int)(meanings[i] - GDK_KEY_0);

  return robo_key_press_get_keypad_digit (press);
}

guint
robo_key_press_find_at_place (GdkDisplay *display,
                              char        place)
{
  g_return_val_if_fail (GDK_IS_DISPLAY (display), 0);

  for (guint i = 0; i < G_N_ELEMENTS (rows) && has_places (display); i++)
    {
      const char              *at = strchr (rows[i].characters, place);
      guint                    keycode;
      g_autofree GdkKeymapKey *keys = NULL;
      g_autofree guint        *keyvals = NULL;
      int                      n_keys = 0;

      if (at == NULL)
        continue;

      keycode = rows[i].first_keycode + (guint)(at - rows[i].characters);
      gdk_display_map_keycode (display, keycode, &keys, &keyvals, &n_keys);
      for (int k = 0; k < n_keys; k++)
        if (keys[k].group == 0 && keys[k].level == 0)
          return keyvals[k];
    }

  return (guint)place;
}
