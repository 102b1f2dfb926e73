// SPDX-License-Identifier: GPL-3.0-or-later
// What reading and writing matches share among themselves.
#pragma once

#include "robo-match-file.h"
#include "robo-xml.h"

G_BEGIN_DECLS

extern const RoboXmlFormat robo_match_format;

/**
 * RoboMatchOption:
 * @attribute: its name in files
 * @offset: of its guint8 in RoboRules
 * @ids: (nullable): the names of its values from 0 on; %NULL for a number
 *
 * One option of a rule set (rules chapter 12).
 */
typedef struct
{
  const char *attribute;
  gsize       offset;
  const char *ids[4];
} RoboMatchOption;

#define ROBO_N_MATCH_OPTIONS 9
extern const RoboMatchOption robo_match_options[ROBO_N_MATCH_OPTIONS];

/* By RoboQuestionKind. */
extern const char *const robo_match_question_ids[ROBO_N_QUESTION_KINDS];

GArray *robo_match_list_rounds (const RoboEventList *events,
                                gboolean             is_over) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
