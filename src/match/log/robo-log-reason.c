// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-log-reason.h"

#include <glib/gi18n.h>

#include "replay/robo-cause.h"

/* Holds a rule and its topic in the help. */
typedef struct
{
  const char *topic;
  const char *text;
} Rule;

/* These rules belong to a module or a phase and not to a type of event. */
static const Rule pushed_by_card = { "pushing", N_ ("A module moves a robot step by step in one direction, along with everyone in front of it, until a step fails.") };
static const Rule die_turned = { "modules", N_ ("A module moves the die to another key; its value and place in the order stay the same.") };
static const Rule drawn_in_workshop = { "workshop", N_ ("During resolution, a player whose robot is in a workshop either repairs the robot or draws a module.") };
static const Rule repaired_by_card = { "modules", N_ ("A module removes damage from the monitor and the shields of its robot.") };
static const Rule repaired_before_reboot = { "preparation", N_ ("Robots that are out lose all their damage before they reboot.") };

static RoboPhase
find_phase (const RoboEvent *events,
            guint            index)
{
  for (guint i = index + 1; i > 0; i--)
    {
      if (events[i - 1].type == ROBO_EVENT_PHASE)
        return events[i - 1].value;
    }

  return ROBO_PHASE_SETUP;
}

static const Rule *
find_other_rule (const RoboEvent *events,
                 guint            index,
                 RoboEventType    cause)
{
  switch ((RoboEventType)events[index].type)
    {
    case ROBO_EVENT_PUSH:
      return cause == ROBO_EVENT_USE ? &pushed_by_card : NULL;

    case ROBO_EVENT_TURN:
      return cause == ROBO_EVENT_USE || cause == ROBO_EVENT_REPROGRAM ? &die_turned : NULL;

    case ROBO_EVENT_DRAW:
      return cause != ROBO_EVENT_CREDIT && events[index].cause != ROBO_CAUSE_UNKNOWN ? &drawn_in_workshop : NULL;

    case ROBO_EVENT_REPAIR:
      if (find_phase (events, index) == ROBO_PHASE_PREPARATION)
        return &repaired_before_reboot;
      return find_phase (events, index) == ROBO_PHASE_ACTIVATION ? &repaired_by_card : NULL;

    default:
      return NULL;
    }
}

/* Returns whether the rule of the cause explains more than the rule of the event. It does if the cause is the source
 * of damage, or the landing before a push. */
static gboolean
has_better_rule (RoboEventType cause,
                 RoboEventType type)
{
  switch (cause)
    {
    case ROBO_EVENT_LAND:
      return type == ROBO_EVENT_DAMAGE || type == ROBO_EVENT_PUSH;

    case ROBO_EVENT_DETONATE:
    case ROBO_EVENT_BARRIER:
    case ROBO_EVENT_HIGH_VOLTAGE:
    case ROBO_EVENT_HIT:
      return type == ROBO_EVENT_DAMAGE;

    default:
      return FALSE;
    }
}

static void
set_rule (RoboLogReason   *self,
          const RoboEvent *events,
          guint            index)
{
  RoboEventType type = events[index].type;
  guint         cause = robo_cause_get (events, index);
  RoboEventType cause_type = cause < index ? events[cause].type : ROBO_EVENT_ROUND;
  const Rule   *other = find_other_rule (events, index, cause_type);

  if (other)
    {
      self->rule = _ (other->text);
      self->topic = other->topic;
    }
  else
    self->rule = robo_log_get_rule (has_better_rule (cause_type, type) ? cause_type : type, &self->topic);
}

static const RoboEvent *
get_cause (const RoboEvent *events,
           GArray          *causes,
           guint            i)
{
  return &events[g_array_index (causes, guint, i)];
}

/* Returns how many of the causes count. If the operator who reprogrammed a die is credited with its effects (R8.12),
 * the reprogramming is the last cause that counts, so that the die does not count. */
static guint
count_relevant_causes (const RoboEvent *events,
                       guint            index,
                       GArray          *causes)
{
  guint credited = ROBO_NO_SEAT;

  if (events[index].type == ROBO_EVENT_DESTROYED)
    credited = events[index].by;
  else if (events[index].type == ROBO_EVENT_CREDIT)
    credited = events[index].seat;

  for (guint i = causes->len; i > 0 && credited != ROBO_NO_SEAT; i--)
    {
      const RoboEvent *event = get_cause (events, causes, i - 1);

      if (event->type == ROBO_EVENT_REPROGRAM && event->by == credited)
        return i;
    }

  return causes->len;
}

/* Returns the last event of a type among the first `n_causes` causes, or NULL. Ignores causes before the activation
 * of the die that acts. */
static const RoboEvent *
find_in_chain (const RoboEvent *events,
               GArray          *causes,
               guint            n_causes,
               RoboEventType    type)
{
  for (guint i = n_causes; i > 0; i--)
    {
      const RoboEvent *event = get_cause (events, causes, i - 1);

      if (event->type == type)
        return event;
      /* Events before the activation, such as a roll, have only put the die on its key. */
      if (event->type == ROBO_EVENT_ACTIVATE)
        return NULL;
    }

  return NULL;
}

/* Finds the last mine that went off in the chain of causes, and returns the use of the module that laid it. Returns
 * NULL if there is no such mine, or if a module was used or a die was activated after it, because these are more
 * important. */
static const RoboEvent *
find_mine_layer (const RoboEvent *events,
                 guint            index,
                 GArray          *causes)
{
  guint mine = index;
  guint laid;
  guint use;

  for (guint i = causes->len; i > 0 && events[mine].type != ROBO_EVENT_MINE_OFF; i--)
    {
      if (events[mine].type == ROBO_EVENT_USE || events[mine].type == ROBO_EVENT_ACTIVATE)
        return NULL;
      mine = g_array_index (causes, guint, i - 1);
    }
  laid = events[mine].type == ROBO_EVENT_MINE_OFF ? robo_cause_find_laying (events, mine) : ROBO_CAUSE_NONE;
  use = laid != ROBO_CAUSE_NONE ? robo_cause_get (events, laid) : ROBO_CAUSE_NONE;

  return use < index && events[use].type == ROBO_EVENT_USE ? &events[use] : NULL;
}

/* Finds a module that works without an event for its use: it allows two dice on a unit, or blue dice on diagonal
 * keys. */
static guint
find_passive (const RoboEvent    *event,
              const RoboCards    *cards,
              const RoboLogNames *names)
{
  gboolean is_slanted_move = event->type == ROBO_EVENT_ACTIVATE && event->colour == ROBO_BLUE && event->key % 2 == 1;

  for (guint i = 0; cards && i < ROBO_MAX_SLOTS; i++)
    {
      const RoboCard *card = names->equipped[i] < cards->n_cards ? &cards->cards[names->equipped[i]] : NULL;

      if (card && ((event->type == ROBO_EVENT_KEEP && robo_card_get_ability (card, ROBO_ABILITY_ALL_DICE)) ||
                   (is_slanted_move && robo_card_get_ability (card, ROBO_ABILITY_DIAGONAL_MOVES))))
        return names->equipped[i];
    }

  return ROBO_NO_CARD;
}

static const char *
get_robot (const RoboLogNames *names,
           guint               seat)
{
  return seat < ROBO_MAX_ROBOTS && names->players[seat] ? names->players[seat] : "";
}

static char *
dup_summary (const RoboEvent    *use,
             const RoboEvent    *die,
             const RoboLogNames *names)
{
  const char *module = use && use->card < names->n_cards ? names->cards[use->card] : NULL;
  const char *user = module ? get_robot (names, use->seat) : NULL;
  const char *owner = die ? get_robot (names, die->seat) : NULL;

  if (!die && !module)
    return NULL;
  if (!die)
    /* Translators: This says why something happened. %1$s is a robot, %2$s is its module, such as “Telescopic Arm”. */
    return g_strdup_printf (_ ("Because of %1$s’s %2$s."), user, module);
  if (!module && die->colour == ROBO_BLUE)
    /* Translators: This says why something happened. %1$s is a robot, %2$u is what its die shows. */
    return g_strdup_printf (_ ("Because of %1$s’s blue %2$u."), owner, die->value);
  if (!module)
    /* Translators: This says why something happened. %1$s is a robot, %2$u is what its die shows. */
    return g_strdup_printf (_ ("Because of %1$s’s red %2$u."), owner, die->value);
  if (die->seat == use->seat && die->colour == ROBO_BLUE)
    /* Translators: This says why something happened. %1$s is a robot, %2$s is its module, such as “Shock Pulse”, and
     * %3$u is what its die shows. */
    return g_strdup_printf (_ ("Because of %1$s’s %2$s and blue %3$u."), user, module, die->value);
  if (die->seat == use->seat)
    /* Translators: This says why something happened. %1$s is a robot, %2$s is its module, such as “Power Beam”, and
     * %3$u is what its die shows. */
    return g_strdup_printf (_ ("Because of %1$s’s %2$s and red %3$u."), user, module, die->value);
  if (die->colour == ROBO_BLUE)
    /* Translators: This says why something happened. %1$s is a robot, %2$s is its module, such as “Bomb”, %3$s is
     * another robot, and %4$u is what the die of that other robot shows. */
    return g_strdup_printf (_ ("Because of %1$s’s %2$s, after %3$s’s blue %4$u."), user, module, owner, die->value);

  /* Translators: This says why something happened. %1$s is a robot, %2$s is its module, such as “Bomb”, %3$s is another
   * robot, and %4$u is what the die of that other robot shows. */
  return g_strdup_printf (_ ("Because of %1$s’s %2$s, after %3$s’s red %4$u."), user, module, owner, die->value);
}

RoboLogReason *
robo_log_reason_new (const RoboEvent    *events,
                     guint               index,
                     const RoboCards    *cards,
                     const RoboLogNames *names)
{
  RoboLogReason   *self;
  const RoboEvent *use;
  guint            n_causes;

  g_return_val_if_fail (events != NULL && names != NULL && events[index].type < ROBO_N_EVENT_TYPES, NULL);

  self = g_new0 (RoboLogReason, 1);
  self->causes = robo_cause_dup_chain (events, index);
  set_rule (self, events, index);
  n_causes = count_relevant_causes (events, index, self->causes);
  use = find_mine_layer (events, index, self->causes);
  if (!use)
    use = find_in_chain (events, self->causes, n_causes, ROBO_EVENT_USE);
  if (robo_cause_get (events, index) == ROBO_CAUSE_UNKNOWN && robo_event_type_follows (events[index].type))
    /* Translators: This stands in place of the reason why something happened, in a game that was played with an older
     * version of the program. */
    self->summary = g_strdup (_ ("What led to this wasn’t recorded."));
  else
    self->summary = dup_summary (use, find_in_chain (events, self->causes, n_causes, ROBO_EVENT_ACTIVATE), names);
  if (events[index].type == ROBO_EVENT_USE)
    use = &events[index];
  self->card = use ? use->card : find_passive (&events[index], cards, names);

  return self;
}

void
robo_log_reason_free (RoboLogReason *self)
{
  g_free (self->summary);
  g_array_unref (self->causes);
  g_free (self);
}
