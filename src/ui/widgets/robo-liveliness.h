// SPDX-License-Identifier: GPL-3.0-or-later
// Whether something may move by itself, only to look alive: nobody pays for what nobody sees.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * RoboLiveliness:
 *
 * Something may move while its window is the one that is used and can be seen, animations are on, and the battery is not
 * to be spared.
 *
 * Signals:
 * - `changed ()`: another answer
 */
#define ROBO_TYPE_LIVELINESS (robo_liveliness_get_type ())

G_DECLARE_FINAL_TYPE (RoboLiveliness, robo_liveliness, ROBO, LIVELINESS, GObject)

/**
 * robo_liveliness_new:
 * @widget: (transfer none): what moves; it owns the liveliness
 *
 * Returns: (transfer full): an answer for it; no before it is asked for the first time
 */
RoboLiveliness *robo_liveliness_new (GtkWidget *widget) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_liveliness_ask:
 * @self: a liveliness
 *
 * From now on it says when the answer changes. Where the system has to be asked for its battery, that happens here: not
 * before the first picture.
 *
 * Returns: whether the widget may move
 */
gboolean robo_liveliness_ask (RoboLiveliness *self);

G_END_DECLS
