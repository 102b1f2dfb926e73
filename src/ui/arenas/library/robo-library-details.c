// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-library-details.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "ui/widgets/pictures/robo-arena-paintable.h"
#include "ui/widgets/robo-closures.h"

#include "robo-library-words.h"

/* At most this many problems are listed. */
#define MAX_SAID 20

/* Shows a picture of an arena, its texts, and its problems as whole sentences. */
struct _RoboLibraryDetails
{
  AdwBin parent_instance;

  /* template children */
  GtkPicture *picture;
  GtkListBox *problem_list;

  /* owned */
  RoboLibraryArena   *entry; /* nullable */
  GMenuModel         *menu_model;
  RoboArenaPaintable *paintable;
};

enum
{
  PROP_0,
  PROP_ENTRY,
  PROP_MENU_MODEL,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboLibraryDetails, robo_library_details, ADW_TYPE_BIN)

/* Problems */

static GtkWidget *
create_problem_row (const char *sentence,
                    gboolean    is_error)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *image = gtk_image_new_from_icon_name (is_error ? "dialog-error-symbolic" : "dialog-warning-symbolic");
  GtkWidget *label = gtk_label_new (sentence);

  gtk_widget_set_valign (image, GTK_ALIGN_START);
  gtk_widget_set_tooltip_text (image, is_error ? C_ ("problem", "Error") : C_ ("problem", "Warning"));
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (box, "library-problem");
  gtk_box_append (GTK_BOX (box), image);
  gtk_box_append (GTK_BOX (box), label);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence, -1);

  return row;
}

/* Lists each sentence once, and only up to MAX_SAID sentences, because a broken file may have tens of thousands of
 * problems. */
static void
fill_problems (RoboLibraryDetails *self)
{
  const RoboProblems *problems = robo_library_arena_get_problems (self->entry);
  g_autoptr (GHashTable) said = g_hash_table_new (g_str_hash, g_str_equal);
  g_autofree char *sentence = NULL;
  GtkListBoxRow   *row;
  guint            n_left;

  while ((row = gtk_list_box_get_row_at_index (self->problem_list, 0)) != NULL)
    gtk_list_box_remove (self->problem_list, GTK_WIDGET (row));
  for (guint i = 0; i < robo_problems_get_length (problems); i++)
    {
      const RoboProblem *problem = robo_problems_get (problems, i);
      const char        *plain = robo_problem_get_plain (problem);

      if (g_hash_table_add (said, (gpointer)plain) && g_hash_table_size (said) <= MAX_SAID)
        gtk_list_box_append (self->problem_list,
                             create_problem_row (plain, problem->code->severity == ROBO_SEVERITY_ERROR));
    }
  if (g_hash_table_size (said) <= MAX_SAID)
    return;

  n_left = g_hash_table_size (said) - MAX_SAID;
  /* Translators: This stands below a list of the problems of a file. %u is how many more problems the file has. */
  sentence = g_strdup_printf (ngettext ("%u more problem.", "%u more problems.", n_left), n_left);
  gtk_list_box_append (self->problem_list, create_problem_row (sentence, robo_problems_has_errors (problems)));
}

/* Closures of the template about the entry; their texts are not visible if there is no entry */

static char *
dup_page_cb (RoboLibraryDetails *self,
             RoboLibraryArena   *entry)
{
  return g_strdup (entry != NULL ? "arena" : "nothing");
}

static gboolean
has_readable_cb (RoboLibraryDetails *self,
                 RoboLibraryArena   *entry)
{
  return entry != NULL && robo_library_arena_get_readable (entry) != NULL;
}

static char *
dup_title_cb (RoboLibraryDetails *self,
              RoboLibraryArena   *entry)
{
  return entry != NULL ? g_strdup (robo_library_arena_get_title (entry)) : NULL;
}

static char *
dup_origin_cb (RoboLibraryDetails *self,
               RoboLibraryArena   *entry)
{
  return entry != NULL ? g_strdup (robo_library_words_get_origin (entry)) : NULL;
}

static char *
dup_description_cb (RoboLibraryDetails *self,
                    RoboLibraryArena   *entry)
{
  return has_readable_cb (self, entry) ? g_strdup (robo_arena_get_description (robo_library_arena_get_readable (entry)))
                                       : NULL;
}

static char *
dup_edit_label_cb (RoboLibraryDetails *self,
                   RoboLibraryArena   *entry)
{
  return g_strdup (entry != NULL && robo_library_arena_is_bundled (entry) ? _ ("_Edit a Copy") : _ ("_Edit"));
}

static char *
dup_play_tooltip_cb (RoboLibraryDetails *self,
                     RoboLibraryArena   *entry)
{
  return entry == NULL || robo_library_arena_is_playable (entry) ? NULL : g_strdup (_ ("The arena has errors, so it can’t be played."));
}

static char *
dup_problems_cb (RoboLibraryDetails *self,
                 RoboLibraryArena   *entry)
{
  return entry != NULL ? robo_library_words_dup_problems (entry) : NULL;
}

/* Adds a text line with a fact about the arena. Adds nothing if the fact is not known. */
static void
add_fact (GString    *facts,
          const char *name,
          const char *value)
{
  g_autofree char *line = NULL;

  if (value == NULL || value[0] == '\0')
    return;

  /* Translators: The first %s is the name of a fact about an arena, the second the fact: “Author: Anna”. */
  line = g_strdup_printf (C_ ("fact", "%s: %s"), name, value);
  g_string_append_printf (facts, "%s%s", facts->len > 0 ? "\n" : "", line);
}

static char *
dup_facts_cb (RoboLibraryDetails *self,
              RoboLibraryArena   *entry)
{
  RoboArena       *arena = entry != NULL ? robo_library_arena_get_readable (entry) : NULL;
  g_autofree char *languages = arena != NULL ? robo_library_words_dup_languages (entry) : NULL;
  g_autofree char *size = NULL;
  g_autoptr (GString) facts = g_string_new (NULL);

  if (arena != NULL)
    {
      const RoboPlan *plan = robo_arena_get_plan (arena);

      /* Translators: The first %u is the number of columns of an arena, the second the number of rows. */
      size = g_strdup_printf (C_ ("arena", "%u × %u"), plan->columns, plan->rows);
      add_fact (facts, C_ ("fact", "Size"), size);
      add_fact (facts, C_ ("fact", "Author"), robo_arena_get_author (arena));
      add_fact (facts, C_ ("fact", "License"), robo_arena_get_license (arena));
    }
  add_fact (facts, C_ ("fact", "Translated into"), languages);
  if (entry != NULL && !robo_library_arena_is_bundled (entry))
    {
      g_autofree char *name = g_path_get_basename (robo_library_arena_get_path (entry));
      g_autofree char *shown = g_filename_display_name (name);

      add_fact (facts, C_ ("fact", "File"), shown);
    }

  return g_string_free (g_steal_pointer (&facts), FALSE);
}

/* Widget */

static void
robo_library_details_dispose (GObject *object)
{
  RoboLibraryDetails *self = ROBO_LIBRARY_DETAILS (object);

  g_clear_object (&self->entry);
  g_clear_object (&self->menu_model);
  g_clear_object (&self->paintable);
  /* The stack is a child of both the template and the bin, and only one of these parents may unparent it. So remove
   * the stack from the bin first. */
  adw_bin_set_child (ADW_BIN (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_LIBRARY_DETAILS);

  G_OBJECT_CLASS (robo_library_details_parent_class)->dispose (object);
}

static void
set_entry (RoboLibraryDetails *self,
           RoboLibraryArena   *entry)
{
  g_return_if_fail (ROBO_IS_LIBRARY_DETAILS (self));

  if (!g_set_object (&self->entry, entry))
    return;

  if (entry != NULL)
    {
      RoboArena *arena = robo_library_arena_get_readable (entry);

      robo_arena_paintable_set_plan (self->paintable, arena != NULL ? robo_arena_get_plan (arena) : NULL);
      fill_problems (self);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ENTRY]);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_ENTRY] = { ROBO_PROPERTY_FIELD (OBJECT, "entry", RoboLibraryDetails, entry), .type = robo_library_arena_get_type, .set = G_CALLBACK (set_entry) },
  [PROP_MENU_MODEL] = { ROBO_PROPERTY_FIELD (OBJECT, "menu-model", RoboLibraryDetails, menu_model), .type = g_menu_model_get_type, .is_stored = TRUE },
};

static void
robo_library_details_class_init (RoboLibraryDetailsClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_library_details_dispose;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/arenas/robo-library-details.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboLibraryDetails, picture);
  gtk_widget_class_bind_template_child (widget_class, RoboLibraryDetails, problem_list);
  gtk_widget_class_bind_template_callback (widget_class, dup_description_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_edit_label_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_facts_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_origin_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_page_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_play_tooltip_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_problems_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_title_cb);
  gtk_widget_class_bind_template_callback (widget_class, has_readable_cb);
  gtk_widget_class_bind_template_callback (widget_class, robo_closure_has_text);
}

static void
robo_library_details_init (RoboLibraryDetails *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->paintable = robo_arena_paintable_new (NULL);
  gtk_picture_set_paintable (self->picture, GDK_PAINTABLE (self->paintable));
}
