// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-controller.h"

#include <glib/gi18n.h>

#include "model/robo-words.h"

#include "ui/board/robo-die-view.h"

/**
 * RoboController:
 *
 * CSS: node `controller`, with the class `programming` while it has a draft; the tray is a node `box.tray`.
 * Role: group.
 */
struct _RoboController
{
  GtkWidget parent_instance;

  RoboProgramDraft *draft; /* owned, nullable */
  gboolean          has_choices;

  /* children */
  GtkWidget       *box;
  RoboControlUnit *units[ROBO_N_UNITS];
  GtkWidget       *tray;
  GtkWidget       *tray_label;
  GtkWidget       *tray_dice[ROBO_MAX_DICE];
  RoboDiePopover  *popover;

  guint popover_unit; /* what it was opened for */
};

enum
{
  REFUSED,
  KEY_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboController, robo_controller, GTK_TYPE_WIDGET)

static void
refuse (RoboController *self,
        RoboRefusal     refusal)
{
  if (refusal != ROBO_REFUSED_NOT)
    g_signal_emit (self, signals[REFUSED], 0, refusal);
}

static void
update_tray (RoboController *self)
{
  gboolean is_empty = TRUE;

  for (guint i = 0; i < ROBO_MAX_DICE; i++)
    {
      const RoboDie *die = self->draft != NULL ? robo_program_draft_get_die (self->draft, i) : NULL;
      gboolean       is_here = die != NULL && die->unit == ROBO_DRAFT_IN_TRAY;

      gtk_widget_set_visible (self->tray_dice[i], is_here);
      is_empty &= !is_here;
      /* What a die in the tray shows is of no account: the face is chosen where it is put. */
      if (is_here)
        robo_die_view_set_die (ROBO_DIE_VIEW (self->tray_dice[i]), die->colour, 0, ROBO_DIE_MOOD_WAITING);
    }

  gtk_label_set_label (GTK_LABEL (self->tray_label), is_empty ? _ ("No die left") : _ ("Dice left"));
}

static void
open_popover (RoboController *self,
              guint           unit,
              RoboDir         dir)
{
  GtkWidget      *key = GTK_WIDGET (robo_control_unit_get_key (self->units[unit], dir));
  graphene_rect_t area;

  if (!gtk_widget_compute_bounds (key, GTK_WIDGET (self), &area))
    return;

  self->popover_unit = unit;
  gtk_popover_set_pointing_to (GTK_POPOVER (self->popover),
                               &(GdkRectangle){ area.origin.x, area.origin.y, area.size.width, area.size.height });
  robo_die_popover_open (self->popover, self->draft, unit, dir);
}

/* Whoever has chosen a face goes on where the die lies. */
static void
popover_closed_cb (RoboController *self)
{
  if (self->draft != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->units[self->popover_unit]));
}

static void
key_clicked_cb (RoboController  *self,
                guint            dir,
                RoboControlUnit *unit)
{
  if (self->draft != NULL)
    open_popover (self, robo_control_unit_get_unit (unit), (RoboDir)dir);
  else
    g_signal_emit (self, signals[KEY_CHOSEN], 0, robo_control_unit_get_unit (unit), dir);
}

static void
refused_cb (RoboController *self,
            guint           refusal)
{
  refuse (self, (RoboRefusal)refusal);
}

/* Dragging: from the tray or a key, to a key or the tray. What is dragged is the die itself, by number. */

static void
set_lifted (RoboController *self,
            guint           die)
{
  for (guint unit = 0; unit < ROBO_N_UNITS; unit++)
    robo_control_unit_set_lifted (self->units[unit], die);
}

static guint
find_dragged (RoboController *self,
              GtkWidget      *widget)
{
  if (self->draft == NULL)
    return ROBO_DRAFT_NO_DIE;

  if (ROBO_IS_CONTROL_KEY (widget))
    return robo_program_draft_find (self->draft, robo_control_key_get_unit (ROBO_CONTROL_KEY (widget)),
                                    robo_control_key_get_dir (ROBO_CONTROL_KEY (widget)));

  for (guint i = 0; i < ROBO_MAX_DICE; i++)
    {
      if (self->tray_dice[i] == widget)
        return i;
    }

  return ROBO_DRAFT_NO_DIE;
}

static GdkContentProvider *
drag_prepare_cb (RoboController *self,
                 double          x,
                 double          y,
                 GtkDragSource  *source)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));

  if (find_dragged (self, widget) == ROBO_DRAFT_NO_DIE)
    return NULL;

  return gdk_content_provider_new_typed (GTK_TYPE_WIDGET, widget);
}

/* Only the die is lifted, not the key under it. */
static void
drag_begin_cb (RoboController *self,
               GdkDrag        *drag,
               GtkDragSource  *source)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));
  GtkWidget *picture = ROBO_IS_CONTROL_KEY (widget) ? gtk_button_get_child (GTK_BUTTON (widget)) : widget;
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (picture);
  g_autoptr (GdkPaintable) still = gdk_paintable_get_current_image (paintable);

  gtk_drag_source_set_icon (source, still, gtk_widget_get_width (picture) / 2, gtk_widget_get_height (picture) / 2);
  set_lifted (self, find_dragged (self, widget));
  gtk_widget_add_css_class (widget, "lifted");
}

static void
drag_end_cb (RoboController *self,
             GdkDrag        *drag,
             gboolean        delete_data,
             GtkDragSource  *source)
{
  set_lifted (self, ROBO_DRAFT_NO_DIE);
  gtk_widget_remove_css_class (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source)), "lifted");
}

static gboolean
drop_on_key_cb (RoboController *self,
                const GValue   *value,
                double          x,
                double          y,
                GtkDropTarget  *target)
{
  GtkWidget  *key = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (target));
  GtkWidget  *source = g_value_get_object (value);
  guint       die = find_dragged (self, source);
  guint       unit = robo_control_key_get_unit (ROBO_CONTROL_KEY (key));
  RoboDir     dir = robo_control_key_get_dir (ROBO_CONTROL_KEY (key));
  RoboRefusal refusal;

  if (die == ROBO_DRAFT_NO_DIE)
    return FALSE;

  refusal = robo_program_draft_move (self->draft, die, unit, dir);
  refuse (self, refusal);
  if (refusal != ROBO_REFUSED_NOT)
    return FALSE;

  /* A die from the tray has no face yet that anybody has chosen. */
  gtk_widget_grab_focus (GTK_WIDGET (self->units[unit]));
  if (!ROBO_IS_CONTROL_KEY (source))
    open_popover (self, unit, dir);

  return TRUE;
}

static gboolean
drop_on_tray_cb (RoboController *self,
                 const GValue   *value,
                 double          x,
                 double          y,
                 GtkDropTarget  *target)
{
  guint die = find_dragged (self, g_value_get_object (value));

  if (die == ROBO_DRAFT_NO_DIE)
    return FALSE;

  robo_program_draft_move (self->draft, die, ROBO_DRAFT_IN_TRAY, ROBO_DIR_N);

  return TRUE;
}

static void
add_drag_source (RoboController *self,
                 GtkWidget      *widget)
{
  GtkDragSource *source = gtk_drag_source_new ();

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_object (source, "prepare", G_CALLBACK (drag_prepare_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (source, "drag-begin", G_CALLBACK (drag_begin_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (source, "drag-end", G_CALLBACK (drag_end_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (source));
}

static void
add_drop_target (RoboController *self,
                 GtkWidget      *widget,
                 GCallback       drop_cb)
{
  GtkDropTarget *target = gtk_drop_target_new (GTK_TYPE_WIDGET, GDK_ACTION_MOVE);

  g_signal_connect_object (target, "drop", drop_cb, self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (target));
}

static void
add_unit (RoboController *self,
          GtkWidget      *row,
          guint           unit)
{
  GtkWidget *widget = robo_control_unit_new (unit);

  self->units[unit] = ROBO_CONTROL_UNIT (widget);
  g_signal_connect_object (widget, "key-clicked", G_CALLBACK (key_clicked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (widget, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  for (guint dir = 0; dir < ROBO_N_DIRS; dir++)
    {
      GtkWidget *key = GTK_WIDGET (robo_control_unit_get_key (self->units[unit], dir));

      add_drag_source (self, key);
      add_drop_target (self, key, G_CALLBACK (drop_on_key_cb));
    }
  gtk_box_append (GTK_BOX (row), widget);
}

static void
add_units (RoboController *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (row, "units");
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  for (guint unit = 0; unit < ROBO_N_UNITS; unit++)
    add_unit (self, row, unit);
  gtk_box_append (GTK_BOX (self->box), row);
}

static void
add_tray (RoboController *self)
{
  self->tray = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_add_css_class (self->tray, "tray");
  self->tray_label = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->tray_label, "dim-label");
  gtk_label_set_xalign (GTK_LABEL (self->tray_label), 0);
  gtk_label_set_wrap (GTK_LABEL (self->tray_label), TRUE);
  gtk_widget_set_hexpand (self->tray_label, TRUE);
  gtk_box_append (GTK_BOX (self->tray), self->tray_label);

  for (guint i = 0; i < ROBO_MAX_DICE; i++)
    {
      self->tray_dice[i] = robo_die_view_new (i < ROBO_DICE_A_COLOUR ? ROBO_BLUE : ROBO_RED, 0);
      gtk_widget_set_tooltip_text (self->tray_dice[i], _ ("Drag it to a key"));
      add_drag_source (self, self->tray_dice[i]);
      gtk_box_append (GTK_BOX (self->tray), self->tray_dice[i]);
    }

  add_drop_target (self, self->tray, G_CALLBACK (drop_on_tray_cb));
  gtk_widget_set_visible (self->tray, FALSE);
  gtk_box_append (GTK_BOX (self->box), self->tray);
}

static void
robo_controller_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  RoboController *self = ROBO_CONTROLLER (widget);

  gtk_widget_allocate (self->box, width, height, baseline, NULL);
  gtk_popover_present (GTK_POPOVER (self->popover));
}

static void
robo_controller_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  gtk_widget_measure (ROBO_CONTROLLER (widget)->box, orientation, for_size, minimum, natural, minimum_baseline,
                      natural_baseline);
}

static void
robo_controller_dispose (GObject *object)
{
  RoboController *self = ROBO_CONTROLLER (object);

  if (self->draft != NULL)
    g_signal_handlers_disconnect_by_data (self->draft, self);
  g_clear_object (&self->draft);
  if (self->popover != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->popover));
  self->popover = NULL;
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (robo_controller_parent_class)->dispose (object);
}

static void
robo_controller_class_init (RoboControllerClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_controller_dispose;
  widget_class->measure = robo_controller_measure;
  widget_class->size_allocate = robo_controller_size_allocate;

  signals[REFUSED] = g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_UINT);

  signals[KEY_CHOSEN] = g_signal_new ("key-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "controller");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
robo_controller_init (RoboController *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  add_units (self);
  add_tray (self);

  self->popover = ROBO_DIE_POPOVER (robo_die_popover_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->popover), GTK_WIDGET (self));
  g_signal_connect_object (self->popover, "closed", G_CALLBACK (popover_closed_cb), self, G_CONNECT_SWAPPED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, C_ ("of a robot", "Controller"),
                                  -1);
}

GtkWidget *
robo_controller_new (void)
{
  return g_object_new (ROBO_TYPE_CONTROLLER, NULL);
}

/**
 * robo_controller_set_dice:
 * @self: a controller without a draft
 * @dice: (array length=n_dice): what lies on it
 * @moods: (array length=n_dice): how each looks
 * @n_dice: how many
 */
void
robo_controller_set_dice (RoboController    *self,
                          const RoboDie     *dice,
                          const RoboDieMood *moods,
                          guint              n_dice)
{
  g_return_if_fail (ROBO_IS_CONTROLLER (self));

  if (self->draft != NULL)
    return;

  for (guint unit = 0; unit < ROBO_N_UNITS; unit++)
    robo_control_unit_take_dice (self->units[unit]);
  for (guint i = 0; i < n_dice; i++)
    robo_control_unit_set_die (self->units[dice[i].unit], &dice[i], moods[i]);
}

RoboProgramDraft *
robo_controller_get_draft (RoboController *self)
{
  g_return_val_if_fail (ROBO_IS_CONTROLLER (self), NULL);

  return self->draft;
}

/**
 * robo_controller_set_draft:
 * @self: a controller
 * @draft: (nullable): what is programmed here; %NULL only shows dice, and none at first
 */
void
robo_controller_set_draft (RoboController   *self,
                           RoboProgramDraft *draft)
{
  g_return_if_fail (ROBO_IS_CONTROLLER (self));
  g_return_if_fail (draft == NULL || ROBO_IS_PROGRAM_DRAFT (draft));

  if (self->draft == draft)
    return;

  gtk_popover_popdown (GTK_POPOVER (self->popover));
  if (self->draft != NULL)
    g_signal_handlers_disconnect_by_data (self->draft, self);
  g_set_object (&self->draft, draft);
  if (draft != NULL)
    g_signal_connect_object (draft, "changed", G_CALLBACK (update_tray), self, G_CONNECT_SWAPPED);

  for (guint unit = 0; unit < ROBO_N_UNITS; unit++)
    robo_control_unit_set_draft (self->units[unit], draft);
  update_tray (self);
  gtk_widget_set_visible (self->tray, draft != NULL);
  if (draft != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), "programming");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "programming");
}

RoboControlUnit *
robo_controller_get_unit (RoboController *self,
                          guint           unit)
{
  g_return_val_if_fail (ROBO_IS_CONTROLLER (self), NULL);
  g_return_val_if_fail (unit < ROBO_N_UNITS, NULL);

  return self->units[unit];
}

RoboDiePopover *
robo_controller_get_popover (RoboController *self)
{
  g_return_val_if_fail (ROBO_IS_CONTROLLER (self), NULL);

  return self->popover;
}

/**
 * robo_controller_get_tray:
 * @self: a controller
 *
 * Returns: (transfer none): the tray, whose children but the first are the dice, blue ones first
 */
GtkWidget *
robo_controller_get_tray (RoboController *self)
{
  g_return_val_if_fail (ROBO_IS_CONTROLLER (self), NULL);

  return self->tray;
}

void
robo_controller_set_choices (RoboController *self,
                             const guint     keys[ROBO_N_UNITS])
{
  g_return_if_fail (ROBO_IS_CONTROLLER (self));

  self->has_choices = FALSE;
  for (guint unit = 0; unit < ROBO_N_UNITS; unit++)
    {
      robo_control_unit_set_choices (self->units[unit], keys[unit]);
      self->has_choices |= keys[unit] != 0;
    }
}

/**
 * robo_controller_get_has_choices:
 * @self: a controller
 *
 * Returns: whether some of its keys are there to be chosen
 */
gboolean
robo_controller_get_has_choices (RoboController *self)
{
  g_return_val_if_fail (ROBO_IS_CONTROLLER (self), FALSE);

  return self->has_choices;
}

void
robo_controller_set_key_size (RoboController *self,
                              int             size_px)
{
  g_return_if_fail (ROBO_IS_CONTROLLER (self));

  for (guint unit = 0; unit < ROBO_N_UNITS; unit++)
    {
      for (guint dir = 0; dir < ROBO_N_DIRS; dir++)
        gtk_widget_set_size_request (GTK_WIDGET (robo_control_unit_get_key (self->units[unit], dir)), size_px, size_px);
    }
}
