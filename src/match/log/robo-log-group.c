// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-log-group.h"

#include <string.h>

#include <glib/gi18n.h>

#include "files/xml/robo-word-list.h"
#include "replay/robo-cause.h"
#include "robo-words.h"

#include "robo-log-marks.h"

/* Events of a log line */

static gboolean
is_heading (RoboEventType type)
{
  return type == ROBO_EVENT_ROUND || type == ROBO_EVENT_PHASE || type == ROBO_EVENT_UNIT;
}

gboolean
robo_log_group_contains (const RoboEvent *events,
                         guint            first,
                         guint            index)
{
  RoboEventType begins = events[first].type;
  RoboEventType type = events[index].type;
  guint         cause;

  g_return_val_if_fail (events != NULL && first < index, FALSE);

  switch (type)
    {
    case ROBO_EVENT_ROUND:
    case ROBO_EVENT_EQUIP:
    case ROBO_EVENT_WIN:
      return FALSE;

    case ROBO_EVENT_PHASE:
      return begins == ROBO_EVENT_ROUND;

    case ROBO_EVENT_UNIT:
      return begins == ROBO_EVENT_PHASE;

    case ROBO_EVENT_PROGRAMMED:
      return begins == type || begins == ROBO_EVENT_PHASE;

    case ROBO_EVENT_ROLL:
      return begins == type ||
             (is_heading (begins) && (events[index - 1].type == type || is_heading (events[index - 1].type)));

    case ROBO_EVENT_TOKEN:
    case ROBO_EVENT_NUMBER:
    case ROBO_EVENT_SKIP:
    case ROBO_EVENT_KEEP:
      return begins == type;

    case ROBO_EVENT_ACTIVATE:
      return begins == ROBO_EVENT_KEEP && events[index - 1].type == ROBO_EVENT_KEEP;

    case ROBO_EVENT_REBOOT:
      return begins == ROBO_EVENT_REBOOT || begins == ROBO_EVENT_REPAIR;

    case ROBO_EVENT_REPAIR:
      if (begins == type && events[index - 1].type == type)
        return TRUE;
      G_GNUC_FALLTHROUGH;
    default:
      cause = robo_cause_get (events, index);

      return begins == ROBO_EVENT_ACTIVATE || begins == ROBO_EVENT_KEEP ||
             (cause < ROBO_CAUSE_UNKNOWN && cause >= first && cause < index);
    }
}

/* Text of a log line */

/* Holds the text of a log line while it is put together. `subject` is the robot of the last sentence, so that the
 * next sentence need not repeat its name. `bomber` owns the mine or bomb whose detonation was told. `told` is, by
 * seat, the space that the robot reached according to the text. */
typedef struct
{
  const RoboEvent *events;
  guint            first;
  guint            end;
  RoboLogNames    *names;
  GString         *text;
  GString         *folded;
  guint            subject;
  guint            bomber;
  guint8           told[ROBO_MAX_ROBOTS];
} Telling;

static void
mention (Telling *self,
         guint    seat)
{
  if (seat < ROBO_MAX_ROBOTS)
    self->names->mentioned |= 1u << seat;
}

static void
add_sentence (Telling *self,
              char    *sentence)
{
  if (self->text->len > 0)
    g_string_append_c (self->text, ' ');
  g_string_append (self->text, sentence);
  g_free (sentence);
}

/* Adds a sentence about a result of the action. */
static void
add_result (Telling *self,
            char    *sentence)
{
  add_sentence (self, robo_log_marks_dup_result (sentence));
  g_free (sentence);
}

static char *
dup_name (Telling *self,
          guint    seat)
{
  return robo_log_marks_dup_name (self->names, seat);
}

static char *
dup_place (Telling *self,
           guint    space)
{
  return robo_log_marks_dup_space (space, self->names->columns);
}

/* Returns how many successive events from `index` on have the type of the event at `index`. */
static guint
count_run (Telling *self,
           guint    index)
{
  guint end = index;

  while (end < self->end && self->events[end].type == self->events[index].type)
    end++;

  return end - index;
}

/* Returns a list such as "1. Ben’s Reaper and 2. Anna’s Hound". If one of the names is new in this round, all names
 * include their robots. */
static char *
dup_list (Telling *self,
          guint    index,
          guint    n_events)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) items = NULL;
  guint seats = 0;

  for (guint i = index; i < index + n_events; i++)
    seats |= self->events[i].seat < ROBO_MAX_ROBOTS ? 1u << self->events[i].seat : 0;
  if ((seats & ~self->names->mentioned) != 0)
    self->names->mentioned &= ~seats;

  for (guint i = index; i < index + n_events; i++)
    {
      const RoboEvent *event = &self->events[i];
      g_autofree char *name = dup_name (self, event->seat);
      g_autofree char *place = dup_place (self, event->at);
      g_autofree char *item = NULL;

      if (event->type == ROBO_EVENT_NUMBER)
        /* Translators: This is an item in a list of starting numbers. %1$s is a player, %2$u is the player’s number. */
        item = g_strdup_printf (_ ("%2$u. %1$s"), name, event->value);
      else if (event->type == ROBO_EVENT_REBOOT)
        /* Translators: This is an item in a list that says who reboots where. %1$s is a player, %2$s is a space such as
         * 4|2. */
        item = g_strdup_printf (_ ("%1$s on %2$s"), name, place);
      g_strv_builder_add (builder, item != NULL ? item : name);
      mention (self, event->seat);
    }
  items = g_strv_builder_end (builder);

  return robo_word_list_dup ((const char *const *)items);
}

/* Adds one sentence for events of one type that happen to several robots, one after the other. */
static guint
tell_list (Telling *self,
           guint    index)
{
  guint            n_events = count_run (self, index);
  g_autofree char *list = NULL;

  if (n_events < 2)
    return 0;

  switch ((RoboEventType)self->events[index].type)
    {
    case ROBO_EVENT_NUMBER:
      list = dup_list (self, index, n_events);
      /* Translators: %s is a list such as "1. Ben and 2. Anna". */
      add_sentence (self, g_strdup_printf (_ ("Starting numbers: %s."), list));
      return n_events;

    case ROBO_EVENT_PROGRAMMED:
      list = dup_list (self, index, n_events);
      /* Translators: %s is a list of players who have confirmed their programs. */
      add_sentence (self, g_strdup_printf (_ ("Programs confirmed: %s."), list));
      return n_events;

    case ROBO_EVENT_REBOOT:
      list = dup_list (self, index, n_events);
      /* Translators: %s is a list such as "Anna on 4|2 and Ben on 7|3". */
      add_sentence (self, g_strdup_printf (_ ("Reboots: %s."), list));
      return n_events;

    case ROBO_EVENT_REPAIR:
      list = dup_list (self, index, n_events);
      /* Translators: %s is a list of players whose robots are repaired. */
      add_sentence (self, g_strdup_printf (_ ("Repaired: %s."), list));
      return n_events;

    default:
      return 0;
    }
}

/* Puts events that players see elsewhere into the small print. Dice are shown beside the log lines in which they
 * act, and the panels show which seats are ready. The turn of a KillBot is visible in its next move or shot. */
static guint
tell_small_print (Telling *self,
                  guint    index)
{
  const RoboEvent *event = &self->events[index];
  const RoboEvent *next = index + 1 < self->end ? event + 1 : NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *plain = NULL;
  guint            mentioned = self->names->mentioned;
  gboolean         is_folded;

  switch ((RoboEventType)event->type)
    {
    case ROBO_EVENT_ROLL:
    case ROBO_EVENT_PROGRAMMED:
      is_folded = is_heading (self->events[self->first].type);
      break;

    case ROBO_EVENT_KEEP:
      is_folded = next != NULL && next->type == ROBO_EVENT_ACTIVATE && index + 2 < self->end;
      break;

    case ROBO_EVENT_TURN:
      is_folded = next != NULL &&
                  ((next->seat == event->seat &&
                    (next->type == ROBO_EVENT_STEP || next->type == ROBO_EVENT_FIRE || next->type == ROBO_EVENT_FAIL ||
                     next->type == ROBO_EVENT_USE || next->type == ROBO_EVENT_TURN)) ||
                   (next->type == ROBO_EVENT_PUSH && next->by == event->seat));
      break;

    default:
      is_folded = FALSE;
    }
  if (!is_folded)
    return 0;

  /* Don't let the small print count as the first mention of a name. */
  self->names->mentioned = G_MAXUINT;
  sentence = robo_log_describe (event, self->names);
  self->names->mentioned = mentioned;
  /* Remove the marks of spaces and names, because the small print is hidden until the reader opens it. */
  plain = robo_log_marks_strip (sentence, self->names->columns, NULL, NULL);
  g_string_append_printf (self->folded, "%s%s", self->folded->len > 0 ? "\n" : "", plain);

  return 1;
}

/* Adds the text of a heading that two events share: a round and its preparation, or the activation and its first
 * unit. */
static guint
tell_heading (Telling *self,
              guint    index)
{
  const RoboEvent *event = &self->events[index];
  g_autofree char *title = NULL;
  g_autofree char *part = NULL;

  if (index + 1 >= self->end || (event->type != ROBO_EVENT_ROUND && event->type != ROBO_EVENT_PHASE) ||
      !is_heading (event[1].type))
    return 0;

  title = robo_log_describe (event, self->names);
  part = robo_log_describe (event + 1, self->names);
  /* Translators: This is a heading in the log, made of the headings %1$s and %2$s, as in “Round 3 · Preparation” or
   * “Activation · Control unit I”. */
  add_sentence (self, g_strdup_printf (_ ("%1$s · %2$s"), title, part));

  return 2;
}

/* Tells where the robots end up that the mover pushes: in one sentence, or, without a mover, in one sentence for each
 * robot. */
static void
tell_pushes (Telling      *self,
             guint         mover,
             const guint8 *pushed_to)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *mover_name = dup_name (self, mover);
  g_autofree char *list = NULL;
  g_auto (GStrv) items = NULL;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      RoboEvent        push = { .type = ROBO_EVENT_PUSH, .seat = seat, .by = mover, .to = pushed_to[seat] };
      g_autofree char *name = NULL;
      g_autofree char *place = NULL;
      g_autofree char *item = NULL;

      if (pushed_to[seat] == ROBO_NO_SPACE)
        continue;
      if (mover >= ROBO_MAX_ROBOTS)
        {
          add_sentence (self, robo_log_describe (&push, self->names));
          mention (self, seat);
          continue;
        }

      name = dup_name (self, seat);
      place = dup_place (self, pushed_to[seat]);
      /* Translators: This is an item in a list of robots that are pushed, as in “Anna pushes Ben to 4|2 and Clara to
       * 5|2.” %1$s is a player, %2$s is a space such as 4|2. */
      item = g_strdup_printf (C_ ("pushed robot", "%1$s to %2$s"), name, place);
      g_strv_builder_add (builder, item);
      mention (self, seat);
    }
  items = g_strv_builder_end (builder);
  if (items[0] == NULL)
    return;

  list = robo_word_list_dup ((const char *const *)items);
  if (self->subject == mover)
    /* Translators: This follows a sentence about the player whose robot pushes. %s is a list such as “Ben to 4|2 and
     * Clara to 5|2”. */
    add_sentence (self, g_strdup_printf (_ ("Pushes %s."), list));
  else
    /* Translators: %1$s is a player, %2$s is a list such as “Ben to 4|2 and Clara to 5|2”. */
    add_sentence (self, g_strdup_printf (_ ("%1$s pushes %2$s."), mover_name, list));
  mention (self, mover);
  self->subject = mover;
}

static const RoboEvent *
get_next (Telling      *self,
          guint         index,
          RoboEventType type)
{
  return index + 1 < self->end && self->events[index + 1].type == type ? &self->events[index + 1] : NULL;
}

/* Returns the damage that the barrier of this event deals right after it, or NULL. */
static const RoboEvent *
get_barrier_damage (Telling *self,
                    guint    index)
{
  const RoboEvent *damage = get_next (self, index, ROBO_EVENT_DAMAGE);

  if (self->events[index].type != ROBO_EVENT_BARRIER || damage == NULL || damage->seat != self->events[index].seat ||
      damage->seat >= ROBO_MAX_ROBOTS)
    return NULL;

  return damage;
}

static void
tell_barriers (Telling *self,
               guint    seat,
               guint    amount)
{
  g_autofree char *name = dup_name (self, seat);

  /* Translators: %1$s is a player, %2$u is how much damage the player’s robot takes. */
  add_result (self, g_strdup_printf (g_dngettext (NULL, "%1$s crosses a lightning barrier: %2$u damage.",
                                                  "%1$s crosses a lightning barrier: %2$u damage.", amount),
                                     name, amount));
  mention (self, seat);
  self->subject = ROBO_NO_SEAT;
}

/* Describes a movement: the steps of one robot, the robots that it pushes, the barriers that they cross and the mine
 * that the robot lays. */
typedef struct
{
  guint            mover;
  guint            from; /* where the robot's own step began; ROBO_NO_SPACE if that step is still to come */
  guint            to;
  GPtrArray       *corners; /* array of char *: the spaces where the robot turns on its way */
  guint8           pushed_to[ROBO_MAX_ROBOTS];
  guint            n_pushed;
  guint            pushed;                  /* the robot that was pushed last */
  guint            struck[ROBO_MAX_ROBOTS]; /* by seat, damage by barriers */
  const RoboEvent *laid;
  const RoboEvent *taken; /* event in which the robot picked up the mine that it lays; or NULL */
} Way;

/* Reads a movement. Returns the number of its events. */
static guint
read_way (Telling *self,
          guint    index,
          Way     *way)
{
  guint start = index;
  guint end;

  /* The event about crossing a barrier comes before the event of the step. */
  while (start + 2 < self->end && get_barrier_damage (self, start) != NULL)
    start += 2;
  way->mover = self->events[start].type == ROBO_EVENT_STEP ? self->events[start].seat : self->events[start].by;
  for (end = index; end < self->end; end++)
    {
      const RoboEvent *event = &self->events[end];

      if (event->type == ROBO_EVENT_STEP && event->seat == way->mover)
        {
          way->from = way->from == ROBO_NO_SPACE ? event->at : way->from;
          way->to = event->to;
        }
      else if (event->type == ROBO_EVENT_PUSH && event->by == way->mover && event->seat != way->mover &&
               event->seat < ROBO_MAX_ROBOTS && !event->is_pull)
        {
          way->n_pushed += way->pushed_to[event->seat] == ROBO_NO_SPACE;
          way->pushed_to[event->seat] = event->to;
          way->pushed = event->seat;
        }
      else if (get_barrier_damage (self, end) != NULL)
        way->struck[event->seat] += self->events[++end].amount;
      else if (event->type == ROBO_EVENT_MINE_LAID && event->seat == way->mover && way->laid == NULL &&
               way->from != ROBO_NO_SPACE)
        way->laid = event;
      else if (event->type == ROBO_EVENT_MINE_TAKEN && event->seat == way->mover && way->laid == NULL &&
               way->from != ROBO_NO_SPACE && get_next (self, end, ROBO_EVENT_MINE_LAID) != NULL)
        way->taken = event;
      else if (event->type == ROBO_EVENT_TURN && event->seat == way->mover && way->from != ROBO_NO_SPACE &&
               end + 1 < self->end &&
               ((event[1].type == ROBO_EVENT_STEP && event[1].seat == way->mover) ||
                (event[1].type == ROBO_EVENT_PUSH && event[1].by == way->mover)))
        {
          g_ptr_array_add (way->corners, dup_place (self, way->to));
        }
      else
        break;
    }

  return end - index;
}

/* Returns the spaces where the robot turns, as a list, or NULL. Leaves out the last turn if it is on the space where
 * the movement ends, because the next events show that turn. */
static char *
dup_corners (const Way  *way,
             const char *to_place)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) corners = NULL;

  for (guint i = 0; i < way->corners->len; i++)
    {
      const char *corner = g_ptr_array_index (way->corners, i);

      if (i + 1 < way->corners->len || !g_str_equal (corner, to_place))
        g_strv_builder_add (builder, corner);
    }
  corners = g_strv_builder_end (builder);

  return corners[0] != NULL ? robo_word_list_dup ((const char *const *)corners) : NULL;
}

static void
tell_steps (Telling   *self,
            const Way *way)
{
  gboolean         is_subject = self->subject == way->mover;
  g_autofree char *mover_name = dup_name (self, way->mover);
  g_autofree char *from_place = dup_place (self, way->from);
  g_autofree char *to_place = dup_place (self, way->to);
  g_autofree char *corners = dup_corners (way, to_place);

  mention (self, way->mover);
  self->subject = way->mover;
  self->told[way->mover] = way->to;
  if (way->n_pushed == 1 && corners == NULL)
    {
      g_autofree char *pushed_name = dup_name (self, way->pushed);
      g_autofree char *pushed_place = dup_place (self, way->pushed_to[way->pushed]);

      if (is_subject)
        /* Translators: This follows a sentence about the player whose robot moves. %3$s is another player; %1$s, %2$s and
         * %4$s are spaces such as 4|2. */
        add_sentence (self, g_strdup_printf (_ ("Moves from %1$s to %2$s and pushes %3$s to %4$s."), from_place,
                                             to_place, pushed_name, pushed_place));
      else
        /* Translators: %1$s and %4$s are players; %2$s, %3$s and %5$s are spaces such as 4|2. */
        add_sentence (self, g_strdup_printf (_ ("%1$s moves from %2$s to %3$s and pushes %4$s to %5$s."), mover_name,
                                             from_place, to_place, pushed_name, pushed_place));
      mention (self, way->pushed);
      return;
    }

  if (corners != NULL && is_subject)
    /* Translators: This follows a sentence about the player whose robot moves. %1$s and %3$s are spaces such as 4|2, and
     * %2$s is one or more spaces on which the robot turns. */
    add_sentence (self, g_strdup_printf (_ ("Moves from %1$s via %2$s to %3$s."), from_place, corners, to_place));
  else if (corners != NULL)
    /* Translators: %1$s is a player, %2$s and %4$s are spaces such as 4|2, and %3$s is one or more spaces on which the
     * robot turns. */
    add_sentence (self, g_strdup_printf (_ ("%1$s moves from %2$s via %3$s to %4$s."), mover_name, from_place, corners,
                                         to_place));
  else if (is_subject)
    /* Translators: This follows a sentence about the player whose robot moves. Both placeholders are spaces such as
     * 4|2. */
    add_sentence (self, g_strdup_printf (_ ("Moves from %1$s to %2$s."), from_place, to_place));
  else
    /* Translators: %1$s is a player, %2$s and %3$s are spaces such as 4|2. */
    add_sentence (self, g_strdup_printf (_ ("%1$s moves from %2$s to %3$s."), mover_name, from_place, to_place));
  tell_pushes (self, way->mover, way->pushed_to);
}

/* Tells a movement of a robot: its steps in one sentence, however many they are, and pushes, damage by barriers and a
 * mine in the same or in further sentences. Returns the number of events that were told, or 0 if no movement begins
 * here. */
static guint
tell_movement (Telling *self,
               guint    index)
{
  g_autoptr (GPtrArray) corners = g_ptr_array_new_with_free_func (g_free);
  Way way = {
    .from = ROBO_NO_SPACE,
    .to = ROBO_NO_SPACE,
    .corners = corners,
    .pushed_to = { ROBO_NO_SPACE, ROBO_NO_SPACE, ROBO_NO_SPACE, ROBO_NO_SPACE },
    .pushed = ROBO_NO_SEAT,
  };
  guint n_events = read_way (self, index, &way);

  /* A robot is pushed before the mover makes its step, so there can be a push without a step yet. */
  if (way.from == ROBO_NO_SPACE && way.n_pushed == 0)
    return 0;

  if (way.from == ROBO_NO_SPACE)
    tell_pushes (self, way.mover, way.pushed_to);
  else
    tell_steps (self, &way);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    self->told[seat] = way.pushed_to[seat] != ROBO_NO_SPACE ? way.pushed_to[seat] : self->told[seat];

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (way.struck[seat] > 0 && seat == way.mover && way.n_pushed == 0)
        /* Translators: This follows a sentence such as “Anna moves from 6|9 to 6|5.” %u is how much damage Anna’s robot
         * takes. */
        add_result (self, g_strdup_printf (g_dngettext (NULL, "Lightning barrier: %u damage.",
                                                        "Lightning barrier: %u damage.", way.struck[seat]),
                                           way.struck[seat]));
      else if (way.struck[seat] > 0)
        tell_barriers (self, seat, way.struck[seat]);
    }
  if (way.laid != NULL)
    {
      g_autofree char *mine_place = dup_place (self, way.laid->at);
      g_autofree char *old_place = way.taken != NULL ? dup_place (self, way.taken->at) : NULL;

      if (old_place != NULL)
        /* Translators: This follows a sentence such as “Anna moves from 6|9 to 6|5.” %1$s and %2$s are spaces: the robot
         * picks up its mine on the first one and leaves it on the second one. */
        add_sentence (self, g_strdup_printf (_ ("Mine moved from %1$s to %2$s."), old_place, mine_place));
      else
        /* Translators: This follows a sentence such as “Anna moves from 6|9 to 6|5.” %s is the space on which the robot
         * leaves the mine. */
        add_sentence (self, g_strdup_printf (_ ("Mine laid on %s."), mine_place));
    }

  return n_events;
}

/* Adds a sentence about shots whose hits, if any, are told later; `ends` are the last spaces of the shots. */
static void
add_shots (Telling           *self,
           guint              seat,
           const char *const *ends)
{
  g_autofree char *name = dup_name (self, seat);
  g_autofree char *list = robo_word_list_dup (ends);

  if (self->subject == seat)
    /* Translators: This follows a sentence about the player whose robot fires. %s is the last space of the line of fire,
     * such as 4|2, or a list of these spaces if the robot fires in several directions. */
    add_sentence (self, g_strdup_printf (_ ("Fires as far as %s."), list));
  else
    /* Translators: %1$s is a player, %2$s is the last space of the line of fire, such as 4|2, or a list of these spaces
     * if the robot fires in several directions. */
    add_sentence (self, g_strdup_printf (_ ("%1$s fires as far as %2$s."), name, list));
  mention (self, seat);
  self->subject = seat;
}

/* Tells the shots of a robot that fires in several directions, except for those straight into a wall. */
static guint
tell_volley (Telling *self,
             guint    index)
{
  const RoboEvent *event = &self->events[index];
  guint            n_shots = event->type == ROBO_EVENT_FIRE ? count_run (self, index) : 0;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) ends = NULL;

  if (n_shots < 2)
    return 0;

  for (guint i = 0; i < n_shots; i++)
    {
      g_autofree char *end = dup_place (self, event[i].to);

      if (event[i].seat != event->seat)
        return 0;
      if (event[i].to != event[i].at)
        g_strv_builder_add (builder, end);
    }
  ends = g_strv_builder_end (builder);
  if (ends[0] == NULL)
    return 0;

  add_shots (self, event->seat, (const char *const *)ends);

  return n_shots;
}

/* Tells a shot that hits a robot. If the damage and the destruction are the next events, the sentence tells them,
 * too. */
static guint
tell_hit (Telling *self,
          guint    index)
{
  guint            start = index;
  const RoboEvent *hit = &self->events[index];
  const RoboEvent *damage;
  const RoboEvent *destroyed;
  g_autofree char *by = NULL;
  g_autofree char *seat = NULL;
  g_autofree char *at = NULL;

  if (hit->type == ROBO_EVENT_FIRE)
    hit = get_next (self, index++, ROBO_EVENT_HIT);
  if (hit == NULL || hit->type != ROBO_EVENT_HIT || hit->by >= ROBO_MAX_ROBOTS || hit->by == hit->seat)
    return 0;

  by = dup_name (self, hit->by);
  seat = dup_name (self, hit->seat);
  at = dup_place (self, hit->at);
  damage = get_next (self, index, ROBO_EVENT_DAMAGE);
  if (damage != NULL && damage->seat != hit->seat)
    damage = NULL;
  destroyed = damage != NULL ? get_next (self, index + 1, ROBO_EVENT_DESTROYED) : NULL;
  if (destroyed != NULL && (destroyed->seat != hit->seat || destroyed->by != hit->by))
    destroyed = NULL;
  if (damage == NULL)
    add_sentence (self, robo_log_describe (hit, self->names));
  else if (destroyed != NULL)
    /* Translators: %1$s and %2$s are players, %3$s is a space such as 4|2. */
    add_result (self, g_strdup_printf (_ ("%1$s hits and destroys %2$s on %3$s."), by, seat, at));
  else
    /* Translators: %1$s and %2$s are players, %3$u is how much damage the second one’s robot takes. */
    add_result (self, g_strdup_printf (g_dngettext (NULL, "%1$s hits %2$s: %3$u damage.",
                                                    "%1$s hits %2$s: %3$u damage.", damage->amount),
                                       by, seat, damage->amount));
  mention (self, hit->by);
  mention (self, hit->seat);
  self->subject = damage == NULL ? ROBO_NO_SEAT : hit->by;

  return index + 1 + (damage != NULL) + (destroyed != NULL) - start;
}

static guint
tell_barrier (Telling *self,
              guint    index)
{
  const RoboEvent *damage = get_barrier_damage (self, index);

  if (damage == NULL)
    return 0;

  tell_barriers (self, damage->seat, damage->amount);

  return 2;
}

/* Tells a shot that misses, or that a robot whose die is skipped is out. The die and its owner are shown beside the
 * log line. */
static guint
tell_nothing (Telling *self,
              guint    index)
{
  const RoboEvent *event = &self->events[index];
  g_autofree char *seat = NULL;
  g_autofree char *to = NULL;

  if (event->type == ROBO_EVENT_SKIP && count_run (self, index) == 1 &&
      (index == 0 || event[-1].type != ROBO_EVENT_SKIP))
    {
      seat = dup_name (self, event->seat);
      /* Translators: This stands in the log beside a die that is not activated. %s is the player whose robot is out of
       * the arena. */
      add_sentence (self, g_strdup_printf (_ ("%s is out."), seat));
    }
  else if (event->type == ROBO_EVENT_FIRE && event->at != event->to && index > 0 &&
           (event[-1].type == ROBO_EVENT_ACTIVATE || event[-1].type == ROBO_EVENT_USE))
    {
      to = dup_place (self, event->to);
      add_shots (self, event->seat, (const char *const[]){ to, NULL });
    }
  else if (event->type == ROBO_EVENT_FIRE && event->at == event->to && index > 0 &&
           (event[-1].type == ROBO_EVENT_ACTIVATE || event[-1].type == ROBO_EVENT_USE))
    {
      seat = dup_name (self, event->seat);
      /* Translators: %1$s is a player, %2$s is a direction such as “northeast”. A wall is right in front of the
       * robot. */
      add_sentence (self, g_strdup_printf (_ ("%1$s fires to the %2$s, straight into a "
                                              "wall."),
                                           seat, robo_words_get_dir (event->key)));
    }
  else
    return 0;

  mention (self, event->seat);
  self->subject = event->seat;

  return 1;
}

/* Tells that a robot is blocked on the space that it reached according to the text. */
static guint
tell_stop (Telling *self,
           guint    index)
{
  const RoboEvent *event = &self->events[index];

  if (event->type != ROBO_EVENT_FAIL || event->seat != self->subject || self->told[event->seat] != event->at)
    return 0;

  /* Translators: This follows a sentence such as “Anna moves from 6|9 to 6|5.”: the robot had to stop there. %s is a
   * direction such as “east”. */
  add_sentence (self, g_strdup_printf (_ ("Blocked to the %s."), robo_words_get_dir (event->key)));

  return 1;
}

/* Tells a fall, which includes the destruction. The sentence about the victory point tells which robot caused it. */
static guint
tell_fall (Telling *self,
           guint    index)
{
  const RoboEvent *event = &self->events[index];
  const RoboEvent *destroyed = get_next (self, index, ROBO_EVENT_DESTROYED);
  g_autofree char *seat = NULL;
  g_autofree char *at = NULL;

  if (event->type != ROBO_EVENT_FALL || destroyed == NULL || destroyed->seat != event->seat)
    return 0;

  seat = dup_name (self, event->seat);
  at = dup_place (self, event->at);
  if (event->seat < ROBO_MAX_ROBOTS && self->told[event->seat] == event->at)
    {
      if (self->names->terrain && self->names->terrain[event->at] == ROBO_TERRAIN_WATER)
        /* Translators: This follows a sentence about the way of the robot. %s is a player. */
        add_result (self, g_strdup_printf (_ ("%s falls into the water."), seat));
      else
        /* Translators: This follows a sentence about the way of the robot. %s is a player. */
        add_result (self, g_strdup_printf (_ ("%s falls into the pit."), seat));
    }
  else if (self->names->terrain && self->names->terrain[event->at] == ROBO_TERRAIN_WATER)
    /* Translators: %1$s is a player, %2$s a space such as 4|2. */
    add_result (self, g_strdup_printf (_ ("%1$s falls into the water on %2$s and is destroyed."), seat, at));
  else
    /* Translators: %1$s is a player, %2$s a space such as 4|2. */
    add_result (self, g_strdup_printf (_ ("%1$s falls into the pit on %2$s and is destroyed."), seat, at));
  mention (self, event->seat);
  self->subject = ROBO_NO_SEAT;

  return 2;
}

/* Says which player gets a victory point for the event that the sentence before has told. */
static guint
tell_credit (Telling *self,
             guint    index)
{
  const RoboEvent *event = &self->events[index];
  g_autofree char *seat = NULL;

  if (event->type != ROBO_EVENT_CREDIT || self->text->len == 0)
    return 0;

  seat = dup_name (self, event->seat);
  /* Translators: %s is a player, who gets a victory point for the event of the sentence before. */
  add_result (self, g_strdup_printf (_ ("%s: +1 VP."), seat));
  mention (self, event->seat);
  self->subject = ROBO_NO_SEAT;

  return 1;
}

/* Tells in one sentence that several mines of a robot leave the arena. */
static guint
tell_lost_mines (Telling *self,
                 guint    index)
{
  const RoboEvent *event = &self->events[index];
  guint            n_mines = event->type == ROBO_EVENT_MINE_GONE ? count_run (self, index) : 0;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) places = NULL;
  g_autofree char *seat = NULL;
  g_autofree char *list = NULL;

  if (n_mines < 2)
    return 0;

  for (guint i = 0; i < n_mines; i++)
    {
      g_autofree char *place = dup_place (self, event[i].at);

      if (event[i].seat != event->seat)
        return 0;
      g_strv_builder_add (builder, place);
    }
  places = g_strv_builder_end (builder);
  seat = dup_name (self, event->seat);
  list = robo_word_list_dup ((const char *const *)places);
  /* Translators: %1$s is a robot, %2$s is a list of two or more spaces such as “4|2 and 5|2”. */
  add_sentence (self, g_strdup_printf (_ ("%1$s’s mines on %2$s leave the arena."), seat, list));
  mention (self, event->seat);
  self->subject = ROBO_NO_SEAT;

  return n_mines;
}

/* Tells a detonation right after a sentence about the robot that causes it. */
static guint
tell_detonation (Telling *self,
                 guint    index)
{
  const RoboEvent *event = &self->events[index];
  g_autofree char *place = NULL;

  if (event->type != ROBO_EVENT_DETONATE || event->seat >= ROBO_MAX_ROBOTS || event->seat != self->subject)
    return 0;

  place = dup_place (self, event->at);
  /* Translators: This follows a sentence about the robot that causes the detonation. %1$s is a space such as 4|2, and %2$u
   * is how much damage the detonation deals. */
  add_sentence (self, g_strdup_printf (g_dngettext (NULL, "Detonation on %1$s: %2$u damage.",
                                                    "Detonation on %1$s: %2$u damage.", event->amount),
                                       place, event->amount));
  self->subject = ROBO_NO_SEAT;
  self->bomber = event->seat;

  return 1;
}

/* Leaves out events that need no sentence. The die is shown beside the log line, and the sentence before a
 * detonation has mentioned the mine. A KillBot that is blocked fails with each of its steps, but the log tells this
 * once. */
static guint
leave_out (Telling *self,
           guint    index)
{
  const RoboEvent *event = &self->events[index];

  if (event->type == ROBO_EVENT_ACTIVATE && index + 1 < self->end)
    return 1;
  if (index == self->first)
    return 0;
  if (event->type == ROBO_EVENT_FAIL)
    return event[-1].type == ROBO_EVENT_FAIL && event[-1].seat == event->seat && event[-1].at == event->at &&
           event[-1].key == event->key;

  return event->type == ROBO_EVENT_DETONATE && event[-1].type == ROBO_EVENT_MINE_OFF;
}

/* Returns how many of the events from `index` on are repairs that the log leaves out. A robot is repaired before it
 * reboots (R4.2), so the log tells only the reboot. */
static guint
leave_out_repairs (Telling *self,
                   guint    index)
{
  guint n_repairs = self->events[index].type == ROBO_EVENT_REPAIR ? count_run (self, index) : 0;
  guint seats = 0;

  for (guint i = index; i < index + n_repairs; i++)
    seats |= 1u << self->events[i].seat;
  for (guint i = index + n_repairs; i < self->end && self->events[i].type == ROBO_EVENT_REBOOT; i++)
    seats &= ~(1u << self->events[i].seat);

  return seats == 0 ? n_repairs : 0;
}

static gboolean
is_result (RoboEventType type)
{
  return type == ROBO_EVENT_DAMAGE || type == ROBO_EVENT_DESTROYED || type == ROBO_EVENT_CREDIT ||
         type == ROBO_EVENT_TAKE_VP || type == ROBO_EVENT_STEAL || type == ROBO_EVENT_WIN;
}

static guint
tell_one (Telling *self,
          guint    index)
{
  const RoboEvent *event = &self->events[index];
  RoboEvent        said = *event;
  RoboEventField   fields = robo_event_type_get_fields (event->type);

  if (event->type == ROBO_EVENT_DETONATE || event->type == ROBO_EVENT_MINE_OFF)
    self->bomber = event->seat;
  if (event->type == ROBO_EVENT_DAMAGE && event->by == self->bomber)
    said.by = ROBO_NO_SEAT;
  if (is_result (event->type))
    add_result (self, robo_log_describe (&said, self->names));
  else
    add_sentence (self, robo_log_describe (&said, self->names));
  if (fields & ROBO_EVENT_HAS_SEAT)
    mention (self, event->seat);
  if (fields & ROBO_EVENT_HAS_BY)
    mention (self, event->by);
  if (fields & ROBO_EVENT_HAS_OF)
    mention (self, event->of);
  self->subject = event->type == ROBO_EVENT_USE ? event->seat : ROBO_NO_SEAT;

  return 1;
}

static guint
tell_next (Telling *self,
           guint    index)
{
  static guint (*const tellers[]) (Telling *, guint) = { tell_small_print, tell_heading, tell_list, tell_movement,
                                                         tell_volley, tell_hit, tell_nothing, tell_barrier,
                                                         tell_stop, tell_fall, tell_credit, tell_lost_mines,
                                                         tell_detonation };
  guint n_told = MAX (leave_out (self, index), leave_out_repairs (self, index));

  for (guint i = 0; i < G_N_ELEMENTS (tellers) && n_told == 0; i++)
    n_told = tellers[i](self, index);

  return n_told > 0 ? n_told : tell_one (self, index);
}

char *
robo_log_group_describe (const RoboEvent *events,
                         guint            first,
                         guint            end,
                         RoboLogNames    *names,
                         char           **folded)
{
  Telling self = { .events = events, .first = first, .end = end, .names = names };

  g_return_val_if_fail (events != NULL && first < end && names != NULL && folded != NULL, NULL);

  self.subject = self.bomber = ROBO_NO_SEAT;
  memset (self.told, ROBO_NO_SPACE, sizeof self.told);
  self.text = g_string_new (NULL);
  self.folded = g_string_new (NULL);
  for (guint i = first; i < end;)
    i += tell_next (&self, i);
  *folded = g_string_free (self.folded, self.folded->len == 0);

  return g_string_free (self.text, FALSE);
}

/* Lists types of events by importance, the least important first. An event of another type is the main event only if
 * the log line has no event of these types. */
static const RoboEventType weights[] = {
  ROBO_EVENT_ACTIVATE, ROBO_EVENT_USE, ROBO_EVENT_TURN, ROBO_EVENT_FIRE, ROBO_EVENT_STEP, ROBO_EVENT_FAIL,
  ROBO_EVENT_JUMP, ROBO_EVENT_SWAP, ROBO_EVENT_PUSH, ROBO_EVENT_REPROGRAM, ROBO_EVENT_PAY, ROBO_EVENT_JAM,
  ROBO_EVENT_DISABLE, ROBO_EVENT_DETONATE, ROBO_EVENT_ABSORB, ROBO_EVENT_HIT, ROBO_EVENT_DAMAGE,
  ROBO_EVENT_STEAL, ROBO_EVENT_FALL, ROBO_EVENT_DESTROYED
};

guint
robo_log_group_find_main (const RoboEvent *events,
                          guint            first,
                          guint            end)
{
  guint found = first;
  guint most = 0;

  g_return_val_if_fail (events != NULL && first < end, first);

  /* The log leaves out the repairs before a reboot. */
  for (guint i = first + 1; i < end && events[found].type == ROBO_EVENT_REPAIR; i++)
    found = events[i].type == ROBO_EVENT_REBOOT ? i : found;
  for (guint i = first; i < end; i++)
    {
      for (guint weight = most; weight < G_N_ELEMENTS (weights); weight++)
        {
          if (events[i].type == weights[weight])
            {
              found = i;
              most = weight;
            }
        }
    }

  return found;
}
