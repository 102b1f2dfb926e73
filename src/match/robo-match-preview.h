// SPDX-License-Identifier: GPL-3.0-or-later
// Describes what an answer would lead to.
#pragma once

#include "match/log/robo-log-describe.h"

G_BEGIN_DECLS

/* Describes in the user's language how `after` differs from `before`: robots that are destroyed or stand elsewhere,
 * damage that they take, and VP that they get. Leaves out robots without a name. */
char *robo_match_preview_dup_text (const RoboState    *before,
                                   const RoboState    *after,
                                   const RoboLogNames *names) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
