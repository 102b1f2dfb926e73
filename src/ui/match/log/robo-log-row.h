// SPDX-License-Identifier: GPL-3.0-or-later
// One line of the log on screen.
#pragma once

#include <gtk/gtk.h>

#include "files/cards/robo-modules.h"
#include "match/log/robo-log-item.h"

G_BEGIN_DECLS

/**
 * RoboLogRow:
 *
 * Signals `space-hinted (uint space)` and `space-activated (uint space)`: see RoboLogView.
 * Signal `why ()`: somebody wants to know why this happened.
 */
#define ROBO_TYPE_LOG_ROW (robo_log_row_get_type ())

G_DECLARE_FINAL_TYPE (RoboLogRow, robo_log_row, ROBO, LOG_ROW, GtkWidget)

GtkWidget *robo_log_row_new (void) G_GNUC_WARN_UNUSED_RESULT;

RoboLogItem *robo_log_row_get_item (RoboLogRow *self);

/**
 * robo_log_row_set_item:
 * @self: a row
 * @item: (nullable): what it is to say, once it is filled
 *
 * A list has two hundred rows, of which a few are seen. So until robo_log_row_fill() nothing is drawn, and its height is a
 * guess.
 */
void robo_log_row_set_item (RoboLogRow  *self,
                            RoboLogItem *item);

/**
 * robo_log_row_fill:
 * @self: a row
 *
 * Has it say what its item says, and look as at its position; to be called before it is seen. For those that are seen this
 * is so from then on.
 *
 * Returns: whether anything was still to be done
 */
gboolean robo_log_row_fill (RoboLogRow *self);

/**
 * robo_log_row_empty:
 * @self: a row that is not seen
 *
 * Takes what it shows out of it until it is filled again; its height stays. In a row with the focus all stays.
 *
 * Returns: whether there was anything in it
 */
gboolean robo_log_row_empty (RoboLogRow *self);

/**
 * robo_log_row_name:
 * @self: a row
 *
 * Has what is around it in a list say what the item says, for those who hear it, whether it is filled or not.
 *
 * Returns: whether that was still to be done
 */
gboolean robo_log_row_name (RoboLogRow *self);

/**
 * robo_log_row_set_modules:
 * @self: a row
 * @modules: (nullable): the cards of the game, whose pictograms are shown beside the lines in which they are used; to be
 *   set before the item
 */
void robo_log_row_set_modules (RoboLogRow  *self,
                               RoboModules *modules);

/**
 * robo_log_row_set_colour:
 * @self: a row whose item is about a die
 * @colour: of the seat whose die it is, 0..3; to be set before it is filled
 */
void robo_log_row_set_colour (RoboLogRow *self,
                              guint       colour);

/**
 * robo_log_row_set_name_colours:
 * @self: a row
 * @colours: (array zero-terminated=1): by seat, what names are written in, see robo_ink_dup_name_colour(); "" for a seat that
 *   nobody has
 */
void robo_log_row_set_name_colours (RoboLogRow *self,
                                    GStrv       colours);

/**
 * robo_log_row_set_wide:
 * @self: a row
 * @is_wide: whether it has more room than its text needs: the button follows the text then
 */
void robo_log_row_set_wide (RoboLogRow *self,
                            gboolean    is_wide);

/**
 * robo_log_row_set_position:
 * @self: a row
 * @position: how many events are shown: those after them look as if they had still to come
 */
void robo_log_row_set_position (RoboLogRow *self,
                                guint       position);

/**
 * robo_log_row_mark_space:
 * @self: a row with an item
 * @space: what is pointed at: the row is marked if it mentions it; %ROBO_NO_SPACE for nothing
 */
void robo_log_row_mark_space (RoboLogRow *self,
                              guint       space);

/**
 * robo_log_row_get_focused_space:
 * @self: a row
 *
 * Returns: the space whose coordinates have the focus, or %ROBO_NO_SPACE
 */
guint robo_log_row_get_focused_space (RoboLogRow *self);

G_END_DECLS
