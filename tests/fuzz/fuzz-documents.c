// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes editing files: opening files that a game would refuse, changes, and repairs.
#include "config.h"

#include "documents/robo-arena-clip.h"
#include "documents/robo-arena-document.h"
#include "documents/robo-module-set-document.h"
#include "documents/robo-rule-set-document.h"
#include "files/arena/robo-arena-formats.h"
#include "files/arena/robo-arena-repair.h"
#include "files/cards/robo-card-formats.h"
#include "files/cards/robo-card-repair.h"
#include "files/cards/robo-explain.h"
#include "files/cards/robo-module-edit.h"
#include "files/cards/robo-rule-options.h"
#include "files/cards/robo-rule-repair.h"
#include "files/cards/robo-rule-set-edit.h"

#include "fuzz-check.h"
#include "fuzz-target.h"

/* Only the first repairs are tried, since each is a copy of the whole document. */
#define MAX_REPAIRS 4

/* Changes */

/* Returns another state, or another reference to the same state. */
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
  return robo_module_set_with_text (state, ROBO_NO_CARD, "name", "pl", "Zmieniony <&>");
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
  return robo_module_set_get_cards (state)->n_cards > 0 ? robo_module_set_with_text (state, 0, "name", NULL, "Another")
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
  return robo_rule_set_with_text (state, "name", "de", "Geändert <&>");
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
  return robo_rule_set_with_text (state, "description", NULL, "Changed");
}

static const Change rules_changes[] = { rename_rules, change_option, change_copies, describe_rules, NULL };

/* Opening */

/* Each of these functions opens as much as can be read, and returns NULL if no part can be read. */
static gpointer
open_arena (const guint8 *data,
            gsize         size,
            RoboProblems *problems)
{
  gboolean   is_complete;
  RoboArena *arena = robo_arena_open_memory ((const char *)data, size, problems, &is_complete);

  if (arena != NULL)
    robo_arena_check_all (arena, problems);

  return arena;
}

static gpointer
open_set (const guint8 *data,
          gsize         size,
          RoboProblems *problems)
{
  RoboModuleSet *set = robo_module_set_open_memory ((const char *)data, size, problems);

  for (guint i = 0; set != NULL && i < robo_module_set_get_cards (set)->n_cards; i++)
    g_strfreev (robo_explain_card (&robo_module_set_get_cards (set)->cards[i], NULL, NULL));

  return set;
}

static gpointer
open_rules (const guint8 *data,
            gsize         size,
            RoboProblems *problems)
{
  return robo_rule_set_open_memory ((const char *)data, size, problems);
}

/* Loading: all or nothing */

static gpointer
load_arena (const guint8 *data,
            gsize         size,
            RoboProblems *problems)
{
  return robo_arena_load_memory ((const char *)data, size, problems);
}

static gpointer
load_set (const guint8 *data,
          gsize         size,
          RoboProblems *problems)
{
  return robo_module_set_load_memory ((const char *)data, size, problems);
}

static gpointer
load_rules (const guint8 *data,
            gsize         size,
            RoboProblems *problems)
{
  return robo_rule_set_load_memory ((const char *)data, size, problems);
}

/* Repairs */

static void
repair_arena (gpointer           state,
              const RoboProblem *problem)
{
  const RoboPlan *plan = robo_arena_get_plan (state);
  g_autoptr (GPtrArray) repairs = robo_arena_repairs_new (plan, problem);

  for (guint i = 0; i < repairs->len; i++)
    {
      g_autofree RoboPlan *repaired = robo_repair_apply (g_ptr_array_index (repairs, i), plan);

      robo_board_free (robo_board_new (repaired));
    }
}

static void
repair_set (gpointer           state,
            const RoboProblem *problem)
{
  g_autoptr (GPtrArray) repairs = robo_card_repairs_new (state, problem);

  for (guint i = 0; i < repairs->len; i++)
    robo_module_set_unref (robo_repair_apply (g_ptr_array_index (repairs, i), state));
}

static void
repair_rules (gpointer           state,
              const RoboProblem *problem)
{
  g_autoptr (GPtrArray) repairs = robo_rule_repairs_new (state, problem);

  for (guint i = 0; i < repairs->len; i++)
    robo_rule_set_unref (robo_repair_apply (g_ptr_array_index (repairs, i), state));
}

typedef gpointer (*ReadFunc) (const guint8 *data,
                              gsize         size,
                              RoboProblems *problems);

typedef struct
{
  const RoboXmlFormat *format;
  ReadFunc             load;
  ReadFunc             open;
  gboolean (*equal) (gconstpointer a,
                     gconstpointer b);
  void (*unref) (gpointer state);
  gpointer (*new_document) (void);
  void (*repair) (gpointer           state,
                  const RoboProblem *problem);
  const Change *changes;
} Kind;

#define KIND(kind, format, prefix, document)                       \
  {                                                                \
    &format, load_##kind, open_##kind,                             \
      (gboolean (*) (gconstpointer, gconstpointer))prefix##_equal, \
      (void (*) (gpointer))prefix##_unref,                         \
      (gpointer (*) (void))document, repair_##kind, kind##_changes \
  }

static const Kind kinds[] = {
  KIND (arena, robo_arena_format, robo_arena, robo_arena_document_new),
  KIND (set, robo_modules_format, robo_module_set, robo_module_set_document_new),
  KIND (rules, robo_rules_format, robo_rule_set, robo_rule_set_document_new),
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

/* A file that is written after a change is read as the changed state. */
static void
check_written (const Kind   *kind,
               RoboDocument *document)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GBytes) bytes = robo_document_to_bytes (document);
  gpointer again = kind->open (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), problems);

  g_assert_nonnull (again);
  g_assert_true (kind->equal (robo_history_get_state (robo_document_get_history (document)), again));
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
      gpointer state = (*change) (robo_history_get_state (robo_document_get_history (document)));

      robo_history_edit (robo_document_get_history (document), "Change", state);
      kind->unref (state);
      check_written (kind, document);
    }

  changed = robo_document_to_bytes (document);
  while (robo_history_undo (robo_document_get_history (document)))
    ;
  undone = robo_document_to_bytes (document);
  g_assert_true (g_bytes_equal (before, undone));
  while (robo_history_redo (robo_document_get_history (document)))
    ;
  redone = robo_document_to_bytes (document);
  g_assert_true (g_bytes_equal (changed, redone));
}

int
robo_fuzz_change (const guint8 *data,
                  gsize         size)
{
  const Kind *kind = find_kind (data, size);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboDocument) document = NULL;
  gpointer state = kind != NULL ? kind->load (data, size, problems) : NULL;

  if (state == NULL)
    return FALSE;

  document = kind->new_document ();
  robo_document_start (document, state);
  kind->unref (state);
  check_changes (kind, document);
  robo_document_file_close (robo_document_get_file (document));

  return TRUE;
}

int
robo_fuzz_repair (const guint8 *data,
                  gsize         size)
{
  const Kind *kind = find_kind (data, size);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  gpointer state = kind != NULL ? kind->open (data, size, problems) : NULL;

  fuzz_check_messages (problems);
  if (state == NULL)
    return FALSE;

  for (guint i = 0; i < MIN (robo_problems_get_length (problems), MAX_REPAIRS); i++)
    kind->repair (state, robo_problems_get (problems, i));
  kind->unref (state);

  return TRUE;
}
