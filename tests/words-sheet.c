// SPDX-License-Identifier: GPL-3.0-or-later
// Prints what is said in tables, of which a game or a page shows now one and now another line, in the language of the
// environment: for people to read.
#include "config.h"

#include <locale.h>

#include <glib/gi18n-lib.h>

#include "files/cards/robo-card-vocabulary.h"
#include "files/cards/robo-rule-options.h"
#include "files/xml/robo-paths.h"
#include "play/common/robo-words.h"
#include "play/log/robo-log-describe.h"
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

  return 0;
}
