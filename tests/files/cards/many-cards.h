// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a module set with more cards than a game of the box has.
#pragma once

#include "files/cards/robo-modules.h"

G_BEGIN_DECLS

/* Returns a set with the cards m0, m1 and so on, red and yellow in turn. */
static inline RoboModules *
many_cards_new (guint n_cards)
{
  g_autoptr (GString) text = g_string_new ("<modules xmlns=\"urn:x-robodrome:modules:1\" "
                                           "id=\"many\"><name>Many</name>");
  g_autoptr (RoboProblems) problems = robo_problems_new ("many");
  g_autoptr (RoboModuleSet) set = NULL;

  for (guint i = 0; i < n_cards; i++)
    g_string_append_printf (text,
                            "<module id=\"m%u\" colour=\"%s\"><name>M%u</name><die colour=\"red\" min=\"1\" max=\"6\"/>"
                            "<effect when=\"fire\" target=\"first-in-line\" action=\"pull\"/></module>",
                            i, i % 2 == 0 ? "red" : "yellow", i);
  g_string_append (text, "</modules>");
  set = robo_module_set_load_memory (text->str, text->len, problems);
  g_assert_nonnull (set);

  return robo_modules_new (&set, 1, problems);
}

G_END_DECLS
