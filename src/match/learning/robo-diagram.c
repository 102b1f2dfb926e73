// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-diagram.h"

#include "match/log/robo-log-item.h"

struct _RoboDiagram
{
  RoboPosition     *position;
  RoboPosition     *then; /* second position of the diagram; NULL if the first position is played */
  RoboPositionPlay *play; /* the played round; NULL if `then` is set */
};

RoboDiagram *
robo_diagram_new (const RoboPosition *position,
                  const RoboPosition *then)
{
  RoboDiagram *self;

  g_return_val_if_fail (position != NULL, NULL);

  self = g_new0 (RoboDiagram, 1);
  self->position = robo_position_copy (position);
  if (then != NULL)
    self->then = robo_position_copy (then);
  else
    self->play = robo_position_play (position);

  return self;
}

void
robo_diagram_free (RoboDiagram *self)
{
  if (self == NULL)
    return;

  robo_position_free (self->position);
  robo_position_free (self->then);
  robo_position_play_free (self->play);
  g_free (self);
}

const RoboPosition *
robo_diagram_get_position (const RoboDiagram *self,
                           gboolean           is_after)
{
  g_return_val_if_fail (self != NULL, NULL);

  return is_after && self->then != NULL ? self->then : self->position;
}

const RoboState *
robo_diagram_get_state (const RoboDiagram *self,
                        gboolean           is_after)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (is_after && self->play != NULL)
    return robo_game_get_state (self->play->game);

  return &robo_diagram_get_position (self, is_after)->state;
}

gboolean
robo_diagram_get_can_play (const RoboDiagram *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->play != NULL;
}

const RoboEvent *
robo_diagram_get_events (const RoboDiagram *self,
                         guint             *n_events)
{
  g_return_val_if_fail (self != NULL && n_events != NULL, NULL);

  *n_events = self->play != NULL ? robo_game_get_events (self->play->game)->n_events : 0;

  return self->play != NULL ? robo_game_get_events (self->play->game)->events : NULL;
}

RoboMatch *
robo_diagram_create_match (const RoboDiagram *self)
{
  g_autoptr (RoboMatchSetup) setup = NULL;
  RoboMatchStart start;

  g_return_val_if_fail (self != NULL && self->play != NULL, NULL);

  setup = robo_position_dup_setup (self->position);
  start = (RoboMatchStart){
    .title = robo_arena_get_name (self->position->arena),
    .state = &self->position->state,
    .rolls = self->position->rolls->data,
    .n_rolls = self->position->rolls->len,
    .policy = robo_position_answer,
    .policy_data = robo_position_script_new (self->position),
    .policy_free = (GDestroyNotify)robo_position_script_free,
  };

  return robo_match_new_at (setup, &start);
}

char *
robo_diagram_dup_story (const RoboDiagram *self)
{
  g_autoptr (RoboMatch) match = NULL;
  g_autoptr (GString) story = g_string_new (NULL);
  GListModel *log;

  g_return_val_if_fail (self != NULL, NULL);

  if (self->play == NULL)
    return NULL;

  match = robo_diagram_create_match (self);
  robo_match_set_speed (match, 0);
  robo_match_start (match);
  log = robo_match_get_log (match);
  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (RoboLogItem) line = g_list_model_get_item (log, i);
      g_autofree char *spoken = robo_log_item_dup_spoken (line);

      if (!robo_log_item_get_is_heading (line))
        g_string_append_printf (story, "%s%s", story->len > 0 ? " " : "", spoken);
    }

  return story->len > 0 ? g_strdup (story->str) : NULL;
}
