// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-remote-chat.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"

#include "robo-remote-notes.h"
#include "robo-remote-words.h"

/* If there are more messages than this, the oldest messages are dropped, in case a chat room is flooded. */
#define MAX_WORDS 500

/* The notes of a game have these keys. */
#define MUTED "muted"
#define READ  "read-until"

static const char *const phrases[] = {
  N_ ("Hello, everyone!"),
  N_ ("Good luck!"),
  N_ ("One moment, please."),
  N_ ("Well played!"),
  N_ ("Thanks for the game!"),
  NULL,
};

/* A message */

struct _RoboRemoteWords
{
  GObject parent_instance;

  char    *who;
  char    *words;
  char    *time;
  gint64   when; /* time of the message, in seconds since 1970 */
  gboolean is_own;
};

G_DEFINE_FINAL_TYPE (RoboRemoteWords, robo_remote_words, G_TYPE_OBJECT)

static void
robo_remote_words_finalize (GObject *object)
{
  RoboRemoteWords *self = ROBO_REMOTE_WORDS (object);

  g_free (self->who);
  g_free (self->words);
  g_free (self->time);

  G_OBJECT_CLASS (robo_remote_words_parent_class)->finalize (object);
}

static void
robo_remote_words_class_init (RoboRemoteWordsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = robo_remote_words_finalize;
}

static void
robo_remote_words_init (RoboRemoteWords *self)
{
}

const char *
robo_remote_words_get_who (RoboRemoteWords *self)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_WORDS (self), NULL);

  return self->who;
}

const char *
robo_remote_words_get_words (RoboRemoteWords *self)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_WORDS (self), NULL);

  return self->words;
}

const char *
robo_remote_words_get_time (RoboRemoteWords *self)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_WORDS (self), NULL);

  return self->time;
}

gboolean
robo_remote_words_get_is_own (RoboRemoteWords *self)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_WORDS (self), FALSE);

  return self->is_own;
}

/* The chat */

struct _RoboRemoteChat
{
  RoboArrayList parent_instance;

  RoboOffer  *offer;
  char       *own_name;
  gint64      begun;    /* when this object was created, in seconds since 1970 */
  GPtrArray  *words;    /* array of RoboRemoteWords, which is the array of the base class */
  GPtrArray  *expected; /* array of strings: messages that were sent here and that the connection has not returned
                         * yet */
  GHashTable *people;   /* names of the other people who have sent a message */
  GHashTable *muted;
  guint       n_unread;
  gint64      read_until; /* messages up to this time, in seconds since 1970, have been read */
};

enum
{
  PROP_N_UNREAD = 1,
  N_PROPS
};

enum
{
  SIGNAL_MUTED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboRemoteChat, robo_remote_chat, ROBO_TYPE_ARRAY_LIST)

static void
set_n_unread (RoboRemoteChat *self,
              guint           n_unread)
{
  if (self->n_unread == n_unread)
    return;

  self->n_unread = n_unread;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_UNREAD]);
}

static void
robo_remote_chat_finalize (GObject *object)
{
  RoboRemoteChat *self = ROBO_REMOTE_CHAT (object);

  robo_offer_free (self->offer);
  g_free (self->own_name);
  g_ptr_array_unref (self->expected);
  g_hash_table_unref (self->people);
  g_hash_table_unref (self->muted);

  G_OBJECT_CLASS (robo_remote_chat_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_N_UNREAD] = { ROBO_PROPERTY_FIELD (UINT, "n-unread", RoboRemoteChat, n_unread) },
};

static void
robo_remote_chat_class_init (RoboRemoteChatClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  ROBO_ARRAY_LIST_CLASS (klass)->item_type = ROBO_TYPE_REMOTE_WORDS;
  object_class->finalize = robo_remote_chat_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[SIGNAL_MUTED] = g_signal_new ("muted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_BOOLEAN);
}

static void
robo_remote_chat_init (RoboRemoteChat *self)
{
  self->words = robo_array_list_get_items (ROBO_ARRAY_LIST (self));
  self->expected = g_ptr_array_new_with_free_func (g_free);
  self->people = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->muted = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

RoboRemoteChat *
robo_remote_chat_new (const RoboOffer *offer,
                      const char      *own_name)
{
  RoboRemoteChat  *self = g_object_new (ROBO_TYPE_REMOTE_CHAT, NULL);
  g_autofree char *read = robo_remote_notes_dup (offer, READ);
  g_autofree char *muted = robo_remote_notes_dup (offer, MUTED);
  g_auto (GStrv) names = g_strsplit (muted != NULL ? muted : "", "\t", -1);

  self->offer = robo_offer_parse (offer->bytes);
  self->own_name = g_strdup (own_name);
  self->begun = g_get_real_time () / G_USEC_PER_SEC;
  self->read_until = read != NULL ? g_ascii_strtoll (read, NULL, 10) : 0;
  for (guint i = 0; names[i] != NULL; i++)
    {
      if (*names[i] != '\0')
        g_hash_table_add (self->muted, g_strdup (names[i]));
    }

  return self;
}

void
robo_remote_chat_add_outgoing (RoboRemoteChat *self,
                               const char     *words)
{
  g_return_if_fail (ROBO_IS_REMOTE_CHAT (self) && words != NULL);

  g_ptr_array_add (self->expected, g_strdup (words));
}

RoboRemoteWords *
robo_remote_chat_add (RoboRemoteChat *self,
                      const char     *who,
                      const char     *words,
                      gint64          when)
{
  RoboRemoteWords *said;
  guint            expected;
  gboolean         is_new;

  g_return_val_if_fail (ROBO_IS_REMOTE_CHAT (self) && who != NULL && words != NULL, NULL);

  said = g_object_new (ROBO_TYPE_REMOTE_WORDS, NULL);
  said->is_own = g_ptr_array_find_with_equal_func (self->expected, words, g_str_equal, &expected);
  if (said->is_own)
    g_ptr_array_remove_index (self->expected, expected);
  /* Archives of chat rooms also return messages of this player from before this chat was created. */
  else if (when < self->begun && g_str_equal (who, self->own_name))
    said->is_own = TRUE;
  else
    g_hash_table_add (self->people, g_strdup (who));
  said->who = g_strdup (who);
  said->words = g_strdup (robo_remote_chat_translate (words));
  said->when = when;
  said->time = robo_remote_dup_time (when, g_get_real_time () / G_USEC_PER_SEC);
  is_new = !said->is_own && when > self->read_until;

  if (self->words->len == MAX_WORDS)
    {
      g_ptr_array_remove_index (self->words, 0);
      g_list_model_items_changed (G_LIST_MODEL (self), 0, 1, 0);
    }
  g_ptr_array_add (self->words, said);
  g_list_model_items_changed (G_LIST_MODEL (self), self->words->len - 1, 0, 1);
  if (is_new)
    set_n_unread (self, self->n_unread + 1);

  return is_new ? said : NULL;
}

void
robo_remote_chat_read (RoboRemoteChat *self)
{
  gint64           last = 0;
  g_autofree char *until = NULL;

  g_return_if_fail (ROBO_IS_REMOTE_CHAT (self));

  /* Clocks may be wrong: a new message may have an earlier time than older messages, or a time in the future. */
  for (guint i = 0; i < self->words->len; i++)
    last = MAX (last, ((RoboRemoteWords *)g_ptr_array_index (self->words, i))->when);
  last = MIN (last, g_get_real_time () / G_USEC_PER_SEC);
  set_n_unread (self, 0);
  if (last <= self->read_until)
    return;

  self->read_until = last;
  until = g_strdup_printf ("%" G_GINT64_FORMAT, last);
  robo_remote_notes_set (self->offer, READ, until);
}

guint
robo_remote_chat_get_n_unread (RoboRemoteChat *self)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_CHAT (self), 0);

  return self->n_unread;
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_utf8_collate (*(char *const *)a, *(char *const *)b);
}

GPtrArray *
robo_remote_chat_list_people (RoboRemoteChat *self)
{
  GPtrArray     *people = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer       name;

  g_return_val_if_fail (ROBO_IS_REMOTE_CHAT (self), people);

  g_hash_table_iter_init (&iter, self->people);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    g_ptr_array_add (people, name);
  g_hash_table_iter_init (&iter, self->muted);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    {
      if (!g_hash_table_contains (self->people, name))
        g_ptr_array_add (people, name);
    }
  g_ptr_array_sort (people, compare_names);

  return people;
}

gboolean
robo_remote_chat_is_muted (RoboRemoteChat *self,
                           const char     *who)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_CHAT (self) && who != NULL, FALSE);

  return g_hash_table_contains (self->muted, who);
}

void
robo_remote_chat_set_muted (RoboRemoteChat *self,
                            const char     *who,
                            gboolean        is_muted)
{
  g_autoptr (GList) muted = NULL;
  g_autoptr (GString) names = g_string_new (NULL);

  g_return_if_fail (ROBO_IS_REMOTE_CHAT (self) && who != NULL);

  if (is_muted ? !g_hash_table_add (self->muted, g_strdup (who)) : !g_hash_table_remove (self->muted, who))
    return;

  /* Names contain no tab, because the connection removes control characters from names. */
  muted = g_list_sort (g_hash_table_get_keys (self->muted), (GCompareFunc)g_strcmp0);
  for (const GList *l = muted; l != NULL; l = l->next)
    g_string_append_printf (names, "%s%s", names->len > 0 ? "\t" : "", (const char *)l->data);
  robo_remote_notes_set (self->offer, MUTED, names->str);
  g_signal_emit (self, signals[SIGNAL_MUTED], 0, who, is_muted);
}

const char *const *
robo_remote_chat_list_phrases (void)
{
  return phrases;
}

const char *
robo_remote_chat_translate (const char *words)
{
  g_return_val_if_fail (words != NULL, NULL);

  return *words != '\0' && g_strv_contains (phrases, words) ? _ (words) : words;
}
