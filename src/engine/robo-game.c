/* Driving a game: transactions on a working copy, answers, events.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "robo-game-private.h"

#include "robo-damage.h"
#include "robo-round.h"
#include "robo-setup.h"

static RoboGame *
new_game (const RoboSetup *setup,
          RoboGameFlags    flags)
{
  RoboGame *game = g_new0 (RoboGame, 1);

  game->setup = *setup;
  game->flags = flags;
  robo_event_list_init (&game->events, (flags & ROBO_GAME_KEEP_STATES) != 0);
  game->records = g_array_new (FALSE, TRUE, sizeof (RoboRecord));

  game->tx.setup = &game->setup;
  game->tx.board = game->setup.board;
  game->tx.rules = &game->setup.rules;
  game->state = &game->states[0];
  game->work = &game->states[1];
  game->tx.events = (flags & (ROBO_GAME_KEEP_EVENTS | ROBO_GAME_KEEP_STATES)) != 0 ? &game->events : NULL;
  game->tx.records = game->records;

  return game;
}

/**
 * robo_game_new:
 * @setup: what was chosen; copied, but for its board and cards
 * @seed: of the generator: the same seed and answers give the same game
 * @flags: what is listed
 *
 * Sets up a game before round 1 (R3).
 *
 * Returns: (transfer full): a game; nothing is played before robo_game_advance()
 */
RoboGame *
robo_game_new (const RoboSetup *setup,
               guint64          seed,
               RoboGameFlags    flags)
{
  RoboGame *game = new_game (setup, flags);

  robo_setup_state (game->state, setup, seed);

  return game;
}

/**
 * robo_game_new_at:
 * @setup: what was chosen; the seats do not count
 * @state: the position to begin in, see robo_state_begin_phase(); copied
 * @flags: what is listed
 *
 * Sets up a game at a given position.
 *
 * Returns: (transfer full): a game
 */
RoboGame *
robo_game_new_at (const RoboSetup *setup,
                  const RoboState *state,
                  RoboGameFlags    flags)
{
  RoboGame *game = new_game (setup, flags);

  *game->state = *state;

  return game;
}

void
robo_game_free (RoboGame *game)
{
  if (game == NULL)
    return;

  robo_event_list_clear (&game->events);
  g_array_unref (game->records);
  g_free (game->rolls);
  g_free (game);
}

/**
 * robo_game_restart_at:
 * @game: a game
 * @state: the position to begin in; copied
 *
 * Forgets all that happened and goes on from @state, with the same set-up, policy and rolls. Who looks ahead needs one
 * game for all that may come.
 */
void
robo_game_restart_at (RoboGame        *game,
                      const RoboState *state)
{
  *game->state = *state;
  robo_event_list_truncate (&game->events, 0);
  g_array_set_size (game->records, 0);
  game->n_events = 0;
  game->n_rolled = 0;
  game->is_asking = FALSE;
  game->tx.first_record = 0;
}

/**
 * robo_game_set_policy:
 * @game: a game
 * @policy: (nullable) (scope forever): who answers in the operators' place
 * @data: given to @policy
 *
 * Lets @policy answer. Without one, and where it does not know, robo_game_advance() asks. What is being asked now is
 * asked again by it, so that @policy may know the answer.
 */
void
robo_game_set_policy (RoboGame  *game,
                      RoboPolicy policy,
                      gpointer   data)
{
  game->tx.policy = policy;
  game->tx.policy_data = data;
  game->is_asking = FALSE;
}

/**
 * robo_game_set_rolls:
 * @game: a game
 * @faces: (array length=n_faces): dice values 1..6; copied
 * @n_faces: how many
 *
 * From now on KillBots roll these, in this order, and when they are used up the game stops with
 * %ROBO_GAME_NO_ROLLS.
 */
void
robo_game_set_rolls (RoboGame     *game,
                     const guint8 *faces,
                     guint         n_faces)
{
  g_free (game->rolls);
  game->rolls = g_memdup2 (faces, n_faces);
  game->n_rolled = 0;
  game->tx.rolls = game->rolls;
  game->tx.n_rolls = n_faces;
  game->tx.has_rolls = TRUE;
}

/* Transactions */

static void
begin (RoboGame *game)
{
  *game->work = *game->state;
  game->tx.state = game->work;
  robo_event_list_truncate (&game->events, game->n_events);
  robo_tx_begin (&game->tx, game->n_rolled);
}

static void
commit (RoboGame *game)
{
  RoboState *before = game->state;

  game->state = game->work;
  game->work = before;
  game->n_events = game->events.n_events;
  game->n_rolled = game->tx.n_rolled;
  if ((game->flags & ROBO_GAME_KEEP_ANSWERS) == 0)
    g_array_set_size (game->records, 0);
  game->tx.first_record = game->records->len;
}

/**
 * robo_game_advance:
 * @game: a game
 *
 * Plays the next transaction: a robot's turn in a step, a die. If an answer is missing it asks, and
 * is to be called again after robo_game_answer(); what has happened up to the question is listed
 * and shown already.
 *
 * Returns: what is to be done now
 */
RoboGameStatus
robo_game_advance (RoboGame *game)
{
  gboolean is_round_over;

  if (game->state->phase == ROBO_PHASE_OVER)
    return ROBO_GAME_OVER;
  if (game->is_asking)
    return ROBO_GAME_ASKS;

  begin (game);
  switch ((RoboTxEnd)setjmp (game->tx.stop))
    {
    case ROBO_TX_DONE:
      is_round_over = robo_round_play_next (&game->tx);
      commit (game);
      return is_round_over ? ROBO_GAME_ROUND_OVER : ROBO_GAME_GOES_ON;
    case ROBO_TX_WON:
      commit (game);
      return ROBO_GAME_OVER;
    case ROBO_TX_ASKS:
      game->is_asking = TRUE;
      return ROBO_GAME_ASKS;
    case ROBO_TX_REFUSED:
      return ROBO_GAME_REFUSED;
    case ROBO_TX_NO_ROLLS:
      return ROBO_GAME_NO_ROLLS;
    }

  g_return_val_if_reached (ROBO_GAME_REFUSED);
}

/**
 * robo_game_answer:
 * @game: a game that asks
 * @answer: the answer
 *
 * Answers the question. It is final.
 *
 * Returns: why it is not allowed, in which case nothing has changed, or %ROBO_REFUSED_NOT
 */
RoboRefusal
robo_game_answer (RoboGame  *game,
                  RoboAnswer answer)
{
  RoboRefusal refusal;

  if (!game->is_asking)
    return ROBO_REFUSED_OPTION;

  refusal = robo_tx_check_answer (&game->tx, answer);
  if (refusal == ROBO_REFUSED_NOT)
    {
      robo_tx_record (&game->tx, answer);
      game->is_asking = FALSE;
    }

  return refusal;
}

/* Looking */

const RoboSetup *
robo_game_get_setup (const RoboGame *game)
{
  return &game->setup;
}

/**
 * robo_game_get_state:
 * @game: a game
 *
 * Returns: (transfer none): the state after the last finished transaction; valid until the next one
 */
const RoboState *
robo_game_get_state (const RoboGame *game)
{
  return game->state;
}

/**
 * robo_game_get_shown_state:
 * @game: a game
 *
 * Returns: (transfer none): the state after the last event listed, which may lie in the middle of a transaction
 *   that waits for an answer
 */
const RoboState *
robo_game_get_shown_state (const RoboGame *game)
{
  return game->is_asking ? game->work : game->state;
}

/**
 * robo_game_get_question:
 * @game: a game
 *
 * Returns: (transfer none): the question that is being asked, or that was refused; otherwise the last one
 */
const RoboQuestion *
robo_game_get_question (const RoboGame *game)
{
  return &game->tx.question;
}

/**
 * robo_game_get_events:
 * @game: a game with %ROBO_GAME_KEEP_EVENTS
 *
 * Returns: (transfer none): everything that has happened
 */
const RoboEventList *
robo_game_get_events (const RoboGame *game)
{
  return &game->events;
}

/**
 * robo_game_get_records:
 * @game: a game with %ROBO_GAME_KEEP_ANSWERS
 * @n_records: (out): how many
 *
 * Returns: (transfer none) (array length=n_records): every answer, oldest first; valid until the next one
 */
const RoboRecord *
robo_game_get_records (const RoboGame *game,
                       guint          *n_records)
{
  *n_records = game->records->len;

  return (const RoboRecord *)(gpointer)game->records->data;
}

/**
 * robo_game_get_open_records:
 * @game: a game
 * @n_records: (out): how many
 *
 * Returns: (transfer none) (array length=n_records): the answers since robo_game_get_state(): those that lead from
 *   there to what is asked now; valid until the next one
 */
const RoboRecord *
robo_game_get_open_records (const RoboGame *game,
                            guint          *n_records)
{
  *n_records = game->records->len - game->tx.first_record;

  return (const RoboRecord *)(gpointer)game->records->data + game->tx.first_record;
}

/**
 * robo_game_get_vp_goal:
 * @game: a game
 * @seat: a seat
 *
 * Returns: how many VP its operator, or the squad its KillBot belongs to, needs to win (R9.10, R10.4)
 */
guint
robo_game_get_vp_goal (const RoboGame *game,
                       guint           seat)
{
  return robo_vp_goal_of (&game->setup.rules, game->state, seat);
}

/* Ranks (R10.4). KillBots are one entity: the squad (R9.10). */

static guint
get_total (const RoboState *state,
           guint            seat)
{
  guint total = 0;

  if (state->robots[seat].kind != ROBO_SEAT_KILLBOT)
    return state->robots[seat].vp;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    total += state->robots[i].kind == ROBO_SEAT_KILLBOT ? state->robots[i].vp : 0;

  return total;
}

static gboolean
is_winner (const RoboState *state,
           guint            seat)
{
  return state->winner == (state->robots[seat].kind == ROBO_SEAT_KILLBOT ? ROBO_WINNER_SQUAD : seat);
}

static gboolean
ranks_before (const RoboState *state,
              guint            a,
              guint            b)
{
  if (is_winner (state, a) != is_winner (state, b))
    return is_winner (state, a);

  return get_total (state, a) > get_total (state, b);
}

/* Whether a seat is an entity of its own, or the first KillBot, which stands for all. */
static gboolean
is_entity (const RoboState *state,
           guint            seat)
{
  if (state->robots[seat].kind != ROBO_SEAT_KILLBOT)
    return state->robots[seat].kind == ROBO_SEAT_OPERATOR;

  for (guint i = 0; i < seat; i++)
    {
      if (state->robots[i].kind == ROBO_SEAT_KILLBOT)
        return FALSE;
    }

  return TRUE;
}

/**
 * robo_game_get_ranks:
 * @game: a game
 * @ranks: (out) (array): by seat: 1 for the winner and so on, 0 for an empty seat
 *
 * The winner comes first, the others rank by VP; equal VP share a rank, and so do the members of
 * a squad (R9.10, R10.4).
 */
void
robo_game_get_ranks (const RoboGame *game,
                     guint           ranks[ROBO_MAX_ROBOTS])
{
  const RoboState *state = game->state;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      ranks[seat] = state->robots[seat].kind == ROBO_SEAT_EMPTY ? 0 : 1;
      for (guint other = 0; ranks[seat] != 0 && other < ROBO_MAX_ROBOTS; other++)
        ranks[seat] += is_entity (state, other) && ranks_before (state, other, seat);
    }
}
