// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-rule-file.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "robo-module-set.h"

struct _RoboRuleFile
{
  GObject parent_instance;

  char    *path;
  char    *id;
  char    *title;
  char    *summary;
  char    *problem;
  gboolean is_rules;
  gboolean is_own;

  RoboRuleSet *rules; /* NULL for a module set, or if the file cannot be read */
};

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_SUMMARY,
  PROP_PROBLEM,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboRuleFile, robo_rule_file, G_TYPE_OBJECT)

static void
robo_rule_file_finalize (GObject *object)
{
  RoboRuleFile *self = ROBO_RULE_FILE (object);

  g_free (self->path);
  g_free (self->id);
  g_free (self->title);
  g_free (self->summary);
  g_free (self->problem);
  robo_rule_set_unref (self->rules);

  G_OBJECT_CLASS (robo_rule_file_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_TITLE] = { ROBO_PROPERTY_FIELD (STRING, "title", RoboRuleFile, title) },
  [PROP_SUMMARY] = { ROBO_PROPERTY_FIELD (STRING, "summary", RoboRuleFile, summary) },
  [PROP_PROBLEM] = { ROBO_PROPERTY_FIELD (STRING, "problem", RoboRuleFile, problem) },
};

static void
robo_rule_file_class_init (RoboRuleFileClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = robo_rule_file_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);
}

static void
robo_rule_file_init (RoboRuleFile *self)
{
}

RoboRuleFile *
robo_rule_file_new (const char *path,
                    gboolean    is_rules,
                    gboolean    is_own)
{
  RoboRuleFile *self = g_object_new (ROBO_TYPE_RULE_FILE, NULL);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  self->path = g_strdup (path);
  self->is_rules = is_rules;
  self->is_own = is_own;
  if (is_rules)
    {
      g_autoptr (RoboRuleSet) set = robo_rule_set_open_file (self->path, problems);

      if (set != NULL)
        {
          self->id = g_strdup (robo_rule_set_get_id (set));
          self->title = g_strdup (robo_rule_set_get_name (set));
          self->summary = g_strdup (robo_rule_set_get_description (set));
          self->rules = g_steal_pointer (&set);
        }
    }
  else
    {
      g_autoptr (RoboModuleSet) set = robo_module_set_open_file (self->path, problems);

      if (set != NULL)
        {
          guint n_cards = robo_module_set_get_cards (set)->n_cards;

          self->id = g_strdup (robo_module_set_get_id (set));
          self->title = g_strdup (robo_module_set_get_name (set));
          /* Translators: This stands below the name of a module set. %u is how many cards the set has. */
          self->summary = g_strdup_printf (ngettext ("%u card", "%u cards", n_cards), n_cards);
        }
    }
  for (guint i = 0; self->problem == NULL && i < robo_problems_get_length (problems); i++)
    {
      const RoboProblem *problem = robo_problems_get (problems, i);

      if (problem->code->severity == ROBO_SEVERITY_ERROR)
        self->problem = g_strdup (robo_problem_get_plain (problem));
    }
  if (self->title == NULL)
    self->title = g_filename_display_basename (path);
  if (self->summary == NULL)
    self->summary = g_strdup ("");

  return self;
}

const char *
robo_rule_file_get_path (RoboRuleFile *self)
{
  g_return_val_if_fail (ROBO_IS_RULE_FILE (self), NULL);

  return self->path;
}

const char *
robo_rule_file_get_id (RoboRuleFile *self)
{
  g_return_val_if_fail (ROBO_IS_RULE_FILE (self), NULL);

  return self->id;
}

const char *
robo_rule_file_get_title (RoboRuleFile *self)
{
  g_return_val_if_fail (ROBO_IS_RULE_FILE (self), NULL);

  return self->title;
}

const char *
robo_rule_file_get_summary (RoboRuleFile *self)
{
  g_return_val_if_fail (ROBO_IS_RULE_FILE (self), NULL);

  return self->summary;
}

const char *
robo_rule_file_get_problem (RoboRuleFile *self)
{
  g_return_val_if_fail (ROBO_IS_RULE_FILE (self), NULL);

  return self->problem;
}

gboolean
robo_rule_file_is_rules (RoboRuleFile *self)
{
  g_return_val_if_fail (ROBO_IS_RULE_FILE (self), FALSE);

  return self->is_rules;
}

gboolean
robo_rule_file_is_own (RoboRuleFile *self)
{
  g_return_val_if_fail (ROBO_IS_RULE_FILE (self), FALSE);

  return self->is_own;
}

RoboRuleSet *
robo_rule_file_get_rules (RoboRuleFile *self)
{
  g_return_val_if_fail (ROBO_IS_RULE_FILE (self), NULL);

  return self->rules;
}
