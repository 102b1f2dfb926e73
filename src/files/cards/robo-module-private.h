// SPDX-License-Identifier: GPL-3.0-or-later
// What reading and keeping module cards share among themselves.
#pragma once

#include "files/xml/robo-texts.h"
#include "files/xml/robo-xml.h"
#include "robo-card-formats.h"
#include "robo-card-vocabulary.h"
#include "robo-module-set.h"

G_BEGIN_DECLS

/* What people read of a card. */
typedef struct
{
  RoboTexts *title;
  RoboTexts *text;
  char      *arena;
  char      *pictogram; /* nullable */
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

/**
 * robo_module_set_new_for_doc:
 * @doc: (transfer full): a document that agrees with the schema and has no more than %ROBO_MAX_CARDS cards
 *
 * Returns: (transfer full): its set, whatever errors its cards have
 */
RoboModuleSet *robo_module_set_new_for_doc (xmlDoc *doc) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_module_set_get_node:
 * @self: a set
 * @card: index of a card
 *
 * Returns: (transfer none): its element
 */
xmlNode *robo_module_set_get_node (const RoboModuleSet *self,
                                   guint                card);

/**
 * robo_module_is_row:
 * @node: a child of a `module`
 *
 * Returns: whether it is an effect or an ability
 */
gboolean robo_module_is_row (const xmlNode *node);

/**
 * robo_module_read_row:
 * @node: an effect or an ability
 * @card: its card, with the rows before it
 * @row: (out caller-allocates): what it says, or the nearest to it that a card can say
 * @problems: where to add errors
 *
 * Returns: whether it is without errors
 */
gboolean robo_module_read_row (const xmlNode  *node,
                               const RoboCard *card,
                               RoboCardRow    *row,
                               RoboProblems   *problems);

/**
 * robo_module_read_card:
 * @node: a `module` element that agrees with the schema
 * @index: of the card, for problems
 * @card: (out caller-allocates): what it is for the engine; with errors what of it can be understood
 * @problems: where to add errors
 *
 * Returns: whether everything it says goes together
 */
gboolean robo_module_read_card (const xmlNode *node,
                                guint          index,
                                RoboCard      *card,
                                RoboProblems  *problems);

G_END_DECLS
