/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "robo-emblem-drawing.h"

/* Side of the icon's square, in whose units the parts are. */
#define UNITS 128.0

typedef enum
{
  PART_LINE, /* from x, y by width, height */
  PART_DISC, /* around x, y */
  PART_BOX,  /* from x, y, with round corners */
  PART_BODY, /* six corners, from y down: width off the middle above, x at the waist, radius below */
} PartKind;

/* Filled, and stroked with the same colour: that makes it larger, and its corners round. */
typedef struct
{
  PartKind kind;
  guint32  colour; /* RRGGBB */
  double   stroke;
  double   x;
  double   y;
  double   width;
  double   height;
  double   radius;
} Part;

/* Where the body is widest. */
#define WAIST 72.0

#define RIM    0xc0bfbc
#define DARK   0x241f31
#define METAL  0x77767b
#define CYAN   0x33d0ea
#define DEEP   0x1a9fb8
#define ORANGE 0xff9a3c
#define BROWN  0xc64600
#define WHITE  0xffffff

/* The development flavour wears its colours the other way round. */
#define FACE  (ROBO_DEVELOPMENT ? CYAN : ORANGE)
#define SHADE (ROBO_DEVELOPMENT ? DEEP : BROWN)
#define LIGHT (ROBO_DEVELOPMENT ? ORANGE : CYAN)
#define EARS  (ROBO_DEVELOPMENT ? BROWN : DEEP)

/* From behind to the front, as in the file. */
static const Part parts[] = {
  /* a pale rim, for dark desktops */
  { PART_LINE, RIM, 16, 64, 10, 0, 24, 0 },
  { PART_DISC, RIM, 4, 64, 14, 0, 0, 11 },
  { PART_BOX, RIM, 4, 22, 100, 36, 24, 10 },
  { PART_BOX, RIM, 4, 70, 100, 36, 24, 10 },
  { PART_BOX, RIM, 4, 4, 56, 20, 32, 8 },
  { PART_BOX, RIM, 4, 104, 56, 20, 32, 8 },
  { PART_BODY, RIM, 22, 44, 34, 22, 76, 22 },
  /* antenna */
  { PART_LINE, DARK, 12, 64, 10, 0, 24, 0 },
  { PART_DISC, DARK, 0, 64, 14, 0, 0, 11 },
  { PART_DISC, LIGHT, 0, 64, 14, 0, 0, 7 },
  /* tracks */
  { PART_BOX, DARK, 0, 22, 100, 36, 24, 10 },
  { PART_BOX, DARK, 0, 70, 100, 36, 24, 10 },
  { PART_LINE, METAL, 4, 31, 118, 18, 0, 0 },
  { PART_LINE, METAL, 4, 79, 118, 18, 0, 0 },
  /* ears */
  { PART_BOX, DARK, 0, 4, 56, 20, 32, 8 },
  { PART_BOX, DARK, 0, 104, 56, 20, 32, 8 },
  { PART_BOX, EARS, 0, 8, 61, 10, 22, 4 },
  { PART_BOX, EARS, 0, 110, 61, 10, 22, 4 },
  /* body: the outline, its shaded foot, its face */
  { PART_BODY, DARK, 18, 44, 34, 22, 76, 22 },
  { PART_BODY, SHADE, 8, 43, 36, 22, 72, 22 },
  { PART_BODY, FACE, 8, 43, 36, 22, 66, 24 },
  /* visor */
  { PART_BOX, DARK, 0, 30, 52, 68, 36, 18 },
  { PART_DISC, LIGHT, 0, 49, 70, 0, 0, 10.5 },
  { PART_DISC, LIGHT, 0, 79, 70, 0, 0, 10.5 },
  { PART_DISC, WHITE, 0, 52, 66.5, 0, 0, 3.5 },
  { PART_DISC, WHITE, 0, 82, 66.5, 0, 0, 3.5 },
  /* a die's three for a mouth */
  { PART_DISC, DARK, 0, 53, 98, 0, 0, 3 },
  { PART_DISC, DARK, 0, 64, 99, 0, 0, 3 },
  { PART_DISC, DARK, 0, 75, 98, 0, 0, 3 },
};

static void
add_box (cairo_t    *cr,
         const Part *part)
{
  double west = part->x + part->radius;
  double north = part->y + part->radius;
  double east = part->x + part->width - part->radius;
  double south = part->y + part->height - part->radius;

  cairo_arc (cr, east, north, part->radius, -G_PI / 2, 0);
  cairo_arc (cr, east, south, part->radius, 0, G_PI / 2);
  cairo_arc (cr, west, south, part->radius, G_PI / 2, G_PI);
  cairo_arc (cr, west, north, part->radius, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

static void
add_body (cairo_t    *cr,
          const Part *part)
{
  double middle = UNITS / 2;
  double south = part->y + part->height;

  cairo_move_to (cr, middle - part->width, part->y);
  cairo_line_to (cr, middle + part->width, part->y);
  cairo_line_to (cr, middle + part->x, WAIST);
  cairo_line_to (cr, middle + part->radius, south);
  cairo_line_to (cr, middle - part->radius, south);
  cairo_line_to (cr, middle - part->x, WAIST);
  cairo_close_path (cr);
}

void
robo_draw_emblem (cairo_t *cr,
                  double   side)
{
  cairo_save (cr);
  cairo_scale (cr, side / UNITS, side / UNITS);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      const Part *part = &parts[i];

      cairo_set_source_rgb (cr, (part->colour >> 16) / 255.0, (part->colour >> 8 & 0xff) / 255.0,
                            (part->colour & 0xff) / 255.0);
      cairo_new_path (cr);
      switch (part->kind)
        {
        case PART_LINE:
          cairo_move_to (cr, part->x, part->y);
          cairo_rel_line_to (cr, part->width, part->height);
          break;
        case PART_DISC:
          cairo_arc (cr, part->x, part->y, part->radius, 0, 2 * G_PI);
          cairo_close_path (cr);
          break;
        case PART_BOX:
          add_box (cr, part);
          break;
        case PART_BODY:
          add_body (cr, part);
          break;
        }
      if (part->kind != PART_LINE)
        cairo_fill_preserve (cr);
      if (part->stroke > 0)
        {
          cairo_set_line_width (cr, part->stroke);
          cairo_stroke (cr);
        }
    }
  cairo_new_path (cr);
  cairo_restore (cr);
}
