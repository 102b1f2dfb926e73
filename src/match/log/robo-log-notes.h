// SPDX-License-Identifier: GPL-3.0-or-later
// Small print of the log: what nobody was asked, and why (R13).
#pragma once

#include "engine/robo-question.h"
#include "files/match/robo-match-file.h"
#include "robo-log-describe.h"

G_BEGIN_DECLS

/**
 * RoboLogNote:
 * @answer: what was taken for the answer
 * @position: how many events there were then
 * @record: how many answers had been given
 * @seat: who would have been asked
 * @kind: a RoboQuestionKind
 * @card: the card it was about, or %ROBO_NO_CARD
 * @reason: a RoboMatchUnasked
 *
 * A question that was not asked.
 */
typedef struct
{
  RoboAnswer answer;
  guint      position;
  guint      record;
  guint8     seat;
  guint8     kind;
  guint8     card;
  guint8     reason;
} RoboLogNote;

/**
 * robo_log_notes_store:
 * @notes: (element-type RoboLogNote): what was not asked in a match
 * @file: that match
 *
 * Marks the answers that nobody was asked for.
 */
void robo_log_notes_store (GArray        *notes,
                           RoboMatchFile *file);

/**
 * robo_log_notes_dup_text:
 * @notes: (element-type RoboLogNote): what was not asked, oldest first
 * @position: of the event that came next
 * @names: names for what is in it
 *
 * Returns: (transfer full) (nullable): a translated line for each that stands there, %NULL if there is none
 */
char *robo_log_notes_dup_text (GArray             *notes,
                               guint               position,
                               const RoboLogNames *names) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
