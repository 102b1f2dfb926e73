// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-champion-row.h"

#include <glib/gi18n.h>

#include "files/match/robo-championship.h"
#include "ui/widgets/pictures/robo-arena-paintable.h"

#define PICTURE_PX 44

static guint
find_card (const RoboModules *modules,
           guint              champion)
{
  return modules != NULL ? robo_championship_find_card (modules, champion) : ROBO_NO_CARD;
}

static const char *
get_robot_title (guint champion)
{
  return robo_robot_name_get_title (robo_championship_get_robot (champion));
}

static GtkWidget *
row_new (RoboArena  *arena,
         const char *title,
         const char *text,
         const char *tooltip)
{
  GtkWidget *row = adw_action_row_new ();
  g_autoptr (RoboArenaPaintable) paintable = robo_arena_paintable_new (robo_arena_get_plan (arena));
  GtkWidget *picture = gtk_image_new_from_paintable (GDK_PAINTABLE (paintable));

  gtk_image_set_pixel_size (GTK_IMAGE (picture), PICTURE_PX);
  gtk_widget_set_margin_top (picture, 3);
  gtk_widget_set_margin_bottom (picture, 3);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), picture);
  gtk_widget_set_tooltip_text (row, tooltip);

  return row;
}

GtkWidget *
robo_champion_row_new (guint              champion,
                       RoboArena         *arena,
                       const RoboModules *modules)
{
  guint            card = find_card (modules, champion);
  gboolean         has_card = modules != NULL && card != ROBO_NO_CARD;
  g_autofree char *text = NULL;

  if (has_card)
    /* Translators: This describes a robot. %1$s is its home arena, %2$s is its champion card. */
    text = g_strdup_printf (_ ("Home arena: %1$s, champion card: %2$s"), robo_arena_get_name (arena),
                            robo_modules_get_title (modules, card));
  else
    /* Translators: This describes a robot. %s is its home arena. */
    text = g_strdup_printf (_ ("Home arena: %s"), robo_arena_get_name (arena));

  return row_new (arena, get_robot_title (champion), text, has_card ? robo_modules_get_text (modules, card) : NULL);
}

GtkWidget *
robo_champion_row_new_for_home (guint              champion,
                                RoboArena         *arena,
                                const RoboModules *modules)
{
  const char      *robot = get_robot_title (champion);
  guint            card = find_card (modules, champion);
  gboolean         has_card = modules != NULL && card != ROBO_NO_CARD;
  g_autofree char *text = NULL;

  if (has_card)
    /* Translators: This describes an arena. %1$s is the robot that is at home there, %2$s is its champion card. */
    text = g_strdup_printf (_ ("Home arena of %1$s, champion card: %2$s"), robot, robo_modules_get_title (modules, card));
  else
    /* Translators: This describes an arena. %s is the robot that is at home there. */
    text = g_strdup_printf (_ ("Home arena of %s"), robot);

  return row_new (arena, robo_arena_get_name (arena), text, has_card ? robo_modules_get_text (modules, card) : NULL);
}
