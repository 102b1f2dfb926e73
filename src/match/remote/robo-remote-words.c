// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-remote-words.h"

#include <glib/gi18n.h>

#include "files/xml/robo-word-list.h"

char *
robo_remote_dup_name (const RoboPeer *peer,
                      guint           seat)
{
  return robo_match_setup_dup_name (peer->shared->setup, seat);
}

/* A day without its year must not be taken for the same day of another year. */
#define MAX_WITHOUT_YEAR_S (300 * 86400)

char *
robo_remote_dup_time (gint64 when,
                      gint64 now)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (when);
  g_autoptr (GDateTime) today = g_date_time_new_from_unix_local (now);

  if (time == NULL || today == NULL)
    return g_strdup ("");
  if (g_date_time_get_year (time) == g_date_time_get_year (today) &&
      g_date_time_get_day_of_year (time) == g_date_time_get_day_of_year (today))
    return g_date_time_format (time, "%H:%M");

  return g_date_time_format (time, ABS (when - now) < MAX_WITHOUT_YEAR_S
                                     /* Translators: This is a day within the next or last ten months, and a time. %b is
                                      * the short name of a month (%-m its number), %-d the day, %H and %M the time. */
                                     ? _ ("%b %-d, %H:%M")
                                     /* Translators: This is the same for any other day. %Y is the year. */
                                     : _ ("%b %-d, %Y, %H:%M"));
}

char *
robo_remote_dup_menu_name (const char *name)
{
  GString *label = g_string_new (name);

  g_string_replace (label, "_", "__", 0);

  return g_string_free (label, FALSE);
}

char *
robo_remote_dup_names (const RoboPeer *peer,
                       guint           seats)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) items = NULL;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      g_autofree char *name = NULL;

      if ((seats >> seat & 1) == 0)
        continue;
      name = robo_remote_dup_name (peer, seat);
      g_strv_builder_add (names, name);
    }
  items = g_strv_builder_end (names);

  return robo_word_list_dup ((const char *const *)items);
}

/* Returns the seats that have joined, a bit each. Only these seats have a name. */
static guint
list_joined (const RoboPeer *peer)
{
  guint joined = 0;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    if (robo_chains_count (peer->chains, seat) > 0)
      joined |= 1u << seat;

  return joined;
}

static char *
dup_sealing (const RoboPeer *peer)
{
  guint            awaited = peer->shared->awaited;
  guint            n_present = (guint)__builtin_popcount (peer->shared->present);
  guint            n_sealed = n_present - (guint)__builtin_popcount (awaited & peer->shared->present);
  g_autofree char *names = robo_remote_dup_names (peer, awaited);

  if (peer->seat != ROBO_SPECTATOR && (peer->shared->present >> peer->seat & 1) != 0)
    /* Translators: The user’s program is sealed and cannot be changed any more. %1$s is the names of the players who
     * have not sealed theirs; %2$u of %3$u players have sealed their programs. */
    return g_strdup_printf (_ ("Sealed. Waiting for %1$s (%2$u of %3$u)."), names, n_sealed, n_present);

  /* Translators: %1$s is the names of players; %2$u of %3$u players have sealed their programs. */
  return g_strdup_printf (_ ("Waiting for %1$s (%2$u of %3$u)."), names, n_sealed, n_present);
}

static char *
dup_waiting (const RoboPeer *peer)
{
  g_autofree char *names = robo_remote_dup_names (peer, peer->shared->awaited);
  guint            n_joined = (guint)__builtin_popcount (list_joined (peer));

  switch (peer->shared->stage)
    {
    case ROBO_STAGE_JOINING:
      /* Translators: %1$u of the %2$u people who are invited to a game have joined it. */
      return g_strdup_printf (ngettext ("Waiting for players: %1$u of %2$u has joined.",
                                        "Waiting for players: %1$u of %2$u have joined.", n_joined),
                              n_joined, (guint)__builtin_popcount (peer->offer->people));
    case ROBO_STAGE_SEALING:
      return dup_sealing (peer);
    case ROBO_STAGE_OPENING:
      /* Translators: %s is the names of players whose sealed programs cannot be read yet. */
      return g_strdup_printf (_ ("All programs are sealed. Still to be opened: %s."), names);
    case ROBO_STAGE_STARTING:
    case ROBO_STAGE_ANSWERING:
      /* Translators: %s is the name of a player or a list of names. */
      return g_strdup_printf (_ ("Waiting for %s."), names);
    case ROBO_STAGE_OVER:
      break;
    }
  if (peer->shared->is_agreed)
    return g_strdup (_ ("The game ended by agreement."));

  return g_strdup (_ ("The game is over."));
}

char *
robo_remote_dup_status (const RoboPeer *peer)
{
  switch (robo_peer_get_duty (peer))
    {
    case ROBO_DUTY_FETCH:
      if (robo_peer_has_unreadable (peer))
        return g_strdup (_ ("This version of Robodrome can’t read one of your moves. Update Robodrome, or play on the device where you made it."));
      if (robo_peer_can_go_on_anyway (peer))
        return g_strdup (_ ("Others have more of your moves than this copy of the game does. Paste your own latest messages, too, or continue anyway."));
      return g_strdup (_ ("Others are ahead of this copy of the game. Paste your own latest messages, too."));
    case ROBO_DUTY_ELSEWHERE:
      if (peer->has_dropped)
        return g_strdup (_ ("You’re playing on another device. What you chose here wasn’t sent. Play here?"));
      return g_strdup (_ ("You’re playing on another device. Play here?"));
    case ROBO_DUTY_SEAL:
      return g_strdup (_ ("Your turn: program your robot."));
    case ROBO_DUTY_ANSWER:
      return g_strdup (_ ("Your turn: answer a question."));
    case ROBO_DUTY_RETURN:
      return g_strdup (_ ("The others continued without you, and a computer is playing for you. You can ask to rejoin."));
    case ROBO_DUTY_NONE:
    case ROBO_DUTY_JOIN:
    case ROBO_DUTY_START:
    case ROBO_DUTY_OPEN:
      break;
    }

  return dup_waiting (peer);
}

char *
robo_remote_dup_task (const RoboPeer *peer)
{
  switch (robo_peer_get_duty (peer))
    {
    case ROBO_DUTY_SEAL:
      /* Translators: This stands beside the mark “Your Turn”. */
      return g_strdup (_ ("Program your robot."));
    case ROBO_DUTY_ANSWER:
      /* Translators: This stands beside the mark “Your Turn”. */
      return g_strdup (_ ("Answer a question."));
    case ROBO_DUTY_FETCH:
    case ROBO_DUTY_ELSEWHERE:
    case ROBO_DUTY_RETURN:
    case ROBO_DUTY_NONE:
    case ROBO_DUTY_JOIN:
    case ROBO_DUTY_START:
    case ROBO_DUTY_OPEN:
      break;
    }

  return robo_remote_dup_status (peer);
}

char *
robo_remote_dup_send_request (const RoboPeer *peer)
{
  guint            others = peer->seat == ROBO_SPECTATOR ? peer->offer->people
                                                         : peer->offer->people & ~(1u << peer->seat);
  guint            joined = others & list_joined (peer);
  guint            n_missing = (guint)__builtin_popcount (others & ~joined);
  g_autofree char *names = robo_remote_dup_names (peer, joined);

  if (n_missing > 0 && joined == 0)
    return g_strdup (n_missing == 1 ? _ ("Send this invitation to the person you want to play with.")
                                    : _ ("Send this invitation to everyone you want to play with."));
  if (n_missing > 0)
    /* Translators: %s is the name of a player or a list of names. */
    return g_strdup_printf (_ ("Send this to %s and everyone else."), names);

  /* Translators: %s is the name of a player or a list of names. The user sends a short text. */
  return g_strdup_printf (_ ("Send this to %s."), names);
}

/* Each sentence tells the error of a seat; %s is the name of its player. */
static const char *const evidences[] = {
  [ROBO_EVIDENCE_NONE] = NULL,
  /* Translators: %s is the name of a player. */
  [ROBO_EVIDENCE_FORK] = N_ ("%s sent two different messages with the same number. Only what came before counts."),
  /* Translators: %s is the name of a player. */
  [ROBO_EVIDENCE_NONCE] = N_ ("%s’s random number doesn’t match the sealed one. The game can’t start."),
  /* Translators: %s is the name of a player. */
  [ROBO_EVIDENCE_OPEN] = N_ ("%s’s program doesn’t match the one that was sealed. It doesn’t count."),
  /* Translators: %s is the name of a player. */
  [ROBO_EVIDENCE_PROGRAM] = N_ ("%s sealed a program that the rules don’t allow. It doesn’t count."),
  /* Translators: %s is the name of a player. */
  [ROBO_EVIDENCE_ANSWER] = N_ ("%s’s answer isn’t allowed. It doesn’t count."),
  /* Translators: %s is the name of a player. */
  [ROBO_EVIDENCE_VERSION] = N_ ("%s has a different version of Robodrome. You all need the same one."),
};

static char *
dup_evidence (const RoboPeer *peer,
              guint           seat)
{
  RoboEvidence     evidence = peer->shared->seats[seat].evidence;
  const GPtrArray *fork = peer->chains->forks[seat];
  const RoboEntry *other = fork != NULL ? g_ptr_array_index (fork, 0) : NULL;
  const RoboEntry *first = other != NULL ? g_ptr_array_index (peer->chains->chains[seat], other->seq) : NULL;
  g_autofree char *name = robo_remote_dup_name (peer, seat);

  /* A player may seal two programs in order to choose one of them after the programs of the other players are
   * opened. */
  if (evidence == ROBO_EVIDENCE_FORK && first != NULL && first->kind == ROBO_ENTRY_SEAL &&
      other->kind == ROBO_ENTRY_SEAL)
    /* Translators: %1$s is the name of a player, %2$u the number of a round. */
    return g_strdup_printf (_ ("%1$s sealed two different programs for round %2$u. Only what came before counts."), name,
                            first->round);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return g_strdup_printf (_ (evidences[evidence]), name);
#pragma GCC diagnostic pop
}

/* Says which players went on without which other players, if this happened in this round or the last, or if the player
 * at this screen is still replaced. Does not say why a player was left out, because it is not known whether that player
 * was absent. */
static char *
dup_takeover (const RoboPeer *peer)
{
  const GArray       *takeovers = peer->shared->takeovers;
  const RoboTakeover *last = takeovers->len > 0 ? &g_array_index (takeovers, RoboTakeover, takeovers->len - 1) : NULL;
  gboolean            is_out = last != NULL && peer->seat != ROBO_SPECTATOR && (last->absent >> peer->seat & 1) != 0 &&
                    (peer->shared->present >> peer->seat & 1) == 0;
  g_autofree char *voters = NULL;
  g_autofree char *absent = NULL;

  if (last == NULL || (peer->shared->round > last->round + 1 && !is_out))
    return NULL;

  voters = robo_remote_dup_names (peer, last->voters);
  absent = robo_remote_dup_names (peer, last->absent);
  if (robo_shared_game_list_opened (peer->shared, last) != 0)
    /* Translators: %1$s and %2$s are names, %3$u is the number of a round. Everybody can see that players who are said
     * to be absent have opened their programs for that round. */
    return g_strdup_printf (_ ("Round %3$u: %1$s continued without %2$s, and that round’s programs were sealed again. This copy of the game already has the program that %2$s opened."),
                            voters, absent, last->round);
  if (last->has_voided)
    /* Translators: %1$s and %2$s are names, %3$u the number of a round. */
    return g_strdup_printf (_ ("Round %3$u: %1$s continued without %2$s while programs were being opened. All of that round’s programs were sealed again."),
                            voters, absent, last->round);

  /* Translators: %1$s and %2$s are names, %3$u the number of a round. */
  return g_strdup_printf (_ ("Round %3$u: %1$s continued without %2$s."), voters, absent, last->round);
}

char *
robo_remote_dup_problem (const RoboPeer *peer)
{
  g_autofree char *name = NULL;
  guint            round, other;
  gboolean         is_between_two;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (peer->shared->seats[seat].evidence != ROBO_EVIDENCE_NONE && (peer->offer->people >> seat & 1) != 0)
        return dup_evidence (peer, seat);
    }
  other = robo_peer_find_difference (peer, &round, &is_between_two);
  if (other == ROBO_NO_SEAT)
    return dup_takeover (peer);

  name = robo_remote_dup_name (peer, other);

  if (!is_between_two)
    {
      /* Translators: %1$s is the name of a player, %2$u the number of a round. A third person may have told different
       * things to this player and the user. */
      return g_strdup_printf (_ ("%1$s’s game has differed from yours since round %2$u. The cause may be a different version of Robodrome or a different arena, or someone may have told the two of you different things."),
                              name, round);
    }

  /* Translators: %1$s is the name of a player, %2$u the number of a round. The computers of the two players have
   * computed different results. */
  return g_strdup_printf (_ ("%1$s’s game has differed from yours since round %2$u. The cause may be a different version of Robodrome or a different arena."),
                          name, round);
}

char *
robo_remote_dup_forged (const RoboPeer *peer,
                        guint           seat)
{
  g_autofree char *name = robo_remote_dup_name (peer, seat);

  /* Translators: %s is the name of a player. Another person may have written the message. */
  return g_strdup_printf (_ ("A message in %s’s name wasn’t signed with the right key. It doesn’t count."), name);
}

/* Says which players ask to rejoin, and that all other players have to agree. */
static char *
dup_returning (const RoboPeer *peer)
{
  guint            returning = robo_shared_game_list_returning (peer->shared);
  guint            asking = robo_peer_list_asking (peer);
  g_autofree char *who = robo_remote_dup_names (peer, asking);

  if (peer->seat != ROBO_SPECTATOR && (returning >> peer->seat & 1) != 0)
    return g_strdup (_ ("You asked to rejoin. Everyone else has to agree."));
  if (asking == 0)
    return NULL;

  /* Translators: %s is the name of a player or a list of names. */
  return g_strdup_printf (_ ("Request from %s: rejoin starting with the next program. Everyone has to agree."), who);
}

/* Says who declines a rematch; otherwise, who has not answered the player's wish for one, or who else wants one.
 * Returns NULL if there is nothing to say. */
static char *
dup_again (const RoboPeer *peer)
{
  guint            own = peer->seat != ROBO_SPECTATOR ? 1u << peer->seat : 0;
  guint            wanting = robo_peer_list_again (peer, ROBO_AGAIN_YES);
  guint            declining = robo_peer_list_again (peer, ROBO_AGAIN_NO) & ~own;
  guint            silent = robo_peer_list_again (peer, ROBO_AGAIN_NONE) & ~own;
  g_autofree char *who = robo_remote_dup_names (peer, declining != 0 ? declining : wanting & ~own);
  g_autofree char *missing = robo_remote_dup_names (peer, silent);

  if (declining != 0)
    /* Translators: %s is the name of a player or a list of names. */
    return g_strdup_printf (_ ("Declined a rematch: %s."), who);
  if ((wanting & own) != 0)
    /* Translators: %s is the name of a player or a list of names. */
    return silent != 0 ? g_strdup_printf (_ ("You asked for a rematch. Still to answer: %s."), missing) : NULL;
  if (wanting == 0 || robo_peer_get_again (peer, peer->seat) == ROBO_AGAIN_NO)
    return NULL;

  /* Translators: %s is the name of a player or a list of names. */
  return g_strdup_printf (_ ("Asked for a rematch: %s."), who);
}

static const char *const bank_names[ROBO_N_BANKS] = {
  /* Translators: This means that a game has no time bank. */
  [ROBO_BANK_NONE] = NC_ ("time bank", "None"),
  [ROBO_BANK_FIVE_MINUTES] = NC_ ("time bank", "5 minutes"),
  [ROBO_BANK_QUARTER_HOUR] = NC_ ("time bank", "15 minutes"),
  [ROBO_BANK_THREE_DAYS] = NC_ ("time bank", "3 days"),
  [ROBO_BANK_WEEK] = NC_ ("time bank", "1 week"),
  [ROBO_BANK_TWO_WEEKS] = NC_ ("time bank", "2 weeks"),
};

/* The same names are in data/ui/remote/robo-remote-page.ui. */
static const char *const pace_names[ROBO_N_PACES] = {
  [ROBO_PACE_NONE] = N_ ("No limit"),
  [ROBO_PACE_LIVE] = N_ ("90 s per program, 30 s per answer"),
  [ROBO_PACE_DAY] = N_ ("A day"),
  [ROBO_PACE_THREE_DAYS] = N_ ("Three days"),
  [ROBO_PACE_WEEK] = N_ ("A week"),
};

const char *
robo_remote_get_bank_name (RoboBank bank)
{
  g_return_val_if_fail (bank < ROBO_N_BANKS, NULL);

  return g_dpgettext2 (NULL, "time bank", bank_names[bank]);
}

const char *
robo_remote_get_pace_name (RoboPace pace)
{
  g_return_val_if_fail (pace < ROBO_N_PACES, NULL);

  return _ (pace_names[pace]);
}

char *
robo_remote_dup_pace (guint8 byte)
{
  RoboPace pace = ROBO_PACE_NONE;
  RoboBank bank = ROBO_BANK_NONE;

  robo_pace_from_byte (byte, &pace, &bank);
  if (bank == ROBO_BANK_NONE)
    return g_strdup (robo_remote_get_pace_name (pace));

  /* Translators: %1$s is a time limit such as “A day”, %2$s a time bank such as “1 week”. */
  return g_strdup_printf (_ ("%1$s; time bank: %2$s"), robo_remote_get_pace_name (pace), robo_remote_get_bank_name (bank));
}

/* Returns whether a proposal with this value has no meaning any more. */
static gboolean
has_passed (const RoboPeer *peer,
            RoboProposal    proposal,
            guint64         value,
            gint64          now)
{
  switch (proposal)
    {
    case ROBO_PROPOSAL_END:
      break;
    case ROBO_PROPOSAL_PAUSE:
      return value != 0 && (gint64)value <= now;
    case ROBO_PROPOSAL_PACE:
      return value == robo_shared_game_get_pace (peer->shared);
    }

  return FALSE;
}

gboolean
robo_remote_is_paused (const RoboPeer *peer,
                       gint64          now)
{
  guint64 until;

  return robo_shared_game_find_pause (peer->shared, &until) && !has_passed (peer, ROBO_PROPOSAL_PAUSE, until, now);
}

char *
robo_remote_dup_pause (const RoboPeer *peer,
                       gint64          now)
{
  guint64          until = 0;
  g_autofree char *time = NULL;

  if (!robo_remote_is_paused (peer, now) || !robo_shared_game_find_pause (peer->shared, &until))
    return NULL;
  if (until == 0)
    /* Translators: No clock runs in a game. */
    return g_strdup (_ ("Paused."));

  time = robo_remote_dup_time ((gint64)until, now);

  /* Translators: No clock runs in a game. %s is a time of day, or a day and a time. */
  return g_strdup_printf (_ ("Paused until %s."), time);
}

/* Returns whether a proposal is agreed already, so that nothing of its kind is asked. */
static gboolean
is_settled (const RoboPeer *peer,
            RoboProposal    proposal,
            gint64          now)
{
  guint8 next;

  return (proposal == ROBO_PROPOSAL_PAUSE && robo_remote_is_paused (peer, now)) ||
         (proposal == ROBO_PROPOSAL_PACE && robo_shared_game_find_next_pace (peer->shared, &next));
}

/* Returns the seats that propose exactly this, or have agreed to it. */
static guint
list_wanting (const RoboPeer *peer,
              RoboProposal    proposal,
              guint64         value)
{
  guint wanting = robo_shared_game_list_wanting (peer->shared, proposal);
  guint same = 0;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if ((wanting >> seat & 1) != 0 && robo_shared_game_find_word (peer->shared, proposal, seat)->value == value)
        same |= 1u << seat;
    }

  return same;
}

guint
robo_remote_list_proposing (const RoboPeer *peer,
                            RoboProposal    proposal,
                            gint64          now,
                            guint64        *value)
{
  guint wanting = robo_shared_game_list_wanting (peer->shared, proposal);

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS && !is_settled (peer, proposal, now); seat++)
    {
      const RoboEntry *said = (wanting >> seat & 1) != 0 ? robo_shared_game_find_word (peer->shared, proposal, seat)
                                                         : NULL;
      guint            same = said != NULL ? list_wanting (peer, proposal, said->value) : 0;

      if (said == NULL || has_passed (peer, proposal, said->value, now) ||
          (peer->seat != ROBO_SPECTATOR && (same >> peer->seat & 1) != 0))
        continue;
      *value = said->value;
      return same;
    }

  return 0;
}

gboolean
robo_remote_is_asked (const RoboPeer *peer,
                      RoboProposal    proposal,
                      gint64          now,
                      guint64        *value)
{
  return robo_remote_list_proposing (peer, proposal, now, value) != 0 &&
         robo_peer_can_propose (peer, proposal, *value) &&
         (proposal != ROBO_PROPOSAL_END || !robo_peer_has_declined_end (peer));
}

gboolean
robo_remote_has_proposed (const RoboPeer *peer,
                          RoboProposal    proposal,
                          gint64          now)
{
  return peer->seat != ROBO_SPECTATOR &&
         (robo_shared_game_list_wanting (peer->shared, proposal) >> peer->seat & 1) != 0 &&
         !has_passed (peer, proposal, robo_shared_game_find_word (peer->shared, proposal, peer->seat)->value, now);
}

/* Holds the sentences about a kind of proposal. The kinds in `proposal_words` are a pause until a player resumes, a
 * pause until a time, a pause of more than a year, and another time limit. */
typedef struct
{
  const char *request;  /* %1$s are names, %2$s is the proposed time or limit; the first kind has only %s, for names */
  const char *own;      /* %1$s is the proposed time or limit, %2$s are names; the first kind has only %s, for names */
  const char *declined; /* %s are names */
} ProposalWords;

static const ProposalWords proposal_words[] = {
  {
    /* Translators: %s are names. */
    N_ ("Request from %s: pause the game. Everyone has to agree."),
    /* Translators: %s are names. */
    N_ ("You proposed pausing the game. Still to agree: %s."),
    /* Translators: %s are names. */
    N_ ("Declined a pause: %s."),
  },
  {
    /* Translators: %1$s are names, %2$s is a day and a time. */
    N_ ("Request from %1$s: pause the game until %2$s. Everyone has to agree."),
    /* Translators: %1$s is a day and a time, %2$s are names. */
    N_ ("You proposed pausing the game until %1$s. Still to agree: %2$s."),
    /* Translators: %s are names. */
    N_ ("Declined a pause: %s."),
  },
  {
    /* Translators: %1$s are names, %2$s is a day, with its year, and a time. */
    N_ ("Request from %1$s: pause the game for more than a year, until %2$s. Everyone has to agree."),
    /* Translators: %1$s is a day, with its year, and a time, %2$s are names. */
    N_ ("You proposed pausing the game for more than a year, until %1$s. Still to agree: %2$s."),
    /* Translators: %s are names. */
    N_ ("Declined a pause: %s."),
  },
  {
    /* Translators: %1$s are names, %2$s is a time limit such as “A day”. */
    N_ ("Request from %1$s: a new time limit starting next round (%2$s). Everyone has to agree."),
    /* Translators: %1$s is a time limit such as “A day”, %2$s are names. */
    N_ ("You proposed a new time limit starting next round (%1$s). Still to agree: %2$s."),
    /* Translators: %s are names. */
    N_ ("Declined a new time limit: %s."),
  },
};

/* A longer pause has sentences of its own, so that no player agrees to a pause of years by mistake. */
#define MAX_USUAL_PAUSE_S (366 * 86400)

static const ProposalWords *
find_proposal_words (RoboProposal proposal,
                     guint64      value,
                     gint64       now)
{
  if (proposal == ROBO_PROPOSAL_PACE)
    return &proposal_words[3];
  if (value == 0)
    return &proposal_words[0];

  return &proposal_words[(gint64)value > now + MAX_USUAL_PAUSE_S ? 2 : 1];
}

/* Says which players have declined the last proposal of the player at this screen. Returns NULL if there is no such
 * proposal, or if none has declined it. */
static char *
dup_declined (const RoboPeer *peer,
              RoboProposal    proposal,
              gint64          now)
{
  const RoboEntry *own = peer->seat != ROBO_SPECTATOR ? robo_shared_game_find_word (peer->shared, proposal, peer->seat)
                                                      : NULL;
  guint            declining = own != NULL && own->consent == ROBO_CONSENT_YES
                                 ? robo_shared_game_list_declining (peer->shared, proposal, own->value)
                                 : 0;
  g_autofree char *names = robo_remote_dup_names (peer, declining);

  if (declining == 0)
    return NULL;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return g_strdup_printf (_ (find_proposal_words (proposal, own->value, now)->declined), names);
#pragma GCC diagnostic pop
}

/* Says who proposes a pause or another time limit, and who has to agree. A proposal of others is a question to the
 * player, so it comes before a proposal of the player. Without proposals, says which players have declined the player's
 * last proposal, or returns NULL. */
static char *
dup_proposing (const RoboPeer *peer,
               RoboProposal    proposal,
               gint64          now)
{
  guint64              value = 0;
  guint                asking = robo_remote_list_proposing (peer, proposal, now, &value);
  gboolean             is_own = asking == 0 && robo_remote_has_proposed (peer, proposal, now);
  const ProposalWords *words;
  g_autofree char     *names = NULL;
  g_autofree char     *what = NULL;

  if (asking == 0 && !is_own)
    return dup_declined (peer, proposal, now);
  if (is_own)
    value = robo_shared_game_find_word (peer->shared, proposal, peer->seat)->value;

  words = find_proposal_words (proposal, value, now);
  names = robo_remote_dup_names (peer, is_own ? peer->shared->present & ~list_wanting (peer, proposal, value) : asking);
  what = proposal == ROBO_PROPOSAL_PACE ? robo_remote_dup_pace ((guint8)value)
                                        : robo_remote_dup_time ((gint64)value, now);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  if (words == &proposal_words[0])
    return g_strdup_printf (is_own ? _ (words->own) : _ (words->request), names);

  return is_own ? g_strdup_printf (_ (words->own), what, names) : g_strdup_printf (_ (words->request), names, what);
#pragma GCC diagnostic pop
}

static char *
dup_pausing (const RoboPeer *peer,
             gint64          now)
{
  return robo_remote_is_paused (peer, now) ? NULL : dup_proposing (peer, ROBO_PROPOSAL_PAUSE, now);
}

static char *
dup_pacing (const RoboPeer *peer,
            gint64          now)
{
  guint8           next;
  g_autofree char *what = NULL;

  if (!robo_shared_game_find_next_pace (peer->shared, &next))
    return dup_proposing (peer, ROBO_PROPOSAL_PACE, now);

  what = robo_remote_dup_pace (next);

  /* Translators: %s is a time limit such as “A day” to which all have agreed. */
  return g_strdup_printf (_ ("New time limit starting next round: %s."), what);
}

/* Says who wants to end the game as it stands, and who has to agree. */
static char *
dup_ending (const RoboPeer *peer)
{
  guint            own = peer->seat != ROBO_SPECTATOR ? 1u << peer->seat : 0;
  guint            ending = robo_shared_game_list_wanting (peer->shared, ROBO_PROPOSAL_END);
  guint            declining = robo_shared_game_list_declining (peer->shared, ROBO_PROPOSAL_END, 0) & ~own;
  g_autofree char *refusing = robo_remote_dup_names (peer, declining);
  g_autofree char *who = robo_remote_dup_names (peer, ending & ~own);
  g_autofree char *missing = robo_remote_dup_names (peer, peer->shared->present & ~ending);

  /* Proposals that were made at the same time are repeated automatically. If the game still goes on, there was a vote
   * to continue without a player. */
  if ((ending & own) != 0 && missing[0] == '\0')
    return g_strdup (_ ("Everyone wants to end the game, but it goes on because someone voted to continue without a player."));
  if ((ending & own) != 0 && declining != 0)
    /* Translators: %s are names. */
    return g_strdup_printf (_ ("You proposed ending the game as it stands. Declined: %s."), refusing);
  if ((ending & own) != 0)
    /* Translators: %s is the name of a player or a list of names. */
    return g_strdup_printf (_ ("You proposed ending the game as it stands. Still to agree: %s."), missing);

  /* Translators: %s is the name of a player or a list of names. */
  return g_strdup_printf (_ ("Request from %s: end the game as it stands. Everyone has to agree."), who);
}

/* Says who wants to take back an answer, and who has to agree. Returns NULL if no player does. */
static char *
dup_undoing (const RoboPeer *peer)
{
  guint            asking = robo_shared_game_find_undo (peer->shared, NULL);
  guint            own = peer->seat != ROBO_SPECTATOR ? 1u << peer->seat : 0;
  g_autofree char *who = robo_remote_dup_names (peer, asking & ~own);
  g_autofree char *others = robo_remote_dup_names (peer, peer->shared->present & ~asking);

  if (asking == 0)
    return NULL;
  if ((asking & own) != 0)
    /* Translators: %s is the name of a player or a list of names. */
    return g_strdup_printf (_ ("You asked to take back your answer. Still to agree: %s."), others);

  /* Translators: %s is the name of a player or a list of names. */
  return g_strdup_printf (_ ("Request from %s: take back an answer. Everyone has to agree."), who);
}

static char *
dup_proposal (const RoboPeer *peer,
              RoboProposal    proposal,
              gint64          now)
{
  switch (proposal)
    {
    case ROBO_PROPOSAL_END:
      return robo_shared_game_list_wanting (peer->shared, ROBO_PROPOSAL_END) != 0 &&
                 !robo_peer_has_declined_end (peer)
               ? dup_ending (peer)
               : NULL;
    case ROBO_PROPOSAL_PAUSE:
      return dup_pausing (peer, now);
    case ROBO_PROPOSAL_PACE:
      return dup_pacing (peer, now);
    }

  return NULL;
}

char *
robo_remote_dup_request (const RoboPeer *peer,
                         gint64          now)
{
  char   *undoing;
  guint64 value;

  if (peer->shared->stage == ROBO_STAGE_OVER)
    return dup_again (peer);

  undoing = dup_undoing (peer);
  if (undoing != NULL)
    return undoing;
  /* Requests that the player can answer with the buttons come before requests that only the others have to answer. */
  for (guint proposal = ROBO_PROPOSAL_END; proposal <= ROBO_PROPOSAL_PACE; proposal++)
    {
      if (robo_remote_is_asked (peer, proposal, now, &value))
        return dup_proposal (peer, proposal, now);
    }
  if (robo_peer_list_asking (peer) != 0)
    return dup_returning (peer);
  for (guint proposal = ROBO_PROPOSAL_END; proposal <= ROBO_PROPOSAL_PACE; proposal++)
    {
      char *said = dup_proposal (peer, proposal, now);

      if (said != NULL)
        return said;
    }

  return dup_returning (peer);
}

const char *
robo_remote_get_paste_message (RoboPasted pasted)
{
  switch (pasted)
    {
    case ROBO_PASTED_NOTHING:
      return _ ("No sealed message found. It starts with “ROBO!” and ends with “!ROBO”.");
    case ROBO_PASTED_DAMAGED:
      return _ ("The message is damaged: letters are missing or changed. Copy it again.");
    case ROBO_PASTED_FOREIGN:
      return _ ("The message belongs to a different game.");
    case ROBO_PASTED_EARLY:
      return _ ("The message before this one is missing. Paste that one, too.");
    case ROBO_PASTED_OWN:
      return _ ("This is your own message. Send it to the others.");
    case ROBO_PASTED_KNOWN:
      return _ ("You’ve already pasted this message.");
    case ROBO_PASTED_ODD:
      return _ ("The message contradicts an earlier one from its sender.");
    case ROBO_PASTED_NEW:
      break;
    }

  return NULL;
}
