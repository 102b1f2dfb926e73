/* Module cards for tests of the engine, written as lines of text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "engine/robo-cards.h"

G_BEGIN_DECLS

extern const char *const engine_when_names[ROBO_N_WHENS];
extern const char *const engine_target_names[ROBO_N_TARGETS];
extern const char *const engine_action_names[ROBO_N_ACTIONS];
extern const char *const engine_ability_names[ROBO_N_ABILITIES];

void  engine_cards_init_standard (RoboCards *cards);
guint engine_cards_add (RoboCards  *cards,
                        const char *text);
guint engine_find_name (const char *const *names,
                        guint              n_names,
                        const char        *name);

G_END_DECLS
