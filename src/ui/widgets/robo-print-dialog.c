// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-print-dialog.h"

#include <glib/gi18n.h>

#include "base/robo-work.h"
#include "files/arena/robo-library.h"
#include "files/cards/robo-rule-files.h"

#include "robo-message.h"
#include "robo-printing.h"

/* The two lists are filled a moment after the window appears, because files are read in other threads. A row of a
 * list has the data `check`, a GtkCheckButton, and `item`, the thing that the row stands for. */
struct _RoboPrintDialog
{
  AdwWindow parent_instance;

  /* template children */
  GtkWidget         *print_button;
  AdwPreferencesRow *own_row;
  GtkCheckButton    *own_check;
  GtkCheckButton    *rules_check;
  GtkCheckButton    *dice_check;
  GtkWidget         *arenas_group;
  GtkListBox        *arenas_list;
  GtkWidget         *cards_group;
  GtkListBox        *cards_list;

  /* owned */
  RoboPrintout  *own;     /* nullable */
  RoboLibrary   *library; /* arenas to choose from; NULL if the dialog prints what the page shows */
  RoboRuleFiles *files;   /* files of module sets to choose from; NULL if the dialog prints what the page shows */
};

G_DEFINE_FINAL_TYPE (RoboPrintDialog, robo_print_dialog, ADW_TYPE_WINDOW)

/* The lists */

static gboolean
is_ticked (GtkWidget *row)
{
  return gtk_check_button_get_active (g_object_get_data (G_OBJECT (row), "check"));
}

static gboolean
has_tick (GtkListBox *list)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (list, i)) != NULL; i++)
    if (is_ticked (GTK_WIDGET (row)))
      return TRUE;

  return FALSE;
}

static void
update_button_cb (RoboPrintDialog *self)
{
  gtk_widget_set_sensitive (self->print_button,
                            gtk_check_button_get_active (self->own_check) ||
                              gtk_check_button_get_active (self->rules_check) ||
                              gtk_check_button_get_active (self->dice_check) || has_tick (self->arenas_list) ||
                              has_tick (self->cards_list));
}

static GtkWidget *
create_row (RoboPrintDialog *self,
            GObject         *item,
            const char      *title,
            const char      *subtitle)
{
  AdwActionRow    *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, NULL);
  GtkWidget       *check = g_object_new (GTK_TYPE_CHECK_BUTTON, "valign", GTK_ALIGN_CENTER, NULL);
  g_autofree char *cut = robo_message_cut (title);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), cut);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (row, subtitle);
  adw_action_row_add_prefix (row, check);
  adw_action_row_set_activatable_widget (row, check);
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, cut, -1);
  g_object_set_data (G_OBJECT (row), "check", check);
  g_object_set_data_full (G_OBJECT (row), "item", g_object_ref (item), g_object_unref);
  g_signal_connect_object (check, "toggled", G_CALLBACK (update_button_cb), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (row);
}

static GtkWidget *
create_arena_row (gpointer item,
                  gpointer data)
{
  GtkWidget *row = create_row (data, item, robo_library_arena_get_title (item), NULL);

  gtk_widget_set_visible (row, robo_library_arena_get_arena (item) != NULL);

  return row;
}

static GtkWidget *
create_cards_row (gpointer item,
                  gpointer data)
{
  GtkWidget *row = create_row (data, item, robo_rule_file_get_title (item), robo_rule_file_get_summary (item));

  gtk_widget_set_visible (row, robo_rule_file_get_problem (item) == NULL);

  return row;
}

/* Printing */

/* Holds what was ticked. */
typedef struct
{
  GPtrArray    *printouts; /* array of RoboPrintout, which don't include the module sets until these are read */
  GPtrArray    *paths;     /* paths of the module sets */
  GPtrArray    *sets;      /* array of RoboModuleSet, which are read in a thread */
  RoboProblems *problems;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_ptr_array_unref (job->printouts);
  g_ptr_array_unref (job->paths);
  g_ptr_array_unref (job->sets);
  robo_problems_free (job->problems);
  g_free (job);
}

static void
take (Job          *job,
      RoboPrintout *printout)
{
  if (printout != NULL)
    g_ptr_array_add (job->printouts, printout);
}

static void
add_arena (Job     *job,
           GObject *item)
{
  RoboArena *arena = robo_library_arena_get_arena (ROBO_LIBRARY_ARENA (item));

  if (arena != NULL)
    take (job, robo_printout_new_arena (robo_arena_get_plan (arena), robo_arena_get_name (arena)));
}

static void
add_path (Job     *job,
          GObject *item)
{
  g_ptr_array_add (job->paths, g_strdup (robo_rule_file_get_path (ROBO_RULE_FILE (item))));
}

static void
add_list (Job        *job,
          GtkListBox *list,
          void (*func) (Job *job, GObject *item))
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (list, i)) != NULL; i++)
    if (is_ticked (GTK_WIDGET (row)))
      func (job, g_object_get_data (G_OBJECT (row), "item"));
}

static gboolean
read_thread (gpointer      data,
             GCancellable *cancellable,
             GError      **error)
{
  Job *job = data;

  for (guint i = 0; i < job->paths->len; i++)
    {
      RoboModuleSet *set = robo_module_set_load_file (job->paths->pdata[i], job->problems);

      if (set != NULL)
        g_ptr_array_add (job->sets, set);
    }

  return TRUE;
}

static void
read_cb (gpointer      owner,
         gpointer      data,
         GCancellable *cancellable,
         const GError *failure)
{
  RoboPrintDialog *self = owner;
  Job             *job = data;
  GtkWindow       *over = gtk_window_get_transient_for (GTK_WINDOW (self));
  g_autoptr (GError) error = NULL;

  gtk_widget_set_sensitive (self->print_button, TRUE);
  if (!robo_problems_check_plain (job->problems, &error))
    {
      robo_message_show_error (GTK_WIDGET (self), _ ("Pages Could Not Be Printed"), error->message);
      return;
    }

  for (guint i = 0; i < job->sets->len; i++)
    if (robo_module_set_get_cards (job->sets->pdata[i])->n_cards > 0)
      take (job, robo_printout_new_cards (job->sets->pdata[i]));
  gtk_window_close (GTK_WINDOW (self));
  if (job->printouts->len > 0 && over != NULL)
    robo_printing_ask (robo_printing_new (job->printouts), GTK_WIDGET (over));
}

static void
print_cb (RoboPrintDialog *self)
{
  Job *job = g_new0 (Job, 1);

  job->printouts = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_printout_unref);
  job->paths = g_ptr_array_new_with_free_func (g_free);
  job->sets = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_module_set_unref);
  job->problems = robo_problems_new (NULL);
  if (gtk_check_button_get_active (self->own_check))
    take (job, robo_printout_ref (self->own));
  if (gtk_check_button_get_active (self->rules_check))
    take (job, robo_printout_new_rules (job->problems));
  if (gtk_check_button_get_active (self->dice_check))
    take (job, robo_printout_new_dice (job->problems));
  add_list (job, self->arenas_list, add_arena);
  add_list (job, self->cards_list, add_path);
  gtk_widget_set_sensitive (self->print_button, FALSE);
  robo_work_run_high_priority (self, NULL, read_thread, read_cb, job, job_free);
}

/* Object */

static void
robo_print_dialog_dispose (GObject *object)
{
  RoboPrintDialog *self = ROBO_PRINT_DIALOG (object);

  g_clear_object (&self->library);
  g_clear_object (&self->files);
  g_clear_pointer (&self->own, robo_printout_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), ROBO_TYPE_PRINT_DIALOG);

  G_OBJECT_CLASS (robo_print_dialog_parent_class)->dispose (object);
}

static void
robo_print_dialog_class_init (RoboPrintDialogClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_print_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/widgets/robo-print-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboPrintDialog, arenas_group);
  gtk_widget_class_bind_template_child (widget_class, RoboPrintDialog, arenas_list);
  gtk_widget_class_bind_template_child (widget_class, RoboPrintDialog, cards_group);
  gtk_widget_class_bind_template_child (widget_class, RoboPrintDialog, cards_list);
  gtk_widget_class_bind_template_child (widget_class, RoboPrintDialog, dice_check);
  gtk_widget_class_bind_template_child (widget_class, RoboPrintDialog, own_check);
  gtk_widget_class_bind_template_child (widget_class, RoboPrintDialog, own_row);
  gtk_widget_class_bind_template_child (widget_class, RoboPrintDialog, print_button);
  gtk_widget_class_bind_template_child (widget_class, RoboPrintDialog, rules_check);
  gtk_widget_class_bind_template_callback (widget_class, print_cb);
  gtk_widget_class_bind_template_callback (widget_class, update_button_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
robo_print_dialog_init (RoboPrintDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
set_own (RoboPrintDialog *self,
         RoboPrintout    *own)
{
  self->own = own;
  gtk_widget_set_visible (GTK_WIDGET (self->own_row), own != NULL);
  gtk_widget_set_visible (self->arenas_group, own == NULL);
  gtk_widget_set_visible (self->cards_group, own == NULL);
  gtk_check_button_set_active (self->own_check, own != NULL);
  gtk_check_button_set_active (self->rules_check, own == NULL);
  gtk_check_button_set_active (self->dice_check, own == NULL);
  if (own != NULL)
    {
      g_autofree char *title = robo_message_cut (robo_printout_get_title (own));

      adw_preferences_row_set_title (self->own_row, title);
      return;
    }

  self->library = robo_library_new_watching (NULL, NULL);
  gtk_list_box_bind_model (self->arenas_list, robo_library_get_arenas (self->library), create_arena_row, self, NULL);
  self->files = robo_rule_files_new ();
  gtk_list_box_bind_model (self->cards_list, robo_rule_files_get_module_sets (self->files), create_cards_row,
                           self, NULL);
}

void
robo_print_dialog_show (GtkWidget    *over,
                        RoboPrintout *own)
{
  RoboPrintDialog *self;

  g_return_if_fail (GTK_IS_WIDGET (over));

  self = g_object_new (ROBO_TYPE_PRINT_DIALOG, "transient-for", gtk_widget_get_root (over), NULL);
  set_own (self, own);
  update_button_cb (self);
  /* Enter prints what is ticked; the first widget would be Cancel. */
  gtk_window_set_focus (GTK_WINDOW (self), self->print_button);
  gtk_window_present (GTK_WINDOW (self));
}
