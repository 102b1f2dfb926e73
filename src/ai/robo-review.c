// SPDX-License-Identifier: GPL-3.0-or-later
// Plays a game again, and compares each program with the best program found, in many courses of the round.
#include "robo-review.h"

#include "robo-ladder.h"

/* Worlds and searches have this seed, which is independent of the game's generator. */
#define SEED G_GUINT64_CONSTANT (0x726576696577)

/* After this many more rounds, the position predicts the winner as well as playing to the end does, and with less
 * noise. The number was measured in games of the ladder. */
#define N_ROUNDS 3

/* These are the largest losses for the grades, in parts of ROBO_CHANCE_ALL. */
#define BEST       150
#define GOOD       500
#define INACCURATE 1200

/* A fact is told as the reason, or as an event, only if it makes a difference of at least TELLING or TELLING_EVENT, in
 * hundredths of a VP. An event is told only if the luck is at least TELLING_LUCK, in parts of ROBO_CHANCE_ALL. */
#define TELLING       4
#define TELLING_EVENT 15
#define TELLING_LUCK  300

static const struct
{
  RoboLevel level; /* level that looks for programs */
  guint     n_searches;
  guint     n_worlds;     /* number of worlds for each program and each position */
  guint     n_all_worlds; /* maximum of the worlds for all programs and positions together; playing on with all
                           * programs takes most of the time */
} efforts[ROBO_N_REVIEW_EFFORTS] = {
  [ROBO_REVIEW_QUICK] = { ROBO_LEVEL_SABLE, 1, 400, 60000 },
  [ROBO_REVIEW_NORMAL] = { ROBO_LEVEL_ORACLE, 1, 1000, 200000 },
  [ROBO_REVIEW_THOROUGH] = { ROBO_LEVEL_ORACLE, 3, 4000, 1200000 },
};

static const char *const grade_ids[ROBO_N_GRADES] = { "best", "good", "inaccurate", "mistake" };

/* Gives the worth of each fact to the seat, in hundredths of a VP. */
static const struct
{
  const char *id;
  gint        worth;
} facts[ROBO_N_FACTS] = {
  [ROBO_FACT_NONE] = { "none", 0 },
  [ROBO_FACT_WIN] = { "win", 400 },
  [ROBO_FACT_LOSE] = { "lose", -400 },
  [ROBO_FACT_TAKE] = { "take", 100 },
  [ROBO_FACT_HIT] = { "hit", 40 },
  [ROBO_FACT_REPAIR] = { "repair", 15 },
  [ROBO_FACT_RIVAL] = { "rival", -60 },
  [ROBO_FACT_DESTROYED] = { "destroyed", -110 },
  [ROBO_FACT_FALL] = { "fall", -120 },
  [ROBO_FACT_IS_HIT] = { "is-hit", -35 },
  [ROBO_FACT_PLACE] = { "place", 0 },
};

/* Describes a part of the work, which one thread does: the chances before a round, or a program. */
typedef struct
{
  guint round;  /* index of the round */
  guint seat;   /* seat of the program, or ROBO_NO_SEAT for the chances before the round */
  guint record; /* number of answers before the answer with the program */
} Part;

typedef struct
{
  const RoboReviewJob *job;
  RoboGoals            goals;
  RoboReview          *review;
  RoboGame            *game;    /* the replay with all events */
  GArray              *states;  /* states (RoboState) before each round, and at the end */
  GArray              *chances; /* chances: four gint for each of the states */
  GArray              *parts;   /* parts of the work, each a Part */
  guint                n_worlds;
  gint                 n_taken; /* number of parts that a thread has begun; atomic */
  gint                 n_done;  /* number of finished parts; atomic */
  gint                 is_left; /* whether the review is canceled; atomic */
} Work;

const char *
robo_fact_get_id (RoboFactKind kind)
{
  return facts[kind].id;
}

const char *
robo_grade_get_id (RoboGrade grade)
{
  return grade_ids[grade];
}

static gboolean
is_over_cb (gpointer data)
{
  Work *work = data;

  return g_atomic_int_get (&work->is_left) != 0 || (work->job->is_over != NULL && work->job->is_over (work->job->data));
}

/* Facts of a program */

static guint
get_most (const guint *numbers)
{
  guint most = 0;

  for (guint seat = 1; seat < ROBO_MAX_ROBOTS; seat++)
    most = numbers[seat] > numbers[most] ? seat : most;

  return numbers[most] > 0 ? most : ROBO_NO_SEAT;
}

static guint
get_most_space (const guint16 *numbers)
{
  guint most = 0;

  for (guint space = 1; space < ROBO_MAX_SPACES; space++)
    most = numbers[space] > numbers[most] ? space : most;

  return numbers[most] > 0 ? most : ROBO_NO_SPACE;
}

/* Returns the number of worlds in which the fact happens. */
static guint
count_fact (const RoboOdds *odds,
            RoboFactKind    kind,
            guint           seat)
{
  switch (kind)
    {
    case ROBO_FACT_WIN:
      return odds->n_won;
    case ROBO_FACT_LOSE:
      return odds->n_lost;
    case ROBO_FACT_TAKE:
      return odds->n_taken;
    case ROBO_FACT_HIT:
      return odds->n_hits[seat];
    case ROBO_FACT_REPAIR:
      return odds->n_repaired;
    case ROBO_FACT_RIVAL:
      return odds->n_gains[seat];
    case ROBO_FACT_DESTROYED:
      return odds->n_destroyed - odds->n_fallen;
    case ROBO_FACT_FALL:
      return odds->n_fallen;
    case ROBO_FACT_IS_HIT:
      return odds->n_hit;
    case ROBO_FACT_NONE:
    case ROBO_FACT_PLACE:
      return 0;
    }

  g_return_val_if_reached (0);
}

/* Finds the fact that speaks most for the better program and against the other program. */
static RoboFact
find_fact (const RoboOdds *better,
           const RoboOdds *other,
           gint            telling)
{
  RoboFact best = { .kind = ROBO_FACT_NONE, .seat = ROBO_NO_SEAT, .space = ROBO_NO_SPACE };
  gint     most = 1000 * telling - 1;

  for (guint kind = 0; kind < ROBO_N_FACTS; kind++)
    {
      gboolean is_of_others = kind == ROBO_FACT_HIT || kind == ROBO_FACT_RIVAL;

      for (guint seat = 0; seat < (is_of_others ? ROBO_MAX_ROBOTS : 1); seat++)
        {
          gint            here = (gint)(1000 * (guint64)count_fact (better, kind, seat) / better->n_worlds);
          gint            there = (gint)(1000 * (guint64)count_fact (other, kind, seat) / other->n_worlds);
          gint            gain = facts[kind].worth * (here - there);
          const RoboOdds *told = here > there ? better : other;

          if (gain <= most)
            continue;
          most = gain;
          best = (RoboFact){
            .kind = (guint8)kind,
            .seat = (guint8)(is_of_others ? seat : ROBO_NO_SEAT),
            .space = ROBO_NO_SPACE,
            .better = (guint16)here,
            .other = (guint16)there,
          };
          /* Take the other seat and the space from the odds in which the fact is more frequent. */
          if (kind == ROBO_FACT_TAKE)
            best.space = (guint8)get_most_space (told->n_taken_at);
          else if (kind == ROBO_FACT_DESTROYED || kind == ROBO_FACT_FALL)
            best.seat = (guint8)get_most (told->n_destroyed_by);
          else if (kind == ROBO_FACT_IS_HIT)
            best.seat = (guint8)get_most (told->n_hit_by);
        }
    }

  return best;
}

/* Judgment of programs */

static guint
square_root (guint64 number)
{
  guint64 root = 0;

  for (guint64 bit = G_GUINT64_CONSTANT (1) << 31; bit > 0; bit >>= 1)
    {
      if ((root + bit) * (root + bit) <= number)
        root += bit;
    }

  return (guint)root;
}

/* Returns the standard error of the mean difference between two programs. */
static gint
get_doubt (const gint *one,
           const gint *other,
           guint       n)
{
  gint64  sum = 0;
  guint64 squares = 0;

  for (guint i = 0; i < n; i++)
    {
      gint64 difference = one[i] - other[i];

      sum += difference;
      squares += (guint64)(difference * difference);
    }
  squares -= MIN (squares, (guint64)(sum * sum) / n);

  return (gint)square_root (squares / n / n);
}

static gint
get_mean (const gint *numbers,
          guint       n)
{
  gint64 sum = 0;

  for (guint i = 0; i < n; i++)
    sum += numbers[i];

  return (gint)(sum / n);
}

static RoboGrade
grade_loss (gint loss,
            gint doubt)
{
  if (loss <= BEST)
    return ROBO_GRADE_BEST;
  if (loss <= GOOD || loss < 2 * doubt)
    return ROBO_GRADE_GOOD;

  return loss <= INACCURATE ? ROBO_GRADE_INACCURATE : ROBO_GRADE_MISTAKE;
}

/* Restores the sight that an operator had when asked for a program. */
static RoboSight *
restore_sight (const Work *work,
               guint       record)
{
  const RoboReviewJob *job = work->job;
  g_autoptr (RoboGame) game = robo_game_new (&job->setup, job->seed, ROBO_GAME_KEEP_NOTHING);

  for (guint i = 0;;)
    {
      if (robo_game_advance (game) != ROBO_GAME_ASKS)
        continue;
      if (i == record)
        return robo_sight_new (game);
      robo_game_answer (game, job->records[i++].answer);
    }
}

static void
judge_program (Work       *work,
               const Part *part)
{
  const guint             n_worlds = work->n_worlds;
  const RoboSearchEffort *effort = &robo_ladder_get_skill (efforts[work->job->effort].level)->search;
  RoboReviewTurn         *turn = &work->review->rounds[part->round].turns[part->seat];
  const guint64           seed = SEED + 64 * (guint64)part->round + 8 * part->seat;
  g_autoptr (RoboSight) sight = restore_sight (work, part->record);
  g_autoptr (RoboOddsSampler) sampler = robo_odds_sampler_new (sight, n_worlds, seed);
  g_autoptr (RoboLookahead) lookahead = robo_lookahead_new (&sight->setup, &sight->goals);
  g_autofree gint *played = g_new (gint, n_worlds);
  g_autofree gint *best = g_new (gint, n_worlds);
  gint             doubt = 0;

  /* Assume that many of the other operators plan. With fewer planners, all opponents of strong players would seem to
   * have bad luck. */
  robo_odds_sampler_set_model (sampler, &robo_ladder_get_skill (ROBO_LEVEL_ORACLE)->search);
  robo_odds_sampler_set_is_over (sampler, is_over_cb, work);
  robo_lookahead_set_is_over (lookahead, is_over_cb, work);
  robo_program_unpack (&turn->played, work->job->records[part->record].answer);
  turn->best = turn->played;
  if (!robo_odds_sampler_play_on (sampler, &turn->played, N_ROUNDS, played))
    return;
  turn->expected = turn->best_expected = get_mean (played, n_worlds);

  for (guint i = 0; i < efforts[work->job->effort].n_searches; i++)
    {
      RoboProgram program;
      gint        expected;

      robo_search_find (&lookahead, 1, effort, sight, seed + i, &program);
      if (robo_program_pack (&program) == robo_program_pack (&turn->played))
        continue;
      if (!robo_odds_sampler_play_on (sampler, &program, N_ROUNDS, best))
        return;
      expected = get_mean (best, n_worlds);
      if (expected <= turn->best_expected)
        continue;
      turn->best = program;
      turn->best_expected = expected;
      doubt = get_doubt (best, played, n_worlds);
    }

  turn->loss = turn->best_expected - turn->expected;
  turn->grade = grade_loss (turn->loss, doubt);
  robo_odds_sampler_count (sampler, &turn->played, &turn->played_odds, NULL);
  robo_odds_sampler_count (sampler, &turn->best, &turn->best_odds, NULL);
  turn->reason = find_fact (&turn->best_odds, &turn->played_odds, TELLING);
  if (turn->reason.kind == ROBO_FACT_NONE && turn->loss > 0)
    turn->reason.kind = ROBO_FACT_PLACE;
}

/* Chances of a position */

static void
judge_state (Work       *work,
             const Part *part)
{
  const RoboState *state = &g_array_index (work->states, RoboState, part->round);
  gint            *chances = &g_array_index (work->chances, gint, ROBO_MAX_ROBOTS * part->round);
  const guint      n = work->n_worlds;
  gint64           sums[ROBO_MAX_ROBOTS] = { 0 };
  RoboSetup        setup = work->job->setup;
  g_autoptr (RoboLookahead) lookahead = NULL;

  /* The rule of a new generator in each round (R5.6) needs a number that a lookahead does not have, so switch it off. */
  setup.rules.entropy_every_round = FALSE;
  lookahead = robo_lookahead_new (&setup, &work->goals);
  for (guint i = 0; i < n && !is_over_cb (work); i++)
    {
      gint by_seat[ROBO_MAX_ROBOTS];

      robo_lookahead_play_from (lookahead, state, SEED + i, 0, N_ROUNDS);
      robo_lookahead_judge (lookahead, by_seat);
      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
        sums[seat] += by_seat[seat];
    }
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    chances[seat] = (gint)(sums[seat] / n);
  if (work->job->stood != NULL && !is_over_cb (work))
    work->job->stood (part->round, work->review->n_rounds, chances, work->job->data);
}

static void
take_parts (Work              *work,
            RoboReviewProgress progress)
{
  for (guint i = (guint)g_atomic_int_add (&work->n_taken, 1); i < work->parts->len && !is_over_cb (work);
       i = (guint)g_atomic_int_add (&work->n_taken, 1))
    {
      const Part *part = &g_array_index (work->parts, Part, i);
      guint       n_done;

      if (part->seat == ROBO_NO_SEAT)
        judge_state (work, part);
      else
        judge_program (work, part);
      n_done = (guint)g_atomic_int_add (&work->n_done, 1) + 1;
      if (progress != NULL && !progress (n_done, work->parts->len, work->job->data))
        g_atomic_int_set (&work->is_left, 1);
    }
}

static gpointer
take_parts_cb (gpointer work)
{
  take_parts (work, NULL);

  return NULL;
}

/* Replay of the game */

static void
begin_round (Work   *work,
             GArray *rounds)
{
  const RoboReviewRound round = { .number = rounds->len + 1, .first = robo_game_get_events (work->game)->n_events };
  const gint            unknown[ROBO_MAX_ROBOTS] = { 0 };
  const Part            part = { .round = rounds->len, .seat = ROBO_NO_SEAT };

  g_array_append_vals (work->states, robo_game_get_state (work->game), 1);
  g_array_append_vals (work->chances, unknown, ROBO_MAX_ROBOTS);
  g_array_append_val (work->parts, part);
  g_array_append_val (rounds, round);
}

/* Returns the rounds of the game and an additional last one, which begins at the end of the last real round. */
static GArray *
play_again (Work *work)
{
  const RoboReviewJob *job = work->job;
  GArray              *rounds = g_array_new (FALSE, FALSE, sizeof (RoboReviewRound));
  guint                n_given = 0;

  begin_round (work, rounds);
  for (;;)
    {
      RoboReviewRound    *round = &g_array_index (rounds, RoboReviewRound, rounds->len - 1);
      const RoboQuestion *question = robo_game_get_question (work->game);
      Part                part = { .round = rounds->len - 1, .record = n_given };

      switch (robo_game_advance (work->game))
        {
        case ROBO_GAME_GOES_ON:
          break;

        case ROBO_GAME_ASKS:
          if (n_given == job->n_records)
            return rounds;
          part.seat = question->seat;
          if (question->kind == ROBO_ASK_PROGRAM && (job->seats & 1u << part.seat) != 0)
            {
              round->turns[part.seat].is_judged = TRUE;
              round->turns[part.seat].position = robo_game_get_events (work->game)->n_events;
              g_array_append_val (work->parts, part);
            }
          if (robo_game_answer (work->game, job->records[n_given++].answer) != ROBO_REFUSED_NOT)
            return rounds;
          break;

        case ROBO_GAME_ROUND_OVER:
        case ROBO_GAME_OVER:
          round->end = robo_game_get_events (work->game)->n_events;
          begin_round (work, rounds);
          if (robo_game_get_state (work->game)->phase == ROBO_PHASE_OVER)
            return rounds;
          break;

        case ROBO_GAME_REFUSED:
        case ROBO_GAME_NO_ROLLS:
          return rounds;
        }
    }
}

/* Drops the programs of a round that was not finished, because they cannot be judged. */
static void
drop_last_round (Work   *work,
                 GArray *rounds)
{
  guint n = 0;

  for (guint i = 0; i < work->parts->len; i++)
    {
      const Part part = g_array_index (work->parts, Part, i);

      if (part.round + 1 < rounds->len || part.seat == ROBO_NO_SEAT)
        g_array_index (work->parts, Part, n++) = part;
    }
  g_array_set_size (work->parts, n);
  g_array_set_size (rounds, rounds->len - 1);
}

/* If a game has too many programs, leaves out the first programs. Divides the worlds among the programs that are
 * left. */
static void
set_bounds (Work   *work,
            GArray *rounds)
{
  const guint n_states = rounds->len + 1;
  guint       n_programs = work->parts->len - n_states;
  guint       n_parts = 0;

  for (guint i = 0; i < work->parts->len; i++)
    {
      const Part part = g_array_index (work->parts, Part, i);

      if (part.seat != ROBO_NO_SEAT && n_programs > ROBO_REVIEW_MAX_PROGRAMS)
        {
          g_array_index (rounds, RoboReviewRound, part.round).turns[part.seat].is_judged = FALSE;
          n_programs--;
          continue;
        }
      g_array_index (work->parts, Part, n_parts++) = part;
    }
  g_array_set_size (work->parts, n_parts);

  /* The worlds are shared by the chances of each state, each judged program, and the programs that the searches can
   * find instead of a judged program. */
  work->n_worlds = efforts[work->job->effort].n_all_worlds /
                   (n_states + n_programs * (1 + efforts[work->job->effort].n_searches));
  work->n_worlds = CLAMP (work->n_worlds, 1, efforts[work->job->effort].n_worlds);
}

/* Results of the review */

static gint
get_swing (const RoboReviewRound *round)
{
  gint swing = 0;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    swing = MAX (swing, ABS (round->after[seat] - round->before[seat]));

  return swing;
}

static void
mark_turning_points (RoboReview *review)
{
  for (guint n = 0; n < ROBO_REVIEW_MAX_TURNS; n++)
    {
      RoboReviewRound *most = NULL;

      for (guint i = 0; i < review->n_rounds; i++)
        {
          RoboReviewRound *round = &review->rounds[i];

          if (!round->is_turning_point && get_swing (round) >= ROBO_REVIEW_TURN &&
              (most == NULL || get_swing (round) > get_swing (most)))
            most = round;
        }
      if (most != NULL)
        most->is_turning_point = TRUE;
    }
}

static void
judge_luck (Work            *work,
            RoboReviewRound *round,
            guint            seat)
{
  const RoboEventList *list = robo_game_get_events (work->game);
  RoboReviewTurn      *turn = &round->turns[seat];
  RoboOdds             came = { 0 };

  turn->luck = round->after[seat] - turn->expected;
  turn->event = (RoboFact){ .kind = ROBO_FACT_NONE, .seat = ROBO_NO_SEAT, .space = ROBO_NO_SPACE };
  if (ABS (turn->luck) < TELLING_LUCK)
    return;

  robo_odds_add (&came, seat, &list->states[turn->position - 1], list, turn->position, round->end);
  if (turn->luck > 0)
    turn->event = find_fact (&came, &turn->played_odds, TELLING_EVENT);
  else
    {
      turn->event = find_fact (&turn->played_odds, &came, TELLING_EVENT);
      turn->event = (RoboFact){ turn->event.kind, turn->event.seat, turn->event.space, turn->event.other,
                                turn->event.better };
    }
}

RoboReview *
robo_review_new (const RoboReviewJob *job)
{
  Work     work = { .job = job };
  guint    n_threads = MIN (job->n_threads == 0 ? g_get_num_processors () : job->n_threads, ROBO_SEARCH_MAX_THREADS);
  GThread *threads[ROBO_SEARCH_MAX_THREADS];
  GArray  *rounds;

  g_return_val_if_fail (job->effort < ROBO_N_REVIEW_EFFORTS, NULL);

  work.game = robo_game_new (&job->setup, job->seed, ROBO_GAME_KEEP_EVENTS | ROBO_GAME_KEEP_STATES);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    work.goals.vp[seat] = (guint8)robo_game_get_vp_goal (work.game, seat);
  work.states = g_array_new (FALSE, FALSE, sizeof (RoboState));
  work.chances = g_array_new (FALSE, FALSE, sizeof (gint));
  work.parts = g_array_new (FALSE, FALSE, sizeof (Part));
  rounds = play_again (&work);
  drop_last_round (&work, rounds);
  set_bounds (&work, rounds);
  work.review = g_new0 (RoboReview, 1);
  work.review->n_rounds = rounds->len;
  work.review->rounds = (RoboReviewRound *)(gpointer)g_array_free (rounds, FALSE);

  for (guint i = 1; i < n_threads; i++)
    threads[i] = g_thread_new ("review", take_parts_cb, &work);
  take_parts (&work, job->progress);
  for (guint i = 1; i < n_threads; i++)
    g_thread_join (threads[i]);
  if (is_over_cb (&work))
    g_clear_pointer (&work.review, robo_review_free);
  else
    {
      for (guint i = 0; i < work.review->n_rounds; i++)
        {
          RoboReviewRound *round = &work.review->rounds[i];

          for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
            {
              round->before[seat] = g_array_index (work.chances, gint, ROBO_MAX_ROBOTS * i + seat);
              round->after[seat] = g_array_index (work.chances, gint, ROBO_MAX_ROBOTS * (i + 1) + seat);
              if (round->turns[seat].is_judged)
                judge_luck (&work, round, seat);
            }
        }
      mark_turning_points (work.review);
    }

  robo_game_free (work.game);
  g_array_unref (work.states);
  g_array_unref (work.chances);
  g_array_unref (work.parts);

  return work.review;
}

void
robo_review_free (RoboReview *self)
{
  if (self == NULL)
    return;

  g_free (self->rounds);
  g_free (self);
}

void
robo_review_sum_up (const RoboReview *self,
                    guint             seat,
                    RoboReviewSum    *sum)
{
  *sum = (RoboReviewSum){ 0 };
  for (guint i = 0; i < self->n_rounds; i++)
    {
      const RoboReviewTurn *turn = &self->rounds[i].turns[seat];

      if (!turn->is_judged)
        continue;
      sum->n_turns++;
      sum->n_grades[turn->grade]++;
      sum->loss += turn->loss;
      sum->luck += turn->luck;
    }
}
