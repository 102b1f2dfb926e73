// SPDX-License-Identifier: GPL-3.0-or-later
// Which saved games and scenarios have a module in them; of rules robo-rule-files.h of the model knows.
#pragma once

#include "files/xml/robo-problem.h"

G_BEGIN_DECLS

/**
 * RoboUseKind:
 * @ROBO_USE_MATCH: a game that was begun with it, and holds it
 * @ROBO_USE_SCENARIO: a scenario that holds it
 */
typedef enum
{
  ROBO_USE_MATCH,
  ROBO_USE_SCENARIO,
} RoboUseKind;

/**
 * RoboUse:
 * @kind: what it is
 * @path: its file
 * @title: what it is called: an arena and its players' game, or the title of a scenario
 */
typedef struct
{
  RoboUseKind kind;
  char       *path;
  char       *title;
} RoboUse;

/**
 * robo_uses_find:
 * @folder: where the user's files are, with folders "games" and "scenarios" in it, which need not exist
 * @set_id: the id of a module set
 * @card_id: (nullable): the id of one of its cards; %NULL for the set as a whole
 *
 * Reads the files, which may take a while: meant for another thread. What cannot be read uses nothing.
 *
 * Returns: (transfer full) (element-type RoboUse): games, then scenarios, each by file name
 */
GPtrArray *robo_uses_find (const char *folder,
                           const char *set_id,
                           const char *card_id) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
