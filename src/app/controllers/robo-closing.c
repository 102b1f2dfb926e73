// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-closing.h"

#include "ui/widgets/documents/robo-save-changes.h"

typedef struct
{
  void (*close) (GtkWindow *window);

  /* owned */
  GtkWindow           *window;
  RoboArenaController *arenas;
  RoboRulesController *rules;
  GPtrArray           *to_save; /* array of RoboDocument: the documents that the user wants to save; NULL until the
                                 * user has answered */
} Closing;

static void
closing_free (Closing *self)
{
  g_object_unref (self->window);
  g_object_unref (self->arenas);
  g_object_unref (self->rules);
  g_clear_pointer (&self->to_save, g_ptr_array_unref);
  g_free (self);
}

static void save_next (Closing *self);

static void
go_on (Closing *self,
       gboolean is_saved)
{
  if (is_saved)
    save_next (self);
  else
    closing_free (self);
}

static void
arena_saved_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  go_on (user_data, robo_arena_controller_save_finish (ROBO_ARENA_CONTROLLER (source), result));
}

static void
rules_saved_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  go_on (user_data, robo_rules_controller_save_finish (ROBO_RULES_CONTROLLER (source), result));
}

/* Saves the documents one after the other. Shows the page of each document first, because the page reports errors.
 * After an error the window stays open. */
static void
save_next (Closing *self)
{
  g_autoptr (RoboDocument) document = NULL;

  if (self->to_save->len == 0)
    {
      robo_arena_controller_close (self->arenas);
      robo_rules_controller_close (self->rules);
      self->close (self->window);
      closing_free (self);
      return;
    }

  document = g_object_ref (self->to_save->pdata[0]);
  g_ptr_array_remove_index (self->to_save, 0);
  if (document == robo_arena_controller_get_document (self->arenas))
    robo_arena_controller_save_async (self->arenas, arena_saved_cb, self);
  else
    robo_rules_controller_save_async (self->rules, document, rules_saved_cb, self);
}

static void
answered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  Closing *self = user_data;

  self->to_save = robo_save_changes_finish (result);
  if (self->to_save == NULL)
    closing_free (self);
  else
    save_next (self);
}

gboolean
robo_closing_may_close (GtkWindow *window,
                        void (*close) (GtkWindow *window),
                        RoboArenaController *arenas,
                        RoboRulesController *rules)
{
  g_autoptr (GPtrArray) unsaved = robo_rules_controller_list_unsaved (rules);
  RoboDocument *arena = robo_arena_controller_get_document (arenas);
  Closing      *closing;

  if (arena != NULL && robo_history_get_is_dirty (robo_document_get_history (arena)))
    g_ptr_array_insert (unsaved, 0, g_object_ref (arena));
  if (unsaved->len == 0)
    {
      robo_arena_controller_close (arenas);
      robo_rules_controller_close (rules);
      return TRUE;
    }

  /* If there is a single document, show it while the user is asked about it. */
  if (unsaved->len == 1 && unsaved->pdata[0] == arena)
    robo_arena_controller_show_document (arenas);
  else if (unsaved->len == 1)
    robo_rules_controller_show (rules, unsaved->pdata[0]);

  closing = g_new0 (Closing, 1);
  closing->window = g_object_ref (window);
  closing->close = close;
  closing->arenas = g_object_ref (arenas);
  closing->rules = g_object_ref (rules);
  robo_save_changes_async (window, unsaved, answered_cb, closing);

  return FALSE;
}
