// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-series-controller.h"

#include <glib/gi18n.h>

#include "files/xml/robo-load.h"
#include "match/robo-match-load.h"
#include "ui/widgets/robo-message.h"
#include "ui/widgets/robo-opening-bar.h"

struct _RoboSeriesController
{
  GObject parent_instance;

  GtkWidget *pages; /* weak, since a file may still be read when the window is gone */

  /* owned */
  RoboMatchSaver *saver;
  RoboSeriesList *list;
  RoboSeriesPage *page; /* created on first use */
  GSignalGroup   *run_signals;
};

enum
{
  SHOW,
  SHOW_MATCH,
  CLOSED,
  FAILED,
  LOOKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboSeriesController, robo_series_controller, G_TYPE_OBJECT)

static RoboSeriesRun *
get_run (RoboSeriesController *self)
{
  return self->page != NULL ? robo_series_page_get_run (self->page) : NULL;
}

static void
failed_cb (RoboSeriesController *self,
           const char           *sentence)
{
  g_signal_emit (self, signals[FAILED], 0, sentence);
}

static void
turn_to (RoboSeriesController *self,
         RoboSeriesRun        *run)
{
  robo_series_run_set_saver (run, self->saver);
  robo_series_page_set_run (robo_series_controller_get_page (self), run);
  g_signal_group_set_target (self->run_signals, run);
}

static void
show_match (RoboSeriesController *self,
            RoboMatch            *match)
{
  robo_series_list_add (self->list, get_run (self));
  g_signal_emit (self, signals[SHOW_MATCH], 0, match);
}

/* Matches */

static void
play_again_cb (RoboSeriesController *self)
{
  g_autoptr (RoboMatch) match = robo_series_run_begin_again (get_run (self), self->saver);

  show_match (self, match);
}

/* Holds a match of a series while it is read from its file. */
typedef struct
{
  RoboSeriesController *controller;
  RoboSeriesRun        *run;
  gboolean              is_current; /* the match is continued, not only shown */
} Opening;

static void
opening_free (Opening *self)
{
  g_object_unref (self->controller);
  g_object_unref (self->run);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Opening, opening_free)

static void
match_loaded_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  g_autoptr (Opening) opening = user_data;
  RoboSeriesController *self = opening->controller;
  g_autoptr (GError) error = NULL;
  g_autoptr (RoboMatch) match = robo_match_load_finish (result, self->saver, NULL, NULL, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || self->pages == NULL)
    return;

  robo_opening_end (self->pages, g_task_get_cancellable (G_TASK (result)));
  if (match != NULL && opening->is_current)
    {
      /* Save the match in the file from which it was read. A copy in the games folder would not be part of the series,
       * which refers to this file. */
      robo_match_load_save_in_same_file (match, self->saver);
      robo_series_run_resume (opening->run, match);
    }
  if (match != NULL)
    {
      turn_to (self, opening->run);
      show_match (self, match);
    }
  else if (opening->is_current)
    {
      AdwMessageDialog *dialog =
        robo_message_ask (self->pages, _ ("Match Could Not Be Continued"), error->message, _ ("_Cancel"),
                          _ ("_Restart Series"), ADW_RESPONSE_DEFAULT);

      g_signal_connect_object (dialog, "response::accept", G_CALLBACK (play_again_cb), self, G_CONNECT_SWAPPED);
    }
  else
    robo_message_show_error (self->pages, _ ("Match Could Not Be Shown"), error->message);
}

static void
load_match (RoboSeriesController *self,
            const char           *path,
            gboolean              is_current)
{
  g_autoptr (GCancellable) cancellable = robo_opening_begin (self->pages, path);
  Opening *opening = g_new (Opening, 1);

  *opening = (Opening){ g_object_ref (self), g_object_ref (get_run (self)), is_current };
  robo_match_load_async (path, cancellable, match_loaded_cb, opening);
}

static void
play_cb (RoboSeriesController *self)
{
  g_autofree char *path = NULL;
  g_autoptr (RoboMatch) match = robo_series_run_begin (get_run (self), self->saver, &path);

  if (match != NULL)
    show_match (self, match);
  else
    load_match (self, path, TRUE);
}

static void
open_game_cb (RoboSeriesController *self,
              guint                 bout)
{
  g_autofree char *path = robo_series_run_dup_game_path (get_run (self), bout);

  load_match (self, path, FALSE);
}

/* Object */

static void
robo_series_controller_dispose (GObject *object)
{
  RoboSeriesController *self = ROBO_SERIES_CONTROLLER (object);

  g_clear_weak_pointer (&self->pages);
  g_clear_object (&self->run_signals);
  g_clear_object (&self->page);
  g_clear_object (&self->list);
  g_clear_object (&self->saver);

  G_OBJECT_CLASS (robo_series_controller_parent_class)->dispose (object);
}

static void
robo_series_controller_class_init (RoboSeriesControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_series_controller_dispose;

  signals[SHOW] = g_signal_new ("show", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
  signals[SHOW_MATCH] = g_signal_new ("show-match", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 1, ROBO_TYPE_MATCH);
  signals[CLOSED] = g_signal_new ("closed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);
  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[LOOKED] = g_signal_new ("looked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
robo_series_controller_init (RoboSeriesController *self)
{
  self->run_signals = g_signal_group_new (ROBO_TYPE_SERIES_RUN);
  g_signal_group_connect_swapped (self->run_signals, "failed", G_CALLBACK (failed_cb), self);
}

RoboSeriesController *
robo_series_controller_new (RoboMatchSaver *saver,
                            GtkWidget      *pages)
{
  RoboSeriesController *self = g_object_new (ROBO_TYPE_SERIES_CONTROLLER, NULL);

  g_return_val_if_fail (ROBO_IS_MATCH_SAVER (saver), NULL);

  g_set_weak_pointer (&self->pages, pages);
  self->saver = g_object_ref (saver);
  self->list = robo_series_list_new (robo_match_saver_get_folder (saver));

  return self;
}

RoboSeriesList *
robo_series_controller_get_list (RoboSeriesController *self)
{
  g_return_val_if_fail (ROBO_IS_SERIES_CONTROLLER (self), NULL);

  return self->list;
}

RoboSeriesPage *
robo_series_controller_get_page (RoboSeriesController *self)
{
  g_return_val_if_fail (ROBO_IS_SERIES_CONTROLLER (self), NULL);

  if (self->page == NULL)
    {
      self->page = g_object_ref_sink (g_object_new (ROBO_TYPE_SERIES_PAGE, NULL));
      g_signal_connect_object (self->page, "play", G_CALLBACK (play_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->page, "open-game", G_CALLBACK (open_game_cb), self, G_CONNECT_SWAPPED);
    }

  return self->page;
}

RoboSeriesRun *
robo_series_controller_get_run (RoboSeriesController *self)
{
  g_return_val_if_fail (ROBO_IS_SERIES_CONTROLLER (self), NULL);

  return get_run (self);
}

/* Returns the path of a match, or NULL if it has no file. A finished match from outside of the games folder is not
 * saved again, so the path is that of the file that was loaded. */
static const char *
get_path (RoboSeriesController *self,
          RoboMatch            *match)
{
  const char *place = robo_match_saver_get_place (self->saver, match);

  return place != NULL ? place : robo_match_load_get_path (match);
}

guint
robo_series_controller_find_bout (RoboSeriesController *self,
                                  RoboMatch            *match)
{
  const char *path;
  guint       bout = 0;

  g_return_val_if_fail (ROBO_IS_SERIES_CONTROLLER (self) && get_run (self) != NULL && ROBO_IS_MATCH (match), 0);

  path = get_path (self, match);
  if (path != NULL)
    robo_series_run_find_game (get_run (self), path, &bout);

  return bout;
}

void
robo_series_controller_show_bout (RoboSeriesController *self,
                                  guint                 bout)
{
  guint n_bouts;

  g_return_if_fail (ROBO_IS_SERIES_CONTROLLER (self) && get_run (self) != NULL);

  robo_series_get_bouts (robo_series_run_get_series (get_run (self)), &n_bouts);
  if (bout < n_bouts)
    open_game_cb (self, bout);
  else
    play_cb (self);
}

void
robo_series_controller_start (RoboSeriesController *self,
                              RoboSeriesFile       *file)
{
  g_autoptr (RoboSeriesRun) run = NULL;

  g_return_if_fail (ROBO_IS_SERIES_CONTROLLER (self) && file != NULL);

  run = robo_series_run_new (file, robo_match_saver_get_folder (self->saver));
  robo_series_list_add (self->list, run);
  turn_to (self, run);
  g_signal_emit (self, signals[SHOW], 0);
}

static void
show_run (RoboSeriesController *self,
          RoboSeriesRun        *run)
{
  turn_to (self, run);
  g_signal_emit (self, signals[SHOW], 0);
}

static gpointer
load_run (const char   *path,
          RoboProblems *problems)
{
  return robo_series_run_load (path, problems);
}

static void
run_loaded_cb (GObject      *source,
               GAsyncResult *result,
               gpointer      user_data)
{
  g_autoptr (RoboSeriesController) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (RoboSeriesRun) run = robo_load_finish (result, NULL, &error);
  RoboSeriesRun *listed;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || self->pages == NULL)
    return;

  robo_opening_end (self->pages, g_task_get_cancellable (G_TASK (result)));
  if (run == NULL)
    {
      robo_message_show_error (self->pages, _ ("Series Could Not Be Opened"), error->message);
      return;
    }

  /* While the series was being read, the list may have found the same series. */
  listed = robo_series_list_find (self->list, robo_series_run_get_path (run));
  if (listed == NULL)
    robo_series_list_add (self->list, run);
  show_run (self, listed != NULL ? listed : run);
}

void
robo_series_controller_open (RoboSeriesController *self,
                             const char           *path)
{
  RoboSeriesRun *run;
  g_autoptr (GCancellable) cancellable = NULL;

  g_return_if_fail (ROBO_IS_SERIES_CONTROLLER (self) && path != NULL);

  run = robo_series_list_find (self->list, path);
  if (run != NULL)
    {
      show_run (self, run);
      return;
    }

  cancellable = robo_opening_begin (self->pages, path);
  robo_load_async (path, load_run, g_object_unref, cancellable, run_loaded_cb, g_object_ref (self));
}

/* Returns TRUE if the path is that of the current match of the series. */
static gboolean
is_current (RoboSeriesRun *run,
            const char    *path)
{
  guint n_bouts;
  guint bout;

  robo_series_get_bouts (robo_series_run_get_series (run), &n_bouts);

  return robo_series_run_find_game (run, path, &bout) && bout == n_bouts;
}

gboolean
robo_series_controller_play_game (RoboSeriesController *self,
                                  const char           *path)
{
  RoboSeriesRun *run;

  g_return_val_if_fail (ROBO_IS_SERIES_CONTROLLER (self) && path != NULL, FALSE);

  run = robo_series_list_find_game (self->list, path);
  if (run == NULL || !is_current (run, path))
    return FALSE;

  turn_to (self, run);
  play_cb (self);

  return TRUE;
}

static gpointer
load_run_beside (const char   *path,
                 RoboProblems *problems)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL && !robo_problems_check_cancelled (problems))
    {
      g_autofree char *file = g_build_filename (folder, name, NULL);
      g_autoptr (RoboProblems) ignored = robo_problems_new (NULL);
      g_autoptr (RoboSeriesRun) run = NULL;

      if (g_str_has_suffix (name, ROBO_SERIES_SUFFIX))
        run = robo_series_run_load (file, ignored);
      if (run != NULL && robo_series_run_find_game (run, path, NULL))
        return g_steal_pointer (&run);
    }

  return NULL;
}

typedef struct
{
  RoboSeriesController *controller;
  char                 *path;
} Look;

static void
look_free (Look *self)
{
  g_object_unref (self->controller);
  g_free (self->path);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Look, look_free)

static void
looked_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (Look) look = user_data;
  RoboSeriesController *self = look->controller;
  g_autoptr (GError) error = NULL;
  g_autoptr (RoboSeriesRun) run = robo_load_finish (result, NULL, &error);

  if (error != NULL || self->pages == NULL)
    return;

  robo_opening_end (self->pages, g_task_get_cancellable (G_TASK (result)));
  if (run != NULL && robo_series_list_find (self->list, robo_series_run_get_path (run)) == NULL)
    robo_series_list_add (self->list, run);
  g_signal_emit (self, signals[LOOKED], 0, look->path);
}

gboolean
robo_series_controller_look_beside (RoboSeriesController *self,
                                    const char           *path)
{
  g_autofree char *folder = NULL;
  g_autoptr (GCancellable) cancellable = NULL;
  Look *look;

  g_return_val_if_fail (ROBO_IS_SERIES_CONTROLLER (self) && path != NULL, FALSE);

  folder = g_path_get_dirname (path);
  if (g_strcmp0 (folder, robo_match_saver_get_folder (self->saver)) == 0 ||
      robo_series_list_find_game (self->list, path) != NULL)
    return FALSE;

  cancellable = robo_opening_begin (self->pages, path);
  look = g_new (Look, 1);
  *look = (Look){ g_object_ref (self), g_strdup (path) };
  robo_load_async (path, load_run_beside, g_object_unref, cancellable, looked_cb, look);

  return TRUE;
}

gboolean
robo_series_controller_take_match (RoboSeriesController *self,
                                   RoboMatch            *match)
{
  const char    *path;
  RoboSeriesRun *run;

  g_return_val_if_fail (ROBO_IS_SERIES_CONTROLLER (self) && ROBO_IS_MATCH (match), FALSE);

  path = get_path (self, match);
  run = path != NULL ? robo_series_list_find_game (self->list, path) : NULL;
  if (run != NULL)
    turn_to (self, run);

  return run != NULL;
}

static void
give_up_cb (RoboSeriesController *self)
{
  robo_series_list_discard (self->list, get_run (self));
  g_signal_emit (self, signals[CLOSED], 0);
}

void
robo_series_controller_give_up (RoboSeriesController *self)
{
  AdwMessageDialog *dialog;

  g_return_if_fail (ROBO_IS_SERIES_CONTROLLER (self));

  if (get_run (self) == NULL || self->pages == NULL)
    return;

  dialog = robo_message_ask (self->pages, _ ("Give Up This Series?"),
                             _ ("Standings and cards will be lost. The matches stay in your recent games."), _ ("_Cancel"),
                             _ ("_Give Up"), ADW_RESPONSE_DESTRUCTIVE);
  g_signal_connect_object (dialog, "response::accept", G_CALLBACK (give_up_cb), self, G_CONNECT_SWAPPED);
}
