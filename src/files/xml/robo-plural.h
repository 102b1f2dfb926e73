// SPDX-License-Identifier: GPL-3.0-or-later
// Marks sentences with a number for translation, in tables.
#pragma once

/* clang-format off */
/* Initializes two strings of a table for g_dngettext(); xgettext finds them (po/meson.build). */
#define NN_(one, many) { one, many }

/* Does the same as NN_() for a sentence that is the same in English for one and for many, as with "damage". */
#define NS_(same) { same, same }
/* clang-format on */
