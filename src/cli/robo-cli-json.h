// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed as XML, as JSON with the same names.
#pragma once

#include "files/xml/robo-xml.h"

G_BEGIN_DECLS

/**
 * robo_cli_print_json:
 * @doc: what is to be printed: elements and attributes, no text
 * @lists: (array zero-terminated=1): names of elements that may stand beside others of the same name
 * @words: (array zero-terminated=1): names of attributes whose values are words, also where they look like numbers
 *
 * Prints the root element to standard output. An element is an object: its attributes, numbers where they are numbers, then
 * the elements in it. Those of @lists are an array under their name; an element that has nothing else in it, and no
 * attributes, is that array itself. Numbers too large for others to read exactly belong into @words.
 */
void robo_cli_print_json (xmlDoc            *doc,
                          const char *const *lists,
                          const char *const *words);

G_END_DECLS
