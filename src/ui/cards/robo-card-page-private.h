// SPDX-License-Identifier: GPL-3.0-or-later
// What the files of the card page share among themselves.
#pragma once

#include "robo-card-page.h"
#include "robo-language-row.h"
#include "ui/common/robo-module-card.h"

G_BEGIN_DECLS

struct _RoboCardPage
{
  GtkWidget parent_instance;

  /* template children */
  GtkWidget       *scroller;
  RoboModuleCard  *preview;
  GtkLabel        *rule_label;
  GtkWidget       *problems_group;
  GtkListBox      *problem_list;
  RoboLanguageRow *language_row;
  AdwEntryRow     *name_row;
  GtkTextView     *text_view;
  GtkWidget       *review_row;
  AdwComboRow     *colour_row;
  GtkWidget       *copies_row;
  GtkSpinButton   *copies_spin;
  AdwEntryRow     *arena_row;
  AdwComboRow     *die_row;
  GtkWidget       *range_row;
  GtkSpinButton   *min_spin;
  GtkSpinButton   *max_spin;
  GtkMenuButton   *add_button;
  GtkListBox      *add_list;
  GtkListBox      *effect_list;

  /* owned */
  RoboModuleSetDocument *document;

  guint    card;
  gboolean is_showing; /* what is set then nobody has typed */
};

const char *robo_card_page_get_language (RoboCardPage *self);

/* robo-card-page-drag.c */
void robo_card_page_make_draggable (RoboCardPage *self,
                                    GtkWidget    *row);

/* robo-card-page-edit.c */
void robo_card_page_change (RoboCardPage  *self,
                            const char    *name,
                            const char    *key,
                            RoboModuleSet *set);
void robo_card_page_bind_callbacks (GtkWidgetClass *widget_class);
void robo_card_page_fill_add_list (RoboCardPage *self);
void robo_card_page_effect_changed_cb (RoboCardPage *self,
                                       GtkWidget    *row);
void robo_card_page_effect_moved_cb (RoboCardPage *self,
                                     int           offset,
                                     GtkWidget    *row);
void robo_card_page_effect_removed_cb (RoboCardPage *self,
                                       GtkWidget    *row);
void robo_card_page_repair_cb (RoboCardPage *self,
                               guint         index,
                               GtkWidget    *row);

G_END_DECLS
