// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-sandbox-tools.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "ui/widgets/pictures/robo-brush-glyph.h"

typedef enum
{
  ROBO_SANDBOX_MOVE,
  ROBO_SANDBOX_EDGE,
  ROBO_SANDBOX_MINE,
  ROBO_SANDBOX_PIT,
  ROBO_SANDBOX_SOLID,
  ROBO_SANDBOX_START,
  ROBO_SANDBOX_VOLTAGE,
  ROBO_SANDBOX_WORKSHOP,
  ROBO_SANDBOX_VP,
} RoboSandboxTool;

/* Describes the tools, in the order of RoboSandboxTool. */
static const struct
{
  const char   *name; /* state of the action `sandbox.tool` */
  const char   *title;
  RoboBrushKind kind; /* brush of a tool that puts an object onto a space */
} tools[] = {
  { "move", NC_ ("sandbox", "Move"), ROBO_BRUSH_ERASER },
  { "edge", NC_ ("sandbox", "Edge"), ROBO_BRUSH_ERASER },
  { "mine", NC_ ("sandbox", "Mine"), ROBO_BRUSH_ERASER },
  { "pit", NC_ ("sandbox", "Pit"), ROBO_BRUSH_PIT },
  { "solid", NC_ ("sandbox", "Arena Wall"), ROBO_BRUSH_SOLID },
  { "start", NC_ ("sandbox", "Start"), ROBO_BRUSH_START },
  { "voltage", NC_ ("sandbox", "High Voltage"), ROBO_BRUSH_VOLTAGE },
  { "workshop", NC_ ("sandbox", "Workshop"), ROBO_BRUSH_WORKSHOP },
  { "vp", NC_ ("sandbox", "VP Token"), ROBO_BRUSH_VP },
};

struct _RoboSandboxTools
{
  GObject parent_instance;

  RoboSandbox   *sandbox;
  RoboBoardView *board;

  RoboSandboxTool tool;
  guint           seat;
  guint           picked;    /* the first of two spaces, picked by click or key; or ROBO_NO_SPACE */
  guint           drag_from; /* the space where a drag has begun, or ROBO_NO_SPACE */
};

enum
{
  PROP_0,
  PROP_TOOL,
  PROP_SEAT,
  PROP_TITLE,
  PROP_HINT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint       seat_pointed_signal;

G_DEFINE_FINAL_TYPE (RoboSandboxTools, robo_sandbox_tools, G_TYPE_OBJECT)

static void
pick_space (RoboSandboxTools *self,
            guint             space)
{
  self->picked = space;
  robo_board_view_highlight (self->board, space);
}

static gboolean
takes_two (RoboSandboxTools *self)
{
  return self->tool == ROBO_SANDBOX_MOVE || self->tool == ROBO_SANDBOX_EDGE;
}

static void
use_two (RoboSandboxTools *self,
         guint             from,
         guint             to)
{
  if (self->tool == ROBO_SANDBOX_MOVE)
    robo_sandbox_move (self->sandbox, from, to);
  else
    robo_sandbox_cycle_edge (self->sandbox, from, to);
}

static void
space_activated_cb (RoboSandboxTools *self,
                    guint             space)
{
  guint picked = self->picked;

  if (robo_sandbox_get_match (self->sandbox) != NULL)
    return;
  if (!takes_two (self))
    {
      if (self->tool == ROBO_SANDBOX_MINE)
        robo_sandbox_toggle_mine (self->sandbox, space, self->seat);
      else
        robo_sandbox_toggle_space (self->sandbox, space, tools[self->tool].kind);
      return;
    }
  if (picked == ROBO_NO_SPACE)
    {
      if (self->tool == ROBO_SANDBOX_EDGE || robo_sandbox_has_piece (self->sandbox, space))
        pick_space (self, space);
      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
        {
          const RoboRobot *robot = &robo_sandbox_get_position (self->sandbox)->state.robots[seat];

          if (robot->kind != ROBO_SEAT_EMPTY && robot->space == space)
            g_signal_emit (self, seat_pointed_signal, 0, seat);
        }
      return;
    }

  pick_space (self, ROBO_NO_SPACE);
  use_two (self, picked, space);
}

static void
drag_begin_cb (RoboSandboxTools *self,
               double            x,
               double            y)
{
  self->drag_from = robo_board_view_get_space_at (self->board, x, y);
}

static void
drag_update_cb (GtkGestureDrag   *gesture,
                double            dx,
                double            dy,
                RoboSandboxTools *self)
{
  double x, y;
  guint  space;

  if (!takes_two (self) || self->drag_from == ROBO_NO_SPACE || robo_sandbox_get_match (self->sandbox) != NULL)
    return;

  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  space = robo_board_view_get_space_at (self->board, x + dx, y + dy);
  if (space != self->drag_from)
    robo_board_view_highlight (self->board, space);
}

/* Uses the selected tool for a drag from one space to another. Ignores clicks, because the board emits
 * `space-activated` for them. */
static void
drag_end_cb (GtkGestureDrag   *gesture,
             double            dx,
             double            dy,
             RoboSandboxTools *self)
{
  guint  from = self->drag_from;
  double x, y;
  guint  to;

  self->drag_from = ROBO_NO_SPACE;
  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  to = robo_board_view_get_space_at (self->board, x + dx, y + dy);
  if (!takes_two (self) || from == ROBO_NO_SPACE || to == ROBO_NO_SPACE || from == to ||
      robo_sandbox_get_match (self->sandbox) != NULL)
    return;

  pick_space (self, ROBO_NO_SPACE);
  use_two (self, from, to);
}

static const char *
get_hint (RoboSandboxTools *self)
{
  switch (self->tool)
    {
    case ROBO_SANDBOX_MOVE:
      return _ ("Drag a robot or mine, or choose one and then its new space.");
    case ROBO_SANDBOX_EDGE:
      return _ ("Choose a space and then its neighbor to put an energy wall between them. Do it again to turn the wall into a lightning barrier, and once more to remove it.");
    case ROBO_SANDBOX_MINE:
      return _ ("Choose a space for a mine that belongs to the robot shown in the sidebar, or choose a mine to remove it.");
    case ROBO_SANDBOX_PIT:
    case ROBO_SANDBOX_SOLID:
    case ROBO_SANDBOX_START:
    case ROBO_SANDBOX_VOLTAGE:
    case ROBO_SANDBOX_WORKSHOP:
    case ROBO_SANDBOX_VP:
      break;
    }

  return _ ("Choose a space to add this to or remove it from.");
}

/* Object */

static void
robo_sandbox_tools_finalize (GObject *object)
{
  RoboSandboxTools *self = ROBO_SANDBOX_TOOLS (object);

  g_clear_object (&self->sandbox);
  g_clear_object (&self->board);

  G_OBJECT_CLASS (robo_sandbox_tools_parent_class)->finalize (object);
}

static const char *
get_tool (RoboSandboxTools *self)
{
  return tools[self->tool].name;
}

static void
set_tool (RoboSandboxTools *self,
          const char       *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (tools); i++)
    {
      if (g_strcmp0 (tools[i].name, name) == 0)
        self->tool = i;
    }
  robo_sandbox_tools_drop (self);
  for (guint property = PROP_TOOL; property < N_PROPS; property++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

static const char *
get_title (RoboSandboxTools *self)
{
  return g_dpgettext2 (NULL, "sandbox", tools[self->tool].title);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_TOOL] = { ROBO_PROPERTY_GETTER (STRING, "tool", get_tool), .set = G_CALLBACK (set_tool), .initial_text = "move" },
  [PROP_SEAT] = { ROBO_PROPERTY_FIELD (UINT, "seat", RoboSandboxTools, seat), .is_stored = TRUE, .always_notifies = TRUE, .max = ROBO_MAX_ROBOTS - 1 },
  [PROP_TITLE] = { ROBO_PROPERTY_GETTER (STRING, "title", get_title) },
  [PROP_HINT] = { ROBO_PROPERTY_GETTER (STRING, "hint", get_hint) },
};

static void
robo_sandbox_tools_class_init (RoboSandboxToolsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = robo_sandbox_tools_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  seat_pointed_signal =
    g_signal_new ("seat-pointed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
robo_sandbox_tools_init (RoboSandboxTools *self)
{
  self->picked = ROBO_NO_SPACE;
  self->drag_from = ROBO_NO_SPACE;
}

RoboSandboxTools *
robo_sandbox_tools_new (RoboSandbox   *sandbox,
                        RoboBoardView *board)
{
  RoboSandboxTools *self = g_object_new (ROBO_TYPE_SANDBOX_TOOLS, NULL);
  GtkGesture       *drag = gtk_gesture_drag_new ();

  self->sandbox = g_object_ref (sandbox);
  self->board = g_object_ref_sink (board);
  g_signal_connect_object (board, "space-activated", G_CALLBACK (space_activated_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-update", G_CALLBACK (drag_update_cb), self, 0);
  g_signal_connect_object (drag, "drag-end", G_CALLBACK (drag_end_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (board), GTK_EVENT_CONTROLLER (drag));

  return self;
}

guint
robo_sandbox_tools_get_n (void)
{
  return G_N_ELEMENTS (tools);
}

const char *
robo_sandbox_tools_get_name (guint index)
{
  g_return_val_if_fail (index < G_N_ELEMENTS (tools), NULL);

  return tools[index].name;
}

const char *
robo_sandbox_tools_get_title (guint index)
{
  g_return_val_if_fail (index < G_N_ELEMENTS (tools), NULL);

  return g_dpgettext2 (NULL, "sandbox", tools[index].title);
}

GtkWidget *
robo_sandbox_tools_new_glyph (guint index)
{
  g_return_val_if_fail (index < G_N_ELEMENTS (tools), NULL);

  switch ((RoboSandboxTool)index)
    {
    case ROBO_SANDBOX_MOVE:
      return robo_brush_glyph_new_move ();
    case ROBO_SANDBOX_EDGE:
      return robo_brush_glyph_new (ROBO_BRUSH_WALL);
    case ROBO_SANDBOX_MINE:
      return robo_brush_glyph_new_mine ();
    case ROBO_SANDBOX_PIT:
    case ROBO_SANDBOX_SOLID:
    case ROBO_SANDBOX_START:
    case ROBO_SANDBOX_VOLTAGE:
    case ROBO_SANDBOX_WORKSHOP:
    case ROBO_SANDBOX_VP:
      return robo_brush_glyph_new (tools[index].kind);
    }

  g_return_val_if_reached (NULL);
}

void
robo_sandbox_tools_drop (RoboSandboxTools *self)
{
  g_return_if_fail (ROBO_IS_SANDBOX_TOOLS (self));

  pick_space (self, ROBO_NO_SPACE);
}
