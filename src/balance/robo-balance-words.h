// SPDX-License-Identifier: GPL-3.0-or-later
// What simulated games are about, in words, for the window and for the terminal.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * robo_balance_get_death_word:
 * @id: what robo_death_get_id() calls it
 *
 * Returns: (transfer none): translated, in the plural: what robots are destroyed by, such as "pits"
 */
const char *robo_balance_get_death_word (const char *id);

/**
 * robo_balance_get_verdict_word:
 * @id: what robo_verdict_get_id() calls it
 *
 * Returns: (transfer none): translated: how a side fares, such as "fair"
 */
const char *robo_balance_get_verdict_word (const char *id);

G_END_DECLS
