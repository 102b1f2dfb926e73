// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-tournament.h"

#define GROUP "tournament"
/* This many pairings are tried to find new opponents for all players. After that, players may meet a second time. */
#define MAX_TRIES 20000

RoboTournament *
robo_tournament_new (RoboTournamentKind kind,
                     guint              n_rounds)
{
  RoboTournament *self = g_new0 (RoboTournament, 1);

  self->kind = kind;
  self->n_rounds = kind == ROBO_TOURNAMENT_SWISS ? n_rounds : 0;
  self->names = g_ptr_array_new_with_free_func (g_free);
  self->bouts = g_array_new (FALSE, FALSE, sizeof (RoboPairing));

  return self;
}

void
robo_tournament_free (RoboTournament *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->names);
  g_array_unref (self->bouts);
  g_free (self);
}

gboolean
robo_tournament_add (RoboTournament *self,
                     const char     *name)
{
  if (self->round > 0 || self->names->len >= ROBO_TOURNAMENT_MAX ||
      g_ptr_array_find_with_equal_func (self->names, name, g_str_equal, NULL))
    return FALSE;

  g_ptr_array_add (self->names, g_strdup (name));

  return TRUE;
}

gboolean
robo_tournament_remove (RoboTournament *self,
                        const char     *name)
{
  guint index;

  if (self->round > 0 || !g_ptr_array_find_with_equal_func (self->names, name, g_str_equal, &index))
    return FALSE;

  g_ptr_array_remove_index (self->names, index);

  return TRUE;
}

/* Standings */

static const RoboPairing *
get_bout (const RoboTournament *self,
          guint                 index)
{
  return &g_array_index (self->bouts, RoboPairing, index);
}

guint
robo_tournament_get_points (const RoboTournament *self,
                            guint                 player)
{
  guint points = 0;

  for (guint i = 0; i < self->bouts->len; i++)
    {
      const RoboPairing *bout = get_bout (self, i);

      for (guint k = 0; k < 2; k++)
        points += bout->is_over && bout->players[k] == player ? bout->points[k] : 0;
    }

  return points;
}

/* Returns the sum of the points of all opponents of a player (the Buchholz score). */
static guint
get_others_points (const RoboTournament *self,
                   guint                 player)
{
  guint points = 0;

  for (guint i = 0; i < self->bouts->len; i++)
    {
      const RoboPairing *bout = get_bout (self, i);

      for (guint k = 0; k < 2; k++)
        {
          if (bout->players[k] == player && bout->players[1 - k] != ROBO_TOURNAMENT_NOBODY)
            points += robo_tournament_get_points (self, bout->players[1 - k]);
        }
    }

  return points;
}

static int
compare_players (gconstpointer first,
                 gconstpointer second,
                 gpointer      data)
{
  const RoboTournament *self = data;
  guint                 a = *(const guint *)first, b = *(const guint *)second;
  guint                 points_a = robo_tournament_get_points (self, a);
  guint                 points_b = robo_tournament_get_points (self, b);

  if (points_a == points_b)
    {
      points_a = get_others_points (self, a);
      points_b = get_others_points (self, b);
    }
  if (points_a != points_b)
    return points_a > points_b ? -1 : 1;

  return a < b ? -1 : a > b;
}

GArray *
robo_tournament_list (const RoboTournament *self)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < self->names->len; i++)
    g_array_append_val (list, i);
  g_array_sort_with_data (list, compare_players, (gpointer)self);

  return list;
}

/* Pairing */

static gboolean
has_met (const RoboTournament *self,
         guint                 a,
         guint                 b)
{
  for (guint i = 0; i < self->bouts->len; i++)
    {
      const RoboPairing *bout = get_bout (self, i);

      if ((bout->players[0] == a && bout->players[1] == b) || (bout->players[0] == b && bout->players[1] == a))
        return TRUE;
    }

  return FALSE;
}

static void
add_bout (RoboTournament *self,
          guint           a,
          guint           b)
{
  const RoboPairing bout = {
    .round = self->round, .players = { a, b }, .is_over = b == ROBO_TOURNAMENT_NOBODY, .points = { 2, 0 }
  };

  g_array_append_val (self->bouts, bout);
}

/* Pairs the players by the circle method. All players sit around a table: the first player stays, and the other
 * players move by one seat each round. Each player meets the player who sits opposite. */
static void
pair_round_robin (RoboTournament *self)
{
  guint n = self->names->len + self->names->len % 2;

  for (guint i = 0; i < n / 2; i++)
    {
      guint seats[2] = { i, n - 1 - i };

      for (guint k = 0; k < 2; k++)
        seats[k] = seats[k] == 0 ? 0 : 1 + (seats[k] - 1 + self->round - 1) % (n - 1);
      if (seats[0] < self->names->len && seats[1] < self->names->len)
        add_bout (self, seats[0], seats[1]);
      else
        add_bout (self, MIN (seats[0], seats[1]), ROBO_TOURNAMENT_NOBODY);
    }
}

/* Pairs the first free player with the next player who is a new opponent, and so on. Backtracks if a pairing cannot
 * be completed. */
static gboolean
pair_rest (RoboTournament *self,
           const guint    *order,
           guint          *partners,
           guint           n,
           guint          *n_tries)
{
  guint first = 0;

  while (first < n && partners[first] != ROBO_TOURNAMENT_NOBODY)
    first++;
  if (first == n)
    return TRUE;

  for (guint other = first + 1; other < n; other++)
    {
      if (partners[other] != ROBO_TOURNAMENT_NOBODY ||
          (has_met (self, order[first], order[other]) && *n_tries < MAX_TRIES))
        continue;
      (*n_tries)++;
      partners[first] = other;
      partners[other] = first;
      if (pair_rest (self, order, partners, n, n_tries))
        return TRUE;
      partners[first] = partners[other] = ROBO_TOURNAMENT_NOBODY;
    }

  return FALSE;
}

static void
pair_swiss (RoboTournament *self)
{
  g_autoptr (GArray) order = robo_tournament_list (self);
  guint partners[ROBO_TOURNAMENT_MAX];
  guint n_tries = 0;

  if (order->len % 2 != 0)
    {
      guint last = order->len;
      guint alone;

      /* Find the lowest player who has not been without an opponent yet. */
      do
        last--;
      while (last > 0 && has_met (self, g_array_index (order, guint, last), ROBO_TOURNAMENT_NOBODY));
      alone = g_array_index (order, guint, last);
      g_array_remove_index (order, last);
      add_bout (self, alone, ROBO_TOURNAMENT_NOBODY);
    }
  for (guint i = 0; i < order->len; i++)
    partners[i] = ROBO_TOURNAMENT_NOBODY;
  /* If a player has no new opponent left, players may meet a second time. */
  if (!pair_rest (self, (const guint *)(gpointer)order->data, partners, order->len, &n_tries))
    {
      n_tries = MAX_TRIES;
      pair_rest (self, (const guint *)(gpointer)order->data, partners, order->len, &n_tries);
    }
  for (guint i = 0; i < order->len; i++)
    {
      if (partners[i] > i)
        add_bout (self, g_array_index (order, guint, i), g_array_index (order, guint, partners[i]));
    }
}

/* Returns the number of rounds. In a round-robin, all players meet. In the Swiss system, it is the number that the
 * creator gave, but not more than in a round-robin, or else the number of times that the players are halved until one
 * is left. */
static guint
find_n_rounds (const RoboTournament *self)
{
  guint n = self->names->len;
  guint n_rounds = 0;

  if (self->kind == ROBO_TOURNAMENT_EVERYBODY)
    return n - 1 + n % 2;
  if (self->n_rounds > 0)
    return MIN (self->n_rounds, n - 1 + n % 2);
  while (1u << n_rounds < n)
    n_rounds++;

  return n_rounds;
}

gboolean
robo_tournament_begin_round (RoboTournament *self)
{
  if (self->names->len < 2)
    return FALSE;
  if (self->round == 0)
    self->n_rounds = find_n_rounds (self);
  if (self->round >= self->n_rounds)
    return FALSE;

  self->round++;
  if (self->kind == ROBO_TOURNAMENT_EVERYBODY)
    pair_round_robin (self);
  else
    pair_swiss (self);

  return TRUE;
}

gboolean
robo_tournament_is_round_over (const RoboTournament *self)
{
  for (guint i = 0; i < self->bouts->len; i++)
    {
      if (get_bout (self, i)->round == self->round && !get_bout (self, i)->is_over)
        return FALSE;
    }

  return self->round > 0;
}

RoboPairing *
robo_tournament_find_bout (RoboTournament *self,
                           guint           table)
{
  for (guint i = 0; i < self->bouts->len; i++)
    {
      RoboPairing *bout = &g_array_index (self->bouts, RoboPairing, i);

      if (table != 0 && bout->table == table)
        return bout;
    }

  return NULL;
}

/* Files */

void
robo_tournament_save (const RoboTournament *self,
                      GKeyFile             *file)
{
  g_key_file_set_integer (file, GROUP, "kind", self->kind);
  g_key_file_set_integer (file, GROUP, "rounds", (int)self->n_rounds);
  g_key_file_set_integer (file, GROUP, "round", (int)self->round);
  if (self->names->len > 0)
    g_key_file_set_string_list (file, GROUP, "names", (const char *const *)self->names->pdata, self->names->len);
  for (guint i = 0; i < self->bouts->len; i++)
    {
      const RoboPairing *bout = get_bout (self, i);
      g_autofree char   *key = g_strdup_printf ("bout%u", i);
      int                numbers[] = { (int)bout->round, (int)bout->players[0], (int)bout->players[1], bout->is_over,
                                       (int)bout->points[0], (int)bout->points[1], (int)bout->table };

      g_key_file_set_integer_list (file, GROUP, key, numbers, G_N_ELEMENTS (numbers));
    }
}

RoboTournament *
robo_tournament_load (GKeyFile *file)
{
  g_autoptr (RoboTournament) self = NULL;
  g_auto (GStrv) names = g_key_file_get_string_list (file, GROUP, "names", NULL, NULL);

  if (!g_key_file_has_group (file, GROUP))
    return NULL;

  self = robo_tournament_new (g_key_file_get_integer (file, GROUP, "kind", NULL) != 0 ? ROBO_TOURNAMENT_SWISS
                                                                                      : ROBO_TOURNAMENT_EVERYBODY,
                              0);
  /* Names may be missing if no player has joined yet. */
  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    robo_tournament_add (self, names[i]);
  self->n_rounds = (guint)CLAMP (g_key_file_get_integer (file, GROUP, "rounds", NULL), 0, ROBO_TOURNAMENT_MAX);
  self->round = (guint)CLAMP (g_key_file_get_integer (file, GROUP, "round", NULL), 0, ROBO_TOURNAMENT_MAX);
  for (;;)
    {
      g_autofree char *key = g_strdup_printf ("bout%u", self->bouts->len);
      gsize            n_numbers = 0;
      g_autofree int  *numbers = g_key_file_get_integer_list (file, GROUP, key, &n_numbers, NULL);
      RoboPairing      bout;

      if (n_numbers != 7)
        break;
      bout = (RoboPairing){ (guint)numbers[0],
                            { (guint)numbers[1], (guint)numbers[2] },
                            numbers[3] != 0,
                            { (guint)numbers[4], (guint)numbers[5] },
                            (guint)numbers[6] };
      if (bout.players[0] >= self->names->len ||
          (bout.players[1] >= self->names->len && bout.players[1] != ROBO_TOURNAMENT_NOBODY) ||
          bout.points[0] > 2 || bout.points[1] > 2 - bout.points[0])
        break;
      g_array_append_val (self->bouts, bout);
    }

  return g_steal_pointer (&self);
}
