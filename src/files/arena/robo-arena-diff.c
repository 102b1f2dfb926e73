// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena-diff-private.h"

static void
clear_change (gpointer change)
{
  g_free (((RoboArenaChange *)change)->sentence);
}

RoboArenaChange
robo_arena_change (RoboArenaChangeKind kind)
{
  return (RoboArenaChange){
    .kind = kind,
    .column = ROBO_NO_PLACE,
    .row = ROBO_NO_PLACE,
    .from_column = ROBO_NO_PLACE,
    .from_row = ROBO_NO_PLACE,
    .side = ROBO_NO_SIDE,
  };
}

/*< private >
 * robo_arena_diff_add:
 * @self: differences
 * @change: what changed and where; its sentence is not looked at
 * @format: a translated sentence as for printf()
 *
 * Adds a difference.
 */
void
robo_arena_diff_add (RoboArenaDiff         *self,
                     const RoboArenaChange *change,
                     const char            *format,
                     ...)
{
  RoboArenaChange copy = *change;
  va_list         args;

  va_start (args, format);
  copy.sentence = g_strdup_vprintf (format, args);
  va_end (args);
  g_array_append_val (self->changes, copy);
}

/* Edges have a place of their own, caution lines belong to their space. */
static gboolean
is_same_place (const RoboArenaChange *one,
               const RoboArenaChange *other)
{
  return one->kind == other->kind && one->column == other->column && one->row == other->row &&
         (one->kind != ROBO_ARENA_CHANGE_EDGE || one->side == other->side);
}

/* In the order of a reader, spaces before the edges at them. What is equal stays as it was found. */
static gint
compare_places (gconstpointer a,
                gconstpointer b)
{
  const RoboArenaChange *one = a;
  const RoboArenaChange *other = b;

  if (one->kind < ROBO_ARENA_CHANGE_SPACE || other->kind < ROBO_ARENA_CHANGE_SPACE)
    return (gint)MIN (one->kind, ROBO_ARENA_CHANGE_SPACE) - (gint)MIN (other->kind, ROBO_ARENA_CHANGE_SPACE);
  if (one->row != other->row)
    return one->row - other->row;
  if (one->column != other->column)
    return one->column - other->column;
  if (one->kind != other->kind)
    return (gint)one->kind - (gint)other->kind;

  return one->kind == ROBO_ARENA_CHANGE_EDGE ? one->side - other->side : 0;
}

static void
number_places (GArray *changes)
{
  guint                  mark = 0;
  const RoboArenaChange *last = NULL;

  for (guint i = 0; i < changes->len; i++)
    {
      RoboArenaChange *change = &g_array_index (changes, RoboArenaChange, i);

      if (change->column == ROBO_NO_PLACE)
        continue;
      if (last == NULL || !is_same_place (last, change))
        mark++;
      change->mark = mark;
      last = change;
    }
}

RoboArenaDiff *
robo_arena_diff_new (const RoboArena *before,
                     const RoboArena *after)
{
  RoboArenaDiff *self;

  g_return_val_if_fail (before != NULL, NULL);
  g_return_val_if_fail (after != NULL, NULL);

  self = g_new0 (RoboArenaDiff, 1);
  self->before = before;
  self->after = after;
  self->changes = g_array_new (FALSE, FALSE, sizeof (RoboArenaChange));
  g_array_set_clear_func (self->changes, clear_change);

  robo_arena_diff_add_texts (self);
  robo_arena_diff_add_plan (self);
  /* g_array_sort() keeps what is equal in its order. */
  g_array_sort (self->changes, compare_places);
  number_places (self->changes);
  self->before = NULL;
  self->after = NULL;

  return self;
}

void
robo_arena_diff_free (RoboArenaDiff *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->changes);
  g_free (self);
}

guint
robo_arena_diff_get_length (const RoboArenaDiff *self)
{
  return self->changes->len;
}

const RoboArenaChange *
robo_arena_diff_get (const RoboArenaDiff *self,
                     guint                index)
{
  g_return_val_if_fail (index < self->changes->len, NULL);

  return &g_array_index (self->changes, RoboArenaChange, index);
}
