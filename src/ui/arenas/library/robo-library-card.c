// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-library-card.h"

#include "base/robo-properties.h"
#include "ui/widgets/pictures/robo-arena-paintable.h"

#include "robo-library-words.h"

/* Shows an entry of the library. The grid has only a few dozen cards and reuses each card for other entries. */
struct _RoboLibraryCard
{
  AdwBin parent_instance;

  GtkPicture *picture; /* template child */

  /* owned */
  RoboLibraryArena   *entry;
  RoboArenaPaintable *paintable;
};

enum
{
  PROP_0,
  PROP_ENTRY,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboLibraryCard, robo_library_card, ADW_TYPE_BIN)

/* Closures of the template about the entry */

static char *
dup_picture_page_cb (RoboLibraryCard  *self,
                     RoboLibraryArena *entry)
{
  return g_strdup (entry != NULL && robo_library_arena_get_readable (entry) != NULL ? "picture" : "nothing");
}

static char *
dup_title_cb (RoboLibraryCard  *self,
              RoboLibraryArena *entry)
{
  return entry != NULL ? g_strdup (robo_library_arena_get_title (entry)) : NULL;
}

static char *
dup_origin_cb (RoboLibraryCard  *self,
               RoboLibraryArena *entry)
{
  return entry != NULL ? g_strdup (robo_library_words_get_origin (entry)) : NULL;
}

static gboolean
has_problems_cb (RoboLibraryCard  *self,
                 RoboLibraryArena *entry)
{
  g_autofree char *problems = entry != NULL ? robo_library_words_dup_problems (entry) : NULL;

  return problems != NULL;
}

/* Returns a few words about the problems of the arena. Returns a blank if there are no problems, because the label
 * is never hidden, so that all pictures of a row have the same size. */
static char *
dup_problem_text_cb (RoboLibraryCard  *self,
                     RoboLibraryArena *entry)
{
  char *problems = entry != NULL ? robo_library_words_dup_problems (entry) : NULL;

  return problems != NULL ? problems : g_strdup (" ");
}

static gboolean
has_errors (RoboLibraryArena *entry)
{
  return entry != NULL && !robo_library_arena_is_playable (entry);
}

static char *
dup_problem_icon_cb (RoboLibraryCard  *self,
                     RoboLibraryArena *entry)
{
  return g_strdup (has_errors (entry) ? "dialog-error-symbolic" : "dialog-warning-symbolic");
}

static char **
dup_problem_classes_cb (RoboLibraryCard  *self,
                        RoboLibraryArena *entry)
{
  const char *const classes[] = { has_errors (entry) ? "error" : NULL, NULL };

  return g_strdupv ((char **)classes);
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

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_ENTRY] = { ROBO_PROPERTY_FIELD (OBJECT, "entry", RoboLibraryCard, entry), .type = robo_library_arena_get_type, .set = G_CALLBACK (robo_library_card_set_entry) },
};

static void
robo_library_card_class_init (RoboLibraryCardClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_library_card_dispose;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/arenas/robo-library-card.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboLibraryCard, picture);
  gtk_widget_class_bind_template_callback (widget_class, dup_origin_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_picture_page_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_problem_classes_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_problem_icon_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_problem_text_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_title_cb);
  gtk_widget_class_bind_template_callback (widget_class, has_problems_cb);
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

void
robo_library_card_set_entry (RoboLibraryCard  *self,
                             RoboLibraryArena *entry)
{
  g_return_if_fail (ROBO_IS_LIBRARY_CARD (self));

  if (!g_set_object (&self->entry, entry))
    return;

  if (entry != NULL)
    {
      RoboArena *arena = robo_library_arena_get_readable (entry);
      /* Name the widget that the grid has put around the card, because that widget gets the focus. */
      GtkWidget       *item = gtk_widget_get_parent (GTK_WIDGET (self));
      g_autofree char *problems = robo_library_words_dup_problems (entry);
      g_autofree char *label = g_strjoin (", ", robo_library_arena_get_title (entry),
                                          robo_library_words_get_origin (entry), problems, NULL);

      robo_arena_paintable_set_plan (self->paintable, arena != NULL ? robo_arena_get_plan (arena) : NULL);
      if (item != NULL)
        gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ENTRY]);
}
