// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-library-details.h"

#include <glib/gi18n.h>

#include "ui/common/robo-arena-paintable.h"

#include "robo-library-words.h"

/**
 * RoboLibraryDetails:
 *
 * A picture, words, and every problem as a whole sentence.
 */
struct _RoboLibraryDetails
{
  AdwBin parent_instance;

  /* template children */
  GtkStack      *stack;
  GtkPicture    *picture;
  GtkLabel      *title_label;
  GtkLabel      *origin_label;
  GtkLabel      *description_label;
  GtkButton     *play_button;
  GtkButton     *edit_button;
  GtkMenuButton *menu_button;
  GtkWidget     *problem_group;
  GtkLabel      *problem_label;
  GtkListBox    *problem_list;
  GtkLabel      *facts_label;

  /* owned */
  RoboArenaPaintable *paintable;
};

G_DEFINE_FINAL_TYPE (RoboLibraryDetails, robo_library_details, ADW_TYPE_BIN)

static void
show_label (GtkLabel   *label,
            const char *text)
{
  gtk_label_set_text (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && text[0] != '\0');
}

/* Problems */

static GtkWidget *
create_problem_row (const RoboProblem *problem)
{
  gboolean   is_error = robo_problem_code_get_severity (problem->code) == ROBO_SEVERITY_ERROR;
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *image = gtk_image_new_from_icon_name (is_error ? "dialog-error-symbolic" : "dialog-warning-symbolic");
  GtkWidget *label = gtk_label_new (problem->sentence);

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
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, problem->sentence, -1);

  return row;
}

static void
show_problems (RoboLibraryDetails *self,
               RoboLibraryArena   *entry)
{
  const RoboProblems *problems = robo_library_arena_get_problems (entry);
  g_autofree char    *summary = robo_library_words_dup_problems (entry);
  GtkListBoxRow      *row;

  while ((row = gtk_list_box_get_row_at_index (self->problem_list, 0)) != NULL)
    gtk_list_box_remove (self->problem_list, GTK_WIDGET (row));
  for (guint i = 0; i < robo_problems_get_length (problems); i++)
    gtk_list_box_append (self->problem_list, create_problem_row (robo_problems_get (problems, i)));
  gtk_label_set_text (self->problem_label, summary != NULL ? summary : "");
  gtk_widget_set_visible (self->problem_group, summary != NULL);
}

/* Facts, a line each. */

static void
add_fact (GString    *facts,
          const char *name,
          const char *value)
{
  g_autofree char *line = NULL;

  if (value == NULL || value[0] == '\0')
    return;

  /* Translators: what a fact about an arena is called, and what it says: “Author: Anna”. */
  line = g_strdup_printf (C_ ("fact", "%s: %s"), name, value);
  g_string_append_printf (facts, "%s%s", facts->len > 0 ? "\n" : "", line);
}

static void
show_facts (RoboLibraryDetails *self,
            RoboLibraryArena   *entry)
{
  RoboArena       *arena = robo_library_arena_get_readable (entry);
  g_autofree char *languages = robo_library_words_dup_languages (entry);
  g_autofree char *name = g_path_get_basename (robo_library_arena_get_path (entry));
  g_autofree char *shown = g_filename_display_name (name);
  g_autofree char *size = NULL;
  g_autoptr (GString) facts = g_string_new (NULL);

  if (arena != NULL)
    {
      const RoboPlan *plan = robo_arena_get_plan (arena);

      /* Translators: how many columns and rows an arena has. */
      size = g_strdup_printf (C_ ("arena", "%u × %u"), plan->columns, plan->rows);
      add_fact (facts, C_ ("fact", "Size"), size);
      add_fact (facts, C_ ("fact", "Author"), robo_arena_get_author (arena));
      add_fact (facts, C_ ("fact", "Licence"), robo_arena_get_license (arena));
    }
  add_fact (facts, C_ ("fact", "Translated into"), languages);
  if (!robo_library_arena_is_bundled (entry))
    add_fact (facts, C_ ("fact", "File"), shown);
  show_label (self->facts_label, facts->str);
}

static void
show_entry (RoboLibraryDetails *self,
            RoboLibraryArena   *entry)
{
  RoboArena *arena = robo_library_arena_get_readable (entry);

  robo_arena_paintable_set_plan (self->paintable, arena != NULL ? robo_arena_get_plan (arena) : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->picture), arena != NULL);
  gtk_label_set_text (self->title_label, robo_library_arena_get_title (entry));
  gtk_label_set_text (self->origin_label, robo_library_words_get_origin (entry));
  show_label (self->description_label, arena != NULL ? robo_arena_get_description (arena) : NULL);
  gtk_button_set_label (self->edit_button, robo_library_arena_is_bundled (entry) ? _ ("_Edit a Copy") : _ ("_Edit"));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->play_button),
                               robo_library_arena_is_playable (entry) ? NULL : _ ("The arena has errors and so cannot be played."));
  show_problems (self, entry);
  show_facts (self, entry);
}

static void
robo_library_details_dispose (GObject *object)
{
  RoboLibraryDetails *self = ROBO_LIBRARY_DETAILS (object);

  g_clear_object (&self->paintable);
  /* The stack is a child of the template and the bin's own: only one of them may unparent it. */
  adw_bin_set_child (ADW_BIN (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_LIBRARY_DETAILS);

  G_OBJECT_CLASS (robo_library_details_parent_class)->dispose (object);
}

static void
robo_library_details_class_init (RoboLibraryDetailsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_library_details_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/robo-library-details.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboLibraryDetails, stack);
  gtk_widget_class_bind_template_child (widget_class, RoboLibraryDetails, picture);
  gtk_widget_class_bind_template_child (widget_class, RoboLibraryDetails, title_label);
  gtk_widget_class_bind_template_child (widget_class, RoboLibraryDetails, origin_label);
  gtk_widget_class_bind_template_child (widget_class, RoboLibraryDetails, description_label);
  gtk_widget_class_bind_template_child (widget_class, RoboLibraryDetails, play_button);
  gtk_widget_class_bind_template_child (widget_class, RoboLibraryDetails, edit_button);
  gtk_widget_class_bind_template_child (widget_class, RoboLibraryDetails, menu_button);
  gtk_widget_class_bind_template_child (widget_class, RoboLibraryDetails, problem_group);
  gtk_widget_class_bind_template_child (widget_class, RoboLibraryDetails, problem_label);
  gtk_widget_class_bind_template_child (widget_class, RoboLibraryDetails, problem_list);
  gtk_widget_class_bind_template_child (widget_class, RoboLibraryDetails, facts_label);
}

static void
robo_library_details_init (RoboLibraryDetails *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->paintable = robo_arena_paintable_new (NULL);
  gtk_picture_set_paintable (self->picture, GDK_PAINTABLE (self->paintable));
}

void
robo_library_details_set_entry (RoboLibraryDetails *self,
                                RoboLibraryArena   *entry)
{
  g_return_if_fail (ROBO_IS_LIBRARY_DETAILS (self));

  if (entry != NULL)
    show_entry (self, entry);
  gtk_stack_set_visible_child_name (self->stack, entry != NULL ? "arena" : "nothing");
}

void
robo_library_details_set_menu (RoboLibraryDetails *self,
                               GMenuModel         *menu)
{
  g_return_if_fail (ROBO_IS_LIBRARY_DETAILS (self));

  gtk_menu_button_set_menu_model (self->menu_button, menu);
}
