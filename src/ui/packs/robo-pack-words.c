// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-pack-words.h"

#include <glib/gi18n.h>

#include "files/arena/robo-arena.h"
#include "ui/widgets/pictures/robo-arena-paintable.h"

const char *
robo_pack_words_get_choice (RoboPackChoice choice)
{
  switch (choice)
    {
    case ROBO_PACK_SKIP:
      /* Translators: This is a choice for a part of a pack: it is not imported. */
      return C_ ("import", "Skip");
    case ROBO_PACK_ADD:
      /* Translators: This is a choice for a part of a pack: it is imported. */
      return C_ ("import", "Add");
    case ROBO_PACK_REPLACE:
      /* Translators: This is a choice for a part of a pack: it replaces the file that the user has. */
      return C_ ("import", "Replace");
    case ROBO_PACK_KEEP_BOTH:
      /* Translators: This is a choice for a part of a pack: it is imported, and the user keeps the other file as
       * well. */
      return C_ ("import", "Keep Both");
    }

  return "";
}

const char *
robo_pack_words_get_fate (const RoboPackRow *row)
{
  switch (row->state)
    {
    case ROBO_PACK_NEW:
      /* Translators: This describes a part of a pack: the user has no such file yet. */
      return C_ ("import", "New");
    case ROBO_PACK_NEWER:
      return _ ("Newer than what you have");
    case ROBO_PACK_OLDER:
      return _ ("Older than what you have");
    case ROBO_PACK_SAME:
      return _ ("Identical to what you have");
    case ROBO_PACK_CHANGED:
      return _ ("You’ve changed yours");
    case ROBO_PACK_OTHER:
      return row->name != NULL ? _ ("You have a different one with this ID") : _ ("Another file has the same ID");
    case ROBO_PACK_BUNDLED:
      return _ ("The game has a different one with this ID");
    }

  return "";
}

char *
robo_pack_words_dup_credits (const char *author,
                             const char *license)
{
  if (author != NULL && license != NULL)
    /* Translators: %1$s is an author, %2$s a license: "Ann, CC0-1.0". */
    return g_strdup_printf (_ ("%1$s, %2$s"), author, license);

  return g_strdup (author != NULL ? author : license);
}

static const char *const icons[ROBO_PACK_N_KINDS] = {
  [ROBO_PACK_ARENA] = "view-grid-symbolic",
  [ROBO_PACK_MODULES] = "application-x-addon-symbolic",
  [ROBO_PACK_RULES] = "accessories-text-editor-symbolic",
  [ROBO_PACK_SCENARIO] = "media-playback-start-symbolic",
  [ROBO_PACK_PUZZLE] = "dialog-question-symbolic",
  [ROBO_PACK_LESSON] = "help-browser-symbolic",
};

static GdkPaintable *
create_paintable (const RoboPackPart *part)
{
  g_autoptr (RoboProblems) ignored = robo_problems_new (NULL);
  g_autoptr (RoboArena) arena = NULL;

  if (part->kind != ROBO_PACK_ARENA)
    return NULL;

  arena = robo_arena_load_memory (g_bytes_get_data (part->bytes, NULL), g_bytes_get_size (part->bytes), ignored);

  return arena != NULL ? GDK_PAINTABLE (robo_arena_paintable_new (robo_arena_get_plan (arena))) : NULL;
}

GtkWidget *
robo_pack_words_create_picture (const RoboPackPart *part,
                                int                 side)
{
  g_autoptr (GdkPaintable) paintable = create_paintable (part);
  GtkWidget *picture;

  /* The picture has no name of its own, because the row names the part. */
  if (paintable != NULL)
    picture = g_object_new (GTK_TYPE_PICTURE, "paintable", paintable, "can-shrink", TRUE,
                            "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  else
    {
      picture = g_object_new (GTK_TYPE_IMAGE, "icon-name", icons[part->kind], "pixel-size", side / 2,
                              "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
      gtk_widget_add_css_class (picture, "dim-label");
    }
  gtk_widget_set_size_request (picture, side, side);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (picture, 6);
  gtk_widget_set_margin_bottom (picture, 6);

  return picture;
}
