// SPDX-License-Identifier: GPL-3.0-or-later
// What simulated games are about, in words: one row each, for files, for the window and for the terminal.
#pragma once

#include "robo-balance.h"

G_BEGIN_DECLS

/**
 * robo_death_get_id:
 * @death: what a robot was destroyed by
 *
 * Returns: (transfer none): its name in files
 */
const char *robo_death_get_id (RoboDeath death);

/**
 * robo_verdict_get_id:
 * @verdict: a verdict
 *
 * Returns: (transfer none): its name in files
 */
const char *robo_verdict_get_id (RoboVerdict verdict);

/**
 * robo_death_get_word:
 * @death: what robots are destroyed by
 *
 * Returns: (transfer none): translated, in the plural, such as "pits"
 */
const char *robo_death_get_word (RoboDeath death);

/**
 * robo_verdict_get_word_for_side:
 * @verdict: on a side of an arena
 *
 * Returns: (transfer none): translated: how the side fares, such as "fair"
 */
const char *robo_verdict_get_word_for_side (RoboVerdict verdict);

/**
 * robo_verdict_get_word_for_card:
 * @verdict: on a module
 *
 * Returns: (transfer none): translated: how good the module is, such as "stronger"
 */
const char *robo_verdict_get_word_for_card (RoboVerdict verdict);

/**
 * robo_share_dup_text:
 * @share: a share of the games
 *
 * Returns: (transfer full): translated, with how exactly it is known: "25.1 % ± 2.7"
 */
char *robo_share_dup_text (RoboShare share) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
