// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-window-private.h"

#include <glib/gi18n.h>

#include "files/robo-validate.h"

/* Files that come from outside: from a command line, a file manager, a dialog, or dragged onto the window. */

/* What is to be done, sorted by kind. */
typedef struct
{
  GPtrArray *arenas; /* of GFile */
  char      *game;   /* nullable: the first game or series */
  gboolean   is_series;
  guint      n_games; /* games and series */
} Wishes;

/* Module sets and rule sets are shown by a page of their own; where there is none it is said what they are. */
static void
open_rules (RoboWindow *self,
            const char *path)
{
  g_autofree char *name = g_filename_display_basename (path);
  g_autoptr (RoboProblems) problems = NULL;
  g_autoptr (GError) error = NULL;

  if (gtk_widget_activate_action (GTK_WIDGET (self), "win.open-rules", "s", path))
    return;

  problems = robo_problems_new (name);
  robo_validate_file (path, problems);
  if (robo_problems_check (problems, &error))
    robo_window_complain (self, name, _ ("The file has no errors. Copy it into the folder of your rules to play with it."));
  else
    robo_window_complain (self, _ ("The file could not be opened"), error->message);
}

static void
refuse (RoboWindow   *self,
        const char   *name,
        RoboProblems *problems)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (!robo_problems_check (problems, &error))
    {
      robo_window_complain (self, _ ("The file could not be opened"), error->message);
      return;
    }

  /* Translators: %s is the name of a file. */
  sentence = g_strdup_printf (_ ("“%s” is a file of Robodrome, but nothing that the window can show. “robodrome-cli validate” checks it."), name);
  robo_window_complain (self, _ ("The file could not be opened"), sentence);
}

static void
add_game (Wishes     *wishes,
          const char *path,
          gboolean    is_series)
{
  wishes->n_games++;
  if (wishes->game != NULL)
    return;

  wishes->game = g_strdup (path);
  wishes->is_series = is_series;
}

static void
sort_file (RoboWindow *self,
           Wishes     *wishes,
           GFile      *file)
{
  const char      *path = g_file_peek_path (file);
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = g_filename_display_name (base);
  g_autoptr (RoboProblems) problems = robo_problems_new (name);

  if (path == NULL)
    {
      robo_window_complain (self, _ ("The file could not be opened"), _ ("It is in a place that this program cannot read. Copy it to this computer first."));
      return;
    }

  switch (robo_file_find_kind (path, problems))
    {
    case ROBO_FILE_ARENA:
      g_ptr_array_add (wishes->arenas, g_object_ref (file));
      break;

    case ROBO_FILE_MATCH:
      add_game (wishes, path, FALSE);
      break;

    case ROBO_FILE_SERIES:
      add_game (wishes, path, TRUE);
      break;

    case ROBO_FILE_MODULES:
    case ROBO_FILE_RULES:
      open_rules (self, path);
      break;

    case ROBO_FILE_UNKNOWN:
    case ROBO_FILE_SCENARIO:
    case ROBO_FILE_LESSON:
    case ROBO_FILE_HELP:
      refuse (self, name, problems);
      break;
    }
}

static void
open_game (RoboWindow   *self,
           const Wishes *wishes)
{
  if (wishes->game == NULL)
    return;

  if (wishes->is_series)
    robo_window_load_series (self, wishes->game);
  else
    robo_window_load_match (self, wishes->game);
  if (wishes->n_games > 1)
    robo_window_tell (self, _ ("There is one game at a time: the first of the files was opened."));
}

/* Several are hardly there to be edited all at once. */
static void
open_arenas (RoboWindow   *self,
             const Wishes *wishes,
             gboolean      takes_in)
{
  if (wishes->arenas->len == 0)
    return;

  if (takes_in || wishes->arenas->len > 1)
    robo_window_import (self, wishes->arenas);
  else
    robo_window_open_arena (self, g_file_peek_path (wishes->arenas->pdata[0]));
}

void
robo_window_open_files (RoboWindow *self,
                        GFile     **files,
                        guint       n_files,
                        gboolean    takes_in)
{
  Wishes wishes = { 0 };

  g_return_if_fail (ROBO_IS_WINDOW (self));
  g_return_if_fail (files != NULL || n_files == 0);

  wishes.arenas = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < n_files; i++)
    sort_file (self, &wishes, files[i]);
  open_game (self, &wishes);
  open_arenas (self, &wishes, takes_in);

  g_ptr_array_unref (wishes.arenas);
  g_free (wishes.game);
}

void
robo_window_open_file (RoboWindow *self,
                       const char *path)
{
  g_autoptr (GFile) file = NULL;

  g_return_if_fail (ROBO_IS_WINDOW (self));
  g_return_if_fail (path != NULL);

  file = g_file_new_for_path (path);
  robo_window_open_files (self, &file, 1, FALSE);
}
