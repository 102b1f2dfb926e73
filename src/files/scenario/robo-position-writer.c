// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a position and its outcome as a scenario (formats.md).
#include "config.h"

#include "robo-position-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "files/arena/robo-arena-formats.h"
#include "files/cards/robo-card-formats.h"
#include "files/cards/robo-module-edit.h"
#include "files/cards/robo-rule-options.h"
#include "files/match/robo-outcome-nodes.h"
#include "files/xml/robo-xml-edit.h"
#include "robo-outcome-private.h"

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

/* Writes those cards of robots that are not standard cards. Returns NULL if there are none, or if the standard
 * modules cannot be loaded. */
static xmlNode *
write_modules (xmlNode            *scenario,
               const RoboPosition *self,
               RoboProblems       *problems)
{
  g_autoptr (RoboModuleSet) standard = robo_module_set_load_bundled ("standard", problems);
  g_autoptr (RoboModuleSet) own = robo_module_set_new ("tried", "Tried");
  const RoboCards *cards = robo_modules_get_cards (self->modules);

  for (guint card = 0; standard != NULL && card < cards->n_cards; card++)
    {
      const RoboCards     *standards = robo_module_set_get_cards (standard);
      const RoboModuleSet *set;
      RoboModuleSet       *next;
      guint                index = robo_cards_find (standards, cards->cards[card].id);

      /* Skip standard cards, because every scenario has them. Write the other cards as one module set, which is named
       * like the set of the first of them, or "Tried" if that set has no id. */
      if (!is_equipped (&self->state, card) ||
          (index != ROBO_NO_CARD && memcmp (&standards->cards[index], &cards->cards[card], sizeof (RoboCard)) == 0))
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

static xmlNode *
write_arena (xmlNode            *scenario,
             const RoboPosition *self)
{
  return xmlAddChild (scenario, robo_arena_to_node (self->arena));
}

/* The position */

static xmlNode *
write_robots (xmlNode            *scenario,
              const RoboPosition *self,
              const GArray       *answers)
{
  xmlNode *robots = robo_xml_add (scenario, "robots");

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      const RoboRobot *robot = &self->state.robots[seat];
      xmlNode         *node;

      if (robot->kind == ROBO_SEAT_EMPTY)
        continue;

      node = robo_xml_add (robots, "robot");
      robo_xml_set_uint (node, "seat", seat + 1);
      robo_attributes_write (robo_scenario_robot_attributes, node, robot, NULL);
      if (robot->space == ROBO_NO_SPACE)
        robo_xml_set (node, "out", "true");
      robo_attributes_write (robo_scenario_place_attributes, node, robot,
                             ROBO_GRID_OF (robo_arena_get_plan (self->arena)));
      if (robot->kind == ROBO_SEAT_KILLBOT)
        robo_attributes_write (robo_scenario_facing_attributes, node, robot, NULL);
      for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
        {
          RoboScenarioModule module = { .tokens = robot->shield[slot] };

          if (robot->cards[slot] == ROBO_NO_CARD)
            continue;
          module.used = robo_state_get_used (&self->state, seat, robot->cards[slot]);
          module.id = (char *)robo_modules_get_cards (self->modules)->cards[robot->cards[slot]].id;
          robo_attributes_write (robo_scenario_module_attributes, robo_xml_add (node, "module"), &module, NULL);
        }
      for (guint i = 0; robot->kind == ROBO_SEAT_OPERATOR && i < robot->n_dice; i++)
        robo_attributes_write (robo_scenario_die_attributes, robo_xml_add (node, "die"), &robot->dice[i], NULL);
      for (guint i = 0; i < answers->len; i++)
        {
          const RoboScriptedAnswer *answer = &g_array_index (answers, RoboScriptedAnswer, i);
          xmlNode                  *child;

          if (answer->seat != seat)
            continue;
          child = robo_xml_add_text (node, "answer", answer->value);
          robo_xml_set (child, "to", answer->to);
        }
    }

  return robots;
}

/* Writes the mines. Returns NULL if there are no mines. In the same way, write_tokens() and write_rolls() return NULL
 * if there is nothing to write. */
static xmlNode *
write_mines (xmlNode            *scenario,
             const RoboPosition *self)
{
  xmlNode *mines = self->state.n_mines > 0 ? robo_xml_add (scenario, "mines") : NULL;

  for (guint i = 0; i < self->state.n_mines; i++)
    robo_attributes_write (robo_scenario_mine_attributes, robo_xml_add (mines, "mine"), &self->state.mines[i],
                           ROBO_GRID_OF (robo_arena_get_plan (self->arena)));

  return mines;
}

static void
write_token_counts (xmlNode         *parent,
                    const RoboState *state)
{
  for (guint number = 1; number <= ROBO_MAX_VP_NUMBER; number++)
    {
      const RoboScenarioToken token = { (guint8)number, state->tokens[number] };

      if (token.count > 0)
        robo_attributes_write (robo_scenario_token_attributes, robo_xml_add (parent, "token"), &token, NULL);
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

static xmlNode *
write_tokens (xmlNode            *scenario,
              const RoboPosition *self)
{
  xmlNode *tokens = has_tokens (&self->state) ? robo_xml_add (scenario, "tokens") : NULL;

  if (tokens != NULL)
    write_token_counts (tokens, &self->state);

  return tokens;
}

static xmlNode *
write_rolls (xmlNode            *scenario,
             const RoboPosition *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->rolls->len; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "", self->rolls->data[i]);
  if (text->len == 0)
    return NULL;

  return robo_xml_add_text (scenario, "rolls", text->str);
}

/* The outcome: all robots, mines and tokens, and the winner, but no events */

static xmlNode *
write_expectation (xmlNode        *scenario,
                   const RoboGame *game)
{
  xmlNode              *expect = robo_xml_add (scenario, "expect");
  const RoboState      *state = robo_game_get_state (game);
  const RoboBoard      *board = robo_game_get_setup (game)->board;
  const RoboExpectation expectation = { .winner = robo_outcome_get_winner (game) };
  RoboMine              mines[ROBO_MAX_MINES];
  guint                 n_mines = robo_outcome_list_mines (game, mines);
  RoboFields            fields;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (state->robots[seat].kind == ROBO_SEAT_EMPTY)
        continue;
      robo_fields_set_robot (&fields, state, seat, board->columns);
      robo_fields_write (&fields, robo_xml_add (expect, "robot"));
    }
  for (guint i = 0; i < n_mines; i++)
    robo_attributes_write (robo_scenario_mine_attributes, robo_xml_add (expect, "mine"), &mines[i], ROBO_GRID_OF (board));
  if (n_mines == 0)
    robo_xml_add (expect, "no-mines");
  if (has_tokens (state))
    write_token_counts (expect, state);
  else
    robo_xml_add (expect, "no-tokens");
  if (expectation.winner == ROBO_NO_WINNER)
    robo_xml_add (expect, "no-winner");
  else
    robo_attributes_write (robo_scenario_winner_attributes, robo_xml_add (expect, "winner"), &expectation, NULL);

  return expect;
}

static GBytes *
write_anew (const RoboPosition     *self,
            const RoboPositionPlay *play,
            RoboProblems           *problems)
{
  g_autoptr (xmlDoc) doc = robo_xml_new (&robo_scenario_format, "scenario");
  g_autoptr (GArray) answers = robo_position_dup_given_answers (self, play);
  g_autofree char *title = robo_xml_edit_dup_fitting (&robo_scenario_format, "title", self->title);
  xmlNode         *scenario = xmlDocGetRootElement (doc);

  robo_attributes_write (robo_scenario_attributes, scenario,
                         &(RoboScenario){ .id = self->id != NULL ? self->id : (char *)"scenario" }, NULL);
  robo_rules_write_scenario_options (scenario, &self->rules);
  robo_attributes_write (robo_scenario_state_attributes, scenario, &self->state, NULL);
  if (title != NULL && title[0] != '\0')
    robo_xml_add_text (scenario, "title", title);
  write_arena (scenario, self);
  write_modules (scenario, self, problems);
  write_robots (scenario, self, answers);
  write_mines (scenario, self);
  write_tokens (scenario, self);
  write_rolls (scenario, self);
  write_expectation (scenario, play->game);

  return robo_xml_to_bytes (doc);
}

/* The following functions save a position that was opened from a scenario. Only changed parts are replaced, so that
 * comments, titles in other languages and foreign elements are kept. */

typedef struct
{
  xmlNode            *root; /* root of the opened document */
  const RoboPosition *before;
  const RoboPosition *after;
  xmlNode            *old; /* parent of elements for the parts of the old position */
  xmlNode *new;
  gboolean is_changed; /* whether a part was replaced, so that the outcome may have changed */
} Change;

static char *
dup_markup (xmlNode *node)
{
  xmlBuffer *buffer;
  char      *markup;

  if (node == NULL)
    return NULL;

  buffer = xmlBufferCreate ();
  xmlNodeDump (buffer, node->doc, node, 0, 0);
  markup = g_strdup ((const char *)xmlBufferContent (buffer));
  xmlBufferFree (buffer);

  return markup;
}

/* Replaces a part of the document by a new part, or removes it if there is no new part. If the document has no such
 * part, puts the new part behind the elements that usually precede it. */
static void
replace_part (Change  *change,
              xmlNode *old,
              xmlNode *part)
{
  static const char *const order[] = { "title", "arena-ref", "arena", "modules", "robots", "mines", "tokens",
                                       "rolls", "expect", NULL };

  if (part != NULL)
    xmlUnlinkNode (part);
  if (old != NULL && part != NULL)
    xmlFreeNode (xmlReplaceNode (old, part));
  else if (part != NULL)
    robo_xml_edit_insert_ordered (change->root, part, order);
  else if (old != NULL)
    robo_xml_edit_remove (old);
  if (part != NULL)
    robo_xml_edit_lay_out (part);
  change->is_changed = TRUE;
}

static void
edit_part (Change     *change,
           const char *name,
           xmlNode    *before,
           xmlNode    *after)
{
  g_autofree char *old = dup_markup (before);
  g_autofree char *new = dup_markup (after);

  if (g_strcmp0 (old, new) != 0)
    replace_part (change, robo_xml_get_first (change->root, name), after);
}

/* Writes the robots with all answers, including default answers, if the robots or their decisions have changed, or if
 * the source scenario cannot be played. */
static void
edit_robots (Change                 *change,
             const RoboPositionPlay *play,
             gboolean                is_playable)
{
  const RoboPosition *before = change->before;
  const RoboPosition *after = change->after;
  g_autofree char    *old = dup_markup (write_robots (change->old, before, before->answers));
  g_autofree char *new = dup_markup (write_robots (change->new, after, after->answers));
  g_autoptr (GArray) answers = NULL;

  if (g_strcmp0 (old, new) == 0 && is_playable &&
      memcmp (before->declines, after->declines, sizeof before->declines) == 0)
    return;

  answers = robo_position_dup_given_answers (after, play);
  replace_part (change, robo_xml_get_first (change->root, "robots"), write_robots (change->new, after, answers));
}

/* Sets the title. The first `title` element is used again, so that it keeps its position in the document. Returns
 * whether the document has changed. */
static gboolean
edit_title (Change *change)
{
  const char      *wanted = change->after->title != NULL ? change->after->title : "";
  g_autofree char *text = robo_xml_edit_dup_fitting (&robo_scenario_format, "title", wanted);
  xmlNode         *title = robo_xml_get_first (change->root, "title");

  if (g_strcmp0 (change->before->title, text) == 0)
    return FALSE;
  if (title != NULL)
    return robo_xml_edit_set_content (title, text);

  title = robo_xml_edit_new (change->root, "title");
  robo_xml_edit_set_content (title, text);
  robo_xml_edit_insert_ordered (change->root, title, (const char *const[]){ "title", NULL });

  return TRUE;
}

/* Changes every part that differs. Returns whether the document has changed. */
static gboolean
edit_all (Change                 *change,
          const RoboPositionPlay *play,
          RoboProblems           *problems)
{
  const RoboPosition *before = change->before;
  const RoboPosition *after = change->after;
  xmlNode            *root = change->root;
  g_autoptr (RoboProblems) ignored = robo_problems_new (NULL);
  g_autoptr (RoboOutcome) outcome = robo_outcome_new (after->source->scenario, ignored);
  g_autoptr (GPtrArray) differences = g_ptr_array_new_with_free_func (g_free);
  gboolean is_as_expected = outcome != NULL && robo_xml_get_first (root, "expect") != NULL &&
                            robo_outcome_compare (outcome, differences);
  gboolean is_renamed = after->id != NULL && robo_xml_edit_set (root, "id", after->id);
  xmlNode *arena = robo_xml_get_embedded (root, &robo_arena_format);

  is_renamed |= edit_title (change);
  if (!robo_arena_equal (before->arena, after->arena))
    replace_part (change, arena != NULL ? arena : robo_xml_get_first (root, "arena-ref"),
                  write_arena (change->new, after));
  if (before->modules != after->modules)
    replace_part (change, robo_xml_get_embedded (root, &robo_modules_format),
                  write_modules (change->new, after, problems));
  /* A scenario that cannot be played may have illegal answers, so write the answers of all robots anew. */
  edit_robots (change, play, outcome != NULL);
  edit_part (change, "mines", write_mines (change->old, before), write_mines (change->new, after));
  edit_part (change, "tokens", write_tokens (change->old, before), write_tokens (change->new, after));
  edit_part (change, "rolls", write_rolls (change->old, before), write_rolls (change->new, after));
  if (change->is_changed || !is_as_expected)
    replace_part (change, robo_xml_get_first (root, "expect"), write_expectation (change->new, play->game));

  return is_renamed || change->is_changed;
}

/* Returns the source scenario with all changes, or NULL if the source cannot be parsed again. */
static GBytes *
write_into_source (const RoboPosition     *self,
                   const RoboPositionPlay *play,
                   RoboProblems           *problems)
{
  GBytes     *bytes = self->source->bytes;
  gsize       length;
  const char *data = g_bytes_get_data (bytes, &length);
  g_autoptr (xmlDoc) doc = robo_xml_read_memory (data, length, &robo_scenario_format, problems);
  g_autoptr (RoboPosition) before = NULL;
  Change   change = { .after = self };
  gboolean is_changed;

  if (doc == NULL)
    return NULL;

  before = robo_position_new_from_source (self->source);
  change.before = before;
  change.root = xmlDocGetRootElement (doc);
  change.old = robo_xml_edit_new (change.root, "scenario");
  change.new = robo_xml_edit_new (change.root, "scenario");
  is_changed = edit_all (&change, play, problems);
  xmlFreeNode (change.old);
  xmlFreeNode (change.new);

  return is_changed ? robo_xml_edit_to_bytes_like (doc, bytes) : g_bytes_ref (bytes);
}

GBytes *
robo_position_to_bytes (const RoboPosition *self,
                        RoboProblems       *problems)
{
  g_autoptr (RoboPositionPlay) play = robo_position_play (self);
  GBytes *bytes;

  if (play == NULL)
    {
      robo_problems_add (problems, ROBO_PROBLEM_MISWRITTEN, 0,
                         _ ("<rolls> has too few faces. Add one for each die that the KillBots roll."));
      return NULL;
    }

  bytes = self->source != NULL ? write_into_source (self, play, problems) : NULL;

  return bytes != NULL ? bytes : write_anew (self, play, problems);
}
