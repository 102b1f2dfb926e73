// SPDX-License-Identifier: GPL-3.0-or-later
#include "robo-explain-module.h"

#include "files/arena/robo-arena.h"
#include "files/arena/robo-library.h"
#include "files/xml/robo-paths.h"

static char *
dup_arena_name (const char *id)
{
  g_autofree char *name = g_strconcat (id, ROBO_ARENA_SUFFIX, NULL);
  g_autofree char *path = g_build_filename (robo_paths_get_data_dir (), "arenas", name, NULL);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboArena) arena = robo_arena_load_file (path, problems);

  return g_strdup (arena != NULL ? robo_arena_get_name (arena) : id);
}

static char *
explain_card (const RoboCard  *card,
              const char      *arena,
              const RoboRules *rules)
{
  g_autofree char *name = arena != NULL && card->colour == ROBO_CARD_CHAMPION ? dup_arena_name (arena) : NULL;
  g_auto (GStrv) paragraphs = robo_explain_card (card, rules, name);

  return g_strjoinv ("\n", paragraphs);
}

char *
robo_explain_module (const RoboModules *modules,
                     guint              card,
                     const RoboRules   *rules)
{
  g_return_val_if_fail (card < robo_modules_get_cards (modules)->n_cards, NULL);

  return explain_card (&robo_modules_get_cards (modules)->cards[card], robo_modules_get_arena (modules, card), rules);
}

char *
robo_explain_module_of_set (const RoboModuleSet *set,
                            guint                card,
                            const RoboRules     *rules)
{
  g_return_val_if_fail (card < robo_module_set_get_cards (set)->n_cards, NULL);

  return explain_card (&robo_module_set_get_cards (set)->cards[card], robo_module_set_get_arena (set, card), rules);
}
