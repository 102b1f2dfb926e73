// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-saved-game.h"

#include <string.h>

#include <glib/gi18n.h>

#include "base/robo-properties.h"

#include "robo-game-index.h"

struct _RoboSavedGame
{
  GObject parent_instance;

  char    *file;
  gint64   modified_us;
  char    *title;
  GBytes  *offer; /* offer of a remote game, or NULL */
  gboolean is_over;
  gboolean is_remote;

  RoboSavedPlayer players[ROBO_MAX_ROBOTS];
  guint           n_players;
  guint           round;
  guint           vp_goal;
  guint8          winner; /* an index of players, ROBO_WINNER_SQUAD or ROBO_NO_WINNER */

  /* These fields are computed when they are first needed, because a list has many games and shows few of them. */
  GDateTime *date;
  char      *summary;
  char      *moment;
  char      *folded; /* case-folded text for the search */
};

enum
{
  PROP_0,
  PROP_FILE,
  PROP_TITLE,
  PROP_DATE,
  PROP_SUMMARY,
  PROP_MOMENT,
  PROP_IS_OVER,
  PROP_IS_REMOTE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboSavedGame, robo_saved_game, G_TYPE_OBJECT)

static void
robo_saved_game_finalize (GObject *object)
{
  RoboSavedGame *self = ROBO_SAVED_GAME (object);

  g_free (self->file);
  g_free (self->title);
  g_clear_pointer (&self->offer, g_bytes_unref);
  g_clear_pointer (&self->date, g_date_time_unref);
  g_free (self->summary);
  g_free (self->moment);
  g_free (self->folded);
  for (guint i = 0; i < self->n_players; i++)
    g_free (self->players[i].name);

  G_OBJECT_CLASS (robo_saved_game_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_FILE] = { ROBO_PROPERTY_FIELD (STRING, "file", RoboSavedGame, file) },
  [PROP_TITLE] = { ROBO_PROPERTY_GETTER (STRING, "title", robo_saved_game_get_title) },
  [PROP_SUMMARY] = { ROBO_PROPERTY_GETTER (STRING, "summary", robo_saved_game_get_summary) },
  [PROP_MOMENT] = { ROBO_PROPERTY_GETTER (STRING, "moment", robo_saved_game_get_moment) },
  [PROP_DATE] = { ROBO_PROPERTY_GETTER (BOXED, "date", robo_saved_game_get_date), .type = g_date_time_get_type },
  [PROP_IS_OVER] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-over", RoboSavedGame, is_over) },
  [PROP_IS_REMOTE] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-remote", RoboSavedGame, is_remote) },
};

static void
robo_saved_game_class_init (RoboSavedGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = robo_saved_game_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);
}

static void
robo_saved_game_init (RoboSavedGame *self)
{
}

/* Returns the points of all players, such as "Anna: 3, KillBot 1: 2". */
static char *
dup_score (RoboSavedGame *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) scores = NULL;

  for (guint i = 0; i < self->n_players; i++)
    {
      /* Translators: %1$s is a player, %2$u is how many victory points the player has. */
      g_autofree char *score = g_strdup_printf (C_ ("score", "%1$s: %2$u"), self->players[i].name, self->players[i].vp);

      g_strv_builder_add (builder, score);
    }
  scores = g_strv_builder_end (builder);

  /* Translators: This stands between the scores of two players, as in “Anna: 2, Ben: 1”. */
  return g_strjoinv (C_ ("score", ", "), scores);
}

static char *
dup_summary (RoboSavedGame *self)
{
  g_autofree char *score = NULL;
  guint            n_killbots = 0;

  if (self->winner == ROBO_NO_WINNER && self->offer != NULL && !self->is_remote)
    {
      score = dup_score (self);
      /* Translators: This describes a game that all players have agreed to end. %1$u is the number of a round, %2$s is
       * the score, such as “Anna: 3, Ben: 2”. */
      return g_strdup_printf (_ ("Ended by agreement in round %1$u · %2$s"), self->round, score);
    }
  if (self->winner == ROBO_NO_WINNER)
    {
      score = dup_score (self);
      return g_strdup_printf (_ ("Round %1$u · %2$s"), self->round, score);
    }

  for (guint i = 0; i < self->n_players; i++)
    n_killbots += self->players[i].is_killbot;
  if (self->winner == ROBO_WINNER_SQUAD && n_killbots == 1)
    /* Translators: %u is how many rounds the game had. */
    return g_strdup_printf (ngettext ("The KillBot wins after %u round.",
                                      "The KillBot wins after %u rounds.", self->round),
                            self->round);
  if (self->winner == ROBO_WINNER_SQUAD)
    /* Translators: This is about several KillBots. %u is how many rounds the game had. */
    return g_strdup_printf (ngettext ("The KillBots win after %u round.",
                                      "The KillBots win after %u rounds.", self->round),
                            self->round);

  /* Translators: %1$s is a player, %2$u is how many rounds the game had. */
  return g_strdup_printf (ngettext ("%1$s wins after %2$u round.",
                                    "%1$s wins after %2$u rounds.", self->round),
                          self->players[self->winner].name, self->round);
}

static char *
dup_moment (RoboSavedGame *self)
{
  /* Translators: %u is how many victory points a player needs to win. */
  g_autofree char *goal = g_strdup_printf (_ ("Goal: %u VP"), self->vp_goal);

  /* Translators: This says how far a game has got. %1$u is the number of the round, %2$s is the score, such as “Anna:
   * 3, KillBot: 2”, or the goal, such as “Goal: 5 VP”. */
  return g_strdup_printf (_ ("Round %1$u · %2$s"), self->round, goal);
}

static void
find_players (RoboSavedGame        *self,
              const RoboMatchSetup *setup,
              const RoboState      *state)
{
  self->winner = state->winner;
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      if (setup->seats[i].player == ROBO_PLAYER_NONE)
        continue;
      if (state->winner == i)
        self->winner = (guint8)self->n_players;
      self->players[self->n_players++] = (RoboSavedPlayer){
        .name = robo_match_setup_dup_name (setup, i),
        .colour = setup->seats[i].colour,
        .is_killbot = setup->seats[i].player == ROBO_PLAYER_KILLBOT,
        .vp = state->robots[i].vp,
      };
    }
}

RoboSavedGame *
robo_saved_game_new (const char           *file,
                     gint64                modified_us,
                     const RoboMatchSetup *setup,
                     const RoboState      *state,
                     gboolean              is_over)
{
  RoboSavedGame *self;

  g_return_val_if_fail (file != NULL && setup != NULL && state != NULL, NULL);

  self = g_object_new (ROBO_TYPE_SAVED_GAME, NULL);
  self->file = g_strdup (file);
  self->modified_us = modified_us;
  self->title = g_strdup (robo_arena_get_name (setup->arena));
  self->round = state->round;
  self->vp_goal = setup->rules.vp_goal;
  self->is_over = is_over;
  find_players (self, setup, state);

  return self;
}

RoboSavedGame *
robo_saved_game_new_remote (const char           *file,
                            gint64                modified_us,
                            const RoboMatchSetup *setup,
                            const RoboState      *state,
                            GBytes               *offer,
                            gboolean              is_agreed)
{
  /* A remote game counts as over here, so that Continue does not offer it. */
  RoboSavedGame *self = robo_saved_game_new (file, modified_us, setup, state, TRUE);

  self->is_remote = state->winner == ROBO_NO_WINNER && !is_agreed;
  self->offer = g_bytes_ref (offer);

  return self;
}

/* Returns a copy of the field of a record at `at`, and moves `at` to the next field. Returns NULL after the last
 * field. */
static char *
read_text (const char **at)
{
  const char *begin = *at;
  const char *end = begin != NULL ? strchr (begin, ROBO_GAME_INDEX_SEPARATOR) : NULL;

  if (end == NULL)
    return NULL;

  *at = end + 1;

  return g_strndup (begin, (gsize)(end - begin));
}

/* Returns the number in the field of a record at `at`, and moves `at` to the next field. If the field has no number up
 * to `max`, moves `at` to the end of the record and returns a larger number. */
static guint
read_number (const char **at,
             guint        max)
{
  const char *end = *at;
  guint64     number = 0;

  /* Read the digits here: with several numbers for each of thousands of games, g_ascii_strtoull() would take a third of
   * the time for listing a folder. */
  while (g_ascii_isdigit (*end) && number <= max)
    number = number * 10 + (guint64)(*end++ - '0');
  if (end == *at || *end != ROBO_GAME_INDEX_SEPARATOR || number > max)
    {
      *at += strlen (*at);
      return max + 1;
    }
  *at = end + 1;

  return (guint)number;
}

static gboolean
read_players (RoboSavedGame *self,
              const char   **at)
{
  guint n_players = read_number (at, ROBO_MAX_ROBOTS);

  if (n_players > ROBO_MAX_ROBOTS)
    return FALSE;
  while (self->n_players < n_players)
    {
      RoboSavedPlayer *player = &self->players[self->n_players];

      player->colour = read_number (at, ROBO_MAX_ROBOTS - 1);
      player->vp = read_number (at, G_MAXUINT8);
      player->is_killbot = read_number (at, 1) == 1;
      player->name = read_text (at);
      if (player->name == NULL || player->colour >= ROBO_MAX_ROBOTS)
        {
          g_clear_pointer (&player->name, g_free);
          return FALSE;
        }
      self->n_players++;
    }

  return TRUE;
}

static gboolean
read_offer (RoboSavedGame *self,
            const char   **at)
{
  g_autofree char *text = read_text (at);
  gsize            size;

  if (text == NULL)
    return FALSE;
  if (*text != '\0')
    {
      g_base64_decode_inplace (text, &size);
      self->offer = g_bytes_new (text, size);
    }

  return TRUE;
}

RoboSavedGame *
robo_saved_game_new_from_record (const char *file,
                                 gint64      modified_us,
                                 const char *record)
{
  g_autoptr (RoboSavedGame) self = g_object_new (ROBO_TYPE_SAVED_GAME, NULL);
  const char *at = record;

  g_return_val_if_fail (file != NULL && record != NULL, NULL);

  self->file = g_strdup (file);
  self->modified_us = modified_us;
  self->round = read_number (&at, G_MAXUINT16);
  self->vp_goal = read_number (&at, G_MAXUINT8);
  self->winner = (guint8)read_number (&at, ROBO_NO_WINNER);
  self->is_over = read_number (&at, 1) == 1;
  self->is_remote = read_number (&at, 1) == 1;
  self->title = read_text (&at);
  if (self->title == NULL || !read_players (self, &at) || !read_offer (self, &at) || *at != '\0')
    return NULL;
  if (self->winner >= self->n_players && self->winner != ROBO_WINNER_SQUAD && self->winner != ROBO_NO_WINNER)
    return NULL;

  return g_steal_pointer (&self);
}

int
robo_saved_game_compare (gconstpointer a,
                         gconstpointer b)
{
  const RoboSavedGame *game_a = *(RoboSavedGame *const *)a;
  const RoboSavedGame *game_b = *(RoboSavedGame *const *)b;

  if (game_a->modified_us != game_b->modified_us)
    return game_a->modified_us < game_b->modified_us ? 1 : -1;

  return g_strcmp0 (game_b->file, game_a->file);
}

static void
write_text (GString    *record,
            const char *text)
{
  g_string_append (record, text);
  g_string_append_c (record, ROBO_GAME_INDEX_SEPARATOR);
}

static void
write_number (GString *record,
              guint    number)
{
  g_string_append_printf (record, "%u%c", number, ROBO_GAME_INDEX_SEPARATOR);
}

char *
robo_saved_game_dup_record (RoboSavedGame *self)
{
  GString         *record;
  g_autofree char *offer = NULL;

  g_return_val_if_fail (ROBO_IS_SAVED_GAME (self), NULL);

  record = g_string_new (NULL);
  write_number (record, self->round);
  write_number (record, self->vp_goal);
  write_number (record, self->winner);
  write_number (record, self->is_over);
  write_number (record, self->is_remote);
  write_text (record, self->title);
  write_number (record, self->n_players);
  for (guint i = 0; i < self->n_players; i++)
    {
      write_number (record, self->players[i].colour);
      write_number (record, self->players[i].vp);
      write_number (record, self->players[i].is_killbot);
      write_text (record, self->players[i].name);
    }
  if (self->offer != NULL)
    offer = g_base64_encode (g_bytes_get_data (self->offer, NULL), g_bytes_get_size (self->offer));
  write_text (record, offer != NULL ? offer : "");

  return g_string_free (record, FALSE);
}

const char *
robo_saved_game_get_file (RoboSavedGame *self)
{
  g_return_val_if_fail (ROBO_IS_SAVED_GAME (self), NULL);

  return self->file;
}

const char *
robo_saved_game_get_title (RoboSavedGame *self)
{
  g_return_val_if_fail (ROBO_IS_SAVED_GAME (self), NULL);

  return self->title;
}

GDateTime *
robo_saved_game_get_date (RoboSavedGame *self)
{
  g_return_val_if_fail (ROBO_IS_SAVED_GAME (self), NULL);

  if (self->date == NULL)
    {
      g_autoptr (GDateTime) seconds = g_date_time_new_from_unix_local (self->modified_us / G_USEC_PER_SEC);

      /* The time of a file may be outside the range of a date. */
      self->date = seconds != NULL ? g_steal_pointer (&seconds) : g_date_time_new_from_unix_local (0);
    }

  return self->date;
}

const char *
robo_saved_game_get_summary (RoboSavedGame *self)
{
  g_return_val_if_fail (ROBO_IS_SAVED_GAME (self), NULL);

  if (self->summary == NULL)
    self->summary = dup_summary (self);

  return self->summary;
}

const char *
robo_saved_game_get_moment (RoboSavedGame *self)
{
  g_return_val_if_fail (ROBO_IS_SAVED_GAME (self), NULL);

  if (self->moment == NULL)
    self->moment = dup_moment (self);

  return self->moment;
}

const RoboSavedPlayer *
robo_saved_game_get_player (RoboSavedGame *self,
                            guint          index)
{
  g_return_val_if_fail (ROBO_IS_SAVED_GAME (self), NULL);

  return index < self->n_players ? &self->players[index] : NULL;
}

gboolean
robo_saved_game_get_is_over (RoboSavedGame *self)
{
  g_return_val_if_fail (ROBO_IS_SAVED_GAME (self), FALSE);

  return self->is_over;
}

gboolean
robo_saved_game_get_is_remote (RoboSavedGame *self)
{
  g_return_val_if_fail (ROBO_IS_SAVED_GAME (self), FALSE);

  return self->is_remote;
}

gint64
robo_saved_game_get_modified_us (RoboSavedGame *self)
{
  g_return_val_if_fail (ROBO_IS_SAVED_GAME (self), 0);

  return self->modified_us;
}

GBytes *
robo_saved_game_get_offer (RoboSavedGame *self)
{
  g_return_val_if_fail (ROBO_IS_SAVED_GAME (self), NULL);

  return self->offer;
}

/* Returns all texts that a search examines, case-folded. */
static const char *
get_folded (RoboSavedGame *self)
{
  g_autoptr (GString) all = NULL;
  g_autofree char *day = NULL;

  if (self->folded != NULL)
    return self->folded;

  day = g_date_time_format (robo_saved_game_get_date (self), "%x %F");
  all = g_string_new (self->title);
  g_string_append_printf (all, "\n%s\n%s", robo_saved_game_get_summary (self), day);
  for (guint i = 0; i < self->n_players; i++)
    g_string_append_printf (all, "\n%s", self->players[i].name);
  self->folded = g_utf8_casefold (all->str, -1);

  return self->folded;
}

gboolean
robo_saved_game_matches (RoboSavedGame *self,
                         const char    *words)
{
  g_autofree char *folded = NULL;
  g_auto (GStrv) each = NULL;

  g_return_val_if_fail (ROBO_IS_SAVED_GAME (self) && words != NULL, FALSE);

  folded = g_utf8_casefold (words, -1);
  each = g_strsplit (folded, " ", -1);
  for (guint i = 0; each[i] != NULL; i++)
    if (strstr (get_folded (self), each[i]) == NULL)
      return FALSE;

  return TRUE;
}
