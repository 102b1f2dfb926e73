// SPDX-License-Identifier: GPL-3.0-or-later
// Looks ahead to the end of a transaction, without leaving a trace: the result of an answer, and whether the
// choice of the answer matters.
#include "robo-trial.h"

#include "engine/robo-game-private.h"
#include "engine/robo-program.h"
#include "engine/robo-round.h"

/* The trial gives up after this many ways through one transaction. A question with so many results is worth asking. */
#define MAX_RUNS 4096

/* Holds a transaction that is played several times, each time with other answers. */
typedef struct
{
  RoboGame    *game;
  RoboTx      *tx;
  RoboState    state;
  RoboQuestion asked;     /* the open question of the game */
  guint        n_records; /* number of real answers */
  guint        n_runs;
} Trial;

static void
begin_trial (Trial    *trial,
             RoboGame *game)
{
  trial->game = game;
  trial->tx = &game->tx;
  trial->n_records = game->records->len;
  trial->n_runs = 0;
  robo_question_copy (&trial->asked, &game->tx.question);
}

static void
end_trial (Trial *trial)
{
  g_array_set_size (trial->game->records, trial->n_records);
  trial->tx->state = trial->game->work;
  robo_question_copy (&trial->tx->question, &trial->asked);
}

/* Plays with the answers in the records, up to an end or to a question that the records do not answer. */
static RoboTxEnd
run_trial (Trial *trial)
{
  RoboTx        *tx = trial->tx;
  RoboEventList *events = tx->events;
  RoboPolicy     policy = tx->policy;
  RoboTxEnd      result;

  trial->n_runs++;
  trial->state = *trial->game->state;
  tx->state = &trial->state;
  robo_tx_list_seats (tx);
  robo_tx_begin (tx, trial->game->n_rolled);
  tx->events = NULL;
  tx->policy = NULL;

  result = (RoboTxEnd)setjmp (tx->stop);
  if (result == ROBO_TX_DONE)
    robo_round_play_next (tx);

  tx->events = events;
  tx->policy = policy;

  return result;
}

gboolean
robo_game_try (RoboGame  *game,
               RoboAnswer answer,
               RoboState *state)
{
  g_autofree Trial *trial = NULL;
  RoboTxEnd         result;

  g_return_val_if_fail (game->is_asking, FALSE);

  trial = g_new (Trial, 1);
  begin_trial (trial, game);
  do
    {
      robo_tx_record (trial->tx, answer);
      result = run_trial (trial);
      answer = trial->tx->question.fallback;
    }
  while (result == ROBO_TX_ASKS && trial->tx->question.n_options > 0);

  *state = trial->state;
  end_trial (trial);

  return result == ROBO_TX_DONE || result == ROBO_TX_WON;
}

static gboolean explore_answers (Trial     *trial,
                                 GChecksum *sum);

/* Adds the question that the trial has reached, and all results of its answers, to the checksum. */
static gboolean
explore_question (Trial     *trial,
                  GChecksum *sum)
{
  const RoboQuestion *question = &trial->tx->question;
  guint               n_options = question->n_options;
  g_autofree guint16 *options = g_memdup2 (question->options, n_options * sizeof question->options[0]);
  const guint8        what[] = { question->kind, question->seat, question->card };

  g_checksum_update (sum, what, sizeof what);
  for (guint i = 0; i < n_options; i++)
    {
      guint    n_records = trial->game->records->len;
      gboolean is_explored;

      g_checksum_update (sum, (const guchar *)&options[i], sizeof options[i]);
      robo_tx_record (trial->tx, options[i]);
      is_explored = explore_answers (trial, sum);
      g_array_set_size (trial->game->records, n_records);
      if (!is_explored)
        return FALSE;
    }

  return TRUE;
}

/* Plays the answers in the records, and adds all results that can follow to the checksum. Returns FALSE if there are
 * too many results, if a question lists no options, or if the results depend on a random choice that is still open. */
static gboolean
explore_answers (Trial     *trial,
                 GChecksum *sum)
{
  if (trial->n_runs == MAX_RUNS)
    return FALSE;

  switch (run_trial (trial))
    {
    case ROBO_TX_DONE:
    case ROBO_TX_WON:
      g_checksum_update (sum, (const guchar *)&trial->state, robo_tx_get_state_size (trial->tx));
      return TRUE;
    case ROBO_TX_ASKS:
      return trial->tx->question.n_options > 0 && explore_question (trial, sum);
    case ROBO_TX_REFUSED:
    case ROBO_TX_NO_ROLLS:
      return FALSE;
    }

  g_return_val_if_reached (FALSE);
}

static gboolean
all_end_alike (Trial *trial)
{
  g_autofree char *first = NULL;

  for (guint i = 0; i < trial->asked.n_options; i++)
    {
      g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
      gboolean is_explored;

      robo_tx_record (trial->tx, trial->asked.options[i]);
      is_explored = explore_answers (trial, sum);
      g_array_set_size (trial->game->records, trial->n_records);
      if (!is_explored)
        return FALSE;

      if (first == NULL)
        first = g_strdup (g_checksum_get_string (sum));
      else if (!g_str_equal (first, g_checksum_get_string (sum)))
        return FALSE;
    }

  return TRUE;
}

/* Returns whether the answers to the question must not be tried. The results of a draw would reveal to the operator
 * which decks still have cards. Programs, and the number with which the generator begins anew, have too many answers. */
static gboolean
must_not_be_tried (const RoboGame *game)
{
  const RoboState *state = game->work;

  if (game->tx.question.n_options == 0)
    return TRUE;
  if (game->tx.question.kind != ROBO_ASK_DRAW && game->tx.question.kind != ROBO_ASK_DEAL)
    return FALSE;

  return state->deck_sizes[0] + state->deck_sizes[1] + state->deck_sizes[2] > 0;
}

/* Returns whether the operator asked for a change of modules with the program of the last round (R4.3). Always FALSE if
 * the rules ask all operators in every round. */
static gboolean
has_wished_to_equip (const RoboGame *game,
                     guint           seat)
{
  for (guint i = game->records->len; game->setup.rules.equips_on_change && i > 0; i--)
    {
      const RoboRecord *record = &g_array_index (game->records, RoboRecord, i - 1);

      if (record->kind == ROBO_ASK_PROGRAM && record->seat == seat)
        return record->round + 1u == robo_game_get_shown_state (game)->round &&
               robo_program_wishes_equip (record->answer);
    }

  return FALSE;
}

gboolean
robo_game_is_needless (RoboGame *game)
{
  const RoboQuestion *question = robo_game_get_question (game);
  g_autofree Trial   *trial = NULL;
  RoboCardMask        spare;
  gboolean            is_needless;

  g_return_val_if_fail (game->is_asking, FALSE);

  if (question->kind == ROBO_ASK_EQUIP)
    {
      spare = robo_robot_get_spare (&robo_game_get_shown_state (game)->robots[question->seat]);
      /* Without spare modules the only choice is to swap the sides of equipped modules, for which the operator must
       * have asked. */
      if (robo_card_mask_is_empty (&spare) && !has_wished_to_equip (game, question->seat))
        return TRUE;
    }
  if (must_not_be_tried (game))
    return FALSE;

  trial = g_new (Trial, 1);
  begin_trial (trial, game);
  is_needless = all_end_alike (trial);
  end_trial (trial);

  return is_needless;
}
