// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the page of one module card: its texts, its effects, its problems.
#pragma once

#include <adwaita.h>

#include "documents/robo-module-set-document.h"

G_BEGIN_DECLS

/* Properties:
 *
 * - `document` (RoboModuleSetDocument, rw, nullable): a module set
 * - `card` (uint, rw): the card of this set that is shown
 * - `set` (RoboModuleSet as a pointer, ro, nullable): the current contents of the document; notified after each edit
 *   and after a change of the card
 *
 * Signals: `try-card` () when the user wants to try the card in the sandbox, `uses-wanted` () when the user asks
 * which files use the card. */
#define ROBO_TYPE_CARD_PAGE (robo_card_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboCardPage, robo_card_page, ROBO, CARD_PAGE, GtkWidget)

/* Focuses the entry for the name, with which users usually begin a new card. */
void robo_card_page_focus_name (RoboCardPage *self);

/* Sets the sentence on what the card is worth, and the figures below it, which may be NULL. */
void robo_card_page_set_worth (RoboCardPage *self,
                               const char   *word,
                               const char   *figures);

G_END_DECLS
