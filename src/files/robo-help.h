// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the rules in words for players, section by section.
#pragma once

#include <glib.h>

#include "files/scenario/robo-position.h"
#include "files/xml/robo-problem.h"

G_BEGIN_DECLS

/* Holds the sections of a help file. The bundled help also has a section for each module, with the id `module:` and
 * the id of the module. The sections are reference-counted and never change. */
typedef struct _RoboHelp RoboHelp;

/* Holds the public part of a section. Its texts are looked up in the current language. */
typedef struct
{
  char *id;      /* id of the section, to which links lead */
  char *picture; /* the part of an arena that the section is about, such as "pit"; or NULL */
  char *rules;   /* numbers of the rules in doc/rules.md that answer a question, such as "R7.1 R7.2"; or NULL */
} RoboHelpSection;

/* Loads the bundled rules, `rules.help.xml`, and adds a section for each module. Returns NULL with errors in
 * `problems` if the rules cannot be used. If only the modules cannot be loaded, adds an error to `problems` and
 * returns the rules without sections for modules. */
RoboHelp *robo_help_load_bundled (RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Loads the sections of a file, without sections for modules. If the file has diagrams, also reads their scenarios
 * from `diagrams.xml` in the same folder. Returns NULL with an error in `problems` if one of the files cannot be
 * used. */
RoboHelp *robo_help_load_file (const char   *path,
                               RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Loads the sections from the content of a file. Returns NULL with an error in `problems` if the content cannot be
 * used. The help has no sections for modules, and its diagrams have no positions. */
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

/* Returns the id of the pictogram of the section's module, see robo_module_set_get_pictogram(). Sets `deck` to the
 * deck of the module. Returns NULL if the section is not about a module. */
const char *robo_help_get_pictogram (const RoboHelp *self,
                                     guint           index,
                                     RoboCardColour *deck);

/* Returns the text of a paragraph, counted from 0, or NULL if the section has fewer paragraphs. Sets is_detailed to
 * whether the short rules leave the paragraph out. */
const char *robo_help_get_paragraph (const RoboHelp *self,
                                     guint           index,
                                     guint           paragraph,
                                     gboolean       *is_detailed);

/* Returns the title of the part that begins with this section, or NULL if no part begins here. */
const char *robo_help_get_part (const RoboHelp *self,
                                guint           index);

guint robo_help_get_n_diagrams (const RoboHelp *self,
                                guint           index);

/* Returns the first position of a diagram, or NULL if the scenarios have not been read. Sets `then` to the second
 * position, or to NULL if it results from playing the first position. The caption is in the current language. */
const RoboPosition *robo_help_get_diagram (const RoboHelp      *self,
                                           guint                index,
                                           guint                diagram,
                                           const RoboPosition **then,
                                           const char         **caption);

/* Finds a section by its id, such as "pushing", or a paragraph in a section, such as "pushing#pit". Returns the index
 * of the section, or G_MAXUINT. Sets `paragraph`, which may be NULL, to the number of the paragraph, or to G_MAXUINT
 * if the topic names no paragraph that exists. */
guint robo_help_find (const RoboHelp *self,
                      const char     *topic,
                      guint          *paragraph);

/* Searches the sections for words, which blanks and punctuation separate: their titles, paragraphs, captions of diagrams
 * and the words that are never shown. Ignores case, accents, the form of apostrophes and, if there are others, words with
 * little meaning. Returns an array of guint with a rating for each section: 0 for sections that are not found, and more
 * for sections that have the words in their title, among the words that are never shown, or as whole words. A section is
 * found if it has all words or, if no section has all, most of them, where rare words count more. Without words, all
 * sections have the same rating. */
GArray *robo_help_search (const RoboHelp *self,
                          const char     *words) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboHelp, robo_help_unref)

G_END_DECLS
