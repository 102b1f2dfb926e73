// SPDX-License-Identifier: GPL-3.0-or-later
// Names the sizes of paper.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  ROBO_PAPER_A4,
  ROBO_PAPER_LETTER,
} RoboPaper;

#define ROBO_N_PAPERS (ROBO_PAPER_LETTER + 1)

/* Looks up a name of the command line, "a4" or "letter". If there is no such name, returns FALSE and does not change
 * `paper`. */
gboolean robo_paper_from_id (const char *id,
                             RoboPaper  *paper);

/* Sets the size of an upright page, in points. */
void robo_paper_get_size (RoboPaper paper,
                          double   *width,
                          double   *height);

G_END_DECLS
