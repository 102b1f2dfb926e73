// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a game: transactions on a working copy of the state, answers, events.
#include "robo-game-private.h"

#include <string.h>

#include "robo-round.h"
#include "robo-setup.h"
#include "robo-victory.h"

/* Sets all causes to ROBO_CAUSE_NONE, a value with all bits set. */
static void
forget_far_causes (RoboGame *game)
{
  memset (&game->far_causes, 0xff, sizeof game->far_causes);
}

static RoboGame *
new_game (const RoboSetup *setup,
          RoboGameFlags    flags)
{
  RoboGame *game = g_new (RoboGame, 1);

  /* Clear only what is necessary. Most of a game is room for sources and options, which are written before they are
   * read. */
  memset (game, 0, G_STRUCT_OFFSET (RoboGame, tx.queue));
  memset (&game->tx.question, 0, G_STRUCT_OFFSET (RoboQuestion, options));

  g_assert ((flags & ROBO_GAME_NEVER_ASKS) == 0 || (flags & ~ROBO_GAME_KEEP_EVENTS) == ROBO_GAME_NEVER_ASKS);

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
  game->tx.never_asks = (flags & ROBO_GAME_NEVER_ASKS) != 0;
  robo_tx_init_cards (&game->tx, setup->cards);
  forget_far_causes (game);

  return game;
}

RoboGame *
robo_game_new (const RoboSetup *setup,
               guint64          seed,
               RoboGameFlags    flags)
{
  RoboGame *game = new_game (setup, flags);

  robo_setup_state (game->state, setup, seed);

  return game;
}

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

void
robo_game_restart_at (RoboGame        *game,
                      const RoboState *state)
{
  *game->state = *state;
  robo_event_list_truncate (&game->events, 0);
  forget_far_causes (game);
  g_array_set_size (game->records, 0);
  game->n_events = 0;
  game->n_rolled = 0;
  game->is_asking = FALSE;
  game->n_past = 0;
  game->tx.first_record = 0;
}

void
robo_game_set_policy (RoboGame  *game,
                      RoboPolicy policy,
                      gpointer   data)
{
  game->tx.policy = policy;
  game->tx.policy_data = data;
  game->is_asking = FALSE;
}

void
robo_game_watch (RoboGame *game,
                 RoboWatch watch,
                 gpointer  data)
{
  g_return_if_fail (game->tx.events != NULL);

  game->tx.watch = watch;
  game->tx.watch_data = data;
}

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
copy_state (const RoboGame  *game,
            RoboState       *to,
            const RoboState *from)
{
  memcpy (to, from, robo_tx_get_state_size (&game->tx));
}

static void
commit_tx (RoboGame *game)
{
  RoboState *before = game->state;

  game->state = game->work;
  game->work = before;
  if (before->phase == ROBO_PHASE_PROGRAMMING && game->state->phase == ROBO_PHASE_ACTIVATION)
    {
      /* Remember the programs from the state before, because in the new state the first die has been played already. */
      if (game->n_past == ROBO_GAME_MAX_PAST)
        memmove (&game->past[0], &game->past[1], --game->n_past * sizeof game->past[0]);
      game->past[game->n_past++] = *before;
    }
  game->n_events = game->events.n_events;
  if (game->tx.events != NULL)
    game->far_causes = game->tx.far_causes;
  game->n_rolled = game->tx.n_rolled;
  if ((game->flags & ROBO_GAME_KEEP_ANSWERS) == 0)
    g_array_set_size (game->records, 0);
  game->tx.first_record = game->records->len;
}

/* Plays without a working copy, because a game whose policy answers every question needs no state to which it can go
 * back. */
static RoboGameStatus
play_round_in_place (RoboGame *game)
{
  game->tx.state = game->state;
  if (game->tx.events != NULL)
    game->tx.far_causes = game->far_causes;
  robo_tx_list_seats (&game->tx);
  robo_tx_begin (&game->tx, game->n_rolled);
  switch ((RoboTxEnd)setjmp (game->tx.stop))
    {
    case ROBO_TX_DONE:
      robo_round_play_next (&game->tx);
      game->n_rolled = game->tx.n_rolled;
      if (game->tx.events != NULL)
        game->far_causes = game->tx.far_causes;
      return ROBO_GAME_ROUND_OVER;
    case ROBO_TX_WON:
      return ROBO_GAME_OVER;
    case ROBO_TX_ASKS:
    case ROBO_TX_REFUSED:
      return ROBO_GAME_REFUSED;
    case ROBO_TX_NO_ROLLS:
      return ROBO_GAME_NO_ROLLS;
    }

  g_return_val_if_reached (ROBO_GAME_REFUSED);
}

RoboGameStatus
robo_game_advance (RoboGame *game)
{
  gboolean is_round_over;

  if (game->state->phase == ROBO_PHASE_OVER)
    return ROBO_GAME_OVER;
  if (game->is_asking)
    return ROBO_GAME_ASKS;
  if (game->tx.never_asks)
    return play_round_in_place (game);

  copy_state (game, game->work, game->state);
  game->tx.state = game->work;
  if (game->tx.events != NULL)
    game->tx.far_causes = game->far_causes;
  robo_event_list_truncate (&game->events, game->n_events);
  robo_tx_list_seats (&game->tx);
  robo_tx_begin (&game->tx, game->n_rolled);
  switch ((RoboTxEnd)setjmp (game->tx.stop))
    {
    case ROBO_TX_DONE:
      is_round_over = robo_round_play_next (&game->tx);
      commit_tx (game);
      return is_round_over ? ROBO_GAME_ROUND_OVER : ROBO_GAME_GOES_ON;
    case ROBO_TX_WON:
      commit_tx (game);
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

/* Queries */

const RoboSetup *
robo_game_get_setup (const RoboGame *game)
{
  return &game->setup;
}

const RoboState *
robo_game_get_state (const RoboGame *game)
{
  return game->state;
}

const RoboState *
robo_game_get_shown_state (const RoboGame *game)
{
  return game->is_asking ? game->work : game->state;
}

const RoboQuestion *
robo_game_get_question (const RoboGame *game)
{
  return &game->tx.question;
}

const RoboEventList *
robo_game_get_events (const RoboGame *game)
{
  return &game->events;
}

const RoboRecord *
robo_game_get_records (const RoboGame *game,
                       guint          *n_records)
{
  *n_records = game->records->len;

  return (const RoboRecord *)(gpointer)game->records->data;
}

const RoboState *
robo_game_get_past (const RoboGame *game,
                    guint          *n_past)
{
  *n_past = game->n_past;

  return game->past;
}

const RoboRecord *
robo_game_get_open_records (const RoboGame *game,
                            guint          *n_records)
{
  *n_records = game->records->len - game->tx.first_record;

  return (const RoboRecord *)(gpointer)game->records->data + game->tx.first_record;
}

guint
robo_game_get_vp_goal (const RoboGame *game,
                       guint           seat)
{
  g_return_val_if_fail (seat < ROBO_MAX_ROBOTS, 0);

  return robo_vp_goal_of (&game->setup.rules, game->state, seat);
}

/* Ranks (R10.4) */

static gboolean
is_winner (const RoboState *state,
           guint            seat)
{
  return state->winner == (state->robots[seat].kind == ROBO_SEAT_KILLBOT ? ROBO_WINNER_SQUAD : seat);
}

void
robo_game_get_ranks (const RoboGame *game,
                     guint           ranks[ROBO_MAX_ROBOTS])
{
  const RoboState *state = game->state;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      guint    vp = robo_state_get_side_vp (state, seat);
      gboolean has_won = is_winner (state, seat);
      gboolean has_counted_squad = FALSE;

      ranks[seat] = state->robots[seat].kind == ROBO_SEAT_EMPTY ? 0 : 1;
      for (guint other = 0; ranks[seat] != 0 && other < ROBO_MAX_ROBOTS; other++)
        {
          gboolean has_more = robo_state_get_side_vp (state, other) > vp;
          gboolean is_killbot = state->robots[other].kind == ROBO_SEAT_KILLBOT;

          /* Let the first KillBot count for the whole squad. */
          if (state->robots[other].kind == ROBO_SEAT_EMPTY || (is_killbot && has_counted_squad))
            continue;
          has_counted_squad = has_counted_squad || is_killbot;
          ranks[seat] += is_winner (state, other) == has_won ? has_more : !has_won;
        }
    }
}
