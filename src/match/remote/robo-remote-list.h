// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the remote games in progress.
#pragma once

#include "base/robo-array-list.h"
#include "files/arena/robo-arena-list.h"

#include "robo-remote-game.h"

G_BEGIN_DECLS

/* Lists RoboRemoteGame objects: the games in the folder of saved games that are not over when they are found, and all
 * games that are begun or opened later. Files are read in the background.
 *
 * Properties, read-only, each with a notification:
 *
 * - `n-own-turns` (uint): the number of games in which it is the turn of the player at this screen
 * - `key-remark` (string, or NULL): says that the user's key is in a file; NULL if the keyring has it or its place is
 *   not known
 *
 * Signal `passed-on (RoboRemotePerson person)`: an invitation was sent to a person over the line of another game
 *
 * Signal `rematch-begun (RoboRemoteGame old, RoboRemoteGame rematch)`: a rematch that the user wants has begun, since
 * the player who waits for the others on the same network has told the address */
#define ROBO_TYPE_REMOTE_LIST (robo_remote_list_get_type ())

G_DECLARE_FINAL_TYPE (RoboRemoteList, robo_remote_list, ROBO, REMOTE_LIST, RoboArrayList)

/* Creates the list, which fills when the games have been found. */
RoboRemoteList *robo_remote_list_new (RoboMatchSaver *saver) G_GNUC_WARN_UNUSED_RESULT;

/* Looks for the user's key in the keyring or a file, or makes one. The keyring may ask the user to unlock it.
 * A key from a file is moved to the keyring, if there is one. Games can be begun only when the key is known. */
void robo_remote_list_find_key_async (RoboRemoteList     *self,
                                      GAsyncReadyCallback callback,
                                      gpointer            data);

/* Returns FALSE if there is no key, with a message for users. */
gboolean robo_remote_list_find_key_finish (RoboRemoteList *self,
                                           GAsyncResult   *result,
                                           GError        **error);

/* Returns the people with whom the user has played. The result is borrowed. */
RoboRemotePeople *robo_remote_list_get_people (RoboRemoteList *self);

/* Returns the game of this file, or NULL. */
RoboRemoteGame *robo_remote_list_find_file (RoboRemoteList *self,
                                            const char     *path);

/* Holds the sealed texts in a pasted text that belong to one game. */
typedef struct
{
  RoboRemoteGame *game; /* NULL if the game is not in the list: it may be over, or its file could not be read before */
  char           *path; /* the file of a game that is not in the list, or NULL */
  GString        *text; /* the sealed texts; empty if the game was found by a link only */
} RoboRemoteShare;

void robo_remote_share_free (RoboRemoteShare *self);

/* Finds the games to which the sealed texts in a pasted text belong, and the game in the room of a link in the text.
 * Returns an array of RoboRemoteShare: games of the list before files, and the game of the link before others of its
 * group; otherwise in the order of the text. Sets `rest`, which may be NULL, to the sealed texts that belong to no
 * game. */
GPtrArray *robo_remote_list_share_text (RoboRemoteList *self,
                                        const char     *text,
                                        char          **rest) G_GNUC_WARN_UNUSED_RESULT;

/* Takes the game of a removed file out of the list, if it is there. */
void robo_remote_list_forget_file (RoboRemoteList *self,
                                   const char     *path);

/* Reads a remote game in the background and calls back when it is in the list. After a cancellation it calls back at
 * once, even while the thread that reads waits for a disk. */
void robo_remote_list_load_async (RoboRemoteList     *self,
                                  const char         *path,
                                  GCancellable       *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer            data);

/* Holds an invitation that the user has received. */
typedef struct
{
  char      *text;    /* pasted text, address or link; NULL for a file */
  GPtrArray *bundles; /* array of GBytes: bundles received at the address; or NULL */
  RoboOffer *offer;
  RoboPeer  *looking; /* the game as a spectator sees it */
} RoboRemoteInvitation;

/* Returns the game, borrowed, or NULL. If the file belongs to another player, the game is played by texts, and it has a
 * free seat or a seat of the user, `invitation` gets an invitation instead; if that argument is NULL, the game is
 * opened for watching. The error is G_IO_ERROR_BUSY if another program has the game open, or G_IO_ERROR_CANCELLED; any
 * other error says why the file has no game. Without a game or an error, the list was disposed meanwhile. */
RoboRemoteGame *robo_remote_list_load_finish (RoboRemoteList        *self,
                                              GAsyncResult          *result,
                                              RoboRemoteInvitation **invitation,
                                              GError               **error);

/* Tells how a remote game is played. */
typedef struct
{
  RoboRemoteWay way;
  RoboPace      pace; /* time for an answer */
  RoboBank      bank; /* time bank for the whole game; must fit the pace */
} RoboRemoteTerms;

/* Returns a new game with an invitation, an address or a link as its text; NULL with a message for users. The
 * set-up must pass robo_match_setup_check() and have people. The key must be known. */
RoboRemoteGame *robo_remote_list_invite (RoboRemoteList        *self,
                                         const RoboMatchSetup  *setup,
                                         const char            *name,
                                         const RoboRemoteTerms *terms,
                                         GError               **error);

/* Offers a new game to a person over the open connection of another game in which the person plays, as soon as the
 * address of the new game is known. Emits `passed-on` then. Without such a connection nothing happens. */
void robo_remote_list_pass_on (RoboRemoteList   *self,
                               RoboRemoteGame   *game,
                               RoboRemotePerson *person);

/* Begins a rematch of a game that is over, with the same players, seats and settings. The others are asked over the
 * connection of the game; the rematch of a game by texts is played by texts. If the rematch is already in the list and
 * not over, returns it. If the connection of the game is not open, if the rematch was played already, or if the user
 * only watched the game, returns a new invitation with the same settings. Returns NULL without an error if the rematch
 * waits for another player to open the connection; it begins with `rematch-begun` then. The key must be known. */
RoboRemoteGame *robo_remote_list_play_again (RoboRemoteList *self,
                                             RoboRemoteGame *game,
                                             GError        **error);

/* Returns whether the list has the rematch of a game in the same room, so that both games get the messages of the room. */
gboolean robo_remote_list_goes_on_in_room (RoboRemoteList *self,
                                           RoboRemoteGame *game);

/* Returns the invitation in a text; NULL with a message for users. */
RoboRemoteInvitation *robo_remote_invitation_read (const char    *text,
                                                   RoboArenaList *arenas,
                                                   GError       **error) G_GNUC_WARN_UNUSED_RESULT;

/* Connects to an address in the same network, or to a room by its link. Reads what is played there, without sending
 * entries. */
void robo_remote_invitation_fetch_async (const char         *address,
                                         const char         *name,
                                         RoboArenaList      *arenas,
                                         GCancellable       *cancellable,
                                         GAsyncReadyCallback callback,
                                         gpointer            data);

/* Returns the invitation; NULL with G_IO_ERROR_CANCELLED or a message for users. */
RoboRemoteInvitation *robo_remote_invitation_fetch_finish (GAsyncResult *result,
                                                           GError      **error) G_GNUC_WARN_UNUSED_RESULT;
void                  robo_remote_invitation_free (RoboRemoteInvitation *self);

/* Returns the name of the sender in a sentence: “Anna invites you”. */
char *robo_remote_invitation_dup_heading (const RoboRemoteInvitation *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a summary of the game: “Rome · Goal: 3 VP · 2 people”, with the time limit, if there is one. */
char *robo_remote_invitation_dup_details (const RoboRemoteInvitation *self) G_GNUC_WARN_UNUSED_RESULT;

/* Tells which seat an invited user gets in a game. */
typedef enum
{
  ROBO_REMOTE_PLACE_FREE, /* a free seat */
  ROBO_REMOTE_PLACE_OWN,  /* the seat that the user has joined before, here or on another computer with the same key */
  ROBO_REMOTE_PLACE_NONE, /* all seats are taken */
} RoboRemotePlace;

/* Returns which seat the user gets. The key must be known. */
RoboRemotePlace robo_remote_list_find_place (RoboRemoteList             *self,
                                             const RoboRemoteInvitation *invitation);

/* Returns why the user can neither join nor watch the game: a person whom the user has blocked plays in it or invites to
 * it, and the user has no seat in it. Otherwise returns NULL. The user's own key must be loaded. */
char *robo_remote_list_dup_objection (RoboRemoteList             *self,
                                      const RoboRemoteInvitation *invitation) G_GNUC_WARN_UNUSED_RESULT;

/* Takes the seat that the user has joined before, or else the seat that the user had in the match before this rematch,
 * or else the first free seat. If the game is already in the list, returns it. Returns NULL with a message for users on
 * failure. The key must be known. */
RoboRemoteGame *robo_remote_list_join (RoboRemoteList             *self,
                                       const RoboRemoteInvitation *invitation,
                                       const char                 *name,
                                       GError                    **error);

/* Adds the game to the list, without a seat, for a user who only watches. If the game is already in the list, returns
 * it. */
RoboRemoteGame *robo_remote_list_watch (RoboRemoteList             *self,
                                        const RoboRemoteInvitation *invitation,
                                        const char                 *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboRemoteInvitation, robo_remote_invitation_free)

G_END_DECLS
