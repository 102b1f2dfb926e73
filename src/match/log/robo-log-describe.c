// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-log-describe.h"

#include <glib/gi18n.h>

#include "robo-words.h"

#include "robo-log-marks.h"

/* Names the parts of an event for which a sentence can have words. */
typedef enum
{
  WORD_SEAT,
  WORD_BY,
  WORD_OF,
  WORD_AT,
  WORD_TO,
  WORD_DIR,
} Word;

#define N_WORDS          (WORD_DIR + 1)
#define N_SENTENCE_WORDS 3

/* Holds an event with the words for its parts, by Word; a part that the event does not have is "". */
typedef struct
{
  const RoboEvent    *event;
  const RoboLogNames *names;
  char               *words[N_WORDS];
} Line;

const char *
robo_log_get_phase_title (RoboPhase phase)
{
  switch (phase)
    {
    case ROBO_PHASE_SETUP:
      return C_ ("phase", "Setup");

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

/* Rounds and phases */

static char *
describe_round (const Line *line)
{
  /* Translators: This is a heading in the log. %u is the number of the round. */
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
  /* Translators: This is a heading in the log. %s is I, II or III. */
  return g_strdup_printf (_ ("Control unit %s"), robo_words_get_unit (line->event->value - 1));
}

static char *
describe_token (const Line *line)
{
  /* Translators: %1$s is a space such as 4|2, %2$u the number of the VP space. */
  return g_strdup_printf (_ ("New VP token on %1$s, VP space %2$u."), line->words[WORD_AT], line->event->value);
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
    /* Translators: %1$s is a robot, %2$s and %3$s are modules such as Brake. */
    return g_strdup_printf (_ ("%1$s equips %2$s and %3$s."), line->words[WORD_SEAT], left, right);
  if (left || right)
    /* Translators: %1$s is a robot, %2$s a module such as Brake: the only one it has equipped. */
    return g_strdup_printf (_ ("%1$s equips only %2$s."), line->words[WORD_SEAT], left ? left : right);

  /* Translators: %s is a robot. */
  return g_strdup_printf (_ ("%s changes modules."), line->words[WORD_SEAT]);
}

static char *
describe_shove (const Line *line)
{
  if (line->event->seat >= ROBO_MAX_ROBOTS)
    /* Translators: %1$s is a robot, %2$s and %3$s are spaces such as 4|2. */
    return g_strdup_printf (_ ("%1$s pushes a mine from %2$s to %3$s to make room."),
                            line->words[WORD_BY], line->words[WORD_AT], line->words[WORD_TO]);

  /* Translators: %1$s and %2$s are robots, %3$s and %4$s spaces. */
  return g_strdup_printf (_ ("%1$s pushes %2$s from %3$s to %4$s to make room."),
                          line->words[WORD_BY], line->words[WORD_SEAT], line->words[WORD_AT], line->words[WORD_TO]);
}

static char *
describe_number (const Line *line)
{
  /* Translators: %1$s is a robot, %2$u is its starting number. */
  return g_strdup_printf (_ ("%1$s has starting number %2$u."), line->words[WORD_SEAT], line->event->value);
}

static char *
describe_win (const Line *line)
{
  if (line->event->seat == ROBO_WINNER_SQUAD)
    /* Translators: This is about one KillBot or several; the sentence need not say how many. */
    return g_strdup (ngettext ("The KillBot wins.", "The KillBots win.", line->names->n_killbots));

  /* Translators: %s is a player. */
  return g_strdup_printf (_ ("%s wins."), line->words[WORD_SEAT]);
}

/* Dice */

static char *
describe_roll (const Line *line)
{
  if (line->event->colour == ROBO_BLUE)
    /* Translators: %1$s is a KillBot's robot, %2$u what the die shows. */
    return g_strdup_printf (_ ("%1$s rolls a blue %2$u."), line->words[WORD_SEAT], line->event->value);

  /* Translators: %1$s is a KillBot's robot, %2$u what the die shows. */
  return g_strdup_printf (_ ("%1$s rolls a red %2$u."), line->words[WORD_SEAT], line->event->value);
}

static char *
describe_activate (const Line *line)
{
  if (line->event->colour == ROBO_BLUE)
    /* Translators: %1$s is a robot, %2$u what the die shows, %3$s a direction such as "northeast". */
    return g_strdup_printf (_ ("%1$s plays a blue %2$u to the %3$s."), line->words[WORD_SEAT], line->event->value, line->words[WORD_DIR]);

  /* Translators: %1$s is a robot, %2$u what the die shows, %3$s a direction such as "northeast". */
  return g_strdup_printf (_ ("%1$s plays a red %2$u to the %3$s."), line->words[WORD_SEAT], line->event->value, line->words[WORD_DIR]);
}

static char *
describe_keep (const Line *line)
{
  if (line->event->colour == ROBO_BLUE)
    /* Translators: %1$s is a robot, %2$u the value of the die that it keeps, %3$s a direction. */
    return g_strdup_printf (_ ("Of two dice, %1$s keeps the blue %2$u to the %3$s."), line->words[WORD_SEAT], line->event->value, line->words[WORD_DIR]);

  /* Translators: %1$s is a robot, %2$u the value of the die that it keeps, %3$s a direction. */
  return g_strdup_printf (_ ("Of two dice, %1$s keeps the red %2$u to the %3$s."), line->words[WORD_SEAT], line->event->value, line->words[WORD_DIR]);
}

static char *
describe_skip (const Line *line)
{
  if (line->event->colour == ROBO_BLUE)
    /* Translators: %1$s is a robot, %2$u what its die shows. */
    return g_strdup_printf (_ ("%1$s is out, so the blue %2$u is skipped."), line->words[WORD_SEAT], line->event->value);

  /* Translators: %1$s is a robot, %2$u what its die shows. */
  return g_strdup_printf (_ ("%1$s is out, so the red %2$u is skipped."), line->words[WORD_SEAT], line->event->value);
}

static char *
describe_use (const Line *line)
{
  guint card = line->event->card;

  if (card >= line->names->n_cards)
    /* Translators: %s is a robot. */
    return g_strdup_printf (_ ("%s uses a module."), line->words[WORD_SEAT]);

  /* Translators: %1$s is a robot, %2$s a module such as Shock Pulse. */
  return g_strdup_printf (_ ("%1$s uses %2$s."), line->words[WORD_SEAT], line->names->cards[card]);
}

/* Returns whether another robot caused the event. Sentences do not say that a robot pushed itself. */
static gboolean
is_by_another (const Line *line)
{
  return line->event->by < ROBO_MAX_ROBOTS && line->event->by != line->event->seat;
}

/* Moves */

static char *
describe_push (const Line *line)
{
  if (is_by_another (line) && line->event->is_pull)
    /* Translators: %1$s and %2$s are robots, %3$s a space nearer to the first. */
    return g_strdup_printf (_ ("%1$s pulls %2$s to %3$s."), line->words[WORD_BY], line->words[WORD_SEAT], line->words[WORD_TO]);
  if (is_by_another (line))
    /* Translators: %1$s and %2$s are robots, %3$s is a space such as 4|2. */
    return g_strdup_printf (_ ("%1$s pushes %2$s to %3$s."), line->words[WORD_BY], line->words[WORD_SEAT], line->words[WORD_TO]);

  /* Translators: %1$s is a robot, %2$s is a space such as 4|2. */
  return g_strdup_printf (_ ("%1$s is pushed to %2$s."), line->words[WORD_SEAT], line->words[WORD_TO]);
}

static char *
describe_fall (const Line *line)
{
  if (line->names->terrain && line->names->terrain[line->event->at] == ROBO_TERRAIN_WATER)
    /* Translators: %1$s is a robot, %2$s is a space such as 4|2. */
    return g_strdup_printf (_ ("%1$s falls into the water on %2$s."), line->words[WORD_SEAT], line->words[WORD_AT]);

  /* Translators: %1$s is a robot, %2$s is a space such as 4|2. */
  return g_strdup_printf (_ ("%1$s falls into the pit on %2$s."), line->words[WORD_SEAT], line->words[WORD_AT]);
}

/* Fire and damage */

static char *
describe_fire (const Line *line)
{
  if (line->event->at == line->event->to)
    /* Translators: %1$s is a robot, %2$s a space, %3$s a direction such as "north". */
    return g_strdup_printf (_ ("%1$s fires from %2$s to the %3$s, straight into a wall."), line->words[WORD_SEAT], line->words[WORD_AT], line->words[WORD_DIR]);

  /* Translators: %1$s is a robot, %2$s and %3$s are spaces such as 4|2. */
  return g_strdup_printf (_ ("%1$s fires from %2$s to %3$s."), line->words[WORD_SEAT], line->words[WORD_AT], line->words[WORD_TO]);
}

static char *
describe_hit (const Line *line)
{
  if (is_by_another (line))
    /* Translators: %1$s and %2$s are robots, %3$s is a space such as 4|2. */
    return g_strdup_printf (_ ("%1$s hits %2$s on %3$s."), line->words[WORD_BY], line->words[WORD_SEAT], line->words[WORD_AT]);

  /* Translators: %1$s is a robot, %2$s is a space such as 4|2. */
  return g_strdup_printf (_ ("%1$s is hit on %2$s."), line->words[WORD_SEAT], line->words[WORD_AT]);
}

static char *
describe_damage (const Line *line)
{
  guint amount = line->event->amount;

  if (is_by_another (line))
    /* Translators: %1$s and %3$s are robots, %2$u is how much damage the first one takes. */
    return g_strdup_printf (ngettext ("%1$s takes %2$u damage from %3$s.",
                                      "%1$s takes %2$u damage from %3$s.", amount),
                            line->words[WORD_SEAT], amount, line->words[WORD_BY]);

  /* Translators: %1$s is a robot, %2$u is how much damage it takes. */
  return g_strdup_printf (ngettext ("%1$s takes %2$u damage.", "%1$s takes %2$u damage.", amount),
                          line->words[WORD_SEAT], amount);
}

static char *
describe_absorb (const Line *line)
{
  guint amount = line->event->amount;

  /* Translators: %1$s is a robot, %2$u is how much damage its shield absorbs. */
  return g_strdup_printf (ngettext ("%1$s’s shield absorbs %2$u damage.",
                                    "%1$s’s shield absorbs %2$u damage.", amount),
                          line->words[WORD_SEAT], amount);
}

static char *
describe_destroyed (const Line *line)
{
  if (is_by_another (line))
    /* Translators: %1$s and %3$s are robots, %2$s is a space. */
    return g_strdup_printf (_ ("%3$s destroys %1$s on %2$s."), line->words[WORD_SEAT], line->words[WORD_AT], line->words[WORD_BY]);

  /* Translators: %1$s is a robot, %2$s is a space such as 4|2. */
  return g_strdup_printf (_ ("%1$s is destroyed on %2$s."), line->words[WORD_SEAT], line->words[WORD_AT]);
}

/* Taking and paying (R14.3, R14.6) */

static char *
describe_jam (const Line *line)
{
  if (line->event->colour == ROBO_BLUE)
    /* Translators: %1$s and %2$s are robots, %3$u is what the die shows. */
    return g_strdup_printf (_ ("%1$s removes %2$s’s blue %3$u."), line->words[WORD_BY], line->words[WORD_SEAT], line->event->value);

  /* Translators: %1$s and %2$s are robots, %3$u is what the die shows. */
  return g_strdup_printf (_ ("%1$s removes %2$s’s red %3$u."), line->words[WORD_BY], line->words[WORD_SEAT], line->event->value);
}

static char *
describe_steal (const Line *line)
{
  guint amount = line->event->amount;

  /* Translators: %1$s and %2$s are robots, %3$u is how many victory points the first one takes. */
  return g_strdup_printf (ngettext ("%1$s steals %3$u VP from %2$s.", "%1$s steals %3$u VP from %2$s.", amount),
                          line->words[WORD_BY], line->words[WORD_SEAT], amount);
}

static char *
describe_pay (const Line *line)
{
  guint amount = line->event->amount;

  if (line->event->kind == ROBO_COST_VP)
    /* Translators: %1$s is a robot, %2$u is how many victory points it pays. */
    return g_strdup_printf (ngettext ("%1$s pays %2$u VP.", "%1$s pays %2$u VP.", amount), line->words[WORD_SEAT], amount);

  /* Translators: %1$s is a robot, %2$u is how much damage it takes as the cost of a module. */
  return g_strdup_printf (ngettext ("%1$s pays with %2$u damage.", "%1$s pays with %2$u damage.", amount),
                          line->words[WORD_SEAT], amount);
}

/* Mines */

static char *
describe_detonate (const Line *line)
{
  guint amount = line->event->amount;

  /* Translators: %1$s is the robot that caused the detonation, %2$s is a space, and %3$u is how much damage it
   * deals. */
  return g_strdup_printf (ngettext ("%1$s sets off a detonation on %2$s: %3$u damage.",
                                    "%1$s sets off a detonation on %2$s: %3$u damage.", amount),
                          line->words[WORD_SEAT], line->words[WORD_AT], amount);
}

/* The space under a robot */

static char *
describe_take_vp (const Line *line)
{
  guint amount = line->event->amount;

  /* Translators: %1$s is a robot, %2$u is how many victory points it takes, and %3$s is a space such as 4|2. */
  return g_strdup_printf (ngettext ("%1$s takes %2$u VP on %3$s.", "%1$s takes %2$u VP on %3$s.", amount),
                          line->words[WORD_SEAT], amount, line->words[WORD_AT]);
}

static char *
describe_empty_deck (const Line *line)
{
  switch ((RoboCardColour)line->event->deck)
    {
    case ROBO_CARD_BLUE:
      /* Translators: %s is a robot. */
      return g_strdup_printf (_ ("%s draws nothing: the blue deck is empty."), line->words[WORD_SEAT]);

    case ROBO_CARD_RED:
      /* Translators: %s is a robot. */
      return g_strdup_printf (_ ("%s draws nothing: the red deck is empty."), line->words[WORD_SEAT]);

    case ROBO_CARD_YELLOW:
    case ROBO_CARD_CHAMPION:
      break;
    }

  /* Translators: %s is a robot. */
  return g_strdup_printf (_ ("%s draws nothing: the yellow deck is empty."), line->words[WORD_SEAT]);
}

static char *
describe_draw (const Line *line)
{
  if (line->event->card == ROBO_NO_CARD)
    return describe_empty_deck (line);

  switch ((RoboCardColour)line->event->deck)
    {
    case ROBO_CARD_BLUE:
      /* Translators: %s is a robot. */
      return g_strdup_printf (_ ("%s draws a blue module."), line->words[WORD_SEAT]);

    case ROBO_CARD_RED:
      /* Translators: %s is a robot. */
      return g_strdup_printf (_ ("%s draws a red module."), line->words[WORD_SEAT]);

    case ROBO_CARD_YELLOW:
    case ROBO_CARD_CHAMPION:
      break;
    }

  /* Translators: %s is a robot. */
  return g_strdup_printf (_ ("%s draws a yellow module."), line->words[WORD_SEAT]);
}

/* Says what decides the level of a log line. By default this is the phase of its first event; an event may also have
 * a level of its own. */
typedef enum
{
  LEVEL_BY_PHASE,
  LEVEL_ROUND,
  LEVEL_PART,
  LEVEL_DIE,
} Level;

/* Lists how each type of event is presented. */
static const struct
{
  /* If a type of event always has the same sentence, `sentence` is set, and `words` fill its placeholders in order. */
  const char *sentence;
  guint8      words[N_SENTENCE_WORDS];  /* words of the sentence, each a Word */
  char *(*describe) (const Line *line); /* makes the sentence if it is not always the same */

  guint16           duration_ms; /* duration at speed 1; 0 if players need not watch the event */
  const char       *sound;       /* a name in data/sounds, or NULL */
  Level             level;
  RoboLogRecapLevel recap;
  const char       *topic; /* the topic of the rule in data/help */
  const char       *rule;  /* the rule behind the event, as a sentence for players */
} rows[ROBO_N_EVENT_TYPES] = {
  [ROBO_EVENT_ROUND] = {
    .describe = describe_round,
    .duration_ms = 250,
    .level = LEVEL_ROUND,
    .topic = "round",
    .rule = N_ ("A round has four phases: preparation, programming, activation and resolution. Rounds go on until someone has enough victory points."),
  },
  [ROBO_EVENT_PHASE] = {
    .describe = describe_phase,
    .duration_ms = 100,
    .level = LEVEL_PART,
    .topic = "round",
    .rule = N_ ("A round has four phases: preparation, programming, activation and resolution. Rounds go on until someone has enough victory points."),
  },
  [ROBO_EVENT_TOKEN] = {
    .describe = describe_token,
    .duration_ms = 350,
    .topic = "preparation#tokens",
    .rule = N_ ("At the beginning of a round, a VP token is placed if there are too few in the arena. A number drawn from a bag decides which VP space it goes on."),
  },
  [ROBO_EVENT_EQUIP] = {
    .describe = describe_equip,
    .duration_ms = 200,
    .topic = "preparation#order",
    .rule = N_ ("During preparation, players may change their equipped modules, in order of starting number."),
  },
  [ROBO_EVENT_REBOOT] = {
    /* Translators: %1$s is a robot, %2$s is a space such as 4|2. */
    .sentence = N_ ("%1$s reboots on %2$s."),
    .words = { WORD_SEAT, WORD_AT },
    .duration_ms = 250,
    .sound = "reboot",
    .recap = ROBO_LOG_RECAP_OWN,
    .topic = "preparation",
    .rule = N_ ("A robot that’s out is placed on a starting space on its side, free of damage."),
  },
  [ROBO_EVENT_SHOVE] = {
    .describe = describe_shove,
    .duration_ms = 150,
    .sound = "push",
    .recap = ROBO_LOG_RECAP_OWN,
    .topic = "preparation#order",
    .rule = N_ ("When a robot reboots, whatever stands on its starting space is pushed one space in the direction of the arrow."),
  },
  [ROBO_EVENT_NO_START] = {
    /* Translators: %s is a robot. */
    .sentence = N_ ("%s finds no free starting space and sits out this round."),
    .words = { WORD_SEAT },
    .duration_ms = 400,
    .recap = ROBO_LOG_RECAP_OWN,
    .topic = "preparation#no-start",
    .rule = N_ ("You can’t use a starting space if whatever stands on it can’t be pushed away without harm. A robot with no other starting space sits out the round."),
  },
  [ROBO_EVENT_NUMBER] = {
    .describe = describe_number,
    .topic = "numbers",
    .rule = N_ ("From the second round on, the higher a robot’s dice total in the last round, the lower its starting number. Under other rule options, luck decides, or the first to confirm a program chooses first."),
  },
  [ROBO_EVENT_PROGRAMMED] = {
    /* Translators: %s is a player. */
    .sentence = N_ ("%s confirms a program."),
    .words = { WORD_SEAT },
    .topic = "programming#secret",
    .rule = N_ ("Everyone programs at once and in secret. Once confirmed, a program can’t be changed; all programs are revealed together."),
  },
  [ROBO_EVENT_UNIT] = {
    .describe = describe_unit,
    .duration_ms = 150,
    .level = LEVEL_PART,
    .topic = "order",
    .rule = N_ ("Control units I, II and III activate one after the other, each for all robots."),
  },
  [ROBO_EVENT_ROLL] = {
    .describe = describe_roll,
    .duration_ms = 150,
    .sound = "roll",
    .level = LEVEL_DIE,
    .topic = "killbots",
    .rule = N_ ("Before each control unit, a KillBot rolls one die. The die is red if the KillBot spots a robot or is on a VP token; otherwise, it’s blue. Rolls of 4, 5 and 6 count as 3, 2 and 1."),
  },
  [ROBO_EVENT_ACTIVATE] = {
    .describe = describe_activate,
    .duration_ms = 200,
    .level = LEVEL_DIE,
    .topic = "order",
    .rule = N_ ("Within a control unit, the lower die acts first. If two dice are equal, blue goes before red; if they’re also the same color, the lower starting number goes first."),
  },
  [ROBO_EVENT_KEEP] = {
    .describe = describe_keep,
    .duration_ms = 250,
    .topic = "order#again",
    .rule = N_ ("When two dice are on one control unit, only one stays. Their player chooses which one stays when the first of them comes up."),
  },
  [ROBO_EVENT_SKIP] = {
    .describe = describe_skip,
    .duration_ms = 200,
    .level = LEVEL_DIE,
    .topic = "order#every",
    .rule = N_ ("The dice of a robot that’s out of the arena aren’t activated."),
  },
  [ROBO_EVENT_USE] = {
    .describe = describe_use,
    .duration_ms = 300,
    .topic = "modules",
    .rule = N_ ("You may use an equipped module with a matching die, at most once per die. A module that needs no die can be used whenever it applies."),
  },
  [ROBO_EVENT_TURN] = {
    /* Translators: %1$s is a robot, %2$s a direction such as "north". */
    .sentence = N_ ("%1$s turns to the %2$s."),
    .words = { WORD_SEAT, WORD_DIR },
    .duration_ms = 110,
    .topic = "killbots#turning",
    .rule = N_ ("A KillBot turns toward the nearest thing it spots, or as a caution line directs. A module can move a die to another key."),
  },
  [ROBO_EVENT_STEP] = {
    /* Translators: %1$s is a robot, %2$s and %3$s are spaces such as 4|2. */
    .sentence = N_ ("%1$s moves from %2$s to %3$s."),
    .words = { WORD_SEAT, WORD_AT, WORD_TO },
    .duration_ms = 130,
    .sound = "step",
    .topic = "driving",
    .rule = N_ ("A blue die moves its robot as many spaces as it shows, in the direction of its key, unless something is in the way."),
  },
  [ROBO_EVENT_FAIL] = {
    /* Translators: %1$s is a robot, %2$s a space, %3$s a direction such as "north". */
    .sentence = N_ ("%1$s stops on %2$s, blocked to the %3$s."),
    .words = { WORD_SEAT, WORD_AT, WORD_DIR },
    .duration_ms = 220,
    .sound = "blocked",
    .topic = "driving",
    .rule = N_ ("A step fails if a wall, the border of the arena or an immovable robot is in the way. That ends the movement; a KillBot still tries its next step."),
  },
  [ROBO_EVENT_PUSH] = {
    .describe = describe_push,
    .duration_ms = 130,
    .sound = "push",
    .recap = ROBO_LOG_RECAP_LAST,
    .topic = "pushing",
    .rule = N_ ("A moving robot pushes the whole line in front of it, one space per step."),
  },
  [ROBO_EVENT_BARRIER] = {
    /* Translators: %1$s is a robot, %2$s is a space such as 4|2. */
    .sentence = N_ ("%1$s crosses a lightning barrier from %2$s."),
    .words = { WORD_SEAT, WORD_AT },
    .duration_ms = 350,
    .sound = "lightning",
    .topic = "barrier",
    .rule = N_ ("A robot that crosses a lightning barrier, whether it drives or is pushed, takes 1 lightning damage before it moves."),
  },
  [ROBO_EVENT_LIGHTNING] = {
    /* Translators: %1$s is a robot, %2$s is a space such as 4|2. */
    .sentence = N_ ("%1$s deflects the lightning on %2$s."),
    .words = { WORD_SEAT, WORD_AT },
    .duration_ms = 350,
    .sound = "lightning",
    .topic = "damage#lightning",
    .rule = N_ ("With the right module, you can deflect lightning damage; it strikes all adjacent spaces instead."),
  },
  [ROBO_EVENT_DAMAGE] = {
    .describe = describe_damage,
    .duration_ms = 220,
    .sound = "hit",
    .recap = ROBO_LOG_RECAP_OWN,
    .topic = "damage",
    .rule = N_ ("Damage that no shield absorbs goes to the monitor. A robot with a full monitor is destroyed."),
  },
  [ROBO_EVENT_ABSORB] = {
    .describe = describe_absorb,
    .duration_ms = 250,
    .sound = "shield",
    .recap = ROBO_LOG_RECAP_OWN,
    .topic = "damage",
    .rule = N_ ("You may put damage on a shield as long as there’s room; the rest goes to the monitor."),
  },
  [ROBO_EVENT_FALL] = {
    .describe = describe_fall,
    .duration_ms = 800,
    .sound = "fall",
    .topic = "pit",
    .rule = N_ ("A robot that enters a pit or water falls in and is destroyed at once, unless it hovers."),
  },
  [ROBO_EVENT_DESTROYED] = {
    .describe = describe_destroyed,
    .duration_ms = 1000,
    .sound = "destroyed",
    .recap = ROBO_LOG_RECAP_ALWAYS,
    .topic = "destroyed",
    .rule = N_ ("A robot is destroyed when its monitor is full of damage or when it falls into a pit. It’s out at once, its mines leave the arena, and its dice are skipped for the rest of the round."),
  },
  [ROBO_EVENT_CREDIT] = {
    /* Translators: %1$s and %2$s are robots; the first gets the victory point. */
    .sentence = N_ ("%1$s gets 1 VP for destroying %2$s."),
    .words = { WORD_SEAT, WORD_OF },
    .duration_ms = 350,
    .sound = "vp",
    .recap = ROBO_LOG_RECAP_ALWAYS,
    .topic = "destroyed",
    .rule = N_ ("You get 1 victory point when you destroy another robot: by firing, by pushing, or as the owner of what detonated. A destroyed KillBot gives you one only if it has any; your own robot gives you none."),
  },
  [ROBO_EVENT_FIRE] = {
    .describe = describe_fire,
    .duration_ms = 380,
    .sound = "fire",
    .topic = "firing",
    .rule = N_ ("A red die fires in the direction of its key. The beam goes as far as a wall or the border, and stops at the first robot or mine."),
  },
  [ROBO_EVENT_HIT] = {
    .describe = describe_hit,
    .duration_ms = 180,
    .topic = "firing",
    .rule = N_ ("The first robot in the line of fire is hit and takes 1 damage."),
  },
  [ROBO_EVENT_MINE_LAID] = {
    /* Translators: %1$s is a robot, %2$s is a space such as 4|2. */
    .sentence = N_ ("%1$s lays a mine on %2$s."),
    .words = { WORD_SEAT, WORD_AT },
    .duration_ms = 200,
    .sound = "mine",
    .topic = "mines",
    .rule = N_ ("Once the robot has taken its first step, the mine stays behind on the space the robot left."),
  },
  [ROBO_EVENT_MINE_TAKEN] = {
    /* Translators: %1$s is a robot, %2$s is a space such as 4|2. */
    .sentence = N_ ("%1$s picks up the mine on %2$s."),
    .words = { WORD_SEAT, WORD_AT },
    .duration_ms = 200,
    .sound = "mine",
    .topic = "mines",
    .rule = N_ ("If all the mines are already in the arena, one is picked up and laid again."),
  },
  [ROBO_EVENT_MINE_OFF] = {
    /* Translators: %1$s is a robot, %2$s is a space such as 4|2. */
    .sentence = N_ ("%1$s’s mine detonates on %2$s."),
    .words = { WORD_SEAT, WORD_AT },
    .duration_ms = 300,
    .topic = "mines#going-off",
    .rule = N_ ("A mine that’s entered, pushed or damaged is set off and leaves the arena; it detonates before the step continues."),
  },
  [ROBO_EVENT_MINE_GONE] = {
    /* Translators: %1$s is a robot, %2$s is a space such as 4|2. */
    .sentence = N_ ("%1$s’s mine on %2$s leaves the arena."),
    .words = { WORD_SEAT, WORD_AT },
    .duration_ms = 150,
    .topic = "destroyed#out",
    .rule = N_ ("Mines leave the arena when their robot does or when the module that lays them is unequipped."),
  },
  [ROBO_EVENT_DETONATE] = {
    .describe = describe_detonate,
    .duration_ms = 800,
    .sound = "detonation",
    .topic = "mines",
    .rule = N_ ("A detonation deals its damage to everything on its space and on all adjacent spaces, except behind walls. That includes its owner’s robot."),
  },
  [ROBO_EVENT_JUMP] = {
    /* Translators: %1$s is a robot, %2$s and %3$s are spaces such as 4|2. */
    .sentence = N_ ("%1$s jumps from %2$s to %3$s."),
    .words = { WORD_SEAT, WORD_AT, WORD_TO },
    .duration_ms = 450,
    .sound = "jet",
    .topic = "modules",
    .rule = N_ ("A jump goes over robots and mines as far as the die shows, but stops in front of a wall."),
  },
  [ROBO_EVENT_LAND] = {
    /* Translators: %1$s is a robot, %2$s is a space such as 4|2. */
    .sentence = N_ ("%1$s lands on the robot on %2$s."),
    .words = { WORD_SEAT, WORD_AT },
    .duration_ms = 250,
    .sound = "land",
    .topic = "modules",
    .rule = N_ ("The robot on the landing space takes damage and is pushed away; if it can’t be pushed, it’s destroyed."),
  },
  [ROBO_EVENT_SWAP] = {
    /* Translators: %1$s is a robot, %2$s and %3$s are spaces such as 4|2. */
    .sentence = N_ ("%1$s teleports from %2$s to %3$s, swapping spaces."),
    .words = { WORD_SEAT, WORD_AT, WORD_TO },
    .duration_ms = 500,
    .sound = "teleport",
    .topic = "modules",
    .rule = N_ ("The robot swaps spaces with whatever’s in its line of fire. This doesn’t count as movement: no mine detonates, and pits, barriers and anchors don’t matter."),
  },
  [ROBO_EVENT_REPROGRAM] = {
    /* Translators: %1$s and %2$s are robots. */
    .sentence = N_ ("%1$s reprograms %2$s."),
    .words = { WORD_BY, WORD_SEAT },
    .duration_ms = 400,
    .recap = ROBO_LOG_RECAP_OWN,
    .topic = "modules",
    .rule = N_ ("One of the other robot’s remaining dice moves to another key but keeps its value; a KillBot is turned instead."),
  },
  [ROBO_EVENT_HIGH_VOLTAGE] = {
    /* Translators: %s is a space such as 4|2. */
    .sentence = N_ ("High voltage strikes on %s."),
    .words = { WORD_AT },
    .duration_ms = 350,
    .sound = "lightning",
    .topic = "high-voltage",
    .rule = N_ ("The resolution begins with 1 lightning damage to everything on high-voltage spaces."),
  },
  [ROBO_EVENT_TAKE_VP] = {
    .describe = describe_take_vp,
    .duration_ms = 600,
    .sound = "vp",
    .recap = ROBO_LOG_RECAP_ALWAYS,
    .topic = "vp-space",
    .rule = N_ ("During resolution, robots on VP spaces take all VP tokens there, in order of starting number."),
  },
  [ROBO_EVENT_REPAIR] = {
    /* Translators: %s is a robot. */
    .sentence = N_ ("%s is repaired."),
    .words = { WORD_SEAT },
    .duration_ms = 300,
    .sound = "repair",
    .recap = ROBO_LOG_RECAP_OWN,
    .topic = "workshop",
    .rule = N_ ("A robot loses all its damage when it’s repaired in a workshop, and before it reboots."),
  },
  [ROBO_EVENT_DRAW] = {
    .describe = describe_draw,
    .duration_ms = 300,
    .sound = "draw",
    .recap = ROBO_LOG_RECAP_OWN,
    .topic = "destroyed#out",
    .rule = N_ ("You may draw a module in a workshop, and you draw one when someone else gets a victory point for destroying your robot."),
  },
  [ROBO_EVENT_WIN] = {
    .describe = describe_win,
    .duration_ms = 2400,
    .sound = "win",
    .level = LEVEL_PART,
    .recap = ROBO_LOG_RECAP_ALWAYS,
    .topic = "aim",
    .rule = N_ ("The first to reach the goal wins on the spot. KillBots are a squad; their victory points add up."),
  },
  [ROBO_EVENT_JAM] = {
    .describe = describe_jam,
    .duration_ms = 600,
    .recap = ROBO_LOG_RECAP_OWN,
    .topic = "modules",
    .rule = N_ ("Of the dice still to act, the one that would act first is removed."),
  },
  [ROBO_EVENT_DISABLE] = {
    /* Translators: %1$s and %2$s are robots. */
    .sentence = N_ ("%1$s disables %2$s’s modules until the end of the round."),
    .words = { WORD_BY, WORD_SEAT },
    .duration_ms = 600,
    .recap = ROBO_LOG_RECAP_OWN,
    .topic = "modules",
    .rule = N_ ("Modules that are switched off stay off until the end of the round. Earlier decisions still apply."),
  },
  [ROBO_EVENT_STEAL] = {
    .describe = describe_steal,
    .duration_ms = 800,
    .sound = "vp",
    .recap = ROBO_LOG_RECAP_ALWAYS,
    .topic = "modules",
    .rule = N_ ("The module takes victory points from another robot, but no more than that robot has."),
  },
  [ROBO_EVENT_PAY] = {
    .describe = describe_pay,
    .duration_ms = 500,
    .recap = ROBO_LOG_RECAP_OWN,
    .topic = "modules",
    .rule = N_ ("If a module costs something, you pay each time you use it, before anything else happens."),
  },
};

/* The formats below come from the table, and msgfmt checks them in every translation. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
static char *
fill_sentence (const Line   *line,
               const char   *sentence,
               const guint8 *words)
{
  return g_strdup_printf (_ (sentence), line->words[words[0]], line->words[words[1]], line->words[words[2]]);
}
#pragma GCC diagnostic pop

char *
robo_log_describe (const RoboEvent    *event,
                   const RoboLogNames *names)
{
  Line  line = { .event = event, .names = names };
  char *sentence;

  g_return_val_if_fail (event != NULL && names != NULL && names->columns > 0, NULL);
  g_return_val_if_fail (event->type < ROBO_N_EVENT_TYPES, NULL);

  line.words[WORD_SEAT] = robo_log_marks_dup_name (names, event->seat);
  line.words[WORD_BY] = robo_log_marks_dup_name (names, event->by);
  line.words[WORD_OF] = robo_log_marks_dup_name (names, event->of);
  line.words[WORD_AT] = robo_log_marks_dup_space (event->at, names->columns);
  line.words[WORD_TO] = robo_log_marks_dup_space (event->to, names->columns);
  line.words[WORD_DIR] = g_strdup (robo_words_get_dir (event->key % ROBO_N_DIRS));
  if (rows[event->type].sentence != NULL)
    sentence = fill_sentence (&line, rows[event->type].sentence, rows[event->type].words);
  else
    sentence = rows[event->type].describe (&line);
  for (guint i = 0; i < N_WORDS; i++)
    g_free (line.words[i]);

  return sentence;
}

RoboLogLevel
robo_log_get_level (RoboEventType type,
                    RoboPhase     phase)
{
  g_return_val_if_fail (type < ROBO_N_EVENT_TYPES, ROBO_LOG_DETAIL);

  switch (rows[type].level)
    {
    case LEVEL_ROUND:
      return ROBO_LOG_ROUND;

    case LEVEL_PART:
      return ROBO_LOG_PART;

    case LEVEL_DIE:
      return ROBO_LOG_DIE;

    case LEVEL_BY_PHASE:
      break;
    }

  return phase == ROBO_PHASE_ACTIVATION ? ROBO_LOG_DETAIL : ROBO_LOG_DIE;
}

RoboLogRecapLevel
robo_log_get_recap_level (RoboEventType type)
{
  g_return_val_if_fail (type < ROBO_N_EVENT_TYPES, ROBO_LOG_RECAP_NEVER);

  return rows[type].recap;
}

guint
robo_log_get_duration_ms (RoboEventType type)
{
  g_return_val_if_fail (type < ROBO_N_EVENT_TYPES, 0);

  return rows[type].duration_ms;
}

const char *
robo_log_get_sound (RoboEventType type)
{
  g_return_val_if_fail (type < ROBO_N_EVENT_TYPES, NULL);

  return rows[type].sound;
}

const char *
robo_log_get_rule (RoboEventType type,
                   const char  **topic)
{
  g_return_val_if_fail (type < ROBO_N_EVENT_TYPES && topic != NULL, NULL);

  *topic = rows[type].topic;

  return _ (rows[type].rule);
}
