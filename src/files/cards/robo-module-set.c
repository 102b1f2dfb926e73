// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-module-set.h"

#include <string.h>

#include "files/xml/robo-texts.h"
#include "files/xml/robo-xml-edit.h"
#include "robo-module-edit.h"
#include "robo-module-private.h"

RoboModuleSet *
robo_module_set_ref (RoboModuleSet *self)
{
  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

void
robo_module_set_unref (RoboModuleSet *self)
{
  if (self == NULL || !g_atomic_ref_count_dec (&self->ref_count))
    return;

  for (guint i = 0; i < self->cards.n_cards; i++)
    {
      robo_texts_free (self->texts[i].title);
      robo_texts_free (self->texts[i].text);
      g_free (self->texts[i].arena);
      g_free (self->texts[i].pictogram);
    }
  robo_texts_free (self->name);
  g_free (self->id);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  xmlFreeDoc (self->doc);
  g_free (self);
}

/* Lookup */

const char *
robo_module_set_get_id (const RoboModuleSet *self)
{
  return self->id;
}

const char *
robo_module_set_get_name (const RoboModuleSet *self)
{
  const char *name = robo_texts_get (self->name);

  return name != NULL ? name : self->id;
}

const RoboCards *
robo_module_set_get_cards (const RoboModuleSet *self)
{
  return &self->cards;
}

const char *
robo_module_set_get_title (const RoboModuleSet *self,
                           guint                card)
{
  const char *title;

  g_return_val_if_fail (card < self->cards.n_cards, NULL);

  title = robo_texts_get (self->texts[card].title);

  return title != NULL ? title : self->cards.cards[card].id;
}

const char *
robo_module_set_get_text (const RoboModuleSet *self,
                          guint                card)
{
  const char *text;

  g_return_val_if_fail (card < self->cards.n_cards, NULL);

  text = robo_texts_get (self->texts[card].text);

  return text != NULL ? text : "";
}

const char *
robo_module_set_get_pictogram (const RoboModuleSet *self,
                               guint                card)
{
  g_return_val_if_fail (card < self->cards.n_cards, NULL);

  return self->texts[card].pictogram != NULL ? self->texts[card].pictogram : self->cards.cards[card].id;
}

const char *
robo_module_set_get_arena (const RoboModuleSet *self,
                           guint                card)
{
  g_return_val_if_fail (card < self->cards.n_cards, NULL);

  return self->texts[card].arena;
}

guint
robo_module_set_get_copies (const RoboModuleSet *self,
                            guint                card)
{
  g_return_val_if_fail (card < self->cards.n_cards, 0);

  return self->texts[card].copies;
}

/* Texts by language */

char **
robo_module_set_dup_languages (const RoboModuleSet *self)
{
  g_autoptr (GHashTable) languages = robo_texts_new_languages ();

  robo_texts_add_languages (self->name, languages);
  for (guint card = 0; card < self->cards.n_cards; card++)
    {
      robo_texts_add_languages (self->texts[card].title, languages);
      robo_texts_add_languages (self->texts[card].text, languages);
    }

  return robo_texts_sort_languages (languages, TRUE);
}

const char *
robo_module_set_get_name_in (const RoboModuleSet *self,
                             const char          *language)
{
  return robo_texts_get_in (self->name, language);
}

const char *
robo_module_set_get_card_name_in (const RoboModuleSet *self,
                                  guint                card,
                                  const char          *language)
{
  g_return_val_if_fail (card < self->cards.n_cards, NULL);

  return robo_texts_get_in (self->texts[card].title, language);
}

const char *
robo_module_set_get_card_text_in (const RoboModuleSet *self,
                                  guint                card,
                                  const char          *language)
{
  g_return_val_if_fail (card < self->cards.n_cards, NULL);

  return robo_texts_get_in (self->texts[card].text, language);
}

gboolean
robo_module_set_is_card_good (const RoboModuleSet *self,
                              guint                card)
{
  g_return_val_if_fail (card < self->cards.n_cards, FALSE);

  return self->texts[card].is_good;
}

xmlNode *
robo_module_set_get_node (const RoboModuleSet *self,
                          guint                card)
{
  xmlNode *node = robo_xml_get_first (xmlDocGetRootElement (self->doc), "module");

  while (card-- > 0)
    node = robo_xml_get_next (node, "module");

  return node;
}

/* Writing */

GBytes *
robo_module_set_to_bytes (const RoboModuleSet *self)
{
  return self->bytes != NULL ? g_bytes_ref (self->bytes) : robo_xml_edit_to_bytes (self->doc);
}

gboolean
robo_module_set_equal (const RoboModuleSet *self,
                       const RoboModuleSet *other)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GBytes) other_bytes = NULL;

  if (self == other)
    return TRUE;

  bytes = robo_module_set_to_bytes (self);
  other_bytes = robo_module_set_to_bytes (other);

  return g_bytes_equal (bytes, other_bytes);
}

struct _xmlNode *
robo_module_set_to_node (const RoboModuleSet *self)
{
  return xmlCopyNode (xmlDocGetRootElement (self->doc), 1);
}
