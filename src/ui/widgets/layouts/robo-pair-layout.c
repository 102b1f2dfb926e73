// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-pair-layout.h"

struct _RoboPairLayout
{
  GtkLayoutManager parent_instance;

  guint    spacing_px;
  guint    threshold_px;
  gboolean is_even;

  gboolean is_pair; /* as of the last allocation */
};

enum
{
  PROP_0,
  PROP_SPACING,
  PROP_THRESHOLD,
  PROP_IS_EVEN,
  PROP_IS_PAIR,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboPairLayout, robo_pair_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
robo_pair_layout_get_request_mode (GtkLayoutManager *manager,
                                   GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int
get_minimum_width (GtkWidget *child)
{
  int minimum = 0;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);

  return minimum;
}

/* Returns TRUE if the children fit side by side. Equal halves need twice the room of the wider child. */
static gboolean
is_side_by_side (RoboPairLayout *self,
                 GtkWidget      *widget,
                 int             width)
{
  GtkWidget *first = gtk_widget_get_first_child (widget);
  GtkWidget *last = gtk_widget_get_last_child (widget);
  int        one = get_minimum_width (first);
  int        other = get_minimum_width (last);
  int        needed = (self->is_even ? 2 * MAX (one, other) : one + other) + (int)self->spacing_px;

  return first != last && width >= MAX ((int)self->threshold_px, needed);
}

/* Returns the width of one of two children side by side. Unless the halves are equal, the child that does not expand
 * gets the width that it needs, and the other child gets the rest. */
static int
get_share (RoboPairLayout *self,
           GtkWidget      *widget,
           GtkWidget      *child,
           int             width)
{
  GtkWidget *first = gtk_widget_get_first_child (widget);
  GtkWidget *other = child == first ? gtk_widget_get_last_child (widget) : first;

  if (self->is_even)
    return (width - (int)self->spacing_px) / 2;
  if (!gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL))
    return get_minimum_width (child);

  return width - (int)self->spacing_px - get_minimum_width (other);
}

/* Returns the height of the first of two stacked children: its natural height if there is room, otherwise the height
 * that the second child leaves. The second child gets at least half of the height if it needs that much. */
static int
get_first_height (RoboPairLayout *self,
                  GtkWidget      *widget,
                  int             width,
                  int             height)
{
  int first, least, most;
  int room = height - (int)self->spacing_px;

  gtk_widget_measure (gtk_widget_get_first_child (widget), GTK_ORIENTATION_VERTICAL, width, NULL, &first, NULL, NULL);
  gtk_widget_measure (gtk_widget_get_last_child (widget), GTK_ORIENTATION_VERTICAL, width, &least, &most, NULL, NULL);
  if (self->is_even)
    return first;

  return room - MIN (most, MAX (least, MAX (room / 2, room - first)));
}

static void
robo_pair_layout_measure (GtkLayoutManager *manager,
                          GtkWidget        *widget,
                          GtkOrientation    orientation,
                          int               for_size,
                          int              *minimum,
                          int              *natural,
                          int              *minimum_baseline,
                          int              *natural_baseline)
{
  RoboPairLayout *self = ROBO_PAIR_LAYOUT (manager);

  gboolean is_pair = for_size < 0 || is_side_by_side (self, widget, for_size);

  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      gboolean is_width = orientation == GTK_ORIENTATION_HORIZONTAL;
      int      child_size = for_size >= 0 && is_pair ? get_share (self, widget, child, for_size) : for_size;
      int      child_minimum, child_natural;

      gtk_widget_measure (child, orientation, is_width ? -1 : child_size, &child_minimum, &child_natural, NULL, NULL);
      if (is_width && self->is_even)
        child_natural = 2 * child_natural + (int)self->spacing_px;
      else if (is_width && child != gtk_widget_get_first_child (widget))
        child_natural += *natural + (int)self->spacing_px;
      /* Stacked children need the sum of their heights, and the gap. */
      *minimum = is_width || is_pair ? MAX (*minimum, child_minimum) : *minimum + child_minimum;
      *natural = is_width || is_pair ? MAX (*natural, child_natural) : *natural + child_natural;
    }
  if (orientation == GTK_ORIENTATION_VERTICAL && !is_pair)
    {
      *minimum += self->spacing_px;
      *natural += self->spacing_px;
    }
  *natural = MAX (*natural, *minimum);
}

static void
robo_pair_layout_allocate (GtkLayoutManager *manager,
                           GtkWidget        *widget,
                           int               width,
                           int               height,
                           int               baseline)
{
  RoboPairLayout *self = ROBO_PAIR_LAYOUT (manager);
  gboolean        is_pair = is_side_by_side (self, widget, width);

  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int      y = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      gboolean is_first = child == gtk_widget_get_first_child (widget);
      int      share = is_pair ? get_share (self, widget, child, width) : width;
      int      child_height = height;
      int      x;

      if (!is_pair && is_first)
        child_height = get_first_height (self, widget, width, height);
      else if (!is_pair && self->is_even)
        gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &child_height, NULL, NULL);
      else if (!is_pair)
        child_height = MAX (height - y, 0);
      x = is_first == is_rtl ? width - share : 0;
      gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, share, child_height }, -1);
      if (!is_pair)
        y += child_height + self->spacing_px;
    }

  if (self->is_pair == is_pair)
    return;

  self->is_pair = is_pair;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_PAIR]);
}

static void
robo_pair_layout_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  RoboPairLayout *self = ROBO_PAIR_LAYOUT (object);

  switch (prop_id)
    {
    case PROP_SPACING:
      g_value_set_uint (value, self->spacing_px);
      break;

    case PROP_THRESHOLD:
      g_value_set_uint (value, self->threshold_px);
      break;

    case PROP_IS_EVEN:
      g_value_set_boolean (value, self->is_even);
      break;

    case PROP_IS_PAIR:
      g_value_set_boolean (value, self->is_pair);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
set_px (RoboPairLayout *self,
        guint          *field,
        guint           value,
        GParamSpec     *pspec)
{
  if (*field == value)
    return;

  *field = value;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
  g_object_notify_by_pspec (G_OBJECT (self), pspec);
}

static void
robo_pair_layout_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  RoboPairLayout *self = ROBO_PAIR_LAYOUT (object);

  switch (prop_id)
    {
    case PROP_SPACING:
      set_px (self, &self->spacing_px, g_value_get_uint (value), pspec);
      break;

    case PROP_THRESHOLD:
      set_px (self, &self->threshold_px, g_value_get_uint (value), pspec);
      break;

    case PROP_IS_EVEN:
      if (self->is_even == g_value_get_boolean (value))
        return;
      self->is_even = g_value_get_boolean (value);
      gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
      g_object_notify_by_pspec (object, pspec);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
robo_pair_layout_class_init (RoboPairLayoutClass *klass)
{
  GObjectClass          *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);
  GParamFlags            flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = robo_pair_layout_get_property;
  object_class->set_property = robo_pair_layout_set_property;
  layout_class->get_request_mode = robo_pair_layout_get_request_mode;
  layout_class->measure = robo_pair_layout_measure;
  layout_class->allocate = robo_pair_layout_allocate;

  properties[PROP_SPACING] = g_param_spec_uint ("spacing", NULL, NULL, 0, G_MAXINT16, 0, flags);
  properties[PROP_THRESHOLD] = g_param_spec_uint ("threshold", NULL, NULL, 0, G_MAXINT16, 0, flags);
  properties[PROP_IS_EVEN] = g_param_spec_boolean ("is-even", NULL, NULL, TRUE, flags);
  properties[PROP_IS_PAIR] = g_param_spec_boolean ("is-pair", NULL, NULL, TRUE,
                                                   G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
robo_pair_layout_init (RoboPairLayout *self)
{
  self->is_even = TRUE;
  self->is_pair = TRUE;
}
