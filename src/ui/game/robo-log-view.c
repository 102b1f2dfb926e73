// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-log-view.h"

#include "robo-log-row.h"

/* So long the list needs to know how high its lines are; its own scrolling meanwhile is nobody's. */
#define SETTLING_FRAMES 3

/**
 * RoboLogView:
 *
 * CSS: node `logview`, in it a list of nodes `logrow`. Role: group; the list in it is named "Log".
 *
 * A click on a line or Enter takes the match to its event. A click on coordinates shows the space only; Enter on them
 * does both, since the keyboard has no other way to the line.
 */
struct _RoboLogView
{
  GtkWidget parent_instance;

  /* template children */
  GtkScrolledWindow *scroller;
  GtkListView       *list;
  GtkNoSelection    *selection;

  /* owned */
  RoboMatch    *match;
  GSignalGroup *match_signals;
  GPtrArray    *rows; /* of RoboLogRow, borrowed: those that show something */

  gboolean is_following; /* the line of the position is kept in view */
  guint    settling;     /* frames */
  guint    tick;
};

enum
{
  PROP_0,
  PROP_MATCH,
  N_PROPS
};

enum
{
  SPACE_HINTED,
  SPACE_ACTIVATED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboLogView, robo_log_view, GTK_TYPE_WIDGET)

/* Following */

static void
scroll_to_position (RoboLogView *self)
{
  guint position = robo_match_get_position (self->match);

  if (position > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", position - 1);
}

static gboolean
settle_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       data)
{
  RoboLogView *self = ROBO_LOG_VIEW (widget);

  if (self->match)
    scroll_to_position (self);
  if (--self->settling > 0)
    return G_SOURCE_CONTINUE;

  self->tick = 0;

  return G_SOURCE_REMOVE;
}

/* A new line has no height before it is drawn, so that once is not enough. */
static void
follow (RoboLogView *self)
{
  if (!self->is_following)
    return;

  scroll_to_position (self);
  self->settling = SETTLING_FRAMES;
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), settle_cb, NULL, NULL);
}

static void
scrolled_cb (GtkAdjustment *adjustment,
             RoboLogView   *self)
{
  double end = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);

  if (self->tick == 0)
    self->is_following = gtk_adjustment_get_value (adjustment) >= end - 1;
}

static void
show_position (RoboLogView *self)
{
  guint position = robo_match_get_position (self->match);

  for (guint i = 0; i < self->rows->len; i++)
    robo_log_row_set_position (self->rows->pdata[i], position);
  follow (self);
}

static void
position_cb (RoboLogView *self)
{
  show_position (self);
}

/* Rows */

static void
hinted_cb (RoboLogView *self,
           guint        space)
{
  g_signal_emit (self, signals[SPACE_HINTED], 0, space);
}

static void
space_activated_cb (RoboLogView *self,
                    guint        space)
{
  g_signal_emit (self, signals[SPACE_ACTIVATED], 0, space);
}

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *list_item,
          RoboLogView              *self)
{
  GtkWidget *row = robo_log_row_new ();

  g_signal_connect_object (row, "space-hinted", G_CALLBACK (hinted_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "space-activated", G_CALLBACK (space_activated_cb), self, G_CONNECT_SWAPPED);
  gtk_list_item_set_child (list_item, row);
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *list_item,
         RoboLogView              *self)
{
  RoboLogRow  *row = ROBO_LOG_ROW (gtk_list_item_get_child (list_item));
  RoboLogItem *item = gtk_list_item_get_item (list_item);

  robo_log_row_set_item (row, item);
  robo_log_row_set_position (row, robo_match_get_position (self->match));
  g_ptr_array_add (self->rows, row);

  /* The widget around the row is what gets the focus, and what is read then. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (GTK_WIDGET (row))),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, robo_log_item_get_text (item), -1);
}

static void
unbind_cb (GtkSignalListItemFactory *factory,
           GtkListItem              *list_item,
           RoboLogView              *self)
{
  RoboLogRow *row = ROBO_LOG_ROW (gtk_list_item_get_child (list_item));

  g_ptr_array_remove_fast (self->rows, row);
  robo_log_row_set_item (row, NULL);
}

static void
go_to (RoboLogView *self,
       RoboLogItem *item)
{
  robo_match_seek (self->match, robo_log_item_get_event (item) + 1);
}

static void
activate_cb (RoboLogView *self,
             guint        index)
{
  g_autoptr (RoboLogItem) item = g_list_model_get_item (G_LIST_MODEL (self->selection), index);

  go_to (self, item);
}

static gboolean
key_pressed_cb (RoboLogView    *self,
                guint           key,
                guint           code,
                GdkModifierType modifiers)
{
  GtkWidget  *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  RoboLogRow *row = focus ? ROBO_LOG_ROW (gtk_widget_get_ancestor (focus, ROBO_TYPE_LOG_ROW)) : NULL;
  guint       space;

  if (!row || (key != GDK_KEY_Return && key != GDK_KEY_KP_Enter && key != GDK_KEY_ISO_Enter))
    return GDK_EVENT_PROPAGATE;

  space = robo_log_row_get_focused_space (row);
  go_to (self, robo_log_row_get_item (row));
  if (space != ROBO_NO_SPACE)
    g_signal_emit (self, signals[SPACE_ACTIVATED], 0, space);

  return GDK_EVENT_STOP;
}

/* The object */

static void
robo_log_view_dispose (GObject *object)
{
  RoboLogView *self = ROBO_LOG_VIEW (object);

  if (self->tick > 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  g_clear_object (&self->match_signals);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_LOG_VIEW);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (robo_log_view_parent_class)->dispose (object);
}

static void
robo_log_view_finalize (GObject *object)
{
  g_ptr_array_unref (ROBO_LOG_VIEW (object)->rows);

  G_OBJECT_CLASS (robo_log_view_parent_class)->finalize (object);
}

static void
robo_log_view_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_MATCH:
      g_value_set_object (value, ROBO_LOG_VIEW (object)->match);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
robo_log_view_set_property (GObject      *object,
                            guint         prop_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_MATCH:
      robo_log_view_set_match (ROBO_LOG_VIEW (object), g_value_get_object (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
robo_log_view_class_init (RoboLogViewClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_log_view_dispose;
  object_class->finalize = robo_log_view_finalize;
  object_class->get_property = robo_log_view_get_property;
  object_class->set_property = robo_log_view_set_property;

  properties[PROP_MATCH] = g_param_spec_object ("match", NULL, NULL, ROBO_TYPE_MATCH,
                                                G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SPACE_HINTED] = g_signal_new ("space-hinted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SPACE_ACTIVATED] = g_signal_new ("space-activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                           NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/robo-log-view.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboLogView, scroller);
  gtk_widget_class_bind_template_child (widget_class, RoboLogView, list);
  gtk_widget_class_bind_template_child (widget_class, RoboLogView, selection);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);

  gtk_widget_class_set_css_name (widget_class, "logview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
robo_log_view_init (RoboLogView *self)
{
  self->rows = g_ptr_array_new ();
  self->is_following = TRUE;
  self->match_signals = g_signal_group_new (ROBO_TYPE_MATCH);
  g_signal_group_connect_swapped (self->match_signals, "notify::position", G_CALLBACK (position_cb), self);

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scroller), "value-changed",
                           G_CALLBACK (scrolled_cb), self, 0);
}

GtkWidget *
robo_log_view_new (void)
{
  return g_object_new (ROBO_TYPE_LOG_VIEW, NULL);
}

RoboMatch *
robo_log_view_get_match (RoboLogView *self)
{
  g_return_val_if_fail (ROBO_IS_LOG_VIEW (self), NULL);

  return self->match;
}

void
robo_log_view_set_match (RoboLogView *self,
                         RoboMatch   *match)
{
  g_return_if_fail (ROBO_IS_LOG_VIEW (self));
  g_return_if_fail (match == NULL || ROBO_IS_MATCH (match));

  if (self->match == match)
    return;

  /* The rows of the old one go before it does. */
  gtk_no_selection_set_model (self->selection, NULL);
  g_set_object (&self->match, match);
  g_signal_group_set_target (self->match_signals, match);
  self->is_following = TRUE;
  if (match)
    {
      gtk_no_selection_set_model (self->selection, robo_match_get_log (match));
      follow (self);
    }

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MATCH]);
}
