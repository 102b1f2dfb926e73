// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-pack-part.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "base/robo-slug.h"
#include "files/arena/robo-arena-formats.h"
#include "files/arena/robo-library.h"
#include "files/cards/robo-card-formats.h"
#include "files/cards/robo-module-set.h"
#include "files/cards/robo-rule-set.h"
#include "files/robo-validate.h"
#include "files/scenario/robo-lesson.h"
#include "files/scenario/robo-puzzle.h"
#include "files/scenario/robo-scenario-formats.h"
#include "files/xml/robo-paths.h"
#include "files/xml/robo-texts.h"
#include "files/xml/robo-xml-edit.h"

/* Kinds of parts */

static const struct
{
  const char          *id;
  const char          *folder;
  const char          *suffix;
  const RoboXmlFormat *format;
  const char          *name; /* name of the element with the title of the file */
  const char          *title;
} kinds[ROBO_PACK_N_KINDS] = {
  /* Translators: This is a kind of file, in a list of the parts of a pack. */
  [ROBO_PACK_ARENA] = { "arena", "arenas", ROBO_ARENA_SUFFIX, &robo_arena_format, "name", N_ ("Arena") },
  /* Translators: This is a kind of file, in a list of the parts of a pack. */
  [ROBO_PACK_MODULES] = { "modules", "modules", ROBO_MODULES_SUFFIX, &robo_modules_format, "name", N_ ("Module set") },
  /* Translators: This is a kind of file, in a list of the parts of a pack. */
  [ROBO_PACK_RULES] = { "rules", "rules", ROBO_RULES_SUFFIX, &robo_rules_format, "name", N_ ("Rule set") },
  /* Translators: This is a kind of file, in a list of the parts of a pack. A scenario is one round from a given
   * position. */
  [ROBO_PACK_SCENARIO] = { "scenario", "scenarios", ".scenario.xml", &robo_scenario_format, "title", N_ ("Scenario") },
  /* Translators: This is a kind of file, in a list of the parts of a pack. */
  [ROBO_PACK_PUZZLE] = { "puzzle", "puzzles", ROBO_PUZZLE_SUFFIX, &robo_puzzle_format, "title", N_ ("Puzzle") },
  /* Translators: This is a kind of file, in a list of the parts of a pack. */
  [ROBO_PACK_LESSON] = { "lesson", "lessons", ROBO_LESSON_SUFFIX, &robo_lesson_format, "title", N_ ("Lesson") },
};

const char *
robo_pack_kind_get_id (RoboPackKind kind)
{
  return kinds[kind].id;
}

gboolean
robo_pack_kind_find (const char   *id,
                     RoboPackKind *kind)
{
  for (RoboPackKind i = 0; i < ROBO_PACK_N_KINDS; i++)
    {
      if (g_strcmp0 (kinds[i].id, id) != 0)
        continue;

      *kind = i;
      return TRUE;
    }

  return FALSE;
}

const char *
robo_pack_kind_get_folder (RoboPackKind kind)
{
  return kinds[kind].folder;
}

const char *
robo_pack_kind_get_suffix (RoboPackKind kind)
{
  return kinds[kind].suffix;
}

const char *
robo_pack_kind_get_title (RoboPackKind kind)
{
  return _ (kinds[kind].title);
}

const RoboXmlFormat *
robo_pack_kind_get_format (RoboPackKind kind)
{
  return kinds[kind].format;
}

/* Looks for a bundled file whose name is the id, because all bundled files have such names. No scenarios and puzzles
 * are bundled. */
gboolean
robo_pack_kind_is_bundled (RoboPackKind kind,
                           const char  *id)
{
  g_autofree char *name = g_strconcat (id, kinds[kind].suffix, NULL);
  g_autofree char *path = g_build_filename (robo_paths_get_data_dir (), kinds[kind].folder, name, NULL);

  return strchr (id, '/') == NULL && g_file_test (path, G_FILE_TEST_EXISTS);
}

/* References */

RoboPackRef *
robo_pack_ref_new (RoboPackKind kind,
                   const char  *id)
{
  RoboPackRef *self = g_new0 (RoboPackRef, 1);

  self->kind = kind;
  self->id = g_strdup (id);

  return self;
}

void
robo_pack_ref_free (RoboPackRef *self)
{
  if (self == NULL)
    return;

  g_free (self->id);
  g_free (self);
}

/* Lists the attributes by which one file names another. Each attribute belongs to an element of a format. */
static const struct
{
  const RoboXmlFormat *format;
  const char          *element;
  const char          *attribute;
  RoboPackKind         kind;
} references[] = {
  { &robo_scenario_format, "arena-ref", "id", ROBO_PACK_ARENA },
  { &robo_rules_format, "modules-ref", "id", ROBO_PACK_MODULES },
  { &robo_modules_format, "module", "arena", ROBO_PACK_ARENA },
  { &robo_arena_format, "arena", "rules", ROBO_PACK_RULES },
};

typedef void (*ReferenceFunc) (xmlNode     *node,
                               const char  *attribute,
                               RoboPackKind kind,
                               gpointer     data);

/* Calls a function for each reference in an element and its descendants. The recursion is at most 64 deep, the limit of
 * doc/formats.md. */
static void
each_reference (xmlNode      *node,
                ReferenceFunc func,
                gpointer      data)
{
  for (gsize i = 0; i < G_N_ELEMENTS (references); i++)
    {
      if (robo_xml_is (node, references[i].element) && node->ns != NULL &&
          robo_xml_is_format ((const char *)node->ns->href, references[i].format) &&
          robo_xml_has (node, references[i].attribute))
        func (node, references[i].attribute, references[i].kind, data);
    }
  for (xmlNode *child = node->children; child != NULL; child = child->next)
    {
      if (child->type == XML_ELEMENT_NODE)
        each_reference (child, func, data);
    }
}

static guint
find_ref (const GPtrArray *refs,
          RoboPackKind     kind,
          const char      *id)
{
  for (guint i = 0; i < refs->len; i++)
    {
      const RoboPackRef *ref = refs->pdata[i];

      if (ref->kind == kind && g_strcmp0 (ref->id, id) == 0)
        return i;
    }

  return G_MAXUINT;
}

static void
add_need (xmlNode     *node,
          const char  *attribute,
          RoboPackKind kind,
          gpointer     data)
{
  GPtrArray       *needs = data;
  g_autofree char *id = robo_xml_dup_string (node, attribute);

  if (find_ref (needs, kind, id) == G_MAXUINT)
    g_ptr_array_add (needs, robo_pack_ref_new (kind, id));
}

/* Reading */

char *
robo_pack_dup_digest (GBytes *bytes)
{
  return g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
}

char *
robo_pack_kind_dup_id (RoboPackKind kind,
                       GBytes      *bytes)
{
  g_autoptr (RoboProblems) ignored = robo_problems_new (NULL);
  g_autoptr (xmlDoc) doc = robo_xml_recover_memory (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                                    kinds[kind].format, ignored);

  return doc != NULL ? robo_xml_dup_string (xmlDocGetRootElement (doc), "id") : NULL;
}

static gboolean
find_kind (GBytes       *bytes,
           RoboPackKind *kind,
           RoboProblems *problems)
{
  const RoboXmlFormat *formats[ROBO_PACK_N_KINDS + 1] = { NULL };
  const RoboXmlFormat *found;

  for (guint i = 0; i < ROBO_PACK_N_KINDS; i++)
    formats[i] = kinds[i].format;
  found = robo_xml_sniff (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), formats, problems);
  for (guint i = 0; found != NULL && i < ROBO_PACK_N_KINDS; i++)
    {
      if (kinds[i].format == found)
        *kind = i;
    }

  return found != NULL;
}

static char *
dup_child_text (const xmlNode *root,
                const char    *name)
{
  const xmlNode   *node = robo_xml_get_first (root, name);
  g_autofree char *text = node != NULL ? robo_xml_dup_text (node) : NULL;

  return text != NULL && text[0] != '\0' ? g_steal_pointer (&text) : NULL;
}

static void
part_clear (gpointer data)
{
  RoboPackPart *self = data;

  g_free (self->id);
  g_free (self->title);
  g_free (self->author);
  g_free (self->license);
  g_free (self->digest);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_clear_pointer (&self->needs, g_ptr_array_unref);
}

RoboPackPart *
robo_pack_part_ref (RoboPackPart *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
robo_pack_part_unref (RoboPackPart *self)
{
  if (self != NULL)
    g_atomic_rc_box_release_full (self, part_clear);
}

/* Returns whether the file can be loaded with bundled files only. Other files name a user's file, which may not be
 * installed yet. Arenas and module sets can always be loaded, because the recommended rules of an arena and the arena of a
 * champion card may be missing. */
static gboolean
stands_alone (const RoboPackPart *self)
{
  if (self->kind == ROBO_PACK_ARENA || self->kind == ROBO_PACK_MODULES)
    return TRUE;

  for (guint i = 0; i < self->needs->len; i++)
    {
      const RoboPackRef *need = self->needs->pdata[i];

      if (!robo_pack_kind_is_bundled (need->kind, need->id))
        return FALSE;
    }

  return TRUE;
}

RoboPackPart *
robo_pack_part_new (GBytes       *bytes,
                    RoboProblems *problems)
{
  g_autoptr (RoboPackPart) self = g_atomic_rc_box_new0 (RoboPackPart);
  g_autoptr (xmlDoc) doc = NULL;
  g_autoptr (RoboTexts) title = NULL;
  gsize       length;
  const char *data = g_bytes_get_data (bytes, &length);
  xmlNode    *root;

  self->needs = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_pack_ref_free);
  self->bytes = g_bytes_ref (bytes);
  if (!find_kind (bytes, &self->kind, problems))
    return NULL;
  doc = robo_xml_read_memory (data, length, kinds[self->kind].format, problems);
  if (doc == NULL)
    return NULL;

  root = xmlDocGetRootElement (doc);
  self->id = robo_xml_dup_string (root, "id");
  if (self->id == NULL || self->id[0] == '\0')
    {
      robo_problems_add (problems, ROBO_PROBLEM_MEANING, robo_xml_get_line (root), "%s",
                         _ ("It has no id, so it can’t be shared. Give it one, like id=\"mine\"."));
      return NULL;
    }
  title = robo_texts_new_from_children (root, kinds[self->kind].name);
  self->title = g_strdup (robo_texts_get (title) != NULL ? robo_texts_get (title) : self->id);
  self->author = dup_child_text (root, "author");
  self->license = dup_child_text (root, "license");
  self->digest = robo_pack_dup_digest (bytes);
  each_reference (root, add_need, self->needs);
  if (stands_alone (self) && !robo_validate_memory (data, length, problems))
    return NULL;

  return g_steal_pointer (&self);
}

char *
robo_pack_part_dup_stem (const RoboPackPart *self)
{
  gsize length = strlen (self->id);

  for (gsize i = 0; i < length; i++)
    {
      if (!g_ascii_isalnum (self->id[i]) && (i == 0 || strchr ("._-", self->id[i]) == NULL))
        return robo_slug_new (self->id, kinds[self->kind].id);
    }

  return strstr (self->id, "..") == NULL && length <= 64 ? g_strdup (self->id)
                                                         : robo_slug_new (self->id, kinds[self->kind].id);
}

/* Replacing ids */

typedef struct
{
  const GPtrArray *from; /* array of RoboPackRef */
  const GPtrArray *to;   /* array of char *: the new ids, at the same indices */
} Renames;

static void
rename_need (xmlNode     *node,
             const char  *attribute,
             RoboPackKind kind,
             gpointer     data)
{
  const Renames   *renames = data;
  g_autofree char *id = robo_xml_dup_string (node, attribute);
  guint            index = find_ref (renames->from, kind, id);

  if (index != G_MAXUINT)
    robo_xml_edit_set (node, attribute, renames->to->pdata[index]);
}

RoboPackPart *
robo_pack_part_with_ids (RoboPackPart    *self,
                         const GPtrArray *from,
                         const GPtrArray *to)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (xmlDoc) doc = robo_xml_read_memory (g_bytes_get_data (self->bytes, NULL), g_bytes_get_size (self->bytes),
                                                 kinds[self->kind].format, problems);
  g_autoptr (RoboPackPart) copy = NULL;
  g_autoptr (GBytes) bytes = NULL;
  Renames renames = { from, to };
  guint   own = find_ref (from, self->kind, self->id);

  g_return_val_if_fail (doc != NULL, NULL);

  if (own != G_MAXUINT)
    robo_xml_edit_set (xmlDocGetRootElement (doc), "id", to->pdata[own]);
  each_reference (xmlDocGetRootElement (doc), rename_need, &renames);
  bytes = robo_xml_edit_to_bytes_like (doc, self->bytes);
  copy = robo_pack_part_new (bytes, problems);
  g_return_val_if_fail (copy != NULL, NULL);

  return g_steal_pointer (&copy);
}
