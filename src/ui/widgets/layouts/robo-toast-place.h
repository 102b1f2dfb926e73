// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps toasts over one widget of a page, so that they do not cover the buttons beside it.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ROBO_TYPE_TOAST_PLACE (robo_toast_place_get_type ())

G_DECLARE_FINAL_TYPE (RoboToastPlace, robo_toast_place, ROBO, TOAST_PLACE, GObject)

/* While `widget`, a descendant of `toasts`, is visible, shows the toasts of `toasts` at the lower edge of `widget`,
 * and also those of an overlay that contains `toasts`. Both arguments must outlive the place. */
RoboToastPlace *robo_toast_place_new (AdwToastOverlay *toasts,
                                      GtkWidget       *widget) G_GNUC_WARN_UNUSED_RESULT;

/* Moves the visible toasts in the next frame, when `widget` has its new place. */
void robo_toast_place_queue_update (RoboToastPlace *self);

G_END_DECLS
