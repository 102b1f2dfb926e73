// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the files of this folder create printouts.
#pragma once

#include "robo-printout.h"
#include "robo-sheet.h"

G_BEGIN_DECLS

/* Creates a printout of all pages of the sheets of text, the first sheet first. Takes over the array of RoboSheet. */
RoboPrintout *robo_printout_new_sheets (const char *title,
                                        GPtrArray  *sheets) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the text at the foot of all sheets, which names the original board game and its author. */
const char *robo_printout_get_credit (void);

G_END_DECLS
