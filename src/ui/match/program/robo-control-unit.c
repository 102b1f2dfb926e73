// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-control-unit.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

#include "match/log/robo-words.h"
#include "ui/widgets/layouts/robo-css.h"
#include "ui/widgets/pictures/robo-cached-widget.h"
#include "ui/widgets/robo-access.h"

/* The control units open one after the other, as if a lid were flipped open. The last unit begins to open when the
 * part LATEST_FLIP of the whole time has passed. A lid has corners with the radius LID_RADIUS and the opacity
 * LID_ALPHA. */
#define LATEST_FLIP 0.4
#define LID_RADIUS  12
#define LID_ALPHA   0.3f

#define NO_KEY    ROBO_N_DIRS
#define NO_COLOUR 2

enum
{
  KEY_CLICKED,
  REFUSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* CSS: node `controlunit` with a `controlkey` for each direction and one in the middle. Role: group, named by the
 * number and the dice of the unit. */
struct _RoboControlUnit
{
  GtkWidget parent_instance;

  guint             unit;
  RoboProgramDraft *draft; /* owned, nullable */
  RoboDieOffer      offer;
  guint             choices; /* keys that can be chosen, one bit for each key */
  RoboDie           dice[ROBO_MAX_DICE];
  guint             n_dice;

  /* These fields hold the parts of a die that the player has chosen so far. */
  guint pointed; /* the direction of the selected key (RoboDir), or NO_KEY */
  guint value;   /* the typed value; 0 for none */
  guint colour;  /* the typed color (RoboColour), or NO_COLOUR */

  AdwAnimation *flip; /* NULL until the first opening */

  RoboCachedWidget kept;

  /* children */
  GtkWidget      *grid;
  GtkWidget      *number; /* label with the number of the unit; transparent if a die lies in the middle */
  RoboControlKey *keys[ROBO_N_DIRS];
  RoboControlKey *middle;
};

G_DEFINE_FINAL_TYPE (RoboControlUnit, robo_control_unit, GTK_TYPE_WIDGET)

static void
click_key (RoboControlUnit *self,
           guint            dir)
{
  g_signal_emit (self, signals[KEY_CLICKED], 0, dir);
}

/* Programming by keyboard: directions, values, colors */

/* Lists the directions by the digits of the numeric keypad. */
static const guint keypad_dirs[] = {
  NO_KEY, ROBO_DIR_SW, ROBO_DIR_S, ROBO_DIR_SE, ROBO_DIR_W, NO_KEY, ROBO_DIR_E, ROBO_DIR_NW, ROBO_DIR_N, ROBO_DIR_NE
};

static const struct
{
  guint   keyval;
  RoboDir dir;
} arrow_dirs[] = {
  { GDK_KEY_Up, ROBO_DIR_N },
  { GDK_KEY_Right, ROBO_DIR_E },
  { GDK_KEY_Down, ROBO_DIR_S },
  { GDK_KEY_Left, ROBO_DIR_W },
};

/* Maps letters to directions, for keyboards without a numeric keypad: the letters around S on an American keyboard.
 * On other keyboards, the keys in the same positions count. */
static const struct
{
  char    letter;
  RoboDir dir;
} letter_dirs[] = {
  { 'w', ROBO_DIR_N },
  { 'e', ROBO_DIR_NE },
  { 'd', ROBO_DIR_E },
  { 'c', ROBO_DIR_SE },
  { 'x', ROBO_DIR_S },
  { 'z', ROBO_DIR_SW },
  { 'a', ROBO_DIR_W },
  { 'q', ROBO_DIR_NW },
};

const RoboShortcut robo_control_unit_shortcuts[] = {
  { .title = NC_ ("shortcut window", "Next control unit"), .other_keys = "Tab" },
  { .title = NC_ ("shortcut window", "Choose a key, as on a compass"), .other_keys = "KP_1...KP_9" },
  { .title = NC_ ("shortcut window", "Choose a key in the upper row"), .other_keys = "q w e", .is_by_place = TRUE },
  { .title = NC_ ("shortcut window", "Choose a key in the middle row"), .other_keys = "a d", .is_by_place = TRUE },
  { .title = NC_ ("shortcut window", "Choose a key in the lower row"), .other_keys = "z x c", .is_by_place = TRUE },
  { .title = NC_ ("shortcut window", "Choose a face"), .other_keys = "1...6" },
  { .title = NC_ ("shortcut window", "Blue die"), .other_keys = "b" },
  { .title = NC_ ("shortcut window", "Red die"), .other_keys = "r" },
  { .title = NC_ ("shortcut window", "Choose from all dice"), .other_keys = "space" },
  { .title = NC_ ("shortcut window", "Remove the die"), .other_keys = "BackSpace" },
  { 0 },
};

static guint
find_letter_dir (char letter)
{
  for (guint i = 0; i < G_N_ELEMENTS (letter_dirs); i++)
    if (letter_dirs[i].letter == letter)
      return letter_dirs[i].dir;

  return NO_KEY;
}

/* Finds the direction of a key by its position on the keyboard. The letter of the key counts only if its position
 * has no direction. So both Y and Z mean south-west on keyboards on which these two letters are exchanged. */
static guint
find_compass_dir (const RoboKeyPress *press)
{
  int   digit = robo_key_press_get_keypad_digit (press);
  guint dir = digit >= 0 ? keypad_dirs[digit] : find_letter_dir (press->place);

  for (guint i = 0; i < G_N_ELEMENTS (letter_dirs) && dir == NO_KEY; i++)
    if (robo_key_press_means (press, (guint)letter_dirs[i].letter))
      dir = letter_dirs[i].dir;
  if (dir == NO_KEY && robo_key_press_means (press, GDK_KEY_y))
    dir = ROBO_DIR_SW;

  return dir;
}

static guint
find_dir (const RoboKeyPress *press)
{
  for (guint i = 0; i < G_N_ELEMENTS (arrow_dirs); i++)
    if (press->keyval == arrow_dirs[i].keyval)
      return arrow_dirs[i].dir;

  return find_compass_dir (press);
}

static void
point_at (RoboControlUnit *self,
          guint            dir)
{
  self->pointed = dir;
  for (guint i = 0; i < ROBO_N_DIRS; i++)
    robo_control_key_set_pointed (self->keys[i], i == dir);
}

static const RoboDie *
get_die (RoboControlUnit *self)
{
  return robo_program_draft_get_die (self->draft, robo_program_draft_find_on_unit (self->draft, self->unit));
}

static void
forget_typing (RoboControlUnit *self)
{
  self->value = 0;
  self->colour = NO_COLOUR;
}

/* Returns the typed color. If none is typed, returns the color of the die that the unit has, unless a puzzle provides
 * faces and this die has another value. Otherwise returns blue if a blue die is allowed, or else red. */
static RoboColour
choose_colour (RoboControlUnit *self,
               guint            value,
               RoboDir          dir)
{
  const RoboDie *die = get_die (self);

  if (self->colour != NO_COLOUR)
    return (RoboColour)self->colour;
  if (die != NULL && (!robo_program_draft_has_faces (self->draft) || die->value == value))
    return die->colour;
  if (robo_program_draft_check_put (self->draft, ROBO_BLUE, value, self->unit, dir) == ROBO_REFUSED_NOT)
    return ROBO_BLUE;

  return ROBO_RED;
}

static const char *
get_die_title (guint colour)
{
  return colour == ROBO_BLUE ? C_ ("shortcut window", "Blue die") : C_ ("shortcut window", "Red die");
}

/* Announces the key or the color of a die that still lacks its face. The name of the unit tells a whole die. */
static void
say_part (RoboControlUnit *self,
          guint            dir)
{
  if (dir != NO_KEY)
    robo_access_say (GTK_WIDGET (self), robo_words_get_dir_title ((RoboDir)dir));
  else if (self->colour != NO_COLOUR)
    robo_access_say (GTK_WIDGET (self), get_die_title (self->colour));
}

/* Takes back the parts of a die that were typed so fast that they have not been spoken yet. */
static void
take_parts_back (RoboControlUnit *self,
                 RoboDir          dir)
{
  robo_access_take_back (GTK_WIDGET (self), robo_words_get_dir_title (dir));
  if (self->colour != NO_COLOUR)
    robo_access_take_back (GTK_WIDGET (self), get_die_title (self->colour));
}

/* Puts a die on its key as soon as both its value and its direction are known. A part that the player has not typed is
 * that of the die on the unit. Returns FALSE if a part of the die is still missing. */
static gboolean
put_die_if_complete (RoboControlUnit *self)
{
  const RoboDie *die = get_die (self);
  guint          value = self->value;
  guint          dir = self->pointed;
  RoboRefusal    refusal;

  if (value == 0 && die != NULL)
    value = die->value;
  if (dir == NO_KEY && die != NULL)
    dir = die->key;
  if (value == 0 || dir == NO_KEY)
    return FALSE;

  take_parts_back (self, (RoboDir)dir);
  refusal = robo_program_draft_put (self->draft, choose_colour (self, value, dir), value, self->unit, dir);
  if (refusal != ROBO_REFUSED_NOT)
    g_signal_emit (self, signals[REFUSED], 0, refusal);
  else
    forget_typing (self);

  return TRUE;
}

/* Returns the face of a digit key, or 0. Digits of the numeric keypad are directions, not faces. */
static guint
find_value (const RoboKeyPress *press)
{
  int digit = robo_key_press_get_digit (press);

  return digit >= 1 && digit <= 6 && robo_key_press_get_keypad_digit (press) < 0 ? (guint)digit : 0;
}

static gboolean
is_key_of_a_program (const RoboKeyPress *press)
{
  return find_value (press) != 0 || find_dir (press) != NO_KEY || robo_key_press_means (press, GDK_KEY_b) ||
         robo_key_press_means (press, GDK_KEY_r);
}

static gboolean
type_key (RoboControlUnit    *self,
          const RoboKeyPress *press)
{
  guint value = find_value (press);
  guint dir = find_dir (press);

  if (value != 0)
    self->value = value;
  else if (robo_key_press_means (press, GDK_KEY_b))
    self->colour = ROBO_BLUE;
  else if (robo_key_press_means (press, GDK_KEY_r))
    self->colour = ROBO_RED;
  else if (dir != NO_KEY)
    point_at (self, dir);
  else
    return FALSE;

  if (!put_die_if_complete (self) && value == 0)
    say_part (self, dir);

  return TRUE;
}

static gboolean
press_key (RoboControlUnit    *self,
           const RoboKeyPress *press)
{
  /* If Num Lock is on, the Delete key of the keypad types the decimal separator. */
  static const guint delete_keys[] = { GDK_KEY_BackSpace, GDK_KEY_Delete, GDK_KEY_KP_Decimal, GDK_KEY_KP_Separator };

  for (guint i = 0; i < G_N_ELEMENTS (delete_keys); i++)
    if (robo_key_press_means (press, delete_keys[i]))
      {
        forget_typing (self);
        point_at (self, NO_KEY);
        robo_program_draft_take_last (self->draft, self->unit);
        return GDK_EVENT_STOP;
      }

  if (robo_key_press_means (press, GDK_KEY_space) || robo_key_press_get_keypad_digit (press) == 5)
    {
      click_key (self, self->pointed == NO_KEY ? ROBO_DIR_N : self->pointed);
      return GDK_EVENT_STOP;
    }

  return type_key (self, press);
}

static gboolean
key_pressed_cb (RoboControlUnit    *self,
                guint               keyval,
                guint               keycode,
                GdkModifierType     state,
                GtkEventController *controller)
{
  g_auto (RoboKeyPress) press = { 0 };

  if (self->draft == NULL || state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK))
    return GDK_EVENT_PROPAGATE;

  robo_key_press_init (&press, controller, keyval, keycode);

  return press_key (self, &press);
}

static void
focus_left_cb (RoboControlUnit *self)
{
  forget_typing (self);
  point_at (self, NO_KEY);
}

/* Selects the key of the last die, if there is one, when the unit gets the focus. */
static void
focus_entered_cb (RoboControlUnit *self)
{
  const RoboDie *die = self->draft != NULL ? get_die (self) : NULL;

  point_at (self, die != NULL ? die->key : NO_KEY);
}

/* Contents of the unit */

/* Describes the unit's dice in a sentence for a screen reader. */
static void
update_label (RoboControlUnit *self)
{
  const char      *unit = robo_words_get_unit (self->unit);
  g_autofree char *name = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  if (self->n_dice > 0)
    first = robo_words_dup_die (self->dice[0].colour, self->dice[0].value);
  if (self->n_dice > 1)
    second = robo_words_dup_die (self->dice[1].colour, self->dice[1].value);

  if (second != NULL)
    /* Translators: This is a control unit with two dice on it: “Control unit II: red 3, north-east; blue 2, east”. */
    name = g_strdup_printf (_ ("Control unit %1$s: %2$s, %3$s; %4$s, %5$s"), unit, first,
                            robo_words_get_dir (self->dice[0].key), second, robo_words_get_dir (self->dice[1].key));
  else if (first != NULL)
    /* Translators: This is a control unit with a die on it: “Control unit II: red 3, north-east”. */
    name = g_strdup_printf (_ ("Control unit %s: %s, %s"), unit, first, robo_words_get_dir (self->dice[0].key));
  else
    /* Translators: %s is I, II or III. */
    name = g_strdup_printf (_ ("Control unit %s: empty"), unit);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

RoboRefusal
robo_control_unit_get_refusal (RoboControlUnit *self,
                               RoboDir          dir)
{
  RoboRefusal refusal = ROBO_REFUSED_NOT;

  g_return_val_if_fail (ROBO_IS_CONTROL_UNIT (self), ROBO_REFUSED_NOT);

  if (self->draft == NULL)
    return ROBO_REFUSED_NOT;
  if (self->offer.die != ROBO_DRAFT_NO_DIE)
    return robo_program_draft_check_move (self->draft, self->offer.die, self->unit, dir);
  if (self->offer.value != 0)
    return robo_program_draft_check_put (self->draft, self->offer.colour, self->offer.value, self->unit, dir);

  /* Try all values, because R5.2 allows only some of them, and a puzzle provides only some. */
  for (guint value = 1; value <= 6; value++)
    {
      refusal = robo_program_draft_check_put (self->draft, ROBO_BLUE, value, self->unit, dir);
      if (refusal == ROBO_REFUSED_NOT ||
          robo_program_draft_check_put (self->draft, ROBO_RED, value, self->unit, dir) == ROBO_REFUSED_NOT)
        return ROBO_REFUSED_NOT;
    }

  return refusal;
}

static void
update_reasons (RoboControlUnit *self)
{
  for (guint dir = 0; dir < ROBO_N_DIRS; dir++)
    {
      RoboRefusal refusal = robo_control_unit_get_refusal (self, (RoboDir)dir);

      robo_control_key_set_reason (self->keys[dir],
                                   refusal != ROBO_REFUSED_NOT ? robo_words_get_refusal (refusal) : NULL);
    }
}

static void
lay_die (RoboControlUnit *self,
         const RoboDie   *die,
         RoboDieMood      mood)
{
  if (robo_control_key_has_die (self->keys[die->key]))
    {
      robo_control_key_set_die (self->middle, die, mood);
      robo_control_key_set_second (self->keys[die->key], die);
      gtk_widget_set_opacity (self->number, 0);
    }
  else
    robo_control_key_set_die (self->keys[die->key], die, mood);
  self->dice[self->n_dice++] = *die;
}

static void
take_dice (RoboControlUnit *self)
{
  for (guint dir = 0; dir < ROBO_N_DIRS; dir++)
    robo_control_key_take_die (self->keys[dir]);
  robo_control_key_take_die (self->middle);
  gtk_widget_set_opacity (self->number, 1);
  self->n_dice = 0;
}

static void
draft_changed_cb (RoboControlUnit *self)
{
  guint last = robo_program_draft_find_on_unit (self->draft, self->unit);

  take_dice (self);
  for (guint i = 0; i < ROBO_MAX_DICE; i++)
    {
      const RoboDie *die = robo_program_draft_get_die (self->draft, i);

      if (die != NULL && die->unit == self->unit && i != last)
        lay_die (self, die, ROBO_DIE_MOOD_WAITING);
    }
  if (last != ROBO_DRAFT_NO_DIE)
    lay_die (self, robo_program_draft_get_die (self->draft, last), ROBO_DIE_MOOD_WAITING);
  /* Name the unit once, because a screen reader speaks each new name of the unit with the focus. */
  update_label (self);
  update_reasons (self);
}

static void
key_clicked_cb (RoboControlUnit *self,
                RoboControlKey  *key)
{
  if (self->choices & 1u << robo_control_key_get_dir (key))
    click_key (self, robo_control_key_get_dir (key));
  if (self->draft == NULL)
    return;

  gtk_widget_grab_focus (GTK_WIDGET (self));
  point_at (self, robo_control_key_get_dir (key));
  click_key (self, robo_control_key_get_dir (key));
}

/* Returns TRUE if the unit has neither a draft nor choices. Its keys then only show dice, and don't react to the
 * pointer. */
static gboolean
is_picture (RoboControlUnit *self)
{
  return self->draft == NULL && self->choices == 0;
}

/* Lets the unit draw the dice itself if its keys only show dice, so that GTK can keep the rendered keys when the
 * dice change. */
static void
update_is_picture (RoboControlUnit *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), !is_picture (self));
  for (guint i = 0; i < ROBO_N_DIRS; i++)
    robo_control_key_set_is_bare (self->keys[i], is_picture (self));
  robo_control_key_set_is_bare (self->middle, is_picture (self));
}

static void
snapshot_die (RoboControlUnit *self,
              RoboControlKey  *key,
              GtkSnapshot     *snapshot)
{
  double x, y;

  if (!gtk_widget_translate_coordinates (GTK_WIDGET (key), GTK_WIDGET (self), 0, 0, &x, &y))
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float)x, (float)y));
  robo_control_key_snapshot_die (key, snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_dice (RoboControlUnit *self,
               GtkSnapshot     *snapshot)
{
  for (guint i = 0; i < ROBO_N_DIRS; i++)
    snapshot_die (self, self->keys[i], snapshot);
  if (gtk_widget_get_visible (GTK_WIDGET (self->middle)))
    snapshot_die (self, self->middle, snapshot);
}

/* Draws the unit. While it opens, the lid turns away around its middle, and then the dice below the lid turn up. */
static void
robo_control_unit_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  RoboControlUnit *self = ROBO_CONTROL_UNIT (widget);
  double           opened = robo_control_unit_get_opened (self);
  float            width = (float)gtk_widget_get_width (widget);
  float            height = (float)gtk_widget_get_height (widget);
  GskRoundedRect   lid;
  GdkRGBA          rgba;

  if (opened >= 1)
    {
      robo_cached_widget_snapshot_as_pixels (&self->kept, widget, snapshot,
                                             GTK_WIDGET_CLASS (robo_control_unit_parent_class)->snapshot);
      if (is_picture (self))
        snapshot_dice (self, snapshot);
      return;
    }

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (width / 2, 0));
  gtk_snapshot_scale (snapshot, (float)MAX (0.02, fabs (cos (opened * G_PI))), 1);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-width / 2, 0));
  if (opened < 0.5)
    {
      rgba = robo_css_get_colour (widget);
      rgba.alpha *= LID_ALPHA;
      gsk_rounded_rect_init_from_rect (&lid, &GRAPHENE_RECT_INIT (0, 0, width, height), LID_RADIUS);
      gtk_snapshot_push_rounded_clip (snapshot, &lid);
      gtk_snapshot_append_color (snapshot, &rgba, &lid.bounds);
      gtk_snapshot_pop (snapshot);
    }
  else
    {
      GTK_WIDGET_CLASS (robo_control_unit_parent_class)->snapshot (widget, snapshot);
      if (is_picture (self))
        snapshot_dice (self, snapshot);
    }
  gtk_snapshot_restore (snapshot);
}

static void
robo_control_unit_dispose (GObject *object)
{
  RoboControlUnit *self = ROBO_CONTROL_UNIT (object);

  g_clear_object (&self->flip);
  g_clear_object (&self->draft);
  g_clear_pointer (&self->grid, gtk_widget_unparent);
  robo_cached_widget_clear (&self->kept);

  G_OBJECT_CLASS (robo_control_unit_parent_class)->dispose (object);
}

static void
robo_control_unit_class_init (RoboControlUnitClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_control_unit_dispose;

  signals[KEY_CLICKED] = g_signal_new ("key-clicked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[REFUSED] = g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  widget_class->snapshot = robo_control_unit_snapshot;
  gtk_widget_class_set_css_name (widget_class, "controlunit");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
robo_control_unit_init (RoboControlUnit *self)
{
  GtkEventController *keyboard = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->offer = (RoboDieOffer){ .die = ROBO_DRAFT_NO_DIE };
  self->pointed = NO_KEY;
  self->colour = NO_COLOUR;
  self->grid = gtk_grid_new ();
  gtk_grid_set_row_homogeneous (GTK_GRID (self->grid), TRUE);
  gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), TRUE);
  /* Don't mirror the keys in right-to-left languages, because east is on the right in every language. */
  gtk_widget_set_direction (self->grid, GTK_TEXT_DIR_LTR);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));

  g_signal_connect_swapped (keyboard, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keyboard);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (focus_entered_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (focus_left_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}

GtkWidget *
robo_control_unit_new (guint unit)
{
  RoboControlUnit *self = g_object_new (ROBO_TYPE_CONTROL_UNIT, NULL);
  GtkWidget       *middle = robo_control_key_new_middle (unit);

  self->unit = unit;
  for (guint dir = 0; dir < ROBO_N_DIRS; dir++)
    {
      GtkWidget *key = robo_control_key_new (unit, dir);

      self->keys[dir] = ROBO_CONTROL_KEY (key);
      g_signal_connect_object (key, "clicked", G_CALLBACK (key_clicked_cb), self, G_CONNECT_SWAPPED);
      gtk_grid_attach (GTK_GRID (self->grid), key, 1 + robo_dir_dx (dir), 1 + robo_dir_dy (dir), 1, 1);
    }
  self->number = gtk_label_new (robo_words_get_unit (unit));
  gtk_widget_add_css_class (self->number, "number");
  gtk_grid_attach (GTK_GRID (self->grid), self->number, 1, 1, 1, 1);
  self->middle = ROBO_CONTROL_KEY (middle);
  g_signal_connect_object (middle, "clicked", G_CALLBACK (key_clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_grid_attach (GTK_GRID (self->grid), middle, 1, 1, 1, 1);
  robo_control_unit_set_draft (self, NULL);

  return GTK_WIDGET (self);
}

guint
robo_control_unit_get_unit (RoboControlUnit *self)
{
  g_return_val_if_fail (ROBO_IS_CONTROL_UNIT (self), 0);

  return self->unit;
}

RoboControlKey *
robo_control_unit_get_key (RoboControlUnit *self,
                           RoboDir          dir)
{
  g_return_val_if_fail (ROBO_IS_CONTROL_UNIT (self), NULL);
  g_return_val_if_fail ((guint)dir < ROBO_N_DIRS, NULL);

  return self->keys[dir];
}

RoboControlKey *
robo_control_unit_get_middle (RoboControlUnit *self)
{
  g_return_val_if_fail (ROBO_IS_CONTROL_UNIT (self), NULL);

  return self->middle;
}

void
robo_control_unit_set_draft (RoboControlUnit  *self,
                             RoboProgramDraft *draft)
{
  g_return_if_fail (ROBO_IS_CONTROL_UNIT (self));
  g_return_if_fail (draft == NULL || ROBO_IS_PROGRAM_DRAFT (draft));

  if (self->draft != NULL)
    g_signal_handlers_disconnect_by_data (self->draft, self);
  g_set_object (&self->draft, draft);

  self->offer = (RoboDieOffer){ .die = ROBO_DRAFT_NO_DIE };
  forget_typing (self);
  point_at (self, NO_KEY);
  gtk_widget_set_focusable (GTK_WIDGET (self), draft != NULL);
  update_is_picture (self);

  if (draft != NULL)
    {
      g_signal_connect_object (draft, "changed", G_CALLBACK (draft_changed_cb), self, G_CONNECT_SWAPPED);
      draft_changed_cb (self);
    }
  else
    {
      robo_control_unit_take_dice (self);
      update_reasons (self);
    }
}

void
robo_control_unit_set_die (RoboControlUnit *self,
                           const RoboDie   *die,
                           RoboDieMood      mood)
{
  g_return_if_fail (ROBO_IS_CONTROL_UNIT (self));
  g_return_if_fail (die->unit == self->unit);
  g_return_if_fail (self->n_dice < ROBO_MAX_DICE);

  lay_die (self, die, mood);
  update_label (self);
}

void
robo_control_unit_take_dice (RoboControlUnit *self)
{
  g_return_if_fail (ROBO_IS_CONTROL_UNIT (self));

  take_dice (self);
  update_label (self);
}

void
robo_control_unit_set_offer (RoboControlUnit    *self,
                             const RoboDieOffer *offer)
{
  g_return_if_fail (ROBO_IS_CONTROL_UNIT (self));

  self->offer = *offer;
  update_reasons (self);
}

void
robo_control_unit_set_choices (RoboControlUnit *self,
                               guint            keys)
{
  g_return_if_fail (ROBO_IS_CONTROL_UNIT (self));

  self->choices = keys;
  for (guint dir = 0; dir < ROBO_N_DIRS; dir++)
    {
      robo_css_set_class (GTK_WIDGET (self->keys[dir]), "choice", keys >> dir & 1);
    }
  update_is_picture (self);
}

gboolean
robo_control_unit_type (RoboControlUnit    *self,
                        const RoboKeyPress *press)
{
  g_return_val_if_fail (ROBO_IS_CONTROL_UNIT (self), FALSE);

  /* Give the unit the focus before it handles the key press, because the unit selects a key with a die when it gets
   * the focus. */
  if (self->draft == NULL || !is_key_of_a_program (press))
    return FALSE;

  gtk_widget_grab_focus (GTK_WIDGET (self));

  return type_key (self, press);
}

gboolean
robo_control_unit_find_dir (const RoboKeyPress *press,
                            RoboDir            *dir)
{
  /* Ignore plain arrow keys, which move the focus. */
  guint found = find_compass_dir (press);

  if (found == NO_KEY)
    return FALSE;

  *dir = (RoboDir)found;

  return TRUE;
}

static void
flipped_cb (double   value,
            gpointer user_data)
{
  gtk_widget_queue_draw (user_data);
}

void
robo_control_unit_flip_open (RoboControlUnit *self,
                             guint            duration_ms)
{
  g_return_if_fail (ROBO_IS_CONTROL_UNIT (self));

  if (self->flip == NULL && duration_ms == 0)
    return;
  if (self->flip == NULL)
    {
      self->flip = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, duration_ms,
                                            adw_callback_animation_target_new (flipped_cb, self, NULL));
      adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->flip), ADW_LINEAR);
    }
  if (duration_ms == 0)
    {
      adw_animation_skip (self->flip);
      return;
    }

  adw_timed_animation_set_duration (ADW_TIMED_ANIMATION (self->flip), duration_ms);
  adw_animation_reset (self->flip);
  adw_animation_play (self->flip);
}

double
robo_control_unit_get_opened (RoboControlUnit *self)
{
  double begin;

  g_return_val_if_fail (ROBO_IS_CONTROL_UNIT (self), 1);

  if (self->flip == NULL)
    return 1;

  begin = LATEST_FLIP * self->unit / (ROBO_N_UNITS - 1);

  return CLAMP ((adw_animation_get_value (self->flip) - begin) / (1 - LATEST_FLIP), 0, 1);
}
