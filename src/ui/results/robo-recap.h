// SPDX-License-Identifier: GPL-3.0-or-later
// What happened since somebody's last turn.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"

G_BEGIN_DECLS

/**
 * RoboRecap:
 *
 * A short list in the panel of who programs, with a button that plays just that stretch again (`game.play-recap`) and one that closes
 * it (`game.close-recap`). A line takes the match to its event.
 */
#define ROBO_TYPE_RECAP (robo_recap_get_type ())

G_DECLARE_FINAL_TYPE (RoboRecap, robo_recap, ROBO, RECAP, GtkWidget)

/**
 * robo_recap_set_seat:
 * @self: a recap
 * @match: the match, which has to be there as long as the recap is seen
 * @seat: for whom, at the position shown
 *
 * Returns: whether there is anything to tell
 */
gboolean robo_recap_set_seat (RoboRecap *self,
                              RoboMatch *match,
                              guint      seat);

/**
 * robo_recap_get_start:
 * @self: a recap
 *
 * Returns: the position at which the stretch begins
 */
guint robo_recap_get_start (RoboRecap *self);

G_END_DECLS
