// SPDX-License-Identifier: GPL-3.0-or-later
// What the files of the rule set page share among themselves.
#pragma once

#include "files/cards/robo-rule-set-edit.h"
#include "robo-document-bar.h"
#include "robo-rule-set-page.h"
#include "robo-texts-group.h"

G_BEGIN_DECLS

struct _RoboRuleSetPage
{
  GtkWidget parent_instance;

  /* template children */
  GtkWidget       *box;
  RoboDocumentBar *bar;
  RoboTextsGroup  *texts_group;
  GtkWidget       *problems_group;
  GtkListBox      *problem_list;
  GtkLabel        *differences_label;
  GtkListBox      *option_list;
  GtkListBox      *set_list;
  GtkWidget       *deck_group;
  AdwActionRow    *killbot_row;
  GtkSwitch       *all_killbots;
  GtkListBox      *deck_list;

  /* owned */
  RoboRuleFiles       *files;
  RoboRuleSetDocument *document;
  GtkSizeGroup        *copies_sizes;
  char                *shown_cards; /* the ids of the cards in the deck list */

  gboolean is_showing; /* what is set then nobody has chosen */
};

RoboRuleSet *robo_rule_set_page_get_set (RoboRuleSetPage *self);
gboolean     robo_rule_set_page_can_edit (RoboRuleSetPage *self);

/* @set: (transfer full) */
void robo_rule_set_page_change (RoboRuleSetPage *self,
                                const char      *name,
                                const char      *key,
                                RoboRuleSet     *set);

/* robo-rule-set-page-options.c */
void robo_rule_set_page_add_options (RoboRuleSetPage *self);
void robo_rule_set_page_show_options (RoboRuleSetPage *self);
void robo_rule_set_page_show_differences (RoboRuleSetPage *self);

/* robo-rule-set-page-decks.c */
void robo_rule_set_page_connect_decks (RoboRuleSetPage *self);
void robo_rule_set_page_show_sets (RoboRuleSetPage *self);
void robo_rule_set_page_show_decks (RoboRuleSetPage *self);

G_END_DECLS
