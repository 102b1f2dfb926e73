// SPDX-License-Identifier: GPL-3.0-or-later
// Prints the rare messages of a game, local or remote, with names and numbers in them, in the language of the
// environment, for people to read: not a test.
#include "config.h"

#include "match/learning/robo-advice-words.h"
#include "match/learning/robo-review-words.h"
#include "match/log/robo-words.h"
#include "match/remote/robo-remote-chat.h"
#include "match/remote/robo-remote-words.h"
#include "match/robo-series-words.h"
#include "simulation/robo-balance-words.h"
#include "ui/widgets/robo-question-words.h"
#include "ui/widgets/robo-space-text.h"

#include "tests/files/match/series-test.h"
#include "tests/match/model-test.h"
#include "tests/net/net-test.h"

#include "sheet-words.h"

/* Questions */

static void
print_option (const RoboQuestionScene *scene,
              guint                    kind,
              RoboAnswer               option)
{
  RoboQuestion question = { .kind = (guint8)kind, .n_options = 3, .card = ROBO_NO_CARD };

  question.space = scene->state->robots[1].space;
  sheet_take (robo_question_words_dup_option_in (scene, &question, option));
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

  sheet_head ("questions, above their answers");
  for (guint kind = 0; kind <= ROBO_ASK_NUMBER; kind++)
    {
      const RoboQuestion question = { .kind = (guint8)kind };

      sheet_take (robo_question_words_dup_text (match, &question));
    }
  sheet_head ("answers, on buttons");
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

/* The board for screen readers */

static void
print_mines (RoboMatch *match)
{
  const RoboPlan  *plan = robo_arena_get_plan (robo_match_get_arena (match));
  RoboBoardPicture picture;
  RoboSpaceText    text = { plan, &picture, (const char *const[ROBO_MAX_ROBOTS]){ NULL }, ROBO_NO_SEAT, TRUE };

  sheet_head ("mines of all colours on the board, and one's own");
  robo_board_picture_init (&picture, robo_match_get_board (match), robo_match_get_shown_state (match),
                           robo_match_get_setup (match)->rules.damage_limit);
  for (guint colour = 0; colour < ROBO_MAX_ROBOTS; colour++)
    {
      picture.mines[test_at (4, 2)] = (guint8)(1 + colour);
      sheet_take (robo_space_text_dup (&text, test_at (4, 2)));
    }
  text.own_seat = 0;
  picture.mines[test_at (4, 2)] = (guint8)(1 + picture.robots[0].colour);
  sheet_take (robo_space_text_dup (&text, test_at (4, 2)));
}

/* Reviews and hints */

/* The result depends on good luck, then on bad luck. */
static void
print_fact (RoboReviewTurn *turn,
            guint           kind,
            guint           seat,
            RoboMatch      *match)
{
  gboolean       is_somewhere = kind != ROBO_FACT_TAKE || seat != ROBO_NO_SEAT;
  const RoboFact fact = { kind, seat, is_somewhere ? test_at (4, 2) : ROBO_NO_SPACE, 820, 140 };

  turn->event = fact;
  turn->luck = -turn->luck;
  sheet_take (robo_review_words_dup_luck (turn, match));
  turn->event.better = 0;
  sheet_take (robo_review_words_dup_luck (turn, match));
}

static void
print_differences (RoboReviewTurn *turn,
                   RoboMatch      *match)
{
  g_autoptr (GArray) differences = NULL;

  turn->played_odds = (RoboOdds){ 1000, .n_lost = 140, .n_hit = 820, .n_destroyed = 820, .n_gains = { 0, 820 } };
  turn->best_odds = (RoboOdds){ 1000, .n_won = 140, .n_taken = 820, .n_repaired = 820, .n_hits = { 0, 820 } };
  differences = robo_review_words_list_differences (turn, match);
  for (guint i = 0; i < differences->len; i++)
    sheet_take (g_strdup (g_array_index (differences, RoboReviewDifference, i).name));
  sheet_take (robo_review_words_dup_chance (turn, TRUE));
}

static void
print_review (RoboMatch *match)
{
  RoboReviewRound  rounds[] = { { .number = 1, .before = { 4000, 3500, 2500 }, .after = { 4000, 3500, 2500 } },
                                { .number = 2,
                                  .is_turning_point = TRUE,
                                  .before = { 4000, 3500, 2500 },
                                  .after = { 10000, 0, 0 } } };
  const RoboReview review = { G_N_ELEMENTS (rounds), rounds };
  RoboReviewTurn   turn = { .is_judged = TRUE, .loss = 1400, .luck = -900, .grade = ROBO_GRADE_MISTAKE };

  sheet_head ("a review, beside a round and in the log");
  sheet_take (robo_review_words_dup_verdict (&turn, "Anna"));
  for (guint kind = ROBO_FACT_WIN; kind <= ROBO_FACT_PLACE; kind++)
    {
      print_fact (&turn, kind, 1, match);
      if (kind == ROBO_FACT_TAKE || kind == ROBO_FACT_DESTROYED || kind == ROBO_FACT_IS_HIT)
        print_fact (&turn, kind, ROBO_NO_SEAT, match);
    }
  print_differences (&turn, match);
  turn.loss = 0;
  turn.grade = ROBO_GRADE_BEST;
  sheet_take (robo_review_words_dup_verdict (&turn, "Anna"));
  sheet_take (robo_review_words_dup_curve (&review, match));
}

static void
print_hint (const RoboHint *hint,
            RoboMatch      *match)
{
  sheet_take (robo_advice_dup_where (hint, match));
  sheet_take (robo_advice_dup_what (hint, match));
  sheet_take (robo_advice_dup_program (hint, match));
  sheet_take (robo_advice_dup_short_danger (&hint->odds, match));
}

static void
print_hints (RoboMatch *match)
{
  RoboHint   hint = { .odds.n_worlds = 100 };
  RoboThreat threat = { .n_worlds = 100 };

  sheet_head ("hints, one after the other");
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
  sheet_take (robo_advice_dup_threat (&threat, match, 0));
  threat.n_any[test_at (5, 5)] = 40;
  sheet_take (robo_advice_dup_threat (&threat, match, 0));
}

static void
print_refusals (void)
{
  g_autoptr (RoboMatch) match = test_match_new ("hhk-", 1);
  g_autoptr (RoboMatchSetup) without_arena = robo_match_setup_new (NULL);

  sheet_head ("why a game cannot be reviewed or played on");
  sheet_print (robo_match_review_get_refusal (match));
  sheet_print (robo_match_get_branch_refusal (match));

  sheet_head ("why a game does not begin");
  sheet_print (robo_match_setup_check (without_arena));
  sheet_print (robo_series_check (ROBO_SERIES_ALL_ARENAS, ROBO_RULINGS_VERSION, without_arena, NULL, 0));
}

/* Series, balance */

/* Prints the next game after each match, and the winner at the end. */
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

      sheet_take (robo_series_file_dup_sentence (file));
      robo_series_get_bouts (series, &n_bouts);
      if (robo_series_get_status (series) == ROBO_SERIES_PLAYS)
        {
          robo_series_file_begin_bout (file, "a.match.xml");
          sheet_take (robo_series_file_dup_sentence (file));
          test_series_finish_bout (file, winners[n_bouts]);
        }
      else
        robo_series_file_answer (file, options[robo_series_get_options (series, options) / 2]);
    }
  sheet_take (robo_series_file_dup_sentence (file));
}

static void
print_series (void)
{
  static const guint anna[4] = { 0 };
  static const guint squad[4] = { ROBO_WINNER_SQUAD, ROBO_WINNER_SQUAD, ROBO_WINNER_SQUAD, ROBO_WINNER_SQUAD };
  static const guint both[4] = { 0, 1, 1, 0 };

  sheet_head ("series, below their title");
  print_one_series (ROBO_SERIES_CHAMPIONSHIP, "hhkk", anna);
  print_one_series (ROBO_SERIES_CHAMPIONSHIP, "hhkk", squad);
  print_one_series (ROBO_SERIES_ALL_ARENAS, "hhkk", anna);
  print_one_series (ROBO_SERIES_ALL_ARENAS, "hhkk", squad);
  print_one_series (ROBO_SERIES_ALL_ARENAS, "hhk-", both);
}

static void
print_balance (void)
{
  sheet_head ("balance, in tables");
  sheet_take (robo_share_dup_text ((RoboShare){ .share = .253, .low = .231, .high = .275 }));
}

/* Remote play */

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
  sheet_take (robo_remote_dup_status (peer));
  sheet_take (robo_remote_dup_send_request (peer));
  sheet_take (robo_remote_dup_problem (peer));
  sheet_take (robo_remote_dup_request (peer, 0));
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

/* Each peer prints its state and takes its next step, until all have to program. */
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

/* Prints each kind of evidence against Ben. */
static void
print_evidence (RoboPeer *anna)
{
  RoboSharedGameSeat *ben = &anna->shared->seats[1];
  guint               last = robo_chains_count (anna->chains, 1) - 1;
  const guint         forks[] = { 0, last };

  sheet_head ("what is wrong in a game at a distance");
  for (guint evidence = ROBO_EVIDENCE_NONCE; evidence <= ROBO_EVIDENCE_VERSION; evidence++)
    {
      ben->evidence = evidence;
      sheet_take (robo_remote_dup_problem (anna));
    }
  ben->evidence = ROBO_EVIDENCE_FORK;
  for (guint i = 0; i < G_N_ELEMENTS (forks); i++)
    {
      g_autoptr (GPtrArray) fork = g_ptr_array_new ();

      g_ptr_array_add (fork, (gpointer)robo_chains_get (anna->chains, 1, forks[i]));
      anna->chains->forks[1] = fork;
      sheet_take (robo_remote_dup_problem (anna));
      anna->chains->forks[1] = NULL;
    }
  ben->evidence = ROBO_EVIDENCE_NONE;
  sheet_take (robo_remote_dup_forged (anna, 1));
}

static void
print_stages (RoboPeer *anna)
{
  guint present = anna->shared->present;

  anna->shared->present &= ~1u;
  sheet_take (robo_remote_dup_status (anna));
  anna->shared->present = present;
  for (guint stage = ROBO_STAGE_ANSWERING; stage <= ROBO_STAGE_OVER; stage++)
    {
      anna->shared->stage = stage;
      anna->shared->awaited = 1;
      sheet_take (robo_remote_dup_status (anna));
    }
}

static void
print_game_at_a_distance (void)
{
  Distance  distance;
  RoboPeer *anna;

  distance_init (&distance, "hhhk");
  anna = distance.peers[0];
  sheet_head ("a game at a distance, in the bar above it");
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

  print_evidence (anna);
  print_stages (anna);
  distance_clear (&distance);
}

/* An older copy of the game was restored. */
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

/* One peer computes another position than the others. */
static void
print_difference (const char *players)
{
  Distance distance;

  distance_init (&distance, players);
  play_to_programs (&distance, FALSE);
  distance.peers[1]->shared->position[0] ^= 1;
  net_act (distance.peers[1], 5);
  net_pass_on (distance.peers[1], distance.peers[0]);
  sheet_take (robo_remote_dup_problem (distance.peers[0]));
  distance_clear (&distance);
}

/* Plays until a question is answered, and takes that answer back. */
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

      net_act (peer, turn);
      tell_all (&distance, seat);
      is_answered = peer->shared->answers->len > 0 && peer->shared->stage == ROBO_STAGE_ANSWERING;
    }
  for (guint seat = 0; seat < 3; seat++)
    {
      const RoboSharedGameAnswer *answer = robo_peer_find_own_answer (distance.peers[seat]);

      if (answer == NULL || !robo_peer_undo (distance.peers[seat], answer->position))
        continue;
      tell_all (&distance, seat);
      sheet_take (robo_remote_dup_request (distance.peers[seat], 0));
      sheet_take (robo_remote_dup_request (distance.peers[(seat + 1) % 3], 0));
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
  sheet_print_each ("what comes of a text that was pasted", ROBO_PASTED_NOTHING, ROBO_PASTED_ODD + 1,
                    robo_remote_get_paste_message);
  sheet_head ("phrases of the chat");
  for (guint i = 0; robo_remote_chat_list_phrases ()[i] != NULL; i++)
    sheet_print (_ (robo_remote_chat_list_phrases ()[i]));
}

int
main (void)
{
  g_autoptr (RoboMatch) match = NULL;

  sheet_speak ();

  match = test_match_new ("hhk-", 3);
  robo_match_start (match);
  while (robo_match_get_question (match)->kind != ROBO_ASK_PROGRAM)
    test_match_answer (match);
  print_questions ();
  print_mines (match);
  print_review (match);
  print_hints (match);
  print_refusals ();
  print_series ();
  print_balance ();
  print_distance ();

  return 0;
}
