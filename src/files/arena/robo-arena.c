// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "files/xml/robo-write.h"
#include "files/xml/robo-xml-edit.h"
#include "robo-arena-private.h"

#define TEXT_HINT            N_ ("It holds only text.")
#define TRANSLATED_TEXT_HINT N_ ("It holds only text and can specify a language, like xml:lang=\"pt-BR\".")

static const RoboXmlHint hints[] = {
  { "arena",
    N_ ("Write it like <arena id=\"rome\" columns=\"9\" rows=\"9\">, with an id of letters, digits, dots and hyphens, and columns and rows from 5 to 15."),
    N_ ("<arena> holds <name>, <description>, <author>, <license>, <terrain> and <features>, in this order.") },
  { "name", TRANSLATED_TEXT_HINT },
  { "description", TRANSLATED_TEXT_HINT },
  { "author", TEXT_HINT },
  { "license", TEXT_HINT },
  { "terrain", N_ ("It has no attributes and holds one <row> for each row of the arena.") },
  { "row", N_ ("It has one character for each space: . for floor, o for a pit, ~ for water and # for an arena wall.") },
  { "features",
    N_ ("It has no attributes."),
    N_ ("<features> holds <vp>, <workshop>, <high-voltage>, <start>, <energy-wall>, <lightning-barrier> and <caution>, "
        "in any order.") },
  { "vp", N_ ("Write it like <vp at=\"5,2\" number=\"1\"/>, with a number from 1 to 9.") },
  { "workshop", N_ ("Write it like <workshop at=\"3,3\"/>.") },
  { "high-voltage", N_ ("Write it like <high-voltage at=\"4,4\"/>.") },
  { "start", N_ ("Write it like <start at=\"4,9\" side=\"s\" arrow=\"n\"/>, with n, e, s or w as each direction.") },
  { "energy-wall", N_ ("Write it like <energy-wall at=\"4,4\" side=\"e\"/>, with n, e, s or w as the side.") },
  { "lightning-barrier", N_ ("Write it like <lightning-barrier at=\"4,4\" side=\"s\"/>, with n, e, s or w as the side.") },
  { "caution", N_ ("Write it like <caution at=\"2,5\" side=\"w\" turn=\"n\"/>, with n, e, s or w as each direction.") },
  { NULL },
};

/* Lengths and counts have these limits. doc/formats.md gives the reasons. */
#define MAX_ID 64

static const RoboXmlLimit limits[] = {
  { "name", 64, 100, FALSE },
  { "description", 64, 0, FALSE },
  { "author", 0, 100, FALSE },
  { "license", 0, 100, FALSE },
  { "energy-wall", 480, 0, FALSE },
  { "lightning-barrier", 480, 0, FALSE },
  { "caution", 900, 0, FALSE },
  { NULL },
};

const RoboXmlFormat robo_arena_format = {
  .kind = "arena",
  .version = 1,
  .max_size = ROBO_XML_MAX_SIZE,
  .hints = hints,
  .limits = limits,
};

/* This is an attribute of data/schema/arena.rnc. dup_rules() reads `rules`; robo-arena-writer.c has the other
 * attributes. */
static const RoboAttribute id_attributes[] = {
  { ROBO_TEXT ("id", RoboArena, id) },
  { NULL },
};

static char *
dup_child_text (const xmlNode *parent,
                const char    *name)
{
  const xmlNode *child = robo_xml_get_first (parent, name);

  return child != NULL ? robo_xml_dup_text (child) : g_strdup ("");
}

/* Returns a copy of the id of a rule set, or "" if the text is NULL or not such an id. */
static char *
dup_rules_id (const char *id)
{
  gsize length = id != NULL ? strlen (id) : 0;

  if (length == 0 || length > MAX_ID || !g_ascii_isalnum (id[0]))
    return g_strdup ("");
  for (gsize i = 0; i < length; i++)
    {
      if (!g_ascii_isalnum (id[i]) && strchr ("._-", id[i]) == NULL)
        return g_strdup ("");
    }

  return g_strdup (id);
}

static char *
dup_rules (const xmlNode *root)
{
  g_autofree char *id = robo_xml_dup_string (root, "rules");

  return dup_rules_id (id);
}

/* Creates an arena with the plan. The caller adds the document of the arena or its text. */
static RoboArena *
new_from_root (const xmlNode  *root,
               const RoboPlan *plan)
{
  RoboArena *self = g_new0 (RoboArena, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->plan = *plan;
  robo_attributes_salvage (id_attributes, root, self, NULL);
  self->name = robo_texts_new_from_children (root, "name");
  self->description = robo_texts_new_from_children (root, "description");
  self->author = dup_child_text (root, "author");
  self->license = dup_child_text (root, "license");
  self->rules = dup_rules (root);

  return self;
}

static RoboArena *
new_take_doc (xmlDoc         *doc,
              const RoboPlan *plan)
{
  RoboArena *self = new_from_root (xmlDocGetRootElement (doc), plan);

  self->doc = doc;
  self->bytes = robo_xml_to_bytes (doc);

  return self;
}

static RoboArena *
new_from_text (const xmlNode  *root,
               const char     *data,
               gsize           length,
               const RoboPlan *plan)
{
  RoboArena *self = new_from_root (root, plan);

  self->bytes = g_bytes_new (data, length);
  self->line = robo_xml_get_line (root);

  return self;
}

RoboArena *
robo_arena_new (const char     *id,
                const RoboPlan *plan)
{
  g_autoptr (xmlDoc) doc = robo_xml_new (&robo_arena_format, "arena");
  xmlNode *root = xmlDocGetRootElement (doc);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GBytes) bytes = NULL;
  xmlDoc *indented;

  robo_attributes_write (id_attributes, root, &(RoboArena){ .id = (char *)id }, NULL);
  robo_arena_write_plan (root, plan);
  /* Indent the document, because changes of an arena keep the blanks of its document and add no others. Read it
   * without a schema, because a plan that is not playable yet may not agree with the schema. */
  bytes = robo_xml_to_bytes (doc);
  indented = robo_xml_recover_memory (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), &robo_arena_format,
                                      problems);
  g_assert (indented != NULL);

  return new_take_doc (indented, plan);
}

static void
check_name (const RoboArena *arena,
            RoboProblems    *problems)
{
  if (robo_texts_get (arena->name) != NULL)
    return;

  robo_problems_add (problems, ROBO_PROBLEM_NO_NAME, arena->line,
                     _ ("The arena has no name, so its ID is shown. Add <name>."));
  robo_problems_set_plain (problems, _ ("The arena has no name, so its ID is shown. Give it a name."));
}

static RoboArena *
derive_arena (const RoboArena *self)
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
  other->rules = g_strdup (self->rules);

  return other;
}

/* Reads texts that no schema has checked; cuts them to their maximum length, and leaves out surplus languages. */
static RoboTexts *
salvage_texts (const xmlNode *root,
               const char    *name)
{
  for (const RoboXmlLimit *limit = limits; limit->element != NULL; limit++)
    {
      if (g_str_equal (limit->element, name))
        return robo_texts_salvage_children (root, name, limit->max_length > 0 ? limit->max_length : ROBO_XML_MAX_TEXT,
                                            limit->max_count);
    }

  g_return_val_if_reached (NULL);
}

static char *
salvage_child_text (const xmlNode *parent,
                    const char    *name)
{
  g_autofree char *text = dup_child_text (parent, name);

  return robo_xml_edit_dup_fitting (&robo_arena_format, name, text);
}

/* Returns an arena with a new document, which has everything that could be read of the old file. */
static RoboArena *
new_salvaged (const xmlNode  *root,
              const RoboPlan *plan)
{
  g_autofree char *id = robo_xml_dup_string (root, "id");
  g_autoptr (RoboArena) origin = robo_arena_new (id != NULL && strlen (id) <= MAX_ID ? id : "arena", plan);
  RoboArena *self = derive_arena (origin);

  robo_texts_free (self->name);
  robo_texts_free (self->description);
  g_free (self->author);
  g_free (self->license);
  self->name = salvage_texts (root, "name");
  self->description = salvage_texts (root, "description");
  self->author = salvage_child_text (root, "author");
  self->license = salvage_child_text (root, "license");
  g_free (self->rules);
  self->rules = dup_rules (root);

  return self;
}

/* Reads the plan. Returns whether it is well formed. */
static gboolean
read_plan (const xmlNode  *root,
           RoboArenaDemand demand,
           RoboPlan       *plan,
           gboolean       *is_whole,
           RoboProblems   *problems)
{
  RoboArenaLines lines;

  *is_whole = robo_arena_read_plan (root, demand, plan, &lines, problems);

  return robo_arena_check_read (plan, &lines, demand, problems);
}

RoboArena *
robo_arena_load_file (const char   *path,
                      RoboProblems *problems)
{
  g_autoptr (GBytes) bytes = robo_xml_load_file (path, robo_arena_format.max_size, problems);

  if (bytes == NULL)
    return NULL;

  return robo_arena_load_memory (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), problems);
}

RoboArena *
robo_arena_load_memory (const char   *data,
                        gsize         length,
                        RoboProblems *problems)
{
  g_autoptr (xmlDoc) doc = robo_xml_read_memory (data, length, &robo_arena_format, problems);
  RoboArena *self;
  RoboPlan   plan;
  gboolean   is_whole;

  if (doc == NULL || !read_plan (xmlDocGetRootElement (doc), ROBO_ARENA_PLAYABLE, &plan, &is_whole, problems) ||
      !is_whole)
    return NULL;

  self = new_from_text (xmlDocGetRootElement (doc), data, length, &plan);
  check_name (self, problems);

  return self;
}

RoboArena *
robo_arena_open_memory (const char   *data,
                        gsize         length,
                        RoboProblems *problems,
                        gboolean     *is_complete)
{
  g_autoptr (xmlDoc) doc = robo_xml_read_memory (data, length, &robo_arena_format, problems);
  gboolean   is_valid = doc != NULL;
  RoboArena *self;
  RoboPlan   plan;

  *is_complete = FALSE;
  if (doc == NULL)
    {
      g_autoptr (RoboProblems) ignored = robo_problems_new (NULL);

      doc = robo_xml_recover_memory (data, length, &robo_arena_format, ignored);
    }
  if (doc == NULL || !robo_xml_is (xmlDocGetRootElement (doc), "arena"))
    return NULL;

  /* Go on even if the plan is not well formed, because the editor can repair it. */
  read_plan (xmlDocGetRootElement (doc), ROBO_ARENA_PLAYABLE, &plan, is_complete, problems);
  *is_complete &= is_valid;
  if (!*is_complete)
    return new_salvaged (xmlDocGetRootElement (doc), &plan);

  self = new_from_text (xmlDocGetRootElement (doc), data, length, &plan);
  check_name (self, problems);

  return self;
}

RoboArena *
robo_arena_load_node (xmlNode      *node,
                      RoboProblems *problems)
{
  RoboPlan plan;
  xmlDoc  *doc;
  gboolean is_whole;

  if (!robo_xml_check_node (node, &robo_arena_format, problems) ||
      !read_plan (node, ROBO_ARENA_WELL_FORMED, &plan, &is_whole, problems) || !is_whole)
    return NULL;

  doc = xmlNewDoc ((const xmlChar *)"1.0");
  xmlDocSetRootElement (doc, xmlDocCopyNode (node, doc, 1));

  return new_take_doc (doc, &plan);
}

void
robo_arena_check_all (const RoboArena *self,
                      RoboProblems    *problems)
{
  robo_arena_check (&self->plan, ROBO_ARENA_PLAYABLE, problems);
  check_name (self, problems);
}

RoboArena *
robo_arena_ref (RoboArena *self)
{
  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

void
robo_arena_unref (RoboArena *self)
{
  if (self == NULL || !g_atomic_ref_count_dec (&self->ref_count))
    return;

  robo_arena_unref (self->origin);
  if (self->doc != NULL)
    xmlFreeDoc (self->doc);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_free (self->id);
  robo_texts_free (self->name);
  robo_texts_free (self->description);
  g_free (self->author);
  g_free (self->license);
  g_free (self->rules);
  g_free (self);
}

const char *
robo_arena_get_id (const RoboArena *self)
{
  return self->id;
}

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

const char *
robo_arena_get_author (const RoboArena *self)
{
  return self->author;
}

const char *
robo_arena_get_license (const RoboArena *self)
{
  return self->license;
}

const char *
robo_arena_get_rules (const RoboArena *self)
{
  return self->rules;
}

const char *
robo_arena_get_name_in (const RoboArena *self,
                        const char      *language)
{
  return robo_texts_get_in (self->name, language);
}

const char *
robo_arena_get_description_in (const RoboArena *self,
                               const char      *language)
{
  return robo_texts_get_in (self->description, language);
}

char **
robo_arena_dup_languages (const RoboArena *self)
{
  g_autoptr (GHashTable) languages = robo_texts_new_languages ();

  robo_texts_add_languages (self->name, languages);
  robo_texts_add_languages (self->description, languages);

  return robo_texts_sort_languages (languages, FALSE);
}

/* Comparison */

static gboolean
has_same_plan (const RoboPlan *a,
               const RoboPlan *b)
{
  /* The structs have only bytes and no padding, so memcmp() compares them exactly. */
  return memcmp (a, b, sizeof *a) == 0;
}

gboolean
robo_arena_equal (const RoboArena *a,
                  const RoboArena *b)
{
  return a == b || (has_same_plan (&a->plan, &b->plan) && g_str_equal (a->id, b->id) &&
                    g_str_equal (a->author, b->author) && g_str_equal (a->license, b->license) &&
                    g_str_equal (a->rules, b->rules) &&
                    robo_texts_equal (a->name, b->name) && robo_texts_equal (a->description, b->description));
}

/* Copies that differ in one property */

RoboArena *
robo_arena_with_plan (const RoboArena *self,
                      const RoboPlan  *plan)
{
  RoboArena *other = derive_arena (self);

  other->plan = *plan;
  /* Clear spaces outside of the arena, so that they make no difference in a comparison. */
  for (guint space = (guint)other->plan.columns * other->plan.rows; space < ROBO_MAX_SPACES; space++)
    {
      other->plan.terrain[space] = ROBO_TERRAIN_FLOOR;
      other->plan.vp[space] = 0;
      other->plan.workshop[space] = other->plan.high_voltage[space] = FALSE;
      other->plan.edge_east[space] = other->plan.edge_south[space] = ROBO_EDGE_OPEN;
      memset (other->plan.caution[space], 0, sizeof other->plan.caution[space]);
    }
  for (guint i = other->plan.n_starts; i < ROBO_MAX_STARTS; i++)
    other->plan.starts[i] = (RoboStart){ 0 };

  return other;
}

RoboArena *
robo_arena_with_id (const RoboArena *self,
                    const char      *id)
{
  RoboArena *other = derive_arena (self);

  g_free (other->id);
  other->id = g_strdup (id);

  return other;
}

RoboArena *
robo_arena_with_name (const RoboArena *self,
                      const char      *language,
                      const char      *name)
{
  g_autofree char *fitting = robo_xml_edit_dup_fitting (&robo_arena_format, "name", name);
  RoboArena       *other = derive_arena (self);

  robo_texts_free (other->name);
  other->name = robo_texts_with (self->name, language, fitting);

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
  g_autofree char *fitting = robo_xml_edit_dup_fitting (&robo_arena_format, "description", description);
  RoboArena       *other = derive_arena (self);

  robo_texts_free (other->description);
  other->description = robo_texts_with (self->description, language, fitting);

  return other;
}

RoboArena *
robo_arena_with_author (const RoboArena *self,
                        const char      *author)
{
  RoboArena *other = derive_arena (self);

  g_free (other->author);
  other->author = robo_xml_edit_dup_fitting (&robo_arena_format, "author", author);

  return other;
}

RoboArena *
robo_arena_with_license (const RoboArena *self,
                         const char      *license)
{
  RoboArena *other = derive_arena (self);

  g_free (other->license);
  other->license = robo_xml_edit_dup_fitting (&robo_arena_format, "license", license);

  return other;
}

RoboArena *
robo_arena_with_rules (const RoboArena *self,
                       const char      *rules)
{
  RoboArena *other = derive_arena (self);

  g_free (other->rules);
  other->rules = dup_rules_id (rules);

  return other;
}

/* Files */

/* Returns the bytes that the converter makes. Returns NULL if the input cannot be converted, or if the result fills
 * `max_length` bytes before the converter reports the end. */
static GBytes *
convert_bytes (GConverter *converter,
               GBytes     *bytes,
               gsize       max_length)
{
  gsize            length, n_read, n_written;
  gsize            n_done = 0, n_made = 0;
  const char      *data = g_bytes_get_data (bytes, &length);
  g_autofree char *made = g_malloc (max_length);
  GConverterResult result;

  do
    {
      if (n_made == max_length)
        return NULL;
      result = g_converter_convert (converter, data + n_done, length - n_done, made + n_made, max_length - n_made,
                                    G_CONVERTER_INPUT_AT_END, &n_read, &n_written, NULL);
      n_done += n_read;
      n_made += n_written;
    }
  while (result == G_CONVERTER_CONVERTED);

  return result == G_CONVERTER_FINISHED ? g_bytes_new (made, n_made) : NULL;
}

void
robo_arena_pack (RoboArena *self)
{
  g_autoptr (GConverter) converter = NULL;
  gsize   length;
  GBytes *packed;

  g_return_if_fail (self != NULL);

  if (self->bytes == NULL || self->packed > 0)
    return;

  length = g_bytes_get_size (self->bytes);
  converter = G_CONVERTER (g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_RAW, -1));
  packed = convert_bytes (converter, self->bytes, length);
  if (packed == NULL)
    return;

  g_bytes_unref (self->bytes);
  self->bytes = packed;
  self->packed = length;
}

static GBytes *
ref_origin_bytes (const RoboArena *origin)
{
  g_autoptr (GConverter) converter = NULL;

  if (origin->packed == 0)
    return g_bytes_ref (origin->bytes);

  converter = G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_RAW));

  /* Allow one byte more, so that the converter can report the end. */
  return convert_bytes (converter, origin->bytes, origin->packed + 1);
}

/* Returns a new document of an arena that is not derived from another: a copy of its document if it has one,
 * otherwise parsed from its text. */
static xmlDoc *
dup_origin_doc (const RoboArena *origin)
{
  g_autoptr (RoboProblems) ignored = robo_problems_new (NULL);
  g_autoptr (GBytes) bytes = ref_origin_bytes (origin);
  gsize       length;
  const char *data = g_bytes_get_data (bytes, &length);

  if (origin->doc != NULL)
    return xmlCopyDoc (origin->doc, 1);

  return robo_xml_read_memory (data, length, &robo_arena_format, ignored);
}

static xmlDoc *
dup_edited_doc (const RoboArena *self)
{
  static const char *const order[] = { "name", "description", "author", "license", "terrain", "features", NULL };
  const RoboArena         *origin = self->origin;
  xmlDoc                  *doc = dup_origin_doc (origin);
  xmlNode                 *root = xmlDocGetRootElement (doc);

  robo_xml_edit_set (root, "id", self->id);
  if (!robo_texts_equal (self->name, origin->name))
    robo_texts_write (self->name, root, "name", order);
  if (!robo_texts_equal (self->description, origin->description))
    robo_texts_write (self->description, root, "description", order);
  if (!g_str_equal (self->author, origin->author))
    robo_xml_edit_set_text (root, "author", NULL, self->author, order);
  if (!g_str_equal (self->license, origin->license))
    robo_xml_edit_set_text (root, "license", NULL, self->license, order);
  if (!g_str_equal (self->rules, origin->rules))
    robo_xml_edit_set (root, "rules", self->rules[0] != '\0' ? self->rules : NULL);
  if (!has_same_plan (&self->plan, &origin->plan))
    robo_arena_edit_plan (root, &origin->plan, &self->plan);

  return doc;
}

GBytes *
robo_arena_to_bytes (const RoboArena *self)
{
  const RoboArena *origin = self->origin != NULL ? self->origin : self;
  g_autoptr (GBytes) bytes = ref_origin_bytes (origin);
  g_autoptr (xmlDoc) doc = NULL;

  if (robo_arena_equal (self, origin))
    return g_steal_pointer (&bytes);

  doc = dup_edited_doc (self);

  return robo_xml_edit_to_bytes_like (doc, bytes);
}

gboolean
robo_arena_save_file (const RoboArena *self,
                      const char      *path,
                      GError         **error)
{
  g_autoptr (GBytes) bytes = robo_arena_to_bytes (self);

  return robo_write_file (path, bytes, error);
}

xmlNode *
robo_arena_to_node (const RoboArena *self)
{
  g_autoptr (xmlDoc) doc = NULL;

  doc = self->origin != NULL ? dup_edited_doc (self) : dup_origin_doc (self);

  return xmlCopyNode (xmlDocGetRootElement (doc), 1);
}
