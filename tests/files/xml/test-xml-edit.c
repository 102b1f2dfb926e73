// SPDX-License-Identifier: GPL-3.0-or-later
// Tests editing existing documents: lines, their indentation and comments stay with their elements.
#include "files/xml/robo-xml-edit.h"

#include <string.h>

#include <libxml/parser.h>

#define HEAD "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<l xmlns=\"urn:x-robodrome:list:1\">"
#define TAIL "</l>\n"

static const char *const order[] = { "a", "b", "c", NULL };

/* Describes a change of the element <a> in the document `HEAD before TAIL`, and the expected result. */
typedef struct
{
  const char *name;
  void (*change) (xmlNode *root,
                  xmlNode *a);
  const char *before;
  const char *after;
} Case;

static void
add_b (xmlNode *root,
       xmlNode *a)
{
  robo_xml_edit_insert_after (a, robo_xml_edit_new (root, "b"));
}

static void
add_b_in_order (xmlNode *root,
                xmlNode *a)
{
  robo_xml_edit_insert_ordered (root, robo_xml_edit_new (root, "b"), order);
}

static void
add_b_in_a (xmlNode *root,
            xmlNode *a)
{
  robo_xml_edit_insert (a, robo_xml_edit_new (root, "b"), NULL);
}

static void
add_b_with_c (xmlNode *root,
              xmlNode *a)
{
  xmlNode *b = robo_xml_edit_new (root, "b");

  xmlAddChild (b, robo_xml_edit_new (root, "c"));
  robo_xml_edit_insert_after (a, b);
  robo_xml_edit_lay_out (b);
}

static void
remove_a (xmlNode *root,
          xmlNode *a)
{
  robo_xml_edit_remove (a);
}

static void
say_in_a (xmlNode *root,
          xmlNode *a)
{
  g_assert_true (robo_xml_edit_set_content (a, "new\001"));
  g_assert_false (robo_xml_edit_set_content (a, "new"));
}

static void
say_the_same_in_a (xmlNode *root,
                   xmlNode *a)
{
  g_assert_false (robo_xml_edit_set_content (a, "one two"));
}

static void
count_in_a (xmlNode *root,
            xmlNode *a)
{
  g_assert_false (robo_xml_edit_set_uint (a, "n", 7));
  g_assert_true (robo_xml_edit_set_uint (a, "m", 8));
}

static void
translate (xmlNode *root,
           xmlNode *a)
{
  g_assert_true (robo_xml_edit_set_text (root, "a", "pt_BR", "Um", order));
  g_assert_true (robo_xml_edit_set_text (root, "a", NULL, "One", order));
}

static const Case cases[] = {
  { "added-element-on-its-own-line", add_b, "\n   <a/>\n   <c/>\n", "\n   <a/>\n   <b/>\n   <c/>\n" },
  { "added-below-a-line-with-a-comment", add_b, "\n  <a/> <!-- of a -->\n  <c/>\n",
    "\n  <a/> <!-- of a -->\n  <b/>\n  <c/>\n" },
  { "added-above-the-comment-of-the-next-element", add_b, "\n  <a/>\n  <!-- of c -->\n  <c/>\n",
    "\n  <a/>\n  <b/>\n  <!-- of c -->\n  <c/>\n" },
  { "added-to-a-shared-line", add_b, "\n  <c/><a/><c/>\n", "\n  <c/><a/>\n  <b/><c/>\n" },
  { "added-to-a-file-of-one-line", add_b, "<a/><c/>", "<a/><b/><c/>" },
  { "added-to-an-empty-element-in-one-line", add_b_in_a, "<a/><c/>", "<a><b/></a><c/>" },
  { "added-to-an-empty-element", add_b_in_a, "\n\t<a/>\n", "\n\t<a>\n\t  <b/>\n\t</a>\n" },
  { "added-element-with-a-child", add_b_with_c, "\n <a/>\n", "\n <a/>\n <b>\n   <c/>\n </b>\n" },
  { "added-before-a-foreign-element", add_b_in_order, "\n  <a/>\n  <x xmlns=\"urn:x\"/>\n  <c/>\n",
    "\n  <a/>\n  <b/>\n  <x xmlns=\"urn:x\"/>\n  <c/>\n" },
  { "removed-element", remove_a, "\n  <c/>\n  <a/>\n  <c/>\n", "\n  <c/>\n  <c/>\n" },
  { "removed-from-a-line-with-a-comment", remove_a, "\n  <c/>\n  <a/> <!-- kept -->\n", "\n  <c/>\n  <!-- kept -->\n" },
  { "removed-from-a-shared-line", remove_a, "\n  <c/> <a/> <c/>\n", "\n  <c/> <c/>\n" },
  { "changed-text", say_in_a, "\n  <a>\n   old <x xmlns=\"urn:x\"/> er<!-- ! --></a>\n",
    "\n  <a>new<x xmlns=\"urn:x\"/><!-- ! --></a>\n" },
  { "same-text", say_the_same_in_a, "\n  <a>  one\n  two </a>\n", "\n  <a>  one\n  two </a>\n" },
  { "changed-number", count_in_a, "<a n=\"07\" m=\"7\"/>", "<a n=\"07\" m=\"8\"/>" },
  { "added-languages", translate, "\n  <a xml:lang=\"de\">Eins</a>\n  <c/>\n",
    "\n  <a>One</a>\n  <a xml:lang=\"de\">Eins</a>\n  <a xml:lang=\"pt-BR\">Um</a>\n  <c/>\n" },
};

static void
test_case (gconstpointer data)
{
  const Case      *self = data;
  g_autofree char *before = g_strconcat (HEAD, self->before, TAIL, NULL);
  g_autofree char *after = g_strconcat (HEAD, self->after, TAIL, NULL);
  g_autofree char *changed = NULL;
  g_autoptr (xmlDoc) doc = xmlReadMemory (before, (int)strlen (before), NULL, NULL, XML_PARSE_NONET);
  g_autoptr (GBytes) bytes = NULL;
  xmlNode *root = xmlDocGetRootElement (doc);

  self->change (root, robo_xml_get_first (root, "a"));
  bytes = robo_xml_edit_to_bytes (doc);
  changed = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_assert_cmpstr (changed, ==, after);
}

/* The parser removes line ends of Windows; the file gets them back. */
static void
test_ends_of_lines (void)
{
  static const char before[] = "<l xmlns=\"urn:x-robodrome:list:1\">\r\n  <a/>\r\n</l>\r\n";
  g_autoptr (GBytes) original = g_bytes_new_static (before, strlen (before));
  g_autoptr (xmlDoc) doc = xmlReadMemory (before, (int)strlen (before), NULL, NULL, XML_PARSE_NONET);
  xmlNode *root = xmlDocGetRootElement (doc);
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *changed = NULL;

  add_b (root, robo_xml_get_first (root, "a"));
  bytes = robo_xml_edit_to_bytes_like (doc, original);
  changed = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_assert_nonnull (strstr (changed, "list:1\">\r\n  <a/>\r\n  <b/>\r\n</l>\r\n"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/files/xml/xml-edit/edit-keeps-lines-and-comments/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/files/xml/xml-edit/crlf-line-ends/are-kept", test_ends_of_lines);

  return g_test_run ();
}
