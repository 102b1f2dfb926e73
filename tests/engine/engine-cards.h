// SPDX-License-Identifier: GPL-3.0-or-later
// Reads module cards for tests of the engine, written as lines of text.
#pragma once

#include "engine/robo-cards.h"
#include "engine/robo-effect-ids.h"

G_BEGIN_DECLS

void  engine_cards_init_standard (RoboCards *cards);
guint engine_cards_add (RoboCards  *cards,
                        const char *text);
guint engine_find_name (const char *const *names,
                        guint              n_names,
                        const char        *name);

G_END_DECLS
