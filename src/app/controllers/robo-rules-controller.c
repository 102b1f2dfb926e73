// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-rules-controller.h"

#include <string.h>

#include <glib/gi18n.h>

#include "files/xml/robo-paths.h"
#include "ui/cards/robo-module-set-page.h"
#include "ui/cards/robo-rule-set-page.h"
#include "ui/cards/robo-rules-page.h"
#include "ui/cards/sandbox/robo-sandbox-page.h"
#include "ui/widgets/robo-message.h"
#include "ui/widgets/robo-opening-bar.h"
#include "ui/widgets/robo-widget-pool.h"

#include "robo-rule-drafts.h"
#include "robo-rule-removal.h"
#include "robo-test-game.h"

struct _RoboRulesController
{
  GObject parent_instance;

  /* weak, since an operation may still run when the window is gone */
  GtkStack        *pages;
  AdwToastOverlay *toasts;

  /* borrowed: children of pages, created when they are first shown */
  GtkWidget *rules_page;
  GtkWidget *module_set_page;
  GtkWidget *rule_set_page;
  GtkWidget *sandbox_page;

  /* owned */
  RoboRuleFiles   *files;
  RoboRuleRemoval *removal;
  RoboTestGame    *test; /* test of a card; exists as long as the page of module sets */

  AdwToast *offers[2]; /* borrowed, nullable: offers to import the open module set and the open rule set */
};

G_DEFINE_FINAL_TYPE (RoboRulesController, robo_rules_controller, G_TYPE_OBJECT)

static void
show_rules (RoboRulesController *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self->pages), "win.show-page", "s", "rules");
}

/* Withdraws the offer to import a module set or a rule set, unless it is an offer for `document`. `document` is the
 * open document, or NULL. The toast of an offer does not disappear by itself, and would keep its document in memory. */
static void
withdraw_offer (RoboRulesController *self,
                gboolean             is_rules,
                gpointer             document)
{
  AdwToast *toast = self->offers[is_rules];

  if (toast == NULL || self->toasts == NULL || g_object_get_data (G_OBJECT (toast), "document") == document)
    return;

  self->offers[is_rules] = NULL;
  g_signal_handlers_disconnect_by_data (toast, self);
  robo_message_withdraw_undo (self->toasts, toast);
}

static void
offer_dismissed_cb (RoboRulesController *self,
                    AdwToast            *toast)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->offers); i++)
    {
      if (self->offers[i] == toast)
        self->offers[i] = NULL;
    }
}

/* Module sets */

static void
module_set_left_cb (RoboRulesController *self)
{
  withdraw_offer (self, FALSE, NULL);
  show_rules (self);
  robo_module_set_page_set_document (ROBO_MODULE_SET_PAGE (self->module_set_page), NULL);
  robo_rule_files_reload (self->files);
}

static void
saved_cb (RoboRulesController *self)
{
  robo_rule_files_reload (self->files);
}

/* Sandbox */

static void
sandbox_left_cb (RoboRulesController *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self->pages), "win.show-page", "s", "module-set");
}

static void
try_card_cb (RoboRulesController *self,
             guint                card)
{
  RoboModuleSetDocument *document = robo_module_set_page_get_document (ROBO_MODULE_SET_PAGE (self->module_set_page));

  if (self->sandbox_page == NULL)
    {
      self->sandbox_page = robo_sandbox_page_new ();
      gtk_stack_add_named (self->pages, self->sandbox_page, "sandbox");
      g_signal_connect_object (self->sandbox_page, "left", G_CALLBACK (sandbox_left_cb), self, G_CONNECT_SWAPPED);
    }
  robo_sandbox_page_set_modules (ROBO_SANDBOX_PAGE (self->sandbox_page), robo_module_set_document_get_set (document),
                                 card);
  gtk_widget_activate_action (GTK_WIDGET (self->pages), "win.show-page", "s", "sandbox");
}

/* Test games */

static void
test_card_cb (RoboRulesController *self,
              guint                card,
              gboolean             asks)
{
  RoboModuleSetDocument *document = robo_module_set_page_get_document (ROBO_MODULE_SET_PAGE (self->module_set_page));

  robo_test_game_begin_card (self->test, robo_module_set_document_get_set (document), card, asks);
}

static void
end_test (RoboRulesController *self)
{
  if (self->test != NULL)
    robo_test_game_end (self->test);
}

/* Editing module sets */

static void
uses_wanted_cb (RoboRulesController *self,
                const char          *card_id)
{
  robo_rule_removal_tell_uses (self->removal, ROBO_MODULE_SET_PAGE (self->module_set_page), card_id);
}

static void
card_removal_wanted_cb (RoboRulesController *self,
                        const char          *card_id)
{
  robo_rule_removal_remove_card (self->removal, ROBO_MODULE_SET_PAGE (self->module_set_page), card_id);
}

static void
show_module_set (RoboRulesController   *self,
                 RoboModuleSetDocument *document)
{
  if (self->module_set_page == NULL)
    {
      self->module_set_page = robo_module_set_page_new ();
      gtk_stack_add_named (self->pages, self->module_set_page, "module-set");
      g_signal_connect_object (self->module_set_page, "left", G_CALLBACK (module_set_left_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->module_set_page, "saved", G_CALLBACK (saved_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->module_set_page, "uses-wanted", G_CALLBACK (uses_wanted_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->module_set_page, "removal-wanted", G_CALLBACK (card_removal_wanted_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->module_set_page, "try-card", G_CALLBACK (try_card_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->module_set_page, "test-card", G_CALLBACK (test_card_cb), self, G_CONNECT_SWAPPED);
      self->test = robo_test_game_new (self->pages, self->toasts, ROBO_TEST_CARD);
    }
  end_test (self);
  robo_module_set_page_set_document (ROBO_MODULE_SET_PAGE (self->module_set_page), document);
  gtk_widget_activate_action (GTK_WIDGET (self->pages), "win.show-page", "s", "module-set");
}

/* Rule sets */

static void
rule_set_left_cb (RoboRulesController *self)
{
  withdraw_offer (self, TRUE, NULL);
  show_rules (self);
  robo_rule_set_page_set_document (ROBO_RULE_SET_PAGE (self->rule_set_page), NULL);
  robo_rule_files_reload (self->files);
}

static void
show_rule_set (RoboRulesController *self,
               RoboRuleSetDocument *document)
{
  if (self->rule_set_page == NULL)
    {
      self->rule_set_page = robo_rule_set_page_new (self->files);
      gtk_stack_add_named (self->pages, self->rule_set_page, "rule-set");
      g_signal_connect_object (self->rule_set_page, "left", G_CALLBACK (rule_set_left_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->rule_set_page, "saved", G_CALLBACK (saved_cb), self, G_CONNECT_SWAPPED);
    }
  robo_rule_set_page_set_document (ROBO_RULE_SET_PAGE (self->rule_set_page), document);
  gtk_widget_activate_action (GTK_WIDGET (self->pages), "win.show-page", "s", "rule-set");
}

/* Opening files */

/* Creates an empty document for a file of this kind. */
static RoboDocument *
document_new (gboolean is_rules)
{
  return is_rules ? ROBO_DOCUMENT (robo_rule_set_document_new ()) : ROBO_DOCUMENT (robo_module_set_document_new ());
}

/* Pages, by kind of document */

static RoboDocument *
get_document (RoboRulesController *self,
              gboolean             is_rules)
{
  if ((is_rules ? self->rule_set_page : self->module_set_page) == NULL)
    return NULL;
  if (is_rules)
    return (RoboDocument *)robo_rule_set_page_get_document (ROBO_RULE_SET_PAGE (self->rule_set_page));

  return (RoboDocument *)robo_module_set_page_get_document (ROBO_MODULE_SET_PAGE (self->module_set_page));
}

static RoboDocumentBar *
get_bar (RoboRulesController *self,
         gboolean             is_rules)
{
  return is_rules ? robo_rule_set_page_get_bar (ROBO_RULE_SET_PAGE (self->rule_set_page))
                  : robo_module_set_page_get_bar (ROBO_MODULE_SET_PAGE (self->module_set_page));
}

void
robo_rules_controller_show (RoboRulesController *self,
                            RoboDocument        *document)
{
  g_return_if_fail (ROBO_IS_RULES_CONTROLLER (self));

  end_test (self);
  gtk_widget_activate_action (GTK_WIDGET (self->pages), "win.show-page", "s",
                              ROBO_IS_RULE_SET_DOCUMENT (document) ? "rule-set" : "module-set");
}

static void
set_document (RoboRulesController *self,
              RoboDocument        *document)
{
  withdraw_offer (self, ROBO_IS_RULE_SET_DOCUMENT (document), document);
  if (ROBO_IS_RULE_SET_DOCUMENT (document))
    show_rule_set (self, ROBO_RULE_SET_DOCUMENT (document));
  else
    show_module_set (self, ROBO_MODULE_SET_DOCUMENT (document));
}

/* Holds the document that is to be opened, while the user is asked about unsaved changes of the current document. */
typedef struct
{
  RoboRulesController *controller;
  RoboDocument        *document;
} Opening;

static void
opening_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  Opening *opening = user_data;

  if (robo_document_bar_leave_finish (ROBO_DOCUMENT_BAR (source), result))
    set_document (opening->controller, opening->document);
  g_object_unref (opening->controller);
  g_object_unref (opening->document);
  g_free (opening);
}

void
robo_rules_controller_open_document (RoboRulesController *self,
                                     RoboDocument        *document)
{
  gboolean      is_rules = ROBO_IS_RULE_SET_DOCUMENT (document);
  RoboDocument *old;
  Opening      *opening;

  g_return_if_fail (ROBO_IS_RULES_CONTROLLER (self));

  robo_rules_controller_prepare (self);
  old = get_document (self, is_rules);
  if (old == NULL)
    {
      set_document (self, document);
      return;
    }

  opening = g_new (Opening, 1);
  opening->controller = g_object_ref (self);
  opening->document = g_object_ref (document);
  if (robo_history_get_is_dirty (robo_document_get_history (old)))
    robo_rules_controller_show (self, old);
  robo_document_bar_leave_async (get_bar (self, is_rules), opening_cb, opening);
}

/* Importing */

/* Lets the user save the document in another folder after its import has failed. The page of the document does this. */
static void
import_refused_cb (RoboRulesController *self,
                   const char          *response,
                   AdwMessageDialog    *dialog)
{
  RoboDocument *document = g_object_get_data (G_OBJECT (dialog), "document");
  gboolean      is_rules = ROBO_IS_RULE_SET_DOCUMENT (document);

  if (self->pages == NULL || get_document (self, is_rules) != document)
    return;

  robo_rules_controller_show (self, document);
  gtk_widget_activate_action (is_rules ? self->rule_set_page : self->module_set_page, "document.save-as", NULL);
}

static void
import_saved_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  g_autoptr (RoboRulesController) self = user_data;
  g_autoptr (GError) error = NULL;
  gboolean is_saved = robo_document_finish (ROBO_DOCUMENT (source), result, &error);

  if (self->pages == NULL)
    return;

  if (is_saved)
    robo_rule_files_reload (self->files);
  else
    {
      AdwMessageDialog *dialog = robo_message_show_write_error (GTK_WIDGET (self->pages), _ ("File Could Not Be Imported"),
                                                                error, G_CALLBACK (import_refused_cb), self);

      if (dialog != NULL)
        g_object_set_data_full (G_OBJECT (dialog), "document", g_object_ref (source), g_object_unref);
    }
}

/* Saves the open document in the user's folder. From then on the user edits this file, not the original. Does nothing
 * while the document is being changed or saved. */
static void
import_cb (AdwToast            *toast,
           RoboRulesController *self)
{
  RoboDocument    *document = g_object_get_data (G_OBJECT (toast), "document");
  gboolean         is_rules = ROBO_IS_RULE_SET_DOCUMENT (document);
  g_autofree char *name = g_file_get_basename (robo_document_file_get_location (robo_document_get_file (document)));
  const char      *suffix = is_rules ? ROBO_RULES_SUFFIX : ROBO_MODULES_SUFFIX;
  g_autofree char *id = g_str_has_suffix (name, suffix) ? g_strndup (name, strlen (name) - strlen (suffix))
                                                        : g_strdup (name);
  g_autofree char *free_id = NULL;
  g_autofree char *path = robo_rule_files_dup_free_path (is_rules, id, &free_id);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  if (self->pages != NULL && !robo_history_is_in_edit (robo_document_get_history (document)) &&
      !robo_document_file_get_is_saving (robo_document_get_file (document)))
    robo_document_save_as_async (document, file, NULL, import_saved_cb, g_object_ref (self));
}

/* Offers to import the file into the user's folder. A file outside of this folder can be edited, but no game can use
 * such a file. */
static void
offer_import (RoboRulesController *self,
              RoboDocument        *document)
{
  gboolean         is_rules = ROBO_IS_RULE_SET_DOCUMENT (document);
  g_autofree char *own = robo_rule_files_dup_own_folder (is_rules);
  g_autoptr (GFile) folder = g_file_new_for_path (own);
  g_autoptr (GFile) bundled = g_file_new_for_path (robo_paths_get_data_dir ());
  GFile    *file = robo_document_file_get_location (robo_document_get_file (document));
  AdwToast *toast;

  if (file == NULL || g_file_has_prefix (file, folder) || g_file_has_prefix (file, bundled))
    return;

  withdraw_offer (self, is_rules, document);
  toast = adw_toast_new (is_rules ? _ ("You don’t have these rules yet. Import the file to play by them.")
                                  : _ ("You don’t have these modules yet. Import the file to play with them."));
  adw_toast_set_button_label (toast, C_ ("button", "_Import"));
  /* Keep the toast until the user closes it, because the user may need any time for reading it. */
  adw_toast_set_timeout (toast, 0);
  g_object_set_data_full (G_OBJECT (toast), "document", g_object_ref (document), g_object_unref);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (import_cb), self, 0);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (offer_dismissed_cb), self, G_CONNECT_SWAPPED);
  self->offers[is_rules] = toast;
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
document_loaded_cb (GObject      *source,
                    GAsyncResult *result,
                    gpointer      user_data)
{
  g_autoptr (RoboRulesController) self = user_data;
  g_autoptr (GError) error = NULL;
  gboolean is_loaded = robo_document_finish (ROBO_DOCUMENT (source), result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || self->pages == NULL)
    return;

  robo_opening_end (GTK_WIDGET (self->pages), g_task_get_cancellable (G_TASK (result)));
  if (is_loaded)
    {
      robo_rules_controller_open_document (self, ROBO_DOCUMENT (source));
      offer_import (self, ROBO_DOCUMENT (source));
    }
  else
    robo_message_show_error (GTK_WIDGET (self->pages), _ ("File Could Not Be Opened"), error->message);
}

void
robo_rules_controller_open (RoboRulesController *self,
                            const char          *path,
                            gboolean             is_rules)
{
  g_autoptr (RoboDocument) document = document_new (is_rules);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GCancellable) cancellable = NULL;
  RoboDocument *old;
  GFile        *old_file;

  g_return_if_fail (ROBO_IS_RULES_CONTROLLER (self));

  /* If the file is open already, its document may have unsaved changes, so keep this document. */
  old = get_document (self, is_rules);
  old_file = old != NULL ? robo_document_file_get_location (robo_document_get_file (old)) : NULL;
  if (old_file != NULL && g_file_equal (old_file, file))
    robo_rules_controller_show (self, old);
  else
    {
      cancellable = robo_opening_begin (GTK_WIDGET (self->pages), path);
      robo_document_load_async (document, file, cancellable, document_loaded_cb, g_object_ref (self));
    }
}

static void
recovered_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (RoboRulesController) self = user_data;
  g_autoptr (GError) error = NULL;
  gboolean is_recovered = robo_document_finish (ROBO_DOCUMENT (source), result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || self->pages == NULL)
    return;

  robo_opening_end (GTK_WIDGET (self->pages), g_task_get_cancellable (G_TASK (result)));
  if (is_recovered)
    robo_rules_controller_open_document (self, ROBO_DOCUMENT (source));
  else
    robo_message_show_error (GTK_WIDGET (self->pages), _ ("Changes Could Not Be Restored"), error->message);
}

void
robo_rules_controller_recover (RoboRulesController *self,
                               const RoboRecovery  *recovery)
{
  g_autoptr (RoboDocument) document = NULL;
  g_autoptr (GCancellable) cancellable = NULL;

  g_return_if_fail (ROBO_IS_RULES_CONTROLLER (self));
  g_return_if_fail (recovery != NULL);

  document = document_new (g_str_equal (recovery->kind, "rules"));
  cancellable = robo_opening_begin (GTK_WIDGET (self->pages), recovery->title);
  robo_document_recover_async (document, recovery, cancellable, recovered_cb, g_object_ref (self));
}

/* Closing the window */

GPtrArray *
robo_rules_controller_list_unsaved (RoboRulesController *self)
{
  GPtrArray *unsaved = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_val_if_fail (ROBO_IS_RULES_CONTROLLER (self), unsaved);

  for (guint is_rules = FALSE; is_rules <= TRUE; is_rules++)
    {
      RoboDocument *document = get_document (self, is_rules);

      if (document != NULL && robo_history_get_is_dirty (robo_document_get_history (document)))
        g_ptr_array_add (unsaved, g_object_ref (document));
    }

  return unsaved;
}

static void
saved_one_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;

  g_task_return_boolean (task, robo_document_bar_save_finish (ROBO_DOCUMENT_BAR (source), result));
}

void
robo_rules_controller_save_async (RoboRulesController *self,
                                  RoboDocument        *document,
                                  GAsyncReadyCallback  callback,
                                  gpointer             user_data)
{
  GTask *task = g_task_new (self, NULL, callback, user_data);

  g_return_if_fail (ROBO_IS_RULES_CONTROLLER (self));

  robo_rules_controller_show (self, document);
  robo_document_bar_save_async (get_bar (self, ROBO_IS_RULE_SET_DOCUMENT (document)), saved_one_cb, task);
}

gboolean
robo_rules_controller_save_finish (RoboRulesController *self,
                                   GAsyncResult        *result)
{
  return g_task_propagate_boolean (G_TASK (result), NULL);
}

void
robo_rules_controller_close (RoboRulesController *self)
{
  g_return_if_fail (ROBO_IS_RULES_CONTROLLER (self));

  for (guint is_rules = FALSE; is_rules <= TRUE; is_rules++)
    {
      if (get_document (self, is_rules) != NULL)
        robo_document_file_close (robo_document_get_file (get_document (self, is_rules)));
    }
  if (self->module_set_page != NULL)
    robo_module_set_page_set_document (ROBO_MODULE_SET_PAGE (self->module_set_page), NULL);
  if (self->rule_set_page != NULL)
    robo_rule_set_page_set_document (ROBO_RULE_SET_PAGE (self->rule_set_page), NULL);
}

/* List */

static void
open_draft (RoboRulesController *self,
            RoboDocument        *document)
{
  if (document == NULL)
    return;

  robo_rules_controller_open_document (self, document);
  g_object_unref (document);
}

static void
chosen_cb (RoboRulesController *self,
           RoboRuleFile        *file)
{
  if (robo_rule_file_is_own (file))
    robo_rules_controller_open (self, robo_rule_file_get_path (file), robo_rule_file_is_rules (file));
  else if (robo_rule_file_is_rules (file))
    open_draft (self, robo_rule_drafts_copy_rule_set (file));
  else
    open_draft (self, robo_rule_drafts_copy_module_set (file));
}

static void
new_wanted_cb (RoboRulesController *self,
               gboolean             is_rules)
{
  open_draft (self, is_rules ? robo_rule_drafts_new_rule_set () : robo_rule_drafts_new_module_set ());
}

/* Object */

static void
robo_rules_controller_dispose (GObject *object)
{
  RoboRulesController *self = ROBO_RULES_CONTROLLER (object);

  g_clear_weak_pointer (&self->pages);
  g_clear_weak_pointer (&self->toasts);
  g_clear_object (&self->files);
  g_clear_object (&self->removal);
  g_clear_object (&self->test);

  G_OBJECT_CLASS (robo_rules_controller_parent_class)->dispose (object);
}

static void
robo_rules_controller_class_init (RoboRulesControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_rules_controller_dispose;
}

static void
robo_rules_controller_init (RoboRulesController *self)
{
}

RoboRulesController *
robo_rules_controller_new (GtkStack        *pages,
                           AdwToastOverlay *toasts)
{
  RoboRulesController *self = g_object_new (ROBO_TYPE_RULES_CONTROLLER, NULL);

  g_set_weak_pointer (&self->pages, pages);
  g_set_weak_pointer (&self->toasts, toasts);

  return self;
}

gboolean
robo_rules_controller_prepare (RoboRulesController *self)
{
  g_return_val_if_fail (ROBO_IS_RULES_CONTROLLER (self), FALSE);

  if (self->rules_page != NULL)
    return TRUE;

  self->files = robo_rule_files_new ();
  self->removal = robo_rule_removal_new (self->toasts, self->files);
  self->rules_page = robo_rules_page_new (self->files);
  gtk_stack_add_named (self->pages, self->rules_page, "rules");
  g_signal_connect_object (self->rules_page, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->rules_page, "removed", G_CALLBACK (robo_rule_removal_remove_file), self->removal,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->rules_page, "new-wanted", G_CALLBACK (new_wanted_cb), self, G_CONNECT_SWAPPED);
  /* Prepare the page that the user is likely to need next. */
  if (self->module_set_page == NULL)
    robo_widget_pool_prepare (ROBO_TYPE_MODULE_SET_PAGE, 1);

  return TRUE;
}

void
robo_rules_controller_take (RoboRulesController *self,
                            RoboRulesController *other)
{
  RoboModuleSetDocument *modules = NULL;
  RoboRuleSetDocument   *rules = NULL;

  g_return_if_fail (ROBO_IS_RULES_CONTROLLER (self));
  g_return_if_fail (ROBO_IS_RULES_CONTROLLER (other));

  if (other->module_set_page != NULL)
    modules = robo_module_set_page_get_document (ROBO_MODULE_SET_PAGE (other->module_set_page));
  if (other->rule_set_page != NULL)
    rules = robo_rule_set_page_get_document (ROBO_RULE_SET_PAGE (other->rule_set_page));
  if (modules != NULL || rules != NULL)
    robo_rules_controller_prepare (self);
  if (modules != NULL)
    show_module_set (self, modules);
  if (rules != NULL)
    show_rule_set (self, rules);
}
