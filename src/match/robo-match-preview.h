// SPDX-License-Identifier: GPL-3.0-or-later
// What would come of an answer, in words.
#pragma once

#include "match/log/robo-log-describe.h"

G_BEGIN_DECLS

/**
 * robo_match_preview_dup_text:
 * @before: how things stand
 * @after: how they would
 * @names: what robots are called; those without a name are not looked at
 *
 * Returns: (transfer full): where robots would stand and what they would get or take, in the user's language
 */
char *robo_match_preview_dup_text (const RoboState    *before,
                                   const RoboState    *after,
                                   const RoboLogNames *names) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
