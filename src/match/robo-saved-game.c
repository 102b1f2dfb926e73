// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-saved-game.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"

struct _RoboSavedGame
{
  GObject parent_instance;

  char      *file;
  GDateTime *date;
  char      *summary;
  char      *moment;
  RoboArena *arena;
  gboolean   is_over;
  gboolean   is_remote;

  RoboSavedPlayer players[ROBO_MAX_ROBOTS];
  guint           n_players;
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
  g_date_time_unref (self->date);
  g_free (self->summary);
  g_free (self->moment);
  for (guint i = 0; i < self->n_players; i++)
    g_free (self->players[i].name);
  robo_arena_unref (self->arena);

  G_OBJECT_CLASS (robo_saved_game_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_FILE] = { ROBO_PROPERTY_FIELD (STRING, "file", RoboSavedGame, file) },
  [PROP_TITLE] = { ROBO_PROPERTY_GETTER (STRING, "title", robo_saved_game_get_title) },
  [PROP_SUMMARY] = { ROBO_PROPERTY_FIELD (STRING, "summary", RoboSavedGame, summary) },
  [PROP_MOMENT] = { ROBO_PROPERTY_FIELD (STRING, "moment", RoboSavedGame, moment) },
  [PROP_DATE] = { ROBO_PROPERTY_FIELD (BOXED, "date", RoboSavedGame, date), .type = g_date_time_get_type },
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

/* "Anna (3) : KillBot 1 (2)": the parentheses separate the VP from names that end in numbers. */
static char *
dup_score (const RoboMatchSetup *setup,
           const RoboState      *state)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) scores = NULL;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      g_autofree char *name = NULL;
      g_autofree char *score = NULL;

      if (setup->seats[i].player == ROBO_PLAYER_NONE)
        continue;
      name = robo_match_setup_dup_name (setup, i);
      /* Translators: a player and the victory points it has */
      score = g_strdup_printf (C_ ("score", "%1$s: %2$u"), name, state->robots[i].vp);
      g_strv_builder_add (builder, score);
    }
  scores = g_strv_builder_end (builder);

  /* Translators: between the scores of two players: "Anna: 2, Ben: 1" */
  return g_strjoinv (C_ ("score", ", "), scores);
}

static char *
dup_summary (const RoboMatchSetup *setup,
             const RoboState      *state)
{
  g_autofree char *score = NULL;
  g_autofree char *name = NULL;
  guint            n_killbots = 0;

  if (state->winner == ROBO_NO_WINNER)
    {
      score = dup_score (setup, state);
      return g_strdup_printf (_ ("Round %1$u · %2$s"), state->round, score);
    }

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    n_killbots += setup->seats[i].player == ROBO_PLAYER_KILLBOT;
  if (state->winner == ROBO_WINNER_SQUAD && n_killbots == 1)
    /* Translators: %u counts rounds */
    return g_strdup_printf (ngettext ("The KillBot wins after %u round.",
                                      "The KillBot wins after %u rounds.", state->round),
                            state->round);
  if (state->winner == ROBO_WINNER_SQUAD)
    /* Translators: several KillBots; %u counts rounds */
    return g_strdup_printf (ngettext ("The KillBots win after %u round.",
                                      "The KillBots win after %u rounds.", state->round),
                            state->round);

  name = robo_match_setup_dup_name (setup, state->winner);

  /* Translators: %1$s is a player */
  return g_strdup_printf (ngettext ("%1$s wins after %2$u round.",
                                    "%1$s wins after %2$u rounds.", state->round),
                          name, state->round);
}

static char *
dup_moment (const RoboMatchSetup *setup,
            const RoboState      *state)
{
  /* Translators: %u is how many victory points win */
  g_autofree char *goal = g_strdup_printf (_ ("Goal: %u VP"), setup->rules.vp_goal);

  /* Translators: how far a game got; %2$s is the score such as "Anna (3) : KillBot (2)" or the goal */
  return g_strdup_printf (_ ("Round %1$u · %2$s"), state->round, goal);
}

static void
find_players (RoboSavedGame        *self,
              const RoboMatchSetup *setup,
              const RoboState      *state)
{
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    if (setup->seats[i].player != ROBO_PLAYER_NONE)
      self->players[self->n_players++] = (RoboSavedPlayer){
        .name = robo_match_setup_dup_name (setup, i),
        .colour = setup->seats[i].colour,
        .is_killbot = setup->seats[i].player == ROBO_PLAYER_KILLBOT,
        .vp = state->robots[i].vp,
      };
}

RoboSavedGame *
robo_saved_game_new (const char           *file,
                     GDateTime            *date,
                     const RoboMatchSetup *setup,
                     const RoboState      *state,
                     gboolean              is_over)
{
  RoboSavedGame *self;

  g_return_val_if_fail (file != NULL && date != NULL && setup != NULL && state != NULL, NULL);

  self = g_object_new (ROBO_TYPE_SAVED_GAME, NULL);
  self->file = g_strdup (file);
  self->date = g_date_time_ref (date);
  self->summary = dup_summary (setup, state);
  self->moment = dup_moment (setup, state);
  self->arena = robo_arena_ref (setup->arena);
  self->is_over = is_over;
  find_players (self, setup, state);

  return self;
}

RoboSavedGame *
robo_saved_game_new_remote (const char           *file,
                            GDateTime            *date,
                            const RoboMatchSetup *setup,
                            const RoboState      *state)
{
  /* Remote games count as over, so that Continue does not offer them. */
  RoboSavedGame *self = robo_saved_game_new (file, date, setup, state, TRUE);

  self->is_remote = state->winner == ROBO_NO_WINNER;

  return self;
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

  return robo_arena_get_name (self->arena);
}

GDateTime *
robo_saved_game_get_date (RoboSavedGame *self)
{
  g_return_val_if_fail (ROBO_IS_SAVED_GAME (self), NULL);

  return self->date;
}

const char *
robo_saved_game_get_summary (RoboSavedGame *self)
{
  g_return_val_if_fail (ROBO_IS_SAVED_GAME (self), NULL);

  return self->summary;
}

const char *
robo_saved_game_get_moment (RoboSavedGame *self)
{
  g_return_val_if_fail (ROBO_IS_SAVED_GAME (self), NULL);

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

RoboArena *
robo_saved_game_get_arena (RoboSavedGame *self)
{
  g_return_val_if_fail (ROBO_IS_SAVED_GAME (self), NULL);

  return self->arena;
}
