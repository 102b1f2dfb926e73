// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-status-layout.h"

#include "base/robo-properties.h"

#define SPACING_PX     9
#define ROW_SPACING_PX 3

/* These widths are multiples of the height of a text line. The longest hint beside the longest options needs two
 * lines if the layout is at least WIDE, and three lines if it is at least MEDIUM. In a narrower layout the options
 * are below the hint. */
#define WIDE   45
#define MEDIUM 30

/* The hint is at least this wide, in heights of a text line. */
#define LEAST_HINT 8

/* On a phone, the hint has PHONE_LINES lines, and the options are in PHONE_OPTIONS rows. */
#define PHONE_LINES   5
#define PHONE_OPTIONS 2

struct _RoboStatusLayout
{
  GtkLayoutManager parent_instance;

  gboolean is_phone;
};

enum
{
  PROP_IS_PHONE = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* Holds the sizes of the three children, which are measured once for each layout. */
typedef struct
{
  GtkWidget *hint;
  GtkWidget *options;
  GtkWidget *rest;
  int        line_height;
  int        rest_width;
  gboolean   has_two_rows;
  int        hint_height; /* height of the hint and of the widgets beside it */
  int        options_height;
} Parts;

G_DEFINE_FINAL_TYPE (RoboStatusLayout, robo_status_layout, GTK_TYPE_LAYOUT_MANAGER)

static int
get_natural (GtkWidget     *child,
             GtkOrientation orientation)
{
  int natural;

  gtk_widget_measure (child, orientation, -1, NULL, &natural, NULL, NULL);

  return natural;
}

/* Measures the children for a width. A width of -1 stands for a width that is not known yet. */
static void
parts_init (Parts            *parts,
            RoboStatusLayout *self,
            GtkWidget        *widget,
            int               width)
{
  int n_lines = 3;
  int row_height;

  parts->hint = gtk_widget_get_first_child (widget);
  parts->options = gtk_widget_get_next_sibling (parts->hint);
  parts->rest = gtk_widget_get_last_child (widget);
  parts->line_height = get_natural (parts->hint, GTK_ORIENTATION_VERTICAL);
  parts->rest_width = get_natural (parts->rest, GTK_ORIENTATION_HORIZONTAL);
  /* Measure the permanent buttons. A row of options is as high as these buttons, but there may be no options to
   * measure. */
  row_height = get_natural (parts->rest, GTK_ORIENTATION_VERTICAL);
  parts->has_two_rows = self->is_phone || (width >= 0 && width < MEDIUM * parts->line_height);
  if (self->is_phone)
    n_lines = PHONE_LINES;
  else if (width < 0 || width >= WIDE * parts->line_height)
    n_lines = 2;
  parts->hint_height = MAX (n_lines * parts->line_height, row_height);
  parts->options_height = self->is_phone ? PHONE_OPTIONS * (row_height + ROW_SPACING_PX) - ROW_SPACING_PX : row_height;
}

static GtkSizeRequestMode
robo_status_layout_get_request_mode (GtkLayoutManager *manager,
                                     GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
robo_status_layout_measure (GtkLayoutManager *manager,
                            GtkWidget        *widget,
                            GtkOrientation    orientation,
                            int               for_size,
                            int              *minimum,
                            int              *natural,
                            int              *minimum_baseline,
                            int              *natural_baseline)
{
  RoboStatusLayout *self = ROBO_STATUS_LAYOUT (manager);
  Parts             parts;

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      parts_init (&parts, self, widget, -1);
      *minimum = LEAST_HINT * parts.line_height + SPACING_PX + parts.rest_width;
      *natural = *minimum;
      return;
    }

  parts_init (&parts, self, widget, for_size);
  *minimum = parts.hint_height + (parts.has_two_rows ? ROW_SPACING_PX + parts.options_height : 0);
  *natural = *minimum;
}

static void
allocate_child (GtkWidget    *widget,
                GtkWidget    *child,
                GtkAllocation place)
{
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    place.x = gtk_widget_get_width (widget) - place.x - place.width;
  gtk_widget_size_allocate (child, &place, -1);
}

static void
robo_status_layout_allocate (GtkLayoutManager *manager,
                             GtkWidget        *widget,
                             int               width,
                             int               height,
                             int               baseline)
{
  RoboStatusLayout *self = ROBO_STATUS_LAYOUT (manager);
  Parts             parts;
  int               options_width;
  int               hint_width;

  parts_init (&parts, self, widget, width);
  hint_width = width - parts.rest_width - SPACING_PX;
  options_width = get_natural (parts.options, GTK_ORIENTATION_HORIZONTAL);
  /* Leave room for the hint if the options are beside it. If the options need more than their room, they scroll. */
  options_width = MIN (options_width,
                       parts.has_two_rows ? width : hint_width - LEAST_HINT * parts.line_height - SPACING_PX);
  if (!parts.has_two_rows && options_width > 0)
    hint_width -= options_width + SPACING_PX;

  allocate_child (widget, parts.hint, (GtkAllocation){ 0, 0, hint_width, parts.hint_height });
  allocate_child (widget, parts.rest,
                  (GtkAllocation){ width - parts.rest_width, 0, parts.rest_width, parts.hint_height });
  if (parts.has_two_rows)
    allocate_child (widget, parts.options,
                    (GtkAllocation){ 0, parts.hint_height + ROW_SPACING_PX, options_width, parts.options_height });
  else
    allocate_child (widget, parts.options,
                    (GtkAllocation){ hint_width + SPACING_PX, 0, options_width, parts.hint_height });
}

static void
set_is_phone (RoboStatusLayout *self,
              gboolean          is_phone)
{
  if (self->is_phone == is_phone)
    return;

  self->is_phone = is_phone;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_PHONE]);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_IS_PHONE] = { ROBO_PROPERTY_SETTER (BOOLEAN, "is-phone", set_is_phone) },
};

static void
robo_status_layout_class_init (RoboStatusLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = robo_status_layout_get_request_mode;
  layout_class->measure = robo_status_layout_measure;
  layout_class->allocate = robo_status_layout_allocate;

  robo_properties_install (G_OBJECT_CLASS (klass), property_rows, N_PROPS, properties);
}

static void
robo_status_layout_init (RoboStatusLayout *self)
{
}
