// SPDX-License-Identifier: GPL-3.0-or-later
// Places the dice of an operator on the controller. A RoboProgramDraft keeps its states in such tables.
#pragma once

#include "replay/robo-task.h"

#include "robo-program-draft.h"

G_BEGIN_DECLS

#define ROBO_DICE_TABLE_SIZE (2 * ROBO_DICE_A_COLOUR)

/* Holds the dice on keys and in the tray, and the order in which they were laid: 1 for the first die on a unit, 2
 * for the second die (R5.3), 0 in the tray. Tables are compared by memcmp(). */
typedef struct
{
  RoboDie dice[ROBO_DICE_TABLE_SIZE];
  guint8  order[ROBO_DICE_TABLE_SIZE];
} RoboDiceTable;

/* Names the robot that has the dice, and the cards that decide how its dice may lie. */
typedef struct
{
  const RoboRobot *robot;
  const RoboCards *cards;
} RoboDiceOwner;

/* Puts all dice into the tray, with a face of 1 or with the faces that a puzzle provides. A die that the puzzle does
 * not provide has a face of 0. */
void robo_dice_table_init (RoboDiceTable  *table,
                           const RoboTask *task);
/* Gets the dice that lie on the controller. */
void robo_dice_table_collect (const RoboDiceTable *table,
                              RoboProgram         *program);
/* Puts a die into the tray. */
void     robo_dice_table_take_up (RoboDiceTable *table,
                                  guint          die);
gboolean robo_dice_table_is_placed (const RoboDiceTable *table,
                                    guint                die);

/* These functions return a die on a unit, on a key or in the tray, or ROBO_DRAFT_NO_DIE. The first two functions ignore
 * the die `except`. If two dice lie on a unit or key, they return the die that was laid last. */
guint robo_dice_table_find_on_unit (const RoboDiceTable *table,
                                    guint                unit,
                                    guint                except);
guint robo_dice_table_find_on_key (const RoboDiceTable *table,
                                   guint                unit,
                                   RoboDir              key,
                                   guint                except);
guint robo_dice_table_find_in_tray (const RoboDiceTable *table,
                                    RoboColour           colour);

/* Finds a die of a color and value: first on the given key, then in the tray, then anywhere. Returns ROBO_DRAFT_NO_DIE
 * if there is no such die. */
guint robo_dice_table_find_face (const RoboDiceTable *table,
                                 RoboColour           colour,
                                 guint                value,
                                 guint                unit,
                                 RoboDir              key);

/* Returns why the dice may not lie on these keys (R5.1), or ROBO_REFUSED_NOT. With may_be_partial the program need
 * not be finished. */
RoboRefusal robo_dice_table_check (const RoboDiceTable *table,
                                   const RoboDiceOwner *owner,
                                   gboolean             may_be_partial);

/* Returns the die of a color to use for a key: the die of this color that lies on the key; or else a die from the tray,
 * if there is one, and if no die of this color lies on the unit or the unit has room for a second die (R5.3); or else
 * the die of this color on the unit. If two dice lie on the key or unit, the function returns the die that was laid
 * last. Returns ROBO_DRAFT_NO_DIE if there is no such die. */
guint robo_dice_table_choose (const RoboDiceTable *table,
                              const RoboDiceOwner *owner,
                              RoboColour           colour,
                              guint                unit,
                              RoboDir              key);

/* Puts a die on a key of unit 0..2 or into the tray (ROBO_DRAFT_IN_TRAY), and moves other dice out of its way. Returns
 * why this is not allowed, or ROBO_REFUSED_NOT. The table changes in either case. */
RoboRefusal robo_dice_table_lay (RoboDiceTable       *table,
                                 const RoboDiceOwner *owner,
                                 guint                die,
                                 guint                unit,
                                 RoboDir              key);

/* Puts the dice of the program on their keys, and unused dice into the tray. If has_faces is TRUE, the dice keep their
 * faces. Returns why this is not allowed, or ROBO_REFUSED_NOT. The table changes in either case. */
RoboRefusal robo_dice_table_lay_all (RoboDiceTable       *table,
                                     const RoboDiceOwner *owner,
                                     gboolean             has_faces,
                                     const RoboProgram   *program);

G_END_DECLS
