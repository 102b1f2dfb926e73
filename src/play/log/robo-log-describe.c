// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-log-describe.h"

#include <glib/gi18n.h>

#include "play/common/robo-words.h"

#define PLACE_SIZE 16

/* An event with the words for what is in it; "" where the event has nothing of the kind. */
typedef struct
{
  const RoboEvent    *event;
  const RoboLogNames *names;
  const char         *seat;
  const char         *by;
  const char         *of;
  const char         *player;
  const char         *dir;
  char                at[PLACE_SIZE];
  char                to[PLACE_SIZE];
} Line;

typedef char *(*Describe) (const Line *line);

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
describe_round (const Line *line)
{
  /* Translators: a heading in the log */
  return g_strdup_printf (_ ("Round %u"), line->event->value);
}

static char *
describe_phase (const Line *line)
{
  return g_strdup (robo_log_get_phase_title (line->event->value));
}

static char *
describe_unit (const Line *line)
{
  /* Translators: a heading in the log; %s is I, II or III */
  return g_strdup_printf (_ ("Control unit %s"), robo_words_get_unit (line->event->value - 1));
}

static char *
describe_token (const Line *line)
{
  /* Translators: %1$s is a space such as 4|2, %2$u the number of the VP space */
  return g_strdup_printf (_ ("A VP token is placed on %1$s, VP space %2$u."), line->at, line->event->value);
}

static const char *
get_equipped (const Line *line,
              guint       slot)
{
  guint card = line->names->equipped[slot];

  return card < line->names->n_cards ? line->names->cards[card] : NULL;
}

static char *
describe_equip (const Line *line)
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
describe_reboot (const Line *line)
{
  /* Translators: %1$s is a robot, %2$s a space */
  return g_strdup_printf (_ ("%1$s reboots on %2$s."), line->seat, line->at);
}

static char *
describe_shove (const Line *line)
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
describe_no_start (const Line *line)
{
  /* Translators: %s is a robot */
  return g_strdup_printf (_ ("%s finds no free starting space and stays out for this round."), line->seat);
}

static char *
describe_number (const Line *line)
{
  /* Translators: %1$s is a robot */
  return g_strdup_printf (_ ("%1$s has starting number %2$u."), line->seat, line->event->value);
}

static char *
describe_programmed (const Line *line)
{
  /* Translators: %s is a player */
  return g_strdup_printf (_ ("%s has confirmed a program."), line->player);
}

static char *
describe_win (const Line *line)
{
  if (line->event->seat == ROBO_WINNER_SQUAD)
    return g_strdup (_ ("The KillBots win."));

  /* Translators: %s is a player */
  return g_strdup_printf (_ ("%s wins."), line->player);
}

/* Dice */

static char *
describe_roll (const Line *line)
{
  if (line->event->colour == ROBO_BLUE)
    /* Translators: %1$s is a KillBot's robot, %2$u what the die shows */
    return g_strdup_printf (_ ("%1$s rolls a blue %2$u."), line->seat, line->event->value);

  /* Translators: %1$s is a KillBot's robot, %2$u what the die shows */
  return g_strdup_printf (_ ("%1$s rolls a red %2$u."), line->seat, line->event->value);
}

static char *
describe_activate (const Line *line)
{
  if (line->event->colour == ROBO_BLUE)
    /* Translators: %1$s is a robot, %2$u what the die shows, %3$s a direction such as "north-east" */
    return g_strdup_printf (_ ("%1$s activates blue %2$u, %3$s."), line->seat, line->event->value, line->dir);

  /* Translators: %1$s is a robot, %2$u what the die shows, %3$s a direction such as "north-east" */
  return g_strdup_printf (_ ("%1$s activates red %2$u, %3$s."), line->seat, line->event->value, line->dir);
}

static char *
describe_keep (const Line *line)
{
  if (line->event->colour == ROBO_BLUE)
    /* Translators: %1$s is a robot, %2$u what the die shows that stays of two, %3$s a direction */
    return g_strdup_printf (_ ("%1$s keeps blue %2$u, %3$s."), line->seat, line->event->value, line->dir);

  /* Translators: %1$s is a robot, %2$u what the die shows that stays of two, %3$s a direction */
  return g_strdup_printf (_ ("%1$s keeps red %2$u, %3$s."), line->seat, line->event->value, line->dir);
}

static char *
describe_skip (const Line *line)
{
  if (line->event->colour == ROBO_BLUE)
    /* Translators: %1$s is a robot, %2$u what its die shows */
    return g_strdup_printf (_ ("%1$s is out; its blue %2$u is skipped."), line->seat, line->event->value);

  /* Translators: %1$s is a robot, %2$u what its die shows */
  return g_strdup_printf (_ ("%1$s is out; its red %2$u is skipped."), line->seat, line->event->value);
}

static char *
describe_use (const Line *line)
{
  guint card = line->event->card;

  if (card >= line->names->n_cards)
    /* Translators: %s is a robot */
    return g_strdup_printf (_ ("%s uses a module."), line->seat);

  /* Translators: %1$s is a robot, %2$s a module such as Shock Pulse */
  return g_strdup_printf (_ ("%1$s uses %2$s."), line->seat, line->names->cards[card]);
}

static char *
describe_reprogram (const Line *line)
{
  /* Translators: both are robots */
  return g_strdup_printf (_ ("%1$s reprograms %2$s."), line->by, line->seat);
}

/* In the arena: moving, fire and damage, mines, what lies under a robot */

/* Whether somebody else did it: nobody is told to have pushed themselves. */
static gboolean
is_by_another (const Line *line)
{
  return line->event->by < ROBO_MAX_ROBOTS && line->event->by != line->event->seat;
}

/* Moving */

static char *
describe_turn (const Line *line)
{
  /* Translators: %1$s is a robot, %2$s a direction such as "north" */
  return g_strdup_printf (_ ("%1$s turns: %2$s."), line->seat, line->dir);
}

static char *
describe_step (const Line *line)
{
  /* Translators: %1$s is a robot, %2$s and %3$s are spaces */
  return g_strdup_printf (_ ("%1$s moves from %2$s to %3$s."), line->seat, line->at, line->to);
}

static char *
describe_fail (const Line *line)
{
  /* Translators: %1$s is a robot, %2$s a space, %3$s a direction such as "north" */
  return g_strdup_printf (_ ("%1$s cannot go on from %2$s: %3$s is blocked."), line->seat, line->at, line->dir);
}

static char *
describe_push (const Line *line)
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

static char *
describe_barrier (const Line *line)
{
  /* Translators: %1$s is a robot, %2$s a space */
  return g_strdup_printf (_ ("%1$s crosses a lightning barrier from %2$s."), line->seat, line->at);
}

static char *
describe_fall (const Line *line)
{
  if (line->names->terrain && line->names->terrain[line->event->at] == ROBO_TERRAIN_WATER)
    /* Translators: %1$s is a robot, %2$s a space */
    return g_strdup_printf (_ ("%1$s falls into the water on %2$s."), line->seat, line->at);

  /* Translators: %1$s is a robot, %2$s a space */
  return g_strdup_printf (_ ("%1$s falls into the pit on %2$s."), line->seat, line->at);
}

static char *
describe_jump (const Line *line)
{
  /* Translators: %1$s is a robot, %2$s and %3$s are spaces */
  return g_strdup_printf (_ ("%1$s jumps from %2$s to %3$s."), line->seat, line->at, line->to);
}

static char *
describe_land (const Line *line)
{
  /* Translators: %1$s is a robot, %2$s a space */
  return g_strdup_printf (_ ("%1$s lands on the robot on %2$s."), line->seat, line->at);
}

static char *
describe_swap (const Line *line)
{
  /* Translators: %1$s is a robot, %2$s and %3$s are spaces */
  return g_strdup_printf (_ ("%1$s teleports from %2$s to %3$s and changes places with what was there."),
                          line->seat, line->at, line->to);
}

/* Fire and damage */

static char *
describe_fire (const Line *line)
{
  if (line->event->at == line->event->to)
    /* Translators: %1$s is a robot, %2$s a space, %3$s a direction such as "north" */
    return g_strdup_printf (_ ("%1$s fires from %2$s; %3$s is blocked."), line->seat, line->at, line->dir);

  /* Translators: %1$s is a robot, %2$s and %3$s are spaces */
  return g_strdup_printf (_ ("%1$s fires from %2$s as far as %3$s."), line->seat, line->at, line->to);
}

static char *
describe_hit (const Line *line)
{
  if (is_by_another (line))
    /* Translators: %1$s and %2$s are robots, %3$s a space */
    return g_strdup_printf (_ ("%1$s hits %2$s on %3$s."), line->by, line->seat, line->at);

  /* Translators: %1$s is a robot, %2$s a space */
  return g_strdup_printf (_ ("%1$s is hit on %2$s."), line->seat, line->at);
}

static char *
describe_damage (const Line *line)
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

static char *
describe_absorb (const Line *line)
{
  guint amount = line->event->amount;

  /* Translators: %1$s is a robot, %2$u is how much */
  return g_strdup_printf (ngettext ("The shield of %1$s takes %2$u damage.",
                                    "The shield of %1$s takes %2$u damage.", amount),
                          line->seat, amount);
}

static char *
describe_lightning (const Line *line)
{
  /* Translators: %1$s is a robot, %2$s a space */
  return g_strdup_printf (_ ("%1$s turns the lightning away on %2$s."), line->seat, line->at);
}

static char *
describe_destroyed (const Line *line)
{
  if (is_by_another (line))
    /* Translators: %1$s and %3$s are robots, %2$s is a space */
    return g_strdup_printf (_ ("%1$s is destroyed on %2$s by %3$s."), line->seat, line->at, line->by);

  /* Translators: %1$s is a robot, %2$s a space */
  return g_strdup_printf (_ ("%1$s is destroyed on %2$s."), line->seat, line->at);
}

static char *
describe_credit (const Line *line)
{
  /* Translators: both are robots; the first one gets the victory point */
  return g_strdup_printf (_ ("%1$s gets 1 VP for destroying %2$s."), line->seat, line->of);
}

static char *
describe_high_voltage (const Line *line)
{
  /* Translators: %s is a space */
  return g_strdup_printf (_ ("The high voltage on %s strikes."), line->at);
}

/* Mines */

static char *
describe_mine_laid (const Line *line)
{
  /* Translators: %1$s is a robot, %2$s a space */
  return g_strdup_printf (_ ("%1$s lays a mine on %2$s."), line->seat, line->at);
}

static char *
describe_mine_taken (const Line *line)
{
  /* Translators: %1$s is a robot, %2$s a space */
  return g_strdup_printf (_ ("%1$s takes up the mine on %2$s again."), line->seat, line->at);
}

static char *
describe_mine_off (const Line *line)
{
  /* Translators: %1$s is a robot, %2$s a space */
  return g_strdup_printf (_ ("The mine of %1$s on %2$s is set off."), line->seat, line->at);
}

static char *
describe_mine_gone (const Line *line)
{
  /* Translators: %1$s is a robot, %2$s a space */
  return g_strdup_printf (_ ("The mine of %1$s on %2$s leaves the arena."), line->seat, line->at);
}

static char *
describe_detonate (const Line *line)
{
  guint amount = line->event->amount;

  /* Translators: %1$s is the robot that caused it, %2$s a space, %3$u is how much */
  return g_strdup_printf (ngettext ("A detonation caused by %1$s on %2$s deals %3$u damage.",
                                    "A detonation caused by %1$s on %2$s deals %3$u damage.", amount),
                          line->seat, line->at, amount);
}

/* The space under a robot */

static char *
describe_take_vp (const Line *line)
{
  guint amount = line->event->amount;

  /* Translators: %1$s is a robot, %2$u how many victory points, %3$s a space */
  return g_strdup_printf (ngettext ("%1$s takes %2$u VP on %3$s.", "%1$s takes %2$u VP on %3$s.", amount),
                          line->seat, amount, line->at);
}

static char *
describe_repair (const Line *line)
{
  /* Translators: %s is a robot */
  return g_strdup_printf (_ ("%s is repaired."), line->seat);
}

static char *
describe_empty_deck (const Line *line)
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

static char *
describe_draw (const Line *line)
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
  [ROBO_EVENT_TURN] = describe_turn,
  [ROBO_EVENT_STEP] = describe_step,
  [ROBO_EVENT_FAIL] = describe_fail,
  [ROBO_EVENT_PUSH] = describe_push,
  [ROBO_EVENT_BARRIER] = describe_barrier,
  [ROBO_EVENT_LIGHTNING] = describe_lightning,
  [ROBO_EVENT_DAMAGE] = describe_damage,
  [ROBO_EVENT_ABSORB] = describe_absorb,
  [ROBO_EVENT_FALL] = describe_fall,
  [ROBO_EVENT_DESTROYED] = describe_destroyed,
  [ROBO_EVENT_CREDIT] = describe_credit,
  [ROBO_EVENT_FIRE] = describe_fire,
  [ROBO_EVENT_HIT] = describe_hit,
  [ROBO_EVENT_MINE_LAID] = describe_mine_laid,
  [ROBO_EVENT_MINE_TAKEN] = describe_mine_taken,
  [ROBO_EVENT_MINE_OFF] = describe_mine_off,
  [ROBO_EVENT_MINE_GONE] = describe_mine_gone,
  [ROBO_EVENT_DETONATE] = describe_detonate,
  [ROBO_EVENT_JUMP] = describe_jump,
  [ROBO_EVENT_LAND] = describe_land,
  [ROBO_EVENT_SWAP] = describe_swap,
  [ROBO_EVENT_REPROGRAM] = describe_reprogram,
  [ROBO_EVENT_HIGH_VOLTAGE] = describe_high_voltage,
  [ROBO_EVENT_TAKE_VP] = describe_take_vp,
  [ROBO_EVENT_REPAIR] = describe_repair,
  [ROBO_EVENT_DRAW] = describe_draw,
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

  g_snprintf (place, PLACE_SIZE, ROBO_LOG_SPACE_BEGINS "%s" ROBO_LOG_SPACE_ENDS, text);
}

char *
robo_log_describe (const RoboEvent    *event,
                   const RoboLogNames *names)
{
  Line line = { .event = event, .names = names };

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
