// SPDX-License-Identifier: GPL-3.0-or-later
// Prints an XML document as JSON with the same names.
#pragma once

#include "files/xml/robo-xml.h"

G_BEGIN_DECLS

/* Prints the root element to standard output. The document has elements and attributes, but no text. An element becomes
 * an object with its attributes, as numbers if possible, followed by its children. Children with a name in `lists`
 * become an array of that name. An element without attributes whose children are all of one such name, or that has no
 * children, becomes the array itself. Attributes in `words` are always strings, such as ids, and numbers that are too
 * large for other programs to read exactly. Both lists end with NULL. */
void robo_cli_print_json (xmlDoc            *doc,
                          const char *const *lists,
                          const char *const *words);

G_END_DECLS
