// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-rule-options.h"

#include <glib/gi18n-lib.h>

/* In the order of rules chapter 12, with the ranges of data/schema/rules.rnc. */
const RoboRuleOption robo_rule_options[ROBO_N_RULE_OPTIONS] = {
  { "vp-goal", G_STRUCT_OFFSET (RoboRules, vp_goal), 3, 9, { NULL } },
  { "damage-limit", G_STRUCT_OFFSET (RoboRules, damage_limit), 1, 9, { NULL } },
  { "vp-tokens-max", G_STRUCT_OFFSET (RoboRules, vp_tokens_max), 1, 9, { NULL } },
  { "modules", G_STRUCT_OFFSET (RoboRules, modules), 0, 1, { "off", "on" } },
  { "starting-numbers", G_STRUCT_OFFSET (RoboRules, numbering), 0, 2, { "dice-sum", "random", "finish-order" } },
  { "barrier-when-blocked", G_STRUCT_OFFSET (RoboRules, damage_when_blocked), 0, 1, { "none", "damage" } },
  { "killbot-vp", G_STRUCT_OFFSET (RoboRules, killbot_vp_from_supply), 0, 1, { "steal", "supply" } },
  { "bump", G_STRUCT_OFFSET (RoboRules, bump_every_step), 0, 1, { "once", "every-step" } },
  { "squad-goal", G_STRUCT_OFFSET (RoboRules, squad_goal_seven), 0, 1, { "per-killbot", "seven" } },
};

guint
robo_rule_option_get (const RoboRuleOption *option,
                      const RoboRules      *rules)
{
  return G_STRUCT_MEMBER (guint8, rules, option->offset);
}

/* Files */

static guint
parse_value (const RoboRuleOption *option,
             const char           *text)
{
  for (guint i = 0; i < G_N_ELEMENTS (option->ids) && option->ids[i] != NULL; i++)
    {
      if (g_str_equal (option->ids[i], text))
        return i;
    }

  return (guint)g_ascii_strtoull (text, NULL, 10);
}

void
robo_rules_read_options (const xmlNode *node,
                         RoboRules     *rules)
{
  for (guint i = 0; i < ROBO_N_RULE_OPTIONS; i++)
    {
      const RoboRuleOption *option = &robo_rule_options[i];
      g_autofree char      *text = robo_xml_dup_string (node, option->attribute);

      if (text != NULL)
        G_STRUCT_MEMBER (guint8, rules, option->offset) = (guint8)parse_value (option, text);
    }
}

static void
write_option (const RoboRuleOption *option,
              xmlNode              *node,
              const RoboRules      *rules)
{
  guint value = robo_rule_option_get (option, rules);

  if (option->ids[0] != NULL)
    robo_xml_set (node, option->attribute, option->ids[value]);
  else
    robo_xml_set_uint (node, option->attribute, value);
}

void
robo_rules_write_options (xmlNode         *node,
                          const RoboRules *rules)
{
  for (guint i = 0; i < ROBO_N_RULE_OPTIONS; i++)
    write_option (&robo_rule_options[i], node, rules);
}

void
robo_rules_write_other_options (xmlNode         *node,
                                const RoboRules *rules,
                                const RoboRules *usual)
{
  for (guint i = 0; i < ROBO_N_RULE_OPTIONS; i++)
    if (robo_rule_option_get (&robo_rule_options[i], rules) != robo_rule_option_get (&robo_rule_options[i], usual))
      write_option (&robo_rule_options[i], node, rules);
}

/* Words */

static char *
dup_number_sentence (gsize offset,
                     guint value)
{
  switch (offset)
    {
    case G_STRUCT_OFFSET (RoboRules, vp_goal):
      /* Translators: %u counts victory points */
      return g_strdup_printf (ngettext ("The first with %u victory point wins.",
                                        "The first with %u victory points wins.", value),
                              value);
    case G_STRUCT_OFFSET (RoboRules, damage_limit):
      /* Translators: %u is how much damage a robot stands */
      return g_strdup_printf (ngettext ("A robot with %u damage is destroyed.",
                                        "A robot with %u damage is destroyed.", value),
                              value);
    default:
      /* Translators: %u counts VP tokens */
      return g_strdup_printf (ngettext ("At most %u VP token lies in the arena when a round begins.",
                                        "At most %u VP tokens lie in the arena when a round begins.", value),
                              value);
    }
}

static const char *
get_numbering_sentence (RoboNumbering numbering)
{
  switch (numbering)
    {
    case ROBO_NUMBERING_DICE_SUM:
      return _ ("Starting numbers go by the sum of the dice of the last round, highest first.");
    case ROBO_NUMBERING_RANDOM:
      return _ ("Starting numbers are drawn anew each round.");
    case ROBO_NUMBERING_FINISH_ORDER:
      return _ ("Starting numbers go by who has programmed first; KillBots are last.");
    }

  g_return_val_if_reached ("");
}

static const char *
get_choice_sentence (gsize offset,
                     guint value)
{
  switch (offset)
    {
    case G_STRUCT_OFFSET (RoboRules, modules):
      return value ? _ ("Robots have modules; workshops and high voltage work.")
                   : _ ("Robots have no modules; workshops and high voltage do nothing.");
    case G_STRUCT_OFFSET (RoboRules, numbering):
      return get_numbering_sentence (value);
    case G_STRUCT_OFFSET (RoboRules, damage_when_blocked):
      return value ? _ ("A robot that cannot go on takes the damage of a lightning barrier in front of it.")
                   : _ ("A robot that cannot go on takes no damage from a lightning barrier in front of it.");
    case G_STRUCT_OFFSET (RoboRules, killbot_vp_from_supply):
      return value ? _ ("Who destroys a KillBot with victory points gets one from the supply.")
                   : _ ("Who destroys a KillBot takes one of its victory points.");
    case G_STRUCT_OFFSET (RoboRules, bump_every_step):
      return value ? _ ("Modules that damage who is bumped into do so at every step.")
                   : _ ("Modules that damage who is bumped into do so once in an activation.");
    default:
      return value ? _ ("A squad of KillBots wins with 7 victory points together.")
                   : _ ("A squad of KillBots wins with the goal and 2 victory points for each KillBot after the first.");
    }
}

char *
robo_rule_option_dup_sentence (const RoboRuleOption *option,
                               const RoboRules      *rules)
{
  guint value = robo_rule_option_get (option, rules);

  if (option->ids[0] == NULL)
    return dup_number_sentence (option->offset, value);

  return g_strdup (get_choice_sentence (option->offset, value));
}

char **
robo_rules_dup_differences (const RoboRules *rules,
                            const RoboRules *others)
{
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();

  for (guint i = 0; i < ROBO_N_RULE_OPTIONS; i++)
    {
      const RoboRuleOption *option = &robo_rule_options[i];
      g_autofree char      *sentence = NULL;

      if (robo_rule_option_get (option, rules) == robo_rule_option_get (option, others))
        continue;
      sentence = robo_rule_option_dup_sentence (option, rules);
      g_strv_builder_add (sentences, sentence);
    }

  return g_strv_builder_end (sentences);
}
