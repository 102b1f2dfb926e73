// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-match-review.h"

#include <string.h>

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "base/robo-work.h"
#include "match/log/robo-log-item-private.h"
#include "match/log/robo-words.h"

#include "match/robo-match-preview.h"
#include "match/robo-match-private.h"
#include "robo-review-words.h"

#define TURNING_POINT "◆"

/* Progress is shown at this interval; a shorter interval would not be noticed. */
#define TICK_MS 100

/* Holds data for the threads. It outlives a review that is freed before the threads have stopped. */
typedef struct
{
  gatomicrefcount ref_count;
  RoboMatchSetup *setup; /* keeps the cards that the job uses */
  RoboBoard      *board;
  RoboRecord     *records;
  RoboReviewJob   job;
  gint            n_done;  /* atomic: parts of the work that are done */
  gint            n_parts; /* atomic: all parts of the work */
  gint            is_over; /* atomic: the threads have to stop */
  RoboReview     *result;  /* NULL until the thread is done */

  GMutex  lock;
  GArray *points;   /* four gint (a chance by seat) for each point of the curve */
  GArray *is_known; /* array of gboolean, by point of the curve */
} Work;

struct _RoboMatchReview
{
  GObject parent_instance;

  RoboMatch       *match;
  RoboReviewEffort effort;
  guint            seats;
  Work            *work; /* NULL unless the review is running */
  RoboReview      *result;
  RoboReview      *curve; /* the known part of the curve while the review is running, or NULL */
  guint            n_points;
  guint            timer;
  double           progress;
};

enum
{
  PROP_MATCH = 1,
  PROP_PROGRESS,
  PROP_IS_RUNNING,
  PROP_HAS_RESULT,
  PROP_N_POINTS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboMatchReview, robo_match_review, G_TYPE_OBJECT)

/* Functions that run in threads */

static gboolean
is_over_cb (gpointer data)
{
  Work *work = data;

  return g_atomic_int_get (&work->is_over) != 0;
}

static gboolean
progress_cb (guint    n_done,
             guint    n_parts,
             gpointer data)
{
  Work *work = data;

  g_atomic_int_set (&work->n_parts, (gint)n_parts);
  g_atomic_int_set (&work->n_done, (gint)n_done);

  return TRUE;
}

static void
stood_cb (guint       point,
          guint       n_rounds,
          const gint *chances,
          gpointer    data)
{
  Work *work = data;

  g_mutex_lock (&work->lock);
  g_array_set_size (work->points, ROBO_MAX_ROBOTS * (n_rounds + 1));
  g_array_set_size (work->is_known, n_rounds + 1);
  memcpy (&g_array_index (work->points, gint, ROBO_MAX_ROBOTS * point), chances, ROBO_MAX_ROBOTS * sizeof *chances);
  g_array_index (work->is_known, gboolean, point) = TRUE;
  g_mutex_unlock (&work->lock);
}

static Work *
work_new (RoboMatch       *match,
          RoboReviewEffort effort,
          guint            seats)
{
  const RoboGame   *game = robo_match_get_game (match);
  Work             *work = g_new0 (Work, 1);
  const RoboRecord *records = robo_game_get_records (game, &work->job.n_records);

  g_atomic_ref_count_init (&work->ref_count);
  g_mutex_init (&work->lock);
  work->points = g_array_new (FALSE, TRUE, sizeof (gint));
  work->is_known = g_array_new (FALSE, TRUE, sizeof (gboolean));
  work->setup = robo_match_setup_copy (robo_match_get_setup (match));
  work->board = robo_board_new (robo_arena_get_plan (work->setup->arena));
  work->records = g_memdup2 (records, work->job.n_records * sizeof *records);
  robo_match_setup_fill (work->setup, work->board, &work->job.setup);
  work->job.seed = work->setup->seed;
  work->job.records = work->records;
  work->job.seats = seats;
  work->job.effort = effort;
  /* Leave one processor to the user interface. */
  work->job.n_threads = CLAMP (g_get_num_processors () - 1, 1, ROBO_SEARCH_MAX_THREADS);
  work->job.is_over = is_over_cb;
  work->job.progress = progress_cb;
  work->job.stood = stood_cb;
  work->job.data = work;

  return work;
}

static void
work_unref (gpointer data)
{
  Work *work = data;

  if (!g_atomic_ref_count_dec (&work->ref_count))
    return;

  g_clear_pointer (&work->result, robo_review_free);

  g_mutex_clear (&work->lock);
  g_array_unref (work->points);
  g_array_unref (work->is_known);
  g_free (work->records);
  robo_board_free (work->board);
  robo_match_setup_free (work->setup);
  g_free (work);
}

static gboolean
review_cb (gpointer      data,
           GCancellable *cancellable,
           GError      **error)
{
  Work *work = data;

  work->result = robo_review_new (&work->job);

  return TRUE;
}

/* The object */

static void
set_progress (RoboMatchReview *self,
              double           progress)
{
  if (self->progress == progress)
    return;

  self->progress = progress;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROGRESS]);
}

static void
set_n_points (RoboMatchReview *self,
              guint            n_points)
{
  if (self->n_points == n_points)
    return;

  self->n_points = n_points;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_POINTS]);
}

/* Takes the known points in order. Several threads compute them, so a later point may be ready before an earlier
 * one. */
static guint
take_points (RoboMatchReview *self)
{
  Work *work = self->work;
  guint n_points = 0;

  g_mutex_lock (&work->lock);
  if (self->curve == NULL && work->is_known->len > 0)
    {
      self->curve = g_new0 (RoboReview, 1);
      self->curve->n_rounds = work->is_known->len - 1;
      self->curve->rounds = g_new0 (RoboReviewRound, self->curve->n_rounds);
      for (guint i = 0; i < self->curve->n_rounds; i++)
        self->curve->rounds[i].number = i + 1;
    }
  for (; n_points < work->is_known->len && g_array_index (work->is_known, gboolean, n_points); n_points++)
    {
      const gint *chances = &g_array_index (work->points, gint, ROBO_MAX_ROBOTS * n_points);

      if (n_points < self->curve->n_rounds)
        memcpy (self->curve->rounds[n_points].before, chances, ROBO_MAX_ROBOTS * sizeof *chances);
      if (n_points > 0)
        memcpy (self->curve->rounds[n_points - 1].after, chances, ROBO_MAX_ROBOTS * sizeof *chances);
    }
  g_mutex_unlock (&work->lock);

  return n_points;
}

static gboolean
tick_cb (gpointer data)
{
  RoboMatchReview *self = data;
  gint             n_parts = g_atomic_int_get (&self->work->n_parts);

  if (n_parts > 0)
    set_progress (self, (double)g_atomic_int_get (&self->work->n_done) / n_parts);
  set_n_points (self, take_points (self));

  return G_SOURCE_CONTINUE;
}

static void
stop (RoboMatchReview *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_pointer (&self->curve, robo_review_free);
  g_clear_pointer (&self->work, work_unref);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_RUNNING]);
}

static const char *
get_player_name (RoboMatch *match,
                 guint      seat)
{
  RoboSeat *player = robo_match_get_seat (match, seat);

  return player != NULL ? robo_seat_get_name (player) : NULL;
}

/* Adds a verdict to the log line that has the event. */
static void
mark_event (RoboMatch  *match,
            guint       event,
            const char *mark,
            const char *text)
{
  GListModel *log = robo_match_get_log (match);
  g_autoptr (RoboLogItem) item = g_list_model_get_item (log, robo_log_item_find (log, event));

  if (item != NULL && event < robo_log_item_get_end (item))
    robo_log_item_add_verdict (item, mark, text);
}

static void
mark_programs (RoboMatch             *match,
               const RoboReviewRound *round,
               const RoboLogNames    *names)
{
  const RoboEventList *list = robo_game_get_events (robo_match_get_game (match));

  for (guint i = round->first; i < round->end; i++)
    {
      const RoboEvent *event = &list->events[i];
      g_autofree char *name = NULL;
      g_autofree char *text = NULL;

      if (event->type != ROBO_EVENT_PROGRAMMED || !round->turns[event->seat].is_judged)
        continue;
      name = robo_log_marks_dup_name (names, event->seat);
      text = robo_review_words_dup_verdict (&round->turns[event->seat], name);
      mark_event (match, i, robo_review_words_get_mark (round->turns[event->seat].grade), text);
    }
}

static void
mark_log (RoboMatchReview *self)
{
  GListModel  *log = robo_match_get_log (self->match);
  RoboLogNames names = { .mentioned = (1u << ROBO_MAX_ROBOTS) - 1 };

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    names.players[seat] = get_player_name (self->match, seat);
  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (RoboLogItem) item = g_list_model_get_item (log, i);

      robo_log_item_clear_verdicts (item);
    }
  for (guint i = 0; i < self->result->n_rounds; i++)
    {
      if (self->result->rounds[i].is_turning_point)
        /* Translators: This stands below the heading of a round that changed the game more than other rounds. */
        mark_event (self->match, self->result->rounds[i].first, TURNING_POINT, _ ("A turning point."));
      mark_programs (self->match, &self->result->rounds[i], &names);
    }
}

static void
reviewed_cb (gpointer      owner,
             gpointer      data,
             GCancellable *cancellable,
             const GError *error)
{
  RoboMatchReview *self = owner;
  Work            *work = data;

  /* If the review was cancelled, another review may have started since. */
  if (work != self->work)
    return;

  g_object_freeze_notify (G_OBJECT (self));
  self->result = g_steal_pointer (&work->result);
  mark_log (self);
  set_progress (self, 1);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HAS_RESULT]);
  set_n_points (self, self->result->n_rounds + 1);
  stop (self);
  g_object_thaw_notify (G_OBJECT (self));
}

static void
robo_match_review_dispose (GObject *object)
{
  RoboMatchReview *self = ROBO_MATCH_REVIEW (object);

  robo_match_review_cancel (self);
  g_clear_object (&self->match);
  g_clear_pointer (&self->result, robo_review_free);

  G_OBJECT_CLASS (robo_match_review_parent_class)->dispose (object);
}

static gboolean
get_is_running (RoboMatchReview *self)
{
  return self->work != NULL;
}

static gboolean
get_has_result (RoboMatchReview *self)
{
  return self->result != NULL;
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_MATCH] = { ROBO_PROPERTY_FIELD (OBJECT, "match", RoboMatchReview, match), .type = robo_match_get_type },
  [PROP_PROGRESS] = { ROBO_PROPERTY_FIELD (DOUBLE, "progress", RoboMatchReview, progress) },
  [PROP_IS_RUNNING] = { ROBO_PROPERTY_GETTER (BOOLEAN, "is-running", get_is_running) },
  [PROP_HAS_RESULT] = { ROBO_PROPERTY_GETTER (BOOLEAN, "has-result", get_has_result) },
  [PROP_N_POINTS] = { ROBO_PROPERTY_FIELD (UINT, "n-points", RoboMatchReview, n_points) },
};

static void
robo_match_review_class_init (RoboMatchReviewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = robo_match_review_dispose;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);
}

static void
robo_match_review_init (RoboMatchReview *self)
{
}

const char *
robo_match_review_get_refusal (RoboMatch *match)
{
  g_return_val_if_fail (ROBO_IS_MATCH (match), NULL);

  if (robo_match_get_is_recorded (match))
    return _ ("This game was played remotely or under a different interpretation of the rules, so you can only watch it.");
  if (!robo_match_get_can_export (match))
    return _ ("Only complete games can be reviewed.");
  if (robo_game_get_state (robo_match_get_game (match))->phase != ROBO_PHASE_OVER)
    return _ ("You can review the game once it’s over.");

  return NULL;
}

RoboMatchReview *
robo_match_review_new (RoboMatch       *match,
                       RoboReviewEffort effort)
{
  RoboMatchReview      *self;
  const RoboMatchSetup *setup;
  guint                 people = 0, computers = 0;

  g_return_val_if_fail (ROBO_IS_MATCH (match) && robo_match_review_get_refusal (match) == NULL, NULL);

  setup = robo_match_get_setup (match);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      people |= setup->seats[seat].player == ROBO_PLAYER_HUMAN ? 1u << seat : 0;
      computers |= setup->seats[seat].player == ROBO_PLAYER_COMPUTER ? 1u << seat : 0;
    }
  self = g_object_new (ROBO_TYPE_MATCH_REVIEW, NULL);
  self->match = g_object_ref (match);
  self->effort = effort;
  self->seats = people != 0 ? people : computers;

  return self;
}

void
robo_match_review_start (RoboMatchReview *self)
{
  g_return_if_fail (ROBO_IS_MATCH_REVIEW (self));

  if (self->work != NULL || self->result != NULL)
    return;

  self->work = work_new (self->match, self->effort, self->seats);
  self->timer = g_timeout_add (TICK_MS, tick_cb, self);
  g_atomic_ref_count_inc (&self->work->ref_count);
  robo_work_run_low_priority (self, NULL, review_cb, reviewed_cb, self->work, work_unref);
  set_progress (self, 0);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_RUNNING]);
}

void
robo_match_review_cancel (RoboMatchReview *self)
{
  g_return_if_fail (ROBO_IS_MATCH_REVIEW (self));

  if (self->work == NULL)
    return;

  g_atomic_int_set (&self->work->is_over, 1);
  stop (self);
  set_n_points (self, 0);
}

RoboMatch *
robo_match_review_get_match (RoboMatchReview *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH_REVIEW (self), NULL);

  return self->match;
}

double
robo_match_review_get_progress (RoboMatchReview *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH_REVIEW (self), 0);

  return self->progress;
}

gboolean
robo_match_review_get_is_running (RoboMatchReview *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH_REVIEW (self), FALSE);

  return self->work != NULL;
}

guint
robo_match_review_get_seats (RoboMatchReview *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH_REVIEW (self), 0);

  return self->seats;
}

const RoboReview *
robo_match_review_get_result (RoboMatchReview *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH_REVIEW (self), NULL);

  return self->result;
}

const RoboReview *
robo_match_review_get_curve (RoboMatchReview *self,
                             guint           *n_points)
{
  g_return_val_if_fail (ROBO_IS_MATCH_REVIEW (self) && n_points != NULL, NULL);

  *n_points = self->n_points;

  return self->result != NULL ? self->result : self->curve;
}

RoboMatch *
robo_match_review_branch (RoboMatchReview *self,
                          guint            round,
                          guint            seat)
{
  g_return_val_if_fail (ROBO_IS_MATCH_REVIEW (self), NULL);
  g_return_val_if_fail (
    self->result != NULL && round < self->result->n_rounds && self->result->rounds[round].turns[seat].is_judged, NULL);

  return robo_match_new_branch (self->match, self->result->rounds[round].turns[seat].position);
}

/* Answers as the operator answered the same question in the same round, if that answer is still legal, otherwise with
 * the default answer. */
static void
answer_as_before (RoboGame         *game,
                  const RoboRecord *records,
                  guint             n_records,
                  gboolean         *used)
{
  const RoboQuestion *question = robo_game_get_question (game);

  for (guint i = 0; i < n_records; i++)
    {
      if (used[i] || records[i].round != robo_game_get_state (game)->round || records[i].seat != question->seat ||
          records[i].kind != question->kind || records[i].card != question->card)
        continue;
      used[i] = TRUE;
      if (robo_game_answer (game, records[i].answer) == ROBO_REFUSED_NOT)
        return;
    }

  robo_game_answer (game, question->fallback);
}

char *
robo_match_review_dup_what_if (RoboMatchReview   *self,
                               guint              round,
                               guint              seat,
                               const RoboProgram *program)
{
  const RoboGame      *played;
  const RoboRecord    *records;
  g_autofree gboolean *used = NULL;
  g_autoptr (RoboGame) game = NULL;
  RoboGameStatus status;
  RoboRefusal    refusal;
  RoboState      before;
  RoboLogNames   names = { 0 };
  guint          n_records, n_given = 0;

  g_return_val_if_fail (ROBO_IS_MATCH_REVIEW (self) && program != NULL, NULL);
  g_return_val_if_fail (
    self->result != NULL && round < self->result->n_rounds && self->result->rounds[round].turns[seat].is_judged, NULL);

  played = robo_match_get_game (self->match);
  records = robo_game_get_records (played, &n_records);
  used = g_new0 (gboolean, n_records);
  game = robo_game_new (robo_game_get_setup (played), robo_match_get_setup (self->match)->seed, ROBO_GAME_KEEP_NOTHING);
  for (;;)
    {
      if (robo_game_advance (game) != ROBO_GAME_ASKS)
        continue;
      if (records[n_given].kind == ROBO_ASK_PROGRAM && records[n_given].seat == seat &&
          records[n_given].round == self->result->rounds[round].number)
        break;
      used[n_given] = TRUE;
      robo_game_answer (game, records[n_given++].answer);
    }

  before = *robo_game_get_shown_state (game);
  used[n_given] = TRUE;
  refusal = robo_game_answer (
    game, robo_program_with_finish (robo_program_pack (program), robo_program_get_finish (records[n_given].answer)));
  if (refusal != ROBO_REFUSED_NOT)
    return g_strdup (robo_words_get_refusal (refusal));
  while ((status = robo_game_advance (game)) == ROBO_GAME_GOES_ON || status == ROBO_GAME_ASKS)
    {
      if (status == ROBO_GAME_ASKS)
        answer_as_before (game, records, n_records, used);
    }

  names.columns = robo_match_get_board (self->match)->columns;
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    names.players[i] = get_player_name (self->match, i);

  return robo_match_preview_dup_text (&before, robo_game_get_state (game), &names);
}
