// SPDX-License-Identifier: GPL-3.0-or-later
// What can be heard of a game.
#pragma once

#include <gtk/gtk.h>

#include "engine/robo-event.h"

G_BEGIN_DECLS

/**
 * RoboSounds:
 *
 * Plays one short sound for what happens, if the setting `sound` says so. Where GTK has nothing to play sounds
 * with, it is silent.
 */
#define ROBO_TYPE_SOUNDS (robo_sounds_get_type ())

G_DECLARE_FINAL_TYPE (RoboSounds, robo_sounds, ROBO, SOUNDS, GObject)

RoboSounds *robo_sounds_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_sounds_play:
 * @self: sounds
 * @type: what happens
 *
 * Begins its sound, which ends by itself.
 */
void robo_sounds_play (RoboSounds   *self,
                       RoboEventType type);

/**
 * robo_sounds_dup_path:
 * @name: the name of a sound
 *
 * Returns: (transfer full): its file
 */
char *robo_sounds_dup_path (const char *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
