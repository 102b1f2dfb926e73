// SPDX-License-Identifier: GPL-3.0-or-later
// Opens a game page in a window of its own, for tests.
#pragma once

#include "tests/ui/ui-drive.h"
#include "ui/match/robo-game-page.h"

/* Opens a window of this size, in pixels, with a page that shows the match. */
static inline GtkWidget *
game_page_test_open (RoboMatch     *match,
                     int            width,
                     int            height,
                     RoboGamePage **page)
{
  GtkWidget *window = gtk_window_new ();

  *page = ROBO_GAME_PAGE (robo_game_page_new ());
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (*page));
  robo_game_page_set_match (*page, match);
  ui_drive_show (GTK_WINDOW (window));

  return window;
}

/* Closes the window, and waits until nothing holds the page any more. */
static inline void
game_page_test_close (GtkWidget     *window,
                      RoboGamePage **page)
{
  g_object_add_weak_pointer (G_OBJECT (*page), (gpointer *)page);
  gtk_window_destroy (GTK_WINDOW (window));
  ui_drive_until (*page == NULL);
}
