// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-remote-people.h"

#include <string.h>

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "base/robo-work.h"
#include "net/robo-remote-file.h"

#include "robo-remote-person-private.h"
#include "robo-remote-words.h"

/* The file has a group with this name, and for each person a group that is named after the key of the person in
 * hexadecimal digits. */
#define LIST    "people"
#define VERSION 1
/* In a person's group, the key for each match begins like this. The identity of the match follows. */
#define MATCH "match-"
/* The time of the last match is noted at most once in this time, since the file is written after each change. */
#define LAST_S 600

static const char *const outcome_words[] = { "unfinished", "won", "lost", "third-won", "agreed" };
static const char *const way_words[] = { "texts", "network", "room" };

G_STATIC_ASSERT (G_N_ELEMENTS (outcome_words) == ROBO_REMOTE_N_OUTCOMES);

/* Identities as text */

static gboolean
is_hex (const char *text,
        gsize       n_digits)
{
  return strlen (text) == n_digits && strspn (text, "0123456789abcdef") == n_digits;
}

/* Returns the identity of a person's part in a match, from which nothing can be learned about the person. */
static char *
dup_part (const char *key,
          const char *match)
{
  g_autofree char *both = g_strconcat (key, match, NULL);
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, both, -1);

  return g_strndup (digest, 2 * ROBO_DIGEST_SIZE);
}

/* The list */

struct _RoboRemotePeople
{
  RoboArrayList parent_instance;

  /* Owned */
  RoboMatchSaver *saver;
  GPtrArray      *people;    /* array of RoboRemotePerson, which is the array of the base class */
  GHashTable     *forgotten; /* set of strings: parts of forgotten people in matches, see dup_part() */
  GHashTable     *read;      /* identities of matches whose files need not be read */
  GPtrArray      *to_read;   /* array of RoboSavedGame: games whose files are still to be read */
  char           *path;
  char           *remark; /* or NULL */
  char           *stamp;  /* stamp of the file as it was last read or written here, or NULL */

  gboolean is_writing;   /* the file is being written; there is one write at a time, for the sake of `stamp` */
  gboolean is_dirty;     /* there were changes while the file was being written */
  gboolean has_failed;   /* the last changes are not on disk */
  gboolean is_read_only; /* the file must not be changed, because it has more than was read */
  gboolean reads_games;
  gboolean is_reading;
};

enum
{
  PROP_0,
  PROP_REMARK,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint       blocks_changed_signal;

G_DEFINE_FINAL_TYPE (RoboRemotePeople, robo_remote_people, ROBO_TYPE_ARRAY_LIST)

static int
compare_people (gconstpointer a,
                gconstpointer b)
{
  const RoboRemotePerson *x = *(RoboRemotePerson *const *)a;
  const RoboRemotePerson *y = *(RoboRemotePerson *const *)b;

  if (x->last != y->last)
    return x->last > y->last ? -1 : 1;

  return strcmp (x->key, y->key);
}

static RoboRemotePerson *
find_key (RoboRemotePeople *self,
          const char       *key)
{
  for (guint i = 0; i < self->people->len; i++)
    {
      RoboRemotePerson *person = g_ptr_array_index (self->people, i);

      if (g_strcmp0 (person->key, key) == 0)
        return person;
    }

  return NULL;
}

/* Moves a person to the place by the time of the latest match. Takes ownership of a person who is not in the list yet. */
static void
place (RoboRemotePeople *self,
       RoboRemotePerson *person)
{
  guint before, after;

  if (!g_ptr_array_find (self->people, person, &before))
    {
      g_ptr_array_add (self->people, person);
      before = self->people->len;
    }
  g_ptr_array_sort (self->people, compare_people);
  g_ptr_array_find (self->people, person, &after);
  if (before == self->people->len)
    g_list_model_items_changed (G_LIST_MODEL (self), after, 0, 1);
  else if (after != before)
    g_list_model_items_changed (G_LIST_MODEL (self), MIN (before, after), MAX (before, after) - MIN (before, after) + 1,
                                MAX (before, after) - MIN (before, after) + 1);
}

/* The file */

static void
take_remark (RoboRemotePeople *self,
             char             *remark)
{
  g_free (self->remark);
  self->remark = remark;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REMARK]);
}

static void
write_set (GKeyFile   *file,
           const char *name,
           GHashTable *set)
{
  g_autofree gpointer *items = g_hash_table_get_keys_as_array (set, NULL);
  guint                n_items = g_hash_table_size (set);

  if (n_items > 0)
    g_key_file_set_string_list (file, LIST, name, (const char *const *)items, n_items);
}

static void
write_person (GKeyFile         *file,
              RoboRemotePerson *person)
{
  GHashTableIter iter;
  gpointer       match, outcome;

  g_key_file_set_string (file, person->key, "name", person->name);
  g_key_file_set_int64 (file, person->key, "last", person->last);
  g_key_file_set_string (file, person->key, "way", way_words[person->way]);
  if (person->is_blocked)
    g_key_file_set_boolean (file, person->key, "blocked", TRUE);
  g_hash_table_iter_init (&iter, person->matches);
  while (g_hash_table_iter_next (&iter, &match, &outcome))
    {
      g_autofree char *key = g_strconcat (MATCH, match, NULL);

      g_key_file_set_string (file, person->key, key, outcome_words[GPOINTER_TO_UINT (outcome)]);
    }
}

static void
save (RoboRemotePeople *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GBytes) bytes = NULL;
  char *text;
  gsize size;

  if (self->is_read_only || self->saver == NULL)
    return;
  if (self->is_writing)
    {
      self->is_dirty = TRUE;
      return;
    }

  self->is_writing = TRUE;
  g_key_file_set_integer (file, LIST, "version", VERSION);
  write_set (file, "forgotten", self->forgotten);
  write_set (file, "read", self->read);
  for (guint i = 0; i < self->people->len; i++)
    write_person (file, g_ptr_array_index (self->people, i));
  text = g_key_file_to_data (file, &size, NULL);
  bytes = g_bytes_new_take (text, size);
  robo_match_saver_write_minor (self->saver, self->path, bytes);
}

static void
written_cb (RoboRemotePeople *self,
            const char       *path,
            gboolean          is_done)
{
  if (!self->is_writing || !g_str_equal (path, self->path))
    return;

  self->is_writing = FALSE;
  g_free (self->stamp);
  self->stamp = robo_match_saver_dup_stamp (self->path);
  if (self->is_dirty)
    {
      self->is_dirty = FALSE;
      save (self);
    }
  if (self->has_failed != is_done)
    return;

  self->has_failed = !is_done;
  take_remark (self, is_done ? NULL : g_strdup (_ ("Changes to the list of people couldn’t be saved.")));
}

static gboolean
find_word (const char *const *words,
           guint              n_words,
           const char        *word,
           guint             *index)
{
  for (guint i = 0; i < n_words; i++)
    {
      if (g_strcmp0 (words[i], word) == 0)
        {
          *index = i;
          return TRUE;
        }
    }

  return FALSE;
}

/* Reads a group of the file. Returns NULL if the group is not a person. Clears is_whole if a part of the group was not
 * understood. */
static RoboRemotePerson *
read_person (GKeyFile   *file,
             const char *group,
             gboolean   *is_whole)
{
  g_autofree char *name = g_key_file_get_string (file, group, "name", NULL);
  g_autofree char *short_key = g_strndup (group, 8);
  g_auto (GStrv) keys = g_key_file_get_keys (file, group, NULL, NULL);
  RoboRemotePerson *person;

  if (!is_hex (group, 2 * ROBO_KEY_SIZE))
    return NULL;

  /* A person without a name may be blocked. The next match tells the name. */
  *is_whole = *is_whole && name != NULL;
  person = robo_remote_person_new (group, name != NULL ? name : short_key);
  person->last = MAX (0, g_key_file_get_int64 (file, group, "last", NULL));
  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_autofree char *value = g_key_file_get_string (file, group, keys[i], NULL);
      guint            word = 0;

      if (g_str_equal (keys[i], "name") || g_str_equal (keys[i], "last"))
        continue;
      if (g_str_equal (keys[i], "blocked"))
        person->is_blocked = g_strcmp0 (value, "false") != 0;
      else if (g_str_equal (keys[i], "way") && find_word (way_words, G_N_ELEMENTS (way_words), value, &word))
        person->way = word;
      else if (g_str_has_prefix (keys[i], MATCH) && is_hex (keys[i] + strlen (MATCH), 2 * ROBO_DIGEST_SIZE) &&
               find_word (outcome_words, G_N_ELEMENTS (outcome_words), value, &word))
        g_hash_table_replace (person->matches, g_strdup (keys[i] + strlen (MATCH)), GUINT_TO_POINTER (word));
      else
        *is_whole = FALSE;
    }

  return person;
}

static void
read_set (GKeyFile   *file,
          const char *name,
          GHashTable *set)
{
  g_auto (GStrv) items = g_key_file_get_string_list (file, LIST, name, NULL, NULL);

  for (guint i = 0; items != NULL && items[i] != NULL; i++)
    {
      if (is_hex (items[i], 2 * ROBO_DIGEST_SIZE))
        g_hash_table_add (set, g_strdup (items[i]));
    }
}

/* Returns whether a line is not damaged, so that GKeyFile understands it. */
static gboolean
is_good_line (const char *line,
              gboolean    is_in_group)
{
  gsize length = strlen (line);

  if (length == 0 || line[0] == '#')
    return length == 0 || line[length - 1] != ']';
  if (line[0] == '[')
    return length > 2 && strchr (line, ']') == line + length - 1;

  return is_in_group && strspn (line, "abcdefghijklmnopqrstuvwxyz0123456789-") > 0 &&
         line[strspn (line, "abcdefghijklmnopqrstuvwxyz0123456789-")] == '=';
}

/* Returns whether a damaged line may have been a heading. */
static gboolean
is_damaged_heading (const char *line,
                    gsize       length)
{
  const gsize      n_digits = 2 * ROBO_KEY_SIZE;
  g_autofree char *digits = NULL;

  if (line[0] == '[' || memchr (line, '=', length) == NULL)
    return TRUE;
  if (length <= n_digits || line[length - 1] != ']')
    return FALSE;

  digits = g_strndup (line + length - 1 - n_digits, n_digits);

  return is_hex (digits, n_digits);
}

/* Returns the lines that can be read. GKeyFile would refuse the whole file because of one damaged line. Lines after a
 * damaged heading are dropped, too: they would count for the person before it. */
static char *
keep_good_lines (const char *text,
                 gsize       size,
                 gboolean   *is_whole)
{
  GString *good = g_string_new (NULL);
  gboolean is_in_group = FALSE;

  for (gsize at = 0; at < size;)
    {
      const char      *end = memchr (text + at, '\n', size - at);
      gsize            length = end != NULL ? (gsize)(end - text) - at : size - at;
      g_autofree char *line = g_strndup (text + at, length);

      if (strlen (line) == length && g_utf8_validate (line, -1, NULL) && is_good_line (line, is_in_group))
        {
          is_in_group = is_in_group || line[0] == '[';
          g_string_append_printf (good, "%s\n", line);
        }
      else
        {
          *is_whole = FALSE;
          is_in_group = is_in_group && !is_damaged_heading (text + at, length);
        }
      at += length + 1;
    }

  return g_string_free (good, FALSE);
}

/* Keeps a copy of a damaged file. Returns its path, or NULL if it cannot be written. */
static char *
keep_damaged (RoboRemotePeople *self,
              const char       *text,
              gsize             size)
{
  for (guint i = 1; i < 100; i++)
    {
      g_autofree char *path = g_strdup_printf ("%s.damaged-%u", self->path, i);
      g_autofree char *known = NULL;
      gsize            known_size;

      if (g_file_get_contents (path, &known, &known_size, NULL))
        {
          if (known_size == size && memcmp (known, text, size) == 0)
            return g_steal_pointer (&path);
          continue;
        }
      return g_file_set_contents_full (path, text, (gssize)size,
                                       G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0600, NULL)
               ? g_steal_pointer (&path)
               : NULL;
    }

  return NULL;
}

/* Replaces the list by what was read. Objects of people who stay in the list stay, too. */
static void
take_people (RoboRemotePeople *self,
             GPtrArray        *read)
{
  guint n_before = self->people->len;
  g_autoptr (GPtrArray) known = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < read->len; i++)
    {
      RoboRemotePerson *person = g_ptr_array_index (read, i);
      RoboRemotePerson *same = find_key (self, person->key);

      if (same != NULL)
        robo_remote_person_take (same, person);
      g_ptr_array_add (known, g_object_ref (same != NULL ? same : person));
    }
  g_ptr_array_set_size (self->people, 0);
  for (guint i = 0; i < known->len; i++)
    g_ptr_array_add (self->people, g_object_ref (g_ptr_array_index (known, i)));
  g_ptr_array_sort (self->people, compare_people);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, n_before, self->people->len);
  for (guint i = 0; i < known->len; i++)
    robo_remote_person_changed (g_ptr_array_index (known, i));
  g_signal_emit (self, blocks_changed_signal, 0);
}

static void
load (RoboRemotePeople *self)
{
  g_autoptr (GPtrArray) read = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *good = NULL;
  g_autofree char *kept = NULL;
  g_auto (GStrv) groups = NULL;
  gsize    size;
  gboolean is_whole = TRUE;
  int      version;

  /* Take the stamp first: if the file changes while it is being read, it is read once more. */
  g_free (self->stamp);
  self->stamp = robo_match_saver_dup_stamp (self->path);
  if (!g_file_get_contents (self->path, &text, &size, &error))
    {
      if (g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
        return;
      self->is_read_only = TRUE;
      take_remark (self, g_strdup (_ ("The list of people couldn’t be read, so changes to it won’t be saved.")));
      return;
    }

  good = keep_good_lines (text, size, &is_whole);
  is_whole = g_key_file_load_from_data (file, good, -1, G_KEY_FILE_NONE, NULL) && is_whole;
  version = g_key_file_get_integer (file, LIST, "version", NULL);
  groups = g_key_file_get_groups (file, NULL);
  for (guint i = 0; groups[i] != NULL; i++)
    {
      RoboRemotePerson *person = g_str_equal (groups[i], LIST) ? NULL : read_person (file, groups[i], &is_whole);

      if (person != NULL)
        g_ptr_array_add (read, person);
      else
        is_whole = is_whole && g_str_equal (groups[i], LIST);
    }
  take_people (self, read);
  g_hash_table_remove_all (self->forgotten);
  g_hash_table_remove_all (self->read);
  read_set (file, "forgotten", self->forgotten);
  read_set (file, "read", self->read);

  if (version > VERSION)
    {
      self->is_read_only = TRUE;
      take_remark (self, g_strdup (_ ("The list of people comes from a newer version of Robodrome. Changes to it won’t be saved.")));
      return;
    }
  if (is_whole && version == VERSION)
    return;

  kept = keep_damaged (self, text, size);
  if (kept != NULL)
    {
      g_autofree char *name = g_filename_display_basename (kept);

      /* Translators: %s is the name of a file. */
      take_remark (self, g_strdup_printf (_ ("Parts of the list of people couldn’t be read. The damaged file was kept as “%s”."), name));
      save (self);
    }
  else
    {
      self->is_read_only = TRUE;
      take_remark (self, g_strdup (_ ("The list of people couldn’t be read, so changes to it won’t be saved.")));
    }
}

/* Reads the file once more if another program has changed it. Each change of the list begins with this, since writing
 * the list replaces the whole file. Does nothing if there are changes here that are not on disk, while saved games are
 * being read, or if the file must not be changed. */
static void
follow_file (RoboRemotePeople *self)
{
  g_autofree char *stamp = NULL;

  if (self->is_read_only || self->saver == NULL || self->is_writing || self->has_failed || self->is_reading)
    return;

  stamp = robo_match_saver_dup_stamp (self->path);
  if (stamp != NULL && g_strcmp0 (stamp, self->stamp) != 0)
    load (self);
}

/* Noting matches */

/* Holds what is noted about a person in a match. */
typedef struct
{
  char             *key;
  char             *name;
  RoboRemoteOutcome outcome;
} Part;

static void
part_free (gpointer data)
{
  Part *self = data;

  g_free (self->key);
  g_free (self->name);
  g_free (self);
}

/* Finds how a game with the person on `seat` ended. A seat that a computer plays for at the end wins nothing for its
 * player. */
static RoboRemoteOutcome
find_outcome (const RoboPeer *peer,
              guint           own_seat,
              guint           seat)
{
  guint winner;

  if (peer->shared->stage != ROBO_STAGE_OVER)
    return ROBO_REMOTE_UNFINISHED;
  if (peer->shared->is_agreed)
    return ROBO_REMOTE_AGREED;

  winner = robo_game_get_shown_state (peer->shared->game)->winner;
  if (winner >= ROBO_MAX_ROBOTS || (peer->shared->present >> winner & 1) == 0)
    return ROBO_REMOTE_THIRD_WON;
  if (winner == own_seat)
    return ROBO_REMOTE_WON;

  return winner == seat ? ROBO_REMOTE_LOST : ROBO_REMOTE_THIRD_WON;
}

/* Returns an array of Part, one for each of the other people in a match. The array is empty if the match has not begun,
 * if its entries are not signed, or if the user has no seat. */
static GPtrArray *
list_parts (const RoboPeer *peer,
            guint           own_seat)
{
  GPtrArray       *parts = g_ptr_array_new_with_free_func (part_free);
  gboolean         has_begun = peer->shared->game != NULL;
  g_autofree char *own = has_begun && own_seat < ROBO_MAX_ROBOTS ? robo_remote_person_dup_key (peer, own_seat) : NULL;

  for (guint seat = 0; own != NULL && seat < ROBO_MAX_ROBOTS; seat++)
    {
      g_autofree char *key = robo_remote_person_dup_key (peer, seat);
      Part            *part;

      if (key == NULL || g_str_equal (key, own))
        continue;
      part = g_new (Part, 1);
      *part = (Part){ g_steal_pointer (&key), robo_remote_dup_name (peer, seat), find_outcome (peer, own_seat, seat) };
      g_ptr_array_add (parts, part);
    }

  return parts;
}

/* Notes a person's part in a match. Returns whether the list has changed. */
static gboolean
note_part (RoboRemotePeople *self,
           const Part       *part,
           const char       *match,
           RoboRemoteWay     way,
           gint64            when)
{
  RoboRemotePerson *person = find_key (self, part->key);
  g_autofree char  *id = dup_part (part->key, match);
  gboolean          is_new = person == NULL;
  gboolean          is_later;
  gpointer          known;

  if (g_hash_table_contains (self->forgotten, id))
    return FALSE;
  if (is_new)
    person = robo_remote_person_new (part->key, part->name);

  if (!is_new && g_hash_table_lookup_extended (person->matches, match, NULL, &known) &&
      (GPOINTER_TO_UINT (known) == part->outcome || part->outcome == ROBO_REMOTE_UNFINISHED) &&
      when < person->last + LAST_S && (when < person->last || g_str_equal (person->name, part->name)))
    return FALSE;

  is_later = is_new || when >= person->last;
  if (is_later)
    {
      person->last = when;
      person->way = way;
      g_free (person->name);
      person->name = g_strdup (part->name);
    }
  if (!g_hash_table_lookup_extended (person->matches, match, NULL, &known) || part->outcome != ROBO_REMOTE_UNFINISHED)
    g_hash_table_replace (person->matches, g_strdup (match), GUINT_TO_POINTER (part->outcome));
  place (self, person);
  robo_remote_person_changed (person);

  return TRUE;
}

static gboolean
note_parts (RoboRemotePeople *self,
            GPtrArray        *parts,
            const guint8     *match,
            RoboRemoteWay     way,
            gint64            when)
{
  g_autofree char *id = robo_remote_person_dup_hex (match, ROBO_DIGEST_SIZE);
  gboolean         has_changed = FALSE;

  for (guint i = 0; i < parts->len; i++)
    has_changed |= note_part (self, g_ptr_array_index (parts, i), id, way, when);

  return has_changed;
}

void
robo_remote_people_note (RoboRemotePeople *self,
                         const RoboPeer   *peer,
                         RoboRemoteWay     way,
                         gint64            when)
{
  g_autoptr (GPtrArray) parts = NULL;

  g_return_if_fail (ROBO_IS_REMOTE_PEOPLE (self) && peer != NULL);

  parts = list_parts (peer, peer->seat);
  follow_file (self);
  if (note_parts (self, parts, peer->offer->match, way, when))
    save (self);
}

/* Saved games */

typedef struct
{
  char      *path;
  gint64     when;
  guint8     match[ROBO_DIGEST_SIZE];
  GPtrArray *parts; /* array of Part; NULL if the file has no remote game of the user */
} Reading;

static void
reading_free (gpointer data)
{
  Reading *self = data;

  g_free (self->path);
  g_clear_pointer (&self->parts, g_ptr_array_unref);
  g_free (self);
}

static gboolean
read_thread (gpointer      data,
             GCancellable *cancellable,
             GError      **error)
{
  Reading *self = data;
  g_autoptr (RoboProblems) problems = robo_problems_new (self->path);
  g_autoptr (RoboMatchFile) file = robo_match_file_load (self->path, problems);
  g_autoptr (RoboPeer) peer = file != NULL && file->offer != NULL ? robo_peer_new_for_file (file, NULL) : NULL;

  if (peer != NULL)
    self->parts = list_parts (peer, file->own_seat);

  return TRUE;
}

static void
read_next (RoboRemotePeople *self);

static void
read_cb (gpointer      owner,
         gpointer      data,
         GCancellable *cancellable,
         const GError *error)
{
  RoboRemotePeople *self = owner;
  const Reading    *reading = data;

  self->is_reading = FALSE;
  if (reading->parts != NULL)
    note_parts (self, reading->parts, reading->match, ROBO_REMOTE_IN_NETWORK, reading->when);
  g_hash_table_add (self->read, robo_remote_person_dup_hex (reading->match, sizeof reading->match));
  if (self->to_read->len == 0)
    save (self);
  read_next (self);
}

static void
read_next (RoboRemotePeople *self)
{
  while (!self->is_reading && self->to_read->len > 0)
    {
      g_autoptr (RoboSavedGame) game = g_ptr_array_steal_index (self->to_read, 0);
      g_autoptr (RoboOffer) offer = robo_offer_parse (robo_saved_game_get_offer (game));
      g_autofree char *match = offer != NULL ? robo_remote_person_dup_hex (offer->match, sizeof offer->match) : NULL;
      Reading         *reading;

      if (offer == NULL || !offer->is_signed || g_hash_table_contains (self->read, match))
        continue;

      reading = g_new0 (Reading, 1);
      reading->path = g_strdup (robo_saved_game_get_file (game));
      reading->when = g_date_time_to_unix (robo_saved_game_get_date (game));
      memcpy (reading->match, offer->match, sizeof reading->match);
      self->is_reading = TRUE;
      robo_work_run_low_priority (self, NULL, read_thread, read_cb, reading, reading_free);
    }
}

static void
games_changed_cb (RoboRemotePeople *self,
                  guint             position,
                  guint             n_removed,
                  guint             n_added)
{
  GListModel *games = robo_match_saver_get_games (self->saver);

  for (guint i = position; i < position + n_added; i++)
    {
      g_autoptr (RoboSavedGame) game = g_list_model_get_item (games, i);

      /* Games in progress are in the list of remote games, which notes them itself. */
      if (robo_saved_game_get_offer (game) != NULL && !robo_saved_game_get_is_remote (game))
        g_ptr_array_add (self->to_read, g_steal_pointer (&game));
    }
  read_next (self);
}

void
robo_remote_people_read_games (RoboRemotePeople *self)
{
  GListModel *games;

  g_return_if_fail (ROBO_IS_REMOTE_PEOPLE (self));

  follow_file (self);
  if (self->reads_games || self->saver == NULL)
    return;

  self->reads_games = TRUE;
  games = robo_match_saver_get_games (self->saver);
  g_signal_connect_object (games, "items-changed", G_CALLBACK (games_changed_cb), self, G_CONNECT_SWAPPED);
  games_changed_cb (self, 0, 0, g_list_model_get_n_items (games));
}

/* The object */

static void
robo_remote_people_dispose (GObject *object)
{
  RoboRemotePeople *self = ROBO_REMOTE_PEOPLE (object);

  /* The saver writes the last changes after the write that is under way. */
  if (self->is_dirty)
    {
      self->is_dirty = self->is_writing = FALSE;
      save (self);
    }
  g_clear_object (&self->saver);

  G_OBJECT_CLASS (robo_remote_people_parent_class)->dispose (object);
}

static void
robo_remote_people_finalize (GObject *object)
{
  RoboRemotePeople *self = ROBO_REMOTE_PEOPLE (object);

  g_hash_table_unref (self->forgotten);
  g_hash_table_unref (self->read);
  g_ptr_array_unref (self->to_read);
  g_free (self->path);
  g_free (self->remark);
  g_free (self->stamp);

  G_OBJECT_CLASS (robo_remote_people_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_REMARK] = { ROBO_PROPERTY_FIELD (STRING, "remark", RoboRemotePeople, remark) },
};

static void
robo_remote_people_class_init (RoboRemotePeopleClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  ROBO_ARRAY_LIST_CLASS (klass)->item_type = ROBO_TYPE_REMOTE_PERSON;
  object_class->dispose = robo_remote_people_dispose;
  object_class->finalize = robo_remote_people_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  blocks_changed_signal = robo_signal_new ("blocks-changed", klass);
}

static void
robo_remote_people_init (RoboRemotePeople *self)
{
  self->people = robo_array_list_get_items (ROBO_ARRAY_LIST (self));
  self->forgotten = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->read = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->to_read = g_ptr_array_new_with_free_func (g_object_unref);
}

RoboRemotePeople *
robo_remote_people_new (RoboMatchSaver *saver,
                        const char     *path)
{
  RoboRemotePeople *self;

  g_return_val_if_fail (ROBO_IS_MATCH_SAVER (saver), NULL);

  self = g_object_new (ROBO_TYPE_REMOTE_PEOPLE, NULL);
  self->saver = g_object_ref (saver);
  self->path = path != NULL ? g_strdup (path)
                            : g_build_filename (g_get_user_data_dir (), "robodrome", "people.ini", NULL);
  g_signal_connect_object (saver, "minor-written", G_CALLBACK (written_cb), self, G_CONNECT_SWAPPED);
  load (self);

  return self;
}

RoboRemotePerson *
robo_remote_people_find (RoboRemotePeople *self,
                         const RoboPeer   *peer,
                         guint             seat)
{
  g_autofree char *key = NULL;

  g_return_val_if_fail (ROBO_IS_REMOTE_PEOPLE (self) && peer != NULL && seat < ROBO_MAX_ROBOTS, NULL);

  key = robo_remote_person_dup_key (peer, seat);

  return key != NULL ? find_key (self, key) : NULL;
}

guint
robo_remote_people_list_blocked (RoboRemotePeople *self,
                                 const RoboPeer   *peer)
{
  guint blocked = 0;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      RoboRemotePerson *person = robo_remote_people_find (self, peer, seat);

      if (person != NULL && person->is_blocked)
        blocked |= 1u << seat;
    }

  return blocked;
}

gboolean
robo_remote_people_is_key_blocked (RoboRemotePeople *self,
                                   const guint8     *key)
{
  g_autofree char  *hex = robo_remote_person_dup_hex (key, ROBO_KEY_SIZE);
  RoboRemotePerson *person;

  g_return_val_if_fail (ROBO_IS_REMOTE_PEOPLE (self), FALSE);

  person = find_key (self, hex);

  return person != NULL && person->is_blocked;
}

void
robo_remote_people_set_blocked (RoboRemotePeople *self,
                                RoboRemotePerson *person,
                                gboolean          is_blocked)
{
  g_return_if_fail (ROBO_IS_REMOTE_PEOPLE (self) && ROBO_IS_REMOTE_PERSON (person));

  follow_file (self);
  /* Another program may have removed the person. */
  if (find_key (self, person->key) == NULL)
    place (self, g_object_ref (person));
  if (person->is_blocked == is_blocked)
    return;

  person->is_blocked = is_blocked;
  save (self);
  robo_remote_person_changed (person);
  g_signal_emit (self, blocks_changed_signal, 0);
}

/* Adds the matches of a person to the forgotten matches, or removes them from there. */
static void
set_forgotten (RoboRemotePeople *self,
               RoboRemotePerson *person,
               gboolean          is_forgotten)
{
  GHashTableIter iter;
  gpointer       match;

  g_hash_table_iter_init (&iter, person->matches);
  while (g_hash_table_iter_next (&iter, &match, NULL))
    {
      g_autofree char *part = dup_part (person->key, match);

      if (is_forgotten)
        g_hash_table_add (self->forgotten, g_steal_pointer (&part));
      else
        g_hash_table_remove (self->forgotten, part);
    }
}

void
robo_remote_people_forget (RoboRemotePeople *self,
                           RoboRemotePerson *person)
{
  guint position;

  g_return_if_fail (ROBO_IS_REMOTE_PEOPLE (self) && ROBO_IS_REMOTE_PERSON (person));

  follow_file (self);
  if (person->is_blocked || !g_ptr_array_find (self->people, person, &position))
    return;

  set_forgotten (self, person, TRUE);
  g_ptr_array_remove_index (self->people, position);
  g_list_model_items_changed (G_LIST_MODEL (self), position, 1, 0);
  save (self);
}

void
robo_remote_people_restore (RoboRemotePeople *self,
                            RoboRemotePerson *person)
{
  g_return_if_fail (ROBO_IS_REMOTE_PEOPLE (self) && ROBO_IS_REMOTE_PERSON (person));

  follow_file (self);
  if (find_key (self, person->key) != NULL)
    return;

  set_forgotten (self, person, FALSE);
  place (self, g_object_ref (person));
  save (self);
}
