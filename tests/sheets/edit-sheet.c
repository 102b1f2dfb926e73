// SPDX-License-Identifier: GPL-3.0-or-later
// Prints the messages of editors and of the sandbox in the language of the environment, for people to read:
// not a test. The problems of files have a sheet of their own.
#include "config.h"

#include <string.h>

#include <glib/gstdio.h>

#include "documents/robo-arena-document.h"
#include "files/cards/robo-rule-set-differences.h"
#include "files/cards/robo-rule-set.h"
#include "files/scenario/robo-position.h"

#include "sheet-words.h"

#define ARENA                                                                                                        \
  "<arena xmlns='urn:x-robodrome:arena:1' id='small' columns='5' rows='5'><terrain><row>.....</row><row>.....</row>" \
  "<row>.....</row><row>.....</row><row>.....</row></terrain></arena>"

#define WALLED                                                                                                       \
  "<arena xmlns='urn:x-robodrome:arena:1' id='small' columns='5' rows='5'><terrain><row>#....</row><row>.....</row>" \
  "<row>.....</row><row>.....</row><row>.....</row></terrain><features><vp at='3,3' number='1'/>"                    \
  "<start at='2,1' side='n' arrow='s'/><start at='2,5' side='s' arrow='n'/></features></arena>"
#define STANDARD "<modules-ref id='standard'/><killbot-module id='anchor'/>"

static void
load (RoboDocument *document,
      const char   *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  robo_document_load_async (document, file, NULL, sheet_keep_cb, &result);
  if (!robo_document_finish (document, sheet_await (&result), &error))
    sheet_print (error->message);
}

static void
save (RoboDocument *document)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  robo_document_save_async (document, NULL, sheet_keep_cb, &result);
  if (!robo_document_finish (document, sheet_await (&result), &error))
    sheet_print (error->message);
}

static void
print_edits (RoboDocument *document)
{
  GListModel *edits = robo_history_get_edits (robo_document_get_history (document));

  for (guint i = 0; i < g_list_model_get_n_items (edits); i++)
    {
      g_autoptr (GObject) edit = g_list_model_get_item (edits, i);
      g_autofree char *name = NULL;

      g_object_get (edit, "name", &name, NULL);
      g_print ("  %s\n", name);
    }
}

/* The sandbox reports these problems of a position that was put together in it. */
static void
print_positions (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboArena) arena = robo_arena_load_memory (WALLED, strlen (WALLED), problems);
  g_autoptr (RoboModules) modules = robo_modules_load_bundled ((const char *const[]){ "standard", NULL }, problems);
  g_autoptr (RoboPosition) position = robo_position_new (arena, modules);
  RoboRobot *robot = &position->state.robots[0];

  g_print ("[why a position is not played]\n");
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *sentence = robo_position_check (position);

      g_print ("  %s\n", sentence);
      robot->kind = ROBO_SEAT_OPERATOR;
      robot->number = 2;
      robot->space = (guint8)i;
      robot->n_dice = i == 1 ? 1 : 0;
      robot->dice[0] = (RoboDie){ .colour = ROBO_BLUE, .value = 3, .key = ROBO_DIR_NE };
    }
}

static RoboRuleSet *
open_rules (const char *inside)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autofree char *text =
    g_strconcat ("<rules xmlns='urn:x-robodrome:rules:1' id='mine'><name>Mine</name>", inside, "</rules>", NULL);

  return robo_rule_set_open_memory (text, strlen (text), problems);
}

static void
print_rules (void)
{
  static const char *const insides[] = {
    STANDARD,
    "<modules-ref id='standard'/>",
    STANDARD "<killbot-module id='bomb'/>",
    "<modules xmlns='urn:x-robodrome:modules:1' id='other'><module id='brake' colour='blue'>"
    "<ability kind='hover'/></module></modules>",
  };

  g_print ("[how rules differ]\n");
  for (guint i = 0; i < G_N_ELEMENTS (insides); i++)
    for (guint k = 1; k < G_N_ELEMENTS (insides); k += 2)
      {
        g_autoptr (RoboRuleSet) one = open_rules (insides[i]);
        g_autoptr (RoboRuleSet) other = open_rules (insides[(i + k) % G_N_ELEMENTS (insides)]);
        g_auto (GStrv) sentences = robo_rule_set_dup_differences (one, other);

        for (guint n = 0; sentences[n] != NULL; n++)
          g_print ("  %s\n", sentences[n]);
      }
}

int
main (void)
{
  g_autofree char *folder = g_dir_make_tmp ("robodrome-edit-sheet-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "small.arena.xml", NULL);
  g_autoptr (RoboArenaDocument) document = robo_arena_document_new ();
  g_autoptr (RoboArenaDocument) copy = NULL;

  sheet_speak ();
  g_setenv ("XDG_STATE_HOME", folder, TRUE);

  g_print ("[what is undone]\n");
  g_file_set_contents (path, ARENA, -1, NULL);
  load (ROBO_DOCUMENT (document), path);
  robo_arena_document_set_name (document, NULL, "Small");
  robo_arena_document_set_description (document, NULL, "Little room.");
  robo_arena_document_set_author (document, "Ada");
  robo_arena_document_set_license (document, "CC0-1.0");
  g_object_set (document, "theme", 2u, NULL);
  print_edits (ROBO_DOCUMENT (document));

  g_print ("[why it is not saved]\n");
  copy = robo_arena_document_new_copy (robo_arena_document_get_arena (document), "copy", "Copy");
  save (ROBO_DOCUMENT (copy));
  g_file_set_contents (path, "<arena/>", -1, NULL);
  save (ROBO_DOCUMENT (document));
  g_file_set_contents (path, ARENA "<", -1, NULL);
  load (ROBO_DOCUMENT (document), path);
  robo_arena_document_set_name (document, NULL, "Small room");
  save (ROBO_DOCUMENT (document));
  g_unlink (path);
  g_mkdir (path, 0700);
  load (ROBO_DOCUMENT (document), path);
  print_positions ();
  print_rules ();

  return 0;
}
