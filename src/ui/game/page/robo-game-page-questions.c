// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-game-page-private.h"

#include "ui/common/robo-question-words.h"

#define CARD_GAP_PX (ROBO_DECISION_POINTER_PX + 4)

/* On the board */

static void
mark_spaces (RoboGamePage       *self,
             const RoboQuestion *question)
{
  guint8 spaces[ROBO_MAX_SPACES];
  guint  n_spaces = 0;

  for (guint i = 0; i < question->n_options && n_spaces < ROBO_MAX_SPACES; i++)
    {
      guint space = robo_question_words_get_space (self->match, question, question->options[i]);

      if (space != ROBO_NO_SPACE)
        spaces[n_spaces++] = space;
    }
  robo_board_view_set_choices (self->board, spaces, n_spaces);
}

static gboolean
find_answer_at (RoboGamePage       *self,
                const RoboQuestion *question,
                guint               space,
                RoboAnswer         *answer)
{
  for (guint i = 0; i < question->n_options; i++)
    {
      if (robo_question_words_get_space (self->match, question, question->options[i]) == space)
        {
          *answer = question->options[i];
          return TRUE;
        }
    }

  return FALSE;
}

/* On controllers */

static void
forget_keys (RoboGamePage *self)
{
  static const guint none[ROBO_N_UNITS];

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (self->seat_panels[seat] != NULL)
        robo_controller_set_choices (robo_seat_panel_get_controller (self->seat_panels[seat]), none);
    }
}

static void
mark_keys (RoboGamePage *self)
{
  guint           keys[ROBO_N_UNITS] = { 0 };
  guint           seat = ROBO_NO_SEAT;
  RoboQuestionKey key;

  forget_keys (self);
  for (guint i = 0; robo_decision_card_get_key (self->card, i, &key); i++)
    {
      if (key.seat == ROBO_NO_SEAT)
        continue;
      seat = key.seat;
      keys[key.unit] |= 1u << key.dir;
    }
  if (seat != ROBO_NO_SEAT)
    {
      robo_controller_set_choices (robo_seat_panel_get_controller (self->seat_panels[seat]), keys);
      robo_game_page_reveal_panel (self, seat);
    }
  robo_game_page_arrange_panels (self);
}

static void
card_stepped_cb (RoboGamePage *self)
{
  mark_keys (self);
  gtk_widget_queue_allocate (self->board_overlay);
}

static void
key_chosen_cb (RoboGamePage *self,
               guint         unit,
               guint         dir)
{
  RoboQuestionKey key;

  for (guint i = 0; robo_decision_card_get_key (self->card, i, &key); i++)
    {
      if (key.seat != ROBO_NO_SEAT && key.unit == unit && key.dir == (RoboDir)dir)
        {
          robo_decision_card_choose (self->card, i);
          return;
        }
    }
}

void
robo_game_page_watch_panel (RoboGamePage  *self,
                            RoboSeatPanel *panel)
{
  g_signal_connect_object (robo_seat_panel_get_controller (panel), "key-chosen", G_CALLBACK (key_chosen_cb), self,
                           G_CONNECT_SWAPPED);
}

void
robo_game_page_free_board (RoboGamePage *self)
{
  GtkWidget *last = gtk_widget_get_focus_child (self->board_overlay);

  if (last != NULL && !gtk_widget_get_visible (last))
    gtk_widget_set_focus_child (self->board_overlay, NULL);
}

void
robo_game_page_close_question (RoboGamePage *self)
{
  robo_decision_card_close (self->card);
  robo_game_page_free_board (self);
  forget_keys (self);
  robo_board_view_set_choices (self->board, NULL, 0);
  robo_board_view_highlight (self->board, ROBO_NO_SPACE);
  robo_board_view_set_outcome (self->board, NULL);
}

static void
answer (RoboGamePage *self,
        RoboAnswer    answer)
{
  robo_game_page_close_question (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->play_button));
  robo_match_answer (self->match, answer);
  robo_game_page_go_on (self);
}

static void
card_chosen_cb (RoboGamePage *self,
                guint64       option)
{
  answer (self, option);
}

static void
space_pointed_cb (RoboGamePage *self,
                  guint         space)
{
  robo_board_view_highlight (self->board, space);
}

static void
card_pointed_cb (RoboGamePage *self,
                 guint         space)
{
  robo_board_view_highlight (self->board, space);
  robo_board_view_set_outcome (self->board, NULL);
}

/* What the answer would do to anybody. */
static void
card_previewed_cb (RoboGamePage *self,
                   guint64       option)
{
  RoboState after;

  if (robo_match_try (self->match, option, &after))
    robo_board_view_set_outcome (self->board, &after);
}

static void
space_activated_cb (RoboGamePage *self,
                    guint         space)
{
  const RoboQuestion *question = self->match != NULL ? robo_match_get_question (self->match) : NULL;
  RoboAnswer          found;

  if (question != NULL && gtk_widget_get_visible (GTK_WIDGET (self->card)) &&
      find_answer_at (self, question, space, &found))
    answer (self, found);
}

void
robo_game_page_ask_openly (RoboGamePage *self)
{
  const RoboQuestion *question = robo_match_get_question (self->match);

  mark_spaces (self, question);
  robo_board_view_set_acting (self->board, question->seat);
  robo_game_page_reveal_panel (self, question->seat);
  robo_decision_card_ask (self->card, self->match, question);
  mark_keys (self);
  gtk_widget_queue_allocate (self->board_overlay);
}

void
robo_game_page_ask (RoboGamePage *self)
{
  const RoboQuestion *question = robo_match_get_question (self->match);

  robo_game_page_close_question (self);
  robo_game_page_hide_draft (self);
  if (question == NULL)
    {
      /* Somebody looks at what has been; whose turn it was is asked again afterwards. */
      if (robo_game_page_is_covered (self) && !self->is_revealing)
        robo_game_page_show (self, "play");
      robo_game_page_rescue_focus (self);
      return;
    }

  if (question->kind == ROBO_ASK_PROGRAM)
    robo_game_page_ask_program (self, question);
  else if (!robo_game_page_cover (self, question))
    robo_game_page_ask_openly (self);
}

static void
add_space (RoboGamePage *self,
           guint         space,
           GdkRectangle *area)
{
  GdkRectangle other;

  robo_board_view_get_space_area (self->board, space, &other);
  if (area->width == 0)
    *area = other;
  else
    gdk_rectangle_union (area, &other, area);
}

/* The spaces to choose from, which are not to be covered. */
static gboolean
get_choices_area (RoboGamePage       *self,
                  const RoboQuestion *question,
                  GdkRectangle       *area)
{
  *area = (GdkRectangle){ 0 };
  for (guint i = 0; i < question->n_options; i++)
    {
      guint space = robo_question_words_get_space (self->match, question, question->options[i]);

      if (space != ROBO_NO_SPACE)
        add_space (self, space, area);
    }

  return area->width > 0;
}

/* Where the robot concerned is, in the coordinates of the board. */
static gboolean
get_robot_area (RoboGamePage       *self,
                const RoboQuestion *question,
                GdkRectangle       *area)
{
  guint space = robo_match_get_shown_state (self->match)->robots[question->seat].space;

  *area = (GdkRectangle){ 0 };
  if (space == ROBO_NO_SPACE)
    space = question->space;
  if (space == ROBO_NO_SPACE)
    return FALSE;

  add_space (self, space, area);

  return TRUE;
}

/* Beside the place if there is room on either side of it, else below or above it. Returns the side of the card that
 * the place is on. */
static GtkPositionType
put_beside (GdkRectangle       *card,
            const GdkRectangle *area,
            int                 width,
            int                 height)
{
  int right = area->x + area->width + CARD_GAP_PX;
  int left = area->x - CARD_GAP_PX - card->width;
  int below = area->y + area->height + CARD_GAP_PX;

  card->x = area->x + (area->width - card->width) / 2;
  card->y = area->y + (area->height - card->height) / 2;
  if (right + card->width <= width)
    {
      card->x = right;
      return GTK_POS_LEFT;
    }
  if (left >= 0)
    {
      card->x = left;
      return GTK_POS_RIGHT;
    }
  if (below + card->height <= height)
    {
      card->y = below;
      return GTK_POS_TOP;
    }

  card->y = area->y - CARD_GAP_PX - card->height;

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
place_beside (RoboGamePage       *self,
              GdkRectangle       *card,
              const GdkRectangle *area,
              int                 width,
              int                 height)
{
  GtkPositionType side = put_beside (card, area, width, height);

  card->x = CLAMP (card->x, 0, MAX (0, width - card->width));
  card->y = CLAMP (card->y, 0, MAX (0, height - card->height));
  robo_decision_card_point_at (self->card, side, get_pointer_offset (card, area, side));

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
count_covered (RoboGamePage       *self,
               const RoboQuestion *question,
               const GdkRectangle *card)
{
  GdkRectangle robot;
  guint        n_covered = get_robot_area (self, question, &robot) && covers_middle (card, &robot);

  for (guint i = 0; i < question->n_options; i++)
    {
      guint        space = robo_question_words_get_space (self->match, question, question->options[i]);
      GdkRectangle area = { 0 };

      if (space == ROBO_NO_SPACE)
        continue;
      add_space (self, space, &area);
      n_covered += covers_middle (card, &area);
    }

  return n_covered;
}

/* The corner in which it covers least, if that is less than where it is. */
static void
move_to_corner (RoboGamePage       *self,
                const RoboQuestion *question,
                GdkRectangle       *card,
                int                 width,
                int                 height)
{
  guint        n_covered = count_covered (self, question, card);
  GdkRectangle moved = *card;

  for (guint corner = 0; corner < 4; corner++)
    {
      moved.x = corner & 1 ? MAX (0, width - card->width) : 0;
      moved.y = corner & 2 ? MAX (0, height - card->height) : 0;
      if (count_covered (self, question, &moved) >= n_covered)
        continue;
      n_covered = count_covered (self, question, &moved);
      *card = moved;
      robo_decision_card_point_at (self->card, GTK_POS_LEFT, -1);
    }
}

/* A question about no place stands in the middle, one about places that lie all over the board beside the robot or
 * where it covers fewer of them. */
static void
place_card (RoboGamePage *self,
            GdkRectangle *card,
            int           width,
            int           height)
{
  const RoboQuestion *question = self->match != NULL ? robo_match_get_question (self->match) : NULL;
  GdkRectangle        area;

  card->x = MAX (0, (width - card->width) / 2);
  card->y = MAX (0, (height - card->height) / 2);
  robo_decision_card_point_at (self->card, GTK_POS_LEFT, -1);
  if (question == NULL)
    return;

  if (get_choices_area (self, question, &area) && place_beside (self, card, &area, width, height))
    return;
  if (get_robot_area (self, question, &area))
    place_beside (self, card, &area, width, height);
  move_to_corner (self, question, card, width, height);
}

/* As wide as it wants to be or as narrow as it can, which covers less. */
static void
measure_card (RoboGamePage *self,
              gboolean      is_narrow,
              GdkRectangle *card,
              int           width,
              int           height)
{
  int minimum;
  int natural;

  gtk_widget_measure (GTK_WIDGET (self->card), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  card->width = is_narrow ? minimum : CLAMP (natural, minimum, MAX (minimum, width));
  gtk_widget_measure (GTK_WIDGET (self->card), GTK_ORIENTATION_VERTICAL, card->width, NULL, &card->height, NULL, NULL);
  robo_decision_card_fit (self->card, card->height, height);
  card->height = MIN (card->height, height);
}

static guint
measure_and_place (RoboGamePage *self,
                   gboolean      is_narrow,
                   GdkRectangle *card,
                   int           width,
                   int           height)
{
  const RoboQuestion *question = self->match != NULL ? robo_match_get_question (self->match) : NULL;

  measure_card (self, is_narrow, card, width, height);
  place_card (self, card, width, height);

  return question != NULL ? count_covered (self, question, card) : 0;
}

static gboolean
place_card_cb (GtkOverlay   *overlay,
               GtkWidget    *widget,
               GdkRectangle *allocation,
               RoboGamePage *self)
{
  int   width = gtk_widget_get_width (GTK_WIDGET (overlay));
  int   height = gtk_widget_get_height (GTK_WIDGET (overlay));
  guint n_covered;

  if (widget != GTK_WIDGET (self->card))
    return FALSE;

  n_covered = measure_and_place (self, FALSE, allocation, width, height);
  if (n_covered > 0 && measure_and_place (self, TRUE, allocation, width, height) >= n_covered)
    measure_and_place (self, FALSE, allocation, width, height);

  return TRUE;
}

void
robo_game_page_bind_questions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, card_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, card_pointed_cb);
  gtk_widget_class_bind_template_callback (widget_class, card_previewed_cb);
  gtk_widget_class_bind_template_callback (widget_class, card_stepped_cb);
  gtk_widget_class_bind_template_callback (widget_class, place_card_cb);
  gtk_widget_class_bind_template_callback (widget_class, space_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, space_pointed_cb);
}
