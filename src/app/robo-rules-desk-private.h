// SPDX-License-Identifier: GPL-3.0-or-later
// What the files of the rules desk share among themselves.
#pragma once

#include "files/cards/robo-rule-files.h"
#include "ui/cards/robo-module-set-page.h"
#include "ui/cards/robo-rule-set-page.h"

#include "robo-rules-desk.h"

G_BEGIN_DECLS

struct _RoboRulesDesk
{
  GObject parent_instance;

  /* weak: somebody may be waiting for an answer when the window goes */
  GtkStack        *pages;
  AdwToastOverlay *toasts;

  /* borrowed: children of pages, made when they are first shown */
  GtkWidget *rules_page;
  GtkWidget *module_set_page;
  GtkWidget *rule_set_page;
  GtkWidget *sandbox_page;

  /* owned */
  RoboRuleFiles *files;
  RoboRuleFile  *removing; /* nullable: while somebody is asked */
};

/* Returns: (nullable): none when it has been closed */
GtkWindow *robo_rules_desk_get_window (RoboRulesDesk *self);

/* robo-rules-desk-new.c */
void robo_rules_desk_new_module_set (RoboRulesDesk *self);
void robo_rules_desk_new_rule_set (RoboRulesDesk *self);
void robo_rules_desk_copy_module_set (RoboRulesDesk *self,
                                      RoboRuleFile  *file);
void robo_rules_desk_copy_rule_set (RoboRulesDesk *self,
                                    RoboRuleFile  *file);

/* robo-rules-desk-removal.c */
void robo_rules_desk_tell_uses (RoboRulesDesk *self,
                                const char    *card_id);
void robo_rules_desk_remove_card (RoboRulesDesk *self,
                                  const char    *card_id);
void robo_rules_desk_remove_file (RoboRulesDesk *self,
                                  RoboRuleFile  *file);

G_END_DECLS
