// SPDX-License-Identifier: GPL-3.0-or-later
// Tests programming on a controller, by keyboard, mouse, and drag and drop (R5.1).
#include "config.h"

#include "ui/match/program/robo-controller-view.h"
#include "ui/match/program/robo-die-popover.h"
#include "ui/widgets/pictures/robo-ink.h"

#include "tests/ui/ui-drive.h"

typedef struct
{
  RoboBoard          *board;
  RoboCards           cards;
  RoboProgramDraft   *draft;
  GtkWidget          *window;
  RoboControllerView *controller;
  guint               refusal;
} Fixture;

static void
refused_cb (Fixture *fixture,
            guint    refusal)
{
  fixture->refusal = refusal;
}

/* Shows a controller. `data` is the robot's ability (a RoboAbilityKind), or NULL. */
static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  RoboPlan  plan = { .columns = 7, .rows = 6 };
  RoboSetup setup = { 0 };
  RoboState state;

  robo_state_init (&state);
  state.robots[0].kind = ROBO_SEAT_OPERATOR;
  state.robots[0].space = 20;
  if (data != NULL)
    {
      fixture->cards.n_cards = 1;
      fixture->cards.cards[0] = (RoboCard){ .n_abilities = 1, .abilities = { { .kind = GPOINTER_TO_UINT (data) } } };
      state.robots[0].cards[0] = 0;
      setup.cards = &fixture->cards;
    }
  robo_rules_init_training (&setup.rules);
  setup.board = fixture->board = robo_board_new (&plan);
  fixture->draft = robo_program_draft_new (&setup, &state, 0);

  robo_ink_load_css ();
  fixture->controller = ROBO_CONTROLLER_VIEW (g_object_new (ROBO_TYPE_CONTROLLER_VIEW, NULL));
  gtk_widget_set_halign (GTK_WIDGET (fixture->controller), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (fixture->controller), GTK_ALIGN_CENTER);
  g_signal_connect_swapped (fixture->controller, "refused", G_CALLBACK (refused_cb), fixture);
  robo_controller_view_set_draft (fixture->controller, fixture->draft);

  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 500, 400);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->controller));
  ui_drive_show (GTK_WINDOW (fixture->window));
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  GtkWidget *window = fixture->window;

  g_object_add_weak_pointer (G_OBJECT (fixture->controller), (gpointer *)&fixture->controller);
  gtk_window_destroy (GTK_WINDOW (window));
  ui_drive_until (fixture->controller == NULL);
  g_assert_finalize_object (fixture->draft);
  robo_board_free (fixture->board);
}

static void
assert_program (Fixture    *fixture,
                const char *expected)
{
  g_autofree char *text = NULL;
  RoboProgram      program;

  robo_program_unpack (&program, robo_program_draft_get_answer (fixture->draft));
  text = robo_program_to_text (&program);
  g_assert_cmpstr (text, ==, expected);
}

static GtkWidget *
get_key (Fixture *fixture,
         guint    unit,
         RoboDir  dir)
{
  return GTK_WIDGET (robo_control_unit_get_key (robo_controller_view_get_unit (fixture->controller, unit), dir));
}

static RoboDiceTray *
get_tray (Fixture *fixture)
{
  return robo_controller_view_get_tray (fixture->controller);
}

static GtkWidget *
get_face (Fixture   *fixture,
          RoboColour colour,
          guint      value)
{
  return robo_dice_tray_get_face (get_tray (fixture), colour, value);
}

static void
type (Fixture    *fixture,
      const char *keys)
{
  ui_drive_keys (fixture->window, keys);
}

static void
point_into_window (Fixture *fixture)
{
  ui_drive_click (ui_drive_find (get_tray (fixture), GTK_TYPE_LABEL, 0));
}

static gboolean
has_description (GtkWidget  *widget,
                 const char *text)
{
  g_autofree char *other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                                               GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text);

  return other == NULL;
}

static void
test_keyboard (Fixture      *fixture,
               gconstpointer data)
{
  point_into_window (fixture);
  gtk_widget_grab_focus (GTK_WIDGET (robo_controller_view_get_unit (fixture->controller, 0)));

  type (fixture, "KP_8 3");
  assert_program (fixture, "b3n - -");
  type (fixture, "r");
  assert_program (fixture, "r3n - -");
  type (fixture, "KP_9");
  assert_program (fixture, "r3ne - -");
  type (fixture, "b");
  g_assert_cmpint (fixture->refusal, ==, ROBO_REFUSED_DIE_COLOUR);
  assert_program (fixture, "r3ne - -");

  /* Type first the face, then the key; letters also stand for directions. */
  type (fixture, "Tab 6 d");
  assert_program (fixture, "r3ne b6e -");
  type (fixture, "Tab 2 Left");
  assert_program (fixture, "r3ne b6e b2w");
  ui_drive_shoot ("controller-keyboard");
  type (fixture, "BackSpace");
  assert_program (fixture, "r3ne b6e -");
  type (fixture, "z 4");
  assert_program (fixture, "r3ne b6e r4sw");
  type (fixture, "shift+Tab shift+Tab 1");
  assert_program (fixture, "r1ne b6e r4sw");
}

static void
test_mouse (Fixture      *fixture,
            gconstpointer data)
{
  RoboDiePopover *popover;

  ui_drive_click (get_key (fixture, 1, ROBO_DIR_S));
  ui_drive_until ((popover = ui_drive_find (fixture->controller, ROBO_TYPE_DIE_POPOVER, 0)) != NULL &&
                  gtk_widget_get_mapped (GTK_WIDGET (popover)));
  ui_drive_shoot ("controller-popover");
  ui_drive_click (ui_drive_find (popover, GTK_TYPE_BUTTON, ROBO_RED * 6 + 5 - 1));
  assert_program (fixture, "- r5s -");

  /* A blue die is not offered for a diagonal key. */
  ui_drive_click (get_key (fixture, 2, ROBO_DIR_NW));
  ui_drive_until (gtk_widget_get_mapped (GTK_WIDGET (popover)));
  g_assert_false (gtk_widget_get_sensitive (ui_drive_find (popover, GTK_TYPE_BUTTON, ROBO_BLUE * 6 + 5 - 1)));
  ui_drive_click (ui_drive_find (popover, GTK_TYPE_BUTTON, ROBO_RED * 6 + 1 - 1));
  assert_program (fixture, "- r5s r1nw");
}

/* A program that is pasted meanwhile uses both blue dice, which the open popover still offers. */
static void
test_late_refusal (Fixture      *fixture,
                   gconstpointer data)
{
  RoboDiePopover *popover;

  ui_drive_click (get_key (fixture, 2, ROBO_DIR_S));
  ui_drive_until ((popover = ui_drive_find (fixture->controller, ROBO_TYPE_DIE_POPOVER, 0)) != NULL &&
                  gtk_widget_get_mapped (GTK_WIDGET (popover)));
  robo_program_draft_put (fixture->draft, ROBO_BLUE, 3, 0, ROBO_DIR_N);
  robo_program_draft_put (fixture->draft, ROBO_BLUE, 6, 1, ROBO_DIR_E);
  ui_drive_click (ui_drive_find (popover, GTK_TYPE_BUTTON, ROBO_BLUE * 6 + 4 - 1));
  ui_drive_until (!gtk_widget_get_mapped (GTK_WIDGET (popover)));

  g_assert_cmpint (fixture->refusal, ==, ROBO_REFUSED_TOO_MANY);
  assert_program (fixture, "b3n b6e -");
}

static void
test_drag (Fixture      *fixture,
           gconstpointer data)
{
  ui_drive_drag (get_face (fixture, ROBO_BLUE, 4), get_key (fixture, 0, ROBO_DIR_E));
  assert_program (fixture, "b4e - -");

  ui_drive_drag (get_key (fixture, 0, ROBO_DIR_E), get_key (fixture, 2, ROBO_DIR_S));
  assert_program (fixture, "- - b4s");

  ui_drive_drag (get_key (fixture, 2, ROBO_DIR_S), get_key (fixture, 2, ROBO_DIR_SE));
  ui_drive_until (fixture->refusal == ROBO_REFUSED_DIE_COLOUR);
  assert_program (fixture, "- - b4s");

  ui_drive_drag (get_key (fixture, 2, ROBO_DIR_S), GTK_WIDGET (get_tray (fixture)));
  assert_program (fixture, "- - -");

  fixture->refusal = ROBO_REFUSED_NOT;
  ui_drive_drag (get_face (fixture, ROBO_BLUE, 2), get_key (fixture, 1, ROBO_DIR_NW));
  ui_drive_until (fixture->refusal == ROBO_REFUSED_DIE_COLOUR);
  assert_program (fixture, "- - -");
}

/* A small tray has no faces, so a die dragged from there asks for its face. */
static void
test_drag_small (Fixture      *fixture,
                 gconstpointer data)
{
  RoboDiePopover *popover;

  robo_dice_tray_set_is_small (get_tray (fixture), TRUE);
  ui_drive_settle (fixture->window);
  g_assert_false (gtk_widget_get_mapped (get_face (fixture, ROBO_BLUE, 1)));
  ui_drive_drag (robo_dice_tray_get_die (get_tray (fixture), 0), get_key (fixture, 0, ROBO_DIR_E));
  ui_drive_until ((popover = ui_drive_find (fixture->controller, ROBO_TYPE_DIE_POPOVER, 0)) != NULL &&
                  gtk_widget_get_mapped (GTK_WIDGET (popover)));
  ui_drive_click (ui_drive_find (popover, GTK_TYPE_BUTTON, ROBO_BLUE * 6 + 4 - 1));
  assert_program (fixture, "b4e - -");
}

/* While a face is chosen, each key shows whether a die with it may lie there. The face stays chosen until it lies on
 * a key or is pressed again. */
static void
test_face (Fixture      *fixture,
           gconstpointer data)
{
  GtkWidget *diagonal = get_key (fixture, 1, ROBO_DIR_SE);

  ui_drive_click (get_face (fixture, ROBO_BLUE, 6));
  g_assert_true (gtk_widget_has_css_class (get_face (fixture, ROBO_BLUE, 6), "chosen"));
  g_assert_true (gtk_widget_has_css_class (diagonal, "forbidden"));
  ui_drive_shoot ("controller-chosen-face");
  ui_drive_click (diagonal);
  g_assert_cmpint (fixture->refusal, ==, ROBO_REFUSED_DIE_COLOUR);
  assert_program (fixture, "- - -");

  ui_drive_click (get_key (fixture, 1, ROBO_DIR_S));
  assert_program (fixture, "- b6s -");
  g_assert_false (gtk_widget_has_css_class (get_face (fixture, ROBO_BLUE, 6), "chosen"));
  g_assert_false (gtk_widget_has_css_class (diagonal, "forbidden"));

  ui_drive_click (get_face (fixture, ROBO_RED, 1));
  ui_drive_click (get_face (fixture, ROBO_RED, 5));
  ui_drive_click (diagonal);
  assert_program (fixture, "- r5se -");

  ui_drive_click (get_face (fixture, ROBO_RED, 2));
  ui_drive_click (get_face (fixture, ROBO_RED, 2));
  g_assert_false (gtk_widget_has_css_class (get_face (fixture, ROBO_RED, 2), "chosen"));
}

/* A color whose dice are both on the controller can still replace them. */
static void
test_used_up (Fixture      *fixture,
              gconstpointer data)
{
  GtkLabel *label = ui_drive_find (get_tray (fixture), GTK_TYPE_LABEL, ROBO_RED);

  g_assert_cmpstr (gtk_label_get_label (label), ==, "Fire");
  robo_program_draft_put (fixture->draft, ROBO_RED, 1, 0, ROBO_DIR_N);
  g_assert_cmpstr (gtk_label_get_label (label), ==, "Fire");
  robo_program_draft_put (fixture->draft, ROBO_RED, 1, 1, ROBO_DIR_N);
  g_assert_cmpstr (gtk_label_get_label (label), ==, "None left");
  ui_drive_shoot ("controller-none-left");

  ui_drive_click (get_face (fixture, ROBO_RED, 3));
  ui_drive_click (get_key (fixture, 2, ROBO_DIR_W));
  g_assert_cmpint (fixture->refusal, ==, ROBO_REFUSED_TOO_MANY);
  ui_drive_click (get_key (fixture, 1, ROBO_DIR_W));
  assert_program (fixture, "r1n r3w -");
}

/* A key on which no remaining die may lie says so. */
static void
test_forbidden (Fixture      *fixture,
                gconstpointer data)
{
  GtkWidget *key = get_key (fixture, 2, ROBO_DIR_SW);

  g_assert_false (gtk_widget_has_css_class (key, "forbidden"));
  robo_program_draft_put (fixture->draft, ROBO_RED, 1, 0, ROBO_DIR_N);
  robo_program_draft_put (fixture->draft, ROBO_RED, 1, 1, ROBO_DIR_N);
  g_assert_true (gtk_widget_has_css_class (key, "forbidden"));
  g_assert_nonnull (gtk_widget_get_tooltip_text (key));
  g_assert_false (gtk_widget_has_css_class (get_key (fixture, 2, ROBO_DIR_S), "forbidden"));
  g_assert_false (gtk_widget_has_css_class (get_key (fixture, 1, ROBO_DIR_SW), "forbidden"));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_key (fixture, 0, ROBO_DIR_N)), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Control unit I, north: red 1");
}

static RoboControlKey *
get_middle (Fixture *fixture,
            guint    unit)
{
  return robo_control_unit_get_middle (robo_controller_view_get_unit (fixture->controller, unit));
}

static void
assert_name (gpointer    widget,
             const char *name)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

/* R5.3: The second die on a key is in the middle, and both are named. A digit changes the die that was laid last. */
static void
test_two_dice_by_keys (Fixture      *fixture,
                       gconstpointer data)
{
  point_into_window (fixture);
  gtk_widget_grab_focus (GTK_WIDGET (robo_controller_view_get_unit (fixture->controller, 0)));

  type (fixture, "d b 2");
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (get_middle (fixture, 0))));
  type (fixture, "d r 5");
  assert_program (fixture, "b2e+r5e - -");
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (get_middle (fixture, 0))));
  g_assert_true (gtk_widget_has_css_class (get_key (fixture, 0, ROBO_DIR_E), "double"));
  assert_name (get_key (fixture, 0, ROBO_DIR_E), "Control unit I, east: blue 2 and red 5");
  assert_name (get_middle (fixture, 0), "Control unit I, east: red 5");
  assert_name (robo_controller_view_get_unit (fixture->controller, 0), "Control unit I: blue 2, east; red 5, east");
  ui_drive_shoot ("controller-two-dice");

  type (fixture, "6");
  assert_program (fixture, "b2e+r6e - -");
  type (fixture, "b 3");
  assert_program (fixture, "b3e+r6e - -");
  type (fixture, "BackSpace");
  assert_program (fixture, "r6e - -");
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (get_middle (fixture, 0))));
  g_assert_false (gtk_widget_has_css_class (get_key (fixture, 0, ROBO_DIR_E), "double"));
  type (fixture, "BackSpace");
  assert_program (fixture, "- - -");
}

/* The popover has a button for each die, and the die in the middle can be clicked and dragged. */
static void
test_two_dice_by_mouse (Fixture      *fixture,
                        gconstpointer data)
{
  RoboDiePopover *popover;

  ui_drive_click (get_key (fixture, 0, ROBO_DIR_E));
  ui_drive_until ((popover = ui_drive_find (fixture->controller, ROBO_TYPE_DIE_POPOVER, 0)) != NULL &&
                  gtk_widget_get_mapped (GTK_WIDGET (popover)));
  ui_drive_click (ui_drive_find (popover, GTK_TYPE_BUTTON, ROBO_BLUE * 6 + 2 - 1));
  ui_drive_until (!gtk_widget_get_mapped (GTK_WIDGET (popover)));
  ui_drive_click (get_key (fixture, 0, ROBO_DIR_E));
  ui_drive_until (gtk_widget_get_mapped (GTK_WIDGET (popover)));
  ui_drive_click (ui_drive_find (popover, GTK_TYPE_BUTTON, ROBO_RED * 6 + 5 - 1));
  ui_drive_until (!gtk_widget_get_mapped (GTK_WIDGET (popover)));
  assert_program (fixture, "b2e+r5e - -");

  ui_drive_click (GTK_WIDGET (get_middle (fixture, 0)));
  ui_drive_until (gtk_widget_get_mapped (GTK_WIDGET (popover)));
  g_assert_cmpstr (gtk_button_get_label (ui_drive_find (popover, GTK_TYPE_BUTTON, 13)), ==, "Remove red 5");
  ui_drive_shoot ("controller-two-dice-popover");
  ui_drive_click (ui_drive_find (popover, GTK_TYPE_BUTTON, 12));
  ui_drive_until (!gtk_widget_get_mapped (GTK_WIDGET (popover)));
  assert_program (fixture, "r5e - -");
  robo_program_draft_undo (fixture->draft);

  ui_drive_drag (GTK_WIDGET (get_middle (fixture, 0)), get_key (fixture, 1, ROBO_DIR_SW));
  assert_program (fixture, "b2e r5sw -");
  ui_drive_drag (get_key (fixture, 0, ROBO_DIR_E), get_key (fixture, 1, ROBO_DIR_S));
  assert_program (fixture, "- b2s+r5sw -");
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (get_middle (fixture, 1))));
}

/* A screen reader speaks the parts of a die that the unit does not yet name. */
static void
test_parts (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget *unit = GTK_WIDGET (robo_controller_view_get_unit (fixture->controller, 1));

  point_into_window (fixture);
  gtk_widget_grab_focus (unit);
  type (fixture, "e");
  ui_drive_until (has_description (unit, "Northeast."));
  type (fixture, "r");
  ui_drive_until (has_description (unit, "Red die."));
  type (fixture, "2");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (unit), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Control unit II: red 2, northeast");
}

#define add(path, function) g_test_add ("/ui/match/controller-view/" path, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  add ("keyboard/places-dice", test_keyboard);
  add ("keyboard/announces-the-parts-of-a-die", test_parts);
  add ("mouse/places-dice", test_mouse);
  add ("program-pasted-while-the-popover-is-open/used-die-is-refused", test_late_refusal);
  add ("drag/places-and-moves-dice", test_drag);
  add ("die-dragged-from-a-small-tray/asks-for-its-face", test_drag_small);
  add ("chosen-face/is-laid-on-the-next-allowed-key", test_face);
  add ("color-whose-dice-are-all-laid/says-so-and-new-faces-replace-laid-dice", test_used_up);
  add ("R5.1/key-that-no-remaining-die-may-use/is-marked-and-has-a-tooltip", test_forbidden);

  g_test_add ("/ui/match/controller-view/R5.3/two-dice-on-a-key/are-placed-by-keyboard",
              Fixture, GUINT_TO_POINTER (ROBO_ABILITY_ALL_DICE), set_up,
              test_two_dice_by_keys, tear_down);
  g_test_add ("/ui/match/controller-view/R5.3/two-dice-on-a-key/are-placed-by-mouse",
              Fixture, GUINT_TO_POINTER (ROBO_ABILITY_ALL_DICE), set_up,
              test_two_dice_by_mouse, tear_down);

  return g_test_run ();
}
