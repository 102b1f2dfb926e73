// SPDX-License-Identifier: GPL-3.0-or-later
// Lays out headings, paragraphs, pictures and tables in the columns of a fixed number of pages.
#pragma once

#include <cairo.h>
#include <glib.h>

#include "robo-sheet-table.h"

G_BEGIN_DECLS

/* Holds blocks for a fixed number of pages. Letters are as large as the pages allow, within limits. Blocks follow each
 * other down the columns. A heading stays with the block below it, and a paragraph with the picture or table below it.
 * No block is divided. */
typedef struct _RoboSheet RoboSheet;

/* Describes a picture. */
typedef struct
{
  double share;  /* width, as a fraction of the width of a column */
  double aspect; /* aspect ratio: height divided by width */
  /* Draws the picture with this width from the origin; the units are points. */
  void (*draw) (gconstpointer data,
                cairo_t      *cr,
                double        width);
  gpointer       data;
  GDestroyNotify free;
  const char    *caption; /* nullable */
} RoboSheetPicture;

/* Creates pages with a title across all columns of the first page. The intro below the title may be NULL. */
RoboSheet *robo_sheet_new (guint       n_pages,
                           guint       n_columns,
                           const char *title,
                           const char *intro,
                           const char *footer) G_GNUC_WARN_UNUSED_RESULT;

void robo_sheet_free (RoboSheet *self);

void robo_sheet_add_heading (RoboSheet  *self,
                             const char *text);
void robo_sheet_add_text (RoboSheet  *self,
                          const char *text);

/* Takes over the data of the picture. */
void robo_sheet_add_picture (RoboSheet              *self,
                             const RoboSheetPicture *picture);

/* Takes over the table. */
void robo_sheet_add_table (RoboSheet      *self,
                           RoboSheetTable *table);

guint robo_sheet_get_n_pages (const RoboSheet *self);

/* Returns whether all blocks fit on pages of this size with letters of a readable size. */
gboolean robo_sheet_fits (RoboSheet *self,
                          double     width,
                          double     height);

void robo_sheet_draw (RoboSheet *self,
                      cairo_t   *cr,
                      guint      page,
                      double     width,
                      double     height);

/* Appends all text except page numbers, with a line break after each heading, paragraph, caption and piece of text in a
 * cell. */
void robo_sheet_append_text (const RoboSheet *self,
                             GString         *text);

G_END_DECLS
