// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-log-item-private.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "robo-words.h"

#include "robo-log-group.h"

struct _RoboLogItem
{
  GObject parent_instance;

  char        *text;
  char        *note;     /* or NULL */
  GArray      *mentions; /* array of RoboLogMention */
  GArray      *results;  /* array of RoboLogSpan */
  GArray      *verdicts; /* array of RoboLogVerdict; NULL for most lines */
  RoboLogLevel level;
  gboolean     is_note_open;
  guint        first;
  guint        end;
  guint        main_event;
  guint        columns;
  guint        round;
  guint        phase;
  guint        unit;
  guint        seats; /* a bit for each seat that the log line is about */
  guint        head_seat;
  guint        die_seat;
  RoboColour   die_colour;
  guint        die_value;
  RoboDir      die_key;
  gboolean     has_lead; /* the text does not name the face of the die, so screen readers read it before the text */
  guint        card;     /* the module that is used first, or ROBO_NO_CARD */
};

enum
{
  PROP_0,
  PROP_TEXT,
  PROP_NOTE,
  PROP_IS_NOTE_OPEN,
  PROP_N_VERDICTS,
  PROP_EVENT,
  PROP_END,
  PROP_LEVEL,
  PROP_IS_HEADING,
  PROP_ROUND,
  PROP_PHASE,
  PROP_UNIT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboLogItem, robo_log_item, G_TYPE_OBJECT)

static void
robo_log_item_finalize (GObject *object)
{
  RoboLogItem *self = ROBO_LOG_ITEM (object);

  g_free (self->text);
  g_free (self->note);
  g_array_unref (self->mentions);
  g_array_unref (self->results);
  g_clear_pointer (&self->verdicts, g_array_unref);

  G_OBJECT_CLASS (robo_log_item_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_TEXT] = { ROBO_PROPERTY_FIELD (STRING, "text", RoboLogItem, text) },
  [PROP_NOTE] = { ROBO_PROPERTY_FIELD (STRING, "note", RoboLogItem, note) },
  [PROP_IS_NOTE_OPEN] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-note-open", RoboLogItem, is_note_open), .set = G_CALLBACK (robo_log_item_set_is_note_open) },
  [PROP_IS_HEADING] = { ROBO_PROPERTY_GETTER (BOOLEAN, "is-heading", robo_log_item_get_is_heading) },
  [PROP_N_VERDICTS] = { ROBO_PROPERTY_GETTER (UINT, "n-verdicts", robo_log_item_get_n_verdicts) },
  [PROP_EVENT] = { ROBO_PROPERTY_FIELD (UINT, "event", RoboLogItem, first) },
  [PROP_END] = { ROBO_PROPERTY_FIELD (UINT, "end", RoboLogItem, end) },
  [PROP_LEVEL] = { ROBO_PROPERTY_FIELD (UINT, "level", RoboLogItem, level) },
  [PROP_ROUND] = { ROBO_PROPERTY_FIELD (UINT, "round", RoboLogItem, round) },
  [PROP_PHASE] = { ROBO_PROPERTY_FIELD (UINT, "phase", RoboLogItem, phase) },
  [PROP_UNIT] = { ROBO_PROPERTY_FIELD (UINT, "unit", RoboLogItem, unit) },
};

static void
robo_log_item_class_init (RoboLogItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = robo_log_item_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);
}

static void
robo_log_item_init (RoboLogItem *self)
{
  self->mentions = g_array_new (FALSE, FALSE, sizeof (RoboLogMention));
  self->results = g_array_new (FALSE, FALSE, sizeof (RoboLogSpan));
}

RoboLogItem *
robo_log_item_new (const RoboEvent *events,
                   guint            first,
                   const RoboState *after,
                   guint            columns)
{
  RoboLogItem *self;

  g_return_val_if_fail (events != NULL && after != NULL && columns > 0, NULL);

  self = g_object_new (ROBO_TYPE_LOG_ITEM, NULL);
  self->text = g_strdup ("");
  self->first = self->end = self->main_event = first;
  self->columns = columns;
  self->level = robo_log_get_level ((RoboEventType)events[first].type, after->phase);
  self->round = after->round;
  self->phase = after->phase;
  self->unit = after->phase == ROBO_PHASE_ACTIVATION ? after->unit + 1u : 0;
  self->die_seat = self->head_seat = ROBO_NO_SEAT;
  self->card = ROBO_NO_CARD;

  return self;
}

/* Finds the die that is shown beside the log line: the die that is activated or, if no die is, the only die in its
 * events. A heading has no die. */
static void
find_die (RoboLogItem     *self,
          const RoboEvent *events)
{
  const RoboEvent *found = NULL;
  guint            n_dice = 0;

  for (guint i = self->first; i < self->end; i++)
    {
      if (!(robo_event_type_get_fields (events[i].type) & ROBO_EVENT_HAS_COLOUR))
        continue;
      found = &events[i];
      n_dice++;
      if (found->type == ROBO_EVENT_ACTIVATE)
        break;
    }

  self->die_seat = ROBO_NO_SEAT;
  if (found == NULL || robo_log_item_get_is_heading (self) || (n_dice > 1 && found->type != ROBO_EVENT_ACTIVATE))
    return;

  self->die_seat = found->seat;
  self->die_colour = found->colour;
  self->die_value = found->value;
  self->die_key = found->key;
  /* A KillBot may turn before it moves or fires, and so may the die of a player with a module. */
  for (const RoboEvent *next = found + 1; found->type == ROBO_EVENT_ACTIVATE && next < &events[self->end] &&
                                          next->seat == found->seat &&
                                          (next->type == ROBO_EVENT_TURN || next->type == ROBO_EVENT_USE);
       next++)
    self->die_key = next->type == ROBO_EVENT_TURN ? next->key : self->die_key;
  self->has_lead = found->type == ROBO_EVENT_SKIP ||
                   (found->type == ROBO_EVENT_ACTIVATE && found < &events[self->end - 1]);
}

/* Finds the robot whose head is shown beside the log line: the robot whose die acts, or the only robot to which the
 * first event happens. Headings, and log lines that list several robots, have no head. */
static void
find_head (RoboLogItem     *self,
           const RoboEvent *events)
{
  const RoboEvent *first = &events[self->first];
  guint            seat = first->seat;

  self->head_seat = self->die_seat;
  if (self->head_seat != ROBO_NO_SEAT || robo_log_item_get_is_heading (self) ||
      !(robo_event_type_get_fields (first->type) & ROBO_EVENT_HAS_SEAT) || seat >= ROBO_MAX_ROBOTS)
    return;

  for (guint i = self->first + 1; i < self->end; i++)
    {
      if (events[i].type == first->type && events[i].seat != seat)
        return;
    }
  self->head_seat = seat;
}

void
robo_log_item_set_text (RoboLogItem     *self,
                        const RoboEvent *events,
                        guint            end,
                        const char      *text,
                        const char      *note)
{
  g_return_if_fail (ROBO_IS_LOG_ITEM (self) && events != NULL && text != NULL && end > self->first);

  g_array_set_size (self->mentions, 0);
  g_array_set_size (self->results, 0);
  g_free (self->text);
  self->text = robo_log_marks_strip (text, self->columns, self->mentions, self->results);
  g_free (self->note);
  self->note = g_strdup (note);
  self->end = end;
  self->main_event = robo_log_group_find_main (events, self->first, end);
  self->seats = 0;
  self->card = ROBO_NO_CARD;
  for (guint i = self->first; i < end; i++)
    {
      const RoboEvent *event = &events[i];
      RoboEventField   fields = robo_event_type_get_fields (event->type);

      if (fields & ROBO_EVENT_HAS_SEAT && event->seat < ROBO_MAX_ROBOTS)
        self->seats |= 1u << event->seat;
      if (fields & ROBO_EVENT_HAS_BY && event->by < ROBO_MAX_ROBOTS)
        self->seats |= 1u << event->by;
      if (fields & ROBO_EVENT_HAS_OF && event->of < ROBO_MAX_ROBOTS)
        self->seats |= 1u << event->of;
      if (event->type == ROBO_EVENT_USE && self->card == ROBO_NO_CARD)
        self->card = event->card;
      /* Events before the activation of the die may begin the log line; for example the operator turns the die. */
      if (event->type == ROBO_EVENT_ACTIVATE && self->level == ROBO_LOG_DETAIL)
        self->level = ROBO_LOG_DIE;
    }
  find_die (self, events);
  find_head (self, events);

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LEVEL]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TEXT]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NOTE]);
}

static void
clear_verdict (gpointer data)
{
  RoboLogVerdict *verdict = data;

  g_free (verdict->text);
  g_array_unref (verdict->mentions);
}

void
robo_log_item_add_verdict (RoboLogItem *self,
                           const char  *mark,
                           const char  *text)
{
  RoboLogVerdict verdict = { .mark = mark };

  g_return_if_fail (ROBO_IS_LOG_ITEM (self) && mark != NULL && text != NULL);

  if (self->verdicts == NULL)
    {
      self->verdicts = g_array_new (FALSE, FALSE, sizeof (RoboLogVerdict));
      g_array_set_clear_func (self->verdicts, clear_verdict);
    }
  verdict.mentions = g_array_new (FALSE, FALSE, sizeof (RoboLogMention));
  verdict.text = robo_log_marks_strip (text, self->columns, verdict.mentions, NULL);
  g_array_append_val (self->verdicts, verdict);

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_VERDICTS]);
}

void
robo_log_item_clear_verdicts (RoboLogItem *self)
{
  g_return_if_fail (ROBO_IS_LOG_ITEM (self));

  if (self->verdicts == NULL)
    return;

  g_clear_pointer (&self->verdicts, g_array_unref);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_VERDICTS]);
}

guint
robo_log_item_find (GListModel *log,
                    guint       event)
{
  guint from = 0;
  guint to;

  g_return_val_if_fail (G_IS_LIST_MODEL (log), 0);

  to = g_list_model_get_n_items (log);
  while (from < to)
    {
      guint middle = (from + to) / 2;
      g_autoptr (RoboLogItem) item = g_list_model_get_item (log, middle);

      if (item->first <= event)
        from = middle + 1;
      else
        to = middle;
    }

  return MAX (from, 1) - 1;
}

const char *
robo_log_item_get_text (RoboLogItem *self)
{
  g_return_val_if_fail (ROBO_IS_LOG_ITEM (self), NULL);

  return self->text;
}

const char *
robo_log_item_get_note (RoboLogItem *self)
{
  g_return_val_if_fail (ROBO_IS_LOG_ITEM (self), NULL);

  return self->note;
}

gboolean
robo_log_item_get_is_note_open (RoboLogItem *self)
{
  g_return_val_if_fail (ROBO_IS_LOG_ITEM (self), FALSE);

  return self->is_note_open;
}

void
robo_log_item_set_is_note_open (RoboLogItem *self,
                                gboolean     is_open)
{
  g_return_if_fail (ROBO_IS_LOG_ITEM (self));

  if (self->is_note_open == is_open)
    return;

  self->is_note_open = is_open;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_NOTE_OPEN]);
}

guint
robo_log_item_get_n_verdicts (RoboLogItem *self)
{
  g_return_val_if_fail (ROBO_IS_LOG_ITEM (self), 0);

  return self->verdicts != NULL ? self->verdicts->len : 0;
}

const RoboLogVerdict *
robo_log_item_get_verdict (RoboLogItem *self,
                           guint        index)
{
  g_return_val_if_fail (ROBO_IS_LOG_ITEM (self) && index < robo_log_item_get_n_verdicts (self), NULL);

  return &g_array_index (self->verdicts, RoboLogVerdict, index);
}

guint
robo_log_item_get_event (RoboLogItem *self)
{
  g_return_val_if_fail (ROBO_IS_LOG_ITEM (self), 0);

  return self->first;
}

guint
robo_log_item_get_end (RoboLogItem *self)
{
  g_return_val_if_fail (ROBO_IS_LOG_ITEM (self), 0);

  return self->end;
}

guint
robo_log_item_get_main_event (RoboLogItem *self)
{
  g_return_val_if_fail (ROBO_IS_LOG_ITEM (self), 0);

  return self->main_event;
}

char *
robo_log_item_dup_lead (RoboLogItem *self)
{
  g_return_val_if_fail (ROBO_IS_LOG_ITEM (self), NULL);

  if (self->die_seat == ROBO_NO_SEAT || !self->has_lead)
    return NULL;
  if (self->die_colour == ROBO_BLUE)
    /* Translators: This stands before sentences about the activation of a die. %1$u is the value of the die, %2$s is a
     * direction such as “northeast”. */
    return g_strdup_printf (_ ("Blue %1$u to the %2$s:"), self->die_value, robo_words_get_dir (self->die_key));

  /* Translators: This stands before sentences about the activation of a die. %1$u is the value of the die, %2$s is a
   * direction such as “northeast”. */
  return g_strdup_printf (_ ("Red %1$u to the %2$s:"), self->die_value, robo_words_get_dir (self->die_key));
}

char *
robo_log_item_dup_spoken (RoboLogItem *self)
{
  g_autofree char *lead = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GString) spoken = NULL;

  g_return_val_if_fail (ROBO_IS_LOG_ITEM (self), NULL);

  lead = robo_log_item_dup_lead (self);
  text = robo_words_dup_spoken (self->text);

  spoken = g_string_new (lead);
  if (lead != NULL)
    g_string_append_c (spoken, ' ');
  g_string_append (spoken, text);
  for (guint i = 0; i < robo_log_item_get_n_verdicts (self); i++)
    g_string_append_printf (spoken, " %s", robo_log_item_get_verdict (self, i)->text);

  return g_strdup (spoken->str);
}

RoboLogLevel
robo_log_item_get_level (RoboLogItem *self)
{
  g_return_val_if_fail (ROBO_IS_LOG_ITEM (self), ROBO_LOG_DETAIL);

  return self->level;
}

gboolean
robo_log_item_get_is_heading (RoboLogItem *self)
{
  g_return_val_if_fail (ROBO_IS_LOG_ITEM (self), FALSE);

  return self->level <= ROBO_LOG_PART;
}

guint
robo_log_item_get_die_seat (RoboLogItem *self)
{
  g_return_val_if_fail (ROBO_IS_LOG_ITEM (self), ROBO_NO_SEAT);

  return self->die_seat;
}

guint
robo_log_item_get_head_seat (RoboLogItem *self)
{
  g_return_val_if_fail (ROBO_IS_LOG_ITEM (self), ROBO_NO_SEAT);

  return self->head_seat;
}

void
robo_log_item_get_die (RoboLogItem *self,
                       RoboColour  *colour,
                       guint       *value)
{
  g_return_if_fail (ROBO_IS_LOG_ITEM (self) && self->die_seat != ROBO_NO_SEAT);
  g_return_if_fail (colour != NULL && value != NULL);

  *colour = self->die_colour;
  *value = self->die_value;
}

guint
robo_log_item_get_card (RoboLogItem *self)
{
  g_return_val_if_fail (ROBO_IS_LOG_ITEM (self), ROBO_NO_CARD);

  return self->card;
}

gboolean
robo_log_item_concerns (RoboLogItem *self,
                        guint        seat)
{
  g_return_val_if_fail (ROBO_IS_LOG_ITEM (self) && seat < ROBO_MAX_ROBOTS, FALSE);

  return robo_log_item_get_is_heading (self) || self->seats & 1u << seat;
}

const RoboLogMention *
robo_log_item_get_mentions (RoboLogItem *self,
                            guint       *n_mentions)
{
  g_return_val_if_fail (ROBO_IS_LOG_ITEM (self) && n_mentions != NULL, NULL);

  *n_mentions = self->mentions->len;
  return (const RoboLogMention *)(gpointer)self->mentions->data;
}

const RoboLogSpan *
robo_log_item_get_results (RoboLogItem *self,
                           guint       *n_results)
{
  g_return_val_if_fail (ROBO_IS_LOG_ITEM (self) && n_results != NULL, NULL);

  *n_results = self->results->len;
  return (const RoboLogSpan *)(gpointer)self->results->data;
}
