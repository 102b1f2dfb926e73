// SPDX-License-Identifier: GPL-3.0-or-later
// Prints the texts of tables, of which a game or a page shows one line at a time, in the language of the
// environment, for people to read: not a test.
#include "config.h"

#include <string.h>

#include "files/cards/robo-card-vocabulary.h"
#include "files/cards/robo-rule-options.h"
#include "files/match/robo-computers.h"
#include "match/learning/robo-puzzle-words.h"
#include "match/learning/robo-review-words.h"
#include "match/log/robo-log-describe.h"
#include "match/log/robo-words.h"
#include "match/robo-program-text.h"
#include "simulation/robo-balance-words.h"
#include "ui/arenas/editor/robo-editor-words.h"
#include "ui/widgets/robo-question-words.h"

#include "sheet-words.h"

static void
print_cards (void)
{
  sheet_print_each ("when a card works", 0, ROBO_N_WHENS, robo_when_get_label);
  sheet_print_each ("what it works on", 0, ROBO_N_TARGETS, robo_target_get_label);
  sheet_print_each ("what it does", 0, ROBO_ACTION_LAY_MINE + 1, robo_action_get_label);
  sheet_print_each ("abilities of a card", 0, ROBO_N_ABILITIES, robo_ability_get_label);
  sheet_print_each ("colours of cards", 0, ROBO_N_CARD_COLOURS, robo_card_colour_get_label);
}

static void
print_rules (void)
{
  for (guint i = 0; i < ROBO_N_RULE_OPTIONS; i++)
    {
      const RoboRuleOption *option = &robo_rule_options[i];

      sheet_head (robo_rule_option_get_title (option));
      if (option->ids[0] == NULL)
        for (guint n = 1; n <= 5; n += 4)
          sheet_print (g_dngettext (GETTEXT_PACKAGE, option->sentences[0], option->sentences[1], n));
      else
        for (guint value = 0; option->ids[value] != NULL; value++)
          sheet_print (_ (option->sentences[value]));
    }
}

static const char *
get_rule (guint type)
{
  const char *topic;

  return robo_log_get_rule (type, &topic);
}

static void
print_game (void)
{
  sheet_print_each ("rules, as Why? says them", 0, ROBO_N_EVENT_TYPES, get_rule);
  sheet_print_each ("phases in the log", 0, ROBO_PHASE_OVER + 1, robo_log_get_phase_title);
  sheet_head ("questions: what is asked, and who is asked");
  for (guint kind = 0; kind < ROBO_N_QUESTION_KINDS; kind++)
    {
      RoboAnswer answers[] = { 0, 1, 2 };

      sheet_print (robo_question_words_get_kind_title (kind));
      for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
        sheet_take (g_strconcat ("  ", robo_words_dup_answer (kind, answers[i]), NULL));
    }
  sheet_print_each ("why a program is refused",
                    ROBO_REFUSED_OPTION, ROBO_REFUSED_NOT_GIVEN + 1, robo_words_get_refusal);
  sheet_print_each ("how good a program was", 0, ROBO_N_GRADES, robo_review_words_get_grade);
}

static void
print_editor (void)
{
  sheet_head ("tools of the editor, and what is undone");
  for (guint kind = 0; kind < ROBO_N_BRUSHES; kind++)
    g_print ("  %s  %s\n",
             robo_editor_words_get_brush (kind), robo_editor_words_get_edit (&(RoboBrush){ .kind = kind }));
  sheet_print_each ("how a tool works", 0, ROBO_N_EDITOR_MODES, robo_editor_words_get_mode);
  sheet_print_each ("symmetries", 0, ROBO_N_SYMMETRIES, robo_editor_words_get_symmetry);
  sheet_head ("why a tool does nothing");
  for (guint painted = ROBO_PAINTED_NO_EDGE; painted <= ROBO_PAINTED_TOO_MANY_STARTS; painted++)
    sheet_take (robo_editor_words_dup_hint (NULL, ROBO_SYMMETRY_OFF, NULL, NULL, painted));
}

static void
print_days (void)
{
  g_autoptr (GDate) day = g_date_new_dmy (23, G_DATE_JANUARY, 2026);

  sheet_head ("days, above their puzzles");
  for (guint i = 0; i < 12; i++, g_date_add_days (day, 31))
    sheet_take (robo_words_dup_day (day));
}

static void
print_programs (void)
{
  g_autofree char *example = robo_program_text_dup_example ();
  g_autofree char *no_value = g_strdup_printf ("%cx", example[0]);
  g_autofree char *no_key = g_strdup_printf ("%c3x", example[0]);
  g_autofree char *one_part = g_strndup (example, strcspn (example, " "));
  g_autofree char *too_many = g_strdup_printf ("%1$s+%1$s+%1$s %1$s %1$s", one_part);

  sheet_head ("programs as they are typed");
  sheet_take (robo_program_text_dup_help ());
  for (const char **typed = (const char *[]){ "x3x", no_value, no_key, one_part, too_many, NULL };
       *typed != NULL; typed++)
    {
      RoboProgram      program;
      g_autofree char *problem = NULL;

      robo_program_text_parse (*typed, &program, &problem);
      sheet_print (problem);
    }
  for (RoboDir key = 0; key < ROBO_N_DIRS; key++)
    {
      RoboDie     die = { .colour = key % 2 ? ROBO_RED : ROBO_BLUE, .value = 3, .key = (guint8)key };
      RoboProgram program = { .n_dice = 1, .dice = { die } };

      sheet_take (robo_program_text_dup (&program));
      sheet_take (robo_words_dup_program (&program));
    }
}

static void
print_opponents (void)
{
  sheet_head ("computers to play against");
  for (guint level = 0; level < ROBO_N_LEVELS; level++)
    g_print ("  %s: %s\n", robo_computer_get_name (level), robo_computer_get_sentence (level));
}

static void
print_balance (void)
{
  sheet_print_each ("by what robots are destroyed", 0, ROBO_N_DEATHS, robo_death_get_word);
  sheet_head ("whether a side and a module are fair");
  for (guint verdict = 0; verdict <= ROBO_VERDICT_NONE; verdict++)
    g_print ("  %s  %s\n", robo_verdict_get_word_for_side (verdict), robo_verdict_get_word_for_card (verdict));
}

static void
print_tasks (void)
{
  sheet_head ("what is to be done in a puzzle");
  for (guint goal = 0; goal < ROBO_N_GOALS; goal++)
    for (guint n = 1; n <= (robo_goal_has_amount (goal) ? 2 : 1); n++)
      sheet_take (robo_task_dup_words (&(RoboTask){ .goal = goal, .amount = (guint8)n }));
  sheet_print_each ("how difficult it is", 1, 6, robo_puzzle_difficulty_get_label);
}

int
main (void)
{
  sheet_speak ();

  print_cards ();
  print_rules ();
  print_game ();
  print_editor ();
  print_days ();
  print_programs ();
  print_opponents ();
  print_balance ();
  print_tasks ();

  return 0;
}
