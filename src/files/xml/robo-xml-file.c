// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes the bytes of files.
#include "config.h"

#include "robo-xml-private.h"

#include <string.h>
#include <sys/stat.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <libxml/xmlsave.h>

#include "robo-write.h"

/* Adds a problem. Uses words of the program for the usual errors, because the system's message repeats the path and
 * has no remedy. */
static void
add_unreadable (RoboProblems *problems,
                const GError *error)
{
  if (robo_problems_check_cancelled (problems))
    return;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    robo_problems_add (problems, ROBO_PROBLEM_UNREADABLE, 0,
                       _ ("The file can’t be read: it doesn’t exist. Check its name."));
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY))
    robo_problems_add (problems, ROBO_PROBLEM_FOLDER, 0,
                       _ ("The file can’t be read: it’s a folder. Choose a file in it."));
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED))
    robo_problems_add (problems, ROBO_PROBLEM_UNREADABLE, 0,
                       _ ("The file can’t be read: you don’t have permission. Change its permissions, or choose another file."));
  else
    robo_problems_add (problems, ROBO_PROBLEM_UNREADABLE, 0,
                       /* Translators: %s is what the system says, such as "Input/output error". */
                       _ ("The file can’t be read: %s. Choose another file."), error->message);
}

GBytes *
robo_xml_load_stream (GInputStream *stream,
                      gsize         max_size,
                      RoboProblems *problems)
{
  g_autoptr (GByteArray) all = g_byte_array_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *size = NULL;
  guint8           buffer[16384];
  gssize           n;

  while ((n = g_input_stream_read (stream, buffer, MIN (sizeof buffer, max_size + 1 - all->len),
                                   robo_problems_get_cancellable (problems), &error)) > 0)
    {
      g_byte_array_append (all, buffer, (guint)n);
      if (all->len <= max_size)
        continue;

      size = g_format_size_full (max_size, G_FORMAT_SIZE_IEC_UNITS);
      robo_problems_add (problems, ROBO_PROBLEM_TOO_BIG, 0,
                         /* Translators: %s is a size, such as "1.0 MiB". */
                         _ ("The file is bigger than %s, too big for this kind of file. Choose another file."), size);
      return NULL;
    }

  if (n < 0)
    {
      add_unreadable (problems, error);
      return NULL;
    }

  return g_byte_array_free_to_bytes (g_steal_pointer (&all));
}

GBytes *
robo_xml_load (GFile        *file,
               gsize         max_size,
               RoboProblems *problems)
{
  const char *path = g_file_peek_path (file);
  g_autoptr (GFileInputStream) stream = NULL;
  g_autoptr (GError) error = NULL;
  gboolean is_connected; /* whether the file is remote, or a descriptor from the shell (`<(…)` and `-`), which does
                          * not block */
  GStatBuf status;

  /* Refuse other paths: a named pipe blocks until another process writes to it, and a device may have no end. */
  is_connected = path == NULL || g_str_has_prefix (path, "/dev/fd/") || g_str_has_prefix (path, "/proc/") ||
                 strcmp (path, "/dev/stdin") == 0;
  if (!is_connected && g_stat (path, &status) == 0 && !S_ISREG (status.st_mode) && !S_ISDIR (status.st_mode))
    {
      robo_problems_add (problems, ROBO_PROBLEM_NOT_ORDINARY, 0, _ ("This isn’t a regular file. Choose another one."));
      return NULL;
    }

  stream = g_file_read (file, robo_problems_get_cancellable (problems), &error);
  if (stream == NULL)
    {
      add_unreadable (problems, error);
      return NULL;
    }

  return robo_xml_load_stream (G_INPUT_STREAM (stream), max_size, problems);
}

GBytes *
robo_xml_load_file (const char   *path,
                    gsize         max_size,
                    RoboProblems *problems)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  return robo_xml_load (file, max_size, problems);
}

xmlDoc *
robo_xml_new (const RoboXmlFormat *format,
              const char          *root)
{
  g_autofree char *uri = robo_xml_dup_namespace (format);
  xmlDoc          *doc = xmlNewDoc ((const xmlChar *)"1.0");
  xmlNode         *node = xmlNewDocNode (doc, NULL, (const xmlChar *)root, NULL);

  xmlSetNs (node, xmlNewNs (node, (const xmlChar *)uri, NULL));
  xmlDocSetRootElement (doc, node);

  return doc;
}

xmlNode *
robo_xml_add (xmlNode    *parent,
              const char *name)
{
  return xmlNewChild (parent, parent->ns, (const xmlChar *)name, NULL);
}

xmlNode *
robo_xml_add_text (xmlNode    *parent,
                   const char *name,
                   const char *text)
{
  return xmlNewTextChild (parent, parent->ns, (const xmlChar *)name, (const xmlChar *)text);
}

void
robo_xml_set (xmlNode    *node,
              const char *attribute,
              const char *value)
{
  xmlSetProp (node, (const xmlChar *)attribute, (const xmlChar *)value);
}

void
robo_xml_set_uint (xmlNode    *node,
                   const char *attribute,
                   guint       value)
{
  g_autofree char *text = g_strdup_printf ("%u", value);

  robo_xml_set (node, attribute, text);
}

GBytes *
robo_xml_to_bytes (xmlDoc *doc)
{
  xmlChar *text;
  int      length;

  xmlDocDumpFormatMemoryEnc (doc, &text, &length, "UTF-8", 1);

  return g_bytes_new_with_free_func (text, (gsize)length, xmlFree, text);
}

gboolean
robo_xml_write_file (xmlDoc     *doc,
                     const char *path,
                     GError    **error)
{
  g_autoptr (GBytes) bytes = robo_xml_to_bytes (doc);

  return robo_write_file (path, bytes, error);
}
