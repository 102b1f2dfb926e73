// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-strength.h"

#include <math.h>

#include "files/match/robo-computers.h"
#include "robo-match-private.h"

#define KEY "strengths"
/* These are the GVariant types of the stored data. A person has a name and games. A game has time, seed, rating,
 * deviation, volatility, and the level and score of each computer. */
#define GAME_TYPE   "(xtddda(sd))"
#define GAMES_TYPE  "a" GAME_TYPE
#define PERSON_TYPE "(s" GAMES_TYPE ")"
#define ALL_TYPE    "a" PERSON_TYPE

/* The ratings of the computers have this deviation. They were measured in games of two without modules
 * (doc/ladder.md). */
#define COMPUTER_DEVIATION 50

/* Reading */

/* Reads a game from the settings. Checks every value, because users may have edited the settings by hand. */
static gboolean
read_game (GVariant         *variant,
           RoboStrengthGame *game)
{
  g_autoptr (GVariant) opponents = NULL;

  memset (game, 0, sizeof *game);
  g_variant_get (variant, "(xtddd@a(sd))", &game->time, &game->seed, &game->after.rating, &game->after.deviation,
                 &game->after.volatility, &opponents);
  if (!robo_glicko_is_valid (&game->after) || g_variant_n_children (opponents) > G_N_ELEMENTS (game->levels))
    return FALSE;

  for (guint i = 0; i < g_variant_n_children (opponents); i++)
    {
      const char *word;
      RoboPlayer  player;

      g_variant_get_child (opponents, i, "(&sd)", &word, &game->scores[i]);
      if (!robo_player_from_word (word, &player, &game->levels[i]) || player != ROBO_PLAYER_COMPUTER ||
          !(game->scores[i] >= 0 && game->scores[i] <= 1))
        return FALSE;
    }
  game->n_opponents = (guint)g_variant_n_children (opponents);

  return TRUE;
}

GStrv
robo_strength_dup_names (GSettings *settings)
{
  g_autoptr (GVariant) all = NULL;
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  all = g_settings_get_value (settings, KEY);
  for (gsize i = 0; i < g_variant_n_children (all); i++)
    {
      g_autoptr (GVariant) person = g_variant_get_child_value (all, i);
      const char *name;

      g_variant_get (person, "(&s@" GAMES_TYPE ")", &name, NULL);
      g_strv_builder_add (names, name);
    }

  return g_strv_builder_end (names);
}

GArray *
robo_strength_dup_games (GSettings  *settings,
                         const char *name)
{
  g_autoptr (GVariant) all = NULL;
  GArray *found = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings) && name != NULL, NULL);

  all = g_settings_get_value (settings, KEY);
  found = g_array_new (FALSE, FALSE, sizeof (RoboStrengthGame));
  for (gsize i = 0; i < g_variant_n_children (all); i++)
    {
      g_autoptr (GVariant) games = NULL;
      const char *other;

      g_variant_get_child (all, i, "(&s@" GAMES_TYPE ")", &other, &games);
      for (gsize j = 0; g_str_equal (other, name) && j < g_variant_n_children (games); j++)
        {
          g_autoptr (GVariant) child = g_variant_get_child_value (games, j);
          RoboStrengthGame game;

          if (read_game (child, &game))
            g_array_append_val (found, game);
        }
    }

  return found;
}

static RoboGlicko
get_last (const GArray *games)
{
  if (games->len == 0)
    return (RoboGlicko){ ROBO_STRENGTH_FIRST, ROBO_GLICKO_DEVIATION, ROBO_GLICKO_VOLATILITY };

  return g_array_index (games, RoboStrengthGame, games->len - 1).after;
}

guint
robo_strength_get (GSettings  *settings,
                   const char *name,
                   RoboGlicko *now)
{
  g_autoptr (GArray) games = robo_strength_dup_games (settings, name);

  g_return_val_if_fail (games != NULL && now != NULL, 0);

  *now = get_last (games);

  return games->len;
}

gboolean
robo_strength_get_change (GSettings  *settings,
                          const char *name,
                          RoboMatch  *match,
                          int        *before,
                          int        *after)
{
  g_autoptr (GArray) games = robo_strength_dup_games (settings, name);

  g_return_val_if_fail (games != NULL && ROBO_IS_MATCH (match), FALSE);
  g_return_val_if_fail (before != NULL && after != NULL, FALSE);

  if (games->len == 0 ||
      g_array_index (games, RoboStrengthGame, games->len - 1).seed != robo_match_get_setup (match)->seed ||
      robo_match_get_setup (match)->is_branch)
    return FALSE;

  *after = (int)lround (get_last (games).rating);
  g_array_set_size (games, games->len - 1);
  *before = (int)lround (get_last (games).rating);

  return TRUE;
}

RoboLevel
robo_strength_choose_level (GSettings  *settings,
                            const char *name)
{
  RoboLevel  nearest = ROBO_LEVEL_PIP;
  RoboGlicko now;

  robo_strength_get (settings, name, &now);
  for (RoboLevel level = ROBO_LEVEL_PIP; level <= ROBO_LEVEL_ORACLE; level++)
    if (fabs (robo_computer_get_strength (level) - now.rating) <
        fabs (robo_computer_get_strength (nearest) - now.rating))
      nearest = level;

  return nearest;
}

/* Writing */

static GVariant *
games_to_variant (const GArray *games)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE (GAMES_TYPE));
  guint           n_dropped = games->len > ROBO_STRENGTH_MAX_GAMES ? games->len - ROBO_STRENGTH_MAX_GAMES : 0;

  for (guint i = n_dropped; i < games->len; i++)
    {
      const RoboStrengthGame *game = &g_array_index (games, RoboStrengthGame, i);

      g_variant_builder_open (&builder, G_VARIANT_TYPE (GAME_TYPE));
      g_variant_builder_add (&builder, "x", game->time);
      g_variant_builder_add (&builder, "t", game->seed);
      g_variant_builder_add (&builder, "d", game->after.rating);
      g_variant_builder_add (&builder, "d", game->after.deviation);
      g_variant_builder_add (&builder, "d", game->after.volatility);
      g_variant_builder_open (&builder, G_VARIANT_TYPE ("a(sd)"));
      for (guint j = 0; j < game->n_opponents; j++)
        g_variant_builder_add (&builder, "(sd)", robo_player_get_word (ROBO_PLAYER_COMPUTER, game->levels[j]),
                               game->scores[j]);
      g_variant_builder_close (&builder);
      g_variant_builder_close (&builder);
    }

  return g_variant_builder_end (&builder);
}

/* Stores the games of a person and puts the person first in the list of people. Without games, removes the person. */
static void
store_games (GSettings    *settings,
             const char   *name,
             const GArray *games)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE (ALL_TYPE));
  g_autoptr (GVariant) all = g_settings_get_value (settings, KEY);
  guint n_people = games->len > 0;

  if (games->len > 0)
    g_variant_builder_add (&builder, "(s@" GAMES_TYPE ")", name, games_to_variant (games));
  for (gsize i = 0; i < g_variant_n_children (all) && n_people < ROBO_STRENGTH_MAX_PEOPLE; i++)
    {
      g_autoptr (GVariant) person = g_variant_get_child_value (all, i);
      const char *other;

      g_variant_get_child (person, 0, "&s", &other);
      if (g_str_equal (other, name))
        continue;
      g_variant_builder_add_value (&builder, person);
      n_people++;
    }
  g_settings_set_value (settings, KEY, g_variant_builder_end (&builder));
}

void
robo_strength_reset (GSettings  *settings,
                     const char *name)
{
  g_autoptr (GArray) none = g_array_new (FALSE, FALSE, sizeof (RoboStrengthGame));

  g_return_if_fail (G_IS_SETTINGS (settings) && name != NULL);

  store_games (settings, name, none);
}

static gboolean
was_counted (const GArray *games,
             guint64       seed)
{
  for (guint i = 0; i < games->len; i++)
    if (g_array_index (games, RoboStrengthGame, i).seed == seed)
      return TRUE;

  return FALSE;
}

static gboolean
count_for_seat (GSettings            *settings,
                const RoboMatchSetup *setup,
                guint                 seat,
                const guint          *ranks)
{
  g_autofree char *name = robo_match_setup_dup_name (setup, seat);
  g_autoptr (GArray) games = robo_strength_dup_games (settings, name);
  RoboStrengthGame game = { .time = g_get_real_time () / G_USEC_PER_SEC, .seed = setup->seed };
  RoboGlickoResult results[ROBO_MAX_ROBOTS - 1];
  RoboGlicko       before = get_last (games);

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      const RoboMatchSeat *other = &setup->seats[i];
      guint                n = game.n_opponents;

      if (other->player != ROBO_PLAYER_COMPUTER || other->level == ROBO_LEVEL_CHANCE)
        continue;
      game.levels[n] = other->level;
      game.scores[n] = ranks[seat] < ranks[i] ? 1 : ranks[seat] > ranks[i] ? 0
                                                                           : 0.5;
      results[n] = (RoboGlickoResult){ robo_computer_get_strength (other->level), COMPUTER_DEVIATION, game.scores[n] };
      game.n_opponents++;
    }
  if (game.n_opponents == 0 || was_counted (games, setup->seed))
    return FALSE;

  game.after = robo_glicko_rate (&before, results, game.n_opponents);
  g_array_append_val (games, game);
  store_games (settings, name, games);

  return TRUE;
}

gboolean
robo_strength_count_match (GSettings *settings,
                           RoboMatch *match)
{
  const RoboMatchSetup *setup;
  const RoboGame       *game;
  guint                 ranks[ROBO_MAX_ROBOTS];
  gboolean              has_counted = FALSE;

  g_return_val_if_fail (G_IS_SETTINGS (settings), FALSE);
  g_return_val_if_fail (ROBO_IS_MATCH (match), FALSE);

  setup = robo_match_get_setup (match);
  game = robo_match_get_game (match);
  if (setup->is_branch || !robo_match_get_can_export (match) || robo_game_get_state (game)->winner == ROBO_NO_WINNER)
    return FALSE;

  robo_game_get_ranks (game, ranks);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    if (setup->seats[seat].player == ROBO_PLAYER_HUMAN)
      has_counted |= count_for_seat (settings, setup, seat, ranks);

  return has_counted;
}
