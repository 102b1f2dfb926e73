// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the parts that reading and editing module cards share.
#pragma once

#include "files/xml/robo-attributes.h"
#include "files/xml/robo-texts.h"
#include "files/xml/robo-xml.h"
#include "robo-card-formats.h"
#include "robo-card-vocabulary.h"
#include "robo-module-set.h"

G_BEGIN_DECLS

/* Holds the texts and properties of a card that the engine does not use. */
typedef struct
{
  RoboTexts *title;
  RoboTexts *text;
  char      *arena;
  char      *pictogram; /* or NULL */
  guint      copies;
  gboolean   is_good;
} RoboCardTexts;

/* Keeps the document of the set, so that a match can contain the set as it was written. The document is not changed
 * after loading. */
struct _RoboModuleSet
{
  gatomicrefcount ref_count;
  xmlDoc         *doc;
  GBytes         *bytes;       /* bytes of the file if the set is unchanged, else NULL */
  gboolean        is_complete; /* whether the set has everything in its file; FALSE if a part had to be left out */
  char           *id;
  RoboTexts      *name;
  RoboCards       cards;
  RoboCardTexts   texts[ROBO_MAX_CARDS];
};

/* Creates a set whose cards may have errors. Takes ownership of the document, which must be valid and have no
 * more than ROBO_MAX_CARDS cards. */
RoboModuleSet *robo_module_set_new_for_doc (xmlDoc *doc) G_GNUC_WARN_UNUSED_RESULT;

xmlNode *robo_module_set_get_node (const RoboModuleSet *self,
                                   guint                card);

/* Returns whether the element is an effect or an ability. */
gboolean robo_module_is_row (const xmlNode *node);

/* Reads a row of a card that already has the rows before it. If the row has errors, reads the closest row that a card
 * can hold. Returns whether the row has no errors. */
gboolean robo_module_read_row (const xmlNode  *node,
                               const RoboCard *card,
                               RoboCardRow    *row,
                               RoboProblems   *problems);

/* Reads a card from a valid `module` element. If the card has errors, reads as much as can be understood. Problems
 * get `index` as the index of their card. Returns whether the card has no errors. */
gboolean robo_module_read_card (const xmlNode *node,
                                guint          index,
                                RoboCard      *card,
                                RoboProblems  *problems);

G_END_DECLS
