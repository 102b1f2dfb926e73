// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-balance-words.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const char *id;
  const char *word;
} Word;

static const Word deaths[] = {
  { "pit", NC_ ("destroyed by", "pits") },
  { "water", NC_ ("destroyed by", "water") },
  { "laser", NC_ ("destroyed by", "lasers") },
  { "barrier", NC_ ("destroyed by", "lightning barriers") },
  { "high-voltage", NC_ ("destroyed by", "high voltage") },
  { "lightning", NC_ ("destroyed by", "lightning turned away") },
  { "mine", NC_ ("destroyed by", "mines") },
  { "blast", NC_ ("destroyed by", "bombs and grenades") },
  { "module", NC_ ("destroyed by", "other modules") },
};

static const Word verdicts[] = {
  { "fair", NC_ ("verdict", "fair") },
  { "unclear", NC_ ("verdict", "unclear") },
  { "favoured", NC_ ("verdict", "favoured") },
  { "handicapped", NC_ ("verdict", "at a disadvantage") },
  { "none", NC_ ("verdict", "nothing to compare with") },
};

static const char *
find (const Word *words,
      guint       n_words,
      const char *context,
      const char *id)
{
  for (guint i = 0; i < n_words; i++)
    if (g_str_equal (words[i].id, id))
      return g_dpgettext2 (GETTEXT_PACKAGE, context, words[i].word);

  g_return_val_if_reached ("");
}

const char *
robo_balance_get_death_word (const char *id)
{
  return find (deaths, G_N_ELEMENTS (deaths), "destroyed by", id);
}

const char *
robo_balance_get_verdict_word (const char *id)
{
  return find (verdicts, G_N_ELEMENTS (verdicts), "verdict", id);
}
