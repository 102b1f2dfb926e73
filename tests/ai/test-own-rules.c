// SPDX-License-Identifier: GPL-3.0-or-later
// Makes, saves and plays the user's own cards and rules, and deletes their files afterwards.
#include "ai/robo-random-operator.h"
#include "files/cards/robo-module-edit.h"
#include "files/cards/robo-rule-set-edit.h"
#include "files/match/robo-match-file.h"
#include "files/robo-uses.h"
#include "files/xml/robo-write.h"

#include <string.h>

#include <glib/gstdio.h>

#define FLAGS (ROBO_GAME_KEEP_EVENTS | ROBO_GAME_KEEP_STATES | ROBO_GAME_KEEP_ANSWERS)

static char *
dup_path (const char *folder,
          const char *name)
{
  g_autofree char *parent = g_build_filename (g_get_user_data_dir (), "robodrome", folder, NULL);

  g_assert_cmpint (g_mkdir_with_parents (parent, 0755), ==, 0);

  return g_build_filename (parent, name, NULL);
}

/* Creates a card that pulls the first robot or mine in its line by 2. */
static void
save_cards (const char *path)
{
  g_autoptr (RoboModuleSet) empty = robo_module_set_new ("tugs", "Tugs");
  g_autoptr (RoboModuleSet) with_card = robo_module_set_with_new_card (empty, 0, ROBO_CARD_RED, "Tug");
  g_autoptr (RoboModuleSet) with_die = robo_module_set_with_card_die (with_card, 0, ROBO_RED, 1, 6);
  g_autoptr (RoboModuleSet) set = NULL;
  g_autoptr (GBytes) bytes = NULL;
  RoboCardRow row;

  robo_card_row_init_effect (&row, ROBO_WHEN_FIRE, ROBO_TARGET_FIRST_IN_LINE, ROBO_ACTION_PULL);
  memset (row.effect.amount, 2, sizeof row.effect.amount);
  set = robo_module_set_with_new_row (with_die, 0, 0, &row);
  bytes = robo_module_set_to_bytes (set);
  g_assert_true (robo_write_file (path, bytes, NULL));
}

static void
save_rules (const char *path)
{
  static const char *const sets[] = { "standard", "tugs", NULL };

  g_autoptr (RoboRuleSet) rules = robo_rule_set_new ("home", "Home");
  g_autoptr (RoboRuleSet) with_sets = robo_rule_set_with_module_sets (rules, sets);
  g_autoptr (RoboRuleSet) with_copies = robo_rule_set_with_copies (with_sets, "tug", 9);
  g_autoptr (GBytes) bytes = robo_rule_set_to_bytes (with_copies);

  g_assert_true (robo_write_file (path, bytes, NULL));
}

static RoboMatchSetup *
make_setup (const char *path)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboRuleSet) rules = robo_rule_set_load_file (path, problems);
  g_autofree char *arena_path = g_test_build_filename (G_TEST_DIST, "..", "data", "arenas", "rome.arena.xml", NULL);
  g_autoptr (RoboArena) arena = robo_arena_load_file (arena_path, problems);
  RoboMatchSetup *setup;

  g_assert_nonnull (rules);
  g_assert_nonnull (arena);
  setup = robo_match_setup_new (arena);
  robo_match_setup_set_rules (setup, robo_rule_set_get_rules (rules), robo_rule_set_get_modules (rules));
  robo_match_setup_set_seat (setup, 0, ROBO_PLAYER_HUMAN, "A");
  robo_match_setup_set_seat (setup, 1, ROBO_PLAYER_HUMAN, "B");
  g_assert_null (robo_match_setup_check (setup));

  return setup;
}

/* Gives a few answers, so that the replay has some to use. */
static void
play_and_save (const char *rules_path,
               const char *match_path)
{
  g_autoptr (RoboMatchSetup) setup = make_setup (rules_path);
  g_autoptr (RoboBoard) board = robo_board_new (robo_arena_get_plan (setup->arena));
  g_autoptr (RoboGame) game = NULL;
  g_autoptr (RoboMatchFile) file = NULL;
  RoboRandomOperator chance = { .seed = 7 };
  RoboGameStatus     status;
  RoboSetup          game_setup;
  guint              n_answers = 0;

  robo_match_setup_fill (setup, board, &game_setup);
  game = robo_game_new (&game_setup, setup->seed, FLAGS);
  while (n_answers < 40 && (status = robo_game_advance (game)) != ROBO_GAME_OVER)
    {
      const RoboQuestion *question = robo_game_get_question (game);

      if (status != ROBO_GAME_ASKS)
        continue;
      g_assert_cmpint (robo_game_answer (game, robo_random_operator_answer (
                                                 &chance, &game_setup, robo_game_get_shown_state (game), question)),
                       ==, ROBO_REFUSED_NOT);
      n_answers++;
    }
  file = robo_match_file_new (setup, game);
  g_assert_true (robo_match_file_save (file, match_path, NULL));
}

static void
assert_uses (const char *card_id,
             guint       n_games)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "robodrome", NULL);
  g_autoptr (GPtrArray) uses = robo_uses_find (folder, "tugs", card_id);

  g_assert_cmpuint (uses->len, ==, n_games);
  for (guint i = 0; i < uses->len; i++)
    g_assert_cmpint (((const RoboCardUse *)uses->pdata[i])->kind, ==, ROBO_USE_MATCH);
}

static void
test_deleted (void)
{
  g_autofree char *cards = dup_path ("modules", "tugs.modules.xml");
  g_autofree char *rules = dup_path ("rules", "home.rules.xml");
  g_autofree char *match_path = dup_path ("games", "one.match.xml");
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboMatchFile) match = NULL;
  g_autoptr (RoboBoard) board = NULL;
  g_autoptr (RoboGame) game = NULL;
  RoboSetup setup;

  /* Remove a file left by a failed run. */
  g_unlink (match_path);
  save_cards (cards);
  save_rules (rules);
  assert_uses ("tug", 0);
  play_and_save (rules, match_path);
  assert_uses ("tug", 1);
  assert_uses (NULL, 1);
  assert_uses ("brake", 0);

  /* The game keeps the cards and rules with which it began. */
  g_assert_cmpint (g_unlink (cards), ==, 0);
  g_assert_cmpint (g_unlink (rules), ==, 0);
  match = robo_match_file_load (match_path, problems);
  g_assert_nonnull (match);
  g_assert_cmpuint (robo_cards_find (robo_modules_get_cards (match->setup->modules), "tug"), !=, ROBO_NO_CARD);
  g_assert_cmpuint (match->setup->rules.copies[robo_cards_find (robo_modules_get_cards (match->setup->modules), "tug")],
                    ==, 9);
  board = robo_board_new (robo_arena_get_plan (match->setup->arena));
  robo_match_setup_fill (match->setup, board, &setup);
  game = robo_match_file_replay (match, &setup, problems);
  g_assert_nonnull (game);
  for (guint i = 0; i < robo_problems_get_length (problems); i++)
    g_test_message ("%s", robo_problems_get (problems, i)->sentence);
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 0);
  g_assert_cmpint (g_unlink (match_path), ==, 0);
}

/* Scenarios do not contain the standard modules, so the cards of their robots count as uses. */
static void
test_scenarios (void)
{
  static const char text[] =
    "<scenario xmlns='urn:x-robodrome:scenario:1' id='a'><title>Pulls</title><arena-ref id='rome'/>"
    "<modules xmlns='urn:x-robodrome:modules:1' id='tugs'><module id='tug' colour='red'><name>Tug</name>"
    "<die colour='red' min='1' max='6'/><effect when='fire' target='first-in-line' action='pull'/></module>"
    "<module id='tow' colour='yellow'><ability kind='absorb'/></module></modules>"
    "<robots><robot seat='1' side='s' kind='operator' number='1' at='5,5'>"
    "<module id='tug'/></robot></robots></scenario>";
  g_autofree char *path = dup_path ("scenarios", "pulls.scenario.xml");
  g_autofree char *broken = dup_path ("scenarios", "broken.scenario.xml");
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "robodrome", NULL);
  g_autoptr (GPtrArray) uses = NULL;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_true (g_file_set_contents (broken, "<a", -1, NULL));
  uses = robo_uses_find (folder, "tugs", "tug");
  g_assert_cmpuint (uses->len, ==, 1);
  g_assert_cmpstr (((const RoboCardUse *)uses->pdata[0])->title, ==, "Pulls");
  g_assert_cmpint (((const RoboCardUse *)uses->pdata[0])->kind, ==, ROBO_USE_SCENARIO);
  assert_uses ("tow", 0);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_unlink (broken), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ai/own-rules/deleted-card-and-rule-files/leave-the-saved-game-playable", test_deleted);
  g_test_add_func ("/ai/own-rules/cards-of-robots-in-a-scenario/count-as-used", test_scenarios);

  return g_test_run ();
}
