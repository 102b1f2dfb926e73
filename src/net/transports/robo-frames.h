// SPDX-License-Identifier: GPL-3.0-or-later
// Splits a stream of bytes into messages. A message has a kind, a length, and as many bytes as the length says.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  ROBO_FRAME_HELLO = 1, /* first message of a guest: the version and the word from the address */
  ROBO_FRAME_BUNDLE,    /* entries */
  ROBO_FRAME_OFFER,     /* offer of the match */
  ROBO_FRAME_WORDS,     /* 8 bytes of time, in seconds since 1970; a name, a zero byte, words */
  ROBO_FRAME_READY,     /* all earlier messages have been sent */
  ROBO_FRAME_REFUSED,   /* wrong word or version */
  ROBO_FRAME_FILE,      /* message about arena and cards (robo-file-parts.h) */
} RoboFrameKind;

/* A message begins with a head of ROBO_FRAME_HEAD bytes: its kind, and its length in three bytes, most significant
 * first. Its content after the head has at most ROBO_FRAME_MAX_SIZE bytes. */
#define ROBO_FRAME_HEAD     4
#define ROBO_FRAME_MAX_SIZE (64 * 1024)

/* Creates a message; the data may be NULL if the size is 0. */
GBytes *robo_frame_new (RoboFrameKind kind,
                        gconstpointer data,
                        gsize         size) G_GNUC_WARN_UNUSED_RESULT;

/* Creates the content of a chat message. The time is in seconds since 1970. */
GBytes *robo_frame_new_words (gint64      when,
                              const char *name,
                              const char *words) G_GNUC_WARN_UNUSED_RESULT;

/* Reads the content of a chat message, from any source: the time, and name and words without zero bytes, which the
 * caller owns. Returns FALSE if the content is no chat message. */
gboolean robo_frame_read_words (GBytes *body,
                                gint64 *when,
                                char  **name,
                                char  **words);

typedef enum
{
  ROBO_FRAME_WHOLE, /* a message was taken */
  ROBO_FRAME_PART,  /* more bytes are needed */
  ROBO_FRAME_WRONG, /* the bytes are no message of this protocol; close the connection */
} RoboFrameResult;

/* Takes a message out of a buffer of bytes from any source. If the result is ROBO_FRAME_WHOLE, sets the kind and the
 * content of the message; the caller owns the content. Otherwise sets the content to NULL. */
RoboFrameResult robo_frame_take (GByteArray    *buffer,
                                 RoboFrameKind *kind,
                                 GBytes       **body);

G_END_DECLS
