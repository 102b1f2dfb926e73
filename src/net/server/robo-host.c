// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-host.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "files/xml/robo-word-list.h"

#define GROUP        "host"
#define TABLE_PREFIX "table "
/* The maximum number of open tables, in all and for each person. */
#define MAX_OPEN     200
#define MAX_OPEN_OWN 3
/* A person may give MAX_COMMANDS commands in FLOOD_SECONDS seconds. */
#define MAX_COMMANDS   12
#define FLOOD_SECONDS  60
#define MAX_REMEMBERED 300
/* Commands from a time when the host was away are carried out if they are not older than MAX_AGE. The times that
 * servers give for the same command may differ by MAX_DIFFER. */
#define MAX_AGE    3600
#define MAX_DIFFER 300
#define MAX_TOLD   10

typedef struct
{
  guint  hash;
  gint64 when;
} Heard;

typedef struct
{
  gint64   since;
  guint    n_commands;
  gboolean is_told;
} Flood;

struct _RoboHost
{
  char          **arenas;
  char          **rules;
  GPtrArray      *tables; /* RoboHostTable */
  guint           n_tables;
  RoboLadder     *ladder;
  RoboTournament *tournament; /* or NULL */
  char           *owner;      /* of the tournament */
  char           *arena;
  GArray         *heard;  /* Heard: the commands that were carried out */
  GHashTable     *floods; /* by name */
  GQueue          actions;
};

void
robo_host_action_free (RoboHostAction *self)
{
  g_free (self->words);
  g_free (self);
}

static void
table_free (RoboHostTable *table)
{
  g_free (table->arena);
  g_free (table->rules);
  g_ptr_array_unref (table->names);
  g_free (table->place);
  g_free (table);
}

/* Adds an action. Takes ownership of the words, which may be NULL. */
static void
want (RoboHost          *self,
      RoboHostActionKind kind,
      guint              table,
      char              *words)
{
  RoboHostAction *action = g_new0 (RoboHostAction, 1);

  action->kind = kind;
  action->table = table;
  action->words = words;
  g_queue_push_tail (&self->actions, action);
}

static void say (RoboHost   *self,
                 const char *format,
                 ...) G_GNUC_PRINTF (2, 3);

/* Sends a message. The message must not begin like a command, because the host hears it when it reads earlier
 * messages of the lobby. */
static void
say (RoboHost   *self,
     const char *format,
     ...)
{
  g_autofree char *words = NULL;
  va_list          arguments;

  va_start (arguments, format);
  words = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  want (self, ROBO_HOST_SAY, 0, g_strconcat (words[0] == '!' ? "• " : "", words, NULL));
}

/* Tables */

static RoboHostTable *
find_table (const RoboHost *self,
            guint           number)
{
  for (guint i = 0; i < self->tables->len; i++)
    {
      RoboHostTable *table = g_ptr_array_index (self->tables, i);

      if (table->number == number)
        return table;
    }

  return NULL;
}

const RoboHostTable *
robo_host_get_table (const RoboHost *self,
                     guint           number)
{
  return find_table (self, number);
}

static RoboHostTable *
add_table (RoboHost   *self,
           guint       number,
           const char *arena,
           const char *rules,
           guint       n_seats)
{
  RoboHostTable *table = g_new0 (RoboHostTable, 1);

  table->number = number;
  table->arena = g_strdup (arena);
  table->rules = g_strdup (rules);
  table->n_seats = n_seats;
  table->names = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->tables, table);
  self->n_tables = MAX (self->n_tables, number);

  return table;
}

static gboolean
sits (const RoboHostTable *table,
      const char          *who,
      guint               *index)
{
  return g_ptr_array_find_with_equal_func (table->names, who, g_str_equal, index);
}

static void
tell_table (RoboHost            *self,
            const RoboHostTable *table)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) items = NULL;
  g_autofree char *names = NULL;

  for (guint i = 0; i < table->names->len; i++)
    g_strv_builder_add (builder, g_ptr_array_index (table->names, i));
  items = g_strv_builder_end (builder);
  names = robo_word_list_dup ((const char *const *)items);

  switch (table->state)
    {
    case ROBO_TABLE_WAITING:
      /* Translators: table number, arena, rules, names, how many are there, how many are needed, a command. */
      say (self, _ ("Table %u (%s, %s): %s. %u of %u are there. To sit down: !join %u"), table->number, table->arena, table->rules,
           names, table->names->len, table->n_seats, table->number);
      break;
    case ROBO_TABLE_READY:
      if (table->place != NULL)
        /* Translators: table number, names, a link or an address */
        say (self, _ ("Table %u is ready for %s. Join the match here: %s"), table->number, names, table->place);
      break;
    case ROBO_TABLE_PLAYING:
      /* Translators: table number, names, a link or an address */
      say (self, _ ("Table %u is playing: %s. To watch: %s"), table->number, names, table->place);
      break;
    case ROBO_TABLE_OVER:
      if (table->place != NULL)
        /* Translators: table number, names, a link or an address */
        say (self, _ ("Table %u is over: %s. To watch it again: %s"), table->number, names, table->place);
      break;
    }
}

static void
make_ready (RoboHost      *self,
            RoboHostTable *table)
{
  table->state = ROBO_TABLE_READY;
  table->is_asked_for = TRUE;
  want (self, ROBO_HOST_OPEN, table->number, NULL);
}

static void
sit_down (RoboHost      *self,
          RoboHostTable *table,
          const char    *who)
{
  g_ptr_array_add (table->names, g_strdup (who));
  if (table->names->len == table->n_seats)
    make_ready (self, table);
  else
    tell_table (self, table);
}

static guint
count_open (const RoboHost *self,
            const char     *who)
{
  guint n = 0;

  for (guint i = 0; i < self->tables->len; i++)
    {
      const RoboHostTable *table = g_ptr_array_index (self->tables, i);

      n += table->state != ROBO_TABLE_OVER &&
           (who == NULL || (table->state != ROBO_TABLE_PLAYING && sits (table, who, NULL)));
    }

  return n;
}

static gboolean
is_in_tournament (const RoboHost      *self,
                  const RoboHostTable *table)
{
  return self->tournament != NULL && robo_tournament_find_bout (self->tournament, table->number) != NULL;
}

void
robo_host_set_place (RoboHost   *self,
                     guint       number,
                     const char *place)
{
  RoboHostTable *table = find_table (self, number);

  g_return_if_fail (table != NULL);

  if (place == NULL)
    {
      /* Translators: a table number */
      say (self, _ ("Table %u could not be opened."), number);
      if (table->state == ROBO_TABLE_READY && !is_in_tournament (self, table))
        g_ptr_array_remove (self->tables, table);
      return;
    }
  g_free (table->place);
  table->place = g_strdup (place);
  if (table->is_asked_for)
    tell_table (self, table);
  table->is_asked_for = FALSE;
}

void
robo_host_begin (RoboHost *self,
                 guint     number)
{
  RoboHostTable *table = find_table (self, number);

  g_return_if_fail (table != NULL);

  if (table->state == ROBO_TABLE_READY)
    table->state = ROBO_TABLE_PLAYING;
}

/* Tournament */

static const char *
get_entrant (const RoboHost *self,
             guint           player)
{
  return player < self->tournament->names->len ? g_ptr_array_index (self->tournament->names, player) : "–";
}

static void
begin_round (RoboHost *self)
{
  if (!robo_tournament_begin_round (self->tournament))
    return;

  /* Translators: numbers */
  say (self, _ ("Round %u of %u of the tournament begins."), self->tournament->round, self->tournament->n_rounds);
  for (guint i = 0; i < self->tournament->bouts->len; i++)
    {
      RoboPairing   *bout = &g_array_index (self->tournament->bouts, RoboPairing, i);
      RoboHostTable *table;

      if (bout->round != self->tournament->round)
        continue;
      if (bout->players[1] == ROBO_TOURNAMENT_NOBODY)
        {
          /* Translators: %s is a name */
          say (self, _ ("%s has nobody to play against in this round, and gets the point."), get_entrant (self, bout->players[0]));
          continue;
        }
      table = add_table (self, self->n_tables + 1, self->arena, self->rules[0], 2);
      bout->table = table->number;
      for (guint k = 0; k < 2; k++)
        g_ptr_array_add (table->names, g_strdup (get_entrant (self, bout->players[k])));
      make_ready (self, table);
    }
}

static void
tell_standing (RoboHost *self)
{
  g_autoptr (GArray) list = robo_tournament_list (self->tournament);
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint i = 0; i < list->len; i++)
    {
      guint player = g_array_index (list, guint, i);
      guint points = robo_tournament_get_points (self->tournament, player);

      g_string_append_printf (line, "%s%u. %s %u%s", i > 0 ? ", " : "", i + 1, get_entrant (self, player), points / 2,
                              points % 2 != 0 ? "½" : "");
    }
  /* Translators: numbers, and a list of names with their points */
  say (self, _ ("Tournament, round %u of %u: %s"), self->tournament->round, self->tournament->n_rounds, line->str);
}

/* Counts the bout. A player does not count if the key differs from the key that this name had before. */
static void
count_bout (RoboHost              *self,
            RoboPairing           *bout,
            const RoboLadderPlace *places,
            guint                  n_places)
{
  guint ranks[2] = { G_MAXUINT, G_MAXUINT };

  for (guint i = 0; i < n_places; i++)
    {
      const RoboLadderPlayer *known = robo_ladder_find_name (self->ladder, places[i].name);

      for (guint k = 0; k < 2; k++)
        {
          if (g_str_equal (get_entrant (self, bout->players[k]), places[i].name) &&
              (known == NULL || g_str_equal (known->key, places[i].key)))
            ranks[k] = places[i].rank;
        }
    }
  if (ranks[0] == G_MAXUINT || ranks[1] == G_MAXUINT)
    {
      /* Translators: a table number */
      say (self, _ ("The players at table %u were not those who were paired, so the match does not count for the tournament."), bout->table);
      return;
    }
  bout->is_over = TRUE;
  for (guint k = 0; k < 2; k++)
    bout->points[k] = ranks[k] < ranks[1 - k] ? 2 : ranks[k] == ranks[1 - k];
}

/* Results */

static char *
dup_rating (const RoboGlicko *glicko)
{
  return g_strdup_printf ("%.0f ± %.0f", glicko->rating, 2 * glicko->deviation);
}

static void
tell_result (RoboHost              *self,
             guint                  number,
             const RoboLadderPlace *places,
             guint                  n_places,
             gboolean               is_rated)
{
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint rank = 0; rank < n_places; rank++)
    {
      for (guint i = 0; i < n_places; i++)
        {
          const RoboLadderPlayer *player = is_rated ? robo_ladder_find (self->ladder, places[i].key) : NULL;
          g_autofree char        *rating = player != NULL ? dup_rating (&player->glicko) : NULL;

          if (places[i].rank == rank)
            g_string_append_printf (line, "%s%u. %s%s%s%s", line->len > 0 ? ", " : "", rank + 1, places[i].name,
                                    rating != NULL ? " (" : "", rating != NULL ? rating : "", rating != NULL ? ")" : "");
        }
    }
  /* Translators: a table number, and a list of names with their ranks */
  say (self, _ ("Table %u is over: %s"), number, line->str);
}

void
robo_host_end (RoboHost              *self,
               guint                  number,
               const RoboLadderPlace *places,
               guint                  n_places,
               gint64                 when)
{
  RoboHostTable *table = find_table (self, number);
  RoboPairing   *bout = self->tournament != NULL ? robo_tournament_find_bout (self->tournament, number) : NULL;
  gboolean       is_rated;

  g_return_if_fail (table != NULL);

  if (table->state == ROBO_TABLE_OVER)
    return;

  table->state = ROBO_TABLE_OVER;
  /* The players in the result replace the people who wanted to play. */
  g_ptr_array_set_size (table->names, 0);
  for (guint i = 0; i < n_places; i++)
    g_ptr_array_add (table->names, g_strdup (places[i].name));
  if (bout != NULL && !bout->is_over)
    count_bout (self, bout, places, n_places);
  is_rated = robo_ladder_add_match (self->ladder, places, n_places, when);
  tell_result (self, number, places, n_places, is_rated);
  if (bout == NULL || bout->round != self->tournament->round || !robo_tournament_is_round_over (self->tournament))
    return;

  tell_standing (self);
  if (self->tournament->round < self->tournament->n_rounds)
    begin_round (self);
  else
    say (self, "%s", _ ("The tournament is over."));
}

static int
get_value (const RoboPeer *peer,
           guint           seat)
{
  const RoboState *state = robo_game_get_shown_state (peer->shared->game);

  if ((peer->shared->present >> seat & 1) == 0)
    return -1;

  return state->winner == seat ? G_MAXINT : state->robots[seat].vp;
}

gboolean
robo_host_read_places (const RoboPeer *peer,
                       RoboHostPlaces *places)
{
  const RoboSharedGame *shared = peer->shared;

  places->n_places = 0;
  if (shared->stage != ROBO_STAGE_OVER)
    return FALSE;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      const RoboEntry *join = robo_chains_get (peer->chains, seat, 0);
      char            *key = places->keys[places->n_places];
      guint            rank = 0;

      if ((shared->people >> seat & 1) == 0 || join == NULL)
        continue;
      for (guint i = 0; i < ROBO_KEY_SIZE; i++)
        g_snprintf (key + 2 * i, 3, "%02x", join->key[i]);
      for (guint other = 0; other < ROBO_MAX_ROBOTS; other++)
        rank += (shared->people >> other & 1) != 0 && get_value (peer, other) > get_value (peer, seat);
      places->places[places->n_places++] = (RoboLadderPlace){ key, join->name, rank };
    }

  return (shared->present & ~robo_shared_game_list_signed (shared)) == 0;
}

/* Commands */

static gboolean
read_number (const char *word,
             guint      *number)
{
  guint64 value = 0;

  if (word == NULL || !g_ascii_string_to_unsigned (word, 10, 1, G_MAXINT, &value, NULL))
    return FALSE;
  *number = (guint)value;

  return TRUE;
}

static void
do_help (RoboHost    *self,
         const char  *who,
         char *const *words)
{
  g_autofree char *arenas = g_strjoinv (", ", self->arenas);
  g_autofree char *rules = g_strjoinv (", ", self->rules);

  /* Translators: leave the words with an exclamation mark as they are, also in the following sentences. */
  say (self, "%s", _ ("!play finds somebody for you. !open 3 opens a table for three, !join 5 sits down at table 5, !leave 5 gets up."));
  say (self, "%s", _ ("!tables lists the tables, !ladder the ranking, !again 5 opens a finished match."));
  say (self, "%s", _ ("!tournament swiss 5 begins a tournament of five rounds, !tournament everybody one of all against all; then !tournament join, "
                      "!tournament leave, !tournament start."));
  /* Translators: two lists of words that are not translated */
  say (self, _ ("After !open you may name an arena (%s) and rules (%s)."), arenas, rules);
}

static const char *
find_word (char *const *words,
           char       **among,
           const char  *otherwise)
{
  for (guint i = 0; words[i] != NULL; i++)
    {
      if (g_strv_contains ((const char *const *)among, words[i]))
        return words[i];
    }

  return otherwise;
}

static void
do_open (RoboHost    *self,
         const char  *who,
         char *const *words)
{
  const char *arena = find_word (words, self->arenas, self->arenas[0]);
  const char *rules = find_word (words, self->rules, self->rules[0]);
  guint       n_seats = 2;

  for (guint i = 0; words[i] != NULL; i++)
    {
      guint number;

      if (read_number (words[i], &number) && number >= 2 && number <= ROBO_MAX_ROBOTS)
        n_seats = number;
      else if (!g_str_equal (words[i], arena) && !g_str_equal (words[i], rules))
        {
          /* Translators: a name, and what they wrote */
          say (self, _ ("%s: “%s” is neither a number from 2 to 4 nor an arena or rules known here. Say !help."), who, words[i]);
          return;
        }
    }
  if (count_open (self, NULL) >= MAX_OPEN || count_open (self, who) >= MAX_OPEN_OWN)
    {
      /* Translators: %s is a name */
      say (self, _ ("%s: There are enough tables. Sit down at one of them, or get up from one."), who);
      return;
    }
  sit_down (self, add_table (self, self->n_tables + 1, arena, rules, n_seats), who);
}

static void
do_join (RoboHost    *self,
         const char  *who,
         char *const *words)
{
  guint          number = 0;
  RoboHostTable *table = read_number (words[0], &number) ? find_table (self, number) : NULL;

  if (table == NULL || table->state != ROBO_TABLE_WAITING)
    /* Translators: %s is a name */
    say (self, _ ("%s: No such table is waiting for players. Say !tables."), who);
  else if (sits (table, who, NULL))
    tell_table (self, table);
  else
    sit_down (self, table, who);
}

static void
do_leave (RoboHost    *self,
          const char  *who,
          char *const *words)
{
  guint          number = 0, index;
  RoboHostTable *table = read_number (words[0], &number) ? find_table (self, number) : NULL;

  if (table == NULL || table->state == ROBO_TABLE_OVER || !sits (table, who, &index))
    {
      /* Translators: %s is a name */
      say (self, _ ("%s: You do not sit there. Say which table: !leave 5"), who);
      return;
    }
  if (table->state == ROBO_TABLE_PLAYING || is_in_tournament (self, table))
    {
      /* Translators: %s is a name */
      say (self, _ ("%s: That match counts. Resign in it if you do not want to play on."), who);
      return;
    }
  if (table->state == ROBO_TABLE_READY)
    {
      want (self, ROBO_HOST_CLOSE, number, NULL);
      table->state = ROBO_TABLE_WAITING;
      g_clear_pointer (&table->place, g_free);
    }
  g_ptr_array_remove_index (table->names, index);
  if (table->names->len == 0)
    {
      /* Translators: a table number */
      say (self, _ ("Table %u is closed."), number);
      g_ptr_array_remove (self->tables, table);
      return;
    }
  tell_table (self, table);
}

static double
get_rating (const RoboHost *self,
            const char     *name)
{
  const RoboLadderPlayer *player = robo_ladder_find_name (self->ladder, name);

  return player != NULL ? player->glicko.rating : ROBO_LADDER_RATING;
}

/* Prefers the table whose players are nearest on the ladder. */
static void
do_play (RoboHost    *self,
         const char  *who,
         char *const *words)
{
  RoboHostTable *best = NULL;
  double         least = 0;

  for (guint i = 0; i < self->tables->len; i++)
    {
      RoboHostTable *table = g_ptr_array_index (self->tables, i);
      double         distance = 0;

      if (table->state != ROBO_TABLE_WAITING || sits (table, who, NULL))
        continue;
      for (guint k = 0; k < table->names->len; k++)
        distance += ABS (get_rating (self, g_ptr_array_index (table->names, k)) - get_rating (self, who)) /
                    table->names->len;
      if (best == NULL || distance < least)
        {
          best = table;
          least = distance;
        }
    }
  if (best != NULL)
    sit_down (self, best, who);
  else
    do_open (self, who, words);
}

static void
do_tables (RoboHost    *self,
           const char  *who,
           char *const *words)
{
  guint n_told = 0;

  for (guint i = self->tables->len; i > 0 && n_told < MAX_TOLD; i--)
    {
      const RoboHostTable *table = g_ptr_array_index (self->tables, i - 1);

      if (table->state != ROBO_TABLE_OVER)
        {
          tell_table (self, table);
          n_told++;
        }
    }
  if (n_told == 0)
    say (self, "%s", _ ("Nobody waits or plays. To open a table: !open"));
}

static void
do_ladder (RoboHost    *self,
           const char  *who,
           char *const *words)
{
  g_autoptr (GPtrArray) list = robo_ladder_list (self->ladder);
  g_autoptr (GString) line = g_string_new (NULL);
  const char *name = words[0] != NULL ? words[0] : who;

  for (guint i = 0; i < list->len; i++)
    {
      const RoboLadderPlayer *player = g_ptr_array_index (list, i);
      g_autofree char        *rating = dup_rating (&player->glicko);

      if (i < MAX_TOLD || g_str_equal (player->name, name))
        g_string_append_printf (line, "%s%u. %s %s", line->len > 0 ? ", " : "", i + 1, player->name, rating);
    }
  if (line->len == 0)
    say (self, "%s", _ ("Nobody has played yet."));
  else
    /* Translators: a list of names with numbers */
    say (self, _ ("Ladder: %s"), line->str);
}

static void
do_again (RoboHost    *self,
          const char  *who,
          char *const *words)
{
  guint          number = 0;
  RoboHostTable *table = read_number (words[0], &number) ? find_table (self, number) : NULL;

  if (table == NULL || table->state != ROBO_TABLE_OVER)
    {
      /* Translators: %s is a name */
      say (self, _ ("%s: There is no finished match with that number."), who);
      return;
    }
  table->is_asked_for = TRUE;
  want (self, ROBO_HOST_OPEN, number, NULL);
}

static void
new_tournament (RoboHost          *self,
                const char        *who,
                RoboTournamentKind kind,
                char *const       *words)
{
  guint n_rounds = 0;

  if (self->tournament != NULL &&
      (self->tournament->round == 0 || self->tournament->round < self->tournament->n_rounds ||
       !robo_tournament_is_round_over (self->tournament)))
    {
      /* Translators: two names */
      say (self, _ ("%s: The tournament of %s is not over."), who, self->owner);
      return;
    }
  if (words[0] != NULL)
    read_number (words[0], &n_rounds);
  robo_tournament_free (self->tournament);
  self->tournament = robo_tournament_new (kind, MIN (n_rounds, ROBO_TOURNAMENT_MAX));
  robo_tournament_add (self->tournament, who);
  g_free (self->owner);
  self->owner = g_strdup (who);
  g_free (self->arena);
  self->arena = g_strdup (find_word (words, self->arenas, self->arenas[0]));
  /* Translators: %s is a name; leave the words with an exclamation mark as they are */
  say (self, _ ("%s opens a tournament. To take part: !tournament join. When all are there, %s says !tournament start."), who, who);
}

static void
do_tournament (RoboHost    *self,
               const char  *who,
               char *const *words)
{
  const char *what = words[0] != NULL ? words[0] : "";
  gboolean    is_owner = self->owner != NULL && g_str_equal (self->owner, who);

  if (g_str_equal (what, "swiss"))
    new_tournament (self, who, ROBO_TOURNAMENT_SWISS, words + 1);
  else if (g_str_equal (what, "everybody"))
    new_tournament (self, who, ROBO_TOURNAMENT_EVERYBODY, words + 1);
  else if (self->tournament == NULL)
    say (self, "%s", _ ("There is no tournament. To open one: !tournament swiss"));
  else if (g_str_equal (what, "join") && robo_tournament_add (self->tournament, who))
    /* Translators: a name and a number of people */
    say (self, _ ("%s takes part in the tournament. Players now: %u."), who, self->tournament->names->len);
  else if (g_str_equal (what, "leave") && robo_tournament_remove (self->tournament, who))
    /* Translators: %s is a name */
    say (self, _ ("%s does not take part in the tournament any more."), who);
  else if (g_str_equal (what, "start") && is_owner && self->tournament->round == 0 && self->tournament->names->len > 1)
    begin_round (self);
  else if (g_str_equal (what, "next") && is_owner && self->tournament->round > 0 &&
           self->tournament->round < self->tournament->n_rounds)
    begin_round (self);
  else
    tell_standing (self);
}

static const struct
{
  const char *name;
  void (*run) (RoboHost    *self,
               const char  *who,
               char *const *words);
} commands[] = {
  { "!again", do_again },
  { "!help", do_help },
  { "!join", do_join },
  { "!ladder", do_ladder },
  { "!leave", do_leave },
  { "!open", do_open },
  { "!play", do_play },
  { "!tables", do_tables },
  { "!tournament", do_tournament },
};

/* Messages */

/* Returns whether a command has been carried out. The times need not be equal, because the clocks of servers differ. */
static gboolean
was_heard (const RoboHost *self,
           guint           hash,
           gint64          when)
{
  for (guint i = 0; i < self->heard->len; i++)
    {
      const Heard *heard = &g_array_index (self->heard, Heard, i);

      if (heard->hash == hash && ABS (heard->when - when) <= MAX_DIFFER)
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_flood (RoboHost   *self,
          const char *who,
          gint64      now)
{
  Flood *flood = g_hash_table_lookup (self->floods, who);

  if (flood == NULL)
    {
      /* Limit the number of names, since a person can take any number of new names. */
      if (g_hash_table_size (self->floods) > 1000)
        g_hash_table_remove_all (self->floods);
      flood = g_new0 (Flood, 1);
      flood->since = now;
      g_hash_table_insert (self->floods, g_strdup (who), flood);
    }
  if (now - flood->since >= FLOOD_SECONDS)
    *flood = (Flood){ .since = now };
  if (++flood->n_commands <= MAX_COMMANDS)
    return FALSE;
  if (!flood->is_told)
    /* Translators: %s is a name */
    say (self, _ ("%s: That was a lot at once. I listen to you again in a minute."), who);
  flood->is_told = TRUE;

  return TRUE;
}

void
robo_host_hear (RoboHost   *self,
                const char *who,
                const char *words,
                gint64      when,
                gint64      now,
                gboolean    is_past)
{
  g_auto (GStrv) all = NULL;
  g_autoptr (GPtrArray) arguments = g_ptr_array_new ();
  g_autofree char *line = g_strconcat (who, "\n", words, NULL);
  Heard            heard = { g_str_hash (line), when };
  gboolean         is_first = self->heard->len == 0;

  if (words[0] != '!')
    return;
  /* A new host has no earlier commands to carry out. */
  if (is_past && (is_first || now - when > MAX_AGE || was_heard (self, heard.hash, when)))
    return;
  if (is_flood (self, who, now))
    return;
  g_array_append_val (self->heard, heard);
  if (self->heard->len > MAX_REMEMBERED)
    g_array_remove_index (self->heard, 0);

  all = g_strsplit_set (words, " \t", -1);
  for (guint i = 1; all[i] != NULL; i++)
    {
      if (*all[i] != '\0')
        g_ptr_array_add (arguments, all[i]);
    }
  g_ptr_array_add (arguments, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      if (g_ascii_strcasecmp (commands[i].name, all[0]) == 0)
        {
          commands[i].run (self, who, (char *const *)arguments->pdata);
          return;
        }
    }
  /* Translators: a name, and what they wrote */
  say (self, _ ("%s: I do not know “%s”. Say !help."), who, all[0]);
}

RoboHostAction *
robo_host_take_action (RoboHost *self)
{
  return g_queue_pop_head (&self->actions);
}

/* The host itself */

RoboHost *
robo_host_new (const char *const *arenas,
               const char *const *rules)
{
  RoboHost *self = g_new0 (RoboHost, 1);

  g_return_val_if_fail (arenas[0] != NULL && rules[0] != NULL, NULL);

  self->arenas = g_strdupv ((char **)arenas);
  self->rules = g_strdupv ((char **)rules);
  self->arena = g_strdup (arenas[0]);
  self->tables = g_ptr_array_new_with_free_func ((GDestroyNotify)table_free);
  self->ladder = robo_ladder_new ();
  self->heard = g_array_new (FALSE, FALSE, sizeof (Heard));
  self->floods = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  return self;
}

void
robo_host_free (RoboHost *self)
{
  if (self == NULL)
    return;

  g_strfreev (self->arenas);
  g_strfreev (self->rules);
  g_free (self->arena);
  g_free (self->owner);
  g_ptr_array_unref (self->tables);
  robo_ladder_free (self->ladder);
  robo_tournament_free (self->tournament);
  g_array_unref (self->heard);
  g_hash_table_unref (self->floods);
  g_queue_clear_full (&self->actions, (GDestroyNotify)robo_host_action_free);
  g_free (self);
}

char *
robo_host_to_text (const RoboHost *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GStrvBuilder) heard = g_strv_builder_new ();
  g_auto (GStrv) lines = NULL;

  for (guint i = 0; i < self->heard->len; i++)
    {
      const Heard     *line = &g_array_index (self->heard, Heard, i);
      g_autofree char *text = g_strdup_printf ("%u %" G_GINT64_FORMAT, line->hash, line->when);

      g_strv_builder_add (heard, text);
    }
  lines = g_strv_builder_end (heard);
  g_key_file_set_integer (file, GROUP, "version", 1);
  g_key_file_set_integer (file, GROUP, "tables", (int)self->n_tables);
  g_key_file_set_string (file, GROUP, "arena", self->arena);
  if (self->owner != NULL)
    g_key_file_set_string (file, GROUP, "owner", self->owner);
  g_key_file_set_string_list (file, GROUP, "heard", (const char *const *)lines, g_strv_length (lines));
  for (guint i = 0; i < self->tables->len; i++)
    {
      const RoboHostTable *table = g_ptr_array_index (self->tables, i);
      g_autofree char     *group = g_strdup_printf (TABLE_PREFIX "%u", table->number);
      const char          *none[1] = { NULL };

      g_key_file_set_integer (file, group, "state", table->state);
      g_key_file_set_string (file, group, "arena", table->arena);
      g_key_file_set_string (file, group, "rules", table->rules);
      g_key_file_set_integer (file, group, "seats", (int)table->n_seats);
      g_key_file_set_string_list (file, group, "names",
                                  table->names->len > 0 ? (const char *const *)table->names->pdata : none,
                                  table->names->len);
      if (table->place != NULL)
        g_key_file_set_string (file, group, "place", table->place);
    }
  robo_ladder_save (self->ladder, file);
  if (self->tournament != NULL)
    robo_tournament_save (self->tournament, file);

  return g_key_file_to_data (file, NULL, NULL);
}

static void
load_table (RoboHost   *self,
            GKeyFile   *file,
            const char *group)
{
  g_autofree char *arena = g_key_file_get_string (file, group, "arena", NULL);
  g_autofree char *rules = g_key_file_get_string (file, group, "rules", NULL);
  g_auto (GStrv) names = g_key_file_get_string_list (file, group, "names", NULL, NULL);
  int            n_seats = g_key_file_get_integer (file, group, "seats", NULL);
  int            state = g_key_file_get_integer (file, group, "state", NULL);
  RoboHostTable *table;
  guint          number;

  if (!read_number (group + strlen (TABLE_PREFIX), &number) || find_table (self, number) != NULL || arena == NULL ||
      rules == NULL || n_seats < 2 || n_seats > ROBO_MAX_ROBOTS || state < 0 || state > ROBO_TABLE_OVER)
    return;

  table = add_table (self, number, arena, rules, (guint)n_seats);
  table->state = (RoboTableState)state;
  for (guint i = 0; names != NULL && names[i] != NULL && i < table->n_seats; i++)
    g_ptr_array_add (table->names, g_strdup (names[i]));
  table->place = g_key_file_get_string (file, group, "place", NULL);
  if (table->state == ROBO_TABLE_READY || table->state == ROBO_TABLE_PLAYING)
    {
      table->is_asked_for = table->place == NULL;
      want (self, ROBO_HOST_OPEN, number, NULL);
    }
}

gboolean
robo_host_load (RoboHost   *self,
                const char *text,
                GError    **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_auto (GStrv) groups = NULL;
  g_auto (GStrv) heard = NULL;
  g_autofree char *arena = NULL;

  if (!g_key_file_load_from_data (file, text, (gsize)-1, G_KEY_FILE_NONE, error))
    return FALSE;
  if (g_key_file_get_integer (file, GROUP, "version", error) != 1)
    {
      if (error != NULL && *error == NULL)
        g_set_error_literal (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
                             _ ("This comes from a newer version of Robodrome. Use that version, or another folder."));
      return FALSE;
    }

  groups = g_key_file_get_groups (file, NULL);
  for (guint i = 0; groups[i] != NULL; i++)
    {
      if (g_str_has_prefix (groups[i], TABLE_PREFIX))
        load_table (self, file, groups[i]);
    }
  self->n_tables = MAX (self->n_tables, (guint)MAX (g_key_file_get_integer (file, GROUP, "tables", NULL), 0));
  heard = g_key_file_get_string_list (file, GROUP, "heard", NULL, NULL);
  for (guint i = 0; heard != NULL && heard[i] != NULL; i++)
    {
      const char *blank = strchr (heard[i], ' ');
      const Heard line = { (guint)g_ascii_strtoull (heard[i], NULL, 10),
                           blank != NULL ? g_ascii_strtoll (blank, NULL, 10) : 0 };

      g_array_append_val (self->heard, line);
    }
  arena = g_key_file_get_string (file, GROUP, "arena", NULL);
  if (arena != NULL && g_strv_contains ((const char *const *)self->arenas, arena))
    {
      g_free (self->arena);
      self->arena = g_steal_pointer (&arena);
    }
  self->owner = g_key_file_get_string (file, GROUP, "owner", NULL);
  robo_ladder_load (self->ladder, file);
  self->tournament = robo_tournament_load (file);

  return TRUE;
}
