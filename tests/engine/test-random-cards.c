// SPDX-License-Identifier: GPL-3.0-or-later
// Plays every combination of words for cards in random games, and checks every event.
#include "engine/robo-effect-ids.h"
#include "engine/robo-killbot.h"
#include "engine-fixture.h"

#include <string.h>

/* Each combination has this many games, unless ROBODROME_RANDOM_GAMES sets the number, and each game this many
 * rounds. */
#define N_GAMES  8
#define N_ROUNDS 6

/* Holds a random game. */
typedef struct
{
  RoboRng    rng;
  RoboPlan   plan;
  RoboBoard *board;
  RoboCards  cards;
  RoboSetup  setup;
  RoboState  before;   /* state before the current event */
  guint      n_looked; /* number of events that have been checked */
  guint8     floats;   /* seats that a swap has put over a pit, a bit each */
  guint8     copies[ROBO_MAX_CARDS];
} Random;

static guint
below (Random *random,
       guint   n)
{
  return robo_rng_below (&random->rng, n);
}

static gboolean
one_in (Random *random,
        guint   n)
{
  return below (random, n) == 0;
}

/* Cards */

static RoboColour
get_die_colour (RoboWhen when)
{
  return when == ROBO_WHEN_FIRE || when == ROBO_WHEN_HIT ? ROBO_RED : ROBO_BLUE;
}

static void
add_effect (Random    *random,
            RoboCard  *card,
            RoboWhen   when,
            RoboTarget target,
            RoboAction action)
{
  RoboEffect *effect = &card->effects[card->n_effects++];

  effect->when = when;
  effect->target = target;
  effect->action = action;
  effect->is_mandatory = one_in (random, 6);
  effect->from_start = one_in (random, 6) ? 1 + below (random, 4) : 0;
  effect->tokens = 1 + below (random, 3);
  effect->damage = 1 + below (random, 2);
  for (guint value = 0; value < G_N_ELEMENTS (effect->amount); value++)
    effect->amount[value] = value > 0 && one_in (random, 8) ? 0 : 1 + below (random, 3);
  if (robo_target_has_range (target) && one_in (random, 3))
    effect->range = 1 + below (random, 4);
  if (robo_action_can_be_multiplied (action) && one_in (random, 3))
    effect->times = 1 + below (random, when == ROBO_WHEN_MOVE_END ? ROBO_TIMES_STEPS : ROBO_TIMES_VP_BEHIND);
}

/* Conditions, uses and costs (R14.1 to R14.3) */

static gboolean
may_mind_target (const RoboCard *card)
{
  gboolean may = card->n_abilities == 0;

  for (guint i = 0; i < card->n_effects; i++)
    {
      guint target = card->effects[i].target;

      may = may && (target == ROBO_TARGET_FIRST_IN_LINE || target == ROBO_TARGET_FIRST_ROBOT_IN_LINE ||
                    target == ROBO_TARGET_HIT || target == ROBO_TARGET_PUSHER || target == ROBO_TARGET_ATTACKER ||
                    target == ROBO_TARGET_CHOSEN);
    }

  return may;
}

static void
add_condition (Random   *random,
               RoboCard *card)
{
  RoboCondition condition = { .what = below (random, ROBO_N_IFS), .max = ROBO_CONDITION_UNLIMITED };

  if (condition.what == ROBO_IF_TARGET_DAMAGE && !may_mind_target (card))
    return;

  do
    condition.is = below (random, ROBO_N_IS);
  while (robo_if_has_word (condition.what) && !robo_if_takes_word (condition.what, condition.is));
  if (!robo_if_has_word (condition.what))
    {
      condition.min = below (random, 2);
      if (one_in (random, 2))
        condition.max = condition.min + below (random, 3);
    }
  card->conditions[card->n_conditions++] = condition;
}

/* Adds conditions, uses and costs to half of the cards that can have them. */
static void
add_guards (Random   *random,
            RoboCard *card)
{
  gboolean takes_costs = TRUE;

  for (guint i = 0; i < card->n_abilities; i++)
    {
      if (!robo_ability_takes_uses (card->abilities[i].kind))
        return;
      takes_costs = takes_costs && robo_ability_takes_costs (card->abilities[i].kind);
    }
  if (one_in (random, 2))
    return;

  for (guint n = below (random, 3); n > 0; n--)
    add_condition (random, card);
  if (one_in (random, 2))
    {
      card->uses = 1 + below (random, 3);
      card->per = below (random, ROBO_N_PERS);
    }
  for (guint kind = 0; takes_costs && kind < ROBO_N_COST_KINDS; kind++)
    {
      if (one_in (random, 3))
        card->costs[card->n_costs++] = (RoboCost){ .kind = kind, .amount = 1 + below (random, 2) };
    }
}

static RoboCard *
add_card (Random    *random,
          gboolean   has_die,
          RoboColour die_colour)
{
  guint     index = random->cards.n_cards++;
  RoboCard *card = &random->cards.cards[index];

  memset (card, 0, sizeof *card);
  g_snprintf (card->id, sizeof card->id, "card-%u", index);
  card->colour = below (random, 3);
  card->has_die = has_die;
  card->die_colour = die_colour;
  card->die_min = 1 + below (random, 2);
  card->die_max = 4 + below (random, 3);

  return card;
}

/* Adds another effect of the same moment. */
static void
add_second_effect (Random   *random,
                   RoboCard *card,
                   RoboWhen  when)
{
  for (guint tries = 0; tries < 20; tries++)
    {
      guint target = below (random, ROBO_N_TARGETS);
      guint action = below (random, robo_action_get_n ());

      if (!robo_effect_is_accepted (when, target, action))
        continue;
      add_effect (random, card, when, target, action);
      return;
    }
}

static void
add_card_with (Random    *random,
               RoboWhen   when,
               RoboTarget target,
               RoboAction action)
{
  RoboCard *card = add_card (random, when <= ROBO_WHEN_MOVE_END, get_die_colour (when));

  add_effect (random, card, when, target, action);
  if (when != ROBO_WHEN_MOVE_START && one_in (random, 3))
    add_second_effect (random, card, when);
  add_guards (random, card);
}

static void
add_random_card (Random *random)
{
  for (;;)
    {
      guint when = below (random, ROBO_N_WHENS);
      guint target = below (random, ROBO_N_TARGETS);
      guint action = below (random, robo_action_get_n ());

      if (!robo_effect_is_accepted (when, target, action))
        continue;
      add_card_with (random, when, target, action);
      return;
    }
}

static void
add_ability_card (Random         *random,
                  RoboAbilityKind kind)
{
  gboolean is_red = kind == ROBO_ABILITY_ACT_AS_BLUE || kind == ROBO_ABILITY_ROTATE_KEY ||
                    (kind >= ROBO_ABILITY_EXTRA_DAMAGE && kind <= ROBO_ABILITY_FIRE_PAST_WALLS);
  RoboCard *card = add_card (random, is_red || kind == ROBO_ABILITY_JUMP, is_red ? ROBO_RED : ROBO_BLUE);

  card->abilities[card->n_abilities++] = (RoboAbility){
    .kind = kind,
    .amount = kind == ROBO_ABILITY_REACH ? 1 : 1 + below (random, 3),
    .damage = below (random, 3),
    .push = 1 + below (random, 2),
  };
  add_guards (random, card);
}

/* Arenas */

static void
make_plan (Random *random)
{
  RoboPlan *plan = &random->plan;

  memset (plan, 0, sizeof *plan);
  plan->columns = 7;
  plan->rows = 6;
  for (guint space = 0; space < 42; space++)
    {
      guint    roll = below (random, 14);
      gboolean is_border = space < 7 || space >= 35 || space % 7 == 0 || space % 7 == 6;

      if (roll < 2 && !is_border)
        plan->terrain[space] = roll == 0 ? ROBO_TERRAIN_PIT : ROBO_TERRAIN_SOLID;
      else if (roll < 4)
        plan->high_voltage[space] = roll == 2;
      plan->workshop[space] = plan->terrain[space] == ROBO_TERRAIN_FLOOR && roll == 3;
      for (guint side = ROBO_DIR_E; side <= ROBO_DIR_S; side += 2)
        {
          if (one_in (random, 5))
            robo_plan_set_edge (plan, space, side, one_in (random, 2) ? ROBO_EDGE_WALL : ROBO_EDGE_BARRIER);
        }
    }
  for (guint number = 1; number <= 5; number++)
    {
      guint space = 8 + number;

      plan->terrain[space] = ROBO_TERRAIN_FLOOR;
      plan->workshop[space] = FALSE;
      plan->vp[space] = number;
    }
  for (guint i = 0; i < 3; i++)
    {
      plan->starts[plan->n_starts++] = (RoboStart){ 1 + 2 * i, ROBO_DIR_N, ROBO_DIR_S };
      plan->starts[plan->n_starts++] = (RoboStart){ 36 + 2 * i, ROBO_DIR_S, ROBO_DIR_N };
      plan->starts[plan->n_starts++] = (RoboStart){ 7 + 7 * i, ROBO_DIR_W, ROBO_DIR_E };
      plan->starts[plan->n_starts++] = (RoboStart){ 13 + 7 * i, ROBO_DIR_E, ROBO_DIR_W };
    }
}

static void
seat_killbot (Random *random,
              guint   seat)
{
  RoboSeatSetup *killbot = &random->setup.seats[seat];

  killbot->kind = ROBO_SEAT_KILLBOT;
  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      guint card = below (random, random->cards.n_cards);

      if (robo_card_suits_killbot (&random->cards.cards[card]) && killbot->cards[0] != card)
        killbot->cards[slot] = card;
    }
}

static void
make_setup (Random *random)
{
  RoboSetup *setup = &random->setup;
  guint      n_seats = 2 + below (random, 3);

  robo_rules_init_standard (&setup->rules);
  setup->rules.vp_goal = 9;
  setup->rules.damage_limit = 2 + below (random, 3);
  setup->rules.damage_when_blocked = one_in (random, 2);
  setup->rules.bump_every_step = one_in (random, 2);
  setup->rules.killbot_vp_from_supply = one_in (random, 2);
  setup->rules.round_limit = one_in (random, 4) ? 1 + below (random, 4) : 0;
  setup->rules.laser_damage = 1 + below (random, ROBO_MAX_LASER_DAMAGE);
  setup->rules.operators_begin_bare = one_in (random, 4);
  memset (setup->rules.copies, 2, random->cards.n_cards);
  memset (setup->seats, ROBO_NO_CARD, sizeof setup->seats);

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      setup->seats[seat].kind = seat < n_seats ? ROBO_SEAT_OPERATOR : ROBO_SEAT_EMPTY;
      setup->seats[seat].side = 2 * seat;
      if (seat > 0 && seat < n_seats && one_in (random, 3))
        seat_killbot (random, seat);
    }
  random->board = robo_board_new (&random->plan);
  setup->board = random->board;
  setup->cards = &random->cards;
}

/* Operators */

static RoboAnswer
make_program (Random          *random,
              const RoboRobot *robot)
{
  RoboProgram program;

  do
    {
      memset (&program, 0, sizeof program);
      program.n_dice = 3 + below (random, 2);
      for (guint i = 0; i < program.n_dice; i++)
        {
          program.dice[i] = (RoboDie){
            .colour = below (random, 2),
            .value = 1 + below (random, 6),
            .key = below (random, ROBO_N_DIRS),
            .unit = i < ROBO_N_UNITS ? i : below (random, ROBO_N_UNITS),
          };
        }
    }
  while (robo_program_check (&program, robot, &random->cards, FALSE) != ROBO_REFUSED_NOT);

  return robo_program_pack (&program);
}

/* Prefers yes and large numbers, so that the effects of cards occur more often. */
static RoboAnswer
choose (Random             *random,
        const RoboState    *state,
        const RoboQuestion *question)
{
  if (question->kind == ROBO_ASK_PROGRAM)
    return make_program (random, &state->robots[question->seat]);
  if (one_in (random, 3))
    return question->options[question->n_options - 1];

  return question->options[below (random, question->n_options)];
}

/* R13: No option is offered twice, and the fallback is one of the options. */
static void
check_question (const RoboQuestion *question)
{
  if (question->kind == ROBO_ASK_PROGRAM)
    return;

  g_assert_cmpuint (question->n_options, >, 0);
  g_assert_true (robo_question_has_option (question, question->fallback));
  for (guint i = 0; i < question->n_options; i++)
    {
      for (guint j = 0; j < i; j++)
        g_assert_cmpuint (question->options[i], !=, question->options[j]);
    }
}

/* Answers most questions at once, and sometimes lets the game stop for a question. */
static RoboReply
reply (const RoboSetup    *setup,
       const RoboState    *state,
       const RoboQuestion *question,
       RoboAnswer         *answer,
       gpointer            data)
{
  check_question (question);
  if (one_in (data, 8))
    return ROBO_REPLY_UNKNOWN;
  *answer = choose (data, state, question);

  return ROBO_REPLY_ANSWERED;
}

/* Events */

/* Checks that VP come and go only as in R7.12, R10.2, R14.3 and R14.6. */
static void
check_vp (const Random    *random,
          const RoboEvent *event,
          const RoboState *after)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      gint gained = after->robots[seat].vp - random->before.robots[seat].vp;
      gint due = 0;

      if (event->type == ROBO_EVENT_CREDIT && event->seat == seat)
        due = 1;
      if (event->type == ROBO_EVENT_CREDIT && event->of == seat && after->robots[seat].kind == ROBO_SEAT_KILLBOT &&
          !random->setup.rules.killbot_vp_from_supply)
        due = -1;
      if (event->type == ROBO_EVENT_TAKE_VP && event->seat == seat)
        due = event->amount;
      if (event->type == ROBO_EVENT_STEAL && event->by == seat)
        due = event->amount;
      if (event->type == ROBO_EVENT_STEAL && event->seat == seat)
        due = -(gint)event->amount;
      if (event->type == ROBO_EVENT_PAY && event->seat == seat && event->kind == ROBO_COST_VP)
        due = -(gint)event->amount;
      g_assert_cmpint (gained, ==, due);
    }
}

/* R8.5: Only a swap leaves robots over pits, and only until they are moved. */
static void
note_floating (Random          *random,
               const RoboEvent *event,
               const RoboState *state)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (state->robots[seat].space == random->before.robots[seat].space)
        continue;
      if (event->type == ROBO_EVENT_SWAP)
        random->floats |= 1u << seat;
      else
        random->floats &= ~(1u << seat);
    }
}

static void
look_at_events (Random   *random,
                RoboGame *game)
{
  const RoboEventList *list = robo_game_get_events (game);

  for (; random->n_looked < list->n_events; random->n_looked++)
    {
      const RoboEvent *event = &list->events[random->n_looked];
      const RoboState *state = &list->states[random->n_looked];

      /* R9.2: A roll of 1..6 counts as 1..3. */
      if (event->type == ROBO_EVENT_ROLL)
        g_assert_true (event->value >= 1 && event->value <= 3);
      check_vp (random, event, state);
      note_floating (random, event, state);
      random->before = *state;
    }
}

static gboolean
hovers (const Random    *random,
        const RoboRobot *robot)
{
  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      if (robot->cards[slot] != ROBO_NO_CARD &&
          robo_card_get_ability (&random->cards.cards[robot->cards[slot]], ROBO_ABILITY_HOVER) != NULL)
        return TRUE;
    }

  return FALSE;
}

static void
check_pits (const Random    *random,
            const RoboState *state)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      const RoboRobot *robot = &state->robots[seat];

      if (robot->space == ROBO_NO_SPACE || !robo_board_is_hole (random->board, robot->space))
        continue;
      g_assert_true (hovers (random, robot) || (random->floats >> seat & 1) != 0);
    }
}

/* R3.3: Each card is in a deck or in an inventory. */
static void
count_copies (const Random    *random,
              const RoboState *state,
              guint8          *copies)
{
  memset (copies, 0, ROBO_MAX_CARDS);
  for (guint card = 0; card < random->cards.n_cards; card++)
    {
      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
        copies[card] += robo_card_mask_has (&state->robots[seat].inventory, card);
    }
  for (guint deck = 0; deck < ROBO_N_DECKS; deck++)
    {
      for (guint i = 0; i < state->deck_sizes[deck]; i++)
        copies[state->decks[deck][i]]++;
    }
}

static void
check_transaction (Random   *random,
                   RoboGame *game)
{
  const RoboState *state = robo_game_get_state (game);
  guint8           copies[ROBO_MAX_CARDS];

  look_at_events (random, game);
  /* A game may end in the middle of any effect (R6.10). */
  if (state->phase == ROBO_PHASE_OVER)
    return;

  g_assert_cmpstr (engine_find_breach (&random->setup, state), ==, NULL);
  check_pits (random, state);
  count_copies (random, state, copies);
  g_assert_cmpmem (copies, sizeof copies, random->copies, sizeof random->copies);
}

/* Playing */

static guint64 n_rounds_played;

static void
play_rounds (Random   *random,
             RoboGame *game)
{
  guint n_rounds = 0;

  while (n_rounds < N_ROUNDS)
    {
      RoboGameStatus status = robo_game_advance (game);

      if (status == ROBO_GAME_ASKS)
        {
          RoboAnswer answer = choose (random, robo_game_get_shown_state (game), robo_game_get_question (game));

          g_assert_cmpint (robo_game_answer (game, answer), ==, ROBO_REFUSED_NOT);
          continue;
        }
      g_assert_true (status == ROBO_GAME_GOES_ON || status == ROBO_GAME_ROUND_OVER || status == ROBO_GAME_OVER);
      check_transaction (random, game);
      n_rounds += status == ROBO_GAME_ROUND_OVER;
      n_rounds_played += status == ROBO_GAME_ROUND_OVER || status == ROBO_GAME_OVER;
      if (status == ROBO_GAME_OVER)
        return;
    }
}

/* The same answers give the same game. */
static void
replay (const Random *random,
        RoboGame     *game,
        guint64       seed)
{
  g_autoptr (RoboGame) again = robo_game_new (&random->setup, seed, ROBO_GAME_KEEP_EVENTS);
  const RoboEventList *events = robo_game_get_events (game);
  const RoboEventList *others = robo_game_get_events (again);
  const RoboRecord    *records;
  guint                n_records;

  records = robo_game_get_records (game, &n_records);
  for (guint i = 0; i < n_records;)
    {
      if (robo_game_advance (again) == ROBO_GAME_ASKS)
        g_assert_cmpint (robo_game_answer (again, records[i++].answer), ==, ROBO_REFUSED_NOT);
    }
  while (others->n_events < events->n_events)
    {
      RoboGameStatus status = robo_game_advance (again);

      if (status == ROBO_GAME_ASKS || status == ROBO_GAME_OVER)
        break;
    }

  g_assert_cmpuint (others->n_events, >=, events->n_events);
  g_assert_cmpmem (events->events, events->n_events * sizeof (RoboEvent), others->events,
                   events->n_events * sizeof (RoboEvent));
}

static void
play_game (Random *random)
{
  guint64 seed = robo_rng_next (&random->rng);
  g_autoptr (RoboGame) game = NULL;

  make_plan (random);
  make_setup (random);
  game = robo_game_new (&random->setup, seed, ROBO_GAME_KEEP_STATES | ROBO_GAME_KEEP_ANSWERS);
  robo_game_set_policy (game, reply, random);
  random->before = *robo_game_get_state (game);
  random->n_looked = 0;
  random->floats = 0;
  count_copies (random, &random->before, random->copies);

  play_rounds (random, game);
  replay (random, game, seed);
  g_clear_pointer (&random->board, robo_board_free);
}

static guint
get_n_games (void)
{
  const char *text = g_getenv ("ROBODROME_RANDOM_GAMES");

  return text != NULL ? (guint)g_ascii_strtoull (text, NULL, 10) : N_GAMES;
}

/* Tests one combination; its card is twice as frequent as other cards. */
static void
test_combination (gconstpointer data)
{
  guint  code = GPOINTER_TO_UINT (data);
  guint  when = code / (ROBO_N_TARGETS * robo_action_get_n ());
  guint  target = code / robo_action_get_n () % ROBO_N_TARGETS;
  guint  action = code % robo_action_get_n ();
  Random random = { 0 };

  robo_rng_seed (&random.rng, code);
  for (guint i = 0; i < get_n_games (); i++)
    {
      random.cards.n_cards = 0;
      for (guint n = 0; n < 3; n++)
        add_card_with (&random, when, target, action);
      for (guint n = 0; n < 4; n++)
        add_random_card (&random);
      for (guint n = 0; n < 3; n++)
        add_ability_card (&random, below (&random, ROBO_N_ABILITIES));
      play_game (&random);
    }
}

static void
test_ability (gconstpointer data)
{
  guint  kind = GPOINTER_TO_UINT (data);
  Random random = { 0 };

  robo_rng_seed (&random.rng, 1000000 + kind);
  for (guint i = 0; i < get_n_games (); i++)
    {
      random.cards.n_cards = 0;
      for (guint n = 0; n < 3; n++)
        add_ability_card (&random, kind);
      for (guint n = 0; n < 7; n++)
        add_random_card (&random);
      play_game (&random);
    }
}

static void
add_combination (guint when,
                 guint target,
                 guint action)
{
  g_autofree char *path = g_strdup_printf ("/engine/random-cards/effect-keeps-invariants/%s/%s/%s",
                                           robo_when_get_id (when), robo_target_get_id (target),
                                           robo_action_get_id (action));

  g_test_add_data_func (path, GUINT_TO_POINTER ((when * ROBO_N_TARGETS + target) * robo_action_get_n () + action),
                        test_combination);
}

int
main (int   argc,
      char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);

  for (guint when = 0; when < ROBO_N_WHENS; when++)
    {
      for (guint target = 0; target < ROBO_N_TARGETS; target++)
        {
          for (guint action = 0; action < robo_action_get_n (); action++)
            {
              if (robo_effect_is_accepted (when, target, action))
                add_combination (when, target, action);
            }
        }
    }
  for (guint kind = 0; kind < ROBO_N_ABILITIES; kind++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/random-cards/ability-keeps-invariants/%s",
                                               robo_ability_get_id (kind));

      g_test_add_data_func (path, GUINT_TO_POINTER (kind), test_ability);
    }

  result = g_test_run ();
  g_test_message ("%" G_GUINT64_FORMAT " rounds were played", n_rounds_played);

  return result;
}
