// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-log-describe-private.h"

#include <glib/gi18n.h>

#include "play/common/robo-words.h"

typedef char *(*Describe) (const RoboLogLine *line);

const char *
robo_log_get_phase_title (RoboPhase phase)
{
  switch (phase)
    {
    case ROBO_PHASE_SETUP:
      return C_ ("phase", "Set-up");

    case ROBO_PHASE_PREPARATION:
      return C_ ("phase", "Preparation");

    case ROBO_PHASE_PROGRAMMING:
      return C_ ("phase", "Programming");

    case ROBO_PHASE_ACTIVATION:
      return C_ ("phase", "Activation");

    case ROBO_PHASE_RESOLUTION:
      return C_ ("phase", "Resolution");

    case ROBO_PHASE_OVER:
      return C_ ("phase", "The game is over");
    }

  g_return_val_if_reached ("");
}

/* Round and phases */

static char *
describe_round (const RoboLogLine *line)
{
  /* Translators: a heading in the log */
  return g_strdup_printf (_ ("Round %u"), line->event->value);
}

static char *
describe_phase (const RoboLogLine *line)
{
  return g_strdup (robo_log_get_phase_title (line->event->value));
}

static char *
describe_unit (const RoboLogLine *line)
{
  /* Translators: a heading in the log; %s is I, II or III */
  return g_strdup_printf (_ ("Control unit %s"), robo_words_get_unit (line->event->value - 1));
}

static char *
describe_token (const RoboLogLine *line)
{
  /* Translators: %1$s is a space such as 4|2, %2$u the number of the VP space */
  return g_strdup_printf (_ ("A VP token is placed on %1$s, VP space %2$u."), line->at, line->event->value);
}

static const char *
get_equipped (const RoboLogLine *line,
              guint              slot)
{
  guint card = line->names->equipped[slot];

  return card < line->names->n_cards ? line->names->cards[card] : NULL;
}

static char *
describe_equip (const RoboLogLine *line)
{
  const char *left = get_equipped (line, 0);
  const char *right = get_equipped (line, 1);

  if (left && right)
    /* Translators: %1$s is a robot, %2$s and %3$s are modules such as Brake */
    return g_strdup_printf (_ ("%1$s equips %2$s and %3$s."), line->seat, left, right);
  if (left || right)
    /* Translators: %1$s is a robot, %2$s a module such as Brake: the only one it has equipped */
    return g_strdup_printf (_ ("%1$s equips %2$s alone."), line->seat, left ? left : right);

  /* Translators: %s is a robot */
  return g_strdup_printf (_ ("%s changes its modules."), line->seat);
}

static char *
describe_reboot (const RoboLogLine *line)
{
  /* Translators: %1$s is a robot, %2$s a space */
  return g_strdup_printf (_ ("%1$s reboots on %2$s."), line->seat, line->at);
}

static char *
describe_shove (const RoboLogLine *line)
{
  if (line->event->seat >= ROBO_MAX_ROBOTS)
    /* Translators: %1$s is a robot, %2$s and %3$s are spaces */
    return g_strdup_printf (_ ("%1$s makes room for itself and pushes a mine from %2$s to %3$s."),
                            line->by, line->at, line->to);

  /* Translators: %1$s and %2$s are robots, %3$s and %4$s spaces */
  return g_strdup_printf (_ ("%1$s makes room for itself and pushes %2$s from %3$s to %4$s."),
                          line->by, line->seat, line->at, line->to);
}

static char *
describe_no_start (const RoboLogLine *line)
{
  /* Translators: %s is a robot */
  return g_strdup_printf (_ ("%s finds no free starting space and stays out for this round."), line->seat);
}

static char *
describe_number (const RoboLogLine *line)
{
  /* Translators: %1$s is a robot */
  return g_strdup_printf (_ ("%1$s has starting number %2$u."), line->seat, line->event->value);
}

static char *
describe_programmed (const RoboLogLine *line)
{
  /* Translators: %s is a player */
  return g_strdup_printf (_ ("%s has confirmed a program."), line->player);
}

static char *
describe_win (const RoboLogLine *line)
{
  if (line->event->seat == ROBO_WINNER_SQUAD)
    return g_strdup (_ ("The KillBots win."));

  /* Translators: %s is a player */
  return g_strdup_printf (_ ("%s wins."), line->player);
}

/* Dice */

static char *
describe_roll (const RoboLogLine *line)
{
  if (line->event->colour == ROBO_BLUE)
    /* Translators: %1$s is a KillBot's robot, %2$u what the die shows */
    return g_strdup_printf (_ ("%1$s rolls a blue %2$u."), line->seat, line->event->value);

  /* Translators: %1$s is a KillBot's robot, %2$u what the die shows */
  return g_strdup_printf (_ ("%1$s rolls a red %2$u."), line->seat, line->event->value);
}

static char *
describe_activate (const RoboLogLine *line)
{
  if (line->event->colour == ROBO_BLUE)
    /* Translators: %1$s is a robot, %2$u what the die shows, %3$s a direction such as "north-east" */
    return g_strdup_printf (_ ("%1$s activates blue %2$u, %3$s."), line->seat, line->event->value, line->dir);

  /* Translators: %1$s is a robot, %2$u what the die shows, %3$s a direction such as "north-east" */
  return g_strdup_printf (_ ("%1$s activates red %2$u, %3$s."), line->seat, line->event->value, line->dir);
}

static char *
describe_keep (const RoboLogLine *line)
{
  if (line->event->colour == ROBO_BLUE)
    /* Translators: %1$s is a robot, %2$u what the die shows that stays of two, %3$s a direction */
    return g_strdup_printf (_ ("%1$s keeps blue %2$u, %3$s."), line->seat, line->event->value, line->dir);

  /* Translators: %1$s is a robot, %2$u what the die shows that stays of two, %3$s a direction */
  return g_strdup_printf (_ ("%1$s keeps red %2$u, %3$s."), line->seat, line->event->value, line->dir);
}

static char *
describe_skip (const RoboLogLine *line)
{
  if (line->event->colour == ROBO_BLUE)
    /* Translators: %1$s is a robot, %2$u what its die shows */
    return g_strdup_printf (_ ("%1$s is out; its blue %2$u is skipped."), line->seat, line->event->value);

  /* Translators: %1$s is a robot, %2$u what its die shows */
  return g_strdup_printf (_ ("%1$s is out; its red %2$u is skipped."), line->seat, line->event->value);
}

static char *
describe_use (const RoboLogLine *line)
{
  guint card = line->event->card;

  if (card >= line->names->n_cards)
    /* Translators: %s is a robot */
    return g_strdup_printf (_ ("%s uses a module."), line->seat);

  /* Translators: %1$s is a robot, %2$s a module such as Shock Pulse */
  return g_strdup_printf (_ ("%1$s uses %2$s."), line->seat, line->names->cards[card]);
}

static char *
describe_reprogram (const RoboLogLine *line)
{
  /* Translators: both are robots */
  return g_strdup_printf (_ ("%1$s reprograms %2$s."), line->by, line->seat);
}

static const Describe describers[ROBO_N_EVENT_TYPES] = {
  [ROBO_EVENT_ROUND] = describe_round,
  [ROBO_EVENT_PHASE] = describe_phase,
  [ROBO_EVENT_TOKEN] = describe_token,
  [ROBO_EVENT_EQUIP] = describe_equip,
  [ROBO_EVENT_REBOOT] = describe_reboot,
  [ROBO_EVENT_SHOVE] = describe_shove,
  [ROBO_EVENT_NO_START] = describe_no_start,
  [ROBO_EVENT_NUMBER] = describe_number,
  [ROBO_EVENT_PROGRAMMED] = describe_programmed,
  [ROBO_EVENT_UNIT] = describe_unit,
  [ROBO_EVENT_ROLL] = describe_roll,
  [ROBO_EVENT_ACTIVATE] = describe_activate,
  [ROBO_EVENT_KEEP] = describe_keep,
  [ROBO_EVENT_SKIP] = describe_skip,
  [ROBO_EVENT_USE] = describe_use,
  [ROBO_EVENT_TURN] = robo_log_describe_turn,
  [ROBO_EVENT_STEP] = robo_log_describe_step,
  [ROBO_EVENT_FAIL] = robo_log_describe_fail,
  [ROBO_EVENT_PUSH] = robo_log_describe_push,
  [ROBO_EVENT_BARRIER] = robo_log_describe_barrier,
  [ROBO_EVENT_LIGHTNING] = robo_log_describe_lightning,
  [ROBO_EVENT_DAMAGE] = robo_log_describe_damage,
  [ROBO_EVENT_ABSORB] = robo_log_describe_absorb,
  [ROBO_EVENT_FALL] = robo_log_describe_fall,
  [ROBO_EVENT_DESTROYED] = robo_log_describe_destroyed,
  [ROBO_EVENT_CREDIT] = robo_log_describe_credit,
  [ROBO_EVENT_FIRE] = robo_log_describe_fire,
  [ROBO_EVENT_HIT] = robo_log_describe_hit,
  [ROBO_EVENT_MINE_LAID] = robo_log_describe_mine_laid,
  [ROBO_EVENT_MINE_TAKEN] = robo_log_describe_mine_taken,
  [ROBO_EVENT_MINE_OFF] = robo_log_describe_mine_off,
  [ROBO_EVENT_MINE_GONE] = robo_log_describe_mine_gone,
  [ROBO_EVENT_DETONATE] = robo_log_describe_detonate,
  [ROBO_EVENT_JUMP] = robo_log_describe_jump,
  [ROBO_EVENT_LAND] = robo_log_describe_land,
  [ROBO_EVENT_SWAP] = robo_log_describe_swap,
  [ROBO_EVENT_REPROGRAM] = describe_reprogram,
  [ROBO_EVENT_HIGH_VOLTAGE] = robo_log_describe_high_voltage,
  [ROBO_EVENT_TAKE_VP] = robo_log_describe_take_vp,
  [ROBO_EVENT_REPAIR] = robo_log_describe_repair,
  [ROBO_EVENT_DRAW] = robo_log_describe_draw,
  [ROBO_EVENT_WIN] = describe_win,
};

static const char *
get_name (const char *const *names,
          guint              seat)
{
  return seat < ROBO_MAX_ROBOTS && names[seat] ? names[seat] : "";
}

static void
fill_place (char *place,
            guint space,
            guint columns)
{
  g_autofree char *text = robo_words_dup_place (space, columns);

  g_snprintf (place, ROBO_LOG_PLACE_SIZE, ROBO_LOG_SPACE_BEGINS "%s" ROBO_LOG_SPACE_ENDS, text);
}

char *
robo_log_describe (const RoboEvent    *event,
                   const RoboLogNames *names)
{
  RoboLogLine line = { .event = event, .names = names };

  g_return_val_if_fail (event != NULL && names != NULL && names->columns > 0, NULL);
  g_return_val_if_fail (event->type < ROBO_N_EVENT_TYPES, NULL);

  line.seat = get_name (names->robots, event->seat);
  line.by = get_name (names->robots, event->by);
  line.of = get_name (names->robots, event->of);
  line.player = get_name (names->players, event->seat);
  line.dir = robo_words_get_dir (event->key % ROBO_N_DIRS);
  fill_place (line.at, event->at, names->columns);
  fill_place (line.to, event->to, names->columns);

  return describers[event->type](&line);
}
