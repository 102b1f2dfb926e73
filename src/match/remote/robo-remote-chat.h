// SPDX-License-Identifier: GPL-3.0-or-later
// What those who play at a distance say to each other, beside the game.
#pragma once

#include <gio/gio.h>

#include "net/robo-offer.h"

G_BEGIN_DECLS

/**
 * RoboRemoteWords:
 *
 * What somebody has said; harmless, but still anybody's: never markup. Properties, for reading only: `who` (string),
 * `words` (string; of a quick phrase, in the language of this screen), `time` (string; of day, and the day unless it is today),
 * `is-own` (boolean; said here).
 */
#define ROBO_TYPE_REMOTE_WORDS (robo_remote_words_get_type ())

G_DECLARE_FINAL_TYPE (RoboRemoteWords, robo_remote_words, ROBO, REMOTE_WORDS, GObject)

const char *robo_remote_words_get_who (RoboRemoteWords *self);
const char *robo_remote_words_get_words (RoboRemoteWords *self);
const char *robo_remote_words_get_time (RoboRemoteWords *self);
gboolean    robo_remote_words_get_is_own (RoboRemoteWords *self);

/**
 * RoboRemoteChat:
 *
 * A GListModel of RoboRemoteWords, oldest first; the oldest of very many go. Who is muted, and until when somebody has read,
 * is remembered by this machine. Nobody can be sure whose words these are: a line passes on the name that comes with them.
 *
 * Property `n-unread` (uint, ro): how many words of others came since robo_remote_chat_read() was called.
 *
 * Signal `muted (string who, boolean is_muted)`: somebody at this screen wants to hear of @who no more, or again.
 */
#define ROBO_TYPE_REMOTE_CHAT (robo_remote_chat_get_type ())

G_DECLARE_FINAL_TYPE (RoboRemoteChat, robo_remote_chat, ROBO, REMOTE_CHAT, GObject)

/**
 * robo_remote_chat_new:
 * @offer: of the game
 * @own_name: what one is called
 *
 * Returns: (transfer full): a chat in which nothing has been said
 */
RoboRemoteChat *robo_remote_chat_new (const RoboOffer *offer,
                                      const char      *own_name) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_remote_chat_expect:
 * @self: a chat
 * @words: what is being said here; it comes back by the line as what others say does
 */
void robo_remote_chat_expect (RoboRemoteChat *self,
                              const char     *words);

/**
 * robo_remote_chat_take:
 * @self: a chat
 * @who: a name
 * @words: what a line has brought
 * @when: in seconds since 1970
 *
 * Returns: (transfer none) (nullable): what was said, if it is new to who is at this screen: neither said here nor read before
 */
RoboRemoteWords *robo_remote_chat_take (RoboRemoteChat *self,
                                        const char     *who,
                                        const char     *words,
                                        gint64          when);

/* All that was said has been read. */
void robo_remote_chat_read (RoboRemoteChat *self);

guint robo_remote_chat_get_n_unread (RoboRemoteChat *self);

/**
 * robo_remote_chat_list_people:
 * @self: a chat
 *
 * Returns: (transfer container) (element-type utf8): others who have said something, or are muted; in alphabetical order
 */
GPtrArray *robo_remote_chat_list_people (RoboRemoteChat *self) G_GNUC_WARN_UNUSED_RESULT;

gboolean robo_remote_chat_is_muted (RoboRemoteChat *self,
                                    const char     *who);
void     robo_remote_chat_set_muted (RoboRemoteChat *self,
                                     const char     *who,
                                     gboolean        is_muted);

/* Quick phrases: they travel in English, and are shown in everybody's own language. */

/**
 * robo_remote_chat_list_phrases:
 *
 * Returns: (transfer none) (array zero-terminated=1): in English, as they travel
 */
const char *const *robo_remote_chat_list_phrases (void);

/**
 * robo_remote_chat_translate:
 * @words: what somebody has said
 *
 * Returns: (transfer none): the phrase in the language of this screen; @words if they are none
 */
const char *robo_remote_chat_translate (const char *words);

G_END_DECLS
