// SPDX-License-Identifier: GPL-3.0-or-later
// Tests which programs are legal, and how the engine plays them (R5.1 to R5.5, R4.6, R4.7).
#include "engine-fixture.h"

#include <string.h>

#define RACE "A . . . . .\n" \
             "           \n" \
             ". . B . . .\n" \
             "           \n" \
             ". . . . C .\n" \
             "           \n" \
             ". . . . . .\n" \
             "           \n" \
             ". . . . . ."

/* Describes a program, the cards of its robot, and the expected refusal. */
typedef struct
{
  const char *path;
  const char *program;
  const char *cards;
  RoboRefusal refusal;
} ProgramCase;

static const ProgramCase programs[] = {
  { "R5.1/three-dice-are-accepted", "b3n r2ne b1w", "none", ROBO_REFUSED_NOT },
  { "R5.1/two-red-dice-are-accepted", "r6sw b1n r1se", "none", ROBO_REFUSED_NOT },
  { "R5.1/red-dice-fit-every-key", "r1n r2nw b6s", "none", ROBO_REFUSED_NOT },
  { "R5.1/equal-dice-are-accepted", "b3n b3n r3n", "none", ROBO_REFUSED_NOT },
  { "R5.1/three-blue-dice-are-refused", "b3n b2e b1w", "none", ROBO_REFUSED_TOO_MANY },
  { "R5.1/three-red-dice-are-refused", "r3n r2e r1w", "none", ROBO_REFUSED_TOO_MANY },
  { "R5.1/empty-unit-is-refused", "b3n - b1w", "none", ROBO_REFUSED_EMPTY_UNIT },
  { "R5.1/program-without-dice-is-refused", "- - -", "none", ROBO_REFUSED_EMPTY_UNIT },
  { "R5.1/two-dice-on-a-unit-are-refused", "b3n+r1n b2e r1w", "none", ROBO_REFUSED_CROWDED_UNIT },
  { "R5.1/blue-die-on-north-east-is-refused", "b3ne r2e b1w", "none", ROBO_REFUSED_DIE_COLOUR },
  { "R5.1/blue-die-on-south-east-is-refused", "r2e b3se b1w", "none", ROBO_REFUSED_DIE_COLOUR },
  { "R5.1/blue-die-on-south-west-is-refused", "r2e b1w b3sw", "none", ROBO_REFUSED_DIE_COLOUR },
  { "R5.1/blue-die-on-north-west-is-refused", "b1nw b1w r3sw", "none", ROBO_REFUSED_DIE_COLOUR },
  { "R5.2/blue-die-of-three-fits-diagonal-key-with-nozzle", "b3ne b1sw r2e", "steering-nozzle", ROBO_REFUSED_NOT },
  { "R5.2/blue-die-of-four-is-refused-on-diagonal-key-despite-nozzle", "b4ne b1sw r2e", "steering-nozzle",
    ROBO_REFUSED_DIE_COLOUR },
  { "R5.2/blue-die-of-six-fits-orthogonal-key-despite-nozzle", "b6n b1s r2e", "steering-nozzle", ROBO_REFUSED_NOT },
  { "R5.2/nozzle-in-right-slot-works-too", "b3ne b1sw r2e", "none+steering-nozzle", ROBO_REFUSED_NOT },
  { "R5.3/four-dice-are-accepted-with-ram-expansion", "b3n+r1n b2e r1w", "ram-expansion", ROBO_REFUSED_NOT },
  { "R5.3/empty-unit-beside-two-full-units-is-refused-despite-ram-expansion", "b3n+r1n b2e+r1w -", "ram-expansion",
    ROBO_REFUSED_EMPTY_UNIT },
  { "R5.3/one-die-on-each-unit-is-accepted-with-ram-expansion", "b3n r1n b2e", "ram-expansion", ROBO_REFUSED_NOT },
  { "R5.3/two-dice-on-one-key-are-accepted-with-ram-expansion", "b3n+b3n r1e r1w", "ram-expansion", ROBO_REFUSED_NOT },
  { "R5.3/three-dice-on-a-unit-are-refused-despite-ram-expansion", "b3n+b2n+r1n - r1w", "ram-expansion",
    ROBO_REFUSED_CROWDED_UNIT },
  { "R5.3/third-blue-die-is-refused-despite-ram-expansion", "b3n+b2n b1e r1w", "ram-expansion", ROBO_REFUSED_TOO_MANY },
  { "R5.3/blue-die-on-diagonal-key-is-refused-despite-ram-expansion", "b3ne+b2n r1e r1w", "ram-expansion",
    ROBO_REFUSED_DIE_COLOUR },
  { "R5.3/nozzle-and-ram-expansion-allow-blue-dice-on-diagonal-keys",
    "b3ne+b2nw r1e r1w", "steering-nozzle+ram-expansion",
    ROBO_REFUSED_NOT },
};

static void
check_program (gconstpointer data)
{
  const ProgramCase *what = data;
  g_autofree char   *set = g_strdup_printf ("A.cards=%s", what->cards);
  const EngineCase   table_case = { .path = what->path, .arena = "A", .set = set };
  g_autoptr (EngineTable) table = engine_table_new (&table_case);
  RoboProgram program;

  g_assert_true (robo_program_from_text (&program, what->program));
  g_assert_cmpint (robo_program_check (&program, &table->state.robots[0], &table->cards, FALSE), ==, what->refusal);
}

/* R5.4: A refused program leaves no trace; R5.5: a confirmed program is final. */
static void
test_refused (void)
{
  const EngineCase what = { .path = "R5.4/refused-program/leaves-no-trace",
                            .phase = ROBO_PHASE_PROGRAMMING,
                            .arena = "A . .\n     \n. . B" };
  g_autoptr (EngineTable) table = engine_table_new (&what);
  RoboProgram bad;
  RoboProgram partial;
  RoboProgram good;
  RoboState   before;
  guint       n_events;

  g_assert_true (robo_program_from_text (&bad, "b3n b2ne r1w"));
  g_assert_true (robo_program_from_text (&partial, "b3n - r1w"));
  g_assert_true (robo_program_from_text (&good, "b3n r2ne r1w"));
  table->game = robo_game_new_at (&table->setup, &table->state, ROBO_GAME_KEEP_EVENTS);
  g_assert_cmpint (robo_game_advance (table->game), ==, ROBO_GAME_ASKS);
  before = *robo_game_get_shown_state (table->game);
  n_events = robo_game_get_events (table->game)->n_events;

  g_assert_cmpint (robo_game_answer (table->game, robo_program_pack (&bad)), ==, ROBO_REFUSED_DIE_COLOUR);
  g_assert_cmpint (robo_game_answer (table->game, robo_program_pack (&partial)), ==, ROBO_REFUSED_EMPTY_UNIT);
  g_assert_cmpint (robo_game_answer (table->game, G_MAXUINT64), ==, ROBO_REFUSED_VALUE);
  g_assert_cmpmem (&before, sizeof before, robo_game_get_shown_state (table->game), sizeof before);
  g_assert_cmpuint (robo_game_get_events (table->game)->n_events, ==, n_events);
  g_assert_cmpint (robo_game_advance (table->game), ==, ROBO_GAME_ASKS);
  g_assert_cmpuint (robo_game_get_question (table->game)->seat, ==, 0);

  g_assert_cmpint (robo_game_answer (table->game, robo_program_pack (&good)), ==, ROBO_REFUSED_NOT);
  g_assert_cmpint (robo_game_answer (table->game, robo_program_pack (&good)), ==, ROBO_REFUSED_OPTION);
  g_assert_cmpint (robo_game_advance (table->game), ==, ROBO_GAME_ASKS);
  g_assert_cmpuint (robo_game_get_question (table->game)->seat, ==, 1);
}

/* R5.6: The rolls of KillBots depend on the number that is given as the answer, and not on the state before. */
static void
test_entropy (void)
{
  const EngineCase what = {
    .path = "R5.6/entropy/alone-decides-later-rolls",
    .phase = ROBO_PHASE_PROGRAMMING,
    .arena = "A . . . .\n         \n. . . . B",
    .set = "rules.entropy=round B.facing=w",
    .answers = "A.program=b1e_b1s_r1n",
  };
  guint faces = 0;

  for (guint seed = 0; seed < 40; seed++)
    {
      for (guint entropy = 0; entropy < 2; entropy++)
        {
          g_autoptr (EngineTable) table = engine_table_new (&what);
          RoboProgram program;
          RoboRng     expected;

          robo_rng_seed (&table->state.rng, seed + entropy);
          table->game = robo_game_new_at (&table->setup, &table->state, ROBO_GAME_KEEP_EVENTS);
          g_assert_cmpint (robo_game_advance (table->game), ==, ROBO_GAME_ASKS);
          g_assert_true (robo_program_from_text (&program, "b1e b1s r1n"));
          g_assert_cmpint (robo_game_answer (table->game, robo_program_pack (&program)), ==, ROBO_REFUSED_NOT);
          g_assert_cmpint (robo_game_advance (table->game), ==, ROBO_GAME_ASKS);
          g_assert_cmpint (robo_game_get_question (table->game)->kind, ==, ROBO_ASK_ENTROPY);
          g_assert_cmpint (robo_game_answer (table->game, seed), ==, ROBO_REFUSED_NOT);
          g_assert_cmpint (robo_game_advance (table->game), ==, ROBO_GAME_GOES_ON);
          robo_rng_seed (&expected, seed);
          g_assert_cmpmem (&expected, sizeof expected, &robo_game_get_state (table->game)->rng, sizeof expected);
          g_assert_cmpint (robo_game_advance (table->game), ==, ROBO_GAME_GOES_ON);
          faces |= 1u << (1 + robo_rng_below (&expected, 6));
        }
    }
  g_assert_cmphex (faces, ==, 0x7e);
}

/* Values that no die shows are refused, and so are units that no controller has. */
static void
test_values (void)
{
  static const RoboDie wrong[] = {
    { .colour = ROBO_BLUE, .value = 0, .key = ROBO_DIR_N, .unit = 0 },
    { .colour = ROBO_BLUE, .value = 7, .key = ROBO_DIR_N, .unit = 0 },
    { .colour = ROBO_BLUE, .value = 3, .key = ROBO_DIR_N, .unit = 3 },
  };
  const RoboRobot robot = { .cards = { ROBO_NO_CARD, ROBO_NO_CARD } };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      const RoboProgram program = { .n_dice = 1, .dice = { wrong[i] } };

      g_assert_cmpint (robo_program_check (&program, &robot, NULL, TRUE), ==, ROBO_REFUSED_VALUE);
    }
}

/* Values, keys and units of programs survive packing, and so does the programming time. */
static void
test_pack (void)
{
  static const char *const lines[] = { "b3n r2ne b1w", "b6s+r5nw r4se b1e", "- b2w -", "r1sw+r6n+b5e+b4w - -" };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *text = NULL;
      RoboProgram      program;
      RoboAnswer       answer;

      g_assert_true (robo_program_from_text (&program, lines[i]));
      answer = robo_program_with_finish (robo_program_pack (&program), 1234);
      g_assert_cmpuint (robo_program_get_finish (answer), ==, 1234);
      g_assert_cmpuint (robo_program_get_finish (robo_program_with_finish (answer, 70000)), ==, 65535);
      robo_program_unpack (&program, answer);
      text = robo_program_to_text (&program);
      g_assert_cmpstr (text, ==, lines[i]);
    }
}

static void
test_text (void)
{
  static const char *const wrong[] = {
    "",
    "b3n r2ne",
    "b3n r2ne b1w b1w",
    "b0n r2ne b1w",
    "b7n r2ne b1w",
    "x3n r2ne b1w",
    "b3 r2ne b1w",
    "b3x r2ne b1w",
    "b3n+ r2ne b1w",
    "b1n+b1n+b1n+b1n+b1n - -",
  };
  g_autofree char *text = NULL;
  RoboProgram      program;

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (robo_program_from_text (&program, wrong[i]));

  g_assert_true (robo_program_from_text (&program, "  B3N   R2NE\tb1W "));
  text = robo_program_to_text (&program);
  g_assert_cmpstr (text, ==, "b3n r2ne b1w");
}

static const EngineCase cases[] = {
  {
    .path = "R5.5/all-operators-program-before-first-unit",
    .phase = ROBO_PHASE_PROGRAMMING,
    .arena = "A . . .\n       \n. . . .\n       \n. . . B",
    .set = "A.number=2 B.number=1",
    .answers = "A.program=b3e_b1s_r1n B.program=b2w_r1n_b1e",
    .expect = "A@4,2 B@3,3",
    .events = "programmed B; programmed A; unit =1; activate B =2; activate A =3",
  },
  {
    .path = "R5.5/operator-that-is-out-makes-no-program",
    .phase = ROBO_PHASE_PROGRAMMING,
    .arena = "A . . .\n       \n. . . .",
    .set = "B@out",
    .answers = "A.program=b3e_b1s_r1n",
    .expect = "A@4,2 B@out",
    .events = "programmed A",
    .never = "programmed B",
  },
  {
    .path = "R5.5/killbot-makes-no-program",
    .phase = ROBO_PHASE_PROGRAMMING,
    .arena = "A . . .\n       \n. . . .\n       \n. . . B",
    .set = "B.facing=e",
    .answers = "A.program=b3e_b1s_r1n",
    .rolls = "1 1 1",
    .never = "programmed B",
  },
  {
    .path = "R4.6/sums-do-not-change-numbers-within-round",
    .phase = ROBO_PHASE_PROGRAMMING,
    .arena = "A . . .\n       \n. . . .\n       \n. . . B",
    .answers = "A.program=b1e_b1s_r1n B.program=b2w_r1n_b1e",
    .expect = "A.number=1 B.number=2",
  },

  /* R4.3: the wish to be asked for modules */
  {
    .path = "R4.3/option-equip-changed-notes-wish-to-equip-in-program",
    .phase = ROBO_PHASE_PROGRAMMING,
    .arena = "A . . .\n       \n. . . B",
    .set = "rules.equip=changed",
    .answers = "A.program=b1n_r1n_b1s B.program=!b1n_r1n_b1s@20",
    .expect = "A.wish=0 B.wish=1",
  },
  {
    .path = "R4.3/option-equip-changed-notes-wish-to-equip-of-operator-without-program",
    .phase = ROBO_PHASE_PROGRAMMING,
    .arena = "A . . .\n       \n. . . .",
    .set = "rules.equip=changed B@out C@out C.facing=w",
    .answers = "A.program=b1n_r1n_b1s",
    .rolls = "1 1 1",
    .expect = "A.wish=0 B.wish=1 C.wish=0",
  },
  {
    .path = "R4.3/wish-to-equip-is-ignored-without-option-equip-changed",
    .phase = ROBO_PHASE_PROGRAMMING,
    .arena = "A . . .\n       \n. . . .",
    .set = "B@out",
    .answers = "A.program=!b1n_r1n_b1s",
    .expect = "A.wish=0 B.wish=0",
  },
  {
    .path = "R4.3/option-equip-changed-notes-wish-to-equip-of-operator-who-drew-a-card",
    .phase = ROBO_PHASE_RESOLUTION,
    .arena = "A . . .\n       \n. . w B",
    .set = "rules.equip=changed A@3,2 deck.blue=teleport",
    .answers = "A.workshop=draw A.draw=blue",
    .expect = "A.wish=1 B.wish=0 A.owns=teleport",
  },

  /* R5.6 */
  {
    .path = "R5.6/entropy-is-asked-after-all-programs",
    .phase = ROBO_PHASE_PROGRAMMING,
    .arena = "A . . .\n       \n. . . .\n       \n. . . B",
    .set = "rules.entropy=round A.number=2 B.number=1",
    .answers = "A.program=b3e_b1s_r1n B.program=b2w_r1n_b1e B.entropy=18446744073709551615",
    .asks = "B.program:; A.program:; B.entropy:",
    .events = "programmed B; programmed A; unit =1",
  },
  {
    .path = "R5.6/entropy-is-asked-of-first-operator-even-if-out",
    .phase = ROBO_PHASE_PROGRAMMING,
    .arena = "A . . .\n       \n. . . .\n       \n. . . C",
    .set = "rules.entropy=round C.facing=w C.number=1 B@out B.number=2 A.number=3",
    .answers = "A.program=b3e_b1s_r1n",
    .rolls = "1 1 1",
    .asks = "A.program:; B.entropy:",
  },
  {
    .path = "R5.6/entropy-is-asked-before-starting-numbers",
    .phase = ROBO_PHASE_PROGRAMMING,
    .arena = RACE,
    .set = "rules.entropy=round rules.starting-numbers=finish-order C.facing=w",
    .answers = "A.program=b1s_r1n_b1n@30 B.program=b1n_r1n_b1s@50",
    .rolls = "1 1 1",
    .asks = "A.program:; B.program:; A.entropy:; A.starting-number: 1 2 3; B.starting-number: 2 3",
  },
  {
    .path = "R5.6/entropy-is-not-asked-without-its-option",
    .phase = ROBO_PHASE_PROGRAMMING,
    .arena = "A . . .\n       \n. . . .",
    .answers = "A.program=b3e_b1s_r1n",
    .asks = "A.program:",
  },

  /* R4.7 */
  {
    .path = "R4.7/quickest-operator-takes-first-number",
    .phase = ROBO_PHASE_PROGRAMMING,
    .arena = RACE,
    .set = "rules.starting-numbers=finish-order",
    .answers = "A.program=b1s_r1n_b1n@300 B.program=b1n_r1n_b1s@50 C.program=b1n_r1n_b1s@120",
    .expect = "B.number=1 C.number=2 A.number=3",
    .events = "programmed A; programmed B; programmed C; number B =1; number C =2; number A =3; unit =1",
    .asks = "A.program:; B.program:; C.program:; B.starting-number: 1 2 3; C.starting-number: 2 3",
  },
  {
    .path = "R4.7/operators-choose-starting-numbers",
    .phase = ROBO_PHASE_PROGRAMMING,
    .arena = RACE,
    .set = "rules.starting-numbers=finish-order",
    .answers = "A.program=b1s_r1n_b1n@300 B.program=b1n_r1n_b1s@50 C.program=b1n_r1n_b1s@120 "
               "B.starting-number=3 C.starting-number=1",
    .expect = "C.number=1 A.number=2 B.number=3",
    .asks = "A.program:; B.program:; C.program:; B.starting-number: 1 2 3; C.starting-number: 1 2",
  },
  {
    .path = "R4.7/chosen-numbers-hold-in-same-round",
    .phase = ROBO_PHASE_PROGRAMMING,
    .arena = RACE,
    .set = "rules.starting-numbers=finish-order round=1",
    .answers = "A.program=b1s_r1n_b1n@300 B.program=b1n_r1n_b1s@50 C.program=b1n_r1n_b1s@120",
    .events = "unit =1; activate B =1; activate C =1; activate A =1",
  },
  {
    .path = "R4.7/operators-who-confirm-together-keep-their-order",
    .phase = ROBO_PHASE_PROGRAMMING,
    .arena = RACE,
    .set = "rules.starting-numbers=finish-order A.number=3 B.number=1 C.number=2",
    .answers = "A.program=b1s_r1n_b1n@20 B.program=b1n_r1n_b1s@20 C.program=b1n_r1n_b1s@5",
    .expect = "C.number=1 B.number=2 A.number=3",
  },
  {
    .path = "R4.7/operator-that-is-out-chooses-last",
    .phase = ROBO_PHASE_PROGRAMMING,
    .arena = RACE,
    .set = "rules.starting-numbers=finish-order B@out D.facing=w D@6,5 D.number=1 A.number=4 B.number=2 C.number=3",
    .answers = "A.program=b1s_r1n_b1n@65535 C.program=b1n_r1n_b1s@120 C.starting-number=4 B.starting-number=3",
    .rolls = "4 4 4",
    .expect = "C.number=4 A.number=1 B.number=3 D.number=2",
    .asks = "C.program:; A.program:; C.starting-number: 1 2 3 4; A.starting-number: 1 2 3; B.starting-number: 2 3",
  },
  {
    .path = "R4.7/killbot-gets-number-that-is-left",
    .phase = ROBO_PHASE_PROGRAMMING,
    .arena = RACE,
    .set = "rules.starting-numbers=finish-order C.facing=w",
    .answers = "A.program=b1s_r1n_b1n@30 B.program=b1n_r1n_b1s@50 A.starting-number=3 B.starting-number=2",
    .rolls = "4 4 4",
    .expect = "C.number=1 B.number=2 A.number=3",
    .events = "number A =3; number B =2; number C =1; unit =1; roll C",
  },
  {
    .path = "R4.7/squad-gets-the-remaining-numbers-by-lot",
    .phase = ROBO_PHASE_PROGRAMMING,
    .arena = RACE,
    .set = "rules.starting-numbers=finish-order B.facing=w C.facing=w seed=1",
    .answers = "A.program=b1s_r1n_b1n@30 A.starting-number=2",
    .rolls = "4 4 4 4 4 4",
    .expect = "A.number=2 B.number=1 C.number=3",
  },
  {
    .path = "R4.7/another-seed-gives-the-squad-another-order",
    .phase = ROBO_PHASE_PROGRAMMING,
    .arena = RACE,
    .set = "rules.starting-numbers=finish-order B.facing=w C.facing=w seed=2",
    .answers = "A.program=b1s_r1n_b1n@30 A.starting-number=2",
    .rolls = "4 4 4 4 4 4",
    .expect = "A.number=2 B.number=3 C.number=1",
  },
};

/* Plays two whole rounds. The starting numbers of the second round follow from the sums of the dice in the first
 * (R4.6). A KillBot has the sum of its rolls. */
static void
test_sums (void)
{
  const EngineCase what = {
    .path = "R4.6/sums-of-dice/decide-the-next-numbers",
    .phase = ROBO_PHASE_PROGRAMMING,
    .arena = "A . . . . .\n           \n. . . . . .\n           \n. . . . . B\n           \nC|. . . . .",
    .set = "C.facing=w A.number=3 B.number=2 C.number=1 A.cards=ram-expansion",
    .answers = "A.program=b1e+b1e_r1s_r5e B.program=b2w_r1n_b6e",
    .rolls = "4 5 6",
  };
  g_autoptr (EngineTable) table = engine_table_new (&what);
  const RoboState *state;

  engine_table_play (table);
  state = robo_game_get_state (table->game);
  /* A's removed die counts, since it was on the controller. The KillBot rolled 3, 2, 1. */
  g_assert_cmpuint (state->robots[0].dice_sum, ==, 8);
  g_assert_cmpuint (state->robots[1].dice_sum, ==, 9);
  g_assert_cmpuint (state->robots[2].dice_sum, ==, 6);

  while (robo_game_get_shown_state (table->game)->phase != ROBO_PHASE_PROGRAMMING)
    robo_game_advance (table->game);
  state = robo_game_get_shown_state (table->game);
  g_assert_cmpuint (state->robots[1].number, ==, 1);
  g_assert_cmpuint (state->robots[0].number, ==, 2);
  g_assert_cmpuint (state->robots[2].number, ==, 3);
  /* The controllers were emptied before they were filled again. */
  g_assert_cmpuint (state->robots[0].dice_sum, ==, 8);
  g_assert_cmpuint (state->robots[0].n_dice, ==, 4);
  g_assert_cmpuint (state->robots[2].dice_sum, ==, 0);
  g_assert_cmpuint (state->robots[2].n_dice, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (programs); i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/programs/%s", programs[i].path);

      g_test_add_data_func (path, &programs[i], check_program);
    }
  engine_add_cases (cases, G_N_ELEMENTS (cases));
  g_test_add_func ("/engine/programs/R5.4/refused-program/leaves-no-trace", test_refused);
  g_test_add_func ("/engine/programs/R5.6/entropy/alone-decides-later-rolls", test_entropy);
  g_test_add_func ("/engine/programs/R5.1/impossible-dice/are-refused", test_values);
  g_test_add_func ("/engine/program/packed-program/keeps-dice-and-programming-time", test_pack);
  g_test_add_func ("/engine/program/malformed-text/is-refused", test_text);
  g_test_add_func ("/engine/programs/R4.6/sums-of-dice/decide-the-next-numbers", test_sums);

  return g_test_run ();
}
