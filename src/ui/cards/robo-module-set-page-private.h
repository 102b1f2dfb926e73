// SPDX-License-Identifier: GPL-3.0-or-later
// What the files of the module set page share among themselves.
#pragma once

#include "robo-card-page.h"
#include "robo-listed-card.h"
#include "robo-module-set-page.h"
#include "robo-texts-group.h"
#include "ui/balance/robo-card-balance.h"

G_BEGIN_DECLS

struct _RoboModuleSetPage
{
  GtkWidget parent_instance;

  /* template children */
  GtkWidget       *box;
  RoboDocumentBar *bar;
  AdwLeaflet      *leaflet;
  GtkWidget       *list_side;
  GtkWidget       *card_side;
  GtkWidget       *back_button;
  AdwActionRow    *about_row;
  GtkWidget       *problem_icon;
  GtkListBox      *cards;
  GtkStack        *stack;
  RoboCardPage    *card_page;
  RoboCardBalance *card_balance;
  RoboTextsGroup  *texts_group;
  GtkListBox      *problem_list;
  GtkWidget       *problems_group;

  /* owned */
  RoboModuleSetDocument *document;
  GSimpleActionGroup    *actions;

  guint    card; /* the chosen one */
  gboolean is_showing;
};

RoboModuleSet *robo_module_set_page_get_set (RoboModuleSetPage *self);
guint          robo_module_set_page_count_cards (RoboModuleSetPage *self);

/* @set: (transfer full) */
void robo_module_set_page_change (RoboModuleSetPage *self,
                                  const char        *name,
                                  const char        *key,
                                  RoboModuleSet     *set);

/* robo-module-set-page-cards.c */
void robo_module_set_page_add_actions (RoboModuleSetPage *self);
void robo_module_set_page_update_actions (RoboModuleSetPage *self);
void robo_module_set_page_dropped_cb (RoboModuleSetPage *self,
                                      guint              from,
                                      RoboListedCard    *row);

G_END_DECLS
