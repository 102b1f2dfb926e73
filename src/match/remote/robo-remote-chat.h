// SPDX-License-Identifier: GPL-3.0-or-later
// Holds the chat of a remote game.
#pragma once

#include <gio/gio.h>

#include "base/robo-array-list.h"
#include "net/robo-offer.h"

G_BEGIN_DECLS

/* Holds a message of the chat. Its control characters are removed, but the text may contain markup, so never use it
 * as markup. Properties, read-only:
 *
 * - `who` (string): the sender
 * - `words` (string): the text; a quick phrase is in the language of this screen
 * - `time` (string): the time of day, with the day unless it is today
 * - `is-own` (boolean): the message was sent from here */
#define ROBO_TYPE_REMOTE_WORDS (robo_remote_words_get_type ())

G_DECLARE_FINAL_TYPE (RoboRemoteWords, robo_remote_words, ROBO, REMOTE_WORDS, GObject)

const char *robo_remote_words_get_who (RoboRemoteWords *self);
const char *robo_remote_words_get_words (RoboRemoteWords *self);
const char *robo_remote_words_get_time (RoboRemoteWords *self);
gboolean    robo_remote_words_get_is_own (RoboRemoteWords *self);

/* Lists RoboRemoteWords, oldest first. If there are very many messages, the oldest messages are dropped. This computer
 * remembers which players are muted and up to when messages have been read. The sender of a message is not verified: a
 * connection passes on the name that comes with it.
 *
 * Property `n-unread` (uint, read-only): the number of messages from other players that are new since
 * robo_remote_chat_read() was last called.
 *
 * Signal `muted (string who, boolean is_muted)`: the user at this screen has muted or unmuted a player. */
#define ROBO_TYPE_REMOTE_CHAT (robo_remote_chat_get_type ())

G_DECLARE_FINAL_TYPE (RoboRemoteChat, robo_remote_chat, ROBO, REMOTE_CHAT, RoboArrayList)

/* Creates a chat without messages. */
RoboRemoteChat *robo_remote_chat_new (const RoboOffer *offer,
                                      const char      *own_name) G_GNUC_WARN_UNUSED_RESULT;

/* Announces a message that is being sent from here. The connection returns this message like the messages of other
 * players. */
void robo_remote_chat_add_outgoing (RoboRemoteChat *self,
                                    const char     *words);

/* Adds a message with its time in seconds since 1970. Returns the message if it is new to the user at this screen;
 * NULL if it was sent here or read before. */
RoboRemoteWords *robo_remote_chat_add (RoboRemoteChat *self,
                                       const char     *who,
                                       const char     *words,
                                       gint64          when);

/* Marks all messages as read. */
void robo_remote_chat_read (RoboRemoteChat *self);

guint robo_remote_chat_get_n_unread (RoboRemoteChat *self);

/* Returns the names of the other people who have sent a message or are muted, in alphabetical order. The names are
 * borrowed. */
GPtrArray *robo_remote_chat_list_people (RoboRemoteChat *self) G_GNUC_WARN_UNUSED_RESULT;

gboolean robo_remote_chat_is_muted (RoboRemoteChat *self,
                                    const char     *who);
void     robo_remote_chat_set_muted (RoboRemoteChat *self,
                                     const char     *who,
                                     gboolean        is_muted);

/* Quick phrases */

/* A quick phrase is sent in English and shown in each reader's own language. */

/* Returns the phrases in English, as they are sent; NULL-terminated. */
const char *const *robo_remote_chat_list_phrases (void);

/* Returns the phrase in the language of this screen; returns `words` itself if it is no phrase. */
const char *robo_remote_chat_translate (const char *words);

G_END_DECLS
