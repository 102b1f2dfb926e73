// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-panels-layout.h"

#include "robo-seat-panel.h"

/* The children are the panels of all seats and a recap. */
#define MAX_ROWS (ROBO_MAX_ROBOTS + 1)

struct _RoboPanelsLayout
{
  GtkLayoutManager parent_instance;

  int spacing_px;
};

G_DEFINE_FINAL_TYPE (RoboPanelsLayout, robo_panels_layout, GTK_TYPE_LAYOUT_MANAGER)

/* Holds the visible children in the order in which the layout places them. */
typedef struct
{
  GtkWidget *cards[MAX_ROWS];
  int        n_cards;
  GtkWidget *rows[MAX_ROWS];
  int        n_rows;
} Places;

/* Returns the rank of a child in the order of rows: 0 for the panel that is programmed, 1 for the recap, 2 for other
 * panels. */
static int
get_rank (GtkWidget *child)
{
  if (!ROBO_IS_SEAT_PANEL (child))
    return 1;

  return robo_seat_panel_get_is_programmed (ROBO_SEAT_PANEL (child)) ? 0 : 2;
}

static void
fill_places (GtkWidget *widget,
             Places    *places)
{
  *places = (Places){ 0 };
  for (int rank = 0; rank <= 2; rank++)
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      {
        if (get_rank (child) != rank || !gtk_widget_should_layout (child))
          continue;
        g_return_if_fail (places->n_cards + places->n_rows < MAX_ROWS);
        if (rank == 2 && robo_seat_panel_get_form (ROBO_SEAT_PANEL (child)) == ROBO_PANEL_CARD)
          places->cards[places->n_cards++] = child;
        else
          places->rows[places->n_rows++] = child;
      }
}

/* Measures the width of the widest row. All cards have the width of the widest card, so the row of cards needs the
 * width of the widest card times the number of cards. */
static void
measure_width (RoboPanelsLayout *self,
               const Places     *places,
               int              *minimum,
               int              *natural)
{
  int card_minimum = 0, card_natural = 0;

  for (int i = 0; i < places->n_cards; i++)
    {
      int least, wanted;

      gtk_widget_measure (places->cards[i], GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
      card_minimum = MAX (card_minimum, least);
      card_natural = MAX (card_natural, wanted);
    }
  *minimum = MAX (0, places->n_cards * (card_minimum + self->spacing_px) - self->spacing_px);
  *natural = MAX (0, places->n_cards * (card_natural + self->spacing_px) - self->spacing_px);

  for (int i = 0; i < places->n_rows; i++)
    {
      int least, wanted;

      gtk_widget_measure (places->rows[i], GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, wanted);
    }
}

/* Returns the width of the card with this index. If the width cannot be divided equally, the first cards get one more
 * pixel each. */
static int
get_card_width (RoboPanelsLayout *self,
                int               n_cards,
                int               width,
                int               i)
{
  int shared = width - (n_cards - 1) * self->spacing_px;

  return shared / n_cards + (i < shared % n_cards ? 1 : 0);
}

static void
measure_height (RoboPanelsLayout *self,
                const Places     *places,
                int               width,
                int              *minimum,
                int              *natural)
{
  int card_minimum = 0, card_natural = 0;

  for (int i = 0; i < places->n_cards; i++)
    {
      int card_width = width >= 0 ? get_card_width (self, places->n_cards, width, i) : -1;
      int least, wanted;

      gtk_widget_measure (places->cards[i], GTK_ORIENTATION_VERTICAL, card_width, &least, &wanted, NULL, NULL);
      card_minimum = MAX (card_minimum, least);
      card_natural = MAX (card_natural, wanted);
    }
  *minimum = card_minimum;
  *natural = card_natural;

  for (int i = 0; i < places->n_rows; i++)
    {
      int least, wanted;
      int spacing_px = i > 0 || places->n_cards > 0 ? self->spacing_px : 0;

      gtk_widget_measure (places->rows[i], GTK_ORIENTATION_VERTICAL, width, &least, &wanted, NULL, NULL);
      *minimum += least + spacing_px;
      *natural += wanted + spacing_px;
    }
}

static GtkSizeRequestMode
robo_panels_layout_get_request_mode (GtkLayoutManager *manager,
                                     GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
robo_panels_layout_measure (GtkLayoutManager *manager,
                            GtkWidget        *widget,
                            GtkOrientation    orientation,
                            int               for_size,
                            int              *minimum,
                            int              *natural,
                            int              *minimum_baseline,
                            int              *natural_baseline)
{
  RoboPanelsLayout *self = ROBO_PANELS_LAYOUT (manager);
  Places            places;

  fill_places (widget, &places);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_width (self, &places, minimum, natural);
  else
    measure_height (self, &places, for_size, minimum, natural);
}

static int
allocate_cards (RoboPanelsLayout *self,
                GtkWidget        *widget,
                const Places     *places,
                int               width)
{
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int      height = 0;
  int      x = 0;

  for (int i = 0; i < places->n_cards; i++)
    {
      int card_width = get_card_width (self, places->n_cards, width, i);
      int least;

      gtk_widget_measure (places->cards[i], GTK_ORIENTATION_VERTICAL, card_width, &least, NULL, NULL, NULL);
      height = MAX (height, least);
    }
  for (int i = 0; i < places->n_cards; i++)
    {
      int card_width = get_card_width (self, places->n_cards, width, i);

      gtk_widget_size_allocate (places->cards[i],
                                &(GtkAllocation){ is_rtl ? width - x - card_width : x, 0, card_width, height }, -1);
      x += card_width + self->spacing_px;
    }

  return height;
}

/* Places the children. Rows get at least their minimum heights, and their natural heights if there is room. */
static void
robo_panels_layout_allocate (GtkLayoutManager *manager,
                             GtkWidget        *widget,
                             int               width,
                             int               height,
                             int               baseline)
{
  RoboPanelsLayout *self = ROBO_PANELS_LAYOUT (manager);
  GtkRequestedSize  sizes[MAX_ROWS];
  Places            places;
  int               y = 0;
  int               spare;

  fill_places (widget, &places);
  if (places.n_cards > 0)
    y = allocate_cards (self, widget, &places, width) + self->spacing_px;

  spare = height - y - MAX (0, places.n_rows - 1) * self->spacing_px;
  for (int i = 0; i < places.n_rows; i++)
    {
      sizes[i].data = places.rows[i];
      gtk_widget_measure (places.rows[i], GTK_ORIENTATION_VERTICAL, width, &sizes[i].minimum_size,
                          &sizes[i].natural_size, NULL, NULL);
      spare -= sizes[i].minimum_size;
    }
  gtk_distribute_natural_allocation (MAX (0, spare), (guint)places.n_rows, sizes);
  for (int i = 0; i < places.n_rows; i++)
    {
      gtk_widget_size_allocate (places.rows[i], &(GtkAllocation){ 0, y, width, sizes[i].minimum_size }, -1);
      y += sizes[i].minimum_size + self->spacing_px;
    }
}

static void
robo_panels_layout_class_init (RoboPanelsLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = robo_panels_layout_get_request_mode;
  layout_class->measure = robo_panels_layout_measure;
  layout_class->allocate = robo_panels_layout_allocate;
}

static void
robo_panels_layout_init (RoboPanelsLayout *self)
{
}

void
robo_panels_layout_set_spacing (RoboPanelsLayout *self,
                                int               spacing_px)
{
  g_return_if_fail (ROBO_IS_PANELS_LAYOUT (self));
  g_return_if_fail (spacing_px >= 0);

  if (self->spacing_px == spacing_px)
    return;

  self->spacing_px = spacing_px;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
