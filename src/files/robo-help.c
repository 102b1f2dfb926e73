// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-help-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "files/cards/robo-modules.h"
#include "files/texts/robo-texts.h"
#include "files/xml/robo-paths.h"
#include "robo-explain-module.h"

/* Of the rules: where modules are told of. */
#define MODULES_CHAPTER 8

/* Either words of the file, or those of a card. */
typedef struct
{
  RoboHelpSection section;
  RoboTexts      *title;      /* nullable */
  GPtrArray      *paragraphs; /* of RoboTexts */
  GArray         *details;    /* of gboolean, by paragraph */
  guint           card;
  char          **rule; /* of a module: what it does exactly (robo-explain.h); else NULL */
} Section;

struct _RoboHelp
{
  gatomicrefcount ref_count;
  GPtrArray      *sections; /* of Section */
  RoboModules    *modules;  /* nullable */
};

static const RoboXmlHint hints[] = {
  { "section", N_ ("Write it like <section id=\"pit\" chapter=\"1\">, with <title> and then a <paragraph> at least.") },
  { "paragraph", N_ ("Write it like <paragraph detailed=\"true\"><text>…</text></paragraph>.") },
  { NULL },
};

/* How many: doc/formats.md says why. */
static const RoboXmlLimit limits[] = {
  { "title", 64, 100, FALSE },
  { "text", 64, 0, FALSE },
  { NULL },
};

const RoboXmlFormat robo_help_format = {
  .kind = "help",
  .version = 1,
  .max_size = ROBO_XML_MAX_SIZE,
  .hints = hints,
  .limits = limits,
};

static void
section_free (gpointer data)
{
  Section *self = data;

  g_free (self->section.id);
  g_free (self->section.picture);
  robo_texts_free (self->title);
  g_ptr_array_unref (self->paragraphs);
  g_array_unref (self->details);
  g_strfreev (self->rule);
  g_free (self);
}

static Section *
add_section (RoboHelp *self)
{
  Section *section = g_new0 (Section, 1);

  section->paragraphs = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_texts_free);
  section->details = g_array_new (FALSE, FALSE, sizeof (gboolean));
  section->card = ROBO_NO_CARD;
  g_ptr_array_add (self->sections, section);

  return section;
}

RoboHelp *
robo_help_ref (RoboHelp *self)
{
  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

void
robo_help_unref (RoboHelp *self)
{
  if (self == NULL || !g_atomic_ref_count_dec (&self->ref_count))
    return;

  g_ptr_array_unref (self->sections);
  g_clear_pointer (&self->modules, robo_modules_unref);
  g_free (self);
}

/* Reading */

static gboolean
read_section (RoboHelp      *self,
              const xmlNode *node,
              RoboProblems  *problems)
{
  g_autofree char *id = robo_xml_dup_string (node, "id");
  Section         *section;

  if (robo_help_find (self, id) != G_MAXUINT)
    {
      robo_problems_add (problems, ROBO_PROBLEM_MEANING, robo_xml_get_line (node),
                         /* Translators: %s is the id of a section of the rules, such as "pit". */
                         _ ("There is a second section “%s”. Give it another id."), id);
      return FALSE;
    }

  section = add_section (self);
  section->section.id = g_steal_pointer (&id);
  section->section.picture = robo_xml_dup_string (node, "picture");
  section->title = robo_texts_new_from_children (node, "title");
  for (xmlNode *child = robo_xml_get_first (node, "paragraph"); child != NULL;
       child = robo_xml_get_next (child, "paragraph"))
    {
      gboolean is_detailed = FALSE;

      if (robo_xml_has (child, "detailed") && !robo_xml_get_boolean (child, "detailed", &is_detailed, problems))
        return FALSE;

      g_ptr_array_add (section->paragraphs, robo_texts_new_from_children (child, "text"));
      g_array_append_val (section->details, is_detailed);
    }

  return robo_xml_get_uint (node, "chapter", 1, 11, &section->section.chapter, problems);
}

static RoboHelp *
read_help (const xmlNode *root,
           RoboProblems  *problems)
{
  g_autoptr (RoboHelp) self = g_new0 (RoboHelp, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->sections = g_ptr_array_new_with_free_func (section_free);
  for (xmlNode *node = robo_xml_get_first (root, "section"); node != NULL; node = robo_xml_get_next (node, "section"))
    {
      if (!read_section (self, node, problems))
        return NULL;
    }

  return g_steal_pointer (&self);
}

static void
add_modules (RoboHelp     *self,
             RoboProblems *problems)
{
  static const char *const ids[] = { "standard", "workshop", NULL };
  const RoboCards         *cards;

  self->modules = robo_modules_load_bundled (ids, problems);
  if (self->modules == NULL)
    return;

  cards = robo_modules_get_cards (self->modules);
  for (guint card = 0; card < cards->n_cards; card++)
    {
      Section         *section = add_section (self);
      g_autofree char *rule = NULL;

      section->section.id = g_strconcat ("module:", cards->cards[card].id, NULL);
      section->section.chapter = MODULES_CHAPTER;
      section->card = card;
      rule = robo_explain_module (self->modules, card, NULL);
      section->rule = g_strsplit (rule, "\n", -1);
    }
}

RoboHelp *
robo_help_load_memory (const char   *data,
                       gsize         length,
                       RoboProblems *problems)
{
  g_autoptr (xmlDoc) doc = robo_xml_read_memory (data, length, &robo_help_format, problems);

  return doc != NULL ? read_help (xmlDocGetRootElement (doc), problems) : NULL;
}

RoboHelp *
robo_help_load_bundled (RoboProblems *problems)
{
  g_autofree char *path = g_build_filename (robo_paths_get_data_dir (), "help", "rules.help.xml", NULL);
  g_autoptr (xmlDoc) doc = robo_xml_read_file (path, &robo_help_format, problems);
  RoboHelp *self = doc != NULL ? read_help (xmlDocGetRootElement (doc), problems) : NULL;

  if (self != NULL)
    add_modules (self, problems);

  return self;
}

/* Looking */

static const Section *
get_section (const RoboHelp *self,
             guint           index)
{
  return g_ptr_array_index (self->sections, index);
}

guint
robo_help_get_n_sections (const RoboHelp *self)
{
  return self->sections->len;
}

const RoboHelpSection *
robo_help_get_section (const RoboHelp *self,
                       guint           index)
{
  g_return_val_if_fail (index < self->sections->len, NULL);

  return &get_section (self, index)->section;
}

const char *
robo_help_get_title (const RoboHelp *self,
                     guint           index)
{
  const Section *section;
  const char    *title;

  g_return_val_if_fail (index < self->sections->len, NULL);

  section = get_section (self, index);
  if (section->card != ROBO_NO_CARD)
    return robo_modules_get_title (self->modules, section->card);

  /* The schema cannot tell that a title is empty. */
  title = robo_texts_get (section->title);

  return title != NULL ? title : section->section.id;
}

const char *
robo_help_get_paragraph (const RoboHelp *self,
                         guint           index,
                         guint           paragraph,
                         gboolean       *is_detailed)
{
  const Section *section;

  g_return_val_if_fail (index < self->sections->len && is_detailed != NULL, NULL);

  section = get_section (self, index);
  *is_detailed = FALSE;
  if (section->card != ROBO_NO_CARD)
    {
      /* What is on the card, and then the exact rule, which the short rules leave out. */
      if (paragraph == 0)
        return robo_modules_get_text (self->modules, section->card);
      if (paragraph > g_strv_length (section->rule))
        return NULL;

      *is_detailed = TRUE;

      return section->rule[paragraph - 1];
    }
  if (paragraph >= section->paragraphs->len)
    return NULL;

  *is_detailed = g_array_index (section->details, gboolean, paragraph);

  return robo_texts_get (g_ptr_array_index (section->paragraphs, paragraph));
}

guint
robo_help_find (const RoboHelp *self,
                const char     *topic)
{
  const char *prefix = "chapter:";

  if (g_str_has_prefix (topic, prefix))
    {
      guint64 chapter = g_ascii_strtoull (topic + strlen (prefix), NULL, 10);

      for (guint i = 0; i < self->sections->len; i++)
        {
          if (get_section (self, i)->section.chapter == chapter)
            return i;
        }

      return G_MAXUINT;
    }

  for (guint i = 0; i < self->sections->len; i++)
    {
      if (g_str_equal (get_section (self, i)->section.id, topic))
        return i;
    }

  return G_MAXUINT;
}

/* All its words, in a form in which upper case does not count. */
static char *
dup_folded (const RoboHelp *self,
            guint           index)
{
  g_autoptr (GString) all = g_string_new (robo_help_get_title (self, index));
  const char *text;
  gboolean    is_detailed;

  for (guint i = 0; (text = robo_help_get_paragraph (self, index, i, &is_detailed)) != NULL; i++)
    g_string_append_printf (all, "\n%s", text);

  return g_utf8_casefold (all->str, -1);
}

gboolean
robo_help_matches (const RoboHelp *self,
                   guint           index,
                   const char     *words)
{
  g_autofree char *text = dup_folded (self, index);
  g_autofree char *folded = g_utf8_casefold (words, -1);
  g_auto (GStrv) each = g_strsplit (folded, " ", -1);

  for (guint i = 0; each[i] != NULL; i++)
    {
      if (strstr (text, each[i]) == NULL)
        return FALSE;
    }

  return TRUE;
}
