// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-seat-private.h"

#include <string.h>

struct _RoboSeat
{
  GObject parent_instance;

  /* from the set-up */
  guint      seat;
  char      *name;
  RoboPlayer player;
  guint      robot;
  guint      colour;

  /* shown now */
  RoboSeatFigures now;
};

enum
{
  PROP_0,
  PROP_SEAT,
  PROP_NAME,
  PROP_ROBOT_NAME,
  PROP_PLAYER,
  PROP_IS_KILLBOT,
  PROP_COLOUR,
  PROP_NUMBER,
  PROP_VP,
  PROP_VP_GOAL,
  PROP_DAMAGE,
  PROP_DAMAGE_LIMIT,
  PROP_SPACE,
  PROP_FACING,
  PROP_IS_OUT,
  PROP_IS_ASKED,
  PROP_IS_THINKING,
  PROP_HAS_CONFIRMED,
  PROP_IS_WINNER,
  PROP_N_INVENTORY,
  N_PROPS
};

enum
{
  DICE_CHANGED,
  MODULES_CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboSeat, robo_seat, G_TYPE_OBJECT)

static void
robo_seat_finalize (GObject *object)
{
  g_free (ROBO_SEAT (object)->name);

  G_OBJECT_CLASS (robo_seat_parent_class)->finalize (object);
}

static void
robo_seat_get_property (GObject    *object,
                        guint       prop_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  RoboSeat *self = ROBO_SEAT (object);

  switch (prop_id)
    {
    case PROP_SEAT:
      g_value_set_uint (value, self->seat);
      break;

    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;

    case PROP_ROBOT_NAME:
      g_value_set_string (value, robo_seat_get_robot_name (self));
      break;

    case PROP_PLAYER:
      g_value_set_uint (value, self->player);
      break;

    case PROP_IS_KILLBOT:
      g_value_set_boolean (value, robo_seat_get_is_killbot (self));
      break;

    case PROP_COLOUR:
      g_value_set_uint (value, self->colour);
      break;

    case PROP_NUMBER:
      g_value_set_uint (value, self->now.number);
      break;

    case PROP_VP:
      g_value_set_uint (value, self->now.vp);
      break;

    case PROP_VP_GOAL:
      g_value_set_uint (value, self->now.vp_goal);
      break;

    case PROP_DAMAGE:
      g_value_set_uint (value, self->now.damage);
      break;

    case PROP_DAMAGE_LIMIT:
      g_value_set_uint (value, self->now.damage_limit);
      break;

    case PROP_SPACE:
      g_value_set_uint (value, self->now.space);
      break;

    case PROP_FACING:
      g_value_set_uint (value, self->now.facing);
      break;

    case PROP_IS_OUT:
      g_value_set_boolean (value, self->now.is_out);
      break;

    case PROP_IS_ASKED:
      g_value_set_boolean (value, self->now.is_asked);
      break;

    case PROP_IS_THINKING:
      g_value_set_boolean (value, self->now.is_thinking);
      break;

    case PROP_HAS_CONFIRMED:
      g_value_set_boolean (value, self->now.has_confirmed);
      break;

    case PROP_IS_WINNER:
      g_value_set_boolean (value, self->now.is_winner);
      break;

    case PROP_N_INVENTORY:
      g_value_set_uint (value, self->now.n_inventory);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
define_uint (guint       prop_id,
             const char *name)
{
  properties[prop_id] =
    g_param_spec_uint (name, NULL, NULL, 0, G_MAXUINT, 0, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
}

static void
define_boolean (guint       prop_id,
                const char *name)
{
  properties[prop_id] =
    g_param_spec_boolean (name, NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
}

static void
define_string (guint       prop_id,
               const char *name)
{
  properties[prop_id] =
    g_param_spec_string (name, NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
}

static guint
define_signal (RoboSeatClass *klass,
               const char    *name)
{
  return g_signal_new (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
robo_seat_class_init (RoboSeatClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = robo_seat_finalize;
  object_class->get_property = robo_seat_get_property;

  define_uint (PROP_SEAT, "seat");
  define_string (PROP_NAME, "name");
  define_string (PROP_ROBOT_NAME, "robot-name");
  define_uint (PROP_PLAYER, "player");
  define_boolean (PROP_IS_KILLBOT, "is-killbot");
  define_uint (PROP_COLOUR, "colour");
  define_uint (PROP_NUMBER, "number");
  define_uint (PROP_VP, "vp");
  define_uint (PROP_VP_GOAL, "vp-goal");
  define_uint (PROP_DAMAGE, "damage");
  define_uint (PROP_DAMAGE_LIMIT, "damage-limit");
  define_uint (PROP_SPACE, "space");
  define_uint (PROP_FACING, "facing");
  define_boolean (PROP_IS_OUT, "is-out");
  define_boolean (PROP_IS_ASKED, "is-asked");
  define_boolean (PROP_IS_THINKING, "is-thinking");
  define_boolean (PROP_HAS_CONFIRMED, "has-confirmed");
  define_boolean (PROP_IS_WINNER, "is-winner");
  define_uint (PROP_N_INVENTORY, "n-inventory");
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[DICE_CHANGED] = define_signal (klass, "dice-changed");
  signals[MODULES_CHANGED] = define_signal (klass, "modules-changed");
}

static void
robo_seat_init (RoboSeat *self)
{
  self->now.space = ROBO_NO_SPACE;
  self->now.is_out = TRUE;
  for (guint i = 0; i < ROBO_MAX_SLOTS; i++)
    self->now.slots[i].card = ROBO_NO_CARD;
}

RoboSeat *
robo_seat_new (const RoboMatchSetup *setup,
               guint                 seat)
{
  RoboSeat *self;

  g_return_val_if_fail (setup != NULL && seat < ROBO_MAX_ROBOTS, NULL);

  self = g_object_new (ROBO_TYPE_SEAT, NULL);
  self->seat = seat;
  self->name = robo_match_setup_dup_name (setup, seat);
  self->player = setup->seats[seat].player;
  self->robot = setup->seats[seat].robot;
  self->colour = setup->seats[seat].colour;

  return self;
}

static void
notify_if (RoboSeat *self,
           gboolean  differs,
           guint     prop_id)
{
  if (differs)
    g_object_notify_by_pspec (G_OBJECT (self), properties[prop_id]);
}

static gboolean
has_other_modules (const RoboSeatFigures *one,
                   const RoboSeatFigures *other)
{
  return one->inventory != other->inventory || one->is_inventory_open != other->is_inventory_open ||
         memcmp (one->slots, other->slots, sizeof one->slots) != 0;
}

void
robo_seat_show (RoboSeat              *self,
                const RoboSeatFigures *figures)
{
  RoboSeatFigures old;

  g_return_if_fail (ROBO_IS_SEAT (self) && figures != NULL);

  old = self->now;
  self->now = *figures;

  g_object_freeze_notify (G_OBJECT (self));
  notify_if (self, old.number != figures->number, PROP_NUMBER);
  notify_if (self, old.vp != figures->vp, PROP_VP);
  notify_if (self, old.vp_goal != figures->vp_goal, PROP_VP_GOAL);
  notify_if (self, old.damage != figures->damage, PROP_DAMAGE);
  notify_if (self, old.damage_limit != figures->damage_limit, PROP_DAMAGE_LIMIT);
  notify_if (self, old.space != figures->space, PROP_SPACE);
  notify_if (self, old.facing != figures->facing, PROP_FACING);
  notify_if (self, old.is_out != figures->is_out, PROP_IS_OUT);
  notify_if (self, old.is_asked != figures->is_asked, PROP_IS_ASKED);
  notify_if (self, old.is_thinking != figures->is_thinking, PROP_IS_THINKING);
  notify_if (self, old.has_confirmed != figures->has_confirmed, PROP_HAS_CONFIRMED);
  notify_if (self, old.is_winner != figures->is_winner, PROP_IS_WINNER);
  notify_if (self, old.n_inventory != figures->n_inventory, PROP_N_INVENTORY);
  g_object_thaw_notify (G_OBJECT (self));

  if (has_other_modules (&old, figures))
    g_signal_emit (self, signals[MODULES_CHANGED], 0);
  if (old.n_dice != figures->n_dice || memcmp (old.dice, figures->dice, sizeof old.dice) != 0)
    g_signal_emit (self, signals[DICE_CHANGED], 0);
}

guint
robo_seat_get_seat (RoboSeat *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT (self), 0);

  return self->seat;
}

const char *
robo_seat_get_name (RoboSeat *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT (self), NULL);

  return self->name;
}

const char *
robo_seat_get_robot_name (RoboSeat *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT (self), NULL);

  return robo_robot_name_get_title (self->robot);
}

RoboPlayer
robo_seat_get_player (RoboSeat *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT (self), ROBO_PLAYER_NONE);

  return self->player;
}

gboolean
robo_seat_get_is_killbot (RoboSeat *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT (self), FALSE);

  return self->player == ROBO_PLAYER_KILLBOT;
}

guint
robo_seat_get_colour (RoboSeat *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT (self), 0);

  return self->colour;
}

guint
robo_seat_get_number (RoboSeat *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT (self), 0);

  return self->now.number;
}

guint
robo_seat_get_vp (RoboSeat *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT (self), 0);

  return self->now.vp;
}

guint
robo_seat_get_vp_goal (RoboSeat *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT (self), 0);

  return self->now.vp_goal;
}

guint
robo_seat_get_damage (RoboSeat *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT (self), 0);

  return self->now.damage;
}

guint
robo_seat_get_damage_limit (RoboSeat *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT (self), 0);

  return self->now.damage_limit;
}

gboolean
robo_seat_get_is_out (RoboSeat *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT (self), TRUE);

  return self->now.is_out;
}

guint
robo_seat_get_space (RoboSeat *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT (self), ROBO_NO_SPACE);

  return self->now.space;
}

RoboDir
robo_seat_get_facing (RoboSeat *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT (self), ROBO_DIR_N);

  return self->now.facing;
}

gboolean
robo_seat_get_is_asked (RoboSeat *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT (self), FALSE);

  return self->now.is_asked;
}

gboolean
robo_seat_get_is_thinking (RoboSeat *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT (self), FALSE);

  return self->now.is_thinking;
}

gboolean
robo_seat_get_has_confirmed (RoboSeat *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT (self), FALSE);

  return self->now.has_confirmed;
}

gboolean
robo_seat_get_is_winner (RoboSeat *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT (self), FALSE);

  return self->now.is_winner;
}

guint
robo_seat_get_n_inventory (RoboSeat *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT (self), 0);

  return self->now.n_inventory;
}

guint
robo_seat_get_n_dice (RoboSeat *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT (self), 0);

  return self->now.n_dice;
}

const RoboSeatDie *
robo_seat_get_die (RoboSeat *self,
                   guint     index)
{
  g_return_val_if_fail (ROBO_IS_SEAT (self), NULL);
  g_return_val_if_fail (index < self->now.n_dice, NULL);

  return &self->now.dice[index];
}

const RoboSeatSlot *
robo_seat_get_slot (RoboSeat *self,
                    guint     slot)
{
  g_return_val_if_fail (ROBO_IS_SEAT (self), NULL);
  g_return_val_if_fail (slot < ROBO_MAX_SLOTS, NULL);

  return &self->now.slots[slot];
}

gboolean
robo_seat_get_inventory (RoboSeat *self,
                         guint64  *inventory)
{
  g_return_val_if_fail (ROBO_IS_SEAT (self) && inventory != NULL, FALSE);

  *inventory = self->now.is_inventory_open ? self->now.inventory : 0;

  return self->now.is_inventory_open;
}
