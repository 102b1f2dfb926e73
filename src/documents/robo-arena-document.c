// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena-document.h"

#include <glib/gi18n.h>

#include "base/robo-idle.h"
#include "base/robo-properties.h"
#include "files/arena/robo-arena-check.h"
#include "files/arena/robo-arena-repair.h"
#include "files/arena/robo-place.h"

struct _RoboArenaDocument
{
  RoboDocument parent_instance;

  /* Owned */
  RoboArena       *seen; /* arena whose properties were last notified */
  RoboProblemList *problems;

  /* These are problems of content that could not be read. Checking the arena does not find them. */
  GPtrArray          *unread;    /* array of RoboProblemItem */
  const RoboProblems *unread_of; /* load problems that `unread` was made from; only compared */

  RoboWays ways;
  gboolean has_ways;
};

enum
{
  PROP_0,
  PROP_ARENA_ID,
  PROP_NAME,
  PROP_DESCRIPTION,
  PROP_AUTHOR,
  PROP_LICENSE,
  PROP_RULES,
  PROP_LANGUAGES,
  PROP_COLUMNS,
  PROP_ROWS,
  PROP_THEME,
  PROP_PROBLEMS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboArenaDocument, robo_arena_document, ROBO_TYPE_DOCUMENT)

/* States */

static gpointer
read_arena (GBytes       *bytes,
            RoboProblems *problems,
            gboolean     *is_complete)
{
  gsize       length;
  const char *data = g_bytes_get_data (bytes, &length);

  return robo_arena_open_memory (data, length, problems, is_complete);
}

static const RoboDocumentType arena_type = ROBO_DOCUMENT_TYPE_INIT (robo_arena, "arena", read_arena);

/* Problems */

static RoboProblemItem *
dup_problem_item (const RoboPlan    *plan,
                  const RoboProblem *problem)
{
  g_autoptr (GPtrArray) repairs = robo_arena_repairs_new (plan, problem);
  g_autofree const char **sentences = robo_repairs_dup_sentences (repairs);
  g_autofree char        *place = NULL;
  guint                   n_own = 0;

  if (problem->place != ROBO_NO_SPACE)
    place = robo_place_to_text (problem->place, plan->columns);
  while (n_own < repairs->len && !((RoboRepair *)repairs->pdata[n_own])->mends_all)
    n_own++;

  return robo_problem_item_new (problem, place, sentences, n_own);
}

/* After the file was read, stores the problems of the file that checking the arena does not find. */
static void
note_unread (RoboArenaDocument  *self,
             const RoboProblems *of_arena)
{
  const RoboProblems *loaded = robo_document_file_get_load_problems (robo_document_get_file (ROBO_DOCUMENT (self)));
  RoboArena          *arena = robo_arena_document_get_arena (self);

  if (self->unread_of == loaded)
    return;

  self->unread_of = loaded;
  g_ptr_array_set_size (self->unread, 0);
  for (guint i = 0; i < robo_problems_get_length (loaded); i++)
    if (!robo_problems_has_sentence (of_arena, robo_problems_get (loaded, i)->sentence))
      g_ptr_array_add (self->unread, dup_problem_item (robo_arena_get_plan (arena), robo_problems_get (loaded, i)));
}

/* Lists the problems. For a guarded file the list also shows why the file is guarded. */
static void
list_problems (RoboArenaDocument *self)
{
  RoboArena        *arena = robo_arena_document_get_arena (self);
  RoboDocumentFile *file = robo_document_get_file (ROBO_DOCUMENT (self));
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  robo_arena_check_all (arena, problems);
  note_unread (self, problems);
  for (guint i = 0; robo_document_file_get_is_guarded (file) && i < self->unread->len; i++)
    g_ptr_array_add (items, g_object_ref (self->unread->pdata[i]));
  for (guint i = 0; i < robo_problems_get_length (problems); i++)
    g_ptr_array_add (items, dup_problem_item (robo_arena_get_plan (arena), robo_problems_get (problems, i)));
  robo_problem_list_set_items (self->problems, items);
}

static gboolean
list_later (gpointer data)
{
  list_problems (data);

  return FALSE;
}

static const RoboIdleWork list_work = { ROBO_IDLE_AHEAD, list_later, NULL };

/* Updates the list of problems. While an edit is in progress, this waits until the program is idle, since finding
 * problems takes longer than painting. */
static void
update_problems (RoboArenaDocument *self)
{
  if (!robo_history_is_in_edit (robo_document_get_history (ROBO_DOCUMENT (self))))
    {
      robo_idle_remove (&list_work, self);
      list_problems (self);
    }
  else
    robo_idle_add (&list_work, self, self);
}

/* Lists the problems after an edit, if this was postponed. */
static void
edited_cb (RoboArenaDocument *self)
{
  if (robo_idle_is_queued (&list_work, self))
    update_problems (self);
}

/* Properties */

static const char *
get_text (RoboArena *arena,
          guint      property)
{
  switch (property)
    {
    case PROP_ARENA_ID:
      return robo_arena_get_id (arena);
    case PROP_NAME:
      return robo_arena_get_name_in (arena, NULL);
    case PROP_DESCRIPTION:
      return robo_arena_get_description_in (arena, NULL);
    case PROP_AUTHOR:
      return robo_arena_get_author (arena);
    case PROP_LICENSE:
      return robo_arena_get_license (arena);
    default:
      return robo_arena_get_rules (arena);
    }
}

static void
robo_arena_document_state_changed (RoboDocument *document)
{
  RoboArenaDocument *self = ROBO_ARENA_DOCUMENT (document);
  g_autoptr (RoboArena) before = g_steal_pointer (&self->seen);
  g_auto (GStrv) old_languages = before != NULL ? robo_arena_dup_languages (before) : NULL;
  g_auto (GStrv) new_languages = NULL;

  self->seen = robo_arena_ref (robo_history_get_state (robo_document_get_history (document)));
  new_languages = robo_arena_dup_languages (self->seen);
  self->has_ways = FALSE;
  update_problems (self);

  for (guint property = PROP_ARENA_ID; property <= PROP_RULES; property++)
    {
      if (before == NULL || g_strcmp0 (get_text (before, property), get_text (self->seen, property)) != 0)
        g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
    }
  if (before == NULL || !g_strv_equal ((const char *const *)old_languages, (const char *const *)new_languages))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LANGUAGES]);
  if (before == NULL || robo_arena_get_plan (before)->columns != robo_arena_get_plan (self->seen)->columns)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COLUMNS]);
  if (before == NULL || robo_arena_get_plan (before)->rows != robo_arena_get_plan (self->seen)->rows)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ROWS]);
  if (before == NULL || robo_arena_get_plan (before)->theme != robo_arena_get_plan (self->seen)->theme)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_THEME]);
}

/* The object */

static void
guarded_cb (RoboArenaDocument *self)
{
  if (self->seen != NULL)
    list_problems (self);
}

static void
robo_arena_document_constructed (GObject *object)
{
  RoboDocument *document = ROBO_DOCUMENT (object);

  G_OBJECT_CLASS (robo_arena_document_parent_class)->constructed (object);

  g_signal_connect_object (robo_document_get_history (document), "edited", G_CALLBACK (edited_cb), document,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (robo_document_get_file (document), "notify::is-guarded", G_CALLBACK (guarded_cb), document,
                           G_CONNECT_SWAPPED);
}

static void
robo_arena_document_finalize (GObject *object)
{
  RoboArenaDocument *self = ROBO_ARENA_DOCUMENT (object);

  robo_arena_unref (self->seen);
  g_clear_object (&self->problems);
  g_clear_pointer (&self->unread, g_ptr_array_unref);

  G_OBJECT_CLASS (robo_arena_document_parent_class)->finalize (object);
}

static void
robo_arena_document_get_property (GObject    *object,
                                  guint       id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  RoboArenaDocument *self = ROBO_ARENA_DOCUMENT (object);
  RoboArena         *arena = robo_arena_document_get_arena (self);

  if (arena == NULL && id != PROP_PROBLEMS)
    return;

  switch (id)
    {
    case PROP_ARENA_ID:
    case PROP_NAME:
    case PROP_DESCRIPTION:
    case PROP_AUTHOR:
    case PROP_LICENSE:
    case PROP_RULES:
      g_value_set_string (value, get_text (arena, id));
      break;

    case PROP_LANGUAGES:
      g_value_take_boxed (value, robo_arena_dup_languages (arena));
      break;

    case PROP_COLUMNS:
      g_value_set_uint (value, robo_arena_get_plan (arena)->columns);
      break;

    case PROP_THEME:
      g_value_set_uint (value, robo_arena_document_get_plan (self)->theme);
      break;

    case PROP_ROWS:
      g_value_set_uint (value, robo_arena_get_plan (arena)->rows);
      break;

    case PROP_PROBLEMS:
      g_value_set_object (value, self->problems);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
robo_arena_document_set_property (GObject      *object,
                                  guint         id,
                                  const GValue *value,
                                  GParamSpec   *pspec)
{
  RoboArenaDocument *self = ROBO_ARENA_DOCUMENT (object);
  const char        *text = G_VALUE_HOLDS_STRING (value) && g_value_get_string (value) != NULL ? g_value_get_string (value)
                                                                                               : "";
  RoboPlan           plan;

  switch (id)
    {
    case PROP_THEME:
      plan = *robo_arena_document_get_plan (self);
      plan.theme = (guint8)g_value_get_uint (value);
      /* Translators: This is the name of an edit, in the list of edits and after “Undo”. */
      robo_arena_document_edit_plan (self, _ ("Choose Theme"), &plan);
      break;

    case PROP_NAME:
      robo_arena_document_set_name (self, NULL, text);
      break;

    case PROP_DESCRIPTION:
      robo_arena_document_set_description (self, NULL, text);
      break;

    case PROP_AUTHOR:
      robo_arena_document_set_author (self, text);
      break;

    case PROP_LICENSE:
      robo_arena_document_set_license (self, text);
      break;

    case PROP_RULES:
      robo_arena_document_set_rules (self, text);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
install_text (guint       id,
              const char *name)
{
  properties[id] = g_param_spec_string (name, NULL, NULL, NULL,
                                        G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
}

static void
robo_arena_document_class_init (RoboArenaDocumentClass *klass)
{
  GObjectClass      *object_class = G_OBJECT_CLASS (klass);
  RoboDocumentClass *document_class = ROBO_DOCUMENT_CLASS (klass);

  object_class->constructed = robo_arena_document_constructed;
  object_class->finalize = robo_arena_document_finalize;
  object_class->get_property = robo_arena_document_get_property;
  object_class->set_property = robo_arena_document_set_property;

  document_class->type = &arena_type;
  document_class->state_changed = robo_arena_document_state_changed;

  properties[PROP_ARENA_ID] = robo_property_string ("arena-id");
  install_text (PROP_NAME, "name");
  install_text (PROP_DESCRIPTION, "description");
  install_text (PROP_AUTHOR, "author");
  install_text (PROP_LICENSE, "license");
  install_text (PROP_RULES, "rules");
  properties[PROP_LANGUAGES] =
    g_param_spec_boxed ("languages", NULL, NULL, G_TYPE_STRV, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_COLUMNS] = robo_property_uint ("columns");
  properties[PROP_ROWS] = robo_property_uint ("rows");
  properties[PROP_THEME] = g_param_spec_uint ("theme", NULL, NULL, 0, ROBO_N_THEMES - 1, ROBO_THEME_STEEL,
                                              G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_PROBLEMS] = robo_property_object ("problems", ROBO_TYPE_PROBLEM_LIST);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
robo_arena_document_init (RoboArenaDocument *self)
{
  self->problems = robo_problem_list_new ();
  self->unread = g_ptr_array_new_with_free_func (g_object_unref);
}

RoboArenaDocument *
robo_arena_document_new (void)
{
  return g_object_new (ROBO_TYPE_ARENA_DOCUMENT, NULL);
}

RoboArenaDocument *
robo_arena_document_new_copy (RoboArena  *arena,
                              const char *id,
                              const char *name)
{
  RoboArenaDocument *self = robo_arena_document_new ();
  g_autoptr (RoboArena) with_id = robo_arena_with_id (arena, id);
  g_autoptr (RoboArena) copy = robo_arena_with_only_name (with_id, name);

  robo_document_start (ROBO_DOCUMENT (self), copy);

  return self;
}

RoboArena *
robo_arena_document_get_arena (RoboArenaDocument *self)
{
  return robo_history_get_state (robo_document_get_history (ROBO_DOCUMENT (self)));
}

const RoboPlan *
robo_arena_document_get_plan (RoboArenaDocument *self)
{
  return robo_arena_get_plan (robo_arena_document_get_arena (self));
}

void
robo_arena_document_edit_plan (RoboArenaDocument *self,
                               const char        *name,
                               const RoboPlan    *plan)
{
  g_autoptr (RoboArena) arena = robo_arena_with_plan (robo_arena_document_get_arena (self), plan);

  robo_history_edit (robo_document_get_history (ROBO_DOCUMENT (self)), name, arena);
}

void
robo_arena_document_extend_plan (RoboArenaDocument *self,
                                 const RoboPlan    *plan)
{
  g_autoptr (RoboArena) arena = robo_arena_with_plan (robo_arena_document_get_arena (self), plan);

  robo_history_extend (robo_document_get_history (ROBO_DOCUMENT (self)), arena);
}

/* Problems */

RoboProblemList *
robo_arena_document_get_problems (RoboArenaDocument *self)
{
  g_return_val_if_fail (ROBO_IS_ARENA_DOCUMENT (self), NULL);

  return self->problems;
}

void
robo_arena_document_fix (RoboArenaDocument *self,
                         RoboProblemItem   *item,
                         guint              index)
{
  RoboDocumentFile *file = robo_document_get_file (ROBO_DOCUMENT (self));
  const RoboPlan   *plan;
  g_autoptr (GPtrArray) repairs = NULL;
  g_autofree RoboPlan *after = NULL;
  const RoboRepair    *repair;

  g_return_if_fail (ROBO_IS_ARENA_DOCUMENT (self));
  g_return_if_fail (ROBO_IS_PROBLEM_ITEM (item));

  plan = robo_arena_document_get_plan (self);
  repairs = robo_arena_repairs_new (plan, robo_problem_item_get_problem (item));
  g_return_if_fail (index < repairs->len);

  repair = repairs->pdata[index];
  after = robo_repair_apply (repair, plan);
  robo_arena_document_edit_plan (self, repair->sentence, after);

  /* The item may be a problem of unread content, which the user has now fixed. When no such problem is left, saving
   * loses only content that the user has given up. */
  if (!robo_document_file_get_is_guarded (file) || !g_ptr_array_remove (self->unread, item))
    return;
  if (self->unread->len == 0)
    robo_document_file_allow_loss (file);
  else
    list_problems (self);
}

const RoboWays *
robo_arena_document_get_ways (RoboArenaDocument *self)
{
  g_return_val_if_fail (ROBO_IS_ARENA_DOCUMENT (self), NULL);

  if (!self->has_ways)
    robo_arena_find_ways (robo_arena_document_get_plan (self), &self->ways);
  self->has_ways = TRUE;

  return &self->ways;
}

/* Texts of an arena */

static void
edit_text (RoboArenaDocument *self,
           const char        *name,
           const char        *key,
           const char        *language,
           RoboArena         *arena)
{
  g_autofree char *full_key = g_strdup_printf ("%s:%s", key, language != NULL ? language : "");

  robo_history_edit_merging (robo_document_get_history (ROBO_DOCUMENT (self)), name, full_key, arena);
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

  /* Translators: This is the name of an edit, in the list of edits and after “Undo”. */
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

  /* Translators: This is the name of an edit, in the list of edits and after “Undo”. */
  edit_text (self, _ ("Edit Description"), "description", language, arena);
}

void
robo_arena_document_set_author (RoboArenaDocument *self,
                                const char        *author)
{
  g_autoptr (RoboArena) arena = robo_arena_with_author (robo_arena_document_get_arena (self), author);

  /* Translators: This is the name of an edit, in the list of edits and after “Undo”. */
  edit_text (self, _ ("Edit Author"), "author", NULL, arena);
}

void
robo_arena_document_set_license (RoboArenaDocument *self,
                                 const char        *license)
{
  g_autoptr (RoboArena) arena = robo_arena_with_license (robo_arena_document_get_arena (self), license);

  /* Translators: This is the name of an edit, in the list of edits and after “Undo”. */
  edit_text (self, _ ("Edit License"), "license", NULL, arena);
}

void
robo_arena_document_set_rules (RoboArenaDocument *self,
                               const char        *rules)
{
  g_autoptr (RoboArena) arena = robo_arena_with_rules (robo_arena_document_get_arena (self), rules);

  /* Translators: This is the name of an edit, in the list of edits and after “Undo”. */
  robo_history_edit (robo_document_get_history (ROBO_DOCUMENT (self)), _ ("Recommend Rules"), arena);
}
