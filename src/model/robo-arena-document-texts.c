// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena-document.h"

#include <glib/gi18n.h>

/* What people read about an arena, and its id. */

static void
edit_text (RoboArenaDocument *self,
           const char        *name,
           const char        *key,
           const char        *language,
           RoboArena         *arena)
{
  g_autofree char *full_key = g_strdup_printf ("%s:%s", key, language != NULL ? language : "");

  robo_document_edit_merging (ROBO_DOCUMENT (self), name, full_key, arena);
}

static gboolean
is_id (const char *id)
{
  return g_regex_match_simple ("^[A-Za-z0-9][A-Za-z0-9._\\-]{0,63}$", id, G_REGEX_DOLLAR_ENDONLY, 0);
}

/**
 * robo_arena_document_set_id:
 * @self: a document that is in no edit
 * @id: its new id; one that cannot be an id is not taken
 *
 * Edits the id.
 */
void
robo_arena_document_set_id (RoboArenaDocument *self,
                            const char        *id)
{
  g_autoptr (RoboArena) arena = NULL;

  g_return_if_fail (ROBO_IS_ARENA_DOCUMENT (self));

  if (!is_id (id))
    return;

  arena = robo_arena_with_id (robo_arena_document_get_arena (self), id);
  /* Translators: in the list of edits, after “Undo”. */
  edit_text (self, _ ("Edit Id"), "id", NULL, arena);
}

/**
 * robo_arena_document_get_name:
 * @self: a document
 * @language: (nullable): such as "de", %NULL for the original
 *
 * Returns: (transfer none) (nullable): the name of the arena in just that language
 */
const char *
robo_arena_document_get_name (RoboArenaDocument *self,
                              const char        *language)
{
  return robo_arena_get_name_in (robo_arena_document_get_arena (self), language);
}

/**
 * robo_arena_document_set_name:
 * @self: a document that is in no edit
 * @language: (nullable): such as "de", %NULL for the original
 * @name: the name in that language, "" for none
 *
 * Edits the name.
 */
void
robo_arena_document_set_name (RoboArenaDocument *self,
                              const char        *language,
                              const char        *name)
{
  g_autoptr (RoboArena) arena = robo_arena_with_name (robo_arena_document_get_arena (self), language, name);

  /* Translators: in the list of edits, after “Undo”. */
  edit_text (self, _ ("Edit Name"), "name", language, arena);
}

/**
 * robo_arena_document_get_description:
 * @self: a document
 * @language: (nullable): such as "de", %NULL for the original
 *
 * Returns: (transfer none) (nullable): the description of the arena in just that language
 */
const char *
robo_arena_document_get_description (RoboArenaDocument *self,
                                     const char        *language)
{
  return robo_arena_get_description_in (robo_arena_document_get_arena (self), language);
}

/**
 * robo_arena_document_set_description:
 * @self: a document that is in no edit
 * @language: (nullable): such as "de", %NULL for the original
 * @description: the description in that language, "" for none
 *
 * Edits the description.
 */
void
robo_arena_document_set_description (RoboArenaDocument *self,
                                     const char        *language,
                                     const char        *description)
{
  g_autoptr (RoboArena) arena =
    robo_arena_with_description (robo_arena_document_get_arena (self), language, description);

  /* Translators: in the list of edits, after “Undo”. */
  edit_text (self, _ ("Edit Description"), "description", language, arena);
}

/**
 * robo_arena_document_set_author:
 * @self: a document that is in no edit
 * @author: who made it, or ""
 *
 * Edits the author.
 */
void
robo_arena_document_set_author (RoboArenaDocument *self,
                                const char        *author)
{
  g_autoptr (RoboArena) arena = robo_arena_with_author (robo_arena_document_get_arena (self), author);

  /* Translators: in the list of edits, after “Undo”. */
  edit_text (self, _ ("Edit Author"), "author", NULL, arena);
}

/**
 * robo_arena_document_set_license:
 * @self: a document that is in no edit
 * @license: under which it may be passed on, or ""
 *
 * Edits the license.
 */
void
robo_arena_document_set_license (RoboArenaDocument *self,
                                 const char        *license)
{
  g_autoptr (RoboArena) arena = robo_arena_with_license (robo_arena_document_get_arena (self), license);

  /* Translators: in the list of edits, after “Undo”. */
  edit_text (self, _ ("Edit License"), "license", NULL, arena);
}
