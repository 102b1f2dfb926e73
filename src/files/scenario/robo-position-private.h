// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the source of a position, for the code that reads, plays and writes positions.
#pragma once

#include "robo-position.h"
#include "robo-scenario-private.h"

G_BEGIN_DECLS

struct _RoboPositionSource
{
  gatomicrefcount ref_count;

  RoboScenario *scenario;
  GBytes       *bytes;      /* a file with only this scenario */
  gboolean      is_in_list; /* whether the original file has several scenarios */
};

RoboPositionSource *robo_position_source_ref (RoboPositionSource *self);
void                robo_position_source_unref (RoboPositionSource *self);

/* Returns the unchanged position of the source. */
RoboPosition *robo_position_new_from_source (RoboPositionSource *source) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the decisions that were made, followed by the answers of the position that were not needed. */
GArray *robo_position_dup_given_answers (const RoboPosition     *self,
                                         const RoboPositionPlay *play) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
