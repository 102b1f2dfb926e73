// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the remote games in progress.
#pragma once

#include "base/robo-array-list.h"
#include "files/arena/robo-arena-list.h"

#include "robo-remote-game.h"

G_BEGIN_DECLS

/* A GListModel of RoboRemoteGame: the games in the folder of saved games that are not over when they are
 * found, and those that are begun or opened later. Files are read in the background.
 *
 * Properties, read-only, each with a notification:
 *
 * - `n-own-turns` (uint): the number of games in which it is the turn of the player at this screen
 * - `key-remark` (string, or NULL): says that the user's key is in a file, if that is known; NULL if the
 *   keyring has it */
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

/* Returns the game of that file, or NULL. */
RoboRemoteGame *robo_remote_list_find_file (RoboRemoteList *self,
                                            const char     *path);

/* Returns the game of the first sealed text in a pasted text, or the one in the room of a link in it; else
 * NULL. */
RoboRemoteGame *robo_remote_list_find_text (RoboRemoteList *self,
                                            const char     *text);

/* Returns the file of the saved game that a text belongs to likewise, or NULL. It need not be in the list: it may be over,
 * or could not be read before. */
char *robo_remote_list_find_text_on_disk (RoboRemoteList *self,
                                          const char     *text) G_GNUC_WARN_UNUSED_RESULT;

/* Takes the game of a removed file out of the list, if it is there. */
void robo_remote_list_forget_file (RoboRemoteList *self,
                                   const char     *path);

/* Reads a remote game in the background and calls back when it is in the list. Cancelling calls back at once,
 * even while the reader waits for a disk. */
void robo_remote_list_load_async (RoboRemoteList     *self,
                                  const char         *path,
                                  GCancellable       *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer            data);

/* An invitation that the user has received. */
typedef struct
{
  char      *text;    /* pasted text, address or link; NULL for a file */
  GPtrArray *bundles; /* of GBytes, entries received at the address; or NULL */
  RoboOffer *offer;
  RoboPeer  *looking; /* the game as a spectator sees it */
} RoboRemoteInvitation;

/* Returns the game, or NULL. If the file belongs to another player and has a free seat or one of the user, an
 * invitation is returned instead; without an `invitation` argument the game is opened for watching. The error
 * is G_IO_ERROR_BUSY if another program has the game open, else it says why the file has no game. */
RoboRemoteGame *robo_remote_list_load_finish (RoboRemoteList        *self,
                                              GAsyncResult          *result,
                                              RoboRemoteInvitation **invitation,
                                              GError               **error);

/* How a remote game is played. */
typedef struct
{
  RoboRemoteWay way;
  RoboPace      pace; /* time for an answer */
} RoboRemoteTerms;

/* Returns a new game with an invitation, an address or a link as its text; NULL with a message for users. The
 * set-up must pass robo_match_setup_check() and have people. The key must be known. */
RoboRemoteGame *robo_remote_list_invite (RoboRemoteList        *self,
                                         const RoboMatchSetup  *setup,
                                         const char            *name,
                                         const RoboRemoteTerms *terms,
                                         GError               **error);

/* Returns the invitation in a text; NULL with a message for users. */
RoboRemoteInvitation *robo_remote_invitation_read (const char    *text,
                                                   RoboArenaList *arenas,
                                                   GError       **error) G_GNUC_WARN_UNUSED_RESULT;

/* Connects to an address in the same network or to a room by its link, and reads what is played without
 * sending entries. */
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

/* Returns a summary of the game: “Rome · 3 VP · 2 players”. */
char *robo_remote_invitation_dup_details (const RoboRemoteInvitation *self) G_GNUC_WARN_UNUSED_RESULT;

/* The seat for an invited user in a game. */
typedef enum
{
  ROBO_REMOTE_PLACE_FREE, /* a free seat */
  ROBO_REMOTE_PLACE_OWN,  /* the user's own seat: already joined, here or on another computer with the same key */
  ROBO_REMOTE_PLACE_NONE, /* all seats are taken */
} RoboRemotePlace;

/* Returns the seat for the user. The key must be known. */
RoboRemotePlace robo_remote_list_find_place (RoboRemoteList             *self,
                                             const RoboRemoteInvitation *invitation);

/* Takes the user's own seat again, or the first free seat. Returns the existing game if it is already in the
 * list; NULL with a message for users. The key must be known. */
RoboRemoteGame *robo_remote_list_join (RoboRemoteList             *self,
                                       const RoboRemoteInvitation *invitation,
                                       const char                 *name,
                                       GError                    **error);

/* Watches a game without a seat. A game that is already in the list stays as it is. */
RoboRemoteGame *robo_remote_list_look_on (RoboRemoteList             *self,
                                          const RoboRemoteInvitation *invitation,
                                          const char                 *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboRemoteInvitation, robo_remote_invitation_free)

G_END_DECLS
