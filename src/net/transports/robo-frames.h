// SPDX-License-Identifier: GPL-3.0-or-later
// Messages in a stream of bytes: a kind, a length, and so many bytes.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RoboFrameKind:
 * @ROBO_FRAME_HELLO: the first one of who connects: the version of this and the word behind the address
 * @ROBO_FRAME_BUNDLE: entries
 * @ROBO_FRAME_OFFER: what is played
 * @ROBO_FRAME_WORDS: 8 bytes when, in seconds since 1970; a name, a zero byte, words
 * @ROBO_FRAME_READY: all that was said before has been told
 * @ROBO_FRAME_REFUSED: another word, or another version
 * @ROBO_FRAME_FILE: about arena and cards (robo-file-parts.h)
 */
typedef enum
{
  ROBO_FRAME_HELLO = 1,
  ROBO_FRAME_BUNDLE,
  ROBO_FRAME_OFFER,
  ROBO_FRAME_WORDS,
  ROBO_FRAME_READY,
  ROBO_FRAME_REFUSED,
  ROBO_FRAME_FILE,
} RoboFrameKind;

/* No message is longer, with its head of four bytes: a kind, and the length in three, most significant first. */
#define ROBO_FRAME_HEAD     4
#define ROBO_FRAME_MAX_SIZE (64 * 1024)

/**
 * robo_frame_new:
 * @kind: a RoboFrameKind
 * @data: (array length=size) (nullable): what it says
 * @size: at most %ROBO_FRAME_MAX_SIZE
 *
 * Returns: (transfer full): the message as it travels
 */
GBytes *robo_frame_new (RoboFrameKind kind,
                        gconstpointer data,
                        gsize         size) G_GNUC_WARN_UNUSED_RESULT;

/**
 * RoboFrameResult:
 * @ROBO_FRAME_WHOLE: there is one
 * @ROBO_FRAME_PART: more bytes are needed
 * @ROBO_FRAME_WRONG: nobody of ours writes this; end the line
 */
typedef enum
{
  ROBO_FRAME_WHOLE,
  ROBO_FRAME_PART,
  ROBO_FRAME_WRONG,
} RoboFrameResult;

/**
 * robo_frame_take:
 * @buffer: bytes from anybody; the message is taken out of them
 * @kind: (out): of it
 * @body: (out) (transfer full) (nullable): what it says
 *
 * Returns: whether there was a message
 */
RoboFrameResult robo_frame_take (GByteArray    *buffer,
                                 RoboFrameKind *kind,
                                 GBytes       **body);

G_END_DECLS
