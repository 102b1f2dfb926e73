// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-question-desk.h"

#include "ui/common/robo-question-words.h"

#include "robo-card-place.h"

struct _RoboQuestionDesk
{
  GObject parent_instance;

  /* borrowed */
  RoboDecisionCard *card;
  GtkOverlay       *overlay;
  RoboBoardView    *board;
  RoboPlayers      *players;

  /* owned */
  RoboMatch *match; /* nullable */
};

enum
{
  ANSWERED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboQuestionDesk, robo_question_desk, G_TYPE_OBJECT)

static void
give_answer (RoboQuestionDesk *self,
             RoboAnswer        answer)
{
  robo_question_desk_close (self);
  g_signal_emit (self, signals[ANSWERED], 0, answer);
}

/* On the board */

static void
mark_spaces (RoboQuestionDesk   *self,
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

static void
space_activated_cb (RoboQuestionDesk *self,
                    guint             space)
{
  const RoboQuestion *question = self->match != NULL ? robo_match_get_question (self->match) : NULL;

  if (question == NULL || !gtk_widget_get_visible (GTK_WIDGET (self->card)))
    return;

  for (guint i = 0; i < question->n_options; i++)
    {
      if (robo_question_words_get_space (self->match, question, question->options[i]) == space)
        {
          give_answer (self, question->options[i]);
          return;
        }
    }
}

static void
space_hovered_cb (RoboQuestionDesk *self,
                  guint             space)
{
  if (space != ROBO_NO_SPACE && gtk_widget_get_visible (GTK_WIDGET (self->card)))
    robo_decision_card_preview_space (self->card, space);
}

/* On controllers */

static void
mark_keys (RoboQuestionDesk *self)
{
  guint           keys[ROBO_N_UNITS] = { 0 };
  guint           seat = ROBO_NO_SEAT;
  RoboQuestionKey key;

  for (guint i = 0; robo_decision_card_get_key (self->card, i, &key); i++)
    {
      if (key.seat == ROBO_NO_SEAT)
        continue;
      seat = key.seat;
      keys[key.unit] |= 1u << key.dir;
    }
  robo_players_set_choices (self->players, seat, keys);
}

static void
key_chosen_cb (RoboQuestionDesk *self,
               guint             unit,
               guint             dir)
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

/* On the card */

static void
card_chosen_cb (RoboQuestionDesk *self,
                guint64           option)
{
  give_answer (self, option);
}

static void
card_pointed_cb (RoboQuestionDesk *self,
                 guint             space)
{
  robo_board_view_highlight (self->board, space);
  robo_board_view_set_outcome (self->board, NULL);
}

/* What the answer would do to anybody. */
static void
card_previewed_cb (RoboQuestionDesk *self,
                   guint64           option)
{
  RoboState after;

  if (robo_match_try (self->match, option, &after))
    robo_board_view_set_outcome (self->board, &after);
}

static void
card_stepped_cb (RoboQuestionDesk *self)
{
  mark_keys (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self->overlay));
}

static gboolean
place_card_cb (GtkOverlay       *overlay,
               GtkWidget        *widget,
               GdkRectangle     *allocation,
               RoboQuestionDesk *self)
{
  if (widget != GTK_WIDGET (self->card))
    return FALSE;

  robo_card_place_find (self->card, self->board, self->match, gtk_widget_get_width (GTK_WIDGET (overlay)),
                        gtk_widget_get_height (GTK_WIDGET (overlay)), allocation);

  return TRUE;
}

/* The object */

static void
robo_question_desk_dispose (GObject *object)
{
  g_clear_object (&ROBO_QUESTION_DESK (object)->match);

  G_OBJECT_CLASS (robo_question_desk_parent_class)->dispose (object);
}

static void
robo_question_desk_class_init (RoboQuestionDeskClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_question_desk_dispose;

  signals[ANSWERED] = g_signal_new ("answered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, G_TYPE_UINT64);
}

static void
robo_question_desk_init (RoboQuestionDesk *self)
{
}

RoboQuestionDesk *
robo_question_desk_new (RoboDecisionCard *card,
                        GtkOverlay       *overlay,
                        RoboBoardView    *board,
                        RoboPlayers      *players)
{
  RoboQuestionDesk *self;

  g_return_val_if_fail (ROBO_IS_DECISION_CARD (card) && GTK_IS_OVERLAY (overlay), NULL);
  g_return_val_if_fail (ROBO_IS_BOARD_VIEW (board) && ROBO_IS_PLAYERS (players), NULL);

  self = g_object_new (ROBO_TYPE_QUESTION_DESK, NULL);
  self->card = card;
  self->overlay = overlay;
  self->board = board;
  self->players = players;
  g_signal_connect_object (card, "chosen", G_CALLBACK (card_chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (card, "pointed", G_CALLBACK (card_pointed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (card, "previewed", G_CALLBACK (card_previewed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (card, "stepped", G_CALLBACK (card_stepped_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (overlay, "get-child-position", G_CALLBACK (place_card_cb), self, 0);
  g_signal_connect_object (board, "space-activated", G_CALLBACK (space_activated_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "space-hovered", G_CALLBACK (space_hovered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (players, "key-chosen", G_CALLBACK (key_chosen_cb), self, G_CONNECT_SWAPPED);

  return self;
}

void
robo_question_desk_set_match (RoboQuestionDesk *self,
                              RoboMatch        *match)
{
  g_return_if_fail (ROBO_IS_QUESTION_DESK (self));
  g_return_if_fail (match == NULL || ROBO_IS_MATCH (match));

  if (self->match == match)
    return;

  robo_question_desk_close (self);
  g_set_object (&self->match, match);
}

void
robo_question_desk_ask (RoboQuestionDesk *self)
{
  const RoboQuestion *question;

  g_return_if_fail (ROBO_IS_QUESTION_DESK (self) && self->match != NULL);

  question = robo_match_get_question (self->match);
  mark_spaces (self, question);
  robo_board_view_set_acting (self->board, question->seat);
  robo_players_reveal (self->players, question->seat);
  robo_decision_card_ask (self->card, self->match, question);
  mark_keys (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self->overlay));
}

void
robo_question_desk_close (RoboQuestionDesk *self)
{
  static const guint none[ROBO_N_UNITS];

  g_return_if_fail (ROBO_IS_QUESTION_DESK (self));

  robo_decision_card_close (self->card);
  robo_question_desk_free_board (self);
  robo_players_set_choices (self->players, ROBO_NO_SEAT, none);
  robo_board_view_set_choices (self->board, NULL, 0);
  robo_board_view_highlight (self->board, ROBO_NO_SPACE);
  robo_board_view_set_outcome (self->board, NULL);
}

void
robo_question_desk_free_board (RoboQuestionDesk *self)
{
  GtkWidget *last;

  g_return_if_fail (ROBO_IS_QUESTION_DESK (self));

  last = gtk_widget_get_focus_child (GTK_WIDGET (self->overlay));
  if (last != NULL && !gtk_widget_get_visible (last))
    gtk_widget_set_focus_child (GTK_WIDGET (self->overlay), NULL);
}
