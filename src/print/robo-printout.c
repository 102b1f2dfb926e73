// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-printout.h"
#include "robo-printout-private.h"

#include <cairo.h>
#include <glib/gi18n.h>

#include "draw/robo-card-pages.h"
#include "draw/robo-render-pages.h"
#include "draw/robo-render.h"

/* The white margin around an arena has at least this width, in points. Printers do not reach the border of the
 * paper. */
#define ARENA_MARGIN 30

struct _RoboPrintout
{
  char    *title;
  guint    n_pages;
  gboolean is_landscape;

  /* One of these three members is set, and the others are NULL. */
  RoboPlan     *plan;
  GPtrArray    *sheets; /* sheets, each a RoboSheet */
  RoboCardFace *faces;  /* faces of cards, whose texts belong to the set */

  guint          n_faces;
  RoboModuleSet *set;
};

static RoboPrintout *
new_printout (const char *title,
              guint       n_pages)
{
  RoboPrintout *self = g_rc_box_new0 (RoboPrintout);

  self->title = g_strdup (title);
  self->n_pages = n_pages;

  return self;
}

static void
clear (gpointer data)
{
  RoboPrintout *self = data;

  g_free (self->title);
  g_free (self->plan);
  g_clear_pointer (&self->sheets, g_ptr_array_unref);
  g_free (self->faces);
  g_clear_pointer (&self->set, robo_module_set_unref);
}

RoboPrintout *
robo_printout_new_arena (const RoboPlan *plan,
                         const char     *title)
{
  RoboPrintout *self;

  g_return_val_if_fail (plan != NULL && title != NULL, NULL);

  self = new_printout (title, 1);
  self->is_landscape = plan->columns > plan->rows;
  self->plan = g_memdup2 (plan, sizeof *plan);

  return self;
}

RoboPrintout *
robo_printout_new_cards (RoboModuleSet *set)
{
  const RoboCards *cards;
  RoboPrintout    *self;

  g_return_val_if_fail (set != NULL && robo_module_set_get_cards (set)->n_cards > 0, NULL);

  cards = robo_module_set_get_cards (set);
  self = new_printout (robo_module_set_get_name (set), robo_card_pages_count (cards->n_cards));
  self->set = robo_module_set_ref (set);
  self->n_faces = cards->n_cards;
  self->faces = g_new0 (RoboCardFace, cards->n_cards);
  for (guint i = 0; i < cards->n_cards; i++)
    self->faces[i] = (RoboCardFace){ &cards->cards[i], robo_module_set_get_title (set, i),
                                     robo_module_set_get_text (set, i), robo_module_set_get_pictogram (set, i) };

  return self;
}

RoboPrintout *
robo_printout_new_sheets (const char *title,
                          GPtrArray  *sheets)
{
  RoboPrintout *self = new_printout (title, 0);

  self->sheets = sheets;
  for (guint i = 0; i < sheets->len; i++)
    self->n_pages += robo_sheet_get_n_pages (sheets->pdata[i]);

  return self;
}

const char *
robo_printout_get_credit (void)
{
  /* Translators: This stands at the foot of printed pages. */
  return _ ("Robodrome is an unofficial implementation of VOLT, the board game by Emerson Matsuuchi. The texts and drawings are our own.");
}

RoboPrintout *
robo_printout_ref (RoboPrintout *self)
{
  return g_rc_box_acquire (self);
}

void
robo_printout_unref (RoboPrintout *self)
{
  g_rc_box_release_full (self, clear);
}

const char *
robo_printout_get_title (const RoboPrintout *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->title;
}

guint
robo_printout_get_n_pages (const RoboPrintout *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_pages;
}

gboolean
robo_printout_is_landscape (const RoboPrintout *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->is_landscape;
}

static void
draw_cards (const RoboPrintout *self,
            cairo_t            *cr,
            guint               page,
            double              width,
            double              height)
{
  double cards_width, cards_height, scale;

  robo_card_pages_get_size (&cards_width, &cards_height);
  scale = MIN (1, MIN (width / cards_width, height / cards_height));
  cairo_translate (cr, (width - scale * ROBO_CARD_PAGE_WIDTH) / 2, (height - scale * ROBO_CARD_PAGE_HEIGHT) / 2);
  cairo_scale (cr, scale, scale);
  robo_draw_card_page (cr, self->faces, self->n_faces, page);
}

void
robo_printout_draw (const RoboPrintout *self,
                    cairo_t            *cr,
                    guint               page,
                    double              width,
                    double              height)
{
  g_return_if_fail (self != NULL && cr != NULL && page < self->n_pages);

  cairo_save (cr);
  if (self->plan != NULL)
    {
      cairo_translate (cr, ARENA_MARGIN, ARENA_MARGIN);
      robo_draw_arena_page (cr, self->plan, width - 2 * ARENA_MARGIN, height - 2 * ARENA_MARGIN);
    }
  else if (self->faces != NULL)
    draw_cards (self, cr, page, width, height);
  else
    {
      guint i = 0;

      for (; page >= robo_sheet_get_n_pages (self->sheets->pdata[i]); i++)
        page -= robo_sheet_get_n_pages (self->sheets->pdata[i]);
      robo_sheet_draw (self->sheets->pdata[i], cr, page, width, height);
    }
  cairo_restore (cr);
}

gboolean
robo_printout_fits (const RoboPrintout *self,
                    double              width,
                    double              height)
{
  g_return_val_if_fail (self != NULL, FALSE);

  for (guint i = 0; i < self->n_faces; i++)
    if (!robo_card_face_fits (&self->faces[i]))
      return FALSE;
  for (guint i = 0; self->sheets != NULL && i < self->sheets->len; i++)
    if (!robo_sheet_fits (self->sheets->pdata[i], width, height))
      return FALSE;

  return TRUE;
}

char *
robo_printout_dup_text (const RoboPrintout *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; self->sheets != NULL && i < self->sheets->len; i++)
    robo_sheet_append_text (self->sheets->pdata[i], text);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Pages of several printouts */

guint
robo_printouts_count_pages (const GPtrArray *printouts)
{
  guint n_pages = 0;

  g_return_val_if_fail (printouts != NULL, 0);

  for (guint i = 0; i < printouts->len; i++)
    n_pages += robo_printout_get_n_pages (printouts->pdata[i]);

  return n_pages;
}

const RoboPrintout *
robo_printouts_find_page (const GPtrArray *printouts,
                          guint           *page)
{
  guint i = 0;

  g_return_val_if_fail (printouts != NULL && page != NULL && *page < robo_printouts_count_pages (printouts), NULL);

  for (; *page >= robo_printout_get_n_pages (printouts->pdata[i]); i++)
    *page -= robo_printout_get_n_pages (printouts->pdata[i]);

  return printouts->pdata[i];
}

/* Holds the pages of a file and the size of its paper. */
typedef struct
{
  const GPtrArray *printouts;
  RoboPaper        paper;
} Job;

static void
get_size (gconstpointer data,
          guint         page,
          double       *width,
          double       *height)
{
  const Job *job = data;

  if (robo_printout_is_landscape (robo_printouts_find_page (job->printouts, &page)))
    robo_paper_get_size (job->paper, height, width);
  else
    robo_paper_get_size (job->paper, width, height);
}

static void
draw (gconstpointer data,
      cairo_t      *cr,
      guint         page)
{
  const Job          *job = data;
  double              width, height;
  const RoboPrintout *printout;

  get_size (data, page, &width, &height);
  printout = robo_printouts_find_page (job->printouts, &page);
  robo_printout_draw (printout, cr, page, width, height);
}

gboolean
robo_printouts_write (const GPtrArray *printouts,
                      RoboPaper        paper,
                      GFile           *file,
                      GError         **error)
{
  Job job = { printouts, paper };

  g_return_val_if_fail (printouts != NULL && printouts->len > 0 && G_IS_FILE (file), FALSE);

  return robo_render_pages_to_file (&(RoboRenderPages){ .n_pages = robo_printouts_count_pages (printouts),
                                                        .get_size = get_size,
                                                        .draw = draw,
                                                        .data = &job,
                                                        .title = robo_printout_get_title (printouts->pdata[0]) },
                                    file, error);
}
