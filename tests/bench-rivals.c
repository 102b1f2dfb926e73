// SPDX-License-Identifier: GPL-3.0-or-later
/* Measures the strongest computer against others: not a test. Plays games in all bundled arenas, each with the
 * same dice from every seat; prints a line every eight games with Oracle's wins, their 95 % confidence
 * interval (Wilson), and how long it thinks.
 *
 * - a level, such as quill: with +modules by all rules of a match, with +three against three of it.
 * - reply: knows how Oracle thinks, but not its seed. It samples Oracle's programs and looks for the best
 *   answer.
 * - population: knows no opponent. Hundreds of programs of each side improve against those of the other, drawn
 *   with a probability that grows with their results, and the best few are played on.
 *
 * Usage: bench-rivals reply|population|LEVEL[+modules][+three] [GAMES [SEED [SAMPLES]]] */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ai/robo-ladder.h"
#include "ai/robo-random-program.h"
#include "tests/ai/operator-test.h"

/* This is the standard normal quantile for 95 %. */
#define Z 1.959964

/* At the end N_FINALISTS programs are played on, in this number of worlds and of rounds. */
#define N_FINALISTS     8
#define N_LAST_WORLDS   240
#define N_PLAYED_ON     3
#define DEFAULT_SAMPLES 12
#define DEFAULT_N_GAMES 40

/* The population draws and keeps this many programs, with this number of trials and of opponents in each. */
#define N_DRAWN         2000
#define N_KEPT          300
#define N_FIRST_WORLDS  3
#define N_SWEEPS        12
#define N_SWEEP_WORLDS  10
#define N_VARIED        5
#define N_VARIED_AT_END 16
/* A program that is worse by this part of a won game is drawn a third as often. */
#define TEMPERATURE 0.06
/* This percentage takes the best of several programs instead, evaluated without the others. */
#define GUESSED   15
#define N_GUESSED 20

typedef struct
{
  RoboProgram program;
  double      sum;
  double      weight;
} Member;

typedef enum
{
  RIVAL_REPLY,
  RIVAL_POPULATION,
  RIVAL_LEVEL,
} RivalKind;

typedef struct
{
  RivalKind        kind;
  RoboLevel        level; /* playing strength, also for other questions than programs */
  guint            n_samples;
  const RoboSight *sight;
  RoboLookahead   *lookahead;
  RoboRng          rng;
  guint            n_programs; /* number of Oracle's programs */
  gint64           thought_us; /* time of thinking, in total on all processors */
  gint64           longest_us; /* longest time of thinking about one question */
} Rival;

static gboolean
is_there (const RoboSight *sight,
          guint            seat)
{
  return sight->state.robots[seat].kind == ROBO_SEAT_OPERATOR && sight->state.robots[seat].space != ROBO_NO_SPACE;
}

/* Returns the program that wins most often when the game is played on. */
static RoboProgram
choose_finalist (const Rival       *rival,
                 const RoboProgram *finalists,
                 guint              n_finalists,
                 const RoboWorld   *worlds,
                 guint              n_worlds)
{
  guint  seat = rival->sight->question.seat;
  guint  best = 0;
  gint64 most = -1;

  for (guint i = 0; i < n_finalists; i++)
    {
      gint64 sum = 0;

      for (guint j = 0; j < N_LAST_WORLDS; j++)
        {
          RoboWorld world = worlds[j % n_worlds];
          gint      chances[ROBO_MAX_ROBOTS];

          world.seed += j;
          world.programs[seat] = finalists[i];
          robo_lookahead_play_on (rival->lookahead, &rival->sight->state, &world, seat, N_PLAYED_ON);
          robo_lookahead_judge (rival->lookahead, chances);
          sum += chances[seat];
        }
      if (sum > most)
        {
          most = sum;
          best = i;
        }
    }

  return finalists[best];
}

/* Reply */

/* In training only programs and chance are hidden, so the sight of the other robot differs only in the seat that is
 * asked. */
static RoboProgram
find_reply (Rival *rival)
{
  const RoboSight      *sight = rival->sight;
  const RoboSkill      *skill = robo_ladder_get_skill (ROBO_LEVEL_ORACLE);
  const guint           n = rival->n_samples;
  const RoboPlanEffort  effort = { .stages = { { 4000, 4 }, { 500, n }, { 20, 2 * n } },
                                   .n_stages = 3,
                                   .n_variants = 3 };
  g_autofree RoboSight *other = g_memdup2 (sight, sizeof *sight);
  g_autofree RoboWorld *worlds = g_new0 (RoboWorld, 2 * n);
  RoboProgram           finalists[N_FINALISTS];

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (seat == sight->question.seat || !is_there (sight, seat))
        continue;
      other->question.seat = seat;
      robo_lookahead_set_weights (rival->lookahead, seat, &skill->weights);
      for (guint i = 0; i < n; i++)
        {
          robo_search_draw (&rival->lookahead, 1, &skill->search, other, robo_rng_next (&rival->rng),
                            &worlds[i].programs[seat]);
          worlds[n + i].programs[seat] = worlds[i].programs[seat];
        }
    }
  robo_lookahead_set_weights (rival->lookahead, sight->question.seat, NULL);
  for (guint i = 0; i < 2 * n; i++)
    worlds[i].seed = robo_rng_next (&rival->rng);
  for (guint i = 0; i < N_FINALISTS; i++)
    robo_plan_reply (rival->lookahead, &effort, NULL, &sight->state, sight->question.seat, worlds, 2 * n,
                     robo_rng_next (&rival->rng), &finalists[i]);

  return choose_finalist (rival, finalists, N_FINALISTS, worlds, 2 * n);
}

/* Population */

static double
get_mean (const Member *member)
{
  return member->sum / member->weight;
}

static gint
compare_members (gconstpointer a,
                 gconstpointer b)
{
  double mean = get_mean (a), other_mean = get_mean (b);

  return mean > other_mean ? -1 : mean < other_mean;
}

static void
keep_best (GArray *members,
           guint   n)
{
  g_array_sort (members, compare_members);
  if (members->len > n)
    g_array_set_size (members, n);
}

static double
draw_fraction (Rival *rival)
{
  return robo_rng_below (&rival->rng, 1 << 24) / (double)(1 << 24);
}

/* Draws better members with a higher probability. */
static const RoboProgram *
draw_member (Rival        *rival,
             const GArray *members)
{
  const Member *first = &g_array_index (members, Member, 0);
  double        best = -1, sum = 0, left;

  for (guint i = 0; i < members->len; i++)
    best = MAX (best, get_mean (&first[i]));
  for (guint i = 0; i < members->len; i++)
    sum += exp ((get_mean (&first[i]) - best) / TEMPERATURE);
  left = draw_fraction (rival) * sum;
  for (guint i = 0; i < members->len; i++)
    {
      left -= exp ((get_mean (&first[i]) - best) / TEMPERATURE);
      if (left <= 0)
        return &first[i].program;
    }

  return &first->program;
}

/* The populations belong to the robots in the arena; other seats have NULL. */
static void
draw_world (Rival         *rival,
            GArray *const *populations,
            RoboWorld     *world)
{
  *world = (RoboWorld){ .seed = robo_rng_next (&rival->rng) };
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (!is_there (rival->sight, seat))
        continue;
      if (populations == NULL || robo_rng_below (&rival->rng, 100) < GUESSED)
        robo_lookahead_guess (rival->lookahead, &rival->sight->state, seat, N_GUESSED, robo_rng_next (&rival->rng),
                              &world->programs[seat]);
      else
        world->programs[seat] = *draw_member (rival, populations[seat]);
    }
}

static void
try_member (const Rival     *rival,
            Member          *member,
            guint            seat,
            const RoboWorld *worlds,
            guint            n_worlds,
            double           weight)
{
  for (guint i = 0; i < n_worlds; i++)
    {
      RoboWorld world = worlds[i];
      gint      value;

      world.programs[seat] = member->program;
      value = robo_lookahead_play (rival->lookahead, &rival->sight->state, &world, seat);
      member->sum += weight * tanh (value / 500.0);
      member->weight += weight;
    }
}

/* Adds all legal programs that differ from one of the best in one die. */
static void
add_variants (const Rival *rival,
              GArray      *members,
              guint        seat,
              guint        n_varied)
{
  guint n = MIN (n_varied, members->len);

  for (guint i = 0; i < n; i++)
    {
      const RoboProgram program = g_array_index (members, Member, i).program;

      for (guint way = 0; way < program.n_dice * 12 * ROBO_N_DIRS; way++)
        {
          Member   variant = { .program = program };
          RoboDie *die = &variant.program.dice[way / (12 * ROBO_N_DIRS)];

          die->value = (guint8)(1 + way / ROBO_N_DIRS % 6);
          die->key = way % ROBO_N_DIRS;
          die->colour = way / (6 * ROBO_N_DIRS) % 2;
          if (robo_program_check (&variant.program, &rival->sight->state.robots[seat], NULL, FALSE) == ROBO_REFUSED_NOT)
            g_array_append_val (members, variant);
        }
    }
}

static GArray *
populate (Rival *rival,
          guint  seat)
{
  GArray   *members = g_array_new (FALSE, FALSE, sizeof (Member));
  RoboWorld worlds[N_FIRST_WORLDS];

  for (guint i = 0; i < N_FIRST_WORLDS; i++)
    draw_world (rival, NULL, &worlds[i]);
  for (guint i = 0; i < N_DRAWN; i++)
    {
      Member member = { 0 };

      robo_random_program (&rival->rng, &rival->sight->state.robots[seat], NULL, &member.program);
      try_member (rival, &member, seat, worlds, N_FIRST_WORLDS, .1);
      g_array_append_val (members, member);
    }
  keep_best (members, N_KEPT);
  add_variants (rival, members, seat, N_VARIED);
  for (guint i = N_KEPT; i < members->len; i++)
    try_member (rival, &g_array_index (members, Member, i), seat, worlds, N_FIRST_WORLDS, .1);
  keep_best (members, N_KEPT);

  return members;
}

/* Later sweeps have more weight. In two sweeps the worst third is dropped. */
static void
sweep (Rival         *rival,
       GArray *const *populations,
       guint          number)
{
  RoboWorld worlds[N_SWEEP_WORLDS];

  for (guint i = 0; i < N_SWEEP_WORLDS; i++)
    draw_world (rival, populations, &worlds[i]);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      GArray *members = populations[seat];

      for (guint i = 0; members != NULL && i < members->len; i++)
        try_member (rival, &g_array_index (members, Member, i), seat, worlds, N_SWEEP_WORLDS, number);
      if (members != NULL && number % (N_SWEEPS / 3) == 0 && number < N_SWEEPS)
        keep_best (members, members->len * 2 / 3);
    }
}

static RoboProgram
find_in_population (Rival *rival)
{
  static const guint    stages[][2] = { { 16, 60 }, { 64, 10 }, { N_LAST_WORLDS, N_FINALISTS } };
  const guint           seat = rival->sight->question.seat;
  g_autofree RoboWorld *worlds = g_new (RoboWorld, N_LAST_WORLDS);
  GArray               *populations[ROBO_MAX_ROBOTS] = { NULL };
  RoboProgram           finalists[N_FINALISTS], found;
  guint                 n_tried = 0;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    populations[i] = is_there (rival->sight, i) ? populate (rival, i) : NULL;
  for (guint number = 1; number <= N_SWEEPS; number++)
    sweep (rival, populations, number);

  for (guint i = 0; i < N_LAST_WORLDS; i++)
    draw_world (rival, populations, &worlds[i]);
  keep_best (populations[seat], N_VARIED_AT_END);
  for (guint i = 0; i < populations[seat]->len; i++)
    {
      Member *member = &g_array_index (populations[seat], Member, i);

      member->sum = member->weight = 0;
    }
  add_variants (rival, populations[seat], seat, N_VARIED_AT_END);
  for (guint stage = 0; stage < G_N_ELEMENTS (stages); stage++)
    {
      for (guint i = 0; i < populations[seat]->len; i++)
        try_member (rival, &g_array_index (populations[seat], Member, i), seat, worlds + n_tried,
                    stages[stage][0] - n_tried, 1);
      n_tried = stages[stage][0];
      keep_best (populations[seat], stages[stage][1]);
    }
  for (guint i = 0; i < populations[seat]->len; i++)
    finalists[i] = g_array_index (populations[seat], Member, i).program;
  found = choose_finalist (rival, finalists, populations[seat]->len, worlds, N_LAST_WORLDS);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    g_clear_pointer (&populations[i], g_array_unref);

  return found;
}

/* Games */

static gint64
get_processor_us (void)
{
  return (gint64)clock () * G_USEC_PER_SEC / CLOCKS_PER_SEC;
}

static void
answer_timed (RoboGame        *game,
              const RoboLevel *levels,
              guint64          seed,
              Rival           *rival)
{
  gint64 start = get_processor_us ();
  gint64 took;

  operator_test_answer (game, levels, seed);
  took = get_processor_us () - start;
  rival->n_programs++;
  rival->thought_us += took;
  rival->longest_us = MAX (rival->longest_us, took);
}

/* Other questions than programs are answered by a level of the ladder. */
static void
answer (RoboGame        *game,
        const RoboLevel *levels,
        guint64          seed,
        gpointer         data)
{
  Rival              *rival = data;
  const RoboQuestion *question = robo_game_get_question (game);
  g_autoptr (RoboSight) sight = NULL;
  RoboProgram program;

  if (question->kind == ROBO_ASK_PROGRAM && levels[question->seat] == ROBO_LEVEL_ORACLE)
    {
      answer_timed (game, levels, seed, rival);
      return;
    }
  if (question->kind != ROBO_ASK_PROGRAM || rival->kind == RIVAL_LEVEL)
    {
      operator_test_answer (game, levels, seed);
      return;
    }

  sight = robo_sight_new (game);
  rival->sight = sight;
  rival->lookahead = robo_lookahead_new (&sight->setup, &sight->goals);
  program = rival->kind == RIVAL_REPLY ? find_reply (rival) : find_in_population (rival);
  g_assert_cmpint (robo_game_answer (game, robo_program_with_finish (robo_program_pack (&program), 0)), ==,
                   ROBO_REFUSED_NOT);
  g_clear_pointer (&rival->lookahead, robo_lookahead_free);
}

/* The level Quill was called master in earlier versions. */
static gboolean
parse_rival (Rival      *rival,
             const char *word)
{
  rival->level = ROBO_LEVEL_QUILL;
  if (g_str_equal (word, "reply") || g_str_equal (word, "population"))
    {
      rival->kind = g_str_equal (word, "reply") ? RIVAL_REPLY : RIVAL_POPULATION;
      return TRUE;
    }

  rival->kind = RIVAL_LEVEL;
  for (rival->level = ROBO_LEVEL_CHANCE; rival->level < ROBO_N_LEVELS; rival->level++)
    {
      if (g_str_equal (robo_level_get_word (rival->level), word))
        return TRUE;
    }

  return FALSE;
}

static void
print_won (const Rival *rival,
           const char  *word,
           guint        n_won,
           guint        n)
{
  double share = (double)n_won / n;
  double centre = (share + Z * Z / (2 * n)) / (1 + Z * Z / n);
  double spread = Z / (1 + Z * Z / n) * sqrt (share * (1 - share) / n + Z * Z / (4.0 * n * n));

  g_print ("oracle against %s: %u of %u won: %.1f %% (%.1f to %.1f); "
           "a program takes it %.2f s of the processors, %.2f s at most\n",
           word, n_won, n, 100 * share, 100 * (centre - spread), 100 * (centre + spread),
           rival->thought_us / 1e6 / MAX (rival->n_programs, 1), rival->longest_us / 1e6);
}

int
main (int    argc,
      char **argv)
{
  guint    n_games = argc > 2 ? (guint)g_ascii_strtoull (argv[2], NULL, 10) : DEFAULT_N_GAMES;
  guint64  seed = argc > 3 ? g_ascii_strtoull (argv[3], NULL, 10) : 1;
  Rival    rival = { .n_samples = argc > 4 ? (guint)g_ascii_strtoull (argv[4], NULL, 10) : DEFAULT_SAMPLES };
  gboolean is_match = argc > 1 && strstr (argv[1], "+modules") != NULL;
  gboolean is_three = argc > 1 && strstr (argv[1], "+three") != NULL;
  guint    n_seats = is_three ? 4 : 2;
  guint    n_won = 0;
  g_auto (GStrv) words = g_strsplit (argc > 1 ? argv[1] : "", "+", -1);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) modules = is_match ? robo_module_set_load_bundled ("standard", problems) : NULL;

  if (words[0] == NULL || !parse_rival (&rival, words[0]) || rival.n_samples == 0 ||
      (rival.kind != RIVAL_LEVEL && (is_match || is_three)))
    {
      g_printerr ("Usage: bench-rivals reply|population|LEVEL[+modules][+three] [GAMES [SEED [SAMPLES]]]\n");
      return 2;
    }

  robo_rng_seed (&rival.rng, ~seed);
  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (RoboBoard) board = operator_test_board_new (i / n_seats % G_N_ELEMENTS (operator_test_arenas));
      RoboLevel levels[ROBO_MAX_ROBOTS];
      RoboSetup setup;
      guint     seat = i % n_seats * (ROBO_MAX_ROBOTS / n_seats);

      operator_test_set_up (&setup, board, modules);
      for (guint j = 0; j < ROBO_MAX_ROBOTS; j++)
        {
          levels[j] = j == seat ? ROBO_LEVEL_ORACLE : rival.level;
          if (j % (ROBO_MAX_ROBOTS / n_seats) == 0)
            setup.seats[j].kind = ROBO_SEAT_OPERATOR;
        }
      n_won += operator_test_play (&setup, levels, seed + i / n_seats, answer, &rival) == seat;
      if ((i + 1) % 8 == 0 || i + 1 == n_games)
        print_won (&rival, argv[1], n_won, i + 1);
    }

  return 0;
}
