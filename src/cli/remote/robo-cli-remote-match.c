// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cli-remote-match.h"

#include <string.h>

#include <glib/gi18n.h>

#include "engine/robo-program.h"
#include "files/arena/robo-place.h"
#include "files/scenario/robo-scenario-answer.h"
#include "net/robo-remote-file.h"
#include "net/robo-sealed-text.h"
#include "cli/robo-cli-arena.h"
#include "cli/robo-cli-table.h"

void
robo_cli_remote_options_clear (RoboCliRemoteOptions *options)
{
  g_free (options->arena);
  g_free (options->rules);
  g_free (options->seats);
  g_free (options->name);
  g_free (options->seat);
  g_free (options->key);
  g_free (options->lan);
  g_free (options->xmpp);
  g_free (options->account);
  g_free (options->password_file);
  g_free (options->server);
  g_free (options->certificate);
  g_free (options->pace);
  g_free (options->bank);
}

/* The state of the match is printed for programs, so it is never translated. */

static const char *const stages[] = {
  [ROBO_STAGE_JOINING] = "joining",
  [ROBO_STAGE_STARTING] = "starting",
  [ROBO_STAGE_SEALING] = "sealing",
  [ROBO_STAGE_OPENING] = "opening",
  [ROBO_STAGE_ANSWERING] = "answering",
  [ROBO_STAGE_OVER] = "over",
};

static const char *const duties[] = {
  [ROBO_DUTY_NONE] = "nothing",
  [ROBO_DUTY_FETCH] = "read",
  [ROBO_DUTY_ELSEWHERE] = "elsewhere",
  [ROBO_DUTY_JOIN] = "join",
  [ROBO_DUTY_START] = "start",
  [ROBO_DUTY_SEAL] = "program",
  [ROBO_DUTY_OPEN] = "open",
  [ROBO_DUTY_ANSWER] = "answer",
  [ROBO_DUTY_RETURN] = "return",
};

static const char *const evidences[] = {
  [ROBO_EVIDENCE_NONE] = NULL,
  [ROBO_EVIDENCE_FORK] = "two-entries",
  [ROBO_EVIDENCE_NONCE] = "other-seed",
  [ROBO_EVIDENCE_OPEN] = "opened-other-program",
  [ROBO_EVIDENCE_PROGRAM] = "illegal-program",
  [ROBO_EVIDENCE_ANSWER] = "illegal-answer",
  [ROBO_EVIDENCE_VERSION] = "other-version",
};

static const char *const paces[ROBO_N_PACES] = {
  [ROBO_PACE_NONE] = "none",
  [ROBO_PACE_LIVE] = "live",
  [ROBO_PACE_DAY] = "day",
  [ROBO_PACE_THREE_DAYS] = "3-days",
  [ROBO_PACE_WEEK] = "week",
};

static const char *const banks[ROBO_N_BANKS] = {
  [ROBO_BANK_NONE] = "none",
  [ROBO_BANK_FIVE_MINUTES] = "5-minutes",
  [ROBO_BANK_QUARTER_HOUR] = "15-minutes",
  [ROBO_BANK_THREE_DAYS] = "3-days",
  [ROBO_BANK_WEEK] = "week",
  [ROBO_BANK_TWO_WEEKS] = "2-weeks",
};

static gboolean
find_word (const char *const *words,
           guint              n_words,
           const char        *word,
           guint             *index)
{
  *index = 0;
  while (word != NULL && *index < n_words && !g_str_equal (words[*index], word))
    ++*index;

  return *index < n_words;
}

gboolean
robo_cli_remote_parse_pace (const RoboCliRemoteOptions *options,
                            RoboPace                   *pace,
                            RoboBank                   *bank)
{
  guint pace_index, bank_index;

  if (!find_word (paces, ROBO_N_PACES, options->pace, &pace_index))
    {
      robo_cli_message ("%s", _ ("The time limit can be none, live, day, 3-days or week."));
      return FALSE;
    }
  if (!find_word (banks, ROBO_N_BANKS, options->bank, &bank_index) || !robo_bank_fits (bank_index, pace_index))
    {
      robo_cli_message ("%s", _ ("The time bank can be none. If the time limit is live, it can also be 5-minutes or 15-minutes; if the time limit is in days, it can also be 3-days, week or 2-weeks."));
      return FALSE;
    }

  *pace = pace_index;
  *bank = bank_index;

  return TRUE;
}

static char *
dup_card (const RoboSetup *setup,
          guint            card)
{
  return g_strdup (card == ROBO_NO_CARD ? "none" : setup->cards->cards[card].id);
}

/* Returns an answer option as scenarios write it. If scenarios have no such option, returns a similar form. */
static char *
dup_option (const RoboSharedGame *shared,
            guint                 index)
{
  static const char *const decks[] = { "blue", "red", "yellow" };
  const RoboQuestion      *question = robo_game_get_question (shared->game);
  const RoboSetup         *setup = robo_game_get_setup (shared->game);
  RoboAnswer               answer = question->options[index];
  g_autofree char         *left = NULL;
  g_autofree char         *right = NULL;

  switch ((guint)robo_question_kind_get_form (question->kind))
    {
    case ROBO_FORM_START:
      return robo_place_to_file ((guint)answer, setup->board->columns);
    case ROBO_FORM_TWO_DECKS:
      return g_strdup_printf ("%s+%s", decks[answer & 3], decks[answer >> 2 & 3]);
    case ROBO_FORM_TWO_CARDS:
      left = dup_card (setup, answer & 0xff);
      right = dup_card (setup, answer >> 8 & 0xff);
      return g_strdup_printf ("%s+%s", left, right);
    case ROBO_FORM_NUMBER:
      return g_strdup_printf ("%u", (guint)answer);
    default:
      return robo_scenario_dup_answer (setup, robo_game_get_shown_state (shared->game), question, answer);
    }
}

static void
print_seats (const RoboSharedGame *shared)
{
  guint returning = robo_shared_game_list_returning (shared);

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      const RoboMatchSeat *who = &shared->setup->seats[seat];
      const char          *evidence = evidences[shared->seats[seat].evidence];
      g_autofree char     *name = robo_cli_dup_quoted (who->name != NULL ? who->name : "-");

      if (who->player == ROBO_PLAYER_NONE)
        continue;
      g_print ("seat %u %s %s", seat + 1, robo_player_get_word (who->player, who->level), name);
      if ((shared->awaited >> seat & 1) != 0)
        g_print (" awaited");
      if (who->player == ROBO_PLAYER_HUMAN && shared->game != NULL && (shared->present >> seat & 1) == 0)
        g_print (" absent");
      if ((returning >> seat & 1) != 0)
        g_print (" asks-to-return");
      if (evidence != NULL)
        g_print (" %s", evidence);
      if (shared->game != NULL)
        {
          const RoboRobot *robot = &robo_game_get_shown_state (shared->game)->robots[seat];

          g_print (" vp=%u damage=%u", robot->vp, robot->damage);
          if (robo_robot_is_in_arena (robot))
            {
              g_autofree char *place = robo_place_to_file (robot->space,
                                                           robo_arena_get_plan (shared->setup->arena)->columns);

              g_print (" at=%s", place);
            }
        }
      g_print ("\n");
    }
}

static void
print_pace (const char *words,
            guint8      byte)
{
  RoboPace pace = ROBO_PACE_NONE;
  RoboBank bank = ROBO_BANK_NONE;

  robo_pace_from_byte (byte, &pace, &bank);
  g_print ("%s %s %s\n", words, paces[pace], banks[bank]);
}

static void
print_proposals (const RoboSharedGame *shared)
{
  guint   ending = robo_shared_game_list_wanting (shared, ROBO_PROPOSAL_END);
  guint   pausing = robo_shared_game_list_wanting (shared, ROBO_PROPOSAL_PAUSE);
  guint   pacing = robo_shared_game_list_wanting (shared, ROBO_PROPOSAL_PACE);
  guint64 until;
  guint8  next;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if ((ending >> seat & 1) != 0)
        g_print ("end %u\n", seat + 1);
    }
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if ((pausing >> seat & 1) != 0)
        g_print ("pause %u %" G_GUINT64_FORMAT "\n", seat + 1,
                 robo_shared_game_find_word (shared, ROBO_PROPOSAL_PAUSE, seat)->value);
    }
  if (robo_shared_game_find_pause (shared, &until))
    g_print ("pause agreed %" G_GUINT64_FORMAT "\n", until);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      const RoboEntry *said = robo_shared_game_find_word (shared, ROBO_PROPOSAL_PACE, seat);
      g_autofree char *words = g_strdup_printf ("new-pace %u", seat + 1);

      if ((pacing >> seat & 1) != 0 && said->value != robo_shared_game_get_pace (shared))
        print_pace (words, (guint8)said->value);
    }
  if (robo_shared_game_find_next_pace (shared, &next))
    print_pace ("new-pace agreed", next);
}

void
robo_cli_remote_print (const RoboCliRemote *call,
                       gboolean             is_pasted)
{
  const RoboSharedGame *shared = call->peer->shared;
  RoboDuty              duty = robo_peer_get_duty (call->peer);
  g_autofree char      *text = is_pasted ? robo_peer_dup_text (call->peer) : NULL;

  g_print ("stage %s\n", stages[shared->stage]);
  if (shared->game != NULL)
    g_print ("round %u\n", robo_game_get_shown_state (shared->game)->round);
  if (robo_shared_game_get_pace (shared) != 0)
    print_pace ("pace", robo_shared_game_get_pace (shared));
  print_seats (shared);
  print_proposals (shared);
  if (shared->is_agreed)
    g_print ("end agreed\n");
  else if (shared->stage == ROBO_STAGE_OVER)
    {
      g_autofree char *result = robo_cli_dup_result (shared->game);

      g_print ("%s\n", result);
    }
  g_print ("duty %s", duties[duty]);
  /* Print that this player may go on although other players claim to have seen entries that this player lacks. */
  if (robo_peer_can_go_on_anyway (call->peer))
    g_print (" claimed");
  if (robo_peer_has_unreadable (call->peer))
    g_print (" unreadable");
  if (duty == ROBO_DUTY_ANSWER)
    {
      const RoboQuestion *question = robo_game_get_question (shared->game);

      g_print (" %s", robo_question_kind_get_id (question->kind));
      if (question->card != ROBO_NO_CARD)
        g_print (" %s", robo_game_get_setup (shared->game)->cards->cards[question->card].id);
      for (guint i = 0; i < question->n_options; i++)
        {
          g_autofree char *option = dup_option (shared, i);

          g_print ("\noption %s", option);
        }
    }
  g_print ("\n");
  if (text != NULL)
    g_print ("text %s\n", text);
}

RoboCliStatus
robo_cli_remote_save (const RoboCliRemote *call)
{
  g_autoptr (RoboMatchFile) file = NULL;
  g_autoptr (GError) error = NULL;

  robo_peer_write_automatic_entries (call->peer);
  file = robo_peer_dup_file (call->peer);
  if (!robo_match_file_save (file, call->path, &error))
    {
      robo_cli_message ("%s", error->message);
      return ROBO_CLI_REFUSED;
    }

  return ROBO_CLI_FINE;
}

gboolean
robo_cli_remote_has_line (const RoboCliRemote *call)
{
  return call->options->lan != NULL || call->options->xmpp != NULL;
}

RoboCliStatus
robo_cli_remote_refuse (const char *sentence)
{
  robo_cli_message ("%s", sentence);

  return ROBO_CLI_REFUSED;
}

RoboMatchSetup *
robo_cli_remote_load_offered (const RoboOffer *offer)
{
  /* Don't report problems here, because callers have messages of their own for missing files. */
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboArena) arena = robo_cli_load_arena (offer->arena_id, problems);
  g_autoptr (RoboModules) modules = NULL;

  if (arena == NULL)
    return NULL;
  if (offer->modules_ids[0] != NULL)
    modules = robo_modules_load_bundled ((const char *const *)offer->modules_ids, problems);

  return robo_offer_make_setup (offer, arena, modules);
}

/* This suffix of a program asks for a change of modules in the next round (R4.3). */
#define WISH " modules"

/* Seals the program that a text names. Returns NULL, or a translated error. */
static const char *
seal (RoboCliRemote *call,
      const char    *text)
{
  const RoboState *state = robo_game_get_shown_state (call->peer->shared->game);
  gboolean         has_wish = g_str_has_suffix (text, WISH);
  g_autofree char *dice = g_strndup (text, strlen (text) - (has_wish ? strlen (WISH) : 0));
  RoboProgram      program;
  RoboAnswer       answer = 0;

  if (robo_robot_is_in_arena (&state->robots[call->peer->seat]))
    {
      if (!robo_program_from_text (&program, dice))
        return _ ("That isn’t a program. A program looks like “b3n r2ne b1w”.");
      answer = robo_program_pack (&program);
      if (has_wish)
        answer = robo_program_with_wish (answer);
    }

  return robo_peer_seal (call->peer, answer) ? NULL : _ ("That program isn’t allowed.");
}

const char *
robo_cli_remote_answer (RoboCliRemote *call,
                        const char    *answer)
{
  RoboSharedGame *shared = call->peer->shared;
  RoboDuty        duty = robo_peer_get_duty (call->peer);

  if (duty == ROBO_DUTY_SEAL)
    return seal (call, answer);
  for (guint i = 0; duty == ROBO_DUTY_ANSWER && i < robo_game_get_question (shared->game)->n_options; i++)
    {
      const RoboQuestion *question = robo_game_get_question (shared->game);
      g_autofree char    *option = dup_option (shared, i);
      /* R13: The standing answer counts from the next program on. */
      const RoboEntryStanding always = { question->kind, question->card, TRUE, question->options[i] };

      if (!g_str_equal (option, answer) || !robo_peer_answer (call->peer, question->options[i]))
        continue;
      if (call->options->is_for_always)
        robo_peer_set_standing (call->peer, &always, 1);
      return NULL;
    }

  return duty == ROBO_DUTY_ANSWER ? _ ("That isn’t one of the answers.") : _ ("You have no question to answer now.");
}

/* Finds a value that another seat proposes and that this seat may agree to. If there are several, takes that of the
 * lowest seat. Skips a pause that is over, and the pace that holds already. */
static gboolean
find_proposed (const RoboPeer *peer,
               RoboProposal    proposal,
               guint64        *value)
{
  const RoboSharedGame *shared = peer->shared;
  guint                 wanting = robo_shared_game_list_wanting (shared, proposal);
  gint64                now = g_get_real_time () / G_USEC_PER_SEC;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if ((wanting >> seat & 1) == 0 || seat == peer->seat)
        continue;
      *value = robo_shared_game_find_word (shared, proposal, seat)->value;
      if (robo_peer_can_propose (peer, proposal, *value) &&
          (proposal != ROBO_PROPOSAL_PAUSE || *value == 0 || (gint64)*value > now) &&
          (proposal != ROBO_PROPOSAL_PACE || *value != robo_shared_game_get_pace (shared)))
        return TRUE;
    }

  return FALSE;
}

static const char *
propose_value (RoboPeer    *peer,
               RoboProposal proposal,
               guint64      value)
{
  return robo_peer_propose (peer, proposal, value) ? NULL : _ ("You can’t propose that now.");
}

static const char *
propose_end (RoboPeer   *peer,
             const char *argument)
{
  return propose_value (peer, ROBO_PROPOSAL_END, 0);
}

/* Proposes a pause of some days. Without days, agrees to a pause that others propose, or proposes one that lasts until
 * somebody resumes. */
static const char *
propose_pause (RoboPeer   *peer,
               const char *days)
{
  guint64 value = 0;

  if (days == NULL)
    return propose_value (peer, ROBO_PROPOSAL_PAUSE, find_proposed (peer, ROBO_PROPOSAL_PAUSE, &value) ? value : 0);
  if (!robo_cli_parse_number (days, 1, 366, &value))
    return _ ("A pause lasts 1 to 366 days.");

  return propose_value (peer, ROBO_PROPOSAL_PAUSE,
                        (guint64)(g_get_real_time () / G_USEC_PER_SEC / 60 * 60) + value * 86400);
}

/* Proposes another pace, such as “day 3-days”. Without words, agrees to the pace that another player proposes. */
static const char *
propose_pace (RoboPeer   *peer,
              const char *words)
{
  g_auto (GStrv) parts = g_strsplit (words != NULL ? words : "", " ", 2);
  guint   pace, bank;
  guint64 value;

  if (words == NULL)
    return find_proposed (peer, ROBO_PROPOSAL_PACE, &value) ? propose_value (peer, ROBO_PROPOSAL_PACE, value)
                                                            : _ ("Nobody is proposing that to you now.");
  if (!find_word (paces, ROBO_N_PACES, parts[0], &pace))
    return _ ("The time limit can be none, live, day, 3-days or week.");
  if (!find_word (banks, ROBO_N_BANKS, parts[1], &bank) || !robo_bank_fits (bank, pace))
    return _ ("The time bank can be none. If the time limit is live, it can also be 5-minutes or 15-minutes; if the time limit is in days, it can also be 3-days, week or 2-weeks.");

  return propose_value (peer, ROBO_PROPOSAL_PACE, robo_pace_to_byte (pace, bank));
}

static const char *
take_back (RoboPeer    *peer,
           RoboProposal proposal)
{
  return robo_peer_take_back (peer, proposal) ? NULL : _ ("You haven’t proposed that, or the game has moved on.");
}

static const struct
{
  const char  *name; /* word that makes the proposal; “no-” before it takes the proposal back, “decline ” before it
                      * declines the proposal of others */
  RoboProposal proposal;
  gboolean     has_argument;
  const char *(*propose) (RoboPeer   *peer,
                          const char *argument);
} proposals[] = {
  { "end", ROBO_PROPOSAL_END, FALSE, propose_end },
  { "pause", ROBO_PROPOSAL_PAUSE, TRUE, propose_pause },
  { "pace", ROBO_PROPOSAL_PACE, TRUE, propose_pace },
};

const char *
robo_cli_remote_propose (RoboPeer   *peer,
                         const char *words,
                         gboolean   *is_known)
{
  guint64 value = 0;

  *is_known = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (proposals); i++)
    {
      const char *name = proposals[i].name;
      gsize       length = strlen (name);

      if (g_str_equal (words, name))
        return proposals[i].propose (peer, NULL);
      if (proposals[i].has_argument && g_str_has_prefix (words, name) && words[length] == ' ')
        return proposals[i].propose (peer, words + length + 1);
      if (g_str_has_prefix (words, "no-") && g_str_equal (words + strlen ("no-"), name))
        return take_back (peer, proposals[i].proposal);
      if ((g_str_has_prefix (words, name) && words[length] == ' ') ||
          (g_str_has_prefix (words, "no-") && g_str_has_prefix (words + strlen ("no-"), name) &&
           words[strlen ("no-") + length] == ' '))
        /* Translators: The words in quotes are commands, which are not translated. */
        return _ ("Don’t put anything after “end”, “no-end”, “no-pause” or “no-pace”.");
      if (g_str_has_prefix (words, "decline ") && g_str_equal (words + strlen ("decline "), name))
        return find_proposed (peer, proposals[i].proposal, &value) &&
                   robo_peer_decline (peer, proposals[i].proposal, value)
                 ? NULL
                 : _ ("Nobody is proposing that to you now.");
    }

  *is_known = FALSE;

  return NULL;
}

gboolean
robo_cli_remote_go_on_anyway (RoboCliRemote *call)
{
  if (!robo_peer_ignore_claims (call->peer))
    return FALSE;

  /* The claim may have kept this player from joining, so join now. */
  robo_peer_join (call->peer, call->options->name);

  return TRUE;
}

const char *
robo_cli_remote_vote (RoboPeer *peer,
                      guint     seat)
{
  gint64  now = g_get_real_time () / G_USEC_PER_SEC;
  guint64 until;

  if (robo_shared_game_find_pause (peer->shared, &until) && (until == 0 || now < (gint64)until))
    /* Translators: The command “no-pause” is not translated. */
    return _ ("You can’t vote during a pause. “no-pause” ends it.");

  return robo_peer_vote (peer, seat) ? NULL : _ ("Your vote makes no difference now.");
}
