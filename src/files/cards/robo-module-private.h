// SPDX-License-Identifier: GPL-3.0-or-later
// What reading and keeping module cards share among themselves.
#pragma once

#include "robo-card-formats.h"
#include "robo-card-vocabulary.h"
#include "robo-module-set.h"
#include "files/texts/robo-texts.h"
#include "files/xml/robo-xml.h"

G_BEGIN_DECLS

/* What people read of a card. */
typedef struct
{
  RoboTexts *title;
  RoboTexts *text;
  char      *arena;
  guint      copies;
  gboolean   is_good;
} RoboCardTexts;

/* The document stays, so that a match can hold it as it was written. Nothing writes to it after loading. */
struct _RoboModuleSet
{
  gatomicrefcount ref_count;
  xmlDoc         *doc;
  GBytes         *bytes;       /* of the file, as long as nothing was changed; else NULL */
  gboolean        is_complete; /* nothing of the file had to be left out */
  char           *id;
  RoboTexts      *name;
  RoboCards       cards;
  RoboCardTexts   texts[ROBO_MAX_CARDS];
};

RoboModuleSet *robo_module_set_new_for_doc (xmlDoc *doc) G_GNUC_WARN_UNUSED_RESULT;
xmlNode       *robo_module_set_get_node (const RoboModuleSet *self,
                                         guint                card);

gboolean robo_module_is_row (const xmlNode *node);
gboolean robo_module_read_row (const xmlNode  *node,
                               const RoboCard *card,
                               RoboCardRow    *row,
                               RoboProblems   *problems);
gboolean robo_module_read_card (const xmlNode *node,
                                guint          index,
                                RoboCard      *card,
                                RoboProblems  *problems);

G_END_DECLS
