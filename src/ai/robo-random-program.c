// SPDX-License-Identifier: GPL-3.0-or-later
// Draws programs uniformly: all legal programs (R5.1 to R5.3) are equally likely.
#include "robo-random-program.h"

#include <string.h>

/* A way is a pair of a face and a key, (face - 1) << 3 | key. There are this many ways. */
#define N_WAYS (6 * ROBO_N_DIRS)

/* Tells which dice are on each unit, a letter for each die. */
typedef struct
{
  const char *units[ROBO_N_UNITS];
} Pattern;

/* These are the classes of patterns. The patterns of a class stand for the same number of programs. Without
 * `all-dice` (R5.3) only the first two classes are used. */
static const Pattern two_blue[] = { { { "b", "b", "r" } }, { { "b", "r", "b" } }, { { "r", "b", "b" } } };
static const Pattern two_red[] = { { { "b", "r", "r" } }, { { "r", "b", "r" } }, { { "r", "r", "b" } } };
static const Pattern blue_pair[] = { { { "bb", "r", "r" } }, { { "r", "bb", "r" } }, { { "r", "r", "bb" } } };
static const Pattern red_pair[] = { { { "rr", "b", "b" } }, { { "b", "rr", "b" } }, { { "b", "b", "rr" } } };
static const Pattern mixed_pair[] = {
  { { "br", "b", "r" } },
  { { "br", "r", "b" } },
  { { "b", "br", "r" } },
  { { "r", "br", "b" } },
  { { "b", "r", "br" } },
  { { "r", "b", "br" } },
};

#define N_CLASSES       5
#define N_PLAIN_CLASSES 2

static const struct
{
  const Pattern *patterns;
  guint          n_patterns;
} classes[N_CLASSES] = {
  { two_blue, G_N_ELEMENTS (two_blue) },
  { two_red, G_N_ELEMENTS (two_red) },
  { blue_pair, G_N_ELEMENTS (blue_pair) },
  { red_pair, G_N_ELEMENTS (red_pair) },
  { mixed_pair, G_N_ELEMENTS (mixed_pair) },
};

/* Holds the state of drawing a program. */
typedef struct
{
  RoboRng     *rng;
  guint        diagonals; /* values of blue dice that may lie on diagonal keys, a bit each (R5.2) */
  guint        n_blue;    /* number of ways to place a blue die */
  RoboProgram *program;
} Drawing;

static const Pattern *
draw_pattern (const Drawing *self,
              guint          n_classes)
{
  guint blue = self->n_blue;
  guint red = N_WAYS;
  /* By class, gives the number of programs that one pattern stands for. Two dice of a color on one unit are not told
   * apart. With at most 48 ways, all 18 patterns together stay below 2^28. */
  const guint n_programs[N_CLASSES] = {
    blue * blue * red,
    blue * red * red,
    blue * (blue + 1) / 2 * red * red,
    red * (red + 1) / 2 * blue * blue,
    blue * red * blue * red,
  };
  guint all = 0;
  guint left;
  guint i = 0;

  for (guint j = 0; j < n_classes; j++)
    all += n_programs[j] * classes[j].n_patterns;

  left = robo_rng_below (self->rng, all);
  while (left >= n_programs[i] * classes[i].n_patterns)
    {
      left -= n_programs[i] * classes[i].n_patterns;
      i++;
    }

  return &classes[i].patterns[left / n_programs[i]];
}

/* Draws the way of a die: a pair of a face and a key. The ways of a blue die are the orthogonal keys with all values,
 * followed by the diagonal keys with the values that may lie there. */
static guint
draw_way (const Drawing *self,
          char           letter)
{
  guint way = robo_rng_below (self->rng, letter == 'b' ? self->n_blue : N_WAYS);
  guint values = self->diagonals;

  if (letter != 'b')
    return way;
  if (way < N_WAYS / 2)
    return way << 1;

  for (way -= N_WAYS / 2; way >= ROBO_N_DIRS / 2; way -= ROBO_N_DIRS / 2)
    values &= values - 1;

  return (guint)(__builtin_ctz (values) - 1) << 3 | way << 1 | 1;
}

static void
add_die (const Drawing *self,
         char           letter,
         guint          unit,
         guint          way)
{
  self->program->dice[self->program->n_dice++] = (RoboDie){
    .colour = letter == 'b' ? ROBO_BLUE : ROBO_RED,
    .value = (guint8)(1 + (way >> 3)),
    .key = way & 7,
    .unit = (guint8)unit,
    .status = ROBO_DIE_WAITING,
    .controller = ROBO_NO_SEAT,
  };
}

void
robo_random_program (RoboRng         *rng,
                     const RoboRobot *robot,
                     const RoboCards *cards,
                     RoboProgram     *program)
{
  const guint    diagonals = robo_program_get_diagonal_values (robot, cards);
  const guint    n_blue = N_WAYS / 2 + ROBO_N_DIRS / 2 * (guint)__builtin_popcount (diagonals);
  const Drawing  self = { rng, diagonals, n_blue, program };
  const Pattern *pattern = draw_pattern (&self, robo_program_has_all_dice (robot, cards) ? N_CLASSES : N_PLAIN_CLASSES);

  memset (program, 0, sizeof *program);
  for (guint unit = 0; unit < ROBO_N_UNITS; unit++)
    {
      const char *letters = pattern->units[unit];
      gboolean    is_pair = letters[1] != '\0';
      guint       first, second = 0;

      /* If two dice have the same color, the way of the second die must not be before the way of the first die. If
       * it is, draw both ways anew. Swapping the dice would make pairs that differ more likely. */
      do
        {
          first = draw_way (&self, letters[0]);
          if (is_pair)
            second = draw_way (&self, letters[1]);
        }
      while (is_pair && letters[1] == letters[0] && second < first);

      add_die (&self, letters[0], unit, first);
      if (is_pair)
        add_die (&self, letters[1], unit, second);
    }
}
