// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences with a number, in tables.
#pragma once

/* clang-format off */
/**
 * NN_:
 * @one: the English sentence for one
 * @many: and for many
 *
 * Initializes two strings of a table that g_dngettext() is to be asked with; xgettext finds it (po/meson.build).
 */
#define NN_(one, many) { one, many }

/**
 * NS_:
 * @same: the English sentence for one and for many
 *
 * Likewise, where English has the same for both, as it has of damage.
 */
#define NS_(same) { same, same }
/* clang-format on */
