// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-ladder.h"

#include <string.h>

#define PREFIX "player "
#define WEEK   (7 * 24 * 60 * 60)
/* After this many weeks a rating has no certainty left. */
#define MAX_WEEKS  2000
#define MAX_PLACES 8

static void
player_free (RoboLadderPlayer *player)
{
  g_free (player->key);
  g_free (player->name);
  g_free (player);
}

RoboLadder *
robo_ladder_new (void)
{
  RoboLadder *self = g_new0 (RoboLadder, 1);

  self->players = g_ptr_array_new_with_free_func ((GDestroyNotify)player_free);

  return self;
}

void
robo_ladder_free (RoboLadder *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->players);
  g_free (self);
}

const RoboLadderPlayer *
robo_ladder_find (const RoboLadder *self,
                  const char       *key)
{
  for (guint i = 0; i < self->players->len; i++)
    {
      const RoboLadderPlayer *player = g_ptr_array_index (self->players, i);

      if (g_str_equal (player->key, key))
        return player;
    }

  return NULL;
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
take_in (RoboLadder            *self,
         const RoboLadderPlace *place,
         gint64                 when)
{
  RoboLadderPlayer *player = (RoboLadderPlayer *)robo_ladder_find (self, place->key);

  if (player == NULL)
    {
      player = g_new0 (RoboLadderPlayer, 1);
      player->key = g_strdup (place->key);
      player->glicko = (RoboGlicko){ ROBO_LADDER_RATING, ROBO_GLICKO_DEVIATION, ROBO_GLICKO_VOLATILITY };
      player->last = when;
      g_ptr_array_add (self->players, player);
    }
  g_free (player->name);
  player->name = g_strdup (place->name);
  for (gint64 weeks = MIN ((when - player->last) / WEEK, MAX_WEEKS); weeks > 0; weeks--)
    player->glicko = robo_glicko_rate (&player->glicko, NULL, 0);

  return player;
}

gboolean
robo_ladder_add_match (RoboLadder            *self,
                       const RoboLadderPlace *places,
                       guint                  n_places,
                       gint64                 when)
{
  RoboLadderPlayer *players[MAX_PLACES];
  RoboGlicko        after[MAX_PLACES];

  g_return_val_if_fail (n_places <= MAX_PLACES, FALSE);

  if (n_places < 2)
    return FALSE;
  for (guint i = 0; i < n_places; i++)
    {
      for (guint j = 0; j < i; j++)
        {
          if (g_str_equal (places[i].key, places[j].key))
            return FALSE;
        }
    }

  for (guint i = 0; i < n_places; i++)
    players[i] = take_in (self, &places[i], when);
  for (guint i = 0; i < n_places; i++)
    {
      RoboGlickoResult results[MAX_PLACES];
      guint            n_results = 0;

      for (guint j = 0; j < n_places; j++)
        {
          if (j != i)
            results[n_results++] = (RoboGlickoResult){ players[j]->glicko.rating, players[j]->glicko.deviation,
                                                       places[i].rank < places[j].rank    ? 1
                                                       : places[i].rank == places[j].rank ? 0.5
                                                                                          : 0 };
        }
      after[i] = robo_glicko_rate (&players[i]->glicko, results, n_results);
    }
  for (guint i = 0; i < n_places; i++)
    {
      players[i]->glicko = after[i];
      players[i]->n_matches++;
      players[i]->last = MAX (players[i]->last, when);
    }

  return TRUE;
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

      g_key_file_set_string (file, group, "name", player->name);
      g_key_file_set_double (file, group, "rating", player->glicko.rating);
      g_key_file_set_double (file, group, "deviation", player->glicko.deviation);
      g_key_file_set_double (file, group, "volatility", player->glicko.volatility);
      g_key_file_set_integer (file, group, "matches", (int)player->n_matches);
      g_key_file_set_int64 (file, group, "last", player->last);
    }
}

void
robo_ladder_load (RoboLadder *self,
                  GKeyFile   *file)
{
  g_auto (GStrv) groups = g_key_file_get_groups (file, NULL);

  for (guint i = 0; groups[i] != NULL; i++)
    {
      g_autofree char  *name = g_key_file_get_string (file, groups[i], "name", NULL);
      const RoboGlicko  glicko = { g_key_file_get_double (file, groups[i], "rating", NULL),
                                   g_key_file_get_double (file, groups[i], "deviation", NULL),
                                   g_key_file_get_double (file, groups[i], "volatility", NULL) };
      RoboLadderPlayer *player;

      if (!g_str_has_prefix (groups[i], PREFIX) || name == NULL || !robo_glicko_is_valid (&glicko))
        continue;
      player = g_new0 (RoboLadderPlayer, 1);
      player->key = g_strdup (groups[i] + strlen (PREFIX));
      player->name = g_steal_pointer (&name);
      player->glicko = glicko;
      player->n_matches = (guint)MAX (g_key_file_get_integer (file, groups[i], "matches", NULL), 0);
      player->last = g_key_file_get_int64 (file, groups[i], "last", NULL);
      g_ptr_array_add (self->players, player);
    }
}
