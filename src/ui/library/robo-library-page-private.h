// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of the library page share: the page, its actions (-actions.c), what they do with files (-files.c) and with
// translations (-texts.c).
#pragma once

#include "robo-library-details.h"
#include "robo-library-filter.h"
#include "robo-library-page.h"

G_BEGIN_DECLS

struct _RoboLibraryPage
{
  AdwBin parent_instance;

  /* template children */
  AdwToastOverlay    *toasts;
  GtkToggleButton    *search_button;
  GtkSearchBar       *search_bar;
  GtkSearchEntry     *search_entry;
  GtkToggleButton    *all_button;
  GtkToggleButton    *bundled_button;
  GtkToggleButton    *own_button;
  GtkDropDown        *language_drop_down;
  GtkStack           *grid_stack;
  GtkGridView        *grid;
  GtkWidget          *details_box;
  RoboLibraryDetails *details;
  GMenuModel         *arena_menu;

  /* owned */
  RoboLibrary        *library;
  RoboLibraryFilter  *filter;
  GtkSingleSelection *selection;
  GtkWidget          *menu_popover;
  char               *wanted_path; /* to be selected when it is there */
  GPtrArray          *languages;   /* of char*, those of language_drop_down but the first entry */

  gboolean is_filling; /* the languages change, nobody chooses one */
};

/* robo-library-page.c */
void robo_library_page_toast (RoboLibraryPage *self,
                              const char      *title);
void robo_library_page_complain (RoboLibraryPage *self,
                                 const char      *heading,
                                 const char      *body);

/* robo-library-page-actions.c */
void robo_library_page_install_actions (GtkWidgetClass *widget_class);
void robo_library_page_update_actions (RoboLibraryPage *self);

/* robo-library-page-files.c. Those of one arena are about the one that is selected. */
void robo_library_page_ask_for_import (RoboLibraryPage *self);
void robo_library_page_paste (RoboLibraryPage *self);
void robo_library_page_copy_text (RoboLibraryPage *self);
void robo_library_page_duplicate (RoboLibraryPage *self);
void robo_library_page_rename (RoboLibraryPage *self);
void robo_library_page_remove (RoboLibraryPage *self);
void robo_library_page_export (RoboLibraryPage *self,
                               const char      *suffix);
void robo_library_page_open_folder (RoboLibraryPage *self);

/* robo-library-page-texts.c */
void robo_library_page_export_texts (RoboLibraryPage *self);
void robo_library_page_import_texts (RoboLibraryPage *self);

G_END_DECLS
