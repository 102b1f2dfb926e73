// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-rule-options.h"

#include <glib/gi18n-lib.h>

#include "files/xml/robo-attributes.h"
#include "files/xml/robo-plural.h"

#define OPTION(attribute, field) attribute, G_STRUCT_OFFSET (RoboRules, field)

/* This table has the options of rule sets, in the order of rules chapter 12. */
const RoboRuleOption robo_rule_options[ROBO_N_RULE_OPTIONS] = {
  { OPTION ("vp-goal", vp_goal), 3, 9, .in_scenarios = TRUE,
    /* Translators: This is the name of an option of the rules. */
    .title = N_ ("Victory points to win"),
    .sentences =
      /* Translators: %u is a number of victory points. */
    NN_ ("The first to get %u victory point wins.",
         "The first to get %u victory points wins.") },

  { OPTION ("damage-limit", damage_limit), 1, 9, .in_scenarios = TRUE,
    /* Translators: This is the name of an option of the rules. */
    .title = N_ ("Damage that destroys a robot"),
    .sentences =
      /* Translators: %u is how much damage destroys a robot. */
    NS_ ("A robot with %u damage is destroyed.") },

  { OPTION ("vp-tokens-max", vp_tokens_max), 1, 9,
    /* Translators: This is the name of an option of the rules. */
    .title = N_ ("VP tokens in the arena"),
    .sentences =
      /* Translators: %u is a number of VP tokens. */
    NN_ ("When a round begins, there’s at most %u VP token in the arena.",
         "When a round begins, there are at most %u VP tokens in the arena.") },

  { OPTION ("modules", modules), 0, 1, .ids = { "off", "on" },
    /* Translators: This is the name of an option of the rules. */
    .title = N_ ("Robots have modules"),
    .sentences = {
      N_ ("Robots have no modules; workshops and high voltage do nothing."),
      N_ ("Robots have modules; workshops and high voltage work."),
    } },

  { OPTION ("starting-numbers", numbering), 0, 2, .ids = { "dice-sum", "random", "finish-order" },
    /* Translators: This is the name of an option of the rules. */
    .title = N_ ("Starting numbers"), .choices = {
                                        /* Translators: This is a choice for the option “Starting numbers”: it says what
                                         * decides about the numbers. */
                                        N_ ("Highest dice total"),
                                        /* Translators: This is a choice for the option “Starting numbers”: it says what
                                         * decides about the numbers. */
                                        N_ ("At random"),
                                        /* Translators: This is a choice for the option “Starting numbers”: it says what
                                         * decides about the numbers. */
                                        N_ ("First to finish"),
                                      },
    .sentences = {
      N_ ("Starting numbers are assigned by the dice totals from the last round, highest first."),
      N_ ("Starting numbers are drawn again each round."),
      N_ ("In each round, the first to finish programming is the first to choose a starting number; KillBots get what’s left."),
    } },

  { OPTION ("barrier-when-blocked", damage_when_blocked), 0, 1, .in_scenarios = TRUE, .ids = { "none", "damage" },
    /* Translators: This is the name of an option of the rules. */
    .title = N_ ("Barriers damage blocked robots"), .sentences = {
                                                      N_ ("A robot that’s blocked takes no damage from a lightning barrier in front of it."),
                                                      N_ ("A robot that’s blocked takes damage from a lightning barrier in front of it."),
                                                    } },

  { OPTION ("killbot-vp", killbot_vp_from_supply), 0, 1, .in_scenarios = TRUE, .ids = { "steal", "supply" },
    /* Translators: This is the name of an option of the rules. */
    .title = N_ ("KillBots keep their victory points"), .sentences = {
                                                          N_ ("A player who destroys a KillBot takes one of its victory points."),
                                                          N_ ("A player who destroys a KillBot that has any victory points gets one from the supply."),
                                                        } },

  { OPTION ("bump", bump_every_step), 0, 1, .in_scenarios = TRUE, .ids = { "once", "every-step" },
    /* Translators: This is the name of an option of the rules. */
    .title = N_ ("Bumps hurt at every step"), .sentences = {
                                                N_ ("Bump damage is dealt once per activation."),
                                                N_ ("Bump damage is dealt at every step."),
                                              } },

  { OPTION ("squad-goal", squad_goal_seven), 0, 1, .in_scenarios = TRUE, .ids = { "per-killbot", "seven" },
    /* Translators: This is the name of an option of the rules. */
    .title = N_ ("A squad wins with 7 VP"), .sentences = {
                                              N_ ("To win, a squad of KillBots needs 2 extra victory points for each KillBot after the first."),
                                              N_ ("A squad of KillBots wins with 7 victory points in all."),
                                            } },

  { OPTION ("killbot-modules", killbots_begin_bare), 0, 1, .ids = { "dealt", "chosen" },
    /* Translators: This is the name of an option of the rules. */
    .title = N_ ("KillBots begin without modules"), .sentences = {
                                                      N_ ("KillBots begin with two modules each, either random or chosen."),
                                                      N_ ("KillBots begin with only the modules you choose for them."),
                                                    } },

  { OPTION ("round-limit", round_limit), 0, ROBO_MAX_ROUND_LIMIT, .in_scenarios = TRUE, .is_sparse = TRUE,
    /* Translators: This is the name of an option of the rules. The option says after how many rounds a game ends. */
    .title = N_ ("Last round"), .sentences =
                                  /* Translators: %u is a number of rounds. */
                                NN_ ("The game ends after %u round; the player with the most victory points wins.", "The game ends after %u rounds; the player with the most victory points wins."),
    .none = N_ ("The game has no last round.") },

  { OPTION ("laser-damage", laser_damage), 1, ROBO_MAX_LASER_DAMAGE, .in_scenarios = TRUE, .is_sparse = TRUE,
    /* Translators: This is the name of an option of the rules. */
    .title = N_ ("Damage per shot"), .sentences =
                                       /* Translators: %u is how much damage a shot does. */
                                     NS_ ("A shot deals %u damage.") },

  { OPTION ("starting-modules", operators_begin_bare), 0, 1, .is_sparse = TRUE, .ids = { "dealt", "none" },
    /* Translators: This is the name of an option of the rules. */
    .title = N_ ("Players begin without modules"), .sentences = {
                                                     N_ ("Players are dealt two modules each."),
                                                     N_ ("Players begin without modules and draw them during the game."),
                                                   } },
};

guint
robo_rule_option_get (const RoboRuleOption *option,
                      const RoboRules      *rules)
{
  return G_STRUCT_MEMBER (guint8, rules, option->offset);
}

void
robo_rule_option_set (const RoboRuleOption *option,
                      RoboRules            *rules,
                      guint                 value)
{
  g_return_if_fail (value >= option->min && value <= option->max);

  G_STRUCT_MEMBER (guint8, rules, option->offset) = (guint8)value;
}

/* Files */

/* Reads the number of an option. It may begin with a plus, which the schema allows for options but not for other
 * numbers. */
static gboolean
read_number (const RoboAttribute *attribute,
             const xmlNode       *node,
             gpointer             values,
             gconstpointer        context,
             RoboProblems        *problems)
{
  g_autofree char *text = robo_xml_dup_string (node, attribute->name);

  robo_attribute_set_number (attribute, values, g_ascii_strtoull (text, NULL, 10));

  return TRUE;
}

static char *
dup_number (const RoboAttribute *attribute,
            gconstpointer        values,
            gconstpointer        context)
{
  return robo_number_kind.dup (attribute, values, context);
}

static const RoboAttributeKind option_number_kind = { read_number, dup_number };

/* Returns the row of an option's attribute. The attribute is written even if the option has its usual value. */
static RoboAttribute
get_row (const RoboRuleOption *option)
{
  return (RoboAttribute){
    .name = option->attribute,
    .kind = option->ids[0] != NULL ? &robo_word_kind : &option_number_kind,
    .offset = option->offset,
    .size = sizeof (guint8),
    .min = option->min,
    .max = option->max,
    .words = option->ids,
  };
}

void
robo_rules_read_options (const xmlNode *node,
                         RoboRules     *rules)
{
  RoboAttribute rows[ROBO_N_RULE_OPTIONS + 1] = { { NULL } };

  for (guint i = 0; i < ROBO_N_RULE_OPTIONS; i++)
    rows[i] = get_row (&robo_rule_options[i]);
  robo_attributes_salvage (rows, node, rules, NULL);
}

void
robo_rules_write_options (xmlNode         *node,
                          const RoboRules *rules)
{
  RoboRules standard;

  robo_rules_init_standard (&standard);
  for (guint i = 0; i < ROBO_N_RULE_OPTIONS; i++)
    {
      const RoboRuleOption *option = &robo_rule_options[i];

      if (!option->is_sparse || robo_rule_option_get (option, rules) != robo_rule_option_get (option, &standard))
        robo_attributes_write ((RoboAttribute[]){ get_row (option), { NULL } }, node, rules, NULL);
    }
}

void
robo_rules_write_scenario_options (xmlNode         *node,
                                   const RoboRules *rules)
{
  RoboRules standard;

  robo_rules_init_standard (&standard);
  for (guint i = 0; i < ROBO_N_RULE_OPTIONS; i++)
    {
      const RoboRuleOption *option = &robo_rule_options[i];

      if (option->in_scenarios && robo_rule_option_get (option, rules) != robo_rule_option_get (option, &standard))
        robo_attributes_write ((RoboAttribute[]){ get_row (option), { NULL } }, node, rules, NULL);
    }
}

/* Texts */

const char *
robo_rule_option_get_title (const RoboRuleOption *option)
{
  return _ (option->title);
}

const char *
robo_rule_option_get_choice (const RoboRuleOption *option,
                             const RoboRules      *rules)
{
  return option->choices[0] != NULL ? _ (option->choices[robo_rule_option_get (option, rules)]) : NULL;
}

char *
robo_rules_dup_copies_sentence (const char *title,
                                guint       copies,
                                guint       usual)
{
  /* Translators: The first number is how many copies of a module are in the deck, %s is the module, and the last
   * number is how many copies there are by other rules, such as the standard rules. */
  return g_strdup_printf (ngettext ("The deck has %u copy of %s instead of %u.",
                                    "The deck has %u copies of %s instead of %u.", copies),
                          copies, title, usual);
}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

char *
robo_rule_option_dup_sentence (const RoboRuleOption *option,
                               const RoboRules      *rules)
{
  guint value = robo_rule_option_get (option, rules);

  if (option->ids[0] != NULL)
    return g_strdup (_ (option->sentences[value]));
  if (value == 0 && option->none != NULL)
    return g_strdup (_ (option->none));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, option->sentences[0], option->sentences[1], value), value);
}

#pragma GCC diagnostic pop

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
