// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-xml-private.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gi18n-lib.h>
#include <libxml/parser.h>

/* These options never allow access to the network or to another file. There are no entities to expand, because a
 * DOCTYPE is refused. */
#if LIBXML_VERSION >= 21300
#define PARSE_OPTIONS (XML_PARSE_NONET | XML_PARSE_NO_XXE | XML_PARSE_NOCDATA | XML_PARSE_BIG_LINES)
#else
#define PARSE_OPTIONS (XML_PARSE_NONET | XML_PARSE_NOCDATA | XML_PARSE_BIG_LINES)
#endif

/* The parser reads this many elements between two checks for a cancellation. */
#define ELEMENTS_AT_ONCE 256

/* Holds the state of reading one document, for libxml2's callbacks. */
typedef struct
{
  const RoboXmlFormat *const *formats;   /* allowed formats of the root, NULL-terminated */
  gboolean                    root_only; /* whether to stop reading after the start of the root */
  gboolean                    recovers;  /* whether to go on reading after errors, and to accept any version */
  RoboProblems               *problems;

  RoboXmlEachFunc func;
  gpointer        func_data;

  const RoboXmlFormat *format; /* format of the root */
  gboolean             is_container;
  guint                depth;
  guint                max_elements;
  guint                n_elements;  /* number of elements in the document, or in the current child of a container */
  glong                child_start; /* offset of the byte at which the current child of a container began */
  gboolean             stopped;     /* whether a callback has stopped the parser on purpose */
  gboolean             failed;      /* whether reading has failed with an error in `problems` */
} Reader;

/* Returns how many bytes of the document were read. */
static glong
get_position (xmlParserCtxt *ctxt)
{
#if LIBXML_VERSION >= 21400
  unsigned long position = 0;

  xmlCtxtGetInputPosition (ctxt, -1, NULL, NULL, NULL, &position);

  return (glong)position;
#else
  return xmlByteConsumed (ctxt);
#endif
}

/* Reports only the first error, because later errors are mostly consequences of the first error. */
static void
error_cb (void        *user_data,
          RoboXmlError error)
{
  xmlParserCtxt *ctxt = user_data;
  Reader        *reader = ctxt->_private;
  const xmlChar *at = ctxt->input != NULL ? ctxt->input->cur : NULL;

  if (reader->failed || reader->stopped || reader->recovers || error->level < XML_ERR_ERROR)
    return;

  reader->failed = TRUE;
  while (at != NULL && at < ctxt->input->end && g_ascii_isspace (*at))
    at++;
  if ((at == NULL || at == ctxt->input->end) && error->code != XML_ERR_DOCUMENT_EMPTY)
    robo_problems_add (reader->problems, ROBO_PROBLEM_TRUNCATED, (guint)MAX (error->line, 0),
                       _ ("The file ends unexpectedly. Use a complete copy, or close the elements that are open."));
  else
    robo_xml_add_syntax_problem (reader->problems, error);
}

/* Callbacks of libxml2 */

static void
fail_reading (xmlParserCtxt  *ctxt,
              RoboProblemCode code,
              const char     *sentence)
{
  Reader *reader = ctxt->_private;

  reader->failed = TRUE;
  robo_problems_add (reader->problems, code, (guint)MAX (xmlSAX2GetLineNumber (ctxt), 0), "%s", sentence);
  xmlStopParser (ctxt);
}

static void
stop_reading (xmlParserCtxt *ctxt)
{
  Reader *reader = ctxt->_private;

  reader->stopped = TRUE;
  xmlStopParser (ctxt);
}

static void
internal_subset_cb (void          *user_data,
                    const xmlChar *name,
                    const xmlChar *external_id,
                    const xmlChar *system_id)
{
  fail_reading (user_data, ROBO_PROBLEM_DOCTYPE,
                _ ("The file has a DOCTYPE, which could pull in other files or make this one grow without end. Remove <!DOCTYPE …>."));
}

static void
begin_root (xmlParserCtxt *ctxt,
            const char    *name,
            const char    *uri)
{
  Reader             *reader = ctxt->_private;
  const RoboXmlLimit *limit;

  for (const RoboXmlFormat *const *one = reader->formats; *one != NULL && reader->format == NULL; one++)
    {
      g_autofree char *prefix = g_strconcat (ROBO_XML_NAMESPACE, (*one)->kind, ":", NULL);

      /* Accept any version for a damaged file. */
      if (reader->recovers ? uri != NULL && g_str_has_prefix (uri, prefix) : robo_xml_is_format (uri, *one))
        reader->format = *one;
    }
  if (reader->format == NULL)
    {
      reader->failed = TRUE;
      robo_xml_refuse_format (uri, reader->formats, (guint)MAX (xmlSAX2GetLineNumber (ctxt), 0), reader->problems);
      xmlStopParser (ctxt);
      return;
    }

  limit = robo_xml_find_limit (reader->format, ROBO_XML_ANY);
  reader->max_elements = limit != NULL ? limit->max_count : ROBO_XML_MAX_ELEMENTS;
  reader->is_container = g_strcmp0 (name, reader->format->container) == 0;
  if (reader->root_only)
    stop_reading (ctxt);
}

static void
start_element_cb (void           *user_data,
                  const xmlChar  *name,
                  const xmlChar  *prefix,
                  const xmlChar  *uri,
                  int             n_namespaces,
                  const xmlChar **namespaces,
                  int             n_attributes,
                  int             n_defaulted,
                  const xmlChar **attributes)
{
  xmlParserCtxt *ctxt = user_data;
  Reader        *reader = ctxt->_private;

  if (reader->failed || reader->stopped)
    return;

  if (reader->depth == ROBO_XML_MAX_DEPTH)
    {
      fail_reading (ctxt, ROBO_PROBLEM_TOO_DEEP,
                    _ ("The elements are nested too deeply for a Robodrome file. Choose another file."));
      return;
    }

  if (reader->format != NULL && reader->n_elements++ == reader->max_elements)
    {
      fail_reading (ctxt, ROBO_PROBLEM_TOO_BIG,
                    _ ("The file has too many elements for a Robodrome file. Choose another file."));
      return;
    }

  if (reader->depth == 0)
    begin_root (ctxt, (const char *)name, (const char *)uri);
  else if (reader->depth == 1)
    reader->child_start = get_position (ctxt);

  if (reader->n_elements % ELEMENTS_AT_ONCE == 0 && robo_problems_check_cancelled (reader->problems))
    {
      reader->failed = TRUE;
      xmlStopParser (ctxt);
      return;
    }

  reader->depth++;
  if (!reader->failed && !reader->stopped)
    xmlSAX2StartElementNs (ctxt, name, prefix, uri, n_namespaces, namespaces, n_attributes, n_defaulted, attributes);
}

/* Passes a child of the container to the callback, unless it is foreign or too big. Then frees the child and all
 * nodes before it. If they stayed, libxml2 would append text to a node that it takes for the last node. */
static void
hand_over_child (xmlParserCtxt *ctxt)
{
  Reader  *reader = ctxt->_private;
  xmlNode *container = xmlDocGetRootElement (ctxt->myDoc);
  xmlNode *node = container->last;
  xmlNode *child;

  if (robo_problems_check_cancelled (reader->problems))
    {
      reader->failed = TRUE;
      xmlStopParser (ctxt);
    }
  else if (get_position (ctxt) - reader->child_start > (glong)reader->format->max_size)
    fail_reading (ctxt, ROBO_PROBLEM_TOO_BIG, _ ("This part of the file is too big to read. Make it smaller."));
  else if (robo_xml_is_own (node, container->ns) && !reader->func (node, reader->func_data))
    stop_reading (ctxt);

  while ((child = container->children) != NULL)
    {
      xmlUnlinkNode (child);
      xmlFreeNode (child);
    }
  reader->n_elements = 0;
}

static void
end_element_cb (void          *user_data,
                const xmlChar *name,
                const xmlChar *prefix,
                const xmlChar *uri)
{
  xmlParserCtxt *ctxt = user_data;
  Reader        *reader = ctxt->_private;

  if (reader->failed || reader->stopped)
    return;

  xmlSAX2EndElementNs (ctxt, name, prefix, uri);
  reader->depth--;
  if (reader->depth == 1 && reader->is_container && reader->func != NULL)
    hand_over_child (ctxt);
}

/* Returns the document as far as it was read, owned by the caller. Returns NULL if no part could be read. */
static xmlDoc *
parse_document (Reader     *reader,
                const char *data,
                gsize       length)
{
  xmlParserCtxt *ctxt;
  xmlDoc        *doc;

  xmlInitParser ();

  ctxt = xmlNewParserCtxt ();
  ctxt->_private = reader;
  ctxt->sax->serror = error_cb;
  ctxt->sax->startElementNs = start_element_cb;
  ctxt->sax->endElementNs = end_element_cb;
  ctxt->sax->internalSubset = internal_subset_cb;

  /* Ignore the result, because it is NULL whenever a callback has stopped the parser. */
  doc = xmlCtxtReadMemory (ctxt, data, (int)length, NULL, "UTF-8",
                           reader->recovers ? PARSE_OPTIONS | XML_PARSE_RECOVER : PARSE_OPTIONS);
  if (doc == NULL)
    doc = g_steal_pointer (&ctxt->myDoc);
  if (doc == NULL && !reader->failed && !reader->stopped)
    {
      reader->failed = TRUE;
      robo_problems_add (reader->problems, ROBO_PROBLEM_SYNTAX, 0, _ ("This can’t be read as XML. Choose another file."));
    }
  xmlFreeParserCtxt (ctxt);

  return doc;
}

static gboolean
check_size (gsize         length,
            gsize         max_size,
            RoboProblems *problems)
{
  g_autofree char *size = NULL;

  if (length <= max_size)
    return TRUE;

  size = g_format_size_full (max_size, G_FORMAT_SIZE_IEC_UNITS);
  robo_problems_add (problems, ROBO_PROBLEM_TOO_BIG, 0,
                     /* Translators: %s is a size, such as "1.0 MiB". */
                     _ ("The file is bigger than %s, too big for this kind of file. Choose another file."), size);
  return FALSE;
}

static void
free_block (void *block)
{
  free (block);
}

/* Initializes libxml2 before any thread is started. Otherwise libxml2 would initialize itself on first use, which
 * may happen in two threads at once: one saves games while another lists them. libxml2's destructor would also clean
 * up while a thread may still be reading, which crashed the list of games at exit. The destructor skips the cleanup
 * if a function other than free() frees memory. */
static void __attribute__ ((constructor))
set_up_parser (void)
{
  xmlMemSetup (free_block, malloc, realloc, strdup);
  xmlInitParser ();
}

xmlDoc *
robo_xml_read_memory (const char          *data,
                      gsize                length,
                      const RoboXmlFormat *format,
                      RoboProblems        *problems)
{
  const RoboXmlFormat *formats[] = { format, NULL };
  Reader               reader = { .formats = formats, .problems = problems };
  g_autoptr (xmlDoc) doc = NULL;

  if (!check_size (length, format->max_size, problems) || !robo_xml_guard_bytes (data, length, problems))
    return NULL;

  doc = parse_document (&reader, data, length);
  if (reader.failed || !robo_xml_validate (xmlDocGetRootElement (doc), format, problems))
    return NULL;

  return g_steal_pointer (&doc);
}

xmlDoc *
robo_xml_recover_memory (const char          *data,
                         gsize                length,
                         const RoboXmlFormat *format,
                         RoboProblems        *problems)
{
  const RoboXmlFormat *formats[] = { format, NULL };
  Reader               reader = { .formats = formats, .recovers = TRUE, .problems = problems };
  g_autoptr (xmlDoc) doc = NULL;

  if (!check_size (length, format->max_size, problems) || !robo_xml_guard_bytes (data, length, problems))
    return NULL;

  doc = parse_document (&reader, data, length);
  if (reader.failed || doc == NULL || xmlDocGetRootElement (doc) == NULL)
    return NULL;

  return g_steal_pointer (&doc);
}

xmlDoc *
robo_xml_read_file (const char          *path,
                    const RoboXmlFormat *format,
                    RoboProblems        *problems)
{
  g_autoptr (GBytes) bytes = robo_xml_load_file (path, format->max_size, problems);

  if (bytes == NULL)
    return NULL;

  return robo_xml_read_memory (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), format, problems);
}

gboolean
robo_xml_read_each (const char          *data,
                    gsize                length,
                    const RoboXmlFormat *format,
                    RoboXmlEachFunc      func,
                    gpointer             func_data,
                    RoboProblems        *problems)
{
  const RoboXmlFormat *formats[] = { format, NULL };
  Reader               reader = { .formats = formats, .problems = problems, .func = func, .func_data = func_data };
  g_autoptr (xmlDoc) doc = NULL;

  if (!check_size (length, ROBO_XML_MAX_CONTAINER_SIZE, problems) || !robo_xml_guard_bytes (data, length, problems))
    return FALSE;

  doc = parse_document (&reader, data, length);
  if (reader.failed)
    return FALSE;
  if (reader.is_container)
    return TRUE;
  if (!check_size (length, format->max_size, problems))
    return FALSE;

  func (xmlDocGetRootElement (doc), func_data);
  return TRUE;
}

const RoboXmlFormat *
robo_xml_sniff (const char                 *data,
                gsize                       length,
                const RoboXmlFormat *const *formats,
                RoboProblems               *problems)
{
  Reader reader = { .formats = formats, .root_only = TRUE, .problems = problems };
  g_autoptr (xmlDoc) doc = NULL;

  if (!check_size (length, ROBO_XML_MAX_CONTAINER_SIZE, problems) || !robo_xml_guard_bytes (data, length, problems))
    return NULL;

  doc = parse_document (&reader, data, length);

  return reader.failed ? NULL : reader.format;
}
