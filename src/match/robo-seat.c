// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-seat-private.h"

#include <string.h>

#include "base/robo-properties.h"

struct _RoboSeat
{
  GObject parent_instance;

  /* These fields come from the set-up. */
  guint      seat;
  char      *name;
  char      *full_name;
  RoboPlayer player;
  RoboLevel  level;
  guint      robot;
  guint      colour;

  RoboSeatFigures now;
};

/* Lists the properties that never change; the properties of the figures follow. */
enum
{
  PROP_0,
  PROP_SEAT,
  PROP_NAME,
  PROP_FULL_NAME,
  PROP_ROBOT_NAME,
  PROP_PLAYER,
  PROP_LEVEL,
  PROP_IS_KILLBOT,
  PROP_COLOUR,
  PROP_FIRST_FIGURE,
};

#define AT(field) G_STRUCT_OFFSET (RoboSeatFigures, field)

/* Lists the properties that change, and the offset of each in the figures. Each is a guint or a gboolean. */
static const struct
{
  const char *name;
  gsize       offset;
  gboolean    is_flag;
} figures[] = {
  { "number", AT (number), FALSE },
  { "vp", AT (vp), FALSE },
  { "vp-goal", AT (vp_goal), FALSE },
  { "squad-size", AT (squad_size), FALSE },
  { "squad-vp", AT (squad_vp), FALSE },
  { "damage", AT (damage), FALSE },
  { "damage-limit", AT (damage_limit), FALSE },
  { "space", AT (space), FALSE },
  { "facing", AT (facing), FALSE },
  { "is-out", AT (is_out), TRUE },
  { "is-asked", AT (is_asked), TRUE },
  { "is-thinking", AT (is_thinking), TRUE },
  { "has-confirmed", AT (has_confirmed), TRUE },
  { "is-here", AT (is_here), TRUE },
  { "is-winner", AT (is_winner), TRUE },
  { "n-inventory", AT (n_inventory), FALSE },
};

#undef AT

#define N_PROPS (PROP_FIRST_FIGURE + G_N_ELEMENTS (figures))

G_STATIC_ASSERT (sizeof (guint) == sizeof (gboolean));

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
  g_free (ROBO_SEAT (object)->full_name);

  G_OBJECT_CLASS (robo_seat_parent_class)->finalize (object);
}

static guint
get_figure (const RoboSeatFigures *from,
            guint                  index)
{
  return G_STRUCT_MEMBER (guint, from, figures[index].offset);
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

    case PROP_FULL_NAME:
      g_value_set_string (value, self->full_name);
      break;

    case PROP_ROBOT_NAME:
      g_value_set_string (value, robo_seat_get_robot_name (self));
      break;

    case PROP_PLAYER:
      g_value_set_uint (value, self->player);
      break;

    case PROP_LEVEL:
      g_value_set_uint (value, self->level);
      break;

    case PROP_IS_KILLBOT:
      g_value_set_boolean (value, robo_seat_get_is_killbot (self));
      break;

    case PROP_COLOUR:
      g_value_set_uint (value, self->colour);
      break;

    default:
      if (prop_id < PROP_FIRST_FIGURE || prop_id >= N_PROPS)
        G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      else if (figures[prop_id - PROP_FIRST_FIGURE].is_flag)
        g_value_set_boolean (value, (gboolean)get_figure (&self->now, prop_id - PROP_FIRST_FIGURE));
      else
        g_value_set_uint (value, get_figure (&self->now, prop_id - PROP_FIRST_FIGURE));
    }
}

static void
robo_seat_class_init (RoboSeatClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = robo_seat_finalize;
  object_class->get_property = robo_seat_get_property;

  properties[PROP_SEAT] = robo_property_uint ("seat");
  properties[PROP_NAME] = robo_property_string ("name");
  properties[PROP_FULL_NAME] = robo_property_string ("full-name");
  properties[PROP_ROBOT_NAME] = robo_property_string ("robot-name");
  properties[PROP_PLAYER] = robo_property_uint ("player");
  properties[PROP_LEVEL] = robo_property_uint ("level");
  properties[PROP_IS_KILLBOT] = robo_property_boolean ("is-killbot");
  properties[PROP_COLOUR] = robo_property_uint ("colour");
  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    properties[PROP_FIRST_FIGURE + i] =
      (figures[i].is_flag ? robo_property_boolean : robo_property_uint) (figures[i].name);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[DICE_CHANGED] = robo_signal_new ("dice-changed", klass);
  signals[MODULES_CHANGED] = robo_signal_new ("modules-changed", klass);
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
  self->full_name = robo_match_setup_dup_full_name (setup, seat);
  self->player = setup->seats[seat].player;
  self->level = self->player == ROBO_PLAYER_COMPUTER ? setup->seats[seat].level : ROBO_LEVEL_CHANCE;
  self->robot = setup->seats[seat].robot;
  /* Figure, name, shape and color of a robot belong together, on whichever side the robot starts. */
  self->colour = setup->seats[seat].robot;

  return self;
}

void
robo_seat_show (RoboSeat              *self,
                const RoboSeatFigures *now)
{
  RoboSeatFigures old;

  g_return_if_fail (ROBO_IS_SEAT (self) && now != NULL);

  old = self->now;
  self->now = *now;

  g_object_freeze_notify (G_OBJECT (self));
  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    {
      if (get_figure (&old, i) != get_figure (now, i))
        g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FIRST_FIGURE + i]);
    }
  g_object_thaw_notify (G_OBJECT (self));

  if (!robo_card_mask_equal (&old.inventory, &now->inventory) || old.is_inventory_open != now->is_inventory_open ||
      memcmp (old.slots, now->slots, sizeof old.slots) != 0)
    g_signal_emit (self, signals[MODULES_CHANGED], 0);
  if (old.n_dice != now->n_dice || memcmp (old.dice, now->dice, sizeof old.dice) != 0)
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
robo_seat_get_full_name (RoboSeat *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT (self), NULL);

  return self->full_name;
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

RoboLevel
robo_seat_get_level (RoboSeat *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT (self), ROBO_LEVEL_CHANCE);

  return self->level;
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

gboolean
robo_seat_get_is_out (RoboSeat *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT (self), TRUE);

  return self->now.is_out;
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
robo_seat_get_has_confirmed (RoboSeat *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT (self), FALSE);

  return self->now.has_confirmed;
}

gboolean
robo_seat_get_is_here (RoboSeat *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT (self), FALSE);

  return self->now.is_here;
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
robo_seat_get_inventory (RoboSeat     *self,
                         RoboCardMask *inventory)
{
  g_return_val_if_fail (ROBO_IS_SEAT (self) && inventory != NULL, FALSE);

  *inventory = self->now.is_inventory_open ? self->now.inventory : (RoboCardMask){ 0 };

  return self->now.is_inventory_open;
}
