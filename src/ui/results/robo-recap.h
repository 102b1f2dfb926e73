// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the events since the last turn of a player.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"

G_BEGIN_DECLS

/* Shows a short list to the player who programs. One button replays the events (`game.play-recap`), another closes the
 * list (`game.close-recap`). A click on an event in the list takes the match to this event. */
#define ROBO_TYPE_RECAP (robo_recap_get_type ())

G_DECLARE_FINAL_TYPE (RoboRecap, robo_recap, ROBO, RECAP, GtkWidget)

/* Lists the latest events that matter to a seat, from the confirmation of its last program up to the current position.
 * The match has to exist as long as the recap is shown. Returns FALSE if there are no such events. */
gboolean robo_recap_set_seat (RoboRecap *self,
                              RoboMatch *match,
                              guint      seat);

/* Returns the position of the match at which the list begins. */
guint robo_recap_get_start (RoboRecap *self);

G_END_DECLS
