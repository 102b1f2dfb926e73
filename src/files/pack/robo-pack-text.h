// SPDX-License-Identifier: GPL-3.0-or-later
// Writes small packs as letters and digits for a messenger or a QR code, such as PACK! 04WHR-3T5Z0-... !PACK, and
// reads them.
#pragma once

#include "robo-pack.h"

G_BEGIN_DECLS

/* A text has at most ROBO_PACK_TEXT_MAX_SIZE bytes, so that messengers accept it as one message. A QR code with more
 * bytes than ROBO_PACK_TEXT_MAX_CODE has too small squares for the camera of a phone. */
#define ROBO_PACK_TEXT_MAX_SIZE 6144
#define ROBO_PACK_TEXT_MAX_CODE 1200

/* A pack is looked for only in this many bytes at the beginning of a text, since a file or the clipboard may have any
 * size. */
#define ROBO_PACK_TEXT_MAX_SEARCH (256 * 1024)

/* The words and parts of a pack together have at most this many bytes before they are compressed. */
#define ROBO_PACK_TEXT_MAX_CONTENT (128 * 1024)

/* This problem means that a text has no pack, that it is damaged, or that one of its parts cannot be used. */
extern const RoboProblemKind ROBO_PROBLEM_PACK_TEXT[1];

/* Returns the pack as a text, or NULL if the text would have more than max_size bytes. The picture is left out. */
char *robo_pack_text_write (const RoboPack *pack,
                            gsize           max_size) G_GNUC_WARN_UNUSED_RESULT;

/* Reads the first pack in an untrusted text, which may contain other words. Returns NULL with one error in `problems` if
 * there is no pack, or if it or any of its parts cannot be used. */
RoboPack *robo_pack_text_read (const char   *text,
                               RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether a pack begins in the text, damaged or not. */
gboolean robo_pack_text_looks_like (const char *text);

G_END_DECLS
