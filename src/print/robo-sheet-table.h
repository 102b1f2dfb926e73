// SPDX-License-Identifier: GPL-3.0-or-later
// Lays out a table with words, dice, boxes to tick and small pictures in its cells.
#pragma once

#include <cairo.h>

#include "engine/robo-board.h"
#include "engine/robo-cards.h"

G_BEGIN_DECLS

typedef struct _RoboSheetTable RoboSheetTable;

/* Creates a table without cells. The shares are the widths of its columns, which add up to 1. With has_lines, thin
 * lines are drawn between the rows. */
RoboSheetTable *robo_sheet_table_new (const double *shares,
                                      guint         n_columns,
                                      gboolean      has_lines) G_GNUC_WARN_UNUSED_RESULT;

void robo_sheet_table_free (RoboSheetTable *self);

/* Each of these functions appends a cell. The cells of a row are added from left to right, and then the cells of the
 * next row. */

void robo_sheet_table_add_empty (RoboSheetTable *self);

/* Appends a bold title with the text below it. Title and text may be NULL. */
void robo_sheet_table_add_text (RoboSheetTable *self,
                                const char     *title,
                                const char     *text);

/* Appends a word, such as a number, in bold in the middle of the cell. */
void robo_sheet_table_add_word (RoboSheetTable *self,
                                const char     *word);

/* Appends a die with a value of 1 to 6, or a blank die for 0. The word below it may be NULL. */
void robo_sheet_table_add_die (RoboSheetTable *self,
                               RoboColour      colour,
                               guint           value,
                               const char     *word);

/* Appends a box with a word in its corner, and room for a tick or a cross beside the word. */
void robo_sheet_table_add_box (RoboSheetTable *self,
                               const char     *word);

void robo_sheet_table_add_deck_mark (RoboSheetTable *self,
                                     RoboCardColour  deck);

/* Appends a picture of a small arena, which is copied. */
void robo_sheet_table_add_arena (RoboSheetTable *self,
                                 const RoboPlan *plan);

/* Returns the height of the table with letters of this size. If is_narrow is not NULL, it is set to TRUE if a word
 * is wider than its cell; otherwise it is not changed. */
double robo_sheet_table_measure (const RoboSheetTable *self,
                                 cairo_t              *cr,
                                 double                size,
                                 double                width,
                                 gboolean             *is_narrow);

/* Draws the table from the origin. */
void robo_sheet_table_draw (const RoboSheetTable *self,
                            cairo_t              *cr,
                            double                size,
                            double                width);

/* Appends all words, with a line break after each title, text or word of a cell. */
void robo_sheet_table_append_text (const RoboSheetTable *self,
                                   GString              *text);

G_END_DECLS
