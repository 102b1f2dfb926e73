// SPDX-License-Identifier: GPL-3.0-or-later
// Hosts many matches as an ordinary member of a chat room. The host handles commands, tables and ratings. The owner
// carries out the actions of the host: it sends messages, opens and closes tables, and saves.
#pragma once

#include "net/robo-peer.h"

#include "robo-ladder.h"
#include "robo-tournament.h"

G_BEGIN_DECLS

typedef enum
{
  ROBO_TABLE_WAITING, /* seats are free for people */
  ROBO_TABLE_READY,   /* all seats are taken */
  ROBO_TABLE_PLAYING, /* the match has begun */
  ROBO_TABLE_OVER,    /* the match is over, and kept */
} RoboTableState;

typedef struct
{
  guint          number; /* number of the table, from 1; a number is never used again */
  RoboTableState state;
  char          *arena;
  char          *rules;
  guint          n_seats; /* 2 to 4 */
  GPtrArray     *names;   /* array of strings: people who want to play; after the match, those who have played */
  char          *place;   /* address of the match that people are told, or NULL */
  char          *opener;  /* address of the person who opened the table, or NULL */
  gint64         since;   /* when the table was opened or became ready, or a person last sat down or got up, or a person
                           * at the waiting table last spoke; in seconds since 1970 */

  /* The following members are private. */
  gboolean is_asked_for; /* a person waits for the address of the match */
  gint64   over_since;   /* when the match was found to be over, in seconds since 1970; 0 while it is not over */
} RoboHostTable;

/* Describes the person who has sent a message. */
typedef struct
{
  const char *name;        /* name, as the person chose it */
  const char *address;     /* address of the account or the computer, which people cannot choose like a name; or NULL */
  gboolean    is_operator; /* whether the person may close tables and tournaments of other people */
} RoboHostSpeaker;

typedef enum
{
  ROBO_HOST_SAY,   /* send the words to all */
  ROBO_HOST_OPEN,  /* open the table, and report its address with robo_host_set_place() */
  ROBO_HOST_CLOSE, /* close the table, but keep its match */
} RoboHostActionKind;

typedef struct
{
  RoboHostActionKind kind;
  guint              table;
  char              *words;
} RoboHostAction;

/* Frees an action, which must not be NULL. */
void robo_host_action_free (RoboHostAction *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboHostAction, robo_host_action_free)

typedef struct _RoboHost RoboHost;

/* Creates a host without players. The lists, which end with NULL, have the ids of the allowed arenas and
 * rules; the first of each is the default. */
RoboHost *robo_host_new (const char *const *arenas,
                         const char *const *rules) G_GNUC_WARN_UNUSED_RESULT;

/* Frees the host, with its pending actions; does nothing for NULL. */
void robo_host_free (RoboHost *self);

/* Returns a number that grows with each change of the state. */
guint64 robo_host_get_serial (const RoboHost *self);

/* Returns the state of the host without the tables that robo_host_take_finished() has returned. Save it before carrying
 * out the actions of the host, if its serial number has grown. */
char *robo_host_to_text (RoboHost *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the tables whose matches are over and that this function has not returned before, as text lines. Returns
 * NULL if there are no such tables. Append the lines to a file after the state was saved, and save the state again
 * at its next change. */
char *robo_host_take_finished (RoboHost *self) G_GNUC_WARN_UNUSED_RESULT;

/* Loads the tables that robo_host_take_finished() has returned. The last table may have been cut off by a crash. Call
 * this after robo_host_load(). */
void robo_host_load_finished (RoboHost   *self,
                              const char *text);

/* Stores the word of the lobby's address, so that it stays the same when the host is started again. */
void robo_host_set_word (RoboHost   *self,
                         const char *word);

/* Returns the word of the lobby's address, or NULL if there is no address yet. */
const char *robo_host_get_word (const RoboHost *self);

/* Loads a text of robo_host_to_text() into a host without players. For each table that is ready or playing, adds an
 * action that opens the table. */
gboolean robo_host_load (RoboHost   *self,
                         const char *text,
                         GError    **error);

/* Handles a chat message; commands begin with an exclamation mark. Both times are in seconds since 1970: `when` is that
 * of the message, `now` the current one. With is_past, the message is one of the earlier messages that are being read,
 * and its command may have been carried out already. */
void robo_host_handle_message (RoboHost              *self,
                               const RoboHostSpeaker *speaker,
                               const char            *words,
                               gint64                 when,
                               gint64                 now,
                               gboolean               is_past);

/* Closes tables at which nothing has happened for an hour (in a tournament: a day) and whose match has not begun. */
void robo_host_close_idle_tables (RoboHost *self,
                                  gint64    now);

/* Returns the next action to be carried out, or NULL. */
RoboHostAction *robo_host_take_action (RoboHost *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a table by its number, or NULL if there is no such table. */
const RoboHostTable *robo_host_get_table (const RoboHost *self,
                                          guint           number);

/* Sets the address of a table that was to be opened. People who wait for this address are told it. NULL means that the
 * table could not be opened. */
void robo_host_set_place (RoboHost   *self,
                          guint       number,
                          const char *place);

/* Reports that the match of a table has begun. A ready table is then being played; in any other state this does
 * nothing. */
void robo_host_begin (RoboHost *self,
                      guint     number);

/* Reports the result of a match. A match that ended by agreement is not rated, and is a draw in a tournament if the
 * paired players have played it. The time of its end is in seconds since 1970. */
void robo_host_end (RoboHost              *self,
                    guint                  number,
                    const RoboLadderPlace *places,
                    guint                  n_places,
                    gboolean               is_agreed,
                    gint64                 when);

typedef struct
{
  RoboLadderPlace places[ROBO_MAX_ROBOTS];                      /* results of people */
  guint           n_places;                                     /* 0 if the match is not over */
  gboolean        is_agreed;                                    /* the match ended by agreement, so all places are
                                                                 * equal */
  char            keys[ROBO_MAX_ROBOTS][2 * ROBO_KEY_SIZE + 1]; /* public keys of the people in `places`, as text */
} RoboHostPlaces;

/* Returns whether the result of a table is to be reported now with robo_host_end(), and reads it into `places`. A
 * result is reported when all present players have signed it, or ten minutes after the match was over, since the
 * entries from which the result follows are signed even if the result is not. A match that is not over, or goes on
 * again, has no result. Call this when entries have arrived and from time to time; `now` is in seconds since 1970. */
gboolean robo_host_is_result_due (RoboHost       *self,
                                  guint           number,
                                  const RoboPeer *peer,
                                  RoboHostPlaces *places,
                                  gint64          now);

/* Reads the results of a match, in the order of the seats. The winner has rank 0; the others follow by victory points,
 * and players who had left come last. After an agreement all ranks are 0. The results are valid as long as the peer.
 * Returns whether the match is over and all players who were present have signed it. */
gboolean robo_host_read_places (const RoboPeer *peer,
                                RoboHostPlaces *places);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboHost, robo_host_free)

G_END_DECLS
