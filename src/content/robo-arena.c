// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena.h"

#include <glib/gi18n-lib.h>

#include "robo-arena-private.h"
#include "robo-texts.h"

/* The document stays, so that what others wrote into it survives saving. Nothing writes to it after loading. */
struct _RoboArena
{
  gatomicrefcount ref_count;
  xmlDoc         *doc;
  RoboPlan        plan;
  char           *id;
  RoboTexts      *name;
  RoboTexts      *description;
  char           *author;
  char           *license;
};

#define TEXT_HINT            N_ ("It holds text and nothing else.")
#define TRANSLATED_TEXT_HINT N_ ("It holds text and nothing else, and can have a language, like xml:lang=\"pt-BR\".")

static const RoboXmlHint hints[] = {
  { "arena",
    N_ ("Write it like <arena id=\"rome\" columns=\"9\" rows=\"9\">: the id of letters, digits, dots and hyphens, columns and "
        "rows from 5 to 15."),
    N_ ("In <arena> there are, in this order, <name>, <description>, <author>, <license>, <terrain>, <features>.") },
  { "name", TRANSLATED_TEXT_HINT },
  { "description", TRANSLATED_TEXT_HINT },
  { "author", TEXT_HINT },
  { "license", TEXT_HINT },
  { "terrain", N_ ("It has no attributes and holds one <row> for each row of the arena.") },
  { "row", N_ ("It has one letter for each space: . floor, o pit, ~ water, # arena wall.") },
  { "features",
    N_ ("It has no attributes."),
    N_ ("In <features> there are <vp>, <workshop>, <high-voltage>, <start>, <energy-wall>, <lightning-barrier> and "
        "<caution>, in any order.") },
  { "vp", N_ ("Write it like <vp at=\"5,2\" number=\"1\"/>, with a number from 1 to 9.") },
  { "workshop", N_ ("Write it like <workshop at=\"3,3\"/>.") },
  { "high-voltage", N_ ("Write it like <high-voltage at=\"4,4\"/>.") },
  { "start", N_ ("Write it like <start at=\"4,9\" side=\"s\" arrow=\"n\"/>, with directions of n e s w.") },
  { "energy-wall", N_ ("Write it like <energy-wall at=\"4,4\" side=\"e\"/>, with a side of n e s w.") },
  { "lightning-barrier", N_ ("Write it like <lightning-barrier at=\"4,4\" side=\"s\"/>, with a side of n e s w.") },
  { "caution", N_ ("Write it like <caution at=\"2,5\" side=\"w\" turn=\"n\"/>, with directions of n e s w.") },
  { NULL },
};

const RoboXmlFormat robo_arena_format = {
  .kind = "arena",
  .version = 1,
  .max_size = ROBO_XML_MAX_SIZE,
  .hints = hints,
};

static char *
dup_child_text (const xmlNode *parent,
                const char    *name)
{
  const xmlNode *child = robo_xml_get_first (parent, name);

  return child != NULL ? robo_xml_dup_text (child) : g_strdup ("");
}

/* @doc holds an arena that agrees with the schema and whose plan was read. */
static RoboArena *
new_take_doc (xmlDoc         *doc,
              const RoboPlan *plan)
{
  const xmlNode *root = xmlDocGetRootElement (doc);
  RoboArena     *self = g_new0 (RoboArena, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->doc = doc;
  self->plan = *plan;
  self->id = robo_xml_dup_string (root, "id");
  self->name = robo_texts_new_from_children (root, "name");
  self->description = robo_texts_new_from_children (root, "description");
  self->author = dup_child_text (root, "author");
  self->license = dup_child_text (root, "license");

  return self;
}

RoboArena *
robo_arena_new (const char     *id,
                const RoboPlan *plan)
{
  xmlDoc  *doc = robo_xml_new (&robo_arena_format, "arena");
  xmlNode *root = xmlDocGetRootElement (doc);

  xmlSetProp (root, (const xmlChar *)"id", (const xmlChar *)id);
  robo_arena_write_plan (root, plan);

  return new_take_doc (doc, plan);
}

static void
check_name (const RoboArena *arena,
            RoboProblems    *problems)
{
  if (robo_texts_get (arena->name) == NULL)
    robo_problems_add (problems, ROBO_PROBLEM_NO_NAME, robo_xml_get_line (xmlDocGetRootElement (arena->doc)),
                       _ ("The arena has no name, and so is shown by its id. Add <name>."));
}

static RoboArena *
load_doc (xmlDoc       *doc,
          RoboProblems *problems)
{
  g_autoptr (xmlDoc) owned = doc;
  RoboPlan   plan;
  RoboArena *self;

  if (owned == NULL || !robo_arena_read_plan (xmlDocGetRootElement (owned), TRUE, &plan, problems))
    return NULL;

  self = new_take_doc (g_steal_pointer (&owned), &plan);
  check_name (self, problems);

  return self;
}

RoboArena *
robo_arena_load_file (const char   *path,
                      RoboProblems *problems)
{
  return load_doc (robo_xml_read_file (path, &robo_arena_format, problems), problems);
}

/**
 * robo_arena_load_memory:
 * @data: the bytes of a file, whatever they are
 * @length: how many
 * @problems: where to add all errors and warnings
 *
 * Loads an arena as robo_arena_load_file() does.
 *
 * Returns: (transfer full) (nullable): the arena, %NULL with an error in @problems
 */
RoboArena *
robo_arena_load_memory (const char   *data,
                        gsize         length,
                        RoboProblems *problems)
{
  return load_doc (robo_xml_read_memory (data, length, &robo_arena_format, problems), problems);
}

RoboArena *
robo_arena_load_node (xmlNode      *node,
                      RoboProblems *problems)
{
  RoboPlan plan;
  xmlDoc  *doc;

  if (!robo_xml_check_node (node, &robo_arena_format, problems) ||
      !robo_arena_read_plan (node, FALSE, &plan, problems))
    return NULL;

  doc = xmlNewDoc ((const xmlChar *)"1.0");
  xmlDocSetRootElement (doc, xmlDocCopyNode (node, doc, 1));

  return new_take_doc (doc, &plan);
}

/**
 * robo_arena_ref:
 * @self: an arena
 *
 * Returns: (transfer full): @self
 */
RoboArena *
robo_arena_ref (RoboArena *self)
{
  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

/**
 * robo_arena_unref:
 * @self: (transfer full) (nullable): an arena
 */
void
robo_arena_unref (RoboArena *self)
{
  if (self == NULL || !g_atomic_ref_count_dec (&self->ref_count))
    return;

  xmlFreeDoc (self->doc);
  g_free (self->id);
  robo_texts_free (self->name);
  robo_texts_free (self->description);
  g_free (self->author);
  g_free (self->license);
  g_free (self);
}

/**
 * robo_arena_get_id:
 * @self: an arena
 *
 * Returns: (transfer none): its id, such as "rome"
 */
const char *
robo_arena_get_id (const RoboArena *self)
{
  return self->id;
}

/**
 * robo_arena_get_plan:
 * @self: an arena
 *
 * Returns: (transfer none): what it is made of, well formed
 */
const RoboPlan *
robo_arena_get_plan (const RoboArena *self)
{
  return &self->plan;
}

const char *
robo_arena_get_name (const RoboArena *self)
{
  const char *name = robo_texts_get (self->name);

  return name != NULL ? name : self->id;
}

const char *
robo_arena_get_description (const RoboArena *self)
{
  const char *description = robo_texts_get (self->description);

  return description != NULL ? description : "";
}

/**
 * robo_arena_get_author:
 * @self: an arena
 *
 * Returns: (transfer none): who made it, or ""
 */
const char *
robo_arena_get_author (const RoboArena *self)
{
  return self->author;
}

/**
 * robo_arena_get_license:
 * @self: an arena
 *
 * Returns: (transfer none): its license, or ""
 */
const char *
robo_arena_get_license (const RoboArena *self)
{
  return self->license;
}

GBytes *
robo_arena_to_bytes (const RoboArena *self)
{
  return robo_xml_to_bytes (self->doc);
}

gboolean
robo_arena_save_file (const RoboArena *self,
                      const char      *path,
                      GError         **error)
{
  return robo_xml_write_file (self->doc, path, error);
}

xmlNode *
robo_arena_to_node (const RoboArena *self)
{
  return xmlCopyNode (xmlDocGetRootElement (self->doc), 1);
}
