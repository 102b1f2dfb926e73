// SPDX-License-Identifier: GPL-3.0-or-later
// Writes bytes as letters and digits for any messenger, mail or slip of paper, and finds them in a pasted text: ROBO!
// 3F7KM-2QZ8D-... !ROBO
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A text stands for at most this many bytes. */
#define ROBO_SYMBOLS_MAX_SIZE 32768

/* The mark, which says what kind of bytes follow, has this many capital letters. */
#define ROBO_SYMBOLS_MARK_LENGTH 4

/* Writes the bytes with a checksum between two marks. `size` is 1..ROBO_SYMBOLS_MAX_SIZE. */
char *robo_symbols_write (const char   *mark,
                          const guint8 *data,
                          gsize         size) G_GNUC_WARN_UNUSED_RESULT;

/* Finds the first bytes with this mark in a pasted text in UTF-8. The symbols may be in upper or lower case, may
 * contain line breaks, also those of quoted-printable and HTML, quotation marks of mails, other hyphens, blanks and
 * invisible characters, and may have O, I, L and U for 0, 1, 1 and V. Skips damaged bytes. Returns NULL if there are
 * none. Otherwise sets `end` to the place where the search for the next bytes begins, so that finding all of a paste
 * takes linear time. `end` may be NULL. */
GBytes *robo_symbols_find (const char  *mark,
                           const char  *text,
                           const char **end) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether bytes with this mark begin in the text, damaged or not. */
gboolean robo_symbols_looks_like (const char *mark,
                                  const char *text);

G_END_DECLS
