// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that toasts follow each other, and that offers to undo do not wait for mere messages.
#include "config.h"

#include <adwaita.h>

#include "tests/ui/ui-drive.h"
#include "ui/widgets/robo-message.h"

typedef struct
{
  GtkWindow       *window;
  AdwToastOverlay *toasts;
  guint            n_undone;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->window = GTK_WINDOW (gtk_window_new ());
  fixture->toasts = ADW_TOAST_OVERLAY (adw_toast_overlay_new ());
  adw_toast_overlay_set_child (fixture->toasts, gtk_label_new ("Page"));
  gtk_window_set_child (fixture->window, GTK_WIDGET (fixture->toasts));
  gtk_window_set_default_size (fixture->window, 600, 400);
  ui_drive_show (fixture->window);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gtk_window_destroy (fixture->window);
}

static void
undo_cb (AdwToastOverlay *toasts,
         AdwToast        *toast)
{
  Fixture *fixture = g_object_get_data (G_OBJECT (toasts), "fixture");

  fixture->n_undone++;
}

static AdwToast *
offer (Fixture    *fixture,
       const char *sentence)
{
  g_object_set_data (G_OBJECT (fixture->toasts), "fixture", fixture);

  return robo_message_offer_undo (fixture->toasts, sentence, G_CALLBACK (undo_cb), fixture->toasts);
}

static gboolean
is_shown (Fixture    *fixture,
          const char *sentence)
{
  return ui_drive_find_label (fixture->toasts, sentence) != NULL;
}

/* An offer to undo is shown at once, instead of a message that would be shown for five seconds. */
static void
test_offer (Fixture      *fixture,
            gconstpointer data)
{

  robo_message_toast (fixture->toasts, "Copied");
  offer (fixture, "“A < B” deleted");
  g_assert_true (is_shown (fixture, "Copied"));
  ui_drive_until (is_shown (fixture, "“A < B” deleted"));
  g_assert_false (is_shown (fixture, "Copied"));

  ui_drive_settle_place (ui_drive_find_label (fixture->toasts, "Undo"));
  ui_drive_click (ui_drive_find_label (fixture->toasts, "Undo"));
  ui_drive_until (fixture->n_undone == 1);
}

/* An offer is withdrawn at once, while it appears. */
static void
test_withdraw (Fixture      *fixture,
               gconstpointer data)
{
  robo_message_withdraw_undo (fixture->toasts, offer (fixture, "First game removed"));
  offer (fixture, "Second game removed");
  ui_drive_until (is_shown (fixture, "Second game removed"));
  g_assert_false (is_shown (fixture, "First game removed"));
}

/* An offer that still waits for its turn is never shown. */
static void
test_withdraw_waiting (Fixture      *fixture,
                       gconstpointer data)
{
  robo_message_toast (fixture->toasts, "Copied");
  robo_message_withdraw_undo (fixture->toasts, offer (fixture, "First game removed"));
  offer (fixture, "Second game removed");
  ui_drive_until (is_shown (fixture, "Second game removed"));
  g_assert_false (is_shown (fixture, "Copied"));
  g_assert_false (is_shown (fixture, "First game removed"));
}

/* Checks that all of the toast's text and its buttons are within the window, and that the text is not cut. */
static void
assert_whole (Fixture    *fixture,
              const char *sentence,
              const char *button)
{
  GtkWidget      *label, *last;
  graphene_rect_t area;

  ui_drive_until ((label = ui_drive_find_label (fixture->toasts, sentence)) != NULL);
  ui_drive_settle_place (label);
  ui_drive_shoot (button != NULL ? "narrow-offer" : "narrow-toast");
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
  last = button != NULL ? ui_drive_find_label (fixture->toasts, button) : label;
  g_assert_nonnull (last);
  for (GtkWidget *part = label; part != NULL; part = part == label && last != label ? last : NULL)
    {
      g_assert_true (gtk_widget_compute_bounds (part, GTK_WIDGET (fixture->toasts), &area));
      g_assert_cmpfloat (area.origin.x, >=, 0);
      /* Beside the last part is the button that closes the toast. */
      g_assert_cmpfloat (area.origin.x + area.size.width + 34, <=, gtk_widget_get_width (GTK_WIDGET (fixture->toasts)));
    }
}

/* In a narrow window a sentence has several lines. */
static void
test_narrow (Fixture      *fixture,
             gconstpointer data)
{
  gtk_window_set_default_size (fixture->window, 360, 500);
  ui_drive_until (gtk_widget_get_width (GTK_WIDGET (fixture->toasts)) <= 360);
  robo_message_toast (fixture->toasts, "You’re testing your card. Press Escape to return.");
  assert_whole (fixture, "You’re testing your card. Press Escape to return.", NULL);
  offer (fixture, "The arena “Ruhrgebiet” was removed");
  assert_whole (fixture, "The arena “Ruhrgebiet” was removed", "Undo");
}

/* With large text a toast is as wide as a board, not as the window, so a sentence of usual length has several lines. */
static void
test_large_text (Fixture      *fixture,
                 gconstpointer data)
{
  static const char sentence[] = "You’re testing your card. Press Escape to return to it.";
  GtkSettings      *settings = gtk_settings_get_default ();
  GtkWidget        *label;

  g_object_set (settings, "gtk-xft-dpi", 192 * PANGO_SCALE, NULL);
  gtk_window_set_default_size (fixture->window, 1280, 500);
  ui_drive_until (gtk_widget_get_width (GTK_WIDGET (fixture->toasts)) >= 1200);
  robo_message_toast (fixture->toasts, sentence);
  ui_drive_until ((label = ui_drive_find_label (fixture->toasts, sentence)) != NULL);
  ui_drive_settle_place (label);
  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (label))), >, 1);
  gtk_settings_reset_property (settings, "gtk-xft-dpi");
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);

  g_test_add ("/ui/widgets/message/undo-offer/is-shown-instead-of-a-message",
              Fixture, NULL, set_up, test_offer, tear_down);
  g_test_add ("/ui/widgets/message/withdrawn-undo-offer/next-offer-is-shown",
              Fixture, NULL, set_up, test_withdraw, tear_down);
  g_test_add ("/ui/widgets/message/waiting-undo-offer/is-not-shown-if-withdrawn",
              Fixture, NULL, set_up, test_withdraw_waiting, tear_down);

  g_test_add ("/ui/widgets/message/narrow-window/sentence-is-whole",
              Fixture, NULL, set_up, test_narrow, tear_down);
  g_test_add ("/ui/widgets/message/large-text/sentence-has-several-lines",
              Fixture, NULL, set_up, test_large_text, tear_down);

  return g_test_run ();
}
