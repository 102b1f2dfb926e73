// SPDX-License-Identifier: GPL-3.0-or-later
// Finds saved games and scenarios that use a module. For rule sets see robo-rule-files.h.
#pragma once

#include "files/xml/robo-problem.h"

G_BEGIN_DECLS

typedef enum
{
  ROBO_USE_MATCH,    /* a saved game that contains the module */
  ROBO_USE_SCENARIO, /* a scenario that contains the module */
} RoboUseKind;

typedef struct
{
  RoboUseKind kind;
  char       *path;
  char       *title; /* arena and players of a game, or title of a scenario */
} RoboCardUse;

/* Finds the saved games and scenarios that contain a card. Call this in another thread, because it reads many files.
 * Unreadable files are skipped. The user's files are in "games" and "scenarios" in `folder`; none of these folders
 * need exist. card_id is the id of a card, or NULL for the whole set. Returns games, then scenarios, each by file
 * name. */
GPtrArray *robo_uses_find (const char *folder,
                           const char *set_id,
                           const char *card_id) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
