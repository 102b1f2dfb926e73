// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <string.h>

#include "robo-arena-private.h"

/* Arenas made of others, from which they differ in one thing. */

/*< private >
 * robo_arena_derive:
 * @self: an arena
 *
 * Returns: (transfer full): another one that is the same as yet
 */
RoboArena *
robo_arena_derive (const RoboArena *self)
{
  RoboArena *other = g_new0 (RoboArena, 1);

  g_atomic_ref_count_init (&other->ref_count);
  other->origin = robo_arena_ref (self->origin != NULL ? self->origin : (RoboArena *)self);
  other->plan = self->plan;
  other->id = g_strdup (self->id);
  other->name = robo_texts_copy (self->name);
  other->description = robo_texts_copy (self->description);
  other->author = g_strdup (self->author);
  other->license = g_strdup (self->license);

  return other;
}

/* What lies outside the arena counts for nothing, also when two are compared. */
static void
clean (RoboPlan *plan)
{
  for (guint space = (guint)plan->columns * plan->rows; space < ROBO_MAX_SPACES; space++)
    {
      plan->terrain[space] = ROBO_TERRAIN_FLOOR;
      plan->vp[space] = 0;
      plan->workshop[space] = plan->high_voltage[space] = FALSE;
      plan->edge_east[space] = plan->edge_south[space] = ROBO_EDGE_OPEN;
      memset (plan->caution[space], 0, sizeof plan->caution[space]);
    }
  for (guint i = plan->n_starts; i < ROBO_MAX_STARTS; i++)
    plan->starts[i] = (RoboStart){ 0 };
}

RoboArena *
robo_arena_with_plan (const RoboArena *self,
                      const RoboPlan  *plan)
{
  RoboArena *other = robo_arena_derive (self);

  other->plan = *plan;
  clean (&other->plan);

  return other;
}

RoboArena *
robo_arena_with_id (const RoboArena *self,
                    const char      *id)
{
  RoboArena *other = robo_arena_derive (self);

  g_free (other->id);
  other->id = g_strdup (id);

  return other;
}

RoboArena *
robo_arena_with_name (const RoboArena *self,
                      const char      *language,
                      const char      *name)
{
  RoboArena *other = robo_arena_derive (self);

  robo_texts_free (other->name);
  other->name = robo_texts_with (self->name, language, name);

  return other;
}

RoboArena *
robo_arena_with_only_name (const RoboArena *self,
                           const char      *name)
{
  g_auto (GStrv) languages = robo_arena_dup_languages (self);
  RoboArena *other = robo_arena_with_name (self, NULL, name);

  for (char **language = languages; *language != NULL; language++)
    {
      RoboTexts *texts = robo_texts_with (other->name, *language, "");

      robo_texts_free (other->name);
      other->name = texts;
    }

  return other;
}

RoboArena *
robo_arena_with_description (const RoboArena *self,
                             const char      *language,
                             const char      *description)
{
  RoboArena *other = robo_arena_derive (self);

  robo_texts_free (other->description);
  other->description = robo_texts_with (self->description, language, description);

  return other;
}

RoboArena *
robo_arena_with_author (const RoboArena *self,
                        const char      *author)
{
  RoboArena *other = robo_arena_derive (self);

  g_free (other->author);
  other->author = g_strdup (author);

  return other;
}

RoboArena *
robo_arena_with_license (const RoboArena *self,
                         const char      *license)
{
  RoboArena *other = robo_arena_derive (self);

  g_free (other->license);
  other->license = g_strdup (license);

  return other;
}
