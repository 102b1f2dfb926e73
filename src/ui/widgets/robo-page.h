// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the interface of the pages of the window.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A page is a child of the window's stack of pages. The window calls the functions of this interface. The window's
 * action `win.back`, for back buttons, calls robo_page_back() of the visible page. A page that leads back to the start
 * page need not implement any of these functions. */
#define ROBO_TYPE_PAGE (robo_page_get_type ())

G_DECLARE_INTERFACE (RoboPage, robo_page, ROBO, PAGE, GtkWidget)

struct _RoboPageInterface
{
  GTypeInterface parent_iface;

  /* Updates the page and focuses the control that the user most likely needs. The window calls this each time it
   * shows the page, unless the page is visible already and has the focus where the user has put it. May be NULL. */
  void (*shown) (RoboPage *self);

  /* Leaves the page, perhaps after a question to the user. The default implementation shows the start page. The
   * function is NULL if there is no other page to return to. */
  void (*back) (RoboPage *self);

  /* Returns the title of the window. The function may be NULL if the title never varies. */
  char *(*dup_title) (RoboPage *self);
};

void robo_page_shown (RoboPage *self);

/* Leaves the page. Returns FALSE if there is no other page to return to. */
gboolean robo_page_back (RoboPage *self);

/* Returns the title of the window while this page is shown. Returns NULL if the title never varies. */
char *robo_page_dup_title (RoboPage *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
