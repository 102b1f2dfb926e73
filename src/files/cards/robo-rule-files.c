// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-rule-files.h"

#include "base/robo-properties.h"
#include "base/robo-slug.h"
#include "base/robo-work.h"
#include "files/xml/robo-paths.h"
#include "robo-module-set.h"
#include "robo-rule-set-edit.h"

struct _RoboRuleFiles
{
  GObject parent_instance;

  GListStore   *module_sets;
  GListStore   *rule_sets;
  GFileMonitor *module_monitor;
  GFileMonitor *rule_monitor;
  GCancellable *reading;
};

enum
{
  PROP_0,
  PROP_MODULE_SETS,
  PROP_RULE_SETS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboRuleFiles, robo_rule_files, G_TYPE_OBJECT)

typedef struct
{
  GPtrArray *module_sets;
  GPtrArray *rule_sets;
} Found;

static void
free_found (gpointer data)
{
  Found *found = data;

  g_clear_pointer (&found->module_sets, g_ptr_array_unref);
  g_clear_pointer (&found->rule_sets, g_ptr_array_unref);
  g_free (found);
}

static const char *
get_folder_name (gboolean is_rules)
{
  return is_rules ? "rules" : "modules";
}

char *
robo_rule_files_dup_own_folder (gboolean is_rules)
{
  return g_build_filename (g_get_user_data_dir (), "robodrome", get_folder_name (is_rules), NULL);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_strcmp0 (*(const char *const *)a, *(const char *const *)b);
}

static void
find_in_folder (GPtrArray  *files,
                const char *folder,
                gboolean    is_rules,
                gboolean    is_own)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      if (g_str_has_suffix (name, is_rules ? ROBO_RULES_SUFFIX : ROBO_MODULES_SUFFIX))
        g_ptr_array_add (names, g_strdup (name));
    }
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = g_build_filename (folder, names->pdata[i], NULL);

      g_ptr_array_add (files, robo_rule_file_new (path, is_rules, is_own));
    }
}

static GPtrArray *
find_file (gboolean is_rules)
{
  GPtrArray       *files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *bundled = g_build_filename (robo_paths_get_data_dir (), get_folder_name (is_rules), NULL);
  g_autofree char *own = robo_rule_files_dup_own_folder (is_rules);

  find_in_folder (files, bundled, is_rules, FALSE);
  find_in_folder (files, own, is_rules, TRUE);

  return files;
}

static gboolean
read_thread (gpointer      data,
             GCancellable *cancellable,
             GError      **error)
{
  Found *found = data;

  found->module_sets = find_file (FALSE);
  found->rule_sets = find_file (TRUE);

  return TRUE;
}

static void
read_cb (gpointer      owner,
         gpointer      data,
         GCancellable *cancellable,
         const GError *error)
{
  RoboRuleFiles *self = owner;
  const Found   *found = data;

  g_list_store_splice (self->module_sets, 0, g_list_model_get_n_items (G_LIST_MODEL (self->module_sets)),
                       found->module_sets->pdata, found->module_sets->len);
  g_list_store_splice (self->rule_sets, 0, g_list_model_get_n_items (G_LIST_MODEL (self->rule_sets)),
                       found->rule_sets->pdata, found->rule_sets->len);
}

void
robo_rule_files_reload (RoboRuleFiles *self)
{
  g_return_if_fail (ROBO_IS_RULE_FILES (self));

  robo_work_run (self, robo_work_renew (&self->reading), read_thread, read_cb, g_new0 (Found, 1), free_found);
}

static GFileMonitor *
watch (RoboRuleFiles *self,
       gboolean       is_rules)
{
  g_autofree char *folder = robo_rule_files_dup_own_folder (is_rules);
  g_autoptr (GFile) file = g_file_new_for_path (folder);
  GFileMonitor *monitor = g_file_monitor_directory (file, G_FILE_MONITOR_NONE, NULL, NULL);

  if (monitor != NULL)
    g_signal_connect_swapped (monitor, "changed", G_CALLBACK (robo_rule_files_reload), self);

  return monitor;
}

static void
unwatch (RoboRuleFiles *self,
         GFileMonitor **monitor)
{
  if (*monitor != NULL)
    g_signal_handlers_disconnect_by_data (*monitor, self);
  g_clear_object (monitor);
}

static void
robo_rule_files_dispose (GObject *object)
{
  RoboRuleFiles *self = ROBO_RULE_FILES (object);

  robo_work_cancel (&self->reading);
  unwatch (self, &self->module_monitor);
  unwatch (self, &self->rule_monitor);
  g_clear_object (&self->module_sets);
  g_clear_object (&self->rule_sets);

  G_OBJECT_CLASS (robo_rule_files_parent_class)->dispose (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_MODULE_SETS] = { ROBO_PROPERTY_FIELD (OBJECT, "module-sets", RoboRuleFiles, module_sets), .type = g_list_model_get_type },
  [PROP_RULE_SETS] = { ROBO_PROPERTY_FIELD (OBJECT, "rule-sets", RoboRuleFiles, rule_sets), .type = g_list_model_get_type },
};

static void
robo_rule_files_class_init (RoboRuleFilesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = robo_rule_files_dispose;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);
}

static void
robo_rule_files_init (RoboRuleFiles *self)
{
  self->module_sets = g_list_store_new (ROBO_TYPE_RULE_FILE);
  self->rule_sets = g_list_store_new (ROBO_TYPE_RULE_FILE);
  self->module_monitor = watch (self, FALSE);
  self->rule_monitor = watch (self, TRUE);
}

RoboRuleFiles *
robo_rule_files_new (void)
{
  RoboRuleFiles *self = g_object_new (ROBO_TYPE_RULE_FILES, NULL);

  robo_rule_files_reload (self);

  return self;
}

GListModel *
robo_rule_files_get_module_sets (RoboRuleFiles *self)
{
  g_return_val_if_fail (ROBO_IS_RULE_FILES (self), NULL);

  return G_LIST_MODEL (self->module_sets);
}

GListModel *
robo_rule_files_get_rule_sets (RoboRuleFiles *self)
{
  g_return_val_if_fail (ROBO_IS_RULE_FILES (self), NULL);

  return G_LIST_MODEL (self->rule_sets);
}

static gboolean
plays_with (RoboRuleFile *file,
            const char   *set_id,
            const char   *card_id)
{
  RoboRuleSet *rules = robo_rule_file_get_rules (file);
  g_auto (GStrv) sets = NULL;
  RoboModules *modules;
  guint        card;

  if (rules == NULL)
    return FALSE;

  sets = robo_rule_set_dup_module_sets (rules);
  if (!g_strv_contains ((const char *const *)sets, set_id))
    return FALSE;
  if (card_id == NULL)
    return TRUE;

  modules = robo_rule_set_get_modules (rules);
  card = modules != NULL ? robo_cards_find (robo_modules_get_cards (modules), card_id) : ROBO_NO_CARD;

  return card != ROBO_NO_CARD && (robo_rule_set_get_rules (rules)->copies[card] > 0 ||
                                  robo_rule_set_is_for_killbots (rules, card) ||
                                  robo_modules_get_cards (modules)->cards[card].colour == ROBO_CARD_CHAMPION);
}

GPtrArray *
robo_rule_files_list_users (RoboRuleFiles *self,
                            const char    *set_id,
                            const char    *card_id)
{
  GPtrArray *users = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_val_if_fail (ROBO_IS_RULE_FILES (self), users);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->rule_sets)); i++)
    {
      g_autoptr (RoboRuleFile) file = g_list_model_get_item (G_LIST_MODEL (self->rule_sets), i);

      if (plays_with (file, set_id, card_id))
        g_ptr_array_add (users, g_steal_pointer (&file));
    }

  return users;
}

char *
robo_rule_files_dup_free_path (gboolean    is_rules,
                               const char *id,
                               char      **free_id)
{
  g_autofree char *folder = robo_rule_files_dup_own_folder (is_rules);

  return robo_slug_dup_free_path (folder, id, is_rules ? ROBO_RULES_SUFFIX : ROBO_MODULES_SUFFIX, free_id);
}
