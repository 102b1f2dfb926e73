// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-rules-uses.h"

#include <glib/gi18n.h>

#include "base/robo-work.h"
#include "files/robo-uses.h"

/* A list in the dialog names at most this many uses and counts the rest. With more text lines, the buttons of the
 * dialog would be off the screen. */
#define MAX_LINES 8

struct _RoboRulesUses
{
  char      *set_id;
  char      *card_id; /* nullable: NULL for all cards of the set */
  GPtrArray *rules;   /* array of RoboRuleFile */
  GPtrArray *uses;    /* array of RoboCardUse */

  RoboRulesUsesFunc done;
};

static void
uses_free (gpointer data)
{
  RoboRulesUses *self = data;

  g_free (self->set_id);
  g_free (self->card_id);
  g_clear_pointer (&self->rules, g_ptr_array_unref);
  g_clear_pointer (&self->uses, g_ptr_array_unref);
  g_free (self);
}

static gboolean
find_thread (gpointer      data,
             GCancellable *cancellable,
             GError      **error)
{
  RoboRulesUses   *self = data;
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "robodrome", NULL);

  self->uses = robo_uses_find (folder, self->set_id, self->card_id);

  return TRUE;
}

static void
found_cb (gpointer      owner,
          gpointer      data,
          GCancellable *cancellable,
          const GError *error)
{
  RoboRulesUses *self = data;

  self->done (owner, self);
}

void
robo_rules_uses_find (RoboRuleFiles    *files,
                      const char       *set_id,
                      const char       *card_id,
                      gpointer          owner,
                      RoboRulesUsesFunc done)
{
  RoboRulesUses *self = g_new0 (RoboRulesUses, 1);

  self->set_id = g_strdup (set_id);
  self->card_id = g_strdup (card_id);
  self->rules = robo_rule_files_list_users (files, set_id, card_id);
  self->done = done;
  robo_work_run (owner, NULL, find_thread, found_cb, self, uses_free);
}

const char *
robo_rules_uses_get_card (const RoboRulesUses *self)
{
  return self->card_id;
}

gboolean
robo_rules_uses_is_any (const RoboRulesUses *self)
{
  return self->rules->len > 0 || self->uses->len > 0;
}

/* Texts */

static void
add_lines (GString    *text,
           const char *heading,
           GPtrArray  *titles)
{
  if (titles->len == 0)
    return;

  g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", heading);
  for (guint i = 0; i < MIN (titles->len, MAX_LINES); i++)
    g_string_append_printf (text, "\n• %s", (const char *)titles->pdata[i]);
  if (titles->len > MAX_LINES)
    {
      guint rest = titles->len - MAX_LINES;

      g_string_append (text, "\n• ");
      /* Translators: This ends a list that is too long to be shown. %u is how many more entries the list has. */
      g_string_append_printf (text, ngettext ("%u more", "%u more", rest), rest);
    }
}

static void
add_uses (GString             *text,
          const RoboRulesUses *self,
          RoboUseKind          kind,
          const char          *heading)
{
  g_autoptr (GPtrArray) titles = g_ptr_array_new ();

  for (guint i = 0; i < self->uses->len; i++)
    {
      const RoboCardUse *use = self->uses->pdata[i];

      if (use->kind == kind)
        g_ptr_array_add (titles, use->title);
    }
  add_lines (text, heading, titles);
}

char *
robo_rules_uses_dup_text (const RoboRulesUses *self)
{
  GString *text = g_string_new (NULL);
  g_autoptr (GPtrArray) titles = g_ptr_array_new ();

  for (guint i = 0; i < self->rules->len; i++)
    g_ptr_array_add (titles, (gpointer)robo_rule_file_get_title (self->rules->pdata[i]));
  if (titles->len == 0)
    g_string_append (text, _ ("Not used in any rule set."));
  add_lines (text, _ ("Used in rule sets:"), titles);
  add_uses (text, self, ROBO_USE_MATCH, _ ("Used in games already started:"));
  add_uses (text, self, ROBO_USE_SCENARIO, _ ("Used in scenarios:"));

  return g_string_free (text, FALSE);
}
