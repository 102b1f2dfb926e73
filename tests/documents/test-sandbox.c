// SPDX-License-Identifier: GPL-3.0-or-later
// Tries a card in the sandbox: a position is changed, played, and saved as a test.
#include "documents/robo-sandbox.h"
#include "files/cards/robo-module-edit.h"
#include "files/scenario/robo-outcome.h"
#include "match/log/robo-log-item.h"

#include <string.h>

#include <glib/gstdio.h>

/* Creates a card that pulls the first robot or mine in its line by 2. */
static RoboModuleSet *
create_tug (void)
{
  g_autoptr (RoboModuleSet) empty = robo_module_set_new ("mine", "Mine");
  g_autoptr (RoboModuleSet) with_card = robo_module_set_with_new_card (empty, 0, ROBO_CARD_RED, "Tug");
  g_autoptr (RoboModuleSet) with_die = robo_module_set_with_card_die (with_card, 0, ROBO_RED, 2, 6);
  RoboCardRow row;

  robo_card_row_init_effect (&row, ROBO_WHEN_FIRE, ROBO_TARGET_FIRST_IN_LINE, ROBO_ACTION_PULL);
  memset (row.effect.amount, 2, sizeof row.effect.amount);

  return robo_module_set_with_new_row (with_die, 0, 0, &row);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

static void
play_out (RoboMatch *match)
{
  robo_match_set_speed (match, 0);
  while (!robo_match_get_is_live (match) || robo_match_get_position (match) < robo_match_get_n_events (match))
    g_main_context_iteration (NULL, TRUE);
}

static const RoboRobot *
get_robot (RoboSandbox *sandbox,
           guint        seat)
{
  return &robo_sandbox_get_position (sandbox)->state.robots[seat];
}

static void
test_try (void)
{
  g_autoptr (RoboSandbox) sandbox = robo_sandbox_new ();
  g_autoptr (RoboModuleSet) set = create_tug ();
  RoboMatch *match;
  guint      n_changed = 0;

  g_signal_connect_swapped (sandbox, "changed", G_CALLBACK (count_cb), &n_changed);
  robo_sandbox_set_modules (sandbox, set, 0);
  g_assert_cmpuint (n_changed, ==, 1);
  g_assert_cmpuint (get_robot (sandbox, 0)->cards[1], ==, robo_sandbox_get_position (sandbox)->tested);
  g_assert_cmpuint (get_robot (sandbox, 0)->dice[0].colour, ==, ROBO_RED);
  g_assert_cmpuint (get_robot (sandbox, 0)->dice[0].value, ==, 3);

  /* The robot is moved from 3|4 to 7|4, and then pulled to 5|4. */
  robo_sandbox_move (sandbox, get_robot (sandbox, 1)->space, 3 * 7 + 6);
  g_assert_null (robo_sandbox_get_match (sandbox));
  robo_sandbox_run (sandbox);
  match = robo_sandbox_get_match (sandbox);
  g_assert_nonnull (match);
  play_out (match);
  g_assert_cmpuint (robo_match_get_shown_state (match)->robots[1].space, ==, 3 * 7 + 4);
  g_assert_cmpuint (g_list_model_get_n_items (robo_match_get_log (match)), >, 0);
  robo_sandbox_stop (sandbox);
  g_assert_null (robo_sandbox_get_match (sandbox));

  /* Without the module the die is a shot. */
  robo_sandbox_set_declines (sandbox, 0, TRUE);
  robo_sandbox_run (sandbox);
  match = robo_sandbox_get_match (sandbox);
  play_out (match);
  g_assert_cmpuint (robo_match_get_shown_state (match)->robots[1].space, ==, 3 * 7 + 6);
  g_assert_cmpuint (robo_match_get_shown_state (match)->robots[1].damage, ==, 1);
}

static void
test_edits (void)
{
  g_autoptr (RoboSandbox) sandbox = robo_sandbox_new ();
  const RoboDie    die = { .colour = ROBO_BLUE, .value = 4, .key = ROBO_DIR_NE };
  g_autofree char *problem = NULL;
  gboolean         can_undo;

  robo_sandbox_put_robot (sandbox, 2, ROBO_SEAT_KILLBOT, 10);
  g_assert_cmpuint (get_robot (sandbox, 2)->space, ==, 10);
  g_assert_cmpuint (get_robot (sandbox, 2)->number, ==, 3);
  robo_sandbox_set_facing (sandbox, 2, ROBO_DIR_W);
  robo_sandbox_set_damage (sandbox, 2, 9);
  g_assert_cmpuint (get_robot (sandbox, 2)->damage, ==, 2);
  robo_sandbox_toggle_mine (sandbox, 20, 0);
  g_assert_cmpuint (robo_sandbox_get_position (sandbox)->state.n_mines, ==, 1);
  robo_sandbox_move (sandbox, 20, 10);
  g_assert_cmpuint (get_robot (sandbox, 2)->space, ==, 20);
  g_assert_cmpuint (robo_sandbox_get_position (sandbox)->state.mines[0].space, ==, 10);
  robo_sandbox_cycle_edge (sandbox, 0, 8);
  g_assert_cmpint (robo_plan_get_edge (robo_arena_get_plan (robo_sandbox_get_position (sandbox)->arena), 1, ROBO_DIR_W),
                   ==, ROBO_EDGE_OPEN);
  robo_sandbox_cycle_edge (sandbox, 0, 1);
  g_assert_cmpint (robo_plan_get_edge (robo_arena_get_plan (robo_sandbox_get_position (sandbox)->arena), 1, ROBO_DIR_W),
                   ==, ROBO_EDGE_WALL);
  robo_sandbox_toggle_space (sandbox, 0, ROBO_BRUSH_SOLID);
  robo_sandbox_move (sandbox, 20, 0);
  g_assert_cmpuint (get_robot (sandbox, 2)->space, ==, 20);
  /* Moving from an arena wall or from an empty space to a robot does not move the robot. */
  robo_sandbox_move (sandbox, 0, 20);
  g_assert_cmpuint (get_robot (sandbox, 2)->space, ==, 20);
  robo_sandbox_move (sandbox, 1, 20);
  g_assert_cmpuint (get_robot (sandbox, 2)->space, ==, 20);

  robo_sandbox_set_die (sandbox, 0, 0, FALSE, &die);
  g_object_get (sandbox, "problem", &problem, NULL);
  g_assert_nonnull (problem);
  robo_sandbox_undo (sandbox);
  g_clear_pointer (&problem, g_free);
  g_object_get (sandbox, "problem", &problem, NULL);
  g_assert_null (problem);

  robo_sandbox_put_robot (sandbox, 0, ROBO_SEAT_EMPTY, ROBO_NO_SPACE);
  g_assert_cmpuint (robo_sandbox_get_position (sandbox)->state.n_mines, ==, 0);
  g_assert_cmpuint (get_robot (sandbox, 2)->number, ==, 2);
  do
    {
      robo_sandbox_undo (sandbox);
      g_object_get (sandbox, "can-undo", &can_undo, NULL);
    }
  while (can_undo);
  g_assert_cmpuint (get_robot (sandbox, 2)->kind, ==, ROBO_SEAT_EMPTY);
  g_assert_cmpuint (get_robot (sandbox, 0)->kind, ==, ROBO_SEAT_OPERATOR);
}

/* Every bundled card can be tried in the initial position. */
static void
test_all_cards (gconstpointer id)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) set = robo_module_set_load_bundled (id, problems);
  g_autoptr (RoboSandbox) sandbox = robo_sandbox_new ();

  for (guint card = 0; card < robo_module_set_get_cards (set)->n_cards; card++)
    {
      g_autofree char *problem = NULL;

      robo_sandbox_set_modules (sandbox, set, card);
      g_object_get (sandbox, "problem", &problem, NULL);
      g_assert_null (problem);
      robo_sandbox_run (sandbox);
      play_out (robo_sandbox_get_match (sandbox));
      g_assert_cmpuint (robo_match_get_n_events (robo_sandbox_get_match (sandbox)), >, 0);
    }
}

/* Every robot can have any of its dice (R5.1), and two dice on a unit if it may use all dice (R5.3). */
static void
test_dice (void)
{
  g_autoptr (RoboSandbox) sandbox = robo_sandbox_new ();
  const RoboDie    first = { .colour = ROBO_BLUE, .value = 2, .key = ROBO_DIR_N };
  const RoboDie    second = { .colour = ROBO_RED, .value = 5, .key = ROBO_DIR_SE };
  g_autofree char *problem = NULL;

  robo_sandbox_set_die (sandbox, 1, 2, FALSE, &first);
  robo_sandbox_set_die (sandbox, 1, 0, FALSE, &second);
  g_assert_cmpuint (get_robot (sandbox, 1)->n_dice, ==, 2);
  g_assert_cmpuint (get_robot (sandbox, 1)->dice[0].unit, ==, 0);
  g_assert_cmpuint (get_robot (sandbox, 1)->dice[0].value, ==, 5);
  g_assert_cmpuint (get_robot (sandbox, 1)->dice[1].unit, ==, 2);
  g_assert_cmpuint (robo_sandbox_get_die (sandbox, 1, 2, FALSE)->value, ==, 2);
  g_assert_null (robo_sandbox_get_die (sandbox, 1, 1, FALSE));
  g_assert_null (robo_sandbox_get_die (sandbox, 1, 2, TRUE));

  robo_sandbox_set_die (sandbox, 1, 2, TRUE, &second);
  g_assert_cmpuint (robo_sandbox_get_die (sandbox, 1, 2, TRUE)->colour, ==, ROBO_RED);
  g_object_get (sandbox, "problem", &problem, NULL);
  g_assert_nonnull (problem);
  g_assert_null (robo_sandbox_get_play (sandbox));
  robo_sandbox_set_card (sandbox, 1, 0,
                         robo_cards_find (robo_modules_get_cards (robo_sandbox_get_position (sandbox)->modules),
                                          "ram-expansion"));
  g_clear_pointer (&problem, g_free);
  g_object_get (sandbox, "problem", &problem, NULL);
  g_assert_null (problem);

  robo_sandbox_set_die (sandbox, 1, 2, FALSE, NULL);
  g_assert_cmpuint (robo_sandbox_get_die (sandbox, 1, 2, FALSE)->colour, ==, ROBO_RED);
  g_assert_null (robo_sandbox_get_die (sandbox, 1, 2, TRUE));
  robo_sandbox_undo (sandbox);
  g_assert_cmpuint (robo_sandbox_get_die (sandbox, 1, 2, FALSE)->colour, ==, ROBO_BLUE);
  robo_sandbox_redo (sandbox);
  g_assert_cmpuint (robo_sandbox_get_die (sandbox, 1, 2, FALSE)->colour, ==, ROBO_RED);
}

/* The features for trying cards are a start, high voltage, a workshop and tokens. */
static void
test_spaces (void)
{
  static const RoboBrushKind kinds[] = { ROBO_BRUSH_START, ROBO_BRUSH_VOLTAGE, ROBO_BRUSH_WORKSHOP,
                                         ROBO_BRUSH_VP, ROBO_BRUSH_PIT, ROBO_BRUSH_SOLID };
  g_autoptr (RoboSandbox) sandbox = robo_sandbox_new ();
  g_autoptr (RoboArena) empty = robo_arena_ref (robo_sandbox_get_position (sandbox)->arena);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      robo_sandbox_toggle_space (sandbox, 8, kinds[i]);
      g_assert_false (robo_arena_equal (robo_sandbox_get_position (sandbox)->arena, empty));
      g_assert_nonnull (robo_sandbox_get_play (sandbox));
      robo_sandbox_toggle_space (sandbox, 8, kinds[i]);
      g_assert_true (robo_arena_equal (robo_sandbox_get_position (sandbox)->arena, empty));
    }

  /* A robot can be on a feature, but not on a pit. */
  robo_sandbox_toggle_space (sandbox, get_robot (sandbox, 0)->space, ROBO_BRUSH_PIT);
  g_assert_true (robo_arena_equal (robo_sandbox_get_position (sandbox)->arena, empty));
  robo_sandbox_toggle_space (sandbox, get_robot (sandbox, 0)->space, ROBO_BRUSH_VP);
  g_assert_cmpuint (robo_sandbox_get_position (sandbox)->state.tokens[1], ==, 1);
  robo_sandbox_set_die (sandbox, 0, 0, FALSE, NULL);
  g_assert_cmpuint (robo_game_get_state (robo_sandbox_get_play (sandbox)->game)->robots[0].vp, ==, 1);
  robo_sandbox_toggle_space (sandbox, get_robot (sandbox, 0)->space, ROBO_BRUSH_VP);
  g_assert_cmpuint (robo_sandbox_get_position (sandbox)->state.tokens[1], ==, 0);
}

/* Decisions are made, changed and taken back; the match follows the predicted course. */
static void
test_decisions (void)
{
  g_autoptr (RoboSandbox) sandbox = robo_sandbox_new ();
  g_autoptr (RoboModuleSet) set = create_tug ();
  const RoboPositionPlay *play;
  const RoboDecision     *decision;

  robo_sandbox_set_modules (sandbox, set, 0);
  play = robo_sandbox_get_play (sandbox);
  g_assert_cmpuint (play->decisions->len, ==, 1);
  decision = play->decisions->pdata[0];
  g_assert_cmpuint (decision->question->kind, ==, ROBO_ASK_REPLACE_FIRE);
  g_assert_cmpuint (decision->answer, ==, 1 + robo_sandbox_get_position (sandbox)->tested);
  g_assert_false (decision->is_given);
  g_assert_cmpuint (robo_game_get_state (play->game)->robots[1].damage, ==, 0);

  robo_sandbox_decide (sandbox, 0, 0);
  play = robo_sandbox_get_play (sandbox);
  decision = play->decisions->pdata[0];
  g_assert_cmpuint (decision->answer, ==, 0);
  g_assert_true (decision->is_given);
  g_assert_cmpuint (robo_game_get_state (play->game)->robots[1].damage, ==, 1);
  robo_sandbox_run (sandbox);
  play_out (robo_sandbox_get_match (sandbox));
  g_assert_cmpmem (
    robo_match_get_shown_state (robo_sandbox_get_match (sandbox))->robots, sizeof (RoboRobot[ROBO_MAX_ROBOTS]),
    robo_game_get_state (robo_sandbox_get_play (sandbox)->game)->robots, sizeof (RoboRobot[ROBO_MAX_ROBOTS]));

  robo_sandbox_forget (sandbox, 0);
  decision = robo_sandbox_get_play (sandbox)->decisions->pdata[0];
  g_assert_false (decision->is_given);
  robo_sandbox_undo (sandbox);
  decision = robo_sandbox_get_play (sandbox)->decisions->pdata[0];
  g_assert_true (decision->is_given);
}

static RoboAnswer
get_reach (RoboSandbox *sandbox)
{
  const RoboDecision *decision = robo_sandbox_get_play (sandbox)->decisions->pdata[0];

  g_assert_cmpuint (decision->question->kind, ==, ROBO_ASK_REACH);

  return decision->answer;
}

/* Puts a part on the space next to that on which the first robot ends. */
static void
put_beside (RoboSandbox  *sandbox,
            RoboDir       dir,
            RoboBrushKind brush)
{
  const RoboPositionPlay *play = robo_sandbox_get_play (sandbox);
  guint                   space = robo_game_get_state (play->game)->robots[0].space;

  robo_sandbox_toggle_space (sandbox, robo_board_step (play->board, space, dir)->to, brush);
}

/* The card that is tried reaches for a space (R8.6): one with tokens, or else a workshop, or else any. */
static void
test_reach (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) set = robo_module_set_load_bundled ("standard", problems);
  g_autoptr (RoboSandbox) sandbox = robo_sandbox_new ();

  robo_sandbox_set_modules (sandbox, set, robo_cards_find (robo_module_set_get_cards (set), "telescopic-arm"));
  g_assert_cmpuint (get_reach (sandbox), !=, 0);
  put_beside (sandbox, ROBO_DIR_S, ROBO_BRUSH_WORKSHOP);
  g_assert_cmpuint (get_reach (sandbox), ==, 1 + ROBO_DIR_S);
  put_beside (sandbox, ROBO_DIR_NE, ROBO_BRUSH_VP);
  g_assert_cmpuint (get_reach (sandbox), ==, 1 + ROBO_DIR_NE);
  g_assert_cmpuint (robo_game_get_state (robo_sandbox_get_play (sandbox)->game)->robots[0].vp, ==, 1);
  robo_sandbox_set_declines (sandbox, 0, TRUE);
  g_assert_cmpuint (get_reach (sandbox), ==, 0);
}

static void
test_rolls (void)
{
  g_autoptr (RoboSandbox) sandbox = robo_sandbox_new ();
  g_autofree char *rolls = NULL;

  robo_sandbox_put_robot (sandbox, 3, ROBO_SEAT_KILLBOT, 40);
  g_assert_nonnull (robo_sandbox_get_play (sandbox));
  g_assert_true (robo_sandbox_set_rolls (sandbox, "4 16"));
  rolls = robo_sandbox_dup_rolls (sandbox);
  g_assert_cmpstr (rolls, ==, "4 1 6");
  g_assert_false (robo_sandbox_set_rolls (sandbox, "4 7"));
  /* Missing rolls are added. */
  g_assert_true (robo_sandbox_set_rolls (sandbox, "5"));
  g_assert_nonnull (robo_sandbox_get_play (sandbox));
  g_assert_cmpuint (robo_sandbox_get_position (sandbox)->rolls->data[0], ==, 5);
  g_assert_cmpuint (robo_sandbox_get_position (sandbox)->rolls->len, ==, 3);
}

/* If the first robot was removed, trying a card puts it on the first free space. */
static void
test_try_without_robot (void)
{
  g_autoptr (RoboSandbox) sandbox = robo_sandbox_new ();
  g_autoptr (RoboModuleSet) set = create_tug ();
  guint other;

  robo_sandbox_put_robot (sandbox, 2, ROBO_SEAT_OPERATOR, 0);
  robo_sandbox_toggle_space (sandbox, 1, ROBO_BRUSH_SOLID);
  robo_sandbox_toggle_space (sandbox, 2, ROBO_BRUSH_VP);
  robo_sandbox_put_robot (sandbox, 0, ROBO_SEAT_EMPTY, ROBO_NO_SPACE);
  other = get_robot (sandbox, 1)->space;
  robo_sandbox_set_modules (sandbox, set, 0);
  g_assert_cmpuint (get_robot (sandbox, 0)->kind, ==, ROBO_SEAT_OPERATOR);
  g_assert_cmpuint (get_robot (sandbox, 0)->space, ==, 2);
  g_assert_cmpuint (get_robot (sandbox, 0)->number, ==, 3);
  g_assert_cmpuint (get_robot (sandbox, 0)->cards[1], !=, ROBO_NO_CARD);
  g_assert_cmpuint (get_robot (sandbox, 0)->n_dice, ==, 1);
  g_assert_cmpuint (get_robot (sandbox, 1)->space, ==, other);
  g_assert_cmpuint (get_robot (sandbox, 2)->space, ==, 0);
}

/* In an arena without free spaces no robot is added, and nothing else changes. */
static void
test_try_without_room (void)
{
  g_autoptr (RoboSandbox) sandbox = robo_sandbox_new ();
  g_autoptr (RoboModuleSet) set = create_tug ();
  const RoboPlan *plan = robo_arena_get_plan (robo_sandbox_get_position (sandbox)->arena);
  guint           n_spaces = (guint)plan->columns * plan->rows;
  guint           other = get_robot (sandbox, 1)->space;

  robo_sandbox_put_robot (sandbox, 0, ROBO_SEAT_EMPTY, ROBO_NO_SPACE);
  for (guint space = 0; space < n_spaces; space++)
    if (space != other)
      robo_sandbox_toggle_space (sandbox, space, ROBO_BRUSH_SOLID);
  robo_sandbox_set_modules (sandbox, set, 0);
  g_assert_cmpuint (get_robot (sandbox, 0)->kind, ==, ROBO_SEAT_EMPTY);
  robo_sandbox_put_robot (sandbox, 3, ROBO_SEAT_KILLBOT, ROBO_NO_SPACE);
  g_assert_cmpuint (get_robot (sandbox, 3)->kind, ==, ROBO_SEAT_EMPTY);
  g_assert_cmpuint (get_robot (sandbox, 1)->space, ==, other);
}

/* The robots of a scenario may differ in side, number and kind from those of a new sandbox. */
static void
test_robots_of_a_scenario (void)
{
  static const char text[] =
    "<scenario xmlns='urn:x-robodrome:scenario:1' id='a'><arena-ref id='rome'/><robots>"
    "<robot seat='1' side='w' kind='operator' number='3' at='5,5'><module id='power-beam'/></robot>"
    "<robot seat='2' side='s' kind='killbot' number='1' at='6,5' facing='w'/>"
    "<robot seat='4' side='n' kind='operator' number='2' at='4,5'/></robots><rolls>1 1 1</rolls></scenario>";
  g_autoptr (RoboSandbox) sandbox = robo_sandbox_new ();
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));

  g_assert_true (robo_sandbox_open (sandbox, bytes, 0, NULL, problems));
  g_assert_cmpuint (get_robot (sandbox, 0)->cards[0], ==, ROBO_NO_CARD);
  g_assert_cmpuint (get_robot (sandbox, 0)->cards[1], !=, ROBO_NO_CARD);
  robo_sandbox_put_robot (sandbox, 2, ROBO_SEAT_OPERATOR, ROBO_NO_SPACE);
  g_assert_cmpuint (get_robot (sandbox, 2)->number, ==, 4);
  g_assert_cmpuint (get_robot (sandbox, 2)->side, ==, ROBO_DIR_E);
  robo_sandbox_put_robot (sandbox, 1, ROBO_SEAT_EMPTY, ROBO_NO_SPACE);
  g_assert_cmpuint (get_robot (sandbox, 0)->number, ==, 2);
  g_assert_cmpuint (get_robot (sandbox, 3)->number, ==, 1);
  g_assert_cmpuint (get_robot (sandbox, 2)->number, ==, 3);
  g_assert_nonnull (robo_sandbox_get_play (sandbox));
}

static gboolean
check_cb (const RoboScenarioItem *item,
          gpointer                data)
{
  gboolean *passes = data;
  g_autoptr (RoboOutcome) outcome = item->scenario != NULL ? robo_outcome_new (item->scenario, item->problems) : NULL;
  g_autoptr (GPtrArray) differences = g_ptr_array_new_with_free_func (g_free);

  *passes = outcome != NULL && robo_outcome_compare (outcome, differences);
  g_assert_cmpstr (item->id, ==, "it-pulls");

  return TRUE;
}

static void
test_files (void)
{
  g_autofree char *folder = g_dir_make_tmp ("robodrome-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "It pulls.scenario.xml", NULL);
  g_autofree char *nowhere = g_build_filename (folder, "no", "a.scenario.xml", NULL);
  g_autoptr (RoboSandbox) sandbox = robo_sandbox_new ();
  g_autoptr (RoboSandbox) other = robo_sandbox_new ();
  g_autoptr (RoboModuleSet) set = create_tug ();
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GBytes) broken = g_bytes_new_static ("<a/>", 4);
  g_autoptr (GError) error = NULL;
  gboolean passes = FALSE;
  char    *text;
  gsize    length;

  robo_sandbox_set_modules (sandbox, set, 0);
  robo_sandbox_set_title (sandbox, "It pulls");
  g_assert_true (robo_sandbox_save_file (sandbox, path, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  bytes = g_bytes_new_take (text, length);
  g_assert_true (robo_scenario_read_each (bytes, check_cb, &passes, problems));
  g_assert_true (passes);

  g_assert_true (robo_sandbox_open (other, bytes, 0, path, problems));
  g_assert_cmpuint (get_robot (other, 1)->space, ==, get_robot (sandbox, 1)->space);
  robo_sandbox_undo (other);
  g_assert_false (robo_sandbox_open (other, broken, 0, NULL, problems));
  g_assert_true (robo_problems_has_errors (problems));

  g_assert_false (robo_sandbox_save_file (sandbox, nowhere, &error));
  g_assert_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_WRITE);
  g_remove (path);
  g_rmdir (folder);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/documents/sandbox/tried-card/is-played-in-the-match", test_try);
  g_test_add_func ("/documents/sandbox/tried-card/adds-a-missing-robot", test_try_without_robot);
  g_test_add_func ("/documents/sandbox/tried-card/adds-no-robot-to-a-full-arena", test_try_without_room);
  g_test_add_func ("/documents/sandbox/edits/change-robots-and-mines", test_edits);
  g_test_add_func ("/documents/sandbox/R5.3/two-dice-on-a-unit-need-a-card", test_dice);
  g_test_add_func ("/documents/sandbox/toggled-space/gets-or-loses-the-feature", test_spaces);
  g_test_add_func ("/documents/sandbox/changed-decision/changes-the-course-of-the-match", test_decisions);
  g_test_add_func ("/documents/sandbox/R8.6/tried-card-reaches-for-another-space", test_reach);
  g_test_add_func ("/documents/sandbox/typed-rolls/are-read-and-completed", test_rolls);
  g_test_add_func ("/documents/sandbox/scenario/brings-its-own-robots", test_robots_of_a_scenario);
  g_test_add_data_func ("/documents/sandbox/standard-set/every-card-can-be-tried", "standard", test_all_cards);
  g_test_add_data_func ("/documents/sandbox/workshop-set/every-card-can-be-tried", "workshop", test_all_cards);
  g_test_add_func ("/documents/sandbox/files/are-saved-and-opened", test_files);

  return g_test_run ();
}
