// SPDX-License-Identifier: GPL-3.0-or-later
// Prints what is said while a game is played, near or at a distance, in the language of the environment, with names and
// numbers in it: what comes so rarely that no play comes to all of it. For people to read.
#include "config.h"

#include <locale.h>

#include <glib/gi18n-lib.h>

#include "balance/robo-balance-words.h"
#include "files/xml/robo-paths.h"
#include "play/common/robo-words.h"
#include "play/remote/robo-remote-chat.h"
#include "play/remote/robo-remote-words.h"
#include "play/review/robo-advice-words.h"
#include "play/review/robo-review-words.h"
#include "play/series/robo-series-words.h"
#include "ui/common/robo-question-words.h"

#include "tests/files/match/series-test.h"
#include "tests/net/net-test.h"
#include "tests/play/model-test.h"

static void
head (const char *title)
{
  g_print ("\n[%s]\n", title);
}

static void
take (char *text)
{
  g_autofree char *owned = text;

  if (owned != NULL)
    g_print ("  %s\n", owned);
}

/* Questions */

static void
print_option (const RoboQuestionScene *scene,
              guint                    kind,
              RoboAnswer               option)
{
  RoboQuestion question = { .kind = (guint8)kind, .n_options = 3, .card = ROBO_NO_CARD };

  question.space = scene->state->robots[1].space;
  take (robo_question_words_dup_option_in (scene, &question, option));
}

static void
print_questions (void)
{
  g_autoptr (RoboMatch) match = test_match_new_with_modules ("hhkc", 5);
  RoboQuestionScene scene;
  RoboState         state;

  robo_match_start (match);
  state = *robo_match_get_shown_state (match);
  state.robots[0].space = test_at (4, 4);
  state.robots[1].space = test_at (5, 5);
  state.robots[0].dice[0] = (RoboDie){ .colour = ROBO_RED, .value = 3, .key = ROBO_DIR_NE, .unit = 1 };
  state.robots[1].dice[0] = (RoboDie){ .colour = ROBO_BLUE, .value = 2, .key = ROBO_DIR_S, .unit = 2 };
  scene = (RoboQuestionScene){ robo_match_get_modules (match), robo_match_get_board (match), &state };

  head ("questions, above their answers");
  for (guint kind = 0; kind <= ROBO_ASK_NUMBER; kind++)
    {
      const RoboQuestion question = { .kind = (guint8)kind };

      take (robo_question_words_dup_text (match, &question));
    }
  head ("answers, on buttons");
  print_option (&scene, ROBO_ASK_DEAL, 1 << 2);
  print_option (&scene, ROBO_ASK_EQUIP, ROBO_NO_CARD);
  print_option (&scene, ROBO_ASK_KEEP_DIE, 0);
  for (RoboAnswer option = 0; option < 2; option++)
    print_option (&scene, ROBO_ASK_LAY_MINE, option);
  print_option (&scene, ROBO_ASK_LAY_MINE, 2 + test_at (4, 2));
  print_option (&scene, ROBO_ASK_REPROGRAM, robo_reprogram_pack (0, 1, ROBO_DIR_W));
  print_option (&scene, ROBO_ASK_REACH, 0);
  print_option (&scene, ROBO_ASK_REACH, 1 + ROBO_DIR_NE);
  print_option (&scene, ROBO_ASK_NUMBER, 3);
}

/* Reviews and hints */

static void
print_review (RoboMatch *match)
{
  RoboReviewRound  rounds[] = { { .number = 1, .before = { 4000, 3500, 2500 }, .after = { 4000, 3500, 2500 } },
                                { .number = 2, .is_turning_point = TRUE, .before = { 4000, 3500, 2500 }, .after = { 10000, 0, 0 } } };
  const RoboReview review = { G_N_ELEMENTS (rounds), rounds };
  RoboReviewTurn   turn = { .is_judged = TRUE, .loss = 1400, .luck = -900, .grade = ROBO_GRADE_MISTAKE };

  head ("a review, beside a round and in the log");
  take (robo_review_words_dup_verdict (&turn, "Anna"));
  for (guint kind = ROBO_FACT_WIN; kind <= ROBO_FACT_PLACE; kind++)
    for (guint seat = 1; seat <= ROBO_NO_SEAT; seat += ROBO_NO_SEAT - 1)
      {
        gboolean       is_somewhere = kind != ROBO_FACT_TAKE || seat != ROBO_NO_SEAT;
        const RoboFact fact = { kind, seat, is_somewhere ? test_at (4, 2) : ROBO_NO_SPACE, 820, 140 };

        if (seat == ROBO_NO_SEAT && kind != ROBO_FACT_TAKE && kind != ROBO_FACT_DESTROYED && kind != ROBO_FACT_IS_HIT)
          continue;
        turn.event = fact;
        turn.luck = -turn.luck;
        take (robo_review_words_dup_luck (&turn, match));
        turn.event.better = 0;
        take (robo_review_words_dup_luck (&turn, match));
        turn.reason = fact;
        if (is_somewhere)
          take (robo_review_words_dup_reason (&turn, match));
      }
  turn.loss = 0;
  turn.grade = ROBO_GRADE_BEST;
  take (robo_review_words_dup_verdict (&turn, "Anna"));
  take (robo_review_words_dup_curve (&review, match));
}

static void
print_hint (const RoboHint *hint,
            RoboMatch      *match)
{
  take (robo_advice_dup_where (hint, match));
  take (robo_advice_dup_what (hint, match));
  take (robo_advice_dup_whole (hint, match));
}

static void
print_hints (RoboMatch *match)
{
  RoboHint   hint = { .odds.n_worlds = 100 };
  RoboThreat threat = { .n_worlds = 100 };

  head ("hints, one after the other");
  hint.program.n_dice = 1;
  hint.program.dice[0] = (RoboDie){ .colour = ROBO_BLUE, .value = 3, .key = ROBO_DIR_N, .unit = 1 };
  print_hint (&hint, match);
  hint.odds.n_ends_at[test_at (4, 2)] = 60;
  hint.odds.n_destroyed = 20;
  print_hint (&hint, match);
  hint.odds.n_repaired = 60;
  hint.odds.n_hit_by[1] = 30;
  print_hint (&hint, match);
  hint.odds.n_taken = 60;
  hint.odds.n_taken_at[test_at (5, 4)] = 60;
  hint.odds.n_destroyed_by[1] = 15;
  print_hint (&hint, match);
  hint.odds.n_destroyed_by[1] = hint.odds.n_hit_by[1] = hint.odds.n_destroyed = 0;
  print_hint (&hint, match);
  hint.odds.n_taken = 0;
  hint.odds.n_hits[1] = 60;
  hint.program.dice[0].colour = ROBO_RED;
  print_hint (&hint, match);
  take (robo_advice_dup_threat (&threat, match, 0));
  threat.n_any[test_at (5, 5)] = 40;
  take (robo_advice_dup_threat (&threat, match, 0));
}

static void
print_refusals (void)
{
  g_autoptr (RoboMatch) match = test_match_new ("hhk-", 1);

  head ("why a game cannot be reviewed or played on");
  g_print ("  %s\n  %s\n", robo_match_review_get_refusal (match), robo_match_get_branch_refusal (match));
}

/* Series, balance */

static void
finish_bout (RoboSeriesFile *file,
             guint           winner)
{
  RoboState state;

  robo_state_init (&state);
  state.winner = winner;
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      state.robots[seat].vp = seat == winner ? 5 : seat;
      state.robots[seat].number = seat + 1;
    }
  robo_series_file_begin_bout (file, "a.match.xml");
  take (robo_series_file_dup_sentence (file));
  robo_series_file_finish_bout (file, &state);
}

/* Says each time what comes next, and in the end who has won. */
static void
print_one_series (RoboSeriesKind kind,
                  const char    *players,
                  const guint   *winners)
{
  g_autoptr (RoboMatchSetup) setup = test_series_setup_new (players, 3);
  g_autoptr (GPtrArray) arenas = test_arenas_new ();
  g_autoptr (RoboSeriesFile) file = robo_series_file_new (kind, setup, (RoboArena *const *)arenas->pdata, arenas->len);
  const RoboSeries *series = robo_series_file_get_series (file);
  guint             n_bouts;

  while (robo_series_get_status (series) != ROBO_SERIES_OVER)
    {
      guint8 options[ROBO_MAX_ARENAS];

      take (robo_series_file_dup_sentence (file));
      robo_series_get_bouts (series, &n_bouts);
      if (robo_series_get_status (series) == ROBO_SERIES_PLAYS)
        finish_bout (file, winners[n_bouts]);
      else
        robo_series_file_answer (file, options[robo_series_get_options (series, options) / 2]);
    }
  take (robo_series_file_dup_sentence (file));
}

static void
print_series (void)
{
  static const guint anna[4] = { 0 };
  static const guint squad[4] = { ROBO_WINNER_SQUAD, ROBO_WINNER_SQUAD, ROBO_WINNER_SQUAD, ROBO_WINNER_SQUAD };
  static const guint both[4] = { 0, 1, 1, 0 };

  head ("series, below their title");
  print_one_series (ROBO_SERIES_CHAMPIONSHIP, "hhkk", anna);
  print_one_series (ROBO_SERIES_CHAMPIONSHIP, "hhkk", squad);
  print_one_series (ROBO_SERIES_ALL_ARENAS, "hhkk", anna);
  print_one_series (ROBO_SERIES_ALL_ARENAS, "hhkk", squad);
  print_one_series (ROBO_SERIES_ALL_ARENAS, "hhk-", both);
}

static void
print_balance (void)
{
  head ("balance, in tables");
  for (guint death = 0; death < ROBO_N_DEATHS; death++)
    g_print ("  %s\n", robo_death_get_word (death));
  for (guint verdict = 0; verdict <= ROBO_VERDICT_NONE; verdict++)
    g_print ("  %s  %s\n", robo_verdict_get_word_for_side (verdict), robo_verdict_get_word_for_card (verdict));
  take (robo_share_dup_text ((RoboShare){ .share = .253, .low = .231, .high = .275 }));
}

/* At a distance */

typedef struct
{
  NetTable   table;
  RoboOffer *offer;
  RoboPeer  *peers[3];
  RoboKey    keys[3];
} Distance;

static void
say (const RoboPeer *peer)
{
  take (robo_remote_dup_status (peer));
  take (robo_remote_dup_errand (peer));
  take (robo_remote_dup_problem (peer));
  take (robo_remote_dup_request (peer));
}

static void
tell_all (Distance *distance,
          guint     from)
{
  for (guint i = 0; i < G_N_ELEMENTS (distance->peers); i++)
    if (i != from && distance->peers[i] != NULL)
      net_pass_on (distance->peers[from], distance->peers[i]);
}

static void
distance_init (Distance   *distance,
               const char *players)
{
  *distance = (Distance){ 0 };
  net_table_init (&distance->table, "rome", NULL);
  distance->offer = net_offer_new (&distance->table, players, FALSE, 7);
  for (guint seat = 0; players[seat] == 'h'; seat++)
    {
      net_key_init (&distance->keys[seat], 7, seat);
      distance->peers[seat] = net_peer_new (&distance->table, distance->offer, seat, &distance->keys[seat]);
    }
}

static void
distance_clear (Distance *distance)
{
  for (guint i = 0; i < G_N_ELEMENTS (distance->peers); i++)
    g_clear_pointer (&distance->peers[i], robo_peer_free);
  robo_offer_free (distance->offer);
  net_table_clear (&distance->table);
}

/* Each says how things stand, and does what is to be done, until all are to program. */
static void
play_to_programs (Distance *distance,
                  gboolean  is_said)
{
  for (gboolean is_changed = TRUE; is_changed;)
    {
      is_changed = FALSE;
      for (guint i = 0; i < G_N_ELEMENTS (distance->peers) && distance->peers[i] != NULL; i++)
        {
          if (robo_peer_get_duty (distance->peers[i]) == ROBO_DUTY_SEAL || !net_act (distance->peers[i], 5))
            continue;
          is_changed = TRUE;
          tell_all (distance, i);
          if (is_said)
            say (distance->peers[i]);
        }
    }
}

static void
print_game_at_a_distance (void)
{
  Distance        distance;
  RoboPeer       *anna;
  RoboCourseSeat *ben;
  guint           present, n_entries;

  distance_init (&distance, "hhhk");
  anna = distance.peers[0];
  head ("a game at a distance, in the bar above it");
  say (anna);
  play_to_programs (&distance, TRUE);
  say (anna);
  net_act (distance.peers[1], 5);
  tell_all (&distance, 1);
  net_act (anna, 5);
  say (anna);
  tell_all (&distance, 0);
  net_act (distance.peers[2], 5);
  tell_all (&distance, 2);
  say (anna);
  robo_peer_open (anna);
  say (anna);

  head ("what is wrong in a game at a distance");
  ben = &anna->course->seats[1];
  for (guint evidence = ROBO_EVIDENCE_NONCE; evidence <= ROBO_EVIDENCE_VERSION; evidence++)
    {
      ben->evidence = evidence;
      take (robo_remote_dup_problem (anna));
    }
  ben->evidence = ROBO_EVIDENCE_FORK;
  n_entries = robo_chains_count (anna->chains, 1);
  for (guint i = 0; i < n_entries; i += n_entries - 1)
    {
      g_autoptr (GPtrArray) fork = g_ptr_array_new ();

      g_ptr_array_add (fork, (gpointer)robo_chains_get (anna->chains, 1, i));
      anna->chains->forks[1] = fork;
      take (robo_remote_dup_problem (anna));
      anna->chains->forks[1] = NULL;
    }
  ben->evidence = ROBO_EVIDENCE_NONE;
  take (robo_remote_dup_forged (anna, 1));

  present = anna->course->present;
  anna->course->present &= ~1u;
  take (robo_remote_dup_status (anna));
  anna->course->present = present;
  for (guint stage = ROBO_STAGE_ANSWERING; stage <= ROBO_STAGE_OVER; stage++)
    {
      anna->course->stage = stage;
      anna->course->awaited = 1;
      take (robo_remote_dup_status (anna));
    }
  distance_clear (&distance);
}

/* An older copy of the game was put back. */
static void
print_old_copy (void)
{
  Distance  distance;
  RoboPeer *old;
  g_autoptr (GPtrArray) bundles = NULL;

  distance_init (&distance, "hh--");
  play_to_programs (&distance, TRUE);
  old = net_peer_new (&distance.table, distance.offer, 0, &distance.keys[0]);
  bundles = robo_chains_list (distance.peers[1]->chains, 1, 0);
  for (guint i = 0; i < bundles->len; i++)
    robo_peer_receive (old, g_ptr_array_index (bundles, i));
  say (old);
  robo_peer_free (old);
  distance_clear (&distance);
}

/* Somebody computes another position than everybody else. */
static void
print_difference (const char *players)
{
  Distance distance;

  distance_init (&distance, players);
  play_to_programs (&distance, FALSE);
  distance.peers[1]->course->position[0] ^= 1;
  net_act (distance.peers[1], 5);
  net_pass_on (distance.peers[1], distance.peers[0]);
  take (robo_remote_dup_problem (distance.peers[0]));
  distance_clear (&distance);
}

/* Until somebody has answered a question, which is taken back. */
static void
print_taken_back (void)
{
  Distance distance;
  gboolean is_answered = FALSE;

  distance_init (&distance, "hhh-");
  for (guint turn = 0; turn < 400 && !is_answered; turn++)
    {
      guint     seat = turn % 3;
      RoboPeer *peer = distance.peers[seat];

      is_answered = robo_peer_get_duty (peer) == ROBO_DUTY_ANSWER && peer->course->answers->len > 0;
      net_act (peer, turn);
      tell_all (&distance, seat);
      is_answered = peer->course->answers->len > 0 && peer->course->stage == ROBO_STAGE_ANSWERING;
    }
  for (guint seat = 0; seat < 3; seat++)
    {
      const RoboCourseAnswer *answer = robo_peer_find_own_answer (distance.peers[seat]);

      if (answer == NULL || !robo_peer_undo (distance.peers[seat], answer->position))
        continue;
      tell_all (&distance, seat);
      take (robo_remote_dup_request (distance.peers[seat]));
      take (robo_remote_dup_request (distance.peers[(seat + 1) % 3]));
      break;
    }
  distance_clear (&distance);
}

static void
print_distance (void)
{
  print_game_at_a_distance ();
  print_old_copy ();
  print_difference ("hh--");
  print_difference ("hhh-");
  print_taken_back ();
  head ("what comes of a text that was pasted");
  for (guint pasted = ROBO_PASTED_NOTHING; pasted <= ROBO_PASTED_ODD; pasted++)
    take (g_strdup (robo_remote_get_pasted (pasted)));
  head ("phrases of the chat");
  for (guint i = 0; robo_remote_chat_list_phrases ()[i] != NULL; i++)
    g_print ("  %s\n", _ (robo_remote_chat_list_phrases ()[i]));
}

int
main (void)
{
  g_autoptr (RoboMatch) match = NULL;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, robo_paths_get_locale_dir ());
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  match = test_match_new ("hhk-", 3);
  robo_match_start (match);
  while (robo_match_get_question (match)->kind != ROBO_ASK_PROGRAM)
    test_match_answer (match);
  print_questions ();
  print_review (match);
  print_hints (match);
  print_refusals ();
  print_series ();
  print_balance ();
  print_distance ();

  return 0;
}
