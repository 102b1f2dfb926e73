// SPDX-License-Identifier: GPL-3.0-or-later
#include "robo-paper.h"

/* Lists the sizes of paper, in points. */
static const struct
{
  const char *id;
  double      width;
  double      height;
} papers[ROBO_N_PAPERS] = {
  [ROBO_PAPER_A4] = { "a4", 210 * 72 / 25.4, 297 * 72 / 25.4 },
  [ROBO_PAPER_LETTER] = { "letter", 8.5 * 72, 11 * 72 },
};

gboolean
robo_paper_from_id (const char *id,
                    RoboPaper  *paper)
{
  g_return_val_if_fail (id != NULL && paper != NULL, FALSE);

  for (guint i = 0; i < ROBO_N_PAPERS; i++)
    if (g_ascii_strcasecmp (papers[i].id, id) == 0)
      {
        *paper = i;
        return TRUE;
      }

  return FALSE;
}

void
robo_paper_get_size (RoboPaper paper,
                     double   *width,
                     double   *height)
{
  g_return_if_fail (paper < ROBO_N_PAPERS && width != NULL && height != NULL);

  *width = papers[paper].width;
  *height = papers[paper].height;
}
