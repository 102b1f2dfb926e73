// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-files-controller.h"

#include <glib/gi18n.h>

#include "base/robo-work.h"
#include "files/cards/robo-rule-set.h"
#include "files/pack/robo-pack.h"
#include "files/robo-validate.h"
#include "files/scenario/robo-puzzle.h"
#include "ui/widgets/robo-message.h"
#include "ui/widgets/robo-opening-bar.h"

struct _RoboFilesController
{
  GObject parent_instance;

  AdwToastOverlay *toasts; /* weak */

  /* owned */
  RoboGameController   *games;
  RoboArenaController  *arenas;
  RoboRulesController  *rules;
  RoboPuzzleController *puzzles;
  RoboPackController   *packs;
};

G_DEFINE_FINAL_TYPE (RoboFilesController, robo_files_controller, G_TYPE_OBJECT)

/* Holds a file to open, and its kind, which another thread has detected. */
typedef struct
{
  GFile        *file;
  char         *name; /* name of the file for display */
  RoboProblems *problems;
  RoboFileKind  kind;
  gboolean      is_pack;
} Wish;

static void
wish_free (gpointer data)
{
  Wish *self = data;

  g_object_unref (self->file);
  g_free (self->name);
  robo_problems_free (self->problems);
  g_free (self);
}

static Wish *
wish_new (GFile        *file,
          GCancellable *cancellable)
{
  Wish            *self = g_new0 (Wish, 1);
  g_autofree char *base = g_file_get_basename (file);

  self->file = g_object_ref (file);
  self->name = g_filename_display_name (base);
  self->problems = robo_problems_new (self->name);
  robo_problems_set_cancellable (self->problems, cancellable);

  return self;
}

/* Holds the files that are opened together. */
typedef struct
{
  GPtrArray *wishes;
  gboolean   takes_in;
} Request;

static void
request_free (gpointer data)
{
  Request *self = data;

  g_ptr_array_unref (self->wishes);
  g_free (self);
}

/* Holds the files to open, sorted by the way of opening them. */
typedef struct
{
  GPtrArray *imports;       /* array of GFile: packs, and files that are imported together */
  gboolean   imports_files; /* whether the files that are neither games nor packs are imported together */
  GPtrArray *arenas;        /* arena files, each a GFile */
  char      *game;          /* nullable: the first game or series */
  gboolean   is_series;
  guint      n_games; /* number of games and series */
  char      *rules;   /* nullable; path of a file of rules or modules */
  gboolean   is_modules;
  GString   *refused; /* errors of the first files that cannot be opened */
  GString   *hidden;  /* names of valid files that have no page */
  guint      n_hidden;
  guint      n_refused; /* number of files that cannot be opened, including those that have no page */
} Orders;

/* A dialog shows this many errors and counts the other errors, because with a dialog for each error the user might have
 * to close hundreds of them. */
#define MAX_TOLD 3

/* More arenas than this are imported without a dialog, in which they would be hard to read. */
#define MANY_ARENAS 24

static void
refuse (Orders     *orders,
        const char *name,
        const char *sentence)
{
  if (orders->n_refused++ >= MAX_TOLD)
    return;

  if (orders->refused->len > 0)
    g_string_append (orders->refused, "\n\n");
  g_string_append_printf (orders->refused, "%s\n\n%s", name, sentence);
}

static void
refuse_file (Orders       *orders,
             const char   *name,
             RoboProblems *problems)
{
  g_autoptr (GError) error = NULL;

  if (!robo_problems_check_plain (problems, &error))
    {
      /* Name the file, so that the user knows which of several files it is. */
      refuse (orders, name, error->message);
      return;
    }

  if (orders->n_refused++ >= MAX_TOLD)
    return;

  orders->n_hidden++;
  if (orders->hidden->len > 0)
    g_string_append_c (orders->hidden, '\n');
  g_string_append (orders->hidden, name);
}

/* Reports in one dialog all valid files that no page can show. */
static void
tell_hidden (const Orders *orders)
{
  if (orders->n_hidden == 0)
    return;

  if (orders->refused->len > 0)
    g_string_append (orders->refused, "\n\n");
  if (orders->n_hidden == 1)
    g_string_append_printf (orders->refused,
                            /* Translators: %s is the name of a file. */
                            _ ("“%s” is a Robodrome file, but it can’t be shown in a window. Check it with “robodrome-cli validate”."),
                            orders->hidden->str);
  else
    g_string_append_printf (orders->refused, "%s\n\n%s", orders->hidden->str,
                            /* Translators: This stands below the names of several files that the user tried to open. */
                            _ ("These are Robodrome files, but they can’t be shown in a window. Check them with “robodrome-cli validate”."));
}

static void
tell_refused (RoboFilesController *self,
              const Orders        *orders)
{
  guint n_more = orders->n_refused - MIN (orders->n_refused, MAX_TOLD);

  tell_hidden (orders);
  if (n_more > 0)
    {
      g_string_append (orders->refused, "\n\n");
      g_string_append_printf (orders->refused,
                              /* Translators: This stands after sentences about the first files that could not be
                               * opened. %u is 1 or more. */
                              ngettext ("%u more file couldn’t be opened.", "%u more files couldn’t be opened.", n_more), n_more);
    }
  if (orders->n_refused > 0)
    robo_message_show_error (GTK_WIDGET (self->toasts),
                             ngettext ("File Could Not Be Opened", "Files Could Not Be Opened", orders->n_refused),
                             orders->refused->str);
}

static void
add_game (Orders     *orders,
          const char *path,
          gboolean    is_series)
{
  orders->n_games++;
  if (orders->game != NULL)
    return;

  orders->game = g_strdup (path);
  orders->is_series = is_series;
}

static gboolean
is_game (const Wish *wish)
{
  return wish->kind == ROBO_FILE_MATCH || wish->kind == ROBO_FILE_SERIES;
}

/* Returns TRUE if the files that are neither games nor packs are imported together in a dialog. They are imported
 * together if a file among them has no page in the window, or if there are several files, because a page would show
 * only one file. If there are only arenas, and more than MANY_ARENAS, they are imported without a dialog. */
static gboolean
wants_import (const Request *request)
{
  guint    n = 0;
  guint    n_arenas = 0;
  gboolean has_page = TRUE;

  for (guint i = 0; i < request->wishes->len; i++)
    {
      const Wish *wish = request->wishes->pdata[i];

      if (wish->is_pack || is_game (wish) || wish->kind == ROBO_FILE_HELP || wish->kind == ROBO_FILE_UNKNOWN)
        continue;
      n++;
      n_arenas += wish->kind == ROBO_FILE_ARENA;
      has_page &= wish->kind != ROBO_FILE_SCENARIO && wish->kind != ROBO_FILE_LESSON;
    }

  return !has_page || (n > 1 && !(n_arenas == n && n > MANY_ARENAS));
}

static void
sort_wish (RoboFilesController *self,
           Orders              *orders,
           const Wish          *wish)
{
  const char *path = g_file_peek_path (wish->file);

  if (path != NULL && (wish->is_pack || (orders->imports_files && !is_game (wish))))
    {
      g_ptr_array_add (orders->imports, g_object_ref (wish->file));
      return;
    }
  if (path == NULL)
    {
      refuse (orders, wish->name, _ ("Robodrome can’t read files from that location. Copy the file to this computer first."));
      return;
    }

  switch (wish->kind)
    {
    case ROBO_FILE_ARENA:
      g_ptr_array_add (orders->arenas, g_object_ref (wish->file));
      break;

    case ROBO_FILE_MATCH:
      add_game (orders, path, FALSE);
      break;

    case ROBO_FILE_SERIES:
      add_game (orders, path, TRUE);
      break;

    case ROBO_FILE_MODULES:
    case ROBO_FILE_RULES:
      orders->rules = g_strdup (path);
      orders->is_modules = wish->kind == ROBO_FILE_MODULES;
      break;

    case ROBO_FILE_PUZZLE:
      robo_puzzle_controller_open (self->puzzles, path);
      break;

    case ROBO_FILE_UNKNOWN:
    case ROBO_FILE_SCENARIO:
    case ROBO_FILE_LESSON:
    case ROBO_FILE_HELP:
      refuse_file (orders, wish->name, wish->problems);
      break;
    }
}

static void
carry_out (RoboFilesController *self,
           const Request       *request)
{
  Orders orders = { .imports = g_ptr_array_new_with_free_func (g_object_unref),
                    .imports_files = wants_import (request),
                    .arenas = g_ptr_array_new_with_free_func (g_object_unref),
                    .refused = g_string_new (NULL),
                    .hidden = g_string_new (NULL) };

  for (guint i = 0; i < request->wishes->len; i++)
    sort_wish (self, &orders, request->wishes->pdata[i]);

  if (orders.game != NULL && orders.is_series)
    robo_game_controller_open_series (self->games, orders.game);
  else if (orders.game != NULL)
    robo_game_controller_open_match (self->games, orders.game);
  if (orders.n_games > 1)
    robo_message_toast (self->toasts, _ ("Only one game can be open at a time, so only the first file was opened."));

  if (orders.rules != NULL)
    robo_rules_controller_open (self->rules, orders.rules, !orders.is_modules);

  if (orders.arenas->len > 1 || (orders.arenas->len > 0 && request->takes_in))
    robo_arena_controller_import (self->arenas, orders.arenas);
  else if (orders.arenas->len > 0)
    robo_arena_controller_open (self->arenas, g_file_peek_path (orders.arenas->pdata[0]));

  robo_pack_controller_import (self->packs, orders.imports);
  tell_refused (self, &orders);

  g_ptr_array_unref (orders.imports);
  g_ptr_array_unref (orders.arenas);
  g_string_free (orders.refused, TRUE);
  g_string_free (orders.hidden, TRUE);
  g_free (orders.game);
  g_free (orders.rules);
}

static gboolean
find_kinds_thread (gpointer      data,
                   GCancellable *cancellable,
                   GError      **error)
{
  const Request *request = data;

  for (guint i = 0; i < request->wishes->len; i++)
    {
      Wish       *wish = request->wishes->pdata[i];
      const char *path = g_file_peek_path (wish->file);

      wish->is_pack = path != NULL && g_str_has_suffix (path, ROBO_PACK_SUFFIX);
      if (path != NULL && !wish->is_pack)
        wish->kind = robo_file_find_kind (path, wish->problems);
    }

  return TRUE;
}

static void
kinds_found_cb (gpointer      owner,
                gpointer      data,
                GCancellable *cancellable,
                const GError *error)
{
  RoboFilesController *self = owner;

  if (self->toasts == NULL)
    return;

  carry_out (self, data);
  robo_opening_end (adw_toast_overlay_get_child (self->toasts), cancellable);
}

void
robo_files_controller_open (RoboFilesController *self,
                            GFile              **files,
                            guint                n_files,
                            gboolean             takes_in)
{
  g_autoptr (GCancellable) cancellable = NULL;
  g_autofree char *shown = NULL;
  Request         *request;

  g_return_if_fail (ROBO_IS_FILES_CONTROLLER (self));
  g_return_if_fail (files != NULL || n_files == 0);

  if (n_files == 0)
    return;
  if (g_file_has_uri_scheme (files[0], "robodrome"))
    {
      g_autofree char *link = g_file_get_uri (files[0]);

      robo_game_controller_open_link (self->games, link);
      return;
    }

  shown = g_file_get_parse_name (files[0]);
  cancellable = robo_opening_begin (adw_toast_overlay_get_child (self->toasts), shown);
  request = g_new (Request, 1);
  *request = (Request){ g_ptr_array_new_with_free_func (wish_free), takes_in };
  for (guint i = 0; i < n_files; i++)
    g_ptr_array_add (request->wishes, wish_new (files[i], cancellable));

  robo_work_run (self, cancellable, find_kinds_thread, kinds_found_cb, request, request_free);
}

/* Choosing files */

static void
chosen_cb (RoboFilesController  *self,
           int                   response,
           GtkFileChooserNative *chooser)
{
  g_autoptr (GListModel) chosen = gtk_file_chooser_get_files (GTK_FILE_CHOOSER (chooser));
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; response == GTK_RESPONSE_ACCEPT && i < g_list_model_get_n_items (chosen); i++)
    g_ptr_array_add (files, g_list_model_get_item (chosen, i));
  robo_files_controller_open (self, (GFile **)files->pdata, files->len, FALSE);
  g_object_unref (chooser);
}

void
robo_files_controller_choose (RoboFilesController *self)
{
  GtkFileChooserNative *chooser;

  g_return_if_fail (ROBO_IS_FILES_CONTROLLER (self));

  /* Translators: This is the title of a file dialog. */
  chooser = robo_message_create_chooser (GTK_WIDGET (self->toasts), _ ("Open"), GTK_FILE_CHOOSER_ACTION_OPEN,
                                         /* Translators: This is the button of a file dialog. */
                                         _ ("_Open"));
  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (chooser), TRUE);
  robo_message_add_filter (chooser, _ ("Arenas, games, packs, puzzles and rules"), "*.arena.xml", "*.match.xml",
                           "*" ROBO_SERIES_SUFFIX, "*" ROBO_MODULES_SUFFIX, "*" ROBO_PUZZLE_SUFFIX,
                           "*" ROBO_RULES_SUFFIX, "*" ROBO_PACK_SUFFIX, "*.lesson.xml", "*.scenario.xml", NULL);
  g_signal_connect_object (chooser, "response", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* Object */

static void
robo_files_controller_dispose (GObject *object)
{
  RoboFilesController *self = ROBO_FILES_CONTROLLER (object);

  g_clear_weak_pointer (&self->toasts);
  g_clear_object (&self->games);
  g_clear_object (&self->arenas);
  g_clear_object (&self->rules);
  g_clear_object (&self->puzzles);
  g_clear_object (&self->packs);

  G_OBJECT_CLASS (robo_files_controller_parent_class)->dispose (object);
}

static void
robo_files_controller_class_init (RoboFilesControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_files_controller_dispose;
}

static void
robo_files_controller_init (RoboFilesController *self)
{
}

RoboFilesController *
robo_files_controller_new (AdwToastOverlay      *toasts,
                           RoboGameController   *games,
                           RoboArenaController  *arenas,
                           RoboRulesController  *rules,
                           RoboPuzzleController *puzzles,
                           RoboPackController   *packs)
{
  RoboFilesController *self = g_object_new (ROBO_TYPE_FILES_CONTROLLER, NULL);

  g_set_weak_pointer (&self->toasts, toasts);
  self->games = g_object_ref (games);
  self->arenas = g_object_ref (arenas);
  self->rules = g_object_ref (rules);
  self->puzzles = g_object_ref (puzzles);
  self->packs = g_object_ref (packs);

  return self;
}
