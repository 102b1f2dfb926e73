// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-library-card.h"

#include "ui/common/robo-arena-paintable.h"

#include "robo-library-words.h"

/**
 * RoboLibraryCard:
 *
 * A grid makes a few dozens of them and shows one entry after the other in each.
 */
struct _RoboLibraryCard
{
  AdwBin parent_instance;

  /* template children */
  GtkStack   *picture_stack;
  GtkPicture *picture;
  GtkLabel   *title_label;
  GtkLabel   *origin_label;
  GtkWidget  *problem_box;
  GtkImage   *problem_image;
  GtkLabel   *problem_label;

  /* owned */
  RoboLibraryArena   *entry;
  RoboArenaPaintable *paintable;
};

G_DEFINE_FINAL_TYPE (RoboLibraryCard, robo_library_card, ADW_TYPE_BIN)

/* What has the focus is the widget of the grid around the card. */
static void
name_item (RoboLibraryCard *self,
           const char      *problems)
{
  GtkWidget       *item = gtk_widget_get_parent (GTK_WIDGET (self));
  g_autofree char *label = g_strjoin (", ", robo_library_arena_get_title (self->entry),
                                      robo_library_words_get_origin (self->entry), problems, NULL);

  if (item != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
show_problems (RoboLibraryCard *self,
               const char      *problems)
{
  gboolean is_playable = robo_library_arena_is_playable (self->entry);

  /* Its line stays, so that all pictures of a row are of one size. */
  gtk_widget_set_visible (GTK_WIDGET (self->problem_image), problems != NULL);
  gtk_label_set_text (self->problem_label, problems != NULL ? problems : " ");
  gtk_image_set_from_icon_name (self->problem_image, is_playable ? "dialog-warning-symbolic" : "dialog-error-symbolic");
  if (is_playable)
    gtk_widget_remove_css_class (self->problem_box, "error");
  else
    gtk_widget_add_css_class (self->problem_box, "error");
}

static void
show_entry (RoboLibraryCard *self)
{
  RoboArena       *arena = robo_library_arena_get_readable (self->entry);
  g_autofree char *problems = robo_library_words_dup_problems (self->entry);

  robo_arena_paintable_set_plan (self->paintable, arena != NULL ? robo_arena_get_plan (arena) : NULL);
  gtk_stack_set_visible_child_name (self->picture_stack, arena != NULL ? "picture" : "nothing");
  gtk_label_set_text (self->title_label, robo_library_arena_get_title (self->entry));
  gtk_label_set_text (self->origin_label, robo_library_words_get_origin (self->entry));
  show_problems (self, problems);
  name_item (self, problems);
}

static void
robo_library_card_dispose (GObject *object)
{
  RoboLibraryCard *self = ROBO_LIBRARY_CARD (object);

  g_clear_object (&self->entry);
  g_clear_object (&self->paintable);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_LIBRARY_CARD);

  G_OBJECT_CLASS (robo_library_card_parent_class)->dispose (object);
}

static void
robo_library_card_class_init (RoboLibraryCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_library_card_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/robo-library-card.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboLibraryCard, picture_stack);
  gtk_widget_class_bind_template_child (widget_class, RoboLibraryCard, picture);
  gtk_widget_class_bind_template_child (widget_class, RoboLibraryCard, title_label);
  gtk_widget_class_bind_template_child (widget_class, RoboLibraryCard, origin_label);
  gtk_widget_class_bind_template_child (widget_class, RoboLibraryCard, problem_box);
  gtk_widget_class_bind_template_child (widget_class, RoboLibraryCard, problem_image);
  gtk_widget_class_bind_template_child (widget_class, RoboLibraryCard, problem_label);
}

static void
robo_library_card_init (RoboLibraryCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->paintable = robo_arena_paintable_new (NULL);
  gtk_picture_set_paintable (self->picture, GDK_PAINTABLE (self->paintable));
}

GtkWidget *
robo_library_card_new (void)
{
  return g_object_new (ROBO_TYPE_LIBRARY_CARD, NULL);
}

RoboLibraryArena *
robo_library_card_get_entry (RoboLibraryCard *self)
{
  g_return_val_if_fail (ROBO_IS_LIBRARY_CARD (self), NULL);

  return self->entry;
}

void
robo_library_card_set_entry (RoboLibraryCard  *self,
                             RoboLibraryArena *entry)
{
  g_return_if_fail (ROBO_IS_LIBRARY_CARD (self));

  if (g_set_object (&self->entry, entry) && entry != NULL)
    show_entry (self);
}
