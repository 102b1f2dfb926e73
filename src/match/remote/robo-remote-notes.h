// SPDX-License-Identifier: GPL-3.0-or-later
// Stores data of a remote game that only this computer needs, beside the game's file.
#pragma once

#include "net/robo-offer.h"

G_BEGIN_DECLS

/* A note has a game and a key, and is stored in `lines.ini` of the user's data folder (doc/network.md). */

/* The note with this key is the name under which a user without a seat watches. */
#define ROBO_REMOTE_NOTE_WATCHES_AS "watches-as"

/* Returns the value of a note, or NULL if it was not set. */
char *robo_remote_notes_dup (const RoboOffer *offer,
                             const char      *key) G_GNUC_WARN_UNUSED_RESULT;

/* Writes the note at once. Errors are ignored, since the game does not depend on notes. */
void robo_remote_notes_set (const RoboOffer *offer,
                            const char      *key,
                            const char      *value);

/* Does the same as robo_remote_notes_set() for several notes, of which either all are on disk or none. `notes` has keys
 * and values in turn, then NULL. */
void robo_remote_notes_set_all (const RoboOffer   *offer,
                                const char *const *notes);

G_END_DECLS
