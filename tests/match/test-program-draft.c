// SPDX-License-Identifier: GPL-3.0-or-later
// Tests a program in the making (R5.1 to R5.4) and its predicted path, on a board that is neither square nor symmetric.
#include "match/robo-program-draft.h"

#include <string.h>

#define I   0
#define II  1
#define III 2

typedef struct
{
  RoboPlan          plan;
  RoboBoard        *board;
  RoboCards         cards;
  RoboState         state;
  RoboProgramDraft *draft;
  guint             n_changes;
} Fixture;

/* Returns the space at a column and a row of 7 columns and 6 rows; `at (4, 2)` is 4|2. */
static guint
at (guint column,
    guint row)
{
  return (row - 1) * 7 + column - 1;
}

static void
changed_cb (RoboProgramDraft *draft,
            gpointer          user_data)
{
  Fixture *fixture = user_data;

  fixture->n_changes++;
}

/* The robot of seat 1 is on 3|4; seat 0 is out. */
static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->plan.columns = 7;
  fixture->plan.rows = 6;
  robo_state_init (&fixture->state);
  for (guint seat = 0; seat < 2; seat++)
    fixture->state.robots[seat].kind = ROBO_SEAT_OPERATOR;
  fixture->state.robots[1].space = at (3, 4);
}

static void
make_draft (Fixture *fixture)
{
  RoboSetup setup = { .cards = &fixture->cards };

  robo_rules_init_training (&setup.rules);
  fixture->board = robo_board_new (&fixture->plan);
  setup.board = fixture->board;
  fixture->draft = robo_program_draft_new (&setup, &fixture->state, 1);
  g_signal_connect (fixture->draft, "changed", G_CALLBACK (changed_cb), fixture);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_assert_finalize_object (fixture->draft);
  robo_board_free (fixture->board);
}

static void
assert_program (Fixture    *fixture,
                const char *expected)
{
  g_autofree char *text = NULL;
  RoboProgram      program;

  robo_program_unpack (&program, robo_program_draft_get_answer (fixture->draft));
  text = robo_program_to_text (&program);
  g_assert_cmpstr (text, ==, expected);
}

#define assert_put(fixture, colour, value, unit, key, refusal)                                                        \
  g_assert_cmpint (robo_program_draft_check_put ((fixture)->draft, (colour), (value), (unit), (key)), ==, (refusal)); \
  g_assert_cmpint (robo_program_draft_put ((fixture)->draft, (colour), (value), (unit), (key)), ==, (refusal))

static void
test_empty (Fixture      *fixture,
            gconstpointer data)
{
  make_draft (fixture);

  g_assert_cmpuint (robo_program_draft_get_seat (fixture->draft), ==, 1);
  g_assert_cmpint (robo_program_draft_check (fixture->draft), ==, ROBO_REFUSED_EMPTY_UNIT);
  g_assert_false (robo_program_draft_can_undo (fixture->draft));
  g_assert_cmpuint (robo_program_draft_find_on_unit (fixture->draft, II), ==, ROBO_DRAFT_NO_DIE);
  g_assert_null (robo_program_draft_get_die (fixture->draft, ROBO_DRAFT_NO_DIE));
  assert_program (fixture, "- - -");
}

static void
test_whole (Fixture      *fixture,
            gconstpointer data)
{
  make_draft (fixture);

  assert_put (fixture, ROBO_BLUE, 3, I, ROBO_DIR_N, ROBO_REFUSED_NOT);
  assert_put (fixture, ROBO_RED, 2, II, ROBO_DIR_SW, ROBO_REFUSED_NOT);
  g_assert_cmpint (robo_program_draft_check (fixture->draft), ==, ROBO_REFUSED_EMPTY_UNIT);
  assert_put (fixture, ROBO_BLUE, 6, III, ROBO_DIR_E, ROBO_REFUSED_NOT);

  g_assert_cmpint (robo_program_draft_check (fixture->draft), ==, ROBO_REFUSED_NOT);
  g_assert_cmpuint (fixture->n_changes, ==, 3);
  assert_program (fixture, "b3n r2sw b6e");
}

static void
test_refused (Fixture      *fixture,
              gconstpointer data)
{
  make_draft (fixture);

  assert_put (fixture, ROBO_BLUE, 3, I, ROBO_DIR_NE, ROBO_REFUSED_DIE_COLOUR);
  assert_put (fixture, ROBO_RED, 7, I, ROBO_DIR_NE, ROBO_REFUSED_VALUE);
  assert_put (fixture, ROBO_RED, 0, I, ROBO_DIR_NE, ROBO_REFUSED_VALUE);
  assert_put (fixture, ROBO_BLUE, 1, I, ROBO_DIR_S, ROBO_REFUSED_NOT);
  assert_put (fixture, ROBO_BLUE, 1, II, ROBO_DIR_S, ROBO_REFUSED_NOT);
  assert_put (fixture, ROBO_BLUE, 1, III, ROBO_DIR_S, ROBO_REFUSED_TOO_MANY);

  assert_program (fixture, "b1s b1s -");
  g_assert_cmpuint (fixture->n_changes, ==, 2);
}

/* A die that is put on a unit with a die of the same color uses that die. A die of another color replaces it. */
static void
test_put_again (Fixture      *fixture,
                gconstpointer data)
{
  make_draft (fixture);

  assert_put (fixture, ROBO_BLUE, 3, I, ROBO_DIR_N, ROBO_REFUSED_NOT);
  assert_put (fixture, ROBO_BLUE, 3, II, ROBO_DIR_N, ROBO_REFUSED_NOT);
  assert_put (fixture, ROBO_BLUE, 5, I, ROBO_DIR_W, ROBO_REFUSED_NOT);
  assert_program (fixture, "b5w b3n -");
  assert_put (fixture, ROBO_RED, 5, I, ROBO_DIR_W, ROBO_REFUSED_NOT);
  assert_program (fixture, "r5w b3n -");
}

/* A die that is moved onto another die changes places with it, as far as the rules allow. */
static void
test_move (Fixture      *fixture,
           gconstpointer data)
{
  RoboProgramDraft *draft;
  guint             die;

  make_draft (fixture);
  draft = fixture->draft;
  assert_put (fixture, ROBO_BLUE, 3, I, ROBO_DIR_N, ROBO_REFUSED_NOT);
  assert_put (fixture, ROBO_RED, 2, II, ROBO_DIR_S, ROBO_REFUSED_NOT);

  die = robo_program_draft_find (draft, II, ROBO_DIR_S);
  g_assert_cmpuint (robo_program_draft_get_die (draft, die)->value, ==, 2);
  g_assert_cmpint (robo_program_draft_move (draft, die, I, ROBO_DIR_E), ==, ROBO_REFUSED_NOT);
  assert_program (fixture, "r2e b3s -");

  g_assert_cmpint (robo_program_draft_move (draft, die, III, ROBO_DIR_NW), ==, ROBO_REFUSED_NOT);
  assert_program (fixture, "- b3s r2nw");

  /* A blue die may not take the place of the moved die on the diagonal key. */
  g_assert_cmpint (robo_program_draft_move (draft, die, II, ROBO_DIR_S), ==, ROBO_REFUSED_NOT);
  assert_program (fixture, "- r2s -");

  die = 0;
  while (robo_program_draft_get_die (draft, die)->unit != ROBO_DRAFT_IN_TRAY ||
         robo_program_draft_get_die (draft, die)->colour != ROBO_BLUE)
    die++;
  g_assert_cmpint (robo_program_draft_check_move (draft, die, I, ROBO_DIR_NW), ==, ROBO_REFUSED_DIE_COLOUR);
  g_assert_cmpint (robo_program_draft_move (draft, die, I, ROBO_DIR_NW), ==, ROBO_REFUSED_DIE_COLOUR);
  g_assert_cmpint (robo_program_draft_move (draft, robo_program_draft_find_on_unit (draft, II), ROBO_DRAFT_IN_TRAY,
                                            ROBO_DIR_N),
                   ==, ROBO_REFUSED_NOT);
  assert_program (fixture, "- - -");
}

static void
test_undo (Fixture      *fixture,
           gconstpointer data)
{
  RoboProgramDraft *draft;

  make_draft (fixture);
  draft = fixture->draft;
  assert_put (fixture, ROBO_BLUE, 3, I, ROBO_DIR_N, ROBO_REFUSED_NOT);
  /* A call that changes nothing adds no undo step. */
  assert_put (fixture, ROBO_BLUE, 3, I, ROBO_DIR_N, ROBO_REFUSED_NOT);
  assert_put (fixture, ROBO_BLUE, 4, I, ROBO_DIR_N, ROBO_REFUSED_NOT);
  robo_program_draft_take_last (draft, I);
  robo_program_draft_take_last (draft, I);
  g_assert_cmpuint (fixture->n_changes, ==, 3);

  robo_program_draft_undo (draft);
  assert_program (fixture, "b4n - -");
  robo_program_draft_undo (draft);
  assert_program (fixture, "b3n - -");
  robo_program_draft_undo (draft);
  assert_program (fixture, "- - -");
  g_assert_false (robo_program_draft_can_undo (draft));
  robo_program_draft_undo (draft);
  g_assert_cmpuint (fixture->n_changes, ==, 6);
}

static void
equip (Fixture        *fixture,
       RoboAbilityKind kind)
{
  fixture->cards.n_cards = 1;
  fixture->cards.cards[0] = (RoboCard){
    .has_die = kind == ROBO_ABILITY_DIAGONAL_MOVES,
    .die_colour = ROBO_BLUE,
    .die_min = 1,
    .die_max = 3,
    .n_abilities = 1,
    .abilities = { { .kind = kind } },
  };
  fixture->state.robots[1].cards[0] = 0;
}

/* R5.2: The card allows low blue dice on diagonal keys. */
static void
test_diagonal (Fixture      *fixture,
               gconstpointer data)
{
  equip (fixture, ROBO_ABILITY_DIAGONAL_MOVES);
  make_draft (fixture);

  assert_put (fixture, ROBO_BLUE, 3, I, ROBO_DIR_NE, ROBO_REFUSED_NOT);
  assert_put (fixture, ROBO_BLUE, 4, I, ROBO_DIR_NE, ROBO_REFUSED_DIE_COLOUR);
  assert_put (fixture, ROBO_BLUE, 9, I, ROBO_DIR_NE, ROBO_REFUSED_VALUE);
  assert_program (fixture, "b3ne - -");
}

/* R5.3: The card allows two dice on a unit. */
static void
test_all_dice (Fixture      *fixture,
               gconstpointer data)
{
  equip (fixture, ROBO_ABILITY_ALL_DICE);
  make_draft (fixture);

  assert_put (fixture, ROBO_BLUE, 3, I, ROBO_DIR_N, ROBO_REFUSED_NOT);
  assert_put (fixture, ROBO_BLUE, 2, I, ROBO_DIR_E, ROBO_REFUSED_NOT);
  assert_program (fixture, "b3n+b2e - -");
  assert_put (fixture, ROBO_RED, 1, I, ROBO_DIR_E, ROBO_REFUSED_NOT);
  assert_program (fixture, "b3n+r1e - -");
}

static const RoboDie *
get_first (Fixture *fixture)
{
  return robo_program_draft_get_die (fixture->draft, robo_program_draft_find (fixture->draft, I, ROBO_DIR_E));
}

static const RoboDie *
get_second (Fixture *fixture)
{
  return robo_program_draft_get_die (fixture->draft, robo_program_draft_find_second (fixture->draft, I, ROBO_DIR_E));
}

/* Returns the die that a typed value without a color changes. */
static const RoboDie *
get_last (Fixture *fixture)
{
  return robo_program_draft_get_die (fixture->draft, robo_program_draft_find_on_unit (fixture->draft, I));
}

/* R5.3: two dice may lie on one key. */
static void
test_same_key (Fixture      *fixture,
               gconstpointer data)
{
  RoboProgramDraft *draft;

  equip (fixture, ROBO_ABILITY_ALL_DICE);
  make_draft (fixture);
  draft = fixture->draft;
  g_assert_true (robo_program_draft_has_all_dice (draft));

  assert_put (fixture, ROBO_BLUE, 2, I, ROBO_DIR_E, ROBO_REFUSED_NOT);
  g_assert_null (get_second (fixture));
  assert_put (fixture, ROBO_RED, 3, I, ROBO_DIR_E, ROBO_REFUSED_NOT);
  assert_program (fixture, "b2e+r3e - -");
  g_assert_cmpint (get_first (fixture)->colour, ==, ROBO_BLUE);
  g_assert_cmpint (get_second (fixture)->colour, ==, ROBO_RED);
  g_assert_cmpint (get_last (fixture)->colour, ==, ROBO_RED);

  /* A typed color changes the die of that color, which is then the last die. */
  assert_put (fixture, ROBO_BLUE, 4, I, ROBO_DIR_E, ROBO_REFUSED_NOT);
  assert_program (fixture, "b4e+r3e - -");
  g_assert_cmpint (get_first (fixture)->colour, ==, ROBO_RED);
  g_assert_cmpint (get_last (fixture)->colour, ==, ROBO_BLUE);

  /* Each die can be taken off. */
  robo_program_draft_move (draft, robo_program_draft_find (draft, I, ROBO_DIR_E), ROBO_DRAFT_IN_TRAY, ROBO_DIR_N);
  assert_program (fixture, "b4e - -");
  robo_program_draft_undo (draft);
  assert_program (fixture, "b4e+r3e - -");
  robo_program_draft_take_last (draft, I);
  assert_program (fixture, "r3e - -");
  robo_program_draft_take_last (draft, I);
  assert_program (fixture, "- - -");
}

/* A third die on a unit takes the place of the die that was laid last. */
static void
test_third_die (Fixture      *fixture,
                gconstpointer data)
{
  equip (fixture, ROBO_ABILITY_ALL_DICE);
  make_draft (fixture);

  assert_put (fixture, ROBO_BLUE, 2, I, ROBO_DIR_E, ROBO_REFUSED_NOT);
  assert_put (fixture, ROBO_RED, 3, I, ROBO_DIR_E, ROBO_REFUSED_NOT);
  assert_put (fixture, ROBO_BLUE, 5, II, ROBO_DIR_S, ROBO_REFUSED_NOT);
  robo_program_draft_move (fixture->draft, robo_program_draft_find (fixture->draft, II, ROBO_DIR_S), I, ROBO_DIR_E);
  assert_program (fixture, "b2e+b5e r3s -");
  g_assert_cmpint (get_second (fixture)->value, ==, 5);
}

/* The path */

static void
assert_step (const RoboPath *path,
             guint           i,
             guint           space,
             RoboPathMark    mark,
             guint           unit)
{
  g_assert_cmpuint (i, <, path->n_steps);
  g_assert_cmpuint (path->steps[i].space, ==, space);
  g_assert_cmpint (path->steps[i].mark, ==, mark);
  g_assert_cmpuint (path->steps[i].unit, ==, unit);
}

static void
test_path_out (Fixture      *fixture,
               gconstpointer data)
{
  RoboPath path;

  fixture->state.robots[1].space = ROBO_NO_SPACE;
  make_draft (fixture);

  robo_program_draft_get_path (fixture->draft, &path);
  g_assert_cmpuint (path.n_steps, ==, 0);
}

/* The path has two steps north, then three east, of which a wall stops the third, then a shot. */
static void
test_path_wall (Fixture      *fixture,
                gconstpointer data)
{
  RoboPath path;

  robo_plan_set_edge (&fixture->plan, at (5, 2), ROBO_DIR_E, ROBO_EDGE_WALL);
  fixture->plan.terrain[at (7, 4)] = ROBO_TERRAIN_SOLID;
  make_draft (fixture);
  assert_put (fixture, ROBO_RED, 1, III, ROBO_DIR_SW, ROBO_REFUSED_NOT);
  assert_put (fixture, ROBO_BLUE, 2, I, ROBO_DIR_N, ROBO_REFUSED_NOT);
  assert_put (fixture, ROBO_BLUE, 3, II, ROBO_DIR_E, ROBO_REFUSED_NOT);

  robo_program_draft_get_path (fixture->draft, &path);
  g_assert_cmpuint (path.n_steps, ==, 5);
  assert_step (&path, 0, at (3, 4), ROBO_PATH_PLAIN, 0);
  assert_step (&path, 1, at (3, 3), ROBO_PATH_PLAIN, 0);
  assert_step (&path, 2, at (3, 2), ROBO_PATH_PLAIN, 1);
  assert_step (&path, 3, at (4, 2), ROBO_PATH_PLAIN, 0);
  assert_step (&path, 4, at (5, 2), ROBO_PATH_BLOCKED, 2);
  g_assert_cmpint (path.steps[4].dir, ==, ROBO_DIR_E);
  g_assert_cmpuint (path.n_shots, ==, 1);
  g_assert_cmpuint (path.shots[0][0], ==, at (5, 2));
  g_assert_cmpuint (path.shots[0][1], ==, at (1, 6));
}

/* A barrier marks the path; a pit ends it. */
static void
test_path_pit (Fixture      *fixture,
               gconstpointer data)
{
  RoboPath path;

  robo_plan_set_edge (&fixture->plan, at (4, 4), ROBO_DIR_E, ROBO_EDGE_BARRIER);
  fixture->plan.terrain[at (6, 4)] = ROBO_TERRAIN_WATER;
  make_draft (fixture);
  assert_put (fixture, ROBO_BLUE, 6, I, ROBO_DIR_E, ROBO_REFUSED_NOT);
  assert_put (fixture, ROBO_BLUE, 6, II, ROBO_DIR_N, ROBO_REFUSED_NOT);

  robo_program_draft_get_path (fixture->draft, &path);
  g_assert_cmpuint (path.n_steps, ==, 4);
  assert_step (&path, 1, at (4, 4), ROBO_PATH_PLAIN, 0);
  assert_step (&path, 2, at (5, 4), ROBO_PATH_BARRIER, 0);
  assert_step (&path, 3, at (6, 4), ROBO_PATH_PIT, 1);
}

/* R2.3: the third damage ends the path. */
static void
test_path_barrier_destroys (Fixture      *fixture,
                            gconstpointer data)
{
  RoboPath path;

  robo_plan_set_edge (&fixture->plan, at (3, 4), ROBO_DIR_N, ROBO_EDGE_BARRIER);
  fixture->state.robots[1].damage = 2;
  make_draft (fixture);
  assert_put (fixture, ROBO_BLUE, 2, I, ROBO_DIR_N, ROBO_REFUSED_NOT);

  robo_program_draft_get_path (fixture->draft, &path);
  g_assert_cmpuint (path.n_steps, ==, 2);
  assert_step (&path, 1, at (3, 3), ROBO_PATH_BARRIER, 1);
}

/* R7.1.b: robots in the way are pushed as long as there is room. */
static void
test_path_pushes (Fixture      *fixture,
                  gconstpointer data)
{
  RoboPath path;

  fixture->state.robots[0].space = at (4, 4);
  make_draft (fixture);
  assert_put (fixture, ROBO_BLUE, 6, I, ROBO_DIR_E, ROBO_REFUSED_NOT);

  robo_program_draft_get_path (fixture->draft, &path);
  g_assert_cmpuint (path.n_steps, ==, 4);
  assert_step (&path, 3, at (6, 4), ROBO_PATH_BLOCKED, 1);
}

/* R1.9: the first robot stops a shot. */
static void
test_path_shot_hits (Fixture      *fixture,
                     gconstpointer data)
{
  RoboPath path;

  fixture->state.robots[0].space = at (5, 2);
  make_draft (fixture);
  assert_put (fixture, ROBO_RED, 6, I, ROBO_DIR_NE, ROBO_REFUSED_NOT);
  assert_put (fixture, ROBO_RED, 6, II, ROBO_DIR_W, ROBO_REFUSED_NOT);

  robo_program_draft_get_path (fixture->draft, &path);
  g_assert_cmpuint (path.n_shots, ==, 2);
  g_assert_cmpuint (path.shots[0][1], ==, at (5, 2));
  g_assert_cmpuint (path.shots[1][1], ==, at (1, 4));
}

#define add(path, function) g_test_add ("/match/program-draft/" path, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("new-draft/is-empty", test_empty);
  add ("R5.1/every-unit-needs-a-die", test_whole);
  add ("R5.4/refused-dice-change-nothing", test_refused);
  add ("die-put-on-a-used-unit/changes-or-replaces-the-die-there", test_put_again);
  add ("die-moved-onto-another-die/dice-change-places", test_move);
  add ("undo/restores-the-dice", test_undo);
  add ("R5.2/card-allows-low-blue-dice-on-diagonals", test_diagonal);
  add ("R5.3/card-allows-two-dice-on-a-unit", test_all_dice);
  add ("R5.3/two-dice-may-lie-on-one-key", test_same_key);
  add ("R5.3/third-die-replaces-the-last-die", test_third_die);
  add ("predicted-path/robot-out-of-the-arena-has-none", test_path_out);
  add ("predicted-path/R1.6/ends-at-a-wall", test_path_wall);
  add ("predicted-path/ends-in-water-and-marks-a-barrier-on-the-way", test_path_pit);
  add ("predicted-path/R2.3/ends-where-a-barrier-destroys-the-robot", test_path_barrier_destroys);
  add ("predicted-path/R7.1b/goes-on-while-a-robot-can-be-pushed", test_path_pushes);
  add ("predicted-path/R1.9/shot-stops-at-the-first-robot", test_path_shot_hits);

  return g_test_run ();
}
