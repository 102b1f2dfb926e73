// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cli-remote-line.h"

#include <string.h>

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "files/match/robo-match-killbots.h"
#include "net/robo-absent-player.h"
#include "net/robo-keyring.h"
#include "net/robo-match-lock.h"
#include "net/robo-remote-file.h"
#include "net/robo-sealed-text.h"
#include "cli/robo-cli-arena.h"
#include "cli/robo-cli-table.h"

/* The command `remote` plays remotely (doc/network.md), with texts that people copy and paste, or over a connection. */

typedef RoboCliRemoteOptions Options;
typedef RoboCliRemote        Call;

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, robo_cli_remote_options_clear)

static RoboCliStatus
save_and_print (const Call *call)
{
  RoboCliStatus status = robo_cli_remote_save (call);

  if (status == ROBO_CLI_FINE)
    robo_cli_remote_print (call, TRUE);

  return status;
}

/* Starting a match */

static gboolean
is_free (const char *path)
{
  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return TRUE;

  /* Translators: %s is the name of a file. */
  robo_cli_message (_ ("“%s” already exists. Name a different file so that nothing is lost."), path);

  return FALSE;
}

static RoboCliStatus
invite (Call *call)
{
  const Options *options = call->options;
  g_autoptr (RoboProblems) problems = robo_cli_problems_new (options->arena != NULL ? options->arena : "rome");
  g_autoptr (RoboArena) arena = NULL;
  g_autoptr (RoboRuleSet) rule_set = NULL;
  g_autoptr (RoboMatchSetup) setup = NULL;
  g_autoptr (RoboOffer) offer = NULL;
  RoboMatchSetup *offered;
  RoboCliStatus   status;
  RoboPace        pace;
  RoboBank        bank;

  if (!robo_cli_remote_parse_pace (options, &pace, &bank))
    return ROBO_CLI_MISUSED;
  if (!is_free (call->path))
    return ROBO_CLI_REFUSED;
  arena = robo_cli_load_arena (options->arena != NULL ? options->arena : "rome", problems);
  status = robo_cli_report (problems);
  rule_set = robo_cli_load_rules (options->rules != NULL ? options->rules : "standard");
  if (arena == NULL || status != ROBO_CLI_FINE || rule_set == NULL)
    return ROBO_CLI_REFUSED;

  setup = robo_match_setup_new (arena);
  robo_cli_set_rules (setup, rule_set);
  status = robo_cli_set_seats (&robo_cli_remote, setup, options->seats != NULL ? options->seats : "human,human");
  if (status == ROBO_CLI_FINE)
    status = robo_cli_check_setup (&robo_cli_remote, setup);
  if (status != ROBO_CLI_FINE)
    return status;
  /* A random seed makes the match unique. */
  setup->seed = (guint64)g_random_int () << 32 | g_random_int ();
  robo_match_setup_deal_killbots (setup, rule_set, setup->seed);
  offer = robo_offer_new (setup, options->is_signed, pace, bank);
  if (offer->people == 0)
    return robo_cli_misused (&robo_cli_remote, "%s", _ ("At least one person has to play. Say who plays, such as --seats human,human."));
  offered = robo_offer_make_setup (offer, arena, robo_rule_set_get_modules (rule_set));
  if (offered == NULL)
    return robo_cli_remote_refuse (_ ("These rules can’t be played remotely."));

  call->peer = robo_peer_new (offer, offered, (guint)g_bit_nth_lsf (offer->people, -1), &call->key);
  robo_peer_join (call->peer, options->name);

  return save_and_print (call);
}

static char *
read_input (void)
{
  g_autoptr (RoboProblems) problems = robo_cli_problems_new ("-");
  g_autoptr (GBytes) bytes = robo_cli_load ("-", problems);

  if (robo_cli_report (problems) != ROBO_CLI_FINE || bytes == NULL)
    return NULL;

  /* Return an empty input as a text, too. */
  if (g_bytes_get_size (bytes) == 0)
    return g_strdup ("");

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static void
clear_invitation (RoboCliInvitation *invitation)
{
  g_clear_pointer (&invitation->offer, robo_offer_free);
  g_clear_pointer (&invitation->setup, robo_match_setup_free);
  g_clear_pointer (&invitation->bundles, g_ptr_array_unref);
  g_free (invitation->text);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (RoboCliInvitation, clear_invitation)

static RoboCliStatus
read_invitation (Call              *call,
                 RoboCliInvitation *invitation)
{
  RoboCliStatus status;

  if (!robo_cli_remote_has_line (call))
    {
      const char *at;

      invitation->text = read_input ();
      if (invitation->text == NULL)
        return ROBO_CLI_REFUSED;
      at = invitation->text;
      while (invitation->offer == NULL && *at != '\0')
        {
          g_autoptr (RoboSealedText) found = robo_sealed_text_find (at, &at);

          if (found == NULL)
            break;
          if (found->offer != NULL)
            invitation->offer = robo_offer_parse (found->offer);
        }
      if (invitation->offer != NULL)
        {
          invitation->setup = robo_cli_remote_load_offered (invitation->offer);
          return ROBO_CLI_FINE;
        }
      return robo_cli_remote_refuse (robo_sealed_text_looks_like (invitation->text)
                                       ? _ ("The invitation is damaged: letters are missing or changed. Ask for it again.")
                                       : _ ("No invitation found. It starts with “ROBO!” and ends with “!ROBO”."));
    }

  status = robo_cli_remote_fetch (call, invitation);
  if (status != ROBO_CLI_FINE)
    return status;
  if (invitation->offer == NULL)
    return robo_cli_remote_refuse (_ ("No game is being played there."));
  /* Refuse a game without signatures: any person on the connection could write entries for the seats of other
   * players. */
  if (!invitation->offer->is_signed)
    return robo_cli_remote_refuse (_ ("That game isn’t signed, so you can only play it by pasting messages."));

  return ROBO_CLI_FINE;
}

static void
accept_invitation (Call                    *call,
                   const RoboCliInvitation *invitation,
                   guint                    seat)
{
  const RoboMatchSetup *offered = invitation->setup;
  RoboMatchSetup       *setup = robo_offer_make_setup (invitation->offer, offered->arena, offered->modules);
  const RoboKey        *key = seat != ROBO_SPECTATOR ? &call->key : NULL;
  RoboPeer             *peer = robo_peer_new (invitation->offer, setup, seat, key);

  call->peer = peer;
  if (invitation->text != NULL)
    robo_peer_paste (peer, invitation->text);
  for (guint i = 0; invitation->bundles != NULL && i < invitation->bundles->len; i++)
    {
      GBytes *bytes = g_ptr_array_index (invitation->bundles, i);
      g_autoptr (GPtrArray) bundle = robo_bundle_parse (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

      if (bundle != NULL)
        robo_peer_receive (peer, bundle);
    }
}

/* Joins the match, or takes part in it as a spectator. */
static RoboCliStatus
try_part (Call    *call,
          gboolean is_looking)
{
  const Options *options = call->options;
  g_auto (RoboCliInvitation) invitation = { 0 };
  const RoboOffer *offer;
  RoboCliStatus    status;
  guint64          seat;

  if (!is_free (call->path))
    return ROBO_CLI_REFUSED;
  status = read_invitation (call, &invitation);
  if (status != ROBO_CLI_FINE)
    return status;
  offer = invitation.offer;
  if (offer->rulings != ROBO_RULINGS_VERSION || offer->version != ROBO_NET_VERSION)
    return robo_cli_remote_refuse (_ ("The invitation comes from a different version of Robodrome. All players need the same version."));
  if (invitation.setup == NULL)
    return robo_cli_remote_refuse (_ ("You don’t have the game’s arena or modules, or yours don’t match."));

  accept_invitation (call, &invitation, ROBO_SPECTATOR);
  if (!is_looking)
    {
      const RoboChains *chains = call->peer->chains;
      guint             own = ROBO_MAX_ROBOTS;

      /* Prefer the seat that this key has joined before, so that a player who has lost everything but the key gets
       * the same seat. Otherwise take the first seat without a player in the invitation. */
      for (guint i = 0; i < ROBO_MAX_ROBOTS && own == ROBO_MAX_ROBOTS; i++)
        {
          const RoboEntry *join = robo_chains_get (chains, i, 0);

          if (offer->is_signed && join != NULL && memcmp (join->key, call->key.public_key, ROBO_KEY_SIZE) == 0)
            own = i;
        }
      for (seat = own < ROBO_MAX_ROBOTS ? own : 0; seat < ROBO_MAX_ROBOTS; seat++)
        {
          if (seat == own || ((offer->people >> seat & 1) != 0 && robo_chains_count (chains, (guint)seat) == 0))
            break;
        }
      if (options->seat != NULL && robo_cli_parse_number (options->seat, 1, ROBO_MAX_ROBOTS, &seat))
        seat--;
      if (seat >= ROBO_MAX_ROBOTS || (offer->people >> seat & 1) == 0 ||
          (seat != own && robo_chains_count (call->peer->chains, (guint)seat) > 0))
        return robo_cli_remote_refuse (_ ("That seat isn’t free."));
      robo_peer_free (call->peer);
      accept_invitation (call, &invitation, (guint)seat);
      /* The invitation came with all entries that there are, so ignore claims that this player has written other
       * entries. */
      if (invitation.bundles != NULL)
        robo_peer_ignore_claims (call->peer);
      robo_peer_join (call->peer, options->name);
      if (options->is_here)
        robo_peer_take_over_here (call->peer);
    }
  if (!robo_cli_remote_has_line (call))
    return save_and_print (call);
  status = robo_cli_remote_save (call);

  return status == ROBO_CLI_FINE ? robo_cli_remote_play (call) : status;
}

/* Takes part in a game, and tries another seat if the seat is taken: two players who join at the same time choose the
 * same seat. */
static RoboCliStatus
take_part (Call    *call,
           gboolean is_looking)
{
  RoboCliStatus status = try_part (call, is_looking);

  for (guint n_left = ROBO_MAX_ROBOTS; call->is_seat_taken && call->options->seat == NULL && n_left > 0; n_left--)
    {
      call->is_seat_taken = FALSE;
      g_clear_pointer (&call->peer, robo_peer_free);
      g_unlink (call->path);
      status = try_part (call, is_looking);
    }

  return status;
}

static RoboCliStatus
join (Call *call)
{
  return take_part (call, FALSE);
}

static RoboCliStatus
take_part_as_spectator (Call *call)
{
  return take_part (call, TRUE);
}

/* Continuing a match */

static RoboCliStatus
show (Call *call)
{
  robo_cli_remote_print (call, TRUE);

  return ROBO_CLI_FINE;
}

static RoboCliStatus
say_which_way (void)
{
  return robo_cli_misused (&robo_cli_remote, "%s", _ ("Choose a connection, --lan or --xmpp."));
}

static RoboCliStatus
play (Call *call)
{
  if (!robo_cli_remote_has_line (call))
    return say_which_way ();
  if (!call->peer->offer->is_signed)
    return robo_cli_remote_refuse (_ ("This game isn’t signed, so you can only play it by pasting messages. Invite with --signed."));

  return robo_cli_remote_play (call);
}

/* Returns an array of RoboSealedText: the sealed texts in `text` that do not belong to this match. */
static GPtrArray *
find_other_texts (const char   *text,
                  const guint8 *match)
{
  GPtrArray  *others = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_sealed_text_free);
  const char *at = text;

  while (*at != '\0')
    {
      RoboSealedText *found = robo_sealed_text_find (at, &at);

      if (found == NULL)
        break;
      if (robo_sealed_text_belongs_to (found, match))
        robo_sealed_text_free (found);
      else
        g_ptr_array_add (others, found);
    }

  return others;
}

/* Enters `text` into the match of another file, if one of the sealed texts belongs to it, and prints the state of that
 * match. Returns whether there was news. */
static gboolean
read_into (const Call      *call,
           const char      *path,
           const GPtrArray *texts,
           const char      *text)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (path);
  g_autoptr (RoboMatchFile) file = robo_match_file_load (path, problems);
  g_autoptr (RoboOffer) offer = file != NULL && file->offer != NULL ? robo_offer_parse (file->offer) : NULL;
  g_autoptr (RoboMatchLock) lock = NULL;
  g_autoptr (GError) error = NULL;
  Call       other = { .options = call->options, .path = path, .key = call->key };
  gboolean   is_new = FALSE;
  RoboPasted pasted;

  for (guint i = 0; offer != NULL && i < texts->len && !is_new; i++)
    is_new = robo_sealed_text_belongs_to (texts->pdata[i], offer->match);
  if (!is_new)
    return FALSE;

  lock = robo_match_lock_take (path, &error);
  if (lock == NULL)
    {
      robo_cli_message ("%s", error->message);
      return FALSE;
    }
  other.peer = robo_peer_new_for_file (file, &call->key);
  pasted = other.peer != NULL ? robo_peer_paste (other.peer, text) : ROBO_PASTED_NOTHING;
  is_new = pasted == ROBO_PASTED_NEW || pasted == ROBO_PASTED_ODD;
  if (is_new)
    {
      g_print ("file %s\n", path);
      is_new = save_and_print (&other) == ROBO_CLI_FINE;
    }
  robo_peer_free (other.peer);

  return is_new;
}

/* Enters a text also into the other matches in the folder of this match, because one pasted message may have texts of
 * several matches. Returns the number of other matches with news. */
static guint
read_beside (const Call *call,
             const char *text)
{
  g_autoptr (GPtrArray) texts = find_other_texts (text, call->peer->offer->match);
  g_autofree char *folder = g_path_get_dirname (call->path);
  g_autofree char *own = g_path_get_basename (call->path);
  g_autoptr (GDir) dir = texts->len > 0 ? g_dir_open (folder, 0, NULL) : NULL;
  const char *name;
  guint       n_served = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_str_has_suffix (name, ROBO_MATCH_SUFFIX) && !g_str_equal (name, own))
        n_served += read_into (call, path, texts, text);
    }

  return n_served;
}

static RoboCliStatus
read_texts (Call *call)
{
  g_autofree char *text = read_input ();
  RoboPasted       pasted = text != NULL ? robo_peer_paste (call->peer, text) : ROBO_PASTED_NOTHING;
  RoboCliStatus    status = save_and_print (call);

  /* Don't complain about a text that had news for another match. */
  if (text != NULL && read_beside (call, text) > 0 && pasted <= ROBO_PASTED_FOREIGN)
    return status;

  switch (pasted)
    {
    case ROBO_PASTED_NEW:
      return status;
    case ROBO_PASTED_OWN:
      robo_cli_message ("%s", _ ("This is your own message. Send it to the others."));
      return status;
    case ROBO_PASTED_KNOWN:
      robo_cli_message ("%s", _ ("You’ve already pasted this message."));
      return status;
    case ROBO_PASTED_NOTHING:
      return robo_cli_remote_refuse (_ ("No sealed message found. It starts with “ROBO!” and ends with “!ROBO”."));
    case ROBO_PASTED_DAMAGED:
      return robo_cli_remote_refuse (_ ("The message is damaged: letters are missing or changed. Copy it again."));
    case ROBO_PASTED_FOREIGN:
      return robo_cli_remote_refuse (_ ("The message belongs to a different game."));
    case ROBO_PASTED_EARLY:
      return robo_cli_remote_refuse (_ ("The message before this one is missing. Paste that one, too."));
    case ROBO_PASTED_ODD:
      return robo_cli_remote_refuse (_ ("The message contradicts an earlier one from its sender."));
    }

  g_return_val_if_reached (ROBO_CLI_REFUSED);
}

static RoboCliStatus
answer (Call *call)
{
  const char *refusal;

  if (call->argument == NULL)
    return robo_cli_misused (&robo_cli_remote, "%s", _ ("Choose one of the answers listed by “show”."));
  refusal = robo_cli_remote_answer (call, call->argument);

  return refusal != NULL ? robo_cli_remote_refuse (refusal) : save_and_print (call);
}

static RoboCliStatus
vote (Call *call)
{
  const char *refusal;
  guint64     seat;

  if (call->argument == NULL || !robo_cli_parse_number (call->argument, 1, ROBO_MAX_ROBOTS, &seat))
    return robo_cli_misused (&robo_cli_remote, "%s", _ ("Name the absent player’s seat, 1 to 4."));
  refusal = robo_cli_remote_vote (call->peer, (guint)seat - 1);

  return refusal != NULL ? robo_cli_remote_refuse (refusal) : save_and_print (call);
}

/* Lets all seats that ask play again. The player agrees with a program, so the command takes a program, too. */
static RoboCliStatus
let_seats_return (Call *call)
{
  const char *refusal = NULL;

  if (call->argument == NULL)
    return robo_cli_misused (&robo_cli_remote, "%s", _ ("To let everyone who’s asking back in, add your program for this round."));
  if (!robo_peer_admit (call->peer, robo_peer_list_asking (call->peer)))
    return robo_cli_remote_refuse (_ ("Nobody is asking to rejoin."));
  refusal = robo_cli_remote_answer (call, call->argument);

  return refusal != NULL ? robo_cli_remote_refuse (refusal) : save_and_print (call);
}

static RoboCliStatus
come_back (Call *call)
{
  return robo_peer_ask_to_return (call->peer) ? save_and_print (call) : robo_cli_remote_refuse (_ ("Nobody has taken over your seat."));
}

static RoboCliStatus
go_on_anyway (Call *call)
{
  return robo_cli_remote_go_on_anyway (call) ? save_and_print (call)
                                             : robo_cli_remote_refuse (_ ("No other player has reported that your moves are missing here."));
}

static RoboCliStatus
play_here (Call *call)
{
  return robo_peer_take_over_here (call->peer) ? save_and_print (call)
                                               : robo_cli_remote_refuse (_ ("You’re already playing here."));
}

/* Carries out a command about a proposal, with the argument after the file. */
static RoboCliStatus
propose (Call *call)
{
  g_autofree char *words = call->argument != NULL ? g_strdup_printf ("%s %s", call->action, call->argument)
                                                  : g_strdup (call->action);
  gboolean         is_known;
  const char      *objection = robo_cli_remote_propose (call->peer, words, &is_known);

  if (!is_known)
    return robo_cli_misused (&robo_cli_remote, "%s", _ ("Say what to decline: end, pause or pace."));

  return objection == NULL ? save_and_print (call) : robo_cli_remote_refuse (objection);
}

static RoboCliStatus
resign (Call *call)
{
  return robo_peer_resign (call->peer) ? save_and_print (call) : robo_cli_remote_refuse (_ ("You aren’t playing now."));
}

static const struct
{
  const char *name;
  gboolean    is_beginning;
  RoboCliStatus (*run) (Call *call);
} actions[] = {
  { "invite", TRUE, invite },
  { "join", TRUE, join },
  { "look", TRUE, take_part_as_spectator },
  { "show", FALSE, show },
  { "play", FALSE, play },
  { "read", FALSE, read_texts },
  { "answer", FALSE, answer },
  { "vote", FALSE, vote },
  { "return", FALSE, come_back },
  { "welcome", FALSE, let_seats_return },
  { "anyway", FALSE, go_on_anyway },
  { "here", FALSE, play_here },
  { "end", FALSE, propose },
  { "no-end", FALSE, propose },
  { "pause", FALSE, propose },
  { "no-pause", FALSE, propose },
  { "pace", FALSE, propose },
  { "no-pace", FALSE, propose },
  { "decline", FALSE, propose },
  { "resign", FALSE, resign },
};

static RoboCliStatus
run_action (Call       *call,
            const char *action)
{
  g_autofree char *key_path = call->options->key != NULL
                                ? g_strdup (call->options->key)
                                : g_build_filename (g_get_user_data_dir (), "robodrome", "remote.key", NULL);
  g_autoptr (RoboMatchLock) lock = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      RoboCliStatus status = ROBO_CLI_FINE;

      if (!g_str_equal (actions[i].name, action))
        continue;
      call->action = actions[i].name;
      /* A key may be in the keyring, where the program with the window has put it. A new key is put into a file, since
       * a user of the command line may be unable to unlock a keyring. */
      if (g_file_test (key_path, G_FILE_TEST_EXISTS)
            ? robo_keyring_find_key (&call->key, key_path, NULL, &error) == ROBO_KEPT_NOWHERE
            : !robo_key_load (&call->key, key_path, &error))
        return robo_cli_remote_refuse (error->message);
      /* Don't lock the match for the action `show`, which does not change it. */
      if (actions[i].run != show && (lock = robo_match_lock_take (call->path, &error)) == NULL)
        return robo_cli_remote_refuse (error->message);
      if (!actions[i].is_beginning)
        {
          g_autoptr (RoboProblems) problems = robo_cli_problems_new (call->path);
          g_autoptr (RoboMatchFile) file = robo_match_file_load (call->path, problems);

          status = robo_cli_report (problems);
          if (file == NULL)
            return status;
          call->peer = robo_peer_new_for_file (file, &call->key);
          if (call->peer == NULL)
            return robo_cli_remote_refuse (_ ("This isn’t a remote game."));
        }

      return actions[i].run (call);
    }

  return robo_cli_misused (&robo_cli_remote,
                           /* Translators: %s is what the user wrote. Leave the words after “Use” as they are. */
                           _ ("“%s” isn’t a command. Use invite, join, look, play, show, read, answer, vote, return, welcome, anyway, here, end, no-end, pause, no-pause, pace, no-pace, decline or resign."), action);
}

static RoboCliStatus
run_remote (int    argc,
            char **argv)
{
  g_auto (Options) options = { 0 };
  const GOptionEntry entries[] = {
    { "arena", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.arena, N_ ("To invite: the arena, by id or file (rome)"), N_ ("ID|FILE") },
    { "rules", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.rules, N_ ("To invite: the rules (standard)"), N_ ("ID|FILE") },
    { "seats", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.seats, N_ ("To invite: who plays (human,human)"), N_ ("WHO,WHO…") },
    { "signed", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &options.is_signed, N_ ("To invite: sign every message, which makes it longer"), NULL },
    { "pace", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.pace, N_ ("To invite: the time limit for each answer: none, live, day, 3-days or week (none)"), N_ ("PACE") },
    { "bank", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.bank, N_ ("To invite: each player’s time bank: 5-minutes, 15-minutes, 3-days, week or 2-weeks (none)"), N_ ("TIME") },
    { "name", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.name, N_ ("Your name"), N_ ("NAME") },
    { "seat", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.seat, N_ ("To join: your seat (the first free one)"), N_ ("NUMBER") },
    { "always", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &options.is_for_always, N_ ("To answer: starting with the next program, give the same answer without being asked"), NULL },
    { "lan", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.lan, N_ ("To play, join or watch on the same network: the address of the player who’s waiting, or the port to listen on, where 0 means any"), N_ ("ADDRESS|PORT") },
#if ROBO_HAS_XMPP
    { "xmpp", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.xmpp, N_ ("To play, join or watch in a chat room: the link to the room, which is created if it doesn’t exist"), N_ ("LINK") },
    { "account", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.account, N_ ("With --xmpp: your address, such as anna@example.org, or only example.org if the server admits guests"), N_ ("ADDRESS") },
    { "password-file", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, &options.password_file, N_ ("With --xmpp: a file whose first line is the account’s password"), N_ ("FILE") },
    { "new-account", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &options.is_new_account, N_ ("With --xmpp: create the account first"), NULL },
    { "server", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.server, N_ ("With --xmpp: the server’s location, if it can’t be found by name"), N_ ("HOST:PORT") },
    { "certificate", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, &options.certificate, N_ ("With --xmpp: an additional certificate to trust, such as your own server’s"), N_ ("FILE") },
#endif
    { "here", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &options.is_here, N_ ("To join or play: take over your seat from another of your devices"), NULL },
    { "by-chance", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &options.is_by_chance, N_ ("To play: answer at random without being asked"), NULL },
    { "key", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, &options.key, N_ ("The file with your key, which is created if it’s missing"), N_ ("FILE") },
    { NULL },
  };
  RoboCliParse  parse = robo_cli_parse (&robo_cli_remote, entries, &argc, &argv);
  RoboCliStatus status;
  Call          call = { .options = &options };

  if (parse != ROBO_CLI_GO_ON)
    return robo_cli_end (parse);
  if (options.name == NULL)
    options.name = g_strdup (g_get_user_name ());
  call.path = argc > 2 ? argv[2] : NULL;
  if (argc == 2 && g_str_equal (argv[1], "lobby"))
    return robo_cli_remote_has_line (&call) ? robo_cli_remote_talk (&call) : say_which_way ();
  if (argc < 3 || argc > 4)
    return robo_cli_misused (&robo_cli_remote, "%s", _ ("Say what to do and name the game’s file, such as invite game.match.xml."));
  call.argument = argv[3];
  status = run_action (&call, argv[1]);
  if (call.is_seat_taken)
    status = robo_cli_remote_refuse (_ ("Someone else took that seat. Join again with a different file."));
  robo_peer_free (call.peer);

  return status;
}

const RoboCliCommand robo_cli_remote = {
  .name = "remote",
  .summary = N_ ("Plays remotely, by copying and pasting messages or over a network."),
  .arguments = N_ ("(invite, join, look, play, show, read, answer, vote, return, welcome, anyway, here, end, no-end, pause, no-pause, pace, no-pace, decline or resign) MATCH [ANSWER], or lobby"),
  .run = run_remote,
};
