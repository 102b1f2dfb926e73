// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-host.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "files/xml/robo-word-list.h"

#define GROUP        "host"
#define TABLE_PREFIX "table "
/* At most MAX_OPEN tables are open. A person who sits at MAX_OPEN_OWN tables whose match has not begun cannot open
 * another one. */
#define MAX_OPEN     200
#define MAX_OPEN_OWN 3
/* All names of one account or computer, which a family may share, may together open this many tables whose match has
 * not begun. */
#define MAX_OPEN_ADDRESS 6
/* In FLOOD_SECONDS seconds a person may give MAX_COMMANDS commands, and all names of one account or computer together
 * may give MAX_COMMANDS_ADDRESS commands. The host remembers the last MAX_REMEMBERED commands, so that none is carried
 * out again when a room repeats past messages. */
#define MAX_COMMANDS         12
#define MAX_COMMANDS_ADDRESS 40
#define FLOOD_SECONDS        60
#define MAX_REMEMBERED       300
/* A table without a match is closed after IDLE_SECONDS, in a tournament after DAY_SECONDS. If a tournament has not
 * gone on for DAY_SECONDS, other people may end it, too. */
#define IDLE_SECONDS (60 * 60)
#define DAY_SECONDS  (24 * 60 * 60)
/* Players have this time for signing the result. */
#define SIGN_SECONDS 600
/* A message of more than this many bytes is cut and ends with "…". A carrier would cut a message of more than
 * ROBO_CARRIER_MAX_WORDS bytes without such a sign. */
#define MAX_WORDS 990
/* The last addresses of at most MAX_ADDRESSES names are known, and at most MAX_DEAF names and addresses are ignored. */
#define MAX_ADDRESSES 1000
#define MAX_DEAF      500
/* Commands from a time when the host was away are carried out if they are not older than MAX_AGE, in seconds. The times
 * that servers give for the same command may differ by MAX_DIFFER seconds. */
#define MAX_AGE    3600
#define MAX_DIFFER 300
#define MAX_TOLD   10

typedef struct
{
  guint  hash;
  gint64 when;
} Heard;

/* Describes the person who has sent a command. */
typedef struct
{
  const char *name;
  const char *shown;   /* the name as it stands in messages */
  const char *address; /* address of the account or the computer, or NULL if it is hidden */
  gboolean    is_operator;
} Speaker;

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
  GPtrArray      *tables;   /* array of RoboHostTable: all tables that are not in `finished` */
  GHashTable     *finished; /* RoboHostTable by number: the tables that robo_host_take_finished() has returned */
  guint           n_tables;
  guint64         serial;
  gint64          now;  /* latest time that the host was told, in seconds since 1970 */
  char           *word; /* word in the address of the lobby, or NULL */
  RoboLadder     *ladder;
  RoboTournament *tournament;       /* the current tournament, or NULL */
  char           *owner;            /* name of the person who opened the tournament */
  gint64          tournament_since; /* when the tournament was opened or last went on, in seconds since 1970 */
  char           *arena;
  char           *ladder_text; /* the ladder as it is saved; NULL after a match */
  GArray         *heard;       /* array of Heard: the commands that were carried out last */
  GHashTable     *floods;      /* numbers of recent commands, by name or address */
  GHashTable     *addresses;   /* by name: the last address of the person */
  GHashTable     *deaf;        /* set of char *: names and addresses whose commands are ignored */
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
  g_free (table->opener);
  g_free (table);
}

/* Adds an action to the queue. Takes ownership of the words, which may be NULL. */
static void
queue_action (RoboHost          *self,
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

/* Sends a message to all in the lobby. The message must not begin like a command, because the host also reads its
 * own earlier messages in the lobby. A message that is too long is cut and ends with a sign that something is
 * missing. */
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
  if (strlen (words) > MAX_WORDS)
    strcpy (g_utf8_find_prev_char (words, words + MAX_WORDS), "…");
  queue_action (self, ROBO_HOST_SAY, 0, g_strconcat (words[0] == '!' ? "• " : "", words, NULL));
}

/* Replaces the quotation marks in a text that a person has written by apostrophes. */
static char *
dup_unmarked (const char *name)
{
  static const char marks[] = "\"“”„«»‹›";
  g_autoptr (GString) harmless = g_string_new (NULL);

  for (const char *at = name; *at != '\0'; at = g_utf8_next_char (at))
    {
      const gunichar c = g_utf8_get_char (at);

      g_string_append_unichar (harmless, g_utf8_strchr (marks, -1, c) != NULL ? 0x2019 : c);
    }

  return g_string_free (g_steal_pointer (&harmless), FALSE);
}

/* Returns a name in quotation marks, so that readers of a message cannot take the name for another part of the
 * message. */
static char *
dup_quoted (const char *name)
{
  g_autofree char *unmarked = dup_unmarked (name);

  /* Translators: %s is a name. Use the quotation marks of your language. */
  return g_strdup_printf (_ ("“%s”"), unmarked);
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

  return g_hash_table_lookup (self->finished, GUINT_TO_POINTER (number));
}

const RoboHostTable *
robo_host_get_table (const RoboHost *self,
                     guint           number)
{
  return find_table (self, number);
}

static RoboHostTable *
new_table (guint       number,
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

  return table;
}

/* Adds a table with the next number. */
static RoboHostTable *
add_table (RoboHost   *self,
           const char *arena,
           const char *rules,
           guint       n_seats)
{
  RoboHostTable *table = new_table (++self->n_tables, arena, rules, n_seats);

  table->since = self->now;
  g_ptr_array_add (self->tables, table);
  self->serial++;

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
    {
      g_autofree char *name = dup_quoted (g_ptr_array_index (table->names, i));

      g_strv_builder_add (builder, name);
    }
  items = g_strv_builder_end (builder);
  names = robo_word_list_dup ((const char *const *)items);

  switch (table->state)
    {
    case ROBO_TABLE_WAITING:
      /* Translators: The first and the last %u are the number of a table; the first %s is its arena, the second %s its
       * rules, and the third %s is names of people. The other %u say how many players are there and how many are
       * needed. */
      say (self, _ ("Table %u (%s, %s): %s. %u of %u are seated. To sit down: !join %u"), table->number, table->arena, table->rules,
           names, table->names->len, table->n_seats, table->number);
      break;
    case ROBO_TABLE_READY:
      if (table->place != NULL)
        /* Translators: %u is the number of a table, the first %s names, the second a link or an address. */
        say (self, _ ("Table %u is ready for %s. Join the game here: %s"), table->number, names, table->place);
      break;
    case ROBO_TABLE_PLAYING:
      /* Translators: %u is the number of a table, the first %s names, the second a link or an address. */
      say (self, _ ("Table %u is playing: %s. To watch: %s"), table->number, names, table->place);
      break;
    case ROBO_TABLE_OVER:
      if (table->place != NULL)
        /* Translators: %u is the number of a table, the first %s names, the second a link or an address. */
        say (self, _ ("The game at table %u is over: %s. To watch it again: %s"), table->number, names, table->place);
      break;
    }
}

static void
make_ready (RoboHost      *self,
            RoboHostTable *table)
{
  table->state = ROBO_TABLE_READY;
  table->since = self->now;
  table->is_asked_for = TRUE;
  queue_action (self, ROBO_HOST_OPEN, table->number, NULL);
}

static void
sit_down (RoboHost      *self,
          RoboHostTable *table,
          const char    *who)
{
  g_ptr_array_add (table->names, g_strdup (who));
  table->since = self->now;
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

/* Counts the tables that an account or a computer has opened and whose match has not begun. */
static guint
count_opened (const RoboHost *self,
              const char     *address)
{
  guint n = 0;

  for (guint i = 0; i < self->tables->len; i++)
    {
      const RoboHostTable *table = g_ptr_array_index (self->tables, i);

      n += (table->state == ROBO_TABLE_WAITING || table->state == ROBO_TABLE_READY) && address != NULL &&
           g_strcmp0 (table->opener, address) == 0;
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
      /* Translators: %u is the number of a table. */
      say (self, _ ("Table %u couldn’t be opened."), number);
      if (table->state == ROBO_TABLE_READY && !is_in_tournament (self, table))
        {
          g_ptr_array_remove (self->tables, table);
          self->serial++;
        }
      return;
    }
  self->serial += g_strcmp0 (table->place, place) != 0;
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

  if (table->state != ROBO_TABLE_READY)
    return;

  table->state = ROBO_TABLE_PLAYING;
  self->serial++;
}

/* Closes a table, and the match at it if one has begun. */
static void
close_table (RoboHost      *self,
             RoboHostTable *table)
{
  /* Translators: %u is the number of a table. */
  say (self, _ ("Table %u is closed."), table->number);
  if (table->state == ROBO_TABLE_READY || table->state == ROBO_TABLE_PLAYING)
    queue_action (self, ROBO_HOST_CLOSE, table->number, NULL);
  g_ptr_array_remove (self->tables, table);
  self->serial++;
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

  self->tournament_since = self->now;

  /* Translators: The first %u is the number of a round, the second how many rounds there are. */
  say (self, _ ("Round %u of %u of the tournament begins."), self->tournament->round, self->tournament->n_rounds);
  for (guint i = 0; i < self->tournament->bouts->len; i++)
    {
      RoboPairing   *bout = &g_array_index (self->tournament->bouts, RoboPairing, i);
      RoboHostTable *table;

      if (bout->round != self->tournament->round)
        continue;
      if (bout->players[1] == ROBO_TOURNAMENT_NOBODY)
        {
          g_autofree char *lonely = dup_quoted (get_entrant (self, bout->players[0]));

          /* Translators: %s is the name of a player in a tournament. */
          say (self, _ ("%s has no opponent this round and gets the point."), lonely);
          continue;
        }
      table = add_table (self, self->arena, self->rules[0], 2);
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
      guint            player = g_array_index (list, guint, i);
      guint            points = robo_tournament_get_points (self->tournament, player);
      g_autofree char *name = dup_quoted (get_entrant (self, player));

      g_string_append_printf (line, "%s%u. %s %u%s", i > 0 ? ", " : "", i + 1, name, points / 2,
                              points % 2 != 0 ? "½" : "");
    }
  /* Translators: The first %u is the number of a round, the second how many rounds there are, and %s a list of names
   * with their points. */
  say (self, _ ("Tournament, round %u of %u: %s"), self->tournament->round, self->tournament->n_rounds, line->str);
}

/* Counts the result of a bout. The bout does not count if other people than the paired players have played, or if the
 * key of a player differs from the key that this name had before. */
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
      /* Translators: %u is the number of a table. */
      say (self, _ ("The players at table %u weren’t the ones who were paired up, so the game doesn’t count for the tournament."), bout->table);
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

          g_autofree char *name = dup_quoted (player != NULL ? player->name : places[i].name);

          if (places[i].rank == rank)
            g_string_append_printf (line, "%s%u. %s%s%s%s", line->len > 0 ? ", " : "", rank + 1, name,
                                    rating != NULL ? " (" : "", rating != NULL ? rating : "", rating != NULL ? ")" : "");
        }
    }
  /* Translators: %u is the number of a table, %s a list of names with their ranks. */
  say (self, _ ("The game at table %u is over: %s"), number, line->str);
}

void
robo_host_end (RoboHost              *self,
               guint                  number,
               const RoboLadderPlace *places,
               guint                  n_places,
               gboolean               is_agreed,
               gint64                 when)
{
  RoboHostTable *table = find_table (self, number);
  RoboPairing   *bout = self->tournament != NULL ? robo_tournament_find_bout (self->tournament, number) : NULL;
  gboolean       is_rated;

  g_return_if_fail (table != NULL);

  if (table->state == ROBO_TABLE_OVER)
    return;

  self->now = MAX (self->now, when);
  self->serial++;
  g_clear_pointer (&self->ladder_text, g_free);
  table->state = ROBO_TABLE_OVER;
  /* The players in the result replace the people who wanted to play. */
  g_ptr_array_set_size (table->names, 0);
  for (guint i = 0; i < n_places; i++)
    g_ptr_array_add (table->names, g_strdup (places[i].name));
  if (bout != NULL && !bout->is_over)
    count_bout (self, bout, places, n_places);
  is_rated = !is_agreed && robo_ladder_add_match (self->ladder, places, n_places, when);
  if (is_agreed)
    /* Translators: %u is the number of a table. */
    say (self, _ ("The game at table %u ended by agreement."), number);
  else
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
  places->is_agreed = shared->is_agreed;
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
      for (guint other = 0; !shared->is_agreed && other < ROBO_MAX_ROBOTS; other++)
        rank += (shared->people >> other & 1) != 0 && get_value (peer, other) > get_value (peer, seat);
      places->places[places->n_places++] = (RoboLadderPlace){ key, join->name, rank };
    }

  return (shared->present & ~robo_shared_game_list_signed (shared)) == 0;
}

gboolean
robo_host_is_result_due (RoboHost       *self,
                         guint           number,
                         const RoboPeer *peer,
                         RoboHostPlaces *places,
                         gint64          now)
{
  RoboHostTable *table = find_table (self, number);
  gboolean       is_signed = robo_host_read_places (peer, places);

  if (table == NULL || table->state == ROBO_TABLE_OVER)
    return FALSE;
  if (places->n_places == 0)
    {
      table->over_since = 0;
      return FALSE;
    }

  /* If the clock was put back, the time begins anew. */
  if (table->over_since == 0 || table->over_since > now)
    table->over_since = now;

  return is_signed || now - table->over_since >= SIGN_SECONDS;
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
do_help (RoboHost      *self,
         const Speaker *speaker,
         char *const   *words)
{
  g_autofree char *arenas = g_strjoinv (", ", self->arenas);
  g_autofree char *rules = g_strjoinv (", ", self->rules);

  /* Translators: Leave the words with an exclamation mark as they are. */
  say (self, "%s", _ ("!play finds you an opponent. !open 3 opens a table for three, !join 5 puts you at table 5, and !leave 5 gives up your seat there."));
  /* Translators: Leave the words with an exclamation mark as they are. */
  say (self, "%s", _ ("!tables lists the tables, !ladder shows the ranking, and !again 5 reopens a finished game."));
  /* Translators: Leave the words with an exclamation mark as they are, and “swiss”, “everybody”, “join”, “leave” and
   * “start” after them. */
  say (self, "%s", _ ("!tournament swiss 5 starts a tournament of five rounds; !tournament everybody starts one in which everyone plays everyone else. After that, use !tournament join, !tournament leave and !tournament start."));
  /* Translators: Both %s are lists of words that are not translated. */
  say (self, _ ("After !open, you can name an arena (%s) and a rule set (%s)."), arenas, rules);
  if (speaker->is_operator)
    /* Translators: Leave the words with an exclamation mark as they are, and “end” after one of them. */
    say (self, "%s", _ ("You can also use !close 5, !tournament end, and !deaf and !hear with a name."));
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
do_open (RoboHost      *self,
         const Speaker *speaker,
         char *const   *words)
{
  const char    *arena = find_word (words, self->arenas, self->arenas[0]);
  const char    *rules = find_word (words, self->rules, self->rules[0]);
  guint          n_seats = 2;
  RoboHostTable *table;

  for (guint i = 0; words[i] != NULL; i++)
    {
      guint number;

      if (read_number (words[i], &number) && number >= 2 && number <= ROBO_MAX_ROBOTS)
        n_seats = number;
      else if (!g_str_equal (words[i], arena) && !g_str_equal (words[i], rules))
        {
          g_autofree char *unmarked = dup_unmarked (words[i]);

          /* Translators: The first %s is the name of a person, the second what the person wrote. */
          say (self, _ ("%s: “%s” isn’t a number from 2 to 4, a known arena or a known rule set. Say !help."), speaker->shown, unmarked);
          return;
        }
    }
  if (count_open (self, NULL) >= MAX_OPEN || count_open (self, speaker->name) >= MAX_OPEN_OWN ||
      count_opened (self, speaker->address) >= MAX_OPEN_ADDRESS)
    {
      /* Translators: %s is the name of the person who gets this answer. */
      say (self, _ ("%s: No more tables can be opened right now. Sit down at an open one, or leave one of yours."), speaker->shown);
      return;
    }
  table = add_table (self, arena, rules, n_seats);
  table->opener = g_strdup (speaker->address);
  sit_down (self, table, speaker->name);
}

static void
do_join (RoboHost      *self,
         const Speaker *speaker,
         char *const   *words)
{
  guint          number = 0;
  RoboHostTable *table = read_number (words[0], &number) ? find_table (self, number) : NULL;

  if (table == NULL || table->state != ROBO_TABLE_WAITING)
    /* Translators: %s is the name of the person who gets this answer. */
    say (self, _ ("%s: There’s no such table waiting for players. Say !tables to see the list."), speaker->shown);
  else if (sits (table, speaker->name, NULL))
    tell_table (self, table);
  else
    sit_down (self, table, speaker->name);
}

static void
do_leave (RoboHost      *self,
          const Speaker *speaker,
          char *const   *words)
{
  guint          number = 0, index;
  RoboHostTable *table = read_number (words[0], &number) ? find_table (self, number) : NULL;

  if (table == NULL || table->state == ROBO_TABLE_OVER || !sits (table, speaker->name, &index))
    {
      /* Translators: %s is the name of the person who gets this answer. */
      say (self, _ ("%s: You aren’t sitting at that table. Say which one to leave: !leave 5"), speaker->shown);
      return;
    }
  if (table->state == ROBO_TABLE_PLAYING || is_in_tournament (self, table))
    {
      /* Translators: %s is the name of the person who gets this answer. */
      say (self, _ ("%s: You can’t leave a game that counts. If you don’t want to go on, resign."), speaker->shown);
      return;
    }
  if (table->state == ROBO_TABLE_READY)
    {
      queue_action (self, ROBO_HOST_CLOSE, number, NULL);
      table->state = ROBO_TABLE_WAITING;
      g_clear_pointer (&table->place, g_free);
    }
  g_ptr_array_remove_index (table->names, index);
  table->since = self->now;
  if (table->names->len == 0)
    {
      close_table (self, table);
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

/* Seats a person at the waiting table whose players are nearest to the person on the ladder. If no table waits for
 * players, opens one. */
static void
do_play (RoboHost      *self,
         const Speaker *speaker,
         char *const   *words)
{
  RoboHostTable *best = NULL;
  double         least = 0;

  for (guint i = 0; i < self->tables->len; i++)
    {
      RoboHostTable *table = g_ptr_array_index (self->tables, i);
      double         distance = 0;

      if (table->state != ROBO_TABLE_WAITING || sits (table, speaker->name, NULL))
        continue;
      for (guint k = 0; k < table->names->len; k++)
        distance += ABS (get_rating (self, g_ptr_array_index (table->names, k)) - get_rating (self, speaker->name)) /
                    table->names->len;
      if (best == NULL || distance < least)
        {
          best = table;
          least = distance;
        }
    }
  if (best != NULL)
    sit_down (self, best, speaker->name);
  else
    do_open (self, speaker, words);
}

static void
do_tables (RoboHost      *self,
           const Speaker *speaker,
           char *const   *words)
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
    say (self, "%s", _ ("Nobody is waiting or playing. To open a table: !open"));
}

static void
do_ladder (RoboHost      *self,
           const Speaker *speaker,
           char *const   *words)
{
  g_autoptr (GPtrArray) list = robo_ladder_list (self->ladder);
  g_autoptr (GString) line = g_string_new (NULL);
  const char *name = words[0] != NULL ? words[0] : speaker->name;

  for (guint i = 0; i < list->len; i++)
    {
      const RoboLadderPlayer *player = g_ptr_array_index (list, i);
      g_autofree char        *rating = dup_rating (&player->glicko);
      g_autofree char        *quoted = dup_quoted (player->name);

      if (i < MAX_TOLD || g_str_equal (player->name, name))
        g_string_append_printf (line, "%s%u. %s %s", line->len > 0 ? ", " : "", i + 1, quoted, rating);
    }
  if (line->len == 0)
    say (self, "%s", _ ("Nobody has played yet."));
  else
    /* Translators: %s is a list of names with numbers. */
    say (self, _ ("Ladder: %s"), line->str);
}

static void
do_rematch (RoboHost      *self,
            const Speaker *speaker,
            char *const   *words)
{
  guint          number = 0;
  RoboHostTable *table = read_number (words[0], &number) ? find_table (self, number) : NULL;

  if (table == NULL || table->state != ROBO_TABLE_OVER)
    {
      /* Translators: %s is the name of the person who gets this answer. */
      say (self, _ ("%s: No finished game has that number."), speaker->shown);
      return;
    }
  table->is_asked_for = TRUE;
  queue_action (self, ROBO_HOST_OPEN, number, NULL);
}

/* Returns whether there is a tournament that has not ended. */
static gboolean
is_tournament_on (const RoboHost *self)
{
  return self->tournament != NULL &&
         (self->tournament->round == 0 || self->tournament->round < self->tournament->n_rounds ||
          !robo_tournament_is_round_over (self->tournament));
}

/* Returns whether a person may end the tournament. Operators and its owner always may; other people may after a day
 * in which the tournament has neither begun nor gone on. */
static gboolean
may_end_tournament (const RoboHost *self,
                    const Speaker  *speaker)
{
  return speaker->is_operator || g_strcmp0 (self->owner, speaker->name) == 0 ||
         self->now - self->tournament_since >= DAY_SECONDS;
}

static void
new_tournament (RoboHost          *self,
                const Speaker     *speaker,
                RoboTournamentKind kind,
                char *const       *words)
{
  guint n_rounds = 0;

  /* A tournament that was opened a day ago and has not begun can be replaced by a new tournament. */
  if (is_tournament_on (self) &&
      (self->tournament->round > 0 || self->now - self->tournament_since < DAY_SECONDS))
    {
      g_autofree char *owner = dup_quoted (self->owner);

      /* Translators: The first %s is the name of the person who gets this answer, the second that of the person who
       * opened the tournament. */
      say (self, _ ("%s: %s’s tournament isn’t over."), speaker->shown, owner);
      return;
    }
  if (words[0] != NULL)
    read_number (words[0], &n_rounds);
  robo_tournament_free (self->tournament);
  self->tournament = robo_tournament_new (kind, MIN (n_rounds, ROBO_TOURNAMENT_MAX));
  self->tournament_since = self->now;
  robo_tournament_add (self->tournament, speaker->name);
  g_free (self->owner);
  self->owner = g_strdup (speaker->name);
  g_free (self->arena);
  self->arena = g_strdup (find_word (words, self->arenas, self->arenas[0]));
  /* Translators: %s is the name of a person; leave “!tournament join” and “!tournament start” as they are. */
  say (self, _ ("%s opens a tournament. To take part: !tournament join. When everyone’s here, %s says !tournament start."),
       speaker->shown, speaker->shown);
}

static void
end_tournament (RoboHost      *self,
                const Speaker *speaker)
{
  g_autofree char *owner = dup_quoted (self->owner);

  if (!may_end_tournament (self, speaker))
    {
      /* Translators: The first %s is the name of the person who gets this answer, the second that of the person who
       * opened the tournament. */
      say (self, _ ("%s: For now, only %s can end the tournament. Once nothing has happened in it for a day, others can too."),
           speaker->shown, owner);
      return;
    }
  g_clear_pointer (&self->tournament, robo_tournament_free);
  g_clear_pointer (&self->owner, g_free);
  say (self, "%s", _ ("The tournament is over."));
}

static void
do_tournament (RoboHost      *self,
               const Speaker *speaker,
               char *const   *words)
{
  const char *what = words[0] != NULL ? words[0] : "";
  gboolean    is_owner = self->owner != NULL && g_str_equal (self->owner, speaker->name);

  if (g_str_equal (what, "swiss"))
    new_tournament (self, speaker, ROBO_TOURNAMENT_SWISS, words + 1);
  else if (g_str_equal (what, "everybody"))
    new_tournament (self, speaker, ROBO_TOURNAMENT_EVERYBODY, words + 1);
  else if (self->tournament == NULL)
    say (self, "%s", _ ("There’s no tournament. To open one: !tournament swiss"));
  else if (g_str_equal (what, "end") && is_tournament_on (self))
    end_tournament (self, speaker);
  else if (g_str_equal (what, "join") && robo_tournament_add (self->tournament, speaker->name))
    /* Translators: %s is the name of a person, %u the number of players. */
    say (self, _ ("%s joins the tournament. Players now: %u."), speaker->shown, self->tournament->names->len);
  else if (g_str_equal (what, "leave") && robo_tournament_remove (self->tournament, speaker->name))
    /* Translators: %s is the name of a person. */
    say (self, _ ("%s leaves the tournament."), speaker->shown);
  else if (g_str_equal (what, "start") && is_owner && self->tournament->round == 0 && self->tournament->names->len > 1)
    begin_round (self);
  else if (g_str_equal (what, "next") && is_owner && self->tournament->round > 0 &&
           self->tournament->round < self->tournament->n_rounds)
    begin_round (self);
  else
    tell_standing (self);
}

/* Commands of an operator */

static gboolean
refuse_others (RoboHost      *self,
               const Speaker *speaker)
{
  if (!speaker->is_operator)
    /* Translators: %s is the name of the person who gets this answer. */
    say (self, _ ("%s: Only the people who run this place can do that."), speaker->shown);

  return !speaker->is_operator;
}

static void
do_close (RoboHost      *self,
          const Speaker *speaker,
          char *const   *words)
{
  guint          number = 0;
  RoboHostTable *table = read_number (words[0], &number) ? find_table (self, number) : NULL;

  if (refuse_others (self, speaker))
    return;
  if (table == NULL || table->state == ROBO_TABLE_OVER)
    /* Translators: %s is the name of the person who gets this answer. */
    say (self, _ ("%s: There’s no such table. Say !tables to see the list."), speaker->shown);
  else
    close_table (self, table);
}

static void
do_ignore (RoboHost      *self,
           const Speaker *speaker,
           char *const   *words)
{
  g_autofree char *name = g_strjoinv (" ", (char **)words);
  const char      *address = g_hash_table_lookup (self->addresses, name);
  g_autofree char *quoted = dup_quoted (name);

  if (refuse_others (self, speaker) || *name == '\0' || g_hash_table_size (self->deaf) >= MAX_DEAF)
    return;
  g_hash_table_add (self->deaf, g_strdup (name));
  if (address != NULL)
    g_hash_table_add (self->deaf, g_strdup (address));
  /* Translators: %s is the quoted name of a person; leave the word with an exclamation mark as it is. */
  say (self, _ ("I’m ignoring %s until you say !hear with that name."), quoted);
}

static void
do_hear (RoboHost      *self,
         const Speaker *speaker,
         char *const   *words)
{
  g_autofree char *name = g_strjoinv (" ", (char **)words);
  const char      *address = g_hash_table_lookup (self->addresses, name);
  g_autofree char *quoted = dup_quoted (name);

  if (refuse_others (self, speaker))
    return;
  g_hash_table_remove (self->deaf, name);
  if (address != NULL)
    g_hash_table_remove (self->deaf, address);
  /* Translators: %s is the quoted name of a person. */
  say (self, _ ("I’m listening to %s."), quoted);
}

static const struct
{
  const char *name;
  void (*run) (RoboHost      *self,
               const Speaker *speaker,
               char *const   *words);
} commands[] = {
  { "!again", do_rematch },
  { "!close", do_close },
  { "!deaf", do_ignore },
  { "!hear", do_hear },
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

/* Returns whether a command has been carried out before. The times that two servers give for the same command may
 * differ, because their clocks differ. */
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

/* Counts a command for a name or an address. */
static Flood *
count_command (RoboHost   *self,
               const char *from)
{
  Flood *flood = g_hash_table_lookup (self->floods, from);

  if (flood == NULL)
    {
      /* Limit the number of names, since a person can take any number of new names. */
      if (g_hash_table_size (self->floods) > 1000)
        g_hash_table_remove_all (self->floods);
      flood = g_new0 (Flood, 1);
      flood->since = self->now;
      g_hash_table_insert (self->floods, g_strdup (from), flood);
    }
  if (self->now - flood->since >= FLOOD_SECONDS)
    *flood = (Flood){ .since = self->now };
  flood->n_commands++;

  return flood;
}

/* Returns whether a person gives too many commands. While an account floods the host, its names are not counted, since
 * one account can use any number of names. */
static gboolean
is_flood (RoboHost      *self,
          const Speaker *speaker)
{
  g_autofree char *account = speaker->address != NULL ? g_strconcat ("@", speaker->address, NULL) : NULL;
  Flood           *flood = account != NULL ? count_command (self, account) : NULL;

  if (flood == NULL || flood->n_commands <= MAX_COMMANDS_ADDRESS)
    {
      flood = count_command (self, speaker->name);
      if (flood->n_commands <= MAX_COMMANDS)
        return FALSE;
    }
  if (!flood->is_told)
    /* Translators: %s is the name of the person who gets this answer. */
    say (self, _ ("%s: That was a lot at once. I’ll listen to you again in a minute."), speaker->shown);
  flood->is_told = TRUE;

  return TRUE;
}

static gboolean
is_deaf_to (const RoboHost        *self,
            const RoboHostSpeaker *speaker)
{
  return !speaker->is_operator && (g_hash_table_contains (self->deaf, speaker->name) ||
                                   (speaker->address != NULL && g_hash_table_contains (self->deaf, speaker->address)));
}

/* Notes that a person at a waiting table is still there. */
static void
note_presence (RoboHost   *self,
               const char *name)
{
  for (guint i = 0; i < self->tables->len; i++)
    {
      RoboHostTable *table = g_ptr_array_index (self->tables, i);

      if (table->state == ROBO_TABLE_WAITING && sits (table, name, NULL))
        table->since = MAX (table->since, self->now);
    }
}

static void
note_address (RoboHost              *self,
              const RoboHostSpeaker *speaker)
{
  if (speaker->address == NULL)
    return;

  if (g_hash_table_size (self->addresses) >= MAX_ADDRESSES)
    g_hash_table_remove_all (self->addresses);
  g_hash_table_insert (self->addresses, g_strdup (speaker->name), g_strdup (speaker->address));
}

void
robo_host_handle_message (RoboHost              *self,
                          const RoboHostSpeaker *speaker,
                          const char            *words,
                          gint64                 when,
                          gint64                 now,
                          gboolean               is_past)
{
  g_auto (GStrv) all = NULL;
  g_autoptr (GPtrArray) arguments = NULL;
  g_autofree char *line = NULL;
  g_autofree char *shown = NULL;
  g_autofree char *unmarked = NULL;
  Heard            heard = { .when = when };
  Speaker          person = { speaker->name, NULL, speaker->address, speaker->is_operator };

  self->now = MAX (self->now, now);
  if (!is_past)
    {
      note_presence (self, speaker->name);
      note_address (self, speaker);
    }
  if (words[0] != '!' || is_deaf_to (self, speaker))
    return;
  line = g_strconcat (speaker->name, "\n", words, NULL);
  heard.hash = g_str_hash (line);
  /* A new host does not carry out commands from before its start. */
  if (is_past && (self->heard->len == 0 || now - when > MAX_AGE || was_heard (self, heard.hash, when)))
    return;
  shown = dup_quoted (speaker->name);
  person.shown = shown;
  if (is_flood (self, &person))
    return;
  self->serial++;
  g_array_append_val (self->heard, heard);
  if (self->heard->len > MAX_REMEMBERED)
    g_array_remove_index (self->heard, 0);
  if (*speaker->name == '\0')
    {
      say (self, "%s", _ ("Choose a name first so others know who you are."));
      return;
    }

  arguments = g_ptr_array_new ();
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
          commands[i].run (self, &person, (char *const *)arguments->pdata);
          return;
        }
    }
  unmarked = dup_unmarked (all[0]);
  /* Translators: The first %s is the name of a person, the second what the person wrote. */
  say (self, _ ("%s: I don’t know “%s”. Say !help."), shown, unmarked);
}

void
robo_host_close_idle_tables (RoboHost *self,
                             gint64    now)
{
  self->now = MAX (self->now, now);
  /* Iterate from the end, because a closed table leaves the list. */
  for (guint i = self->tables->len; i > 0; i--)
    {
      RoboHostTable *table = g_ptr_array_index (self->tables, i - 1);
      const gint64   limit = is_in_tournament (self, table) ? DAY_SECONDS : IDLE_SECONDS;

      /* A state that was saved by an earlier version has no times. */
      if (table->since == 0)
        table->since = self->now;
      if ((table->state == ROBO_TABLE_WAITING || table->state == ROBO_TABLE_READY) && self->now - table->since >= limit)
        close_table (self, table);
    }
}

RoboHostAction *
robo_host_take_action (RoboHost *self)
{
  return g_queue_pop_head (&self->actions);
}

/* Creating, saving and loading the host */

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
  self->addresses = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->deaf = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->finished = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify)table_free);

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
  g_hash_table_unref (self->addresses);
  g_hash_table_unref (self->deaf);
  g_hash_table_unref (self->finished);
  g_free (self->ladder_text);
  g_free (self->word);
  g_queue_clear_full (&self->actions, (GDestroyNotify)robo_host_action_free);
  g_free (self);
}

guint64
robo_host_get_serial (const RoboHost *self)
{
  return self->serial;
}

void
robo_host_set_word (RoboHost   *self,
                    const char *word)
{
  if (g_strcmp0 (self->word, word) == 0)
    return;

  g_free (self->word);
  self->word = g_strdup (word);
  self->serial++;
}

const char *
robo_host_get_word (const RoboHost *self)
{
  return self->word;
}

/* Returns the ladder as text. The text changes only with a match, so it is kept. */
static const char *
get_ladder_text (RoboHost *self)
{
  if (self->ladder_text == NULL)
    {
      g_autoptr (GKeyFile) file = g_key_file_new ();

      robo_ladder_save (self->ladder, file);
      self->ladder_text = g_key_file_to_data (file, NULL, NULL);
    }

  return self->ladder_text;
}

static int
compare_texts (gconstpointer first,
               gconstpointer second)
{
  return strcmp (*(const char *const *)first, *(const char *const *)second);
}

static void
save_deaf (const RoboHost *self,
           GKeyFile       *file)
{
  g_autofree const char **names = (const char **)g_hash_table_get_keys_as_array (self->deaf, NULL);
  guint                   n_names = g_hash_table_size (self->deaf);

  qsort (names, n_names, sizeof *names, compare_texts);
  if (n_names > 0)
    g_key_file_set_string_list (file, GROUP, "deaf", names, n_names);
}

static void
save_table (const RoboHostTable *table,
            GKeyFile            *file)
{
  g_autofree char *group = g_strdup_printf (TABLE_PREFIX "%u", table->number);
  const char      *none[1] = { NULL };

  g_key_file_set_integer (file, group, "state", table->state);
  g_key_file_set_string (file, group, "arena", table->arena);
  g_key_file_set_string (file, group, "rules", table->rules);
  g_key_file_set_integer (file, group, "seats", (int)table->n_seats);
  g_key_file_set_string_list (file, group, "names",
                              table->names->len > 0 ? (const char *const *)table->names->pdata : none,
                              table->names->len);
  if (table->place != NULL)
    g_key_file_set_string (file, group, "place", table->place);
  if (table->opener != NULL)
    g_key_file_set_string (file, group, "opener", table->opener);
  g_key_file_set_int64 (file, group, "since", table->since);
}

char *
robo_host_to_text (RoboHost *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *text = NULL;
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
  if (self->word != NULL)
    g_key_file_set_string (file, GROUP, "word", self->word);
  save_deaf (self, file);
  if (self->tournament != NULL)
    g_key_file_set_int64 (file, GROUP, "tournament", self->tournament_since);
  for (guint i = 0; i < self->tables->len; i++)
    save_table (g_ptr_array_index (self->tables, i), file);
  if (self->tournament != NULL)
    robo_tournament_save (self->tournament, file);
  text = g_key_file_to_data (file, NULL, NULL);

  return g_strconcat (text, "\n", get_ladder_text (self), NULL);
}

char *
robo_host_take_finished (RoboHost *self)
{
  g_autoptr (GKeyFile) file = NULL;

  for (guint i = self->tables->len; i > 0; i--)
    {
      RoboHostTable *table = g_ptr_array_index (self->tables, i - 1);

      if (table->state != ROBO_TABLE_OVER)
        continue;
      if (file == NULL)
        file = g_key_file_new ();
      save_table (table, file);
      g_ptr_array_steal_index (self->tables, i - 1);
      g_hash_table_insert (self->finished, GUINT_TO_POINTER (table->number), table);
    }

  return file != NULL ? g_key_file_to_data (file, NULL, NULL) : NULL;
}

/* Returns the table that a group of the file describes. Returns NULL if the group describes no table, or a table that
 * is known already. */
static RoboHostTable *
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
    return NULL;

  table = new_table (number, arena, rules, (guint)n_seats);
  self->n_tables = MAX (self->n_tables, number);
  table->state = (RoboTableState)state;
  for (guint i = 0; names != NULL && names[i] != NULL && i < table->n_seats; i++)
    g_ptr_array_add (table->names, g_strdup (names[i]));
  table->place = g_key_file_get_string (file, group, "place", NULL);
  table->opener = g_key_file_get_string (file, group, "opener", NULL);
  table->since = g_key_file_get_int64 (file, group, "since", NULL);

  return table;
}

static void
load_open_table (RoboHost   *self,
                 GKeyFile   *file,
                 const char *group)
{
  RoboHostTable *table = load_table (self, file, group);

  if (table == NULL)
    return;
  g_ptr_array_add (self->tables, table);
  if (table->state == ROBO_TABLE_READY || table->state == ROBO_TABLE_PLAYING)
    {
      table->is_asked_for = table->place == NULL;
      queue_action (self, ROBO_HOST_OPEN, table->number, NULL);
    }
}

void
robo_host_load_finished (RoboHost   *self,
                         const char *text)
{
  /* A crash may have cut off the last table in the file; that table is still in the state of the host. Each table
   * begins with a group. */
  g_auto (GStrv) parts = g_strsplit (text, "\n[", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_autoptr (GKeyFile) file = g_key_file_new ();
      g_autofree char *part = g_strconcat (parts[i][0] == '[' ? "" : "[", parts[i], NULL);
      g_autofree char *group = NULL;
      RoboHostTable   *table;

      if (!g_key_file_load_from_data (file, part, (gsize)-1, G_KEY_FILE_NONE, NULL))
        continue;
      group = g_key_file_get_start_group (file);
      if (group == NULL || !g_str_has_prefix (group, TABLE_PREFIX))
        continue;
      table = load_table (self, file, group);
      if (table != NULL)
        {
          table->state = ROBO_TABLE_OVER;
          g_hash_table_insert (self->finished, GUINT_TO_POINTER (table->number), table);
        }
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
  g_auto (GStrv) deaf = NULL;
  g_autofree char *arena = NULL;

  if (!g_key_file_load_from_data (file, text, (gsize)-1, G_KEY_FILE_NONE, error))
    return FALSE;
  if (g_key_file_get_integer (file, GROUP, "version", error) != 1)
    {
      if (error != NULL && *error == NULL)
        g_set_error_literal (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
                             _ ("This comes from a newer version of Robodrome. Use that version or another folder."));
      return FALSE;
    }

  groups = g_key_file_get_groups (file, NULL);
  for (guint i = 0; groups[i] != NULL; i++)
    {
      if (g_str_has_prefix (groups[i], TABLE_PREFIX))
        load_open_table (self, file, groups[i]);
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
  self->word = g_key_file_get_string (file, GROUP, "word", NULL);
  self->tournament_since = g_key_file_get_int64 (file, GROUP, "tournament", NULL);
  deaf = g_key_file_get_string_list (file, GROUP, "deaf", NULL, NULL);
  for (guint i = 0; deaf != NULL && deaf[i] != NULL && i < MAX_DEAF; i++)
    g_hash_table_add (self->deaf, g_strdup (deaf[i]));
  robo_ladder_load (self->ladder, file);
  self->tournament = robo_tournament_load (file);

  return TRUE;
}
