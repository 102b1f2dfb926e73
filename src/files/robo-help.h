// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the rules in words for players, section by section.
#pragma once

#include <glib.h>

#include "files/scenario/robo-position.h"
#include "files/xml/robo-problem.h"

G_BEGIN_DECLS

/* The sections of `rules.help.xml`, and among them one for each module, whose id is `module:` and that of the
 * module. Immutable and reference-counted. */
typedef struct _RoboHelp RoboHelp;

/* The public part of a section; its texts are looked up in the current language. */
typedef struct
{
  char *id;      /* the target of links */
  char *picture; /* the part of an arena that it is about, such as "pit"; or NULL */
} RoboHelpSection;

/* Returns the bundled rules with their modules, or NULL with errors added to `problems`. */
RoboHelp *robo_help_load_bundled (RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the sections of a file, without modules, or NULL with an error in `problems`. Also reads the
 * scenarios of its diagrams from `diagrams.xml` in the same folder. */
RoboHelp *robo_help_load_file (const char   *path,
                               RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the sections, without modules and with diagrams that have no positions, or NULL with an error in
 * `problems`. */
RoboHelp *robo_help_load_memory (const char   *data,
                                 gsize         length,
                                 RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

RoboHelp *robo_help_ref (RoboHelp *self);

void robo_help_unref (RoboHelp *self);

guint                  robo_help_get_n_sections (const RoboHelp *self);
const RoboHelpSection *robo_help_get_section (const RoboHelp *self,
                                              guint           index);
const char            *robo_help_get_title (const RoboHelp *self,
                                            guint           index);

/* Returns the id of the pictogram of the section's module, see robo_module_set_get_pictogram(), with its deck;
 * NULL if the section is not about a module. */
const char *robo_help_get_pictogram (const RoboHelp *self,
                                     guint           index,
                                     RoboCardColour *deck);

/* Returns the text of a paragraph, from 0, or NULL if the section has no more. is_detailed tells whether the
 * short rules leave the paragraph out. */
const char *robo_help_get_paragraph (const RoboHelp *self,
                                     guint           index,
                                     guint           paragraph,
                                     gboolean       *is_detailed);

/* Returns the title of the part that begins with this section, or NULL if none does. */
const char *robo_help_get_part (const RoboHelp *self,
                                guint           index);

guint robo_help_get_n_diagrams (const RoboHelp *self,
                                guint           index);

/* Returns the first position of a diagram, or NULL if the scenarios have not been read. `then` gets the
 * position after it, NULL if the first one is to be played; the caption is in the current language. */
const RoboPosition *robo_help_get_diagram (const RoboHelp      *self,
                                           guint                index,
                                           guint                diagram,
                                           const RoboPosition **then,
                                           const char         **caption);

/* Finds a section by its id, such as "pushing", or a paragraph in it, "pushing#pit". Returns the index of the
 * section, or G_MAXUINT. The paragraph is G_MAXUINT if the topic names none that exists. */
guint robo_help_find (const RoboHelp *self,
                      const char     *topic,
                      guint          *paragraph);

/* Returns whether all words, separated by blanks, are in the section or its details, ignoring case. */
gboolean robo_help_matches (const RoboHelp *self,
                            guint           index,
                            const char     *words);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboHelp, robo_help_unref)

G_END_DECLS
