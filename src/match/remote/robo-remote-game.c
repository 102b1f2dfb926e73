// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-remote-game.h"

#include <string.h>

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "files/xml/robo-word-list.h"
#include "match/robo-game-folder.h"
#include "net/robo-remote-file.h"
#include "net/transports/robo-link.h"

#include "robo-remote-deadline.h"
#include "robo-remote-line.h"
#include "robo-remote-notes.h"
#include "robo-remote-words.h"

/* The note with this key says whether the player plays on another machine. */
#define ELSEWHERE "plays-elsewhere"
/* The note with this key has by seat the time when an entry of the seat last came over an open line, in seconds since
 * 1970, or 0. */
#define HEARD "heard"
/* If the clock has advanced by so many seconds more or less than the monotonic time, which stands still while this
 * computer sleeps, the clock was set or this computer has slept. */
#define CLOCK_JUMP_S 60

struct _RoboRemoteGame
{
  GObject parent_instance;

  /* Owned */
  RoboMatchSaver   *saver;
  RoboPeer         *peer;
  RoboMatch        *match;
  char             *path;
  char             *title;
  char             *status;
  char             *task;
  char             *errand;   /* or NULL */
  char             *text;     /* or NULL */
  char             *problem;  /* or NULL */
  char             *request;  /* or NULL */
  char             *deadline; /* or NULL */
  char             *own_name;
  char             *rematch_address; /* address of the last `rematch-opened`, or NULL */
  RoboLink         *link;            /* NULL if the game is played by pasted texts */
  RoboMatchLock    *lock;            /* NULL if other programs may write the file */
  RoboRemoteChat   *chat;
  RoboRemotePeople *people; /* or NULL */

  /* The pointer is weak, because a game that leaves the list must close its connection and must no longer write its
   * file. */
  RoboRemoteGame *previous; /* game that this game is a rematch of, or NULL */

  GSettings *settings;
  gint64     heard[ROBO_MAX_ROBOTS];   /* by seat, time of the last entry, as in the note HEARD */
  guint      n_heard[ROBO_MAX_ROBOTS]; /* by seat, number of entries that are known */
  gboolean   was_open;                 /* the line was open when the last entries came */
  gboolean   has_watched;              /* whatever the others have sent has come at once; see
                                        * robo_remote_deadline_find() */
  gint64     clock_ahead_s;            /* how far the clock was ahead of the monotonic time when it was last checked */

  gboolean is_own_turn;
  gboolean is_over;
  gboolean is_sent;
  gboolean was_paused; /* whether the game was paused when it was last checked */
  guint    forged;     /* bit of each seat for which an entry came that its player has not signed */
  guint    clock_id;   /* timer that runs until the next deadline */
  guint    n_saves;    /* number of times that saving the file was requested */
  guint    n_saved;    /* number of the last save request whose file is on disk */
  gulong   standing_id;
};

enum
{
  PROP_0,
  PROP_MATCH,
  PROP_TITLE,
  PROP_STATUS,
  PROP_TASK,
  PROP_ERRAND,
  PROP_TEXT,
  PROP_PROBLEM,
  PROP_REQUEST,
  PROP_DEADLINE,
  PROP_LINE,
  PROP_IS_OWN_TURN,
  PROP_IS_OVER,
  PROP_IS_SENT,
  N_PROPS
};

enum
{
  SAID,
  RESUMED,
  REMATCH_OPENED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboRemoteGame, robo_remote_game, G_TYPE_OBJECT)

/* Properties */

/* Sets a property from a text, which may be NULL. Takes ownership of the text. */
static void
set_text (RoboRemoteGame *self,
          char          **field,
          char           *text,
          guint           prop_id)
{
  g_autofree char *old = *field;

  *field = text;
  if (g_strcmp0 (old, text) != 0)
    g_object_notify_by_pspec (G_OBJECT (self), properties[prop_id]);
}

static void
set_flag (RoboRemoteGame *self,
          gboolean       *field,
          gboolean        flag,
          guint           prop_id)
{
  if (*field == flag)
    return;

  *field = flag;
  g_object_notify_by_pspec (G_OBJECT (self), properties[prop_id]);
}

static char *
dup_title (RoboRemoteGame *self)
{
  guint            people = self->peer->offer->people;
  guint            joined = 0;
  g_autofree char *names = NULL;
  const char      *arena = robo_arena_get_name (self->peer->shared->setup->arena);

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    if ((people >> seat & 1) != 0 && robo_chains_count (self->peer->chains, seat) > 0)
      joined |= 1u << seat;
  names = robo_remote_dup_names (self->peer, joined);

  /* Translators: This is the title of a remote game. %1$s is the names of the players, %2$s is the arena. */
  return g_strdup_printf (C_ ("game at a distance", "%1$s · %2$s"), names, arena);
}

static gint64
get_now (void)
{
  return g_get_real_time () / G_USEC_PER_SEC;
}

static gint64
get_clock_ahead (void)
{
  return (g_get_real_time () - g_get_monotonic_time ()) / G_USEC_PER_SEC;
}

/* If the clock shows that this computer may have slept, forgets that the line was open, because entries that come now
 * may be old. */
static void
check_clock (RoboRemoteGame *self)
{
  gint64 ahead_s = get_clock_ahead ();

  if (ABS (ahead_s - self->clock_ahead_s) >= CLOCK_JUMP_S)
    self->has_watched = self->was_open = FALSE;
  self->clock_ahead_s = ahead_s;
}

/* Presence of the players */

/* Loads when each player was last heard of. Messages about presence are not needed, because the entries that players
 * send for the game have this information. */
static void
load_heard (RoboRemoteGame *self)
{
  g_autofree char *note = robo_remote_notes_dup (self->peer->offer, HEARD);
  g_auto (GStrv) times = g_strsplit (note != NULL ? note : "", " ", ROBO_MAX_ROBOTS);

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    self->n_heard[seat] = robo_chains_count (self->peer->chains, seat);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS && times[seat] != NULL; seat++)
    self->heard[seat] = MAX (0, g_ascii_strtoll (times[seat], NULL, 10));
}

/* Returns whether this computer learns at once of whatever the others send. A pasted text may be much older than the
 * moment when this player reads it, so no player pays for the time of a text. */
static gboolean
is_watching (RoboRemoteGame *self)
{
  return self->link != NULL && self->was_open &&
         robo_carrier_get_state (robo_link_get_carrier (self->link)) == ROBO_CARRIER_OPEN;
}

/* Notes the time of new entries. Entries that were sent while the line was closed may be old, so they have no time. */
static void
note_heard (RoboRemoteGame *self)
{
  gboolean is_open = self->link != NULL &&
                     robo_carrier_get_state (robo_link_get_carrier (self->link)) == ROBO_CARRIER_OPEN;
  gboolean         is_new = FALSE;
  g_autofree char *note = NULL;

  check_clock (self);
  self->has_watched = is_watching (self);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      guint count = robo_chains_count (self->peer->chains, seat);

      if (count > self->n_heard[seat] && seat != self->peer->seat && is_open && self->was_open)
        {
          self->heard[seat] = get_now ();
          is_new = TRUE;
        }
      self->n_heard[seat] = count;
    }
  self->was_open = is_open;
  if (!is_new || !g_settings_get_boolean (self->settings, "remote-presence"))
    return;

  G_STATIC_ASSERT (ROBO_MAX_ROBOTS == 4);
  note = g_strdup_printf ("%" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %" G_GINT64_FORMAT, self->heard[0],
                          self->heard[1], self->heard[2], self->heard[3]);
  robo_remote_notes_set (self->peer->offer, HEARD, note);
}

/* Returns when the players for whom the game waits were last active, or NULL. Returns NULL also while the game waits
 * for the user, who then need not know. */
static char *
dup_presence (RoboRemoteGame *self,
              gint64          now)
{
  const RoboSharedGame *shared = self->peer->shared;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) items = NULL;
  g_autofree char *list = NULL;

  if (self->link == NULL || shared->stage == ROBO_STAGE_OVER ||
      (self->peer->seat != ROBO_SPECTATOR && (shared->awaited >> self->peer->seat & 1) != 0) ||
      !g_settings_get_boolean (self->settings, "remote-presence"))
    return NULL;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      g_autofree char *name = NULL;
      g_autofree char *time = NULL;
      g_autofree char *item = NULL;

      if ((shared->awaited >> seat & 1) == 0 || seat == self->peer->seat || self->heard[seat] == 0)
        continue;
      name = robo_remote_dup_name (self->peer, seat);
      time = robo_remote_dup_time (self->heard[seat], now);
      /* Translators: This says when a player was last active. %1$s is the name of the player, %2$s is a time, with or
       * without a day. */
      item = g_strdup_printf (_ ("%1$s (%2$s)"), name, time);
      g_strv_builder_add (builder, item);
    }
  items = g_strv_builder_end (builder);
  if (items[0] == NULL)
    return NULL;

  list = robo_word_list_dup ((const char *const *)items);

  /* Translators: %s is a list of players, each with the time at which the player was last active: “Ben (14:02)”. */
  return g_strdup_printf (_ ("Last active: %s."), list);
}

static void
clock_cb (RoboRemoteGame *self);

static void
update_request (RoboRemoteGame *self);

/* Shows in the match what is left of the time banks. */
static void
show_banks (RoboRemoteGame           *self,
            const RoboRemoteDeadline *deadline)
{
  if (self->match != NULL)
    robo_match_set_banks (self->match, deadline->has_banks ? deadline->left_s : NULL);
}

static char *
dup_time_left (RoboRemoteGame           *self,
               const RoboRemoteDeadline *deadline,
               gint64                    now)
{
  guint            running = robo_remote_deadline_list_running (deadline, self->peer, now);
  gint64           end = deadline->until;
  g_autofree char *time = NULL;

  if (deadline->is_paused)
    return robo_remote_dup_pause (self->peer, now);
  if (deadline->until == 0)
    return NULL;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS && now >= deadline->until; seat++)
    {
      if ((self->peer->shared->awaited >> seat & 1) != 0)
        end = MAX (end, deadline->ends[seat]);
    }
  time = robo_remote_dup_time (end, now);
  if (running != 0)
    /* Translators: The time for an answer is used up, and the time for the whole game runs. %s is a time of day, or a
     * day and a time. */
    return g_strdup_printf (_ ("The time bank lasts until %s."), time);
  if (now < deadline->until)
    /* Translators: %s is a time of day, or a day and a time. */
    return g_strdup_printf (_ ("Deadline: %s."), time);

  /* Translators: %s is a time of day, or a day and a time: until then the players had time to answer. */
  return g_strdup_printf (_ ("The deadline has passed (%s)."), time);
}

/* Sets the timer to the next change, at most an hour ahead. While a time bank runs, sets it to the next second, or to
 * the next minute if the time for an answer is an hour or more. */
static void
set_clock (RoboRemoteGame           *self,
           const RoboRemoteDeadline *deadline,
           gint64                    now)
{
  gint64 next = robo_remote_deadline_find_next (deadline, self->peer, now);
  gint64 left_s = MIN (next - now, 3600);

  if (robo_remote_deadline_list_running (deadline, self->peer, now) != 0)
    left_s = MIN (left_s, deadline->pace_s < 3600 ? 1 : 60);
  g_clear_handle_id (&self->clock_id, g_source_remove);
  if (next > now)
    self->clock_id = g_timeout_add_once ((guint)left_s * 1000, (GSourceOnceFunc)clock_cb, self);
}

static void
update_deadline (RoboRemoteGame *self)
{
  RoboRemoteDeadline deadline;
  gint64             now = get_now ();
  g_autofree char   *presence = dup_presence (self, now);
  char              *sentence = NULL;
  gboolean           is_resumed;

  check_clock (self);
  robo_remote_deadline_find (&deadline, self->peer, self->has_watched, now);
  sentence = dup_time_left (self, &deadline, now);
  set_clock (self, &deadline, now);
  if (presence != NULL)
    {
      char *limit = sentence;

      sentence = limit != NULL ? g_strdup_printf ("%s %s", limit, presence) : g_steal_pointer (&presence);
      g_free (limit);
    }
  set_text (self, &self->deadline, sentence, PROP_DEADLINE);
  show_banks (self, &deadline);
  is_resumed = self->was_paused && !deadline.is_paused && self->peer->shared->stage != ROBO_STAGE_OVER;
  self->was_paused = deadline.is_paused;
  if (is_resumed)
    g_signal_emit (self, signals[RESUMED], 0);
}

/* Notifies even if the sentence is unchanged, because the list of seats about which the player can vote may have
 * changed. */
static void
clock_cb (RoboRemoteGame *self)
{
  self->clock_id = 0;
  check_clock (self);
  self->has_watched = is_watching (self);
  update_deadline (self);
  /* A pause that is over may have been a request. */
  update_request (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DEADLINE]);
}

static char *
dup_problem (RoboRemoteGame *self)
{
  char            *problem = robo_remote_dup_problem (self->peer);
  const char      *refused = self->link != NULL ? robo_link_get_refused (self->link) : NULL;
  g_autofree char *name = refused != NULL ? robo_carrier_dup_harmless (refused, ROBO_CARRIER_MAX_NAME) : NULL;

  if (self->link != NULL && robo_link_is_seat_taken (self->link))
    {
      g_free (problem);
      return g_strdup (_ ("Someone else took this seat. Join again."));
    }
  if (problem == NULL && name != NULL && self->peer->shared->stage == ROBO_STAGE_JOINING)
    /* Translators: %s is the name of a blocked person. */
    return g_strdup_printf (_ ("%s can’t join because you’ve blocked them."), name);
  if (problem == NULL && self->forged != 0)
    return robo_remote_dup_forged (self->peer, (guint)g_bit_nth_lsf (self->forged, -1));

  return problem;
}

/* Stores whether the player plays on another machine, so that after a restart this program still only watches. */
static void
note_elsewhere (RoboRemoteGame *self)
{
  g_autofree char *noted = robo_remote_notes_dup (self->peer->offer, ELSEWHERE);
  const char      *note = self->peer->is_elsewhere ? "yes" : "no";

  if (g_strcmp0 (noted != NULL ? noted : "no", note) != 0)
    robo_remote_notes_set (self->peer->offer, ELSEWHERE, note);
}

static guint
list_blocked (RoboRemoteGame *self)
{
  return self->people != NULL ? robo_remote_people_list_blocked (self->people, self->peer) : 0;
}

/* Returns whether only blocked people ask for a rematch. */
static gboolean
is_asked_by_blocked (RoboRemoteGame *self)
{
  guint own = self->peer->seat != ROBO_SPECTATOR ? 1u << self->peer->seat : 0;
  guint asking = robo_peer_list_again (self->peer, ROBO_AGAIN_YES);

  return asking != 0 && (asking & own) == 0 && (asking & ~list_blocked (self)) == 0;
}

/* Returns the text of a request, such as that for a rematch; NULL without a request, or if only blocked people ask. In
 * a rematch that still waits for players, this is the request in the earlier game, since the player is in the rematch
 * already. */
static char *
dup_request (RoboRemoteGame *self)
{
  if (is_asked_by_blocked (self))
    return NULL;

  return robo_remote_dup_request (self->previous != NULL && self->peer->shared->stage == ROBO_STAGE_JOINING
                                    ? self->previous->peer
                                    : self->peer,
                                  get_now ());
}

static void
update_request (RoboRemoteGame *self)
{
  set_text (self, &self->request, dup_request (self), PROP_REQUEST);
}

static void
update_words (RoboRemoteGame *self)
{
  RoboDuty duty = robo_peer_get_duty (self->peer);

  set_text (self, &self->title, dup_title (self), PROP_TITLE);
  set_text (self, &self->status, robo_remote_dup_status (self->peer), PROP_STATUS);
  set_text (self, &self->task, robo_remote_dup_task (self->peer), PROP_TASK);
  set_text (self, &self->problem, dup_problem (self), PROP_PROBLEM);
  update_request (self);
  update_deadline (self);
  note_elsewhere (self);
  set_flag (self, &self->is_own_turn, duty == ROBO_DUTY_SEAL || duty == ROBO_DUTY_ANSWER, PROP_IS_OWN_TURN);
  set_flag (self, &self->is_over, self->peer->shared->stage == ROBO_STAGE_OVER, PROP_IS_OVER);
}

/* Match of the game */

static RoboRefusal
say_cb (RoboAnswer answer,
        gpointer   data);

static void
standing_changed_cb (RoboRemoteGame *self);

static void
forget_match (RoboRemoteGame *self)
{
  if (self->match == NULL)
    return;

  g_clear_signal_handler (&self->standing_id, robo_match_get_standing_answers (self->match));
  robo_match_set_answer_sender (self->match, NULL, NULL);
  g_clear_object (&self->match);
}

/* Restores the player's standing answers from the entries of the player's seat. */
static void
restore_standing (RoboRemoteGame *self)
{
  RoboStandingAnswers *answers = robo_match_get_standing_answers (self->match);

  for (guint seq = 0;
       self->peer->seat != ROBO_SPECTATOR && seq < robo_chains_count (self->peer->chains, self->peer->seat); seq++)
    {
      const RoboEntry *entry = robo_chains_get (self->peer->chains, self->peer->seat, seq);

      for (guint i = 0; entry->kind == ROBO_ENTRY_STANDING && i < entry->n_standing; i++)
        {
          const RoboEntryStanding *said = &entry->standing[i];
          RoboStandingAnswer       answer = { said->is_set ? ROBO_STANDING_ALWAYS : ROBO_STANDING_ASK, said->answer };

          if (robo_standing_answers_can_have (said->kind))
            robo_standing_answers_set (answers, self->peer->seat, said->kind, said->card, &answer);
        }
    }
}

static void
take_match (RoboRemoteGame *self,
            RoboMatch      *match)
{
  forget_match (self);
  self->match = match;
  robo_match_saver_set_path (self->saver, match, self->path);
  restore_standing (self);
  robo_match_set_answer_sender (match, say_cb, self);
  self->standing_id = g_signal_connect_swapped (robo_match_get_standing_answers (match), "changed",
                                                G_CALLBACK (standing_changed_cb), self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MATCH]);
}

/* Returns what the match cannot tell from the engine's game: whether it is the player's turn, and which seats have
 * sealed their programs. While programs are being sealed, the seats that have sealed are those for which the game
 * does not wait. */
static RoboMatchRemote
get_news (RoboRemoteGame *self)
{
  const RoboSharedGame *shared = self->peer->shared;
  RoboDuty              duty = robo_peer_get_duty (self->peer);
  RoboMatchRemote       news = { .is_own_turn = duty == ROBO_DUTY_SEAL || duty == ROBO_DUTY_ANSWER };

  if (shared->stage == ROBO_STAGE_SEALING)
    news.sealed = shared->present & ~shared->awaited;
  else if (shared->stage == ROBO_STAGE_OPENING)
    news.sealed = shared->present;

  return news;
}

static void
follow (RoboRemoteGame *self)
{
  const RoboSharedGame *shared = self->peer->shared;
  RoboMatchRemote       news = get_news (self);
  gboolean              has_begun = shared->game != NULL &&
                       robo_match_get_setup (self->match)->seed != shared->setup->seed;

  /* Replace the match when the game begins, since its players and its seed were unknown before. */
  if (has_begun)
    {
      take_match (self, robo_match_new_remote (shared->setup, self->peer->seat, NULL));
      update_deadline (self);
    }
  if (robo_match_follow (self->match, shared->game, &news))
    return;

  take_match (self, robo_match_new_remote (shared->setup, self->peer->seat, shared->game));
  robo_match_follow (self->match, shared->game, &news);
  update_deadline (self);
}

/* Sending */

/* Publishes entries that are on disk. */
static void
publish (RoboRemoteGame *self)
{
  g_autofree char *old = g_steal_pointer (&self->text);

  g_free (self->errand);
  if (self->link == NULL)
    {
      self->text = robo_peer_dup_text (self->peer);
      self->errand = self->text != NULL ? robo_remote_dup_send_request (self->peer) : NULL;
    }
  else
    {
      /* Show the address of the connection until all players have joined. The other players learn the address of a
       * rematch in the game before it. */
      self->text = self->peer->shared->stage == ROBO_STAGE_JOINING && self->previous == NULL
                     ? robo_remote_line_dup_address (robo_link_get_carrier (self->link))
                     : NULL;
      if (self->text == NULL)
        self->errand = NULL;
      else if (robo_remote_game_get_way (self) == ROBO_REMOTE_IN_ROOM)
        self->errand = g_strdup (_ ("Send this link to the others."));
      else
        self->errand = g_strdup (_ ("Send this address to the others on the same network."));
      robo_link_send (self->link);
    }
  self->is_sent = self->is_sent && g_strcmp0 (old, self->text) == 0;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_SENT]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ERRAND]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TEXT]);
}

typedef struct
{
  RoboRemoteGame *game;
  guint           n_saves;
} Saving;

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autofree Saving *saving = data;
  g_autoptr (RoboRemoteGame) self = saving->game;

  /* The saver reports errors; entries that are not on disk are not sent. */
  if (!robo_match_saver_flush_finish (ROBO_MATCH_SAVER (source), result, NULL) || saving->n_saves != self->n_saves)
    return;

  self->n_saved = saving->n_saves;
  publish (self);
}

void
robo_remote_game_save (RoboRemoteGame *self)
{
  g_autoptr (RoboSavedGame) game = NULL;
  const RoboSharedGame *shared = self->peer->shared;
  Saving               *saving = g_new (Saving, 1);
  RoboState             state;

  g_return_if_fail (ROBO_IS_REMOTE_GAME (self));

  robo_match_get_state_at (self->match, robo_match_get_n_events (self->match), &state);
  game = robo_saved_game_new_remote (self->path, g_get_real_time (), shared->setup, &state, self->peer->offer->bytes,
                                     shared->is_agreed);
  *saving = (Saving){ g_object_ref (self), ++self->n_saves };
  robo_match_saver_write (self->saver, robo_peer_dup_file (self->peer), game);
  robo_match_saver_flush_async (self->saver, NULL, saved_cb, saving);
}

/* Seals an empty program for a robot that is out of the arena, because its seat still contributes to the entropy. */
static gboolean
seal_nothing (RoboRemoteGame *self)
{
  const RoboGame *game = self->peer->shared->game;

  return robo_peer_get_duty (self->peer) == ROBO_DUTY_SEAL &&
         !robo_robot_is_in_arena (&robo_game_get_shown_state (game)->robots[self->peer->seat]) &&
         robo_peer_seal (self->peer, 0);
}

/* Answers the question with a standing answer, if there is one. The shared game does the same, but applies a new
 * standing answer only from the next program on. */
static gboolean
answer_unasked (RoboRemoteGame *self)
{
  RoboAnswer answer;

  return robo_peer_get_duty (self->peer) == ROBO_DUTY_ANSWER &&
         robo_standing_answers_find (robo_match_get_standing_answers (self->match), self->peer->shared->game,
                                     &answer) &&
         robo_peer_answer (self->peer, answer);
}

/* Emits `rematch-opened` once for each address at which the rematch waits. A rematch that the user has removed must
 * not come back with the next entry of another player. */
static void
tell_of_rematch (RoboRemoteGame *self)
{
  const char *address = robo_remote_game_find_again_address (self);

  if (robo_peer_get_again (self->peer, self->peer->seat) != ROBO_AGAIN_YES || address == NULL ||
      g_strcmp0 (self->rematch_address, address) == 0)
    return;

  g_free (self->rematch_address);
  self->rematch_address = g_strdup (address);
  g_signal_emit (self, signals[REMATCH_OPENED], 0);
}

/* Updates everything after a new entry, whether the player or another peer has written it. */
static void
update_after_entry (RoboRemoteGame *self)
{
  g_autoptr (RoboRemoteGame) guard = g_object_ref (self);

  note_heard (self);
  while (robo_peer_write_automatic_entries (self->peer) || seal_nothing (self) || answer_unasked (self))
    ;
  /* Update the match last, since handlers of its signals may answer at once. */
  if (self->link == NULL)
    {
      set_text (self, &self->text, NULL, PROP_TEXT);
      set_text (self, &self->errand, NULL, PROP_ERRAND);
    }
  robo_remote_game_save (self);
  update_words (self);
  follow (self);
  tell_of_rematch (self);
}

static RoboRefusal
say_cb (RoboAnswer answer,
        gpointer   data)
{
  RoboRemoteGame *self = data;
  gboolean        is_said;

  is_said = robo_peer_get_duty (self->peer) == ROBO_DUTY_SEAL ? robo_peer_seal (self->peer, answer)
                                                              : robo_peer_answer (self->peer, answer);
  if (!is_said)
    return ROBO_REFUSED_OPTION;

  update_after_entry (self);

  return ROBO_REFUSED_NOT;
}

/* Connection of the game */

static void
line_changed_cb (RoboRemoteGame *self)
{
  RoboCarrier     *line = robo_link_get_carrier (self->link);
  g_autofree char *address = robo_remote_line_dup_address (line);

  /* Update the deadline before the line counts as closed, since the awaited players have not answered until now. */
  if (self->was_open && robo_carrier_get_state (line) != ROBO_CARRIER_OPEN)
    {
      update_deadline (self);
      self->has_watched = self->was_open = FALSE;
    }
  if (address != NULL && robo_carrier_get_state (line) == ROBO_CARRIER_OPEN)
    robo_remote_line_save (line, self->peer->offer);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LINE]);
  if (self->n_saved == self->n_saves)
    publish (self);
}

static void
said_cb (RoboRemoteGame *self,
         const char     *who,
         const char     *words,
         gint64          when)
{
  guint            blocked = list_blocked (self);
  RoboRemoteWords *said;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      g_autofree char *name = (blocked >> seat & 1) != 0 ? robo_remote_dup_name (self->peer, seat) : NULL;

      if (g_strcmp0 (name, who) == 0)
        return;
    }

  said = robo_remote_chat_add (self->chat, who, words, when);

  if (said != NULL)
    g_signal_emit (self, signals[SAID], 0, who, robo_remote_words_get_words (said));
}

static void
muted_cb (RoboRemoteGame *self,
          const char     *who,
          gboolean        is_muted)
{
  if (self->link != NULL)
    robo_carrier_set_muted (robo_link_get_carrier (self->link), who, is_muted);
}

static void
forged_cb (RoboRemoteGame *self,
           guint           seat)
{
  self->forged |= 1u << seat;
  update_words (self);
}

static gboolean
refuses_cb (const guint8 *key,
            gpointer      data)
{
  RoboRemoteGame *self = data;

  return self->people != NULL && robo_remote_people_is_key_blocked (self->people, key);
}

/* Accepts entries that were refused before, because a person may have been unblocked, and updates the texts. */
static void
blocks_changed_cb (RoboRemoteGame *self)
{
  g_autoptr (RoboRemoteGame) guard = g_object_ref (self);

  if (self->link != NULL)
    robo_link_take_refused (self->link);
  update_words (self);
}

static void
close_line (RoboRemoteGame *self)
{
  if (self->link == NULL)
    return;

  g_signal_handlers_disconnect_by_data (robo_link_get_carrier (self->link), self);
  g_signal_handlers_disconnect_by_data (self->link, self);
  robo_link_set_refuses (self->link, NULL, NULL);
  robo_carrier_close (robo_link_get_carrier (self->link));
  g_clear_object (&self->link);
}

void
robo_remote_game_set_line (RoboRemoteGame *self,
                           RoboCarrier    *line)
{
  g_autoptr (GPtrArray) people = NULL;

  g_return_if_fail (ROBO_IS_REMOTE_GAME (self) && ROBO_IS_CARRIER (line));
  g_return_if_fail (self->peer->offer->is_signed);

  close_line (self);
  self->was_open = FALSE;
  self->link = robo_link_new (self->peer, line);
  people = robo_remote_chat_list_people (self->chat);
  for (guint i = 0; i < people->len; i++)
    {
      if (robo_remote_chat_is_muted (self->chat, people->pdata[i]))
        robo_carrier_set_muted (line, people->pdata[i], TRUE);
    }
  g_signal_connect_object (self->link, "changed", G_CALLBACK (update_after_entry), self, G_CONNECT_SWAPPED);
  robo_link_set_refuses (self->link, refuses_cb, self);
  g_signal_connect_object (self->link, "refused", G_CALLBACK (update_words), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->link, "forged", G_CALLBACK (forged_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (line, "changed", G_CALLBACK (line_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (line, "said", G_CALLBACK (said_cb), self, G_CONNECT_SWAPPED);
  robo_carrier_open (line);
  line_changed_cb (self);
}

void
robo_remote_game_resume_line (RoboRemoteGame *self)
{
  g_autoptr (RoboCarrier) line = NULL;

  g_return_if_fail (ROBO_IS_REMOTE_GAME (self));

  if (self->link != NULL && robo_carrier_get_state (robo_link_get_carrier (self->link)) == ROBO_CARRIER_CLOSED)
    robo_carrier_open (robo_link_get_carrier (self->link));
  if (self->link != NULL || !self->peer->offer->is_signed || self->is_over)
    return;

  line = robo_remote_line_load (self->peer->offer, self->own_name);
  if (line != NULL)
    robo_remote_game_set_line (self, line);
}

RoboRemoteWay
robo_remote_game_get_way (RoboRemoteGame *self)
{
  g_autoptr (RoboCarrier) line = NULL;

  g_return_val_if_fail (ROBO_IS_REMOTE_GAME (self), ROBO_REMOTE_BY_TEXTS);

  if (!self->peer->offer->is_signed)
    return ROBO_REMOTE_BY_TEXTS;
  /* A game that is over has no open connection, so load its connection from the notes. */
  line = self->link != NULL ? g_object_ref (robo_link_get_carrier (self->link))
                            : robo_remote_line_load (self->peer->offer, g_get_user_name ());

  return line != NULL && robo_remote_line_is_room (line) ? ROBO_REMOTE_IN_ROOM : ROBO_REMOTE_IN_NETWORK;
}

gboolean
robo_remote_game_needs_account (RoboRemoteGame *self)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_GAME (self), FALSE);

  return self->link != NULL && robo_remote_line_is_room (robo_link_get_carrier (self->link)) && !self->is_over &&
         robo_carrier_get_state (robo_link_get_carrier (self->link)) == ROBO_CARRIER_CLOSED;
}

RoboRemoteChat *
robo_remote_game_get_chat (RoboRemoteGame *self)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_GAME (self), NULL);

  return self->chat;
}

gboolean
robo_remote_game_get_can_say (RoboRemoteGame *self)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_GAME (self), FALSE);

  return self->link != NULL && robo_carrier_get_state (robo_link_get_carrier (self->link)) == ROBO_CARRIER_OPEN;
}

void
robo_remote_game_say (RoboRemoteGame *self,
                      const char     *words)
{
  g_autofree char *harmless = NULL;

  g_return_if_fail (robo_remote_game_get_can_say (self) && words != NULL);

  harmless = robo_carrier_dup_harmless (words, ROBO_CARRIER_MAX_WORDS);
  if (*harmless == '\0')
    return;

  robo_remote_chat_add_outgoing (self->chat, harmless);
  robo_carrier_say (robo_link_get_carrier (self->link), harmless);
}

gboolean
robo_remote_game_get_can_put_out (RoboRemoteGame *self,
                                  const char     *who)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_GAME (self), FALSE);

  return self->link != NULL && robo_carrier_may_put_out (robo_link_get_carrier (self->link), who);
}

void
robo_remote_game_put_out (RoboRemoteGame *self,
                          const char     *who)
{
  g_return_if_fail (robo_remote_game_get_can_put_out (self, who));

  robo_carrier_remove_person (robo_link_get_carrier (self->link), who);
}

/* Finds the player's latest standing answer to a kind of question about a card. */
static const RoboEntryStanding *
find_own_standing (RoboRemoteGame *self,
                   guint           kind,
                   guint           card)
{
  for (guint seq = robo_chains_count (self->peer->chains, self->peer->seat); seq > 0; seq--)
    {
      const RoboEntry *entry = robo_chains_get (self->peer->chains, self->peer->seat, seq - 1);

      for (guint i = entry->kind == ROBO_ENTRY_STANDING ? entry->n_standing : 0; i > 0; i--)
        {
          if (entry->standing[i - 1].kind == kind && entry->standing[i - 1].card == card)
            return &entry->standing[i - 1];
        }
    }

  return NULL;
}

static void
standing_changed_cb (RoboRemoteGame *self)
{
  RoboStandingAnswers *answers = robo_match_get_standing_answers (self->match);
  const RoboSetup     *setup = robo_match_get_game_setup (self->match);
  RoboEntryStanding    changed[ROBO_MAX_STANDING];
  guint                n_changed = 0;

  if (self->peer->seat == ROBO_SPECTATOR || setup->cards == NULL)
    return;

  for (guint kind = 0; kind < ROBO_N_QUESTION_KINDS; kind++)
    {
      for (guint card = 0; robo_standing_answers_can_have (kind) && card < setup->cards->n_cards; card++)
        {
          RoboStandingAnswer       answer = robo_standing_answers_get (answers, self->peer->seat, kind, card);
          const RoboEntryStanding *said = find_own_standing (self, kind, card);
          gboolean                 is_answered = answer.kind == ROBO_STANDING_ALWAYS;
          gboolean                 was_answered = said != NULL && said->is_set;

          if (is_answered == was_answered && (!is_answered || said->answer == answer.answer))
            continue;
          if (n_changed < ROBO_MAX_STANDING)
            changed[n_changed++] = (RoboEntryStanding){ kind, card, is_answered, is_answered ? answer.answer : 0 };
        }
    }
  if (n_changed > 0 && robo_peer_set_standing (self->peer, changed, n_changed))
    update_after_entry (self);
}

/* The object */

static void
robo_remote_game_dispose (GObject *object)
{
  RoboRemoteGame *self = ROBO_REMOTE_GAME (object);

  g_clear_handle_id (&self->clock_id, g_source_remove);
  g_clear_weak_pointer (&self->previous);
  close_line (self);
  forget_match (self);
  g_clear_object (&self->saver);
  g_signal_handlers_disconnect_by_data (self->settings, self);

  G_OBJECT_CLASS (robo_remote_game_parent_class)->dispose (object);
}

static void
robo_remote_game_finalize (GObject *object)
{
  RoboRemoteGame *self = ROBO_REMOTE_GAME (object);

  robo_peer_free (self->peer);
  robo_match_lock_release (self->lock);
  g_clear_object (&self->chat);
  g_clear_object (&self->people);
  g_clear_object (&self->settings);
  g_free (self->path);
  g_free (self->title);
  g_free (self->status);
  g_free (self->task);
  g_free (self->errand);
  g_free (self->text);
  g_free (self->problem);
  g_free (self->request);
  g_free (self->deadline);
  g_free (self->own_name);
  g_free (self->rematch_address);

  G_OBJECT_CLASS (robo_remote_game_parent_class)->finalize (object);
}

static const char *
get_line (RoboRemoteGame *self)
{
  return self->link != NULL ? robo_carrier_get_sentence (robo_link_get_carrier (self->link)) : NULL;
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_MATCH] = { ROBO_PROPERTY_FIELD (OBJECT, "match", RoboRemoteGame, match), .type = robo_match_get_type },
  [PROP_TITLE] = { ROBO_PROPERTY_FIELD (STRING, "title", RoboRemoteGame, title) },
  [PROP_STATUS] = { ROBO_PROPERTY_FIELD (STRING, "status", RoboRemoteGame, status) },
  [PROP_TASK] = { ROBO_PROPERTY_FIELD (STRING, "task", RoboRemoteGame, task) },
  [PROP_ERRAND] = { ROBO_PROPERTY_FIELD (STRING, "errand", RoboRemoteGame, errand) },
  [PROP_TEXT] = { ROBO_PROPERTY_FIELD (STRING, "text", RoboRemoteGame, text) },
  [PROP_PROBLEM] = { ROBO_PROPERTY_FIELD (STRING, "problem", RoboRemoteGame, problem) },
  [PROP_REQUEST] = { ROBO_PROPERTY_FIELD (STRING, "request", RoboRemoteGame, request) },
  [PROP_DEADLINE] = { ROBO_PROPERTY_FIELD (STRING, "deadline", RoboRemoteGame, deadline) },
  [PROP_LINE] = { ROBO_PROPERTY_GETTER (STRING, "line", get_line) },
  [PROP_IS_OWN_TURN] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-own-turn", RoboRemoteGame, is_own_turn) },
  [PROP_IS_OVER] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-over", RoboRemoteGame, is_over) },
  [PROP_IS_SENT] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-sent", RoboRemoteGame, is_sent), .set = G_CALLBACK (robo_remote_game_set_is_sent) },
};

static void
robo_remote_game_class_init (RoboRemoteGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = robo_remote_game_dispose;
  object_class->finalize = robo_remote_game_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[SAID] = g_signal_new ("said", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
  signals[RESUMED] = g_signal_new ("resumed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[REMATCH_OPENED] = g_signal_new ("rematch-opened", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                          NULL, G_TYPE_NONE, 0);
}

static void
robo_remote_game_init (RoboRemoteGame *self)
{
  self->settings = g_settings_new (ROBO_APPLICATION_ID);
  self->clock_ahead_s = get_clock_ahead ();
  g_signal_connect_swapped (self->settings, "changed::remote-presence", G_CALLBACK (update_deadline), self);
}

/* Returns the name under which the user watches the game without a seat. Without a stored name this is a general word
 * and not the name of the user's account, which must not leave the computer. */
static char *
dup_watching_name (const RoboPeer *peer)
{
  char *name = robo_remote_notes_dup (peer->offer, ROBO_REMOTE_NOTE_WATCHES_AS);

  /* Translators: This stands in place of a name, for a person who watches a remote game and has entered no name. */
  return name != NULL ? name : g_strdup (C_ ("somebody who watches", "Spectator"));
}

RoboRemoteGame *
robo_remote_game_new (RoboMatchSaver *saver,
                      const char     *path,
                      RoboPeer       *peer)
{
  RoboRemoteGame  *self;
  RoboMatchRemote  news;
  gboolean         is_new = path == NULL;
  g_autofree char *elsewhere = NULL;
  g_autofree char *stem = NULL;
  g_autofree char *own_path = NULL;

  g_return_val_if_fail (ROBO_IS_MATCH_SAVER (saver) && peer != NULL, NULL);

  self = g_object_new (ROBO_TYPE_REMOTE_GAME, NULL);
  self->saver = g_object_ref (saver);
  self->peer = peer;
  load_heard (self);
  self->own_name = peer->seat != ROBO_SPECTATOR ? robo_remote_dup_name (peer, peer->seat)
                                                : dup_watching_name (peer);
  self->chat = robo_remote_chat_new (peer->offer, self->own_name);
  g_signal_connect_object (self->chat, "muted", G_CALLBACK (muted_cb), self, G_CONNECT_SWAPPED);
  if (is_new)
    {
      stem = robo_game_folder_dup_new_stem (peer->offer->match[0] << 8 | peer->offer->match[1]);
      own_path = robo_game_folder_reserve (robo_match_saver_get_folder (saver), stem, ROBO_MATCH_SUFFIX);
    }
  elsewhere = is_new ? NULL : robo_remote_notes_dup (peer->offer, ELSEWHERE);
  peer->is_elsewhere = peer->is_elsewhere || g_strcmp0 (elsewhere, "yes") == 0;
  self->path = g_strdup (is_new ? own_path : path);
  if (is_new)
    self->lock = robo_match_lock_take (self->path, NULL);
  take_match (self, robo_match_new_remote (peer->shared->setup, peer->seat, peer->shared->game));
  /* If the program crashed, the file may lack entries that the program writes by itself. Write these entries now. */
  if (is_new || robo_peer_write_automatic_entries (peer))
    update_after_entry (self);
  else
    {
      news = get_news (self);
      update_words (self);
      robo_match_follow (self->match, peer->shared->game, &news);
      self->text = robo_peer_dup_text (peer);
      self->errand = self->text != NULL ? robo_remote_dup_send_request (peer) : NULL;
    }

  return self;
}

RoboRemoteGame *
robo_remote_game_new_invitation (RoboMatchSaver       *saver,
                                 const RoboMatchSetup *setup,
                                 const RoboKey        *key,
                                 const char           *name,
                                 RoboPace              pace,
                                 RoboBank              bank,
                                 gboolean              is_signed)
{
  g_autoptr (RoboOffer) offer = robo_offer_new (setup, is_signed, pace, bank);
  RoboMatchSetup *offered = offer->people != 0 ? robo_offer_make_setup (offer, setup->arena, setup->modules) : NULL;
  RoboPeer       *peer;

  g_return_val_if_fail (key != NULL && name != NULL, NULL);

  if (offered == NULL)
    return NULL;

  peer = robo_peer_new (offer, offered, (guint)g_bit_nth_lsf (offer->people, -1), key);
  robo_peer_join (peer, name);

  return robo_remote_game_new (saver, NULL, peer);
}

/* Returns whether the key belongs to the seat that the file names as its player's seat. */
static gboolean
is_own_file (const RoboMatchFile *file,
             const RoboKey       *key)
{
  g_autoptr (RoboOffer) offer = robo_offer_parse (file->offer);

  for (guint i = 0; offer != NULL && i < file->entries->len; i++)
    {
      const RoboMatchEntry *saved = &g_array_index (file->entries, RoboMatchEntry, i);
      gsize                 size;
      const guint8         *data = g_bytes_get_data (saved->bytes, &size);
      g_autoptr (RoboEntry) entry = robo_entry_parse (data, size);
      guint8 nonce[ROBO_NONCE_SIZE];
      guint8 commit[ROBO_COMMIT_SIZE];

      if (entry == NULL || entry->kind != ROBO_ENTRY_JOIN || entry->seat != file->own_seat)
        continue;
      robo_key_get_nonce (key, offer->match, entry->seat, nonce, commit);
      return memcmp (commit, entry->commit, sizeof commit) == 0;
    }

  return FALSE;
}

RoboPeer *
robo_remote_peer_load (const char    *path,
                       const RoboKey *key)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (path);
  g_autoptr (RoboMatchFile) file = NULL;

  g_return_val_if_fail (path != NULL && key != NULL, NULL);

  file = robo_match_file_load (path, problems);
  if (file == NULL || file->offer == NULL)
    return NULL;

  return robo_peer_new_for_file (file, is_own_file (file, key) ? key : NULL);
}

void
robo_remote_game_set_people (RoboRemoteGame   *self,
                             RoboRemotePeople *people)
{
  g_return_if_fail (ROBO_IS_REMOTE_GAME (self));

  if (!g_set_object (&self->people, people))
    return;

  g_signal_connect_object (people, "blocks-changed", G_CALLBACK (blocks_changed_cb), self, G_CONNECT_SWAPPED);
  update_request (self);
}

void
robo_remote_game_take_lock (RoboRemoteGame *self,
                            RoboMatchLock  *lock)
{
  g_return_if_fail (ROBO_IS_REMOTE_GAME (self));

  robo_match_lock_release (self->lock);
  self->lock = lock;
}

RoboMatch *
robo_remote_game_get_match (RoboRemoteGame *self)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_GAME (self), NULL);

  return self->match;
}

const char *
robo_remote_game_get_path (RoboRemoteGame *self)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_GAME (self), NULL);

  return self->path;
}

const char *
robo_remote_game_get_text (RoboRemoteGame *self)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_GAME (self), NULL);

  return self->text;
}

const char *
robo_remote_game_get_status (RoboRemoteGame *self)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_GAME (self), NULL);

  return self->status;
}

gboolean
robo_remote_game_get_is_own_turn (RoboRemoteGame *self)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_GAME (self), FALSE);

  return self->is_own_turn;
}

gboolean
robo_remote_game_get_is_over (RoboRemoteGame *self)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_GAME (self), FALSE);

  return self->is_over;
}

void
robo_remote_game_set_is_sent (RoboRemoteGame *self,
                              gboolean        is_sent)
{
  g_return_if_fail (ROBO_IS_REMOTE_GAME (self));

  set_flag (self, &self->is_sent, is_sent, PROP_IS_SENT);
}

const RoboPeer *
robo_remote_game_get_peer (RoboRemoteGame *self)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_GAME (self), NULL);

  return self->peer;
}

const RoboMatchSetup *
robo_remote_game_get_setup (RoboRemoteGame *self)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_GAME (self), NULL);

  return self->peer->shared->setup;
}

char *
robo_remote_game_dup_message (RoboRemoteGame *self)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (ROBO_IS_REMOTE_GAME (self) && self->text != NULL, NULL);

  if (self->peer->shared->stage != ROBO_STAGE_JOINING ||
      self->peer->seat != (guint)g_bit_nth_lsf (self->peer->offer->people, -1))
    return g_strdup (self->text);

  name = robo_remote_dup_name (self->peer, self->peer->seat);

  /* Translators: This is a message that invites a person to a game. %1$s is the name of the sender, %2$s is a long code
   * that the program reads. */
  return g_strdup_printf (_ ("%1$s invites you to a game of Robodrome. Copy this message and paste it into Robodrome under Play Remotely: %2$s"),
                          name, self->text);
}

RoboPasted
robo_remote_game_paste (RoboRemoteGame *self,
                        const char     *text)
{
  RoboPasted pasted;

  g_return_val_if_fail (ROBO_IS_REMOTE_GAME (self) && text != NULL, ROBO_PASTED_NOTHING);

  pasted = robo_peer_paste (self->peer, text);
  if (pasted == ROBO_PASTED_NEW || pasted == ROBO_PASTED_ODD)
    update_after_entry (self);

  return pasted;
}

guint
robo_remote_game_list_absent (RoboRemoteGame *self)
{
  const RoboPeer    *peer;
  RoboRemoteDeadline deadline;
  gint64             now = get_now ();
  guint              absent = 0;

  g_return_val_if_fail (ROBO_IS_REMOTE_GAME (self), 0);

  peer = self->peer;
  if (peer->seat == ROBO_SPECTATOR || self->is_own_turn)
    return 0;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    if ((robo_shared_game_list_missing (peer->shared, peer->seat) >> seat & 1) != 0 &&
        robo_shared_game_can_vote (peer->shared, peer->seat, seat))
      absent |= 1u << seat;
  if (absent == 0)
    return 0;

  check_clock (self);
  robo_remote_deadline_find (&deadline, peer, self->has_watched, now);

  return absent & robo_remote_deadline_list_late (&deadline, peer, now);
}

void
robo_remote_game_vote (RoboRemoteGame *self,
                       guint           absent)
{
  g_return_if_fail (ROBO_IS_REMOTE_GAME (self));

  if (robo_peer_vote (self->peer, absent))
    update_after_entry (self);
}

gboolean
robo_remote_game_get_can_undo (RoboRemoteGame *self)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_GAME (self), FALSE);

  return robo_shared_game_find_undo (self->peer->shared, NULL) == 0 && robo_peer_find_own_answer (self->peer) != NULL;
}

void
robo_remote_game_undo (RoboRemoteGame *self)
{
  const RoboSharedGameAnswer *answer;
  guint8                      position[ROBO_DIGEST_SIZE];

  g_return_if_fail (ROBO_IS_REMOTE_GAME (self));

  answer = robo_peer_find_own_answer (self->peer);
  if (answer == NULL)
    return;

  memcpy (position, answer->position, sizeof position);
  if (robo_peer_undo (self->peer, position))
    update_after_entry (self);
}

gboolean
robo_remote_game_get_can_agree (RoboRemoteGame *self)
{
  const RoboPeer *peer;
  guint           asking;

  g_return_val_if_fail (ROBO_IS_REMOTE_GAME (self), FALSE);

  peer = self->peer;
  asking = robo_shared_game_find_undo (peer->shared, NULL);

  return peer->seat != ROBO_SPECTATOR && asking != 0 && ((asking | ~peer->shared->present) >> peer->seat & 1) == 0;
}

void
robo_remote_game_agree (RoboRemoteGame *self)
{
  guint8 position[ROBO_DIGEST_SIZE];

  g_return_if_fail (ROBO_IS_REMOTE_GAME (self));

  if (robo_shared_game_find_undo (self->peer->shared, position) != 0 && robo_peer_undo (self->peer, position))
    update_after_entry (self);
}

gboolean
robo_remote_game_get_can_propose (RoboRemoteGame *self,
                                  RoboProposal    proposal,
                                  guint64         value)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_GAME (self), FALSE);

  return robo_peer_can_propose (self->peer, proposal, value);
}

void
robo_remote_game_propose (RoboRemoteGame *self,
                          RoboProposal    proposal,
                          guint64         value)
{
  g_return_if_fail (ROBO_IS_REMOTE_GAME (self));

  if (robo_peer_propose (self->peer, proposal, value))
    update_after_entry (self);
}

gboolean
robo_remote_game_get_can_take_back (RoboRemoteGame *self,
                                    RoboProposal    proposal)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_GAME (self), FALSE);

  return robo_remote_has_proposed (self->peer, proposal, get_now ());
}

void
robo_remote_game_take_back (RoboRemoteGame *self,
                            RoboProposal    proposal)
{
  g_return_if_fail (ROBO_IS_REMOTE_GAME (self));

  if (robo_peer_take_back (self->peer, proposal))
    update_after_entry (self);
}

gboolean
robo_remote_game_get_is_asked (RoboRemoteGame *self,
                               RoboProposal    proposal,
                               guint64        *value)
{
  guint64 asked = 0;

  g_return_val_if_fail (ROBO_IS_REMOTE_GAME (self), FALSE);

  if (!robo_remote_is_asked (self->peer, proposal, get_now (), &asked))
    return FALSE;
  if (value != NULL)
    *value = asked;

  return TRUE;
}

void
robo_remote_game_consent (RoboRemoteGame *self,
                          RoboProposal    proposal,
                          guint64         value)
{
  guint64 asked;

  g_return_if_fail (ROBO_IS_REMOTE_GAME (self));

  if (robo_remote_is_asked (self->peer, proposal, get_now (), &asked) && asked == value)
    robo_remote_game_propose (self, proposal, value);
}

void
robo_remote_game_decline (RoboRemoteGame *self,
                          RoboProposal    proposal,
                          guint64         value)
{
  g_return_if_fail (ROBO_IS_REMOTE_GAME (self));

  if (robo_peer_decline (self->peer, proposal, value))
    update_after_entry (self);
}

gboolean
robo_remote_game_get_has_request (RoboRemoteGame *self)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_GAME (self), FALSE);

  return self->request != NULL &&
         (robo_remote_game_get_can_agree (self) || robo_remote_game_get_is_asked (self, ROBO_PROPOSAL_END, NULL) ||
          robo_remote_game_get_is_asked (self, ROBO_PROPOSAL_PAUSE, NULL) ||
          robo_remote_game_get_is_asked (self, ROBO_PROPOSAL_PACE, NULL) || robo_remote_game_list_asking (self) != 0 ||
          robo_remote_game_get_is_asked_again (self));
}

gboolean
robo_remote_game_get_is_paused (RoboRemoteGame *self)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_GAME (self), FALSE);

  return robo_remote_is_paused (self->peer, get_now ());
}

char *
robo_remote_game_dup_link (RoboRemoteGame *self)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_GAME (self), NULL);

  return self->link != NULL ? robo_remote_line_dup_address (robo_link_get_carrier (self->link)) : NULL;
}

gboolean
robo_remote_game_get_can_return (RoboRemoteGame *self)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_GAME (self), FALSE);

  return robo_peer_get_duty (self->peer) == ROBO_DUTY_RETURN;
}

void
robo_remote_game_return (RoboRemoteGame *self)
{
  g_return_if_fail (ROBO_IS_REMOTE_GAME (self));

  if (robo_peer_ask_to_return (self->peer))
    update_after_entry (self);
}

gboolean
robo_remote_game_get_can_go_on_anyway (RoboRemoteGame *self)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_GAME (self), FALSE);

  return robo_peer_can_go_on_anyway (self->peer);
}

void
robo_remote_game_go_on_anyway (RoboRemoteGame *self)
{
  g_return_if_fail (ROBO_IS_REMOTE_GAME (self));

  if (!robo_peer_ignore_claims (self->peer))
    return;
  if (robo_peer_get_duty (self->peer) == ROBO_DUTY_JOIN)
    robo_peer_join (self->peer, self->own_name);
  update_after_entry (self);
}

guint
robo_remote_game_list_asking (RoboRemoteGame *self)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_GAME (self), 0);

  return robo_peer_list_asking (self->peer);
}

void
robo_remote_game_admit (RoboRemoteGame *self)
{
  g_return_if_fail (ROBO_IS_REMOTE_GAME (self));

  if (robo_peer_admit (self->peer, robo_peer_list_asking (self->peer)))
    update_words (self);
}

gboolean
robo_remote_game_get_can_play_here (RoboRemoteGame *self)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_GAME (self), FALSE);

  return robo_peer_get_duty (self->peer) == ROBO_DUTY_ELSEWHERE;
}

void
robo_remote_game_play_here (RoboRemoteGame *self)
{
  g_return_if_fail (ROBO_IS_REMOTE_GAME (self));

  if (robo_peer_take_over_here (self->peer))
    update_after_entry (self);
}

gboolean
robo_remote_game_get_can_say_again (RoboRemoteGame *self)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_GAME (self), FALSE);

  return robo_remote_game_get_can_say (self) && robo_peer_can_say_again (self->peer);
}

void
robo_remote_game_say_again (RoboRemoteGame *self,
                            RoboAgain       again,
                            const char     *address)
{
  g_return_if_fail (ROBO_IS_REMOTE_GAME (self));

  if (robo_peer_say_again (self->peer, again, address))
    update_after_entry (self);
}

const char *
robo_remote_game_find_again_address (RoboRemoteGame *self)
{
  g_autofree char *line = NULL;

  g_return_val_if_fail (ROBO_IS_REMOTE_GAME (self), NULL);

  line = robo_remote_game_dup_link (self);

  return robo_peer_find_again_address (self->peer, line);
}

gboolean
robo_remote_game_get_is_asked_again (RoboRemoteGame *self)
{
  const RoboPeer *peer;

  g_return_val_if_fail (ROBO_IS_REMOTE_GAME (self), FALSE);

  peer = self->peer;

  return robo_peer_can_say_again (peer) && robo_peer_get_again (peer, peer->seat) == ROBO_AGAIN_NONE &&
         robo_peer_list_again (peer, ROBO_AGAIN_YES) != 0 && !is_asked_by_blocked (self);
}

void
robo_remote_game_set_previous (RoboRemoteGame *self,
                               RoboRemoteGame *previous)
{
  g_return_if_fail (ROBO_IS_REMOTE_GAME (self) && ROBO_IS_REMOTE_GAME (previous));
  g_return_if_fail (self->previous == NULL);

  g_set_weak_pointer (&self->previous, previous);
  g_signal_connect_object (previous, "notify::request", G_CALLBACK (update_request), self, G_CONNECT_SWAPPED);
  update_request (self);
}

gboolean
robo_remote_game_get_can_resign (RoboRemoteGame *self)
{
  const RoboSharedGame *shared;

  g_return_val_if_fail (ROBO_IS_REMOTE_GAME (self), FALSE);

  shared = self->peer->shared;

  return self->peer->seat != ROBO_SPECTATOR && shared->game != NULL && !self->is_over &&
         (shared->present >> self->peer->seat & 1) != 0;
}

void
robo_remote_game_resign (RoboRemoteGame *self)
{
  g_return_if_fail (ROBO_IS_REMOTE_GAME (self));

  if (robo_peer_resign (self->peer))
    update_after_entry (self);
}
