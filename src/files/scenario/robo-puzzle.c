// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-puzzle.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "files/cards/robo-card-formats.h"
#include "files/xml/robo-texts.h"
#include "robo-position-private.h"

struct _RoboPuzzle
{
  gatomicrefcount ref_count;

  char         *id;
  RoboTexts    *title;
  RoboTexts    *text;
  char         *author; /* or NULL */
  RoboTask      task;
  RoboScenario *scenario;
  GBytes       *bytes;
};

static const RoboXmlHint hints[] = {
  { "puzzle", N_ ("Write it like <puzzle xmlns=\"urn:x-robodrome:puzzle:1\" id=\"mine\" solver=\"1\">, with a <goal> "
                  "and a <scenario>, and if needed <title>, <text>, <author> and <dice>.") },
  { "goal", N_ ("Write it like <goal kind=\"win\"/> or <goal kind=\"destroy\" number=\"2\"/>.") },
  { "dice", N_ ("Write it like <dice blue=\"2 5\" red=\"1 4\"/>.") },
  { NULL },
};

/* Counts and lengths have these limits; doc/formats.md gives the reasons. */
static const RoboXmlLimit limits[] = {
  { "title", 64, 100, FALSE },
  { "text", 64, 0, FALSE },
  { "author", 1, 100, FALSE },
  { NULL },
};

const RoboXmlFormat robo_puzzle_format = {
  .kind = "puzzle",
  .version = 1,
  .max_size = ROBO_XML_MAX_SIZE,
  .hints = hints,
  .limits = limits,
};

RoboPuzzle *
robo_puzzle_ref (RoboPuzzle *self)
{
  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

void
robo_puzzle_unref (RoboPuzzle *self)
{
  if (self == NULL || !g_atomic_ref_count_dec (&self->ref_count))
    return;

  g_free (self->id);
  robo_texts_free (self->title);
  robo_texts_free (self->text);
  g_free (self->author);
  g_clear_pointer (&self->scenario, robo_scenario_free);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_free (self);
}

/* Reads the faces of dice. The schema ensures that there are one or two. */
static gboolean
read_faces (const RoboAttribute *attribute,
            const xmlNode       *node,
            gpointer             values,
            gconstpointer        context,
            RoboProblems        *problems)
{
  guint8          *faces = G_STRUCT_MEMBER_P (values, attribute->offset);
  g_autofree char *text = robo_xml_dup_string (node, attribute->name);
  guint            n_faces = 0;

  for (const char *c = text; *c != '\0' && n_faces < ROBO_DICE_A_COLOUR; c++)
    {
      if (g_ascii_isdigit (*c))
        faces[n_faces++] = (guint8)(*c - '0');
    }

  return TRUE;
}

static char *
dup_faces (const RoboAttribute *attribute,
           gconstpointer        values,
           gconstpointer        context)
{
  const guint8 *faces = G_STRUCT_MEMBER_P (values, attribute->offset);

  return faces[1] != 0 ? g_strdup_printf ("%u %u", faces[0], faces[1]) : g_strdup_printf ("%u", faces[0]);
}

static const RoboAttributeKind faces_kind = { read_faces, dup_faces };

/* These are the attributes of data/schema/puzzle.rnc. */

static const RoboAttribute puzzle_attributes[] = {
  { ROBO_TEXT ("id", RoboPuzzle, id) },
  { ROBO_NUMBER ("solver", RoboPuzzle, task.seat, 1, ROBO_MAX_ROBOTS), .base = 1 },
  { NULL },
};

static const RoboAttribute goal_attributes[] = {
  { ROBO_WORD ("kind", RoboTask, goal, robo_goal_get_id, ROBO_N_GOALS) },
  { NULL },
};

/* Goals that have an amount have these attributes. */
static const RoboAttribute amount_attributes[] = {
  { ROBO_NUMBER ("number", RoboTask, amount, 1, 9) },
  { NULL },
};

static const RoboAttribute dice_attributes[] = {
  { ROBO_ATTRIBUTE ("blue", &faces_kind, RoboTask, faces[ROBO_BLUE]) },
  { ROBO_ATTRIBUTE ("red", &faces_kind, RoboTask, faces[ROBO_RED]) },
  { NULL },
};

/* Reading */

/* Adds an error that only the author of the file can repair, not a player of the puzzle. */
static gboolean
refuse_writer (const xmlNode *node,
               const char    *sentence,
               RoboProblems  *problems)
{
  robo_problems_add (problems, ROBO_PROBLEM_MISWRITTEN, robo_xml_get_line (node), "%s", sentence);

  return FALSE;
}

static gboolean
refuse (const xmlNode *node,
        const char    *sentence,
        RoboProblems  *problems)
{
  robo_problems_add (problems, ROBO_PROBLEM_MEANING, robo_xml_get_line (node), "%s", sentence);

  return FALSE;
}

static gboolean
read_goal (RoboPuzzle    *self,
           const xmlNode *root,
           RoboProblems  *problems)
{
  const xmlNode *node = robo_xml_get_first (root, "goal");

  if (!robo_attributes_read (goal_attributes, node, &self->task, NULL, problems))
    return FALSE;

  if (!robo_goal_has_amount (self->task.goal) && robo_xml_has (node, "number"))
    return refuse_writer (node, _ ("This kind of goal takes no number. Remove “number”."), problems);

  return !robo_goal_has_amount (self->task.goal) ||
         robo_attributes_read (amount_attributes, node, &self->task, NULL, problems);
}

static gboolean
read_dice (RoboPuzzle    *self,
           const xmlNode *root,
           RoboProblems  *problems)
{
  const xmlNode *node = robo_xml_get_first (root, "dice");

  if (node == NULL)
    return TRUE;

  self->task.has_faces = TRUE;
  robo_attributes_read (dice_attributes, node, &self->task, NULL, problems);
  if (self->task.faces[ROBO_BLUE][1] != 0 || self->task.faces[ROBO_RED][1] != 0)
    return TRUE;

  return refuse (node, _ ("A program needs three dice. Add one."), problems);
}

/* Checks that the position is complete except for the solver's program: the other operators in the arena have programs,
 * KillBots have enough rolls, and no robot has modules. */
static gboolean
check_robots (const RoboPuzzle *self,
              const xmlNode    *node,
              RoboProblems     *problems)
{
  const RoboState *state = &self->scenario->state;
  const RoboRobot *solver = &state->robots[self->task.seat];

  if (solver->kind != ROBO_SEAT_OPERATOR || !robo_robot_is_in_arena (solver))
    return refuse (node, _ ("The solver’s seat has no player in the arena. Name a seat that has one."), problems);
  if (solver->n_dice > 0)
    return refuse (node, _ ("The solver’s program is what players have to find. Remove its dice."), problems);

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      for (guint slot = 0; state->robots[seat].kind != ROBO_SEAT_EMPTY && slot < ROBO_MAX_SLOTS; slot++)
        {
          if (state->robots[seat].cards[slot] != ROBO_NO_CARD)
            return refuse_writer (node, _ ("Puzzles are played without modules. Remove every <module>."), problems);
        }
    }
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      RoboProgram program = { .n_dice = state->robots[seat].n_dice };

      if (seat == self->task.seat || state->robots[seat].kind != ROBO_SEAT_OPERATOR ||
          !robo_robot_is_in_arena (&state->robots[seat]))
        continue;
      memcpy (program.dice, state->robots[seat].dice, sizeof program.dice);
      if (robo_program_check_dice (&program, FALSE, 0, FALSE) != ROBO_REFUSED_NOT)
        return refuse (node, _ ("Everyone except the solver needs a complete program. Give each of them a die on each control unit."), problems);
    }
  if (self->scenario->rolls->len < ROBO_N_UNITS * robo_state_count_robots (state, ROBO_SEAT_KILLBOT))
    return refuse_writer (node, _ ("Each KillBot in a puzzle may roll three times. Put that many faces in <rolls>."), problems);

  return TRUE;
}

static gboolean
check_goal (const RoboPuzzle *self,
            const xmlNode    *node,
            RoboProblems     *problems)
{
  const RoboState *state = &self->scenario->state;
  guint            n_others = 0;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      n_others += seat != self->task.seat && robo_robot_is_in_arena (&state->robots[seat]);
      if (state->robots[seat].vp >= self->scenario->setup.rules.vp_goal)
        return refuse (node, _ ("A robot already has enough VP to win. Give it fewer, or raise the goal."), problems);
    }
  if (self->task.goal == ROBO_GOAL_DESTROY && self->task.amount > n_others)
    return refuse (node, _ ("The arena doesn’t have that many robots to destroy. Lower the number."), problems);
  if (self->task.goal == ROBO_GOAL_TOKEN && state->tokens[self->task.amount] == 0)
    return refuse (node, _ ("The goal’s VP space has no VP token. Name another."), problems);

  return TRUE;
}

static gboolean
read_scenario (RoboPuzzle    *self,
               const xmlNode *root,
               RoboProblems  *problems)
{
  xmlNode *inside = robo_xml_get_embedded (root, &robo_scenario_format);
  g_autoptr (RoboModuleSet) standard = NULL;
  g_autoptr (RoboLibrary) library = NULL;

  if (inside == NULL)
    return refuse_writer (root, _ ("A puzzle needs a position. Add a <scenario> to it."), problems);
  if (robo_xml_get_embedded (inside, &robo_modules_format) != NULL)
    return refuse_writer (inside, _ ("Puzzles are played without modules. Remove <modules>."), problems);

  library = robo_library_new ();
  standard = robo_module_set_load_bundled ("standard", problems);
  if (standard != NULL)
    self->scenario = robo_scenario_load_node (inside, library, standard, problems);
  if (self->scenario == NULL)
    return FALSE;

  /* Play without modules, because a puzzle asks only for programs. */
  self->scenario->setup.rules.modules = FALSE;

  return check_robots (self, inside, problems) && check_goal (self, robo_xml_get_first (root, "goal"), problems);
}

RoboPuzzle *
robo_puzzle_load_memory (const char   *data,
                         gsize         length,
                         RoboProblems *problems)
{
  g_autoptr (xmlDoc) doc = robo_xml_read_memory (data, length, &robo_puzzle_format, problems);
  g_autoptr (RoboPuzzle) self = NULL;
  const xmlNode *root;

  if (doc == NULL)
    return NULL;

  root = xmlDocGetRootElement (doc);
  self = g_new0 (RoboPuzzle, 1);
  g_atomic_ref_count_init (&self->ref_count);
  self->title = robo_texts_new_from_children (root, "title");
  self->text = robo_texts_new_from_children (root, "text");
  if (robo_xml_get_first (root, "author") != NULL)
    self->author = robo_xml_dup_text (robo_xml_get_first (root, "author"));
  if (!robo_attributes_read (puzzle_attributes, root, self, NULL, problems) || !read_goal (self, root, problems) ||
      !read_dice (self, root, problems) || !read_scenario (self, root, problems))
    return NULL;

  self->bytes = g_bytes_new (data, length);

  return g_steal_pointer (&self);
}

RoboPuzzle *
robo_puzzle_load_file (const char   *path,
                       RoboProblems *problems)
{
  g_autoptr (GBytes) bytes = robo_xml_load_file (path, ROBO_XML_MAX_SIZE, problems);
  const char *data;
  gsize       length;

  if (bytes == NULL)
    return NULL;

  data = g_bytes_get_data (bytes, &length);

  return robo_puzzle_load_memory (data, length, problems);
}

/* Content */

const char *
robo_puzzle_get_id (const RoboPuzzle *self)
{
  return self->id;
}

const char *
robo_puzzle_get_title (const RoboPuzzle *self)
{
  return robo_texts_get (self->title);
}

const char *
robo_puzzle_get_text (const RoboPuzzle *self)
{
  return robo_texts_get (self->text);
}

const char *
robo_puzzle_get_author (const RoboPuzzle *self)
{
  return self->author;
}

const RoboTask *
robo_puzzle_get_task (const RoboPuzzle *self)
{
  return &self->task;
}

RoboArena *
robo_puzzle_get_arena (const RoboPuzzle *self)
{
  return self->scenario->arena;
}

const RoboState *
robo_puzzle_get_state (const RoboPuzzle *self)
{
  return &self->scenario->state;
}

const RoboBoard *
robo_puzzle_get_board (const RoboPuzzle *self)
{
  return self->scenario->board;
}

void
robo_puzzle_fill (const RoboPuzzle *self,
                  RoboTaskPosition *position)
{
  *position = (RoboTaskPosition){
    .setup = self->scenario->setup,
    .state = self->scenario->state,
    .rolls = self->scenario->rolls->data,
    .n_rolls = self->scenario->rolls->len,
    .task = self->task,
  };
  robo_rng_seed (&position->state.rng, 1);
}

RoboMatchSetup *
robo_puzzle_dup_setup (const RoboPuzzle *self)
{
  RoboMatchSetup *setup = robo_match_setup_new (self->scenario->arena);

  robo_match_setup_set_rules (setup, &self->scenario->setup.rules, NULL);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      RoboPlayer player = robo_scenario_get_player (&self->scenario->state.robots[seat], seat == self->task.seat);
      gboolean   has_name = player == ROBO_PLAYER_HUMAN || player == ROBO_PLAYER_COMPUTER;

      robo_match_setup_set_seat (setup, seat, player,
                                 has_name ? robo_robot_name_get_title (setup->seats[seat].robot) : NULL);
      if (player != ROBO_PLAYER_NONE)
        setup->seats[seat].side = self->scenario->state.robots[seat].side;
    }

  return setup;
}

GBytes *
robo_puzzle_get_bytes (const RoboPuzzle *self)
{
  return self->bytes;
}

/* Construction */

/* Removes answers, because a puzzle asks only for programs. Also removes blanks, because in a puzzle the scenario is
 * indented one level deeper. */
static void
remove_answers_and_blanks (xmlNode *node)
{
  xmlNode *next;

  for (xmlNode *child = node->children; child != NULL; child = next)
    {
      next = child->next;
      if (robo_xml_is (child, "answer") || (xmlIsBlankNode (child) && node->children != node->last))
        {
          xmlUnlinkNode (child);
          xmlFreeNode (child);
        }
      else if (child->type == XML_ELEMENT_NODE)
        remove_answers_and_blanks (child);
    }
}

/* Writes the scenario without an expectation, because an expectation would reveal the solution or be wrong. */
static xmlNode *
write_scenario (xmlNode            *puzzle,
                const RoboPosition *position,
                guint               solver,
                RoboProblems       *problems)
{
  g_autoptr (RoboPosition) open = robo_position_copy (position);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (xmlDoc) doc = NULL;
  xmlNode    *scenario;
  xmlNode    *expect;
  const char *data;
  gsize       length;

  g_clear_pointer (&open->source, robo_position_source_unref);
  open->rules.modules = FALSE;
  open->state.robots[solver].n_dice = 0;
  g_array_set_size (open->answers, 0);
  bytes = robo_position_to_bytes (open, problems);
  if (bytes == NULL)
    return NULL;

  data = g_bytes_get_data (bytes, &length);
  doc = robo_xml_read_memory (data, length, &robo_scenario_format, problems);
  if (doc == NULL)
    return NULL;

  scenario = xmlDocCopyNode (xmlDocGetRootElement (doc), puzzle->doc, 1);
  expect = robo_xml_get_first (scenario, "expect");
  if (expect != NULL)
    {
      xmlUnlinkNode (expect);
      xmlFreeNode (expect);
    }

  remove_answers_and_blanks (scenario);

  return xmlAddChild (puzzle, scenario);
}

RoboPuzzle *
robo_puzzle_new (const RoboPosition    *position,
                 const RoboTask        *task,
                 const RoboPuzzleWords *words,
                 RoboProblems          *problems)
{
  g_autoptr (xmlDoc) doc = robo_xml_new (&robo_puzzle_format, "puzzle");
  xmlNode *puzzle = xmlDocGetRootElement (doc);
  xmlNode *goal;
  g_autoptr (GBytes) bytes = NULL;
  const char *data;
  gsize       length;

  robo_attributes_write (puzzle_attributes, puzzle, &(RoboPuzzle){ .id = (char *)words->id, .task = *task }, NULL);
  if (words->title != NULL && words->title[0] != '\0')
    robo_xml_add_text (puzzle, "title", words->title);
  if (words->text != NULL && words->text[0] != '\0')
    robo_xml_add_text (puzzle, "text", words->text);
  if (words->author != NULL && words->author[0] != '\0')
    robo_xml_add_text (puzzle, "author", words->author);
  goal = robo_xml_add (puzzle, "goal");
  robo_attributes_write (goal_attributes, goal, task, NULL);
  if (robo_goal_has_amount (task->goal))
    robo_attributes_write (amount_attributes, goal, task, NULL);
  if (task->has_faces)
    robo_attributes_write (dice_attributes, robo_xml_add (puzzle, "dice"), task, NULL);
  if (write_scenario (puzzle, position, task->seat, problems) == NULL)
    return NULL;

  bytes = robo_xml_to_bytes (doc);
  data = g_bytes_get_data (bytes, &length);

  return robo_puzzle_load_memory (data, length, problems);
}
