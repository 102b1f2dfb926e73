// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a match from a file. The schema has been checked; the checks here are about conditions that no schema can
// express.
#include "config.h"

#include <glib/gi18n-lib.h>

#include "files/arena/robo-arena-formats.h"
#include "files/cards/robo-card-formats.h"
#include "files/cards/robo-rule-options.h"
#include "files/xml/robo-xml-salvage.h"
#include "robo-match-file-private.h"
#include "robo-match-problems.h"
#include "robo-outcome-nodes.h"

/* Modules */

static GPtrArray *
read_sets (const xmlNode *root,
           RoboProblems  *problems)
{
  g_autoptr (GPtrArray) sets = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_module_set_unref);
  xmlNode *first = robo_xml_get_embedded (root, &robo_modules_format);

  for (xmlNode *node = first; node; node = node->next)
    {
      RoboModuleSet *set;

      if (node->type != XML_ELEMENT_NODE || !node->ns || !xmlStrEqual (node->ns->href, first->ns->href))
        continue;
      set = robo_module_set_load_node (node, problems);
      if (!set)
        return NULL;
      g_ptr_array_add (sets, set);
    }

  return g_steal_pointer (&sets);
}

static gboolean
read_modules (const xmlNode  *root,
              RoboMatchSetup *setup,
              RoboProblems   *problems)
{
  g_autoptr (GPtrArray) sets = read_sets (root, problems);
  g_autoptr (RoboModules) modules = NULL;
  RoboRules      rules = setup->rules;
  const xmlNode *rules_node;

  if (!sets)
    return FALSE;
  if (sets->len == 0)
    return TRUE;

  modules = robo_modules_new ((RoboModuleSet *const *)sets->pdata, sets->len, problems);
  if (!modules)
    return FALSE;

  robo_modules_fill_decks (modules, &rules);
  robo_match_setup_set_rules (setup, &rules, modules);

  rules_node = robo_xml_get_first (root, "rules");
  for (const xmlNode *node = robo_xml_get_first (rules_node, "copies"); node; node = robo_xml_get_next (node, "copies"))
    {
      RoboMatchCopies copies;

      if (!robo_attributes_read (robo_match_copies_attributes, node, &copies, setup, problems))
        return FALSE;
      setup->rules.copies[copies.card] = copies.count;
    }

  return TRUE;
}

/* Seats and answers */

static gboolean
read_seat (const xmlNode  *node,
           RoboMatchSetup *setup,
           RoboProblems   *problems)
{
  RoboMatchSeat *seat;
  guint64        number;

  if (!robo_xml_get_number (node, "number", 1, ROBO_MAX_ROBOTS, &number, problems))
    return FALSE;

  seat = &setup->seats[number - 1];
  if (seat->player != ROBO_PLAYER_NONE)
    {
      robo_problems_add (problems, ROBO_PROBLEM_MEANING, robo_xml_get_line (node),
                         /* Translators: %u is the number of a seat, 1 to 4. */
                         _ ("Seat %u is taken twice because the file was edited outside the game."), (guint)number);
      return FALSE;
    }
  seat->cards[0] = seat->cards[1] = ROBO_NO_CARD;
  if (!robo_attributes_read (robo_match_seat_attributes, node, seat, setup, problems))
    return FALSE;
  seat->level = robo_level_of_word (seat->level);

  robo_match_setup_set_seat (setup, (guint)number - 1, seat->player, seat->name);

  return TRUE;
}

static void
add_line (GArray        *lines,
          const xmlNode *node)
{
  guint line = robo_xml_get_line (node);

  g_array_append_val (lines, line);
}

/* Returns whether a seat can have standing answers. People at this screen can give standing answers, even for a
 * KillBot. */
static gboolean
can_have_standing_answers (const RoboMatchFile *self,
                           guint                seat)
{
  RoboPlayer player = self->setup->seats[seat].player;

  return player != ROBO_PLAYER_NONE && player != ROBO_PLAYER_COMPUTER;
}

static void
read_answers (const xmlNode *answers,
              RoboMatchFile *self,
              RoboProblems  *problems)
{
  const xmlNode   *node;
  guint            n_rounds = 0;
  RoboMatchAnswer  last = { 0 };
  RoboQuestionKind kind;

  for (node = robo_xml_get_first (answers, "answer"); node; node = robo_xml_get_next (node, "answer"))
    {
      RoboMatchAnswer  answer = { .record.card = ROBO_NO_CARD };
      g_autofree char *to = robo_xml_dup_string (node, "to");

      if (robo_problems_check_cancelled (problems))
        break;
      if (!robo_question_kind_from_id (to, &kind))
        {
          robo_problems_add (problems, ROBO_PROBLEM_MEANING, robo_xml_get_line (node),
                             /* Translators: %s is a word from a file such as "program". */
                             _ ("The question “%s” is unknown; the game was saved by a newer version."), to);
          break;
        }
      if (!robo_attributes_read (robo_match_answer_attributes, node, &answer, NULL, problems))
        break;

      if (answer.unasked == ROBO_MATCH_STANDING && !can_have_standing_answers (self, answer.record.seat))
        robo_problems_add (problems, ROBO_PROBLEM_ODD, robo_xml_get_line (node),
                           _ ("This standing answer doesn’t come from a player; the file was changed."));
      g_array_append_val (self->records, answer.record);
      g_array_append_val (self->unasked, answer.unasked);
      add_line (self->record_lines, node);
    }
  if (!node)
    return;

  /* Reading stopped at this answer. Drop the round of the answer and all later rounds, because they cannot be
   * replayed. */
  robo_attributes_salvage (robo_match_answer_attributes, node, &last, NULL);
  while (n_rounds < self->rounds->len &&
         g_array_index (self->rounds, RoboMatchRound, n_rounds).number < last.record.round)
    n_rounds++;
  robo_match_file_keep (self, self->records->len, n_rounds);
}

static void
read_standing (const xmlNode *standing,
               RoboMatchFile *self,
               RoboProblems  *problems)
{
  if (!standing)
    return;

  for (const xmlNode *node = robo_xml_get_first (standing, "always"); node; node = robo_xml_get_next (node, "always"))
    {
      g_autoptr (RoboProblems) ignored = robo_problems_new (NULL);
      RoboMatchStanding said = { 0 };

      /* If a standing answer is about a card or seat that the game does not have, drop it. The question of this
       * standing answer will be asked. */
      if (robo_attributes_read (robo_match_standing_attributes, node, &said, self->setup, ignored) &&
          can_have_standing_answers (self, said.seat))
        g_array_append_val (self->standing, said);
      else
        robo_problems_add (problems, ROBO_PROBLEM_ODD, robo_xml_get_line (node),
                           _ ("A standing answer doesn’t belong to any player or module in this game, so it was left out; the file was changed."));
    }
}

static void
read_remote (const xmlNode *remote,
             RoboMatchFile *self)
{
  if (!remote)
    return;

  robo_attributes_salvage (robo_match_remote_game_attributes, remote, self, NULL);
  for (const xmlNode *node = robo_xml_get_first (remote, "entry"); node; node = robo_xml_get_next (node, "entry"))
    {
      RoboMatchEntry entry = { NULL };

      robo_attributes_salvage (robo_match_entry_attributes, node, &entry, NULL);
      g_array_append_val (self->entries, entry);
    }
}

static gboolean
read_round (const xmlNode   *node,
            const RoboSetup *setup,
            RoboMatchFile   *self,
            RoboProblems    *problems)
{
  RoboMatchRound round = { .first_event = self->events->len, .line = robo_xml_get_line (node) };
  gboolean       is_good = robo_attributes_read (robo_match_round_attributes, node, &round, NULL, problems) &&
                     !robo_problems_check_cancelled (problems);

  for (const xmlNode *at = robo_xml_get_first (node, "event"); at && is_good; at = robo_xml_get_next (at, "event"))
    {
      RoboFields fields;
      RoboEvent  event;

      robo_fields_read (&fields, at, robo_event_names);
      is_good = robo_fields_get_event (&fields, setup, &event);
      if (is_good)
        {
          g_array_append_val (self->events, event);
          add_line (self->event_lines, at);
        }
      else
        robo_problems_add (problems, ROBO_PROBLEM_MEANING, robo_xml_get_line (at),
                           _ ("This can’t happen in the game; the file was changed, or saved by a newer version."));
    }
  round.n_events = self->events->len - round.first_event;
  g_array_append_val (self->rounds, round);

  return is_good;
}

/* Returns the number of the first round that cannot be read; 0 if all rounds can. */
static guint
read_rounds (const xmlNode *rounds,
             RoboMatchFile *self,
             RoboProblems  *problems)
{
  g_autoptr (RoboBoard) board = robo_board_new (robo_arena_get_plan (self->setup->arena));
  RoboSetup setup;
  guint     n_read = 0;
  guint     number;

  if (!rounds)
    return 0;

  robo_match_setup_fill (self->setup, board, &setup);
  for (const xmlNode *node = robo_xml_get_first (rounds, "round"); node; node = robo_xml_get_next (node, "round"))
    {
      gboolean is_good = read_round (node, &setup, self, problems);

      number = g_array_index (self->rounds, RoboMatchRound, self->rounds->len - 1).number;
      if (!is_good)
        return number;
      if (number != ++n_read)
        {
          robo_problems_add (problems, ROBO_PROBLEM_ODD, robo_xml_get_line (node),
                             /* Translators: %1$u and %2$u are numbers of rounds. */
                             _ ("Round %1$u is where round %2$u should be; the file was changed."),
                             number, n_read);
          n_read = number;
        }
    }

  return 0;
}

static gboolean
read_setup (const xmlNode  *root,
            RoboMatchSetup *setup,
            guint           rulings,
            RoboProblems   *problems)
{
  const char *reason;

  robo_attributes_salvage (robo_match_setup_attributes, root, setup, NULL);
  robo_rules_read_options (robo_xml_get_first (root, "rules"), &setup->rules);
  if (!robo_attributes_read (robo_match_remote_attributes, robo_xml_get_first (root, "rules"), &setup->rules, NULL, problems))
    return FALSE;
  if (!read_modules (root, setup, problems))
    return FALSE;
  for (const xmlNode *node = robo_xml_get_first (robo_xml_get_first (root, "seats"), "seat"); node;
       node = robo_xml_get_next (node, "seat"))
    {
      if (!read_seat (node, setup, problems))
        return FALSE;
    }

  reason = robo_match_setup_check (setup);
  if (reason && rulings < RULINGS_CHAMPION_CARDS)
    {
      setup->allows_champion_cards = TRUE;
      reason = robo_match_setup_check (setup);
      if (!reason)
        robo_problems_add (problems, ROBO_PROBLEM_ODD, robo_xml_get_line (root), "%s",
                           _ ("A KillBot has a champion card, which only earlier rulings allowed."));
    }
  if (reason && rulings < RULINGS_TWO_COLOURS)
    {
      setup->allows_one_colour = TRUE;
      reason = robo_match_setup_check (setup);
      if (!reason)
        robo_problems_add (problems, ROBO_PROBLEM_ODD, robo_xml_get_line (root), "%s",
                           _ ("A KillBot has two modules of the same color, which only earlier rulings allowed."));
    }
  if (reason)
    robo_problems_add (problems, ROBO_PROBLEM_MEANING, robo_xml_get_line (root), "%s", reason);

  return reason == NULL;
}

/* Reads everything up to the first error, and adds errors to `problems`. Returns NULL if the first error is in the
 * arena or the set-up. */
static RoboMatchFile *
read_part (const xmlNode *root,
           RoboProblems  *problems)
{
  xmlNode *node = robo_xml_get_embedded (root, &robo_arena_format);
  g_autoptr (RoboArena) arena = NULL;
  g_autoptr (RoboMatchSetup) setup = NULL;
  g_autoptr (RoboMatchFile) self = NULL;
  RoboMatchFile head = { 0 };
  guint         bad_round;

  if (node)
    arena = robo_arena_load_node (node, problems);
  else
    robo_problems_add (problems, ROBO_PROBLEM_MEANING, robo_xml_get_line (root), _ ("The game has no arena; the file was changed."));
  if (!arena)
    return NULL;

  robo_attributes_salvage (robo_match_attributes, root, &head, NULL);
  setup = robo_match_setup_new (arena);
  if (!read_setup (root, setup, head.rulings, problems))
    return NULL;

  self = robo_match_file_new (setup, NULL);
  self->rulings = head.rulings;
  if (self->rulings > ROBO_RULINGS_VERSION)
    robo_problems_add (problems, ROBO_PROBLEM_ODD, robo_xml_get_line (root),
                       /* Translators: %1$u is the version that the game uses, %2$u the version that this program
                        * has. */
                       _ ("The game uses version %1$u of the rulings, but this Robodrome has version %2$u. A newer Robodrome may be able to open it."),
                       self->rulings, (guint)ROBO_RULINGS_VERSION);
  bad_round = read_rounds (robo_xml_get_first (root, "rounds"), self, problems);
  read_answers (robo_xml_get_first (root, "answers"), self, problems);
  read_standing (robo_xml_get_first (root, "standing"), self, problems);
  read_remote (robo_xml_get_first (root, "remote"), self);
  if (bad_round > 0)
    robo_match_file_keep_before (self, bad_round);

  return g_steal_pointer (&self);
}

static RoboMatchFile *
from_root (const xmlNode *root,
           RoboProblems  *problems)
{
  g_autoptr (RoboMatchFile) self = NULL;
  guint n_errors = robo_problems_count (problems, ROBO_SEVERITY_ERROR);

  self = read_part (root, problems);

  return robo_problems_count (problems, ROBO_SEVERITY_ERROR) > n_errors ? NULL : g_steal_pointer (&self);
}

RoboMatchFile *
robo_match_file_load_memory (const char   *data,
                             gsize         length,
                             RoboProblems *problems)
{
  g_autoptr (xmlDoc) doc = NULL;

  g_return_val_if_fail (problems != NULL, NULL);

  doc = robo_xml_read_memory (data, length, &robo_match_format, problems);

  return doc ? from_root (xmlDocGetRootElement (doc), problems) : NULL;
}

RoboMatchFile *
robo_match_file_load (const char   *path,
                      RoboProblems *problems)
{
  g_autoptr (xmlDoc) doc = NULL;

  g_return_val_if_fail (path != NULL && problems != NULL, NULL);

  doc = robo_xml_read_file (path, &robo_match_format, problems);

  return doc ? from_root (xmlDocGetRootElement (doc), problems) : NULL;
}

RoboMatchFile *
robo_match_file_load_part (const char   *path,
                           GCancellable *cancellable,
                           guint        *n_rounds)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (path);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (RoboMatchFile) self = NULL;
  g_autoptr (xmlDoc) doc = NULL;
  g_autoptr (RoboBoard) board = NULL;
  RoboSetup setup;

  g_return_val_if_fail (path != NULL && n_rounds != NULL, NULL);

  *n_rounds = 0;
  robo_problems_set_cancellable (problems, cancellable);
  bytes = robo_xml_load_file (path, ROBO_XML_MAX_MATCH_SIZE, problems);
  if (bytes)
    {
      gsize       length;
      const char *data = g_bytes_get_data (bytes, &length);

      doc = robo_xml_read_memory (data, length, &robo_match_format, problems);
      if (!doc)
        doc = robo_xml_salvage_beginning (data, length, &robo_match_format, problems);
    }
  if (doc)
    self = read_part (xmlDocGetRootElement (doc), problems);
  if (!self || robo_problems_check_cancelled (problems))
    return NULL;

  board = robo_board_new (robo_arena_get_plan (self->setup->arena));
  robo_match_setup_fill (self->setup, board, &setup);
  *n_rounds = robo_match_file_cut (self, &setup, cancellable);

  return self->records->len > 0 ? g_steal_pointer (&self) : NULL;
}

RoboMatchFile *
robo_match_file_load_node (xmlNode      *node,
                           RoboProblems *problems)
{
  return robo_xml_check_node (node, &robo_match_format, problems) ? from_root (node, problems) : NULL;
}
