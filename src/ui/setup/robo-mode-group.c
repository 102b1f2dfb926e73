// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-mode-group.h"

#include <string.h>

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "base/robo-properties.h"
#include "base/robo-slug.h"
#include "base/robo-work.h"
#include "files/cards/robo-rule-files.h"
#include "files/cards/robo-rule-set-differences.h"
#include "files/cards/robo-rule-set-edit.h"
#include "files/xml/robo-load.h"
#include "files/xml/robo-write.h"
#include "ui/widgets/robo-combo-face.h"

/* Lists the rule sets that come with the game. In the menu, the user's own rule sets come after these rule sets. */
static const char *const rules_ids[] = { "standard", "printed" };

#define N_BUNDLED G_N_ELEMENTS (rules_ids)

/* Holds an entry of the menu of rules. */
typedef struct
{
  char        *id;
  char        *path;  /* path of a user's own rule set; NULL if the rule set comes with the game */
  RoboRuleSet *rules; /* nullable: NULL if the rules have not been loaded yet, or are not playable */
  char        *title;
  char        *problem; /* nullable: reason why the rules are not playable */
} Entry;

static void
entry_free (gpointer data)
{
  Entry *self = data;

  g_free (self->id);
  g_free (self->path);
  g_clear_pointer (&self->rules, robo_rule_set_unref);
  g_free (self->title);
  g_free (self->problem);
  g_free (self);
}

/* Loads the rule sets that come with the game when they are first used. Whenever the group is shown, it reads the
 * user's own rule sets in the background, because there may be new files. Rule sets that are not playable are also
 * listed, with the reason. */
struct _RoboModeGroup
{
  AdwPreferencesGroup parent_instance;

  /* template children */
  AdwComboRow *mode_row;
  AdwComboRow *rules_row;

  /* owned */
  GPtrArray    *entries;  /* array of Entry */
  RoboRuleSet  *training; /* nullable: NULL if the training rules have not been loaded yet */
  GCancellable *reading;  /* nullable: set while the user's own rule sets are being read */
  char         *wanted;   /* nullable: id of rules that are selected as soon as they exist */

  gboolean has_listed;

  /* TRUE while the program sets values, which are then no choice of the user. */
  gboolean is_being_set;
};

enum
{
  CHANGED,
  LISTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

enum
{
  PROP_0,
  PROP_MODE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboModeGroup, robo_mode_group, ADW_TYPE_PREFERENCES_GROUP)

static Entry *
get_entry (RoboModeGroup *self,
           guint          index)
{
  return g_ptr_array_index (self->entries, index < self->entries->len ? index : 0);
}

static RoboRuleSet *
load_bundled (const char *id)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  RoboRuleSet *rules = robo_rule_set_load_bundled (id, problems);

  if (rules == NULL)
    g_critical ("The rules that come with the program cannot be read: %s", robo_problems_get (problems, 0)->sentence);

  return rules;
}

static RoboRuleSet *
load_rule_set (RoboModeGroup *self,
               guint          index)
{
  Entry *entry = get_entry (self, index);

  if (entry->rules == NULL && entry->path == NULL)
    entry->rules = load_bundled (entry->id);
  if (entry->rules != NULL)
    return entry->rules;

  /* If the selected rules are not playable, use the standard rules. The row of the rules says so. */
  return index == 0 ? NULL : load_rule_set (self, 0);
}

/* The user's own rules */

static Entry *
entry_new_own (const char *path)
{
  Entry           *self = g_new0 (Entry, 1);
  g_autofree char *shown = g_filename_display_basename (path);
  g_autoptr (RoboProblems) problems = robo_problems_new (shown);
  g_autoptr (RoboRuleSet) rules = robo_rule_set_open_file (path, problems);
  g_autoptr (GError) error = NULL;

  self->path = g_strdup (path);
  self->id = g_strdup (rules != NULL ? robo_rule_set_get_id (rules) : shown);
  self->title = g_strdup (rules != NULL ? robo_rule_set_get_name (rules) : shown);
  if (robo_problems_check_plain (problems, &error))
    self->rules = g_steal_pointer (&rules);
  else
    self->problem = g_strdup (error->message);

  return self;
}

static gint
compare_paths (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *)a, *(const char *const *)b);
}

static gpointer
load_own (const char   *folder,
          RoboProblems *problems)
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GPtrArray  *own = g_ptr_array_new_with_free_func (entry_free);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      if (g_str_has_suffix (name, ROBO_RULES_SUFFIX))
        g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
    }
  g_ptr_array_sort (paths, compare_paths);
  for (guint i = 0; i < paths->len && !robo_problems_check_cancelled (problems); i++)
    g_ptr_array_add (own, entry_new_own (paths->pdata[i]));

  return own;
}

/* Fills the menu with the rules that come with the game, and with those in `own`, which may be NULL. The menu takes
 * the entries out of `own`. */
static void
fill_rules (RoboModeGroup *self,
            GPtrArray     *own)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  while (self->entries->len < N_BUNDLED)
    {
      Entry *entry = g_new0 (Entry, 1);

      entry->id = g_strdup (rules_ids[self->entries->len]);
      g_ptr_array_add (self->entries, entry);
    }
  g_ptr_array_set_size (self->entries, N_BUNDLED);
  while (own != NULL && own->len > 0)
    g_ptr_array_add (self->entries, g_ptr_array_steal_index (own, 0));
  for (guint i = 0; i < self->entries->len; i++)
    gtk_string_list_append (titles, i >= N_BUNDLED ? get_entry (self, i)->title
                                    /* Translators: This is the name of the standard rules. */
                                    : i == 0 ? C_ ("rules", "Standard")
                                             /* Translators: This is the name of the rules as they are printed. */
                                             : C_ ("rules", "Rulebook"));
  adw_combo_row_set_model (self->rules_row, G_LIST_MODEL (titles));
}

/* Describes the selected rules. For a user's own rules, adds how they differ from the standard rules. If the rules are
 * still being read or are not playable, says this instead. */
static char *
dup_rules_text (RoboModeGroup *self)
{
  guint        index = adw_combo_row_get_selected (self->rules_row);
  const char  *problem = get_entry (self, index)->problem;
  RoboRuleSet *chosen = load_rule_set (self, index);
  RoboRuleSet *first = load_rule_set (self, 0);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) differences = NULL;
  g_auto (GStrv) sentences = NULL;

  if (chosen == NULL || first == NULL)
    return g_strdup ("");
  if (robo_mode_group_is_reading (self))
    return g_strdup (_ ("Still loading your own rules."));
  if (problem != NULL)
    /* Translators: %s is what is wrong with rules, whole sentences. */
    return g_strdup_printf (_ ("%s The standard rules are used instead."), problem);

  if (robo_rule_set_get_description (chosen)[0] != '\0')
    g_strv_builder_add (builder, robo_rule_set_get_description (chosen));
  if (index >= N_BUNDLED)
    {
      differences = robo_rule_set_dup_differences (chosen, first);
      g_strv_builder_addv (builder, (const char **)differences);
    }
  sentences = g_strv_builder_end (builder);

  return g_strjoinv (" ", sentences);
}

static char *
dup_description_cb (RoboModeGroup *self,
                    guint          mode)
{
  /* While the menu is being filled, no mode is selected. */
  return g_strdup (mode < ROBO_N_MODES ? robo_game_mode_get_description (mode) : "");
}

/* Returns TRUE if the user chooses the rules of the mode. A training game has rules of its own (R3.2). */
static gboolean
has_rules_cb (RoboModeGroup *self,
              guint          mode)
{
  return mode != ROBO_MODE_TRAINING;
}

/* Describes the selected rules below their name. In training the user does not choose rules, so no rules are loaded for
 * a description. */
static void
update_rules_text (RoboModeGroup *self)
{
  g_autofree char *text = NULL;

  if (robo_mode_group_get_mode (self) == ROBO_MODE_TRAINING)
    return;

  text = dup_rules_text (self);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->rules_row), text);
}

static void
changed_cb (RoboModeGroup *self)
{
  if (self->is_being_set)
    return;

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODE]);
  update_rules_text (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
rules_chosen_cb (RoboModeGroup *self)
{
  if (!self->is_being_set)
    g_clear_pointer (&self->wanted, g_free);
  changed_cb (self);
}

/* Returns the rules that a game with the user's choice uses, which are those of load_rule_set(). In training the user
 * does not choose rules, so the function returns NULL and loads no rules. */
static RoboRuleSet *
get_chosen (RoboModeGroup *self)
{
  if (robo_mode_group_get_mode (self) == ROBO_MODE_TRAINING)
    return NULL;

  return load_rule_set (self, adw_combo_row_get_selected (self->rules_row));
}

static gboolean
is_same (const RoboRuleSet *a,
         const RoboRuleSet *b)
{
  if (a == NULL || b == NULL)
    return a == b;

  return g_str_equal (robo_rule_set_get_id (a), robo_rule_set_get_id (b)) &&
         memcmp (robo_rule_set_get_rules (a), robo_rule_set_get_rules (b), sizeof (RoboRules)) == 0;
}

/* Adds the user's own rules to the menu when they have been read. Emits `changed` if the group waited for the selected
 * rules, or if other rules are selected now. Otherwise does not emit it, so that the user's changes of options are
 * kept. */
static void
own_loaded_cb (GObject      *source,
               GAsyncResult *result,
               gpointer      user_data)
{
  g_autoptr (RoboModeGroup) self = user_data;
  g_autoptr (GPtrArray) own = robo_load_finish (result, NULL, NULL);
  g_autofree char *id = NULL;
  gboolean         was_waiting;
  RoboRuleSet     *old;
  g_autoptr (RoboRuleSet) before = NULL;

  /* If the group reads the rules again, or has been disposed of, ignore the result. */
  if (own == NULL)
    return;

  was_waiting = robo_mode_group_is_reading (self);
  id = g_strdup (robo_mode_group_get_rules_id (self));
  old = get_chosen (self);
  before = old != NULL ? robo_rule_set_ref (old) : NULL;
  g_clear_object (&self->reading);
  self->is_being_set = TRUE;
  fill_rules (self, own);
  self->is_being_set = FALSE;
  robo_mode_group_set_rules_id (self, id);
  if (was_waiting || !is_same (before, get_chosen (self)))
    g_signal_emit (self, signals[CHANGED], 0);
  self->has_listed = TRUE;
  g_signal_emit (self, signals[LISTED], 0);
}

static void
read_own (RoboModeGroup *self)
{
  g_autofree char *folder = robo_rule_files_dup_own_folder (TRUE);

  robo_load_async (folder, load_own, (GDestroyNotify)g_ptr_array_unref, robo_work_renew (&self->reading),
                   own_loaded_cb, g_object_ref (self));
}

static void
map_cb (RoboModeGroup *self)
{
  if (self->reading == NULL)
    read_own (self);
}

static void
robo_mode_group_dispose (GObject *object)
{
  RoboModeGroup *self = ROBO_MODE_GROUP (object);

  robo_work_cancel (&self->reading);
  g_clear_pointer (&self->wanted, g_free);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  g_clear_pointer (&self->training, robo_rule_set_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), ROBO_TYPE_MODE_GROUP);

  G_OBJECT_CLASS (robo_mode_group_parent_class)->dispose (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_MODE] = { ROBO_PROPERTY_GETTER (UINT, "mode", robo_mode_group_get_mode), .max = ROBO_N_MODES - 1, .initial = ROBO_MODE_TRAINING },
};

static void
robo_mode_group_class_init (RoboModeGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_mode_group_dispose;

  robo_properties_install (G_OBJECT_CLASS (klass), property_rows, N_PROPS, properties);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);

  signals[LISTED] = g_signal_new ("listed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/setup/robo-mode-group.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboModeGroup, mode_row);
  gtk_widget_class_bind_template_child (widget_class, RoboModeGroup, rules_row);
  gtk_widget_class_bind_template_callback (widget_class, dup_description_cb);
  gtk_widget_class_bind_template_callback (widget_class, has_rules_cb);
}

static void
robo_mode_group_init (RoboModeGroup *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
  robo_combo_face_write_out (self->mode_row);
  robo_combo_face_write_out (self->rules_row);
  self->entries = g_ptr_array_new_with_free_func (entry_free);
  for (guint i = 0; i < ROBO_N_MODES; i++)
    gtk_string_list_append (titles, robo_game_mode_get_title (i));
  adw_combo_row_set_model (self->mode_row, G_LIST_MODEL (titles));
  fill_rules (self, NULL);
  read_own (self);
  update_rules_text (self);

  g_signal_connect_swapped (self->mode_row, "notify::selected", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->rules_row, "notify::selected", G_CALLBACK (rules_chosen_cb), self);
  g_signal_connect (self, "map", G_CALLBACK (map_cb), NULL);
}

RoboGameMode
robo_mode_group_get_mode (RoboModeGroup *self)
{
  guint mode;

  g_return_val_if_fail (ROBO_IS_MODE_GROUP (self), ROBO_MODE_TRAINING);

  mode = adw_combo_row_get_selected (self->mode_row);

  return mode < ROBO_N_MODES ? mode : ROBO_MODE_TRAINING;
}

void
robo_mode_group_set_mode (RoboModeGroup *self,
                          RoboGameMode   mode)
{
  g_return_if_fail (ROBO_IS_MODE_GROUP (self));
  g_return_if_fail (mode < ROBO_N_MODES);

  self->is_being_set = TRUE;
  adw_combo_row_set_selected (self->mode_row, mode);
  self->is_being_set = FALSE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODE]);
  update_rules_text (self);
}

RoboRuleSet *
robo_mode_group_get_rule_set (RoboModeGroup *self)
{
  g_return_val_if_fail (ROBO_IS_MODE_GROUP (self), NULL);

  if (robo_mode_group_get_mode (self) == ROBO_MODE_TRAINING)
    {
      if (self->training == NULL)
        self->training = load_bundled ("training");
      return self->training;
    }

  return load_rule_set (self, adw_combo_row_get_selected (self->rules_row));
}

const char *
robo_mode_group_get_rules_id (RoboModeGroup *self)
{
  g_return_val_if_fail (ROBO_IS_MODE_GROUP (self), NULL);

  if (self->wanted != NULL)
    return self->wanted;

  return get_entry (self, adw_combo_row_get_selected (self->rules_row))->id;
}

void
robo_mode_group_set_rules_id (RoboModeGroup *self,
                              const char    *id)
{
  guint index = 0;

  g_return_if_fail (ROBO_IS_MODE_GROUP (self));
  g_return_if_fail (id != NULL);

  while (index < self->entries->len && !g_str_equal (get_entry (self, index)->id, id))
    index++;
  g_free (self->wanted);
  self->wanted = index == self->entries->len && self->reading != NULL ? g_strdup (id) : NULL;

  self->is_being_set = TRUE;
  if (index < self->entries->len)
    adw_combo_row_set_selected (self->rules_row, index);
  self->is_being_set = FALSE;
  update_rules_text (self);
}

const char *
robo_mode_group_find_title (RoboModeGroup *self,
                            const char    *id)
{
  GListModel *titles;

  g_return_val_if_fail (ROBO_IS_MODE_GROUP (self), NULL);

  titles = adw_combo_row_get_model (self->rules_row);
  for (guint i = 0; i < self->entries->len; i++)
    if (g_str_equal (get_entry (self, i)->id, id) && get_entry (self, i)->problem == NULL)
      return gtk_string_list_get_string (GTK_STRING_LIST (titles), i);

  return NULL;
}

gboolean
robo_mode_group_has_listed (RoboModeGroup *self)
{
  g_return_val_if_fail (ROBO_IS_MODE_GROUP (self), FALSE);

  return self->has_listed;
}

gboolean
robo_mode_group_is_reading (RoboModeGroup *self)
{
  g_return_val_if_fail (ROBO_IS_MODE_GROUP (self), FALSE);

  return self->wanted != NULL && robo_mode_group_get_mode (self) != ROBO_MODE_TRAINING;
}

/* Keeping changed rules */

const char *
robo_mode_group_refuse_name (RoboModeGroup *self,
                             const char    *name)
{
  GListModel *titles;

  g_return_val_if_fail (ROBO_IS_MODE_GROUP (self), NULL);

  if (robo_mode_group_is_reading (self))
    return _ ("Still loading your own rules.");
  if (name[0] == '\0')
    return _ ("Give the rule set a name.");

  titles = adw_combo_row_get_model (self->rules_row);
  for (guint i = 0; i < g_list_model_get_n_items (titles); i++)
    if (g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (titles), i), name))
      return _ ("Another rule set already has this name. Choose a different name.");

  return NULL;
}

static char *
dup_own_path (const char *id)
{
  g_autofree char *folder = robo_rule_files_dup_own_folder (TRUE);
  g_autofree char *file = g_strconcat (id, ROBO_RULES_SUFFIX, NULL);

  return g_build_filename (folder, file, NULL);
}

static gboolean
is_id_taken (const char *id,
             gpointer    data)
{
  static const char *const bundled[] = { "training", "standard", "printed", "online", NULL };
  RoboModeGroup           *self = data;
  g_autofree char         *path = dup_own_path (id);

  for (guint i = 0; i < self->entries->len; i++)
    if (g_str_equal (get_entry (self, i)->id, id))
      return TRUE;

  return g_strv_contains (bundled, id) || g_file_test (path, G_FILE_TEST_EXISTS);
}

static void
take_set (RoboRuleSet **set,
          RoboRuleSet  *changed)
{
  robo_rule_set_unref (*set);
  *set = changed;
}

/* Returns a copy with another id, name and options. The copy has no description, because the description of the
 * original is about other rules. */
static RoboRuleSet *
dup_kept (RoboRuleSet     *original,
          const RoboRules *rules,
          const char      *id,
          const char      *name)
{
  RoboRuleSet *set = robo_rule_set_with_id (original, id);
  g_auto (GStrv) languages = robo_rule_set_dup_languages (set);

  for (char **language = languages; *language != NULL; language++)
    {
      const char *code = (*language)[0] != '\0' ? *language : NULL;

      take_set (&set, robo_rule_set_with_text (set, "name", code, code == NULL ? name : NULL));
      take_set (&set, robo_rule_set_with_text (set, "description", code, NULL));
    }
  for (guint i = 0; i < ROBO_N_RULE_OPTIONS; i++)
    {
      const RoboRuleOption *option = &robo_rule_options[i];

      take_set (&set, robo_rule_set_with_option (set, option, robo_rule_option_get (option, rules)));
    }

  return set;
}

gboolean
robo_mode_group_keep (RoboModeGroup   *self,
                      const RoboRules *rules,
                      const char      *name,
                      GError         **error)
{
  g_autofree char *wish = robo_slug_new (name, "rules");
  g_autofree char *id = NULL;
  g_autofree char *path = NULL;
  g_autofree char *folder = NULL;
  g_autoptr (RoboRuleSet) kept = NULL;
  g_autoptr (GBytes) bytes = NULL;
  RoboRuleSet *original;

  g_return_val_if_fail (ROBO_IS_MODE_GROUP (self), FALSE);

  original = robo_mode_group_get_rule_set (self);
  g_return_val_if_fail (original != NULL, FALSE);

  id = robo_slug_dup_free (wish, is_id_taken, self, NULL);
  path = dup_own_path (id);
  folder = g_path_get_dirname (path);
  kept = dup_kept (original, rules, id, name);
  bytes = robo_rule_set_to_bytes (kept);
  /* If the folder cannot be created, writing the file fails and says why. */
  g_mkdir_with_parents (folder, 0755);
  if (!robo_write_file (path, bytes, error))
    return FALSE;

  read_own (self);
  robo_mode_group_set_rules_id (self, id);

  return TRUE;
}
