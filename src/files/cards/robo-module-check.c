// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <glib/gi18n-lib.h>

#include "robo-card-review.h"
#include "robo-module-private.h"
#include "robo-module-words.h"

/* What the engine takes, but whoever wrote it probably meant something else. Said of files that somebody works
 * on, not of what a scenario or a match brings along. */

static void
warn (RoboProblems  *problems,
      const xmlNode *node,
      const char    *sentence)
{
  robo_problems_add (problems, ROBO_PROBLEM_NO_EFFECT, robo_xml_get_line (node), "%s", sentence);
}

static void
check_idle_attribute (const xmlNode *node,
                      const char    *attribute,
                      gboolean       is_used,
                      RoboProblems  *problems)
{
  if (is_used || !robo_xml_has (node, attribute))
    return;

  robo_problems_add (problems, ROBO_PROBLEM_NO_EFFECT, robo_xml_get_line (node),
                     /* Translators: the first %s is an attribute of XML, the second an XML element. */
                     _ ("The attribute “%s” means nothing in this <%s>. Remove it."), attribute, node->name);
}

static void
check_idle_numbers (const xmlNode        *node,
                    const RoboCardNumber *number,
                    guint                 word,
                    RoboProblems         *problems)
{
  for (; number->attribute != NULL; number++)
    check_idle_attribute (node, number->attribute, number->is_of (word), problems);
}

static void
check_effect (const xmlNode *node,
              RoboProblems  *problems)
{
  g_autofree char *id = robo_xml_dup_string (node, "action");
  RoboAction       action = ROBO_ACTION_DAMAGE;

  robo_action_from_id (id, &action);
  check_idle_attribute (node, "amount", robo_action_has_amount (action), problems);
  check_idle_numbers (node, robo_card_list_numbers (FALSE), action, problems);
  if (!robo_action_has_amount (action) && robo_xml_get_first (node, "amount") != NULL)
    warn (problems, robo_xml_get_first (node, "amount"), _ ("This effect has no amount. Remove <amount>."));
}

static void
check_ability (const xmlNode *node,
               RoboProblems  *problems)
{
  g_autofree char *id = robo_xml_dup_string (node, "kind");
  RoboAbilityKind  kind = ROBO_ABILITY_HOVER;

  robo_ability_from_id (id, &kind);
  check_idle_attribute (node, "amount", robo_ability_get_numbers (kind)->amount_max > 0, problems);
  check_idle_numbers (node, robo_card_list_numbers (TRUE), kind, problems);
}

/* Effects that work without a die are refused on a card with one. */
static gboolean
uses_die (const RoboCard *card)
{
  for (guint i = 0; i < card->n_abilities; i++)
    {
      if (robo_ability_get_numbers (card->abilities[i].kind)->die != ROBO_DIE_NEED_NONE)
        return TRUE;
    }

  return card->n_effects > 0;
}

/* R11.1: a champion card belongs to an arena, and no other card does. */
static void
check_champion (const xmlNode  *node,
                const RoboCard *card,
                RoboProblems   *problems)
{
  gboolean is_champion = card->colour == ROBO_CARD_CHAMPION;

  if (is_champion && !robo_xml_has (node, "arena"))
    warn (problems, node,
          _ ("A champion card is of use only with an arena, whose titleholder has it. Add arena=\"…\"."));
  check_idle_attribute (node, "arena", is_champion, problems);
  check_idle_attribute (node, "copies", !is_champion, problems);
}

static void
check_rows (const xmlNode *node,
            guint          index,
            RoboProblems  *problems)
{
  guint row = 0;

  for (const xmlNode *child = robo_xml_get_first (node, NULL); child != NULL; child = robo_xml_get_next (child, NULL))
    {
      guint n_problems = robo_problems_get_length (problems);

      if (!robo_module_is_row (child))
        continue;
      if (robo_xml_is (child, "effect"))
        check_effect (child, problems);
      else
        check_ability (child, problems);
      robo_problems_set_card (problems, n_problems, index, MIN (row, ROBO_NO_ROW));
      row++;
    }
}

/*< private >
 * robo_module_check_card:
 * @node: a `module` element
 * @index: of the card, for problems
 * @card: what was read from it
 * @problems: where to add warnings
 */
void
robo_module_check_card (const xmlNode  *node,
                        guint           index,
                        const RoboCard *card,
                        RoboProblems   *problems)
{
  const xmlNode *die = robo_xml_get_first (node, "die");
  guint          n_problems = robo_problems_get_length (problems);

  check_champion (node, card, problems);
  if (die != NULL && !uses_die (card) && card->n_abilities > 0)
    warn (problems, die, _ ("Nothing on this module asks for a die. Remove <die>."));
  if (robo_xml_get_first (node, "name") == NULL)
    robo_problems_add (problems, ROBO_PROBLEM_NO_NAME, robo_xml_get_line (node),
                       /* Translators: %s is the id of a module such as "saw-blade". */
                       _ ("The module “%s” has no name, and so is shown by its id. Add <name>."), card->id);
  robo_card_review_check (node, card, problems);
  robo_problems_set_card (problems, n_problems, index, ROBO_NO_ROW);

  check_rows (node, index, problems);
}
