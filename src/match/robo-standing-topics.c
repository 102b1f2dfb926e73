// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-standing-topics.h"

/* Lists the abilities that ask a question. `saves` tells whether using the ability may keep its robot from being
 * destroyed. */
static const struct
{
  RoboAbilityKind  ability;
  RoboQuestionKind kind;
  gboolean         saves;
} abilities[] = {
  { ROBO_ABILITY_ROTATE_KEY, ROBO_ASK_ROTATE_KEY, FALSE },
  { ROBO_ABILITY_ACT_AS_BLUE, ROBO_ASK_ACT_AS_BLUE, TRUE },
  { ROBO_ABILITY_SHORTEN_MOVE, ROBO_ASK_SHORTEN_MOVE, TRUE },
  { ROBO_ABILITY_JUMP, ROBO_ASK_JUMP, TRUE },
  { ROBO_ABILITY_PASS_WALLS, ROBO_ASK_PASS_WALLS, TRUE },
  { ROBO_ABILITY_SHORTEN_PUSH, ROBO_ASK_SHORTEN_PUSH, TRUE },
  { ROBO_ABILITY_ABSORB, ROBO_ASK_ABSORB, FALSE },
  { ROBO_ABILITY_REACH, ROBO_ASK_REACH, FALSE },
  { ROBO_ABILITY_LENGTHEN_MOVE, ROBO_ASK_LENGTHEN_MOVE, FALSE },
  { ROBO_ABILITY_FIRE_PAST_WALLS, ROBO_ASK_FIRE_PAST_WALLS, FALSE },
  { ROBO_ABILITY_EXTRA_DAMAGE, ROBO_ASK_SHOT, FALSE },
  { ROBO_ABILITY_PIERCE, ROBO_ASK_SHOT, FALSE },
  { ROBO_ABILITY_REAR_FIRE, ROBO_ASK_SHOT, FALSE },
};

static const struct
{
  RoboWhen         when;
  RoboQuestionKind kind;
  gboolean         saves;
} effects[] = {
  { ROBO_WHEN_MOVE_START, ROBO_ASK_LAY_MINE, FALSE },
  { ROBO_WHEN_BUMP, ROBO_ASK_BUMP, FALSE },
  { ROBO_WHEN_MOVE_END, ROBO_ASK_MOVE_END, FALSE },
  { ROBO_WHEN_HIT, ROBO_ASK_HIT, FALSE },
  { ROBO_WHEN_PUSHED, ROBO_ASK_PUSHED, FALSE },
  { ROBO_WHEN_DAMAGED, ROBO_ASK_DAMAGED, FALSE },
  { ROBO_WHEN_DESTROYED, ROBO_ASK_DESTROYED, FALSE },
  { ROBO_WHEN_LIGHTNING, ROBO_ASK_LIGHTNING, TRUE },
  { ROBO_WHEN_ROUND_START, ROBO_ASK_ROUND_START, FALSE },
  { ROBO_WHEN_RESOLUTION, ROBO_ASK_RESOLUTION, FALSE },
};

/* Returns whether the operator can have a standing answer about the card at this moment. One yes or no applies to all
 * effects of the card at this moment that are not mandatory. If the target robot of one of these effects is chosen,
 * there is no standing answer, because that robot differs every time. */
static gboolean
has_choice (const RoboCard *card,
            RoboWhen        when)
{
  gboolean is_found = FALSE;

  for (guint i = 0; i < card->n_effects; i++)
    {
      if (card->effects[i].when != when)
        continue;
      if (card->effects[i].target == ROBO_TARGET_CHOSEN)
        return FALSE;
      is_found |= !card->effects[i].is_mandatory;
    }

  return is_found;
}

/* Fills in a topic. `highest` is the highest amount in an answer; 1 stands for "yes". */
static void
fill_topic (RoboStandingTopic *topic,
            RoboQuestionKind   kind,
            guint              highest,
            gboolean           saves)
{
  topic->kind = kind;
  topic->n_answers = highest + 1;
  topic->n_saving = saves ? highest : 0;
  for (guint i = 0; i <= highest; i++)
    topic->answers[i] = i;
}

guint
robo_standing_topics_fill (const RoboCard   *card,
                           RoboStandingTopic topics[ROBO_MAX_STANDING_TOPICS])
{
  guint n_topics = 0;

  for (guint i = 0; i < G_N_ELEMENTS (abilities); i++)
    {
      const RoboAbility *ability = robo_card_get_ability (card, abilities[i].ability);
      RoboAnswerForm     form = robo_question_kind_get_form (abilities[i].kind);
      /* The best turn of a die and the best space for an arm differ every time, so the only standing answer to these
       * questions is 0: no turn, or the own space. */
      guint highest = form == ROBO_FORM_YES_NO ? 1 : 0;

      if (!ability || ability->is_mandatory)
        continue;
      /* Abilities with the same question, such as those that change a shot, have one topic. */
      if (n_topics > 0 && topics[n_topics - 1].kind == abilities[i].kind)
        continue;
      if (form == ROBO_FORM_SPACES || form == ROBO_FORM_MORE_SPACES || form == ROBO_FORM_DAMAGE)
        highest = MIN (ability->amount, ROBO_MAX_STANDING_ANSWERS - 1);
      fill_topic (&topics[n_topics++], abilities[i].kind, highest, abilities[i].saves);
    }

  for (guint i = 0; i < G_N_ELEMENTS (effects); i++)
    {
      if (has_choice (card, effects[i].when))
        fill_topic (&topics[n_topics++], effects[i].kind, 1, effects[i].saves);
    }

  return n_topics;
}
