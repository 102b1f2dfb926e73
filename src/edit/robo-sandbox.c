// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-sandbox-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "files/cards/robo-module-edit.h"

#define COLUMNS 7
#define ROWS    7
/* A die a unit for each KillBot (R6.1). */
#define MAX_ROLLS (3 * 3)

enum
{
  PROP_0,
  PROP_MATCH,
  PROP_PROBLEM,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  N_PROPS,
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboSandbox, robo_sandbox, G_TYPE_OBJECT)

/* Steps */

static void
set_match (RoboSandbox *self,
           RoboMatch   *match)
{
  g_autoptr (RoboMatch) owned = match;

  if (g_set_object (&self->match, match))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MATCH]);
}

/* What KillBots roll where nobody has said so: each face in turn, so that they move and fire. */
static void
add_roll (RoboPosition *position)
{
  guint8 face = (guint8)(1 + position->rolls->len * 5 % 6);

  g_byte_array_append (position->rolls, &face, 1);
}

/* A round takes less than a millisecond. */
static void
look_ahead (RoboSandbox *self)
{
  g_clear_pointer (&self->play, robo_position_play_free);
  if (self->problem != NULL)
    return;

  self->play = robo_position_play (self->position);
  while (self->play == NULL && self->position->rolls->len < MAX_ROLLS)
    {
      add_roll (self->position);
      self->play = robo_position_play (self->position);
    }
}

/* What is shown is another position: what was played does not belong to it any more. */
static void
changed (RoboSandbox *self)
{
  set_match (self, NULL);
  g_free (self->problem);
  self->problem = robo_position_check (self->position);
  look_ahead (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROBLEM]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_UNDO]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_REDO]);
  g_signal_emit (self, signals[CHANGED], 0);
}

/*< private >
 * robo_sandbox_begin:
 * @self: a sandbox
 *
 * Returns: (transfer full): a copy of the position, to be changed and given to robo_sandbox_end()
 */
RoboPosition *
robo_sandbox_begin (RoboSandbox *self)
{
  return robo_position_copy (self->position);
}

/*< private >
 * robo_sandbox_end:
 * @self: a sandbox
 * @position: (transfer full): what it is to be
 *
 * Makes a step that can be undone, unless nothing has changed.
 */
void
robo_sandbox_end (RoboSandbox  *self,
                  RoboPosition *position)
{
  if (robo_position_equal (self->position, position))
    {
      robo_position_free (position);
      return;
    }

  g_ptr_array_set_size (self->after, 0);
  g_ptr_array_add (self->before, self->position);
  self->position = position;
  changed (self);
}

/* The board to begin with */

static RoboArena *
create_arena (void)
{
  RoboPlan plan = { .columns = COLUMNS, .rows = ROWS };

  return robo_arena_new ("sandbox", &plan);
}

static RoboPosition *
create_position (RoboModuleSet *standard)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModules) modules = robo_modules_new (&standard, 1, problems);
  g_autoptr (RoboArena) arena = create_arena ();
  RoboPosition *position = robo_position_new (arena, modules);

  robo_sandbox_init_robot (&position->state.robots[0], 0, ROBO_SEAT_OPERATOR, 3 * COLUMNS + 2);
  robo_sandbox_init_robot (&position->state.robots[1], 1, ROBO_SEAT_OPERATOR, 3 * COLUMNS + 4);

  return position;
}

static void
robo_sandbox_dispose (GObject *object)
{
  RoboSandbox *self = ROBO_SANDBOX (object);

  g_clear_object (&self->match);

  G_OBJECT_CLASS (robo_sandbox_parent_class)->dispose (object);
}

static void
robo_sandbox_finalize (GObject *object)
{
  RoboSandbox *self = ROBO_SANDBOX (object);

  robo_module_set_unref (self->standard);
  robo_position_free (self->position);
  g_ptr_array_unref (self->before);
  g_ptr_array_unref (self->after);
  robo_position_play_free (self->play);
  g_free (self->problem);
  g_free (self->path);

  G_OBJECT_CLASS (robo_sandbox_parent_class)->finalize (object);
}

static void
robo_sandbox_get_property (GObject    *object,
                           guint       property_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  RoboSandbox *self = ROBO_SANDBOX (object);

  switch (property_id)
    {
    case PROP_MATCH:
      g_value_set_object (value, self->match);
      break;

    case PROP_PROBLEM:
      g_value_set_string (value, self->problem);
      break;

    case PROP_CAN_UNDO:
      g_value_set_boolean (value, self->before->len > 0);
      break;

    case PROP_CAN_REDO:
      g_value_set_boolean (value, self->after->len > 0);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
robo_sandbox_class_init (RoboSandboxClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = robo_sandbox_dispose;
  object_class->finalize = robo_sandbox_finalize;
  object_class->get_property = robo_sandbox_get_property;

  properties[PROP_MATCH] = g_param_spec_object ("match", NULL, NULL, ROBO_TYPE_MATCH,
                                                G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_PROBLEM] = g_param_spec_string ("problem", NULL, NULL, NULL,
                                                  G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE,
                                                    G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE,
                                                    G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

/* If the program's own modules cannot be read it has said so long before. */
static void
robo_sandbox_init (RoboSandbox *self)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  self->standard = robo_module_set_load_bundled ("standard", problems);
  if (self->standard == NULL)
    self->standard = robo_module_set_new ("standard", "Standard");
  self->position = create_position (self->standard);
  self->before = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_position_free);
  self->after = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_position_free);
  look_ahead (self);
}

RoboSandbox *
robo_sandbox_new (void)
{
  return g_object_new (ROBO_TYPE_SANDBOX, NULL);
}

const RoboPosition *
robo_sandbox_get_position (RoboSandbox *self)
{
  g_return_val_if_fail (ROBO_IS_SANDBOX (self), NULL);

  return self->position;
}

RoboMatch *
robo_sandbox_get_match (RoboSandbox *self)
{
  g_return_val_if_fail (ROBO_IS_SANDBOX (self), NULL);

  return self->match;
}

const RoboPositionPlay *
robo_sandbox_get_play (RoboSandbox *self)
{
  g_return_val_if_fail (ROBO_IS_SANDBOX (self), NULL);

  return self->play;
}

/* Playing */

void
robo_sandbox_run (RoboSandbox *self)
{
  g_autoptr (RoboMatchSetup) setup = NULL;
  RoboMatchStart start;

  g_return_if_fail (ROBO_IS_SANDBOX (self) && self->problem == NULL);

  setup = robo_position_dup_setup (self->position);
  start = (RoboMatchStart){
    .title = C_ ("sandbox", "Sandbox"),
    .state = &self->position->state,
    .rolls = self->position->rolls->data,
    .n_rolls = self->position->rolls->len,
    .policy = robo_position_answer,
    .policy_data = robo_position_script_new (self->position),
    .policy_free = (GDestroyNotify)robo_position_script_free,
  };
  set_match (self, robo_match_new_at (setup, &start));
  robo_match_start (self->match);
}

void
robo_sandbox_stop (RoboSandbox *self)
{
  g_return_if_fail (ROBO_IS_SANDBOX (self));

  set_match (self, NULL);
}

/* Changing */

void
robo_sandbox_undo (RoboSandbox *self)
{
  g_return_if_fail (ROBO_IS_SANDBOX (self));

  if (self->before->len == 0)
    return;

  g_ptr_array_add (self->after, self->position);
  self->position = g_ptr_array_steal_index (self->before, self->before->len - 1);
  changed (self);
}

void
robo_sandbox_redo (RoboSandbox *self)
{
  g_return_if_fail (ROBO_IS_SANDBOX (self));

  if (self->after->len == 0)
    return;

  g_ptr_array_add (self->before, self->position);
  self->position = g_ptr_array_steal_index (self->after, self->after->len - 1);
  changed (self);
}
