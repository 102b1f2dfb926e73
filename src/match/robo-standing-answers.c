/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "robo-standing-answers.h"
#include "base/robo-properties.h"
#include "replay/robo-trial.h"

struct _RoboStandingAnswers
{
  GObject parent_instance;

  GHashTable *answers; /* RoboStandingAnswer by the key of make_key(); owned */
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboStandingAnswers, robo_standing_answers, G_TYPE_OBJECT)

static void
robo_standing_answers_finalize (GObject *object)
{
  RoboStandingAnswers *self = ROBO_STANDING_ANSWERS (object);

  g_hash_table_unref (self->answers);

  G_OBJECT_CLASS (robo_standing_answers_parent_class)->finalize (object);
}

static void
robo_standing_answers_class_init (RoboStandingAnswersClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = robo_standing_answers_finalize;

  signals[CHANGED] = robo_signal_new ("changed", klass);
}

static void
robo_standing_answers_init (RoboStandingAnswers *self)
{
  self->answers = g_hash_table_new_full (NULL, NULL, NULL, g_free);
}

RoboStandingAnswers *
robo_standing_answers_new (void)
{
  return g_object_new (ROBO_TYPE_STANDING_ANSWERS, NULL);
}

static gpointer
make_key (guint            seat,
          RoboQuestionKind kind,
          guint            card)
{
  return GUINT_TO_POINTER (seat << 16 | (guint)kind << 8 | card);
}

gboolean
robo_standing_answers_can_have (RoboQuestionKind kind)
{
  switch (robo_question_kind_get_form (kind))
    {
    case ROBO_FORM_YES_NO:
    case ROBO_FORM_SPACES:
    case ROBO_FORM_MORE_SPACES:
    case ROBO_FORM_DAMAGE:
    case ROBO_FORM_TURN:
    case ROBO_FORM_REACH:
    case ROBO_FORM_MINE:
      return TRUE;
    case ROBO_FORM_DIE:
    case ROBO_FORM_MOVED_DIE:
    case ROBO_FORM_START:
    case ROBO_FORM_REPLACEMENT:
    case ROBO_FORM_WORKSHOP:
    case ROBO_FORM_DECK:
    case ROBO_FORM_NEIGHBOUR:
    case ROBO_FORM_NUMBER:
    case ROBO_FORM_TWO_DECKS:
    case ROBO_FORM_TWO_CARDS:
    case ROBO_FORM_PROGRAM:
    case ROBO_FORM_ENTROPY:
      return FALSE;
    }

  g_return_val_if_reached (FALSE);
}

void
robo_standing_answers_set (RoboStandingAnswers      *self,
                           guint                     seat,
                           RoboQuestionKind          kind,
                           guint                     card,
                           const RoboStandingAnswer *answer)
{
  g_return_if_fail (ROBO_IS_STANDING_ANSWERS (self));
  g_return_if_fail (robo_standing_answers_can_have (kind));

  if (answer->kind == ROBO_STANDING_ASK)
    g_hash_table_remove (self->answers, make_key (seat, kind, card));
  else
    g_hash_table_insert (self->answers, make_key (seat, kind, card), g_memdup2 (answer, sizeof *answer));

  g_signal_emit (self, signals[CHANGED], 0);
}

RoboStandingAnswer
robo_standing_answers_get (RoboStandingAnswers *self,
                           guint                seat,
                           RoboQuestionKind     kind,
                           guint                card)
{
  const RoboStandingAnswer *answer;

  g_return_val_if_fail (ROBO_IS_STANDING_ANSWERS (self), (RoboStandingAnswer){ 0 });

  answer = g_hash_table_lookup (self->answers, make_key (seat, kind, card));

  return answer == NULL ? (RoboStandingAnswer){ .kind = ROBO_STANDING_ASK } : *answer;
}

static gboolean
is_destroyed_by (RoboGame  *game,
                 guint      seat,
                 RoboAnswer answer)
{
  RoboState state;

  return robo_game_try (game, answer, &state) && state.robots[seat].space == ROBO_NO_SPACE;
}

gboolean
robo_standing_answers_find (RoboStandingAnswers *self,
                            RoboGame            *game,
                            RoboAnswer          *answer)
{
  const RoboQuestion *question = robo_game_get_question (game);
  RoboStandingAnswer  standing = robo_standing_answers_get (self, question->seat, question->kind, question->card);

  if (standing.kind == ROBO_STANDING_ASK || !robo_question_has_option (question, standing.answer))
    return FALSE;
  if (standing.kind == ROBO_STANDING_IF_DESTROYED &&
      (!is_destroyed_by (game, question->seat, question->fallback) ||
       is_destroyed_by (game, question->seat, standing.answer)))
    return FALSE;

  *answer = standing.answer;

  return TRUE;
}

static int
compare_standing (gconstpointer a,
                  gconstpointer b)
{
  const RoboMatchStanding *x = a;
  const RoboMatchStanding *y = b;
  guint                    key_x = GPOINTER_TO_UINT (make_key (x->seat, x->kind, x->card));
  guint                    key_y = GPOINTER_TO_UINT (make_key (y->seat, y->kind, y->card));

  return key_x < key_y ? -1 : key_x > key_y;
}

void
robo_standing_answers_store (RoboStandingAnswers *self,
                             RoboMatchFile       *file)
{
  GHashTableIter iter;
  gpointer       key;
  gpointer       value;

  g_return_if_fail (ROBO_IS_STANDING_ANSWERS (self) && file != NULL);

  g_hash_table_iter_init (&iter, self->answers);
  while (g_hash_table_iter_next (&iter, &key, &value))
    {
      const RoboStandingAnswer *answer = value;
      RoboMatchStanding         said = {
                .answer = answer->answer,
                .seat = GPOINTER_TO_UINT (key) >> 16,
                .kind = GPOINTER_TO_UINT (key) >> 8 & 0xff,
                .card = GPOINTER_TO_UINT (key) & 0xff,
                .only_if_destroyed = answer->kind == ROBO_STANDING_IF_DESTROYED,
      };

      g_array_append_val (file->standing, said);
    }
  g_array_sort (file->standing, compare_standing);
}

void
robo_standing_answers_restore (RoboStandingAnswers *self,
                               const RoboMatchFile *file)
{
  g_return_if_fail (ROBO_IS_STANDING_ANSWERS (self) && file != NULL);

  for (guint i = 0; i < file->standing->len; i++)
    {
      const RoboMatchStanding *said = &g_array_index (file->standing, RoboMatchStanding, i);
      RoboStandingKind         kind = said->only_if_destroyed ? ROBO_STANDING_IF_DESTROYED : ROBO_STANDING_ALWAYS;

      if (robo_standing_answers_can_have (said->kind))
        robo_standing_answers_set (self, said->seat, said->kind, said->card,
                                   &(RoboStandingAnswer){ kind, said->answer });
    }
}
