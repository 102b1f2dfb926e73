// SPDX-License-Identifier: GPL-3.0-or-later
// What the files of the document bar share among themselves.
#pragma once

#include "robo-document-bar.h"

G_BEGIN_DECLS

struct _RoboDocumentBar
{
  GtkWidget parent_instance;

  /* template children */
  GtkWidget      *box;
  AdwWindowTitle *title;
  GtkWidget      *undo_button;
  GtkWidget      *redo_button;
  GtkMenuButton  *history_button;
  GtkListBox     *history;
  GtkWidget      *changed_bar;
  GtkWidget      *guard_bar;
  GtkWidget      *failure_bar;
  GtkLabel       *failure_label;

  /* owned */
  RoboDocument       *document;
  GSimpleActionGroup *actions;

  RoboDocumentBarPathFunc path_func;
  gpointer                path_data;
};

/* @sentence: (nullable): what went wrong */
void robo_document_bar_show_failure (RoboDocumentBar *self,
                                     const char      *sentence);

/* robo-document-bar-files.c */
void robo_document_bar_add_file_actions (RoboDocumentBar *self);

G_END_DECLS
