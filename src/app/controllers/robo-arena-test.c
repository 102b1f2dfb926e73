// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena-test.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ui/match/robo-game-page.h"

/* The opponent starts on the opposite side if that side has starting spaces. */
#define OPPOSITE 2

struct _RoboArenaTest
{
  GObject parent_instance;

  /* weak */
  GtkStack        *pages;
  AdwToastOverlay *toasts;
  GtkWidget       *editor;

  /* borrowed; NULL if there is no test; the user may close the toast before the test ends */
  GtkWidget *page;
  AdwToast  *toast;
};

G_DEFINE_FINAL_TYPE (RoboArenaTest, robo_arena_test, G_TYPE_OBJECT)

/* Game */

static gboolean
has_starts (const RoboPlan *plan,
            RoboDir         side)
{
  for (guint i = 0; i < plan->n_starts; i++)
    if (plan->starts[i].side == side)
      return TRUE;

  return FALSE;
}

static RoboMatchSetup *
create_setup (RoboArena *arena)
{
  static const char *const sets[] = { "standard", NULL };
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModules) modules = robo_modules_load_bundled (sets, problems);
  RoboMatchSetup *setup = robo_match_setup_new (arena);
  const RoboPlan *plan = robo_arena_get_plan (arena);
  guint           human = 0;
  RoboRules       rules;

  /* Use the standard rules, so that all features of the arena work, but empty the decks, because the test is about the
   * arena. */
  robo_rules_init_standard (&rules);
  memset (rules.copies, 0, sizeof rules.copies);
  if (modules != NULL)
    robo_match_setup_set_rules (setup, &rules, modules);
  setup->seed = g_random_int ();

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

/* Page */

static gboolean
end_cb (GtkWidget *widget,
        GVariant  *args,
        gpointer   user_data)
{
  robo_arena_test_end (user_data);

  return GDK_EVENT_STOP;
}

static void
forget_toast_cb (RoboArenaTest *self)
{
  self->toast = NULL;
}

const RoboShortcut robo_arena_test_shortcuts[] = {
  { .title = NC_ ("shortcut window", "Return from the test"), .keys = "Escape <Control>e", .callback = end_cb },
  { 0 },
};

static GtkWidget *
create_page (RoboArenaTest *self)
{
  GtkWidget *page = robo_game_page_new ();

  robo_game_page_set_leave_tooltip (ROBO_GAME_PAGE (page), _ ("Back to the editor (Escape)"));
  robo_shortcuts_add (page, robo_arena_test_shortcuts, self);
  g_signal_connect_object (page, "left", G_CALLBACK (robo_arena_test_end), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "new-game", G_CALLBACK (robo_arena_test_end), self, G_CONNECT_SWAPPED);

  return page;
}

/* Object */

static void
robo_arena_test_dispose (GObject *object)
{
  RoboArenaTest *self = ROBO_ARENA_TEST (object);

  g_clear_weak_pointer (&self->pages);
  g_clear_weak_pointer (&self->toasts);
  g_clear_weak_pointer (&self->editor);

  G_OBJECT_CLASS (robo_arena_test_parent_class)->dispose (object);
}

static void
robo_arena_test_class_init (RoboArenaTestClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_arena_test_dispose;
}

static void
robo_arena_test_init (RoboArenaTest *self)
{
}

RoboArenaTest *
robo_arena_test_new (GtkStack        *pages,
                     AdwToastOverlay *toasts,
                     GtkWidget       *editor)
{
  RoboArenaTest *self = g_object_new (ROBO_TYPE_ARENA_TEST, NULL);

  g_set_weak_pointer (&self->pages, pages);
  g_set_weak_pointer (&self->toasts, toasts);
  g_set_weak_pointer (&self->editor, editor);

  return self;
}

void
robo_arena_test_begin (RoboArenaTest *self,
                       RoboArena     *arena)
{
  g_autoptr (RoboMatchSetup) setup = create_setup (arena);
  g_autoptr (RoboMatch) match = robo_match_new (setup);

  g_return_if_fail (ROBO_IS_ARENA_TEST (self));

  robo_arena_test_end (self);
  self->page = create_page (self);
  gtk_stack_add_named (self->pages, self->page, "arena-test");
  gtk_widget_activate_action (GTK_WIDGET (self->pages), "win.show-page", "s", "arena-test");
  robo_game_page_set_match (ROBO_GAME_PAGE (self->page), match);
  self->toast = adw_toast_new (_ ("You’re testing your arena. Press Escape to return to the editor."));
  g_signal_connect_object (self->toast, "dismissed", G_CALLBACK (forget_toast_cb), self, G_CONNECT_SWAPPED);
  adw_toast_overlay_add_toast (self->toasts, self->toast);
}

void
robo_arena_test_end (RoboArenaTest *self)
{
  GtkWidget *page;

  g_return_if_fail (ROBO_IS_ARENA_TEST (self));

  page = g_steal_pointer (&self->page);
  if (page == NULL)
    return;

  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);
  gtk_widget_activate_action (GTK_WIDGET (self->pages), "win.show-page", "s", "editor");
  gtk_stack_remove (self->pages, page);
  gtk_widget_grab_focus (self->editor);
}
