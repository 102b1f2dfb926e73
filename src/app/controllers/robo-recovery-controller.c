// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-recovery-controller.h"

#include <glib/gi18n.h>

#include "base/robo-work.h"
#include "ui/widgets/robo-message.h"

struct _RoboRecoveryController
{
  GObject parent_instance;

  AdwToastOverlay *toasts; /* weak */

  /* owned */
  RoboArenaController *arenas;
  RoboRulesController *rules;

  AdwToast *toast;     /* borrowed, nullable */
  gboolean  is_wanted; /* the user has begun to look through the documents */
};

G_DEFINE_FINAL_TYPE (RoboRecoveryController, robo_recovery_controller, G_TYPE_OBJECT)

static const char *
get_kind_words (const RoboRecovery *recovery)
{
  if (g_str_equal (recovery->kind, "arena"))
    /* Translators: This is a kind of document, in a list of changes that were not saved: “Arena, changed 11/23/26
     * 18:30”. */
    return C_ ("document", "Arena");
  if (g_str_equal (recovery->kind, "modules"))
    /* Translators: This is a kind of document, in a list of changes that were not saved: “Arena, changed 11/23/26
     * 18:30”. */
    return C_ ("document", "Module set");

  /* Translators: This is a kind of document, in a list of changes that were not saved: “Arena, changed 11/23/26
   * 18:30”. */
  return C_ ("document", "Rule set");
}

/* Reading the documents in another thread */

static gboolean
list_thread (gpointer      data,
             GCancellable *cancellable,
             GError      **error)
{
  robo_recovery_clean (NULL);
  g_ptr_array_extend_and_steal (data, robo_recovery_list (NULL, NULL));

  return TRUE;
}

/* Lists the documents in another thread. Then calls done() with an array of RoboRecovery. */
static void
list (RoboRecoveryController *self,
      RoboWorkDone            done)
{
  robo_work_run (self, NULL, list_thread, done, g_ptr_array_new_with_free_func ((GDestroyNotify)robo_recovery_free),
                 (GDestroyNotify)g_ptr_array_unref);
}

static void
recover (RoboRecoveryController *self,
         const RoboRecovery     *recovery)
{
  if (g_str_equal (recovery->kind, "arena"))
    robo_arena_controller_recover (self->arenas, recovery);
  else
    robo_rules_controller_recover (self->rules, recovery);
}

/* List of documents to restore */

static const RoboRecovery *
get_recovery (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), "robo-recovery");
}

static void
recover_row_cb (RoboRecoveryController *self,
                GtkWidget              *button)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, ADW_TYPE_ACTION_ROW);
  GtkWindow *dialog = GTK_WINDOW (gtk_widget_get_root (row));
  g_autoptr (GObject) kept = g_object_ref (G_OBJECT (row));

  gtk_window_destroy (dialog);
  recover (self, get_recovery (row));
}

static void
discard_row_cb (RoboRecoveryController *self,
                GtkWidget              *button)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, ADW_TYPE_ACTION_ROW);
  GtkWidget *list = gtk_widget_get_parent (row);

  robo_recovery_discard (get_recovery (row));
  gtk_list_box_remove (GTK_LIST_BOX (list), row);
  if (gtk_widget_get_first_child (list) == NULL)
    gtk_window_close (GTK_WINDOW (gtk_widget_get_root (list)));
}

static GtkWidget *
create_button (RoboRecoveryController *self,
               const char             *label,
               const char             *name,
               GCallback               callback)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);

  return button;
}

/* Creates the row of a document, and takes ownership of `recovery`. */
static GtkWidget *
create_row (RoboRecoveryController *self,
            RoboRecovery           *recovery)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (recovery->time);
  g_autofree char *when = g_date_time_format (time, "%x %H:%M");
  /* Translators: The first %s is a kind of document, such as “Arena”, the second the date and time of the last change
   * to it. */
  g_autofree char *subtitle = g_strdup_printf (_ ("%s, changed %s"), get_kind_words (recovery), when);
  /* Translators: %s is the name of a document that was not saved. */
  g_autofree char *bring_back = g_strdup_printf (_ ("Restore changes to %s"), recovery->title);
  /* Translators: %s is the name of a document that was not saved. */
  g_autofree char *discard = g_strdup_printf (_ ("Discard changes to %s"), recovery->title);
  GtkWidget       *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", recovery->title, "subtitle", subtitle, NULL);

  /* Translators: This is a button. It throws away changes that were not saved. */
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), create_button (self, _ ("_Discard"), discard, G_CALLBACK (discard_row_cb)));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), create_button (self, _ ("_Restore"), bring_back, G_CALLBACK (recover_row_cb)));
  g_object_set_data_full (G_OBJECT (row), "robo-recovery", recovery, (GDestroyNotify)robo_recovery_free);

  return row;
}

static void
listed_cb (gpointer      owner,
           gpointer      data,
           GCancellable *cancellable,
           const GError *error)
{
  RoboRecoveryController *self = owner;
  GPtrArray              *left = data;
  AdwMessageDialog       *dialog;
  GtkWidget              *rows;

  if (self->toasts == NULL || left->len == 0)
    return;

  dialog = robo_message_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->toasts))), _ ("Unsaved Changes"),
                             _ ("Robodrome closed before these changes were saved. They stay in this list until you restore or discard them."));
  rows = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (rows), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (rows, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (rows), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Unsaved Changes"), -1);
  g_ptr_array_set_free_func (left, NULL);
  for (guint i = 0; i < left->len; i++)
    gtk_list_box_append (GTK_LIST_BOX (rows), create_row (self, left->pdata[i]));
  adw_message_dialog_set_extra_child (dialog, rows);
  /* Translators: This is a button. It closes a list of changes that were not saved, about which the user decides at
   * another time. */
  adw_message_dialog_add_response (dialog, "later", _ ("_Later"));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
show_list_cb (RoboRecoveryController *self)
{
  self->is_wanted = TRUE;
  list (self, listed_cb);
}

/* Toast about documents to restore */

static void
newest_listed_cb (gpointer      owner,
                  gpointer      data,
                  GCancellable *cancellable,
                  const GError *error)
{
  RoboRecoveryController *self = owner;
  const GPtrArray        *left = data;

  if (self->toasts != NULL && left->len > 0)
    recover (self, left->pdata[0]);
}

static void
recover_newest_cb (RoboRecoveryController *self)
{
  list (self, newest_listed_cb);
}

static void
forget_toast_cb (RoboRecoveryController *self)
{
  self->toast = NULL;
}

static void
offered_cb (gpointer      owner,
            gpointer      data,
            GCancellable *cancellable,
            const GError *error)
{
  RoboRecoveryController *self = owner;
  const GPtrArray        *left = data;
  g_autofree char        *sentence = NULL;
  g_autofree char        *markup = NULL;

  if (self->toasts == NULL || left->len == 0 || self->toast != NULL)
    return;

  if (left->len == 1)
    /* Translators: %s is the name of an arena, a module set or a rule set. */
    sentence = g_strdup_printf (_ ("Changes to “%s” weren’t saved"), ((const RoboRecovery *)left->pdata[0])->title);
  else
    /* Translators: %u is how many arenas, module sets and rule sets there are; it is always more than one. */
    sentence = g_strdup_printf (ngettext ("Changes to %u document weren’t saved", "Changes to %u documents weren’t saved", left->len),
                                left->len);
  markup = g_markup_escape_text (sentence, -1);
  self->toast = adw_toast_new (markup);
  adw_toast_set_timeout (self->toast, 0);
  /* Translators: These are buttons. “Restore” restores changes to a document that were not saved. “Show” shows a list
   * of such changes. */
  adw_toast_set_button_label (self->toast, left->len == 1 ? _ ("_Restore") : _ ("_Show"));
  g_signal_connect_object (self->toast, "button-clicked",
                           left->len == 1 ? G_CALLBACK (recover_newest_cb) : G_CALLBACK (show_list_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->toast, "dismissed", G_CALLBACK (forget_toast_cb), self, G_CONNECT_SWAPPED);
  adw_toast_overlay_add_toast (self->toasts, self->toast);
}

void
robo_recovery_controller_offer (RoboRecoveryController *self)
{
  g_return_if_fail (ROBO_IS_RECOVERY_CONTROLLER (self));

  list (self, offered_cb);
}

void
robo_recovery_controller_remind (RoboRecoveryController *self)
{
  g_return_if_fail (ROBO_IS_RECOVERY_CONTROLLER (self));

  if (self->is_wanted)
    robo_recovery_controller_offer (self);
}

/* Object */

static void
robo_recovery_controller_dispose (GObject *object)
{
  RoboRecoveryController *self = ROBO_RECOVERY_CONTROLLER (object);

  g_clear_weak_pointer (&self->toasts);
  g_clear_object (&self->arenas);
  g_clear_object (&self->rules);

  G_OBJECT_CLASS (robo_recovery_controller_parent_class)->dispose (object);
}

static void
robo_recovery_controller_class_init (RoboRecoveryControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_recovery_controller_dispose;
}

static void
robo_recovery_controller_init (RoboRecoveryController *self)
{
}

RoboRecoveryController *
robo_recovery_controller_new (AdwToastOverlay     *toasts,
                              RoboArenaController *arenas,
                              RoboRulesController *rules)
{
  RoboRecoveryController *self = g_object_new (ROBO_TYPE_RECOVERY_CONTROLLER, NULL);

  g_set_weak_pointer (&self->toasts, toasts);
  self->arenas = g_object_ref (arenas);
  self->rules = g_object_ref (rules);

  return self;
}
