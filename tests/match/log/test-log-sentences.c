// SPDX-License-Identifier: GPL-3.0-or-later
// Tests every sentence of the log with every robot and every module, in every language. With --verbose they
// are printed for reading.
#include "config.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <string.h>

#include "files/cards/robo-modules.h"
#include "files/match/robo-match-setup.h"
#include "files/xml/robo-paths.h"
#include "match/log/robo-log-marks.h"
#include "match/log/robo-words.h"
#include "tests/match/model-test.h"
#include "log-cases.h"

static void
speak (const char *language)
{
  g_setenv ("LANGUAGE", language, TRUE);
  setlocale (LC_ALL, "");
  /* Without this call gettext does not notice the change of LANGUAGE, since the locale is the same. */
  textdomain (GETTEXT_PACKAGE);
}

/* Returns the names in the current language; each seat has another robot in every turn. */
static RoboLogNames
get_names (guint turn)
{
  RoboLogNames names = log_names;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    names.full[seat] = robo_robot_name_get_owned_title ((seat + turn) % ROBO_N_ROBOT_NAMES);
  names.mentioned = turn % 2 ? G_MAXUINT : 0;

  return names;
}

static guint
count (const char *text,
       const char *part)
{
  guint n = 0;

  for (const char *c = strstr (text, part); c != NULL; c = strstr (c + strlen (part), part))
    n++;

  return n;
}

static guint
count_mentions (const char *marked,
                guint       columns,
                guint       seat,
                guint       space)
{
  g_autoptr (GArray) mentions = g_array_new (FALSE, FALSE, sizeof (RoboLogMention));
  g_autofree char *text = robo_log_marks_strip (marked, columns, mentions, NULL);
  guint            n = 0;

  for (guint i = 0; i < mentions->len; i++)
    {
      const RoboLogMention *mention = &g_array_index (mentions, RoboLogMention, i);

      n += mention->seat == seat && mention->space == space;
    }

  return n;
}

/* A translation has the same robots, players, modules and spaces under the same names, because names are not
 * inflected. */
static void
assert_same_names (const char         *original,
                   const RoboLogNames *english,
                   const char         *translated,
                   const RoboLogNames *names)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    g_assert_cmpuint (count_mentions (translated, names->columns, seat, ROBO_NO_SPACE), ==,
                      count_mentions (original, english->columns, seat, ROBO_NO_SPACE));
  for (guint space = 0; space < ROBO_MAX_SPACES; space++)
    g_assert_cmpuint (count_mentions (translated, names->columns, ROBO_NO_SEAT, space), ==,
                      count_mentions (original, english->columns, ROBO_NO_SEAT, space));
  for (guint i = 0; i < names->n_cards; i++)
    g_assert_cmpuint (count (translated, names->cards[i]), ==, count (original, english->cards[i]));
}

static void
assert_sentence (const char *original,
                 const char *translated)
{
  g_assert_cmpstr (translated, !=, "");
  g_assert_null (strchr (translated, '%'));
  g_assert_null (strstr (translated, "  "));
  g_assert_cmpint (g_str_has_suffix (translated, "."), ==, g_str_has_suffix (original, "."));
}

static void
check (const RoboEvent   *event,
       const char        *language,
       guint              turn,
       const char *const *english_cards,
       const char *const *cards,
       guint              n_cards)
{
  g_autofree char *original = NULL;
  g_autofree char *translated = NULL;
  RoboLogNames     english, names;

  speak ("en");
  english = get_names (turn);
  english.cards = english_cards;
  english.n_cards = n_cards;
  original = robo_log_describe (event, &english);

  speak (language);
  names = get_names (turn);
  names.cards = cards;
  names.n_cards = n_cards;
  translated = robo_log_describe (event, &names);

  g_test_message ("%s: %s", language, translated);
  assert_sentence (original, translated);
  assert_same_names (original, &english, translated, &names);
}

static void
test_robots (gconstpointer data)
{
  const char *language = data;

  for (guint i = 0; i < G_N_ELEMENTS (log_cases); i++)
    for (guint turn = 0; turn < ROBO_N_ROBOT_NAMES; turn++)
      check (&log_cases[i].event, language, turn, log_cards, log_cards, G_N_ELEMENTS (log_cards));
}

/* Modules have other names in every language. */
static const char **
dup_titles (const RoboModules *modules,
            const char        *language)
{
  guint        n_cards = robo_modules_get_cards (modules)->n_cards;
  const char **titles = g_new (const char *, n_cards);

  speak (language);
  for (guint card = 0; card < n_cards; card++)
    titles[card] = robo_modules_get_title (modules, card);

  return titles;
}

static void
test_modules (gconstpointer data)
{
  static const char *const sets[] = { "standard", "workshop", NULL };
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModules) modules = robo_modules_load_bundled (sets, problems);
  g_autofree const char **english = dup_titles (modules, "en");
  g_autofree const char **titles = dup_titles (modules, data);
  guint                   n_cards = robo_modules_get_cards (modules)->n_cards;

  for (guint card = 0; card < n_cards; card++)
    {
      RoboEvent event = { .type = ROBO_EVENT_USE, .seat = 1, .card = 0 };

      check (&event, data, 0, &english[card], &titles[card], 1);
    }
}

/* A spoken place is in the grammatical case that its preposition requires. */
static void
test_spoken (void)
{
  static const struct
  {
    const char *language;
    RoboEvent   event;
    const char *spoken;
  } cases[] = {
    { "en", { .type = ROBO_EVENT_REBOOT, .seat = 0, .at = 16 }, "Anna reboots in column 3, row 3." },
    { "en",
      { .type = ROBO_EVENT_STEP, .seat = 0, .at = 16, .to = 17 },
      "Anna moves from column 3, row 3 to column 4, row 3." },
    { "de", { .type = ROBO_EVENT_REBOOT, .seat = 0, .at = 16 }, "Anna startet in Spalte 3, Zeile 3 neu." },
    { "de",
      { .type = ROBO_EVENT_STEP, .seat = 0, .at = 16, .to = 17 },
      "Anna fährt von Spalte 3, Zeile 3 nach Spalte 4, Zeile 3." },
    { "pl", { .type = ROBO_EVENT_REBOOT, .seat = 0, .at = 16 }, "Anna restartuje się w kolumnie 3, wierszu 3." },
    { "pl",
      { .type = ROBO_EVENT_STEP, .seat = 0, .at = 16, .to = 17 },
      "Anna jedzie z kolumny 3, wiersza 3 do kolumny 4, wiersza 3." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      RoboLogNames     names = log_names;
      g_autofree char *marked = NULL;
      g_autofree char *text = NULL;
      g_autofree char *spoken = NULL;
      g_autofree char *joined = NULL;
      g_autofree char *spoken_again = NULL;

      speak (cases[i].language);
      names.mentioned = G_MAXUINT;
      marked = robo_log_describe (&cases[i].event, &names);
      text = robo_log_marks_strip (marked, names.columns, NULL, NULL);
      spoken = robo_words_dup_spoken (text);
      g_assert_cmpstr (spoken, ==, cases[i].spoken);
      /* The form for labels is read in the same way. */
      joined = robo_words_dup_joined (text);
      spoken_again = robo_words_dup_spoken (joined);
      g_assert_cmpstr (spoken_again, ==, cases[i].spoken);
    }
}

/* The owner of a robot is in the genitive, but names that end in a number have none. */
static void
test_naming (void)
{
  static const struct
  {
    const char *language;
    const char *player;
    const char *both;
  } cases[] = {
    { "en", "Anna", "Anna’s Hound" },
    { "en", "Player 1", "Player 1’s Hound" },
    { "de", "Anna", "Annas Hund" },
    { "de", "Hans", "Hans’ Hund" },
    { "de", "Spieler 1", "Spieler 1 (Hund)" },
    { "de", "Anna :-)", "Anna :-) (Hund)" },
    { "pl", "Gracz 1", "Gracz 1 (Ogar)" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (RoboMatchSetup) setup = test_setup_new ("h-k-", 1);
      g_autofree char *both = NULL;

      speak (cases[i].language);
      robo_match_setup_set_seat (setup, 0, ROBO_PLAYER_HUMAN, cases[i].player);
      both = robo_match_setup_dup_full_name (setup, 0);
      g_assert_cmpstr (both, ==, cases[i].both);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *file = g_build_filename (robo_paths_get_data_dir (), "languages.ini", NULL);
  g_autoptr (GKeyFile) languages = g_key_file_new ();
  g_auto (GStrv) codes = NULL;

  g_test_init (&argc, &argv, NULL);
  g_dgettext (GETTEXT_PACKAGE, " ");
  bindtextdomain (GETTEXT_PACKAGE, robo_paths_get_locale_dir ());
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  g_assert_true (g_key_file_load_from_file (languages, file, G_KEY_FILE_NONE, NULL));
  codes = g_key_file_get_groups (languages, NULL);
  for (char **code = codes; *code != NULL; code++)
    {
      g_autofree char *robots =
        g_strdup_printf ("/match/log/log-sentences/%s/sentences-name-the-same-robots-and-spaces-as-in-english", *code);
      g_autofree char *modules =
        g_strdup_printf ("/match/log/log-sentences/%s/sentences-name-the-same-modules-as-in-english", *code);

      g_test_add_data_func (robots, *code, test_robots);
      g_test_add_data_func (modules, *code, test_modules);
    }
  g_test_add_func ("/match/log/log-sentences/spoken-place/has-the-grammatical-case-of-its-preposition", test_spoken);
  g_test_add_func ("/match/log/log-sentences/owner-of-a-robot/is-in-the-genitive-if-possible", test_naming);

  return g_test_run ();
}
