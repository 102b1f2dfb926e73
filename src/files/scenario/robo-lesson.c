// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-lesson-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "files/cards/robo-card-formats.h"
#include "files/xml/robo-paths.h"

static const RoboXmlHint hints[] = {
  { "lesson", N_ ("Write it like <lesson xmlns=\"urn:x-robodrome:lesson:1\" id=\"mine\" number=\"7\">, with <title>, "
                  "<summary> and at least one <exercise>.") },
  { "exercise", N_ ("Write it like <exercise learner=\"1\">, with <task>, <done> and a <scenario>, and if needed "
                    "<question>, <again> and <case>.") },
  { "case", N_ ("A <case> holds a <text> and the outcome it’s for, written as in a scenario’s <expect>.") },
  { "event", N_ ("Write it like <event type=\"destroyed\" seat=\"1\"/>.") },
  { "robot", N_ ("Write it like <robot seat=\"1\" at=\"4,3\"/>.") },
  { "token", N_ ("Write it like <token number=\"3\" count=\"2\"/>.") },
  { NULL },
};

/* Counts and lengths have these limits; doc/formats.md gives the reasons. */
static const RoboXmlLimit limits[] = {
  { "title", 64, 100, FALSE },
  { "summary", 64, 0, FALSE },
  { "task", 64, 0, FALSE },
  { "question", 64, 0, FALSE },
  { "done", 64, 0, FALSE },
  { "again", 64, 0, FALSE },
  { "text", 64, 0, FALSE },
  { NULL },
};

const RoboXmlFormat robo_lesson_format = {
  .kind = "lesson",
  .version = 1,
  .max_size = ROBO_XML_MAX_SIZE,
  .hints = hints,
  .limits = limits,
};

static void
clear_case (gpointer data)
{
  RoboLessonCase *self = data;

  robo_texts_free (self->text);
  robo_expectation_clear (&self->expectation);
}

static void
exercise_free (gpointer data)
{
  RoboExercise *self = data;

  g_clear_pointer (&self->scenario, robo_scenario_free);
  g_clear_pointer (&self->modules, robo_modules_unref);
  robo_texts_free (self->task);
  robo_texts_free (self->question);
  robo_texts_free (self->done);
  robo_texts_free (self->again);
  g_array_unref (self->cases);
  g_free (self);
}

void
robo_lesson_free (RoboLesson *self)
{
  if (self == NULL)
    return;

  g_free (self->id);
  robo_texts_free (self->title);
  robo_texts_free (self->summary);
  g_ptr_array_unref (self->exercises);
  g_free (self);
}

/* Reading */

/* These are the attributes of data/schema/lesson.rnc. */

static const RoboAttribute lesson_attributes[] = {
  { ROBO_TEXT ("id", RoboLesson, id) },
  { ROBO_NUMBER ("number", RoboLesson, number, 1, 99) },
  { NULL },
};

#define BEGIN_WORDS [ROBO_PHASE_PREPARATION] = "preparation", [ROBO_PHASE_PROGRAMMING] = "programming"

static const RoboAttribute exercise_attributes[] = {
  { ROBO_NUMBER ("learner", RoboExercise, learner, 1, ROBO_MAX_ROBOTS), .base = 1 },
  { ROBO_CHOICE ("begin", RoboExercise, begin, BEGIN_WORDS), .is_optional = TRUE,
    .usual = ROBO_PHASE_PROGRAMMING },
  { NULL },
};

/* Holds the data that all exercises of a file share. */
typedef struct
{
  RoboLibrary   *library;
  RoboModuleSet *standard;
  RoboModules   *modules;
} Sources;

static void
clear_sources (Sources *self)
{
  g_clear_object (&self->library);
  g_clear_pointer (&self->standard, robo_module_set_unref);
  g_clear_pointer (&self->modules, robo_modules_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Sources, clear_sources)

static gboolean
read_cases (RoboExercise  *self,
            const xmlNode *node,
            RoboProblems  *problems)
{
  gboolean is_good = TRUE;

  for (xmlNode *child = robo_xml_get_first (node, "case"); child != NULL && is_good;
       child = robo_xml_get_next (child, "case"))
    {
      RoboLessonCase read = { .text = robo_texts_new_from_children (child, "text") };

      robo_expectation_init (&read.expectation);
      is_good = robo_expectation_load (&read.expectation, child, problems);
      g_array_append_val (self->cases, read);
    }

  return is_good;
}

static gboolean
read_scenario (RoboExercise  *self,
               const Sources *sources,
               const xmlNode *node,
               RoboProblems  *problems)
{
  xmlNode *inside = robo_xml_get_embedded (node, &robo_scenario_format);

  if (inside == NULL)
    {
      robo_problems_add (problems, ROBO_PROBLEM_MISWRITTEN, robo_xml_get_line (node),
                         _ ("An exercise needs a position. Add a <scenario> to it."));
      return FALSE;
    }
  if (robo_xml_get_embedded (inside, &robo_modules_format) != NULL)
    {
      robo_problems_add (problems, ROBO_PROBLEM_MISWRITTEN, robo_xml_get_line (inside),
                         _ ("Lessons use only the standard modules. Remove <modules>."));
      return FALSE;
    }

  self->scenario = robo_scenario_load_node (inside, sources->library, sources->standard, problems);

  return self->scenario != NULL;
}

static gboolean
check_learner (const RoboExercise *self,
               const xmlNode      *node,
               RoboProblems       *problems)
{
  if (self->scenario->state.robots[self->learner].kind == ROBO_SEAT_OPERATOR)
    return TRUE;

  robo_problems_add (problems, ROBO_PROBLEM_MEANING, robo_xml_get_line (node),
                     _ ("The learner’s seat has no player. Name a seat that has one."));
  return FALSE;
}

/* Checks the rolls. Each KillBot needs a roll for each unit, whatever the learner does. */
static gboolean
check_rolls (const RoboExercise *self,
             const xmlNode      *node,
             RoboProblems       *problems)
{
  guint n_wanted = ROBO_N_UNITS * robo_state_count_robots (&self->scenario->state, ROBO_SEAT_KILLBOT);

  if (self->scenario->rolls->len >= n_wanted)
    return TRUE;

  robo_problems_add (problems, ROBO_PROBLEM_MISWRITTEN, robo_xml_get_line (node),
                     /* Translators: %u is three or more. */
                     _ ("The KillBots in this exercise may roll %u times. Put that many faces in <rolls>."), n_wanted);
  return FALSE;
}

static gboolean
read_exercises (RoboLesson    *self,
                const xmlNode *root,
                RoboProblems  *problems)
{
  static const char *const ids[] = { "standard", NULL };
  g_auto (Sources) sources = {
    .library = robo_library_new (),
    .standard = robo_module_set_load_bundled (ids[0], problems),
    .modules = robo_modules_load_bundled (ids, problems),
  };

  if (sources.standard == NULL || sources.modules == NULL)
    return FALSE;

  for (xmlNode *node = robo_xml_get_first (root, "exercise"); node != NULL; node = robo_xml_get_next (node, "exercise"))
    {
      RoboExercise *exercise = g_new0 (RoboExercise, 1);

      exercise->cases = g_array_new (FALSE, FALSE, sizeof (RoboLessonCase));
      g_array_set_clear_func (exercise->cases, clear_case);
      g_ptr_array_add (self->exercises, exercise);
      exercise->begin = ROBO_PHASE_PROGRAMMING;
      exercise->task = robo_texts_new_from_children (node, "task");
      exercise->question = robo_texts_new_from_children (node, "question");
      exercise->done = robo_texts_new_from_children (node, "done");
      exercise->again = robo_texts_new_from_children (node, "again");
      exercise->modules = robo_modules_ref (sources.modules);
      if (!robo_attributes_read (exercise_attributes, node, exercise, NULL, problems) ||
          !read_scenario (exercise, &sources, node, problems) ||
          !check_learner (exercise, node, problems) ||
          !read_cases (exercise, node, problems) ||
          !check_rolls (exercise, node, problems) ||
          !robo_exercise_check (exercise, robo_xml_get_line (node), problems))
        return FALSE;
    }

  return TRUE;
}

static RoboLesson *
read_lesson (xmlDoc       *doc,
             RoboProblems *problems)
{
  g_autoptr (RoboLesson) self = g_new0 (RoboLesson, 1);
  xmlNode *root = xmlDocGetRootElement (doc);

  self->exercises = g_ptr_array_new_with_free_func (exercise_free);
  self->title = robo_texts_new_from_children (root, "title");
  self->summary = robo_texts_new_from_children (root, "summary");
  if (!robo_attributes_read (lesson_attributes, root, self, NULL, problems) || !read_exercises (self, root, problems))
    return NULL;

  return g_steal_pointer (&self);
}

RoboLesson *
robo_lesson_load_memory (const char   *data,
                         gsize         length,
                         RoboProblems *problems)
{
  g_autoptr (xmlDoc) doc = robo_xml_read_memory (data, length, &robo_lesson_format, problems);

  return doc != NULL ? read_lesson (doc, problems) : NULL;
}

/* Adds a lesson. A lesson that has the same id is replaced. */
static void
add_lesson (GPtrArray  *lessons,
            RoboLesson *lesson)
{
  for (guint i = 0; i < lessons->len; i++)
    {
      if (!g_str_equal (robo_lesson_get_id (lessons->pdata[i]), lesson->id))
        continue;
      g_ptr_array_remove_index (lessons, i);
      break;
    }

  g_ptr_array_add (lessons, lesson);
}

static void
add_folder (GPtrArray  *lessons,
            const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (RoboProblems) problems = robo_problems_new (path);
      g_autoptr (xmlDoc) doc = NULL;
      g_autoptr (RoboLesson) lesson = NULL;
      g_autoptr (GError) error = NULL;

      if (!g_str_has_suffix (name, ROBO_LESSON_SUFFIX))
        continue;
      doc = robo_xml_read_file (path, &robo_lesson_format, problems);
      lesson = doc != NULL ? read_lesson (doc, problems) : NULL;
      if (robo_problems_check (problems, &error))
        add_lesson (lessons, g_steal_pointer (&lesson));
      else
        g_message ("%s", error->message);
    }
}

static gint
compare_lessons (gconstpointer a,
                 gconstpointer b)
{
  const RoboLesson *lesson_a = *(const RoboLesson *const *)a;
  const RoboLesson *lesson_b = *(const RoboLesson *const *)b;

  if (lesson_a->number != lesson_b->number)
    return lesson_a->number < lesson_b->number ? -1 : 1;

  return strcmp (lesson_a->id, lesson_b->id);
}

GPtrArray *
robo_lessons_load (void)
{
  g_autofree char *bundled = g_build_filename (robo_paths_get_data_dir (), "lessons", NULL);
  g_autofree char *own = g_build_filename (g_get_user_data_dir (), "robodrome", "lessons", NULL);
  GPtrArray       *lessons = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_lesson_free);

  add_folder (lessons, bundled);
  add_folder (lessons, own);
  g_ptr_array_sort (lessons, compare_lessons);

  return lessons;
}

const char *
robo_lesson_get_id (const RoboLesson *self)
{
  return self->id;
}

const char *
robo_lesson_get_title (const RoboLesson *self)
{
  return robo_texts_get (self->title);
}

const char *
robo_lesson_get_summary (const RoboLesson *self)
{
  return robo_texts_get (self->summary);
}

guint
robo_lesson_get_n_exercises (const RoboLesson *self)
{
  return self->exercises->len;
}

const RoboExercise *
robo_lesson_get_exercise (const RoboLesson *self,
                          guint             index)
{
  g_return_val_if_fail (index < self->exercises->len, NULL);

  return g_ptr_array_index (self->exercises, index);
}
