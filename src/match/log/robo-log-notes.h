// SPDX-License-Identifier: GPL-3.0-or-later
// Notes questions that were skipped, and why (R13), for the small print of the log.
#pragma once

#include "engine/robo-question.h"
#include "files/match/robo-match-file.h"
#include "robo-log-describe.h"

G_BEGIN_DECLS

/* Holds a question that was not asked. */
typedef struct
{
  RoboAnswer answer;   /* the answer that was given without asking */
  guint      position; /* number of events when the question was skipped */
  guint      record;   /* number of answers that were given before this answer */
  guint8     seat;     /* the seat that would have been asked */
  guint8     kind;     /* a RoboQuestionKind */
  guint8     card;     /* the card that the question was about, or ROBO_NO_CARD */
  guint8     reason;   /* a RoboMatchUnasked */
} RoboLogNote;

/* Marks the answers of a match file that were given without asking. */
void robo_log_notes_store (GArray        *notes,
                           RoboMatchFile *file);

/* Returns a translated text line for each note at the position, or NULL if there is no note. The notes must be
 * sorted, oldest first. */
char *robo_log_notes_dup_text (GArray             *notes,
                               guint               position,
                               const RoboLogNames *names) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
