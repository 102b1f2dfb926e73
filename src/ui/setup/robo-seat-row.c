// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-seat-row.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "draw/robo-arena-drawing.h"
#include "files/match/robo-computers.h"
#include "ui/widgets/pictures/robo-computer-face.h"
#include "ui/widgets/pictures/robo-seat-mark.h"
#include "ui/widgets/robo-access.h"
#include "ui/widgets/robo-combo-face.h"
#include "ui/widgets/robo-widget-pool.h"

/* In the list of players, a computer's face has this size. */
#define FACE_PX 28

/* Shows a seat. Its mark has the color and shape of the robot. If robots are chosen later, the mark has the color
 * and shape of the side. */
struct _RoboSeatRow
{
  AdwPreferencesRow parent_instance;

  /* template children */
  GtkMenuButton *robot_button;
  RoboSeatMark  *mark;
  GtkDropDown   *robot_menu;
  GtkDropDown   *side_menu;
  GtkEntry      *name_entry;
  GtkLabel      *robot_label;
  GtkLabel      *computer_label;
  GtkWidget     *face;
  GtkDropDown   *player_menu;
  GtkDropDown   *first_menu;
  GtkDropDown   *second_menu;

  /* owned */
  RoboRuleSet *rules;                      /* nullable: NULL if modules cannot be chosen */
  GArray      *cards;                      /* array of guint: the cards in both menus, after the first entries */
  char        *like_me_sentence;           /* nullable: names and explains the computer of the level `like_me` */
  char        *module_ids[ROBO_MAX_SLOTS]; /* nullable: module id, even if the rules lack it, or a WORD_ constant */

  /* This is the level of the computer that is as strong as its opponent. */
  RoboLevel like_me;
  /* TRUE if robots are not chosen in this row. */
  gboolean has_no_robot;
  /* TRUE while the program sets the values, which are then no choice of the user. */
  gboolean is_being_set;
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

enum
{
  PROP_0,
  PROP_HAS_MODULES,
  PROP_HAS_ROBOT,
  PROP_LIKE_ME_SENTENCE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboSeatRow, robo_seat_row, ADW_TYPE_PREFERENCES_ROW)

/* Lists the players in the order of the menu in the template. For a computer, ROBO_LEVEL_CHANCE stands for the one
 * that is as strong as its opponent. */
static const struct
{
  RoboPlayer player;
  RoboLevel  level;
} players[] = {
  { ROBO_PLAYER_HUMAN, ROBO_LEVEL_CHANCE },
  { ROBO_PLAYER_KILLBOT, ROBO_LEVEL_CHANCE },
  { ROBO_PLAYER_NONE, ROBO_LEVEL_CHANCE },
  { ROBO_PLAYER_COMPUTER, ROBO_LEVEL_CHANCE },
  { ROBO_PLAYER_COMPUTER, ROBO_LEVEL_PIP },
  { ROBO_PLAYER_COMPUTER, ROBO_LEVEL_RUSTY },
  { ROBO_PLAYER_COMPUTER, ROBO_LEVEL_DASH },
  { ROBO_PLAYER_COMPUTER, ROBO_LEVEL_GIZMO },
  { ROBO_PLAYER_COMPUTER, ROBO_LEVEL_BRUNO },
  { ROBO_PLAYER_COMPUTER, ROBO_LEVEL_ADA },
  { ROBO_PLAYER_COMPUTER, ROBO_LEVEL_QUILL },
  { ROBO_PLAYER_COMPUTER, ROBO_LEVEL_SABLE },
  { ROBO_PLAYER_COMPUTER, ROBO_LEVEL_VEGA },
  { ROBO_PLAYER_COMPUTER, ROBO_LEVEL_ORACLE },
};
static const RoboDir sides[] = { ROBO_DIR_S, ROBO_DIR_W, ROBO_DIR_N, ROBO_DIR_E };

static const char *
get_side_sentence (RoboDir side)
{
  if (side == ROBO_DIR_N)
    return _ ("Starts in the north");
  if (side == ROBO_DIR_E)
    return _ ("Starts in the east");
  if (side == ROBO_DIR_S)
    return _ ("Starts in the south");

  return _ ("Starts in the west");
}

/* Describes the selected computer player. Other players have no description. */
static char *
dup_computer_cb (RoboSeatRow *self,
                 guint        position,
                 const char  *like_me_sentence)
{
  if (position >= G_N_ELEMENTS (players) || players[position].player != ROBO_PLAYER_COMPUTER)
    return g_strdup ("");
  if (players[position].level == ROBO_LEVEL_CHANCE)
    return g_strdup (like_me_sentence);

  /* Translators: This describes a computer player. %1$s is a sentence such as “A hunter: gets close and shoots.”, %2$u
   * is the player’s rating, as in chess. */
  return g_strdup_printf (_ ("%1$s Rating %2$u."), robo_computer_get_sentence (players[position].level),
                          robo_computer_get_strength (players[position].level));
}

/* Returns the level of the computer whose face is shown, or ROBO_LEVEL_CHANCE for no face. The sentence is an argument
 * only because it changes whenever `like_me` does. */
static guint
get_face_cb (RoboSeatRow *self,
             guint        position,
             const char  *like_me_sentence)
{
  if (position >= G_N_ELEMENTS (players) || players[position].player != ROBO_PLAYER_COMPUTER)
    return ROBO_LEVEL_CHANCE;

  return players[position].level == ROBO_LEVEL_CHANCE ? self->like_me : players[position].level;
}

static gboolean
is_text_cb (RoboSeatRow *self,
            const char  *text)
{
  return text != NULL && *text != '\0';
}

/* Describes the robot and where it starts. While the menus are being filled, a selected position may be invalid;
 * then the sentence has the first robot or side. */
static char *
dup_sentence_cb (RoboSeatRow *self,
                 guint        robot_position,
                 guint        side_position,
                 gboolean     has_robot)
{
  RoboDir     side = sides[side_position < G_N_ELEMENTS (sides) ? side_position : 0];
  const char *robot = robo_robot_name_get_title (robot_position < ROBO_N_ROBOT_NAMES ? robot_position : 0);

  if (!has_robot)
    return g_strdup (get_side_sentence (side));
  if (side == ROBO_DIR_N)
    /* Translators: %s is a robot such as "The Hound". */
    return g_strdup_printf (_ ("%s, starts in the north"), robot);
  if (side == ROBO_DIR_E)
    /* Translators: %s is a robot such as "The Hound". */
    return g_strdup_printf (_ ("%s, starts in the east"), robot);
  if (side == ROBO_DIR_S)
    /* Translators: %s is a robot such as "The Hound". */
    return g_strdup_printf (_ ("%s, starts in the south"), robot);

  /* Translators: %s is a robot such as "The Hound". */
  return g_strdup_printf (_ ("%s, starts in the west"), robot);
}

static void
sentence_changed_cb (RoboSeatRow *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->robot_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, gtk_label_get_text (self->robot_label), -1);
}

static RoboPlayer
get_player_at (guint position)
{
  return position < G_N_ELEMENTS (players) ? players[position].player : ROBO_PLAYER_NONE;
}

static gboolean
is_taken_cb (RoboSeatRow *self,
             guint        player_position)
{
  return get_player_at (player_position) != ROBO_PLAYER_NONE;
}

static char *
dup_name_page_cb (RoboSeatRow *self,
                  guint        player_position)
{
  return g_strdup (is_taken_cb (self, player_position) ? "taken" : "empty");
}

/* Returns TRUE if the user may choose modules for this player. Only KillBots can begin with chosen modules (R9.7). */
static gboolean
has_modules_cb (RoboSeatRow *self,
                guint        player_position,
                gboolean     has_modules)
{
  return has_modules && get_player_at (player_position) == ROBO_PLAYER_KILLBOT;
}

static GtkDropDown *
get_module_menu (RoboSeatRow *self,
                 guint        slot)
{
  return slot == 0 ? self->first_menu : self->second_menu;
}

/* Updates the mark of the seat, because a template cannot bind it. */
static void
update_mark (RoboSeatRow *self)
{
  gboolean is_killbot = robo_seat_row_get_player (self) == ROBO_PLAYER_KILLBOT;

  /* If robots are chosen later, show the side, because nothing else is known. */
  robo_seat_mark_set_colour (self->mark, self->has_no_robot ? robo_draw_get_side_colour (robo_seat_row_get_side (self))
                                                            : robo_seat_row_get_robot (self));
  robo_seat_mark_set_look (self->mark, is_killbot ? ROBO_SEAT_LOOK_KILLBOT : ROBO_SEAT_LOOK_ROBOT);
}

static void
changed_cb (RoboSeatRow *self)
{
  update_mark (self);
  if (!self->is_being_set)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
select_quietly (RoboSeatRow *self,
                GtkDropDown *menu,
                guint        position)
{
  self->is_being_set = TRUE;
  gtk_drop_down_set_selected (menu, position);
  self->is_being_set = FALSE;
}

/* These are the positions of the first entries in the menus of modules. The second menu does not have the entry
 * POSITION_NONE. */
#define POSITION_CHANCE 0
#define POSITION_NONE   1
/* In the settings, these words stand for the first entries of the menus of modules. They are not valid as ids of
 * modules. */
#define WORD_CHANCE "?"
#define WORD_NONE   "-"

static guint
get_first_position (guint slot)
{
  return slot == 0 ? POSITION_NONE + 1 : POSITION_CHANCE + 1;
}

static gboolean
begins_bare (RoboSeatRow *self)
{
  return robo_rule_set_get_rules (self->rules)->killbots_begin_bare;
}

static gboolean
is_bare (RoboSeatRow *self)
{
  return gtk_drop_down_get_selected (self->first_menu) == POSITION_NONE;
}

static guint
get_card (RoboSeatRow *self,
          guint        slot)
{
  guint position = gtk_drop_down_get_selected (get_module_menu (self, slot));
  guint first = get_first_position (slot);

  if (self->rules == NULL || is_bare (self) || position < first || position >= first + self->cards->len)
    return ROBO_NO_CARD;

  return g_array_index (self->cards, guint, position - first);
}

/* Disables the second menu if the first module is "none", because a robot without a first module has no second
 * module. */
static void
update_second_menu (RoboSeatRow *self)
{
  gtk_widget_set_sensitive (GTK_WIDGET (self->second_menu), !is_bare (self));
}

/* Selects the entry that the user has chosen for a slot. If the user has chosen none, or a module that the rules do
 * not have, selects the default entry. */
static void
select_module (RoboSeatRow *self,
               guint        slot)
{
  const RoboCards *cards = robo_modules_get_cards (robo_rule_set_get_modules (self->rules));
  guint            position = slot == 0 && begins_bare (self) ? POSITION_NONE : POSITION_CHANCE;

  if (slot == 0 && g_strcmp0 (self->module_ids[slot], WORD_CHANCE) == 0)
    position = POSITION_CHANCE;
  if (slot == 0 && g_strcmp0 (self->module_ids[slot], WORD_NONE) == 0)
    position = POSITION_NONE;
  for (guint i = 0; i < self->cards->len; i++)
    if (g_strcmp0 (cards->cards[g_array_index (self->cards, guint, i)].id, self->module_ids[slot]) == 0)
      position = get_first_position (slot) + i;
  select_quietly (self, get_module_menu (self, slot), position);
  update_second_menu (self);
}

static void
module_selected_cb (RoboSeatRow *self)
{
  if (self->is_being_set || self->rules == NULL)
    return;

  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      guint card = get_card (self, slot);

      g_clear_pointer (&self->module_ids[slot], g_free);
      if (card != ROBO_NO_CARD)
        self->module_ids[slot] = g_strdup (
          robo_modules_get_cards (robo_rule_set_get_modules (self->rules))->cards[card].id);
      else if (slot == 0)
        self->module_ids[slot] =
          is_bare (self) == begins_bare (self) ? NULL : g_strdup (is_bare (self) ? WORD_NONE : WORD_CHANCE);
    }
  update_second_menu (self);
}

/* List of players, with the faces and strengths of computers */

static void
mark_chosen (GtkListItem *item)
{
  GtkWidget   *box = gtk_list_item_get_child (item);
  RoboSeatRow *self = g_object_get_data (G_OBJECT (item), "row");

  gtk_widget_set_opacity (gtk_widget_get_last_child (box),
                          gtk_drop_down_get_selected (self->player_menu) == gtk_list_item_get_position (item) ? 1 : 0);
}

static void
set_up_choice_cb (RoboSeatRow *self,
                  GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *place = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *strength = gtk_label_new (NULL);

  /* Reserve room for a face, so that names without a face are aligned with names beside a face. */
  gtk_widget_set_size_request (place, FACE_PX, FACE_PX);
  gtk_box_append (GTK_BOX (place), robo_computer_face_new (ROBO_LEVEL_CHANCE, FACE_PX));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), place);
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_add_css_class (strength, "dim-label");
  gtk_widget_add_css_class (strength, "numeric");
  gtk_box_append (GTK_BOX (box), strength);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("object-select-symbolic"));
  g_object_set_data (G_OBJECT (item), "row", self);
  gtk_list_item_set_child (item, box);
}

static void
bind_choice_cb (RoboSeatRow *self,
                GtkListItem *item)
{
  GtkWidget       *place = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  GtkWidget       *name = gtk_widget_get_next_sibling (place);
  GtkWidget       *strength = gtk_widget_get_next_sibling (name);
  guint            position = gtk_list_item_get_position (item);
  RoboLevel        level = players[position].level;
  g_autofree char *number = g_strdup_printf ("%u", robo_computer_get_strength (level));
  /* Translators: This describes a computer player. %u is the player’s rating, as in chess. */
  g_autofree char *words = g_strdup_printf (_ ("Rating %u"), robo_computer_get_strength (level));

  robo_computer_face_set_level (ROBO_COMPUTER_FACE (gtk_widget_get_first_child (place)), level);
  gtk_label_set_label (GTK_LABEL (name), gtk_string_object_get_string (gtk_list_item_get_item (item)));
  gtk_label_set_label (GTK_LABEL (strength), number);
  gtk_widget_set_visible (strength, level != ROBO_LEVEL_CHANCE);
  gtk_widget_set_tooltip_text (strength, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (strength), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  g_signal_connect_object (self->player_menu, "notify::selected", G_CALLBACK (mark_chosen), item, G_CONNECT_SWAPPED);
  mark_chosen (item);
}

static void
unbind_choice_cb (RoboSeatRow *self,
                  GtkListItem *item)
{
  g_signal_handlers_disconnect_by_func (self->player_menu, mark_chosen, item);
}

/* Keeps the page from scrolling to the focus while the list of players is open. GTK 4.8 would scroll until the button
 * that opened the list is out of sight. */
static void
list_shown_cb (GtkWidget *popover)
{
  GtkWidget *page = gtk_widget_get_ancestor (popover, GTK_TYPE_VIEWPORT);

  if (page != NULL)
    gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (page), !gtk_widget_get_visible (popover));
}

static void
robo_seat_row_dispose (GObject *object)
{
  g_clear_pointer (&ROBO_SEAT_ROW (object)->rules, robo_rule_set_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), ROBO_TYPE_SEAT_ROW);

  G_OBJECT_CLASS (robo_seat_row_parent_class)->dispose (object);
}

static void
robo_seat_row_finalize (GObject *object)
{
  RoboSeatRow *self = ROBO_SEAT_ROW (object);

  g_array_unref (self->cards);
  g_free (self->like_me_sentence);
  for (guint i = 0; i < ROBO_MAX_SLOTS; i++)
    g_free (self->module_ids[i]);

  G_OBJECT_CLASS (robo_seat_row_parent_class)->finalize (object);
}

static gboolean
get_has_modules (RoboSeatRow *self)
{
  return self->rules != NULL;
}

static gboolean
get_has_robot (RoboSeatRow *self)
{
  return !self->has_no_robot;
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_HAS_MODULES] = { ROBO_PROPERTY_GETTER (BOOLEAN, "has-modules", get_has_modules) },
  [PROP_HAS_ROBOT] = { ROBO_PROPERTY_GETTER (BOOLEAN, "has-robot", get_has_robot), .initial = TRUE },
  [PROP_LIKE_ME_SENTENCE] = { ROBO_PROPERTY_FIELD (STRING, "like-me-sentence", RoboSeatRow, like_me_sentence) },
};

static void
robo_seat_row_class_init (RoboSeatRowClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_seat_row_dispose;
  object_class->finalize = robo_seat_row_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);

  g_type_ensure (ROBO_TYPE_COMPUTER_FACE);
  g_type_ensure (ROBO_TYPE_SEAT_MARK);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/setup/robo-seat-row.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboSeatRow, robot_button);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatRow, mark);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatRow, robot_menu);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatRow, side_menu);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatRow, name_entry);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatRow, robot_label);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatRow, computer_label);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatRow, face);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatRow, player_menu);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatRow, first_menu);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatRow, second_menu);
  gtk_widget_class_bind_template_callback (widget_class, dup_name_page_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_computer_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_sentence_cb);
  gtk_widget_class_bind_template_callback (widget_class, get_face_cb);
  gtk_widget_class_bind_template_callback (widget_class, is_text_cb);
  gtk_widget_class_bind_template_callback (widget_class, has_modules_cb);
  gtk_widget_class_bind_template_callback (widget_class, is_taken_cb);
}

static void
robo_seat_row_init (RoboSeatRow *self)
{
  GtkWidget *popover;
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkListItemFactory) chosen = robo_combo_face_create_wrapping ();
  g_autoptr (GtkStringList) robots = gtk_string_list_new (NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
  robo_access_name_list (self->robot_menu, _ ("Robot"));
  robo_access_name_list (self->side_menu, _ ("Side of the arena"));
  robo_access_name_list (self->first_menu, _ ("First module"));
  robo_access_name_list (self->second_menu, _ ("Second module"));
  self->like_me = ROBO_LEVEL_PIP;
  self->cards = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < ROBO_N_ROBOT_NAMES; i++)
    gtk_string_list_append (robots, robo_robot_name_get_title (i));
  gtk_drop_down_set_model (self->robot_menu, G_LIST_MODEL (robots));
  popover = gtk_widget_get_last_child (GTK_WIDGET (self->player_menu));
  gtk_drop_down_set_factory (self->player_menu, chosen);
  g_signal_connect_object (factory, "setup", G_CALLBACK (set_up_choice_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_choice_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_choice_cb), self, G_CONNECT_SWAPPED);
  gtk_drop_down_set_list_factory (self->player_menu, factory);
  if (GTK_IS_POPOVER (popover))
    g_signal_connect (popover, "notify::visible", G_CALLBACK (list_shown_cb), NULL);

  g_signal_connect_swapped (self->robot_label, "notify::label", G_CALLBACK (sentence_changed_cb), self);
  g_signal_connect_swapped (self->robot_menu, "notify::selected", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->side_menu, "notify::selected", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->player_menu, "notify::selected", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->first_menu, "notify::selected", G_CALLBACK (module_selected_cb), self);
  g_signal_connect_swapped (self->second_menu, "notify::selected", G_CALLBACK (module_selected_cb), self);
  g_signal_connect_swapped (self->first_menu, "notify::selected", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->second_menu, "notify::selected", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->name_entry, "changed", G_CALLBACK (changed_cb), self);
}

GtkWidget *
robo_seat_row_new (guint index)
{
  RoboSeatRow     *self = ROBO_SEAT_ROW (robo_widget_pool_take (ROBO_TYPE_SEAT_ROW));
  g_autofree char *title = NULL;
  g_autofree char *menu_label = NULL;
  g_autofree char *entry_label = NULL;

  g_return_val_if_fail (index < ROBO_MAX_ROBOTS, NULL);

  /* Translators: %u is the number of a seat, 1 to 4. */
  title = g_strdup_printf (_ ("Seat %u"), index + 1);
  /* Translators: This is the name of the menu with Human, Computer, KillBot and Empty, read aloud. %u is the number of
   * a seat, 1 to 4. */
  menu_label = g_strdup_printf (_ ("Player in Seat %u"), index + 1);
  /* Translators: %u is the number of a seat, 1 to 4. */
  entry_label = g_strdup_printf (_ ("Name for seat %u"), index + 1);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  robo_access_name_list (self->player_menu, menu_label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->name_entry), GTK_ACCESSIBLE_PROPERTY_LABEL, entry_label, -1);
  robo_seat_row_set_side (self, sides[index]);
  robo_seat_row_set_robot (self, index);
  robo_seat_row_set_player (self, ROBO_PLAYER_NONE, ROBO_LEVEL_CHANCE);
  sentence_changed_cb (self);
  update_mark (self);

  return GTK_WIDGET (self);
}

RoboPlayer
robo_seat_row_get_player (RoboSeatRow *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT_ROW (self), ROBO_PLAYER_NONE);

  return players[gtk_drop_down_get_selected (self->player_menu)].player;
}

RoboLevel
robo_seat_row_get_level (RoboSeatRow *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT_ROW (self), ROBO_LEVEL_CHANCE);

  return robo_seat_row_get_is_like_me (self) ? self->like_me
                                             : players[gtk_drop_down_get_selected (self->player_menu)].level;
}

gboolean
robo_seat_row_get_is_like_me (RoboSeatRow *self)
{
  guint position;

  g_return_val_if_fail (ROBO_IS_SEAT_ROW (self), FALSE);

  position = gtk_drop_down_get_selected (self->player_menu);

  return players[position].player == ROBO_PLAYER_COMPUTER && players[position].level == ROBO_LEVEL_CHANCE;
}

RoboRobotName
robo_seat_row_get_robot (RoboSeatRow *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT_ROW (self), ROBO_ROBOT_HOUND);

  return gtk_drop_down_get_selected (self->robot_menu);
}

RoboDir
robo_seat_row_get_side (RoboSeatRow *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT_ROW (self), ROBO_DIR_S);

  return sides[gtk_drop_down_get_selected (self->side_menu)];
}

const char *
robo_seat_row_get_own_name (RoboSeatRow *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT_ROW (self), NULL);

  return gtk_editable_get_text (GTK_EDITABLE (self->name_entry));
}

char *
robo_seat_row_dup_name (RoboSeatRow *self)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (ROBO_IS_SEAT_ROW (self), NULL);

  name = g_strstrip (g_strdup (robo_seat_row_get_own_name (self)));

  return g_strdup (*name != '\0' ? name : gtk_entry_get_placeholder_text (self->name_entry));
}

void
robo_seat_row_set_player (RoboSeatRow *self,
                          RoboPlayer   player,
                          RoboLevel    level)
{
  g_return_if_fail (ROBO_IS_SEAT_ROW (self));

  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    if (players[i].player == player && players[i].level == level)
      select_quietly (self, self->player_menu, i);
}

void
robo_seat_row_set_like_me (RoboSeatRow *self,
                           RoboLevel    level,
                           const char  *sentence)
{
  g_return_if_fail (ROBO_IS_SEAT_ROW (self));
  g_return_if_fail (level > ROBO_LEVEL_CHANCE && level < ROBO_N_LEVELS);
  g_return_if_fail (sentence != NULL);

  self->like_me = level;
  if (g_strcmp0 (self->like_me_sentence, sentence) == 0)
    return;

  g_free (self->like_me_sentence);
  self->like_me_sentence = g_strdup (sentence);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LIKE_ME_SENTENCE]);
}

void
robo_seat_row_set_robot (RoboSeatRow  *self,
                         RoboRobotName robot)
{
  g_return_if_fail (ROBO_IS_SEAT_ROW (self));
  g_return_if_fail (robot < ROBO_N_ROBOT_NAMES);

  select_quietly (self, self->robot_menu, robot);
}

void
robo_seat_row_set_side (RoboSeatRow *self,
                        RoboDir      side)
{
  g_return_if_fail (ROBO_IS_SEAT_ROW (self));
  g_return_if_fail (robo_dir_is_orthogonal (side));

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    if (sides[i] == side)
      select_quietly (self, self->side_menu, i);
}

void
robo_seat_row_set_own_name (RoboSeatRow *self,
                            const char  *name)
{
  g_return_if_fail (ROBO_IS_SEAT_ROW (self));
  g_return_if_fail (name != NULL);

  self->is_being_set = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->name_entry), name);
  self->is_being_set = FALSE;
}

void
robo_seat_row_set_has_robot (RoboSeatRow *self,
                             gboolean     has_robot)
{
  g_return_if_fail (ROBO_IS_SEAT_ROW (self));

  if (self->has_no_robot == !has_robot)
    return;

  self->has_no_robot = !has_robot;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HAS_ROBOT]);
}

void
robo_seat_row_set_rules (RoboSeatRow *self,
                         RoboRuleSet *rules)
{
  g_return_if_fail (ROBO_IS_SEAT_ROW (self));

  if (self->rules == rules)
    return;

  g_clear_pointer (&self->rules, robo_rule_set_unref);
  g_array_set_size (self->cards, 0);
  self->is_being_set = TRUE;
  if (rules != NULL)
    {
      RoboModules *modules = robo_rule_set_get_modules (rules);
      g_autoptr (GtkStringList) first = gtk_string_list_new (NULL);
      g_autoptr (GtkStringList) second = gtk_string_list_new (NULL);

      self->rules = robo_rule_set_ref (rules);
      gtk_string_list_append (first, C_ ("module of a KillBot", "Random"));
      gtk_string_list_append (first, C_ ("module of a KillBot", "No modules"));
      gtk_string_list_append (second, C_ ("module of a KillBot", "Random"));
      for (guint card = 0; card < robo_modules_get_cards (modules)->n_cards; card++)
        if (robo_rule_set_is_for_killbots (rules, card))
          {
            gtk_string_list_append (first, robo_modules_get_title (modules, card));
            gtk_string_list_append (second, robo_modules_get_title (modules, card));
            g_array_append_val (self->cards, card);
          }
      gtk_drop_down_set_model (self->first_menu, G_LIST_MODEL (first));
      gtk_drop_down_set_model (self->second_menu, G_LIST_MODEL (second));
      for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
        select_module (self, slot);
    }
  self->is_being_set = FALSE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HAS_MODULES]);
}

const char *
robo_seat_row_get_module_id (RoboSeatRow *self,
                             guint        slot)
{
  g_return_val_if_fail (ROBO_IS_SEAT_ROW (self) && slot < ROBO_MAX_SLOTS, NULL);

  return self->module_ids[slot] != NULL ? self->module_ids[slot] : "";
}

void
robo_seat_row_set_module_id (RoboSeatRow *self,
                             guint        slot,
                             const char  *id)
{
  g_return_if_fail (ROBO_IS_SEAT_ROW (self) && slot < ROBO_MAX_SLOTS && id != NULL);

  g_free (self->module_ids[slot]);
  self->module_ids[slot] = *id != '\0' ? g_strdup (id) : NULL;
  if (self->rules != NULL)
    select_module (self, slot);
}

void
robo_seat_row_get_cards (RoboSeatRow *self,
                         guint        cards[ROBO_MAX_SLOTS])
{
  g_return_if_fail (ROBO_IS_SEAT_ROW (self) && cards != NULL);

  cards[0] = get_card (self, 0);
  cards[1] = get_card (self, 1);
}

RoboModuleWish
robo_seat_row_get_wish (RoboSeatRow *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT_ROW (self), ROBO_WISH_RULES);

  return self->rules != NULL && is_bare (self) ? ROBO_WISH_NONE : ROBO_WISH_CHANCE;
}

void
robo_seat_row_set_stand_in (RoboSeatRow *self,
                            const char  *name)
{
  g_return_if_fail (ROBO_IS_SEAT_ROW (self));
  g_return_if_fail (name != NULL);

  gtk_entry_set_placeholder_text (self->name_entry, name);
}

void
robo_seat_row_align (RoboSeatRow  *self,
                     GtkSizeGroup *menus)
{
  g_return_if_fail (ROBO_IS_SEAT_ROW (self));
  g_return_if_fail (GTK_IS_SIZE_GROUP (menus));

  gtk_size_group_add_widget (menus, GTK_WIDGET (self->player_menu));
}
