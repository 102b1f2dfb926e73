// SPDX-License-Identifier: GPL-3.0-or-later
// Tests where a line of text may not end, and how lists of places are read aloud.
#include "config.h"

#include <locale.h>

#include <glib/gi18n-lib.h>

#include "files/xml/robo-paths.h"
#include "match/log/robo-words.h"

typedef struct
{
  const char *language;
  const char *tied; /* text with "_" for each blank at which no text line may end */
} Case;

static const Case cases[] = {
  { "C", "Starting numbers: 1._KillBot_1, 2._Anna and 3._Ben." },
  { "C", "KillBot_1 moves from_4|2 to_7|3 and takes 1_damage there." },
  { "C", "Anna takes 2_VP on_4|6. New VP token on_7|3, VP space_5." },
  { "C", "Ben (3): +1_VP" },
  { "C", "Round_2 ·_Goal: 3_VP" },
  { "C", "Anna plays blue_6 to the north." },
  { "C", "It was round_2. Anna won." },
  { "C", "A_token is there\na_second one, 50_% of_4|2 3|3, beside 7|6" },
  { "C", "" },
  { "C", "one" },
  { "de", "KillBot_1 erleidet 1_Schaden auf SP-Feld_5 in Runde_3 nach Rot_6 im Süden." },
  { "de", "Anna fährt von_8|7 nach_8|6. I_Rot_6 nach Norden ·_II_Blau_4 nach Osten." },
  { "de", "1._KillBot_1 (Mercury) und 2._Ben" },
  { "pl", "ZabijBot_1 jedzie z_4|2 w_Rzymie i_otrzymuje 1_uszkodzenie: pole PZ_5." },
};

static void
speak (const char *language)
{
  g_setenv ("LANGUAGE", language, TRUE);
  setlocale (LC_ALL, "");
  /* Without this call gettext does not notice the change of LANGUAGE, since the locale is the same. */
  textdomain (GETTEXT_PACKAGE);
}

static void
test_ties (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = g_strdelimit (g_strdup (cases[i].tied), "_", ' ');
      g_autofree char *tied = g_strdup (text);
      gsize            at = 0;

      speak (cases[i].language);
      while (robo_words_find_tie (text, at, &at))
        tied[at++] = '_';
      g_assert_cmpstr (tied, ==, cases[i].tied);
    }
}

/* Each place of a list is in the grammatical case of the first. */
static void
test_spoken_lists (void)
{
  static const struct
  {
    const char *language;
    const char *text;
    const char *spoken;
  } lists[] = {
    { "C", "Mines on 4|2, 5|2 and 6|3 are gone.",
      "Mines in column 4, row 2, in column 5, row 2 and in column 6, row 3 are gone." },
    { "C", "On 4|2. Then 5|2 and 6|3", "On column 4, row 2. Then column 5, row 2 and column 6, row 3" },
    { "C", "4|2 on 5|2 at last, 6|3", "column 4, row 2 in column 5, row 2 at last, column 6, row 3" },
    { "de", "Minen auf 4|2 und 5|2", "Minen in Spalte 4, Zeile 2 und in Spalte 5, Zeile 2" },
    { "pl", "Strzela aż do 4|2, 5|2 i 6|3.",
      "Strzela aż do kolumny 4, wiersza 2, do kolumny 5, wiersza 2 i do kolumny 6, wiersza 3." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      g_autofree char *spoken = NULL;

      speak (lists[i].language);
      spoken = robo_words_dup_spoken (lists[i].text);
      g_assert_cmpstr (spoken, ==, lists[i].spoken);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  /* Translations must be there at the first lookup, because GLib checks only once whether there are any. */
  speak ("de");
  bindtextdomain (GETTEXT_PACKAGE, robo_paths_get_locale_dir ());
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  g_dgettext (GETTEXT_PACKAGE, "");
  speak ("C");

  g_test_add_func ("/match/log/words/words-that-belong-together/stay-on-one-line", test_ties);
  g_test_add_func ("/match/log/words/places-of-a-list/are-read-aloud-in-the-grammatical-case-of-the-first",
                   test_spoken_lists);

  return g_test_run ();
}
