// SPDX-License-Identifier: GPL-3.0-or-later
// Explains the exact rule of a module in plain words. The explanation of a champion card names the arena of the card.
#pragma once

#include "files/cards/robo-explain.h"

G_BEGIN_DECLS

/* Returns the paragraphs of robo_explain_card() as one text, each paragraph on a text line of its own. Looks up the
 * name of the arena for a champion card. `rules` are the options in use; NULL stands for the standard rules. */
char *robo_explain_module (const RoboModules *modules,
                           guint              card,
                           const RoboRules   *rules) G_GNUC_WARN_UNUSED_RESULT;

/* Does the same as robo_explain_module(), for a card of a set. The rules may be NULL. */
char *robo_explain_module_of_set (const RoboModuleSet *set,
                                  guint                card,
                                  const RoboRules     *rules) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
