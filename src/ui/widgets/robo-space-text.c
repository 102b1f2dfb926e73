// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-space-text.h"

#include <glib/gi18n.h>
#include <string.h>

#include "match/log/robo-words.h"

/* The lists from here to start_texts have words for each orthogonal side, clockwise from the north. */
static const char *const wall_texts[] = {
  N_ ("energy wall on the north side"),
  N_ ("energy wall on the east side"),
  N_ ("energy wall on the south side"),
  N_ ("energy wall on the west side"),
};

static const char *const barrier_texts[] = {
  N_ ("lightning barrier on the north side"),
  N_ ("lightning barrier on the east side"),
  N_ ("lightning barrier on the south side"),
  N_ ("lightning barrier on the west side"),
};

static const char *const caution_texts[] = {
  N_ ("caution line on the north side"),
  N_ ("caution line on the east side"),
  N_ ("caution line on the south side"),
  N_ ("caution line on the west side"),
};

static const char *const facing_texts[] = {
  N_ ("facing north"),
  N_ ("facing east"),
  N_ ("facing south"),
  N_ ("facing west"),
};

static const char *const start_texts[] = {
  N_ ("north starting space"),
  N_ ("east starting space"),
  N_ ("south starting space"),
  N_ ("west starting space"),
};

static const char *const mine_texts[] = {
  N_ ("orange mine"),
  N_ ("blue mine"),
  N_ ("green mine"),
  N_ ("violet mine"),
};

static const char *const terrain_texts[] = {
  [ROBO_TERRAIN_FLOOR] = NULL,
  /* Translators: This is something on a space. It is read aloud in a list such as “4|2, pit, energy wall on the
   * north side”. */
  [ROBO_TERRAIN_PIT] = N_ ("pit"),
  /* Translators: This is something on a space, in a list such as “4|2, water”. */
  [ROBO_TERRAIN_WATER] = N_ ("water"),
  [ROBO_TERRAIN_SOLID] = N_ ("arena wall"),
};

/* Appends an item to the list of words, and takes ownership of the item. */
static void
add (GString *text,
     char    *item)
{
  /* Translators: This stands between the items of a list of what is on a space: “4|2, water, energy wall on the
   * north side”. */
  g_string_append (text, C_ ("space", ", "));
  g_string_append (text, item);
  g_free (item);
}

static void
add_word (GString    *text,
          const char *word)
{
  add (text, g_strdup (_ (word)));
}

/* Names the owner of a mine if the owner is known, because blind users do not see the mine's color. */
static void
add_mine (const RoboSpaceText *self,
          GString             *text,
          guint                colour)
{
  guint owner = 0;

  while (owner < ROBO_MAX_ROBOTS &&
         (!self->picture->robots[owner].is_there || self->picture->robots[owner].colour != colour))
    owner++;

  if (owner < ROBO_MAX_ROBOTS && owner == self->own_seat)
    /* Translators: This is a mine of the user, in a list of what is on a space. */
    add (text, g_strdup (_ ("your mine")));
  else if (owner < ROBO_MAX_ROBOTS && self->names[owner] != NULL)
    /* Translators: This is a mine, in a list of what is on a space. %s is the robot that laid it, such as “Anna’s
     * Hound”. */
    add (text, g_strdup_printf (_ ("%s’s mine"), self->names[owner]));
  else
    add_word (text, mine_texts[colour]);
}

static void
add_ground (const RoboPlan *plan,
            GString        *text,
            guint           space)
{
  const char *terrain = terrain_texts[plan->terrain[space]];

  if (terrain != NULL)
    add_word (text, terrain);
  if (plan->vp[space] > 0)
    /* Translators: %u is the number of a VP space. */
    add (text, g_strdup_printf (_ ("VP space %u"), plan->vp[space]));
  if (plan->workshop[space])
    /* Translators: This is something on a space, in a list such as “4|2, workshop”. */
    add (text, g_strdup (_ ("workshop")));
  if (plan->high_voltage[space])
    add (text, g_strdup (_ ("high voltage")));
  for (guint i = 0; i < plan->n_starts; i++)
    if (plan->starts[i].space == space)
      add_word (text, start_texts[plan->starts[i].side / 2]);
}

char *
robo_space_text_dup (const RoboSpaceText *self,
                     guint                space)
{
  const RoboPlan  *plan = self->plan;
  g_autofree char *place = self->is_spoken ? robo_words_dup_spoken_place (space, plan->columns)
                                           : robo_words_dup_place (space, plan->columns);
  GString         *text = g_string_new (place);
  guint            seat = robo_board_picture_get_robot_at (self->picture, space);
  guint            mine = self->picture->mines[space];
  guint            n_tokens = self->picture->tokens[space];

  if (seat != ROBO_NO_SEAT)
    {
      const RoboPictureRobot *robot = &self->picture->robots[seat];

      if (self->names[seat] != NULL)
        /* Translators: %1$s is a robot, %2$u its starting number. */
        add (text, g_strdup_printf (_ ("%1$s with starting number %2$u"), self->names[seat], robot->number));
      else
        /* Translators: %u is a starting number. */
        add (text, g_strdup_printf (_ ("robot %u"), robot->number));
      if (seat == self->own_seat)
        /* Translators: This stands after the user’s robot, in a list of what is on a space. */
        add (text, g_strdup (_ ("your robot")));
      if (robot->damage > 0)
        add (text, g_strdup_printf (ngettext ("%u damage", "%u damage", robot->damage), robot->damage));
      if (robot->is_killbot)
        add_word (text, facing_texts[robot->facing / 2]);
    }
  if (n_tokens > 0)
    /* Translators: %u is the number of VP tokens on a space. */
    add (text, g_strdup_printf (ngettext ("%u VP token", "%u VP tokens", n_tokens), n_tokens));
  if (mine > 0)
    add_mine (self, text, mine - 1);
  add_ground (plan, text, space);
  if (text->len == strlen (place))
    /* Translators: This is a space on which there is nothing. */
    add (text, g_strdup (_ ("floor")));

  for (guint i = 0; i < G_N_ELEMENTS (wall_texts); i++)
    {
      RoboEdge edge = robo_plan_get_edge (plan, space, (RoboDir)(2 * i));

      if (edge == ROBO_EDGE_WALL)
        add_word (text, wall_texts[i]);
      else if (edge == ROBO_EDGE_BARRIER)
        add_word (text, barrier_texts[i]);
      if (plan->caution[space][i] != 0)
        add_word (text, caution_texts[i]);
    }

  return g_string_free (text, FALSE);
}
