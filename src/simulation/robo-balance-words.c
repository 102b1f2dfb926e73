// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-balance-words.h"

#include <glib/gi18n-lib.h>

#define DEATH_CONTEXT "destroyed by"
#define SIDE_CONTEXT  "verdict"
#define CARD_CONTEXT  "verdict on a module"

static const struct
{
  const char *id;
  const char *word;
} deaths[ROBO_N_DEATHS] = {
  [ROBO_DEATH_PIT] = { "pit", NC_ ("destroyed by", "pits") },
  [ROBO_DEATH_WATER] = { "water", NC_ ("destroyed by", "water") },
  [ROBO_DEATH_LASER] = { "laser", NC_ ("destroyed by", "lasers") },
  [ROBO_DEATH_BARRIER] = { "barrier", NC_ ("destroyed by", "lightning barriers") },
  [ROBO_DEATH_HIGH_VOLTAGE] = { "high-voltage", NC_ ("destroyed by", "high voltage") },
  [ROBO_DEATH_LIGHTNING] = { "lightning", NC_ ("destroyed by", "deflected lightning") },
  [ROBO_DEATH_MINE] = { "mine", NC_ ("destroyed by", "mines") },
  [ROBO_DEATH_BLAST] = { "blast", NC_ ("destroyed by", "bombs and grenades") },
  [ROBO_DEATH_MODULE] = { "module", NC_ ("destroyed by", "other modules") },
};

static const struct
{
  const char *id;
  const char *side; /* word for a side of an arena */
  const char *card;
} verdicts[] = {
  [ROBO_VERDICT_FAIR] = { "fair", NC_ ("verdict", "fair"), NC_ ("verdict on a module", "about average") },
  [ROBO_VERDICT_UNCLEAR] = { "unclear", NC_ ("verdict", "unclear"), NC_ ("verdict on a module", "unclear") },
  [ROBO_VERDICT_FAVOURED] = { "favoured", NC_ ("verdict", "favored"), NC_ ("verdict on a module", "stronger") },
  [ROBO_VERDICT_HANDICAPPED] = { "handicapped", NC_ ("verdict", "weak"), NC_ ("verdict on a module", "weaker") },
  [ROBO_VERDICT_NONE] = { "none", NC_ ("verdict", "nothing to compare with"),
                          NC_ ("verdict on a module", "not dealt") },
};

const char *
robo_death_get_id (RoboDeath death)
{
  return deaths[death].id;
}

const char *
robo_verdict_get_id (RoboVerdict verdict)
{
  return verdicts[verdict].id;
}

const char *
robo_death_get_word (RoboDeath death)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, DEATH_CONTEXT, deaths[death].word);
}

const char *
robo_verdict_get_word_for_side (RoboVerdict verdict)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, SIDE_CONTEXT, verdicts[verdict].side);
}

const char *
robo_verdict_get_word_for_card (RoboVerdict verdict)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, CARD_CONTEXT, verdicts[verdict].card);
}

char *
robo_share_dup_text (RoboShare share)
{
  /* Translators: The first number is a share of the games, the second how exactly it is known, both in percent. */
  return g_strdup_printf (_ ("%1$.1f%% ± %2$.1f"), 100 * share.share, 50 * (share.high - share.low));
}
