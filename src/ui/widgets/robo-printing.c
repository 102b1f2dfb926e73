// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-printing.h"

#include <glib/gi18n.h>

#include "draw/robo-card-pages.h"
#include "draw/robo-render.h"

#include "robo-message.h"

/* An arena has this white margin, in points, because printers do not reach the border of the paper, whatever they
 * report. */
#define ARENA_MARGIN 12

/* Holds the cards to print. The faces borrow their texts from the set. */
typedef struct
{
  RoboModuleSet *set;
  RoboCardFace  *faces;
  guint          n_faces;
} Cards;

static void
free_cards (gpointer data)
{
  Cards *cards = data;

  g_free (cards->faces);
  robo_module_set_unref (cards->set);
  g_free (cards);
}

static GtkPrintOperation *
new_operation (const char *title,
               guint       n_pages)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_new ();

  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, title);
  gtk_print_operation_set_print_settings (operation, settings);
  gtk_print_operation_set_job_name (operation, title);
  gtk_print_operation_set_n_pages (operation, (int)n_pages);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);

  return operation;
}

static void
draw_cards_cb (Cards           *cards,
               GtkPrintContext *context,
               int              page)
{
  cairo_t *cr = gtk_print_context_get_cairo_context (context);
  double   width = gtk_print_context_get_width (context);
  double   height = gtk_print_context_get_height (context);
  double   cards_width, cards_height, scale;

  robo_card_pages_get_size (&cards_width, &cards_height);
  scale = MIN (1, MIN (width / cards_width, height / cards_height));
  cairo_translate (cr, (width - scale * ROBO_CARD_PAGE_WIDTH) / 2, (height - scale * ROBO_CARD_PAGE_HEIGHT) / 2);
  cairo_scale (cr, scale, scale);
  robo_draw_card_page (cr, cards->faces, cards->n_faces, (guint)page);
}

static void
draw_arena_cb (const RoboPlan  *plan,
               GtkPrintContext *context)
{
  cairo_t *cr = gtk_print_context_get_cairo_context (context);

  cairo_translate (cr, ARENA_MARGIN, ARENA_MARGIN);
  robo_draw_arena_page (cr, plan, gtk_print_context_get_width (context) - 2 * ARENA_MARGIN,
                        gtk_print_context_get_height (context) - 2 * ARENA_MARGIN);
}

/* Returns the choices that the user made the last time, such as the printer and the paper. If `chosen` is not NULL,
 * keeps these new choices for the next time. */
static GtkPrintSettings *
get_kept_settings (GtkPrintSettings *chosen)
{
  static GtkPrintSettings *kept;

  if (chosen != NULL)
    g_set_object (&kept, chosen);

  return kept;
}

/* Ends the operation, and shows its error, if there is one. An error is shown once, even if both the `done` signal and
 * gtk_print_operation_run() report it. */
static void
end (GtkPrintOperation *operation,
     const GError      *error)
{
  g_autoptr (GtkPrintOperation) self = g_object_steal_data (G_OBJECT (operation), "self");
  g_autoptr (GtkWidget) over = g_weak_ref_get (g_object_get_data (G_OBJECT (operation), "over"));

  if (self != NULL && over != NULL && error != NULL)
    robo_message_show_error (over, _ ("Pages Could Not Be Printed"), error->message);
}

static void
done_cb (GtkPrintOperation      *operation,
         GtkPrintOperationResult result)
{
  g_autoptr (GError) error = NULL;

  if (result == GTK_PRINT_OPERATION_RESULT_APPLY)
    get_kept_settings (gtk_print_operation_get_print_settings (operation));
  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    gtk_print_operation_get_error (operation, &error);
  end (operation, error);
}

static void
free_weak_ref (gpointer data)
{
  g_weak_ref_clear (data);
  g_free (data);
}

GtkPrintOperation *
robo_printing_new_cards (RoboModuleSet *set)
{
  const RoboCards   *all;
  Cards             *cards;
  GtkPrintOperation *operation;

  g_return_val_if_fail (set != NULL, NULL);

  all = robo_module_set_get_cards (set);
  g_return_val_if_fail (all->n_cards > 0, NULL);

  cards = g_new0 (Cards, 1);
  cards->set = robo_module_set_ref (set);
  cards->n_faces = all->n_cards;
  cards->faces = g_new0 (RoboCardFace, all->n_cards);
  for (guint i = 0; i < all->n_cards; i++)
    cards->faces[i] = (RoboCardFace){ &all->cards[i], robo_module_set_get_title (set, i),
                                      robo_module_set_get_text (set, i), robo_module_set_get_pictogram (set, i) };

  operation = new_operation (robo_module_set_get_name (set), robo_card_pages_count (cards->n_faces));
  /* Print on the full page, because cards have their own margins. */
  gtk_print_operation_set_use_full_page (operation, TRUE);
  g_object_set_data_full (G_OBJECT (operation), "cards", cards, free_cards);
  g_signal_connect_swapped (operation, "draw-page", G_CALLBACK (draw_cards_cb), cards);

  return operation;
}

GtkPrintOperation *
robo_printing_new_arena (const RoboPlan *plan,
                         const char     *title)
{
  GtkPrintOperation *operation;
  RoboPlan          *copy;

  g_return_val_if_fail (plan != NULL && title != NULL, NULL);

  copy = g_memdup2 (plan, sizeof *plan);
  operation = new_operation (title, 1);
  g_object_set_data_full (G_OBJECT (operation), "plan", copy, g_free);
  g_signal_connect_swapped (operation, "draw-page", G_CALLBACK (draw_arena_cb), copy);
  if (plan->columns > plan->rows)
    {
      g_autoptr (GtkPageSetup) page_setup = gtk_page_setup_new ();

      gtk_page_setup_set_orientation (page_setup, GTK_PAGE_ORIENTATION_LANDSCAPE);
      gtk_print_operation_set_default_page_setup (operation, page_setup);
    }

  return operation;
}

void
robo_printing_ask (GtkPrintOperation *operation,
                   GtkWidget         *over)
{
  g_autoptr (GtkPrintOperation) owned = operation;
  g_autoptr (GError) error = NULL;
  GtkPrintSettings *kept = get_kept_settings (NULL);
  GWeakRef         *ref;

  g_return_if_fail (GTK_IS_PRINT_OPERATION (operation) && GTK_IS_WIDGET (over));

  if (kept != NULL)
    {
      g_autoptr (GtkPrintSettings) settings = gtk_print_settings_copy (kept);
      GtkPrintSettings *own = gtk_print_operation_get_print_settings (operation);

      /* Forget the output file, the orientation and the range of the last printing. */
      gtk_print_settings_unset (settings, GTK_PRINT_SETTINGS_OUTPUT_URI);
      gtk_print_settings_unset (settings, GTK_PRINT_SETTINGS_ORIENTATION);
      gtk_print_settings_unset (settings, GTK_PRINT_SETTINGS_PAGE_RANGES);
      gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME,
                              gtk_print_settings_get (own, GTK_PRINT_SETTINGS_OUTPUT_BASENAME));
      gtk_print_operation_set_print_settings (operation, settings);
    }
  ref = g_new0 (GWeakRef, 1);
  g_weak_ref_init (ref, over);
  g_object_set_data_full (G_OBJECT (operation), "over", ref, free_weak_ref);
  /* Let the operation hold a reference to itself until it is done. */
  g_object_set_data_full (G_OBJECT (operation), "self", g_object_ref (operation), g_object_unref);
  g_signal_connect (operation, "done", G_CALLBACK (done_cb), NULL);
  gtk_print_operation_set_allow_async (operation, TRUE);
  gtk_print_operation_set_show_progress (operation, TRUE);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                           GTK_WINDOW (gtk_widget_get_root (over)), &error);
  if (error != NULL)
    end (operation, error);
}
