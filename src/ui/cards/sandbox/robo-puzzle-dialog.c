// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-puzzle-dialog.h"

#include <glib/gi18n.h>

#include "base/robo-work.h"
#include "documents/robo-puzzle-check.h"
#include "files/xml/robo-write.h"
#include "match/learning/robo-puzzle-words.h"
#include "ui/widgets/robo-entry-limit.h"
#include "ui/widgets/robo-message.h"

struct _RoboPuzzleDialog
{
  AdwWindow parent_instance;

  /* template children */
  GtkEditable *title_row;
  GtkEditable *author_row;
  AdwComboRow *solver_row;
  AdwComboRow *goal_row;
  GtkSwitch   *dice_switch;
  GtkSpinner  *spinner;
  GtkLabel    *verdict;
  GtkWidget   *save_button;

  /* owned */
  RoboPosition    *position;
  GArray          *solvers;  /* guint: the seats in the menu of solvers */
  GArray          *tasks;    /* nullable: array of RoboTask, the tasks of the selected solver */
  RoboPuzzleCheck *check;    /* nullable: result of the check for the current choice */
  GCancellable    *checking; /* nullable */
};

static guint told_signal;

G_DEFINE_FINAL_TYPE (RoboPuzzleDialog, robo_puzzle_dialog, ADW_TYPE_WINDOW)

static void
say (RoboPuzzleDialog *self,
     const char       *sentence)
{
  gtk_spinner_set_spinning (self->spinner, sentence == NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), sentence == NULL);
  gtk_label_set_label (self->verdict, sentence != NULL ? sentence : _ ("Looking for solutions…"));
  gtk_widget_set_sensitive (self->save_button, self->check != NULL && self->check->is_solvable);
}

static void
stop (RoboPuzzleDialog *self)
{
  robo_work_cancel (&self->checking);
  g_clear_pointer (&self->check, robo_puzzle_check_free);
}

static void
checked_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  RoboPuzzleDialog *self = user_data;
  g_autoptr (GError) error = NULL;
  RoboPuzzleCheck *check = robo_puzzle_check_finish (result, &error);

  /* Ignore the result of a check that was canceled, because the user has changed a choice or the dialog is gone. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  g_clear_object (&self->checking);
  self->check = check;
  say (self, check != NULL ? check->sentence : error->message);
}

static void
check_again (RoboPuzzleDialog *self)
{
  guint    index = adw_combo_row_get_selected (self->goal_row);
  RoboTask task;

  stop (self);
  if (self->tasks == NULL || index >= self->tasks->len)
    return;

  task = g_array_index (self->tasks, RoboTask, index);
  if (gtk_switch_get_active (self->dice_switch))
    robo_puzzle_task_take_dice (self->position, &task);
  self->checking = g_cancellable_new ();
  say (self, NULL);
  robo_puzzle_check_async (self->position, &task, self->checking, checked_cb, self);
}

static void
solver_changed_cb (RoboPuzzleDialog *self)
{
  guint index = adw_combo_row_get_selected (self->solver_row);
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);
  RoboTask task;
  gboolean has_program;

  if (index >= self->solvers->len)
    return;

  g_clear_pointer (&self->tasks, g_array_unref);
  self->tasks = robo_puzzle_list_tasks (self->position, g_array_index (self->solvers, guint, index));
  for (guint i = 0; i < self->tasks->len; i++)
    {
      char *task_words = robo_task_dup_words (&g_array_index (self->tasks, RoboTask, i));

      gtk_string_list_take (words, task_words);
    }
  task = g_array_index (self->tasks, RoboTask, 0);
  has_program = robo_puzzle_task_take_dice (self->position, &task);
  gtk_widget_set_sensitive (GTK_WIDGET (self->dice_switch), has_program);
  gtk_switch_set_active (self->dice_switch, has_program);
  adw_combo_row_set_model (self->goal_row, G_LIST_MODEL (words));
  check_again (self);
}

/* Saving */

static void save_cb (RoboPuzzleDialog *self);

static void
chosen_cb (RoboPuzzleDialog     *self,
           int                   response,
           GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser))
                                                           : NULL;
  const char      *path = file != NULL ? g_file_peek_path (file) : NULL;
  g_autofree char *name = NULL;
  g_autofree char *sentence = NULL;
  g_autoptr (GError) error = NULL;
  RoboPuzzleWords words = { .id = "puzzle" };

  g_object_unref (chooser);
  if (path == NULL || self->check == NULL)
    return;

  name = g_filename_display_basename (path);
  words.title = gtk_editable_get_text (self->title_row);
  words.author = gtk_editable_get_text (self->author_row);
  if (!robo_puzzle_check_set_words (self->check, &words, &error))
    {
      g_signal_emit (self, told_signal, 0, error->message);
      return;
    }
  if (!robo_write_file (path, robo_puzzle_get_bytes (self->check->puzzle), &error))
    {
      robo_message_show_write_error (GTK_WIDGET (self), _ ("Puzzle Could Not Be Saved"), error, G_CALLBACK (save_cb),
                                     self);
      return;
    }

  /* Translators: %s is a file. */
  sentence = g_strdup_printf (_ ("Puzzle saved as “%s”."), name);
  g_signal_emit (self, told_signal, 0, sentence);
  gtk_window_close (GTK_WINDOW (self));
}

static void
save_cb (RoboPuzzleDialog *self)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (_ ("Save as Puzzle"), GTK_WINDOW (self),
                                                               GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  g_autofree char      *folder = g_build_filename (g_get_user_data_dir (), "robodrome", "puzzles", NULL);
  g_autoptr (GFile) folder_file = g_file_new_for_path (folder);

  /* Offer the user's folder of puzzles, because the page of puzzles lists the files in this folder. */
  g_mkdir_with_parents (folder, 0755);
  gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (chooser), folder_file, NULL);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), "mine" ROBO_PUZZLE_SUFFIX);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_object (chooser, "response", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
robo_puzzle_dialog_dispose (GObject *object)
{
  RoboPuzzleDialog *self = ROBO_PUZZLE_DIALOG (object);

  stop (self);
  g_clear_pointer (&self->position, robo_position_free);
  g_clear_pointer (&self->solvers, g_array_unref);
  g_clear_pointer (&self->tasks, g_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_PUZZLE_DIALOG);

  G_OBJECT_CLASS (robo_puzzle_dialog_parent_class)->dispose (object);
}

static void
robo_puzzle_dialog_class_init (RoboPuzzleDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_puzzle_dialog_dispose;

  told_signal = g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                              G_TYPE_STRING);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/cards/robo-puzzle-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboPuzzleDialog, title_row);
  gtk_widget_class_bind_template_child (widget_class, RoboPuzzleDialog, author_row);
  gtk_widget_class_bind_template_child (widget_class, RoboPuzzleDialog, solver_row);
  gtk_widget_class_bind_template_child (widget_class, RoboPuzzleDialog, goal_row);
  gtk_widget_class_bind_template_child (widget_class, RoboPuzzleDialog, dice_switch);
  gtk_widget_class_bind_template_child (widget_class, RoboPuzzleDialog, spinner);
  gtk_widget_class_bind_template_child (widget_class, RoboPuzzleDialog, verdict);
  gtk_widget_class_bind_template_child (widget_class, RoboPuzzleDialog, save_button);
  gtk_widget_class_bind_template_callback (widget_class, check_again);
  gtk_widget_class_bind_template_callback (widget_class, save_cb);
  gtk_widget_class_bind_template_callback (widget_class, solver_changed_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
robo_puzzle_dialog_init (RoboPuzzleDialog *self)
{
  self->solvers = g_array_new (FALSE, FALSE, sizeof (guint));
  gtk_widget_init_template (GTK_WIDGET (self));
  robo_entry_limit (GTK_WIDGET (self->title_row), ROBO_ENTRY_LIMIT_NAME);
  robo_entry_limit (GTK_WIDGET (self->author_row), ROBO_ENTRY_LIMIT_NAME);
}

GtkWidget *
robo_puzzle_dialog_new (RoboSandbox *sandbox,
                        GtkWindow   *parent)
{
  RoboPuzzleDialog *self;
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autoptr (RoboMatchSetup) setup = NULL;

  g_return_val_if_fail (ROBO_IS_SANDBOX (sandbox), NULL);
  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);

  self = g_object_new (ROBO_TYPE_PUZZLE_DIALOG, "transient-for", parent, NULL);
  self->position = robo_position_copy (robo_sandbox_get_position (sandbox));
  setup = robo_position_dup_setup (self->position);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      const RoboRobot *robot = &self->position->state.robots[seat];

      if (robot->kind != ROBO_SEAT_OPERATOR || !robo_robot_is_in_arena (robot))
        continue;
      g_array_append_val (self->solvers, seat);
      gtk_string_list_append (names, robo_robot_name_get_title (setup->seats[seat].robot));
    }
  adw_combo_row_set_model (self->solver_row, G_LIST_MODEL (names));
  if (self->solvers->len == 0)
    say (self, _ ("Add a player’s robot to solve it."));
  else
    solver_changed_cb (self);

  return GTK_WIDGET (self);
}
