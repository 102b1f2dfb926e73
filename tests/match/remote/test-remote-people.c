// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the list of people with whom the user has played: what it notes, blocks and forgets, and its file.
#include <glib/gstdio.h>

#include "match/remote/robo-remote-people.h"
#include "net/robo-remote-file.h"
#include "tests/net/net-test.h"
#include "tests/remove-folder.h"

#define NOW 1790000000

typedef struct
{
  NetTable        table;
  RoboOffer      *offer;
  RoboPeer       *peers[ROBO_MAX_ROBOTS];
  guint           n_peers;
  char           *folder;
  char           *path;
  RoboMatchSaver *saver;

  RoboRemotePeople *people; /* the list with Ben, or NULL */
} Fixture;

static void
begin_match (Fixture    *fixture,
             const char *players,
             gboolean    is_signed,
             guint64     seed)
{
  g_clear_pointer (&fixture->offer, robo_offer_free);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    g_clear_pointer (&fixture->peers[i], robo_peer_free);
  fixture->offer = net_offer_new (&fixture->table, players, is_signed, seed);
  fixture->n_peers = net_peers_new (&fixture->table, fixture->offer, 7, fixture->peers);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  net_table_init (&fixture->table, "rome", "standard");
  fixture->table.vp_goal = 3;
  fixture->folder = g_dir_make_tmp ("robo-people-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "people.ini", NULL);
  fixture->saver = robo_match_saver_new (fixture->folder);
  begin_match (fixture, "hh", TRUE, 1);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_clear_object (&fixture->people);
  g_clear_object (&fixture->saver);
  test_remove_folder (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    robo_peer_free (fixture->peers[i]);
  robo_offer_free (fixture->offer);
  net_table_clear (&fixture->table);
}

/* Plays until nobody can act. If `until` is not 0, stops in this round. */
static void
play (Fixture *fixture,
      guint    until)
{
  gboolean has_acted = TRUE;

  while (has_acted)
    {
      has_acted = FALSE;
      for (guint i = 0; i < fixture->n_peers; i++)
        {
          if (until != 0 && fixture->peers[i]->shared->round >= until)
            return;
          has_acted |= net_act (fixture->peers[i], i) || robo_peer_write_automatic_entries (fixture->peers[i]);
          for (guint j = 0; j < fixture->n_peers; j++)
            {
              if (i != j)
                net_pass_on (fixture->peers[i], fixture->peers[j]);
            }
        }
    }
}

/* Begins a match with Ben, and notes it in a new list. */
static void
set_up_with_ben (Fixture      *fixture,
                 gconstpointer data)
{
  set_up (fixture, data);
  fixture->people = robo_remote_people_new (fixture->saver, fixture->path);
  play (fixture, 1);
  robo_remote_people_note (fixture->people, fixture->peers[0], ROBO_REMOTE_IN_ROOM, NOW);
}

static void
flushed_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_assert_true (robo_match_saver_flush_finish (ROBO_MATCH_SAVER (source), result, NULL));
  *(gboolean *)data = TRUE;
}

static void
flush (Fixture *fixture)
{
  gboolean is_done = FALSE;

  robo_match_saver_flush_async (fixture->saver, NULL, flushed_cb, &is_done);
  while (!is_done)
    g_main_context_iteration (NULL, TRUE);
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static guint
count (RoboRemotePeople *people)
{
  return g_list_model_get_n_items (G_LIST_MODEL (people));
}

/* Returns a person. Borrowed from the list. */
static RoboRemotePerson *
get (RoboRemotePeople *people,
     guint             index)
{
  g_autoptr (RoboRemotePerson) person = g_list_model_get_item (G_LIST_MODEL (people), index);

  return person;
}

#define assert_remark(people, expected)             \
  G_STMT_START                                      \
  {                                                 \
    g_autofree char *remark = NULL;                 \
    g_object_get (people, "remark", &remark, NULL); \
    g_assert_cmpstr (remark, ==, expected);         \
  }                                                 \
  G_STMT_END

static char *
read_text (const char *path)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));

  return text;
}

/* Counts a match once, however often it is noted. Its end replaces the note that it goes on. */
static void
test_counts (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr (RoboRemotePeople) people = robo_remote_people_new (fixture->saver, fixture->path);
  g_autofree char *summary = NULL;
  RoboPeer        *anna = fixture->peers[0];
  guint            winner, n_ended;

  g_assert_cmpuint (count (people), ==, 0);
  play (fixture, 1);
  robo_remote_people_note (people, anna, ROBO_REMOTE_IN_ROOM, NOW);
  robo_remote_people_note (people, anna, ROBO_REMOTE_IN_ROOM, NOW + 5);
  g_assert_cmpuint (count (people), ==, 1);
  g_assert_cmpstr (robo_remote_person_get_name (get (people, 0)), ==, "Ben");
  g_assert_cmpint (robo_remote_person_get_way (get (people, 0)), ==, ROBO_REMOTE_IN_ROOM);
  g_assert_cmpuint (robo_remote_person_count (get (people, 0), ROBO_REMOTE_UNFINISHED), ==, 1);
  g_assert_true (robo_remote_people_find (people, anna, 1) == get (people, 0));
  g_assert_null (robo_remote_people_find (people, anna, 0));

  play (fixture, 0);
  winner = robo_game_get_shown_state (anna->shared->game)->winner;
  g_assert_cmpint (anna->shared->stage, ==, ROBO_STAGE_OVER);
  robo_remote_people_note (people, anna, ROBO_REMOTE_IN_ROOM, NOW + 60);
  g_assert_cmpuint (robo_remote_person_count (get (people, 0), ROBO_REMOTE_UNFINISHED), ==, 0);
  n_ended = robo_remote_person_count (get (people, 0), winner == 0 ? ROBO_REMOTE_WON : ROBO_REMOTE_LOST);
  g_assert_cmpuint (n_ended, ==, 1);
  summary = robo_remote_person_dup_summary (get (people, 0));
  g_assert_true (g_str_has_suffix (summary, winner == 0 ? "\nGames: 1\u00a0· Won: 1" : "\nGames: 1\u00a0· Lost: 1"));
}

/* A person is known by the key, and has the name that was used last with it. */
static void
test_key (Fixture      *fixture,
          gconstpointer data)
{
  RoboRemotePeople *people = fixture->people;
  RoboKey           key;

  begin_match (fixture, "hhh", TRUE, 2);
  g_assert_true (robo_peer_join (fixture->peers[1], "Benjamin"));
  play (fixture, 1);
  robo_remote_people_note (people, fixture->peers[0], ROBO_REMOTE_IN_NETWORK, NOW + 86400);
  g_assert_cmpuint (count (people), ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      RoboRemotePerson *person = get (people, i);
      gboolean          is_cleo = g_str_equal (robo_remote_person_get_name (person), "Cleo");

      g_assert_true (is_cleo || g_str_equal (robo_remote_person_get_name (person), "Benjamin"));
      g_assert_cmpuint (robo_remote_person_count (person, ROBO_REMOTE_UNFINISHED), ==, is_cleo ? 1 : 2);
      g_assert_cmpint (robo_remote_person_get_last (person), ==, NOW + 86400);
    }

  /* A match without signatures has no keys, and the user is not a person in the list. */
  begin_match (fixture, "hh", FALSE, 3);
  play (fixture, 1);
  robo_remote_people_note (people, fixture->peers[0], ROBO_REMOTE_BY_TEXTS, NOW + 2 * 86400);
  begin_match (fixture, "hh", TRUE, 4);
  net_key_init (&key, 7, 0);
  robo_peer_free (fixture->peers[1]);
  fixture->peers[1] = net_peer_new (&fixture->table, fixture->offer, 1, &key);
  play (fixture, 1);
  robo_remote_people_note (people, fixture->peers[0], ROBO_REMOTE_IN_NETWORK, NOW + 2 * 86400);
  g_assert_cmpuint (count (people), ==, 2);
}

static void
test_blocked (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (RoboRemotePeople) people = robo_remote_people_new (fixture->saver, fixture->path);
  g_autoptr (RoboRemotePeople) later = NULL;
  g_autofree char *summary = NULL;
  RoboPeer        *anna = fixture->peers[0];

  play (fixture, 1);
  robo_remote_people_note (people, anna, ROBO_REMOTE_IN_ROOM, NOW);
  g_assert_cmpuint (robo_remote_people_list_blocked (people, anna), ==, 0);
  robo_remote_people_set_blocked (people, get (people, 0), TRUE);
  g_assert_cmpuint (robo_remote_people_list_blocked (people, anna), ==, 2);
  g_assert_true (robo_remote_people_is_key_blocked (people, fixture->peers[1]->key.public_key));
  g_assert_false (robo_remote_people_is_key_blocked (people, anna->key.public_key));
  summary = robo_remote_person_dup_summary (get (people, 0));
  g_assert_true (g_str_has_prefix (summary, "Blocked\u00a0· "));

  flush (fixture);
  later = robo_remote_people_new (fixture->saver, fixture->path);
  g_assert_cmpuint (robo_remote_people_list_blocked (later, anna), ==, 2);
  /* The block is kept with the person, so a blocked person cannot be removed. */
  robo_remote_people_forget (later, get (later, 0));
  g_assert_cmpuint (count (later), ==, 1);
  g_assert_cmpuint (robo_remote_people_list_blocked (later, anna), ==, 2);
  robo_remote_people_set_blocked (later, get (later, 0), FALSE);
  g_assert_cmpuint (robo_remote_people_list_blocked (later, anna), ==, 0);
}

/* The matches so far do not bring back a forgotten person, and the file says nothing about the person. */
static void
test_forgotten (Fixture      *fixture,
                gconstpointer data)
{
  RoboRemotePeople *people = fixture->people;
  g_autoptr (RoboRemotePeople) later = NULL;
  g_autoptr (RoboRemotePerson) ben = g_object_ref (get (people, 0));
  g_autofree char *text = NULL;

  robo_remote_people_forget (people, ben);
  g_assert_cmpuint (count (people), ==, 0);
  robo_remote_people_restore (people, ben);
  g_assert_cmpuint (count (people), ==, 1);
  robo_remote_people_forget (people, ben);
  robo_remote_people_note (people, fixture->peers[0], ROBO_REMOTE_IN_ROOM, NOW + 10000);
  g_assert_cmpuint (count (people), ==, 0);

  flush (fixture);
  text = read_text (fixture->path);
  g_assert_null (strstr (text, "Ben"));
  later = robo_remote_people_new (fixture->saver, fixture->path);
  robo_remote_people_note (later, fixture->peers[0], ROBO_REMOTE_IN_ROOM, NOW + 20000);
  g_assert_cmpuint (count (later), ==, 0);
  begin_match (fixture, "hh", TRUE, 2);
  play (fixture, 1);
  robo_remote_people_note (later, fixture->peers[0], ROBO_REMOTE_IN_ROOM, NOW + 30000);
  g_assert_cmpuint (count (later), ==, 1);
}

/* A new list reads everything that another list has written, with the latest matches first. */
static void
test_round_trip (Fixture      *fixture,
                 gconstpointer data)
{
  g_autoptr (RoboRemotePeople) people = robo_remote_people_new (fixture->saver, fixture->path);
  g_autoptr (RoboRemotePeople) later = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  begin_match (fixture, "hhh", TRUE, 2);
  g_assert_true (robo_peer_join (fixture->peers[2], "  [Cleo]=\\n;#ö"));
  play (fixture, 1);
  robo_remote_people_note (people, fixture->peers[0], ROBO_REMOTE_IN_NETWORK, NOW);
  begin_match (fixture, "hh", TRUE, 1);
  play (fixture, 1);
  robo_remote_people_note (people, fixture->peers[0], ROBO_REMOTE_IN_ROOM, NOW + 3600);
  flush (fixture);
  before = read_text (fixture->path);

  later = robo_remote_people_new (fixture->saver, fixture->path);
  assert_remark (later, NULL);
  g_assert_cmpuint (count (later), ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *said = robo_remote_person_dup_summary (get (people, i));
      g_autofree char *said_later = robo_remote_person_dup_summary (get (later, i));

      g_assert_cmpstr (said, ==, said_later);
      g_assert_cmpstr (robo_remote_person_get_name (get (people, i)), ==, robo_remote_person_get_name (get (later, i)));
      g_assert_cmpint (robo_remote_person_get_way (get (people, i)), ==, robo_remote_person_get_way (get (later, i)));
    }
  g_assert_cmpstr (robo_remote_person_get_name (get (later, 0)), ==, "Ben");
  robo_remote_people_set_blocked (later, get (later, 0), TRUE);
  robo_remote_people_set_blocked (later, get (later, 0), FALSE);
  flush (fixture);
  after = read_text (fixture->path);
  g_assert_cmpuint (strlen (before), ==, strlen (after));
}

/* Lines of a damaged file that can be read still count, and the file is kept. */
static void
test_damaged (Fixture      *fixture,
              gconstpointer data)
{
  RoboRemotePeople *people = fixture->people;
  g_autoptr (RoboRemotePeople) later = NULL;
  g_autoptr (RoboRemotePeople) last = NULL;
  g_autofree char *text = NULL;
  g_autofree char *damaged = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *kept_path = g_strconcat (fixture->path, ".damaged-1", NULL);

  robo_remote_people_set_blocked (people, get (people, 0), TRUE);
  flush (fixture);
  text = read_text (fixture->path);
  damaged = g_strconcat (text, "\nsomething=else\n[half a hea\nname=Zoe\n\377\376\n", NULL);
  g_assert_true (g_file_set_contents (fixture->path, damaged, -1, NULL));

  later = robo_remote_people_new (fixture->saver, fixture->path);
  assert_remark (later, "Parts of the list of people couldn’t be read. "
                        "The damaged file was kept as “people.ini.damaged-1”.");
  g_assert_cmpuint (count (later), ==, 1);
  g_assert_cmpstr (robo_remote_person_get_name (get (later, 0)), ==, "Ben");
  g_assert_true (robo_remote_person_get_is_blocked (get (later, 0)));
  kept = read_text (kept_path);
  g_assert_cmpstr (kept, ==, damaged);
  flush (fixture);
  last = robo_remote_people_new (fixture->saver, fixture->path);
  assert_remark (last, NULL);
}

/* Random damage never ends the program, and nothing of a damaged file is lost. */
static void
test_any_damage (Fixture      *fixture,
                 gconstpointer data)
{
  g_autofree char *text = NULL;
  gsize            size;

  flush (fixture);
  text = read_text (fixture->path);
  size = strlen (text);
  for (guint i = 0; i < size; i++)
    {
      g_autofree char *damaged = g_memdup2 (text, size);
      g_autofree char *now = NULL;
      g_autofree char *remark = NULL;
      g_autoptr (RoboRemotePeople) later = NULL;
      gsize now_size;

      damaged[i] ^= (char)(1 + (i * 37) % 255);
      g_assert_true (g_file_set_contents (fixture->path, damaged, (gssize)size, NULL));
      later = robo_remote_people_new (fixture->saver, fixture->path);
      flush (fixture);
      g_object_get (later, "remark", &remark, NULL);
      g_assert_true (g_file_get_contents (fixture->path, &now, &now_size, NULL));
      /* A changed file is used only if the damaged file is kept elsewhere. */
      g_assert_true (remark != NULL || (now_size == size && memcmp (now, damaged, size) == 0));
    }
}

/* Notes two people, blocks the second, and damages one character of that person's heading in the file. The first
 * person must not get the block of the second, who may get lost. */
static void
damage_heading (Fixture *fixture,
                int      offset,
                char     character)
{
  g_autoptr (RoboRemotePeople) people = robo_remote_people_new (fixture->saver, fixture->path);
  g_autoptr (RoboRemotePeople) later = NULL;
  g_autofree char *text = NULL;
  g_autofree char *remark = NULL;
  gsize            size;
  char            *heading;
  const char      *blocked;

  robo_remote_people_note (people, fixture->peers[0], ROBO_REMOTE_IN_ROOM, NOW);
  g_assert_cmpuint (count (people), ==, 2);
  blocked = robo_remote_person_get_name (get (people, 1));
  robo_remote_people_set_blocked (people, get (people, 1), TRUE);
  flush (fixture);
  text = read_text (fixture->path);
  size = strlen (text);
  heading = g_strrstr (text, "\n[") + 1;
  heading[offset] = character;
  g_assert_true (g_file_set_contents (fixture->path, text, (gssize)size, NULL));

  later = robo_remote_people_new (fixture->saver, fixture->path);
  g_object_get (later, "remark", &remark, NULL);
  g_assert_nonnull (remark);
  g_assert_cmpuint (count (later), ==, 1);
  g_assert_cmpstr (robo_remote_person_get_name (get (later, 0)), !=, blocked);
  g_assert_false (robo_remote_person_get_is_blocked (get (later, 0)));
  g_assert_true (g_remove (fixture->path) == 0);
}

static void
test_damaged_heading (Fixture      *fixture,
                      gconstpointer data)
{
  static const char characters[] = { 'a', '=', ' ', '\0', '\377', '#', '\n' };

  begin_match (fixture, "hhh", TRUE, 2);
  play (fixture, 1);
  for (guint i = 0; i < sizeof characters; i++)
    {
      damage_heading (fixture, 0, characters[i]);
      damage_heading (fixture, 1 + 2 * ROBO_KEY_SIZE, characters[i]);
      /* The character before the heading ends the line before. */
      if (characters[i] != '\n')
        damage_heading (fixture, -1, characters[i]);
    }
}

/* A blocked person whose name cannot be read stays blocked. */
static void
test_damaged_name (Fixture      *fixture,
                   gconstpointer data)
{
  RoboRemotePeople *people = fixture->people;
  g_autoptr (RoboRemotePeople) later = NULL;
  g_autofree char *text = NULL;

  robo_remote_people_set_blocked (people, get (people, 0), TRUE);
  flush (fixture);
  text = read_text (fixture->path);
  *strstr (text, "name=Ben") = 'N';
  g_assert_true (g_file_set_contents (fixture->path, text, -1, NULL));

  later = robo_remote_people_new (fixture->saver, fixture->path);
  g_assert_cmpuint (robo_remote_people_list_blocked (later, fixture->peers[0]), ==, 2);
  g_assert_cmpstr (robo_remote_person_get_name (get (later, 0)), !=, "");
  robo_remote_people_note (later, fixture->peers[0], ROBO_REMOTE_IN_ROOM, NOW + 1);
  g_assert_cmpstr (robo_remote_person_get_name (get (later, 0)), ==, "Ben");
}

/* The file of a newer version can be used, and is not changed. */
static void
test_newer (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr (RoboRemotePeople) later = NULL;
  g_autofree char *text = NULL;
  g_autofree char *after = NULL;
  GString         *newer;

  flush (fixture);
  text = read_text (fixture->path);
  newer = g_string_new (text);
  g_assert_cmpuint (g_string_replace (newer, "version=1", "version=2", 0), ==, 1);
  g_string_append (newer, "mood=good\n");
  g_assert_true (g_file_set_contents (fixture->path, newer->str, -1, NULL));
  later = robo_remote_people_new (fixture->saver, fixture->path);
  assert_remark (later, "The list of people comes from a newer version of Robodrome. "
                        "Changes to it won’t be saved.");
  g_assert_cmpuint (count (later), ==, 1);
  robo_remote_people_set_blocked (later, get (later, 0), TRUE);
  g_assert_cmpuint (robo_remote_people_list_blocked (later, fixture->peers[0]), ==, 2);
  flush (fixture);
  after = read_text (fixture->path);
  g_assert_cmpstr (after, ==, newer->str);
  g_string_free (newer, TRUE);
}

/* If the list cannot be written, games are still saved, and the list says so until it is written. */
static void
test_not_written (Fixture      *fixture,
                  gconstpointer data)
{
  g_autofree char *folder = g_build_filename (fixture->folder, "in-the-way", NULL);
  g_autofree char *path = g_build_filename (folder, "people.ini", NULL);
  g_autoptr (RoboRemotePeople) people = robo_remote_people_new (fixture->saver, path);
  guint n_failed = 0;

  g_signal_connect_swapped (fixture->saver, "failed", G_CALLBACK (count_cb), &n_failed);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  play (fixture, 1);
  robo_remote_people_note (people, fixture->peers[0], ROBO_REMOTE_IN_ROOM, NOW);
  flush (fixture);
  assert_remark (people, "Changes to the list of people couldn’t be saved.");
  g_assert_cmpuint (n_failed, ==, 0);
  g_assert_cmpuint (count (people), ==, 1);

  g_assert_true (g_remove (folder) == 0);
  robo_remote_people_set_blocked (people, get (people, 0), TRUE);
  flush (fixture);
  assert_remark (people, NULL);
  g_assert_true (g_remove (path) == 0);
}

/* Two programs with the same file take up each other's changes before they write. */
static void
test_two_programs (Fixture      *fixture,
                   gconstpointer data)
{
  g_autoptr (RoboRemotePeople) one = robo_remote_people_new (fixture->saver, fixture->path);
  g_autoptr (RoboRemotePeople) other = robo_remote_people_new (fixture->saver, fixture->path);
  g_autoptr (RoboRemotePeople) later = NULL;
  RoboRemotePerson *ben, *cleo;

  play (fixture, 1);
  robo_remote_people_note (one, fixture->peers[0], ROBO_REMOTE_IN_ROOM, NOW);
  ben = get (one, 0);
  flush (fixture);
  begin_match (fixture, "hhh", TRUE, 2);
  play (fixture, 1);
  robo_remote_people_note (other, fixture->peers[0], ROBO_REMOTE_IN_ROOM, NOW + 10000);
  g_assert_cmpuint (count (other), ==, 2);
  flush (fixture);

  robo_remote_people_set_blocked (one, ben, TRUE);
  g_assert_cmpuint (count (one), ==, 2);
  g_assert_true (robo_remote_people_find (one, fixture->peers[0], 1) == ben);
  g_assert_cmpuint (robo_remote_person_count (ben, ROBO_REMOTE_UNFINISHED), ==, 2);
  cleo = robo_remote_people_find (one, fixture->peers[0], 2);
  robo_remote_people_forget (one, cleo);
  flush (fixture);
  robo_remote_people_note (other, fixture->peers[0], ROBO_REMOTE_IN_ROOM, NOW + 20000);
  flush (fixture);
  g_assert_cmpuint (count (other), ==, 1);
  g_assert_cmpuint (robo_remote_people_list_blocked (other, fixture->peers[0]), ==, 2);

  later = robo_remote_people_new (fixture->saver, fixture->path);
  g_assert_cmpuint (count (later), ==, 1);
  g_assert_cmpuint (robo_remote_people_list_blocked (later, fixture->peers[0]), ==, 2);
  g_assert_cmpint (robo_remote_person_get_last (get (later, 0)), ==, NOW + 20000);
}

/* Changes while the file is being written are written after that. */
static void
test_quick_changes (Fixture      *fixture,
                    gconstpointer data)
{
  RoboRemotePeople *people = fixture->people;
  g_autoptr (RoboRemotePeople) later = NULL;

  for (guint i = 0; i < 5; i++)
    robo_remote_people_set_blocked (people, get (people, 0), i % 2 == 0);
  if (GPOINTER_TO_UINT (data) != 0)
    g_clear_object (&fixture->people);
  flush (fixture);
  later = robo_remote_people_new (fixture->saver, fixture->path);
  g_assert_true (robo_remote_person_get_is_blocked (get (later, 0)));
}

/* The people of saved games are found, except for those whom the user has forgotten. */
static void
test_saved_games (Fixture      *fixture,
                  gconstpointer data)
{
  g_autoptr (RoboRemotePeople) people = robo_remote_people_new (fixture->saver, fixture->path);
  g_autoptr (RoboRemotePeople) later = NULL;
  g_autoptr (RoboSavedGame) game = NULL;
  g_autofree char *path = g_build_filename (fixture->folder, "old.match.xml", NULL);
  const RoboPeer  *anna = fixture->peers[0];

  play (fixture, 0);
  g_assert_cmpint (anna->shared->stage, ==, ROBO_STAGE_OVER);
  game = robo_saved_game_new_remote (path, (gint64)NOW * G_USEC_PER_SEC, anna->shared->setup,
                                     robo_game_get_shown_state (anna->shared->game), anna->offer->bytes, FALSE);
  robo_match_saver_write (fixture->saver, robo_peer_dup_file (anna), game);
  flush (fixture);
  robo_remote_people_read_games (people);
  while (count (people) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (robo_remote_person_get_name (get (people, 0)), ==, "Ben");
  g_assert_cmpint (robo_remote_person_get_last (get (people, 0)), ==, NOW);
  g_assert_cmpuint (robo_remote_person_count (get (people, 0), ROBO_REMOTE_UNFINISHED), ==, 0);

  robo_remote_people_forget (people, get (people, 0));
  flush (fixture);
  later = robo_remote_people_new (fixture->saver, fixture->path);
  robo_remote_people_read_games (later);
  flush (fixture);
  g_assert_cmpuint (count (later), ==, 0);
}

#define add(path, set_up_list, function) \
  g_test_add ("/match/remote/remote-people/" path, Fixture, NULL, set_up_list, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add ("match-noted-often/is-counted-once", set_up, test_counts);
  add ("same-key-with-another-name/is-the-same-person", set_up_with_ben, test_key);
  add ("blocked-person/stays-blocked-until-unblocked", set_up, test_blocked);
  add ("forgotten-person/comes-back-with-a-new-match-only", set_up_with_ben, test_forgotten);
  add ("list-of-people/is-read-from-the-file-as-it-was-written", set_up, test_round_trip);
  add ("damaged-file/is-kept-and-read-as-far-as-possible", set_up_with_ben, test_damaged);
  add ("file-with-a-damaged-byte/is-kept-elsewhere-or-left-as-it-is", set_up_with_ben, test_any_damage);
  add ("damaged-heading/block-does-not-pass-to-another-person", set_up, test_damaged_heading);
  add ("damaged-name/blocked-person-stays-blocked", set_up_with_ben, test_damaged_name);
  add ("file-of-a-newer-version/is-used-but-not-changed", set_up_with_ben, test_newer);
  add ("file-that-cannot-be-written/list-says-so-until-it-is-written", set_up, test_not_written);
  add ("two-programs/changes-of-both-are-saved", set_up, test_two_programs);
  add ("quick-changes/last-change-is-written", set_up_with_ben, test_quick_changes);
  g_test_add ("/match/remote/remote-people/quick-changes/last-change-is-written-after-the-list-is-gone", Fixture,
              GUINT_TO_POINTER (1),
              set_up_with_ben, test_quick_changes, tear_down);
  add ("saved-games/people-in-them-are-found", set_up, test_saved_games);

  return g_test_run ();
}
