// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-window-private.h"

/* The window made again, in another language. */

typedef struct
{
  RoboWindow       *old; /* owned */
  RoboWindowRenewed renewed;
  gpointer          data;
} Renewal;

static void
renewal_free (Renewal *self)
{
  g_object_unref (self->old);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Renewal, renewal_free)

/* What the game has said is in the old language, so that it is read again from its file; nobody has answered in one
 * without a file. */
static void
restore_game (RoboWindow *self,
              RoboWindow *old)
{
  RoboMatch  *match = robo_game_page_get_match (old->game_page);
  const char *path = robo_match_saver_get_place (old->saver, match);

  if (path != NULL && g_file_test (path, G_FILE_TEST_IS_REGULAR))
    robo_window_load_match (self, path);
  else
    {
      g_autoptr (RoboMatch) again = robo_match_new (robo_match_get_setup (match));

      robo_window_show_match (self, again);
    }
}

static void
restore_series (RoboWindow *self,
                RoboWindow *old)
{
  RoboSeriesRun *run = robo_series_page_get_run (robo_series_desk_get_page (old->desk));

  if (!robo_series_desk_open (self->desk, robo_series_run_get_path (run), NULL))
    robo_window_show_page (self, "start");
}

/* The pages that were made for what another page shows. */
static const char *
get_lasting_page (const char *page)
{
  if (g_str_equal (page, "arena-test"))
    return "editor";
  if (g_str_equal (page, "sandbox"))
    return "module-set";
  if (g_str_equal (page, "lesson"))
    return "tutorial";

  return page;
}

static void
restore_page (RoboWindow *self,
              RoboWindow *old)
{
  const char *page = get_lasting_page (gtk_stack_get_visible_child_name (old->pages));

  robo_window_take_editor (self, old);
  robo_rules_desk_take (self->rules_desk, old->rules_desk);
  if (g_str_equal (page, "game"))
    restore_game (self, old);
  else if (g_str_equal (page, "series"))
    restore_series (self, old);
  else
    robo_window_show_page (self, page);
}

static void
flushed_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (Renewal) self = user_data;
  g_autoptr (GError) error = NULL;
  GtkWidget *window;

  if (!robo_match_saver_flush_finish (ROBO_MATCH_SAVER (source), result, &error))
    {
      robo_window_tell (self->old, error->message);
      self->renewed (self->old, self->data);
      return;
    }

  window = robo_window_new (ADW_APPLICATION (gtk_window_get_application (GTK_WINDOW (self->old))));
  restore_page (ROBO_WINDOW (window), self->old);
  gtk_window_present (GTK_WINDOW (window));
  self->renewed (ROBO_WINDOW (window), self->data);
  gtk_window_destroy (GTK_WINDOW (self->old));
}

void
robo_window_renew (RoboWindow       *self,
                   RoboWindowRenewed renewed,
                   gpointer          data)
{
  Renewal *renewal;

  g_return_if_fail (ROBO_IS_WINDOW (self));

  renewal = g_new (Renewal, 1);
  *renewal = (Renewal){ g_object_ref (self), renewed, data };
  robo_match_saver_flush_async (self->saver, NULL, flushed_cb, renewal);
}
