// SPDX-License-Identifier: GPL-3.0-or-later
// The rules in words for people, section by section.
#pragma once

#include <glib.h>

#include "files/scenario/robo-position.h"
#include "files/xml/robo-problem.h"

G_BEGIN_DECLS

/**
 * RoboHelp:
 *
 * The sections of `rules.help.xml`, and among them one a module, whose id is `module:` and that of the module. Immutable
 * and counted.
 */
typedef struct _RoboHelp RoboHelp;

/**
 * RoboHelpSection:
 * @id: what links lead to
 * @picture: (nullable): the part of an arena that it is about, such as "pit"
 *
 * The public part of a section; its words are looked up in the language of now.
 */
typedef struct
{
  char *id;
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
 * robo_help_load_file:
 * @path: a file, whatever it holds
 * @problems: where to add what is wrong with it
 *
 * Reads the scenarios of its diagrams, too: those of `diagrams.xml` beside it.
 *
 * Returns: (transfer full) (nullable): its sections, without modules; %NULL with an error in @problems
 */
RoboHelp *robo_help_load_file (const char   *path,
                               RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_help_load_memory:
 * @data: a file, whatever it holds
 * @length: its length in bytes
 * @problems: where to add what is wrong with it
 *
 * Returns: (transfer full) (nullable): its sections, without modules, its diagrams without positions; %NULL with an error
 *   in @problems
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
 * robo_help_get_pictogram:
 * @self: the rules
 * @index: which section
 * @deck: (out): where the module is from
 *
 * Returns: (transfer none) (nullable): the id of the pictogram of the module that the section is about, see
 *   robo_module_set_get_pictogram(); %NULL if it is about none
 */
const char *robo_help_get_pictogram (const RoboHelp *self,
                                     guint           index,
                                     RoboCardColour *deck);

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
 * robo_help_get_part:
 * @self: the rules
 * @index: which section
 *
 * Returns: (transfer none) (nullable): what the part is called that begins with this section, %NULL if none does
 */
const char *robo_help_get_part (const RoboHelp *self,
                                guint           index);

guint robo_help_get_n_diagrams (const RoboHelp *self,
                                guint           index);

/**
 * robo_help_get_diagram:
 * @self: the rules
 * @index: which section
 * @diagram: less than robo_help_get_n_diagrams()
 * @then: (out) (transfer none) (nullable): what is shown after it; %NULL for what comes of it when it is played
 * @caption: (out) (transfer none): what it shows, in the language of now
 *
 * Returns: (transfer none) (nullable): what is shown first; %NULL where the scenarios have not been read
 */
const RoboPosition *robo_help_get_diagram (const RoboHelp      *self,
                                           guint                index,
                                           guint                diagram,
                                           const RoboPosition **then,
                                           const char         **caption);

/**
 * robo_help_find:
 * @self: the rules
 * @topic: the id of a section, such as "pushing", or with that of a paragraph in it, "pushing#pit"
 * @paragraph: (out) (optional): which paragraph of it, or %G_MAXUINT if @topic names none that is there
 *
 * Returns: which section, or %G_MAXUINT if there is none
 */
guint robo_help_find (const RoboHelp *self,
                      const char     *topic,
                      guint          *paragraph);

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
