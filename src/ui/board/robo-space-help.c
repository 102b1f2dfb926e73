// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-space-help.h"

#include "ui/widgets/help/robo-topic-help.h"

/* A space has fewer topics than this: a robot or a mine, a VP space or a workshop, high voltage, a start, and edges of
 * three kinds. */
#define MAX_TOPICS 8

/* Lists the ids of sections of the rules. The list ends with NULL. */
typedef struct
{
  const char *topics[MAX_TOPICS + 1];
  guint       n_topics;
} Topics;

static void
add_topic (Topics     *self,
           const char *topic)
{
  for (guint i = 0; i < self->n_topics; i++)
    if (g_str_equal (self->topics[i], topic))
      return;

  if (self->n_topics < MAX_TOPICS)
    self->topics[self->n_topics++] = topic;
}

static void
add_edges (Topics         *self,
           const RoboPlan *plan,
           guint           space)
{
  for (guint side = 0; side < 4; side++)
    {
      RoboEdge edge = robo_plan_get_edge (plan, space, (RoboDir)(2 * side));

      if (edge == ROBO_EDGE_WALL)
        add_topic (self, "energy-wall");
      else if (edge == ROBO_EDGE_BARRIER)
        add_topic (self, "barrier");
      if (plan->caution[space][side] != 0)
        add_topic (self, "caution");
    }
}

/* Lists the sections of the rules about what is on a space, first the pieces, then the ground, then its edges. */
static void
list_topics (Topics                 *self,
             const RoboPlan         *plan,
             const RoboBoardPicture *picture,
             guint                   space)
{
  guint seat = robo_board_picture_get_robot_at (picture, space);

  *self = (Topics){ 0 };
  if (seat != ROBO_NO_SEAT)
    add_topic (self, picture->robots[seat].is_killbot ? "killbots" : "damage");
  if (picture->mines[space] > 0)
    add_topic (self, "mines");
  if (picture->tokens[space] > 0 || plan->vp[space] > 0)
    add_topic (self, "vp-space");
  if (plan->terrain[space] == ROBO_TERRAIN_SOLID)
    add_topic (self, "arena-wall");
  else if (plan->terrain[space] != ROBO_TERRAIN_FLOOR)
    add_topic (self, "pit");
  if (plan->workshop[space])
    add_topic (self, "workshop");
  if (plan->high_voltage[space])
    add_topic (self, "high-voltage");
  for (guint i = 0; i < plan->n_starts; i++)
    if (plan->starts[i].space == space)
      add_topic (self, "start");
  add_edges (self, plan, space);
}

GtkWidget *
robo_space_help_new (const RoboPlan         *plan,
                     const RoboBoardPicture *picture,
                     guint                   space,
                     const char             *words)
{
  Topics topics;

  list_topics (&topics, plan, picture, space);

  return robo_topic_help_new (words, topics.topics);
}

char *
robo_space_help_dup_text (const RoboPlan         *plan,
                          const RoboBoardPicture *picture,
                          guint                   space,
                          const char             *words)
{
  Topics topics;

  list_topics (&topics, plan, picture, space);

  return topics.n_topics > 0 ? robo_topic_help_dup_text (words, topics.topics) : NULL;
}
