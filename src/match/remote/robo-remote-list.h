// SPDX-License-Identifier: GPL-3.0-or-later
// The games at a distance that go on, as a list.
#pragma once

#include "files/arena/robo-arena-list.h"

#include "robo-remote-game.h"

G_BEGIN_DECLS

/**
 * RoboRemoteList:
 *
 * A GListModel of RoboRemoteGame: those in the folder of saved games that are not over when they are found, and those that are begun or
 * opened since. The files are read in the background.
 *
 * Properties, for reading only, each with a notification:
 *
 * - `n-own-turns` (uint): in how many of them it is the turn of the person at this screen
 * - `key-remark` (string, nullable): that one's own key is in a file, as far as that is known; %NULL if the keyring has it
 */
#define ROBO_TYPE_REMOTE_LIST (robo_remote_list_get_type ())

G_DECLARE_FINAL_TYPE (RoboRemoteList, robo_remote_list, ROBO, REMOTE_LIST, GObject)

/**
 * robo_remote_list_new:
 * @saver: what has the saved games
 *
 * Returns: (transfer full): the list, which fills when the games have been found
 */
RoboRemoteList *robo_remote_list_new (RoboMatchSaver *saver) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_remote_list_find_key_async:
 * @self: a list
 * @callback: called when it is known
 * @data: for @callback
 *
 * Looks for one's own key in the keyring or a file, or makes one. The keyring may ask somebody to unlock it. A key from a file
 * goes into the keyring afterwards, if there is one. Games are begun only when it is known.
 */
void robo_remote_list_find_key_async (RoboRemoteList     *self,
                                      GAsyncReadyCallback callback,
                                      gpointer            data);

/**
 * robo_remote_list_find_key_finish:
 * @self: a list
 * @result: what the callback got
 * @error: why there is none, in words for people
 *
 * Returns: whether it is known
 */
gboolean robo_remote_list_find_key_finish (RoboRemoteList *self,
                                           GAsyncResult   *result,
                                           GError        **error);

/**
 * robo_remote_list_find_file:
 * @self: a list
 * @path: of a game
 *
 * Returns: (transfer none) (nullable): that game
 */
RoboRemoteGame *robo_remote_list_find_file (RoboRemoteList *self,
                                            const char     *path);

/**
 * robo_remote_list_find_text:
 * @self: a list
 * @text: anything that somebody has pasted
 *
 * Returns: (transfer none) (nullable): the game to which the first sealed text in it belongs, or which is played in the room
 *   to which a link in it leads
 */
RoboRemoteGame *robo_remote_list_find_text (RoboRemoteList *self,
                                            const char     *text);

/**
 * robo_remote_list_forget_file:
 * @self: a list
 * @path: of a game that is removed
 *
 * Takes it out of the list, if it is in it.
 */
void robo_remote_list_forget_file (RoboRemoteList *self,
                                   const char     *path);

/**
 * robo_remote_list_load_async:
 * @self: a list
 * @path: a match file
 * @cancellable: (nullable): who gives up is called back at once, also while a disk keeps the reader waiting
 * @callback: called when it is in the list
 * @data: for @callback
 *
 * Reads a game at a distance in the background.
 */
void robo_remote_list_load_async (RoboRemoteList     *self,
                                  const char         *path,
                                  GCancellable       *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer            data);

/**
 * RoboRemoteInvitation:
 * @text: (nullable): what was pasted; a text, an address, or a link; %NULL if it is a file
 * @bundles: (nullable) (element-type GBytes): what was said at that address
 * @offer: what is offered
 * @looking: the game, seen by somebody who only looks on
 *
 * An invitation that somebody has got.
 */
typedef struct
{
  char      *text;
  GPtrArray *bundles;
  RoboOffer *offer;
  RoboPeer  *looking;
} RoboRemoteInvitation;

/**
 * robo_remote_list_load_finish:
 * @self: a list
 * @result: what the callback got
 * @invitation: (out) (transfer full) (nullable) (optional): in place of the game, where the file is somebody else's and there is a
 *   seat in it that one has or can have; without it the game is only looked at
 * @error: that another program has it open (%G_IO_ERROR_BUSY), or why there is none in the file
 *
 * Returns: (transfer none) (nullable): the game
 */
RoboRemoteGame *robo_remote_list_load_finish (RoboRemoteList        *self,
                                              GAsyncResult          *result,
                                              RoboRemoteInvitation **invitation,
                                              GError               **error);

/**
 * RoboRemoteTerms:
 * @way: by which way others take part
 * @pace: how long an answer may take
 *
 * How those who play at a distance do that.
 */
typedef struct
{
  RoboRemoteWay way;
  RoboPace      pace;
} RoboRemoteTerms;

/**
 * robo_remote_list_invite:
 * @self: a list that knows one's key
 * @setup: a set-up that passes robo_match_setup_check(), with people at some seats
 * @name: what one is called
 * @terms: how it is played
 * @error: why not, in words for people
 *
 * Returns: (transfer none) (nullable): a new game, with an invitation, an address or a link as its text
 */
RoboRemoteGame *robo_remote_list_invite (RoboRemoteList        *self,
                                         const RoboMatchSetup  *setup,
                                         const char            *name,
                                         const RoboRemoteTerms *terms,
                                         GError               **error);

/**
 * robo_remote_invitation_read:
 * @text: anything that somebody has pasted
 * @arenas: where the arena may be
 * @error: why it cannot be taken, in words for people
 *
 * Returns: (transfer full) (nullable): the invitation in it
 */
RoboRemoteInvitation *robo_remote_invitation_read (const char    *text,
                                                   RoboArenaList *arenas,
                                                   GError       **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_remote_invitation_fetch_async:
 * @address: of somebody in the same network, or the link to a room
 * @name: what one is called
 * @arenas: where the arena may be
 * @cancellable: (nullable): to give up
 * @callback: called when it is there
 * @data: for @callback
 *
 * Goes there and reads what is played, without saying anything.
 */
void robo_remote_invitation_fetch_async (const char         *address,
                                         const char         *name,
                                         RoboArenaList      *arenas,
                                         GCancellable       *cancellable,
                                         GAsyncReadyCallback callback,
                                         gpointer            data);

/**
 * robo_remote_invitation_fetch_finish:
 * @result: what the callback got
 * @error: %G_IO_ERROR_CANCELLED, or why it cannot be taken, in words for people
 *
 * Returns: (transfer full) (nullable): the invitation
 */
RoboRemoteInvitation *robo_remote_invitation_fetch_finish (GAsyncResult *result,
                                                           GError      **error) G_GNUC_WARN_UNUSED_RESULT;
void                  robo_remote_invitation_free (RoboRemoteInvitation *self);

/**
 * robo_remote_invitation_dup_heading:
 * @self: an invitation
 *
 * Returns: (transfer full): who invites: “Anna invites you”
 */
char *robo_remote_invitation_dup_heading (const RoboRemoteInvitation *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_remote_invitation_dup_details:
 * @self: an invitation
 *
 * Returns: (transfer full): to what: “Rome · 3 VP · 2 players”
 */
char *robo_remote_invitation_dup_details (const RoboRemoteInvitation *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * RoboRemotePlace:
 * What there is in a game for somebody who is invited.
 * @ROBO_REMOTE_PLACE_FREE: a seat that nobody has
 * @ROBO_REMOTE_PLACE_OWN: one's own seat: one plays already, here or on another machine with the same key
 * @ROBO_REMOTE_PLACE_NONE: all seats are taken
 */
typedef enum
{
  ROBO_REMOTE_PLACE_FREE,
  ROBO_REMOTE_PLACE_OWN,
  ROBO_REMOTE_PLACE_NONE,
} RoboRemotePlace;

/**
 * robo_remote_list_find_place:
 * @self: a list that knows one's key
 * @invitation: to which game
 *
 * Returns: what robo_remote_list_join() would lead to
 */
RoboRemotePlace robo_remote_list_find_place (RoboRemoteList             *self,
                                             const RoboRemoteInvitation *invitation);

/**
 * robo_remote_list_join:
 * @self: a list that knows one's key
 * @invitation: to which game
 * @name: what one is called
 * @error: why not, in words for people
 *
 * Takes one's own seat again, or the first seat that is free. A game that is in the list already is not joined once more.
 *
 * Returns: (transfer none) (nullable): the game
 */
RoboRemoteGame *robo_remote_list_join (RoboRemoteList             *self,
                                       const RoboRemoteInvitation *invitation,
                                       const char                 *name,
                                       GError                    **error);

/**
 * robo_remote_list_look_on:
 * @self: a list
 * @invitation: to which game
 * @name: what one is called
 *
 * Follows a game without a seat in it. One that is in the list already stays what it is.
 *
 * Returns: (transfer none): the game
 */
RoboRemoteGame *robo_remote_list_look_on (RoboRemoteList             *self,
                                          const RoboRemoteInvitation *invitation,
                                          const char                 *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboRemoteInvitation, robo_remote_invitation_free)

G_END_DECLS
