// SPDX-License-Identifier: GPL-3.0-or-later
// Shows earlier and current figures side by side, and lets the user choose the moment to compare with.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Properties:
 *
 * - `caption` (string, w): what the figures are, for screen readers
 *
 * Signals:
 *
 * - `since-opening ()`: the user wants to compare with the state when the document was opened
 * - `from-now-on ()`: the user wants to compare with the current state */
#define ROBO_TYPE_BEFORE_BOX (robo_before_box_get_type ())

G_DECLARE_FINAL_TYPE (RoboBeforeBox, robo_before_box, ROBO, BEFORE_BOX, AdwBin)

/* Sets the four texts of a row: what is compared, the earlier figure, the difference, and the current figure. Texts may
 * be NULL. Row 0 is the first row below the headings. The style class is used if the row is new, and may be NULL. */
void robo_before_box_set_row (RoboBeforeBox     *self,
                              guint              row,
                              const char *const *texts,
                              const char        *style);

/* Removes all rows from this row on. */
void robo_before_box_end_rows (RoboBeforeBox *self,
                               guint          row);

/* Sets a sentence that says from which moment the earlier figures are. */
void robo_before_box_set_since (RoboBeforeBox *self,
                                const char    *sentence);

/* Returns the time of day, such as 14:05. */
char *robo_before_box_dup_time (void) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the difference of two shares of 0 to 1 with an arrow, in percentage points, such as “↑ 3.2”, or “=” if the
 * shares are about equal. */
char *robo_before_box_dup_difference (double before,
                                      double now) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
