// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-position-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "files/cards/robo-module-edit.h"
#include "robo-outcome-private.h"
#include "files/xml/robo-xml-edit.h"

/* A position and how it ended, as a scenario (formats.md). */

/* Elements */

static xmlNode *
add (xmlNode    *parent,
     const char *name)
{
  return xmlNewChild (parent, parent->ns, (const xmlChar *)name, NULL);
}

static void
set_text (xmlNode    *node,
          const char *text)
{
  xmlAddChild (node, xmlNewDocText (node->doc, (const xmlChar *)text));
}

static void
add_fields (xmlNode          *parent,
            const char       *name,
            const RoboFields *fields)
{
  xmlNode *node = add (parent, name);

  for (guint i = 0; i < fields->n_fields; i++)
    robo_xml_edit_set (node, fields->fields[i].name, fields->fields[i].value);
}

static void
write_rules (xmlNode         *scenario,
             const RoboRules *rules)
{
  robo_xml_edit_set_uint (scenario, "vp-goal", rules->vp_goal);
  if (rules->damage_limit != 3)
    robo_xml_edit_set_uint (scenario, "damage-limit", rules->damage_limit);
  if (rules->damage_when_blocked)
    robo_xml_edit_set (scenario, "barrier-when-blocked", "damage");
  if (rules->bump_every_step)
    robo_xml_edit_set (scenario, "bump", "every-step");
  if (rules->killbot_vp_from_supply)
    robo_xml_edit_set (scenario, "killbot-vp", "supply");
}

/* Cards */

static gboolean
is_equipped (const RoboState *state,
             guint            card)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      const RoboRobot *robot = &state->robots[seat];

      if (robot->kind != ROBO_SEAT_EMPTY && (robot->cards[0] == card || robot->cards[1] == card))
        return TRUE;
    }

  return FALSE;
}

/* Everybody has the standard ones. The others keep the name of the set they are from: of the first, if there are more. */
static gboolean
is_standard (const RoboModuleSet *set,
             const RoboCard      *card)
{
  const RoboCards *cards = robo_module_set_get_cards (set);
  guint            index = robo_cards_find (cards, card->id);

  return index != ROBO_NO_CARD && memcmp (&cards->cards[index], card, sizeof *card) == 0;
}

static const RoboModuleSet *
find_set (const RoboModules *modules,
          const RoboCard    *card,
          guint             *index)
{
  for (guint i = robo_modules_get_n_sets (modules); i-- > 0;)
    {
      const RoboModuleSet *set = robo_modules_get_set (modules, i);

      *index = robo_cards_find (robo_module_set_get_cards (set), card->id);
      if (*index != ROBO_NO_CARD)
        return set;
    }

  g_return_val_if_reached (NULL);
}

/* Returns NULL if there are only standard ones. */
xmlNode *
robo_position_write_modules (xmlNode            *scenario,
                             const RoboPosition *self,
                             RoboProblems       *problems)
{
  g_autoptr (RoboModuleSet) standard = robo_module_set_load_bundled ("standard", problems);
  g_autoptr (RoboModuleSet) own = robo_module_set_new ("tried", "Tried");
  const RoboCards *cards = robo_modules_get_cards (self->modules);

  for (guint card = 0; standard != NULL && card < cards->n_cards; card++)
    {
      const RoboModuleSet *set;
      RoboModuleSet       *next;
      guint                index;

      if (!is_equipped (&self->state, card) || is_standard (standard, &cards->cards[card]))
        continue;
      set = find_set (self->modules, &cards->cards[card], &index);
      if (robo_module_set_get_cards (own)->n_cards == 0 && robo_module_set_get_id (set)[0] != '\0')
        {
          robo_module_set_unref (own);
          own = robo_module_set_new (robo_module_set_get_id (set), robo_module_set_get_name (set));
        }
      next = robo_module_set_with_card_from (own, robo_module_set_get_cards (own)->n_cards, set, index);
      robo_module_set_unref (own);
      own = next;
    }

  return robo_module_set_get_cards (own)->n_cards > 0 ? xmlAddChild (scenario, robo_module_set_to_node (own)) : NULL;
}

xmlNode *
robo_position_write_arena (xmlNode            *scenario,
                           const RoboPosition *self)
{
  return xmlAddChild (scenario, robo_arena_to_node (self->arena));
}

/* The position */

static void
write_die (xmlNode       *robot,
           const RoboDie *die)
{
  xmlNode *node = add (robot, "die");

  robo_xml_edit_set_uint (node, "unit", die->unit + 1u);
  robo_xml_edit_set (node, "colour", robo_colour_get_id (die->colour));
  robo_xml_edit_set_uint (node, "value", die->value);
  robo_xml_edit_set (node, "key", robo_dir_get_id (die->key));
}

static void
write_cards (xmlNode         *node,
             const RoboRobot *robot,
             const RoboCards *cards)
{
  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      xmlNode *module;

      if (robot->cards[slot] == ROBO_NO_CARD)
        continue;
      module = add (node, "module");
      robo_xml_edit_set (module, "id", cards->cards[robot->cards[slot]].id);
      if (robot->shield[slot] > 0)
        robo_xml_edit_set_uint (module, "tokens", robot->shield[slot]);
    }
}

static void
write_place (xmlNode            *node,
             const RoboPosition *self,
             const RoboRobot    *robot)
{
  if (robot->space == ROBO_NO_SPACE)
    robo_xml_edit_set (node, "out", "true");
  else
    robo_xml_set_place (node, "at", robot->space, robo_arena_get_plan (self->arena)->columns);
  if (robot->damage > 0)
    robo_xml_edit_set_uint (node, "damage", robot->damage);
  if (robot->vp > 0)
    robo_xml_edit_set_uint (node, "vp", robot->vp);
  if (robot->kind == ROBO_SEAT_KILLBOT)
    robo_xml_edit_set (node, "facing", robo_dir_get_id (robot->facing));
}

static void
write_robot (xmlNode            *robots,
             const RoboPosition *self,
             guint               seat,
             const GArray       *answers)
{
  const RoboRobot *robot = &self->state.robots[seat];
  xmlNode         *node = add (robots, "robot");

  robo_xml_edit_set_uint (node, "seat", seat + 1);
  robo_xml_edit_set (node, "side", robo_dir_get_id (robot->side));
  robo_xml_edit_set (node, "kind", robot->kind == ROBO_SEAT_KILLBOT ? "killbot" : "operator");
  robo_xml_edit_set_uint (node, "number", robot->number);
  write_place (node, self, robot);
  write_cards (node, robot, robo_modules_get_cards (self->modules));
  for (guint i = 0; robot->kind == ROBO_SEAT_OPERATOR && i < robot->n_dice; i++)
    write_die (node, &robot->dice[i]);
  for (guint i = 0; i < answers->len; i++)
    {
      const RoboScriptedAnswer *answer = &g_array_index (answers, RoboScriptedAnswer, i);
      xmlNode                  *child;

      if (answer->seat != seat)
        continue;
      child = add (node, "answer");
      robo_xml_edit_set (child, "to", answer->to);
      set_text (child, answer->value);
    }
}

/*< private >
 * robo_position_write_robots:
 * @scenario: where to add the element
 * @self: a position
 * @answers: (element-type RoboScriptedAnswer): what its operators answer
 *
 * Returns: (transfer none): the element
 */
xmlNode *
robo_position_write_robots (xmlNode            *scenario,
                            const RoboPosition *self,
                            const GArray       *answers)
{
  xmlNode *robots = add (scenario, "robots");

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (self->state.robots[seat].kind != ROBO_SEAT_EMPTY)
        write_robot (robots, self, seat, answers);
    }

  return robots;
}

/* Returns NULL without mines; so do the others without theirs. */
xmlNode *
robo_position_write_mines (xmlNode            *scenario,
                           const RoboPosition *self)
{
  xmlNode   *mines = self->state.n_mines > 0 ? add (scenario, "mines") : NULL;
  RoboFields fields;

  for (guint i = 0; i < self->state.n_mines; i++)
    {
      robo_fields_set_mine (&fields, &self->state.mines[i], robo_arena_get_plan (self->arena)->columns);
      add_fields (mines, "mine", &fields);
    }

  return mines;
}

static void
write_tokens (xmlNode         *parent,
              const RoboState *state)
{
  for (guint number = 1; number <= ROBO_MAX_VP_NUMBER; number++)
    {
      RoboFields fields = { 0 };

      if (state->tokens[number] == 0)
        continue;
      robo_fields_add_uint (&fields, "number", number);
      robo_fields_add_uint (&fields, "count", state->tokens[number]);
      add_fields (parent, "token", &fields);
    }
}

static gboolean
has_tokens (const RoboState *state)
{
  for (guint number = 1; number <= ROBO_MAX_VP_NUMBER; number++)
    {
      if (state->tokens[number] > 0)
        return TRUE;
    }

  return FALSE;
}

xmlNode *
robo_position_write_tokens (xmlNode            *scenario,
                            const RoboPosition *self)
{
  xmlNode *tokens = has_tokens (&self->state) ? add (scenario, "tokens") : NULL;

  if (tokens != NULL)
    write_tokens (tokens, &self->state);

  return tokens;
}

xmlNode *
robo_position_write_rolls (xmlNode            *scenario,
                           const RoboPosition *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  xmlNode *rolls;

  for (guint i = 0; i < self->rolls->len; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "", self->rolls->data[i]);
  if (text->len == 0)
    return NULL;

  rolls = add (scenario, "rolls");
  set_text (rolls, text->str);

  return rolls;
}

/* The outcome: everything, so that nothing changes unseen. */

static void
write_winner (xmlNode        *expect,
              const RoboGame *game)
{
  guint winner = robo_outcome_get_winner (game);

  if (winner == ROBO_NO_WINNER)
    add (expect, "no-winner");
  else if (winner == ROBO_WINNER_SQUAD)
    robo_xml_edit_set (add (expect, "winner"), "seat", "squad");
  else
    robo_xml_edit_set_uint (add (expect, "winner"), "seat", winner + 1);
}

xmlNode *
robo_position_write_expectation (xmlNode        *scenario,
                                 const RoboGame *game)
{
  xmlNode         *expect = add (scenario, "expect");
  const RoboState *state = robo_game_get_state (game);
  guint            columns = robo_game_get_setup (game)->board->columns;
  RoboMine         mines[ROBO_MAX_MINES];
  guint            n_mines = robo_outcome_list_mines (game, mines);
  RoboFields       fields;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (state->robots[seat].kind == ROBO_SEAT_EMPTY)
        continue;
      robo_fields_set_robot (&fields, state, seat, columns);
      add_fields (expect, "robot", &fields);
    }
  for (guint i = 0; i < n_mines; i++)
    {
      robo_fields_set_mine (&fields, &mines[i], columns);
      add_fields (expect, "mine", &fields);
    }
  if (n_mines == 0)
    add (expect, "no-mines");
  if (has_tokens (state))
    write_tokens (expect, state);
  else
    add (expect, "no-tokens");
  write_winner (expect, game);

  return expect;
}

static GBytes *
write_anew (const RoboPosition     *self,
            const RoboPositionPlay *play,
            RoboProblems           *problems)
{
  g_autoptr (xmlDoc) doc = robo_xml_new (&robo_scenario_format, "scenario");
  g_autoptr (GArray) answers = robo_position_dup_given_answers (self, play);
  xmlNode *scenario = xmlDocGetRootElement (doc);

  robo_xml_edit_set (scenario, "id", self->id != NULL ? self->id : "scenario");
  write_rules (scenario, &self->rules);
  if (self->title != NULL && self->title[0] != '\0')
    set_text (add (scenario, "title"), self->title);
  robo_position_write_arena (scenario, self);
  robo_position_write_modules (scenario, self, problems);
  robo_position_write_robots (scenario, self, answers);
  robo_position_write_mines (scenario, self);
  robo_position_write_tokens (scenario, self);
  robo_position_write_rolls (scenario, self);
  robo_position_write_expectation (scenario, play->game);

  return robo_xml_to_bytes (doc);
}

GBytes *
robo_position_to_bytes (const RoboPosition *self,
                        RoboProblems       *problems)
{
  g_autoptr (RoboPositionPlay) play = robo_position_play (self);
  GBytes *patched;

  if (play == NULL)
    {
      robo_problems_add (problems, ROBO_PROBLEM_MEANING, 0,
                         _ ("There are too few <rolls>: the KillBots need more. Add a face for each die they roll."));
      return NULL;
    }

  patched = self->source != NULL ? robo_position_patch_source (self, play, problems) : NULL;

  return patched != NULL ? patched : write_anew (self, play, problems);
}
