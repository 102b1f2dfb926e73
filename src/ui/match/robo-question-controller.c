// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-question-controller.h"

#include "ui/widgets/robo-question-words.h"

struct _RoboQuestionController
{
  GObject parent_instance;

  /* borrowed */
  RoboDecisionCard *card;
  RoboBoardView    *board;
  RoboPlayers      *players;

  /* owned */
  RoboMatch *match; /* nullable */

  guint     pointed; /* space of the answer with the pointer or the focus, or ROBO_NO_SPACE */
  RoboState outcome; /* game state after the answer with the pointer or the focus */
  gboolean  has_outcome;
  gboolean  is_peeking;
};

enum
{
  ANSWERED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboQuestionController, robo_question_controller, G_TYPE_OBJECT)

static void
give_answer (RoboQuestionController *self,
             RoboAnswer              answer)
{
  robo_question_controller_close (self);
  g_signal_emit (self, signals[ANSWERED], 0, answer);
}

/* Answers on the board */

static gboolean
is_asking (RoboQuestionController *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->card)) && self->match != NULL &&
         robo_match_get_question (self->match) != NULL;
}

/* Marks the spaces that are answers. If the pointer or the focus is on an answer, also marks the space and the outcome
 * of this answer; otherwise marks the space that the question is about. While the player peeks at the arena, there are
 * no marks. */
static void
show_marks (RoboQuestionController *self)
{
  gboolean            has_marks = is_asking (self) && !self->is_peeking;
  const RoboQuestion *question = has_marks ? robo_match_get_question (self->match) : NULL;
  guint8              spaces[ROBO_MAX_SPACES];
  guint               n_spaces = 0;
  guint               space = ROBO_NO_SPACE;

  if (has_marks)
    space = self->pointed != ROBO_NO_SPACE ? self->pointed : question->space;
  for (guint i = 0; has_marks && i < question->n_options && n_spaces < ROBO_MAX_SPACES; i++)
    {
      guint choice = robo_question_words_get_space (self->match, question, question->options[i]);

      if (choice != ROBO_NO_SPACE)
        spaces[n_spaces++] = choice;
    }
  robo_board_view_set_choices (self->board, spaces, n_spaces);
  robo_board_view_highlight (self->board, space);
  robo_board_view_set_outcome (self->board, has_marks && self->has_outcome ? &self->outcome : NULL);
}

static void
space_activated_cb (RoboQuestionController *self,
                    guint                   space)
{
  const RoboQuestion *question;

  if (!is_asking (self))
    return;

  question = robo_match_get_question (self->match);
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
space_hovered_cb (RoboQuestionController *self,
                  guint                   space)
{
  if (space != ROBO_NO_SPACE && gtk_widget_get_visible (GTK_WIDGET (self->card)))
    robo_decision_card_preview_space (self->card, space);
}

/* Answers on the controllers */

static void
mark_keys (RoboQuestionController *self)
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
key_chosen_cb (RoboQuestionController *self,
               guint                   unit,
               guint                   dir)
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

/* Answers on the card */

static void
card_chosen_cb (RoboQuestionController *self,
                guint64                 option)
{
  give_answer (self, option);
}

static void
card_pointed_cb (RoboQuestionController *self,
                 guint                   space)
{
  self->pointed = space;
  self->has_outcome = FALSE;
  show_marks (self);
}

/* Shows on the board where all robots are after the answer. */
static void
card_previewed_cb (RoboQuestionController *self,
                   guint64                 option)
{
  self->has_outcome = robo_match_try (self->match, option, &self->outcome);
  show_marks (self);
}

static void
card_stepped_cb (RoboQuestionController *self)
{
  mark_keys (self);
}

/* Object */

static void
robo_question_controller_dispose (GObject *object)
{
  g_clear_object (&ROBO_QUESTION_CONTROLLER (object)->match);

  G_OBJECT_CLASS (robo_question_controller_parent_class)->dispose (object);
}

static void
robo_question_controller_class_init (RoboQuestionControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_question_controller_dispose;

  signals[ANSWERED] = g_signal_new ("answered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, G_TYPE_UINT64);
}

static void
robo_question_controller_init (RoboQuestionController *self)
{
  self->pointed = ROBO_NO_SPACE;
}

RoboQuestionController *
robo_question_controller_new (RoboDecisionCard *card,
                              RoboBoardView    *board,
                              RoboPlayers      *players)
{
  RoboQuestionController *self;

  g_return_val_if_fail (ROBO_IS_DECISION_CARD (card), NULL);
  g_return_val_if_fail (ROBO_IS_BOARD_VIEW (board) && ROBO_IS_PLAYERS (players), NULL);

  self = g_object_new (ROBO_TYPE_QUESTION_CONTROLLER, NULL);
  self->card = card;
  self->board = board;
  self->players = players;
  g_signal_connect_object (card, "chosen", G_CALLBACK (card_chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (card, "pointed", G_CALLBACK (card_pointed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (card, "previewed", G_CALLBACK (card_previewed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (card, "stepped", G_CALLBACK (card_stepped_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "space-activated", G_CALLBACK (space_activated_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "space-hovered", G_CALLBACK (space_hovered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (players, "question-fitted", G_CALLBACK (robo_decision_card_set_brief), card,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (players, "key-chosen", G_CALLBACK (key_chosen_cb), self, G_CONNECT_SWAPPED);

  return self;
}

void
robo_question_controller_set_match (RoboQuestionController *self,
                                    RoboMatch              *match)
{
  g_return_if_fail (ROBO_IS_QUESTION_CONTROLLER (self));
  g_return_if_fail (match == NULL || ROBO_IS_MATCH (match));

  if (self->match == match)
    return;

  robo_question_controller_close (self);
  g_set_object (&self->match, match);
}

void
robo_question_controller_ask (RoboQuestionController *self)
{
  const RoboQuestion *question;

  g_return_if_fail (ROBO_IS_QUESTION_CONTROLLER (self) && self->match != NULL);

  question = robo_match_get_question (self->match);
  self->pointed = ROBO_NO_SPACE;
  self->has_outcome = FALSE;
  robo_board_view_set_acting (self->board, question->seat);
  /* Give the card a parent first, so that an answer in it can get the focus. */
  robo_players_set_question (self->players, question->seat, GTK_WIDGET (self->card));
  robo_decision_card_ask (self->card, self->match, question);
  mark_keys (self);
  show_marks (self);
}

void
robo_question_controller_close (RoboQuestionController *self)
{
  static const guint none[ROBO_N_UNITS];

  g_return_if_fail (ROBO_IS_QUESTION_CONTROLLER (self));

  robo_question_controller_set_peeking (self, FALSE);
  robo_decision_card_close (self->card);
  show_marks (self);
  robo_players_set_choices (self->players, ROBO_NO_SEAT, none);
  robo_players_set_question (self->players, ROBO_NO_SEAT, NULL);
}

void
robo_question_controller_set_peeking (RoboQuestionController *self,
                                      gboolean                is_peeking)
{
  g_return_if_fail (ROBO_IS_QUESTION_CONTROLLER (self));

  if (self->is_peeking == is_peeking)
    return;

  self->is_peeking = is_peeking;
  gtk_widget_set_opacity (GTK_WIDGET (self->card), is_peeking ? 0 : 1);
  show_marks (self);
}
