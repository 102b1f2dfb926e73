// SPDX-License-Identifier: GPL-3.0-or-later
// Tests series as files: each is played to its end while the file is written and read again at every point,
// and corrupted files are refused.
#include <string.h>

#include <glib/gstdio.h>

#include "ai/robo-random-operator.h"
#include "tests/files/plain-sentences.h"
#include "series-test.h"

#define MAX_BOUTS 200

/* Checks a new series in the first arenas. */
static const char *
check (RoboSeriesKind        kind,
       const RoboMatchSetup *setup,
       const GPtrArray      *arenas,
       guint                 n_arenas)
{
  return robo_series_check (kind, ROBO_RULINGS_VERSION, setup, (RoboArena *const *)arenas->pdata, n_arenas);
}

static RoboSeriesFile *
series_new (RoboSeriesKind kind,
            const char    *players,
            guint64        seed)
{
  g_autoptr (RoboMatchSetup) setup = test_series_setup_new (players, seed);
  g_autoptr (GPtrArray) arenas = test_arenas_new ();

  g_assert_cmpstr (check (kind, setup, arenas, arenas->len), ==, NULL);

  return robo_series_file_new (kind, setup, (RoboArena *const *)arenas->pdata, arenas->len);
}

static char *
dup_text (const RoboSeriesFile *file)
{
  g_autoptr (GBytes) bytes = robo_series_file_to_bytes (file);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

/* Leaves the series at this point, and then continues the series (R11.7). */
static RoboSeriesFile *
leave_and_take_up (RoboSeriesFile *file)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autofree char *text = dup_text (file);
  g_autofree char *again = NULL;
  RoboSeriesFile  *loaded = robo_series_file_load_memory (text, strlen (text), problems);

  g_assert_cmpuint (robo_problems_get_length (problems), ==, 0);
  g_assert_nonnull (loaded);
  again = dup_text (loaded);
  g_assert_cmpstr (again, ==, text);
  robo_series_file_free (file);

  return loaded;
}

/* The titleholder has the champion card of the arena equipped throughout, and no other robot has a champion card
 * (R11.2). */
static void
check_champion_cards (const RoboEventList *events,
                      const RoboSetup     *setup,
                      guint                titleholder,
                      guint                title)
{
  for (guint i = 0; i < events->n_events; i++)
    {
      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
        {
          const RoboRobot *robot = &events->states[i].robots[seat];
          gboolean         has_title = robot->cards[0] == title || robot->cards[1] == title;

          g_assert_true (has_title == (seat == titleholder));
          for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
            g_assert_true (robot->cards[slot] == ROBO_NO_CARD || robot->cards[slot] == title ||
                           setup->cards->cards[robot->cards[slot]].colour != ROBO_CARD_CHAMPION);
        }
    }
}

static void
play_match (RoboSeriesFile *file,
            guint           number)
{
  g_autoptr (RoboMatchSetup) chosen = robo_series_file_dup_bout_setup (file);
  g_autoptr (RoboBoard) board = robo_board_new (robo_arena_get_plan (chosen->arena));
  g_autofree char *name = g_strdup_printf ("bout-%u.match.xml", number);
  guint            titleholder = robo_series_get_titleholder (robo_series_file_get_series (file));
  guint            title = robo_modules_find_champion (chosen->modules, robo_arena_get_id (chosen->arena));
  RoboSetup        setup;
  g_autoptr (RoboGame) game = NULL;
  RoboRandomOperator operator;

  g_assert_cmpstr (robo_match_setup_check (chosen), ==, NULL);
  robo_match_setup_fill (chosen, board, &setup);
  game = robo_game_new (&setup, chosen->seed, ROBO_GAME_KEEP_EVENTS | ROBO_GAME_KEEP_STATES);
  robo_random_operator_init (&operator, number);
  robo_game_set_policy (game, robo_random_operator_reply, &operator);
  robo_series_file_begin_bout (file, name);
  while (robo_game_advance (game) != ROBO_GAME_OVER)
    g_assert_true (robo_game_get_state (game)->round < 5000);

  if (titleholder != ROBO_NO_SEAT)
    check_champion_cards (robo_game_get_events (game), &setup, titleholder, title);
  robo_series_file_finish_bout (file, robo_game_get_state (game));
}

/* Answers with the last legal option. */
static void
give_answer (RoboSeriesFile *file)
{
  guint8 options[ROBO_MAX_ARENAS];
  guint  n_options = robo_series_get_options (robo_series_file_get_series (file), options);

  g_assert_cmpuint (n_options, >, 0);
  g_assert_cmpint (robo_series_file_answer (file, 77), ==, ROBO_REFUSED_OPTION);
  g_assert_cmpint (robo_series_file_answer (file, options[n_options - 1]), ==, ROBO_REFUSED_NOT);
}

static RoboSeriesFile *
play (RoboSeriesFile *file)
{
  guint n_bouts = 0;

  while (robo_series_get_status (robo_series_file_get_series (file)) != ROBO_SERIES_OVER)
    {
      if (robo_series_get_status (robo_series_file_get_series (file)) == ROBO_SERIES_PLAYS)
        play_match (file, ++n_bouts);
      else
        give_answer (file);
      g_assert_cmpuint (n_bouts, <, MAX_BOUTS);
      file = leave_and_take_up (file);
    }

  g_test_message ("%u matches", n_bouts);
  robo_series_get_bouts (robo_series_file_get_series (file), &n_bouts);
  g_assert_nonnull (robo_series_file_get_game (file, n_bouts - 1));
  g_assert_null (robo_series_file_get_game (file, n_bouts));

  return file;
}

static void
test_championship (gconstpointer data)
{
  RoboSeriesFile   *file = play (series_new (ROBO_SERIES_CHAMPIONSHIP, data, 11));
  const RoboSeries *series = robo_series_file_get_series (file);
  guint             ranks[ROBO_MAX_ROBOTS];
  gboolean          is_squad;

  robo_series_get_ranks (series, ranks);
  is_squad = ((const char *)data)[robo_series_get_holder (series, 0)] == 'k';
  for (guint i = 0; i < ROBO_N_CHAMPIONS; i++)
    {
      guint holder = robo_series_get_holder (series, i);

      g_assert_true (((const char *)data)[holder] == 'k' ? is_squad : holder == robo_series_get_holder (series, 0));
      g_assert_cmpuint (ranks[holder], ==, 1);
    }
  robo_series_file_free (file);
}

static void
test_all_arenas (void)
{
  RoboSeriesFile *file = play (series_new (ROBO_SERIES_ALL_ARENAS, "c-ck", 12));
  guint           n_bouts;
  const RoboBout *bouts = robo_series_get_bouts (robo_series_file_get_series (file), &n_bouts);

  g_assert_cmpuint (n_bouts, ==, 4);
  for (guint i = 0; i < n_bouts; i++)
    g_assert_cmpuint (bouts[i].arena, ==, i);
  robo_series_file_free (file);
}

/* R11.3: KillBots get their cards. */
static void
test_killbots (void)
{
  static const char *const expected[ROBO_N_CHAMPIONS][3] = {
    { "shield", "mines", "jetpack" },
    { "anchor", "repulsion-blast", "water-cannon" },
    { "telescopic-arm", "crossfire", "conductor" },
    { "telescopic-arm", "grenades", "wall-control" },
  };
  g_autoptr (RoboModules) modules = test_modules_new ();
  const RoboCards *cards = robo_modules_get_cards (modules);

  for (guint i = 0; i < ROBO_N_CHAMPIONS; i++)
    {
      for (guint is_titleholder = 0; is_titleholder < 2; is_titleholder++)
        {
          guint8 got[ROBO_MAX_SLOTS];
          guint  always = robo_cards_find (cards, expected[i][0]);
          guint  other = robo_cards_find (cards, expected[i][1 + is_titleholder]);

          g_assert_true (robo_championship_fill_cards (modules, i, is_titleholder, got));
          g_assert_true ((got[0] == always && got[1] == other) || (got[0] == other && got[1] == always));
          g_assert_cmpint (cards->cards[got[0]].colour, !=, ROBO_CARD_RED);
          g_assert_cmpint (cards->cards[got[1]].colour, !=, ROBO_CARD_BLUE);
        }
    }
}

/* A championship changes the setup of its matches, and the same series has the same match again (R7.12,
 * R11.1). */
static void
test_bout_setup (void)
{
  g_autoptr (RoboSeriesFile) file = series_new (ROBO_SERIES_CHAMPIONSHIP, "hckk", 3);
  g_autoptr (RoboMatchSetup) setup = NULL;
  g_autoptr (RoboMatchSetup) again = NULL;

  g_assert_cmpuint (robo_series_get_asked_seat (robo_series_file_get_series (file)), ==, 0);
  g_assert_cmpint (robo_series_file_answer (file, 2), ==, ROBO_REFUSED_NOT);
  g_assert_cmpint (robo_series_file_answer (file, 0), ==, ROBO_REFUSED_NOT);
  setup = robo_series_file_dup_bout_setup (file);
  again = robo_series_file_dup_bout_setup (file);

  g_assert_true (setup->rules.killbot_vp_from_supply);
  g_assert_cmpint (setup->seats[0].robot, ==, ROBO_ROBOT_REAPER);
  g_assert_cmpuint (setup->seed, !=, robo_series_file_get_setup (file)->seed);
  g_assert_cmpuint (setup->seed, ==, again->seed);
  g_assert_cmpmem (setup->seats[1].cards, sizeof setup->seats[1].cards, again->seats[1].cards,
                   sizeof again->seats[1].cards);
}

/* Unplayable series */

typedef struct
{
  const char    *name;
  RoboSeriesKind kind;
  const char    *players;
  guint          n_arenas;
  const char    *sentence; /* part of the sentence of the error */
} Refused;

static const Refused refused[] = {
  { "championship-with-an-empty-seat", ROBO_SERIES_CHAMPIONSHIP, "hk-k", 4, "four robots" },
  { "championship-of-killbots-only", ROBO_SERIES_CHAMPIONSHIP, "kkkk", 4, "at least two players" },
  { "championship-with-one-operator", ROBO_SERIES_CHAMPIONSHIP, "hkkk", 4, "at least two players" },
  { "championship-with-too-few-home-arenas", ROBO_SERIES_CHAMPIONSHIP, "hckk", 3, "home arenas" },
  { "all-arenas-match-without-an-arena", ROBO_SERIES_ALL_ARENAS, "hk--", 0, "at least one arena" },
  { "all-arenas-match-with-one-robot", ROBO_SERIES_ALL_ARENAS, "h---", 2, "at least two robots" },
};

static void
test_refused (gconstpointer data)
{
  const Refused *what = data;
  g_autoptr (RoboMatchSetup) setup = test_series_setup_new (what->players, 1);
  g_autoptr (GPtrArray) arenas = test_arenas_new ();
  const char *reason = check (what->kind, setup, arenas, what->n_arenas);

  g_assert_nonnull (reason);
  g_assert_nonnull (strstr (reason, what->sentence));
}

/* R11.1: A championship with one operator that was begun under earlier rulings can be continued. */
static void
test_one_operator (void)
{
  g_autoptr (RoboMatchSetup) setup = test_series_setup_new ("hkkk", 1);
  g_autoptr (GPtrArray) arenas = test_arenas_new ();

  g_assert_null (robo_series_check (ROBO_SERIES_CHAMPIONSHIP, 3, setup, (RoboArena *const *)arenas->pdata,
                                    arenas->len));
}

static void
test_no_modules (void)
{
  g_autoptr (RoboMatchSetup) setup = test_series_setup_new ("hckk", 1);
  g_autoptr (GPtrArray) arenas = test_arenas_new ();
  RoboRules   rules;
  const char *reason;

  robo_rules_init_training (&rules);
  robo_match_setup_set_rules (setup, &rules, NULL);
  reason = check (ROBO_SERIES_CHAMPIONSHIP, setup, arenas, arenas->len);
  g_assert_nonnull (strstr (reason, "champion cards"));
  g_assert_null (check (ROBO_SERIES_ALL_ARENAS, setup, arenas, arenas->len));
}

/* Corrupted files */

static const struct
{
  const char *name;
  const char *old;
  const char *new;
  const char *sentence;
} broken[] = {
  { "newer-version", "urn:x-robodrome:series:1", "urn:x-robodrome:series:9", "Install a newer Robodrome" },
  { "unknown-kind", "kind=\"championship\"", "kind=\"league\"", "kind" },
  { "answer-not-allowed", "<answer value=\"2\"/>", "<answer value=\"31\"/>", "isn’t allowed" },
  { "too-many-answers", "<answer value=\"2\"/>", "<answer value=\"2\"/><answer value=\"4\"/>",
    "hasn’t gotten this far" },
  { "winner-that-is-no-player", "winner=\"squad\"", "winner=\"4\"", "isn’t a player" },
  { "too-many-matches", "</bouts>", "<bout game=\"x.match.xml\"/></bouts>", "hasn’t gotten this far" },
  { "game-in-another-folder", "game=\"one.match.xml\"", "game=\"../one.match.xml\"", "<bout" },
  { "played-match-without-a-winner", "winner=\"squad\"", "", "<bout" },
  { "no-match-setup", "urn:x-robodrome:match:1", "urn:elsewhere", "who’s playing or by which rules" },
  { "match-of-a-newer-version", "urn:x-robodrome:match:1", "urn:x-robodrome:match:2", "Install a newer Robodrome" },
  { "missing-home-arena", "id=\"rome\"", "id=\"roma\"", "home arenas" },
  { "missing-end-tag", "</bouts>", "", "" },
};

/* Creates a championship: the squad has won its first match, and its second match is in progress. */
static char *
dup_sample (void)
{
  g_autoptr (RoboSeriesFile) file = series_new (ROBO_SERIES_CHAMPIONSHIP, "hhkk", 3);

  robo_series_file_answer (file, 1);
  robo_series_file_answer (file, 0);
  robo_series_file_begin_bout (file, "one.match.xml");
  test_series_finish_bout (file, ROBO_WINNER_SQUAD);
  robo_series_file_begin_bout (file, "two.match.xml");

  return dup_text (file);
}

static void
test_broken (gconstpointer data)
{
  guint            row = GPOINTER_TO_UINT (data);
  g_autofree char *text = dup_sample ();
  const char      *place = strstr (text, broken[row].old);
  g_autofree char *changed = NULL;
  g_autoptr (RoboProblems) problems = robo_problems_new ("a.series.xml");
  g_autoptr (RoboSeriesFile) file = NULL;

  g_assert_nonnull (place);
  changed = g_strdup_printf ("%.*s%s%s", (int)(place - text), text, broken[row].new, place + strlen (broken[row].old));
  file = robo_series_file_load_memory (changed, strlen (changed), problems);

  g_assert_null (file);
  g_assert_true (robo_problems_has_errors (problems));
  assert_plain_sentences (problems);
  g_test_message ("%s", robo_problems_get (problems, 0)->sentence);
  if (!strstr (robo_problems_get (problems, 0)->sentence, broken[row].sentence))
    g_test_fail_printf ("It says: %s", robo_problems_get (problems, 0)->sentence);
}

/* No truncated file is a valid series. */
static void
test_cut (void)
{
  g_autofree char *text = dup_sample ();

  for (gsize length = 0; length < strlen (text) - 2; length += 97)
    {
      g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

      g_assert_null (robo_series_file_load_memory (text, length, problems));
      g_assert_true (robo_problems_has_errors (problems));
    }
}

static void
test_save (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboSeriesFile) file = series_new (ROBO_SERIES_ALL_ARENAS, "hc--", 4);
  g_autoptr (RoboSeriesFile) loaded = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("series-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a" ROBO_SERIES_SUFFIX, NULL);
  g_autofree char *nowhere = g_build_filename (folder, "missing", "a" ROBO_SERIES_SUFFIX, NULL);

  g_assert_true (robo_series_file_save (file, path, &error));
  loaded = robo_series_file_load (path, problems);
  g_assert_nonnull (loaded);
  g_assert_cmpint (robo_series_file_get_kind (loaded), ==, ROBO_SERIES_ALL_ARENAS);
  g_assert_cmpuint (robo_series_file_get_n_arenas (loaded), ==, 4);
  g_assert_cmpstr (robo_arena_get_id (robo_series_file_get_arena (loaded, 2)), ==, "ruhrgebiet");
  g_assert_false (robo_series_file_save (file, nowhere, &error));
  g_assert_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_WRITE);
  g_unlink (path);
  g_rmdir (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/files/match/series-file/R11.5/championship-of-two-computers-then-two-killbots-ends",
                        "cckk", test_championship);
  g_test_add_data_func ("/files/match/series-file/R11.5/championship-of-four-computers-ends",
                        "cccc", test_championship);
  g_test_add_data_func ("/files/match/series-file/R11.5/championship-of-alternating-killbots-and-computers-ends",
                        "kckc", test_championship);
  g_test_add_func ("/files/match/series-file/R11.6/all-arenas-are-played-in-order", test_all_arenas);
  g_test_add_func ("/files/match/series-file/R11.3/killbots-get-the-cards-for-the-arena", test_killbots);
  g_test_add_func ("/files/match/series-file/R7.12/match-of-a-championship-has-killbot-vp-from-the-supply",
                   test_bout_setup);
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autofree char *path = g_strconcat ("/files/match/series-file/set-up-is-refused/", refused[i].name, NULL);

      g_test_add_data_func (path, &refused[i], test_refused);
    }
  g_test_add_func ("/files/match/series-file/R11.1/older-championship-with-one-operator-is-accepted",
                   test_one_operator);
  g_test_add_func ("/files/match/series-file/championship-without-modules/is-refused", test_no_modules);
  for (guint i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      g_autofree char *path = g_strconcat ("/files/match/series-file/broken-file-is-refused/", broken[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_broken);
    }
  g_test_add_func ("/files/match/series-file/truncated-file/is-refused", test_cut);
  g_test_add_func ("/files/match/series-file/saved-file/loads-again-and-a-missing-folder-gives-an-error", test_save);

  return g_test_run ();
}
