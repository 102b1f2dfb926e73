// SPDX-License-Identifier: GPL-3.0-or-later
// Tests how a host handles commands: tables, pairing, a tournament; and that its state survives.
#include <string.h>

#include "net/server/robo-host.h"

#include "../net-test.h"

static const char *const arenas[] = { "rome", "tokyo", NULL };
static const char *const rules[] = { "standard", "training", NULL };

static const RoboHostSpeaker anna = { "Anna", "anna@example.org" };

typedef struct
{
  RoboHost *host;
  gint64    now; /* when messages are heard */
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->host = robo_host_new (arenas, rules);
  fixture->now = 5000;
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  robo_host_free (fixture->host);
}

/* Returns all actions of the host, one on each text line: messages, and tables with < for opened and > for closed.
 * Gives opened tables an address. */
static char *
take_deeds (Fixture *fixture)
{
  g_autoptr (GString) deeds = g_string_new (NULL);

  for (;;)
    {
      g_autoptr (RoboHostAction) deed = robo_host_take_action (fixture->host);

      if (deed == NULL)
        break;
      if (deed->kind == ROBO_HOST_SAY)
        g_string_append_printf (deeds, "%s\n", deed->words);
      else
        g_string_append_printf (deeds, "%c%u\n", deed->kind == ROBO_HOST_OPEN ? '<' : '>', deed->table);
      if (deed->kind == ROBO_HOST_OPEN)
        {
          g_autofree char *place = g_strdup_printf ("place%u", deed->table);

          robo_host_set_place (fixture->host, deed->table, place);
        }
    }

  return g_string_free (g_steal_pointer (&deeds), FALSE);
}

static void
ignore_deeds (Fixture *fixture)
{
  g_free (take_deeds (fixture));
}

static char *
hear_from (Fixture               *fixture,
           const RoboHostSpeaker *speaker,
           const char            *words)
{
  robo_host_handle_message (fixture->host, speaker, words, fixture->now, fixture->now, FALSE);

  return take_deeds (fixture);
}

static char *
hear (Fixture    *fixture,
      const char *who,
      const char *words)
{
  return hear_from (fixture, &(RoboHostSpeaker){ .name = who }, words);
}

/* Lets a person say words to which the answer does not matter. */
static void
say (Fixture    *fixture,
     const char *who,
     const char *words)
{
  g_free (hear (fixture, who, words));
}

#define assert_deeds(taken, deeds)     \
  G_STMT_START                         \
  {                                    \
    g_autofree char *done = taken;     \
    g_assert_cmpstr (done, ==, deeds); \
  }                                    \
  G_STMT_END

#define assert_does(fixture, deeds)                       assert_deeds (take_deeds (fixture), deeds)
#define assert_hears(fixture, who, words, deeds)          assert_deeds (hear (fixture, who, words), deeds)
#define assert_hears_from(fixture, speaker, words, deeds) assert_deeds (hear_from (fixture, speaker, words), deeds)

/* Restarts the host, as after a kill, from its stored state only. */
static void
begin_again (Fixture *fixture)
{
  g_autofree char *text = robo_host_to_text (fixture->host);
  g_autofree char *again_text = NULL;
  g_autoptr (GError) error = NULL;

  robo_host_free (fixture->host);
  fixture->host = robo_host_new (arenas, rules);
  g_assert_true (robo_host_load (fixture->host, text, &error));
  g_assert_no_error (error);
  again_text = robo_host_to_text (fixture->host);
  g_assert_cmpstr (again_text, ==, text);
}

static void
end (Fixture    *fixture,
     guint       table,
     const char *winner,
     const char *loser)
{
  const RoboLadderPlace places[] = { { winner, winner, 0 }, { loser, loser, 1 } };

  robo_host_begin (fixture->host, table);
  robo_host_end (fixture->host, table, places, 2, FALSE, 6000);
}

static void
test_tables (Fixture      *fixture,
             gconstpointer data)
{
  g_autofree char *over = NULL;
  g_autofree char *opened = NULL;

  assert_hears (fixture, "Anna", "Hello!", "");
  assert_hears (fixture, "Anna", "!open 3 tokyo",
                "Table 1 (tokyo, standard): “Anna”. 1 of 3 are seated. To sit down: !join 1\n");
  assert_hears (fixture, "Ben", "!JOIN 1",
                "Table 1 (tokyo, standard): “Anna” and “Ben”. 2 of 3 are seated. To sit down: !join 1\n");
  assert_hears (fixture, "Ben", "!join 1",
                "Table 1 (tokyo, standard): “Anna” and “Ben”. 2 of 3 are seated. To sit down: !join 1\n");
  assert_hears (fixture, "Ben", "!leave 1",
                "Table 1 (tokyo, standard): “Anna”. 1 of 3 are seated. To sit down: !join 1\n");
  assert_hears (fixture, "Ben", "!leave 1",
                "“Ben”: You aren’t sitting at that table. Say which one to leave: !leave 5\n");
  assert_hears (fixture, "Cleo", "!join 1",
                "Table 1 (tokyo, standard): “Anna” and “Cleo”. 2 of 3 are seated. To sit down: !join 1\n");
  begin_again (fixture);
  assert_hears (fixture, "Dan", "!join 1",
                "<1\nTable 1 is ready for “Anna”, “Cleo” and “Dan”. Join the game here: place1\n");
  assert_hears (fixture, "Eve", "!join 1",
                "“Eve”: There’s no such table waiting for players. Say !tables to see the list.\n");
  assert_hears (fixture, "Dan", "!leave 1",
                ">1\nTable 1 (tokyo, standard): “Anna” and “Cleo”. 2 of 3 are seated. To sit down: !join 1\n");
  assert_hears (fixture, "Dan", "!join 1",
                "<1\nTable 1 is ready for “Anna”, “Cleo” and “Dan”. Join the game here: place1\n");
  robo_host_begin (fixture->host, 1);
  assert_hears (fixture, "Dan", "!leave 1",
                "“Dan”: You can’t leave a game that counts. If you don’t want to go on, resign.\n");

  /* Tables in play are opened again. */
  begin_again (fixture);
  assert_does (fixture, "<1\n");
  assert_hears (fixture, "Eve", "!tables", "Table 1 is playing: “Anna”, “Cleo” and “Dan”. To watch: place1\n");
  end (fixture, 1, "Cleo", "Anna");
  over = take_deeds (fixture);
  g_assert_nonnull (strstr (over, "The game at table 1 is over: 1. “Cleo” (1548 ± 581), 2. “Anna” (1452 ± 581)\n"));
  assert_hears (fixture, "Eve", "!tables", "Nobody is waiting or playing. To open a table: !open\n");
  assert_hears (fixture, "Eve", "!ladder", "Ladder: 1. “Cleo” 1548 ± 581, 2. “Anna” 1452 ± 581\n");
  assert_hears (fixture, "Eve", "!again 1",
                "<1\nThe game at table 1 is over: “Cleo” and “Anna”. To watch it again: place1\n");

  /* Numbers of tables are never reused. */
  assert_hears (fixture, "Eve", "!open", "Table 2 (rome, standard): “Eve”. 1 of 2 are seated. To sit down: !join 2\n");
  assert_hears (fixture, "Eve", "!leave 2", "Table 2 is closed.\n");
  begin_again (fixture);
  assert_hears (fixture, "Eve", "!open training",
                "Table 3 (rome, training): “Eve”. 1 of 2 are seated. To sit down: !join 3\n");
}

/* A player without an opponent is paired with the player of the most similar strength. */
static void
test_play (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char *first = hear (fixture, "Good", "!open");
  g_autofree char *second = hear (fixture, "Bad", "!join 1");

  end (fixture, 1, "Good", "Bad");
  ignore_deeds (fixture);
  say (fixture, "Good", "!open");
  say (fixture, "Bad", "!open");
  say (fixture, "Other", "!open 3");
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *opened = hear (fixture, "A", i == 0 ? "!open" : "!play");

      if (i == 0)
        {
          say (fixture, "B", "!join 5");
          end (fixture, 5, "A", "B");
          ignore_deeds (fixture);
        }
      else
        /* First A is paired with Good, who is as strong, and then with nobody, because Bad is too weak. */
        g_assert_nonnull (strstr (opened, i == 1 ? "Table 2 is ready for “Good” and “A”." : "Table 4"));
    }
  assert_hears (fixture, "B", "!play", "<3\nTable 3 is ready for “Bad” and “B”. Join the game here: place3\n");
}

static void
test_tournament (Fixture      *fixture,
                 gconstpointer data)
{
  static const RoboLadderPlace forged[] = { { "Anna", "Anna", 1 }, { "Mallory", "Dan", 0 } };

  g_autofree char *next = NULL;
  g_autofree char *over = NULL;

  say (fixture, "Anna", "!tournament swiss 2 tokyo");
  assert_hears (fixture, "Ben", "!tournament join", "“Ben” joins the tournament. Players now: 2.\n");
  say (fixture, "Cleo", "!tournament join");
  say (fixture, "Dan", "!tournament join");
  assert_hears (fixture, "Eve", "!tournament swiss", "“Eve”: “Anna”’s tournament isn’t over.\n");
  assert_hears (fixture, "Ben", "!tournament start",
                "Tournament, round 0 of 2: 1. “Anna” 0, 2. “Ben” 0, 3. “Cleo” 0, 4. “Dan” 0\n");
  assert_hears (fixture, "Anna", "!tournament start",
                "Round 1 of 2 of the tournament begins.\n<1\n<2\n"
                "Table 1 is ready for “Anna” and “Ben”. Join the game here: place1\n"
                "Table 2 is ready for “Cleo” and “Dan”. Join the game here: place2\n");
  g_assert_cmpstr (robo_host_get_table (fixture->host, 1)->arena, ==, "tokyo");
  end (fixture, 1, "Ben", "Anna");
  begin_again (fixture);
  ignore_deeds (fixture);
  end (fixture, 2, "Cleo", "Dan");
  next = take_deeds (fixture);
  g_assert_nonnull (strstr (next, "Tournament, round 1 of 2: 1. “Ben” 1, 2. “Cleo” 1, 3. “Anna” 0, 4. “Dan” 0\n"
                                  "Round 2 of 2"));
  g_assert_nonnull (strstr (next, "Table 3 is ready for “Ben” and “Cleo”."));
  end (fixture, 3, "Ben", "Cleo");
  ignore_deeds (fixture);

  /* A player with another key is not the player who was paired. */
  robo_host_end (fixture->host, 4, forged, G_N_ELEMENTS (forged), FALSE, 6000);
  over = take_deeds (fixture);
  g_assert_nonnull (strstr (over, "The players at table 4 weren’t the ones who were paired up"));
  assert_hears (fixture, "Eve", "!tournament",
                "Tournament, round 2 of 2: 1. “Ben” 2, 2. “Cleo” 1, 3. “Anna” 0, 4. “Dan” 0\n");
}

/* Ends the match of a table by agreement. */
static void
end_agreed (Fixture    *fixture,
            guint       table,
            const char *a,
            const char *b)
{
  const RoboLadderPlace places[] = { { a, a, 0 }, { b, b, 0 } };

  robo_host_begin (fixture->host, table);
  robo_host_end (fixture->host, table, places, 2, TRUE, 6000);
}

/* An end by agreement is a draw if the paired players have agreed. It is not rated, and the players are still named. */
static void
test_agreed (Fixture      *fixture,
             gconstpointer data)
{
  g_autofree char *second = NULL;
  g_autofree char *again = NULL;

  say (fixture, "Anna", "!tournament swiss 2 tokyo");
  say (fixture, "Ben", "!tournament join");
  say (fixture, "Cleo", "!tournament join");
  say (fixture, "Dan", "!tournament join");
  say (fixture, "Anna", "!tournament start");
  end_agreed (fixture, 1, "Anna", "Ben");
  assert_does (fixture, "The game at table 1 ended by agreement.\n");
  end_agreed (fixture, 2, "Mallory", "Mallet");
  second = take_deeds (fixture);
  g_assert_nonnull (strstr (second, "The players at table 2 weren’t the ones who were paired up"));
  assert_hears (fixture, "Eve", "!tournament",
                "Tournament, round 1 of 2: 1. “Anna” 0½, 2. “Ben” 0½, 3. “Cleo” 0, 4. “Dan” 0\n");
  assert_hears (fixture, "Eve", "!ladder", "Nobody has played yet.\n");
  again = hear (fixture, "Eve", "!again 1");
  g_assert_nonnull (strstr (again, "“Anna” and “Ben”"));
}

/* Commands that were sent while the host was down are executed once; executed commands are not repeated. */
static void
test_past (Fixture      *fixture,
           gconstpointer data)
{
  robo_host_handle_message (fixture->host, &(RoboHostSpeaker){ "Anna" }, "!open", 4990, 5000, TRUE);
  g_assert_null (robo_host_take_action (fixture->host));
  say (fixture, "Anna", "!open");
  begin_again (fixture);
  ignore_deeds (fixture);
  robo_host_handle_message (fixture->host, &(RoboHostSpeaker){ "Anna" }, "!open", 5003, 6000, TRUE);
  robo_host_handle_message (fixture->host, &(RoboHostSpeaker){ "Ben" }, "!join 1", 1000, 6000, TRUE);
  assert_does (fixture, "");
  robo_host_handle_message (fixture->host, &(RoboHostSpeaker){ "Ben" }, "!join 1", 5500, 6000, TRUE);
  robo_host_handle_message (fixture->host, &(RoboHostSpeaker){ "Ben" }, "!join 1", 5500, 6000, TRUE);
  assert_does (fixture, "<1\nTable 1 is ready for “Anna” and “Ben”. Join the game here: place1\n");
}

/* A lobby returns the host's own messages, also after a restart. */
static void
test_own_words (Fixture      *fixture,
                gconstpointer data)
{
  g_autofree char *help = hear (fixture, "Anna", "!help");
  g_auto (GStrv) lines = g_strsplit (help, "\n", -1);

  g_assert_cmpuint (g_strv_length (lines), >, 3);
  for (guint i = 0; lines[i] != NULL; i++)
    assert_hears (fixture, "host", lines[i], "");
  assert_hears (fixture, "Anna", "!tournament", "There’s no tournament. To open one: !tournament swiss\n");
}

static void
test_refused (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  guint n_lines = 0;

  assert_hears (fixture, "Anna", "!dance", "“Anna”: I don’t know “!dance”. Say !help.\n");
  assert_hears (fixture, "Anna", "!open mars", "“Anna”: “mars” isn’t a number from 2 to 4, a known arena or a known "
                                               "rule set. Say !help.\n");
  assert_hears (fixture, "Anna", "!join",
                "“Anna”: There’s no such table waiting for players. Say !tables to see the list.\n");
  assert_hears (fixture, "Anna", "!again 99999999999", "“Anna”: No finished game has that number.\n");
  for (guint i = 0; i < 3; i++)
    say (fixture, "Anna", "!open");
  assert_hears (fixture, "Anna", "!open",
                "“Anna”: No more tables can be opened right now. Sit down at an open one, or leave one of yours.\n");

  for (guint i = 0; i < 100; i++)
    {
      g_autofree char *said = hear (fixture, "Ben", "!ladder");

      n_lines += *said != '\0';
    }
  g_assert_cmpuint (n_lines, ==, 13);
  /* Messages of others are handled. */
  assert_hears (fixture, "Cleo", "!ladder", "Nobody has played yet.\n");

  tear_down (fixture, NULL);
  set_up (fixture, NULL);
  g_assert_false (robo_host_load (fixture->host, "[host]\nversion=2\n", &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_false (robo_host_load (fixture->host, "rubbish", &error));
  g_assert_nonnull (error);
}

typedef struct
{
  NetTable   table;
  RoboOffer *offer;
  RoboPeer  *peers[ROBO_MAX_ROBOTS];
  guint      n_peers;
} MatchFixture;

static void
set_up_match (MatchFixture *fixture,
              gconstpointer players)
{
  net_table_init (&fixture->table, "rome", NULL);
  fixture->offer = net_offer_new (&fixture->table, players, TRUE, 9);
  fixture->n_peers = net_peers_new (&fixture->table, fixture->offer, 9, fixture->peers);
}

static void
tear_down_match (MatchFixture *fixture,
                 gconstpointer data)
{
  for (guint seat = 0; seat < fixture->n_peers; seat++)
    robo_peer_free (fixture->peers[seat]);
  robo_offer_free (fixture->offer);
  net_table_clear (&fixture->table);
}

/* The ranks of a match are the winner, then the players by victory points, then players who have left. */
static void
test_places (MatchFixture *fixture,
             gconstpointer data)
{
  RoboPeer     **peers = fixture->peers;
  RoboHostPlaces places;

  while (peers[0]->shared->stage != ROBO_STAGE_OVER)
    {
      for (guint seat = 0; seat < 3; seat++)
        {
          if (seat != 2 || peers[2]->shared->round < 2)
            net_act (peers[seat], 3);
          else if ((peers[2]->shared->present & 4) != 0)
            robo_peer_resign (peers[2]);
        }
      for (guint from = 0; from < 3; from++)
        {
          for (guint to = 0; to < 3; to++)
            net_pass_on (peers[from], peers[to]);
        }
    }
  g_assert_false (robo_host_read_places (peers[0], &places));
  g_assert_cmpuint (places.n_places, ==, 3);
  g_assert_cmpstr (places.places[0].name, ==, "Anna");
  g_assert_cmpuint (places.places[2].rank, ==, 2);
  g_assert_cmpuint (places.places[0].rank + places.places[1].rank, <=, 1);
  g_assert_cmpuint (strlen (places.places[0].key), ==, 64);
  g_assert_cmpstr (places.places[0].key, !=, places.places[1].key);

  g_assert_true (robo_peer_sign (peers[0]));
  g_assert_false (robo_host_read_places (peers[0], &places));
  g_assert_true (robo_peer_sign (peers[1]));
  net_pass_on (peers[1], peers[0]);
  g_assert_true (robo_host_read_places (peers[0], &places));
}

/* An end by agreement has equal places, and counts when all have signed it. */
static void
test_agreed_places (MatchFixture *fixture,
                    gconstpointer data)
{
  RoboPeer     **peers = fixture->peers;
  RoboHostPlaces places;

  while (!peers[0]->shared->is_agreed)
    {
      for (guint seat = 0; seat < 2; seat++)
        {
          if (!robo_peer_propose (peers[seat], ROBO_PROPOSAL_END, 0))
            net_act (peers[seat], 3);
          net_pass_on (peers[seat], peers[1 - seat]);
        }
    }
  g_assert_false (robo_host_read_places (peers[0], &places));
  g_assert_true (places.is_agreed);
  g_assert_cmpuint (places.n_places, ==, 2);
  g_assert_cmpuint (places.places[0].rank, ==, 0);
  g_assert_cmpuint (places.places[1].rank, ==, 0);
  g_assert_true (robo_peer_sign (peers[0]));
  net_pass_on (peers[0], peers[1]);
  g_assert_true (robo_peer_sign (peers[1]));
  net_pass_on (peers[1], peers[0]);
  g_assert_true (robo_host_read_places (peers[0], &places));
}

/* Plays on until the match of two is over by agreement. Nobody signs it. */
static void
play_to_agreed_end (RoboPeer **peers)
{
  while (!peers[0]->shared->is_agreed || !peers[1]->shared->is_agreed)
    {
      for (guint seat = 0; seat < 2; seat++)
        {
          if (!robo_peer_propose (peers[seat], ROBO_PROPOSAL_END, 0))
            net_act (peers[seat], 3);
          net_pass_on (peers[seat], peers[1 - seat]);
        }
    }
}

/* A result that not everybody signs is due after ten minutes, also if the clock of the host jumps, and at once when
 * everybody has signed. A match in a pause has none, however long the pause lasts, and its table stays. */
static void
test_result_due (MatchFixture *fixture,
                 gconstpointer data)
{
  const RoboHostSpeaker anna = { .name = "Anna" }, ben = { .name = "Ben" };
  const gint64          now = 5000;
  RoboPeer            **peers = fixture->peers;
  RoboHost             *host = robo_host_new (arenas, rules);
  RoboHostPlaces        places;

  robo_host_handle_message (host, &anna, "!open", now, now, FALSE);
  robo_host_handle_message (host, &ben, "!join 1", now, now, FALSE);
  g_assert_false (robo_host_is_result_due (host, 7, peers[0], &places, now));
  g_assert_false (robo_host_is_result_due (host, 1, peers[0], &places, now));
  while (!robo_peer_can_propose (peers[0], ROBO_PROPOSAL_PAUSE, 0))
    {
      for (guint seat = 0; seat < 2; seat++)
        {
          net_act (peers[seat], 3);
          net_pass_on (peers[seat], peers[1 - seat]);
        }
    }
  robo_host_begin (host, 1);
  for (guint seat = 0; seat < 2; seat++)
    {
      g_assert_true (robo_peer_propose (peers[seat], ROBO_PROPOSAL_PAUSE, 0));
      net_pass_on (peers[seat], peers[1 - seat]);
    }
  robo_host_close_idle_tables (host, now + 1000000);
  g_assert_false (robo_host_is_result_due (host, 1, peers[0], &places, now + 1000000));
  g_assert_cmpint (robo_host_get_table (host, 1)->state, ==, ROBO_TABLE_PLAYING);

  play_to_agreed_end (peers);
  g_assert_false (robo_host_is_result_due (host, 1, peers[0], &places, now + 2000000));
  g_assert_cmpuint (places.n_places, ==, 2);
  g_assert_false (robo_host_is_result_due (host, 1, peers[0], &places, now + 2000000 + 599));
  g_assert_true (robo_host_is_result_due (host, 1, peers[0], &places, now + 2000000 + 600));
  /* The clock is put back. */
  g_assert_false (robo_host_is_result_due (host, 1, peers[0], &places, now));
  g_assert_false (robo_host_is_result_due (host, 1, peers[0], &places, now + 599));
  g_assert_true (robo_peer_sign (peers[0]));
  g_assert_false (robo_host_is_result_due (host, 1, peers[0], &places, now + 599));
  g_assert_true (robo_peer_sign (peers[1]));
  net_pass_on (peers[1], peers[0]);
  g_assert_true (robo_host_is_result_due (host, 1, peers[0], &places, now + 599));
  robo_host_end (host, 1, places.places, places.n_places, places.is_agreed, now + 599);
  g_assert_false (robo_host_is_result_due (host, 1, peers[0], &places, now + 5000));
  robo_host_free (host);
}

#define HOUR 3600
#define DAY  (24 * HOUR)

/* Tables without people, and ready tables whose match does not begin, end after an hour, also after a restart. */
static void
test_idle (Fixture      *fixture,
           gconstpointer data)
{
  say (fixture, "Anna", "!open");
  say (fixture, "Ben", "!open");
  say (fixture, "Cleo", "!join 2");
  say (fixture, "Dan", "!open");
  say (fixture, "Eve", "!join 3");
  robo_host_begin (fixture->host, 3);
  /* A chat message shows that its sender is still at the table. */
  fixture->now = 5000 + HOUR - 10;
  say (fixture, "Anna", "Hello?");
  begin_again (fixture);
  ignore_deeds (fixture);
  robo_host_close_idle_tables (fixture->host, 5000 + HOUR - 1);
  g_assert_null (robo_host_take_action (fixture->host));
  fixture->now = 5000 + HOUR - 1;
  say (fixture, "Anna", "Hello?");
  robo_host_close_idle_tables (fixture->host, 5000 + HOUR);
  assert_does (fixture, "Table 2 is closed.\n>2\n");
  robo_host_close_idle_tables (fixture->host, 5000 + 2 * HOUR);
  assert_does (fixture, "Table 1 is closed.\n");
  g_assert_nonnull (robo_host_get_table (fixture->host, 3));
}

/* Names from one account share its limits, so that a person cannot block the host by taking new names. */
static void
test_one_account (Fixture      *fixture,
                  gconstpointer data)
{
  guint n_refused = 0, n_answers = 0;

  for (guint i = 0; i < 20; i++)
    {
      g_autofree char *name = g_strdup_printf ("Troll %c", 'a' + i);
      g_autofree char *said = hear_from (fixture, &(RoboHostSpeaker){ name, "troll@example.org" }, "!open");

      n_refused += strstr (said, "No more tables can be opened right now.") != NULL;
    }
  g_assert_cmpuint (n_refused, ==, 14);
  for (guint i = 0; i < 100; i++)
    {
      g_autofree char *name = g_strdup_printf ("Troll %u", i);
      g_autofree char *said = hear_from (fixture, &(RoboHostSpeaker){ name, "troll@example.org" }, "!ladder");

      n_answers += *said != '\0';
    }
  g_assert_cmpuint (n_answers, ==, 21);
  assert_hears_from (fixture, &anna, "!ladder", "Nobody has played yet.\n");
}

static void
test_old_tournament (Fixture      *fixture,
                     gconstpointer data)
{
  g_autofree char *opened = NULL;

  say (fixture, "Troll", "!tournament swiss 5");
  fixture->now = 5000 + DAY - 1;
  assert_hears (fixture, "Anna", "!tournament end",
                "“Anna”: For now, only “Troll” can end the tournament. Once nothing has happened in it for a day, "
                "others can too.\n");
  begin_again (fixture);
  fixture->now = 5000 + DAY;
  opened = hear (fixture, "Anna", "!tournament swiss");
  g_assert_nonnull (strstr (opened, "“Anna” opens a tournament."));

  /* A tournament that has begun can be ended by other people when it does not go on. */
  say (fixture, "Ben", "!tournament join");
  fixture->now = 5100 + DAY;
  say (fixture, "Anna", "!tournament start");
  fixture->now = 5000 + 2 * DAY;
  assert_hears (fixture, "Cleo", "!tournament swiss", "“Cleo”: “Anna”’s tournament isn’t over.\n");
  fixture->now = 5100 + 2 * DAY;
  assert_hears (fixture, "Cleo", "!tournament end", "The tournament is over.\n");
  assert_hears (fixture, "Cleo", "!tournament", "There’s no tournament. To open one: !tournament swiss\n");
}

static void
test_operator (Fixture      *fixture,
               gconstpointer data)
{
  static const RoboHostSpeaker operator= { "Boss", NULL, TRUE };
  static const RoboHostSpeaker troll = { "Troll", "troll@example.org" };
  static const RoboHostSpeaker same_name = { "Troll", "other@example.org" };
  static const RoboHostSpeaker same_address = { "Other name", "troll@example.org" };

  g_free (hear_from (fixture, &troll, "!open"));
  g_free (hear_from (fixture, &troll, "!tournament swiss"));
  assert_hears (fixture, "Anna", "!close 1", "“Anna”: Only the people who run this place can do that.\n");
  assert_hears (fixture, "Anna", "!deaf Troll", "“Anna”: Only the people who run this place can do that.\n");
  assert_hears_from (fixture, &operator, "!close 7", "“Boss”: There’s no such table. Say !tables to see the list.\n");
  assert_hears_from (fixture, &operator, "!close 1", "Table 1 is closed.\n");
  assert_hears_from (fixture, &operator, "!tournament end", "The tournament is over.\n");
  assert_hears_from (fixture, &operator, "!deaf Troll", "I’m ignoring “Troll” until you say !hear with that name.\n");
  begin_again (fixture);
  assert_hears_from (fixture, &same_name, "!tables", "");
  assert_hears_from (fixture, &same_address, "!tables", "");
  assert_hears_from (fixture, &anna, "!tables", "Nobody is waiting or playing. To open a table: !open\n");
  assert_hears_from (fixture, &operator, "!hear Troll", "I’m listening to “Troll”.\n");
  assert_hears_from (fixture, &same_name, "!tables", "Nobody is waiting or playing. To open a table: !open\n");

  /* The match that is being played at a table is closed with the table. */
  say (fixture, "Anna", "!open");
  say (fixture, "Ben", "!join 2");
  robo_host_begin (fixture->host, 2);
  assert_hears_from (fixture, &operator, "!close 2", "Table 2 is closed.\n>2\n");
}

/* No name can look like another line of a list, and long lists say that they go on. */
static void
test_forged_names (Fixture      *fixture,
                   gconstpointer data)
{
  g_autofree char *list = NULL;

  assert_hears (fixture, "Zoe” 3, 2. “Ann", "!dance", "“Zoe’ 3, 2. ’Ann”: I don’t know “!dance”. Say !help.\n");
  assert_hears (fixture, "", "!open", "Choose a name first so others know who you are.\n");
  say (fixture, "Anna", "!tournament swiss");
  for (guint i = 1; i < 64; i++)
    {
      g_autofree char *name = g_strdup_printf ("A player with a name of number %u", i);

      say (fixture, name, "!tournament join");
    }
  list = hear (fixture, "Anna", "!tournament");
  g_assert_cmpuint (strlen (list), <=, 1000);
  g_assert_true (g_str_has_suffix (list, "…\n"));
  g_assert_true (g_utf8_validate (list, -1, NULL));
}

/* Chat changes nothing that is saved, and finished tables leave the state. */
static void
test_saved (Fixture      *fixture,
            gconstpointer data)
{
  g_autofree char *finished = NULL;
  g_autofree char *cut = NULL;
  g_autofree char *state = NULL;
  g_autofree char *nothing = NULL;
  guint64          serial;
  g_autoptr (GError) error = NULL;

  say (fixture, "Anna", "!open");
  serial = robo_host_get_serial (fixture->host);
  say (fixture, "Anna", "Hello!");
  robo_host_close_idle_tables (fixture->host, 5001);
  g_assert_cmpuint (robo_host_get_serial (fixture->host), ==, serial);
  say (fixture, "Ben", "!join 1");
  g_assert_cmpuint (robo_host_get_serial (fixture->host), >, serial);
  end (fixture, 1, "Anna", "Ben");
  ignore_deeds (fixture);
  say (fixture, "Cleo", "!open");
  robo_host_set_word (fixture->host, "K7QM2ZT9");

  finished = robo_host_take_finished (fixture->host);
  nothing = robo_host_take_finished (fixture->host);
  g_assert_null (nothing);
  state = robo_host_to_text (fixture->host);
  g_assert_null (strstr (state, "[table 1]"));
  g_assert_nonnull (strstr (state, "[table 2]"));
  /* A crash has cut off the last table. */
  cut = g_strconcat (finished, "[table 9]\nstate=3\nare", NULL);
  tear_down (fixture, NULL);
  set_up (fixture, NULL);
  g_assert_true (robo_host_load (fixture->host, state, &error));
  robo_host_load_finished (fixture->host, cut);
  g_assert_cmpstr (robo_host_get_word (fixture->host), ==, "K7QM2ZT9");
  assert_hears (fixture, "Eve", "!again 1",
                "<1\nThe game at table 1 is over: “Anna” and “Ben”. To watch it again: place1\n");
  assert_hears (fixture, "Eve", "!again 9", "“Eve”: No finished game has that number.\n");
  assert_hears (fixture, "Eve", "!open", "Table 3 (rome, standard): “Eve”. 1 of 2 are seated. To sit down: !join 3\n");
}

#define add(path, function) g_test_add ("/net/server/host/" path, Fixture, NULL, set_up, function, tear_down)
#define add_match(path, players, function) \
  g_test_add ("/net/server/host/" path, MatchFixture, players, set_up_match, function, tear_down_match)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  add ("tables/players-open-join-and-leave-tables", test_tables);
  add ("play-command/pairs-players-of-similar-strength", test_play);
  add ("tournament/is-run-by-commands", test_tournament);
  add ("tournament/agreed-end-is-a-draw-of-the-paired-players-only", test_agreed);
  add_match ("ranks/agreed-end-has-equal-places-and-needs-signatures", "hh", test_agreed_places);
  add ("commands-sent-while-the-host-was-down/are-executed-once", test_past);
  add ("messages-of-the-host-itself/are-ignored", test_own_words);
  add ("wrong-or-too-many-commands/are-refused", test_refused);
  add_match ("ranks/player-who-left-is-last-and-result-needs-signatures", "hhhk", test_places);
  add_match ("result/is-due-when-signed-or-after-ten-minutes", "hh", test_result_due);
  add ("idle-tables/are-closed-after-an-hour", test_idle);
  add ("account-with-many-names/has-limits-as-one-account", test_one_account);
  add ("tournament/anyone-may-end-a-tournament-after-a-day-without-events", test_old_tournament);
  add ("person-who-runs-the-host/may-close-tables-and-ignore-people", test_operator);
  add ("name-of-a-person/cannot-look-like-another-entry-of-a-list", test_forged_names);
  add ("saved-state/does-not-change-with-chat-and-finished-tables-leave-it", test_saved);

  return g_test_run ();
}
