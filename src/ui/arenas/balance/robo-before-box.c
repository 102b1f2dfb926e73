// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-before-box.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"

#include "robo-balance-label.h"

/* A difference below this many percentage points is shown as none. */
#define MIN_DIFFERENCE 0.05

#define N_COLUMNS 4

struct _RoboBeforeBox
{
  AdwBin parent_instance;

  /* template children */
  GtkGrid   *grid;
  GtkLabel  *since_label;
  GtkWidget *opening_button;
  GtkWidget *now_button;
};

enum
{
  PROP_CAPTION = 1,
  N_PROPS
};

enum
{
  SINCE_OPENING,
  FROM_NOW_ON,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboBeforeBox, robo_before_box, ADW_TYPE_BIN)

static void
since_opening_cb (RoboBeforeBox *self)
{
  g_signal_emit (self, signals[SINCE_OPENING], 0);
}

static void
from_now_on_cb (RoboBeforeBox *self)
{
  g_signal_emit (self, signals[FROM_NOW_ON], 0);
}

/* Sets the texts of a row of the grid, in which the headings have row 0. Reuses the labels of a row that exists, because
 * the panel for a module set has a row for each card, and new labels for all of them would take long. */
static void
set_grid_row (RoboBeforeBox     *self,
              int                row,
              const char *const *texts,
              const char        *style)
{
  for (int i = 0; i < N_COLUMNS; i++)
    {
      GtkWidget *label = gtk_grid_get_child_at (self->grid, i, row);

      if (label == NULL)
        gtk_grid_attach (self->grid, robo_balance_label_new (texts[i], style, i == 0 ? 0 : 1), i, row, 1, 1);
      else
        gtk_label_set_label (GTK_LABEL (label), texts[i] != NULL ? texts[i] : "");
    }
}

static void
set_caption (RoboBeforeBox *self,
             const char    *caption)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->grid), GTK_ACCESSIBLE_PROPERTY_LABEL, caption, -1);
}

static void
robo_before_box_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ROBO_TYPE_BEFORE_BOX);

  G_OBJECT_CLASS (robo_before_box_parent_class)->dispose (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_CAPTION] = { ROBO_PROPERTY_SETTER (STRING, "caption", set_caption) },
};

static void
robo_before_box_class_init (RoboBeforeBoxClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_before_box_dispose;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[SINCE_OPENING] = robo_signal_new ("since-opening", klass);
  signals[FROM_NOW_ON] = robo_signal_new ("from-now-on", klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/arenas/robo-before-box.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboBeforeBox, grid);
  gtk_widget_class_bind_template_child (widget_class, RoboBeforeBox, since_label);
  gtk_widget_class_bind_template_child (widget_class, RoboBeforeBox, opening_button);
  gtk_widget_class_bind_template_child (widget_class, RoboBeforeBox, now_button);
  gtk_widget_class_bind_template_callback (widget_class, since_opening_cb);
  gtk_widget_class_bind_template_callback (widget_class, from_now_on_cb);
}

static void
robo_before_box_init (RoboBeforeBox *self)
{
  /* Translators: These are the headings of two columns: figures before something was edited, and now. */
  const char *const titles[N_COLUMNS] = { NULL, C_ ("comparison", "Before"), NULL, C_ ("comparison", "Now") };

  gtk_widget_init_template (GTK_WIDGET (self));
  set_grid_row (self, 0, titles, "caption-heading");
}

void
robo_before_box_set_row (RoboBeforeBox     *self,
                         guint              row,
                         const char *const *texts,
                         const char        *style)
{
  g_return_if_fail (ROBO_IS_BEFORE_BOX (self));

  set_grid_row (self, (int)row + 1, texts, style);
}

void
robo_before_box_end_rows (RoboBeforeBox *self,
                          guint          row)
{
  g_return_if_fail (ROBO_IS_BEFORE_BOX (self));

  while (gtk_grid_get_child_at (self->grid, 0, (int)row + 1) != NULL)
    gtk_grid_remove_row (self->grid, (int)row + 1);
}

void
robo_before_box_set_since (RoboBeforeBox *self,
                           const char    *sentence)
{
  g_return_if_fail (ROBO_IS_BEFORE_BOX (self));

  gtk_label_set_label (self->since_label, sentence);
}

char *
robo_before_box_dup_time (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  return g_date_time_format (now, "%H:%M");
}

char *
robo_before_box_dup_difference (double before,
                                double now)
{
  double points = 100 * (now - before);

  return ABS (points) < MIN_DIFFERENCE ? g_strdup ("=")
                                       : g_strdup_printf ("%s %.1f", points > 0 ? "↑" : "↓", ABS (points));
}
