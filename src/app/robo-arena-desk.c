// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-window-private.h"

#include <glib/gi18n.h>
#include <string.h>

/* The board editor: how one gets there, plays what is drawn, and comes back. */

/* The opponent of a test sits opposite, if anybody can. */
#define OPPOSITE 2

#define NEW_SIDE 9

static RoboArenaDocument *
get_document (RoboWindow *self)
{
  return self->editor_page != NULL ? robo_editor_page_get_document (self->editor_page) : NULL;
}

/* Playing what is drawn */

/* The page of a test is made for one test: nothing of it stays. */
void
robo_window_end_test (RoboWindow *self)
{
  RoboGamePage *page = self->test_page;

  if (page == NULL)
    return;

  self->test_page = NULL;
  if (self->test_toast != NULL)
    adw_toast_dismiss (self->test_toast);
  robo_window_show_page (self, "editor");
  gtk_stack_remove (self->pages, GTK_WIDGET (page));
  gtk_widget_grab_focus (GTK_WIDGET (self->editor_page));
}

static gboolean
end_test_cb (GtkWidget *widget,
             GVariant  *args,
             gpointer   user_data)
{
  robo_window_end_test (user_data);

  return GDK_EVENT_STOP;
}

static void
bind_end (RoboWindow *self,
          guint       key,
          guint       modifiers,
          GtkWidget  *page)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (key, modifiers),
                                                          gtk_callback_action_new (end_test_cb, self, NULL)));
  gtk_widget_add_controller (page, keys);
}

static gboolean
has_starts (const RoboPlan *plan,
            RoboDir         side)
{
  for (guint i = 0; i < plan->n_starts; i++)
    if (plan->starts[i].side == side)
      return TRUE;

  return FALSE;
}

/* Everything in the arena counts, but the decks are empty: it is the arena that is tried. */
static void
set_test_rules (RoboMatchSetup *setup)
{
  static const char *const sets[] = { "standard", NULL };
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModules) modules = robo_modules_load_bundled (sets, problems);
  RoboRules rules;

  robo_rules_init_standard (&rules);
  memset (rules.copies, 0, sizeof rules.copies);
  if (modules != NULL)
    robo_match_setup_set_rules (setup, &rules, modules);
}

static RoboMatchSetup *
make_test (RoboArena *arena)
{
  RoboMatchSetup *setup = robo_match_setup_new (arena);
  const RoboPlan *plan = robo_arena_get_plan (arena);
  guint           human = 0;

  setup->seed = g_random_int ();
  set_test_rules (setup);
  while (human < ROBO_MAX_ROBOTS - 1 && !has_starts (plan, setup->seats[human].side))
    human++;
  robo_match_setup_set_seat (setup, human, ROBO_PLAYER_HUMAN, NULL);

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      guint seat = (human + OPPOSITE + i) % ROBO_MAX_ROBOTS;

      if (seat == human || !has_starts (plan, setup->seats[seat].side))
        continue;
      robo_match_setup_set_seat (setup, seat, ROBO_PLAYER_KILLBOT, NULL);
      break;
    }

  return setup;
}

static void
forget_test_toast_cb (RoboWindow *self)
{
  self->test_toast = NULL;
}

/* The match is nobody's but this page's: no saver knows of it, so that it is among no games. */
static void
test_cb (RoboWindow *self)
{
  RoboArena *arena = robo_arena_document_get_arena (get_document (self));
  g_autoptr (RoboMatchSetup) setup = make_test (arena);
  g_autoptr (RoboMatch) match = robo_match_new (setup);

  robo_window_end_test (self);
  self->test_page = ROBO_GAME_PAGE (robo_game_page_new ());
  gtk_stack_add_named (self->pages, GTK_WIDGET (self->test_page), "arena-test");
  bind_end (self, GDK_KEY_Escape, 0, GTK_WIDGET (self->test_page));
  bind_end (self, GDK_KEY_e, GDK_CONTROL_MASK, GTK_WIDGET (self->test_page));
  g_signal_connect_object (self->test_page, "left", G_CALLBACK (robo_window_end_test), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->test_page, "new-game", G_CALLBACK (robo_window_end_test), self, G_CONNECT_SWAPPED);
  robo_window_show_page (self, "arena-test");
  robo_game_page_set_match (self->test_page, match);
  self->test_toast = adw_toast_new (_ ("A test of your arena. Escape leads back to the editor."));
  g_signal_connect_object (self->test_toast, "dismissed", G_CALLBACK (forget_test_toast_cb), self, G_CONNECT_SWAPPED);
  adw_toast_overlay_add_toast (self->toasts, self->test_toast);
}

/* Coming and going */

static void
go_back (RoboWindow *self)
{
  robo_window_show_page (self, self->editor_origin);
}

static void
left_finished_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      user_data)
{
  g_autoptr (RoboWindow) self = user_data;

  if (robo_editor_page_leave_finish (ROBO_EDITOR_PAGE (source), result))
    go_back (self);
}

static void
left_cb (RoboWindow *self)
{
  robo_editor_page_leave_async (self->editor_page, left_finished_cb, g_object_ref (self));
}

/* New game and library are to know it at once. */
static void
saved_cb (RoboWindow *self)
{
  robo_library_reload (robo_window_get_library (self));
}

static void
ensure_editor_page (RoboWindow *self)
{
  if (self->editor_page != NULL)
    return;

  self->editor_page = ROBO_EDITOR_PAGE (robo_editor_page_new ());
  robo_editor_page_set_folder (self->editor_page, robo_library_get_own_folder (robo_window_get_library (self)));
  gtk_stack_add_named (self->pages, GTK_WIDGET (self->editor_page), "editor");
  g_signal_connect_object (self->editor_page, "left", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->editor_page, "test", G_CALLBACK (test_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->editor_page, "saved", G_CALLBACK (saved_cb), self, G_CONNECT_SWAPPED);
}

static void
show_document (RoboWindow        *self,
               RoboArenaDocument *document)
{
  const char *origin = gtk_stack_get_visible_child_name (self->pages);

  ensure_editor_page (self);
  if (!g_str_equal (origin, "editor"))
    self->editor_origin = g_str_equal (origin, "library") ? "library" : "start";
  robo_editor_page_set_document (self->editor_page, document);
  robo_window_show_page (self, "editor");
  gtk_widget_grab_focus (GTK_WIDGET (self->editor_page));
}

void
robo_window_take_editor (RoboWindow *self,
                         RoboWindow *other)
{
  RoboArenaDocument *document = get_document (other);

  if (document == NULL)
    return;

  show_document (self, document);
  self->editor_origin = other->editor_origin;
}

/* What is to be opened, while somebody is asked about what is open. */
typedef struct
{
  RoboWindow        *window;
  RoboArenaDocument *document;
} Opening;

static void
opening_free (Opening *opening)
{
  g_object_unref (opening->window);
  g_object_unref (opening->document);
  g_free (opening);
}

static void
opening_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  Opening *opening = user_data;

  if (robo_editor_page_leave_finish (ROBO_EDITOR_PAGE (source), result))
    show_document (opening->window, opening->document);
  opening_free (opening);
}

void
robo_window_open_arena_document (RoboWindow        *self,
                                 RoboArenaDocument *document)
{
  Opening *opening;

  if (get_document (self) == NULL)
    {
      show_document (self, document);
      return;
    }

  opening = g_new0 (Opening, 1);
  opening->window = g_object_ref (self);
  opening->document = g_object_ref (document);
  robo_window_end_test (self);
  robo_window_show_page (self, "editor");
  robo_editor_page_leave_async (self->editor_page, opening_cb, opening);
}

/* Files */

static gboolean
is_own (RoboWindow *self,
        const char *path)
{
  const char      *folder = robo_library_get_own_folder (robo_window_get_library (self));
  g_autofree char *parent = g_path_get_dirname (path);

  return folder != NULL && g_str_equal (parent, folder);
}

static void
complain (RoboWindow   *self,
          const GError *error)
{
  robo_window_complain (self, _ ("The arena could not be opened"), error->message);
}

static RoboArenaDocument *
load_file (const char *path,
           GError    **error)
{
  g_autoptr (RoboArenaDocument) document = robo_arena_document_new ();
  g_autoptr (GFile) file = g_file_new_for_path (path);

  if (!robo_document_load (ROBO_DOCUMENT (document), file, error))
    return NULL;

  return g_steal_pointer (&document);
}

/* Of what is not the user's own a copy is drawn on, so that it stays as it is. What cannot be read in full is saved
 * elsewhere anyway, and its problems are listed where it was loaded. */
static RoboArenaDocument *
copy_file (const char *path,
           GError    **error)
{
  g_autoptr (RoboArenaDocument) original = load_file (path, error);
  g_autofree char *id = NULL;
  g_autofree char *name = NULL;
  RoboArena       *arena;

  if (original == NULL || robo_document_get_is_guarded (ROBO_DOCUMENT (original)))
    return g_steal_pointer (&original);

  arena = robo_arena_document_get_arena (original);
  id = g_strconcat (robo_arena_get_id (arena), "-copy", NULL);
  /* Translators: the name of a copy; %s is the name of the original arena. */
  name = g_strdup_printf (_ ("Copy of %s"), robo_arena_get_name (arena));

  return robo_arena_document_new_copy (arena, id, name);
}

void
robo_window_edit_arena (RoboWindow *self,
                        const char *path)
{
  g_autoptr (RoboArenaDocument) document = NULL;
  g_autoptr (GError) error = NULL;

  document = is_own (self, path) ? load_file (path, &error) : copy_file (path, &error);
  if (document == NULL)
    complain (self, error);
  else
    robo_window_open_arena_document (self, document);
}

void
robo_window_new_arena (RoboWindow *self)
{
  RoboPlan plan = { .columns = NEW_SIDE, .rows = NEW_SIDE };
  g_autoptr (RoboArena) arena = robo_arena_new ("new-arena", &plan);
  g_autoptr (RoboArenaDocument) document = robo_arena_document_new_copy (arena, "new-arena", _ ("New Arena"));

  robo_window_open_arena_document (self, document);
}
