// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-log-reason.h"

#include <glib/gi18n.h>

#include "trace/robo-cause.h"

/* A rule, and the chapter of the rules it is from. */
typedef struct
{
  guint       chapter;
  const char *text;
} Rule;

static const char *const chapters[] = {
  NULL,
  N_ ("The board"),
  N_ ("Pieces and their state"),
  N_ ("Set-up and modes"),
  N_ ("Phase 0, preparation"),
  N_ ("Phase 1, programming"),
  N_ ("Phase 2, activation"),
  N_ ("Steps, pushes, damage, destruction"),
  N_ ("Modules"),
  N_ ("KillBots"),
  N_ ("Phase 3, resolution"),
};

static const Rule rules[ROBO_N_EVENT_TYPES] = {
  [ROBO_EVENT_ROUND] = { 4, N_ ("A round has four phases: preparation, programming, activation and resolution. Rounds follow one another until somebody has enough victory points.") },
  [ROBO_EVENT_PHASE] = { 4, N_ ("A round has four phases: preparation, programming, activation and resolution. Rounds follow one another until somebody has enough victory points.") },
  [ROBO_EVENT_TOKEN] = { 4, N_ ("At the beginning of a round a VP token is placed if too few lie in the arena. Which VP space gets it is drawn from a bag.") },
  [ROBO_EVENT_EQUIP] = { 4, N_ ("In the preparation each operator may change its equipped modules, in order of the starting numbers.") },
  [ROBO_EVENT_REBOOT] = { 4, N_ ("A robot that is out is placed on a starting space of its side, without any damage.") },
  [ROBO_EVENT_SHOVE] = { 4, N_ ("What stands on a starting space is pushed one space in the direction of its arrow when a robot reboots there.") },
  [ROBO_EVENT_NO_START] = { 4, N_ ("A starting space cannot be used if what stands on it cannot be pushed away without harm. A robot with no other starting space stays out for the round.") },
  [ROBO_EVENT_NUMBER] = { 4, N_ ("From the second round on, who had the higher sum of dice in the last round gets the lower starting number. By another rule option it is the order in which programs were confirmed, or luck.") },
  [ROBO_EVENT_PROGRAMMED] = { 5, N_ ("Everybody programs at once and in secret. A confirmed program is final; all are revealed together.") },
  [ROBO_EVENT_UNIT] = { 6, N_ ("Control units I, II and III are activated one after the other, each for all robots.") },
  [ROBO_EVENT_ROLL] = { 9, N_ ("Before each control unit a KillBot rolls one die. It is red if the KillBot spots a robot or stands on a VP token, else blue; 4, 5 and 6 count as 3, 2 and 1.") },
  [ROBO_EVENT_ACTIVATE] = { 6, N_ ("Within a control unit the lower die acts first; of equal ones blue before red; of equal ones of a colour the lower starting number.") },
  [ROBO_EVENT_KEEP] = { 6, N_ ("Of two dice on one control unit only one stays: its operator chooses when the first of them comes up.") },
  [ROBO_EVENT_SKIP] = { 6, N_ ("The dice of a robot that is out of the arena are not activated.") },
  [ROBO_EVENT_USE] = { 6, N_ ("With a die that it fits an equipped module may be used, at most once per die. Modules without a die are used whenever their occasion arises.") },
  [ROBO_EVENT_TURN] = { 9, N_ ("A KillBot turns to the nearest thing it spots, or as a caution line says. A die may be turned to another key by a module.") },
  [ROBO_EVENT_STEP] = { 6, N_ ("A blue die moves its robot as many spaces as it shows, in the direction of its key, unless something is in the way.") },
  [ROBO_EVENT_FAIL] = { 7, N_ ("A step is not made if a wall or the border of the arena is in the way, or robots that cannot be pushed. Then the movement ends; a KillBot tries its next step.") },
  [ROBO_EVENT_PUSH] = { 7, N_ ("A robot that moves pushes those in front of it, all in a row, one space for each of its steps.") },
  [ROBO_EVENT_BARRIER] = { 7, N_ ("Who crosses a lightning barrier, by itself or pushed, takes 1 lightning damage before it moves.") },
  [ROBO_EVENT_LIGHTNING] = { 7, N_ ("With the right module lightning damage can be turned away: it strikes all adjacent spaces instead.") },
  [ROBO_EVENT_DAMAGE] = { 7, N_ ("Damage that no shield takes goes to the monitor. A robot whose monitor is full is destroyed.") },
  [ROBO_EVENT_ABSORB] = { 7, N_ ("Damage may be put on a shield as long as there is room on it; the rest goes to the monitor.") },
  [ROBO_EVENT_FALL] = { 7, N_ ("A robot that enters a pit or water falls in and is destroyed at once, unless it hovers.") },
  [ROBO_EVENT_DESTROYED] = { 2, N_ ("A robot is destroyed when its monitor is full of damage or when it falls into a pit. It is out at once, its mines leave the arena, and its dice are skipped for the rest of the round.") },
  [ROBO_EVENT_CREDIT] = { 7, N_ ("Who destroys another robot gets 1 victory point: the one who shot, pushed, or owned what went off. A destroyed KillBot gives it only if it has one; nobody gets one for destroying its own robot.") },
  [ROBO_EVENT_FIRE] = { 6, N_ ("A red die fires in the direction of its key. The beam goes on until a wall or the border and stops at the first robot or mine.") },
  [ROBO_EVENT_HIT] = { 6, N_ ("The first robot in the line of fire is hit and takes 1 damage.") },
  [ROBO_EVENT_MINE_LAID] = { 8, N_ ("The mine is left on the space from which the robot started, as soon as it has made its first step.") },
  [ROBO_EVENT_MINE_TAKEN] = { 8, N_ ("Without a token left, one of the own mines is taken up to be laid again.") },
  [ROBO_EVENT_MINE_OFF] = { 7, N_ ("A mine that is entered, pushed or damaged is set off and leaves the arena; its detonation comes before the step goes on.") },
  [ROBO_EVENT_MINE_GONE] = { 2, N_ ("Mines leave the arena with their robot, and when the module that lays them is unequipped.") },
  [ROBO_EVENT_DETONATE] = { 7, N_ ("A detonation deals its damage to everything on its space and on all adjacent spaces that no wall separates from it, its owner’s robot too.") },
  [ROBO_EVENT_JUMP] = { 8, N_ ("A jump goes over robots and mines as far as the die shows, and ends before a wall.") },
  [ROBO_EVENT_LAND] = { 8, N_ ("The robot on the landing space takes damage and is pushed away; if it cannot be pushed it is destroyed.") },
  [ROBO_EVENT_SWAP] = { 8, N_ ("The robot changes places with what is in its line of fire. This is no movement: no mine goes off, and pits, barriers and anchors do not matter.") },
  [ROBO_EVENT_REPROGRAM] = { 8, N_ ("A die of the other robot that has not been activated is moved to another key, its value unchanged; a KillBot is turned.") },
  [ROBO_EVENT_HIGH_VOLTAGE] = { 10, N_ ("The resolution begins with 1 lightning damage to everything on high-voltage spaces.") },
  [ROBO_EVENT_TAKE_VP] = { 10, N_ ("In the resolution a robot on a VP space takes all VP tokens that lie there, in order of the starting numbers.") },
  [ROBO_EVENT_REPAIR] = { 10, N_ ("A robot drops all its damage when it is repaired in a workshop, and before it reboots.") },
  [ROBO_EVENT_DRAW] = { 7, N_ ("An operator draws a module in a workshop, and when somebody else gets a victory point for destroying its robot.") },
  [ROBO_EVENT_WIN] = { 10, N_ ("Who reaches the goal wins at that very moment. KillBots are a squad: their victory points count together.") },
};

/* What the cause adds to the rule. */
static const Rule pushed_by_card = { 7, N_ ("A module pushes a robot step by step in one direction, with all those in front of it; the first step that is not made ends it.") };
static const Rule damage_by_detonation = { 7, N_ ("A detonation deals its damage to everything on its space and on all adjacent spaces that no wall separates from it, its owner’s robot too.") };
static const Rule damage_by_barrier = { 7, N_ ("Who crosses a lightning barrier, by itself or pushed, takes 1 lightning damage before it moves.") };
static const Rule damage_by_voltage = { 10, N_ ("The resolution begins with 1 lightning damage to everything on high-voltage spaces.") };
static const Rule damage_by_hit = { 6, N_ ("The first robot in the line of fire is hit and takes 1 damage.") };
static const Rule damage_by_landing = { 8, N_ ("The robot on the landing space takes damage and is pushed away; if it cannot be pushed it is destroyed.") };
static const Rule die_turned = { 8, N_ ("A module turns the die to another key; its value and its place in the order stay the same.") };
static const Rule drawn_in_workshop = { 10, N_ ("In the resolution an operator whose robot stands in a workshop repairs it or draws a module.") };
static const Rule repaired_by_card = { 8, N_ ("A module takes damage off the monitor and the shields of its robot.") };
static const Rule repaired_before_reboot = { 4, N_ ("Before they reboot, robots that are out drop all their damage.") };

static const Rule *
get_damage_rule (RoboEventType cause)
{
  switch (cause)
    {
    case ROBO_EVENT_DETONATE:
      return &damage_by_detonation;

    case ROBO_EVENT_BARRIER:
      return &damage_by_barrier;

    case ROBO_EVENT_HIGH_VOLTAGE:
      return &damage_by_voltage;

    case ROBO_EVENT_HIT:
      return &damage_by_hit;

    case ROBO_EVENT_LAND:
      return &damage_by_landing;

    default:
      return &rules[ROBO_EVENT_DAMAGE];
    }
}

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
get_rule (const RoboEvent *events,
          guint            index,
          guint            cause)
{
  RoboEventType type = events[index].type;
  RoboEventType cause_type = cause < index ? events[cause].type : ROBO_EVENT_ROUND;

  if (type == ROBO_EVENT_PUSH && cause_type == ROBO_EVENT_LAND)
    return &damage_by_landing;
  if (type == ROBO_EVENT_PUSH && cause_type == ROBO_EVENT_USE)
    return &pushed_by_card;
  if (type == ROBO_EVENT_DAMAGE)
    return get_damage_rule (cause_type);
  if (type == ROBO_EVENT_TURN && (cause_type == ROBO_EVENT_USE || cause_type == ROBO_EVENT_REPROGRAM))
    return &die_turned;
  if (type == ROBO_EVENT_DRAW && (cause == ROBO_CAUSE_NONE || cause_type == ROBO_EVENT_USE))
    return &drawn_in_workshop;
  if (type == ROBO_EVENT_REPAIR && find_phase (events, index) == ROBO_PHASE_PREPARATION)
    return &repaired_before_reboot;
  if (type == ROBO_EVENT_REPAIR && find_phase (events, index) == ROBO_PHASE_ACTIVATION)
    return &repaired_by_card;

  return &rules[type];
}

static const RoboEvent *
get_cause (const RoboEvent *events,
           GArray          *causes,
           guint            i)
{
  return &events[g_array_index (causes, guint, i)];
}

static guint
get_credited (const RoboEvent *event)
{
  if (event->type == ROBO_EVENT_DESTROYED)
    return event->by;

  return event->type == ROBO_EVENT_CREDIT ? event->seat : ROBO_NO_SEAT;
}

/* Who reprogrammed the die gets what comes of it (R8.11): then that is what counts, and not the die. */
static guint
count_counting (const RoboEvent *events,
                guint            index,
                GArray          *causes)
{
  guint credited = get_credited (&events[index]);

  for (guint i = causes->len; i > 0 && credited != ROBO_NO_SEAT; i--)
    {
      const RoboEvent *event = get_cause (events, causes, i - 1);

      if (event->type == ROBO_EVENT_REPROGRAM && event->by == credited)
        return i;
    }

  return causes->len;
}

/* Of the first @n_causes the last one that is of @type, among those that belong to the die which acts. */
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
      /* What is before has only put that die where it lies. */
      if (event->type == ROBO_EVENT_ACTIVATE)
        return NULL;
    }

  return NULL;
}

/* The module by which the last mine was laid that went off on the way to @index; a module that was used after that
 * counts more. */
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

/* What nobody uses but only has: two dice on a unit, blue keys on a slant. */
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

static char *
dup_after_die (const char *robot,
               guint       colour,
               guint       value)
{
  if (colour == ROBO_BLUE)
    /* Translators: why something happened; %1$s is a robot, %2$u what its die shows */
    return g_strdup_printf (_ ("After %1$s’s blue %2$u."), robot, value);

  /* Translators: why something happened; %1$s is a robot, %2$u what its die shows */
  return g_strdup_printf (_ ("After %1$s’s red %2$u."), robot, value);
}

static char *
dup_by_own_module (const char *robot,
                   const char *module,
                   guint       colour,
                   guint       value)
{
  if (colour == ROBO_BLUE)
    /* Translators: why something happened; %1$s is a robot, %2$s its module such as Shock Pulse, %3$u what its die shows */
    return g_strdup_printf (_ ("By %1$s’s %2$s, after its blue %3$u."), robot, module, value);

  /* Translators: why something happened; %1$s is a robot, %2$s its module such as Power Beam, %3$u what its die shows */
  return g_strdup_printf (_ ("By %1$s’s %2$s, after its red %3$u."), robot, module, value);
}

static char *
dup_by_module (const char *robot,
               const char *module,
               const char *other,
               guint       colour,
               guint       value)
{
  if (colour == ROBO_BLUE)
    /* Translators: why something happened; %1$s is a robot, %2$s its module such as Bomb, %3$s another robot, %4$u what its die
     * shows */
    return g_strdup_printf (_ ("By %1$s’s %2$s, after %3$s’s blue %4$u."), robot, module, other, value);

  /* Translators: why something happened; %1$s is a robot, %2$s its module such as Bomb, %3$s another robot, %4$u what its die
   * shows */
  return g_strdup_printf (_ ("By %1$s’s %2$s, after %3$s’s red %4$u."), robot, module, other, value);
}

static const char *
get_robot (const RoboLogNames *names,
           guint               seat)
{
  return seat < ROBO_MAX_ROBOTS && names->robots[seat] ? names->robots[seat] : "";
}

static char *
dup_summary (const RoboEvent    *use,
             const RoboEvent    *die,
             const RoboLogNames *names)
{
  const char *module = use && use->card < names->n_cards ? names->cards[use->card] : NULL;

  if (!die && !module)
    return NULL;
  if (!module)
    return dup_after_die (get_robot (names, die->seat), die->colour, die->value);
  if (!die)
    /* Translators: why something happened; %1$s is a robot, %2$s its module such as Telescopic Arm */
    return g_strdup_printf (_ ("By %1$s’s %2$s."), get_robot (names, use->seat), module);
  if (die->seat == use->seat)
    return dup_by_own_module (get_robot (names, use->seat), module, die->colour, die->value);

  return dup_by_module (get_robot (names, use->seat), module, get_robot (names, die->seat), die->colour, die->value);
}

RoboLogReason *
robo_log_reason_new (const RoboEvent    *events,
                     guint               index,
                     const RoboCards    *cards,
                     const RoboLogNames *names)
{
  RoboLogReason   *self;
  const RoboEvent *use;
  const Rule      *rule;
  guint            n_causes;

  g_return_val_if_fail (events != NULL && names != NULL && events[index].type < ROBO_N_EVENT_TYPES, NULL);

  self = g_new0 (RoboLogReason, 1);
  self->causes = robo_cause_dup_chain (events, index);
  rule = get_rule (events, index, robo_cause_get (events, index));
  self->rule = _ (rule->text);
  self->chapter = rule->chapter;

  n_causes = count_counting (events, index, self->causes);
  use = find_mine_layer (events, index, self->causes);
  if (!use)
    use = find_in_chain (events, self->causes, n_causes, ROBO_EVENT_USE);
  if (robo_cause_get (events, index) == ROBO_CAUSE_UNKNOWN && robo_event_type_follows (events[index].type))
    /* Translators: why something happened, of a game that an older version played */
    self->summary = g_strdup (_ ("It was not recorded what led to this."));
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

const char *
robo_log_reason_get_chapter_title (guint chapter)
{
  g_return_val_if_fail (chapter > 0 && chapter < G_N_ELEMENTS (chapters), "");

  return _ (chapters[chapter]);
}
