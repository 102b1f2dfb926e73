// SPDX-License-Identifier: GPL-3.0-or-later
// Names the kinds of questions, describes their answers, and checks whether an answer is legal.
#include "robo-question.h"

#include <string.h>

#include "robo-ids.h"

static const struct
{
  const char    *id;
  RoboAnswerForm form;
} kinds[] = {
  [ROBO_ASK_DEAL] = { "deal", ROBO_FORM_TWO_DECKS },
  [ROBO_ASK_EQUIP] = { "equip", ROBO_FORM_TWO_CARDS },
  [ROBO_ASK_REBOOT] = { "reboot", ROBO_FORM_START },
  [ROBO_ASK_PROGRAM] = { "program", ROBO_FORM_PROGRAM },
  [ROBO_ASK_KEEP_DIE] = { "keep-die", ROBO_FORM_DIE },
  [ROBO_ASK_ROTATE_KEY] = { "rotate-key", ROBO_FORM_TURN },
  [ROBO_ASK_ACT_AS_BLUE] = { "act-as-blue", ROBO_FORM_YES_NO },
  [ROBO_ASK_SHORTEN_MOVE] = { "shorten-move", ROBO_FORM_SPACES },
  [ROBO_ASK_JUMP] = { "jump", ROBO_FORM_YES_NO },
  [ROBO_ASK_PASS_WALLS] = { "pass-walls", ROBO_FORM_YES_NO },
  [ROBO_ASK_LAY_MINE] = { "lay-mine", ROBO_FORM_MINE },
  [ROBO_ASK_BUMP] = { "bump", ROBO_FORM_YES_NO },
  [ROBO_ASK_MOVE_END] = { "move-end", ROBO_FORM_YES_NO },
  [ROBO_ASK_REPLACE_FIRE] = { "replace-fire", ROBO_FORM_REPLACEMENT },
  [ROBO_ASK_REPROGRAM] = { "reprogram", ROBO_FORM_MOVED_DIE },
  [ROBO_ASK_HIT] = { "hit", ROBO_FORM_YES_NO },
  [ROBO_ASK_SHORTEN_PUSH] = { "shorten-push", ROBO_FORM_SPACES },
  [ROBO_ASK_ABSORB] = { "absorb", ROBO_FORM_DAMAGE },
  [ROBO_ASK_PUSHED] = { "pushed", ROBO_FORM_YES_NO },
  [ROBO_ASK_DAMAGED] = { "damaged", ROBO_FORM_YES_NO },
  [ROBO_ASK_DESTROYED] = { "destroyed", ROBO_FORM_YES_NO },
  [ROBO_ASK_LIGHTNING] = { "lightning", ROBO_FORM_YES_NO },
  [ROBO_ASK_ROUND_START] = { "round-start", ROBO_FORM_YES_NO },
  [ROBO_ASK_RESOLUTION] = { "resolution", ROBO_FORM_YES_NO },
  [ROBO_ASK_REACH] = { "reach", ROBO_FORM_REACH },
  [ROBO_ASK_WORKSHOP] = { "workshop", ROBO_FORM_WORKSHOP },
  [ROBO_ASK_DRAW] = { "draw", ROBO_FORM_DECK },
  [ROBO_ASK_NUMBER] = { "starting-number", ROBO_FORM_NUMBER },
  [ROBO_ASK_ENTROPY] = { "entropy", ROBO_FORM_ENTROPY },
  [ROBO_ASK_LENGTHEN_MOVE] = { "lengthen-move", ROBO_FORM_MORE_SPACES },
  [ROBO_ASK_FIRE_PAST_WALLS] = { "fire-past-walls", ROBO_FORM_YES_NO },
  [ROBO_ASK_SHOT] = { "shot", ROBO_FORM_YES_NO },
  [ROBO_ASK_CHOOSE] = { "chosen", ROBO_FORM_NEIGHBOUR },
};

G_STATIC_ASSERT (G_N_ELEMENTS (kinds) == ROBO_N_QUESTION_KINDS);

ROBO_DEFINE_IDS (RoboQuestionKind, robo_question_kind, kinds, .id)

RoboAnswerForm
robo_question_kind_get_form (RoboQuestionKind kind)
{
  return kinds[kind].form;
}

void
robo_question_copy (RoboQuestion       *question,
                    const RoboQuestion *from)
{
  memcpy (question, from, offsetof (RoboQuestion, options) + from->n_options * sizeof from->options[0]);
}

gboolean
robo_question_has_option (const RoboQuestion *question,
                          RoboAnswer          answer)
{
  for (guint i = 0; i < question->n_options; i++)
    {
      if (question->options[i] == answer)
        return TRUE;
    }

  return FALSE;
}
