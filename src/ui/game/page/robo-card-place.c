// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-card-place.h"

#include "ui/common/robo-question-words.h"

#define GAP_PX (ROBO_DECISION_POINTER_PX + 4)

/* What all of this is about. */
typedef struct
{
  RoboDecisionCard   *card;
  RoboBoardView      *board;
  RoboMatch          *match;    /* nullable */
  const RoboQuestion *question; /* nullable */
  int                 width;
  int                 height;
} Place;

static void
add_space (const Place  *place,
           guint         space,
           GdkRectangle *area)
{
  GdkRectangle other;

  robo_board_view_get_space_area (place->board, space, &other);
  if (area->width == 0)
    *area = other;
  else
    gdk_rectangle_union (area, &other, area);
}

static guint
get_option_space (const Place *place,
                  guint        option)
{
  return robo_question_words_get_space (place->match, place->question, place->question->options[option]);
}

/* The spaces to choose from, which are not to be covered. */
static gboolean
get_choices_area (const Place  *place,
                  GdkRectangle *area)
{
  *area = (GdkRectangle){ 0 };
  for (guint i = 0; i < place->question->n_options; i++)
    {
      guint space = get_option_space (place, i);

      if (space != ROBO_NO_SPACE)
        add_space (place, space, area);
    }

  return area->width > 0;
}

/* Where the robot concerned is, in the coordinates of the board. */
static gboolean
get_robot_area (const Place  *place,
                GdkRectangle *area)
{
  guint space = robo_match_get_shown_state (place->match)->robots[place->question->seat].space;

  *area = (GdkRectangle){ 0 };
  if (space == ROBO_NO_SPACE)
    space = place->question->space;
  if (space == ROBO_NO_SPACE)
    return FALSE;

  add_space (place, space, area);

  return TRUE;
}

/* Beside the place if there is room on either side of it, else below or above it. Returns the side of the card that
 * the place is on. */
static GtkPositionType
put_beside (const Place        *place,
            const GdkRectangle *area,
            GdkRectangle       *card)
{
  int right = area->x + area->width + GAP_PX;
  int left = area->x - GAP_PX - card->width;
  int below = area->y + area->height + GAP_PX;

  card->x = area->x + (area->width - card->width) / 2;
  card->y = area->y + (area->height - card->height) / 2;
  if (right + card->width <= place->width)
    {
      card->x = right;
      return GTK_POS_LEFT;
    }
  if (left >= 0)
    {
      card->x = left;
      return GTK_POS_RIGHT;
    }
  if (below + card->height <= place->height)
    {
      card->y = below;
      return GTK_POS_TOP;
    }

  card->y = area->y - GAP_PX - card->height;

  return GTK_POS_BOTTOM;
}

/* Where along its side the card points at the middle of the place; nowhere if it had to be moved over it. */
static int
get_pointer_offset (const GdkRectangle *card,
                    const GdkRectangle *area,
                    GtkPositionType     side)
{
  const int margin = 2 * ROBO_DECISION_POINTER_PX;

  if (gdk_rectangle_intersect (card, area, NULL))
    return -1;
  if (side == GTK_POS_LEFT || side == GTK_POS_RIGHT)
    return CLAMP (area->y + area->height / 2 - card->y, margin, MAX (margin, card->height - margin));

  return CLAMP (area->x + area->width / 2 - card->x, margin, MAX (margin, card->width - margin));
}

/* Returns whether the place is still to be seen. */
static gboolean
place_beside (const Place        *place,
              const GdkRectangle *area,
              GdkRectangle       *card)
{
  GtkPositionType side = put_beside (place, area, card);

  card->x = CLAMP (card->x, 0, MAX (0, place->width - card->width));
  card->y = CLAMP (card->y, 0, MAX (0, place->height - card->height));
  robo_decision_card_point_at (place->card, side, get_pointer_offset (card, area, side));

  return !gdk_rectangle_intersect (card, area, NULL);
}

static gboolean
covers_middle (const GdkRectangle *card,
               const GdkRectangle *area)
{
  return gdk_rectangle_contains_point (card, area->x + area->width / 2, area->y + area->height / 2);
}

/* How many of the spaces to choose from cannot be seen, and the robot concerned. */
static guint
count_covered (const Place        *place,
               const GdkRectangle *card)
{
  GdkRectangle robot;
  guint        n_covered = get_robot_area (place, &robot) && covers_middle (card, &robot);

  for (guint i = 0; i < place->question->n_options; i++)
    {
      guint        space = get_option_space (place, i);
      GdkRectangle area = { 0 };

      if (space == ROBO_NO_SPACE)
        continue;
      add_space (place, space, &area);
      n_covered += covers_middle (card, &area);
    }

  return n_covered;
}

/* The corner in which it covers least, if that is less than where it is. */
static void
move_to_corner (const Place  *place,
                GdkRectangle *card)
{
  guint        n_covered = count_covered (place, card);
  GdkRectangle moved = *card;

  for (guint corner = 0; corner < 4; corner++)
    {
      moved.x = corner & 1 ? MAX (0, place->width - card->width) : 0;
      moved.y = corner & 2 ? MAX (0, place->height - card->height) : 0;
      if (count_covered (place, &moved) >= n_covered)
        continue;
      n_covered = count_covered (place, &moved);
      *card = moved;
      robo_decision_card_point_at (place->card, GTK_POS_LEFT, -1);
    }
}

/* A question about no place stands in the middle, one about places that lie all over the board beside the robot or
 * where it covers fewer of them. */
static void
place_card (const Place  *place,
            GdkRectangle *card)
{
  GdkRectangle area;

  card->x = MAX (0, (place->width - card->width) / 2);
  card->y = MAX (0, (place->height - card->height) / 2);
  robo_decision_card_point_at (place->card, GTK_POS_LEFT, -1);
  if (place->question == NULL)
    return;

  if (get_choices_area (place, &area) && place_beside (place, &area, card))
    return;
  if (get_robot_area (place, &area))
    place_beside (place, &area, card);
  move_to_corner (place, card);
}

/* As wide as it wants to be or as narrow as it can, which covers less. Returns how much it covers. */
static guint
measure_and_place (const Place  *place,
                   gboolean      is_narrow,
                   GdkRectangle *card)
{
  GtkWidget *widget = GTK_WIDGET (place->card);
  int        minimum;
  int        natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  card->width = is_narrow ? minimum : CLAMP (natural, minimum, MAX (minimum, place->width));
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, card->width, NULL, &card->height, NULL, NULL);
  robo_decision_card_fit (place->card, card->height, place->height);
  card->height = MIN (card->height, place->height);
  place_card (place, card);

  return place->question != NULL ? count_covered (place, card) : 0;
}

void
robo_card_place_find (RoboDecisionCard *card,
                      RoboBoardView    *board,
                      RoboMatch        *match,
                      int               width,
                      int               height,
                      GdkRectangle     *area)
{
  const RoboQuestion *question = match != NULL ? robo_match_get_question (match) : NULL;
  Place               place = { card, board, match, question, width, height };
  guint               n_covered = measure_and_place (&place, FALSE, area);

  if (n_covered > 0 && measure_and_place (&place, TRUE, area) >= n_covered)
    measure_and_place (&place, FALSE, area);
}
