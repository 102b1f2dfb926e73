// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the rule sheet from the help of the game, so that its sentences exist only once.
#include "config.h"

#include "robo-printout-private.h"

#include <glib/gi18n.h>

#include "draw/robo-part-sample.h"
#include "draw/robo-render.h"
#include "files/robo-help.h"

#include "robo-position-picture.h"

#define N_PAGES   2
#define N_COLUMNS 2

/* A space in a diagram is this many pixels wide. At this size robots have heads. */
#define DIAGRAM_CELL 56

/* A diagram fills this part of the width of a column. */
#define DIAGRAM_SHARE 0.72

typedef enum
{
  FULL = 1 << 0,     /* the section has the paragraphs of the full rules */
  PICTURED = 1 << 1, /* the section is beside its picture, in a row of a table */
} Flags;

/* Lists the sections of the help in the order of the sheet. */
static const struct
{
  const char *section;
  Flags       flags;
  const char *diagram; /* id of a scenario of the section, or NULL */
} rows[] = {
  { "aim", 0, NULL },
  { "modes", FULL, NULL },
  { "round", 0, NULL },
  { "preparation", FULL, NULL },
  { "numbers", 0, NULL },
  { "programming", 0, NULL },
  { "order", 0, "order" },
  { "driving", 0, "driving" },
  { "firing", 0, "firing-wall" },
  { "resolution", 0, NULL },
  { "pushing", 0, "pushing-pit" },
  { "damage", 0, NULL },
  { "destroyed", 0, NULL },
  { "mines", 0, "mines" },
  { "vp-space", PICTURED, NULL },
  { "workshop", PICTURED, NULL },
  { "start", PICTURED, NULL },
  { "pit", PICTURED, NULL },
  { "arena-wall", PICTURED, NULL },
  { "energy-wall", PICTURED, NULL },
  { "barrier", PICTURED, NULL },
  { "high-voltage", PICTURED, NULL },
  { "caution", PICTURED, NULL },
  { "killbots", 0, "killbot-drives" },
  { "squad", 0, NULL },
  { "modules", 0, NULL },
};

static void
draw_diagram (gconstpointer data,
              cairo_t      *cr,
              double        width)
{
  const RoboDiagramPicture *picture = data;
  double                    own_width, own_height;
  cairo_surface_t          *surface;
  cairo_t                  *own;

  /* Record the diagram at its own size, because robots have no details at the few device pixels of a PDF. */
  robo_diagram_picture_get_size (picture, DIAGRAM_CELL, &own_width, &own_height);
  surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA,
                                            &(cairo_rectangle_t){ 0, 0, own_width, own_height });
  own = cairo_create (surface);
  robo_draw_diagram (own, robo_palette_get (ROBO_STYLE_LIGHT), picture, DIAGRAM_CELL);
  cairo_destroy (own);

  cairo_scale (cr, width / own_width, width / own_width);
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_paint (cr);
  cairo_surface_destroy (surface);
}

static void
add_diagram (RoboSheet      *sheet,
             const RoboHelp *help,
             guint           section,
             const char     *id)
{
  for (guint i = 0; i < robo_help_get_n_diagrams (help, section); i++)
    {
      const RoboPosition *then;
      const char         *caption;
      const RoboPosition *position = robo_help_get_diagram (help, section, i, &then, &caption);
      RoboDiagramPicture *picture;
      double              width, height;

      if (position == NULL || g_strcmp0 (position->id, id) != 0)
        continue;

      picture = g_new (RoboDiagramPicture, 1);
      robo_position_picture_init (picture, position, then);
      robo_diagram_picture_get_size (picture, DIAGRAM_CELL, &width, &height);
      robo_sheet_add_picture (sheet, &(RoboSheetPicture){ .share = DIAGRAM_SHARE,
                                                          .aspect = height / width,
                                                          .draw = draw_diagram,
                                                          .data = picture,
                                                          .free = g_free,
                                                          .caption = caption });
      return;
    }
}

/* Adds the picture of a part of the arena with its title and the short rules. Each part is a table of its own, so that
 * a column can end between two parts. */
static void
add_pictured (RoboSheet      *sheet,
              const RoboHelp *help,
              guint           section)
{
  static const double shares[] = { 0.2, 0.8 };
  RoboSheetTable     *table = robo_sheet_table_new (shares, G_N_ELEMENTS (shares), FALSE);
  g_autoptr (GString) words = g_string_new (NULL);
  const char *text;
  gboolean    is_detailed;
  RoboPlan    plan;

  for (guint i = 0; (text = robo_help_get_paragraph (help, section, i, &is_detailed)) != NULL; i++)
    if (!is_detailed)
      g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "", text);
  if (robo_part_sample_init (&plan, robo_help_get_section (help, section)->picture))
    robo_sheet_table_add_arena (table, &plan);
  else
    robo_sheet_table_add_empty (table);
  robo_sheet_table_add_text (table, robo_help_get_title (help, section), words->str);
  robo_sheet_add_table (sheet, table);
}

static void
add_section (RoboSheet      *sheet,
             const RoboHelp *help,
             guint           section,
             gboolean        is_full)
{
  const char *text;
  gboolean    is_detailed;

  robo_sheet_add_heading (sheet, robo_help_get_title (help, section));
  for (guint i = 0; (text = robo_help_get_paragraph (help, section, i, &is_detailed)) != NULL; i++)
    if (is_full || !is_detailed)
      robo_sheet_add_text (sheet, text);
}

static RoboSheet *
create_sheet (const RoboHelp *help)
{
  RoboSheet *sheet =
    robo_sheet_new (N_PAGES, N_COLUMNS, _ ("Robodrome: The Rules"),
                    /* Translators: This stands at the top of the printed rules. */
                    _ ("To play at a table, you need a printed arena, a figure for each robot, two blue and two red dice for each player, a blue and a red die for each KillBot, tokens for victory points and damage, and the dice tables, which include controllers. For a match, also print two copies of the module cards. Keep your controller behind a screen while you program."),
                    robo_printout_get_credit ());

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      guint section = robo_help_find (help, rows[i].section, NULL);

      g_assert (section != G_MAXUINT);
      if (!(rows[i].flags & PICTURED))
        add_section (sheet, help, section, rows[i].flags & FULL);
      else
        {
          if (robo_help_get_part (help, section) != NULL)
            robo_sheet_add_heading (sheet, robo_help_get_part (help, section));
          add_pictured (sheet, help, section);
        }
      if (rows[i].diagram != NULL)
        add_diagram (sheet, help, section, rows[i].diagram);
    }

  return sheet;
}

RoboPrintout *
robo_printout_new_rules (RoboProblems *problems)
{
  g_autoptr (RoboHelp) help = robo_help_load_bundled (problems);
  GPtrArray *sheets;

  if (help == NULL)
    return NULL;

  sheets = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_sheet_free);
  g_ptr_array_add (sheets, create_sheet (help));

  /* Translators: This can be printed: two pages with the rules. */
  return robo_printout_new_sheets (_ ("Rule sheet"), sheets);
}
