// SPDX-License-Identifier: GPL-3.0-or-later
// The exact rule of a module in plain words, with the name of the arena that a champion's card belongs to.
#pragma once

#include "files/cards/robo-explain.h"

G_BEGIN_DECLS

/**
 * robo_explain_module:
 * @modules: modules
 * @card: one of their cards
 * @rules: (nullable): the options they are played by
 *
 * Returns: (transfer full): the paragraphs of robo_explain_card(), one a line, with the arena's name looked up
 */
char *robo_explain_module (const RoboModules *modules,
                           guint              card,
                           const RoboRules   *rules) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_explain_module_of_set:
 * @set: a module set
 * @card: one of its cards
 * @rules: (nullable): the options they are played by
 *
 * Returns: (transfer full): as robo_explain_module()
 */
char *robo_explain_module_of_set (const RoboModuleSet *set,
                                  guint                card,
                                  const RoboRules     *rules) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
