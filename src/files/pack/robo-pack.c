// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-pack.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "base/robo-slug.h"
#include "files/xml/robo-attributes.h"
#include "files/xml/robo-texts.h"
#include "files/xml/robo-xml-edit.h"
#include "robo-pack-archive.h"

#define MANIFEST "manifest.xml"
#define PICTURE  "picture.png"

/* The manifest and the picture also count as files of the archive. */
#define MAX_PARTS (ROBO_PACK_MAX_FILES - 2)

#define MAX_PICTURE      (512 * 1024)
#define MAX_PICTURE_SIDE 2048

const RoboProblemKind ROBO_PROBLEM_PACK_MANIFEST[] = { { "pack-manifest", ROBO_SEVERITY_ERROR, ROBO_CONTENT_ERROR_MEANING,
                                                         N_ ("The pack was changed after it was made, so none of it was used. Download it again.") } };

static const RoboXmlHint hints[] = {
  { "pack", N_ ("Write it like <pack xmlns=\"urn:x-robodrome:pack:1\" id=\"mine\" version=\"1\">, with <name>, <author>, "
                "<license> and <part> in it.") },
  { "part", N_ ("“robodrome-cli pack” writes these lines.") },
  { "needs", N_ ("Write it like <needs kind=\"arena\" id=\"mine\"/>.") },
  { NULL },
};

/* Counts and lengths have these limits; doc/formats.md gives the reasons. */
static const RoboXmlLimit limits[] = {
  { "name", 64, 100, FALSE },
  { "description", 64, 0, FALSE },
  { "author", 1, 100, FALSE },
  { "license", 1, 100, FALSE },
  { "picture", 1, 0, FALSE },
  { "part", MAX_PARTS, 0, FALSE },
  { "needs", MAX_PARTS, 0, FALSE },
  { NULL },
};

static const RoboXmlFormat robo_pack_format = {
  .kind = "pack",
  .version = 1,
  .max_size = ROBO_XML_MAX_SIZE,
  .hints = hints,
  .limits = limits,
};

static void
pack_clear (gpointer data)
{
  RoboPack *self = data;

  g_free (self->id);
  g_free (self->name);
  g_free (self->description);
  g_free (self->author);
  g_free (self->license);
  g_clear_pointer (&self->picture, g_bytes_unref);
  g_clear_pointer (&self->parts, g_ptr_array_unref);
  g_clear_pointer (&self->needs, g_ptr_array_unref);
}

RoboPack *
robo_pack_ref (RoboPack *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
robo_pack_unref (RoboPack *self)
{
  if (self != NULL)
    g_atomic_rc_box_release_full (self, pack_clear);
}

static RoboPack *
pack_new_empty (void)
{
  RoboPack *self = g_atomic_rc_box_new0 (RoboPack);

  self->parts = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_pack_part_unref);
  self->needs = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_pack_ref_free);

  return self;
}

RoboPackPart *
robo_pack_find_part (const RoboPack *self,
                     RoboPackKind    kind,
                     const char     *id)
{
  for (guint i = 0; i < self->parts->len; i++)
    {
      RoboPackPart *part = self->parts->pdata[i];

      if (part->kind == kind && g_str_equal (part->id, id))
        return part;
    }

  return NULL;
}

/* Returns the file names of the parts. Adds numbers to names that would be equal, because ids that differ only by case
 * give the same file name on some systems. */
char **
robo_pack_dup_names (const RoboPack *self)
{
  g_autoptr (GHashTable) taken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  char **names = g_new0 (char *, self->parts->len + 1);

  for (guint i = 0; i < self->parts->len; i++)
    {
      const RoboPackPart *part = self->parts->pdata[i];
      g_autofree char    *stem = robo_pack_part_dup_stem (part);

      for (guint number = 1;; number++)
        {
          g_autofree char *name = number == 1 ? g_strconcat (robo_pack_kind_get_folder (part->kind), "/", stem,
                                                             robo_pack_kind_get_suffix (part->kind), NULL)
                                              : g_strdup_printf ("%s/%s-%u%s", robo_pack_kind_get_folder (part->kind), stem,
                                                                 number, robo_pack_kind_get_suffix (part->kind));

          if (!g_hash_table_add (taken, g_ascii_strdown (name, -1)))
            continue;
          names[i] = g_steal_pointer (&name);
          break;
        }
    }

  return names;
}

/* Checks */

static guint
read_png_number (const guint8 *data)
{
  return ((guint)data[0] << 24) | ((guint)data[1] << 16) | ((guint)data[2] << 8) | data[3];
}

gboolean
robo_pack_check_picture (GBytes       *bytes,
                         RoboProblems *problems)
{
  static const guint8 head[] = { 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 0, 0, 0, 13, 'I', 'H', 'D', 'R' };
  gsize               length;
  const guint8       *data = g_bytes_get_data (bytes, &length);

  if (length >= 33 && length <= MAX_PICTURE && memcmp (data, head, sizeof head) == 0)
    {
      guint width = read_png_number (data + 16);
      guint height = read_png_number (data + 20);

      if (width >= 1 && width <= MAX_PICTURE_SIDE && height >= 1 && height <= MAX_PICTURE_SIDE)
        return TRUE;
    }

  robo_problems_add (problems, ROBO_PROBLEM_PACK_MANIFEST, 0, "%s",
                     _ ("The picture isn’t a PNG, or it’s larger than 512 KiB or 2048 pixels. Use a PNG within these limits."));

  return FALSE;
}

static void
add_needs (RoboPack *self)
{
  for (guint i = 0; i < self->parts->len; i++)
    {
      const RoboPackPart *part = self->parts->pdata[i];

      for (guint j = 0; j < part->needs->len; j++)
        {
          const RoboPackRef *need = part->needs->pdata[j];
          gboolean           is_told = FALSE;

          for (guint k = 0; k < self->needs->len; k++)
            {
              const RoboPackRef *told = self->needs->pdata[k];

              is_told |= told->kind == need->kind && g_str_equal (told->id, need->id);
            }
          if (!is_told && robo_pack_find_part (self, need->kind, need->id) == NULL &&
              !robo_pack_kind_is_bundled (need->kind, need->id))
            g_ptr_array_add (self->needs, robo_pack_ref_new (need->kind, need->id));
        }
    }
}

static gint
compare_parts (gconstpointer a,
               gconstpointer b)
{
  const RoboPackPart *first = *(const RoboPackPart *const *)a;
  const RoboPackPart *second = *(const RoboPackPart *const *)b;

  return first->kind != second->kind ? (gint)first->kind - (gint)second->kind : strcmp (first->id, second->id);
}

/* New packs */

static gboolean
is_needed (const RoboPack     *self,
           const RoboPackPart *part)
{
  for (guint i = 0; i < self->parts->len; i++)
    {
      const RoboPackPart *other = self->parts->pdata[i];

      for (guint j = 0; j < other->needs->len; j++)
        {
          const RoboPackRef *need = other->needs->pdata[j];

          if (other != part && need->kind == part->kind && g_str_equal (need->id, part->id))
            return TRUE;
        }
    }

  return FALSE;
}

static const RoboPackPart *
find_main_part (const RoboPack *self)
{
  for (guint i = 0; i < self->parts->len; i++)
    {
      if (!is_needed (self, self->parts->pdata[i]))
        return self->parts->pdata[i];
    }

  return self->parts->pdata[0];
}

/* Returns the text of the field at this offset if all parts that have such a text agree; otherwise NULL. */
static const char *
find_common (const RoboPack *self,
             gsize           offset)
{
  const char *common = NULL;

  for (guint i = 0; i < self->parts->len; i++)
    {
      const char *text = G_STRUCT_MEMBER (const char *, self->parts->pdata[i], offset);

      if (text == NULL)
        continue;
      if (common != NULL && !g_str_equal (common, text))
        return NULL;
      common = text;
    }

  return common;
}

static char *
dup_fitting (const char *element,
             const char *text)
{
  return text != NULL && text[0] != '\0' ? robo_xml_edit_dup_fitting (&robo_pack_format, element, text) : NULL;
}

RoboPack *
robo_pack_new (const RoboPackWords *words,
               const GPtrArray     *parts,
               RoboProblems        *problems)
{
  g_autoptr (RoboPack) self = pack_new_empty ();
  const char *common;

  g_return_val_if_fail (words->version <= ROBO_PACK_MAX_VERSION, NULL);

  if (words->picture != NULL && !robo_pack_check_picture (words->picture, problems))
    return NULL;
  for (guint i = 0; i < parts->len; i++)
    {
      RoboPackPart *part = parts->pdata[i];
      RoboPackPart *other = robo_pack_find_part (self, part->kind, part->id);

      if (other == NULL)
        g_ptr_array_add (self->parts, robo_pack_part_ref (part));
      else if (!g_str_equal (other->digest, part->digest))
        {
          robo_problems_add (problems, ROBO_PROBLEM_MEANING, 0,
                             /* Translators: The first %s is the name of an arena, a module set and so on ("Rome"), the
                              * second its id. */
                             _ ("“%s” appears twice, with different contents but the same id “%s”. Give one of the two another id."),
                             part->title, part->id);
          return NULL;
        }
    }
  if (self->parts->len == 0 || self->parts->len > MAX_PARTS)
    {
      robo_problems_add (problems, ROBO_PROBLEM_PACK_TOO_BIG, 0,
                         /* Translators: %u is 254. */
                         _ ("A pack can have 1 to %u parts. Choose other files."), (guint)MAX_PARTS);
      return NULL;
    }

  g_ptr_array_sort (self->parts, compare_parts);
  self->name = dup_fitting ("name", words->name != NULL ? words->name : find_main_part (self)->title);
  self->id = words->id != NULL ? g_strdup (words->id) : robo_slug_new (self->name, "pack");
  self->version = MAX (words->version, 1);
  self->description = dup_fitting ("description", words->description);
  common = find_common (self, G_STRUCT_OFFSET (RoboPackPart, author));
  self->author = dup_fitting ("author", words->author != NULL ? words->author : common);
  common = find_common (self, G_STRUCT_OFFSET (RoboPackPart, license));
  self->license = dup_fitting ("license", words->license != NULL ? words->license : common);
  if (words->picture != NULL)
    self->picture = g_bytes_ref (words->picture);
  add_needs (self);

  return g_steal_pointer (&self);
}

/* Writing */

static void
add_text (xmlNode    *root,
          const char *name,
          const char *text)
{
  if (text != NULL)
    robo_xml_add_text (root, name, text);
}

static GBytes *
write_manifest (const RoboPack    *self,
                const char *const *names)
{
  g_autoptr (xmlDoc) doc = robo_xml_new (&robo_pack_format, "pack");
  xmlNode *root = xmlDocGetRootElement (doc);

  robo_xml_set (root, "id", self->id);
  robo_xml_set_uint (root, "version", self->version);
  add_text (root, "name", self->name);
  add_text (root, "description", self->description);
  add_text (root, "author", self->author);
  add_text (root, "license", self->license);
  if (self->picture != NULL)
    robo_xml_set (robo_xml_add (root, "picture"), "file", PICTURE);
  for (guint i = 0; i < self->parts->len; i++)
    {
      const RoboPackPart *part = self->parts->pdata[i];
      xmlNode            *node = robo_xml_add (root, "part");

      robo_xml_set (node, "kind", robo_pack_kind_get_id (part->kind));
      robo_xml_set (node, "id", part->id);
      robo_xml_set (node, "file", names[i]);
      robo_xml_set (node, "digest", part->digest);
    }
  for (guint i = 0; i < self->needs->len; i++)
    {
      const RoboPackRef *need = self->needs->pdata[i];
      xmlNode           *node = robo_xml_add (root, "needs");

      robo_xml_set (node, "kind", robo_pack_kind_get_id (need->kind));
      robo_xml_set (node, "id", need->id);
    }

  return robo_xml_to_bytes (doc);
}

GBytes *
robo_pack_to_bytes (const RoboPack *self)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_pack_file_free);
  g_auto (GStrv) names = robo_pack_dup_names (self);
  g_autoptr (GBytes) manifest = write_manifest (self, (const char *const *)names);

  g_ptr_array_add (files, robo_pack_file_new (MANIFEST, manifest));
  if (self->picture != NULL)
    g_ptr_array_add (files, robo_pack_file_new (PICTURE, self->picture));
  for (guint i = 0; i < self->parts->len; i++)
    g_ptr_array_add (files, robo_pack_file_new (names[i], ((const RoboPackPart *)self->parts->pdata[i])->bytes));

  return robo_pack_archive_write (files);
}

/* Reading */

/* Removes a file from the files of the archive and returns its content, or returns NULL if there is no such file. In
 * the end, only files that the manifest does not name are left. */
static GBytes *
steal_file (GPtrArray  *files,
            const char *name)
{
  for (guint i = 0; i < files->len; i++)
    {
      RoboPackFile *file = files->pdata[i];

      if (g_str_equal (file->name, name))
        {
          GBytes *bytes = g_bytes_ref (file->bytes);

          g_ptr_array_remove_index (files, i);
          return bytes;
        }
    }

  return NULL;
}

static gboolean
refuse_file (const char   *format,
             const char   *name,
             RoboProblems *problems)
{
  g_auto (GStrv) parts = g_strsplit (format, "%s", 2);
  g_autofree char *sentence = g_strjoinv (name, parts);

  robo_problems_add (problems, ROBO_PROBLEM_PACK_MANIFEST, 0, "%s", sentence);

  return FALSE;
}

static gboolean
refuse_missing (const char   *name,
                RoboProblems *problems)
{
  /* Translators: %s is the name of a file in a pack. */
  return refuse_file (_ ("“%s” isn’t in the pack, though the manifest lists it. Download the pack again."),
                      name, problems);
}

typedef struct
{
  char *kind;
  char *id;
  char *file;
  char *digest;
} Line;

static void
line_clear (Line *self)
{
  g_free (self->kind);
  g_free (self->id);
  g_free (self->file);
  g_free (self->digest);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Line, line_clear)

static const RoboAttribute line_attributes[] = {
  { ROBO_TEXT ("kind", Line, kind) },
  { ROBO_TEXT ("id", Line, id) },
  { ROBO_TEXT ("file", Line, file) },
  { ROBO_TEXT ("digest", Line, digest) },
  { NULL },
};

/* Returns whether the file name of a part has the folder and the suffix of its kind. */
static gboolean
fits_kind (const char  *name,
           RoboPackKind kind)
{
  g_autofree char *folder = g_strconcat (robo_pack_kind_get_folder (kind), "/", NULL);

  return g_str_has_prefix (name, folder) && g_str_has_suffix (name, robo_pack_kind_get_suffix (kind));
}

/* Adds the problems that were found in a part. Each sentence begins with the file name of the part. */
static void
add_problems (const RoboProblems *found,
              const char         *name,
              RoboProblems       *problems)
{
  for (guint i = 0; i < robo_problems_get_length (found); i++)
    {
      const RoboProblem *problem = robo_problems_get (found, i);

      robo_problems_add (problems, problem->code, problem->line, "%s: %s", name, problem->sentence);
      robo_problems_set_plain (problems, "%s: %s", name, robo_problem_get_plain (problem));
    }
}

static gboolean
read_part (RoboPack      *self,
           const xmlNode *node,
           GPtrArray     *files,
           RoboProblems  *problems)
{
  g_auto (Line) line = { NULL };
  g_autoptr (RoboProblems) found = robo_problems_new (NULL);
  g_autoptr (RoboPackPart) part = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *digest = NULL;
  RoboPackKind     kind;

  if (!robo_attributes_read (line_attributes, node, &line, NULL, problems))
    return FALSE;
  if (!robo_pack_kind_find (line.kind, &kind) || !fits_kind (line.file, kind))
    /* Translators: %s is the name of a file in a pack. */
    return refuse_file (_ ("“%s” isn’t in the folder for its kind, or has the wrong extension. Make the pack with Share in Robodrome."),
                        line.file, problems);
  bytes = steal_file (files, line.file);
  if (bytes == NULL)
    return refuse_missing (line.file, problems);
  digest = robo_pack_dup_digest (bytes);
  if (!g_str_equal (digest, line.digest))
    /* Translators: %s is the name of a file in a pack. */
    return refuse_file (_ ("“%s” was changed after the pack was made. Download the pack again."),
                        line.file, problems);

  robo_problems_set_cancellable (found, robo_problems_get_cancellable (problems));
  part = robo_pack_part_new (bytes, found);
  add_problems (found, line.file, problems);
  if (part == NULL)
    return FALSE;
  if (part->kind != kind || !g_str_equal (part->id, line.id))
    /* Translators: %s is the name of a file in a pack. */
    return refuse_file (_ ("“%s” isn’t what the manifest says it is. Download the pack again."),
                        line.file, problems);
  if (robo_pack_find_part (self, kind, part->id) != NULL)
    /* Translators: %s is the name of a file in a pack. */
    return refuse_file (_ ("“%s” has the same id as another part. Ask its author for another pack."), line.file, problems);

  g_ptr_array_add (self->parts, g_steal_pointer (&part));

  return TRUE;
}

static gboolean
read_picture (RoboPack      *self,
              const xmlNode *root,
              GPtrArray     *files,
              RoboProblems  *problems)
{
  const xmlNode   *node = robo_xml_get_first (root, "picture");
  g_autofree char *name = node != NULL ? robo_xml_dup_string (node, "file") : NULL;

  if (name == NULL)
    return TRUE;
  self->picture = steal_file (files, name);
  if (self->picture == NULL)
    return refuse_missing (name, problems);

  return robo_pack_check_picture (self->picture, problems);
}

static char *
dup_text (const xmlNode *root,
          const char    *name)
{
  g_autoptr (RoboTexts) texts = robo_texts_new_from_children (root, name);

  return g_strdup (robo_texts_get (texts));
}

static gboolean
read_manifest (RoboPack      *self,
               const xmlNode *root,
               GPtrArray     *files,
               RoboProblems  *problems)
{
  guint64 version;

  self->id = robo_xml_dup_string (root, "id");
  if (!robo_xml_get_number (root, "version", 1, ROBO_PACK_MAX_VERSION, &version, problems))
    return FALSE;
  self->version = (guint)version;
  self->name = dup_text (root, "name");
  if (self->name == NULL)
    self->name = g_strdup (self->id);
  self->description = dup_text (root, "description");
  self->author = dup_text (root, "author");
  self->license = dup_text (root, "license");
  if (!read_picture (self, root, files, problems))
    return FALSE;

  for (const xmlNode *node = robo_xml_get_first (root, "part"); node != NULL; node = robo_xml_get_next (node, "part"))
    {
      if (!read_part (self, node, files, problems))
        return FALSE;
    }
  if (self->parts->len == 0)
    {
      robo_problems_add (problems, ROBO_PROBLEM_PACK_MANIFEST, 0, "%s",
                         _ ("The pack has no parts. Ask its author for another one."));
      return FALSE;
    }
  if (files->len > 0)
    /* Translators: %s is the name of a file in a pack. */
    return refuse_file (_ ("“%s” is in the pack, but the manifest doesn’t list it. Download the pack again."),
                        ((const RoboPackFile *)files->pdata[0])->name, problems);

  return TRUE;
}

RoboPack *
robo_pack_load_memory (GBytes       *bytes,
                       RoboProblems *problems)
{
  g_autoptr (GPtrArray) files = robo_pack_archive_read (bytes, problems);
  g_autoptr (RoboPack) self = pack_new_empty ();
  g_autoptr (GBytes) manifest = NULL;
  g_autoptr (xmlDoc) doc = NULL;

  if (files == NULL)
    return NULL;
  manifest = steal_file (files, MANIFEST);
  if (manifest == NULL)
    {
      robo_problems_add (problems, ROBO_PROBLEM_PACK_DAMAGED, 0, "%s",
                         _ ("This archive has no manifest.xml, so it isn’t a Robodrome pack. Choose a file that was made with Share."));
      return NULL;
    }
  doc = robo_xml_read_memory (g_bytes_get_data (manifest, NULL), g_bytes_get_size (manifest), &robo_pack_format,
                              problems);
  if (doc == NULL || !read_manifest (self, xmlDocGetRootElement (doc), files, problems))
    return NULL;

  g_ptr_array_sort (self->parts, compare_parts);
  add_needs (self);

  return g_steal_pointer (&self);
}

RoboPack *
robo_pack_load_file (const char   *path,
                     RoboProblems *problems)
{
  g_autoptr (GBytes) bytes = robo_xml_load_file (path, ROBO_PACK_MAX_ARCHIVE, problems);

  return bytes != NULL ? robo_pack_load_memory (bytes, problems) : NULL;
}
