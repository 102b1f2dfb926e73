// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-question-keys.h"

gboolean
robo_question_keys_get (RoboMatch          *match,
                        const RoboQuestion *question,
                        RoboAnswer          option,
                        RoboQuestionKey    *key)
{
  if (question->kind == ROBO_ASK_ROTATE_KEY)
    {
      robo_question_keys_get_die (match, question->seat, question->die, key);
      key->dir = robo_dir_turn (key->dir, (gint)option);
    }
  else if (question->kind == ROBO_ASK_REPROGRAM)
    {
      const RoboState *state = robo_match_get_shown_state (match);
      guint            target = robo_state_get_robot_at (state, question->space);

      *key = (RoboQuestionKey){ .seat = ROBO_NO_SEAT, .die = ROBO_NO_KEY_DIE };
      /* A KillBot has no controller. The answer turns the KillBot itself (R8.11), so the direction belongs to no seat. */
      if (target != ROBO_NO_SEAT && state->robots[target].kind == ROBO_SEAT_OPERATOR)
        {
          key->seat = target;
          key->die = robo_reprogram_get_die (option);
          key->unit = robo_reprogram_get_unit (option);
        }
      key->dir = robo_reprogram_get_key (option);
    }
  else if (question->kind == ROBO_ASK_REACH || question->kind == ROBO_ASK_CHOOSE)
    *key = (RoboQuestionKey){
      .seat = ROBO_NO_SEAT,
      .die = ROBO_NO_KEY_DIE,
      .dir = option == 0 ? 0 : option - 1,
      .is_centre = option == 0,
    };
  else
    return FALSE;

  return TRUE;
}

void
robo_question_keys_get_die (RoboMatch       *match,
                            guint            seat,
                            guint            die,
                            RoboQuestionKey *key)
{
  const RoboRobot *robot = &robo_match_get_shown_state (match)->robots[seat];

  *key = (RoboQuestionKey){ .seat = seat, .die = die };
  if (die >= robot->n_dice)
    return;

  key->unit = robot->dice[die].unit;
  key->dir = robot->dice[die].key;
}
