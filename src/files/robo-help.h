// SPDX-License-Identifier: GPL-3.0-or-later
// The rules in words for people, section by section.
#pragma once

#include <glib.h>

#include "files/xml/robo-problem.h"

G_BEGIN_DECLS

/**
 * RoboHelp:
 *
 * The sections of `rules.help.xml` and after them one a module, whose id is `module:` and that of the module. Immutable
 * and counted.
 */
typedef struct _RoboHelp RoboHelp;

/**
 * RoboHelpSection:
 * @id: what links lead to
 * @chapter: of the rules, from 1
 * @picture: (nullable): the part of an arena that it is about, such as "pit"
 *
 * The public part of a section; its words are looked up in the language of now.
 */
typedef struct
{
  char *id;
  guint chapter;
  char *picture;
} RoboHelpSection;

/**
 * robo_help_load_bundled:
 * @problems: where to add what is wrong
 *
 * Returns: (transfer full) (nullable): the rules that come with the program, with their modules
 */
RoboHelp *robo_help_load_bundled (RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_help_load_memory:
 * @data: a file, whatever it holds
 * @length: its length in bytes
 * @problems: where to add what is wrong with it
 *
 * Returns: (transfer full) (nullable): its sections, without modules; %NULL with an error in @problems
 */
RoboHelp *robo_help_load_memory (const char   *data,
                                 gsize         length,
                                 RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_help_ref:
 * @self: the rules
 *
 * Returns: (transfer full): @self
 */
RoboHelp *robo_help_ref (RoboHelp *self);

/**
 * robo_help_unref:
 * @self: (transfer full) (nullable): the rules
 */
void robo_help_unref (RoboHelp *self);

guint                  robo_help_get_n_sections (const RoboHelp *self);
const RoboHelpSection *robo_help_get_section (const RoboHelp *self,
                                              guint           index);
const char            *robo_help_get_title (const RoboHelp *self,
                                            guint           index);

/**
 * robo_help_get_paragraph:
 * @self: the rules
 * @index: which section
 * @paragraph: which paragraph of it, from 0
 * @is_detailed: (out): whether the short rules do without it
 *
 * Returns: (transfer none) (nullable): its text, %NULL if the section has no more
 */
const char *robo_help_get_paragraph (const RoboHelp *self,
                                     guint           index,
                                     guint           paragraph,
                                     gboolean       *is_detailed);

/**
 * robo_help_find:
 * @self: the rules
 * @topic: the id of a section, or `chapter:` and a number for the first section of that chapter
 *
 * Returns: which section, or %G_MAXUINT if there is none
 */
guint robo_help_find (const RoboHelp *self,
                      const char     *topic);

/**
 * robo_help_matches:
 * @self: the rules
 * @index: which section
 * @words: what to look for, with blanks between words
 *
 * Returns: whether all words are in the section, in its details as well, upper case or not
 */
gboolean robo_help_matches (const RoboHelp *self,
                            guint           index,
                            const char     *words);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboHelp, robo_help_unref)

G_END_DECLS
