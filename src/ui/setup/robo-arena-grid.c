// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena-grid.h"

#include "base/robo-properties.h"
#include "ui/widgets/robo-access.h"

#include "robo-arena-card.h"

/* The grid shows at most this many arenas. Creating thousands of cards would take long, and users do not look
 * through so many. The library shows all arenas. */
#define MAX_SHOWN 60

struct _RoboArenaGrid
{
  AdwBin parent_instance;

  /* template children */
  GtkFlowBox *flow_box;

  /* owned */
  RoboArenaList *arenas;
  GListModel    *first; /* the first MAX_SHOWN arenas of the list */
  GListStore    *other; /* has the chosen arena if it is not one of the first arenas; otherwise empty */
  char          *id;    /* nullable: id of the arena that should be chosen, even if this arena does not exist now */

  guint    picture_px;
  guint    resize_id;    /* the source that resizes the cards */
  gboolean is_selecting; /* the selection changes because the list of arenas has changed */
};

enum
{
  PROP_0,
  PROP_CHOSEN,
  PROP_HAS_MORE,
  PROP_PICTURE_PX,
  N_PROPS
};

enum
{
  ACTIVATED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboArenaGrid, robo_arena_grid, ADW_TYPE_BIN)

static GtkWidget *
create_card (gpointer item,
             gpointer user_data)
{
  return robo_arena_card_new (item, ROBO_ARENA_GRID (user_data)->picture_px);
}

static gboolean
resize_cards_cb (gpointer user_data)
{
  RoboArenaGrid   *self = user_data;
  GtkFlowBoxChild *card;

  self->resize_id = 0;
  for (int i = 0; (card = gtk_flow_box_get_child_at_index (self->flow_box, i)) != NULL; i++)
    robo_arena_card_set_picture_px (ROBO_ARENA_CARD (card), self->picture_px);

  return G_SOURCE_REMOVE;
}

/* Selection */

static void
selected_cb (RoboArenaGrid *self)
{
  RoboArenaItem *item = robo_arena_grid_get_chosen (self);

  if (item != NULL && !self->is_selecting)
    {
      g_free (self->id);
      self->id = g_strdup (robo_arena_item_get_id (item));
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CHOSEN]);
}

static void
card_activated_cb (RoboArenaGrid *self)
{
  g_signal_emit (self, signals[ACTIVATED], 0);
}

/* Removes the arena in `other` from the grid if it has been changed or removed, or if it is one of the first arenas
 * now. */
static void
remove_extra_arena (RoboArenaGrid *self)
{
  g_autoptr (RoboArenaItem) other = g_list_model_get_item (G_LIST_MODEL (self->other), 0);
  guint position = other != NULL ? robo_arena_list_find (self->arenas, robo_arena_item_get_id (other)) : G_MAXUINT;
  g_autoptr (RoboArenaItem) listed = g_list_model_get_item (G_LIST_MODEL (self->arenas), position);

  if (other != NULL && (listed != other || position < MAX_SHOWN))
    g_list_store_remove_all (self->other);
}

/* Restores the choice as soon as the chosen arena exists. If no arena is chosen, chooses the first one. Arenas are
 * added and removed while the grid is shown; the user's own arenas are read a moment after the bundled arenas. */
static void
arenas_changed_cb (RoboArenaGrid *self)
{
  guint          position = self->id != NULL ? robo_arena_list_find (self->arenas, self->id) : G_MAXUINT;
  RoboArenaItem *chosen;

  remove_extra_arena (self);
  chosen = robo_arena_grid_get_chosen (self);
  if (chosen == NULL || (position != G_MAXUINT && !g_str_equal (robo_arena_item_get_id (chosen), self->id)))
    {
      self->is_selecting = TRUE;
      robo_arena_grid_choose (self, position != G_MAXUINT ? position : 0);
      self->is_selecting = FALSE;
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HAS_MORE]);
}

/* Widget */

static void
robo_arena_grid_dispose (GObject *object)
{
  RoboArenaGrid *self = ROBO_ARENA_GRID (object);

  g_clear_handle_id (&self->resize_id, g_source_remove);
  g_clear_object (&self->first);
  g_clear_object (&self->other);
  g_clear_object (&self->arenas);
  /* The child of the bin is a template child, too, and only one of bin and template may unparent it. So remove the
   * child from the bin first. */
  adw_bin_set_child (ADW_BIN (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_ARENA_GRID);

  G_OBJECT_CLASS (robo_arena_grid_parent_class)->dispose (object);
}

static void
robo_arena_grid_finalize (GObject *object)
{
  g_free (ROBO_ARENA_GRID (object)->id);

  G_OBJECT_CLASS (robo_arena_grid_parent_class)->finalize (object);
}

static RoboArenaItem *
get_chosen (RoboArenaGrid *self)
{
  return self->flow_box != NULL ? robo_arena_grid_get_chosen (self) : NULL;
}

static gboolean
get_has_more (RoboArenaGrid *self)
{
  return self->arenas != NULL && g_list_model_get_n_items (G_LIST_MODEL (self->arenas)) > MAX_SHOWN;
}

/* Resizes the cards later, because the property may be set during allocation. */
static void
picture_px_changed (RoboArenaGrid *self)
{
  if (self->resize_id == 0)
    self->resize_id = g_idle_add (resize_cards_cb, self);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_CHOSEN] = { ROBO_PROPERTY_GETTER (OBJECT, "chosen", get_chosen), .type = robo_arena_item_get_type },
  [PROP_HAS_MORE] = { ROBO_PROPERTY_GETTER (BOOLEAN, "has-more", get_has_more) },
  [PROP_PICTURE_PX] = { ROBO_PROPERTY_FIELD (UINT, "picture-px", RoboArenaGrid, picture_px), .is_stored = TRUE, .changed = G_CALLBACK (picture_px_changed), .max = G_MAXINT },
};

static void
robo_arena_grid_class_init (RoboArenaGridClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_arena_grid_dispose;
  object_class->finalize = robo_arena_grid_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[ACTIVATED] = g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/setup/robo-arena-grid.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboArenaGrid, flow_box);
}

static void
robo_arena_grid_init (RoboArenaGrid *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  robo_access_make_one_stop (GTK_WIDGET (self->flow_box));

  g_signal_connect_swapped (self->flow_box, "selected-children-changed", G_CALLBACK (selected_cb), self);
  g_signal_connect_swapped (self->flow_box, "child-activated", G_CALLBACK (card_activated_cb), self);
}

void
robo_arena_grid_set_arenas (RoboArenaGrid *self,
                            RoboArenaList *arenas,
                            const char    *id)
{
  GListStore *models = g_list_store_new (G_TYPE_LIST_MODEL);
  g_autoptr (GtkFlattenListModel) shown = gtk_flatten_list_model_new (G_LIST_MODEL (models));

  g_return_if_fail (ROBO_IS_ARENA_GRID (self));
  g_return_if_fail (ROBO_IS_ARENA_LIST (arenas));
  g_return_if_fail (self->arenas == NULL);

  self->arenas = g_object_ref (arenas);
  self->id = g_strdup (id);
  self->first = G_LIST_MODEL (gtk_slice_list_model_new (g_object_ref (G_LIST_MODEL (arenas)), 0, MAX_SHOWN));
  self->other = g_list_store_new (ROBO_TYPE_ARENA_ITEM);
  g_list_store_append (models, self->first);
  g_list_store_append (models, self->other);
  gtk_flow_box_bind_model (self->flow_box, G_LIST_MODEL (shown), create_card, self, NULL);
  /* Connect after the flow box, so that the flow box handles a change first. */
  g_signal_connect_object (arenas, "items-changed", G_CALLBACK (arenas_changed_cb), self, G_CONNECT_SWAPPED);
  arenas_changed_cb (self);
}

void
robo_arena_grid_choose (RoboArenaGrid *self,
                        guint          position)
{
  GtkFlowBoxChild *card;

  g_return_if_fail (ROBO_IS_ARENA_GRID (self));

  if (position >= g_list_model_get_n_items (G_LIST_MODEL (self->arenas)))
    return;

  /* If the chosen arena is not one of the first arenas, show it after them. */
  if (position >= MAX_SHOWN)
    {
      g_autoptr (RoboArenaItem) item = g_list_model_get_item (G_LIST_MODEL (self->arenas), position);

      g_list_store_splice (self->other, 0, g_list_model_get_n_items (G_LIST_MODEL (self->other)), (gpointer *)&item, 1);
      position = g_list_model_get_n_items (self->first);
    }
  card = gtk_flow_box_get_child_at_index (self->flow_box, (int)position);
  if (card != NULL)
    gtk_flow_box_select_child (self->flow_box, card);
}

RoboArenaItem *
robo_arena_grid_get_chosen (RoboArenaGrid *self)
{
  g_autoptr (GList) chosen = NULL;

  g_return_val_if_fail (ROBO_IS_ARENA_GRID (self), NULL);

  chosen = gtk_flow_box_get_selected_children (self->flow_box);

  return chosen != NULL ? robo_arena_card_get_item (chosen->data) : NULL;
}
