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
  char           *note; /* nullable */
};

/* Lists the properties that never change, and the note; the properties of the figures follow. */
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
  PROP_NOTE,
  PROP_FIRST_FIGURE,
};

/* Each figure is a guint or a gboolean. */
#define FIGURE(KIND, NAME, MEMBER) ROBO_PROPERTY_FIELD (KIND, NAME, RoboSeat, now.MEMBER)

static const RoboProperty property_rows[] = {
  [PROP_SEAT] = { ROBO_PROPERTY_FIELD (UINT, "seat", RoboSeat, seat) },
  [PROP_NAME] = { ROBO_PROPERTY_FIELD (STRING, "name", RoboSeat, name) },
  [PROP_FULL_NAME] = { ROBO_PROPERTY_FIELD (STRING, "full-name", RoboSeat, full_name) },
  [PROP_ROBOT_NAME] = { ROBO_PROPERTY_GETTER (STRING, "robot-name", robo_seat_get_robot_name) },
  [PROP_PLAYER] = { ROBO_PROPERTY_FIELD (UINT, "player", RoboSeat, player) },
  [PROP_LEVEL] = { ROBO_PROPERTY_FIELD (UINT, "level", RoboSeat, level) },
  [PROP_IS_KILLBOT] = { ROBO_PROPERTY_GETTER (BOOLEAN, "is-killbot", robo_seat_get_is_killbot) },
  [PROP_COLOUR] = { ROBO_PROPERTY_FIELD (UINT, "colour", RoboSeat, colour) },
  [PROP_NOTE] = { ROBO_PROPERTY_FIELD (STRING, "note", RoboSeat, note) },
  [PROP_FIRST_FIGURE] = { FIGURE (UINT, "number", number) },
  { FIGURE (UINT, "vp", vp) },
  { FIGURE (UINT, "vp-goal", vp_goal) },
  { FIGURE (UINT, "squad-size", squad_size) },
  { FIGURE (UINT, "squad-vp", squad_vp) },
  { FIGURE (UINT, "damage", damage) },
  { FIGURE (UINT, "damage-limit", damage_limit) },
  { FIGURE (UINT, "space", space) },
  { FIGURE (UINT, "facing", facing) },
  { FIGURE (BOOLEAN, "is-out", is_out) },
  { FIGURE (BOOLEAN, "is-asked", is_asked) },
  { FIGURE (BOOLEAN, "is-thinking", is_thinking) },
  { FIGURE (BOOLEAN, "has-confirmed", has_confirmed) },
  { FIGURE (BOOLEAN, "is-here", is_here) },
  { FIGURE (BOOLEAN, "is-winner", is_winner) },
  { FIGURE (BOOLEAN, "has-bank", has_bank) },
  { FIGURE (UINT, "bank-left-s", bank_left_s) },
  { FIGURE (UINT, "n-inventory", n_inventory) },
};

#undef FIGURE

#define N_PROPS G_N_ELEMENTS (property_rows)

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
  g_free (ROBO_SEAT (object)->note);

  G_OBJECT_CLASS (robo_seat_parent_class)->finalize (object);
}

static guint
get_figure (const RoboSeatFigures *from,
            guint                  property)
{
  return G_STRUCT_MEMBER (guint, from, property_rows[property].offset - G_STRUCT_OFFSET (RoboSeat, now));
}

static void
robo_seat_class_init (RoboSeatClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = robo_seat_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

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
  for (guint i = PROP_FIRST_FIGURE; i < N_PROPS; i++)
    {
      if (get_figure (&old, i) != get_figure (now, i))
        g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
    }
  g_object_thaw_notify (G_OBJECT (self));

  if (!robo_card_mask_equal (&old.inventory, &now->inventory) || old.is_inventory_open != now->is_inventory_open ||
      memcmp (old.slots, now->slots, sizeof old.slots) != 0)
    g_signal_emit (self, signals[MODULES_CHANGED], 0);
  if (old.n_dice != now->n_dice || memcmp (old.dice, now->dice, sizeof old.dice) != 0)
    g_signal_emit (self, signals[DICE_CHANGED], 0);
}

void
robo_seat_set_note (RoboSeat   *self,
                    const char *note)
{
  g_return_if_fail (ROBO_IS_SEAT (self));

  if (g_strcmp0 (self->note, note) == 0)
    return;

  g_free (self->note);
  self->note = g_strdup (note);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NOTE]);
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

const char *
robo_seat_get_note (RoboSeat *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT (self), NULL);

  return self->note;
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
