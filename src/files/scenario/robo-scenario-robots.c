// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the position of a scenario: robots with their cards and programs, mines, tokens.
#include "config.h"

#include "engine/robo-killbot.h"

#include "robo-scenario-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* These are attributes of data/schema/scenario.rnc. */

const RoboAttribute robo_scenario_attributes[] = {
  { ROBO_TEXT ("id", RoboScenario, id) },
  { NULL },
};

const RoboAttribute robo_scenario_state_attributes[] = {
  { ROBO_NUMBER ("round", RoboState, round, 1, 99), .is_optional = TRUE, .usual = 1 },
  { NULL },
};

#define KIND_WORDS [ROBO_SEAT_OPERATOR] = "operator", [ROBO_SEAT_KILLBOT] = "killbot"

const RoboAttribute robo_scenario_robot_attributes[] = {
  { ROBO_SIDE ("side", RoboRobot, side) },
  { ROBO_CHOICE ("kind", RoboRobot, kind, KIND_WORDS) },
  { ROBO_NUMBER ("number", RoboRobot, number, 1, ROBO_MAX_ROBOTS) },
  { ROBO_NUMBER ("damage", RoboRobot, damage, 0, 9), .is_optional = TRUE, .usual = 0 },
  { ROBO_NUMBER ("vp", RoboRobot, vp, 0, 99), .is_optional = TRUE, .usual = 0 },
  { NULL },
};

const RoboAttribute robo_scenario_module_attributes[] = {
  { ROBO_TEXT ("id", RoboScenarioModule, id) },
  { ROBO_NUMBER ("tokens", RoboScenarioModule, tokens, 0, 99), .is_optional = TRUE, .usual = 0 },
  { ROBO_NUMBER ("used", RoboScenarioModule, used, 0, ROBO_MAX_USES), .is_optional = TRUE, .usual = 0 },
  { NULL },
};

const RoboAttribute robo_scenario_die_attributes[] = {
  { ROBO_NUMBER ("unit", RoboDie, unit, 1, ROBO_N_UNITS), .base = 1 },
  { ROBO_WORD ("colour", RoboDie, colour, robo_colour_get_id, ROBO_RED + 1) },
  { ROBO_NUMBER ("value", RoboDie, value, 1, 6) },
  { ROBO_DIRECTION ("key", RoboDie, key) },
  { NULL },
};

const RoboAttribute robo_scenario_place_attributes[] = {
  { ROBO_PLACE ("at", RoboRobot, space), .is_optional = TRUE, .usual = ROBO_NO_SPACE },
  { NULL },
};

const RoboAttribute robo_scenario_facing_attributes[] = {
  { ROBO_SIDE ("facing", RoboRobot, facing) },
  { NULL },
};

const RoboAttribute robo_scenario_mine_attributes[] = {
  { ROBO_NUMBER ("owner", RoboMine, owner, 1, ROBO_MAX_ROBOTS), .base = 1 },
  { ROBO_PLACE ("at", RoboMine, space) },
  { NULL },
};

/* These are the attributes of tokens. `count` is always written: no count equals its usual value. */
const RoboAttribute robo_scenario_token_attributes[] = {
  { ROBO_NUMBER ("number", RoboScenarioToken, number, 1, ROBO_MAX_VP_NUMBER) },
  { ROBO_NUMBER ("count", RoboScenarioToken, count, 0, 99), .is_optional = TRUE, .usual = G_MAXUINT8 },
  { NULL },
};

const RoboAttribute robo_scenario_winner_attributes[] = {
  { ROBO_WORD ("seat", RoboExpectation, winner, robo_winner_get_word, ROBO_N_WINNERS) },
  { NULL },
};

RoboPlayer
robo_scenario_get_player (const RoboRobot *robot,
                          gboolean         is_learner)
{
  switch ((RoboSeatKind)robot->kind)
    {
    case ROBO_SEAT_OPERATOR:
      return is_learner ? ROBO_PLAYER_HUMAN : ROBO_PLAYER_COMPUTER;
    case ROBO_SEAT_KILLBOT:
      return ROBO_PLAYER_KILLBOT;
    case ROBO_SEAT_EMPTY:
      break;
    }

  return ROBO_PLAYER_NONE;
}

static void
refuse_position (RoboProblems  *problems,
                 const xmlNode *node,
                 const char    *sentence)
{
  robo_problems_add (problems, ROBO_PROBLEM_MEANING, robo_xml_get_line (node), "%s", sentence);
}

/* Adds an error that only the author of the file can repair, not a player of the scenario. */
static void
refuse_writer (RoboProblems  *problems,
               const xmlNode *node,
               const char    *sentence)
{
  robo_problems_add (problems, ROBO_PROBLEM_MISWRITTEN, robo_xml_get_line (node), "%s", sentence);
}

/* Refuses a solid space (R1.3). */
static gboolean
check_space (const RoboScenario *self,
             const xmlNode      *node,
             guint               space,
             RoboProblems       *problems)
{
  if (space == ROBO_NO_SPACE || self->board->terrain[space] != ROBO_TERRAIN_SOLID)
    return TRUE;

  robo_problems_add_at (problems, ROBO_PROBLEM_MISWRITTEN, robo_xml_get_line (node), space, ROBO_NO_SIDE, 0,
                        /* Translators: %s is an XML element such as "robot". */
                        _ ("<%s> is on an arena wall. Put it somewhere else."), node->name);
  return FALSE;
}

/* Sets how often the robot has used the card before. Refuses a number that the card does not allow. */
static gboolean
load_uses (RoboScenario             *self,
           const RoboRobot          *robot,
           guint                     card,
           const RoboScenarioModule *module,
           const xmlNode            *node,
           RoboProblems             *problems)
{
  guint64 uses = self->cards.cards[card].uses;

  if (uses == 0 && robo_xml_has (node, "used"))
    {
      refuse_writer (problems, node, _ ("“used” doesn’t apply to this module, which can be used as often as you like. Remove “used”."));
      return FALSE;
    }

  robo_state_set_used (&self->state, robot - self->state.robots, card, module->used);

  return module->used <= uses || robo_xml_get_number (node, "used", 0, uses, &uses, problems);
}

static gboolean
load_card (RoboScenario  *self,
           RoboRobot     *robot,
           guint          slot,
           const xmlNode *node,
           RoboProblems  *problems)
{
  RoboScenarioModule module = { NULL };
  gboolean           is_good = robo_attributes_read (robo_scenario_module_attributes, node, &module, NULL, problems);
  g_autofree char   *id = module.id;
  guint              card = robo_cards_find (&self->cards, id);
  const RoboAbility *absorb;
  guint64            limit;

  if (slot == ROBO_MAX_SLOTS)
    {
      refuse_position (problems, node, _ ("A robot can have only two modules. Remove this one."));
      return FALSE;
    }
  if (card == ROBO_NO_CARD)
    {
      robo_problems_add (problems, ROBO_PROBLEM_MEANING, robo_xml_get_line (node),
                         /* Translators: %s is the id of a module such as "saw-blade". */
                         _ ("The module “%s” doesn’t exist. Name a standard module or one in the scenario."), id);
      return FALSE;
    }
  if (slot > 0 && robot->cards[0] == card)
    {
      refuse_position (problems, node, _ ("A robot can’t have the same module twice. Remove one of the two."));
      return FALSE;
    }
  if (robot->kind == ROBO_SEAT_KILLBOT && !robo_card_suits_killbot (&self->cards.cards[card]))
    {
      refuse_position (problems, node, _ ("A KillBot can’t have this module, which only a player can use. Name another."));
      return FALSE;
    }

  robot->cards[slot] = (guint8)card;
  robo_card_mask_add (&robot->inventory, card);

  absorb = robo_card_get_ability (&self->cards.cards[card], ROBO_ABILITY_ABSORB);
  limit = absorb != NULL ? absorb->amount : 0;
  robot->shield[slot] = module.tokens;
  if (!load_uses (self, robot, card, &module, node, problems))
    return FALSE;

  return is_good && (module.tokens <= limit || robo_xml_get_number (node, "tokens", 0, limit, &limit, problems));
}

/* Programs */

static const char *
get_refusal_sentence (RoboRefusal refusal)
{
  switch (refusal)
    {
    case ROBO_REFUSED_CROWDED_UNIT:
      return _ ("One of this robot’s control units has more dice than allowed. Remove some.");
    case ROBO_REFUSED_TOO_MANY:
      return _ ("This robot has too many dice of one color. Remove some.");
    case ROBO_REFUSED_DIE_COLOUR:
      return _ ("One of this robot’s blue dice is on a diagonal key. Put it on another key.");
    case ROBO_REFUSED_NOT:
    case ROBO_REFUSED_OPTION:
    case ROBO_REFUSED_VALUE:
    case ROBO_REFUSED_EMPTY_UNIT:
    case ROBO_REFUSED_NOT_GIVEN:
      break;
    }

  return _ ("This robot’s program isn’t legal.");
}

static gboolean
load_program (RoboScenario  *self,
              RoboRobot     *robot,
              const xmlNode *node,
              RoboProblems  *problems)
{
  RoboProgram program = { 0 };
  RoboRefusal refusal;

  for (xmlNode *child = robo_xml_get_first (node, "die"); child != NULL; child = robo_xml_get_next (child, "die"))
    {
      if (program.n_dice == ROBO_MAX_DICE)
        {
          refuse_position (problems, child, get_refusal_sentence (ROBO_REFUSED_TOO_MANY));
          return FALSE;
        }
      program.dice[program.n_dice] = (RoboDie){ .status = ROBO_DIE_WAITING, .controller = ROBO_NO_SEAT };
      if (!robo_attributes_read (robo_scenario_die_attributes, child, &program.dice[program.n_dice++], NULL, problems))
        return FALSE;
    }
  if (robot->kind == ROBO_SEAT_KILLBOT && program.n_dice > 0)
    {
      refuse_position (problems, node, _ ("A KillBot has no program; its dice come from <rolls>. Remove every <die>."));
      robo_problems_set_plain (problems, _ ("A KillBot has no program. Remove its dice."));
      return FALSE;
    }

  refusal = robo_program_check (&program, robot, &self->cards, TRUE);
  if (refusal != ROBO_REFUSED_NOT)
    {
      refuse_position (problems, node, get_refusal_sentence (refusal));
      return FALSE;
    }

  robot->n_dice = program.n_dice;
  memcpy (robot->dice, program.dice, sizeof robot->dice);

  return TRUE;
}

/* Robots */

static gboolean
load_facing (RoboRobot     *robot,
             const xmlNode *node,
             RoboProblems  *problems)
{
  gboolean has_facing = robo_xml_has (node, "facing");

  if (robot->kind == ROBO_SEAT_OPERATOR && has_facing)
    {
      refuse_writer (problems, node, _ ("Only KillBots face a direction. Remove “facing”."));
      return FALSE;
    }
  if (robot->kind == ROBO_SEAT_OPERATOR || (!has_facing && robot->space == ROBO_NO_SPACE))
    return TRUE;

  return robo_attributes_read (robo_scenario_facing_attributes, node, robot, NULL, problems);
}

static gboolean
load_place (RoboScenario  *self,
            RoboRobot     *robot,
            const xmlNode *node,
            RoboProblems  *problems)
{
  RoboRobot read = { .space = ROBO_NO_SPACE };

  if (!robo_attributes_read (robo_scenario_place_attributes, node, &read, ROBO_GRID_OF (self->board), problems) ||
      !check_space (self, node, read.space, problems))
    return FALSE;
  if (robo_state_get_robot_at (&self->state, read.space) != ROBO_NO_SEAT)
    {
      refuse_position (problems, node, _ ("Two robots are on the same space. Move one of them."));
      return FALSE;
    }

  robot->space = read.space;
  return TRUE;
}

static gboolean
load_seat (RoboScenario  *self,
           const xmlNode *node,
           guint         *seat,
           RoboProblems  *problems)
{
  const char *sentence = NULL;
  RoboRobot   robot;
  guint64     number;

  if (!robo_xml_get_number (node, "seat", 1, ROBO_MAX_ROBOTS, &number, problems))
    return FALSE;

  *seat = (guint)number - 1;
  robot = self->state.robots[*seat];
  if (!robo_attributes_read (robo_scenario_robot_attributes, node, &robot, NULL, problems))
    return FALSE;

  if (self->state.robots[*seat].kind != ROBO_SEAT_EMPTY)
    sentence = _ ("Two robots have the same seat. Give one of them another seat.");
  else if (robo_state_get_seat (&self->state, robot.number) != ROBO_NO_SEAT)
    sentence = _ ("Two robots have the same starting number. Give one of them another number.");
  for (guint other = 0; sentence == NULL && other < ROBO_MAX_ROBOTS; other++)
    {
      if (self->state.robots[other].kind != ROBO_SEAT_EMPTY && self->state.robots[other].side == robot.side)
        sentence = _ ("Two robots have the same side of the arena. Give one of them another side.");
    }

  if (sentence != NULL)
    refuse_position (problems, node, sentence);
  else
    self->state.robots[*seat] = robot;

  return sentence == NULL;
}

static gboolean
load_robot (RoboScenario  *self,
            const xmlNode *node,
            RoboProblems  *problems)
{
  RoboRobot *robot;
  guint64    limit;
  guint      seat;
  guint      slot = 0;

  if (!load_seat (self, node, &seat, problems))
    return FALSE;

  robot = &self->state.robots[seat];
  if (!load_place (self, robot, node, problems))
    return FALSE;

  /* A robot in the arena has less damage than would destroy it (R2.3). */
  limit = self->setup.rules.damage_limit - (robot->space == ROBO_NO_SPACE ? 0 : 1);
  if (robot->damage > limit)
    return robo_xml_get_number (node, "damage", 0, limit, &limit, problems);
  if (!load_facing (robot, node, problems))
    return FALSE;

  for (xmlNode *child = robo_xml_get_first (node, "module"); child != NULL; child = robo_xml_get_next (child, "module"))
    {
      if (!load_card (self, robot, slot++, child, problems))
        return FALSE;
    }
  if (!load_program (self, robot, node, problems) || !robo_scenario_load_answers (self, node, seat, problems))
    return FALSE;

  self->setup.seats[seat].kind = robot->kind;
  self->setup.seats[seat].side = robot->side;
  memcpy (self->setup.seats[seat].cards, robot->cards, sizeof robot->cards);

  return TRUE;
}

gboolean
robo_scenario_load_robots (RoboScenario  *self,
                           const xmlNode *node,
                           RoboProblems  *problems)
{
  xmlNode *robots = robo_xml_get_first (node, "robots");
  guint    n_robots = 0;

  for (xmlNode *child = robo_xml_get_first (robots, "robot"); child != NULL; child = robo_xml_get_next (child, "robot"))
    {
      if (!load_robot (self, child, problems))
        return FALSE;
      n_robots++;
    }

  /* Two robots with the same number were refused. So if one of the numbers 1 to n is missing, a robot has a number
   * above n. */
  for (guint number = 1; number <= n_robots; number++)
    {
      if (robo_state_get_seat (&self->state, number) != ROBO_NO_SEAT)
        continue;
      robo_problems_add (problems, ROBO_PROBLEM_MEANING, robo_xml_get_line (robots),
                         /* Translators: The first %u is the number that is missing, the second the number of robots. */
                         _ ("No robot has the starting number %u. Number the robots from 1 to %u."), number, n_robots);
      return FALSE;
    }

  return TRUE;
}

/* Mines and tokens */

static gboolean
check_mine (RoboScenario   *self,
            const RoboMine *mine,
            const xmlNode  *node,
            RoboProblems   *problems)
{
  const char *sentence = NULL;

  if (!robo_robot_is_in_arena (&self->state.robots[mine->owner]))
    sentence = _ ("A mine’s owner has to be in the arena. Name another owner, or remove the mine.");
  else if (robo_state_get_robot_at (&self->state, mine->space) != ROBO_NO_SEAT)
    sentence = _ ("A mine and a robot are on the same space. Move one of them.");
  else if (robo_state_get_mine_at (&self->state, mine->space) < self->state.n_mines)
    sentence = _ ("Two mines are on the same space. Move one of them.");
  else if (self->state.n_mines == ROBO_MAX_MINES)
    sentence = _ ("The arena has too many mines. Remove some.");

  if (sentence != NULL)
    refuse_position (problems, node, sentence);

  return sentence == NULL;
}

static gboolean
load_mine (RoboScenario  *self,
           const xmlNode *node,
           RoboProblems  *problems)
{
  RoboMine         mine = { .card = ROBO_NO_CARD, .damage = 1 };
  const RoboRobot *robot;

  if (!robo_attributes_read (robo_scenario_mine_attributes, node, &mine, ROBO_GRID_OF (self->board), problems) ||
      !check_space (self, node, mine.space, problems) ||
      !check_mine (self, &mine, node, problems))
    return FALSE;

  /* A mine belongs to the first card of its owner that lays mines, and has the damage of that card. Without such a
   * card the damage is 1. */
  robot = &self->state.robots[mine.owner];
  for (guint slot = ROBO_MAX_SLOTS; slot > 0; slot--)
    {
      guint           index = robot->cards[slot - 1];
      const RoboCard *card = index == ROBO_NO_CARD ? NULL : &self->cards.cards[index];

      for (guint i = 0; card != NULL && i < card->n_effects; i++)
        {
          if (card->effects[i].action != ROBO_ACTION_LAY_MINE)
            continue;
          mine.card = (guint8)index;
          mine.damage = card->effects[i].damage;
        }
    }
  self->state.mines[self->state.n_mines++] = mine;

  return TRUE;
}

gboolean
robo_scenario_load_position (RoboScenario  *self,
                             const xmlNode *node,
                             RoboProblems  *problems)
{
  xmlNode *mines = robo_xml_get_first (node, "mines");
  xmlNode *tokens = robo_xml_get_first (node, "tokens");
  xmlNode *child;

  for (child = mines != NULL ? robo_xml_get_first (mines, "mine") : NULL; child != NULL;
       child = robo_xml_get_next (child, "mine"))
    {
      if (!load_mine (self, child, problems))
        return FALSE;
    }

  for (child = tokens != NULL ? robo_xml_get_first (tokens, "token") : NULL; child != NULL;
       child = robo_xml_get_next (child, "token"))
    {
      RoboScenarioToken token = { .count = 1 };

      if (!robo_attributes_read (robo_scenario_token_attributes, child, &token, NULL, problems))
        return FALSE;

      if (self->board->vp_space[token.number] == ROBO_NO_SPACE)
        {
          refuse_position (problems, child, _ ("The arena has no VP space with this number. Name one that it has."));
          return FALSE;
        }
      if (self->state.tokens[token.number] > 0)
        {
          refuse_writer (problems, child, _ ("The tokens for a number are listed twice. List them once, with “count”."));
          return FALSE;
        }

      self->state.tokens[token.number] = token.count;
    }

  return TRUE;
}
