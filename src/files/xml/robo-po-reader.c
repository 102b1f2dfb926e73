// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-po-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "robo-problem.h"
#include "robo-xml.h"

/* No larger file is read. The program's catalogs have about 1 MB, so a larger file is something else. */
#define MAX_SIZE (8 * 1024 * 1024)

/* Holds the state of reading line by line. The last keyword decides where a quoted text belongs. */
typedef struct
{
  RoboPo      *po;
  const char  *name;  /* name of the file */
  guint        line;  /* number of the line, from 1 */
  RoboPoEntry *entry; /* owned: the message that is being read; NULL between messages */
  char       **text;  /* the text that a quoted line without a keyword continues, or NULL */
  gboolean     is_in_translations;

  /* The text that is not complete yet is collected here, so that a text of a million lines is not copied for each
   * line. */
  GString *value;
  GString *comment;
  GString *reference;
} Reader;

static gboolean
refuse_line (Reader     *self,
             GError    **error,
             const char *sentence)
{
  /* Translators: %1$s is a file, %2$u a line of it, %3$s a sentence about what is wrong there. */
  g_set_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_STRUCTURE, _ ("%1$s, line %2$u: %3$s"), self->name, self->line, sentence);

  return FALSE;
}

/* Sets an error that names the first line of the message. */
static gboolean
refuse_entry (Reader     *self,
              GError    **error,
              const char *sentence)
{
  self->line = self->entry->line;

  return refuse_line (self, error, sentence);
}

/* Texts */

static const char *
read_escape (const char *c,
             GString    *out)
{
  static const char names[] = "abfnrtv\\\"";
  static const char values[] = "\a\b\f\n\r\t\v\\\"";
  const char       *name;

  if (*c >= '0' && *c <= '7')
    {
      guint value = 0;

      for (guint digits = 0; digits < 3 && *c >= '0' && *c <= '7'; digits++)
        value = value * 8 + (guint)(*c++ - '0');
      g_string_append_c (out, (char)value);

      return c;
    }

  name = *c != '\0' ? strchr (names, *c) : NULL;
  if (name == NULL)
    return NULL;
  g_string_append_c (out, values[name - names]);

  return c + 1;
}

/* Reads the text between two quotation marks. Only white space may follow the second quotation mark. */
static char *
read_quoted (const char *c)
{
  g_autoptr (GString) out = g_string_new (NULL);

  if (*c++ != '"')
    return NULL;
  while (*c != '"')
    {
      if (*c == '\0')
        return NULL;
      if (*c == '\\')
        c = read_escape (c + 1, out);
      else
        g_string_append_c (out, *c++);
      if (c == NULL)
        return NULL;
    }
  for (c++; *c != '\0'; c++)
    if (!g_ascii_isspace (*c))
      return NULL;
  /* Refuse a text in which an escape has produced invalid UTF-8, or a NUL that ends the text early. */
  if (!g_utf8_validate (out->str, (gssize)out->len, NULL))
    return NULL;

  return g_strndup (out->str, out->len);
}

static gboolean
add_text (Reader     *self,
          const char *line,
          GError    **error)
{
  g_autofree char *text = read_quoted (line);

  if (text == NULL)
    return refuse_line (self, error, _ ("The text must be in quotation marks; write \\\" for a quotation mark inside it."));
  if (self->text == NULL)
    return refuse_line (self, error, _ ("This text has no msgid or msgstr before it; add one of them."));

  g_string_append (self->value, text);

  return TRUE;
}

/* Stores the text that has been collected. */
static void
end_text (Reader *self)
{
  if (self->text != NULL)
    *self->text = g_strndup (self->value->str, self->value->len);
  self->text = NULL;
  g_string_truncate (self->value, 0);
}

static char *
end_remark (GString *remark)
{
  char *text = remark->len > 0 ? g_strndup (remark->str, remark->len - 1) : NULL;

  g_string_truncate (remark, 0);

  return text;
}

/* Messages */

static gboolean
has_all_forms (const RoboPoEntry *entry)
{
  gboolean ended = FALSE;

  for (guint form = 0; form < ROBO_PO_MAX_FORMS; form++)
    {
      if (entry->translations[form] == NULL)
        ended = TRUE;
      else if (ended)
        return FALSE;
    }

  return entry->translations[0] != NULL;
}

/* Returns whether the plural rule of a header is safe. gettext evaluates the rule of any header, and a division by zero
 * would end the program. So each divisor has to be a number of at most six digits that is not 0. */
static gboolean
divides_safely (const char *header)
{
  const char *rule = strstr (header, "plural=");

  for (; rule != NULL && *rule != '\0' && *rule != ';'; rule++)
    {
      gsize n_digits;

      if (*rule != '%' && *rule != '/')
        continue;
      rule += 1 + strspn (rule + 1, " \t");
      n_digits = strspn (rule, "0123456789");
      if (n_digits == 0 || n_digits > 6 || strspn (rule, "0") == n_digits)
        return FALSE;
      rule += n_digits - 1;
    }

  return TRUE;
}

static gboolean
end_entry (Reader  *self,
           GError **error)
{
  RoboPoEntry *entry = self->entry;

  end_text (self);
  self->is_in_translations = FALSE;
  if (entry != NULL)
    {
      entry->comment = end_remark (self->comment);
      entry->reference = end_remark (self->reference);
    }
  if (entry == NULL || (entry->id == NULL && entry->context == NULL))
    {
      g_clear_pointer (&self->entry, robo_po_entry_free);
      return TRUE;
    }
  if (entry->id == NULL || !has_all_forms (entry))
    return refuse_entry (self, error, _ ("This message is incomplete; it needs msgid and msgstr, or msgstr[0] and so on if it has a plural."));
  if (entry->id[0] == '\0')
    {
      g_autofree char *type = NULL;

      if (self->po->header != NULL)
        return refuse_entry (self, error, _ ("This message appears twice in the file; delete one."));
      self->po->header = g_strdup (self->entry->translations[0]);
      if (!divides_safely (self->po->header))
        return refuse_entry (self, error, _ ("Plural-Forms divides by something that isn’t a plain number; use the language’s rule from the gettext manual."));
      type = robo_po_dup_field (self->po, "Content-Type");
      if (type != NULL && g_strstr_len (type, -1, "charset=") != NULL)
        {
          g_autofree char *lower = g_ascii_strdown (type, -1);

          if (g_strstr_len (lower, -1, "charset=utf-8") == NULL)
            return refuse_entry (self, error, _ ("The file isn’t in UTF-8; convert it with msgconv --to-code=UTF-8."));
        }
      g_clear_pointer (&self->entry, robo_po_entry_free);

      return TRUE;
    }

  if (robo_po_find (self->po, entry->context, entry->id) != NULL)
    return refuse_entry (self, error, _ ("This message appears twice in the file; delete one."));

  robo_po_take (self->po, g_steal_pointer (&self->entry));

  return TRUE;
}

/* Makes sure that `entry` has a message. A comment, msgctxt or msgid after translations begins the next message. */
static gboolean
ensure_entry (Reader  *self,
              GError **error)
{
  if (self->is_in_translations && !end_entry (self, error))
    return FALSE;
  if (self->entry == NULL)
    {
      self->entry = g_new0 (RoboPoEntry, 1);
      self->entry->line = self->line;
    }

  return TRUE;
}

/* Lines */

/* Adds a comment without its mark. Each line of the comment ends with a line break. */
static void
add_remark (GString    *remark,
            const char *line)
{
  const char *text = line + 2;

  while (*text == ' ')
    text++;
  g_string_append (remark, text);
  g_string_append_c (remark, '\n');
}

static gboolean
read_remark (Reader     *self,
             const char *line,
             GError    **error)
{
  if (line[1] == '~')
    return TRUE;
  if (!ensure_entry (self, error))
    return FALSE;

  if (line[1] == '.')
    add_remark (self->comment, line);
  else if (line[1] == ':')
    add_remark (self->reference, line);
  else if (line[1] == ',' && g_strstr_len (line, -1, "fuzzy") != NULL)
    self->entry->is_fuzzy = TRUE;

  return TRUE;
}

/* Returns where to store the text after the keyword of this line, and sets `rest` to the part behind the keyword.
 * Returns NULL if the line has no keyword. */
static char **
find_target (Reader      *self,
             const char  *line,
             const char **rest)
{
  static const char *const keywords[] = { "msgctxt", "msgid_plural", "msgid", "msgstr" };
  RoboPoEntry             *entry = self->entry;
  char                   **targets[] = { &entry->context, &entry->plural, &entry->id, &entry->translations[0] };

  for (guint i = 0; i < G_N_ELEMENTS (keywords); i++)
    {
      gsize length = strlen (keywords[i]);

      if (strncmp (line, keywords[i], length) != 0)
        continue;

      *rest = line + length;
      if (i == 3 && **rest == '[' && (*rest)[1] >= '0' && (*rest)[1] < '0' + ROBO_PO_MAX_FORMS && (*rest)[2] == ']')
        {
          targets[i] = &entry->translations[(*rest)[1] - '0'];
          *rest += 3;
        }
      return targets[i];
    }

  return NULL;
}

static gboolean
read_line (Reader  *self,
           char    *line,
           GError **error)
{
  gboolean    is_translation;
  const char *rest = NULL;

  g_strstrip (line);
  if (line[0] == '\0')
    return TRUE;
  if (line[0] == '#')
    return read_remark (self, line, error);
  if (line[0] == '"')
    return add_text (self, line, error);

  is_translation = g_str_has_prefix (line, "msgstr");
  if (!is_translation && !ensure_entry (self, error))
    return FALSE;

  end_text (self);
  self->text = self->entry != NULL ? find_target (self, line, &rest) : NULL;
  if (self->text == NULL || *self->text != NULL)
    return refuse_line (self, error, _ ("This line doesn’t belong here; a message consists of msgctxt, if it has one, then msgid, then msgstr."));

  self->is_in_translations = is_translation;
  while (*rest == ' ' || *rest == '\t')
    rest++;

  return add_text (self, rest, error);
}

RoboPo *
robo_po_load_bytes (GBytes     *bytes,
                    const char *name,
                    GError    **error)
{
  g_autoptr (RoboPo) po = robo_po_new_empty ();
  g_autoptr (GString) value = g_string_new (NULL);
  g_autoptr (GString) comment = g_string_new (NULL);
  g_autoptr (GString) reference = g_string_new (NULL);
  Reader      self = { .po = po, .name = name, .line = 1, .value = value, .comment = comment, .reference = reference };
  gsize       size;
  const char *data = g_bytes_get_data (bytes, &size);
  gboolean    is_fine = TRUE;

  if (size > MAX_SIZE)
    is_fine = refuse_line (&self, error, _ ("The file is larger than 8 MiB, so it isn’t a Robodrome catalog."));
  else if (size > 0 && !g_utf8_validate (data, (gssize)size, NULL))
    is_fine = refuse_line (&self, error, _ ("The file isn’t in UTF-8; convert it with msgconv --to-code=UTF-8."));
  if (is_fine)
    {
      g_autofree char *text = g_strndup (data != NULL ? data : "", size);

      for (char *line = text; is_fine && line != NULL; self.line++)
        {
          char *end = strchr (line, '\n');

          if (end != NULL)
            *end++ = '\0';
          is_fine = read_line (&self, line, error);
          line = end;
        }
      is_fine = is_fine && end_entry (&self, error);
    }
  robo_po_entry_free (self.entry);

  return is_fine ? g_steal_pointer (&po) : NULL;
}

RoboPo *
robo_po_load (GFile        *file,
              GCancellable *cancellable,
              GError      **error)
{
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = g_filename_display_name (base);
  g_autoptr (RoboProblems) problems = robo_problems_new (name);
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char   *where = NULL;
  const RoboProblem *problem;

  robo_problems_set_cancellable (problems, cancellable);
  bytes = robo_xml_load (file, MAX_SIZE, problems);
  if (bytes != NULL)
    return robo_po_load_bytes (bytes, name, error);

  problem = robo_problems_get (problems, 0);
  where = g_file_get_parse_name (file);
  /* Translators: The first %s is the name of a file, the second a sentence that says what is wrong with it. */
  g_set_error (error, ROBO_CONTENT_ERROR, (gint)problem->code->error, _ ("%s: %s"), where, problem->sentence);

  return NULL;
}
