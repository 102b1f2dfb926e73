// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-window-private.h"

#include "ui/common/robo-save-changes.h"

/* Closing the window: what becomes of the arena, the module set and the rule set that are edited in it. */

typedef struct
{
  RoboWindow *window;
  GPtrArray  *to_save;
} Closing;

static void
closing_free (Closing *self)
{
  g_object_unref (self->window);
  g_ptr_array_unref (self->to_save);
  g_free (self);
}

static RoboDocument *
get_arena_document (RoboWindow *self)
{
  if (self->editor_page == NULL || robo_editor_page_get_document (self->editor_page) == NULL)
    return NULL;

  return ROBO_DOCUMENT (robo_editor_page_get_document (self->editor_page));
}

static void
close_documents (RoboWindow *self)
{
  if (get_arena_document (self) != NULL)
    {
      robo_document_close (get_arena_document (self));
      robo_editor_page_set_document (self->editor_page, NULL);
    }
  robo_rules_desk_close (self->rules_desk);
}

static void save_next (Closing *closing);

static void
go_on (Closing *closing,
       gboolean is_saved)
{
  if (is_saved)
    save_next (closing);
  else
    closing_free (closing);
}

static void
arena_saved_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  go_on (user_data, robo_editor_page_save_finish (ROBO_EDITOR_PAGE (source), result));
}

static void
rules_saved_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  go_on (user_data, robo_rules_desk_save_finish (ROBO_RULES_DESK (source), result));
}

/* One after the other, each on its page, where it is said what goes wrong; then nothing is closed. */
static void
save_next (Closing *closing)
{
  RoboWindow *self = closing->window;
  g_autoptr (RoboDocument) document = NULL;

  if (closing->to_save->len == 0)
    {
      close_documents (self);
      gtk_window_close (GTK_WINDOW (self));
      closing_free (closing);
      return;
    }

  document = g_object_ref (closing->to_save->pdata[0]);
  g_ptr_array_remove_index (closing->to_save, 0);
  if (document == get_arena_document (self))
    {
      robo_window_show_page (self, "editor");
      robo_editor_page_save_async (self->editor_page, arena_saved_cb, closing);
    }
  else
    robo_rules_desk_save_async (self->rules_desk, document, rules_saved_cb, closing);
}

static void
answered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (GPtrArray) to_save = robo_save_changes_finish (result);
  Closing *closing;

  if (to_save == NULL)
    return;

  closing = g_new (Closing, 1);
  closing->window = g_object_ref (ROBO_WINDOW (source));
  closing->to_save = g_steal_pointer (&to_save);
  save_next (closing);
}

/* Whoever is asked sees what about. */
static void
show_document (RoboWindow   *self,
               RoboDocument *document)
{
  if (document == get_arena_document (self))
    {
      robo_window_end_test (self);
      robo_window_show_page (self, "editor");
    }
  else
    robo_rules_desk_show (self->rules_desk, document);
}

gboolean
robo_window_may_close (RoboWindow *self)
{
  g_autoptr (GPtrArray) unsaved = robo_rules_desk_list_unsaved (self->rules_desk);
  RoboDocument *arena = get_arena_document (self);

  if (arena != NULL && robo_document_get_is_dirty (arena))
    g_ptr_array_insert (unsaved, 0, g_object_ref (arena));
  if (unsaved->len == 0)
    {
      close_documents (self);
      return TRUE;
    }

  if (unsaved->len == 1)
    show_document (self, unsaved->pdata[0]);
  robo_save_changes_async (GTK_WINDOW (self), unsaved, answered_cb, NULL);

  return FALSE;
}
