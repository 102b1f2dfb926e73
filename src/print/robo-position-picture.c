// SPDX-License-Identifier: GPL-3.0-or-later
#include "robo-position-picture.h"

#include <string.h>

static void
init_moment (RoboDiagramMoment  *moment,
             const RoboPosition *position,
             const RoboState    *state)
{
  robo_diagram_moment_init (moment, robo_arena_get_plan (position->arena), state,
                            robo_modules_get_cards (position->modules), position->rules.damage_limit);
}

void
robo_position_picture_init (RoboDiagramPicture *picture,
                            const RoboPosition *position,
                            const RoboPosition *then)
{
  g_autoptr (RoboPositionPlay) play = NULL;

  g_return_if_fail (picture != NULL && position != NULL);

  memset (picture, 0, sizeof *picture);
  init_moment (&picture->moments[0], position, &position->state);
  if (then == NULL)
    play = robo_position_play (position);
  if (play != NULL)
    {
      const RoboEventList *events = robo_game_get_events (play->game);

      init_moment (&picture->moments[1], position, robo_game_get_state (play->game));
      robo_diagram_picture_set_events (picture, events->events, events->n_events);
    }
  else
    init_moment (&picture->moments[1], then != NULL ? then : position,
                 then != NULL ? &then->state : &position->state);
}
