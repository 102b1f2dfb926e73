// SPDX-License-Identifier: GPL-3.0-or-later
// Where the dice of an operator lie: the states that a RoboProgramDraft goes through.
#pragma once

#include "replay/robo-task.h"

#include "robo-program-draft.h"

G_BEGIN_DECLS

#define ROBO_DICE_TABLE_SIZE (2 * ROBO_DICE_A_COLOUR)

/* Compared by memcmp. */
typedef struct
{
  RoboDie dice[ROBO_DICE_TABLE_SIZE];
} RoboDiceTable;

/* Whose dice they are, and what that robot's cards allow. */
typedef struct
{
  const RoboRobot *robot;
  const RoboCards *cards;
} RoboDiceOwner;

/* All in the tray, with a face of 1, or with those that are given; a die that is missing has 0. */
void robo_dice_table_init (RoboDiceTable  *table,
                           const RoboTask *task);
/* What lies on the controller. */
void robo_dice_table_collect (const RoboDiceTable *table,
                              RoboProgram         *program);
/* Into the tray. */
void     robo_dice_table_take_up (RoboDiceTable *table,
                                  guint          die);
gboolean robo_dice_table_is_placed (const RoboDiceTable *table,
                                    guint                die);

/* Each a die or ROBO_DRAFT_NO_DIE; never @except. */
guint robo_dice_table_find_on_unit (const RoboDiceTable *table,
                                    guint                unit,
                                    guint                except);
guint robo_dice_table_find_on_key (const RoboDiceTable *table,
                                   guint                unit,
                                   RoboDir              key,
                                   guint                except);
guint robo_dice_table_find_in_tray (const RoboDiceTable *table,
                                    RoboColour           colour);

/* The die of that colour that shows that: the one on that key, else one in the tray, else any. */
guint robo_dice_table_find_face (const RoboDiceTable *table,
                                 RoboColour           colour,
                                 guint                value,
                                 guint                unit,
                                 RoboDir              key);

/* Why they may not lie so (R5.1), or %ROBO_REFUSED_NOT; a partial program need not be finished. */
RoboRefusal robo_dice_table_check (const RoboDiceTable *table,
                                   const RoboDiceOwner *owner,
                                   gboolean             may_be_partial);

/**
 * robo_dice_table_choose:
 *
 * Returns: the die of that colour that is to be used for a key: the one that lies there, else one of its unit if no
 *   other may lie beside it, else one from the tray; or %ROBO_DRAFT_NO_DIE
 */
guint robo_dice_table_choose (const RoboDiceTable *table,
                              const RoboDiceOwner *owner,
                              RoboColour           colour,
                              guint                unit,
                              RoboDir              key);

/**
 * robo_dice_table_lay:
 * @unit: 0..2, or %ROBO_DRAFT_IN_TRAY
 *
 * Puts the die there and others out of its way.
 *
 * Returns: why that is not allowed, or %ROBO_REFUSED_NOT
 */
RoboRefusal robo_dice_table_lay (RoboDiceTable       *table,
                                 const RoboDiceOwner *owner,
                                 guint                die,
                                 guint                unit,
                                 RoboDir              key);

/**
 * robo_dice_table_lay_all:
 *
 * Puts all dice where they are in @program; those that are not used go into the tray. Where faces are given, those
 * stay.
 *
 * Returns: why that is not allowed, or %ROBO_REFUSED_NOT
 */
RoboRefusal robo_dice_table_lay_all (RoboDiceTable       *table,
                                     const RoboDiceOwner *owner,
                                     gboolean             has_faces,
                                     const RoboProgram   *program);

G_END_DECLS
