// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a card in the list of a module set.
#pragma once

#include <gtk/gtk.h>

#include "documents/robo-card-item.h"

G_BEGIN_DECLS

/* Lets the user drag the row onto another row. Signal `dropped` (uint): the user has dropped the row with this
 * position on this row. */
#define ROBO_TYPE_LISTED_CARD (robo_listed_card_get_type ())

G_DECLARE_FINAL_TYPE (RoboListedCard, robo_listed_card, ROBO, LISTED_CARD, GtkListBoxRow)

GtkWidget *robo_listed_card_new (RoboCardItem *item) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
