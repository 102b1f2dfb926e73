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

RoboPosition *robo_position_new_from_source (RoboPositionSource *source) G_GNUC_WARN_UNUSED_RESULT;

/* Elements of a scenario; they are freed with @doc, whose root they are below. */

xmlNode *robo_position_write_robots (xmlNode            *scenario,
                                     const RoboPosition *self,
                                     const GArray       *answers);
xmlNode *robo_position_write_mines (xmlNode            *scenario,
                                    const RoboPosition *self);
xmlNode *robo_position_write_tokens (xmlNode            *scenario,
                                     const RoboPosition *self);
xmlNode *robo_position_write_rolls (xmlNode            *scenario,
                                    const RoboPosition *self);
xmlNode *robo_position_write_arena (xmlNode            *scenario,
                                    const RoboPosition *self);
xmlNode *robo_position_write_modules (xmlNode            *scenario,
                                      const RoboPosition *self,
                                      RoboProblems       *problems);
xmlNode *robo_position_write_expectation (xmlNode        *scenario,
                                          const RoboGame *game);

/* What was opened, with what was changed. */
GBytes *robo_position_patch_source (const RoboPosition     *self,
                                    const RoboPositionPlay *play,
                                    RoboProblems           *problems) G_GNUC_WARN_UNUSED_RESULT;
GArray *robo_position_dup_given_answers (const RoboPosition     *self,
                                         const RoboPositionPlay *play) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
