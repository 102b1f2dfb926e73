// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-seats-group.h"

#include <glib/gi18n.h>

#include "base/robo-names.h"
#include "base/robo-properties.h"
#include "files/match/robo-computers.h"
#include "files/match/robo-match-killbots.h"
#include "match/robo-strength.h"

#include "robo-seat-row.h"

/* In the stored players, this word stands for the computer that is as strong as the person. */
#define WORD_LIKE_ME "computer-like-me"

struct _RoboSeatsGroup
{
  AdwPreferencesGroup parent_instance;

  RoboSeatRow *seats[ROBO_MAX_ROBOTS]; /* borrowed: children */
};

enum
{
  PROP_0,
  PROP_N_KILLBOTS,
  N_PROPS
};

enum
{
  CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboSeatsGroup, robo_seats_group, ADW_TYPE_PREFERENCES_GROUP)

/* Keeps the robots and sides of the seats different (R3.1). If another seat has the robot or side that this seat has
 * just got, the other seat gets the former robot or side of this seat, which no seat has now. */
static void
swap_equal_robot_or_side (RoboSeatsGroup *self,
                          RoboSeatRow    *which)
{
  guint robots = 0, sides = 0;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      robots |= 1u << robo_seat_row_get_robot (self->seats[i]);
      sides |= 1u << robo_seat_row_get_side (self->seats[i]);
    }
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      RoboSeatRow *seat = self->seats[i];

      if (seat != which && robo_seat_row_get_robot (seat) == robo_seat_row_get_robot (which))
        robo_seat_row_set_robot (seat, g_bit_nth_lsf (~robots, -1));
      if (seat != which && robo_seat_row_get_side (seat) == robo_seat_row_get_side (which))
        robo_seat_row_set_side (seat, g_bit_nth_lsf (~sides & 0x55, -1));
    }
}

static void
seat_changed_cb (RoboSeatsGroup *self,
                 RoboSeatRow    *seat)
{
  swap_equal_robot_or_side (self, seat);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_KILLBOTS]);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Replaces players of the kind `leaver` by the kind `newcomer`. The first n_kept seats with such players keep them. */
static void
replace_players (RoboSeatsGroup *self,
                 RoboPlayer      leaver,
                 RoboPlayer      newcomer,
                 guint           n_kept)
{
  guint n = 0;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    if (robo_seat_row_get_player (self->seats[i]) == leaver && n++ >= n_kept)
      robo_seat_row_set_player (self->seats[i], newcomer, ROBO_LEVEL_CHANCE);
}

/* If there is only one operator, replaces a KillBot, if there is one, by a computer, because a championship has at
 * least two operators (R11.1). */
static void
add_second_operator (RoboSeatsGroup *self)
{
  guint n_operators = 0;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    n_operators += robo_player_get_kind (robo_seat_row_get_player (self->seats[i])) == ROBO_SEAT_OPERATOR;
  for (guint i = 0; i < ROBO_MAX_ROBOTS && n_operators == 1; i++)
    if (robo_seat_row_get_player (self->seats[i]) == ROBO_PLAYER_KILLBOT)
      {
        robo_seat_row_set_player (self->seats[i], ROBO_PLAYER_COMPUTER, ROBO_LEVEL_DASH);
        n_operators++;
      }
}

/* Returns the name of the first person, or NULL if no person plays. The computer “One Like Me” is as strong as this
 * person. */
static char *
dup_first_name (RoboSeatsGroup *self)
{
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    if (robo_seat_row_get_player (self->seats[i]) == ROBO_PLAYER_HUMAN)
      return robo_seat_row_dup_name (self->seats[i]);

  return NULL;
}

/* Returns the default name of a player. The default name of a computer is its own name, with a number if several
 * seats have the same computer. KillBots are numbered in their order, and people by their seats. */
static char *
dup_stand_in (RoboSeatsGroup *self,
              guint           seat,
              guint           n_killbots)
{
  RoboPlayer player = robo_seat_row_get_player (self->seats[seat]);
  guint      number = 1;

  RoboLevel level = robo_seat_row_get_level (self->seats[seat]);

  for (guint i = 0; i < seat; i++)
    number += robo_seat_row_get_player (self->seats[i]) == player &&
              (player != ROBO_PLAYER_COMPUTER || robo_seat_row_get_level (self->seats[i]) == level);

  if (player == ROBO_PLAYER_COMPUTER && number == 1)
    return g_strdup (robo_computer_get_name (level));
  if (player == ROBO_PLAYER_COMPUTER)
    return g_strdup_printf ("%s %u", robo_computer_get_name (level), number);
  if (player != ROBO_PLAYER_KILLBOT)
    /* Translators: This is the name of a player who has entered no name. %u is the number of the seat. */
    return g_strdup_printf (_ ("Player %u"), seat + 1);
  if (n_killbots == 1)
    /* Translators: This is the name of the only KillBot in a game. */
    return g_strdup (_ ("KillBot"));

  /* Translators: This is the name of one of several KillBots. %u is 1, 2 or 3. */
  return g_strdup_printf (_ ("KillBot %u"), number);
}

/* Widget */

static guint
get_n_killbots (RoboSeatsGroup *self)
{
  return robo_seats_group_count (self, ROBO_PLAYER_KILLBOT);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_N_KILLBOTS] = { ROBO_PROPERTY_GETTER (UINT, "n-killbots", get_n_killbots), .max = ROBO_MAX_ROBOTS },
};

static void
robo_seats_group_class_init (RoboSeatsGroupClass *klass)
{

  robo_properties_install (G_OBJECT_CLASS (klass), property_rows, N_PROPS, properties);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
robo_seats_group_init (RoboSeatsGroup *self)
{
  g_autoptr (GtkSizeGroup) menus = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      self->seats[i] = ROBO_SEAT_ROW (robo_seat_row_new (i));
      robo_seat_row_align (self->seats[i], menus);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), GTK_WIDGET (self->seats[i]));
      g_signal_connect_object (self->seats[i], "changed", G_CALLBACK (seat_changed_cb), self, G_CONNECT_SWAPPED);
    }
}

guint
robo_seats_group_count (RoboSeatsGroup *self,
                        RoboPlayer      player)
{
  guint n = 0;

  g_return_val_if_fail (ROBO_IS_SEATS_GROUP (self), 0);

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    n += robo_seat_row_get_player (self->seats[i]) == player;

  return n;
}

void
robo_seats_group_set_mode (RoboSeatsGroup *self,
                           RoboGameMode    mode,
                           RoboRuleSet    *killbot_rules)
{
  guint            n_killbots = robo_seats_group_count (self, ROBO_PLAYER_KILLBOT);
  const char      *note = NULL;
  const char      *honest = NULL;
  g_autofree char *both = NULL;

  g_return_if_fail (ROBO_IS_SEATS_GROUP (self));

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      g_autofree char *stand_in = dup_stand_in (self, i, n_killbots);

      robo_seat_row_set_stand_in (self->seats[i], stand_in);
      robo_seat_row_set_rules (self->seats[i], killbot_rules);
      robo_seat_row_set_has_robot (self->seats[i], mode != ROBO_MODE_CHAMPIONSHIP);
    }

  /* The note says how the robots in a championship, or the modules of KillBots, are chosen. */
  if (mode == ROBO_MODE_CHAMPIONSHIP)
    note = _ ("Robots are chosen when the championship starts. KillBots take the rest.");
  else if (mode != ROBO_MODE_TRAINING && n_killbots > 0 && killbot_rules != NULL &&
           robo_rule_set_get_rules (killbot_rules)->killbots_begin_bare)
    note = _ ("KillBots start without modules. Select a KillBot’s robot to give it some.");
  else if (mode != ROBO_MODE_TRAINING && n_killbots > 0)
    note = _ ("Each KillBot starts with two random modules. Select its robot to change them.");
  if (robo_seats_group_count (self, ROBO_PLAYER_COMPUTER) > 0)
    honest = _ ("Computers see what you see: no programs before they’re revealed, no dice before they’re rolled.");
  both = note != NULL && honest != NULL ? g_strjoin (" ", note, honest, NULL) : g_strdup (note != NULL ? note : honest);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self), both);
}

static char *
dup_like_me_sentence (RoboLevel level,
                      guint     n_games)
{
  const char *computer = robo_computer_get_name (level);

  if (n_games == 0)
    /* Translators: %s is a computer such as “Gizmo”, against which a player begins whose rating is not known yet. */
    return g_strdup_printf (_ ("%s at first; after a few games, an opponent you’d beat half the time."), computer);
  if (n_games < ROBO_STRENGTH_MIN_GAMES)
    /* Translators: %s is a computer such as “Gizmo”. */
    return g_strdup_printf (_ ("%s, estimated from only a few games: an opponent you’d beat half the time."), computer);

  /* Translators: %s is a computer such as “Gizmo”. */
  return g_strdup_printf (_ ("%s: an opponent you’d beat half the time."), computer);
}

char *
robo_seats_group_use_strengths (RoboSeatsGroup *self,
                                GSettings      *settings)
{
  g_autofree char *name = NULL;
  g_autofree char *sentence = NULL;
  RoboGlicko       now;
  RoboLevel        level;

  g_return_val_if_fail (ROBO_IS_SEATS_GROUP (self), NULL);

  name = dup_first_name (self);
  level = robo_strength_choose_level (settings, name != NULL ? name : "");
  sentence = dup_like_me_sentence (level, robo_strength_get (settings, name != NULL ? name : "", &now));
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    robo_seat_row_set_like_me (self->seats[i], level, sentence);

  return g_steal_pointer (&name);
}

void
robo_seats_group_suit (RoboSeatsGroup *self,
                       RoboGameMode    mode)
{
  g_return_if_fail (ROBO_IS_SEATS_GROUP (self));

  if (mode == ROBO_MODE_CHAMPIONSHIP)
    {
      replace_players (self, ROBO_PLAYER_NONE, ROBO_PLAYER_KILLBOT, 0);
      add_second_operator (self);
    }
  if (mode == ROBO_MODE_SOLO)
    {
      replace_players (self, ROBO_PLAYER_HUMAN, ROBO_PLAYER_KILLBOT, 1);
      replace_players (self, ROBO_PLAYER_COMPUTER, ROBO_PLAYER_KILLBOT, 0);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_KILLBOTS]);
}

static gboolean
has_starts (RoboArena *arena,
            RoboDir    side)
{
  const RoboPlan *plan = robo_arena_get_plan (arena);

  for (guint i = 0; i < plan->n_starts; i++)
    if (plan->starts[i].side == side)
      return TRUE;

  return FALSE;
}

/* Returns an empty seat at a side with starting spaces, or NULL. */
static RoboSeatRow *
find_free_seat (RoboSeatsGroup *self,
                RoboArena      *arena)
{
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    if (robo_seat_row_get_player (self->seats[i]) == ROBO_PLAYER_NONE &&
        has_starts (arena, robo_seat_row_get_side (self->seats[i])))
      return self->seats[i];

  return NULL;
}

void
robo_seats_group_suit_arena (RoboSeatsGroup *self,
                             RoboArena      *arena)
{
  g_return_if_fail (ROBO_IS_SEATS_GROUP (self));
  g_return_if_fail (arena != NULL);

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      RoboDir      side = robo_seat_row_get_side (self->seats[i]);
      RoboSeatRow *empty = find_free_seat (self, arena);

      if (robo_seat_row_get_player (self->seats[i]) == ROBO_PLAYER_NONE || has_starts (arena, side) || empty == NULL)
        continue;

      robo_seat_row_set_side (self->seats[i], robo_seat_row_get_side (empty));
      robo_seat_row_set_side (empty, side);
    }
}

void
robo_seats_group_fill_setup (RoboSeatsGroup *self,
                             RoboMatchSetup *setup)
{
  g_return_if_fail (ROBO_IS_SEATS_GROUP (self));
  g_return_if_fail (setup != NULL);

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      RoboSeatRow     *seat = self->seats[i];
      g_autofree char *name = robo_seat_row_dup_name (seat);

      robo_match_setup_set_seat (setup, i, robo_seat_row_get_player (seat), name);
      setup->seats[i].level = robo_seat_row_get_level (seat);
      setup->seats[i].robot = robo_seat_row_get_robot (seat);
      setup->seats[i].side = robo_seat_row_get_side (seat);
      setup->seats[i].colour = setup->seats[i].robot;
    }

  /* Add the modules that the user has chosen for KillBots (R9.7). */
  for (guint i = 0; setup->modules != NULL && i < ROBO_MAX_ROBOTS; i++)
    {
      guint cards[ROBO_MAX_SLOTS];

      robo_seat_row_get_cards (self->seats[i], cards);
      if (setup->seats[i].player != ROBO_PLAYER_KILLBOT)
        continue;
      robo_match_setup_give_killbot (setup, i, cards[0], cards[1]);
      setup->seats[i].wish = robo_seat_row_get_wish (self->seats[i]);
    }
}

char *
robo_seats_group_dup_refusal_of_names (const RoboMatchSetup *setup)
{
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    for (guint j = i + 1; j < ROBO_MAX_ROBOTS; j++)
      {
        const RoboMatchSeat *one = &setup->seats[i];
        const RoboMatchSeat *other = &setup->seats[j];

        if (one->player == ROBO_PLAYER_NONE || other->player == ROBO_PLAYER_NONE ||
            !robo_names_look_alike (one->name, other->name))
          continue;
        if (g_str_equal (one->name, other->name))
          /* Translators: %s is a player's name. */
          return g_strdup_printf (_ ("Two players are called %s. Rename one."), one->name);

        /* Translators: %1$s and %2$s are names of players that differ little, such as "Bill" and "Bi11". */
        return g_strdup_printf (_ ("%1$s and %2$s look alike. Rename one."), one->name, other->name);
      }

  return NULL;
}

/* Settings */

static GVariant *
get_setting (GSettings  *settings,
             const char *prefix,
             const char *suffix)
{
  g_autofree char *key = g_strconcat (prefix, suffix, NULL);

  return g_settings_get_value (settings, key);
}

static void
set_setting (GSettings       *settings,
             const char      *prefix,
             const char      *suffix,
             GVariantBuilder *value)
{
  g_autofree char *key = g_strconcat (prefix, suffix, NULL);

  g_settings_set_value (settings, key, g_variant_builder_end (value));
}

void
robo_seats_group_remember (RoboSeatsGroup *self,
                           GSettings      *settings,
                           const char     *prefix)
{
  GVariantBuilder seats = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(ssss)"));
  GVariantBuilder modules = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(ss)"));

  g_return_if_fail (ROBO_IS_SEATS_GROUP (self));

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      RoboSeatRow *seat = self->seats[i];

      g_variant_builder_add (&seats, "(ssss)",
                             robo_seat_row_get_is_like_me (seat)
                               ? WORD_LIKE_ME
                               : robo_player_get_word (robo_seat_row_get_player (seat), robo_seat_row_get_level (seat)),
                             robo_seat_row_get_own_name (seat), robo_robot_name_get_id (robo_seat_row_get_robot (seat)),
                             robo_dir_get_id (robo_seat_row_get_side (seat)));
      g_variant_builder_add (&modules, "(ss)", robo_seat_row_get_module_id (seat, 0), robo_seat_row_get_module_id (seat, 1));
    }
  set_setting (settings, prefix, "-seats", &seats);
  set_setting (settings, prefix, "-killbot-modules", &modules);
}

static void
restore_seat (RoboSeatRow *seat,
              GVariant    *tuple)
{
  const char   *player_id, *name, *robot_id, *side_id;
  RoboPlayer    player = ROBO_PLAYER_NONE;
  RoboLevel     level = ROBO_LEVEL_CHANCE;
  RoboRobotName robot = robo_seat_row_get_robot (seat);
  RoboDir       side = robo_seat_row_get_side (seat);

  g_variant_get (tuple, "(&s&s&s&s)", &player_id, &name, &robot_id, &side_id);
  if (g_str_equal (player_id, WORD_LIKE_ME))
    player = ROBO_PLAYER_COMPUTER;
  else
    robo_player_from_word (player_id, &player, &level);
  robo_robot_name_from_id (robot_id, &robot);
  robo_dir_from_id (side_id, &side);

  robo_seat_row_set_player (seat, player, level);
  robo_seat_row_set_own_name (seat, name);
  robo_seat_row_set_robot (seat, robot);
  if (robo_dir_is_orthogonal (side))
    robo_seat_row_set_side (seat, side);
}

void
robo_seats_group_restore (RoboSeatsGroup *self,
                          GSettings      *settings,
                          const char     *prefix)
{
  static const RoboPlayer usual[] = { ROBO_PLAYER_HUMAN, ROBO_PLAYER_KILLBOT, ROBO_PLAYER_KILLBOT, ROBO_PLAYER_NONE };
  g_autoptr (GVariant) seats = get_setting (settings, prefix, "-seats");
  g_autoptr (GVariant) modules = get_setting (settings, prefix, "-killbot-modules");

  g_return_if_fail (ROBO_IS_SEATS_GROUP (self));

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      g_autoptr (GVariant) seat = NULL;

      if (g_variant_n_children (seats) != ROBO_MAX_ROBOTS)
        {
          robo_seat_row_set_player (self->seats[i], usual[i], ROBO_LEVEL_CHANCE);
          continue;
        }
      seat = g_variant_get_child_value (seats, i);
      restore_seat (self->seats[i], seat);
    }
  for (guint i = 0; i < MIN (g_variant_n_children (modules), ROBO_MAX_ROBOTS); i++)
    {
      const char *ids[ROBO_MAX_SLOTS];

      g_variant_get_child (modules, i, "(&s&s)", &ids[0], &ids[1]);
      for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
        robo_seat_row_set_module_id (self->seats[i], slot, ids[slot]);
    }

  robo_seats_group_use_preferred_names (self, settings);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    swap_equal_robot_or_side (self, self->seats[i]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_KILLBOTS]);
}

void
robo_seats_group_use_preferred_names (RoboSeatsGroup *self,
                                      GSettings      *settings)
{
  g_auto (GStrv) names = g_settings_get_strv (settings, "player-names");

  g_return_if_fail (ROBO_IS_SEATS_GROUP (self));

  for (guint i = 0; i < MIN (g_strv_length (names), ROBO_MAX_ROBOTS); i++)
    if (*names[i] != '\0' && robo_seat_row_get_player (self->seats[i]) != ROBO_PLAYER_KILLBOT &&
        robo_seat_row_get_player (self->seats[i]) != ROBO_PLAYER_COMPUTER)
      robo_seat_row_set_own_name (self->seats[i], names[i]);
}
