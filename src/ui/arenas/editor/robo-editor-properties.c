// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-editor-properties.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "files/cards/robo-rule-files.h"
#include "files/xml/robo-languages.h"
#include "ui/widgets/robo-entry-limit.h"

#include "robo-language-dialog.h"

struct _RoboEditorProperties
{
  AdwPreferencesGroup parent_instance;

  /* template children */
  GtkWidget *name_row;
  GtkWidget *description_row;
  GtkWidget *author_row;
  GtkWidget *license_row;
  GtkWidget *theme_row;
  GtkWidget *rules_row;
  GtkWidget *language_box;

  /* owned */
  RoboArenaDocument *document;
  GBindingGroup     *bindings;
  GPtrArray         *languages; /* Language: the rows that are shown */
  RoboRuleFiles     *rule_files;
  GPtrArray         *rule_ids; /* char *: the ids of the entries of the menu; the first one is "" */
  gboolean           is_syncing;
};

typedef struct
{
  RoboEditorProperties *owner;
  char                 *language;
  GtkWidget            *row;
  GtkWidget            *name;
  GtkWidget            *description;
} Language;

enum
{
  PROP_DOCUMENT = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboEditorProperties, robo_editor_properties, ADW_TYPE_PREFERENCES_GROUP)

static void
language_free (gpointer data)
{
  Language *self = data;

  g_free (self->language);
  g_free (self);
}

/* Rows of one language */

static void
set_text (GtkWidget  *row,
          const char *text)
{
  if (text == NULL)
    text = "";
  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (row)), text))
    gtk_editable_set_text (GTK_EDITABLE (row), text);
}

static void
sync_language (Language *self)
{
  RoboEditorProperties *owner = self->owner;
  const char           *name = robo_arena_document_get_name (owner->document, self->language);

  owner->is_syncing = TRUE;
  set_text (self->name, name);
  set_text (self->description, robo_arena_document_get_description (owner->document, self->language));
  owner->is_syncing = FALSE;
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self->row), name != NULL ? name : "");
}

static void
name_changed_cb (Language *self)
{
  if (!self->owner->is_syncing)
    robo_arena_document_set_name (self->owner->document, self->language,
                                  gtk_editable_get_text (GTK_EDITABLE (self->name)));
}

static void
description_changed_cb (Language *self)
{
  if (!self->owner->is_syncing)
    robo_arena_document_set_description (self->owner->document, self->language,
                                         gtk_editable_get_text (GTK_EDITABLE (self->description)));
}

static GtkWidget *
make_entry_row (const char *title,
                guint       max_chars)
{
  GtkWidget *row = adw_entry_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  robo_entry_limit (row, max_chars);

  return row;
}

static Language *
make_language (RoboEditorProperties *owner,
               const char           *language)
{
  Language        *self = g_new0 (Language, 1);
  g_autofree char *title = robo_language_dup_title (language);

  self->owner = owner;
  self->language = g_strdup (language);
  self->row = adw_expander_row_new ();
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->row), title);
  self->name = make_entry_row (C_ ("arena", "Name"), ROBO_ENTRY_LIMIT_NAME);
  self->description = make_entry_row (C_ ("arena", "Description"), ROBO_ENTRY_LIMIT_TEXT);
  g_signal_connect_swapped (self->name, "changed", G_CALLBACK (name_changed_cb), self);
  g_signal_connect_swapped (self->description, "changed", G_CALLBACK (description_changed_cb), self);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self->row), self->name);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self->row), self->description);

  return self;
}

static Language *
find_language (RoboEditorProperties *self,
               const char           *language)
{
  for (guint i = 0; i < self->languages->len; i++)
    {
      Language *one = g_ptr_array_index (self->languages, i);

      if (g_str_equal (one->language, language))
        return one;
    }

  return NULL;
}

static Language *
show_language (RoboEditorProperties *self,
               const char           *language)
{
  Language *one = find_language (self, language);

  if (one != NULL)
    return one;

  one = make_language (self, language);
  g_ptr_array_add (self->languages, one);
  gtk_list_box_append (GTK_LIST_BOX (self->language_box), one->row);
  gtk_widget_show (self->language_box);
  sync_language (one);

  return one;
}

/* Adding and removing languages */

static void
choose_language_cb (GtkWidget  *widget,
                    const char *action_name,
                    GVariant   *parameter)
{
  RoboEditorProperties *self = ROBO_EDITOR_PROPERTIES (widget);
  g_autoptr (GPtrArray) left = g_ptr_array_new ();
  GtkWidget *dialog;

  for (const char *const *known = robo_languages_get_known (); *known != NULL; known++)
    if (find_language (self, *known) == NULL)
      g_ptr_array_add (left, (gpointer)*known);
  dialog = robo_language_dialog_new (GTK_WINDOW (gtk_widget_get_root (widget)), left);
  g_signal_connect_object (dialog, "chosen", G_CALLBACK (robo_editor_properties_add_language), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Shows a row for each language of the document. A language without texts keeps its row, because the user may be about
 * to type a text. */
static void
sync_languages (RoboEditorProperties *self)
{
  g_auto (GStrv) languages = NULL;

  g_object_get (self->document, "languages", &languages, NULL);
  for (guint i = 0; languages != NULL && languages[i] != NULL; i++)
    show_language (self, languages[i]);
  for (guint i = 0; i < self->languages->len; i++)
    sync_language (g_ptr_array_index (self->languages, i));
}

static void
remove_languages (RoboEditorProperties *self)
{
  for (guint i = 0; i < self->languages->len; i++)
    {
      Language *one = g_ptr_array_index (self->languages, i);

      gtk_list_box_remove (GTK_LIST_BOX (self->language_box), one->row);
    }
  g_ptr_array_set_size (self->languages, 0);
  gtk_widget_hide (self->language_box);
}

/* Recommended rules */

/* Returns the titles of the rule sets that can be played, and adds their ids to `ids`. The first entry stands for no
 * rule set and has the id "". If the arena recommends a rule set that is not among them, its id is the last entry, and
 * is_there is FALSE. */
static GtkStringList *
list_rules (RoboEditorProperties *self,
            const char           *id,
            GPtrArray            *ids,
            gboolean             *is_there)
{
  GListModel    *files = robo_rule_files_get_rule_sets (self->rule_files);
  GtkStringList *titles = gtk_string_list_new (NULL);

  *is_there = id[0] == '\0';
  g_ptr_array_add (ids, g_strdup (""));
  gtk_string_list_append (titles, C_ ("rules", "None"));
  for (guint i = 0; i < g_list_model_get_n_items (files); i++)
    {
      g_autoptr (RoboRuleFile) file = g_list_model_get_item (files, i);

      if (robo_rule_file_get_id (file) == NULL || robo_rule_file_get_problem (file) != NULL)
        continue;
      *is_there |= g_str_equal (robo_rule_file_get_id (file), id);
      g_ptr_array_add (ids, g_strdup (robo_rule_file_get_id (file)));
      gtk_string_list_append (titles, robo_rule_file_get_title (file));
    }
  if (!*is_there)
    {
      g_ptr_array_add (ids, g_strdup (id));
      gtk_string_list_append (titles, id);
    }

  return titles;
}

static gboolean
has_ids (RoboEditorProperties *self,
         const GPtrArray      *ids)
{
  if (ids->len != self->rule_ids->len)
    return FALSE;

  for (guint i = 0; i < ids->len; i++)
    if (!g_str_equal (ids->pdata[i], self->rule_ids->pdata[i]))
      return FALSE;

  return TRUE;
}

/* Shows the recommended rules. The menu is filled anew only if it has other entries, because AdwComboRow must not get
 * another model while the user chooses. */
static void
update_rules (RoboEditorProperties *self)
{
  const char *id = self->document != NULL ? robo_arena_get_rules (robo_arena_document_get_arena (self->document)) : "";
  g_autoptr (GPtrArray) ids = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GtkStringList) titles = NULL;
  gboolean is_there;
  guint    selected = 0;

  /* The document is set once more after the menu was disposed of. */
  if (self->rule_files == NULL)
    return;

  titles = list_rules (self, id, ids, &is_there);
  while (!g_str_equal (ids->pdata[selected], id))
    selected++;
  self->is_syncing = TRUE;
  if (!has_ids (self, ids))
    {
      g_ptr_array_unref (self->rule_ids);
      self->rule_ids = g_steal_pointer (&ids);
      adw_combo_row_set_model (ADW_COMBO_ROW (self->rules_row), G_LIST_MODEL (titles));
    }
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->rules_row), selected);
  /* The menu has no rules while the files are still being read. */
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->rules_row),
                               is_there || self->rule_ids->len == 2
                                 ? ""
                                 : _ ("You don’t have these rules. The arena can still be played with other rules."));
  self->is_syncing = FALSE;
}

static void
rules_chosen_cb (RoboEditorProperties *self)
{
  guint selected = adw_combo_row_get_selected (ADW_COMBO_ROW (self->rules_row));

  if (!self->is_syncing && self->document != NULL && selected < self->rule_ids->len)
    robo_arena_document_set_rules (self->document, self->rule_ids->pdata[selected]);
}

/* Class */

static void
set_document (RoboEditorProperties *self,
              RoboArenaDocument    *document)
{
  if (self->document == document)
    return;

  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  remove_languages (self);
  g_set_object (&self->document, document);
  g_binding_group_set_source (self->bindings, document);
  if (document != NULL)
    {
      g_signal_connect_object (document, "changed", G_CALLBACK (sync_languages), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (document, "notify::rules", G_CALLBACK (update_rules), self, G_CONNECT_SWAPPED);
      sync_languages (self);
    }
  update_rules (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DOCUMENT]);
}

static void
robo_editor_properties_dispose (GObject *object)
{
  RoboEditorProperties *self = ROBO_EDITOR_PROPERTIES (object);

  g_clear_object (&self->bindings);
  remove_languages (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_EDITOR_PROPERTIES);
  g_clear_object (&self->document);
  g_clear_object (&self->rule_files);

  G_OBJECT_CLASS (robo_editor_properties_parent_class)->dispose (object);
}

static void
robo_editor_properties_finalize (GObject *object)
{
  g_ptr_array_unref (ROBO_EDITOR_PROPERTIES (object)->languages);
  g_ptr_array_unref (ROBO_EDITOR_PROPERTIES (object)->rule_ids);

  G_OBJECT_CLASS (robo_editor_properties_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_DOCUMENT] = { ROBO_PROPERTY_SETTER (OBJECT, "document", set_document), .type = robo_arena_document_get_type },
};

static void
robo_editor_properties_class_init (RoboEditorPropertiesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_editor_properties_dispose;
  G_OBJECT_CLASS (klass)->finalize = robo_editor_properties_finalize;

  robo_properties_install (G_OBJECT_CLASS (klass), property_rows, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/robodrome/Robodrome/ui/arenas/robo-editor-properties.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboEditorProperties, name_row);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorProperties, description_row);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorProperties, author_row);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorProperties, license_row);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorProperties, theme_row);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorProperties, rules_row);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorProperties, language_box);
  gtk_widget_class_bind_template_callback (widget_class, rules_chosen_cb);
  gtk_widget_class_install_action (widget_class, "properties.choose-language", NULL, choose_language_cb);
}

/* Converts NULL to an empty string, because an entry cannot show NULL. */
static gboolean
to_text (GBinding     *binding,
         const GValue *from,
         GValue       *to,
         gpointer      user_data)
{
  const char *text = g_value_get_string (from);

  g_value_set_string (to, text != NULL ? text : "");

  return TRUE;
}

static void
robo_editor_properties_init (RoboEditorProperties *self)
{
  const struct
  {
    const char *property;
    GtkWidget **row;
    guint       max_chars;
  } rows[] = {
    { "name", &self->name_row, ROBO_ENTRY_LIMIT_NAME },
    { "description", &self->description_row, ROBO_ENTRY_LIMIT_TEXT },
    { "author", &self->author_row, ROBO_ENTRY_LIMIT_NAME },
    { "license", &self->license_row, ROBO_ENTRY_LIMIT_NAME },
  };

  self->languages = g_ptr_array_new_with_free_func (language_free);
  self->bindings = g_binding_group_new ();
  self->rule_ids = g_ptr_array_new_with_free_func (g_free);
  self->rule_files = robo_rule_files_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      robo_entry_limit (*rows[i].row, rows[i].max_chars);
      g_binding_group_bind_full (self->bindings, rows[i].property, *rows[i].row, "text",
                                 G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE, to_text, NULL, NULL, NULL);
    }
  g_binding_group_bind (self->bindings, "theme", self->theme_row, "selected", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  g_signal_connect_object (robo_rule_files_get_rule_sets (self->rule_files), "items-changed", G_CALLBACK (update_rules), self,
                           G_CONNECT_SWAPPED);
  update_rules (self);
}

void
robo_editor_properties_add_language (RoboEditorProperties *self,
                                     const char           *language)
{
  Language *one;

  g_return_if_fail (ROBO_IS_EDITOR_PROPERTIES (self));
  g_return_if_fail (self->document != NULL);

  one = show_language (self, language);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (one->row), TRUE);
  gtk_widget_grab_focus (one->name);
}
