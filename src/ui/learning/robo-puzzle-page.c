// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-puzzle-page.h"

#include <glib/gi18n.h>

#include "match/learning/robo-puzzle-progress.h"
#include "ui/widgets/robo-page.h"

#include "robo-puzzle-guide.h"

struct _RoboPuzzlePage
{
  AdwBin parent_instance;

  /* borrowed: children */
  RoboGamePage    *game_page;
  RoboPuzzleGuide *guide;

  /* owned */
  RoboPuzzleRun   *run;   /* nullable */
  RoboPuzzleOffer *offer; /* nullable */
  GSignalGroup    *signals;
  GSettings       *settings;
};

enum
{
  LEFT,
  COPIED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void page_iface_init (RoboPageInterface *iface);

/* clang-format off */
G_DEFINE_FINAL_TYPE_WITH_CODE (RoboPuzzlePage, robo_puzzle_page, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ROBO_TYPE_PAGE, page_iface_init))
/* clang-format on */

static void
match_changed_cb (RoboPuzzlePage *self)
{
  robo_game_page_set_match (self->game_page, self->run != NULL ? robo_puzzle_run_get_match (self->run) : NULL);
}

static void
ended_cb (RoboPuzzlePage *self)
{
  g_autoptr (GVariant) progress = NULL;
  RoboPuzzleRecord record = { .n_tries = robo_puzzle_run_get_n_tries (self->run) };

  if (self->offer == NULL || self->offer->id == NULL)
    return;

  progress = g_settings_get_value (self->settings, "puzzles-done");
  record.was_daily = self->offer->section == ROBO_PUZZLE_TODAY;
  g_settings_set_value (self->settings, "puzzles-done", robo_puzzle_progress_add (progress, self->offer->id, &record));
}

/* Escape leaves the page only if no program would be lost. */
static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   user_data)
{
  RoboPuzzlePage *self = ROBO_PUZZLE_PAGE (widget);
  RoboPuzzleState state = self->run != NULL ? robo_puzzle_run_get_state (self->run) : ROBO_PUZZLE_TASK;

  if (state != ROBO_PUZZLE_SOLVED && state != ROBO_PUZZLE_SHOWN)
    return GDK_EVENT_PROPAGATE;

  robo_page_back (ROBO_PAGE (self));

  return GDK_EVENT_STOP;
}

static void
copied_cb (RoboPuzzlePage *self)
{
  g_signal_emit (self, signals[COPIED], 0);
}

static void
robo_puzzle_page_dispose (GObject *object)
{
  RoboPuzzlePage *self = ROBO_PUZZLE_PAGE (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->run);
  g_clear_pointer (&self->offer, robo_puzzle_offer_free);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (robo_puzzle_page_parent_class)->dispose (object);
}

static void
robo_puzzle_page_back (RoboPage *page)
{
  g_signal_emit (page, signals[LEFT], 0);
}

static void
page_iface_init (RoboPageInterface *iface)
{
  iface->back = robo_puzzle_page_back;
}

static void
robo_puzzle_page_class_init (RoboPuzzlePageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_puzzle_page_dispose;

  signals[LEFT] = g_signal_new ("left", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
  signals[COPIED] = g_signal_new ("copied", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);

  gtk_widget_class_add_binding (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, escape_cb, NULL);
}

static void
robo_puzzle_page_init (RoboPuzzlePage *self)
{
  self->settings = g_settings_new (ROBO_APPLICATION_ID);
  self->game_page = ROBO_GAME_PAGE (robo_game_page_new ());
  self->guide = ROBO_PUZZLE_GUIDE (robo_puzzle_guide_new ());
  robo_game_page_set_guide (self->game_page, GTK_WIDGET (self->guide));
  robo_game_page_set_leave_tooltip (self->game_page, _ ("Back to the puzzles"));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->game_page));
  g_signal_connect_object (self->game_page, "left", G_CALLBACK (robo_page_back), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->guide, "copied", G_CALLBACK (copied_cb), self, G_CONNECT_SWAPPED);

  self->signals = g_signal_group_new (ROBO_TYPE_PUZZLE_RUN);
  g_signal_group_connect_swapped (self->signals, "notify::match", G_CALLBACK (match_changed_cb), self);
  g_signal_group_connect_swapped (self->signals, "ended", G_CALLBACK (ended_cb), self);
}

GtkWidget *
robo_puzzle_page_new (void)
{
  return g_object_new (ROBO_TYPE_PUZZLE_PAGE, NULL);
}

void
robo_puzzle_page_set_run (RoboPuzzlePage        *self,
                          RoboPuzzleRun         *run,
                          const RoboPuzzleOffer *offer)
{
  g_return_if_fail (ROBO_IS_PUZZLE_PAGE (self));
  g_return_if_fail (run == NULL || ROBO_IS_PUZZLE_RUN (run));

  if (!g_set_object (&self->run, run))
    return;

  robo_puzzle_offer_free (self->offer);
  self->offer = offer != NULL ? robo_puzzle_offer_copy (offer) : NULL;
  g_signal_group_set_target (self->signals, run);
  robo_puzzle_guide_set_run (self->guide, run);
  match_changed_cb (self);
}
