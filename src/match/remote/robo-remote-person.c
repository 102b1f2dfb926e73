// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-remote-person-private.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"

static guint changed_signal;

G_DEFINE_FINAL_TYPE (RoboRemotePerson, robo_remote_person, G_TYPE_OBJECT)

static void
robo_remote_person_finalize (GObject *object)
{
  RoboRemotePerson *self = ROBO_REMOTE_PERSON (object);

  g_free (self->key);
  g_free (self->name);
  g_hash_table_unref (self->matches);

  G_OBJECT_CLASS (robo_remote_person_parent_class)->finalize (object);
}

static void
robo_remote_person_class_init (RoboRemotePersonClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = robo_remote_person_finalize;

  changed_signal = robo_signal_new ("changed", klass);
}

static void
robo_remote_person_init (RoboRemotePerson *self)
{
  self->matches = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

RoboRemotePerson *
robo_remote_person_new (const char *key,
                        const char *name)
{
  RoboRemotePerson *self = g_object_new (ROBO_TYPE_REMOTE_PERSON, NULL);

  self->key = g_strdup (key);
  self->name = g_strdup (name);

  return self;
}

const char *
robo_remote_person_get_name (RoboRemotePerson *self)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_PERSON (self), NULL);

  return self->name;
}

gint64
robo_remote_person_get_last (RoboRemotePerson *self)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_PERSON (self), 0);

  return self->last;
}

RoboRemoteWay
robo_remote_person_get_way (RoboRemotePerson *self)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_PERSON (self), ROBO_REMOTE_BY_TEXTS);

  return self->way;
}

guint
robo_remote_person_count (RoboRemotePerson *self,
                          RoboRemoteOutcome outcome)
{
  GHashTableIter iter;
  gpointer       value;
  guint          n = 0;

  g_return_val_if_fail (ROBO_IS_REMOTE_PERSON (self), 0);

  g_hash_table_iter_init (&iter, self->matches);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    n += GPOINTER_TO_UINT (value) == outcome;

  return n;
}

gboolean
robo_remote_person_get_is_blocked (RoboRemotePerson *self)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_PERSON (self), FALSE);

  return self->is_blocked;
}

static char *
dup_count (RoboRemoteOutcome outcome,
           guint             n)
{
  switch (outcome)
    {
    case ROBO_REMOTE_WON:
      /* Translators: %u is how many games with a person the user has won. */
      return g_strdup_printf (_ ("Won: %u"), n);
    case ROBO_REMOTE_LOST:
      /* Translators: %u is how many games with a person the user has lost. */
      return g_strdup_printf (_ ("Lost: %u"), n);
    case ROBO_REMOTE_THIRD_WON:
      /* Translators: %u is how many games with a person were won by a third player. */
      return g_strdup_printf (_ ("Won by others: %u"), n);
    case ROBO_REMOTE_AGREED:
      /* Translators: %u is how many games with a person ended because all players agreed to end them. */
      return g_strdup_printf (_ ("Ended by agreement: %u"), n);
    case ROBO_REMOTE_UNFINISHED:
    case ROBO_REMOTE_N_OUTCOMES:
      break;
    }

  /* Translators: %u is how many games with a person have not ended. */
  return g_strdup_printf (_ ("Unfinished: %u"), n);
}

char *
robo_remote_person_dup_summary (RoboRemotePerson *self)
{
  static const RoboRemoteOutcome order[] = { ROBO_REMOTE_WON, ROBO_REMOTE_LOST, ROBO_REMOTE_THIRD_WON,
                                             ROBO_REMOTE_AGREED, ROBO_REMOTE_UNFINISHED };
  g_autoptr (GDateTime) last = NULL;
  g_autofree char *day = NULL;
  GString         *summary = g_string_new (NULL);

  g_return_val_if_fail (ROBO_IS_REMOTE_PERSON (self), NULL);

  last = g_date_time_new_from_unix_local (self->last);
  day = last != NULL ? g_date_time_format (last, "%x") : g_strdup ("");
  if (self->is_blocked)
    /* Translators: This is about a person whose invitations are refused. */
    g_string_append_printf (summary, "%s\u00a0· ", _ ("Blocked"));
  /* Translators: This says when the user has played with a person. %s is a date. */
  g_string_append_printf (summary, _ ("Last played: %s"), day);
  g_string_append_c (summary, '\n');
  /* Translators: %u is how many games the user has played with a person. */
  g_string_append_printf (summary, _ ("Games: %u"), g_hash_table_size (self->matches));
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      guint            n = robo_remote_person_count (self, order[i]);
      g_autofree char *part = n > 0 ? dup_count (order[i], n) : NULL;

      if (part != NULL)
        g_string_append_printf (summary, "\u00a0· %s", part);
    }

  return g_string_free (summary, FALSE);
}

/* Keys */

char *
robo_remote_person_dup_hex (const guint8 *bytes,
                            gsize         size)
{
  GString *hex = g_string_new (NULL);

  for (gsize i = 0; i < size; i++)
    g_string_append_printf (hex, "%02x", bytes[i]);

  return g_string_free (hex, FALSE);
}

char *
robo_remote_person_dup_key (const RoboPeer *peer,
                            guint           seat)
{
  const RoboEntry *join = robo_chains_get (peer->chains, seat, 0);

  return join != NULL && peer->chains->is_signed ? robo_remote_person_dup_hex (join->key, sizeof join->key) : NULL;
}

gboolean
robo_remote_person_plays (RoboRemotePerson *self,
                          const RoboPeer   *peer)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_PERSON (self) && peer != NULL, FALSE);

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      g_autofree char *key = robo_remote_person_dup_key (peer, seat);

      if (g_strcmp0 (key, self->key) == 0)
        return TRUE;
    }

  return FALSE;
}

void
robo_remote_person_take (RoboRemotePerson *self,
                         RoboRemotePerson *other)
{
  g_free (self->name);
  g_hash_table_unref (self->matches);
  self->name = g_strdup (other->name);
  self->matches = g_hash_table_ref (other->matches);
  self->last = other->last;
  self->way = other->way;
  self->is_blocked = other->is_blocked;
}

void
robo_remote_person_changed (RoboRemotePerson *self)
{
  g_signal_emit (self, changed_signal, 0);
}
