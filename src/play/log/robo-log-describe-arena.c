// SPDX-License-Identifier: GPL-3.0-or-later
// What happens in the arena, in words: moving, fire and damage, mines, what lies under a robot.
#include "config.h"

#include "robo-log-describe-private.h"

#include <glib/gi18n.h>

/* Whether somebody else did it: nobody is told to have pushed themselves. */
static gboolean
is_by_another (const RoboLogLine *line)
{
  return line->event->by < ROBO_MAX_ROBOTS && line->event->by != line->event->seat;
}

/* Moving */

char *
robo_log_describe_turn (const RoboLogLine *line)
{
  /* Translators: %1$s is a robot, %2$s a direction such as "north" */
  return g_strdup_printf (_ ("%1$s turns: %2$s."), line->seat, line->dir);
}

char *
robo_log_describe_step (const RoboLogLine *line)
{
  /* Translators: %1$s is a robot, %2$s and %3$s are spaces */
  return g_strdup_printf (_ ("%1$s moves from %2$s to %3$s."), line->seat, line->at, line->to);
}

char *
robo_log_describe_fail (const RoboLogLine *line)
{
  /* Translators: %1$s is a robot, %2$s a space, %3$s a direction such as "north" */
  return g_strdup_printf (_ ("%1$s cannot go on from %2$s: %3$s is blocked."), line->seat, line->at, line->dir);
}

char *
robo_log_describe_push (const RoboLogLine *line)
{
  if (is_by_another (line) && line->names->is_pull)
    /* Translators: %1$s and %2$s are robots, %3$s a space nearer to the first */
    return g_strdup_printf (_ ("%1$s pulls %2$s to %3$s."), line->by, line->seat, line->to);
  if (is_by_another (line))
    /* Translators: %1$s and %2$s are robots, %3$s a space */
    return g_strdup_printf (_ ("%1$s pushes %2$s to %3$s."), line->by, line->seat, line->to);

  /* Translators: %1$s is a robot, %2$s a space */
  return g_strdup_printf (_ ("%1$s is pushed to %2$s."), line->seat, line->to);
}

char *
robo_log_describe_barrier (const RoboLogLine *line)
{
  /* Translators: %1$s is a robot, %2$s a space */
  return g_strdup_printf (_ ("%1$s crosses a lightning barrier from %2$s."), line->seat, line->at);
}

char *
robo_log_describe_fall (const RoboLogLine *line)
{
  if (line->names->terrain && line->names->terrain[line->event->at] == ROBO_TERRAIN_WATER)
    /* Translators: %1$s is a robot, %2$s a space */
    return g_strdup_printf (_ ("%1$s falls into the water on %2$s."), line->seat, line->at);

  /* Translators: %1$s is a robot, %2$s a space */
  return g_strdup_printf (_ ("%1$s falls into the pit on %2$s."), line->seat, line->at);
}

char *
robo_log_describe_jump (const RoboLogLine *line)
{
  /* Translators: %1$s is a robot, %2$s and %3$s are spaces */
  return g_strdup_printf (_ ("%1$s jumps from %2$s to %3$s."), line->seat, line->at, line->to);
}

char *
robo_log_describe_land (const RoboLogLine *line)
{
  /* Translators: %1$s is a robot, %2$s a space */
  return g_strdup_printf (_ ("%1$s lands on the robot on %2$s."), line->seat, line->at);
}

char *
robo_log_describe_swap (const RoboLogLine *line)
{
  /* Translators: %1$s is a robot, %2$s and %3$s are spaces */
  return g_strdup_printf (_ ("%1$s teleports from %2$s to %3$s and changes places with what was there."),
                          line->seat, line->at, line->to);
}

/* Fire and damage */

char *
robo_log_describe_fire (const RoboLogLine *line)
{
  if (line->event->at == line->event->to)
    /* Translators: %1$s is a robot, %2$s a space, %3$s a direction such as "north" */
    return g_strdup_printf (_ ("%1$s fires from %2$s; %3$s is blocked."), line->seat, line->at, line->dir);

  /* Translators: %1$s is a robot, %2$s and %3$s are spaces */
  return g_strdup_printf (_ ("%1$s fires from %2$s as far as %3$s."), line->seat, line->at, line->to);
}

char *
robo_log_describe_hit (const RoboLogLine *line)
{
  if (is_by_another (line))
    /* Translators: %1$s and %2$s are robots, %3$s a space */
    return g_strdup_printf (_ ("%1$s hits %2$s on %3$s."), line->by, line->seat, line->at);

  /* Translators: %1$s is a robot, %2$s a space */
  return g_strdup_printf (_ ("%1$s is hit on %2$s."), line->seat, line->at);
}

char *
robo_log_describe_damage (const RoboLogLine *line)
{
  guint amount = line->event->amount;

  if (is_by_another (line))
    /* Translators: %1$s and %3$s are robots, %2$u is how much */
    return g_strdup_printf (ngettext ("%1$s takes %2$u damage from %3$s.",
                                      "%1$s takes %2$u damage from %3$s.", amount),
                            line->seat, amount, line->by);

  /* Translators: %1$s is a robot, %2$u is how much */
  return g_strdup_printf (ngettext ("%1$s takes %2$u damage.", "%1$s takes %2$u damage.", amount),
                          line->seat, amount);
}

char *
robo_log_describe_absorb (const RoboLogLine *line)
{
  guint amount = line->event->amount;

  /* Translators: %1$s is a robot, %2$u is how much */
  return g_strdup_printf (ngettext ("The shield of %1$s takes %2$u damage.",
                                    "The shield of %1$s takes %2$u damage.", amount),
                          line->seat, amount);
}

char *
robo_log_describe_lightning (const RoboLogLine *line)
{
  /* Translators: %1$s is a robot, %2$s a space */
  return g_strdup_printf (_ ("%1$s turns the lightning away on %2$s."), line->seat, line->at);
}

char *
robo_log_describe_destroyed (const RoboLogLine *line)
{
  if (is_by_another (line))
    /* Translators: %1$s and %3$s are robots, %2$s is a space */
    return g_strdup_printf (_ ("%1$s is destroyed on %2$s by %3$s."), line->seat, line->at, line->by);

  /* Translators: %1$s is a robot, %2$s a space */
  return g_strdup_printf (_ ("%1$s is destroyed on %2$s."), line->seat, line->at);
}

char *
robo_log_describe_credit (const RoboLogLine *line)
{
  /* Translators: both are robots; the first one gets the victory point */
  return g_strdup_printf (_ ("%1$s gets 1 VP for destroying %2$s."), line->seat, line->of);
}

char *
robo_log_describe_high_voltage (const RoboLogLine *line)
{
  /* Translators: %s is a space */
  return g_strdup_printf (_ ("The high voltage on %s strikes."), line->at);
}

/* Mines */

char *
robo_log_describe_mine_laid (const RoboLogLine *line)
{
  /* Translators: %1$s is a robot, %2$s a space */
  return g_strdup_printf (_ ("%1$s lays a mine on %2$s."), line->seat, line->at);
}

char *
robo_log_describe_mine_taken (const RoboLogLine *line)
{
  /* Translators: %1$s is a robot, %2$s a space */
  return g_strdup_printf (_ ("%1$s takes up the mine on %2$s again."), line->seat, line->at);
}

char *
robo_log_describe_mine_off (const RoboLogLine *line)
{
  /* Translators: %1$s is a robot, %2$s a space */
  return g_strdup_printf (_ ("The mine of %1$s on %2$s is set off."), line->seat, line->at);
}

char *
robo_log_describe_mine_gone (const RoboLogLine *line)
{
  /* Translators: %1$s is a robot, %2$s a space */
  return g_strdup_printf (_ ("The mine of %1$s on %2$s leaves the arena."), line->seat, line->at);
}

char *
robo_log_describe_detonate (const RoboLogLine *line)
{
  guint amount = line->event->amount;

  /* Translators: %1$s is the robot that caused it, %2$s a space, %3$u is how much */
  return g_strdup_printf (ngettext ("A detonation caused by %1$s on %2$s deals %3$u damage.",
                                    "A detonation caused by %1$s on %2$s deals %3$u damage.", amount),
                          line->seat, line->at, amount);
}

/* The space under a robot */

char *
robo_log_describe_take_vp (const RoboLogLine *line)
{
  guint amount = line->event->amount;

  /* Translators: %1$s is a robot, %2$u how many victory points, %3$s a space */
  return g_strdup_printf (ngettext ("%1$s takes %2$u VP on %3$s.", "%1$s takes %2$u VP on %3$s.", amount),
                          line->seat, amount, line->at);
}

char *
robo_log_describe_repair (const RoboLogLine *line)
{
  /* Translators: %s is a robot */
  return g_strdup_printf (_ ("%s is repaired."), line->seat);
}

static char *
describe_empty_deck (const RoboLogLine *line)
{
  switch ((RoboCardColour)line->event->deck)
    {
    case ROBO_CARD_BLUE:
      /* Translators: %s is a robot */
      return g_strdup_printf (_ ("%s draws nothing: the blue deck is empty."), line->seat);

    case ROBO_CARD_RED:
      /* Translators: %s is a robot */
      return g_strdup_printf (_ ("%s draws nothing: the red deck is empty."), line->seat);

    case ROBO_CARD_YELLOW:
    case ROBO_CARD_CHAMPION:
      break;
    }

  /* Translators: %s is a robot */
  return g_strdup_printf (_ ("%s draws nothing: the yellow deck is empty."), line->seat);
}

char *
robo_log_describe_draw (const RoboLogLine *line)
{
  if (line->event->card == ROBO_NO_CARD)
    return describe_empty_deck (line);

  switch ((RoboCardColour)line->event->deck)
    {
    case ROBO_CARD_BLUE:
      /* Translators: %s is a robot */
      return g_strdup_printf (_ ("%s draws a blue module."), line->seat);

    case ROBO_CARD_RED:
      /* Translators: %s is a robot */
      return g_strdup_printf (_ ("%s draws a red module."), line->seat);

    case ROBO_CARD_YELLOW:
    case ROBO_CARD_CHAMPION:
      break;
    }

  /* Translators: %s is a robot */
  return g_strdup_printf (_ ("%s draws a yellow module."), line->seat);
}
