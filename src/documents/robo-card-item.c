// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-card-item.h"

#include "base/robo-properties.h"

struct _RoboCardItem
{
  GObject parent_instance;

  char          *id;
  char          *title;
  RoboCardColour colour;
  char          *pictogram;
  gboolean       is_good;
};

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_COLOUR,
  PROP_IS_GOOD,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboCardItem, robo_card_item, G_TYPE_OBJECT)

static void
robo_card_item_finalize (GObject *object)
{
  RoboCardItem *self = ROBO_CARD_ITEM (object);

  g_free (self->id);
  g_free (self->title);
  g_free (self->pictogram);

  G_OBJECT_CLASS (robo_card_item_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_TITLE] = { ROBO_PROPERTY_FIELD (STRING, "title", RoboCardItem, title) },
  [PROP_COLOUR] = { ROBO_PROPERTY_FIELD (UINT, "colour", RoboCardItem, colour) },
  [PROP_IS_GOOD] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-good", RoboCardItem, is_good) },
};

static void
robo_card_item_class_init (RoboCardItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = robo_card_item_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);
}

static void
robo_card_item_init (RoboCardItem *self)
{
}

RoboCardItem *
robo_card_item_new (const RoboModuleSet *set,
                    guint                card)
{
  RoboCardItem   *self = g_object_new (ROBO_TYPE_CARD_ITEM, NULL);
  const RoboCard *what = &robo_module_set_get_cards (set)->cards[card];

  self->id = g_strdup (what->id);
  self->title = g_strdup (robo_module_set_get_title (set, card));
  self->colour = what->colour;
  self->pictogram = g_strdup (robo_module_set_get_pictogram (set, card));
  self->is_good = robo_module_set_is_card_good (set, card);

  return self;
}

const char *
robo_card_item_get_title (RoboCardItem *self)
{
  g_return_val_if_fail (ROBO_IS_CARD_ITEM (self), NULL);

  return self->title;
}

RoboCardColour
robo_card_item_get_colour (RoboCardItem *self)
{
  g_return_val_if_fail (ROBO_IS_CARD_ITEM (self), ROBO_CARD_BLUE);

  return self->colour;
}

const char *
robo_card_item_get_pictogram (RoboCardItem *self)
{
  g_return_val_if_fail (ROBO_IS_CARD_ITEM (self), NULL);

  return self->pictogram;
}

gboolean
robo_card_item_get_is_good (RoboCardItem *self)
{
  g_return_val_if_fail (ROBO_IS_CARD_ITEM (self), FALSE);

  return self->is_good;
}

gboolean
robo_card_item_is_same (RoboCardItem *a,
                        RoboCardItem *b)
{
  return a->colour == b->colour && g_str_equal (a->pictogram, b->pictogram) && a->is_good == b->is_good &&
         g_str_equal (a->title, b->title) && g_str_equal (a->id, b->id);
}
