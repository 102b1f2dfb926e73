// SPDX-License-Identifier: GPL-3.0-or-later
// What the files of the sandbox share.
#pragma once

#include "files/cards/robo-module-set.h"
#include "robo-sandbox.h"

G_BEGIN_DECLS

struct _RoboSandbox
{
  GObject parent_instance;

  RoboModuleSet *standard;
  RoboPosition  *position;
  GPtrArray     *before;  /* of RoboPosition, the latest last */
  GPtrArray     *after;   /* of RoboPosition that were undone, the latest last */
  RoboMatch     *match;   /* nullable */
  char          *problem; /* nullable */

  RoboPositionPlay *play; /* nullable: how the position goes, unless it has a problem */
  char             *path; /* nullable: the file it was opened from or saved in */
};

RoboPosition *robo_sandbox_begin (RoboSandbox *self) G_GNUC_WARN_UNUSED_RESULT;
void          robo_sandbox_end (RoboSandbox  *self,
                                RoboPosition *position);

gboolean robo_sandbox_is_free (const RoboPosition *position,
                               guint               space);
void     robo_sandbox_init_robot (RoboRobot   *robot,
                                  guint        seat,
                                  RoboSeatKind kind,
                                  guint        space);
void     robo_sandbox_clear_dice (RoboRobot *robot);
void     robo_sandbox_give_die (RoboRobot *robot,
                                RoboColour colour,
                                guint      value,
                                RoboDir    key);

G_END_DECLS
