// SPDX-License-Identifier: GPL-3.0-or-later
// A file of module cards: what they do for the engine, what they say for people.
#pragma once

#include <glib.h>

#include "engine/robo-cards.h"
#include "robo-problem.h"

G_BEGIN_DECLS

struct _xmlNode;

/* How the files are called. */
#define ROBO_MODULES_SUFFIX ".modules.xml"

/* In the deck, if neither the card nor the rule set says otherwise (R3.3). */
#define ROBO_DEFAULT_COPIES 2

/**
 * RoboModuleSet:
 *
 * The cards of one file, in its order. Immutable, and so shared between threads.
 */
typedef struct _RoboModuleSet RoboModuleSet;

/**
 * robo_module_set_load_file:
 * @path: a file
 * @problems: where to add what is wrong with it
 *
 * Returns: (transfer full) (nullable): its cards, %NULL with an error in @problems
 */
RoboModuleSet   *robo_module_set_load_file    (const char            *path,
                                               RoboProblems          *problems) G_GNUC_WARN_UNUSED_RESULT;
RoboModuleSet   *robo_module_set_load_memory  (const char            *data,
                                               gsize                  length,
                                               RoboProblems          *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_module_set_load_node:
 * @node: a `modules` element inside another document, not validated yet; copied
 * @problems: where to add what is wrong with it
 *
 * Returns: (transfer full) (nullable): its cards, %NULL with an error in @problems
 */
RoboModuleSet   *robo_module_set_load_node    (struct _xmlNode       *node,
                                               RoboProblems          *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_module_set_load_bundled:
 * @id: the id of a set that comes with the program, "standard" or "workshop"
 * @problems: where to add what is wrong with it
 *
 * Returns: (transfer full) (nullable): its cards, %NULL with an error in @problems
 */
RoboModuleSet   *robo_module_set_load_bundled (const char            *id,
                                               RoboProblems          *problems) G_GNUC_WARN_UNUSED_RESULT;

RoboModuleSet   *robo_module_set_ref          (RoboModuleSet         *self);
void             robo_module_set_unref        (RoboModuleSet         *self);

const char      *robo_module_set_get_id       (const RoboModuleSet   *self);
const char      *robo_module_set_get_name     (const RoboModuleSet   *self);
const RoboCards *robo_module_set_get_cards    (const RoboModuleSet   *self);
const char      *robo_module_set_get_title    (const RoboModuleSet   *self,
                                               guint                  card);
const char      *robo_module_set_get_text     (const RoboModuleSet   *self,
                                               guint                  card);
const char      *robo_module_set_get_arena    (const RoboModuleSet   *self,
                                               guint                  card);
guint            robo_module_set_get_copies   (const RoboModuleSet   *self,
                                               guint                  card);

/**
 * robo_module_set_to_node:
 * @self: a set
 *
 * Returns: (transfer full): a `modules` element that holds everything the file did, to be put into another
 *   document
 */
struct _xmlNode *robo_module_set_to_node      (const RoboModuleSet   *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboModuleSet, robo_module_set_unref)

G_END_DECLS
