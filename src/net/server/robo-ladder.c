// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-ladder.h"

#include <string.h>

#include "base/robo-names.h"

#define PREFIX "player "
#define PAIRS  "pairs"
#define WEEK   (7 * 24 * 60 * 60)
/* A rating becomes less certain for at most this many weeks without a match. */
#define MAX_WEEKS  2000
#define MAX_PLACES 8

/* Holds the time of a counted match of two players. The players live as long as the ladder. */
typedef struct
{
  const RoboLadderPlayer *players[2];
  gint64                  when;
} Pair;

static void
player_free (RoboLadderPlayer *player)
{
  for (guint i = 0; i < ROBO_LADDER_KNOWN_OTHERS; i++)
    g_free (player->others[i]);
  g_free (player->key);
  g_free (player->name);
  g_free (player);
}

RoboLadder *
robo_ladder_new (void)
{
  RoboLadder *self = g_new0 (RoboLadder, 1);

  self->players = g_ptr_array_new_with_free_func ((GDestroyNotify)player_free);
  self->by_key = g_hash_table_new (g_str_hash, g_str_equal);
  self->pairs = g_array_new (FALSE, FALSE, sizeof (Pair));

  return self;
}

void
robo_ladder_free (RoboLadder *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->pairs);
  g_hash_table_unref (self->by_key);
  g_ptr_array_unref (self->players);
  g_free (self);
}

const RoboLadderPlayer *
robo_ladder_find (const RoboLadder *self,
                  const char       *key)
{
  return g_hash_table_lookup (self->by_key, key);
}

const RoboLadderPlayer *
robo_ladder_find_name (const RoboLadder *self,
                       const char       *name)
{
  for (guint i = 0; i < self->players->len; i++)
    {
      const RoboLadderPlayer *player = g_ptr_array_index (self->players, i);

      if (g_str_equal (player->name, name))
        return player;
    }

  return NULL;
}

static RoboLadderPlayer *
add_player (RoboLadder *self,
            const char *key)
{
  RoboLadderPlayer *player = g_new0 (RoboLadderPlayer, 1);

  player->key = g_strdup (key);
  g_ptr_array_add (self->players, player);
  g_hash_table_insert (self->by_key, player->key, player);

  return player;
}

/* Returns whether the name belongs to a player with another key. Names that look alike are the same name. */
static gboolean
is_taken (const RoboLadder       *self,
          const RoboLadderPlayer *player,
          const char             *name)
{
  for (guint i = 0; i < self->players->len; i++)
    {
      const RoboLadderPlayer *other = g_ptr_array_index (self->players, i);

      if (other != player && other->name != NULL && robo_names_look_alike (other->name, name))
        return TRUE;
    }

  return FALSE;
}

/* Gives the player the name that was used in a match. Adds a number to a name that belongs to another key. In place of
 * an empty name, takes the beginning of the key. */
static void
take_name (const RoboLadder *self,
           RoboLadderPlayer *player,
           const char       *wanted)
{
  g_autofree char *clean = robo_names_dup_clean (wanted, ROBO_NAMES_MAX_PLAYER);
  g_autofree char *base = *clean != '\0' ? g_steal_pointer (&clean) : g_strndup (player->key, 8);
  g_autofree char *name = g_strdup (base);

  /* A player who has this name already, with or without a number, keeps it. */
  if (player->name != NULL && g_str_has_prefix (player->name, base) &&
      (player->name[strlen (base)] == '\0' || g_str_has_prefix (player->name + strlen (base), " (")))
    return;
  for (guint i = 2; is_taken (self, player, name); i++)
    {
      g_free (name);
      name = g_strdup_printf ("%s (%u)", base, i);
    }
  g_free (player->name);
  player->name = g_steal_pointer (&name);
}

static RoboLadderPlayer *
take_in (RoboLadder            *self,
         const RoboLadderPlace *place,
         gint64                 when)
{
  RoboLadderPlayer *player = (RoboLadderPlayer *)robo_ladder_find (self, place->key);

  if (player == NULL)
    {
      player = add_player (self, place->key);
      player->glicko = (RoboGlicko){ ROBO_LADDER_RATING, ROBO_GLICKO_DEVIATION, ROBO_GLICKO_VOLATILITY };
      player->last = when;
    }
  take_name (self, player, place->name);
  for (gint64 weeks = MIN ((when - player->last) / WEEK, MAX_WEEKS); weeks > 0; weeks--)
    player->glicko = robo_glicko_rate (&player->glicko, NULL, 0);

  return player;
}

/* Counts the matches of a pair of players in the last week, and forgets older matches of all pairs. */
static guint
count_pair (RoboLadder             *self,
            const RoboLadderPlayer *one,
            const RoboLadderPlayer *other,
            gint64                  when)
{
  guint n_matches = 0;

  for (guint i = self->pairs->len; i > 0; i--)
    {
      const Pair *pair = &g_array_index (self->pairs, Pair, i - 1);

      if (when - pair->when >= WEEK)
        g_array_remove_index_fast (self->pairs, i - 1);
      else
        n_matches += (pair->players[0] == one && pair->players[1] == other) ||
                     (pair->players[0] == other && pair->players[1] == one);
    }

  return n_matches;
}

static gboolean
is_known (const RoboLadderPlayer *player)
{
  return player->glicko.deviation < ROBO_LADDER_KNOWN_DEVIATION && player->others[ROBO_LADDER_KNOWN_OTHERS - 1] != NULL;
}

static void
note_opponent (RoboLadderPlayer       *player,
               const RoboLadderPlayer *opponent)
{
  guint i = 0;

  while (i < ROBO_LADDER_KNOWN_OTHERS && player->others[i] != NULL && !g_str_equal (player->others[i], opponent->key))
    i++;
  if (i < ROBO_LADDER_KNOWN_OTHERS && player->others[i] == NULL)
    player->others[i] = g_strdup (opponent->key);
}

/* Rates a player against opponents. All changes together that come from opponents of unknown strength are limited. */
static void
rate_player (const RoboLadderPlayer *player,
             const RoboGlickoResult *results,
             guint                   n_results,
             guint                   n_known,
             RoboGlicko             *glicko,
             double                 *guessed)
{
  const RoboGlicko after = robo_glicko_rate (&player->glicko, results, n_results);
  const double     change = after.rating - player->glicko.rating;
  const double     known = change * n_known / n_results;

  *guessed = CLAMP (player->guessed + change - known, -ROBO_LADDER_GUESS, ROBO_LADDER_GUESS);
  *glicko = after;
  glicko->rating = player->glicko.rating + known + *guessed - player->guessed;
}

/* Holds a match while its players are rated. */
typedef struct
{
  const RoboLadderPlace *places;
  guint                  n_places;
  gint64                 when;
  RoboLadderPlayer      *players[MAX_PLACES];            /* by place, the player at this place */
  gboolean               counts[MAX_PLACES][MAX_PLACES]; /* whether the result between two places counts */

  /* By place: the number of results that count and, if there are any, the strength after them. */
  guint      n_results[MAX_PLACES];
  RoboGlicko after[MAX_PLACES];
  double     guessed[MAX_PLACES];
} Match;

static gboolean
has_player_twice (const Match *match)
{
  for (guint i = 0; i < match->n_places; i++)
    {
      for (guint j = 0; j < i; j++)
        {
          if (g_str_equal (match->places[i].key, match->places[j].key))
            return TRUE;
        }
    }

  return FALSE;
}

/* Finds the players of the match, and the pairs of players who have not played too often against each other. */
static void
take_in_all (RoboLadder *self,
             Match      *match)
{
  for (guint i = 0; i < match->n_places; i++)
    match->players[i] = take_in (self, &match->places[i], match->when);
  for (guint i = 0; i < match->n_places; i++)
    {
      for (guint j = 0; j < i; j++)
        {
          const guint n_before = count_pair (self, match->players[i], match->players[j], match->when);

          match->counts[i][j] = match->counts[j][i] = n_before < ROBO_LADDER_PAIR_MATCHES;
        }
    }
}

/* Rates a place against all others whose result with it counts. The players keep their strength before the match until
 * all are rated. */
static void
rate_place (Match *match,
            guint  place)
{
  const guint      rank = match->places[place].rank;
  RoboGlickoResult results[MAX_PLACES];
  guint            n_results = 0;
  guint            n_known = 0;

  for (guint i = 0; i < match->n_places; i++)
    {
      const RoboLadderPlayer *other = match->players[i];
      const guint             other_rank = match->places[i].rank;

      if (!match->counts[place][i])
        continue;
      results[n_results++] = (RoboGlickoResult){ other->glicko.rating, other->glicko.deviation,
                                                 rank < other_rank    ? 1
                                                 : rank == other_rank ? 0.5
                                                                      : 0 };
      n_known += is_known (other);
    }
  match->n_results[place] = n_results;
  if (n_results > 0)
    rate_player (match->players[place], results, n_results, n_known, &match->after[place], &match->guessed[place]);
}

static void
note_pair (RoboLadder       *self,
           RoboLadderPlayer *one,
           RoboLadderPlayer *other,
           gint64            when)
{
  const Pair pair = { { one, other }, when };

  g_array_append_val (self->pairs, pair);
  note_opponent (one, other);
  note_opponent (other, one);
}

/* Gives a player the strength after the match. Returns whether the match counts for the player. */
static gboolean
update_player (const Match *match,
               guint        place)
{
  RoboLadderPlayer *player = match->players[place];

  player->last = MAX (player->last, match->when);
  if (match->n_results[place] == 0)
    return FALSE;

  player->glicko = match->after[place];
  player->guessed = match->guessed[place];
  player->n_matches++;

  return TRUE;
}

gboolean
robo_ladder_add_match (RoboLadder            *self,
                       const RoboLadderPlace *places,
                       guint                  n_places,
                       gint64                 when)
{
  Match    match = { .places = places, .n_places = n_places, .when = when };
  gboolean is_counted = FALSE;

  g_return_val_if_fail (n_places <= MAX_PLACES, FALSE);

  if (n_places < 2 || has_player_twice (&match))
    return FALSE;

  take_in_all (self, &match);
  for (guint i = 0; i < n_places; i++)
    rate_place (&match, i);
  for (guint i = 0; i < n_places; i++)
    {
      for (guint j = 0; j < i; j++)
        {
          if (match.counts[i][j])
            note_pair (self, match.players[i], match.players[j], when);
        }
      is_counted |= update_player (&match, i);
    }

  return is_counted;
}

static int
compare_players (gconstpointer first,
                 gconstpointer second)
{
  const RoboLadderPlayer *a = *(RoboLadderPlayer *const *)first;
  const RoboLadderPlayer *b = *(RoboLadderPlayer *const *)second;

  if (a->glicko.rating != b->glicko.rating)
    return a->glicko.rating > b->glicko.rating ? -1 : 1;

  return strcmp (a->key, b->key);
}

GPtrArray *
robo_ladder_list (const RoboLadder *self)
{
  GPtrArray *list = g_ptr_array_new ();

  for (guint i = 0; i < self->players->len; i++)
    g_ptr_array_add (list, g_ptr_array_index (self->players, i));
  g_ptr_array_sort (list, compare_players);

  return list;
}

void
robo_ladder_save (const RoboLadder *self,
                  GKeyFile         *file)
{
  for (guint i = 0; i < self->players->len; i++)
    {
      const RoboLadderPlayer *player = g_ptr_array_index (self->players, i);
      g_autofree char        *group = g_strconcat (PREFIX, player->key, NULL);
      guint                   n_others;

      g_key_file_set_string (file, group, "name", player->name);
      g_key_file_set_double (file, group, "rating", player->glicko.rating);
      g_key_file_set_double (file, group, "deviation", player->glicko.deviation);
      g_key_file_set_double (file, group, "volatility", player->glicko.volatility);
      g_key_file_set_integer (file, group, "matches", (int)player->n_matches);
      g_key_file_set_int64 (file, group, "last", player->last);
      g_key_file_set_double (file, group, "guessed", player->guessed);
      for (n_others = 0; n_others < ROBO_LADDER_KNOWN_OTHERS && player->others[n_others] != NULL; n_others++)
        ;
      if (n_others > 0)
        g_key_file_set_string_list (file, group, "others", (const char *const *)player->others, n_others);
    }
  for (guint i = 0; i < self->pairs->len; i++)
    {
      const Pair      *pair = &g_array_index (self->pairs, Pair, i);
      g_autofree char *name = g_strdup_printf ("%u", i);
      g_autofree char *text =
        g_strdup_printf ("%s %s %" G_GINT64_FORMAT, pair->players[0]->key, pair->players[1]->key, pair->when);

      g_key_file_set_string (file, PAIRS, name, text);
    }
}

static void
load_pairs (RoboLadder *self,
            GKeyFile   *file)
{
  g_auto (GStrv) names = g_key_file_get_keys (file, PAIRS, NULL, NULL);

  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    {
      g_autofree char *text = g_key_file_get_string (file, PAIRS, names[i], NULL);
      g_auto (GStrv) words = text != NULL ? g_strsplit (text, " ", 3) : NULL;
      Pair pair;

      if (words == NULL || g_strv_length (words) != 3)
        continue;
      for (guint k = 0; k < 2; k++)
        pair.players[k] = robo_ladder_find (self, words[k]);
      pair.when = g_ascii_strtoll (words[2], NULL, 10);
      if (pair.players[0] != NULL && pair.players[1] != NULL)
        g_array_append_val (self->pairs, pair);
    }
}

void
robo_ladder_load (RoboLadder *self,
                  GKeyFile   *file)
{
  g_auto (GStrv) groups = g_key_file_get_groups (file, NULL);

  for (guint i = 0; groups[i] != NULL; i++)
    {
      g_autofree char *name = g_key_file_get_string (file, groups[i], "name", NULL);
      const RoboGlicko glicko = { g_key_file_get_double (file, groups[i], "rating", NULL),
                                  g_key_file_get_double (file, groups[i], "deviation", NULL),
                                  g_key_file_get_double (file, groups[i], "volatility", NULL) };
      const double     guessed = g_key_file_get_double (file, groups[i], "guessed", NULL);
      g_auto (GStrv) others = g_key_file_get_string_list (file, groups[i], "others", NULL, NULL);
      RoboLadderPlayer *player;

      if (!g_str_has_prefix (groups[i], PREFIX) || name == NULL || !robo_glicko_is_valid (&glicko) ||
          robo_ladder_find (self, groups[i] + strlen (PREFIX)) != NULL)
        continue;
      player = add_player (self, groups[i] + strlen (PREFIX));
      player->name = g_steal_pointer (&name);
      player->glicko = glicko;
      player->n_matches = (guint)MAX (g_key_file_get_integer (file, groups[i], "matches", NULL), 0);
      player->last = g_key_file_get_int64 (file, groups[i], "last", NULL);
      player->guessed = guessed >= -ROBO_LADDER_GUESS && guessed <= ROBO_LADDER_GUESS ? guessed : 0;
      for (guint k = 0; others != NULL && others[k] != NULL && k < ROBO_LADDER_KNOWN_OTHERS; k++)
        player->others[k] = g_strdup (others[k]);
    }
  load_pairs (self, file);
}
