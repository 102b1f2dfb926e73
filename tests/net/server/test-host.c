// SPDX-License-Identifier: GPL-3.0-or-later
// Tests how a host handles commands: tables, pairing, a tournament; and that its state survives.
#include <string.h>

#include "net/server/robo-host.h"

#include "../net-test.h"

static const char *const arenas[] = { "rome", "tokyo", NULL };
static const char *const rules[] = { "standard", "training", NULL };

static RoboHost *
new_host (void)
{
  return robo_host_new (arenas, rules);
}

/* Returns all actions of the host, one on each text line: messages, and tables with < for opened and > for closed.
 * Gives opened tables an address. */
static char *
take_deeds (RoboHost *host)
{
  g_autoptr (GString) deeds = g_string_new (NULL);

  for (;;)
    {
      g_autoptr (RoboHostAction) deed = robo_host_take_action (host);

      if (deed == NULL)
        break;
      if (deed->kind == ROBO_HOST_SAY)
        g_string_append_printf (deeds, "%s\n", deed->words);
      else
        g_string_append_printf (deeds, "%c%u\n", deed->kind == ROBO_HOST_OPEN ? '<' : '>', deed->table);
      if (deed->kind == ROBO_HOST_OPEN)
        {
          g_autofree char *place = g_strdup_printf ("place%u", deed->table);

          robo_host_set_place (host, deed->table, place);
        }
    }

  return g_string_free (g_steal_pointer (&deeds), FALSE);
}

static char *
hear (RoboHost   *host,
      const char *who,
      const char *words)
{
  const RoboHostSpeaker speaker = { .name = who };

  robo_host_handle_message (host, &speaker, words, 5000, 5000, FALSE);

  return take_deeds (host);
}

#define assert_hears(host, who, words, deeds)        \
  G_STMT_START                                       \
  {                                                  \
    g_autofree char *done = hear (host, who, words); \
    g_assert_cmpstr (done, ==, deeds);               \
  }                                                  \
  G_STMT_END

/* Restarts the host, as after a kill, from its stored state only. */
static RoboHost *
begin_again (RoboHost *host)
{
  g_autofree char *text = robo_host_to_text (host);
  g_autofree char *again_text = NULL;
  RoboHost        *again = new_host ();
  g_autoptr (GError) error = NULL;

  robo_host_free (host);
  g_assert_true (robo_host_load (again, text, &error));
  g_assert_no_error (error);
  again_text = robo_host_to_text (again);
  g_assert_cmpstr (again_text, ==, text);

  return again;
}

static void
end (RoboHost   *host,
     guint       table,
     const char *winner,
     const char *loser)
{
  const RoboLadderPlace places[] = { { winner, winner, 0 }, { loser, loser, 1 } };

  robo_host_begin (host, table);
  robo_host_end (host, table, places, 2, FALSE, 6000);
}

static void
test_tables (void)
{
  RoboHost        *host = new_host ();
  g_autofree char *over = NULL;
  g_autofree char *opened = NULL;

  assert_hears (host, "Anna", "Hello!", "");
  assert_hears (host, "Anna", "!open 3 tokyo", "Table 1 (tokyo, standard): “Anna”. 1 of 3 are there. To sit down: !join 1\n");
  assert_hears (host, "Ben", "!JOIN 1", "Table 1 (tokyo, standard): “Anna” and “Ben”. 2 of 3 are there. To sit down: !join 1\n");
  assert_hears (host, "Ben", "!join 1", "Table 1 (tokyo, standard): “Anna” and “Ben”. 2 of 3 are there. To sit down: !join 1\n");
  assert_hears (host, "Ben", "!leave 1", "Table 1 (tokyo, standard): “Anna”. 1 of 3 are there. To sit down: !join 1\n");
  assert_hears (host, "Ben", "!leave 1", "“Ben”: You aren’t sitting there. Name the table: !leave 5\n");
  assert_hears (host, "Cleo", "!join 1", "Table 1 (tokyo, standard): “Anna” and “Cleo”. 2 of 3 are there. To sit down: !join 1\n");
  host = begin_again (host);
  assert_hears (host, "Dan", "!join 1", "<1\nTable 1 is ready for “Anna”, “Cleo” and “Dan”. Join the game here: place1\n");
  assert_hears (host, "Eve", "!join 1", "“Eve”: No such table is waiting for players. Say !tables.\n");
  assert_hears (host, "Dan", "!leave 1", ">1\nTable 1 (tokyo, standard): “Anna” and “Cleo”. 2 of 3 are there. To sit down: !join 1\n");
  assert_hears (host, "Dan", "!join 1", "<1\nTable 1 is ready for “Anna”, “Cleo” and “Dan”. Join the game here: place1\n");
  robo_host_begin (host, 1);
  assert_hears (host, "Dan", "!leave 1", "“Dan”: That game counts. Resign in it if you don’t want to go on.\n");

  /* Tables in play are opened again. */
  host = begin_again (host);
  opened = take_deeds (host);
  g_assert_cmpstr (opened, ==, "<1\n");
  assert_hears (host, "Eve", "!tables", "Table 1 is playing: “Anna”, “Cleo” and “Dan”. To watch: place1\n");
  end (host, 1, "Cleo", "Anna");
  over = take_deeds (host);
  g_assert_nonnull (strstr (over, "Table 1 is over: 1. “Cleo” (1548 ± 581), 2. “Anna” (1452 ± 581)\n"));
  assert_hears (host, "Eve", "!tables", "Nobody is waiting or playing. To open a table: !open\n");
  assert_hears (host, "Eve", "!ladder", "Ladder: 1. “Cleo” 1548 ± 581, 2. “Anna” 1452 ± 581\n");
  assert_hears (host, "Eve", "!again 1", "<1\nTable 1 is over: “Cleo” and “Anna”. To watch it again: place1\n");

  /* Numbers of tables are never reused. */
  assert_hears (host, "Eve", "!open", "Table 2 (rome, standard): “Eve”. 1 of 2 are there. To sit down: !join 2\n");
  assert_hears (host, "Eve", "!leave 2", "Table 2 is closed.\n");
  host = begin_again (host);
  assert_hears (host, "Eve", "!open training", "Table 3 (rome, training): “Eve”. 1 of 2 are there. To sit down: !join 3\n");
  robo_host_free (host);
}

/* A player without an opponent is paired with the player of the most similar strength. */
static void
test_play (void)
{
  RoboHost        *host = new_host ();
  g_autofree char *first = hear (host, "Good", "!open");
  g_autofree char *second = hear (host, "Bad", "!join 1");

  end (host, 1, "Good", "Bad");
  g_free (take_deeds (host));
  g_free (hear (host, "Good", "!open"));
  g_free (hear (host, "Bad", "!open"));
  g_free (hear (host, "Other", "!open 3"));
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *opened = hear (host, "A", i == 0 ? "!open" : "!play");

      if (i == 0)
        g_free (hear (host, "B", "!join 5"));
      if (i == 0)
        {
          end (host, 5, "A", "B");
          g_free (take_deeds (host));
        }
      else
        /* First the player who is as strong as the good one is paired, then no other player is. */
        g_assert_nonnull (strstr (opened, i == 1 ? "Table 2 is ready for “Good” and “A”." : "Table 4"));
    }
  assert_hears (host, "B", "!play", "<3\nTable 3 is ready for “Bad” and “B”. Join the game here: place3\n");
  robo_host_free (host);
}

static void
test_tournament (void)
{
  RoboHost        *host = new_host ();
  g_autofree char *started = NULL;
  g_autofree char *next = NULL;
  g_autofree char *over = NULL;

  g_free (hear (host, "Anna", "!tournament swiss 2 tokyo"));
  assert_hears (host, "Ben", "!tournament join", "“Ben” joins the tournament. Players now: 2.\n");
  g_free (hear (host, "Cleo", "!tournament join"));
  g_free (hear (host, "Dan", "!tournament join"));
  assert_hears (host, "Eve", "!tournament swiss", "“Eve”: “Anna”’s tournament isn’t over.\n");
  assert_hears (host, "Ben", "!tournament start", "Tournament, round 0 of 2: 1. “Anna” 0, 2. “Ben” 0, 3. “Cleo” 0, 4. “Dan” 0\n");
  started = hear (host, "Anna", "!tournament start");
  g_assert_cmpstr (started, ==, "Round 1 of 2 of the tournament begins.\n<1\n<2\nTable 1 is ready for “Anna” and "
                                "“Ben”. Join the game here: place1\nTable 2 is ready for “Cleo” and “Dan”. Join the "
                                "game here: place2\n");
  g_assert_cmpstr (robo_host_get_table (host, 1)->arena, ==, "tokyo");
  end (host, 1, "Ben", "Anna");
  host = begin_again (host);
  g_free (take_deeds (host));
  end (host, 2, "Cleo", "Dan");
  next = take_deeds (host);
  g_assert_nonnull (strstr (next, "Tournament, round 1 of 2: 1. “Ben” 1, 2. “Cleo” 1, 3. “Anna” 0, 4. “Dan” 0\nRound 2 of 2"));
  g_assert_nonnull (strstr (next, "Table 3 is ready for “Ben” and “Cleo”."));
  end (host, 3, "Ben", "Cleo");
  g_free (take_deeds (host));

  /* A player with another key is not the player who was paired. */
  robo_host_end (host, 4, (const RoboLadderPlace[]){ { "Anna", "Anna", 1 }, { "Mallory", "Dan", 0 } }, 2, FALSE, 6000);
  over = take_deeds (host);
  g_assert_nonnull (strstr (over, "The players at table 4 weren’t the paired ones"));
  assert_hears (host, "Eve", "!tournament", "Tournament, round 2 of 2: 1. “Ben” 2, 2. “Cleo” 1, 3. “Anna” 0, 4. “Dan” 0\n");
  robo_host_free (host);
}

/* Ends the match of a table by agreement. */
static void
end_agreed (RoboHost   *host,
            guint       table,
            const char *a,
            const char *b)
{
  const RoboLadderPlace places[] = { { a, a, 0 }, { b, b, 0 } };

  robo_host_begin (host, table);
  robo_host_end (host, table, places, 2, TRUE, 6000);
}

/* An end by agreement is a draw if the paired players have agreed. It is not rated, and the players are still named. */
static void
test_agreed (void)
{
  RoboHost        *host = new_host ();
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *again = NULL;

  g_free (hear (host, "Anna", "!tournament swiss 2 tokyo"));
  g_free (hear (host, "Ben", "!tournament join"));
  g_free (hear (host, "Cleo", "!tournament join"));
  g_free (hear (host, "Dan", "!tournament join"));
  g_free (hear (host, "Anna", "!tournament start"));
  end_agreed (host, 1, "Anna", "Ben");
  first = take_deeds (host);
  g_assert_cmpstr (first, ==, "Table 1 ended by agreement.\n");
  end_agreed (host, 2, "Mallory", "Mallet");
  second = take_deeds (host);
  g_assert_nonnull (strstr (second, "The players at table 2 weren’t the paired ones"));
  assert_hears (host, "Eve", "!tournament", "Tournament, round 1 of 2: 1. “Anna” 0½, 2. “Ben” 0½, 3. “Cleo” 0, 4. “Dan” 0\n");
  assert_hears (host, "Eve", "!ladder", "Nobody has played yet.\n");
  again = hear (host, "Eve", "!again 1");
  g_assert_nonnull (strstr (again, "“Anna” and “Ben”"));
  robo_host_free (host);
}

/* Commands that were sent while the host was down are executed once; executed commands are not repeated. */
static void
test_past (void)
{
  RoboHost        *host = new_host ();
  g_autofree char *none = NULL;
  g_autofree char *done = NULL;

  robo_host_handle_message (host, &(RoboHostSpeaker){ "Anna" }, "!open", 4990, 5000, TRUE);
  g_assert_null (robo_host_take_action (host));
  g_free (hear (host, "Anna", "!open"));
  host = begin_again (host);
  g_free (take_deeds (host));
  robo_host_handle_message (host, &(RoboHostSpeaker){ "Anna" }, "!open", 5003, 6000, TRUE);
  robo_host_handle_message (host, &(RoboHostSpeaker){ "Ben" }, "!join 1", 1000, 6000, TRUE);
  none = take_deeds (host);
  g_assert_cmpstr (none, ==, "");
  robo_host_handle_message (host, &(RoboHostSpeaker){ "Ben" }, "!join 1", 5500, 6000, TRUE);
  robo_host_handle_message (host, &(RoboHostSpeaker){ "Ben" }, "!join 1", 5500, 6000, TRUE);
  done = take_deeds (host);
  g_assert_cmpstr (done, ==, "<1\nTable 1 is ready for “Anna” and “Ben”. Join the game here: place1\n");
  robo_host_free (host);
}

/* A lobby returns the host's own messages, also after a restart. */
static void
test_own_words (void)
{
  RoboHost        *host = new_host ();
  g_autofree char *help = hear (host, "Anna", "!help");
  g_auto (GStrv) lines = g_strsplit (help, "\n", -1);

  g_assert_cmpuint (g_strv_length (lines), >, 3);
  for (guint i = 0; lines[i] != NULL; i++)
    assert_hears (host, "host", lines[i], "");
  assert_hears (host, "Anna", "!tournament", "There’s no tournament. To open one: !tournament swiss\n");

  robo_host_free (host);
}

static void
test_refused (void)
{
  RoboHost *host = new_host ();
  g_autoptr (GError) error = NULL;
  guint n_lines = 0;

  assert_hears (host, "Anna", "!dance", "“Anna”: I don’t know “!dance”. Say !help.\n");
  assert_hears (host, "Anna", "!open mars", "“Anna”: “mars” isn’t a number from 2 to 4, nor an arena or rules known "
                                            "here. Say !help.\n");
  assert_hears (host, "Anna", "!join", "“Anna”: No such table is waiting for players. Say !tables.\n");
  assert_hears (host, "Anna", "!again 99999999999", "“Anna”: No finished game has that number.\n");
  for (guint i = 0; i < 3; i++)
    g_free (hear (host, "Anna", "!open"));
  assert_hears (host, "Anna", "!open", "“Anna”: There are enough tables. Sit down at one of them, or leave one.\n");

  for (guint i = 0; i < 100; i++)
    {
      g_autofree char *said = hear (host, "Ben", "!ladder");

      n_lines += *said != '\0';
    }
  g_assert_cmpuint (n_lines, ==, 13);
  /* Messages of others are handled. */
  assert_hears (host, "Cleo", "!ladder", "Nobody has played yet.\n");
  robo_host_free (host);

  host = new_host ();
  g_assert_false (robo_host_load (host, "[host]\nversion=2\n", &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_false (robo_host_load (host, "rubbish", &error));
  g_assert_nonnull (error);
  robo_host_free (host);
}

/* The ranks of a match are the winner, then the players by victory points, then players who have left. */
static void
test_places (void)
{
  NetTable       table;
  RoboOffer     *offer;
  RoboPeer      *peers[3];
  RoboHostPlaces places;

  net_table_init (&table, "rome", NULL);
  offer = net_offer_new (&table, "hhhk", TRUE, 9);
  for (guint seat = 0; seat < 3; seat++)
    {
      RoboKey key;

      net_key_init (&key, 9, seat);
      peers[seat] = net_peer_new (&table, offer, seat, &key);
    }
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
  for (guint seat = 0; seat < 3; seat++)
    robo_peer_free (peers[seat]);
  robo_offer_free (offer);
  net_table_clear (&table);
}

/* An end by agreement has equal places, and counts when all have signed it. */
static void
test_agreed_places (void)
{
  NetTable       table;
  RoboOffer     *offer;
  RoboPeer      *peers[2];
  RoboHostPlaces places;

  net_table_init (&table, "rome", NULL);
  offer = net_offer_new (&table, "hh", TRUE, 9);
  for (guint seat = 0; seat < 2; seat++)
    {
      RoboKey key;

      net_key_init (&key, 9, seat);
      peers[seat] = net_peer_new (&table, offer, seat, &key);
    }
  while (!peers[0]->shared->is_agreed)
    {
      for (guint seat = 0; seat < 2; seat++)
        {
          if (!robo_peer_end (peers[seat]))
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
  for (guint seat = 0; seat < 2; seat++)
    robo_peer_free (peers[seat]);
  robo_offer_free (offer);
  net_table_clear (&table);
}

static char *
hear_from (RoboHost   *host,
           const char *who,
           const char *address,
           gboolean    is_operator,
           const char *words,
           gint64      now)
{
  const RoboHostSpeaker speaker = { who, address, is_operator };

  robo_host_handle_message (host, &speaker, words, now, now, FALSE);

  return take_deeds (host);
}

#define assert_hears_from(host, who, address, is_operator, words, now, deeds)        \
  G_STMT_START                                                                       \
  {                                                                                  \
    g_autofree char *done = hear_from (host, who, address, is_operator, words, now); \
    g_assert_cmpstr (done, ==, deeds);                                               \
  }                                                                                  \
  G_STMT_END

#define HOUR 3600
#define DAY  (24 * HOUR)

/* Tables without people, and ready tables whose match does not begin, end after an hour, also after a restart. */
static void
test_idle (void)
{
  RoboHost        *host = new_host ();
  g_autofree char *closed = NULL;
  g_autofree char *later = NULL;

  g_free (hear (host, "Anna", "!open"));
  g_free (hear (host, "Ben", "!open"));
  g_free (hear (host, "Cleo", "!join 2"));
  g_free (hear (host, "Dan", "!open"));
  g_free (hear (host, "Eve", "!join 3"));
  robo_host_begin (host, 3);
  /* A chat message shows that its sender is still at the table. */
  g_free (hear_from (host, "Anna", NULL, FALSE, "Hello?", 5000 + HOUR - 10));
  host = begin_again (host);
  g_free (take_deeds (host));
  robo_host_close_idle_tables (host, 5000 + HOUR - 1);
  g_assert_null (robo_host_take_action (host));
  g_free (hear_from (host, "Anna", NULL, FALSE, "Hello?", 5000 + HOUR - 1));
  robo_host_close_idle_tables (host, 5000 + HOUR);
  closed = take_deeds (host);
  g_assert_cmpstr (closed, ==, "Table 2 is closed.\n>2\n");
  robo_host_close_idle_tables (host, 5000 + 2 * HOUR);
  later = take_deeds (host);
  g_assert_cmpstr (later, ==, "Table 1 is closed.\n");
  g_assert_nonnull (robo_host_get_table (host, 3));
  robo_host_free (host);
}

/* Names from one account share its limits, so that a person cannot block the host by taking new names. */
static void
test_one_account (void)
{
  RoboHost *host = new_host ();
  guint     n_refused = 0, n_answers = 0;

  for (guint i = 0; i < 20; i++)
    {
      g_autofree char *name = g_strdup_printf ("Troll %c", 'a' + i);
      g_autofree char *said = hear_from (host, name, "troll@example.org", FALSE, "!open", 5000);

      n_refused += strstr (said, "There are enough tables.") != NULL;
    }
  g_assert_cmpuint (n_refused, ==, 14);
  for (guint i = 0; i < 100; i++)
    {
      g_autofree char *name = g_strdup_printf ("Troll %u", i);
      g_autofree char *said = hear_from (host, name, "troll@example.org", FALSE, "!ladder", 5000);

      n_answers += *said != '\0';
    }
  g_assert_cmpuint (n_answers, ==, 21);
  assert_hears_from (host, "Anna", "anna@example.org", FALSE, "!ladder", 5000, "Nobody has played yet.\n");
  robo_host_free (host);
}

static void
test_old_tournament (void)
{
  RoboHost        *host = new_host ();
  g_autofree char *opened = NULL;

  g_free (hear (host, "Troll", "!tournament swiss 5"));
  assert_hears_from (host, "Anna", NULL, FALSE, "!tournament end", 5000 + DAY - 1,
                     "“Anna”: Only “Troll” can end the tournament now. Others can once nothing has happened in it "
                     "for a day.\n");
  host = begin_again (host);
  opened = hear_from (host, "Anna", NULL, FALSE, "!tournament swiss", 5000 + DAY);
  g_assert_nonnull (strstr (opened, "“Anna” opens a tournament."));

  /* A tournament that has begun can be ended by other people when it does not go on. */
  g_free (hear_from (host, "Ben", NULL, FALSE, "!tournament join", 5000 + DAY));
  g_free (hear_from (host, "Anna", NULL, FALSE, "!tournament start", 5100 + DAY));
  assert_hears_from (host, "Cleo", NULL, FALSE, "!tournament swiss", 5000 + 2 * DAY, "“Cleo”: “Anna”’s tournament "
                                                                                     "isn’t over.\n");
  assert_hears_from (host, "Cleo", NULL, FALSE, "!tournament end", 5100 + 2 * DAY, "The tournament is over.\n");
  assert_hears_from (host, "Cleo", NULL, FALSE, "!tournament", 5100 + 2 * DAY, "There’s no tournament. To open one: "
                                                                               "!tournament swiss\n");
  robo_host_free (host);
}

static void
test_operator (void)
{
  RoboHost *host = new_host ();

  g_free (hear_from (host, "Troll", "troll@example.org", FALSE, "!open", 5000));
  g_free (hear_from (host, "Troll", "troll@example.org", FALSE, "!tournament swiss", 5000));
  assert_hears (host, "Anna", "!close 1", "“Anna”: Only those who run this place can do that.\n");
  assert_hears (host, "Anna", "!deaf Troll", "“Anna”: Only those who run this place can do that.\n");
  assert_hears_from (host, "Boss", NULL, TRUE, "!close 7", 5000, "“Boss”: No such table is open. Say !tables.\n");
  assert_hears_from (host, "Boss", NULL, TRUE, "!close 1", 5000, "Table 1 is closed.\n");
  assert_hears_from (host, "Boss", NULL, TRUE, "!tournament end", 5000, "The tournament is over.\n");
  assert_hears_from (host, "Boss", NULL, TRUE, "!deaf Troll", 5000,
                     "I’m ignoring “Troll” until you say !hear with the name.\n");
  host = begin_again (host);
  assert_hears_from (host, "Troll", "other@example.org", FALSE, "!tables", 5000, "");
  assert_hears_from (host, "Other name", "troll@example.org", FALSE, "!tables", 5000, "");
  assert_hears_from (host, "Anna", "anna@example.org", FALSE, "!tables", 5000, "Nobody is waiting or playing. To "
                                                                               "open a table: !open\n");
  assert_hears_from (host, "Boss", NULL, TRUE, "!hear Troll", 5000, "I’m listening to “Troll”.\n");
  assert_hears_from (host, "Troll", "other@example.org", FALSE, "!tables", 5000, "Nobody is waiting or playing. To "
                                                                                 "open a table: !open\n");

  /* The match that is being played at a table is closed with the table. */
  g_free (hear (host, "Anna", "!open"));
  g_free (hear (host, "Ben", "!join 2"));
  robo_host_begin (host, 2);
  assert_hears_from (host, "Boss", NULL, TRUE, "!close 2", 5000, "Table 2 is closed.\n>2\n");
  robo_host_free (host);
}

/* No name can look like another line of a list, and long lists say that they go on. */
static void
test_forged_names (void)
{
  RoboHost        *host = new_host ();
  g_autofree char *list = NULL;

  assert_hears (host, "Zoe” 3, 2. “Ann", "!dance", "“Zoe’ 3, 2. ’Ann”: I don’t know “!dance”. Say !help.\n");
  assert_hears (host, "", "!open", "Choose a name first, so that others know you.\n");
  g_free (hear (host, "Anna", "!tournament swiss"));
  for (guint i = 1; i < 64; i++)
    {
      g_autofree char *name = g_strdup_printf ("A player with a name of number %u", i);

      g_free (hear (host, name, "!tournament join"));
    }
  list = hear (host, "Anna", "!tournament");
  g_assert_cmpuint (strlen (list), <=, 1000);
  g_assert_true (g_str_has_suffix (list, "…\n"));
  g_assert_true (g_utf8_validate (list, -1, NULL));
  robo_host_free (host);
}

/* Chat changes nothing that is saved, and finished tables leave the state. */
static void
test_saved (void)
{
  RoboHost        *host = new_host ();
  RoboHost        *again = NULL;
  g_autofree char *finished = NULL;
  g_autofree char *cut = NULL;
  g_autofree char *state = NULL;
  g_autofree char *nothing = NULL;
  guint64          serial;
  g_autoptr (GError) error = NULL;

  g_free (hear (host, "Anna", "!open"));
  serial = robo_host_get_serial (host);
  g_free (hear (host, "Anna", "Hello!"));
  robo_host_close_idle_tables (host, 5001);
  g_assert_cmpuint (robo_host_get_serial (host), ==, serial);
  g_free (hear (host, "Ben", "!join 1"));
  g_assert_cmpuint (robo_host_get_serial (host), >, serial);
  end (host, 1, "Anna", "Ben");
  g_free (take_deeds (host));
  g_free (hear (host, "Cleo", "!open"));
  robo_host_set_word (host, "K7QM2ZT9");

  finished = robo_host_take_finished (host);
  nothing = robo_host_take_finished (host);
  g_assert_null (nothing);
  state = robo_host_to_text (host);
  g_assert_null (strstr (state, "[table 1]"));
  g_assert_nonnull (strstr (state, "[table 2]"));
  /* A crash has cut off the last table. */
  cut = g_strconcat (finished, "[table 9]\nstate=3\nare", NULL);
  again = new_host ();
  g_assert_true (robo_host_load (again, state, &error));
  robo_host_load_finished (again, cut);
  g_assert_cmpstr (robo_host_get_word (again), ==, "K7QM2ZT9");
  assert_hears (again, "Eve", "!again 1", "<1\nTable 1 is over: “Anna” and “Ben”. To watch it again: place1\n");
  assert_hears (again, "Eve", "!again 9", "“Eve”: No finished game has that number.\n");
  assert_hears (again, "Eve", "!open", "Table 3 (rome, standard): “Eve”. 1 of 2 are there. To sit down: !join 3\n");
  robo_host_free (again);
  robo_host_free (host);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/net/server/host/tables/players-open-join-and-leave-tables", test_tables);
  g_test_add_func ("/net/server/host/open-command/pairs-players-of-similar-strength", test_play);
  g_test_add_func ("/net/server/host/tournament/is-run-by-commands", test_tournament);
  g_test_add_func ("/net/server/host/tournament/agreed-end-is-a-draw-of-the-paired-players-only", test_agreed);
  g_test_add_func ("/net/server/host/ranks/agreed-end-has-equal-places-and-needs-signatures", test_agreed_places);
  g_test_add_func ("/net/server/host/commands-sent-while-down/are-executed-once", test_past);
  g_test_add_func ("/net/server/host/own-messages/are-ignored", test_own_words);
  g_test_add_func ("/net/server/host/wrong-commands/are-refused", test_refused);
  g_test_add_func ("/net/server/host/ranks/winner-is-first-then-by-vp-then-absent-players", test_places);
  g_test_add_func ("/net/server/host/tables/are-closed-when-nothing-happens", test_idle);
  g_test_add_func ("/net/server/host/account-with-many-names/has-limits-as-one-account", test_one_account);
  g_test_add_func ("/net/server/host/tournament/anyone-may-end-a-tournament-after-a-day-without-events", test_old_tournament);
  g_test_add_func ("/net/server/host/operator/may-close-tables-and-ignore-people", test_operator);
  g_test_add_func ("/net/server/host/name-of-a-person/cannot-look-like-a-message-of-the-host", test_forged_names);
  g_test_add_func ("/net/server/host/state/is-saved-when-it-changes", test_saved);

  return g_test_run ();
}
