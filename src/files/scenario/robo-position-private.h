// SPDX-License-Identifier: GPL-3.0-or-later
// What the files of positions share.
#pragma once

#include "robo-position.h"
#include "robo-scenario-private.h"

G_BEGIN_DECLS

/* Immutable. */
struct _RoboPositionSource
{
  gatomicrefcount ref_count;

  RoboScenario *scenario;
  GBytes       *bytes;      /* a file with this scenario alone */
  gboolean      is_in_list; /* it stood in a file of many */
};

RoboPositionSource *robo_position_source_ref (RoboPositionSource *self);
void                robo_position_source_unref (RoboPositionSource *self);

/**
 * robo_position_new_from_source:
 * @source: (transfer none): where it is from
 *
 * Returns: (transfer full): the position as it is there
 */
RoboPosition *robo_position_new_from_source (RoboPositionSource *source) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_position_dup_given_answers:
 * @self: a position
 * @play: how it went
 *
 * Returns: (transfer full) (element-type RoboScriptedAnswer): every decision that was made, and those of its answers
 *   that nobody asked for
 */
GArray *robo_position_dup_given_answers (const RoboPosition     *self,
                                         const RoboPositionPlay *play) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
