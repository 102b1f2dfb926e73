// SPDX-License-Identifier: GPL-3.0-or-later
// A host of many matches, an ordinary member of a room for chats: what it makes of what people say there, which tables there are,
// who plays how well. Whoever owns it says, opens, closes and saves what it wants.
#pragma once

#include "net/robo-peer.h"

#include "robo-ladder.h"
#include "robo-tournament.h"

G_BEGIN_DECLS

/**
 * RoboTableState:
 * @ROBO_TABLE_WAITING: for people
 * @ROBO_TABLE_READY: all have said that they play
 * @ROBO_TABLE_PLAYING: the match has begun
 * @ROBO_TABLE_OVER: it is over, and kept
 */
typedef enum
{
  ROBO_TABLE_WAITING,
  ROBO_TABLE_READY,
  ROBO_TABLE_PLAYING,
  ROBO_TABLE_OVER,
} RoboTableState;

/**
 * RoboHostTable:
 * @number: from 1, of no other one ever
 * @state: how it stands
 * @arena: where
 * @rules: by which rules
 * @n_seats: for how many, 2 to 4
 * @names: (element-type utf8): who has said that they play
 * @place: (nullable): where the match is, for people
 */
typedef struct
{
  guint          number;
  RoboTableState state;
  char          *arena;
  char          *rules;
  guint          n_seats;
  GPtrArray     *names;
  char          *place;

  /*< private >*/
  gboolean is_asked_for; /* somebody wants to hear the place */
} RoboHostTable;

/**
 * RoboHostDeedKind:
 * @ROBO_HOST_SAY: say @words to all
 * @ROBO_HOST_OPEN: open @table, and tell its place by robo_host_set_place()
 * @ROBO_HOST_CLOSE: close @table; what was played is kept
 */
typedef enum
{
  ROBO_HOST_SAY,
  ROBO_HOST_OPEN,
  ROBO_HOST_CLOSE,
} RoboHostDeedKind;

typedef struct
{
  RoboHostDeedKind kind;
  guint            table;
  char            *words;
} RoboHostDeed;

/**
 * robo_host_deed_free:
 * @self: (transfer full): a deed, not %NULL
 */
void robo_host_deed_free (RoboHostDeed *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboHostDeed, robo_host_deed_free)

typedef struct _RoboHost RoboHost;

/**
 * robo_host_new:
 * @arenas: (array zero-terminated=1): ids of where may be played, the first one where nobody says
 * @rules: (array zero-terminated=1): ids of the rules that may be played by, likewise
 *
 * Returns: (transfer full): a host at whom nobody plays
 */
RoboHost *robo_host_new (const char *const *arenas,
                         const char *const *rules) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_host_free:
 * @self: (transfer full) (nullable): a host; what it has not said yet is lost
 */
void robo_host_free (RoboHost *self);

/**
 * robo_host_to_text:
 * @self: a host
 *
 * Returns: (transfer full): all it knows. Save it before doing what it wants
 */
char *robo_host_to_text (const RoboHost *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_host_load:
 * @self: a host at whom nobody plays
 * @text: from robo_host_to_text()
 * @error: (nullable): why it makes no sense
 *
 * Tables at which is played want to be opened again.
 *
 * Returns: whether it could be read
 */
gboolean robo_host_load (RoboHost   *self,
                         const char *text,
                         GError    **error);

/**
 * robo_host_hear:
 * @self: a host
 * @who: a name
 * @words: what they have said; a command begins with an exclamation mark
 * @when: when, in seconds since 1970
 * @now: what time it is now
 * @is_past: whether it was heard while reading what was said before: then it may have been done already
 */
void robo_host_hear (RoboHost   *self,
                     const char *who,
                     const char *words,
                     gint64      when,
                     gint64      now,
                     gboolean    is_past);

/**
 * robo_host_take_deed:
 * @self: a host
 *
 * Returns: (transfer full) (nullable): what it wants done next
 */
RoboHostDeed *robo_host_take_deed (RoboHost *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_host_get_table:
 * @self: a host
 * @number: of a table
 *
 * Returns: (transfer none) (nullable): the table
 */
const RoboHostTable *robo_host_get_table (const RoboHost *self,
                                          guint           number);

/**
 * robo_host_set_place:
 * @self: a host
 * @number: of a table that was to be opened
 * @place: (nullable): where it is, for people; %NULL if it could not be opened
 */
void robo_host_set_place (RoboHost   *self,
                          guint       number,
                          const char *place);

/**
 * robo_host_begin:
 * @self: a host
 * @number: of a table that there is
 *
 * The match has begun: a table that was ready is played at. In any other state nothing happens.
 */
void robo_host_begin (RoboHost *self,
                      guint     number);

/**
 * robo_host_end:
 * @self: a host
 * @number: of a table
 * @places: (array length=n_places): how people did
 * @n_places: how many
 * @when: when it was over, in seconds since 1970
 */
void robo_host_end (RoboHost              *self,
                    guint                  number,
                    const RoboLadderPlace *places,
                    guint                  n_places,
                    gint64                 when);

/**
 * RoboHostPlaces:
 * @places: how people did
 * @n_places: how many
 * @keys: their keys as text
 */
typedef struct
{
  RoboLadderPlace places[ROBO_MAX_ROBOTS];
  guint           n_places;
  char            keys[ROBO_MAX_ROBOTS][2 * ROBO_KEY_SIZE + 1];
} RoboHostPlaces;

/**
 * robo_host_read_places:
 * @peer: a match as the host has it
 * @places: (out): how people did: who has won, then by victory points, then those who had left. Valid as long as @peer
 *
 * Returns: whether the match is over and all who were there have signed it
 */
gboolean robo_host_read_places (const RoboPeer *peer,
                                RoboHostPlaces *places);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboHost, robo_host_free)

G_END_DECLS
