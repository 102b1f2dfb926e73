// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-files-desk.h"

#include <glib/gi18n.h>

#include "files/cards/robo-rule-set.h"
#include "files/robo-validate.h"
#include "ui/common/robo-message.h"

struct _RoboFilesDesk
{
  GObject parent_instance;

  AdwToastOverlay *toasts; /* weak */

  /* owned */
  RoboGameDesk  *games;
  RoboArenaDesk *arenas;
  RoboRulesDesk *rules;
};

G_DEFINE_FINAL_TYPE (RoboFilesDesk, robo_files_desk, G_TYPE_OBJECT)

/* What is to be done, sorted by kind. */
typedef struct
{
  GPtrArray *arenas; /* of GFile */
  char      *game;   /* nullable: the first game or series */
  gboolean   is_series;
  guint      n_games; /* games and series */
} Wishes;

static void
complain (RoboFilesDesk *self,
          const char    *body)
{
  robo_message_complain (GTK_WIDGET (self->toasts), _ ("The file could not be opened"), body);
}

static void
refuse_file (RoboFilesDesk *self,
             const char    *name,
             RoboProblems  *problems)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (!robo_problems_check_plain (problems, &error))
    {
      /* There may be several files. */
      sentence = g_strconcat (name, "\n\n", error->message, NULL);
      complain (self, sentence);
      return;
    }

  /* Translators: %s is the name of a file. */
  sentence = g_strdup_printf (_ ("“%s” is a file of Robodrome, but nothing that the window can show. “robodrome-cli validate” checks it."), name);
  complain (self, sentence);
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
sort_file (RoboFilesDesk *self,
           Wishes        *wishes,
           GFile         *file)
{
  const char      *path = g_file_peek_path (file);
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = g_filename_display_name (base);
  g_autoptr (RoboProblems) problems = robo_problems_new (name);

  if (path == NULL)
    {
      complain (self, _ ("It is in a place that this program cannot read. Copy it to this computer first."));
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
      robo_rules_desk_open (self->rules, path);
      break;

    case ROBO_FILE_UNKNOWN:
    case ROBO_FILE_SCENARIO:
    case ROBO_FILE_LESSON:
    case ROBO_FILE_HELP:
      refuse_file (self, name, problems);
      break;
    }
}

void
robo_files_desk_open (RoboFilesDesk *self,
                      GFile        **files,
                      guint          n_files,
                      gboolean       takes_in)
{
  Wishes wishes = { 0 };

  g_return_if_fail (ROBO_IS_FILES_DESK (self));
  g_return_if_fail (files != NULL || n_files == 0);

  wishes.arenas = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < n_files; i++)
    sort_file (self, &wishes, files[i]);

  if (wishes.game != NULL && wishes.is_series)
    robo_game_desk_open_series (self->games, wishes.game);
  else if (wishes.game != NULL)
    robo_game_desk_open_match (self->games, wishes.game);
  if (wishes.n_games > 1)
    robo_message_toast (self->toasts, _ ("There is one game at a time: the first of the files was opened."));

  /* Several are hardly there to be edited all at once. */
  if (wishes.arenas->len > 1 || (wishes.arenas->len > 0 && takes_in))
    robo_arena_desk_import (self->arenas, wishes.arenas);
  else if (wishes.arenas->len > 0)
    robo_arena_desk_open (self->arenas, g_file_peek_path (wishes.arenas->pdata[0]));

  g_ptr_array_unref (wishes.arenas);
  g_free (wishes.game);
}

/* Choosing them */

static void
chosen_cb (RoboFilesDesk        *self,
           int                   response,
           GtkFileChooserNative *chooser)
{
  g_autoptr (GListModel) chosen = gtk_file_chooser_get_files (GTK_FILE_CHOOSER (chooser));
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; response == GTK_RESPONSE_ACCEPT && i < g_list_model_get_n_items (chosen); i++)
    g_ptr_array_add (files, g_list_model_get_item (chosen, i));
  robo_files_desk_open (self, (GFile **)files->pdata, files->len, FALSE);
  g_object_unref (chooser);
}

void
robo_files_desk_choose (RoboFilesDesk *self)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  GtkFileChooserNative *chooser;

  g_return_if_fail (ROBO_IS_FILES_DESK (self));

  gtk_file_filter_set_name (filter, _ ("Arenas, games and rules"));
  gtk_file_filter_add_pattern (filter, "*.arena.xml");
  gtk_file_filter_add_pattern (filter, "*.match.xml");
  gtk_file_filter_add_pattern (filter, "*" ROBO_SERIES_SUFFIX);
  gtk_file_filter_add_pattern (filter, "*" ROBO_MODULES_SUFFIX);
  gtk_file_filter_add_pattern (filter, "*" ROBO_RULES_SUFFIX);
  /* Translators: the title of a file dialog */
  chooser = gtk_file_chooser_native_new (_ ("Open"), GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->toasts))), GTK_FILE_CHOOSER_ACTION_OPEN,
                                         /* Translators: the button of a file dialog */
                                         _ ("_Open"),
                                         _ ("_Cancel"));
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (chooser), TRUE);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  g_signal_connect_object (chooser, "response", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* The object */

static void
robo_files_desk_dispose (GObject *object)
{
  RoboFilesDesk *self = ROBO_FILES_DESK (object);

  g_clear_weak_pointer (&self->toasts);
  g_clear_object (&self->games);
  g_clear_object (&self->arenas);
  g_clear_object (&self->rules);

  G_OBJECT_CLASS (robo_files_desk_parent_class)->dispose (object);
}

static void
robo_files_desk_class_init (RoboFilesDeskClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_files_desk_dispose;
}

static void
robo_files_desk_init (RoboFilesDesk *self)
{
}

RoboFilesDesk *
robo_files_desk_new (AdwToastOverlay *toasts,
                     RoboGameDesk    *games,
                     RoboArenaDesk   *arenas,
                     RoboRulesDesk   *rules)
{
  RoboFilesDesk *self = g_object_new (ROBO_TYPE_FILES_DESK, NULL);

  g_set_weak_pointer (&self->toasts, toasts);
  self->games = g_object_ref (games);
  self->arenas = g_object_ref (arenas);
  self->rules = g_object_ref (rules);

  return self;
}
