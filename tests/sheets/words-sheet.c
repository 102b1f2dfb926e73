// SPDX-License-Identifier: GPL-3.0-or-later
// Prints what is said in tables, of which a game or a page shows now one and now another line, in the language of the
// environment: for people to read.
#include "config.h"

#include <locale.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "balance/robo-balance-words.h"
#include "files/cards/robo-card-vocabulary.h"
#include "files/cards/robo-rule-options.h"
#include "files/match/robo-computers.h"
#include "files/xml/robo-paths.h"
#include "play/common/robo-words.h"
#include "play/log/robo-log-describe.h"
#include "play/program/robo-program-text.h"
#include "play/puzzles/robo-puzzle-words.h"
#include "play/review/robo-review-words.h"
#include "ui/common/robo-question-words.h"
#include "ui/editor/robo-editor-words.h"

static void
head (const char *title)
{
  g_print ("\n[%s]\n", title);
}

static void
take (char *text)
{
  g_autofree char *owned = text;

  g_print ("  %s\n", owned);
}

static void
print_cards (void)
{
  head ("when a card works");
  for (guint i = 0; i < ROBO_N_WHENS; i++)
    g_print ("  %s\n", robo_when_get_label (i));
  head ("what it works on");
  for (guint i = 0; i < ROBO_N_TARGETS; i++)
    g_print ("  %s\n", robo_target_get_label (i));
  head ("what it does");
  for (guint i = 0; i <= ROBO_ACTION_LAY_MINE; i++)
    g_print ("  %s\n", robo_action_get_label (i));
  head ("abilities of a card");
  for (guint i = 0; i < ROBO_N_ABILITIES; i++)
    g_print ("  %s\n", robo_ability_get_label (i));
  head ("colours of cards");
  for (guint i = 0; i < ROBO_N_CARD_COLOURS; i++)
    g_print ("  %s\n", robo_card_colour_get_label (i));
}

static void
print_rules (void)
{
  for (guint i = 0; i < ROBO_N_RULE_OPTIONS; i++)
    {
      const RoboRuleOption *option = &robo_rule_options[i];

      head (robo_rule_option_get_title (option));
      if (option->ids[0] == NULL)
        for (guint n = 1; n <= 5; n += 4)
          g_print ("  %s\n", g_dngettext (GETTEXT_PACKAGE, option->sentences[0], option->sentences[1], n));
      else
        for (guint value = 0; option->ids[value] != NULL; value++)
          g_print ("  %s\n", _ (option->sentences[value]));
    }
}

static void
print_game (void)
{
  head ("rules, as Why? says them");
  for (guint type = 0; type < ROBO_N_EVENT_TYPES; type++)
    {
      const char *topic;
      const char *rule = robo_log_get_rule (type, &topic);

      g_print ("  %s\n", rule);
    }
  head ("phases in the log");
  for (guint phase = 0; phase <= ROBO_PHASE_OVER; phase++)
    g_print ("  %s\n", robo_log_get_phase_title (phase));
  head ("questions: what is asked, and who is asked");
  for (guint kind = 0; kind < ROBO_N_QUESTION_KINDS; kind++)
    {
      RoboAnswer answers[] = { 0, 1, 2 };

      g_print ("  %s\n", robo_question_words_get_kind_title (kind));
      for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
        take (g_strconcat ("  ", robo_words_dup_answer (kind, answers[i]), NULL));
    }
  head ("why a program is refused");
  for (guint refusal = ROBO_REFUSED_OPTION; refusal <= ROBO_REFUSED_NOT_GIVEN; refusal++)
    g_print ("  %s\n", robo_words_get_refusal (refusal));
  head ("how good a program was");
  for (guint grade = 0; grade < ROBO_N_GRADES; grade++)
    g_print ("  %s\n", robo_review_words_get_grade (grade));
}

static void
print_editor (void)
{
  head ("tools of the editor, and what is undone");
  for (guint kind = 0; kind < ROBO_N_BRUSHES; kind++)
    g_print ("  %s  %s\n", robo_editor_words_get_brush (kind), robo_editor_words_get_edit (&(RoboBrush){ .kind = kind }));
  head ("how a tool works");
  for (guint mode = 0; mode < ROBO_N_EDITOR_MODES; mode++)
    g_print ("  %s\n", robo_editor_words_get_mode (mode));
  head ("symmetries");
  for (guint symmetry = 0; symmetry < ROBO_N_SYMMETRIES; symmetry++)
    g_print ("  %s\n", robo_editor_words_get_symmetry (symmetry));
  head ("why a tool does nothing");
  for (guint painted = ROBO_PAINTED_NO_EDGE; painted <= ROBO_PAINTED_TOO_MANY_STARTS; painted++)
    take (robo_editor_words_dup_hint (NULL, ROBO_SYMMETRY_OFF, NULL, NULL, painted));
}

static void
print_days (void)
{
  g_autoptr (GDate) day = g_date_new_dmy (23, G_DATE_JANUARY, 2026);

  head ("days, above their puzzles");
  for (guint i = 0; i < 12; i++, g_date_add_days (day, 31))
    take (robo_words_dup_day (day));
}

static void
print_programs (void)
{
  g_autofree char *example = robo_program_text_dup_example ();
  g_autofree char *no_value = g_strdup_printf ("%cx", example[0]);
  g_autofree char *no_key = g_strdup_printf ("%c3x", example[0]);
  g_autofree char *one_part = g_strndup (example, strcspn (example, " "));
  g_autofree char *too_many = g_strdup_printf ("%1$s+%1$s+%1$s %1$s %1$s", one_part);

  head ("programs as they are typed");
  take (robo_program_text_dup_help ());
  for (const char **typed = (const char *[]){ "x3x", no_value, no_key, one_part, too_many, NULL }; *typed != NULL; typed++)
    {
      RoboProgram      program;
      g_autofree char *problem = NULL;

      robo_program_text_parse (*typed, &program, &problem);
      if (problem != NULL)
        g_print ("  %s\n", problem);
    }
  for (RoboDir key = 0; key < ROBO_N_DIRS; key++)
    {
      RoboDie     die = { .colour = key % 2 ? ROBO_RED : ROBO_BLUE, .value = 3, .key = (guint8)key };
      RoboProgram program = { .n_dice = 1, .dice = { die } };

      take (robo_program_text_dup (&program));
      take (robo_words_dup_program (&program));
    }
}

static void
print_opponents (void)
{
  head ("computers to play against");
  for (guint level = 0; level < ROBO_N_LEVELS; level++)
    g_print ("  %s: %s\n", robo_computer_get_name (level), robo_computer_get_sentence (level));
}

static void
print_balance (void)
{
  head ("by what robots are destroyed");
  for (guint death = 0; death < ROBO_N_DEATHS; death++)
    g_print ("  %s\n", robo_death_get_word (death));
  head ("whether a side and a module are fair");
  for (guint verdict = 0; verdict <= ROBO_VERDICT_NONE; verdict++)
    g_print ("  %s  %s\n", robo_verdict_get_word_for_side (verdict), robo_verdict_get_word_for_card (verdict));
}

static void
print_tasks (void)
{
  head ("what is to be done in a puzzle");
  for (guint goal = 0; goal < ROBO_N_GOALS; goal++)
    for (guint n = 1; n <= (robo_goal_has_amount (goal) ? 2 : 1); n++)
      take (robo_task_dup_words (&(RoboTask){ .goal = goal, .amount = (guint8)n }));
  for (guint difficulty = 1; difficulty <= 5; difficulty++)
    g_print ("  %s\n", robo_puzzle_difficulty_get_label (difficulty));
}

int
main (void)
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, robo_paths_get_locale_dir ());
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

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
