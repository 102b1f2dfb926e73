// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of the page share. Private to this folder.
#pragma once

#include "ui/balance/robo-balance-panel.h"

#include "robo-editor-history.h"
#include "robo-editor-options.h"
#include "robo-editor-page.h"

G_BEGIN_DECLS

struct _RoboEditorPage
{
  GtkWidget parent_instance;

  /* template children */
  RoboEditorTools      *tools;
  AdwToastOverlay      *toasts;
  GtkWidget            *undo_button;
  GtkWidget            *redo_button;
  GtkWidget            *history_button;
  GtkWidget            *test_button;
  GtkWidget            *save_button;
  AdwFlap              *flap;
  RoboEditorPalette    *palette;
  RoboEditorCanvas     *canvas;
  GtkMenuButton        *place_button;
  GtkPopover           *place_popover;
  GtkEntry             *place_entry;
  RoboEditorProblems   *problems;
  RoboEditorWays       *ways;
  RoboEditorSymmetry   *symmetry;
  RoboEditorProperties *properties;
  GtkWidget            *balance_group;
  RoboBalancePanel     *balance_panel;
  GtkScrolledWindow    *panel_window;

  guint    layout_id;
  int      wide_width;      /* that the page needs with everything in its header bar */
  gboolean is_compact;      /* as the size wants it */
  gboolean has_compact_bar; /* as it is */
  gboolean is_low;

  /* owned */
  RoboArenaDocument *document;
  GSignalGroup      *document_signals;
  GSignalGroup      *problem_signals;
  char              *folder;
};

/* robo-editor-page.c */

void robo_editor_page_toast (RoboEditorPage *self,
                             const char     *sentence);

/* -actions.c */

void robo_editor_page_class_init_actions (GtkWidgetClass *widget_class);
void robo_editor_page_update_actions (RoboEditorPage *self);

/* -files.c */

void robo_editor_page_class_init_files (GtkWidgetClass *widget_class);

G_END_DECLS
