// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-log-describe.h"
#include "robo-log-item-private.h"

#include <string.h>

#include "play/common/robo-properties.h"

struct _RoboLogItem
{
  GObject parent_instance;

  char        *text;
  char        *note;     /* nullable */
  GArray      *mentions; /* of RoboLogMention */
  RoboLogLevel level;
  guint        index;
  guint        round;
  guint        phase;
  guint        unit;
  guint        seats; /* those it is about, a bit each */
  guint        die_seat;
  RoboColour   die_colour;
  guint        die_value;
};

enum
{
  PROP_0,
  PROP_TEXT,
  PROP_NOTE,
  PROP_EVENT,
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

  G_OBJECT_CLASS (robo_log_item_parent_class)->finalize (object);
}

static void
robo_log_item_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  RoboLogItem *self = ROBO_LOG_ITEM (object);

  switch (prop_id)
    {
    case PROP_TEXT:
      g_value_set_string (value, self->text);
      break;

    case PROP_NOTE:
      g_value_set_string (value, self->note);
      break;

    case PROP_EVENT:
      g_value_set_uint (value, self->index);
      break;

    case PROP_LEVEL:
      g_value_set_uint (value, self->level);
      break;

    case PROP_IS_HEADING:
      g_value_set_boolean (value, robo_log_item_get_is_heading (self));
      break;

    case PROP_ROUND:
      g_value_set_uint (value, self->round);
      break;

    case PROP_PHASE:
      g_value_set_uint (value, self->phase);
      break;

    case PROP_UNIT:
      g_value_set_uint (value, self->unit);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
robo_log_item_class_init (RoboLogItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = robo_log_item_finalize;
  object_class->get_property = robo_log_item_get_property;

  properties[PROP_TEXT] = robo_property_string ("text");
  properties[PROP_NOTE] = robo_property_string ("note");
  properties[PROP_IS_HEADING] = robo_property_boolean ("is-heading");
  properties[PROP_EVENT] = robo_property_uint ("event");
  properties[PROP_LEVEL] = robo_property_uint ("level");
  properties[PROP_ROUND] = robo_property_uint ("round");
  properties[PROP_PHASE] = robo_property_uint ("phase");
  properties[PROP_UNIT] = robo_property_uint ("unit");
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
robo_log_item_init (RoboLogItem *self)
{
  self->mentions = g_array_new (FALSE, FALSE, sizeof (RoboLogMention));
}

static RoboLogLevel
get_level (const RoboEvent *event,
           RoboPhase        phase)
{
  switch ((RoboEventType)event->type)
    {
    case ROBO_EVENT_ROUND:
      return ROBO_LOG_ROUND;

    case ROBO_EVENT_PHASE:
    case ROBO_EVENT_UNIT:
    case ROBO_EVENT_WIN:
      return ROBO_LOG_PART;

    case ROBO_EVENT_ACTIVATE:
    case ROBO_EVENT_SKIP:
    case ROBO_EVENT_ROLL:
      return ROBO_LOG_DIE;

    default:
      return phase == ROBO_PHASE_ACTIVATION ? ROBO_LOG_DETAIL : ROBO_LOG_DIE;
    }
}

/* Takes the marks out of @marked and remembers where they were. */
static void
take_text (RoboLogItem *self,
           const char  *marked,
           guint        columns)
{
  g_autoptr (GString) text = g_string_new (NULL);
  RoboLogMention mention = { 0 };

  for (const char *c = marked; *c; c++)
    {
      if (*c == *ROBO_LOG_SPACE_BEGINS)
        {
          /* "column|row", as it is on screen */
          char   *rest;
          guint64 column = g_ascii_strtoull (c + 1, &rest, 10);
          guint64 row = g_ascii_strtoull (rest + 1, NULL, 10);

          mention.start = text->len;
          mention.space = (row - 1) * columns + column - 1;
        }
      else if (*c == *ROBO_LOG_SPACE_ENDS)
        {
          mention.end = text->len;
          g_array_append_val (self->mentions, mention);
        }
      else
        {
          g_string_append_c (text, *c);
        }
    }

  self->text = g_strdup (text->str);
}

RoboLogItem *
robo_log_item_new (const RoboEvent *event,
                   guint            index,
                   const RoboState *after,
                   const char      *text,
                   const char      *note,
                   guint            columns)
{
  RoboLogItem   *self;
  RoboEventField fields;

  g_return_val_if_fail (event != NULL && after != NULL && text != NULL && columns > 0, NULL);

  self = g_object_new (ROBO_TYPE_LOG_ITEM, NULL);
  take_text (self, text, columns);
  self->note = g_strdup (note);
  self->index = index;
  self->level = get_level (event, after->phase);
  self->round = after->round;
  self->phase = after->phase;
  self->unit = after->phase == ROBO_PHASE_ACTIVATION ? after->unit + 1u : 0;

  fields = robo_event_type_get_fields (event->type);
  if (fields & ROBO_EVENT_HAS_SEAT && event->seat < ROBO_MAX_ROBOTS)
    self->seats |= 1u << event->seat;
  if (fields & ROBO_EVENT_HAS_BY && event->by < ROBO_MAX_ROBOTS)
    self->seats |= 1u << event->by;
  if (fields & ROBO_EVENT_HAS_OF && event->of < ROBO_MAX_ROBOTS)
    self->seats |= 1u << event->of;

  /* Of all that a die has to do with, these are about one. */
  self->die_seat = ROBO_NO_SEAT;
  if (fields & ROBO_EVENT_HAS_COLOUR)
    {
      self->die_seat = event->seat;
      self->die_colour = event->colour;
      self->die_value = event->value;
    }

  return self;
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

guint
robo_log_item_get_event (RoboLogItem *self)
{
  g_return_val_if_fail (ROBO_IS_LOG_ITEM (self), 0);

  return self->index;
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
robo_log_item_get_round (RoboLogItem *self)
{
  g_return_val_if_fail (ROBO_IS_LOG_ITEM (self), 0);

  return self->round;
}

guint
robo_log_item_get_unit (RoboLogItem *self)
{
  g_return_val_if_fail (ROBO_IS_LOG_ITEM (self), 0);

  return self->unit;
}

guint
robo_log_item_get_die_seat (RoboLogItem *self)
{
  g_return_val_if_fail (ROBO_IS_LOG_ITEM (self), ROBO_NO_SEAT);

  return self->die_seat;
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
