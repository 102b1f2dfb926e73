// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-remote-list.h"

#include <string.h>
#include <sys/stat.h>

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "base/robo-work.h"
#include "base/robo-properties.h"
#include "net/robo-absent-player.h"
#include "net/robo-entry.h"
#include "net/robo-keyring.h"
#include "net/transports/robo-file-parts.h"

#include "robo-remote-line.h"
#include "robo-remote-notes.h"
#include "robo-remote-words.h"

/* A host in the same network has this time to send the offer, which it usually does at once. */
#define FETCH_MS 15000
/* A room has this time, because servers may have to find each other first, and a peer waits a while before it sends all
 * entries again. */
#define FETCH_LINK_MS 60000
/* After a peer in a room has begun to resend earlier entries, listen for this time. */
#define SETTLE_MS 2000

struct _RoboRemoteList
{
  RoboArrayList parent_instance;

  /* Owned */
  RoboMatchSaver   *saver;
  RoboRemotePeople *people;
  GPtrArray        *games;   /* array of RoboRemoteGame, which is the array of the base class */
  GHashTable       *loading; /* paths for which reading has begun, except those that wait for the key */
  GPtrArray        *waiting; /* array of GTask that wait while the key is looked up */

  RoboKey  key;
  RoboKept kept; /* place of the key; ROBO_KEPT_NOWHERE until it is known */
  guint    n_own_turns;
};

enum
{
  PROP_0,
  PROP_N_OWN_TURNS,
  PROP_KEY_REMARK,
  N_PROPS
};

enum
{
  PASSED_ON,
  REMATCH_BEGUN,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

/* The list */

G_DEFINE_FINAL_TYPE (RoboRemoteList, robo_remote_list, ROBO_TYPE_ARRAY_LIST)

static void
count_own_turns (RoboRemoteList *self)
{
  guint n_own_turns = 0;

  for (guint i = 0; i < self->games->len; i++)
    n_own_turns += robo_remote_game_get_is_own_turn (g_ptr_array_index (self->games, i));
  if (self->n_own_turns == n_own_turns)
    return;

  self->n_own_turns = n_own_turns;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_OWN_TURNS]);
}

/* Notes the people in a game whose state has changed just now. */
static void
status_changed_cb (RoboRemoteList *self,
                   GParamSpec     *pspec,
                   RoboRemoteGame *game)
{
  if (self->people != NULL)
    robo_remote_people_note (self->people, robo_remote_game_get_peer (game), robo_remote_game_get_way (game),
                             g_get_real_time () / G_USEC_PER_SEC);
}

/* Notes the people in a game that was played before, as of the time of its file. */
static void
note_people (RoboRemoteList *self,
             RoboRemoteGame *game)
{
  GStatBuf info;
  gint64   now = g_get_real_time () / G_USEC_PER_SEC;
  gint64   when = g_stat (robo_remote_game_get_path (game), &info) == 0 ? (gint64)info.st_mtime : now;

  robo_remote_people_note (self->people, robo_remote_game_get_peer (game), robo_remote_game_get_way (game),
                           MIN (when, now));
}

static void
rematch_opened_cb (RoboRemoteList *self,
                   RoboRemoteGame *game);

/* Adds a game, of which it takes ownership, to the list. */
static RoboRemoteGame *
add_game (RoboRemoteList *self,
          RoboRemoteGame *game)
{
  g_ptr_array_add (self->games, game);
  robo_remote_game_set_people (game, self->people);
  note_people (self, game);
  g_signal_connect_object (game, "notify::status", G_CALLBACK (status_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::is-own-turn", G_CALLBACK (count_own_turns), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "rematch-opened", G_CALLBACK (rematch_opened_cb), self, G_CONNECT_SWAPPED);
  g_list_model_items_changed (G_LIST_MODEL (self), self->games->len - 1, 0, 1);
  count_own_turns (self);

  return game;
}

/* The user's key is looked up or made when it is first needed, because the keyring may ask the user to unlock
 * it. */

static char *
dup_key_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "robodrome", "remote.key", NULL);
}

static void
set_kept (RoboRemoteList *self,
          RoboKept        kept)
{
  self->kept = kept;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_KEY_REMARK]);
}

typedef struct
{
  RoboKey  key;
  RoboKept kept;
} Key;

/* Moves a key from its file into the keyring. If no keyring takes the key, it stays in the file. */
static gboolean
take_thread (gpointer      data,
             GCancellable *cancellable,
             GError      **error)
{
  Key             *key = data;
  g_autofree char *path = dup_key_path ();

  if (robo_keyring_move_key_from_file (&key->key, path, cancellable))
    key->kept = ROBO_KEPT_IN_KEYRING;

  return TRUE;
}

static void
taken_cb (gpointer      owner,
          gpointer      data,
          GCancellable *cancellable,
          const GError *error)
{
  const Key *key = data;

  if (key->kept == ROBO_KEPT_IN_KEYRING)
    set_kept (owner, key->kept);
}

static gboolean
key_thread (gpointer      data,
            GCancellable *cancellable,
            GError      **error)
{
  Key             *found = data;
  GError          *reason = NULL;
  g_autofree char *path = dup_key_path ();

  found->kept = robo_keyring_find_key (&found->key, path, cancellable, &reason);
  if (reason != NULL)
    g_propagate_error (error, reason);

  return reason == NULL;
}

static void
key_found_cb (gpointer      owner,
              gpointer      data,
              GCancellable *cancellable,
              const GError *error)
{
  RoboRemoteList *self = owner;
  const Key      *found = data;
  g_autoptr (GPtrArray) waiting = g_ptr_array_new_with_free_func (g_object_unref);

  if (error == NULL)
    {
      self->key = found->key;
      set_kept (self, found->kept);
    }
  if (self->kept == ROBO_KEPT_IN_FILE)
    robo_work_run (self, NULL, take_thread, taken_cb, g_memdup2 (&(Key){ self->key, self->kept }, sizeof (Key)),
                   g_free);

  g_ptr_array_extend_and_steal (waiting, g_steal_pointer (&self->waiting));
  self->waiting = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < waiting->len; i++)
    {
      if (error != NULL)
        g_task_return_error (g_ptr_array_index (waiting, i), g_error_copy (error));
      else
        g_task_return_boolean (g_ptr_array_index (waiting, i), TRUE);
    }
}

void
robo_remote_list_find_key_async (RoboRemoteList     *self,
                                 GAsyncReadyCallback callback,
                                 gpointer            data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (ROBO_IS_REMOTE_LIST (self));

  task = g_task_new (self, NULL, callback, data);
  g_task_set_source_tag (task, robo_remote_list_find_key_async);
  if (self->kept != ROBO_KEPT_NOWHERE)
    {
      g_task_return_boolean (task, TRUE);
      return;
    }

  g_ptr_array_add (self->waiting, g_steal_pointer (&task));
  if (self->waiting->len > 1)
    return;

  robo_work_run (self, NULL, key_thread, key_found_cb, g_new0 (Key, 1), g_free);
}

gboolean
robo_remote_list_find_key_finish (RoboRemoteList *self,
                                  GAsyncResult   *result,
                                  GError        **error)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_LIST (self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/* Reading games */

typedef struct
{
  char     *path;
  RoboKey   key;
  RoboPeer *peer; /* or NULL */

  RoboMatchLock *lock; /* or NULL */
} Loading;

static void
loading_free (gpointer data)
{
  Loading *self = data;

  robo_peer_free (self->peer);
  robo_match_lock_release (self->lock);
  g_free (self->path);
  g_free (self);
}

static void
load_thread (GTask        *task,
             gpointer      source,
             gpointer      data,
             GCancellable *cancellable)
{
  Loading *loading = data;
  GError  *error = NULL;

  /* Take the lock first, so that no other program writes the file after it was read. */
  loading->lock = robo_match_lock_take (loading->path, &error);
  if (loading->lock == NULL)
    {
      g_task_return_error (task, error);
      return;
    }

  loading->peer = robo_remote_peer_load (loading->path, &loading->key);
  if (loading->peer == NULL)
    g_task_return_new_error (task, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_MEANING, "%s",
                             _ ("The offer and the messages of this remote game don’t match."));
  else
    g_task_return_boolean (task, TRUE);
}

static void
load_key_found_cb (GObject      *source,
                   GAsyncResult *result,
                   gpointer      data)
{
  RoboRemoteList *self = ROBO_REMOTE_LIST (source);
  g_autoptr (GTask) task = data;
  Loading *loading = g_task_get_task_data (task);
  GError  *error = NULL;

  if (!robo_remote_list_find_key_finish (self, result, &error))
    {
      g_hash_table_remove (self->loading, loading->path);
      g_task_return_error (task, error);
      return;
    }

  loading->key = self->key;
  g_task_run_in_thread (task, load_thread);
}

void
robo_remote_list_load_async (RoboRemoteList     *self,
                             const char         *path,
                             GCancellable       *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer            data)
{
  GTask   *task;
  Loading *loading;

  g_return_if_fail (ROBO_IS_REMOTE_LIST (self) && path != NULL);

  task = g_task_new (NULL, cancellable, callback, data);
  g_task_set_source_tag (task, robo_remote_list_load_async);
  g_task_set_return_on_cancel (task, TRUE);
  loading = g_new0 (Loading, 1);
  loading->path = g_strdup (path);
  g_task_set_task_data (task, loading, loading_free);
  g_hash_table_add (self->loading, g_strdup (path));
  robo_remote_list_find_key_async (self, load_key_found_cb, task);
}

static RoboRemoteInvitation *find_invitation (RoboRemoteList *self,
                                              RoboPeer      **peer);

RoboRemoteGame *
robo_remote_list_load_finish (RoboRemoteList        *self,
                              GAsyncResult          *result,
                              RoboRemoteInvitation **invitation,
                              GError               **error)
{
  Loading        *loading = g_task_get_task_data (G_TASK (result));
  RoboRemoteGame *game;

  g_return_val_if_fail (ROBO_IS_REMOTE_LIST (self), NULL);

  /* The list may have been disposed meanwhile. */
  if (!g_task_propagate_boolean (G_TASK (result), error) || self->saver == NULL)
    return NULL;

  game = robo_remote_list_find_file (self, loading->path);
  if (game != NULL)
    return game;
  if (invitation != NULL && (*invitation = find_invitation (self, &loading->peer)) != NULL)
    {
      g_hash_table_remove (self->loading, loading->path);
      return NULL;
    }

  game = robo_remote_game_new (self->saver, loading->path, g_steal_pointer (&loading->peer));
  robo_remote_game_take_lock (game, g_steal_pointer (&loading->lock));
  add_game (self, game);
  /* Each game continues on its line, even while another game is shown. */
  robo_remote_game_resume_line (game);

  return game;
}

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (RoboRemoteList) self = data;

  robo_remote_list_load_finish (self, result, NULL, NULL);
}

static void
saved_changed_cb (RoboRemoteList *self,
                  guint           position,
                  guint           n_removed,
                  guint           n_added)
{
  GListModel *games = robo_match_saver_get_games (self->saver);

  for (guint i = position; i < position + n_added; i++)
    {
      g_autoptr (RoboSavedGame) game = g_list_model_get_item (games, i);
      const char *path = robo_saved_game_get_file (game);

      if (robo_saved_game_get_is_remote (game) && robo_remote_list_find_file (self, path) == NULL &&
          !g_hash_table_contains (self->loading, path))
        robo_remote_list_load_async (self, path, NULL, loaded_cb, g_object_ref (self));
    }
}

/* Reads the games that could not be read while the keyring was locked. */
static void
key_known_cb (RoboRemoteList *self)
{
  if (self->saver != NULL)
    saved_changed_cb (self, 0, 0, g_list_model_get_n_items (robo_match_saver_get_games (self->saver)));
}

/* The object */

static void
robo_remote_list_dispose (GObject *object)
{
  RoboRemoteList *self = ROBO_REMOTE_LIST (object);

  g_ptr_array_set_size (self->games, 0);
  g_clear_object (&self->people);
  g_clear_object (&self->saver);

  G_OBJECT_CLASS (robo_remote_list_parent_class)->dispose (object);
}

static void
robo_remote_list_finalize (GObject *object)
{
  RoboRemoteList *self = ROBO_REMOTE_LIST (object);

  g_hash_table_unref (self->loading);
  g_ptr_array_unref (self->waiting);

  G_OBJECT_CLASS (robo_remote_list_parent_class)->finalize (object);
}

static const char *
get_key_remark (RoboRemoteList *self)
{
  if (self->kept != ROBO_KEPT_IN_FILE)
    return NULL;

  /* Translators: The key signs the moves of the user; a keyring is where the desktop keeps passwords. */
  return _ ("No keyring is available, so the key that identifies you is in a file only you can read.");
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_N_OWN_TURNS] = { ROBO_PROPERTY_FIELD (UINT, "n-own-turns", RoboRemoteList, n_own_turns) },
  [PROP_KEY_REMARK] = { ROBO_PROPERTY_GETTER (STRING, "key-remark", get_key_remark) },
};

static void
robo_remote_list_class_init (RoboRemoteListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  ROBO_ARRAY_LIST_CLASS (klass)->item_type = ROBO_TYPE_REMOTE_GAME;
  object_class->dispose = robo_remote_list_dispose;
  object_class->finalize = robo_remote_list_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[PASSED_ON] = g_signal_new ("passed-on", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, ROBO_TYPE_REMOTE_PERSON);
  signals[REMATCH_BEGUN] = g_signal_new ("rematch-begun", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                         NULL, G_TYPE_NONE, 2, ROBO_TYPE_REMOTE_GAME, ROBO_TYPE_REMOTE_GAME);
}

static void
robo_remote_list_init (RoboRemoteList *self)
{
  self->games = robo_array_list_get_items (ROBO_ARRAY_LIST (self));
  self->waiting = g_ptr_array_new_with_free_func (g_object_unref);
  self->loading = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

RoboRemoteList *
robo_remote_list_new (RoboMatchSaver *saver)
{
  RoboRemoteList *self;
  GListModel     *games;

  g_return_val_if_fail (ROBO_IS_MATCH_SAVER (saver), NULL);

  self = g_object_new (ROBO_TYPE_REMOTE_LIST, NULL);
  self->saver = g_object_ref (saver);
  self->people = robo_remote_people_new (saver, NULL);
  games = robo_match_saver_get_games (saver);
  g_signal_connect_object (games, "items-changed", G_CALLBACK (saved_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::key-remark", G_CALLBACK (key_known_cb), NULL);
  saved_changed_cb (self, 0, 0, g_list_model_get_n_items (games));

  return self;
}

RoboRemotePeople *
robo_remote_list_get_people (RoboRemoteList *self)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_LIST (self), NULL);

  return self->people;
}

RoboRemoteGame *
robo_remote_list_find_file (RoboRemoteList *self,
                            const char     *path)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_LIST (self) && path != NULL, NULL);

  for (guint i = 0; i < self->games->len; i++)
    {
      RoboRemoteGame *game = g_ptr_array_index (self->games, i);

      if (g_str_equal (robo_remote_game_get_path (game), path))
        return game;
    }

  return NULL;
}

/* Sharing out a pasted text */

/* Describes a game of the list, or in a file, to which texts may belong. */
typedef struct
{
  const RoboOffer *offer;
  RoboRemoteGame  *game;  /* borrowed; NULL for a file */
  const char      *path;  /* borrowed; NULL for a game of the list */
  RoboRemoteShare *share; /* borrowed; NULL until a text or a link of this game is found */
} Candidate;

void
robo_remote_share_free (RoboRemoteShare *self)
{
  if (self == NULL)
    return;

  g_clear_object (&self->game);
  g_free (self->path);
  g_string_free (self->text, TRUE);
  g_free (self);
}

static RoboRemoteShare *
find_share (Candidate *candidate,
            GPtrArray *shares)
{
  if (candidate->share == NULL)
    {
      candidate->share = g_new0 (RoboRemoteShare, 1);
      g_set_object (&candidate->share->game, candidate->game);
      candidate->share->path = g_strdup (candidate->path);
      candidate->share->text = g_string_new (NULL);
      g_ptr_array_add (shares, candidate->share);
    }

  return candidate->share;
}

/* Adds the sealed texts in `text` to the shares of the candidates to which they belong, and returns the other sealed
 * texts. The game in the room of the link gets the first share. Reads each sealed text only once, so that the time
 * stays linear. */
static char *
distribute_texts (const char *text,
                  const char *link,
                  GArray     *candidates,
                  GPtrArray  *shares)
{
  GString    *rest = g_string_new (NULL);
  const char *at = text;

  for (guint i = 0; link != NULL && shares->len == 0 && i < candidates->len; i++)
    {
      /* A match and its rematch may be in one room. Search for the newest game first: the list has it last, the files
       * have it first. */
      gboolean   is_list = g_array_index (candidates, Candidate, 0).game != NULL;
      Candidate *candidate = &g_array_index (candidates, Candidate, is_list ? candidates->len - 1 - i : i);

      if (robo_remote_line_is_room_of (link, candidate->offer))
        find_share (candidate, shares);
    }
  while (*at != '\0')
    {
      const char *begin = at;
      g_autoptr (RoboSealedText) found = robo_sealed_text_find (at, &at);
      GString *owner = rest;

      if (found == NULL)
        break;
      for (guint i = 0; owner == rest && i < candidates->len; i++)
        {
          Candidate *candidate = &g_array_index (candidates, Candidate, i);

          if (robo_sealed_text_belongs_to (found, candidate->offer->match))
            owner = find_share (candidate, shares)->text;
        }
      g_string_append_len (owner, begin, at - begin);
      g_string_append_c (owner, '\n');
    }

  return g_string_free (rest, FALSE);
}

static char *
share_out_to_games (RoboRemoteList *self,
                    const char     *text,
                    const char     *link,
                    GPtrArray      *shares)
{
  g_autoptr (GArray) candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));

  for (guint i = 0; i < self->games->len; i++)
    {
      RoboRemoteGame *game = self->games->pdata[i];
      Candidate       candidate = { .offer = robo_remote_game_get_peer (game)->offer, .game = game };

      g_array_append_val (candidates, candidate);
    }

  return distribute_texts (text, link, candidates, shares);
}

static char *
share_out_to_files (RoboRemoteList *self,
                    const char     *text,
                    const char     *link,
                    GPtrArray      *shares)
{
  g_autoptr (GArray) candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));
  g_autoptr (GPtrArray) offers = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_offer_free);
  GListModel *games = robo_match_saver_get_games (self->saver);

  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (RoboSavedGame) game = g_list_model_get_item (games, i);
      GBytes    *bytes = robo_saved_game_get_offer (game);
      RoboOffer *offer = bytes != NULL ? robo_offer_parse (bytes) : NULL;
      Candidate  candidate = { .offer = offer, .path = robo_saved_game_get_file (game) };

      if (offer == NULL)
        continue;
      g_ptr_array_add (offers, offer);
      g_array_append_val (candidates, candidate);
    }

  return distribute_texts (text, link, candidates, shares);
}

GPtrArray *
robo_remote_list_share_text (RoboRemoteList *self,
                             const char     *text,
                             char          **rest)
{
  g_autoptr (GPtrArray) shares = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_remote_share_free);
  g_autofree char *address = NULL;
  g_autofree char *left = NULL;
  const char      *link;

  g_return_val_if_fail (ROBO_IS_REMOTE_LIST (self) && text != NULL, NULL);

  address = robo_remote_line_find_address (text);
  link = address != NULL && robo_remote_line_is_link (address) ? address : NULL;
  left = share_out_to_games (self, text, link, shares);
  if (*left != '\0' || (link != NULL && shares->len == 0))
    {
      g_autofree char *before = g_steal_pointer (&left);

      left = share_out_to_files (self, before, shares->len == 0 ? link : NULL, shares);
    }
  if (rest != NULL)
    *rest = g_steal_pointer (&left);

  return g_steal_pointer (&shares);
}

void
robo_remote_list_forget_file (RoboRemoteList *self,
                              const char     *path)
{
  guint position;

  g_return_if_fail (ROBO_IS_REMOTE_LIST (self) && path != NULL);

  if (!g_ptr_array_find (self->games, robo_remote_list_find_file (self, path), &position))
    return;

  g_ptr_array_remove_index (self->games, position);
  g_list_model_items_changed (G_LIST_MODEL (self), position, 1, 0);
  count_own_turns (self);
}

/* New games */

static void
refuse (GError    **error,
        const char *sentence)
{
  g_set_error_literal (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_READ, sentence);
}

RoboRemoteGame *
robo_remote_list_invite (RoboRemoteList        *self,
                         const RoboMatchSetup  *setup,
                         const char            *name,
                         const RoboRemoteTerms *terms,
                         GError               **error)
{
  RoboRemoteGame *game;
  g_autoptr (RoboCarrier) line = NULL;

  g_return_val_if_fail (ROBO_IS_REMOTE_LIST (self) && setup != NULL && name != NULL && terms != NULL, NULL);
  g_return_val_if_fail (self->kept != ROBO_KEPT_NOWHERE, NULL);

  game = robo_remote_game_new_invitation (self->saver, setup, &self->key, name, terms->pace, terms->bank,
                                          terms->way != ROBO_REMOTE_BY_TEXTS);
  if (game == NULL)
    {
      refuse (error, _ ("These rules can’t be played remotely."));
      return NULL;
    }
  if (terms->way != ROBO_REMOTE_BY_TEXTS)
    {
      line = terms->way == ROBO_REMOTE_IN_ROOM ? robo_remote_line_new_room (name) : robo_remote_line_new_host (name);
      robo_remote_game_set_line (game, line);
    }

  return add_game (self, game);
}

/* Passing an invitation on */

/* Under this key, a game keeps the person to whom its invitation is to be passed on. */
#define RECIPIENT "recipient"

/* Returns the newest other game that has an open connection and in which the person plays, or NULL. */
static RoboRemoteGame *
find_open_line (RoboRemoteList   *self,
                RoboRemoteGame   *except,
                RoboRemotePerson *person)
{
  for (guint i = self->games->len; i > 0; i--)
    {
      RoboRemoteGame *game = g_ptr_array_index (self->games, i - 1);

      if (game != except && robo_remote_game_get_can_say (game) &&
          robo_remote_person_plays (person, robo_remote_game_get_peer (game)))
        return game;
    }

  return NULL;
}

/* Passes an invitation on once, when its address is known. */
static void
text_known_cb (RoboRemoteList *self,
               GParamSpec     *pspec,
               RoboRemoteGame *game)
{
  RoboRemoteGame  *other;
  g_autofree char *message = NULL;
  g_autoptr (RoboRemotePerson) person = NULL;

  if (robo_remote_game_get_text (game) == NULL)
    return;
  person = g_object_steal_data (G_OBJECT (game), RECIPIENT);
  other = person != NULL ? find_open_line (self, game, person) : NULL;
  if (other == NULL)
    return;

  message = robo_remote_game_dup_message (game);
  robo_remote_game_say (other, message);
  g_signal_emit (self, signals[PASSED_ON], 0, person);
}

void
robo_remote_list_pass_on (RoboRemoteList   *self,
                          RoboRemoteGame   *game,
                          RoboRemotePerson *person)
{
  g_return_if_fail (ROBO_IS_REMOTE_LIST (self) && ROBO_IS_REMOTE_GAME (game) && ROBO_IS_REMOTE_PERSON (person));

  g_object_set_data_full (G_OBJECT (game), RECIPIENT, g_object_ref (person), g_object_unref);
  g_signal_connect_object (game, "notify::text", G_CALLBACK (text_known_cb), self, G_CONNECT_SWAPPED);
  text_known_cb (self, NULL, game);
}

/* Rematches */

static RoboRemoteGame *
find_match (RoboRemoteList  *self,
            const RoboOffer *offer)
{
  for (guint i = 0; i < self->games->len; i++)
    {
      RoboRemoteGame *game = g_ptr_array_index (self->games, i);

      if (memcmp (robo_remote_game_get_peer (game)->chains->match, offer->match, sizeof offer->match) == 0)
        return game;
    }

  return NULL;
}

/* Returns whether a match is among the saved games. Such a match must not begin anew, because its new entries would
 * contradict those in the file. */
static gboolean
is_saved (RoboRemoteList  *self,
          const RoboOffer *offer)
{
  GListModel *games = robo_match_saver_get_games (self->saver);

  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (RoboSavedGame) game = g_list_model_get_item (games, i);
      GBytes *bytes = robo_saved_game_get_offer (game);

      if (bytes != NULL && g_bytes_equal (bytes, offer->bytes))
        return TRUE;
    }

  return FALSE;
}

/* Returns the offer of the rematch of a game. Returns NULL if the rematch was played or begun before and is not in
 * progress in the list, if it cannot be played, or if the user has no seat or no key. */
static RoboOffer *
dup_again (RoboRemoteList *self,
           RoboRemoteGame *game)
{
  const RoboPeer *peer = robo_remote_game_get_peer (game);
  g_autoptr (RoboOffer) offer = robo_peer_make_again (peer);
  RoboRemoteGame *known = offer != NULL ? find_match (self, offer) : NULL;

  if (offer == NULL || peer->seat == ROBO_SPECTATOR || self->kept == ROBO_KEPT_NOWHERE)
    return NULL;
  if (known != NULL ? robo_remote_game_get_is_over (known) : is_saved (self, offer))
    return NULL;

  return g_steal_pointer (&offer);
}

/* Begins the rematch at the user's own seat. `line` is a line to the others, or NULL if the rematch is played by
 * texts. */
static RoboRemoteGame *
begin_again (RoboRemoteList  *self,
             RoboRemoteGame  *old,
             const RoboOffer *offer,
             RoboCarrier     *line)
{
  const RoboPeer  *before = robo_remote_game_get_peer (old);
  RoboMatchSetup  *played = before->shared->setup;
  RoboMatchSetup  *setup = robo_offer_make_setup (offer, played->arena, played->modules);
  RoboPeer        *peer = robo_peer_new (offer, setup, before->seat, &self->key);
  g_autofree char *name = robo_remote_dup_name (before, before->seat);
  RoboRemoteGame  *game;

  robo_peer_join (peer, name);
  game = robo_remote_game_new (self->saver, NULL, peer);
  if (line != NULL)
    {
      robo_remote_game_set_previous (game, old);
      robo_remote_game_set_line (game, line);
    }

  return add_game (self, game);
}

/* Tells the others the address at which the rematch waits in the same network, as soon as there is one. */
static void
rematch_line_cb (RoboRemoteGame *old,
                 GParamSpec     *pspec,
                 RoboRemoteGame *rematch)
{
  g_autofree char *address = robo_remote_game_get_can_say (rematch) ? robo_remote_game_dup_link (rematch) : NULL;

  if (address != NULL && robo_remote_game_get_can_say_again (old))
    robo_remote_game_say_again (old, ROBO_AGAIN_YES, address);
}

static void
rematch_opened_cb (RoboRemoteList *self,
                   RoboRemoteGame *game)
{
  const RoboPeer *peer = robo_remote_game_get_peer (game);
  g_autoptr (RoboOffer) offer = dup_again (self, game);
  g_autofree char *address = robo_remote_line_find_address (robo_remote_game_find_again_address (game));
  g_autofree char *name = robo_remote_dup_name (peer, peer->seat);
  g_autoptr (RoboCarrier) line = NULL;
  RoboRemoteGame *rematch;

  if (offer == NULL || find_match (self, offer) != NULL || robo_remote_line_waits_here (peer->offer))
    return;
  /* In a room no address is needed, and a link would lead to another place. */
  if (address == NULL || robo_remote_line_is_link (address) ||
      robo_remote_game_get_way (game) != ROBO_REMOTE_IN_NETWORK)
    return;

  line = robo_remote_line_new_guest (name, address);
  if (line == NULL)
    return;
  rematch = begin_again (self, game, offer, line);
  g_signal_emit (self, signals[REMATCH_BEGUN], 0, game, rematch);
}

/* Invites to a game with the settings of an earlier game and another seed. */
static RoboRemoteGame *
invite_anew (RoboRemoteList *self,
             RoboRemoteGame *game,
             GError        **error)
{
  const RoboPeer  *peer = robo_remote_game_get_peer (game);
  RoboRemoteTerms  terms = { .way = robo_remote_game_get_way (game) };
  g_autofree char *name = robo_remote_dup_name (peer, peer->seat != ROBO_SPECTATOR
                                                        ? peer->seat
                                                        : (guint)g_bit_nth_lsf (peer->offer->people, -1));
  g_autoptr (RoboMatchSetup) setup = robo_match_setup_copy (peer->shared->setup);

  robo_pace_from_byte (robo_shared_game_get_pace (peer->shared), &terms.pace, &terms.bank);
  setup->seed = (guint64)g_random_int () << 32 | g_random_int ();

  return robo_remote_list_invite (self, setup, name, &terms, error);
}

RoboRemoteGame *
robo_remote_list_play_again (RoboRemoteList *self,
                             RoboRemoteGame *game,
                             GError        **error)
{
  g_autoptr (RoboOffer) offer = NULL;
  g_autoptr (RoboCarrier) line = NULL;
  g_autofree char *name = NULL;
  g_autofree char *link = NULL;
  const RoboPeer  *peer;
  RoboRemoteGame  *rematch;
  RoboRemoteWay    way;

  g_return_val_if_fail (ROBO_IS_REMOTE_LIST (self) && ROBO_IS_REMOTE_GAME (game), NULL);

  peer = robo_remote_game_get_peer (game);
  way = robo_remote_game_get_way (game);
  offer = dup_again (self, game);
  rematch = offer != NULL ? find_match (self, offer) : NULL;
  if (rematch != NULL)
    return rematch;
  if (offer == NULL || (way != ROBO_REMOTE_BY_TEXTS && !robo_remote_game_get_can_say_again (game)))
    return invite_anew (self, game, error);
  if (way == ROBO_REMOTE_BY_TEXTS)
    return begin_again (self, game, offer, NULL);

  name = robo_remote_dup_name (peer, peer->seat);
  link = robo_remote_game_dup_link (game);
  if (way == ROBO_REMOTE_IN_ROOM)
    line = robo_remote_line_new_guest (name, link);
  else if (robo_remote_line_waits_here (peer->offer))
    line = robo_remote_line_new_host (name);
  rematch = line != NULL ? begin_again (self, game, offer, line) : NULL;
  if (way == ROBO_REMOTE_IN_NETWORK && rematch != NULL)
    {
      g_signal_connect_object (rematch, "notify::line", G_CALLBACK (rematch_line_cb), game, G_CONNECT_SWAPPED);
      rematch_line_cb (game, NULL, rematch);
    }
  else
    robo_remote_game_say_again (game, ROBO_AGAIN_YES, NULL);
  /* If the user has asked before and then removed the rematch, the others have told the address already, and no signal
   * tells it again. */
  if (rematch == NULL && robo_remote_game_find_again_address (game) != NULL)
    rematch_opened_cb (self, game);

  return rematch;
}

gboolean
robo_remote_list_goes_on_in_room (RoboRemoteList *self,
                                  RoboRemoteGame *game)
{
  const RoboPeer *peer;
  g_autoptr (RoboOffer) again = NULL;

  g_return_val_if_fail (ROBO_IS_REMOTE_LIST (self) && ROBO_IS_REMOTE_GAME (game), FALSE);

  peer = robo_remote_game_get_peer (game);
  if (peer->shared->stage != ROBO_STAGE_OVER)
    return FALSE;

  again = robo_peer_make_again (peer);

  return again != NULL && find_match (self, again) != NULL && robo_remote_line_is_same_room (peer->offer, again);
}

static RoboOffer *
find_offer (const char *text)
{
  const char *at = text;
  RoboOffer  *offer = NULL;

  while (offer == NULL && *at != '\0')
    {
      g_autoptr (RoboSealedText) found = robo_sealed_text_find (at, &at);

      if (found == NULL)
        break;
      if (found->offer != NULL)
        offer = robo_offer_parse (found->offer);
    }

  return offer;
}

static RoboMatchSetup *
make_setup (const RoboOffer *offer,
            RoboArenaList   *arenas)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModules) modules = NULL;
  g_autoptr (RoboArenaItem) item = NULL;

  item = g_list_model_get_item (G_LIST_MODEL (arenas), robo_arena_list_find (arenas, offer->arena_id));
  if (item == NULL)
    return NULL;
  if (offer->modules_ids[0] != NULL)
    modules = robo_modules_load_bundled ((const char *const *)offer->modules_ids, problems);

  return robo_offer_make_setup (offer, robo_arena_item_get_arena (item), modules);
}

static gboolean
check_version (const RoboOffer *offer,
               GError         **error)
{
  if (offer->rulings == ROBO_RULINGS_VERSION && offer->version == ROBO_NET_VERSION)
    return TRUE;

  refuse (error, _ ("The invitation comes from a different version of Robodrome. All players need the same version."));

  return FALSE;
}

/* Creates an invitation. Takes ownership of the peer. */
static RoboRemoteInvitation *
invitation_new (const char *text,
                RoboPeer   *looking)
{
  RoboRemoteInvitation *self = g_new0 (RoboRemoteInvitation, 1);

  self->text = g_strdup (text);
  self->looking = looking;
  self->offer = robo_offer_parse (looking->offer->bytes);

  return self;
}

RoboRemoteInvitation *
robo_remote_invitation_read (const char    *text,
                             RoboArenaList *arenas,
                             GError       **error)
{
  g_autoptr (RoboOffer) offer = NULL;
  RoboRemoteInvitation *self;
  RoboMatchSetup       *setup;

  g_return_val_if_fail (text != NULL && ROBO_IS_ARENA_LIST (arenas), NULL);

  offer = find_offer (text);
  if (offer == NULL)
    {
      g_autoptr (RoboSealedText) found = robo_sealed_text_find (text, NULL);

      if (found != NULL)
        refuse (error, _ ("This message belongs to a game that isn’t on this computer. To join a game, paste its "
                          "invitation first."));
      else if (robo_sealed_text_looks_like (text))
        refuse (error, _ ("The invitation is damaged: letters are missing or changed. Ask for it again."));
      else
        refuse (error, _ ("No invitation found. It starts with “ROBO!” and ends with “!ROBO”."));
      return NULL;
    }
  if (!check_version (offer, error))
    return NULL;
  setup = make_setup (offer, arenas);
  if (setup == NULL)
    {
      refuse (error, _ ("The game’s arena or modules aren’t on this computer. Ask for their files, or play over a network."));
      return NULL;
    }
  self = invitation_new (text, robo_peer_new (offer, setup, ROBO_SPECTATOR, NULL));
  robo_peer_paste (self->looking, text);

  return self;
}

/* Invitations from a line */

typedef struct
{
  RoboArenaList *arenas;
  RoboCarrier   *line;
  char          *address;
  GBytes        *offer;   /* the first offer of the line, or NULL */
  GHashTable    *offers;  /* set of GBytes: all offers of the line, among them those of its rematches */
  GPtrArray     *bundles; /* array of GBytes: the bundles that have arrived */
  RoboFileParts *files;   /* NULL unless arena and cards were requested */
  guint          timeout;
  guint          settling; /* timer while earlier entries are still arriving, or 0 */
} Fetch;

static void
fetch_free (gpointer data)
{
  Fetch *self = data;

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_handle_id (&self->settling, g_source_remove);
  g_signal_handlers_disconnect_by_data (self->line, self);
  robo_carrier_close (self->line);
  g_object_unref (self->line);
  g_object_unref (self->arenas);
  g_free (self->address);
  g_clear_pointer (&self->offer, g_bytes_unref);
  g_hash_table_unref (self->offers);
  g_ptr_array_unref (self->bundles);
  robo_file_parts_free (self->files);
  g_free (self);
}

static void
receive_all (RoboPeer  *peer,
             GPtrArray *bundles)
{
  for (guint i = 0; bundles != NULL && i < bundles->len; i++)
    {
      GBytes *bytes = g_ptr_array_index (bundles, i);
      g_autoptr (GPtrArray) bundle = robo_bundle_parse (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

      if (bundle != NULL)
        robo_peer_receive (peer, bundle);
    }
}

/* Stops timers and handlers and releases the task, so that a late result is not used. */
static void
stop_fetch (GTask *task)
{
  Fetch *fetch = g_task_get_task_data (task);

  g_clear_handle_id (&fetch->timeout, g_source_remove);
  g_clear_handle_id (&fetch->settling, g_source_remove);
  g_signal_handlers_disconnect_by_data (fetch->line, task);
  g_object_unref (task);
}

/* Returns the game that is played at the line, as a spectator sees it. This is the first match or, if a player has
 * asked for a rematch after it, that rematch, and so on. Other offers of rematches do not count, since anybody who
 * knows the room can make one. Takes ownership of the set-up of the first offer. */
static RoboPeer *
follow_rematches (const Fetch    *fetch,
                  RoboMatchSetup *setup)
{
  g_autoptr (RoboOffer) offer = robo_offer_parse (fetch->offer);
  RoboPeer *looking = NULL;

  while (setup != NULL)
    {
      RoboMatchSetup *next = NULL;

      robo_peer_free (looking);
      looking = robo_peer_new (offer, setup, ROBO_SPECTATOR, NULL);
      receive_all (looking, fetch->bundles);
      robo_offer_free (offer);
      offer = robo_peer_make_again (looking);
      if (robo_peer_list_again (looking, ROBO_AGAIN_YES) != 0 && g_hash_table_contains (fetch->offers, offer->bytes))
        next = robo_offer_make_setup (offer, looking->shared->setup->arena, looking->shared->setup->modules);
      setup = next;
    }

  return looking;
}

/* Takes ownership of the set-up. */
static void
end_fetch (GTask          *task,
           RoboMatchSetup *setup)
{
  Fetch    *fetch = g_task_get_task_data (task);
  RoboPeer *looking = follow_rematches (fetch, setup);
  GError   *error = NULL;

  if (check_version (looking->offer, &error))
    {
      RoboRemoteInvitation *invitation = invitation_new (fetch->address, looking);

      invitation->bundles = g_ptr_array_ref (fetch->bundles);
      g_task_return_pointer (task, invitation, (GDestroyNotify)robo_remote_invitation_free);
    }
  else
    {
      robo_peer_free (looking);
      g_task_return_error (task, error);
    }
  stop_fetch (task);
}

/* Ends the fetch with the game of the first offer, or with an error. If arena or cards are missing here, requests them
 * first. */
static void
take_offer (GTask *task)
{
  Fetch *fetch = g_task_get_task_data (task);
  g_autoptr (RoboOffer) offer = robo_offer_parse (fetch->offer);
  g_autoptr (GBytes) want = NULL;
  RoboMatchSetup *setup = NULL;
  GError         *error = NULL;

  if (fetch->files != NULL)
    return;
  /* Without signatures, a peer could send entries in the name of another peer. */
  if (offer == NULL || !offer->is_signed)
    refuse (&error, _ ("No game is being played there."));
  /* A room whose first match is of another version may have gone on with a rematch of this version. */
  else if (g_hash_table_size (fetch->offers) > 1 || check_version (offer, &error))
    setup = make_setup (offer, fetch->arenas);
  if (error != NULL)
    {
      g_task_return_error (task, error);
      stop_fetch (task);
      return;
    }
  if (setup != NULL)
    {
      end_fetch (task, setup);
      return;
    }

  fetch->files = robo_file_parts_new (offer);
  want = robo_file_request_new (offer);
  robo_carrier_send_file_message (fetch->line, want);
}

static void
fetch_filed_cb (GTask       *task,
                GBytes      *message,
                RoboCarrier *line)
{
  Fetch *fetch = g_task_get_task_data (task);
  g_autoptr (RoboOffer) offer = fetch->files != NULL ? robo_offer_parse (fetch->offer) : NULL;
  RoboMatchSetup *setup = offer != NULL ? robo_file_parts_take (fetch->files, message) : NULL;

  if (setup != NULL)
    end_fetch (task, setup);
}

static void
look_at_line (GTask *task)
{
  Fetch           *fetch = g_task_get_task_data (task);
  RoboCarrierState state = robo_carrier_get_state (fetch->line);

  if (g_task_return_error_if_cancelled (task))
    {
      stop_fetch (task);
      return;
    }
  if (state == ROBO_CARRIER_CONNECTING || fetch->settling != 0)
    return;
  if (state == ROBO_CARRIER_OPEN && fetch->offer == NULL)
    {
      /* An archive may have lost the offer. A peer that is asked resends it. */
      robo_carrier_ask (fetch->line);
      return;
    }

  if (state == ROBO_CARRIER_OPEN)
    {
      take_offer (task);
      return;
    }

  if (state == ROBO_CARRIER_WAITING && robo_remote_line_is_room (fetch->line))
    g_task_return_new_error (task, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_READ, "%s",
                             _ ("Can’t reach the chat server or the room. Try pasting the link again later."));
  else
    g_task_return_new_error (task, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_READ, "%s",
                             robo_carrier_get_sentence (fetch->line));
  stop_fetch (task);
}

static void
settled_cb (GTask *task)
{
  ((Fetch *)g_task_get_task_data (task))->settling = 0;
  look_at_line (task);
}

static void
fetch_offered_cb (GTask       *task,
                  GBytes      *offer,
                  RoboCarrier *line)
{
  Fetch *fetch = g_task_get_task_data (task);

  /* The first offer is that of the host. A room may go on with rematches of it; which offers are rematches is known when
   * the entries of the match before are here. */
  if (fetch->offer == NULL)
    fetch->offer = g_bytes_ref (offer);
  g_hash_table_add (fetch->offers, g_bytes_ref (offer));
  /* A peer sends earlier entries right after the offer. Wait for them, since without them the user's own seat might
   * seem free. */
  if (robo_carrier_get_state (line) == ROBO_CARRIER_OPEN && fetch->settling == 0)
    fetch->settling = g_timeout_add_once (SETTLE_MS, (GSourceOnceFunc)settled_cb, task);
  else
    look_at_line (task);
}

static void
fetch_received_cb (GTask       *task,
                   GBytes      *bundle,
                   RoboCarrier *line)
{
  g_ptr_array_add (((Fetch *)g_task_get_task_data (task))->bundles, g_bytes_ref (bundle));
}

static void
fetch_timeout_cb (gpointer data)
{
  GTask *task = data;

  Fetch *fetch = g_task_get_task_data (task);

  fetch->timeout = 0;
  g_task_return_new_error (task, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_READ, "%s",
                           fetch->files != NULL
                             ? _ ("Nobody is sending the game’s arena or modules. Ask whether the game’s window is open.")
                             : _ ("Nobody is answering at this address. Ask whether the game’s window is open."));
  stop_fetch (task);
}

void
robo_remote_invitation_fetch_async (const char         *address,
                                    const char         *name,
                                    RoboArenaList      *arenas,
                                    GCancellable       *cancellable,
                                    GAsyncReadyCallback callback,
                                    gpointer            data)
{
  GTask       *task;
  RoboCarrier *line;
  Fetch       *fetch;

  g_return_if_fail (address != NULL && name != NULL && ROBO_IS_ARENA_LIST (arenas));

  task = g_task_new (NULL, cancellable, callback, data);
  g_task_set_source_tag (task, robo_remote_invitation_fetch_async);
  line = robo_remote_line_new_guest (name, address);
  if (line == NULL)
    {
      g_task_return_new_error (task, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_READ, "%s", _ ("No game is being played there."));
      g_object_unref (task);
      return;
    }

  fetch = g_new0 (Fetch, 1);
  fetch->line = line;
  fetch->arenas = g_object_ref (arenas);
  fetch->address = g_strdup (address);
  fetch->offers = g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify)g_bytes_unref, NULL);
  fetch->bundles = g_ptr_array_new_with_free_func ((GDestroyNotify)g_bytes_unref);
  g_task_set_task_data (task, fetch, fetch_free);
  g_signal_connect_swapped (line, "offered", G_CALLBACK (fetch_offered_cb), task);
  g_signal_connect_swapped (line, "received", G_CALLBACK (fetch_received_cb), task);
  g_signal_connect_swapped (line, "filed", G_CALLBACK (fetch_filed_cb), task);
  g_signal_connect_swapped (line, "notify::state", G_CALLBACK (look_at_line), task);
  fetch->timeout = g_timeout_add_once (robo_remote_line_is_link (address) ? FETCH_LINK_MS : FETCH_MS, fetch_timeout_cb,
                                       task);
  robo_carrier_open (line);
}

RoboRemoteInvitation *
robo_remote_invitation_fetch_finish (GAsyncResult *result,
                                     GError      **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, robo_remote_invitation_fetch_async), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

void
robo_remote_invitation_free (RoboRemoteInvitation *self)
{
  if (self == NULL)
    return;

  robo_peer_free (self->looking);
  robo_offer_free (self->offer);
  g_clear_pointer (&self->bundles, g_ptr_array_unref);
  g_free (self->text);
  g_free (self);
}

char *
robo_remote_invitation_dup_heading (const RoboRemoteInvitation *self)
{
  g_autofree char *name = robo_remote_dup_name (self->looking, (guint)g_bit_nth_lsf (self->offer->people, -1));

  /* Translators: %s is the name of a person. */
  return g_strdup_printf (_ ("%s invites you"), name);
}

char *
robo_remote_invitation_dup_details (const RoboRemoteInvitation *self)
{
  const RoboMatchSetup *setup = self->looking->shared->setup;
  guint                 n_people = (guint)__builtin_popcount (self->offer->people);
  g_autofree char      *people = NULL;
  g_autofree char      *goal = NULL;
  g_autofree char      *details = NULL;
  g_autofree char      *pace = NULL;
  g_autofree char      *limit = NULL;

  /* Translators: %u is how many people play. */
  people = g_strdup_printf (ngettext ("%u person", "%u people", n_people), n_people);
  /* Translators: %u is how many victory points a player needs to win. */
  goal = g_strdup_printf (_ ("Goal: %u VP"), setup->rules.vp_goal);

  /* Translators: This describes a game to which somebody invites. %1$s is an arena, %2$s is how many victory points
   * win, %3$s is how many people play. */
  details = g_strdup_printf (C_ ("invitation", "%1$s · %2$s · %3$s"), robo_arena_get_name (setup->arena), goal, people);
  if (self->offer->pace == ROBO_PACE_NONE)
    return g_steal_pointer (&details);

  pace = robo_remote_dup_pace (robo_pace_to_byte (self->offer->pace, self->offer->bank));
  /* Translators: This is about a game to which somebody invites. %s is how long a player may take to answer, such as
   * “A day”. */
  limit = g_strdup_printf (_ ("Time limit: %s"), pace);

  /* Translators: This describes a game to which somebody invites. %1$s is its arena and players, %2$s is its time
   * limit. */
  return g_strdup_printf (C_ ("invitation", "%1$s · %2$s"), details, limit);
}

static RoboRemoteGame *
find_game (RoboRemoteList             *self,
           const RoboRemoteInvitation *invitation)
{
  return find_match (self, invitation->offer);
}

/* Finds the seat that the user has joined before, on this computer or another one. The key determines the commitment
 * (RoboEntry.commit) in the entry with which the user joined. */
static guint
find_own_seat (const RoboRemoteInvitation *invitation,
               const RoboKey              *key)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      const RoboEntry *join = robo_chains_get (invitation->looking->chains, seat, 0);
      guint8           nonce[ROBO_NONCE_SIZE];
      guint8           commit[ROBO_COMMIT_SIZE];

      if (join == NULL)
        continue;
      robo_key_get_nonce (key, invitation->offer->match, seat, nonce, commit);
      if (memcmp (commit, join->commit, sizeof commit) == 0)
        return seat;
    }

  return ROBO_NO_SEAT;
}

static guint
find_free_seat (const RoboRemoteInvitation *invitation)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if ((invitation->offer->people >> seat & 1) != 0 && robo_chains_count (invitation->looking->chains, seat) == 0)
        return seat;
    }

  return ROBO_NO_SEAT;
}

/* Returns the seat that the user had in the game of which this is the rematch, if it is free. */
static guint
find_earlier_seat (RoboRemoteList             *self,
                   const RoboRemoteInvitation *invitation)
{
  for (guint i = 0; i < self->games->len; i++)
    {
      const RoboPeer *peer = robo_remote_game_get_peer (g_ptr_array_index (self->games, i));
      g_autoptr (RoboOffer) again = robo_peer_make_again (peer);

      if (again != NULL && g_bytes_equal (again->bytes, invitation->offer->bytes) && peer->seat != ROBO_SPECTATOR &&
          robo_chains_count (invitation->looking->chains, peer->seat) == 0)
        return peer->seat;
    }

  return ROBO_NO_SEAT;
}

RoboRemotePlace
robo_remote_list_find_place (RoboRemoteList             *self,
                             const RoboRemoteInvitation *invitation)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_LIST (self) && invitation != NULL, ROBO_REMOTE_PLACE_NONE);
  g_return_val_if_fail (self->kept != ROBO_KEPT_NOWHERE, ROBO_REMOTE_PLACE_NONE);

  if (find_game (self, invitation) != NULL || find_own_seat (invitation, &self->key) != ROBO_NO_SEAT)
    return ROBO_REMOTE_PLACE_OWN;

  return find_free_seat (invitation) != ROBO_NO_SEAT ? ROBO_REMOTE_PLACE_FREE : ROBO_REMOTE_PLACE_NONE;
}

/* Returns an invitation for another player's file, if the game is played by texts and has a seat for the user. Returns
 * NULL for a game with a line, because its file does not tell the address. */
static RoboRemoteInvitation *
find_invitation (RoboRemoteList *self,
                 RoboPeer      **peer)
{
  const RoboOffer      *offer = (*peer)->offer;
  RoboRemoteInvitation *invitation;

  if ((*peer)->seat != ROBO_SPECTATOR || offer->is_signed || !check_version (offer, NULL))
    return NULL;

  invitation = invitation_new (NULL, *peer);
  if (robo_remote_list_find_place (self, invitation) == ROBO_REMOTE_PLACE_NONE)
    {
      invitation->looking = NULL;
      robo_remote_invitation_free (invitation);
      return NULL;
    }
  *peer = NULL;

  return invitation;
}

/* Takes over all entries of a game without signatures. */
static void
receive_chains (RoboPeer         *peer,
                const RoboChains *chains)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      for (guint seq = 0; seq < robo_chains_count (chains, seat); seq++)
        {
          g_autoptr (GPtrArray) bundle = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_entry_unref);

          g_ptr_array_add (bundle, robo_entry_ref ((RoboEntry *)robo_chains_get (chains, seat, seq)));
          robo_peer_receive (peer, bundle);
        }
    }
}

/* Begins a game with the entries of the invitation. If these came by a line, later entries come by a line, too. */
static RoboRemoteGame *
begin_game (RoboRemoteList             *self,
            const RoboRemoteInvitation *invitation,
            const char                 *name,
            guint                       seat)
{
  const RoboMatchSetup *offered = invitation->looking->shared->setup;
  RoboMatchSetup       *setup = robo_offer_make_setup (invitation->offer, offered->arena, offered->modules);
  RoboPeer             *peer = robo_peer_new (invitation->offer, setup, seat,
                                  seat != ROBO_SPECTATOR ? &self->key : NULL);
  RoboRemoteGame       *game;
  g_autoptr (RoboCarrier) line = NULL;

  if (invitation->text != NULL)
    robo_peer_paste (peer, invitation->text);
  else
    receive_chains (peer, invitation->looking->chains);
  receive_all (peer, invitation->bundles);
  /* The line has delivered all that it has, so claims about further entries of this player are void. */
  if (invitation->bundles != NULL)
    robo_peer_ignore_claims (peer);
  if (seat != ROBO_SPECTATOR)
    robo_peer_join (peer, name);
  else
    robo_remote_notes_set (peer->offer, ROBO_REMOTE_NOTE_WATCHES_AS, name);
  game = robo_remote_game_new (self->saver, NULL, peer);
  if (invitation->bundles != NULL)
    {
      line = robo_remote_line_new_guest (name, invitation->text);
      robo_remote_game_set_line (game, line);
    }

  return add_game (self, game);
}

char *
robo_remote_list_dup_objection (RoboRemoteList             *self,
                                const RoboRemoteInvitation *invitation)
{
  guint            blocked;
  g_autofree char *name = NULL;

  g_return_val_if_fail (ROBO_IS_REMOTE_LIST (self) && invitation != NULL, NULL);
  g_return_val_if_fail (self->kept != ROBO_KEPT_NOWHERE, NULL);

  /* The user may always go on with a game in which the user has a seat. */
  blocked = robo_remote_people_list_blocked (self->people, invitation->looking);
  if (blocked == 0 || robo_remote_list_find_place (self, invitation) == ROBO_REMOTE_PLACE_OWN)
    return NULL;

  name = robo_remote_dup_name (invitation->looking, (guint)g_bit_nth_lsf (blocked, -1));

  /* Translators: %s is the name of a person whom the user has blocked, who invites to a game or plays in it. */
  return g_strdup_printf (_ ("You’ve blocked %s, who’s in this game. Unblock them to join."), name);
}

RoboRemoteGame *
robo_remote_list_join (RoboRemoteList             *self,
                       const RoboRemoteInvitation *invitation,
                       const char                 *name,
                       GError                    **error)
{
  RoboRemoteGame  *game;
  guint            seat;
  g_autofree char *objection = NULL;

  g_return_val_if_fail (ROBO_IS_REMOTE_LIST (self) && invitation != NULL && name != NULL, NULL);
  g_return_val_if_fail (self->kept != ROBO_KEPT_NOWHERE, NULL);

  objection = robo_remote_list_dup_objection (self, invitation);
  if (objection != NULL)
    {
      refuse (error, objection);
      return NULL;
    }
  /* Do not join a game that is in the list already, for example one that the user has begun. */
  game = find_game (self, invitation);
  if (game != NULL)
    return game;
  seat = find_own_seat (invitation, &self->key);
  if (seat == ROBO_NO_SEAT)
    seat = find_earlier_seat (self, invitation);
  if (seat == ROBO_NO_SEAT)
    seat = find_free_seat (invitation);
  if (seat == ROBO_NO_SEAT)
    {
      refuse (error, _ ("All seats in this game are taken."));
      return NULL;
    }

  return begin_game (self, invitation, name, seat);
}

RoboRemoteGame *
robo_remote_list_watch (RoboRemoteList             *self,
                        const RoboRemoteInvitation *invitation,
                        const char                 *name)
{
  RoboRemoteGame *game;

  g_return_val_if_fail (ROBO_IS_REMOTE_LIST (self) && invitation != NULL && name != NULL, NULL);

  game = find_game (self, invitation);

  return game != NULL ? game : begin_game (self, invitation, name, ROBO_SPECTATOR);
}
