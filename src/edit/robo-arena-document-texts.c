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

const char *
robo_arena_document_get_name (RoboArenaDocument *self,
                              const char        *language)
{
  return robo_arena_get_name_in (robo_arena_document_get_arena (self), language);
}

void
robo_arena_document_set_name (RoboArenaDocument *self,
                              const char        *language,
                              const char        *name)
{
  g_autoptr (RoboArena) arena = robo_arena_with_name (robo_arena_document_get_arena (self), language, name);

  /* Translators: in the list of edits, after “Undo”. */
  edit_text (self, _ ("Edit Name"), "name", language, arena);
}

const char *
robo_arena_document_get_description (RoboArenaDocument *self,
                                     const char        *language)
{
  return robo_arena_get_description_in (robo_arena_document_get_arena (self), language);
}

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

void
robo_arena_document_set_author (RoboArenaDocument *self,
                                const char        *author)
{
  g_autoptr (RoboArena) arena = robo_arena_with_author (robo_arena_document_get_arena (self), author);

  /* Translators: in the list of edits, after “Undo”. */
  edit_text (self, _ ("Edit Author"), "author", NULL, arena);
}

void
robo_arena_document_set_license (RoboArenaDocument *self,
                                 const char        *license)
{
  g_autoptr (RoboArena) arena = robo_arena_with_license (robo_arena_document_get_arena (self), license);

  /* Translators: in the list of edits, after “Undo”. */
  edit_text (self, _ ("Edit License"), "license", NULL, arena);
}
