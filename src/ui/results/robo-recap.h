// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the events since a player's last turn.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"

G_BEGIN_DECLS

/* Shows a short list in the panel of the player who programs. One button replays the events (`game.play-recap`),
 * another closes the list (`game.close-recap`). Clicking a line takes the match to its event. */
#define ROBO_TYPE_RECAP (robo_recap_get_type ())

G_DECLARE_FINAL_TYPE (RoboRecap, robo_recap, ROBO, RECAP, GtkWidget)

/* Lists the events for a seat up to the current position. The match has to exist as long as the recap is
 * shown. Returns FALSE if there are no events. */
gboolean robo_recap_set_seat (RoboRecap *self,
                              RoboMatch *match,
                              guint      seat);

/* Returns the position at which the list begins. */
guint robo_recap_get_start (RoboRecap *self);

G_END_DECLS
