// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-prize-flight.h"

#include <math.h>

#include "ui/board/robo-sprites.h"
#include "ui/widgets/pictures/robo-ink.h"

/* A token is drawn in a square. If the square is higher than the light of a victory point by this factor, the
 * hexagon of the token is as high as the light. */
#define LIGHT_SCALE 1.4

/* The path of the flying token rises by ARC times its length, but by at most MOST_ARC_PX. */
#define ARC         0.18
#define MOST_ARC_PX 90

/* The token leaves a trail of N_TRAILS copies of itself. The copies are TRAIL_STEP of the path apart, and the first
 * copy has the opacity TRAIL_ALPHA. */
#define N_TRAILS    5
#define TRAIL_STEP  0.045
#define TRAIL_ALPHA 0.42

/* On arrival a ring grows beyond the edge of the light by RING_REACH light heights. The number of points has an area
 * that is at most MOST_NUMBER_PX wide and high, and fills the part NUMBER_HEIGHT of the height. */
#define RING_REACH     0.7
#define MOST_NUMBER_PX 60
#define NUMBER_HEIGHT  0.42

/* CSS: node `prizeflight`. Accessible role: presentation, because the lights of the victory points give the same
 * information. */
struct _RoboPrizeFlight
{
  GtkWidget parent_instance;

  /* borrowed */
  RoboBoardView *board;
  RoboPlayers   *players;

  /* owned */
  RoboSprites *sprites;

  guint coming_seat; /* seat whose new points are still on their way, or ROBO_NO_SEAT */
};

G_DEFINE_FINAL_TYPE (RoboPrizeFlight, robo_prize_flight, GTK_TYPE_WIDGET)

typedef struct
{
  graphene_point_t from;
  graphene_point_t to;
  double           cell;  /* size of a space of the board */
  double           light; /* height of a light at the end of the flight */
} Way;

static RoboLights *
find_lights (RoboPrizeFlight *self,
             guint            seat)
{
  RoboSeatPanel *panel = seat < ROBO_MAX_ROBOTS ? robo_players_get_panel (self->players, seat) : NULL;

  return panel != NULL ? robo_seat_panel_get_lights (panel) : NULL;
}

static void
set_coming (RoboPrizeFlight *self,
            guint            seat,
            guint            amount)
{
  RoboLights *lights = find_lights (self, seat);

  if (lights != NULL)
    g_object_set (lights, "coming", amount, NULL);
}

/* Moves a point into the area of a widget. So the flight begins or ends at the border of a zoomed or scrolled widget
 * if the space or light is outside of the visible part of this widget. */
static void
keep_inside (RoboPrizeFlight  *self,
             GtkWidget        *widget,
             graphene_point_t *point)
{
  graphene_rect_t area;

  if (!gtk_widget_compute_bounds (widget, GTK_WIDGET (self), &area))
    return;

  point->x = CLAMP (point->x, area.origin.x, area.origin.x + area.size.width);
  point->y = CLAMP (point->y, area.origin.y, area.origin.y + area.size.height);
}

/* Finds the start and the end of the flight, which ends at the last of the new points. Returns FALSE if the flight
 * cannot be shown. */
static gboolean
find_way (RoboPrizeFlight *self,
          const RoboPrize *prize,
          Way             *way)
{
  RoboLights     *lights = prize->number > 0 && prize->flown > 0 ? find_lights (self, prize->seat) : NULL;
  graphene_rect_t origin;
  graphene_rect_t light;
  GdkRectangle    first;
  guint           vp;

  if (lights == NULL || !gtk_widget_get_mapped (GTK_WIDGET (lights)) ||
      !gtk_widget_compute_bounds (GTK_WIDGET (self->board), GTK_WIDGET (self), &origin) ||
      !gtk_widget_compute_bounds (GTK_WIDGET (lights), GTK_WIDGET (self), &light))
    return FALSE;

  robo_board_view_get_space_area (self->board, 0, &first);
  way->cell = first.width;
  way->from = GRAPHENE_POINT_INIT ((float)(origin.origin.x + first.x + prize->x * first.width),
                                   (float)(origin.origin.y + first.y + prize->y * first.width));
  keep_inside (self, GTK_WIDGET (self->board), &way->from);

  g_object_get (lights, "vp", &vp, NULL);
  origin = light;
  robo_lights_get_vp_area (lights, MAX (vp, 1) - 1, &light);
  way->light = light.size.height;
  way->to = GRAPHENE_POINT_INIT (origin.origin.x + light.origin.x + light.size.width / 2,
                                 origin.origin.y + light.origin.y + light.size.height / 2);
  keep_inside (self, GTK_WIDGET (self->players), &way->to);

  return TRUE;
}

static graphene_point_t
get_point (const Way *way,
           double     flown)
{
  double dx = way->to.x - way->from.x;
  double dy = way->to.y - way->from.y;
  double arc = MIN (ARC * hypot (dx, dy), MOST_ARC_PX) * sin (flown * G_PI);

  return GRAPHENE_POINT_INIT ((float)(way->from.x + flown * dx), (float)(way->from.y + flown * dy - arc));
}

static void
append_sprite (RoboPrizeFlight        *self,
               GtkSnapshot            *snapshot,
               const RoboSprite       *sprite,
               const graphene_point_t *middle,
               double                  cell,
               double                  scale,
               double                  alpha)
{
  float half = (float)(cell / 2);

  robo_sprites_set_look (self->sprites, robo_ink_get_palette (), cell, gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, middle);
  gtk_snapshot_scale (snapshot, (float)scale, (float)scale);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-half, -half));
  gtk_snapshot_push_opacity (snapshot, alpha);
  robo_sprites_append (self->sprites, snapshot, sprite, 0, 0);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

/* Draws a ring around the new point, and the number of new points. */
static void
append_arrival (RoboPrizeFlight *self,
                GtkSnapshot     *snapshot,
                const RoboPrize *prize,
                const Way       *way)
{
  RoboSprite       number = { .kind = ROBO_SPRITE_FLOATER, .number = ROBO_FLOATER_VP, .amount = prize->amount };
  double           reach = way->light * (0.5 + RING_REACH * prize->landed);
  double           number_px = MIN (way->cell, MOST_NUMBER_PX);
  double           above = (way->light + number_px * NUMBER_HEIGHT) / 2;
  graphene_point_t place = way->to;
  cairo_t         *cr;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float)(way->to.x - 2 * way->light),
                                                                 (float)(way->to.y - 2 * way->light),
                                                                 (float)(4 * way->light), (float)(4 * way->light)));
  robo_palette_set_source (robo_ink_get_palette (), cr, ROBO_PAINT_TOKEN, 1 - prize->landed);
  cairo_set_line_width (cr, 2);
  cairo_arc (cr, way->to.x, way->to.y, reach, 0, 2 * G_PI);
  cairo_stroke (cr);
  cairo_destroy (cr);

  place.y += (float)(way->to.y > 2 * above ? -above : above);
  append_sprite (self, snapshot, &number, &place, way->cell, number_px / way->cell, 1);
}

static void
robo_prize_flight_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  RoboPrizeFlight *self = ROBO_PRIZE_FLIGHT (widget);
  const RoboPrize *prize = robo_board_view_get_prize (self->board);
  RoboSprite       token = { .kind = ROBO_SPRITE_TOKEN, .number = prize->number, .amount = 1 };
  Way              way;

  if (!find_way (self, prize, &way))
    return;

  for (guint i = N_TRAILS + 1; i-- > 0;)
    {
      double           flown = prize->flown - i * TRAIL_STEP;
      double           scale = 1 - flown * (1 - LIGHT_SCALE * way.light / way.cell);
      graphene_point_t place = get_point (&way, flown);

      if (flown > 0 && (i == 0 || prize->landed == 0))
        append_sprite (self, snapshot, &token, &place, way.cell, scale, i == 0 ? 1 : TRAIL_ALPHA / i);
    }
  if (prize->flown >= 1)
    append_arrival (self, snapshot, prize, &way);
}

static void
moment_shown_cb (RoboPrizeFlight *self)
{
  const RoboPrize *prize = robo_board_view_get_prize (self->board);
  gboolean         is_coming = prize->number > 0 && prize->landed < 1;
  guint            seat = is_coming ? prize->seat : ROBO_NO_SEAT;

  if (self->coming_seat != seat)
    set_coming (self, self->coming_seat, 0);
  self->coming_seat = seat;
  set_coming (self, seat, prize->amount);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
robo_prize_flight_finalize (GObject *object)
{
  robo_sprites_free (ROBO_PRIZE_FLIGHT (object)->sprites);

  G_OBJECT_CLASS (robo_prize_flight_parent_class)->finalize (object);
}

static void
robo_prize_flight_class_init (RoboPrizeFlightClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = robo_prize_flight_finalize;
  widget_class->snapshot = robo_prize_flight_snapshot;
  gtk_widget_class_set_css_name (widget_class, "prizeflight");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
robo_prize_flight_init (RoboPrizeFlight *self)
{
  self->coming_seat = ROBO_NO_SEAT;
  self->sprites = robo_sprites_new (NULL);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

void
robo_prize_flight_set_ends (RoboPrizeFlight *self,
                            RoboBoardView   *board,
                            RoboPlayers     *players)
{
  g_return_if_fail (ROBO_IS_PRIZE_FLIGHT (self) && self->board == NULL);
  g_return_if_fail (ROBO_IS_BOARD_VIEW (board) && ROBO_IS_PLAYERS (players));

  self->board = board;
  self->players = players;
  robo_board_view_set_sends_prizes (board, TRUE);
  g_signal_connect_object (board, "moment-shown", G_CALLBACK (moment_shown_cb), self, G_CONNECT_SWAPPED);
}

gboolean
robo_prize_flight_get_place (RoboPrizeFlight  *self,
                             graphene_point_t *place)
{
  const RoboPrize *prize;
  Way              way;

  g_return_val_if_fail (ROBO_IS_PRIZE_FLIGHT (self) && self->board != NULL && place != NULL, FALSE);

  prize = robo_board_view_get_prize (self->board);
  if (!find_way (self, prize, &way))
    return FALSE;

  *place = get_point (&way, prize->flown);

  return TRUE;
}
