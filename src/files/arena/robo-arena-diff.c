// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena-diff.h"

#include <glib/gi18n-lib.h>

#include "files/xml/robo-languages.h"
#include "files/xml/robo-xml.h"
#include "robo-place.h"

struct _RoboArenaDiff
{
  const RoboArena *before; /* the first arena, borrowed during the comparison */
  const RoboArena *after;
  GArray          *changes; /* array of RoboArenaChange */
};

static void
clear_change (gpointer change)
{
  g_free (((RoboArenaChange *)change)->sentence);
}

/* Creates a change without column and row. */
static RoboArenaChange
new_change (RoboArenaChangeKind kind)
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

/* Adds a change with a sentence. The format is translated. */
G_GNUC_PRINTF (3, 4)
static void
add_change (RoboArenaDiff         *self,
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

/* This section compares spaces and edges. For the sake of translators, its tables have whole sentences. */

/* Describes one space that both arenas have. */
typedef struct
{
  RoboArenaDiff  *diff;
  const RoboPlan *before;
  const RoboPlan *after;
  guint           column;
  guint           row;
  guint           old_space; /* index of the space in `before` */
  guint           space;     /* index of the space in `after` */
  const char     *place;
} Spot;

static RoboArenaChange
change_at (const Spot         *spot,
           RoboArenaChangeKind kind,
           guint               side)
{
  RoboArenaChange change = new_change (kind);

  change.column = (guint8)spot->column;
  change.row = (guint8)spot->row;
  change.side = (guint8)side;

  return change;
}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

static void
add_space (const Spot *spot,
           guint       side,
           const char *sentence)
{
  RoboArenaChange change = change_at (spot, ROBO_ARENA_CHANGE_SPACE, side);

  add_change (spot->diff, &change, sentence, spot->place);
}

#pragma GCC diagnostic pop

static void
compare_terrain (const Spot *spot)
{
  static const char *const sentences[4][4] = {
    [ROBO_TERRAIN_FLOOR] = {
      /* Translators: %s is a space such as 4|2. */
      [ROBO_TERRAIN_PIT] = N_ ("The floor at %s becomes a pit."),
      /* Translators: %s is a space such as 4|2. */
      [ROBO_TERRAIN_WATER] = N_ ("The floor at %s becomes water."),
      /* Translators: %s is a space such as 4|2. */
      [ROBO_TERRAIN_SOLID] = N_ ("The floor at %s becomes an arena wall."),
    },
    [ROBO_TERRAIN_PIT] = {
      /* Translators: %s is a space such as 4|2. */
      [ROBO_TERRAIN_FLOOR] = N_ ("The pit at %s becomes floor."),
      /* Translators: %s is a space such as 4|2. */
      [ROBO_TERRAIN_WATER] = N_ ("The pit at %s becomes water."),
      /* Translators: %s is a space such as 4|2. */
      [ROBO_TERRAIN_SOLID] = N_ ("The pit at %s becomes an arena wall."),
    },
    [ROBO_TERRAIN_WATER] = {
      /* Translators: %s is a space such as 4|2. */
      [ROBO_TERRAIN_FLOOR] = N_ ("The water at %s becomes floor."),
      /* Translators: %s is a space such as 4|2. */
      [ROBO_TERRAIN_PIT] = N_ ("The water at %s becomes a pit."),
      /* Translators: %s is a space such as 4|2. */
      [ROBO_TERRAIN_SOLID] = N_ ("The water at %s becomes an arena wall."),
    },
    [ROBO_TERRAIN_SOLID] = {
      /* Translators: %s is a space such as 4|2. */
      [ROBO_TERRAIN_FLOOR] = N_ ("The arena wall at %s becomes floor."),
      /* Translators: %s is a space such as 4|2. */
      [ROBO_TERRAIN_PIT] = N_ ("The arena wall at %s becomes a pit."),
      /* Translators: %s is a space such as 4|2. */
      [ROBO_TERRAIN_WATER] = N_ ("The arena wall at %s becomes water."),
    },
  };
  guint8 old = spot->before->terrain[spot->old_space];
  guint8 now = spot->after->terrain[spot->space];

  if (old != now)
    add_space (spot, ROBO_NO_SIDE, _ (sentences[old][now]));
}

/* A VP space is identified by its number. If the number is on another space now, the VP space has moved. */

static guint
find_vp (const RoboPlan *plan,
         guint           number)
{
  for (guint space = 0; space < (guint)plan->columns * plan->rows; space++)
    if (plan->vp[space] == number)
      return space;

  return ROBO_NO_SPACE;
}

static void
compare_vp (const Spot *spot)
{
  guint            old = spot->before->vp[spot->old_space];
  guint            now = spot->after->vp[spot->space];
  guint            from;
  RoboArenaChange  change = change_at (spot, ROBO_ARENA_CHANGE_SPACE, ROBO_NO_SIDE);
  g_autofree char *from_place = NULL;

  if (old == now)
    return;

  from = now != 0 ? find_vp (spot->before, now) : ROBO_NO_SPACE;
  if (now != 0 && from == ROBO_NO_SPACE)
    /* Translators: %u is the number of a VP space, %s a space such as 4|2. */
    add_change (spot->diff, &change, _ ("VP space %u added at %s."), now, spot->place);
  else if (now != 0)
    {
      RoboArenaChange move = change;

      from_place = robo_place_to_text (from, spot->before->columns);
      move.from_column = (guint8)(from % spot->before->columns);
      move.from_row = (guint8)(from / spot->before->columns);
      /* Translators: %u is the number of a VP space; both %s are spaces such as 4|2. */
      add_change (spot->diff, &move, _ ("VP space %u moved from %s to %s."), now, from_place, spot->place);
    }
  if (old != 0 && find_vp (spot->after, old) == ROBO_NO_SPACE)
    /* Translators: %u is the number of a VP space, %s a space such as 4|2. */
    add_change (spot->diff, &change, _ ("VP space %u removed from %s."), old, spot->place);
}

static void
compare_devices (const Spot *spot)
{
  static const char *const devices[2][2] = {
    {
      /* Translators: %s is a space such as 4|2. */
      N_ ("Workshop removed from %s."),
      /* Translators: %s is a space such as 4|2. */
      N_ ("Workshop added at %s."),
    },
    {
      /* Translators: %s is a space such as 4|2. */
      N_ ("High voltage removed from %s."),
      /* Translators: %s is a space such as 4|2. */
      N_ ("High voltage added at %s."),
    },
  };
  gboolean had_workshop = spot->before->workshop[spot->old_space] != 0;
  gboolean has_workshop = spot->after->workshop[spot->space] != 0;
  gboolean had_voltage = spot->before->high_voltage[spot->old_space] != 0;
  gboolean has_voltage = spot->after->high_voltage[spot->space] != 0;

  if (had_workshop != has_workshop)
    add_space (spot, ROBO_NO_SIDE, _ (devices[0][has_workshop]));
  if (had_voltage != has_voltage)
    add_space (spot, ROBO_NO_SIDE, _ (devices[1][has_voltage]));
}

/* Starting spaces */

static const RoboStart *
find_start (const RoboPlan *plan,
            guint           space)
{
  for (guint i = 0; i < plan->n_starts; i++)
    if (plan->starts[i].space == space)
      return &plan->starts[i];

  return NULL;
}

/* This table has one sentence for each side, in the order n e s w. The other tables of starting spaces and caution
 * lines have this order, too. */
static const char *const new_starts[ROBO_N_SIDES] = {
  /* Translators: %s is a space such as 4|2. */
  N_ ("North starting space added at %s."),
  /* Translators: %s is a space such as 4|2. */
  N_ ("East starting space added at %s."),
  /* Translators: %s is a space such as 4|2. */
  N_ ("South starting space added at %s."),
  /* Translators: %s is a space such as 4|2. */
  N_ ("West starting space added at %s."),
};

static const char *const lost_starts[ROBO_N_SIDES] = {
  /* Translators: %s is a space such as 4|2. */
  N_ ("North starting space removed from %s."),
  /* Translators: %s is a space such as 4|2. */
  N_ ("East starting space removed from %s."),
  /* Translators: %s is a space such as 4|2. */
  N_ ("South starting space removed from %s."),
  /* Translators: %s is a space such as 4|2. */
  N_ ("West starting space removed from %s."),
};

static const char *const other_starts[ROBO_N_SIDES] = {
  /* Translators: %s is a space such as 4|2. */
  N_ ("The starting space at %s now belongs to the north side."),
  /* Translators: %s is a space such as 4|2. */
  N_ ("The starting space at %s now belongs to the east side."),
  /* Translators: %s is a space such as 4|2. */
  N_ ("The starting space at %s now belongs to the south side."),
  /* Translators: %s is a space such as 4|2. */
  N_ ("The starting space at %s now belongs to the west side."),
};

static const char *const other_arrows[ROBO_N_SIDES] = {
  /* Translators: %s is a space such as 4|2. */
  N_ ("The arrow of the starting space at %s now points north."),
  /* Translators: %s is a space such as 4|2. */
  N_ ("The arrow of the starting space at %s now points east."),
  /* Translators: %s is a space such as 4|2. */
  N_ ("The arrow of the starting space at %s now points south."),
  /* Translators: %s is a space such as 4|2. */
  N_ ("The arrow of the starting space at %s now points west."),
};

static void
compare_starts (const Spot *spot)
{
  const RoboStart *old = find_start (spot->before, spot->old_space);
  const RoboStart *now = find_start (spot->after, spot->space);

  if (old == NULL && now == NULL)
    return;
  if (old == NULL)
    add_space (spot, ROBO_NO_SIDE, _ (new_starts[now->side / 2]));
  else if (now == NULL)
    add_space (spot, ROBO_NO_SIDE, _ (lost_starts[old->side / 2]));
  else
    {
      if (old->side != now->side)
        add_space (spot, ROBO_NO_SIDE, _ (other_starts[now->side / 2]));
      if (old->arrow != now->arrow)
        add_space (spot, ROBO_NO_SIDE, _ (other_arrows[now->arrow / 2]));
    }
}

/* Caution lines */

static const char *const new_cautions[ROBO_N_SIDES] = {
  /* Translators: %s is a space such as 4|2. */
  N_ ("Caution line added on the north side of %s."),
  /* Translators: %s is a space such as 4|2. */
  N_ ("Caution line added on the east side of %s."),
  /* Translators: %s is a space such as 4|2. */
  N_ ("Caution line added on the south side of %s."),
  /* Translators: %s is a space such as 4|2. */
  N_ ("Caution line added on the west side of %s."),
};

static const char *const lost_cautions[ROBO_N_SIDES] = {
  /* Translators: %s is a space such as 4|2. */
  N_ ("Caution line removed from the north side of %s."),
  /* Translators: %s is a space such as 4|2. */
  N_ ("Caution line removed from the east side of %s."),
  /* Translators: %s is a space such as 4|2. */
  N_ ("Caution line removed from the south side of %s."),
  /* Translators: %s is a space such as 4|2. */
  N_ ("Caution line removed from the west side of %s."),
};

static const char *const turned_cautions[ROBO_N_SIDES] = {
  /* Translators: %s is a space such as 4|2. */
  N_ ("The caution line on the north side of %s now turns the other way."),
  /* Translators: %s is a space such as 4|2. */
  N_ ("The caution line on the east side of %s now turns the other way."),
  /* Translators: %s is a space such as 4|2. */
  N_ ("The caution line on the south side of %s now turns the other way."),
  /* Translators: %s is a space such as 4|2. */
  N_ ("The caution line on the west side of %s now turns the other way."),
};

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

static void
compare_edge (const Spot *spot,
              RoboDir     side)
{
  static const char *const sentences[3][3] = {
    [ROBO_EDGE_OPEN] = {
      /* Translators: Both %s are spaces such as 4|2; the two spaces are next to each other. */
      [ROBO_EDGE_WALL] = N_ ("Energy wall added between %s and %s."),
      /* Translators: Both %s are spaces such as 4|2; the two spaces are next to each other. */
      [ROBO_EDGE_BARRIER] = N_ ("Lightning barrier added between %s and %s."),
    },
    [ROBO_EDGE_WALL] = {
      /* Translators: Both %s are spaces such as 4|2; the two spaces are next to each other. */
      [ROBO_EDGE_OPEN] = N_ ("Energy wall between %s and %s removed."),
      /* Translators: Both %s are spaces such as 4|2; the two spaces are next to each other. */
      [ROBO_EDGE_BARRIER] = N_ ("The energy wall between %s and %s becomes a lightning barrier."),
    },
    [ROBO_EDGE_BARRIER] = {
      /* Translators: Both %s are spaces such as 4|2; the two spaces are next to each other. */
      [ROBO_EDGE_OPEN] = N_ ("Lightning barrier between %s and %s removed."),
      /* Translators: Both %s are spaces such as 4|2; the two spaces are next to each other. */
      [ROBO_EDGE_WALL] = N_ ("The lightning barrier between %s and %s becomes an energy wall."),
    },
  };
  RoboEdge old, now;

  if (robo_plan_get_neighbour (spot->before, spot->old_space, side) == ROBO_NO_SPACE ||
      robo_plan_get_neighbour (spot->after, spot->space, side) == ROBO_NO_SPACE)
    return;

  old = robo_plan_get_edge (spot->before, spot->old_space, side);
  now = robo_plan_get_edge (spot->after, spot->space, side);
  if (old != now)
    {
      RoboArenaChange  change = change_at (spot, ROBO_ARENA_CHANGE_EDGE, side);
      guint            other = robo_plan_get_neighbour (spot->after, spot->space, side);
      g_autofree char *other_place = robo_place_to_text (other, spot->after->columns);

      add_change (spot->diff, &change, _ (sentences[old][now]), spot->place, other_place);
    }
}

#pragma GCC diagnostic pop

static void
add_plan (RoboArenaDiff *self)
{
  static const char *const themes[ROBO_N_THEMES] = {
    [ROBO_THEME_STEEL] = N_ ("The theme is now steel."),
    [ROBO_THEME_MARBLE] = N_ ("The theme is now marble."),
    [ROBO_THEME_NEON] = N_ ("The theme is now neon."),
    [ROBO_THEME_CONCRETE] = N_ ("The theme is now concrete."),
  };
  const RoboPlan *before = robo_arena_get_plan (self->before);
  const RoboPlan *after = robo_arena_get_plan (self->after);
  RoboArenaChange change = new_change (ROBO_ARENA_CHANGE_TEXT);

  if (before->theme != after->theme)
    add_change (self, &change, "%s", _ (themes[after->theme]));
  change = new_change (ROBO_ARENA_CHANGE_SIZE);
  if (before->columns != after->columns)
    /* Translators: Both numbers are well above one. */
    add_change (self, &change, _ ("The arena now has %u columns instead of %u."), after->columns, before->columns);
  if (before->rows != after->rows)
    /* Translators: Both numbers are well above one. */
    add_change (self, &change, _ ("The arena now has %u rows instead of %u."), after->rows, before->rows);
  for (guint row = 0; row < MIN (before->rows, after->rows); row++)
    for (guint column = 0; column < MIN (before->columns, after->columns); column++)
      {
        guint            space = robo_plan_get_space (after, column, row);
        g_autofree char *place = robo_place_to_text (space, after->columns);
        const Spot       spot = { self, before, after, column, row, robo_plan_get_space (before, column, row), space,
                                  place };

        compare_terrain (&spot);
        compare_vp (&spot);
        compare_devices (&spot);
        compare_starts (&spot);
        for (guint i = 0; i < ROBO_N_SIDES; i++)
          {
            guint8             old = spot.before->caution[spot.old_space][i];
            guint8             now = spot.after->caution[spot.space][i];
            const char *const *sentences = old == 0 ? new_cautions : now == 0 ? lost_cautions
                                                                              : turned_cautions;

            if (old != now)
              add_space (&spot, 2 * i, _ (sentences[i]));
          }
        compare_edge (&spot, ROBO_DIR_E);
        compare_edge (&spot, ROBO_DIR_S);
      }
}

/* Texts in each language */

/* Holds the sentences for a text that is new, gone, or changed. For a translated text the first %s is the language.
 * The next %s is the text; for a changed text it is the new text, and the old text follows. */
typedef struct
{
  const char *added;
  const char *removed;
  const char *changed;
} Sentences;

static const Sentences name_sentences = {
  /* Translators: %s is the name of an arena. */
  N_ ("Name added: “%s”."),
  /* Translators: %s is the name of an arena. */
  N_ ("Name removed: “%s”."),
  /* Translators: The first %s is the new name of an arena, the second the old name. */
  N_ ("The name is now “%s” instead of “%s”."),
};

static const Sentences language_name_sentences = {
  /* Translators: The first %s is the name of a language in itself, such as “polski”, the second the name of an
   * arena. */
  N_ ("Name in %s added: “%s”."),
  /* Translators: The first %s is the name of a language in itself, such as “polski”, the second the name of an
   * arena. */
  N_ ("Name in %s removed: “%s”."),
  /* Translators: The first %s is the name of a language in itself, such as “polski”, the second the new name of an
   * arena, and the third the old name. */
  N_ ("The name in %s is now “%s” instead of “%s”."),
};

static const Sentences description_sentences = {
  /* Translators: %s is the description of an arena. */
  N_ ("Description added: “%s”"),
  /* Translators: %s is the description of an arena. */
  N_ ("Description removed: “%s”"),
  /* Translators: The first %s is the new description of an arena, the second the old description. */
  N_ ("The description is now “%s” instead of “%s”"),
};

static const Sentences language_description_sentences = {
  /* Translators: The first %s is the name of a language in itself, such as “polski”, the second the description of an
   * arena. */
  N_ ("Description in %s added: “%s”"),
  /* Translators: The first %s is the name of a language in itself, such as “polski”, the second the description of an
   * arena. */
  N_ ("Description in %s removed: “%s”"),
  /* Translators: The first %s is the name of a language in itself, such as “polski”, the second the new description of
   * an arena, and the third the old description. */
  N_ ("The description in %s is now “%s” instead of “%s”"),
};

static const Sentences author_sentences = {
  /* Translators: %s is the author of an arena. */
  N_ ("Author added: “%s”."),
  /* Translators: %s is the author of an arena. */
  N_ ("Author removed: “%s”."),
  /* Translators: The first %s is the new author of an arena, the second the old author. */
  N_ ("The author is now “%s” instead of “%s”."),
};

static const Sentences license_sentences = {
  /* Translators: %s is the license of an arena. */
  N_ ("License added: “%s”."),
  /* Translators: %s is the license of an arena. */
  N_ ("License removed: “%s”."),
  /* Translators: The first %s is the new license of an arena, the second the old license. */
  N_ ("The license is now “%s” instead of “%s”."),
};

static const Sentences rules_sentences = {
  /* Translators: %s is the id of a rule set. */
  N_ ("Recommended rules added: “%s”."),
  /* Translators: %s is the id of a rule set. */
  N_ ("Recommended rules removed: “%s”."),
  /* Translators: The first %s is the id of the rule set that is recommended now, the second that of the old one. */
  N_ ("The recommended rules are now “%s” instead of “%s”."),
};

static const Sentences id_sentences = {
  /* Translators: The first %s is the new ID of an arena, the second the old ID. */
  .changed = N_ ("The ID is now “%s” instead of “%s”."),
};

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

static void
add_text_change (RoboArenaDiff *self,
                 const char    *sentence,
                 const char    *language,
                 const char    *text,
                 const char    *old_text)
{
  RoboArenaChange  change = new_change (ROBO_ARENA_CHANGE_TEXT);
  g_autofree char *shown = robo_xml_shorten (text);
  g_autofree char *old_shown = robo_xml_shorten (old_text);

  /* Pass the old text even if the format does not use it, because surplus arguments at the end are ignored. */
  if (language != NULL)
    add_change (self, &change, sentence, robo_language_get_name (language), shown, old_shown);
  else
    add_change (self, &change, sentence, shown, old_shown);
}

#pragma GCC diagnostic pop

static void
compare_text (RoboArenaDiff   *self,
              const Sentences *sentences,
              const char      *language,
              const char      *before,
              const char      *after)
{
  gboolean was_there = before != NULL && before[0] != '\0';
  gboolean is_there = after != NULL && after[0] != '\0';

  if (was_there && is_there && !g_str_equal (before, after))
    add_text_change (self, _ (sentences->changed), language, after, before);
  else if (is_there && !was_there)
    add_text_change (self, _ (sentences->added), language, after, "");
  else if (was_there && !is_there)
    add_text_change (self, _ (sentences->removed), language, before, "");
}

static void
compare_language (RoboArenaDiff *self,
                  const char    *language)
{
  compare_text (self, &language_name_sentences, language,
                robo_arena_get_name_in (self->before, language), robo_arena_get_name_in (self->after, language));
  compare_text (self, &language_description_sentences, language,
                robo_arena_get_description_in (self->before, language),
                robo_arena_get_description_in (self->after, language));
}

/* Order of the changes */

/* Compares two changes by space, in reading order, with a space before its edges. Changes of texts and of the size
 * come before all spaces. Changes of the same space or edge, and changes without a space, keep the order in which
 * they were found. */
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
      /* Give an edge a number of its own. A caution line has the number of its space. */
      if (last == NULL || last->kind != change->kind || last->column != change->column || last->row != change->row ||
          (last->kind == ROBO_ARENA_CHANGE_EDGE && last->side != change->side))
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
  g_auto (GStrv) old = NULL;
  g_auto (GStrv) now = NULL;

  g_return_val_if_fail (before != NULL, NULL);
  g_return_val_if_fail (after != NULL, NULL);

  self = g_new0 (RoboArenaDiff, 1);
  self->before = before;
  self->after = after;
  self->changes = g_array_new (FALSE, FALSE, sizeof (RoboArenaChange));
  g_array_set_clear_func (self->changes, clear_change);

  compare_text (self, &id_sentences, NULL, robo_arena_get_id (self->before), robo_arena_get_id (self->after));
  compare_text (self, &name_sentences, NULL,
                robo_arena_get_name_in (self->before, NULL), robo_arena_get_name_in (self->after, NULL));
  compare_text (self, &description_sentences, NULL,
                robo_arena_get_description_in (self->before, NULL), robo_arena_get_description_in (self->after, NULL));
  /* Compare last the languages that only the second arena has. */
  old = robo_arena_dup_languages (self->before);
  now = robo_arena_dup_languages (self->after);
  for (guint i = 0; old[i] != NULL; i++)
    compare_language (self, old[i]);
  for (guint i = 0; now[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *)old, now[i]))
      compare_language (self, now[i]);
  compare_text (self, &author_sentences, NULL, robo_arena_get_author (self->before),
                robo_arena_get_author (self->after));
  compare_text (self, &license_sentences, NULL, robo_arena_get_license (self->before),
                robo_arena_get_license (self->after));
  compare_text (self, &rules_sentences, NULL, robo_arena_get_rules (self->before), robo_arena_get_rules (self->after));
  add_plan (self);
  /* The order of equal changes stays, because g_array_sort() is stable. */
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
