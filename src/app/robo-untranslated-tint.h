// SPDX-License-Identifier: GPL-3.0-or-later
// Marks what a translation that is tried leaves in the original.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * robo_untranslated_tint_set:
 * @is_on: whether to
 *
 * From now on labels that show %ROBO_MO_UNTRANSLATED have the style class `untranslated`, those that appear after the
 * call. For the main thread.
 */
void robo_untranslated_tint_set (gboolean is_on);

G_END_DECLS
