// SPDX-License-Identifier: GPL-3.0-or-later
// Small print of the log: what nobody was asked, and why (R13).
#pragma once

#include "engine/robo-question.h"
#include "robo-log-describe.h"

G_BEGIN_DECLS

/**
 * RoboLogNoteReason:
 * @ROBO_LOG_NOTE_NEEDLESS: every answer would have come to the same
 * @ROBO_LOG_NOTE_STANDING: it was answered once and for all
 */
typedef enum
{
  ROBO_LOG_NOTE_NEEDLESS,
  ROBO_LOG_NOTE_STANDING,
} RoboLogNoteReason;

/**
 * RoboLogNote:
 * @answer: what was taken for the answer
 * @position: how many events there were then
 * @seat: who would have been asked
 * @kind: a RoboQuestionKind
 * @card: the card it was about, or %ROBO_NO_CARD
 * @reason: a RoboLogNoteReason
 *
 * A question that was not asked.
 */
typedef struct
{
  RoboAnswer answer;
  guint      position;
  guint8     seat;
  guint8     kind;
  guint8     card;
  guint8     reason;
} RoboLogNote;

char *robo_log_notes_dup_text (GArray             *notes,
                               guint               position,
                               const RoboLogNames *names) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
