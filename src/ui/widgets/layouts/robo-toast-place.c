// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-toast-place.h"

/* AdwToastOverlay shows each toast at the middle of its lower edge. A transform of the style moves it from there.
 * Margins only make a wide toast narrower, because they count for the smallest size of the window. */
struct _RoboToastPlace
{
  GObject parent_instance;

  /* borrowed */
  AdwToastOverlay *toasts;
  GtkWidget       *widget;
  AdwToastOverlay *outer; /* nullable: contains `toasts`; set while `widget` is visible */

  /* owned */
  GListModel *children;
  GListModel *outer_children; /* nullable */

  guint tick_id;
  guint n_frames; /* frames until the toasts are moved */
};

G_DEFINE_FINAL_TYPE (RoboToastPlace, robo_toast_place, G_TYPE_OBJECT)

static void
move_toast (GtkWidget *toast,
            int        dx,
            int        dy)
{
  GtkCssProvider  *provider = g_object_get_data (G_OBJECT (toast), "robo-toast-place");
  g_autofree char *style = g_strdup_printf ("* { transform: translate(%dpx, %dpx); }", dx, dy);

  if (provider == NULL)
    {
      provider = gtk_css_provider_new ();
      g_object_set_data_full (G_OBJECT (toast), "robo-toast-place", provider, g_object_unref);
      gtk_style_context_add_provider (gtk_widget_get_style_context (toast), GTK_STYLE_PROVIDER (provider),
                                      GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    }
  gtk_css_provider_load_from_data (provider, style, -1);
}

static void
set_margins (GtkWidget *toast,
             int        left,
             int        right)
{
  gboolean is_rtl = gtk_widget_get_direction (toast) == GTK_TEXT_DIR_RTL;

  gtk_widget_set_margin_start (toast, is_rtl ? right : left);
  gtk_widget_set_margin_end (toast, is_rtl ? left : right);
}

/* Moves a toast over the widget, or back to its usual place if the widget is not visible. A toast that is too wide
 * for the widget becomes narrower by margins, but not narrower than its minimum. */
static void
place_toast (RoboToastPlace  *self,
             AdwToastOverlay *overlay,
             GtkWidget       *toast)
{
  int             width = gtk_widget_get_width (GTK_WIDGET (overlay));
  int             height = gtk_widget_get_height (GTK_WIDGET (overlay));
  int             margins = gtk_widget_get_margin_start (toast) + gtk_widget_get_margin_end (toast);
  graphene_rect_t area;
  int             left, right, minimum, natural, excess;

  if (!gtk_widget_get_mapped (self->widget) || !gtk_widget_compute_bounds (self->widget, GTK_WIDGET (overlay), &area))
    {
      set_margins (toast, 0, 0);
      move_toast (toast, 0, 0);
      return;
    }

  left = MAX ((int)area.origin.x, 0);
  right = MAX (width - (int)(area.origin.x + area.size.width), 0);
  gtk_widget_measure (toast, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  if (natural - margins <= (int)area.size.width)
    {
      set_margins (toast, 0, 0);
      move_toast (toast, (left - right) / 2, (int)(area.origin.y + area.size.height) - height);
      return;
    }

  excess = MAX (minimum - margins - (int)area.size.width, 0);
  set_margins (toast, MAX (left - excess, 0), MAX (right - MAX (excess - left, 0), 0));
  move_toast (toast, 0, (int)(area.origin.y + area.size.height) - height);
}

static void
place_toasts (RoboToastPlace  *self,
              AdwToastOverlay *overlay)
{
  GtkWidget *child = adw_toast_overlay_get_child (overlay);

  for (GtkWidget *toast = gtk_widget_get_first_child (GTK_WIDGET (overlay)); toast != NULL;
       toast = gtk_widget_get_next_sibling (toast))
    {
      if (toast != child)
        place_toast (self, overlay, toast);
    }
}

static void
update_place (RoboToastPlace *self)
{
  place_toasts (self, self->toasts);
  if (self->outer != NULL)
    place_toasts (self, self->outer);
}

static gboolean
update_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       user_data)
{
  RoboToastPlace *self = user_data;

  if (--self->n_frames > 0)
    return G_SOURCE_CONTINUE;

  self->tick_id = 0;
  update_place (self);

  return G_SOURCE_REMOVE;
}

static GListModel *
watch_children (RoboToastPlace  *self,
                AdwToastOverlay *overlay)
{
  GListModel *children = gtk_widget_observe_children (GTK_WIDGET (overlay));

  g_signal_connect_object (children, "items-changed", G_CALLBACK (update_place), self, G_CONNECT_SWAPPED);

  return children;
}

static void
forget_children (RoboToastPlace *self,
                 GListModel    **children)
{
  if (*children != NULL)
    g_signal_handlers_disconnect_by_data (*children, self);
  g_clear_object (children);
}

static void
mapped_cb (RoboToastPlace *self)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self->toasts));

  forget_children (self, &self->outer_children);
  self->outer = parent != NULL ? (AdwToastOverlay *)gtk_widget_get_ancestor (parent, ADW_TYPE_TOAST_OVERLAY) : NULL;
  if (self->outer != NULL)
    self->outer_children = watch_children (self, self->outer);
  robo_toast_place_queue_update (self);
}

/* Moves the toasts back, which may be shown over another page now. */
static void
unmapped_cb (RoboToastPlace *self)
{
  update_place (self);
  forget_children (self, &self->outer_children);
  self->outer = NULL;
}

static void
robo_toast_place_dispose (GObject *object)
{
  RoboToastPlace *self = ROBO_TOAST_PLACE (object);

  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (self->widget, self->tick_id);
  self->tick_id = 0;
  forget_children (self, &self->children);
  forget_children (self, &self->outer_children);

  G_OBJECT_CLASS (robo_toast_place_parent_class)->dispose (object);
}

static void
robo_toast_place_class_init (RoboToastPlaceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_toast_place_dispose;
}

static void
robo_toast_place_init (RoboToastPlace *self)
{
}

RoboToastPlace *
robo_toast_place_new (AdwToastOverlay *toasts,
                      GtkWidget       *widget)
{
  RoboToastPlace *self;

  g_return_val_if_fail (ADW_IS_TOAST_OVERLAY (toasts), NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  self = g_object_new (ROBO_TYPE_TOAST_PLACE, NULL);
  self->toasts = toasts;
  self->widget = widget;
  self->children = watch_children (self, toasts);
  g_signal_connect_object (widget, "map", G_CALLBACK (mapped_cb), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (widget, "unmap", G_CALLBACK (unmapped_cb), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);

  return self;
}

void
robo_toast_place_queue_update (RoboToastPlace *self)
{
  g_return_if_fail (ROBO_IS_TOAST_PLACE (self));

  /* The callback comes before the layout of its frame, so the widget has its new place when it comes again. */
  self->n_frames = 2;
  if (self->tick_id == 0)
    self->tick_id = gtk_widget_add_tick_callback (self->widget, update_cb, self, NULL);
}
