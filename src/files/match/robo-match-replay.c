// SPDX-License-Identifier: GPL-3.0-or-later
// Replays matches and checks whether they are still the same.
#include "config.h"

#include "robo-match-file.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "replay/robo-retrace.h"
#include "robo-match-file-private.h"
#include "robo-match-problems.h"
#include "robo-outcome-fields.h"

static RoboGameStatus
advance_to_question (RoboGame *game)
{
  RoboGameStatus status;

  do
    status = robo_game_advance (game);
  while (status == ROBO_GAME_GOES_ON || status == ROBO_GAME_ROUND_OVER);

  return status;
}

/* Differences */

/* Describes a difference between a replay and the recorded events. `event` counts from 1 in its round. `event` is 0
 * if the replay did not get to the end of the round, or if all events are the same and only the state after them
 * differs. */
typedef struct
{
  guint    round;
  guint    event;
  guint    line;
  gboolean is_missing; /* whether the replay did not get to the end of this round */
  char    *recorded;
  char    *played;
} Difference;

static void
clear_difference (Difference *self)
{
  g_free (self->recorded);
  g_free (self->played);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Difference, clear_difference)

static char *
dup_event (const RoboEvent *event,
           const RoboSetup *setup)
{
  RoboFields fields;

  robo_fields_set_event (&fields, event, setup);

  return robo_fields_dup_text (&fields);
}

/* Returns the line of an event or an answer; 0 without a file. */
static guint
get_line (GArray *lines,
          guint   index)
{
  return index < lines->len ? g_array_index (lines, guint, index) : 0;
}

/* Compares the attributes of events, because fields that have no attribute may have any value. */
static gboolean
compare_events (const RoboMatchFile  *self,
                const RoboGame       *game,
                const RoboMatchRound *saved,
                const RoboMatchRound *round,
                Difference           *difference)
{
  const RoboEvent *recorded = &g_array_index (self->events, RoboEvent, saved->first_event);
  const RoboEvent *played = &robo_game_get_events (game)->events[round->first_event];

  for (guint i = 0; i < MIN (saved->n_events, round->n_events); i++)
    {
      g_autofree char *recorded_text = dup_event (&recorded[i], robo_game_get_setup (game));
      g_autofree char *played_text = dup_event (&played[i], robo_game_get_setup (game));

      if (strcmp (recorded_text, played_text) == 0)
        continue;
      difference->recorded = g_steal_pointer (&recorded_text);
      difference->played = g_steal_pointer (&played_text);
      difference->event = i + 1;
      difference->line = get_line (self->event_lines, saved->first_event + i);
      return FALSE;
    }

  return TRUE;
}

/* Returns whether the game has the recorded events and states. If not, describes the first difference in
 * `difference`. */
static gboolean
find_difference (const RoboMatchFile *self,
                 const RoboGame      *game,
                 Difference          *difference)
{
  g_autoptr (GArray) rounds = robo_match_list_rounds (robo_game_get_events (game),
                                                      robo_game_get_state (game)->phase == ROBO_PHASE_OVER);

  for (guint i = 0; i < self->rounds->len; i++)
    {
      const RoboMatchRound *saved = &g_array_index (self->rounds, RoboMatchRound, i);
      const RoboMatchRound *round = i < rounds->len ? &g_array_index (rounds, RoboMatchRound, i) : NULL;

      difference->round = saved->number;
      difference->line = saved->line;
      difference->is_missing = round == NULL;
      if (round == NULL || !compare_events (self, game, saved, round, difference) ||
          g_strcmp0 (saved->checksum, round->checksum) != 0)
        return FALSE;
    }

  difference->round = 0;
  return TRUE;
}

/* Reports */

static void
add_difference (const Difference *difference,
                RoboProblems     *problems)
{
  if (difference->event > 0)
    robo_problems_add (problems, ROBO_PROBLEM_MEANING, difference->line,
                       /* Translators: %1$u is the number of a round, %2$u that of an event in the round; %3$s and %4$s
                        * are events as in files. */
                       _ ("Starting at event %2$u, round %1$u differs from the saved game: “%3$s” was recorded, but “%4$s” happens. The file was changed or is damaged."),
                       difference->round, difference->event, difference->recorded, difference->played);
  else
    robo_problems_add (problems, ROBO_PROBLEM_MEANING, difference->line,
                       /* Translators: %u is the number of a round. */
                       _ ("Round %u doesn’t end as it did when the game was saved; the file was changed or belongs to another version."),
                       difference->round);
}

/* Warns about rounds with another number of events than in the replay. Their states are the same, but this program
 * records every event. With other rulings the numbers may differ. */
static void
add_missing_events (const RoboMatchFile *self,
                    const RoboGame      *game,
                    RoboProblems        *problems)
{
  g_autoptr (GArray) rounds = robo_match_list_rounds (robo_game_get_events (game),
                                                      robo_game_get_state (game)->phase == ROBO_PHASE_OVER);

  for (guint i = 0; i < MIN (self->rounds->len, rounds->len) && self->rulings == ROBO_RULINGS_VERSION; i++)
    {
      const RoboMatchRound *saved = &g_array_index (self->rounds, RoboMatchRound, i);

      if (saved->n_events != g_array_index (rounds, RoboMatchRound, i).n_events)
        robo_problems_add (problems, ROBO_PROBLEM_ODD, saved->line,
                           /* Translators: %u is the number of a round. */
                           _ ("The record of round %u is incomplete; the file was changed."), saved->number);
    }
}

/* Replay */

/* Replays the answers. Sets n_fit to the number of answers before the first illegal one, or, when cancelled, to the
 * number of answers that were replayed until then. */
static RoboGame *
replay_answers (const RoboMatchFile *self,
                const RoboSetup     *setup,
                GCancellable        *cancellable,
                guint               *n_fit)
{
  RoboGame      *game = robo_game_new (setup, self->setup->seed,
                                       ROBO_GAME_KEEP_EVENTS | ROBO_GAME_KEEP_STATES | ROBO_GAME_KEEP_ANSWERS);
  RoboGameStatus status = advance_to_question (game);

  for (*n_fit = 0; *n_fit < self->records->len && status == ROBO_GAME_ASKS; (*n_fit)++)
    {
      const RoboRecord   *record = &g_array_index (self->records, RoboRecord, *n_fit);
      const RoboQuestion *question = robo_game_get_question (game);

      if (question->seat != record->seat || question->kind != record->kind ||
          robo_game_get_shown_state (game)->round != record->round ||
          robo_game_answer (game, record->answer) != ROBO_REFUSED_NOT || g_cancellable_is_cancelled (cancellable))
        break;
      status = advance_to_question (game);
    }

  return game;
}

RoboGame *
robo_match_file_retrace (const RoboMatchFile *self,
                         const RoboSetup     *setup)
{
  const RoboRecording recording = {
    .events = (const RoboEvent *)(gpointer)self->events->data,
    .records = (const RoboRecord *)(gpointer)self->records->data,
    .n_events = self->events->len,
    .n_records = self->records->len,
  };

  g_return_val_if_fail (setup != NULL, NULL);

  return robo_game_new_recorded (setup, self->setup->seed, &recording);
}

guint
robo_match_file_cut (RoboMatchFile   *self,
                     const RoboSetup *setup,
                     GCancellable    *cancellable)
{
  g_auto (Difference) difference = { 0 };
  g_autoptr (RoboGame) game = NULL;
  g_autoptr (GArray) rounds = NULL;
  guint n_fit;

  g_return_val_if_fail (self != NULL && setup != NULL, 0);

  game = replay_answers (self, setup, cancellable, &n_fit);
  robo_match_file_keep (self, n_fit, self->rounds->len);
  if (!find_difference (self, game, &difference))
    {
      robo_match_file_keep_before (self, difference.round);
      return self->rounds->len;
    }

  /* Count the rounds of the replay, which may have more rounds than were recorded. */
  rounds = robo_match_list_rounds (robo_game_get_events (game), robo_game_get_state (game)->phase == ROBO_PHASE_OVER);

  return rounds->len;
}

RoboGame *
robo_match_file_replay (const RoboMatchFile *self,
                        const RoboSetup     *setup,
                        RoboProblems        *problems)
{
  g_auto (Difference) difference = { 0 };
  RoboGame *game;
  guint     n_fit;
  gboolean  is_same;

  g_return_val_if_fail (self != NULL && setup != NULL && problems != NULL, NULL);

  game = replay_answers (self, setup, robo_problems_get_cancellable (problems), &n_fit);
  if (robo_problems_check_cancelled (problems))
    return game;

  is_same = find_difference (self, game, &difference);
  if (is_same && n_fit == self->records->len)
    {
      add_missing_events (self, game, problems);
      return game;
    }

  if (self->rulings != ROBO_RULINGS_VERSION)
    {
      robo_problems_add (problems, ROBO_PROBLEM_RULINGS, 0,
                         /* Translators: %1$u and %2$u are versions, %3$u is the number of a round. */
                         _ ("The game was played under version %1$u of the rulings. Under version %2$u, used here, it would go differently from round %3$u on. You’re seeing the events as they were recorded."),
                         self->rulings, (guint)ROBO_RULINGS_VERSION,
                         is_same ? robo_game_get_state (game)->round : difference.round);
      robo_game_free (game);
      return robo_match_file_retrace (self, setup);
    }

  if (!is_same && !difference.is_missing)
    add_difference (&difference, problems);
  else if (n_fit < self->records->len)
    {
      robo_problems_add (problems, ROBO_PROBLEM_MEANING, get_line (self->record_lines, n_fit),
                         /* Translators: %1$u is the number of an answer, %2$u the number of a round. */
                         _ ("Answer %1$u, given in round %2$u, doesn’t fit the game; the game was changed or belongs to another version."),
                         n_fit + 1, g_array_index (self->records, RoboRecord, n_fit).round);
    }
  else if (!is_same)
    add_difference (&difference, problems);

  return game;
}
