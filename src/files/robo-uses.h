// SPDX-License-Identifier: GPL-3.0-or-later
// Finds saved games and scenarios that use a module. For rule sets see robo-rule-files.h.
#pragma once

#include "files/xml/robo-problem.h"

G_BEGIN_DECLS

typedef enum
{
  ROBO_USE_MATCH,    /* a saved game that contains the module */
  ROBO_USE_SCENARIO, /* a scenario in which a robot has the module, or which contains the set */
} RoboUseKind;

typedef struct
{
  RoboUseKind kind;
  char       *path;
  char       *title; /* name of the arena of a game; or title of a scenario, or its id if it has no title */
} RoboCardUse;

/* Finds the saved games that contain a card, and the scenarios in which a robot has it. set_id is the id of its
 * module set. card_id is the id of the card, or NULL to find what contains the set. The user's files are in "games"
 * and "scenarios" in `folder`; none of these folders need exist. Unreadable files are skipped. Returns an array of
 * RoboCardUse: games, then scenarios, each by file name. Call this in another thread, because it reads many files. */
GPtrArray *robo_uses_find (const char *folder,
                           const char *set_id,
                           const char *card_id) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
