// SPDX-License-Identifier: GPL-3.0-or-later
// Decides what a key press means, on every keyboard layout.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A key press, and what the keymap tells about its key. A key of a widget is compared with robo_key_press_means(),
 * never with the typed value: the digits of a French keyboard need Shift, and a Russian one has no Latin letters. */
typedef struct
{
  guint         keyval;  /* what the key types, with the modifiers */
  guint         group;   /* of the keymap: the layout in use */
  GdkKeymapKey *keys;    /* everything that the key can type, with its group and level; owned, nullable */
  guint        *keyvals; /* for each of keys */
  guint         n_keys;
  char          place;         /* the digit or letter at this place of an American keyboard, or 0 */
  gboolean      is_place_free; /* whether no key of the keyboard types this digit or letter */
} RoboKeyPress;

#define ROBO_KEY_PRESS_N_MEANINGS 6

/* Asks the keymap about an event of the controller, whose key-pressed or key-released signal gave keyval and keycode. */
void robo_key_press_init (RoboKeyPress       *press,
                          GtkEventController *controller,
                          guint               keyval,
                          guint               keycode);
void robo_key_press_clear (RoboKeyPress *press);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (RoboKeyPress, robo_key_press_clear)

/* Fills in the key values that the press stands for, letters in lower case, and returns their number. The first one
 * is that which was typed; the others count only if it has no function. */
guint robo_key_press_list_meanings (const RoboKeyPress *press,
                                    guint               meanings[ROBO_KEY_PRESS_N_MEANINGS]);

gboolean robo_key_press_means (const RoboKeyPress *press,
                               guint               keyval);

/* Returns the digit, from 0 to 9, or -1. The numeric keypad has digits with and without Num Lock. */
int robo_key_press_get_digit (const RoboKeyPress *press);

/* Returns the digit on a key of the numeric keypad, with or without Num Lock; or -1 for other keys. */
int robo_key_press_get_keypad_digit (const RoboKeyPress *press);

/* Returns what the key at the place of a digit or letter of an American keyboard types in the first layout, or that
 * character itself if the places are unknown. */
guint robo_key_press_find_at_place (GdkDisplay *display,
                                    char        place);

G_END_DECLS
