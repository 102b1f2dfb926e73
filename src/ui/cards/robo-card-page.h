// SPDX-License-Identifier: GPL-3.0-or-later
// The page of one module card: what it says, what it does, what is wrong with it.
#pragma once

#include <adwaita.h>

#include "documents/robo-module-set-document.h"

G_BEGIN_DECLS

/**
 * RoboCardPage:
 *
 * Properties:
 *
 * - `document` (RoboModuleSetDocument, rw, nullable): a module set
 * - `card` (uint, rw): one of its cards
 * - `set` (RoboModuleSet as a pointer, ro, nullable): what the document shows now; notified with each edit and with another card
 *
 * Signals: `try-card` () when somebody wants to try the card, `uses-wanted` () when somebody asks who uses it.
 */
#define ROBO_TYPE_CARD_PAGE (robo_card_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboCardPage, robo_card_page, ROBO, CARD_PAGE, GtkWidget)

/* For a new card: its name is what one writes first. */
void robo_card_page_focus_name (RoboCardPage *self);

G_END_DECLS
