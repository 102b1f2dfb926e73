// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-rules-page.h"

#include "ui/widgets/robo-main-menu.h"
#include "ui/widgets/robo-page.h"

#include <glib/gi18n.h>

/* CSS: node `rulespage`. */
struct _RoboRulesPage
{
  GtkWidget parent_instance;

  /* template children */
  GtkWidget  *box;
  GtkListBox *module_list;
  GtkListBox *rule_list;

  /* owned */
  RoboRuleFiles *files;
};

enum
{
  CHOSEN,
  REMOVED,
  NEW_WANTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* clang-format off */
G_DEFINE_FINAL_TYPE_WITH_CODE (RoboRulesPage, robo_rules_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ROBO_TYPE_PAGE, NULL))
/* clang-format on */

static RoboRuleFile *
get_file (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), "robo-file");
}

static void
activated_cb (RoboRulesPage *self,
              GtkListBoxRow *row)
{
  g_signal_emit (self, signals[CHOSEN], 0, get_file (GTK_WIDGET (row)));
}

static void
remove_cb (RoboRulesPage *self,
           GtkWidget     *button)
{
  g_signal_emit (self, signals[REMOVED], 0, get_file (gtk_widget_get_ancestor (button, GTK_TYPE_LIST_BOX_ROW)));
}

static void
new_modules_cb (RoboRulesPage *self)
{
  g_signal_emit (self, signals[NEW_WANTED], 0, FALSE);
}

static void
new_rules_cb (RoboRulesPage *self)
{
  g_signal_emit (self, signals[NEW_WANTED], 0, TRUE);
}

static GtkWidget *
create_remove_button (RoboRulesPage *self,
                      RoboRuleFile  *file)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");
  /* Translators: %s is the name of a module set or of rules. */
  g_autofree char *label = g_strdup_printf (_ ("Remove %s"), robo_rule_file_get_title (file));

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (remove_cb), self, G_CONNECT_SWAPPED);

  return button;
}

static GtkWidget *
create_row_cb (gpointer item,
               gpointer data)
{
  RoboRulesPage *self = data;
  RoboRuleFile  *file = item;
  const char    *problem = robo_rule_file_get_problem (file);
  AdwActionRow  *row = g_object_new (ADW_TYPE_ACTION_ROW, "activatable", TRUE, "use-markup", FALSE, NULL);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), robo_rule_file_get_title (file));
  adw_action_row_set_subtitle (row, problem != NULL ? problem : robo_rule_file_get_summary (file));
  if (problem != NULL)
    {
      GtkWidget *icon = gtk_image_new_from_icon_name ("dialog-error-symbolic");

      gtk_widget_add_css_class (icon, "error");
      adw_action_row_add_prefix (row, icon);
    }
  if (robo_rule_file_is_own (file))
    adw_action_row_add_suffix (row, create_remove_button (self, file));
  else
    {
      /* Translators: This stands beside a module set or a rule set that comes with the game. */
      GtkWidget *label = gtk_label_new (C_ ("rules", "Built-in"));

      gtk_widget_add_css_class (label, "dim-label");
      gtk_widget_add_css_class (label, "caption");
      adw_action_row_add_suffix (row, label);
    }
  adw_action_row_add_suffix (row, gtk_image_new_from_icon_name ("go-next-symbolic"));
  g_object_set_data_full (G_OBJECT (row), "robo-file", g_object_ref (file), g_object_unref);

  return GTK_WIDGET (row);
}

static void
robo_rules_page_dispose (GObject *object)
{
  RoboRulesPage *self = ROBO_RULES_PAGE (object);

  g_clear_object (&self->files);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_RULES_PAGE);

  G_OBJECT_CLASS (robo_rules_page_parent_class)->dispose (object);
}

const RoboShortcut robo_rules_page_shortcuts[] = {
  { .title = NC_ ("shortcut window", "Paste a pack (in the list of rules)"), .keys = "<Control>v", .action = "win.paste-pack" },
  { 0 },
};

static void
robo_rules_page_class_init (RoboRulesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_rules_page_dispose;

  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                  1, ROBO_TYPE_RULE_FILE);
  signals[REMOVED] = g_signal_new ("removed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, ROBO_TYPE_RULE_FILE);
  signals[NEW_WANTED] = g_signal_new ("new-wanted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 1, G_TYPE_BOOLEAN);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "rulespage");
  g_type_ensure (ROBO_TYPE_MAIN_MENU);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/cards/robo-rules-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboRulesPage, box);
  gtk_widget_class_bind_template_child (widget_class, RoboRulesPage, module_list);
  gtk_widget_class_bind_template_child (widget_class, RoboRulesPage, rule_list);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, new_modules_cb);
  gtk_widget_class_bind_template_callback (widget_class, new_rules_cb);

  robo_shortcuts_bind (widget_class, robo_rules_page_shortcuts);
}

static void
robo_rules_page_init (RoboRulesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
robo_rules_page_new (RoboRuleFiles *files)
{
  RoboRulesPage *self = g_object_new (ROBO_TYPE_RULES_PAGE, NULL);

  self->files = g_object_ref (files);
  gtk_list_box_bind_model (self->module_list, robo_rule_files_get_module_sets (files), create_row_cb, self, NULL);
  gtk_list_box_bind_model (self->rule_list, robo_rule_files_get_rule_sets (files), create_row_cb, self, NULL);

  return GTK_WIDGET (self);
}
