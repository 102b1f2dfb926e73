// SPDX-License-Identifier: GPL-3.0-or-later
// What the program does with files: comparing, bringing up to date, changing.
#include "config.h"

#include <string.h>

#include "edit/robo-arena-clip.h"
#include "edit/robo-arena-document.h"
#include "edit/robo-module-set-document.h"
#include "edit/robo-rule-set-document.h"
#include "files/arena/robo-arena-diff.h"
#include "files/arena/robo-arena-formats.h"
#include "files/cards/robo-card-formats.h"
#include "files/cards/robo-module-edit.h"
#include "files/cards/robo-rule-options.h"
#include "files/cards/robo-rule-set-edit.h"
#include "files/robo-upgrade.h"

#include "fuzz-check.h"
#include "fuzz-target.h"

/* Comparing */

static RoboArena *
read_arena (const guint8 *data,
            gsize         size)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  return robo_arena_load_memory ((const char *)data, size, problems);
}

static guint
count_differences (const RoboArena *before,
                   const RoboArena *after)
{
  g_autoptr (RoboArenaDiff) diff = robo_arena_diff_new (before, after);
  guint n = robo_arena_diff_get_length (diff);

  for (guint i = 0; i < n; i++)
    g_assert_true (g_utf8_validate (robo_arena_diff_get (diff, i)->sentence, -1, NULL));

  return n;
}

int
robo_fuzz_diff (const guint8 *data,
                gsize         size)
{
  const guint8 *end = size > 0 ? memchr (data, '\0', size) : NULL;
  gsize         first = end != NULL ? (gsize)(end - data) : size;
  g_autoptr (RoboArena) before = read_arena (data, first);
  g_autoptr (RoboArena) after = end != NULL ? read_arena (end + 1, size - first - 1) : NULL;

  if (before == NULL)
    return FALSE;

  g_assert_cmpuint (count_differences (before, before), ==, 0);
  if (after == NULL)
    return FALSE;

  g_assert_cmpint (count_differences (before, after) == 0, ==, count_differences (after, before) == 0);
  return TRUE;
}

/* Bringing up to date */

int
robo_fuzz_upgrade (const guint8 *data,
                   gsize         size)
{
  g_autoptr (RoboProblems) problems = robo_problems_new ("fuzz.modules.xml");
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, size);
  g_autoptr (RoboUpgrade) upgrade = robo_upgrade_new (bytes, NULL, problems);
  g_autoptr (RoboUpgrade) again = NULL;

  fuzz_check_refused (upgrade != NULL, problems);
  if (upgrade == NULL)
    return FALSE;

  again = robo_upgrade_new (upgrade->bytes, NULL, problems);
  fuzz_check_read_back (again != NULL, problems);
  g_assert_cmpuint (again->changes->len, ==, 0);
  g_assert_true (g_bytes_equal (upgrade->bytes, again->bytes));

  return TRUE;
}

/* Changing: each returns another state, or the same with one more reference. */

typedef gpointer (*Change) (gpointer state);

static gpointer
rename_arena (gpointer state)
{
  return robo_arena_with_name (state, NULL, "Changed <&> “x”");
}

static gpointer
translate_arena (gpointer state)
{
  return robo_arena_with_description (state, "de", "Geändert");
}

static gpointer
enlarge_arena (gpointer state)
{
  const RoboPlan *plan = robo_arena_get_plan (state);
  RoboPlan        result;

  if (plan->columns == ROBO_MAX_SIDE || plan->rows == ROBO_MAX_SIDE)
    return robo_arena_ref (state);

  robo_plan_resize (plan, plan->columns + 1u, plan->rows + 1u, 1, 0, &result);
  return robo_arena_with_plan (state, &result);
}

static gpointer
empty_arena (gpointer state)
{
  RoboPlan         result = *robo_arena_get_plan (state);
  const RoboRegion half = { .columns = result.columns, .rows = result.rows / 2 };

  robo_region_clear (&half, ROBO_SYMMETRY_OFF, &result);
  return robo_arena_with_plan (state, &result);
}

static const Change arena_changes[] = { rename_arena, translate_arena, enlarge_arena, empty_arena, NULL };

static gpointer
rename_set (gpointer state)
{
  return robo_module_set_with_name (state, "pl", "Zmieniony <&>");
}

static gpointer
add_card (gpointer state)
{
  guint n = robo_module_set_get_cards (state)->n_cards;

  return n < ROBO_MAX_CARDS ? robo_module_set_with_new_card (state, n / 2, ROBO_CARD_RED, "New")
                            : robo_module_set_ref (state);
}

static gpointer
rename_card (gpointer state)
{
  return robo_module_set_get_cards (state)->n_cards > 0 ? robo_module_set_with_card_name (state, 0, NULL, "Another")
                                                        : robo_module_set_ref (state);
}

static gpointer
change_die (gpointer state)
{
  return robo_module_set_get_cards (state)->n_cards > 0 ? robo_module_set_with_card_die (state, 0, ROBO_RED, 2, 5)
                                                        : robo_module_set_ref (state);
}

static gpointer
move_card (gpointer state)
{
  guint n = robo_module_set_get_cards (state)->n_cards;

  return n > 1 ? robo_module_set_with_card_moved (state, 0, n - 1) : robo_module_set_ref (state);
}

static gpointer
remove_card (gpointer state)
{
  return robo_module_set_get_cards (state)->n_cards > 0 ? robo_module_set_without_card (state, 0)
                                                        : robo_module_set_ref (state);
}

static const Change set_changes[] = { rename_set, add_card, rename_card, change_die, move_card, remove_card, NULL };

static gpointer
rename_rules (gpointer state)
{
  return robo_rule_set_with_name (state, "de", "Geändert <&>");
}

static gpointer
change_option (gpointer state)
{
  return robo_rule_set_with_option (state, &robo_rule_options[0], robo_rule_options[0].max);
}

static gpointer
change_copies (gpointer state)
{
  return robo_rule_set_with_copies (state, "brake", 3);
}

static gpointer
describe_rules (gpointer state)
{
  return robo_rule_set_with_description (state, NULL, "Changed");
}

static const Change rules_changes[] = { rename_rules, change_option, change_copies, describe_rules, NULL };

static gpointer
read_arena_bytes (GBytes *bytes)
{
  return read_arena (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static gpointer
read_set_bytes (GBytes *bytes)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  return robo_module_set_open_memory (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), problems);
}

static gpointer
read_rules_bytes (GBytes *bytes)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  return robo_rule_set_open_memory (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), problems);
}

typedef struct
{
  const RoboXmlFormat *format;
  gpointer (*read) (GBytes *bytes);
  gboolean (*equal) (gconstpointer a,
                     gconstpointer b);
  void (*unref) (gpointer state);
  gpointer (*new_document) (void);
  const Change *changes;
} Kind;

#define KIND(format, read, prefix, document, changes)                           \
  {                                                                             \
    &format, read, (gboolean (*) (gconstpointer, gconstpointer))prefix##_equal, \
      (void (*) (gpointer))prefix##_unref, (gpointer (*) (void))document,       \
      changes                                                                   \
  }

static const Kind kinds[] = {
  KIND (robo_arena_format, read_arena_bytes, robo_arena, robo_arena_document_new, arena_changes),
  KIND (robo_modules_format, read_set_bytes, robo_module_set, robo_module_set_document_new, set_changes),
  KIND (robo_rules_format, read_rules_bytes, robo_rule_set, robo_rule_set_document_new, rules_changes),
};

static const Kind *
find_kind (const guint8 *data,
           gsize         size)
{
  const RoboXmlFormat *formats[G_N_ELEMENTS (kinds) + 1] = { NULL };
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  const RoboXmlFormat *format;

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    formats[i] = kinds[i].format;
  format = robo_xml_sniff ((const char *)data, size, formats, problems);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      if (kinds[i].format == format)
        return &kinds[i];
    }

  return NULL;
}

/* What is written after a change reads back as what was changed. */
static void
check_written (const Kind   *kind,
               RoboDocument *document)
{
  g_autoptr (GBytes) bytes = robo_document_to_bytes (document);
  gpointer again = kind->read (bytes);

  g_assert_nonnull (again);
  g_assert_true (kind->equal (robo_document_get_state (document), again));
  kind->unref (again);
}

static void
check_changes (const Kind   *kind,
               RoboDocument *document)
{
  g_autoptr (GBytes) before = robo_document_to_bytes (document);
  g_autoptr (GBytes) changed = NULL;
  g_autoptr (GBytes) undone = NULL;
  g_autoptr (GBytes) redone = NULL;

  for (const Change *change = kind->changes; *change != NULL; change++)
    {
      gpointer state = (*change) (robo_document_get_state (document));

      robo_document_edit (document, "Change", state);
      kind->unref (state);
      check_written (kind, document);
    }

  changed = robo_document_to_bytes (document);
  while (robo_document_undo (document))
    ;
  undone = robo_document_to_bytes (document);
  g_assert_true (g_bytes_equal (before, undone));
  while (robo_document_redo (document))
    ;
  redone = robo_document_to_bytes (document);
  g_assert_true (g_bytes_equal (changed, redone));
}

int
robo_fuzz_change (const guint8 *data,
                  gsize         size)
{
  const Kind *kind = find_kind (data, size);
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, size);
  g_autoptr (RoboDocument) document = NULL;
  gpointer state = kind != NULL ? kind->read (bytes) : NULL;

  if (state == NULL)
    return FALSE;

  document = kind->new_document ();
  robo_document_start (document, state);
  kind->unref (state);
  check_changes (kind, document);
  robo_document_close (document);

  return TRUE;
}
