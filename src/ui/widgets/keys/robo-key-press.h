// SPDX-License-Identifier: GPL-3.0-or-later
// Decides what a key press means, on every keyboard layout.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Holds a key press and what the keymap says about the key. To find out whether the press means a certain key, call
 * robo_key_press_means(); do not compare the typed value. The digits of a French keyboard need Shift, and a Russian
 * keyboard has no Latin letters. */
typedef struct
{
  guint         keyval;  /* key value that is typed, with the modifiers */
  guint         group;   /* the layout in use, as a group of the keymap */
  GdkKeymapKey *keys;    /* everything that the key can type, with its group and level; owned, nullable */
  guint        *keyvals; /* the value that each of `keys` types */
  guint         n_keys;
  char          place;         /* digit or letter at the position of the key on an American keyboard, or 0 */
  gboolean      is_place_free; /* whether no key of the keyboard types this digit or letter */
} RoboKeyPress;

#define ROBO_KEY_PRESS_N_MEANINGS 6

/* Initializes the key press for the current event of the controller. `keyval` and `keycode` are arguments of the
 * controller's signal key-pressed or key-released. */
void robo_key_press_init (RoboKeyPress       *press,
                          GtkEventController *controller,
                          guint               keyval,
                          guint               keycode);
void robo_key_press_clear (RoboKeyPress *press);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (RoboKeyPress, robo_key_press_clear)

/* Lists the key values that the press stands for, with letters in lower case. Returns their number. The first value
 * is the typed value. The other values count only if no widget reacts to the typed value. */
guint robo_key_press_list_meanings (const RoboKeyPress *press,
                                    guint               meanings[ROBO_KEY_PRESS_N_MEANINGS]);

gboolean robo_key_press_means (const RoboKeyPress *press,
                               guint               keyval);

/* Returns the digit, 0 to 9, that the press stands for, or -1. Keys of the numeric keypad stand for their digits with
 * and without Num Lock. */
int robo_key_press_get_digit (const RoboKeyPress *press);

/* Returns the digit on a key of the numeric keypad, with or without Num Lock. Returns -1 for other keys. */
int robo_key_press_get_keypad_digit (const RoboKeyPress *press);

/* Finds the key that types the digit or letter `place` on an American keyboard, and returns what this key types in
 * the first layout of the keymap. If the positions of keys are unknown, returns `place` itself. */
guint robo_key_press_find_at_place (GdkDisplay *display,
                                    char        place);

G_END_DECLS
