// SPDX-License-Identifier: GPL-3.0-or-later
// Tests keys of keyboard layouts, as their keymaps describe them, and what they mean.
#include "config.h"

#include "tests/ui/ui-test.h"
#include "ui/widgets/keys/robo-key-press.h"

#define MAX_LEVELS 4

typedef struct
{
  const char *name;
  char        place;
  guint       typed;
  guint       levels[MAX_LEVELS]; /* values of the key in the current layout, by level */
  guint       other;              /* value without modifiers in another layout of the keymap; 0 for none */
  gboolean    is_place_free;
  guint       meanings[ROBO_KEY_PRESS_N_MEANINGS];
} Row;

/* The values of keys in layouts of several countries, without a modifier, with Shift and at the third level. */
#define FR_1          GDK_KEY_ampersand, GDK_KEY_1
#define FR_2          GDK_KEY_eacute, GDK_KEY_2, GDK_KEY_asciitilde
#define FR_CIRCUMFLEX GDK_KEY_dead_circumflex, GDK_KEY_dead_diaeresis
#define FR_M          GDK_KEY_comma, GDK_KEY_question
#define VN_5          GDK_KEY_dead_grave, GDK_KEY_5
#define RU_S          GDK_KEY_Cyrillic_yeru, GDK_KEY_Cyrillic_YERU
#define RU_Q          GDK_KEY_Cyrillic_shorti, GDK_KEY_Cyrillic_SHORTI
#define GR_H          GDK_KEY_Greek_eta, GDK_KEY_Greek_ETA
#define GR_Q          GDK_KEY_semicolon, GDK_KEY_colon
#define DE_SS         GDK_KEY_ssharp, GDK_KEY_question, GDK_KEY_backslash
#define PL_L          GDK_KEY_l, GDK_KEY_L, GDK_KEY_lstroke
#define IR_3          GDK_KEY_Farsi_3, GDK_KEY_numbersign
#define KEYPAD_4      GDK_KEY_KP_Left, GDK_KEY_KP_4

static const Row rows[] = {
  { "us/letter", 'w', GDK_KEY_w, { GDK_KEY_w, GDK_KEY_W }, 0, FALSE, { GDK_KEY_w } },
  { "us/capital-letter", 'w', GDK_KEY_W, { GDK_KEY_w, GDK_KEY_W }, 0, FALSE, { GDK_KEY_w } },
  { "us/shifted-digit", '7', GDK_KEY_ampersand, { GDK_KEY_7, GDK_KEY_ampersand }, 0, FALSE, { GDK_KEY_ampersand } },
  { "fr/digit-without-shift", '1', GDK_KEY_ampersand, { FR_1 }, 0, FALSE, { GDK_KEY_ampersand, GDK_KEY_1 } },
  { "fr/digit-on-a-letter", '2', GDK_KEY_eacute, { FR_2 }, 0, FALSE, { GDK_KEY_eacute, GDK_KEY_2 } },
  { "fr/digit-with-caps-lock", '2', GDK_KEY_Eacute, { FR_2 }, 0, FALSE, { GDK_KEY_eacute, GDK_KEY_2 } },
  { "fr/digit-with-shift", '2', GDK_KEY_2, { FR_2 }, 0, FALSE, { GDK_KEY_2 } },
  { "fr/third-level", '2', GDK_KEY_asciitilde, { FR_2 }, 0, FALSE, { GDK_KEY_asciitilde } },
  { "fr/moved-letter", 'w', GDK_KEY_z, { GDK_KEY_z, GDK_KEY_Z }, 0, FALSE, { GDK_KEY_z } },
  { "fr/comma-at-a-letter", 'm', GDK_KEY_comma, { FR_M }, 0, FALSE, { GDK_KEY_comma } },
  { "fr/question-mark", 'm', GDK_KEY_question, { FR_M }, 0, FALSE, { GDK_KEY_question } },
  { "fr/dead-key", 0, GDK_KEY_dead_circumflex, { FR_CIRCUMFLEX }, 0, FALSE, { GDK_KEY_dead_circumflex } },
  { "cz/plus-on-a-digit", '1', GDK_KEY_plus, { GDK_KEY_plus, GDK_KEY_1 }, 0, FALSE, { GDK_KEY_plus, GDK_KEY_1 } },
  { "vn/dead-digit", '5', GDK_KEY_dead_grave, { VN_5 }, 0, FALSE, { GDK_KEY_dead_grave, GDK_KEY_5 } },
  { "ru/only-layout", 's', GDK_KEY_Cyrillic_yeru, { RU_S }, 0, TRUE, { GDK_KEY_Cyrillic_yeru, GDK_KEY_s } },
  { "ru/capital-letter", 's', GDK_KEY_Cyrillic_YERU, { RU_S }, 0, TRUE, { GDK_KEY_Cyrillic_yeru, GDK_KEY_s } },
  { "ru/with-us-layout", 's', GDK_KEY_Cyrillic_yeru, { RU_S }, GDK_KEY_s, FALSE, { GDK_KEY_Cyrillic_yeru, GDK_KEY_s } },
  { "ru/with-azerty-layout",
    .place = 'q',
    .typed = GDK_KEY_Cyrillic_shorti,
    .levels = { RU_Q },
    .other = GDK_KEY_a,
    .meanings = { GDK_KEY_Cyrillic_shorti, GDK_KEY_a } },
  { "gr/letter", 'h', GDK_KEY_Greek_eta, { GR_H }, 0, TRUE, { GDK_KEY_Greek_eta, GDK_KEY_h } },
  { "gr/semicolon-at-a-letter", 'q', GDK_KEY_semicolon, { GR_Q }, 0, TRUE, { GDK_KEY_semicolon, GDK_KEY_q } },
  { "gr/colon", 'q', GDK_KEY_colon, { GR_Q }, 0, TRUE, { GDK_KEY_colon } },
  { "tr/dotless-i", 'i', GDK_KEY_idotless, { GDK_KEY_idotless, GDK_KEY_I }, 0, FALSE, { GDK_KEY_idotless } },
  { "de/sharp-s", 0, GDK_KEY_ssharp, { DE_SS }, 0, FALSE, { GDK_KEY_ssharp } },
  { "pl/third-level", 'l', GDK_KEY_lstroke, { PL_L }, GDK_KEY_l, FALSE, { GDK_KEY_lstroke } },
  { "ir/persian-digit", '3', GDK_KEY_Farsi_3, { IR_3 }, 0, TRUE, { GDK_KEY_Farsi_3, GDK_KEY_3 } },
  { "keypad/num-lock", 0, GDK_KEY_KP_4, { KEYPAD_4 }, 0, FALSE, { GDK_KEY_KP_4, GDK_KEY_4 } },
  { "keypad/no-num-lock", 0, GDK_KEY_KP_Left, { KEYPAD_4 }, 0, FALSE, { GDK_KEY_KP_Left, GDK_KEY_Left } },
  { "keypad/enter", 0, GDK_KEY_KP_Enter, { GDK_KEY_KP_Enter }, 0, FALSE, { GDK_KEY_KP_Enter, GDK_KEY_Return } },
  { "escape-key", 0, GDK_KEY_Escape, { GDK_KEY_Escape }, 0, FALSE, { GDK_KEY_Escape } },
};

static void
test_row (gconstpointer data)
{
  const Row   *row = data;
  GdkKeymapKey keys[MAX_LEVELS + 1] = { 0 };
  guint        keyvals[MAX_LEVELS + 1];
  guint        n_keys = 0;
  RoboKeyPress press = { .keyval = row->typed, .group = 1, .keys = keys, .keyvals = keyvals, .place = row->place };
  guint        meanings[ROBO_KEY_PRESS_N_MEANINGS];
  guint        n;

  if (row->other != 0)
    keyvals[n_keys++] = row->other;
  for (int level = 0; level < MAX_LEVELS && row->levels[level] != 0; level++)
    {
      keys[n_keys] = (GdkKeymapKey){ .group = 1, .level = level };
      keyvals[n_keys++] = row->levels[level];
    }
  press.n_keys = n_keys;
  press.is_place_free = row->is_place_free;

  n = robo_key_press_list_meanings (&press, meanings);
  for (guint i = 0; i < n; i++)
    g_assert_cmphex (meanings[i], ==, row->meanings[i]);
  g_assert_true (n == ROBO_KEY_PRESS_N_MEANINGS || row->meanings[n] == 0);
  for (guint i = 0; i < n; i++)
    g_assert_true (robo_key_press_means (&press, row->meanings[i]));
}

/* The digits are those printed on the keypad, in both states of Num Lock. */
static void
test_keypad (void)
{
  static const guint with_lock[] = { GDK_KEY_KP_0, GDK_KEY_KP_1, GDK_KEY_KP_2, GDK_KEY_KP_3, GDK_KEY_KP_4,
                                     GDK_KEY_KP_5, GDK_KEY_KP_6, GDK_KEY_KP_7, GDK_KEY_KP_8, GDK_KEY_KP_9 };
  static const guint without[] = { GDK_KEY_KP_Insert, GDK_KEY_KP_End, GDK_KEY_KP_Down, GDK_KEY_KP_Page_Down,
                                   GDK_KEY_KP_Left, GDK_KEY_KP_Begin, GDK_KEY_KP_Right, GDK_KEY_KP_Home,
                                   GDK_KEY_KP_Up, GDK_KEY_KP_Page_Up };

  for (int digit = 0; digit < 10; digit++)
    {
      RoboKeyPress locked = { .keyval = with_lock[digit] };
      RoboKeyPress plain = { .keyval = without[digit] };

      g_assert_cmpint (robo_key_press_get_digit (&locked), ==, digit);
      g_assert_cmpint (robo_key_press_get_digit (&plain), ==, digit);
      g_assert_cmpint (robo_key_press_get_keypad_digit (&locked), ==, digit);
      g_assert_cmpint (robo_key_press_get_keypad_digit (&plain), ==, digit);
    }

  g_assert_cmpint (robo_key_press_get_keypad_digit (&(RoboKeyPress){ .keyval = GDK_KEY_3 }), ==, -1);
  g_assert_cmpint (robo_key_press_get_digit (&(RoboKeyPress){ .keyval = GDK_KEY_3 }), ==, 3);
  g_assert_cmpint (robo_key_press_get_digit (&(RoboKeyPress){ .keyval = GDK_KEY_Left }), ==, -1);
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/widgets/key-press/%s/has-the-expected-meanings", rows[i].name);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/ui/widgets/key-press/keypad/has-digits-with-and-without-num-lock", test_keypad);

  return g_test_run ();
}
