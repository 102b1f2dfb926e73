// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-row-layout.h"

#include "base/robo-properties.h"

struct _RoboRowLayout
{
  GtkLayoutManager parent_instance;

  guint    spacing_px;
  guint    threshold_px;
  gboolean is_even;

  gboolean is_row; /* whether the children were side by side in the last allocation */
};

enum
{
  PROP_0,
  PROP_SPACING,
  PROP_THRESHOLD,
  PROP_IS_EVEN,
  PROP_IS_ROW,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboRowLayout, robo_row_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
robo_row_layout_get_request_mode (GtkLayoutManager *manager,
                                  GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Returns this child if it is visible, otherwise the first visible child after it, or NULL. */
static GtkWidget *
skip_hidden (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);

  return child;
}

static GtkWidget *
get_first (GtkWidget *widget)
{
  return skip_hidden (gtk_widget_get_first_child (widget));
}

static GtkWidget *
get_next (GtkWidget *child)
{
  return skip_hidden (gtk_widget_get_next_sibling (child));
}

static int
get_minimum_width (GtkWidget *child)
{
  int minimum = 0;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);

  return minimum;
}

static guint
count_children (GtkWidget *widget)
{
  guint n = 0;

  for (GtkWidget *child = get_first (widget); child != NULL; child = get_next (child))
    n++;

  return n;
}

/* Returns TRUE if the children fit side by side. If the layout gives them equal widths, each child needs the width
 * of the widest child. */
static gboolean
is_side_by_side (RoboRowLayout *self,
                 GtkWidget     *widget,
                 int            width)
{
  int n = (int)count_children (widget);
  int widest = 0;
  int sum = 0;

  for (GtkWidget *child = get_first (widget); child != NULL; child = get_next (child))
    {
      int minimum = get_minimum_width (child);

      widest = MAX (widest, minimum);
      sum += minimum;
    }

  return n > 1 && width >= MAX ((int)self->threshold_px,
                                (self->is_even ? n * widest : sum) + (n - 1) * (int)self->spacing_px);
}

/* Returns the width of a child if the children are side by side. If widths are not equal, a child that does not expand
 * gets its minimum width, and the child that expands gets the rest. */
static int
get_share (RoboRowLayout *self,
           GtkWidget     *widget,
           GtkWidget     *child,
           int            width)
{
  int n = (int)count_children (widget);
  int room = width - (n - 1) * (int)self->spacing_px;

  if (self->is_even)
    return room / MAX (n, 1);
  if (!gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL))
    return get_minimum_width (child);

  for (GtkWidget *other = get_first (widget); other != NULL; other = get_next (other))
    if (other != child)
      room -= get_minimum_width (other);

  return room;
}

/* Returns the height of a child if the children are stacked. A single child gets the whole height. Children of an
 * even layout, and more than two children, get their natural heights. Otherwise the second of two children gets the
 * height that the natural height of the first leaves, or half of the height if that is more, but not more than its
 * own natural height. The first child gets the rest. */
static int
get_stacked_height (RoboRowLayout *self,
                    GtkWidget     *widget,
                    GtkWidget     *child,
                    int            width,
                    int            height)
{
  GtkWidget *first = get_first (widget);
  GtkWidget *second = get_next (first);
  int        natural, first_natural, least, most, second_height;
  int        room = height - (int)self->spacing_px;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  if (second == NULL)
    return height;
  if (self->is_even || count_children (widget) > 2)
    return natural;

  gtk_widget_measure (first, GTK_ORIENTATION_VERTICAL, width, NULL, &first_natural, NULL, NULL);
  gtk_widget_measure (second, GTK_ORIENTATION_VERTICAL, width, &least, &most, NULL, NULL);
  second_height = MIN (most, MAX (least, MAX (room / 2, room - first_natural)));

  return child == first ? room - second_height : MAX (second_height, 0);
}

static void
robo_row_layout_measure (GtkLayoutManager *manager,
                         GtkWidget        *widget,
                         GtkOrientation    orientation,
                         int               for_size,
                         int              *minimum,
                         int              *natural,
                         int              *minimum_baseline,
                         int              *natural_baseline)
{
  RoboRowLayout *self = ROBO_ROW_LAYOUT (manager);

  gboolean is_width = orientation == GTK_ORIENTATION_HORIZONTAL;
  gboolean is_row = for_size < 0 || is_side_by_side (self, widget, for_size);
  int      n = (int)count_children (widget);
  int      gaps_px = MAX (n - 1, 0) * (int)self->spacing_px;
  int      widest = 0;

  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
  for (GtkWidget *child = get_first (widget); child != NULL; child = get_next (child))
    {
      int child_size = for_size >= 0 && is_row ? get_share (self, widget, child, for_size) : for_size;
      int child_minimum, child_natural;

      gtk_widget_measure (child, orientation, is_width ? -1 : child_size, &child_minimum, &child_natural, NULL, NULL);
      widest = MAX (widest, child_natural);
      /* Add the heights of stacked children, and the natural widths of all children. */
      *minimum = is_width || is_row ? MAX (*minimum, child_minimum) : *minimum + child_minimum;
      *natural = !is_width && is_row ? MAX (*natural, child_natural) : *natural + child_natural;
    }
  if (is_width)
    *natural = (self->is_even ? n * widest : *natural) + gaps_px;
  else if (!is_row)
    {
      *minimum += gaps_px;
      *natural += gaps_px;
    }
  *natural = MAX (*natural, *minimum);
}

static void
robo_row_layout_allocate (GtkLayoutManager *manager,
                          GtkWidget        *widget,
                          int               width,
                          int               height,
                          int               baseline)
{
  RoboRowLayout *self = ROBO_ROW_LAYOUT (manager);
  gboolean       is_row = is_side_by_side (self, widget, width);

  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int      start = 0;
  int      y = 0;

  for (GtkWidget *child = get_first (widget); child != NULL; child = get_next (child))
    {
      gboolean is_last = get_next (child) == NULL;
      int      share = is_row ? get_share (self, widget, child, width) : width;
      int      child_height = is_row ? height : get_stacked_height (self, widget, child, width, height);

      /* The width may not be divisible by the number of children, so let the last child get the rest. */
      if (is_row && is_last)
        share = width - start;
      gtk_widget_size_allocate (child,
                                &(GtkAllocation){ is_rtl ? width - start - share : start, y, share, child_height }, -1);
      if (is_row)
        start += share + (int)self->spacing_px;
      else
        y += child_height + (int)self->spacing_px;
    }

  if (self->is_row == is_row)
    return;

  self->is_row = is_row;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_ROW]);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_SPACING] = { ROBO_PROPERTY_FIELD (UINT, "spacing", RoboRowLayout, spacing_px), .is_stored = TRUE, .changed = G_CALLBACK (gtk_layout_manager_layout_changed), .max = G_MAXINT16 },
  [PROP_THRESHOLD] = { ROBO_PROPERTY_FIELD (UINT, "threshold", RoboRowLayout, threshold_px), .is_stored = TRUE, .changed = G_CALLBACK (gtk_layout_manager_layout_changed), .max = G_MAXINT16 },
  [PROP_IS_EVEN] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-even", RoboRowLayout, is_even), .is_stored = TRUE, .changed = G_CALLBACK (gtk_layout_manager_layout_changed), .initial = TRUE },
  [PROP_IS_ROW] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-row", RoboRowLayout, is_row), .initial = TRUE },
};

static void
robo_row_layout_class_init (RoboRowLayoutClass *klass)
{
  GObjectClass          *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = robo_row_layout_get_request_mode;
  layout_class->measure = robo_row_layout_measure;
  layout_class->allocate = robo_row_layout_allocate;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);
}

static void
robo_row_layout_init (RoboRowLayout *self)
{
  self->is_even = TRUE;
  self->is_row = TRUE;
}
