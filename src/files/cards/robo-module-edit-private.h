// SPDX-License-Identifier: GPL-3.0-or-later
// How a module set is changed: on a copy of its document.
#pragma once

#include "robo-module-edit.h"
#include "robo-module-private.h"
#include "files/xml/robo-xml-edit.h"

G_BEGIN_DECLS

/* One edit, from robo_module_edit_begin() to robo_module_edit_end(). */
typedef struct
{
  RoboModuleSet *set;
  xmlDoc        *doc;
  xmlNode       *root;
  xmlNode       *card;
} RoboModuleEdit;

void           robo_module_edit_begin (RoboModuleEdit *edit,
                                       RoboModuleSet  *self,
                                       guint           card);
void           robo_module_edit_begin_rule (RoboModuleEdit *edit,
                                            RoboModuleSet  *self,
                                            guint           card);
xmlNode       *robo_module_edit_get_card (const RoboModuleEdit *edit,
                                          guint                 card);
RoboModuleSet *robo_module_edit_end (RoboModuleEdit *edit,
                                     gboolean        is_change) G_GNUC_WARN_UNUSED_RESULT;

char *robo_module_set_dup_free_id (const RoboModuleSet *self,
                                   const char          *wish,
                                   guint                but_for) G_GNUC_WARN_UNUSED_RESULT;

/* A row written anew from what it was understood to say: so what is wrong with it goes. */
RoboModuleSet *robo_module_set_with_row_rewritten (RoboModuleSet *self,
                                                   guint          card,
                                                   guint          row) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
