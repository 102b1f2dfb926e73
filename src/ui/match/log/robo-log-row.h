// SPDX-License-Identifier: GPL-3.0-or-later
// Shows one line of the log.
#pragma once

#include <gtk/gtk.h>

#include "files/cards/robo-modules.h"
#include "match/log/robo-log-item.h"

G_BEGIN_DECLS

/* Signals `space-hinted (uint space)` and `space-activated (uint space)`: see RoboLogView. Signal `why ()`:
 * the user asks why the event happened. */
#define ROBO_TYPE_LOG_ROW (robo_log_row_get_type ())

G_DECLARE_FINAL_TYPE (RoboLogRow, robo_log_row, ROBO, LOG_ROW, GtkWidget)

GtkWidget *robo_log_row_new (void) G_GNUC_WARN_UNUSED_RESULT;

RoboLogItem *robo_log_row_get_item (RoboLogRow *self);

/* Sets the item that robo_log_row_fill() shows, or NULL. Until the row is filled, it draws nothing and has an estimated
 * height, because a list has two hundred rows and only a few of them are visible. */
void robo_log_row_set_item (RoboLogRow  *self,
                            RoboLogItem *item);

/* Shows the item of the row; call this before the row becomes visible. From then on the row is updated when the item
 * changes. Returns TRUE if the row looks different now. */
gboolean robo_log_row_fill (RoboLogRow *self);

/* Empties a row that is no longer visible. The row keeps its height until it is filled again. A row with the focus is
 * not emptied. Returns TRUE if the row was emptied. */
gboolean robo_log_row_empty (RoboLogRow *self);

/* Gives the list's widget around the row its accessible name, which is the text of the item. This works for an empty
 * row, too. Returns FALSE if the widget had this name already, or if the row has no item. */
gboolean robo_log_row_name (RoboLogRow *self);

/* Sets the cards of the game, or NULL. Their pictograms are shown beside the lines in which the cards are used. Call
 * this before the item is set. */
void robo_log_row_set_modules (RoboLogRow  *self,
                               RoboModules *modules);

/* Sets the color, 0..3, of the robot whose head is beside the row's text. Call this before the row is filled. */
void robo_log_row_set_colour (RoboLogRow *self,
                              guint       colour);

/* Sets whether the row has more room than its text needs; its buttons then follow the text directly. */
void robo_log_row_set_wide (RoboLogRow *self,
                            gboolean    is_wide);

/* Sets the number of events that have been shown. The row is marked if the last of these events is in its item. */
void robo_log_row_set_position (RoboLogRow *self,
                                guint       position);

/* Marks the row if its text mentions the space that is under the pointer on the board. ROBO_NO_SPACE removes the
 * mark. */
void robo_log_row_mark_space (RoboLogRow *self,
                              guint       space);

/* Returns the space whose coordinates in the label have the focus, or ROBO_NO_SPACE. */
guint robo_log_row_get_focused_space (RoboLogRow *self);

G_END_DECLS
