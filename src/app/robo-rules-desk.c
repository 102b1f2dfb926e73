// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-rules-desk.h"

#include <glib/gi18n.h>

#include "model/robo-arena-files.h"
#include "model/robo-recovery.h"
#include "content/robo-rule-set-edit.h"
#include "content/robo-uses.h"
#include "ui/rules/robo-module-set-page.h"
#include "ui/rules/robo-rule-set-page.h"
#include "ui/rules/robo-rules-page.h"
#include "ui/rules/robo-sandbox-page.h"

struct _RoboRulesDesk
{
  GObject parent_instance;

  /* borrowed */
  GtkStack        *pages;
  AdwToastOverlay *toasts;

  /* borrowed: children of pages, made when they are first shown */
  GtkWidget *rules_page;
  GtkWidget *module_set_page;
  GtkWidget *rule_set_page;
  GtkWidget *sandbox_page;

  /* owned */
  RoboRuleFiles *files;
  GPtrArray     *recoveries; /* nullable, of RoboRecovery: what a program that died has left */
};

G_DEFINE_FINAL_TYPE (RoboRulesDesk, robo_rules_desk, G_TYPE_OBJECT)

static void
complain (RoboRulesDesk *self,
          const char    *heading,
          const char    *body)
{
  GtkWidget *dialog =
    adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->pages))), heading, body);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
show_rules (RoboRulesDesk *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self->pages), "win.show-page", "s", "rules");
}

/* Module sets */

static void
module_set_left_cb (RoboRulesDesk *self)
{
  show_rules (self);
  robo_module_set_page_set_document (ROBO_MODULE_SET_PAGE (self->module_set_page), NULL);
  robo_rule_files_reload (self->files);
}

static void
saved_cb (RoboRulesDesk *self)
{
  robo_rule_files_reload (self->files);
}

/* Who uses this card: asked before one removes it. A game that was begun has its cards in its own file. */

typedef struct
{
  char      *set_id;
  char      *card_id;
  GPtrArray *rules; /* of RoboRuleFile */
} Asked;

static void
asked_free (gpointer data)
{
  Asked *self = data;

  g_free (self->set_id);
  g_free (self->card_id);
  g_ptr_array_unref (self->rules);
  g_free (self);
}

/* Games may be many. */
static void
find_uses_cb (GTask        *task,
              gpointer      source,
              gpointer      data,
              GCancellable *cancellable)
{
  const Asked     *asked = data;
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "robodrome", NULL);

  g_task_return_pointer (task, robo_uses_find (folder, asked->set_id, asked->card_id), (GDestroyNotify)g_ptr_array_unref);
}

static void
add_line (GString    *text,
          const char *title)
{
  g_string_append_printf (text, "\n• %s", title);
}

static void
add_uses (GString         *text,
          const GPtrArray *uses,
          RoboUseKind      kind,
          const char      *heading)
{
  gboolean is_first = TRUE;

  for (guint i = 0; i < uses->len; i++)
    {
      const RoboUse *use = uses->pdata[i];

      if (use->kind != kind)
        continue;
      if (is_first)
        g_string_append_printf (text, "\n%s", heading);
      is_first = FALSE;
      add_line (text, use->title);
    }
}

static void
uses_found_cb (GObject      *source,
               GAsyncResult *result,
               gpointer      user_data)
{
  RoboRulesDesk *self = ROBO_RULES_DESK (source);
  g_autoptr (GPtrArray) uses = g_task_propagate_pointer (G_TASK (result), NULL);
  const Asked *asked = g_task_get_task_data (G_TASK (result));
  g_autoptr (GString) text = g_string_new (NULL);

  /* The window may have been closed meanwhile. */
  if (gtk_widget_get_root (GTK_WIDGET (self->pages)) == NULL)
    return;

  g_string_append (text, asked->rules->len > 0 ? _ ("These rules play with it:") : _ ("No rules play with it."));
  for (guint i = 0; i < asked->rules->len; i++)
    add_line (text, robo_rule_file_get_title (asked->rules->pdata[i]));
  add_uses (text, uses, ROBO_USE_MATCH, _ ("Games that were begun with it, and keep it:"));
  add_uses (text, uses, ROBO_USE_SCENARIO, _ ("Scenarios that hold it:"));
  complain (self, _ ("Who Uses This Card"), text->str);
}

static void
uses_wanted_cb (RoboRulesDesk *self,
                const char    *card_id)
{
  RoboModuleSetDocument *document =
    robo_module_set_page_get_document (ROBO_MODULE_SET_PAGE (self->module_set_page));
  RoboModuleSet *set = robo_module_set_document_get_set (document);
  Asked         *asked = g_new0 (Asked, 1);
  g_autoptr (GTask) task = g_task_new (self, NULL, uses_found_cb, NULL);

  asked->set_id = g_strdup (robo_module_set_get_id (set));
  asked->card_id = g_strdup (card_id);
  asked->rules = robo_rule_files_list_users (self->files, asked->set_id, card_id);
  g_task_set_task_data (task, asked, asked_free);
  g_task_run_in_thread (task, find_uses_cb);
}

/* The sandbox */

static void
sandbox_left_cb (RoboRulesDesk *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self->pages), "win.show-page", "s", "module-set");
}

static void
try_card_cb (RoboRulesDesk *self,
             guint          card)
{
  RoboModuleSetDocument *document = robo_module_set_page_get_document (ROBO_MODULE_SET_PAGE (self->module_set_page));

  if (self->sandbox_page == NULL)
    {
      self->sandbox_page = robo_sandbox_page_new ();
      gtk_stack_add_named (self->pages, self->sandbox_page, "sandbox");
      g_signal_connect_object (self->sandbox_page, "left", G_CALLBACK (sandbox_left_cb), self, G_CONNECT_SWAPPED);
    }
  robo_sandbox_page_set_modules (ROBO_SANDBOX_PAGE (self->sandbox_page), robo_module_set_document_get_set (document), card);
  gtk_widget_activate_action (GTK_WIDGET (self->pages), "win.show-page", "s", "sandbox");
}

/* Editing module sets */

static void
show_module_set (RoboRulesDesk         *self,
                 RoboModuleSetDocument *document)
{
  if (self->module_set_page == NULL)
    {
      self->module_set_page = robo_module_set_page_new ();
      gtk_stack_add_named (self->pages, self->module_set_page, "module-set");
      g_signal_connect_object (self->module_set_page, "left", G_CALLBACK (module_set_left_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->module_set_page, "saved", G_CALLBACK (saved_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->module_set_page, "uses-wanted", G_CALLBACK (uses_wanted_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->module_set_page, "try-card", G_CALLBACK (try_card_cb), self, G_CONNECT_SWAPPED);
    }
  robo_module_set_page_set_document (ROBO_MODULE_SET_PAGE (self->module_set_page), document);
  gtk_widget_activate_action (GTK_WIDGET (self->pages), "win.show-page", "s", "module-set");
}

static void
begin_module_set (RoboRulesDesk *self,
                  RoboModuleSet *set)
{
  g_autoptr (RoboModuleSetDocument) document = robo_module_set_document_new ();

  robo_document_start (ROBO_DOCUMENT (document), set);
  show_module_set (self, document);
}

static void
new_module_set (RoboRulesDesk *self)
{
  /* Translators: the name of a module set that has just been made */
  g_autoptr (RoboModuleSet) empty = robo_module_set_new ("my-modules", _ ("My Modules"));
  /* Translators: the name of a module card that has just been made */
  g_autoptr (RoboModuleSet) set = robo_module_set_with_new_card (empty, 0, ROBO_CARD_BLUE, _ ("New Module"));

  begin_module_set (self, set);
}

/* What comes with the game stays as it is. */
static void
copy_module_set (RoboRulesDesk *self,
                 RoboRuleFile  *file)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) set = robo_module_set_open_file (robo_rule_file_get_path (file), problems);
  /* Translators: the name of a copy of a module set or of rules: %s is the original's */
  g_autofree char *name = g_strdup_printf (_ ("Copy of %s"), robo_rule_file_get_title (file));
  g_autoptr (RoboModuleSet) copy = set != NULL ? robo_module_set_with_name (set, NULL, name) : NULL;
  g_auto (GStrv) languages = copy != NULL ? robo_module_set_dup_languages (copy) : NULL;

  if (copy == NULL)
    return;

  for (char **language = languages; *language != NULL; language++)
    {
      RoboModuleSet *without = (*language)[0] != '\0' ? robo_module_set_with_name (copy, *language, NULL) : NULL;

      if (without == NULL)
        continue;
      robo_module_set_unref (copy);
      copy = without;
    }
  begin_module_set (self, copy);
}

/* Rule sets */

static void
rule_set_left_cb (RoboRulesDesk *self)
{
  show_rules (self);
  robo_rule_set_page_set_document (ROBO_RULE_SET_PAGE (self->rule_set_page), NULL);
  robo_rule_files_reload (self->files);
}

static void
show_rule_set (RoboRulesDesk       *self,
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

static void
begin_rule_set (RoboRulesDesk *self,
                RoboRuleSet   *set)
{
  g_autoptr (RoboRuleSetDocument) document = robo_rule_set_document_new ();

  robo_document_start (ROBO_DOCUMENT (document), set);
  show_rule_set (self, document);
}

static void
new_rule_set (RoboRulesDesk *self)
{
  /* Translators: the name of a rule set that has just been made */
  g_autoptr (RoboRuleSet) set = robo_rule_set_new ("my-rules", _ ("My Rules"));

  begin_rule_set (self, set);
}

/* In all languages: the translations are the original's name. */
static RoboRuleSet *
rename_rule_set (RoboRuleSet *set,
                 const char  *name)
{
  g_auto (GStrv) languages = robo_rule_set_dup_languages (set);
  RoboRuleSet *copy = robo_rule_set_with_name (set, NULL, name);

  for (char **language = languages; *language != NULL; language++)
    {
      RoboRuleSet *without;

      if ((*language)[0] == '\0')
        continue;
      without = robo_rule_set_with_name (copy, *language, NULL);
      robo_rule_set_unref (copy);
      copy = without;
    }

  return copy;
}

static void
copy_rule_set (RoboRulesDesk *self,
               RoboRuleFile  *file)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboRuleSet) set = robo_rule_set_open_file (robo_rule_file_get_path (file), problems);
  /* Translators: the name of a copy of a module set or of rules: %s is the original's */
  g_autofree char *name = g_strdup_printf (_ ("Copy of %s"), robo_rule_file_get_title (file));
  g_autoptr (RoboRuleSet) copy = NULL;

  if (set == NULL)
    return;

  copy = rename_rule_set (set, name);
  begin_rule_set (self, copy);
}

/* Files */

static gboolean
is_rules_path (const char *path)
{
  return g_str_has_suffix (path, ROBO_RULES_SUFFIX);
}

/* A document of the kind of the file, without a state. */
static RoboDocument *
document_new (gboolean is_rules)
{
  return is_rules ? ROBO_DOCUMENT (robo_rule_set_document_new ()) : ROBO_DOCUMENT (robo_module_set_document_new ());
}

static void
show_document (RoboRulesDesk *self,
               RoboDocument  *document)
{
  if (ROBO_IS_RULE_SET_DOCUMENT (document))
    show_rule_set (self, ROBO_RULE_SET_DOCUMENT (document));
  else
    show_module_set (self, ROBO_MODULE_SET_DOCUMENT (document));
}

void
robo_rules_desk_open (RoboRulesDesk *self,
                      const char    *path)
{
  g_autoptr (RoboDocument) document = document_new (is_rules_path (path));
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  g_return_if_fail (ROBO_IS_RULES_DESK (self));

  robo_rules_desk_prepare (self);
  if (robo_document_load (document, file, &error))
    show_document (self, document);
  else
    complain (self, _ ("The File Cannot Be Opened"), error->message);
}

/* The list */

static void
chosen_cb (RoboRulesDesk *self,
           RoboRuleFile  *file)
{
  if (robo_rule_file_is_own (file))
    robo_rules_desk_open (self, robo_rule_file_get_path (file));
  else if (robo_rule_file_is_rules (file))
    copy_rule_set (self, file);
  else
    copy_module_set (self, file);
}

static void
new_wanted_cb (RoboRulesDesk *self,
               gboolean       is_rules)
{
  if (is_rules)
    new_rule_set (self);
  else
    new_module_set (self);
}

static void
restore_cb (AdwToast        *toast,
            RoboRemovedFile *removed)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = robo_removed_file_restore (removed, &error);

  if (path == NULL)
    g_warning ("%s", error->message);
}

static void
free_removed (gpointer  data,
              GClosure *closure)
{
  robo_removed_file_free (data);
}

static void
removed_cb (RoboRulesDesk *self,
            RoboRuleFile  *file)
{
  g_autoptr (GError) error = NULL;
  RoboRemovedFile *removed = robo_arena_files_remove (robo_rule_file_get_path (file), &error);
  /* Translators: %s is the name of a module set or of rules */
  g_autofree char *sentence = g_strdup_printf (_ ("%s removed"), robo_rule_file_get_title (file));
  AdwToast        *toast;

  if (removed == NULL)
    {
      complain (self, _ ("The File Cannot Be Removed"), error->message);
      return;
    }

  toast = adw_toast_new (sentence);
  adw_toast_set_button_label (toast, _ ("_Undo"));
  g_signal_connect_data (toast, "button-clicked", G_CALLBACK (restore_cb), removed, free_removed, 0);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* What a program that died has left */

static void
recover (RoboRulesDesk      *self,
         const RoboRecovery *recovery)
{
  g_autoptr (RoboDocument) document = document_new (g_str_equal (recovery->kind, "rules"));
  g_autoptr (GError) error = NULL;

  if (robo_document_recover (document, recovery, &error))
    show_document (self, document);
  else
    complain (self, _ ("The Changes Cannot Be Recovered"), error->message);
}

static void
recovery_response_cb (RoboRulesDesk *self,
                      const char    *response)
{
  g_autoptr (GPtrArray) recoveries = g_steal_pointer (&self->recoveries);

  if (g_str_equal (response, "recover"))
    recover (self, recoveries->pdata[0]);
  else if (g_str_equal (response, "discard"))
    robo_recovery_discard (recoveries->pdata[0]);
}

/* Not those of arenas, which the board editor offers. */
static GPtrArray *
list_recoveries (void)
{
  GPtrArray *all = robo_recovery_list (NULL, NULL);

  for (guint i = all->len; i-- > 0;)
    {
      const RoboRecovery *recovery = all->pdata[i];

      if (!g_str_equal (recovery->kind, "modules") && !g_str_equal (recovery->kind, "rules"))
        g_ptr_array_remove_index (all, i);
    }

  return all;
}

static void
offer_recovery (RoboRulesDesk *self)
{
  const RoboRecovery *recovery;
  GtkWidget          *dialog;

  if (self->recoveries != NULL)
    return;

  self->recoveries = list_recoveries ();
  if (self->recoveries->len == 0)
    return;

  recovery = self->recoveries->pdata[0];
  dialog = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->pages))), NULL,
                                   _ ("The game ended before they were saved."));
  adw_message_dialog_format_heading (ADW_MESSAGE_DIALOG (dialog),
                                     /* Translators: %s is the name of a module set or of rules */
                                     _ ("Recover the changes of “%s”?"), recovery->title);
  /* Translators: decide another time */
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "later", _ ("_Later"));
  /* Translators: changes that were not saved */
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "discard", _ ("_Discard"));
  /* Translators: changes that were not saved */
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "recover", _ ("_Recover"));
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "recover", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "recover");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "later");
  g_signal_connect_object (dialog, "response", G_CALLBACK (recovery_response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* The object */

static void
robo_rules_desk_dispose (GObject *object)
{
  RoboRulesDesk *self = ROBO_RULES_DESK (object);

  g_clear_object (&self->files);
  g_clear_pointer (&self->recoveries, g_ptr_array_unref);

  G_OBJECT_CLASS (robo_rules_desk_parent_class)->dispose (object);
}

static void
robo_rules_desk_class_init (RoboRulesDeskClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_rules_desk_dispose;
}

static void
robo_rules_desk_init (RoboRulesDesk *self)
{
}

RoboRulesDesk *
robo_rules_desk_new (GtkStack        *pages,
                     AdwToastOverlay *toasts)
{
  RoboRulesDesk *self = g_object_new (ROBO_TYPE_RULES_DESK, NULL);

  self->pages = pages;
  self->toasts = toasts;

  return self;
}

void
robo_rules_desk_prepare (RoboRulesDesk *self)
{
  g_return_if_fail (ROBO_IS_RULES_DESK (self));

  if (self->rules_page != NULL)
    return;

  self->files = robo_rule_files_new ();
  self->rules_page = robo_rules_page_new (self->files);
  gtk_stack_add_named (self->pages, self->rules_page, "rules");
  g_signal_connect_object (self->rules_page, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->rules_page, "removed", G_CALLBACK (removed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->rules_page, "new-wanted", G_CALLBACK (new_wanted_cb), self, G_CONNECT_SWAPPED);
  offer_recovery (self);
}

void
robo_rules_desk_take (RoboRulesDesk *self,
                      RoboRulesDesk *other)
{
  RoboModuleSetDocument *modules = NULL;
  RoboRuleSetDocument   *rules = NULL;

  g_return_if_fail (ROBO_IS_RULES_DESK (self));
  g_return_if_fail (ROBO_IS_RULES_DESK (other));

  if (other->module_set_page != NULL)
    modules = robo_module_set_page_get_document (ROBO_MODULE_SET_PAGE (other->module_set_page));
  if (other->rule_set_page != NULL)
    rules = robo_rule_set_page_get_document (ROBO_RULE_SET_PAGE (other->rule_set_page));
  if (modules != NULL)
    show_module_set (self, modules);
  if (rules != NULL)
    show_rule_set (self, rules);
}
