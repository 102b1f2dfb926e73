// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena-repair.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "robo-arena-private.h"

#define N_SIDES 4

/* What a fix does */

static void
set_floor (const RoboFix *fix,
           RoboPlan      *plan)
{
  plan->terrain[fix->space] = ROBO_TERRAIN_FLOOR;
}

static void
set_number (const RoboFix *fix,
            RoboPlan      *plan)
{
  plan->vp[fix->space] = fix->value;
}

static void
remove_workshop (const RoboFix *fix,
                 RoboPlan      *plan)
{
  plan->workshop[fix->space] = FALSE;
}

static void
remove_starts (RoboPlan *plan,
               guint     space)
{
  guint n = 0;

  for (guint i = 0; i < plan->n_starts; i++)
    {
      if (plan->starts[i].space != space)
        plan->starts[n++] = plan->starts[i];
    }
  plan->n_starts = (guint8)n;
}

static void
clear_space (const RoboFix *fix,
             RoboPlan      *plan)
{
  plan->vp[fix->space] = 0;
  plan->workshop[fix->space] = plan->high_voltage[fix->space] = FALSE;
  memset (plan->caution[fix->space], 0, sizeof plan->caution[fix->space]);
  remove_starts (plan, fix->space);
}

static void
set_caution (const RoboFix *fix,
             RoboPlan      *plan)
{
  plan->caution[fix->space][fix->side / 2] = (guint8)(1 + fix->value);
}

static void
set_arrow (const RoboFix *fix,
           RoboPlan      *plan)
{
  for (guint i = 0; i < plan->n_starts; i++)
    {
      if (plan->starts[i].space == fix->space)
        plan->starts[i].arrow = fix->value;
    }
}

static void
open_edge (const RoboFix *fix,
           RoboPlan      *plan)
{
  robo_plan_set_edge (plan, fix->space, fix->side, ROBO_EDGE_OPEN);
}

static void
set_edge (const RoboFix *fix,
          RoboPlan      *plan)
{
  robo_plan_set_edge (plan, fix->space, fix->side, fix->value);
}

/* The plan has one of two already. */
static void
keep (const RoboFix *fix,
      RoboPlan      *plan)
{
}

/* Which fixes there are */

static void
add (GPtrArray         *fixes,
     const RoboProblem *problem,
     void (*apply) (const RoboFix *fix,
                    RoboPlan      *plan),
     guint       value,
     const char *title)
{
  RoboFix *fix = g_new0 (RoboFix, 1);

  fix->title = g_strdup (title);
  fix->apply = apply;
  fix->space = problem->space;
  fix->side = problem->side;
  fix->value = (guint8)value;
  g_ptr_array_add (fixes, fix);
}

static void
list_for_vp_twice (const RoboPlan    *plan,
                   const RoboProblem *problem,
                   GPtrArray         *fixes)
{
  /* Translators: on a button; the number is that of a VP space. */
  g_autofree char *title = g_strdup_printf (_ ("Give It Number %u"), problem->suggestion);

  if (problem->suggestion != 0)
    add (fixes, problem, set_number, problem->suggestion, title);
  add (fixes, problem, set_number, 0, _ ("Remove the VP Space"));
}

static void
list_for_space_taken (const RoboPlan    *plan,
                      const RoboProblem *problem,
                      GPtrArray         *fixes)
{
  add (fixes, problem, remove_workshop, 0, _ ("Remove the Workshop"));
  add (fixes, problem, set_number, 0, _ ("Remove the VP Space"));
}

static void
list_for_not_on_floor (const RoboPlan    *plan,
                       const RoboProblem *problem,
                       GPtrArray         *fixes)
{
  add (fixes, problem, clear_space, 0, _ ("Remove What Is There"));
  add (fixes, problem, set_floor, 0, _ ("Make the Space Floor"));
}

static void
list_for_workshop (const RoboPlan    *plan,
                   const RoboProblem *problem,
                   GPtrArray         *fixes)
{
  add (fixes, problem, remove_workshop, 0, _ ("Remove the Workshop"));
}

static void
list_for_edge (const RoboPlan    *plan,
               const RoboProblem *problem,
               GPtrArray         *fixes)
{
  if (robo_plan_get_edge (plan, problem->space, problem->side) == ROBO_EDGE_WALL)
    add (fixes, problem, open_edge, 0, _ ("Remove the Energy Wall"));
  else
    add (fixes, problem, open_edge, 0, _ ("Remove the Lightning Barrier"));
}

static void
list_for_wall_and_barrier (const RoboPlan    *plan,
                           const RoboProblem *problem,
                           GPtrArray         *fixes)
{
  add (fixes, problem, set_edge, ROBO_EDGE_WALL, _ ("Make It an Energy Wall"));
  add (fixes, problem, set_edge, ROBO_EDGE_BARRIER, _ ("Make It a Lightning Barrier"));
}

static void
list_for_twice (const RoboPlan    *plan,
                const RoboProblem *problem,
                GPtrArray         *fixes)
{
  add (fixes, problem, keep, 0, _ ("Keep the First"));
}

static void
list_for_border_edge (const RoboPlan    *plan,
                      const RoboProblem *problem,
                      GPtrArray         *fixes)
{
  add (fixes, problem, keep, 0, _ ("Leave It Out"));
}

static gboolean
can_drive (const RoboPlan *plan,
           guint           space,
           RoboDir         dir)
{
  guint to = robo_plan_get_neighbour (plan, space, dir);

  return to != ROBO_NO_SPACE && plan->terrain[to] == ROBO_TERRAIN_FLOOR &&
         robo_plan_get_edge (plan, space, dir) == ROBO_EDGE_OPEN;
}

/* As far as one can drive: there is most room to turn to. */
static guint
count_free (const RoboPlan *plan,
            guint           space,
            RoboDir         dir)
{
  guint n = 0;

  while (can_drive (plan, space, dir))
    {
      space = robo_plan_get_neighbour (plan, space, dir);
      n++;
    }

  return n;
}

static RoboDir
choose_turn (const RoboPlan *plan,
             guint           space,
             RoboDir         side)
{
  RoboDir turn = robo_dir_turn (side, 2);
  RoboDir other = robo_dir_opposite (turn);

  return count_free (plan, space, other) > count_free (plan, space, turn) ? other : turn;
}

static const char *
get_caution_title (RoboDir turn)
{
  switch (turn)
    {
    case ROBO_DIR_N:
      return _ ("Add a Caution Line That Turns North");
    case ROBO_DIR_E:
      return _ ("Add a Caution Line That Turns East");
    case ROBO_DIR_S:
      return _ ("Add a Caution Line That Turns South");
    default:
      return _ ("Add a Caution Line That Turns West");
    }
}

static const char *
get_turn_title (RoboDir turn)
{
  switch (turn)
    {
    case ROBO_DIR_N:
      return _ ("Turn It North");
    case ROBO_DIR_E:
      return _ ("Turn It East");
    case ROBO_DIR_S:
      return _ ("Turn It South");
    default:
      return _ ("Turn It West");
    }
}

/* R1.5: one of the two directions along its side. */
static void
add_cautions (const RoboPlan    *plan,
              const RoboProblem *problem,
              GPtrArray         *fixes,
              const char *(*get_title) (RoboDir turn))
{
  RoboDir turn = choose_turn (plan, problem->space, problem->side);

  add (fixes, problem, set_caution, turn, get_title (turn));
  add (fixes, problem, set_caution, robo_dir_opposite (turn), get_title (robo_dir_opposite (turn)));
}

/* Each edge to a hole that a KillBot could drive over. */
static guint
add_all_cautions (const RoboPlan *plan,
                  RoboPlan       *after)
{
  guint n = 0;

  for (guint space = 0; space < (guint)plan->columns * plan->rows; space++)
    for (guint i = 0; i < N_SIDES; i++)
      {
        if (!robo_arena_is_unguarded (plan, space, i * 2))
          continue;
        if (after != NULL)
          after->caution[space][i] = (guint8)(1 + choose_turn (plan, space, i * 2));
        n++;
      }

  return n;
}

static void
set_all_cautions (const RoboFix *fix,
                  RoboPlan      *plan)
{
  RoboPlan before = *plan;

  add_all_cautions (&before, plan);
}

static void
list_for_killbot_falls (const RoboPlan    *plan,
                        const RoboProblem *problem,
                        GPtrArray         *fixes)
{
  add_cautions (plan, problem, fixes, get_caution_title);
  if (add_all_cautions (plan, NULL) > 1)
    add (fixes, problem, set_all_cautions, 0, _ ("Add All Missing Caution Lines"));
}

static void
list_for_caution_turn (const RoboPlan    *plan,
                       const RoboProblem *problem,
                       GPtrArray         *fixes)
{
  add_cautions (plan, problem, fixes, get_turn_title);
}

/* Where there is most room first. */
static void
list_for_start_blocked (const RoboPlan    *plan,
                        const RoboProblem *problem,
                        GPtrArray         *fixes)
{
  for (guint room = MAX (plan->columns, plan->rows); room > 0; room--)
    for (guint i = 0; i < N_SIDES; i++)
      if (count_free (plan, problem->space, i * 2) == room)
        add (fixes, problem, set_arrow, i * 2, get_turn_title (i * 2));
}

static const struct
{
  RoboProblemCode code;
  void (*list) (const RoboPlan    *plan,
                const RoboProblem *problem,
                GPtrArray         *fixes);
} lists[] = {
  { ROBO_PROBLEM_NOT_ON_FLOOR, list_for_not_on_floor },
  { ROBO_PROBLEM_SPACE_TAKEN, list_for_space_taken },
  { ROBO_PROBLEM_VP_TWICE, list_for_vp_twice },
  { ROBO_PROBLEM_FEATURE_TWICE, list_for_twice },
  { ROBO_PROBLEM_EDGE_TWICE, list_for_twice },
  { ROBO_PROBLEM_WALL_AND_BARRIER, list_for_wall_and_barrier },
  { ROBO_PROBLEM_CAUTION_TWICE, list_for_twice },
  { ROBO_PROBLEM_CAUTION_TURN, list_for_caution_turn },
  { ROBO_PROBLEM_WORKSHOP_UNREACHABLE, list_for_workshop },
  { ROBO_PROBLEM_START_BLOCKED, list_for_start_blocked },
  { ROBO_PROBLEM_BORDER_EDGE, list_for_border_edge },
  { ROBO_PROBLEM_EDGE_AT_SOLID, list_for_edge },
  { ROBO_PROBLEM_KILLBOT_FALLS, list_for_killbot_falls },
};

static void
free_fix (gpointer data)
{
  robo_fix_free (data);
}

GPtrArray *
robo_arena_list_fixes (const RoboPlan    *plan,
                       const RoboProblem *problem)
{
  GPtrArray *fixes = g_ptr_array_new_with_free_func (free_fix);

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      if (lists[i].code == problem->code && problem->space != ROBO_NO_SPACE)
        lists[i].list (plan, problem, fixes);
    }

  return fixes;
}

void
robo_fix_free (RoboFix *self)
{
  if (self == NULL)
    return;

  g_free (self->title);
  g_free (self);
}

void
robo_fix_apply (const RoboFix  *self,
                const RoboPlan *before,
                RoboPlan       *after)
{
  *after = *before;
  self->apply (self, after);
}
