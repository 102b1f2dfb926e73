// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the computer players, from the weakest to the strongest.
#include "robo-ladder.h"

/* A light planner makes this effort. It also stands for the effort of unknown players who look at all robots. */
#define LIGHT                                                                                         \
  {                                                                                                   \
    .stages = { { 500, 3 }, { 60, 12 }, { 10, 24 } }, .n_stages = 3, .n_guesses = 12, .n_variants = 1 \
  }
/* This effort is larger than LIGHT, and foresees players who plan with the effort LIGHT better than LIGHT itself
 * does. */
#define HARDER                                                                                        \
  {                                                                                                   \
    .stages = { { 700, 4 }, { 80, 12 }, { 12, 32 } }, .n_stages = 3, .n_guesses = 20, .n_variants = 2 \
  }
#define GLANCE                                                         \
  {                                                                    \
    .stages = { { 150, 2 }, { 20, 8 } }, .n_stages = 2, .n_guesses = 6 \
  }

/* These are the default weights; fields set after PLAIN override them. */
#define PLAIN                                                                                                    \
  .late = 300, .token = 60, .step = 5, .damage = 60, .shield = 6, .out = 70, .card = 8, .hole = 3, .place = 100, \
  .mine = 6, .most = 45, .others = 40, .robots = 35

static const RoboSkill skills[ROBO_N_LEVELS] = {
  /* Pip is a beginner, who sees where the other robots stand but not their possible moves, and accepts weak programs. */
  [ROBO_LEVEL_PIP] = {
    .weights = { PLAIN },
    .effort = { .stages = { { 60, 1 } }, .n_stages = 1, .aim = 8, .slack = 30 },
  },
  /* Rusty is a coward, who avoids damage and all other robots. */
  [ROBO_LEVEL_RUSTY] = {
    .weights = { .late = 300, .token = 60, .step = 5, .damage = 130, .shield = 12, .out = 130, .card = 8, .hole = 6, .place = 100, .mine = 6, .near = -12, .most = 45, .others = 40, .robots = 20 },
    .effort = { .stages = { { 120, 1 } }, .n_stages = 1, .aim = 8, .slack = 12 },
  },
  /* Dash is a sprinter, who cares mostly for tokens and likes to move. */
  [ROBO_LEVEL_DASH] = {
    .weights = { .late = 300, .token = 90, .step = 9, .damage = 40, .shield = 4, .out = 70, .card = 4, .hole = 3, .place = 150, .mine = 2, .most = 20, .others = 20, .robots = 10 },
    .effort = { .stages = { { 250, 1 } }, .n_stages = 1, .aim = 8, .stride = 3, .slack = 8 },
  },
  /* Gizmo is a tinkerer, who likes cards, workshops and mines. */
  [ROBO_LEVEL_GIZMO] = {
    .weights = { .late = 300, .token = 60, .step = 5, .damage = 60, .shield = 6, .out = 70, .card = 45, .hole = 3, .place = 100, .mine = 18, .most = 45, .others = 40, .robots = 35 },
    .effort = { .stages = { { 320, 3 }, { 31, 10 } }, .n_stages = 2, .n_guesses = 4, .aim = 6, .slack = 7 },
    .n_worlds = 1,
  },
  /* Bruno is a hunter, who goes near the other robots and counts their damage as a success. */
  [ROBO_LEVEL_BRUNO] = {
    .weights = { .late = 300, .token = 55, .step = 5, .damage = 55, .shield = 6, .out = 70, .card = 8, .hole = 3, .place = 60, .mine = 8, .near = 7, .most = 50, .others = 45, .robots = 110 },
    .effort = { .stages = { { 650, 3 }, { 60, 12 }, { 10, 20 } }, .n_stages = 3, .n_guesses = 10, .aim = 16, .slack = 4 },
    .n_worlds = 2,
  },
  [ROBO_LEVEL_ADA] = {
    .weights = { PLAIN },
    .effort = { .stages = { { 900, 4 }, { 100, 12 }, { 16, 28 } }, .n_stages = 3, .n_guesses = 14, .n_variants = 1 },
    .n_worlds = 4,
  },
  /* Older files call this level "master". */
  [ROBO_LEVEL_QUILL] = {
    .weights = { PLAIN },
    .effort = { .stages = { { 2400, 4 }, { 300, 14 }, { 40, 40 }, { 12, 100 } }, .n_stages = 4, .n_guesses = 20, .n_variants = 3 },
    .glance = GLANCE,
    .n_worlds = 12,
  },
  [ROBO_LEVEL_SABLE] = {
    .weights = { PLAIN },
    .search = { .model = LIGHT, .n_models = 16, .planners = 55, .guessers = 33, .n_programs = 1400, .n_better = 200, .n_finalists = 6, .tolerance = 60 },
    .glance = GLANCE,
    .n_worlds = 12,
  },
  [ROBO_LEVEL_VEGA] = {
    .weights = { PLAIN },
    .search = { .model = HARDER, .n_models = 20, .planners = 72, .repliers = 16, .n_plans = 24, .guessers = 8, .n_programs = 1400, .n_better = 200, .n_finalists = 6, .n_worlds = 64, .n_rounds = 1, .tolerance = 60 },
    .glance = GLANCE,
    .n_worlds = 12,
  },
  [ROBO_LEVEL_ORACLE] = {
    .weights = { PLAIN, .number = 10 },
    .search = { .model = HARDER, .n_models = 64, .planners = 72, .repliers = 16, .n_plans = 24, .guessers = 8, .n_past = 3, .n_programs = 4000, .n_better = 500, .n_finalists = 16, .n_worlds = 512, .n_rounds = 2, .tolerance = 20, .first_doubt = 60, .doubt = 40 },
    .glance = GLANCE,
    .n_worlds = 24,
    .n_rounds = 2,
  },
};

const RoboSkill *
robo_ladder_get_skill (RoboLevel level)
{
  g_return_val_if_fail (level > ROBO_LEVEL_CHANCE && level < ROBO_N_LEVELS, NULL);

  return &skills[level];
}
