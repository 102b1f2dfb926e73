// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the time of players in remote games: limits, time banks and pauses. The clock of the test is a number.
#include <glib/gstdio.h>

#include "match/remote/robo-remote-deadline.h"
#include "match/remote/robo-remote-game.h"
#include "match/remote/robo-remote-notes.h"
#include "match/remote/robo-remote-words.h"
#include "tests/net/net-test.h"

#define NOW   1790000000
#define DAY_S 86400

typedef struct
{
  NetTable   table;
  RoboOffer *offer;
  RoboPeer  *peers[2];
  guint64    seed;
} Fixture;

static void
play_until_sealing (Fixture *fixture,
                    guint    round)
{
  for (;;)
    {
      gboolean has_acted = FALSE;

      for (guint i = 0; i < 2; i++)
        {
          const RoboSharedGame *shared = fixture->peers[0]->shared;

          if (shared->round >= round && shared->stage == ROBO_STAGE_SEALING && shared->awaited == 3)
            return;
          has_acted = net_act (fixture->peers[i], fixture->seed++) || has_acted;
          net_pass_on (fixture->peers[i], fixture->peers[1 - i]);
        }
      g_assert_true (has_acted);
    }
}

static void
begin_offer (Fixture *fixture,
             RoboPace pace,
             RoboBank bank,
             gboolean is_signed)
{
  static guint64 seed = 1;
  g_autoptr (RoboMatchSetup) setup = NULL;
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "robodrome", NULL);
  g_autofree char *notes = g_build_filename (folder, "lines.ini", NULL);

  /* No notes of an earlier case or run are there. */
  g_mkdir_with_parents (folder, 0700);
  g_unlink (notes);
  net_table_init (&fixture->table, "twin-cities", NULL);
  setup = robo_match_setup_new (fixture->table.arena);
  for (guint seat = 0; seat < 2; seat++)
    robo_match_setup_set_seat (setup, seat, ROBO_PLAYER_HUMAN, NULL);
  setup->seed = seed++;
  fixture->offer = robo_offer_new (setup, is_signed, pace, bank);
  g_assert_cmpint (fixture->offer->bank, ==, bank);
  for (guint i = 0; i < 2; i++)
    {
      RoboKey key;

      net_key_init (&key, 7, i);
      fixture->peers[i] = net_peer_new (&fixture->table, fixture->offer, i, &key);
    }
  play_until_sealing (fixture, 1);
}

static void
begin (Fixture *fixture,
       RoboPace pace,
       RoboBank bank)
{
  begin_offer (fixture, pace, bank, TRUE);
}

static void
end (Fixture *fixture)
{
  for (guint i = 0; i < 2; i++)
    g_clear_pointer (&fixture->peers[i], robo_peer_free);
  robo_offer_free (fixture->offer);
  net_table_clear (&fixture->table);
}

/* Returns the deadline at Anna's computer. */
static RoboRemoteDeadline
find (Fixture *fixture,
      gboolean is_known,
      gint64   now)
{
  RoboRemoteDeadline deadline;

  robo_remote_deadline_find (&deadline, fixture->peers[0], is_known, now);

  return deadline;
}

static guint
list_late (Fixture *fixture,
           gint64   now)
{
  RoboRemoteDeadline deadline = find (fixture, TRUE, now);

  return robo_remote_deadline_list_late (&deadline, fixture->peers[0], now);
}

static void
seal (Fixture *fixture,
      guint    seat)
{
  g_assert_cmpint (robo_peer_get_duty (fixture->peers[seat]), ==, ROBO_DUTY_SEAL);
  g_assert_true (net_act (fixture->peers[seat], fixture->seed++));
  net_pass_on (fixture->peers[seat], fixture->peers[1 - seat]);
}

/* Both players agree to a pause. */
static void
agree_to_pause (Fixture *fixture,
                guint64  until)
{
  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (robo_peer_propose (fixture->peers[i], ROBO_PROPOSAL_PAUSE, until));
      net_pass_on (fixture->peers[i], fixture->peers[1 - i]);
    }
}

static void
resume (Fixture *fixture,
        guint    seat)
{
  g_assert_true (robo_peer_take_back (fixture->peers[seat], ROBO_PROPOSAL_PAUSE));
  net_pass_on (fixture->peers[seat], fixture->peers[1 - seat]);
}

/* Without a bank, the time for an answer is all. */
static void
test_limit (void)
{
  Fixture            fixture = { 0 };
  RoboRemoteDeadline deadline;

  begin (&fixture, ROBO_PACE_LIVE, ROBO_BANK_NONE);
  deadline = find (&fixture, TRUE, NOW);
  g_assert_false (deadline.has_banks);
  g_assert_cmpint (deadline.until, ==, NOW + 90);
  g_assert_cmpint (robo_remote_deadline_find_next (&deadline, fixture.peers[0], NOW), ==, NOW + 90);
  g_assert_cmpuint (list_late (&fixture, NOW + 89), ==, 0);
  seal (&fixture, 0);
  g_assert_cmpuint (list_late (&fixture, NOW + 90) & 3, ==, 2);
  /* A player who only has to vote has the same time once more. */
  g_assert_cmpuint (list_late (&fixture, NOW + 180) & 3, ==, 3);
  end (&fixture);
}

/* When the time for an answer is used up, the bank runs. It is for the whole match, and that of one player does not run
 * while only the other one is awaited. */
static void
test_bank (void)
{
  Fixture            fixture = { 0 };
  RoboRemoteDeadline deadline;

  begin (&fixture, ROBO_PACE_LIVE, ROBO_BANK_FIVE_MINUTES);
  deadline = find (&fixture, TRUE, NOW);
  g_assert_true (deadline.has_banks);
  g_assert_cmpint (deadline.left_s[0], ==, 300);
  g_assert_cmpint (deadline.left_s[1], ==, 300);
  seal (&fixture, 0);
  deadline = find (&fixture, TRUE, NOW + 80);
  g_assert_cmpuint (robo_remote_deadline_list_running (&deadline, fixture.peers[0], NOW + 80), ==, 0);
  deadline = find (&fixture, TRUE, NOW + 190);
  g_assert_cmpint (deadline.left_s[0], ==, 300);
  g_assert_cmpint (deadline.left_s[1], ==, 200);
  g_assert_cmpuint (robo_remote_deadline_list_running (&deadline, fixture.peers[0], NOW + 190), ==, 2);
  g_assert_cmpint (robo_remote_deadline_find_next (&deadline, fixture.peers[0], NOW + 190), ==, NOW + 390);
  g_assert_cmpuint (robo_remote_deadline_list_late (&deadline, fixture.peers[0], NOW + 389), ==, 0);
  g_assert_cmpuint (robo_remote_deadline_list_late (&deadline, fixture.peers[0], NOW + 390) & 3, ==, 2);

  /* Ben seals after 290 s, so that he has 100 s left for the rest of the match. */
  seal (&fixture, 1);
  deadline = find (&fixture, TRUE, NOW + 290);
  g_assert_cmpint (deadline.left_s[1], ==, 100);
  play_until_sealing (&fixture, 2);
  deadline = find (&fixture, TRUE, NOW + 300);
  g_assert_cmpint (deadline.left_s[0], ==, 300);
  g_assert_cmpint (deadline.left_s[1], ==, 100);
  g_assert_cmpint (deadline.ends[1], ==, NOW + 300 + 90 + 100);
  deadline = find (&fixture, TRUE, NOW + 300 + 90 + 150);
  g_assert_cmpint (deadline.left_s[0], ==, 150);
  g_assert_cmpint (deadline.left_s[1], ==, 0);
  g_assert_cmpuint (list_late (&fixture, NOW + 300 + 90 + 150) & 3, ==, 2);
  end (&fixture);
}

/* An answer that came while the line was closed may have been sent at any time, so nobody pays for it. */
static void
test_unknown_time (void)
{
  Fixture            fixture = { 0 };
  RoboRemoteDeadline deadline;

  begin (&fixture, ROBO_PACE_DAY, ROBO_BANK_WEEK);
  find (&fixture, TRUE, NOW);
  seal (&fixture, 0);
  find (&fixture, TRUE, NOW + DAY_S + 3600);
  /* The window is closed for two days. */
  deadline = find (&fixture, FALSE, NOW + 3 * DAY_S);
  g_assert_cmpint (deadline.left_s[1], ==, 5 * DAY_S);
  seal (&fixture, 1);
  deadline = find (&fixture, FALSE, NOW + 3 * DAY_S);
  g_assert_cmpint (deadline.left_s[1], ==, 7 * DAY_S - 3600);
  end (&fixture);
}

/* No time passes in a pause, whether it begins before or after the time for an answer, and moves may be made in it. */
static void
test_pause (void)
{
  Fixture            fixture = { 0 };
  RoboRemoteDeadline deadline;

  begin (&fixture, ROBO_PACE_LIVE, ROBO_BANK_FIVE_MINUTES);
  find (&fixture, TRUE, NOW);
  agree_to_pause (&fixture, 0);
  deadline = find (&fixture, TRUE, NOW + 60);
  g_assert_true (deadline.is_paused);
  g_assert_cmpint (deadline.paused_until, ==, 0);
  g_assert_cmpint (robo_remote_deadline_find_next (&deadline, fixture.peers[0], NOW + 60), ==, 0);
  deadline = find (&fixture, TRUE, NOW + 5000);
  g_assert_cmpint (deadline.left_s[1], ==, 300);
  g_assert_cmpint (deadline.until, ==, NOW + 5000 + 30);
  g_assert_cmpuint (list_late (&fixture, NOW + 5000), ==, 0);
  resume (&fixture, 1);
  deadline = find (&fixture, TRUE, NOW + 6000);
  g_assert_false (deadline.is_paused);
  g_assert_cmpint (deadline.until, ==, NOW + 6000 + 30);

  /* Then the bank runs for 50 s, and stands still again while Ben seals. */
  find (&fixture, TRUE, NOW + 6000 + 80);
  agree_to_pause (&fixture, 0);
  deadline = find (&fixture, TRUE, NOW + 6000 + 80);
  g_assert_cmpint (deadline.left_s[1], ==, 250);
  deadline = find (&fixture, TRUE, NOW + 9000);
  g_assert_cmpint (deadline.left_s[1], ==, 250);
  g_assert_cmpuint (robo_remote_deadline_list_running (&deadline, fixture.peers[0], NOW + 9000), ==, 0);
  seal (&fixture, 1);
  deadline = find (&fixture, TRUE, NOW + 9500);
  g_assert_cmpint (deadline.left_s[1], ==, 250);
  seal (&fixture, 0);
  play_until_sealing (&fixture, 2);
  deadline = find (&fixture, TRUE, NOW + 9900);
  g_assert_true (deadline.is_paused);
  /* The match begins to wait for these seals during the pause, so their time runs from the end of the pause. */
  resume (&fixture, 0);
  deadline = find (&fixture, TRUE, NOW + 10000);
  g_assert_cmpint (deadline.until, ==, NOW + 10000 + 90);
  g_assert_cmpint (deadline.left_s[0], ==, 250);
  end (&fixture);
}

/* A vacation ends by itself at the agreed time, also while the window is closed. */
static void
test_vacation (void)
{
  Fixture            fixture = { 0 };
  RoboRemoteDeadline deadline;
  g_autofree char   *said = NULL;

  begin (&fixture, ROBO_PACE_DAY, ROBO_BANK_NONE);
  find (&fixture, TRUE, NOW);
  agree_to_pause (&fixture, NOW + 10 * DAY_S);
  deadline = find (&fixture, TRUE, NOW + 3600);
  g_assert_true (deadline.is_paused);
  g_assert_cmpint (deadline.paused_until, ==, NOW + 10 * DAY_S);
  g_assert_cmpint (robo_remote_deadline_find_next (&deadline, fixture.peers[0], NOW + 3600), ==, NOW + 10 * DAY_S);
  g_assert_true (robo_remote_is_paused (fixture.peers[0], NOW + 10 * DAY_S - 1));
  g_assert_false (robo_remote_is_paused (fixture.peers[0], NOW + 10 * DAY_S));
  said = robo_remote_dup_pause (fixture.peers[0], NOW + 3600);
  g_assert_true (g_str_has_prefix (said, "Paused until "));
  g_assert_null (robo_remote_dup_pause (fixture.peers[0], NOW + 10 * DAY_S));
  g_assert_cmpuint (list_late (&fixture, NOW + 9 * DAY_S), ==, 0);
  deadline = find (&fixture, TRUE, NOW + 10 * DAY_S + 7200);
  g_assert_false (deadline.is_paused);
  g_assert_cmpint (deadline.until, ==, NOW + 11 * DAY_S - 3600);
  g_assert_cmpuint (list_late (&fixture, NOW + 11 * DAY_S) & 3, ==, 3);
  end (&fixture);
}

/* Without a time limit, nobody can be taken over in a pause either. */
static void
test_pause_without_limit (void)
{
  Fixture            fixture = { 0 };
  RoboRemoteDeadline deadline;

  begin (&fixture, ROBO_PACE_NONE, ROBO_BANK_NONE);
  g_assert_cmpuint (list_late (&fixture, NOW) & 3, ==, 3);
  agree_to_pause (&fixture, 0);
  deadline = find (&fixture, TRUE, NOW);
  g_assert_true (deadline.is_paused);
  g_assert_cmpint (deadline.until, ==, 0);
  g_assert_cmpuint (list_late (&fixture, NOW), ==, 0);
  end (&fixture);
}

/* The sentence about a request is about the same proposal as the buttons, also if the player proposes something else,
 * and the player answers the value that is shown. */
static void
test_request (void)
{
  Fixture          fixture = { 0 };
  guint64          value = 0;
  g_autofree char *request = NULL;
  g_autofree char *own = NULL;

  begin (&fixture, ROBO_PACE_DAY, ROBO_BANK_WEEK);
  g_assert_true (robo_peer_propose (fixture.peers[0], ROBO_PROPOSAL_PAUSE, 0));
  net_pass_on (fixture.peers[0], fixture.peers[1]);
  g_assert_true (robo_peer_propose (fixture.peers[1], ROBO_PROPOSAL_PACE, ROBO_PACE_LIVE));
  net_pass_on (fixture.peers[1], fixture.peers[0]);
  g_assert_false (robo_remote_is_asked (fixture.peers[0], ROBO_PROPOSAL_PAUSE, NOW, &value));
  g_assert_true (robo_remote_is_asked (fixture.peers[0], ROBO_PROPOSAL_PACE, NOW, &value));
  g_assert_cmpuint (value, ==, ROBO_PACE_LIVE);
  request = robo_remote_dup_request (fixture.peers[0], NOW);
  g_assert_nonnull (strstr (request, "time limit"));

  g_assert_true (robo_peer_decline (fixture.peers[0], ROBO_PROPOSAL_PACE, ROBO_PACE_LIVE));
  own = robo_remote_dup_request (fixture.peers[0], NOW);
  g_assert_nonnull (strstr (own, "You proposed pausing"));
  end (&fixture);
}

typedef struct
{
  NetTable   table;
  RoboOffer *offer;
  RoboPeer  *peers[3];
} Three;

static void
three_pass (Three *three)
{
  for (guint from = 0; from < 3; from++)
    {
      for (guint to = 0; to < 3; to++)
        if (from != to)
          net_pass_on (three->peers[from], three->peers[to]);
    }
}

/* Ben proposes a pause of a week, and Cleo one of two weeks. */
static void
three_begin (Three *three)
{
  guint64 seed = 1;

  net_table_init (&three->table, "twin-cities", NULL);
  three->offer = net_offer_new (&three->table, "hhh", TRUE, 3);
  net_peers_new (&three->table, three->offer, 3, three->peers);
  while (three->peers[0]->shared->stage != ROBO_STAGE_SEALING || three->peers[0]->shared->awaited != 7)
    {
      for (guint i = 0; i < 3; i++)
        net_act (three->peers[i], seed++);
      three_pass (three);
    }
  g_assert_true (robo_peer_propose (three->peers[1], ROBO_PROPOSAL_PAUSE, NOW + 7 * DAY_S));
  g_assert_true (robo_peer_propose (three->peers[2], ROBO_PROPOSAL_PAUSE, NOW + 14 * DAY_S));
  three_pass (three);
}

static void
three_end (Three *three)
{
  for (guint i = 0; i < 3; i++)
    robo_peer_free (three->peers[i]);
  robo_offer_free (three->offer);
  net_table_clear (&three->table);
}

static void
assert_asked (Three      *three,
              guint       seat,
              const char *who,
              gint64      days)
{
  guint64          value = 0;
  g_autofree char *request = robo_remote_dup_request (three->peers[seat], NOW);
  g_autofree char *begin = g_strdup_printf ("Request from %s:", who);

  g_assert_true (robo_remote_is_asked (three->peers[seat], ROBO_PROPOSAL_PAUSE, NOW, &value));
  g_assert_cmpuint (value, ==, NOW + days * DAY_S);
  g_assert_true (g_str_has_prefix (request, begin));
}

static void
assert_said (Three      *three,
             guint       seat,
             const char *words)
{
  guint64          value;
  g_autofree char *said = robo_remote_dup_request (three->peers[seat], NOW);

  g_assert_false (robo_remote_is_asked (three->peers[seat], ROBO_PROPOSAL_PAUSE, NOW, &value));
  g_assert_nonnull (strstr (said, words));
}

/* Two players propose different pauses. The third one answers one after the other: a no to one is none to the other. */
static void
test_two_proposals_declined (void)
{
  Three   three;
  guint64 until = 0;

  three_begin (&three);
  assert_asked (&three, 0, "Ben", 7);
  assert_asked (&three, 1, "Cleo", 14);
  assert_asked (&three, 2, "Ben", 7);
  g_assert_true (robo_peer_decline (three.peers[0], ROBO_PROPOSAL_PAUSE, NOW + 7 * DAY_S));
  three_pass (&three);
  assert_asked (&three, 0, "Cleo", 14);
  assert_said (&three, 2, "You proposed pausing the game until");
  g_assert_true (robo_peer_propose (three.peers[0], ROBO_PROPOSAL_PAUSE, NOW + 14 * DAY_S));
  three_pass (&three);
  assert_asked (&three, 1, "Anna and Cleo", 14);
  g_assert_true (robo_peer_decline (three.peers[1], ROBO_PROPOSAL_PAUSE, NOW + 14 * DAY_S));
  assert_said (&three, 1, "Declined a pause: Anna.");
  three_pass (&three);
  assert_said (&three, 2, "Declined a pause: Ben.");
  g_assert_false (robo_shared_game_find_pause (three.peers[0]->shared, &until));
  three_end (&three);
}

/* A player who has agreed to one pause is asked for the other one, and keeps the first if the other one is declined. */
static void
test_two_proposals_agreed (void)
{
  Three   three;
  guint64 until = 0;

  three_begin (&three);
  g_assert_true (robo_peer_propose (three.peers[0], ROBO_PROPOSAL_PAUSE, NOW + 7 * DAY_S));
  three_pass (&three);
  assert_asked (&three, 0, "Cleo", 14);
  assert_asked (&three, 2, "Anna and Ben", 7);
  g_assert_true (robo_peer_decline (three.peers[0], ROBO_PROPOSAL_PAUSE, NOW + 14 * DAY_S));
  three_pass (&three);
  assert_said (&three, 0, "Still to agree: Cleo.");
  g_assert_true (robo_peer_propose (three.peers[2], ROBO_PROPOSAL_PAUSE, NOW + 7 * DAY_S));
  three_pass (&three);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_true (robo_shared_game_find_pause (three.peers[i]->shared, &until));
      g_assert_cmpuint (until, ==, NOW + 7 * DAY_S);
    }
  three_end (&three);
}

/* A day is said without its year where it cannot be taken for one of another year. */
static void
test_day (void)
{
  static const struct
  {
    gint64      days;
    gboolean    has_day;
    const char *year; /* or NULL */
  } days[] = {
    { 0, FALSE, NULL },
    { 1, TRUE, NULL },
    { 150, TRUE, NULL },
    { 299, TRUE, NULL },
    { 301, TRUE, "2027" },
    { 366, TRUE, "2027" },
    { 1461, TRUE, "2030" },
    { -299, TRUE, NULL },
    { -301, TRUE, "2025" },
    { -36525, TRUE, "1926" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (days); i++)
    {
      g_autofree char *time = robo_remote_dup_time (NOW + days[i].days * DAY_S, NOW);

      g_assert_cmpint (strchr (time, ' ') != NULL, ==, days[i].has_day);
      if (days[i].year != NULL)
        g_assert_nonnull (strstr (time, days[i].year));
      else
        g_assert_true (strchr (time, ',') == strrchr (time, ','));
    }
}

/* A pause of more than a year is asked for in other words than one of days, and says its year. */
static void
test_long_pause (void)
{
  Fixture          fixture = { 0 };
  g_autofree char *usual = NULL;
  g_autofree char *request = NULL;
  g_autofree char *own = NULL;
  g_autofree char *paused = NULL;

  begin (&fixture, ROBO_PACE_DAY, ROBO_BANK_NONE);
  g_assert_true (robo_peer_propose (fixture.peers[1], ROBO_PROPOSAL_PAUSE, NOW + 14 * DAY_S));
  net_pass_on (fixture.peers[1], fixture.peers[0]);
  usual = robo_remote_dup_request (fixture.peers[0], NOW);
  g_assert_null (strstr (usual, "year"));
  g_assert_true (robo_peer_propose (fixture.peers[1], ROBO_PROPOSAL_PAUSE, NOW + 1461 * DAY_S));
  net_pass_on (fixture.peers[1], fixture.peers[0]);
  request = robo_remote_dup_request (fixture.peers[0], NOW);
  g_assert_nonnull (strstr (request, "more than a year"));
  g_assert_nonnull (strstr (request, "2030"));
  own = robo_remote_dup_request (fixture.peers[1], NOW);
  g_assert_nonnull (strstr (own, "more than a year"));
  g_assert_true (robo_peer_propose (fixture.peers[0], ROBO_PROPOSAL_PAUSE, NOW + 1461 * DAY_S));
  paused = robo_remote_dup_pause (fixture.peers[0], NOW);
  g_assert_nonnull (strstr (paused, "2030"));
  end (&fixture);
}

/* A move of the player that this version cannot read is no reason to paste messages: the sentence says what helps. */
static void
test_unreadable (void)
{
  Fixture          fixture = { 0 };
  RoboPeer        *anna;
  g_autofree char *status = NULL;

  begin (&fixture, ROBO_PACE_NONE, ROBO_BANK_NONE);
  anna = fixture.peers[0];
  g_ptr_array_add (anna->unread, g_bytes_new_static ("?", 1));
  g_ptr_array_add (anna->unread, NULL);
  anna->n_own = robo_chains_count (anna->chains, 0) + 1;
  g_assert_cmpint (robo_peer_get_duty (anna), ==, ROBO_DUTY_FETCH);
  status = robo_remote_dup_status (anna);
  g_assert_nonnull (strstr (status, "Update Robodrome"));
  end (&fixture);
}

/* Another time limit counts from the next round on. Its time bank is another one, since it is of days. */
static void
test_new_pace (void)
{
  Fixture            fixture = { 0 };
  RoboRemoteDeadline deadline;

  begin (&fixture, ROBO_PACE_LIVE, ROBO_BANK_FIVE_MINUTES);
  find (&fixture, TRUE, NOW);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (robo_peer_propose (fixture.peers[i], ROBO_PROPOSAL_PACE,
                                        robo_pace_to_byte (ROBO_PACE_DAY, ROBO_BANK_WEEK)));
      net_pass_on (fixture.peers[i], fixture.peers[1 - i]);
    }
  deadline = find (&fixture, TRUE, NOW + 190);
  g_assert_cmpint (deadline.pace_s, ==, 90);
  g_assert_cmpint (deadline.left_s[0], ==, 200);
  seal (&fixture, 0);
  find (&fixture, TRUE, NOW + 190);
  seal (&fixture, 1);
  find (&fixture, TRUE, NOW + 190);
  play_until_sealing (&fixture, 2);
  deadline = find (&fixture, TRUE, NOW + 200);
  g_assert_cmpint (deadline.until, ==, NOW + 200 + DAY_S);
  g_assert_cmpint (deadline.left_s[0], ==, 7 * DAY_S);
  end (&fixture);
}

static void
agree_to_pace (Fixture *fixture,
               guint8   pace)
{
  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (robo_peer_propose (fixture->peers[i], ROBO_PROPOSAL_PACE, pace));
      net_pass_on (fixture->peers[i], fixture->peers[1 - i]);
    }
}

/* The time in which the match had no time limit is not charged. */
static void
test_no_limit_between (void)
{
  Fixture            fixture = { 0 };
  RoboRemoteDeadline deadline;

  begin (&fixture, ROBO_PACE_DAY, ROBO_BANK_WEEK);
  find (&fixture, TRUE, NOW);
  agree_to_pace (&fixture, 0);
  find (&fixture, TRUE, NOW + 10);
  seal (&fixture, 0);
  find (&fixture, TRUE, NOW + 20);
  seal (&fixture, 1);
  find (&fixture, TRUE, NOW + 30);
  play_until_sealing (&fixture, 2);
  deadline = find (&fixture, TRUE, NOW + 40);
  g_assert_cmpint (deadline.pace_s, ==, 0);
  agree_to_pace (&fixture, robo_pace_to_byte (ROBO_PACE_DAY, ROBO_BANK_WEEK));
  find (&fixture, TRUE, NOW + 30 * DAY_S);
  seal (&fixture, 0);
  seal (&fixture, 1);
  find (&fixture, TRUE, NOW + 30 * DAY_S);
  play_until_sealing (&fixture, 3);
  deadline = find (&fixture, TRUE, NOW + 30 * DAY_S);
  g_assert_cmpint (deadline.pace_s, ==, DAY_S);
  g_assert_cmpint (deadline.left_s[0], ==, 7 * DAY_S);
  g_assert_cmpint (deadline.left_s[1], ==, 7 * DAY_S);
  end (&fixture);
}

/* A vacation that others agree to while this window is closed, and that is over when it opens, has stopped the time. */
static void
test_vacation_unseen (void)
{
  Fixture            fixture = { 0 };
  RoboRemoteDeadline deadline;

  begin (&fixture, ROBO_PACE_DAY, ROBO_BANK_NONE);
  seal (&fixture, 0);
  find (&fixture, TRUE, NOW);
  find (&fixture, TRUE, NOW + 600);
  agree_to_pause (&fixture, NOW + 10 * DAY_S);
  deadline = find (&fixture, FALSE, NOW + 10 * DAY_S + 60);
  g_assert_false (deadline.is_paused);
  g_assert_cmpuint (robo_remote_deadline_list_late (&deadline, fixture.peers[0], NOW + 10 * DAY_S + 60) & 3, ==, 0);
  end (&fixture);
}

/* A vacation that is seen late has begun when this computer last knew that there was none. */
static void
test_vacation_half_seen (void)
{
  Fixture            fixture = { 0 };
  RoboRemoteDeadline deadline;

  begin (&fixture, ROBO_PACE_DAY, ROBO_BANK_NONE);
  seal (&fixture, 0);
  find (&fixture, TRUE, NOW);
  find (&fixture, TRUE, NOW + 600);
  agree_to_pause (&fixture, NOW + 10 * DAY_S);
  deadline = find (&fixture, FALSE, NOW + 5 * DAY_S);
  g_assert_true (deadline.is_paused);
  deadline = find (&fixture, TRUE, NOW + 10 * DAY_S + 60);
  g_assert_false (deadline.is_paused);
  g_assert_cmpuint (robo_remote_deadline_list_late (&deadline, fixture.peers[0], NOW + 10 * DAY_S + 60) & 3, ==, 0);
  end (&fixture);
}

/* Anna seals when her bank has lost 100 s. Another machine of hers cuts her chain, so that the same seal is awaited
 * again, and she seals nine seconds later. */
static void
assert_charged_once (Fixture *fixture,
                     gint64   now)
{
  RoboPeer          *anna = fixture->peers[0];
  guint              n = robo_chains_count (anna->chains, 0);
  RoboRemoteDeadline deadline;

  g_assert_true (net_act (anna, fixture->seed++));
  deadline = find (fixture, TRUE, now);
  g_assert_cmpint (deadline.left_s[0], ==, 800);
  robo_chains_retract (anna->chains, 0, n);
  robo_shared_game_update (anna->shared);
  find (fixture, TRUE, now + 1);
  find (fixture, TRUE, now + 2);
  g_assert_true (net_act (anna, fixture->seed++));
  deadline = find (fixture, TRUE, now + 10);
  g_assert_cmpint (deadline.left_s[0], ==, 791);
}

/* A seat that is awaited twice at the same place pays for each second once. */
static void
test_charged_once (void)
{
  Fixture fixture = { 0 };

  begin (&fixture, ROBO_PACE_LIVE, ROBO_BANK_QUARTER_HOUR);
  find (&fixture, TRUE, NOW);
  assert_charged_once (&fixture, NOW + 190);
  end (&fixture);
}

/* A bank is charged once for an answer that is awaited again after a vacation, too. */
static void
test_charged_once_after_vacation (void)
{
  Fixture fixture = { 0 };

  begin (&fixture, ROBO_PACE_LIVE, ROBO_BANK_QUARTER_HOUR);
  find (&fixture, TRUE, NOW);
  agree_to_pause (&fixture, NOW + 10);
  find (&fixture, TRUE, NOW);
  find (&fixture, TRUE, NOW + 20);
  assert_charged_once (&fixture, NOW + 200);
  end (&fixture);
}

/* A bank of minutes is not empty because some hours of a bank of days are used up. */
static void
test_other_bank (void)
{
  Fixture            fixture = { 0 };
  RoboRemoteDeadline deadline;

  begin (&fixture, ROBO_PACE_DAY, ROBO_BANK_WEEK);
  find (&fixture, TRUE, NOW);
  agree_to_pace (&fixture, robo_pace_to_byte (ROBO_PACE_LIVE, ROBO_BANK_QUARTER_HOUR));
  seal (&fixture, 0);
  find (&fixture, TRUE, NOW + 10);
  find (&fixture, TRUE, NOW + DAY_S + 3600);
  seal (&fixture, 1);
  find (&fixture, TRUE, NOW + DAY_S + 3600);
  play_until_sealing (&fixture, 2);
  deadline = find (&fixture, TRUE, NOW + DAY_S + 3600);
  g_assert_cmpint (deadline.left_s[0], ==, 900);
  g_assert_cmpint (deadline.left_s[1], >, 0);
  end (&fixture);
}

/* A bank of days that follows another one of days goes on with what the other one has lost. */
static void
test_bank_of_same_kind (void)
{
  Fixture            fixture = { 0 };
  RoboRemoteDeadline deadline;

  begin (&fixture, ROBO_PACE_DAY, ROBO_BANK_WEEK);
  find (&fixture, TRUE, NOW);
  agree_to_pace (&fixture, robo_pace_to_byte (ROBO_PACE_DAY, ROBO_BANK_TWO_WEEKS));
  seal (&fixture, 0);
  find (&fixture, TRUE, NOW + 10);
  find (&fixture, TRUE, NOW + 3 * DAY_S);
  seal (&fixture, 1);
  find (&fixture, TRUE, NOW + 3 * DAY_S);
  play_until_sealing (&fixture, 2);
  deadline = find (&fixture, TRUE, NOW + 3 * DAY_S);
  g_assert_cmpint (deadline.left_s[0], ==, 14 * DAY_S);
  g_assert_cmpint (deadline.left_s[1], ==, 12 * DAY_S);
  end (&fixture);
}

/* The clock is put back by an hour in a pause. */
static void
test_clock_back_in_pause (void)
{
  Fixture            fixture = { 0 };
  RoboRemoteDeadline deadline;

  begin (&fixture, ROBO_PACE_LIVE, ROBO_BANK_QUARTER_HOUR);
  find (&fixture, TRUE, NOW);
  seal (&fixture, 0);
  find (&fixture, TRUE, NOW + 10);
  agree_to_pause (&fixture, 0);
  find (&fixture, TRUE, NOW + 20);
  deadline = find (&fixture, TRUE, NOW - 3600);
  g_assert_true (deadline.is_paused);
  g_assert_cmpint (deadline.left_s[1], ==, 900);
  seal (&fixture, 1);
  deadline = find (&fixture, TRUE, NOW - 3590);
  g_assert_cmpint (deadline.left_s[1], ==, 900);
  end (&fixture);
}

/* A clock that is wrong for a moment (1970, before the network sets it) empties no bank. */
static void
test_clock_back_and_forth (void)
{
  Fixture            fixture = { 0 };
  RoboRemoteDeadline deadline;

  begin (&fixture, ROBO_PACE_DAY, ROBO_BANK_WEEK);
  find (&fixture, TRUE, NOW);
  seal (&fixture, 0);
  find (&fixture, TRUE, NOW + 10);
  find (&fixture, TRUE, 1000);
  find (&fixture, TRUE, NOW + 20);
  seal (&fixture, 1);
  deadline = find (&fixture, TRUE, NOW + 30);
  g_assert_cmpint (deadline.left_s[1], ==, 7 * DAY_S);
  end (&fixture);
}

/* A player who resumes before the agreed end gives everybody the whole limit anew. */
static void
test_resume_gives_time (void)
{
  Fixture            fixture = { 0 };
  RoboRemoteDeadline deadline;

  begin (&fixture, ROBO_PACE_DAY, ROBO_BANK_NONE);
  seal (&fixture, 0);
  find (&fixture, TRUE, NOW);
  find (&fixture, TRUE, NOW + DAY_S - 60);
  agree_to_pause (&fixture, NOW + 10 * DAY_S);
  find (&fixture, TRUE, NOW + DAY_S - 60);
  resume (&fixture, 0);
  deadline = find (&fixture, TRUE, NOW + DAY_S - 50);
  g_assert_cmpint (deadline.until, ==, NOW + DAY_S - 50 + DAY_S);
  g_assert_cmpuint (robo_remote_deadline_list_late (&deadline, fixture.peers[0], NOW + DAY_S + 60) & 3, ==, 0);
  end (&fixture);
}

/* A bank does not get back what it has lost before a pause when somebody resumes early. */
static void
test_resumed_with_bank (void)
{
  Fixture            fixture = { 0 };
  RoboRemoteDeadline deadline;

  begin (&fixture, ROBO_PACE_DAY, ROBO_BANK_WEEK);
  seal (&fixture, 0);
  find (&fixture, TRUE, NOW);
  find (&fixture, TRUE, NOW + 2 * DAY_S);
  agree_to_pause (&fixture, NOW + 10 * DAY_S);
  find (&fixture, TRUE, NOW + 2 * DAY_S);
  resume (&fixture, 0);
  deadline = find (&fixture, TRUE, NOW + 4 * DAY_S);
  g_assert_cmpint (deadline.until, ==, NOW + 5 * DAY_S);
  g_assert_cmpint (deadline.left_s[0], ==, 7 * DAY_S);
  g_assert_cmpint (deadline.left_s[1], ==, 6 * DAY_S);
  seal (&fixture, 1);
  deadline = find (&fixture, TRUE, NOW + 4 * DAY_S + 60);
  g_assert_cmpint (deadline.left_s[1], ==, 6 * DAY_S);
  end (&fixture);
}

/* A pause that is proposed is no request any more when its end has come, with and without a limit. */
static void
test_proposed_end (void)
{
  for (guint i = 0; i < 2; i++)
    {
      Fixture            fixture = { 0 };
      RoboRemoteDeadline deadline;

      begin (&fixture, i == 0 ? ROBO_PACE_NONE : ROBO_PACE_WEEK, ROBO_BANK_NONE);
      g_assert_true (robo_peer_propose (fixture.peers[1], ROBO_PROPOSAL_PAUSE, NOW + DAY_S));
      net_pass_on (fixture.peers[1], fixture.peers[0]);
      deadline = find (&fixture, TRUE, NOW);
      g_assert_cmpint (robo_remote_deadline_find_next (&deadline, fixture.peers[0], NOW), ==, NOW + DAY_S);
      deadline = find (&fixture, TRUE, NOW + DAY_S);
      g_assert_cmpint (robo_remote_deadline_find_next (&deadline, fixture.peers[0], NOW + DAY_S), ==,
                       i == 0 ? 0 : NOW + 7 * DAY_S);
      end (&fixture);
    }
}

static void
flushed_cb (GObject      *saver,
            GAsyncResult *result,
            gpointer      is_flushed)
{
  *(gboolean *)is_flushed = TRUE;
}

/* Ben's text waits for three days until Anna reads it. Ben may have written it at once. */
static void
test_text (void)
{
  Fixture          fixture = { 0 };
  gboolean         is_flushed = FALSE;
  gint64           since = g_get_real_time () / G_USEC_PER_SEC - 3 * DAY_S;
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL);
  g_autofree char *note = NULL;
  g_autofree char *earlier = NULL;
  g_autofree char *text = NULL;
  g_autofree char *banks = NULL;
  g_autoptr (RoboMatchSaver) saver = robo_match_saver_new (folder);
  g_autoptr (RoboRemoteGame) game = NULL;

  begin_offer (&fixture, ROBO_PACE_DAY, ROBO_BANK_WEEK, FALSE);
  seal (&fixture, 0);
  game = robo_remote_game_new (saver, NULL, g_steal_pointer (&fixture.peers[0]));
  note = robo_remote_notes_dup (fixture.offer, "waiting-since");
  g_assert_nonnull (note);
  *strchr (note, ' ') = '\0';
  earlier = g_strdup_printf ("%s %" G_GINT64_FORMAT " 2 %d %" G_GINT64_FORMAT " 0 %d", note, since, DAY_S, since,
                             7 * DAY_S);
  robo_remote_notes_set (fixture.offer, "waiting-since", earlier);
  g_assert_true (net_act (fixture.peers[1], fixture.seed++));
  text = robo_peer_dup_text (fixture.peers[1]);
  g_assert_cmpint (robo_remote_game_paste (game, text), ==, ROBO_PASTED_NEW);
  banks = robo_remote_notes_dup (fixture.offer, "banks");
  g_assert_cmpstr (banks, ==, "0 0 0 0 0 0 0 0");
  robo_match_saver_flush_async (saver, NULL, flushed_cb, &is_flushed);
  while (!is_flushed)
    g_main_context_iteration (NULL, TRUE);
  end (&fixture);
}

/* In a pause, no vote is possible about a player who has contradicted earlier entries either. */
static void
test_evidence_in_pause (void)
{
  Fixture fixture = { 0 };

  begin (&fixture, ROBO_PACE_DAY, ROBO_BANK_NONE);
  fixture.peers[0]->shared->seats[1].evidence = ROBO_EVIDENCE_FORK;
  fixture.peers[0]->shared->seats[1].evidence_seq = G_MAXUINT;
  g_assert_cmpuint (list_late (&fixture, NOW) & 3, ==, 2);
  agree_to_pause (&fixture, 0);
  fixture.peers[0]->shared->seats[1].evidence = ROBO_EVIDENCE_FORK;
  fixture.peers[0]->shared->seats[1].evidence_seq = G_MAXUINT;
  g_assert_cmpuint (list_late (&fixture, NOW + 10), ==, 0);
  end (&fixture);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/match/remote/remote-deadline/time-limit/players-who-have-not-answered-are-late-after-it",
                   test_limit);
  g_test_add_func ("/match/remote/remote-deadline/time-bank/runs-when-the-time-limit-is-used-up", test_bank);
  g_test_add_func ("/match/remote/remote-deadline/answer-given-at-an-unknown-time/time-bank-pays-for-known-time-only",
                   test_unknown_time);
  g_test_add_func ("/match/remote/remote-deadline/pause/stops-time-limit-and-time-bank", test_pause);
  g_test_add_func ("/match/remote/remote-deadline/vacation/ends-at-the-agreed-time", test_vacation);
  g_test_add_func ("/match/remote/remote-deadline/pause-without-a-time-limit/nobody-is-late", test_pause_without_limit);

  g_test_add_func ("/match/remote/remote-words/request/sentence-is-about-the-proposal-that-the-buttons-answer",
                   test_request);
  g_test_add_func ("/match/remote/remote-words/two-proposed-pauses/one-can-be-declined-and-the-other-agreed-to",
                   test_two_proposals_declined);
  g_test_add_func ("/match/remote/remote-words/two-proposed-pauses/agreement-to-one-stays-when-the-other-is-declined",
                   test_two_proposals_agreed);
  g_test_add_func ("/match/remote/remote-words/date/has-a-year-if-more-than-300-days-away", test_day);
  g_test_add_func ("/match/remote/remote-words/pause-of-more-than-a-year/request-says-so-and-names-the-year",
                   test_long_pause);
  g_test_add_func ("/match/remote/remote-words/unreadable-move-of-this-player/status-says-to-update", test_unreadable);
  g_test_add_func ("/match/remote/remote-deadline/new-time-limit/counts-from-the-next-round-on", test_new_pace);
  g_test_add_func ("/match/remote/remote-deadline/time-without-a-time-limit/is-not-charged-to-time-banks",
                   test_no_limit_between);
  g_test_add_func ("/match/remote/remote-deadline/vacation-agreed-and-over-while-the-window-is-closed/nobody-is-late",
                   test_vacation_unseen);
  g_test_add_func ("/match/remote/remote-deadline/vacation-agreed-while-the-window-is-closed/nobody-is-late-after-it",
                   test_vacation_half_seen);
  g_test_add_func ("/match/remote/remote-deadline/answer-awaited-twice/time-bank-is-charged-once",
                   test_charged_once);
  g_test_add_func ("/match/remote/remote-deadline/time-bank-of-minutes/is-not-empty-after-hours-lost-in-a-bank-of-days",
                   test_other_bank);
  g_test_add_func ("/match/remote/remote-deadline/longer-time-bank-of-days/goes-on-with-the-time-lost-so-far",
                   test_bank_of_same_kind);
  g_test_add_func ("/match/remote/remote-deadline/clock-set-back-in-a-pause/time-bank-is-not-charged",
                   test_clock_back_in_pause);
  g_test_add_func ("/match/remote/remote-deadline/clock-set-back-for-a-moment/time-bank-is-not-charged",
                   test_clock_back_and_forth);
  g_test_add_func ("/match/remote/remote-deadline/pause-ended-early/time-limit-starts-anew",
                   test_resume_gives_time);
  g_test_add_func ("/match/remote/remote-deadline/pause-ended-early/time-used-before-the-pause-stays-used",
                   test_resumed_with_bank);
  g_test_add_func ("/match/remote/remote-deadline/proposed-pause/request-ends-when-the-pause-would-end",
                   test_proposed_end);
  g_test_add_func ("/match/remote/remote-deadline/move-in-a-pasted-text/time-bank-is-not-charged", test_text);
  g_test_add_func ("/match/remote/remote-deadline/pause/allows-no-vote-about-a-player-who-contradicts-earlier-moves",
                   test_evidence_in_pause);
  g_test_add_func ("/match/remote/remote-deadline/answer-awaited-twice-after-a-vacation/time-bank-is-charged-once",
                   test_charged_once_after_vacation);

  return g_test_run ();
}
