// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-printing.h"

#include <glib/gi18n.h>

#include "robo-message.h"

static void
draw_cb (const GPtrArray *printouts,
         GtkPrintContext *context,
         int              page)
{
  guint               number = (guint)page;
  const RoboPrintout *printout = robo_printouts_find_page (printouts, &number);

  robo_printout_draw (printout, gtk_print_context_get_cairo_context (context), number,
                      gtk_print_context_get_width (context), gtk_print_context_get_height (context));
}

/* Turns the paper for the page of a wide arena among other pages. */
static void
request_page_setup_cb (const GPtrArray *printouts,
                       GtkPrintContext *context,
                       int              page,
                       GtkPageSetup    *setup)
{
  guint number = (guint)page;

  if (robo_printout_is_landscape (robo_printouts_find_page (printouts, &number)))
    gtk_page_setup_set_orientation (setup, GTK_PAGE_ORIENTATION_LANDSCAPE);
}

static gboolean
are_all_landscape (const GPtrArray *printouts)
{
  for (guint i = 0; i < printouts->len; i++)
    if (!robo_printout_is_landscape (printouts->pdata[i]))
      return FALSE;

  return TRUE;
}

/* Returns the user's choices at the last printing, such as the printer and the paper. If `chosen` is not NULL, keeps
 * these new choices for the next printing. */
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
robo_printing_new (GPtrArray *printouts)
{
  GtkPrintOperation *operation;
  g_autoptr (GtkPrintSettings) settings = NULL;
  const char *title;

  g_return_val_if_fail (printouts != NULL && printouts->len > 0, NULL);

  operation = gtk_print_operation_new ();
  settings = gtk_print_settings_new ();
  title = robo_printout_get_title (printouts->pdata[0]);
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, title);
  gtk_print_operation_set_print_settings (operation, settings);
  gtk_print_operation_set_job_name (operation, title);
  gtk_print_operation_set_n_pages (operation, (int)robo_printouts_count_pages (printouts));
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  /* Use the full page, because the printouts have margins of their own. */
  gtk_print_operation_set_use_full_page (operation, TRUE);
  g_object_set_data_full (G_OBJECT (operation), "printouts", g_ptr_array_ref (printouts), (GDestroyNotify)g_ptr_array_unref);
  g_signal_connect_swapped (operation, "draw-page", G_CALLBACK (draw_cb), printouts);
  if (are_all_landscape (printouts))
    {
      g_autoptr (GtkPageSetup) page_setup = gtk_page_setup_new ();

      gtk_page_setup_set_orientation (page_setup, GTK_PAGE_ORIENTATION_LANDSCAPE);
      gtk_print_operation_set_default_page_setup (operation, page_setup);
    }
  else
    g_signal_connect_swapped (operation, "request-page-setup", G_CALLBACK (request_page_setup_cb), printouts);

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
