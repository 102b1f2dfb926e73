// SPDX-License-Identifier: GPL-3.0-or-later
// Prints what the windows say of files, in the language of the environment: for people to read. Their sentences do without
// the words of the format that robodrome-cli uses; below those of arenas, modules and rules are the repairs on offer.
#include "config.h"

#include <locale.h>

#include <glib/gi18n-lib.h>

#include "files/arena/robo-arena-repair.h"
#include "files/arena/robo-arena.h"
#include "files/cards/robo-card-repair.h"
#include "files/cards/robo-problem-words.h"
#include "files/cards/robo-rule-repair.h"
#include "files/robo-validate.h"
#include "files/scenario/robo-position.h"
#include "files/xml/robo-paths.h"
#include "files/xml/robo-xml.h"

static void
print_repairs (const GPtrArray *repairs)
{
  for (guint i = 0; i < repairs->len; i++)
    g_print ("      • %s\n", ((const RoboRepair *)repairs->pdata[i])->sentence);
}

static void
print_arena (RoboArena          *arena,
             const RoboProblems *problems)
{
  for (guint i = 0; i < robo_problems_get_length (problems); i++)
    {
      const RoboProblem *problem = robo_problems_get (problems, i);
      g_autoptr (GPtrArray) repairs = robo_arena_repairs_new (robo_arena_get_plan (arena), problem);

      g_print ("  %s\n", robo_problem_get_plain (problem));
      print_repairs (repairs);
    }
}

static void
print_modules (RoboModuleSet *set)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  robo_module_set_check (set, problems);
  for (guint i = 0; i < robo_problems_get_length (problems); i++)
    {
      const RoboProblem *problem = robo_problems_get (problems, i);
      g_autofree char   *sentence = robo_card_problem_dup_sentence (set, problem);
      g_autoptr (GPtrArray) repairs = robo_card_repairs_new (set, problem);

      g_print ("  %s\n", sentence);
      print_repairs (repairs);
    }
}

static void
print_rules (RoboRuleSet *rules)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  robo_rule_set_check (rules, problems);
  for (guint i = 0; i < robo_problems_get_length (problems); i++)
    {
      const RoboProblem *problem = robo_problems_get (problems, i);
      g_autofree char   *sentence = robo_rules_problem_dup_sentence (rules, problem);
      g_autoptr (GPtrArray) repairs = robo_rule_repairs_new (rules, problem);

      g_print ("  %s\n", sentence);
      print_repairs (repairs);
    }
}

/* As its editor has it. */
static void
print_opened (const char  *path,
              RoboFileKind kind,
              GBytes      *bytes)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (path);
  const char *data = g_bytes_get_data (bytes, NULL);
  gsize       length = g_bytes_get_size (bytes);

  if (kind == ROBO_FILE_ARENA)
    {
      gboolean is_complete;
      g_autoptr (RoboArena) arena = robo_arena_open_memory (data, length, problems, &is_complete);

      if (arena != NULL)
        print_arena (arena, problems);
    }
  else if (kind == ROBO_FILE_MODULES)
    {
      g_autoptr (RoboModuleSet) set = robo_module_set_open_memory (data, length, problems);

      if (set != NULL)
        print_modules (set);
    }
  else if (kind == ROBO_FILE_RULES)
    {
      g_autoptr (RoboRuleSet) rules = robo_rule_set_open_memory (data, length, problems);

      if (rules != NULL)
        print_rules (rules);
    }
}

/* Whoever plays with it or opens it for play is told no more than why that cannot be. */
static void
print_file (const char *path)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (path);
  g_autoptr (GBytes) bytes = robo_xml_load_file (path, ROBO_XML_MAX_CONTAINER_SIZE, problems);
  g_autofree char *name = g_path_get_basename (path);
  RoboFileKind     kind = bytes != NULL ? robo_file_find_kind (path, problems) : ROBO_FILE_UNKNOWN;

  g_print ("\n[%s]\n", name);
  if (kind == ROBO_FILE_SCENARIO)
    g_ptr_array_unref (robo_position_load_each (bytes, problems));
  else if (bytes != NULL)
    robo_validate_file (path, problems);
  for (guint i = 0; i < robo_problems_get_length (problems); i++)
    {
      const RoboProblem *problem = robo_problems_get (problems, i);

      if (problem->code->severity == ROBO_SEVERITY_ERROR)
        g_print ("  %s\n", robo_problem_get_plain (problem));
    }
  if (bytes != NULL)
    print_opened (path, kind, bytes);
}

int
main (int   argc,
      char *argv[])
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, robo_paths_get_locale_dir ());
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  for (int i = 1; i < argc; i++)
    print_file (argv[i]);

  return 0;
}
