// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-test-game.h"

#include <glib/gi18n.h>
#include <string.h>

#include "files/match/robo-match-killbots.h"
#include "simulation/robo-worth.h"
#include "ui/match/robo-game-page.h"
#include "ui/setup/robo-seats-window.h"
#include "ui/widgets/robo-message.h"

struct _RoboTestGame
{
  GObject parent_instance;

  /* weak */
  GtkStack        *pages;
  AdwToastOverlay *toasts;

  RoboTestKind kind;
  guint        card; /* number of the card in the game, or ROBO_NO_CARD */

  RoboRuleSet *rule_set; /* owned, nullable: rules for a test of a card */

  /* borrowed; NULL if there is no test; the user may close the toast before the test ends */
  GtkWidget *page;
  AdwToast  *toast;
};

G_DEFINE_FINAL_TYPE (RoboTestGame, robo_test_game, G_TYPE_OBJECT)

static const struct
{
  const char *page;
  const char *origin;
  const char *sentence;
  const char *leave_tooltip;
} kinds[] = {
  [ROBO_TEST_ARENA] = { "arena-test", "editor", N_ ("You’re testing your arena. Press Escape to return to the editor."),
                        N_ ("Back to the editor (Escape)") },
  [ROBO_TEST_CARD] = { "card-test", "module-set", N_ ("You’re testing your card. Press Escape to return to it."),
                       N_ ("Back to the card (Escape)") },
};

/* Set-up without players */

static RoboMatchSetup *
create_arena_setup (RoboArena *arena)
{
  static const char *const sets[] = { "standard", NULL };
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModules) modules = robo_modules_load_bundled (sets, problems);
  RoboMatchSetup *setup = robo_match_setup_new (arena);
  RoboRules       rules;

  /* Use the standard rules, so that all features of the arena work, but empty the decks, because the test is about the
   * arena. */
  robo_rules_init_standard (&rules);
  memset (rules.copies, 0, sizeof rules.copies);
  if (modules != NULL)
    robo_match_setup_set_rules (setup, &rules, modules);
  setup->seed = g_random_int ();

  return setup;
}

/* Returns NULL if there are too many cards. */
static RoboMatchSetup *
create_card_setup (RoboTestGame  *self,
                   RoboModuleSet *set)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboArena) arena = robo_worth_load_arena (problems);
  RoboMatchSetup *setup;

  if (self->rule_set == NULL)
    self->rule_set = robo_rule_set_load_bundled ("standard", problems);
  if (arena == NULL || self->rule_set == NULL)
    return NULL;

  setup = robo_worth_create_setup (set, arena, self->rule_set, robo_worth_usual_order.level, g_random_int ());
  /* Without a deal the card is equipped from the beginning, and its effect is easily told from that of others. */
  if (setup != NULL)
    setup->rules.operators_begin_bare = TRUE;

  return setup;
}

/* Page */

static gboolean
end_cb (GtkWidget *widget,
        GVariant  *args,
        gpointer   user_data)
{
  robo_test_game_end (user_data);

  return GDK_EVENT_STOP;
}

static void
forget_toast_cb (RoboTestGame *self)
{
  self->toast = NULL;
}

const RoboShortcut robo_test_game_shortcuts[] = {
  { .title = NC_ ("shortcut window", "Return from the test"), .keys = "Escape <Control>e", .callback = end_cb },
  { 0 },
};

static GtkWidget *
create_page (RoboTestGame *self)
{
  GtkWidget *page = robo_game_page_new ();

  robo_game_page_set_leave_tooltip (ROBO_GAME_PAGE (page), _ (kinds[self->kind].leave_tooltip));
  robo_shortcuts_add (page, robo_test_game_shortcuts, self);
  g_signal_connect_object (page, "left", G_CALLBACK (robo_test_game_end), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "new-game", G_CALLBACK (robo_test_game_end), self, G_CONNECT_SWAPPED);

  return page;
}

static void
show_page (RoboTestGame *self,
           const char   *name)
{
  gtk_widget_activate_action (GTK_WIDGET (self->pages), "win.show-page", "s", name);
}

/* Beginning */

static void
start_cb (RoboTestGame         *self,
          const RoboMatchSetup *chosen)
{
  g_autoptr (RoboMatchSetup) setup = robo_match_setup_copy (chosen);
  g_autoptr (RoboMatch) match = NULL;

  if (self->rule_set != NULL)
    robo_match_setup_deal_killbots (setup, self->rule_set, setup->seed);
  if (self->card != ROBO_NO_CARD)
    robo_match_setup_give_people (setup, self->card);
  match = robo_match_new (setup);

  robo_test_game_end (self);
  self->page = create_page (self);
  gtk_stack_add_named (self->pages, self->page, kinds[self->kind].page);
  show_page (self, kinds[self->kind].page);
  robo_game_page_set_match (ROBO_GAME_PAGE (self->page), match);
  self->toast = robo_message_toast (self->toasts, _ (kinds[self->kind].sentence));
  g_signal_connect_object (self->toast, "dismissed", G_CALLBACK (forget_toast_cb), self, G_CONNECT_SWAPPED);
}

static void
begin (RoboTestGame   *self,
       RoboMatchSetup *setup,
       const char     *note,
       gboolean        asks)
{
  GtkWidget *window = robo_seats_window_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->pages))), setup,
                                             self->rule_set);

  g_object_set (window, "note", note, NULL);
  g_signal_connect_object (window, "start", G_CALLBACK (start_cb), self, G_CONNECT_SWAPPED);
  if (asks || !robo_seats_window_start (ROBO_SEATS_WINDOW (window)))
    gtk_window_present (GTK_WINDOW (window));
}

/* Object */

static void
robo_test_game_dispose (GObject *object)
{
  RoboTestGame *self = ROBO_TEST_GAME (object);

  g_clear_weak_pointer (&self->pages);
  g_clear_weak_pointer (&self->toasts);
  g_clear_pointer (&self->rule_set, robo_rule_set_unref);

  G_OBJECT_CLASS (robo_test_game_parent_class)->dispose (object);
}

static void
robo_test_game_class_init (RoboTestGameClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_test_game_dispose;
}

static void
robo_test_game_init (RoboTestGame *self)
{
  self->card = ROBO_NO_CARD;
}

RoboTestGame *
robo_test_game_new (GtkStack        *pages,
                    AdwToastOverlay *toasts,
                    RoboTestKind     kind)
{
  RoboTestGame *self = g_object_new (ROBO_TYPE_TEST_GAME, NULL);

  self->kind = kind;
  g_set_weak_pointer (&self->pages, pages);
  g_set_weak_pointer (&self->toasts, toasts);

  return self;
}

void
robo_test_game_begin_arena (RoboTestGame *self,
                            RoboArena    *arena,
                            gboolean      asks)
{
  g_autoptr (RoboMatchSetup) setup = NULL;

  g_return_if_fail (ROBO_IS_TEST_GAME (self));
  g_return_if_fail (self->kind == ROBO_TEST_ARENA);

  setup = create_arena_setup (arena);
  begin (self, setup, NULL, asks);
}

void
robo_test_game_begin_card (RoboTestGame  *self,
                           RoboModuleSet *set,
                           guint          card,
                           gboolean       asks)
{
  g_autoptr (RoboMatchSetup) setup = NULL;
  g_autofree char *title = NULL;
  g_autofree char *note = NULL;

  g_return_if_fail (ROBO_IS_TEST_GAME (self));
  g_return_if_fail (self->kind == ROBO_TEST_CARD);
  g_return_if_fail (set != NULL && card < robo_module_set_get_cards (set)->n_cards);

  setup = create_card_setup (self, set);
  if (setup == NULL)
    {
      robo_message_toast (self->toasts, _ ("That’s too many modules for one game."));
      return;
    }

  self->card = robo_cards_find (robo_modules_get_cards (setup->modules),
                                robo_module_set_get_cards (set)->cards[card].id);
  title = robo_message_cut (robo_module_set_get_title (set, card));
  /* Translators: %s is the name of a module card that is being edited. */
  note = g_strdup_printf (_ ("Each person starts with “%s”. If no person is playing, the first computer gets it."), title);
  begin (self, setup, note, asks);
}

void
robo_test_game_end (RoboTestGame *self)
{
  GtkWidget *page;

  g_return_if_fail (ROBO_IS_TEST_GAME (self));

  page = g_steal_pointer (&self->page);
  if (page == NULL)
    return;

  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);
  /* The stack gives the focus back to the widget that had it before the test. */
  show_page (self, kinds[self->kind].origin);
  gtk_stack_remove (self->pages, page);
  /* In the board editor, keys are for the canvas. */
  if (self->kind == ROBO_TEST_ARENA)
    gtk_widget_grab_focus (gtk_stack_get_child_by_name (self->pages, kinds[self->kind].origin));
}
