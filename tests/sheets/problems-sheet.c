// SPDX-License-Identifier: GPL-3.0-or-later
// Prints the window's messages about files in the language of the environment, for people to read: not a test.
// They avoid the words of the format that robodrome-cli uses. Repairs are listed below the problems of arenas,
// modules and rules.
#include "config.h"

#include "files/arena/robo-arena-repair.h"
#include "files/arena/robo-arena.h"
#include "files/cards/robo-card-repair.h"
#include "files/cards/robo-problem-words.h"
#include "files/cards/robo-rule-repair.h"
#include "files/robo-validate.h"
#include "files/scenario/robo-position.h"
#include "files/xml/robo-xml.h"

#include "sheet-words.h"

/* Holds a file as its editor has it. */
typedef struct
{
  RoboArena     *arena;
  RoboModuleSet *set;
  RoboRuleSet   *rules;
} Opened;

static char *
dup_sentence (const Opened      *opened,
              const RoboProblem *problem)
{
  if (opened->set != NULL)
    return robo_card_problem_dup_sentence (opened->set, problem);
  if (opened->rules != NULL)
    return robo_rules_problem_dup_sentence (opened->rules, problem);

  return g_strdup (robo_problem_get_plain (problem));
}

static GPtrArray *
create_repairs (const Opened      *opened,
                const RoboProblem *problem)
{
  if (opened->set != NULL)
    return robo_card_repairs_new (opened->set, problem);
  if (opened->rules != NULL)
    return robo_rule_repairs_new (opened->rules, problem);

  return robo_arena_repairs_new (robo_arena_get_plan (opened->arena), problem);
}

static void
print_problems (const Opened       *opened,
                const RoboProblems *problems)
{
  for (guint i = 0; i < robo_problems_get_length (problems); i++)
    {
      const RoboProblem *problem = robo_problems_get (problems, i);
      g_autoptr (GPtrArray) repairs = create_repairs (opened, problem);

      sheet_take (dup_sentence (opened, problem));
      for (guint k = 0; k < repairs->len; k++)
        g_print ("      • %s\n", ((const RoboRepair *)repairs->pdata[k])->sentence);
    }
}

static void
print_opened (const char  *path,
              RoboFileKind kind,
              GBytes      *bytes)
{
  /* Reading has already reported some problems: an arena is checked while it is read, the others on demand. */
  g_autoptr (RoboProblems) read = robo_problems_new (path);
  g_autoptr (RoboProblems) checked = robo_problems_new (NULL);
  const char *data = g_bytes_get_data (bytes, NULL);
  gsize       length = g_bytes_get_size (bytes);
  gboolean    is_complete;
  g_autoptr (RoboArena) arena = NULL;
  g_autoptr (RoboModuleSet) set = NULL;
  g_autoptr (RoboRuleSet) rules = NULL;

  if (kind == ROBO_FILE_ARENA && (arena = robo_arena_open_memory (data, length, read, &is_complete)) != NULL)
    print_problems (&(Opened){ .arena = arena }, read);
  else if (kind == ROBO_FILE_MODULES && (set = robo_module_set_open_memory (data, length, read)) != NULL)
    {
      robo_module_set_check (set, checked);
      print_problems (&(Opened){ .set = set }, checked);
    }
  else if (kind == ROBO_FILE_RULES && (rules = robo_rule_set_open_memory (data, length, read)) != NULL)
    {
      robo_rule_set_check (rules, checked);
      print_problems (&(Opened){ .rules = rules }, checked);
    }
}

/* A player who opens the file for a game only sees why the game is impossible. */
static void
print_file (const char *path)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (path);
  g_autoptr (GBytes) bytes = robo_xml_load_file (path, ROBO_XML_MAX_CONTAINER_SIZE, problems);
  g_autofree char *name = g_path_get_basename (path);
  RoboFileKind     kind = bytes != NULL ? robo_file_find_kind (path, problems) : ROBO_FILE_UNKNOWN;

  sheet_head (name);
  if (kind == ROBO_FILE_SCENARIO)
    g_ptr_array_unref (robo_position_load_each (bytes, problems));
  else if (bytes != NULL)
    robo_validate_file (path, problems);
  for (guint i = 0; i < robo_problems_get_length (problems); i++)
    {
      const RoboProblem *problem = robo_problems_get (problems, i);

      if (problem->code->severity == ROBO_SEVERITY_ERROR)
        sheet_print (robo_problem_get_plain (problem));
    }
  if (bytes != NULL)
    print_opened (path, kind, bytes);
}

int
main (int   argc,
      char *argv[])
{
  sheet_speak ();

  for (int i = 1; i < argc; i++)
    print_file (argv[i]);

  return 0;
}
