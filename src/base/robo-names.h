// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the names that people enter readable, and tells whether two names look alike.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Names and messages have at most this many combining marks in a row. Further marks are removed, because no language
 * needs more marks on one letter. */
#define ROBO_NAMES_MAX_MARKS 4

/* Limits the name of a player, in characters. */
#define ROBO_NAMES_MAX_PLAYER 40

/* Returns whether a character between two other characters (0 at the ends) is not seen, or changes the order in
 * which the text is read: formats, direction overrides, letters and marks without a shape. Joiners between letters
 * of other scripts than Latin or between emoji count as seen, and so do characters that give an emoji its color. */
gboolean robo_names_is_hidden (gunichar before,
                               gunichar c,
                               gunichar after);

/* Returns the name without hidden characters, with single blanks and at most ROBO_NAMES_MAX_MARKS marks in a row, cut
 * to a number of characters. */
char *robo_names_dup_clean (const char *name,
                            guint       max_chars) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the given name in the full name of a user account, such as “Anna” for “Anna Maria Schmidt” or “Schmidt,
 * Anna”. The given name is the default name in games with strangers, who need not see the full name. If the full
 * name is empty or “Unknown” (GLib's word for an account without a full name), returns the name of the account. */
char *robo_names_dup_given (const char *full_name,
                            const char *account) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether a character changes the direction of the text that follows, or ends such a change. */
gboolean robo_names_is_turn (gunichar c);

/* Returns whether a person could take the names for each other: only case, blanks, hidden characters, marks that
 * compose with no letter, or letters of the same shape differ, such as l, I and 1. */
gboolean robo_names_look_alike (const char *one,
                                const char *other);

G_END_DECLS
