// SPDX-License-Identifier: GPL-3.0-or-later
// Holds pages for paper: an arena, the cards of a module set, the rule sheet or the dice tables.
#pragma once

#include <cairo.h>
#include <gio/gio.h>

#include "engine/robo-board.h"
#include "files/cards/robo-module-set.h"
#include "robo-paper.h"

G_BEGIN_DECLS

/* Holds the pages of an arena, a module set, the rule sheet or the dice tables. A printout is immutable and
 * reference-counted. Its words are in the language that was set when it was made. */
typedef struct _RoboPrintout RoboPrintout;

/* Creates the page of an arena, which is copied. The arena is as large as fits, without pieces, in light colors. The
 * page is wider than high if the arena has more columns than rows. */
RoboPrintout *robo_printout_new_arena (const RoboPlan *plan,
                                       const char     *title) G_GNUC_WARN_UNUSED_RESULT;

/* Creates the sheets of robo_draw_card_page() for a module set with at least one card. Cards keep their size if they
 * fit on the paper, otherwise they shrink. */
RoboPrintout *robo_printout_new_cards (RoboModuleSet *set) G_GNUC_WARN_UNUSED_RESULT;

/* Creates the rules on two pages, from the help of the game. Returns NULL with an error in `problems` if the help
 * cannot be read. */
RoboPrintout *robo_printout_new_rules (RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Creates the tables for playing with ordinary dice: chance, the standard modules by die, and controllers. Returns NULL
 * with an error in `problems` if the standard rules cannot be read. */
RoboPrintout *robo_printout_new_dice (RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

RoboPrintout *robo_printout_ref (RoboPrintout *self);
void          robo_printout_unref (RoboPrintout *self);

/* Returns the translated name of the printout, or the name of its arena or module set. */
const char *robo_printout_get_title (const RoboPrintout *self);
guint       robo_printout_get_n_pages (const RoboPrintout *self);
gboolean    robo_printout_is_landscape (const RoboPrintout *self);

/* Draws a page, a number from 0, on paper of this size. The units are points, and the origin is the upper left corner
 * of the paper. The size has the orientation of robo_printout_is_landscape(). */
void robo_printout_draw (const RoboPrintout *self,
                         cairo_t            *cr,
                         guint               page,
                         double              width,
                         double              height);

/* Returns whether all text fits on paper of this size, with letters of a readable size. */
gboolean robo_printout_fits (const RoboPrintout *self,
                             double              width,
                             double              height);

/* Returns all text of the rule sheet and of the dice tables except page numbers, with a line break after each piece of
 * text. The text is empty for arenas and cards. */
char *robo_printout_dup_text (const RoboPrintout *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the number of pages of all printouts in an array of RoboPrintout. */
guint robo_printouts_count_pages (const GPtrArray *printouts);

/* Returns the printout that has a page. `page` is the number of the page among the pages of all printouts, from 0, and
 * is set to its number in this printout. */
const RoboPrintout *robo_printouts_find_page (const GPtrArray *printouts,
                                              guint           *page);

/* Writes all pages of at least one RoboPrintout to a file, see robo_render_pages_to_file(). */
gboolean robo_printouts_write (const GPtrArray *printouts,
                               RoboPaper        paper,
                               GFile           *file,
                               GError         **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboPrintout, robo_printout_unref)

G_END_DECLS
