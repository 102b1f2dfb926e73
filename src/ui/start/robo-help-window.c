// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-help-window.h"

#include <glib/gi18n.h>

#include "ui/board/robo-arena-paintable.h"

#define PICTURE_PX 64

/**
 * RoboHelpWindow:
 *
 * The training game of R3.2 in our own words. The pictures of the legend are small arenas, drawn by the same
 * code as the big ones, so that they always look like them.
 */
struct _RoboHelpWindow
{
  AdwWindow parent_instance;

  /* template children */
  AdwPreferencesGroup *legend;
};

G_DEFINE_FINAL_TYPE (RoboHelpWindow, robo_help_window, ADW_TYPE_WINDOW)

/* Each of these changes an arena of two spaces, both floor. */

static void
add_vp (RoboPlan *plan)
{
  plan->vp[0] = 1;
}

static void
add_pit (RoboPlan *plan)
{
  plan->terrain[0] = ROBO_TERRAIN_PIT;
  plan->terrain[1] = ROBO_TERRAIN_WATER;
}

static void
add_solid (RoboPlan *plan)
{
  plan->terrain[0] = ROBO_TERRAIN_SOLID;
}

static void
add_wall (RoboPlan *plan)
{
  plan->edge_east[0] = ROBO_EDGE_WALL;
}

static void
add_barrier (RoboPlan *plan)
{
  plan->edge_east[0] = ROBO_EDGE_BARRIER;
}

static void
add_start (RoboPlan *plan)
{
  plan->starts[plan->n_starts++] = (RoboStart){ .space = 0, .side = ROBO_DIR_W, .arrow = ROBO_DIR_E };
}

static void
add_caution (RoboPlan *plan)
{
  plan->terrain[1] = ROBO_TERRAIN_PIT;
  plan->caution[0][ROBO_DIR_E / 2] = 1 + ROBO_DIR_S;
}

static void
add_workshop (RoboPlan *plan)
{
  plan->workshop[0] = TRUE;
  plan->high_voltage[1] = TRUE;
}

static const struct
{
  const char *title;
  const char *sentence;
  void (*add) (RoboPlan *plan);
} entries[] = {
  { N_ ("VP space"),
    N_ ("VP tokens with its number are placed here. At the end of the round a robot on it takes them all."),
    add_vp },
  { N_ ("Pit and water"),
    N_ ("A robot that moves here, or is pushed here, is destroyed. Shots fly over it."),
    add_pit },
  { N_ ("Arena wall"),
    N_ ("Nobody gets in, and no shot gets through. The border of the arena is a wall as well."),
    add_solid },
  { N_ ("Energy wall"),
    N_ ("It stops steps and shots. Diagonally one gets past its end."),
    add_wall },
  { N_ ("Lightning barrier"),
    N_ ("A robot that crosses it takes 1 damage. Shots fly through."),
    add_barrier },
  { N_ ("Starting space"),
    N_ ("Here the robots of this side come into the arena. Whoever stands there is pushed the way of the arrow."),
    add_start },
  { N_ ("Caution line"),
    N_ ("It turns a KillBot away from the pit before it. Operators have to look out for themselves."),
    add_caution },
  { N_ ("Workshop and high voltage"),
    N_ ("They do nothing in a training game."),
    add_workshop },
};

static GtkWidget *
create_picture (void (*add) (RoboPlan *plan))
{
  RoboPlan plan = { .columns = 2, .rows = 1 };
  g_autoptr (RoboArenaPaintable) paintable = NULL;
  GtkWidget *picture;

  add (&plan);
  paintable = robo_arena_paintable_new (&plan);
  picture = g_object_new (GTK_TYPE_PICTURE,
                          "paintable", paintable,
                          "width-request", 2 * PICTURE_PX,
                          "height-request", PICTURE_PX,
                          "margin-top", 6,
                          "margin-bottom", 6,
                          "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                          NULL);

  return picture;
}

static void
add_entry (RoboHelpWindow *self,
           guint           entry)
{
  /* There is nothing to do in it: the keyboard scrolls the page instead. */
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "focusable", FALSE, NULL);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ (entries[entry].title));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _ (entries[entry].sentence));
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), create_picture (entries[entry].add));
  adw_preferences_group_add (self->legend, row);
}

static void
robo_help_window_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ROBO_TYPE_HELP_WINDOW);

  G_OBJECT_CLASS (robo_help_window_parent_class)->dispose (object);
}

static void
robo_help_window_class_init (RoboHelpWindowClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_help_window_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/robo-help-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboHelpWindow, legend);
}

static void
robo_help_window_init (RoboHelpWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    add_entry (self, i);
}

GtkWidget *
robo_help_window_new (void)
{
  return g_object_new (ROBO_TYPE_HELP_WINDOW, NULL);
}
