// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-help-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "files/cards/robo-modules.h"
#include "files/scenario/robo-position.h"
#include "files/xml/robo-attributes.h"
#include "files/xml/robo-paths.h"
#include "files/xml/robo-texts.h"
#include "robo-explain-module.h"

/* The scenarios of the diagrams are in this file in the folder of the help file. */
#define DIAGRAMS_FILE "diagrams.xml"

#define MODULE_PREFIX "module:"

typedef struct
{
  char      *id; /* or NULL */
  RoboTexts *texts;
  gboolean   is_detailed;
} Paragraph;

typedef struct
{
  guint               line;
  char               *scenario;
  char               *then; /* or NULL */
  RoboTexts          *caption;
  const RoboPosition *positions[2]; /* positions of both scenarios, borrowed; or NULL */
} Diagram;

/* Holds a section, with its texts either from the help file or from a card. */
typedef struct
{
  RoboHelpSection section;
  RoboTexts      *part;       /* title of the part that begins with this section, or NULL */
  RoboTexts      *title;      /* or NULL */
  RoboTexts      *words;      /* words that only the search uses and that are never shown, or NULL */
  GPtrArray      *paragraphs; /* array of Paragraph */
  GPtrArray      *diagrams;   /* array of Diagram */
  guint           card;
  char          **rule; /* for a module: its exact rule (robo-explain.h); else NULL */
} Section;

struct _RoboHelp
{
  gatomicrefcount ref_count;
  GPtrArray      *sections;  /* array of Section */
  guint           cards_at;  /* index at which the sections of modules are inserted, or G_MAXUINT for the end */
  GPtrArray      *cards;     /* array of Section: the diagrams of modules, until each module has a section */
  GPtrArray      *positions; /* array of RoboPosition, or NULL */
  RoboModules    *modules;   /* or NULL */
};

static const RoboXmlHint hints[] = {
  { "part", N_ ("Write it like <part><title>…</title>, with at least one <section> or <cards>.") },
  { "section", N_ ("Write it like <section id=\"pit\">, with <title>, at least one <paragraph>, and then any <diagram>.") },
  { "paragraph", N_ ("Write it like <paragraph detailed=\"true\"><text>…</text></paragraph>.") },
  { "diagram", N_ ("Write it like <diagram scenario=\"pushing\"><caption>…</caption></diagram>.") },
  { "cards", N_ ("It can hold only entries like <card id=\"teleport\">, each with at least one <diagram>.") },
  { NULL },
};

/* Counts and lengths have these limits; doc/formats.md gives the reasons. */
static const RoboXmlLimit limits[] = {
  { "title", 64, 100, FALSE },
  { "text", 64, 0, FALSE },
  { "words", 64, 0, FALSE },
  { "caption", 64, 200, FALSE },
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
paragraph_free (gpointer data)
{
  Paragraph *self = data;

  g_free (self->id);
  robo_texts_free (self->texts);
  g_free (self);
}

static void
diagram_free (gpointer data)
{
  Diagram *self = data;

  g_free (self->scenario);
  g_free (self->then);
  robo_texts_free (self->caption);
  g_free (self);
}

static void
section_free (gpointer data)
{
  Section *self = data;

  g_free (self->section.id);
  g_free (self->section.picture);
  g_free (self->section.rules);
  robo_texts_free (self->part);
  robo_texts_free (self->title);
  robo_texts_free (self->words);
  g_ptr_array_unref (self->paragraphs);
  g_ptr_array_unref (self->diagrams);
  g_strfreev (self->rule);
  g_free (self);
}

static Section *
section_new (void)
{
  Section *section = g_new0 (Section, 1);

  section->paragraphs = g_ptr_array_new_with_free_func (paragraph_free);
  section->diagrams = g_ptr_array_new_with_free_func (diagram_free);
  section->card = ROBO_NO_CARD;

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
  g_ptr_array_unref (self->cards);
  g_clear_pointer (&self->positions, g_ptr_array_unref);
  g_clear_pointer (&self->modules, robo_modules_unref);
  g_free (self);
}

/* Reading */

/* The tables list the attributes of elements, which data/schema/help.rnc defines. */

static const RoboAttribute section_attributes[] = {
  { ROBO_TEXT ("id", Section, section.id) },
  { ROBO_TEXT ("picture", Section, section.picture) },
  { ROBO_TEXT ("rule", Section, section.rules) },
  { NULL },
};

static const RoboAttribute paragraph_attributes[] = {
  { ROBO_TEXT ("id", Paragraph, id) },
  { ROBO_BOOLEAN ("detailed", Paragraph, is_detailed), .is_optional = TRUE },
  { NULL },
};

static const RoboAttribute diagram_attributes[] = {
  { ROBO_TEXT ("scenario", Diagram, scenario) },
  { ROBO_TEXT ("then", Diagram, then) },
  { NULL },
};

static void
read_diagrams (Section       *section,
               const xmlNode *node,
               RoboProblems  *problems)
{
  for (xmlNode *child = robo_xml_get_first (node, "diagram"); child != NULL; child = robo_xml_get_next (child, "diagram"))
    {
      Diagram *diagram = g_new0 (Diagram, 1);

      diagram->line = robo_xml_get_line (child);
      robo_attributes_read (diagram_attributes, child, diagram, NULL, problems);
      diagram->caption = robo_texts_new_from_children (child, "caption");
      g_ptr_array_add (section->diagrams, diagram);
    }
}

/* Reads a section and adds it to `self`, which owns it. Returns the section, or NULL with an error. */
static Section *
read_section (RoboHelp      *self,
              const xmlNode *node,
              RoboProblems  *problems)
{
  Section *section = section_new ();

  robo_attributes_read (section_attributes, node, section, NULL, problems);
  if (robo_help_find (self, section->section.id, NULL) != G_MAXUINT)
    {
      robo_problems_add (problems, ROBO_PROBLEM_MEANING, robo_xml_get_line (node),
                         /* Translators: %s is the id of a section of the rules, such as "pit". */
                         _ ("“%s” is already the id of another section. Give this one another "
                            "id."),
                         section->section.id);
      section_free (section);
      return NULL;
    }

  g_ptr_array_add (self->sections, section);
  section->title = robo_texts_new_from_children (node, "title");
  section->words = robo_texts_new_from_children (node, "words");
  for (xmlNode *child = robo_xml_get_first (node, "paragraph"); child != NULL;
       child = robo_xml_get_next (child, "paragraph"))
    {
      Paragraph *paragraph = g_new0 (Paragraph, 1);

      g_ptr_array_add (section->paragraphs, paragraph);
      paragraph->texts = robo_texts_new_from_children (child, "text");
      if (!robo_attributes_read (paragraph_attributes, child, paragraph, NULL, problems))
        return NULL;
    }
  read_diagrams (section, node, problems);

  return section;
}

static gboolean
read_cards (RoboHelp      *self,
            const xmlNode *node,
            RoboProblems  *problems)
{
  if (self->cards_at != G_MAXUINT)
    {
      robo_problems_add (problems, ROBO_PROBLEM_MISWRITTEN, robo_xml_get_line (node),
                         /* Translators: %s is an XML element such as "tokens". */
                         _ ("A second <%s> was found. Put everything into one."), "cards");
      return FALSE;
    }

  self->cards_at = self->sections->len;
  for (xmlNode *child = robo_xml_get_first (node, "card"); child != NULL; child = robo_xml_get_next (child, "card"))
    {
      Section         *card = section_new ();
      g_autofree char *id = robo_xml_dup_string (child, "id");

      card->section.id = g_strconcat (MODULE_PREFIX, id, NULL);
      read_diagrams (card, child, problems);
      g_ptr_array_add (self->cards, card);
    }

  return TRUE;
}

static gboolean
read_sections (RoboHelp      *self,
               const xmlNode *node,
               RoboProblems  *problems)
{
  for (xmlNode *child = node->children; child != NULL; child = child->next)
    {
      if (robo_xml_is (child, "section") && read_section (self, child, problems) == NULL)
        return FALSE;
      if (robo_xml_is (child, "cards") && !read_cards (self, child, problems))
        return FALSE;
      if (robo_xml_is (child, "part"))
        {
          guint first = self->sections->len;

          if (!read_sections (self, child, problems))
            return FALSE;
          /* A part that has only modules has no section yet, so no section gets its title. */
          if (first < self->sections->len)
            ((Section *)self->sections->pdata[first])->part = robo_texts_new_from_children (child, "title");
        }
    }

  return TRUE;
}

static RoboHelp *
read_help (const xmlNode *root,
           RoboProblems  *problems)
{
  g_autoptr (RoboHelp) self = g_new0 (RoboHelp, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->sections = g_ptr_array_new_with_free_func (section_free);
  self->cards = g_ptr_array_new_with_free_func (section_free);
  self->cards_at = G_MAXUINT;

  return read_sections (self, root, problems) ? g_steal_pointer (&self) : NULL;
}

static const RoboPosition *
find_position (const RoboHelp *self,
               const char     *scenario)
{
  for (guint i = 0; i < self->positions->len; i++)
    {
      const RoboPosition *position = self->positions->pdata[i];

      if (g_strcmp0 (position->id, scenario) == 0)
        return position;
    }

  return NULL;
}

static gboolean
find_positions (RoboHelp     *self,
                GPtrArray    *sections,
                RoboProblems *problems)
{
  for (guint i = 0; i < sections->len; i++)
    {
      const Section *section = sections->pdata[i];

      for (guint j = 0; j < section->diagrams->len; j++)
        {
          Diagram    *diagram = section->diagrams->pdata[j];
          const char *names[] = { diagram->scenario, diagram->then };

          for (guint k = 0; k < G_N_ELEMENTS (names); k++)
            {
              diagram->positions[k] = names[k] != NULL ? find_position (self, names[k]) : NULL;
              if (names[k] == NULL || diagram->positions[k] != NULL)
                continue;

              robo_problems_add (problems, ROBO_PROBLEM_MEANING, diagram->line,
                                 /* Translators: %1$s is the id of a scenario such as "pushing", %2$s a file. */
                                 _ ("Scenario “%1$s” isn’t in %2$s. Name another one, or add it to that file."),
                                 names[k], DIAGRAMS_FILE);
              return FALSE;
            }
        }
    }

  return TRUE;
}

/* Loads the scenarios of the diagrams. Problems of the scenario file go into a separate list, because their line
 * numbers are not those of the help file. */
static gboolean
load_positions (RoboHelp     *self,
                const char   *path,
                RoboProblems *problems)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *file = g_build_filename (folder, DIAGRAMS_FILE, NULL);
  g_autoptr (RoboProblems) found = robo_problems_new (file);
  g_autoptr (GBytes) bytes = robo_xml_load_file (file, ROBO_XML_MAX_CONTAINER_SIZE, found);
  g_autoptr (GError) error = NULL;

  if (bytes != NULL)
    self->positions = robo_position_load_each (bytes, found);
  if (robo_problems_check (found, &error))
    return TRUE;

  robo_problems_add (problems, ROBO_PROBLEM_MEANING, 0, "%s", error->message);
  return FALSE;
}

static GPtrArray *
take_diagrams (RoboHelp   *self,
               const char *id)
{
  for (guint i = 0; i < self->cards->len; i++)
    {
      Section *card = self->cards->pdata[i];

      if (g_str_equal (card->section.id, id))
        return g_ptr_array_ref (card->diagrams);
    }

  return NULL;
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
robo_help_load_file (const char   *path,
                     RoboProblems *problems)
{
  g_autoptr (xmlDoc) doc = robo_xml_read_file (path, &robo_help_format, problems);
  g_autoptr (RoboHelp) self = doc != NULL ? read_help (xmlDocGetRootElement (doc), problems) : NULL;
  gboolean has_diagrams;

  if (self == NULL)
    return NULL;

  has_diagrams = self->cards->len > 0;
  for (guint i = 0; i < self->sections->len; i++)
    has_diagrams |= ((const Section *)self->sections->pdata[i])->diagrams->len > 0;
  if (has_diagrams && (!load_positions (self, path, problems) || !find_positions (self, self->sections, problems) ||
                       !find_positions (self, self->cards, problems)))
    return NULL;

  return g_steal_pointer (&self);
}

RoboHelp *
robo_help_load_bundled (RoboProblems *problems)
{
  static const char *const ids[] = { "standard", "workshop", NULL };
  const RoboCards         *cards;
  g_autofree char         *path = g_build_filename (robo_paths_get_data_dir (), "help", "rules.help.xml", NULL);
  RoboHelp                *self = robo_help_load_file (path, problems);
  guint                    at;

  if (self == NULL)
    return NULL;

  self->modules = robo_modules_load_bundled (ids, problems);
  if (self->modules == NULL)
    return self;

  at = MIN (self->cards_at, self->sections->len);
  cards = robo_modules_get_cards (self->modules);
  for (guint card = 0; card < cards->n_cards; card++)
    {
      Section         *section = section_new ();
      g_autofree char *rule = robo_explain_module (self->modules, card, NULL);
      GPtrArray       *diagrams;

      section->section.id = g_strconcat (MODULE_PREFIX, cards->cards[card].id, NULL);
      section->card = card;
      section->rule = g_strsplit (rule, "\n", -1);
      diagrams = take_diagrams (self, section->section.id);
      if (diagrams != NULL)
        {
          g_ptr_array_unref (section->diagrams);
          section->diagrams = diagrams;
        }
      g_ptr_array_insert (self->sections, (int)(at + card), section);
    }

  return self;
}

/* Lookup */

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

  /* Use the id if the title is empty, which the schema cannot detect. */
  title = robo_texts_get (section->title);

  return title != NULL ? title : section->section.id;
}

const char *
robo_help_get_pictogram (const RoboHelp *self,
                         guint           index,
                         RoboCardColour *deck)
{
  guint card;

  g_return_val_if_fail (index < self->sections->len && deck != NULL, NULL);

  card = get_section (self, index)->card;
  if (card == ROBO_NO_CARD)
    return NULL;

  *deck = robo_modules_get_cards (self->modules)->cards[card].colour;

  return robo_modules_get_pictogram (self->modules, card);
}

const char *
robo_help_get_part (const RoboHelp *self,
                    guint           index)
{
  const Section *section;

  g_return_val_if_fail (index < self->sections->len, NULL);

  section = get_section (self, index);

  return section->part != NULL ? robo_texts_get (section->part) : NULL;
}

const char *
robo_help_get_paragraph (const RoboHelp *self,
                         guint           index,
                         guint           paragraph,
                         gboolean       *is_detailed)
{
  const Section   *section;
  const Paragraph *found;

  g_return_val_if_fail (index < self->sections->len && is_detailed != NULL, NULL);

  section = get_section (self, index);
  *is_detailed = FALSE;
  if (section->card != ROBO_NO_CARD)
    {
      /* The first paragraph is the text on the card. The paragraphs of the exact rule follow, which the short rules
       * leave out. */
      if (paragraph == 0)
        return robo_modules_get_text (self->modules, section->card);
      if (paragraph > g_strv_length (section->rule))
        return NULL;

      *is_detailed = TRUE;

      return section->rule[paragraph - 1];
    }
  if (paragraph >= section->paragraphs->len)
    return NULL;

  found = section->paragraphs->pdata[paragraph];
  *is_detailed = found->is_detailed;

  return robo_texts_get (found->texts);
}

guint
robo_help_get_n_diagrams (const RoboHelp *self,
                          guint           index)
{
  g_return_val_if_fail (index < self->sections->len, 0);

  return get_section (self, index)->diagrams->len;
}

const RoboPosition *
robo_help_get_diagram (const RoboHelp      *self,
                       guint                index,
                       guint                diagram,
                       const RoboPosition **then,
                       const char         **caption)
{
  const Diagram *found;

  g_return_val_if_fail (index < self->sections->len && then != NULL && caption != NULL, NULL);
  g_return_val_if_fail (diagram < get_section (self, index)->diagrams->len, NULL);

  found = get_section (self, index)->diagrams->pdata[diagram];
  *then = found->positions[1];
  *caption = robo_texts_get (found->caption);

  return found->positions[0];
}

guint
robo_help_find (const RoboHelp *self,
                const char     *topic,
                guint          *paragraph)
{
  const char      *mark = strchr (topic, '#');
  g_autofree char *id = mark != NULL ? g_strndup (topic, (gsize)(mark - topic)) : g_strdup (topic);

  if (paragraph != NULL)
    *paragraph = G_MAXUINT;
  for (guint i = 0; i < self->sections->len; i++)
    {
      const Section *section = get_section (self, i);

      if (!g_str_equal (section->section.id, id))
        continue;

      for (guint j = 0; mark != NULL && paragraph != NULL && j < section->paragraphs->len; j++)
        if (g_strcmp0 (((const Paragraph *)section->paragraphs->pdata[j])->id, mark + 1) == 0)
          *paragraph = j;

      return i;
    }

  return G_MAXUINT;
}

/* Returns a text for comparison, without the differences that people ignore when they search: case, accents and the
 * form of apostrophes. The Polish ł is replaced here, because Unicode does not decompose it into l and an accent. */
static char *
fold_for_search (const char *text)
{
  g_autofree char *decomposed = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  g_autofree char *folded = g_utf8_casefold (decomposed, -1);
  GString         *plain = g_string_new (NULL);

  for (const char *c = folded; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);

      if (g_unichar_ismark (letter))
        continue;
      if (letter == 0x2019)
        letter = '\'';
      if (letter == 0x142)
        letter = 'l';
      g_string_append_unichar (plain, letter);
    }

  return g_string_free (plain, FALSE);
}

/* Returns the words of a section that are never shown, folded by fold_for_search(). */
static char *
dup_hidden_words (const RoboHelp *self,
                  guint           index)
{
  const Section *section = get_section (self, index);
  const char    *words = section->words != NULL ? robo_texts_get (section->words) : NULL;

  return fold_for_search (words != NULL ? words : "");
}

/* Returns all texts of a section that the search looks at, folded by fold_for_search(). */
static char *
dup_folded (const RoboHelp *self,
            guint           index)
{
  const Section   *section = get_section (self, index);
  g_autofree char *hidden = dup_hidden_words (self, index);
  g_autoptr (GString) all = g_string_new (robo_help_get_title (self, index));
  const char *text;
  gboolean    is_detailed;

  for (guint i = 0; (text = robo_help_get_paragraph (self, index, i, &is_detailed)) != NULL; i++)
    g_string_append_printf (all, "\n%s", text);
  for (guint i = 0; i < section->diagrams->len; i++)
    {
      const char *caption = robo_texts_get (((const Diagram *)section->diagrams->pdata[i])->caption);

      if (caption != NULL)
        g_string_append_printf (all, "\n%s", caption);
    }
  g_string_append_printf (all, "\n%s", hidden);

  return fold_for_search (all->str);
}

/* Says how well a section contains a word. Better finds have greater values, which are added up to the rating. */
typedef enum
{
  FOUND_NOT,
  FOUND_INSIDE,   /* inside another word of the section */
  FOUND_IN_TEXT,  /* at the beginning of a word */
  FOUND_IN_TITLE, /* at the beginning of a word of the title */
  FOUND_AS_WORD,  /* as a word of the title or of the words that are never shown */
  FOUND_FIRST,    /* at the beginning of the title, as the name of a thing; only in a search for a single word */
} Found;

/* Returns whether the text has the word at the beginning of one of its words, or as a whole word. */
static gboolean
has_word (const char *text,
          const char *word,
          gboolean    is_whole)
{
  gsize length = strlen (word);

  for (const char *c = strstr (text, word); c != NULL; c = strstr (c + 1, word))
    {
      gunichar before = c > text ? g_utf8_get_char (g_utf8_prev_char (c)) : ' ';

      if (!g_unichar_isalnum (before) && (!is_whole || !g_unichar_isalnum (g_utf8_get_char (c + length))))
        return TRUE;
    }

  return FALSE;
}

static Found
find_word (const char *title,
           const char *hidden,
           const char *text,
           const char *word)
{
  if (strstr (text, word) == NULL)
    return FOUND_NOT;
  if (has_word (title, word, TRUE) || has_word (hidden, word, TRUE))
    return FOUND_AS_WORD;
  if (has_word (title, word, FALSE))
    return FOUND_IN_TITLE;

  return has_word (text, word, FALSE) ? FOUND_IN_TEXT : FOUND_INSIDE;
}

/* Returns the folded words of a search. Leaves out words that have little meaning, unless there are no others. */
static GStrv
split_words (const char *words)
{
  /* Translators: These are small words that a search in the rules ignores, so that a question such as “What happens when
   * I fall into a pit?” is found by its other words. Write the small words of your language, in lower case and in all
   * their forms, separated by semicolons without blanks. */
  const char      *small = C_ ("small words", "a;an;the;i;i’m;my;me;you;your;it;its;is;are;am;was;be;do;does;did;can;could;may;have;has;get;gets;how;what;when;where;which;who;whose;why;if;in;on;of;to;at;by;for;from;with;and;or;so;that;there;this");
  g_autofree char *folded_small = fold_for_search (small);
  g_auto (GStrv) ignored = g_strsplit (folded_small, ";", -1);
  g_autofree char *folded = fold_for_search (words);
  g_auto (GStrv) all = g_strsplit_set (folded, " ,.;:!?\"()", -1);
  g_autoptr (GStrvBuilder) every = g_strv_builder_new ();
  g_autoptr (GStrvBuilder) meaningful = g_strv_builder_new ();
  g_auto (GStrv) found = NULL;

  for (guint i = 0; all[i] != NULL; i++)
    {
      if (*all[i] == '\0')
        continue;
      g_strv_builder_add (every, all[i]);
      if (!g_strv_contains ((const char *const *)ignored, all[i]))
        g_strv_builder_add (meaningful, all[i]);
    }
  found = g_strv_builder_end (meaningful);

  return found[0] != NULL ? g_steal_pointer (&found) : g_strv_builder_end (every);
}

/* However rare a word is, it counts at most this many times as much as a word that all sections have. */
#define MAX_WEIGHT 4

/* Rates the sections by how many words they have, and how rare these words are in the help. A section is found if it
 * has most of the words in this sense. `founds` has a Found for each section and word. */
static void
rate_by_rarity (GArray       *ratings,
                const guint8 *founds,
                guint         n_words)
{
  g_autofree guint *weights = g_new0 (guint, ratings->len);
  guint             total = 0;

  memset (ratings->data, 0, ratings->len * sizeof (guint));
  for (guint word = 0; word < n_words; word++)
    {
      guint n_with = 0;
      guint weight;

      for (guint i = 0; i < ratings->len; i++)
        n_with += founds[i * n_words + word] > FOUND_INSIDE;
      weight = MIN (g_bit_storage (ratings->len / MAX (n_with, 1)), MAX_WEIGHT);
      total += n_with > 0 ? weight : 0;
      for (guint i = 0; i < ratings->len; i++)
        {
          if (founds[i * n_words + word] <= FOUND_INSIDE)
            continue;
          weights[i] += weight;
          g_array_index (ratings, guint, i) += weight * founds[i * n_words + word];
        }
    }

  for (guint i = 0; i < ratings->len; i++)
    if (2 * weights[i] <= total)
      g_array_index (ratings, guint, i) = 0;
}

GArray *
robo_help_search (const RoboHelp *self,
                  const char     *words)
{
  g_auto (GStrv) each = split_words (words);
  guint              n_words = g_strv_length (each);
  guint              n_sections = robo_help_get_n_sections (self);
  guint              n_found = 0;
  g_autofree guint8 *founds = g_new0 (guint8, n_sections * n_words + 1);
  GArray            *ratings = g_array_sized_new (FALSE, TRUE, sizeof (guint), n_sections);

  g_array_set_size (ratings, n_sections);
  for (guint i = 0; i < n_sections; i++)
    {
      g_autofree char *title = n_words > 0 ? fold_for_search (robo_help_get_title (self, i)) : NULL;
      g_autofree char *text = n_words > 0 ? dup_folded (self, i) : NULL;
      g_autofree char *hidden = n_words > 0 ? dup_hidden_words (self, i) : NULL;
      guint            rating = 1;
      gboolean         has_all = TRUE;
      gboolean         is_title = n_words > 1;

      for (guint word = 0; word < n_words; word++)
        {
          Found found = find_word (title, hidden, text, each[word]);

          if (n_words == 1 && g_str_has_prefix (title, each[word]))
            found = FOUND_FIRST;
          founds[i * n_words + word] = found;
          rating += found;
          has_all = has_all && found != FOUND_NOT;
          is_title = is_title && has_word (title, each[word], FALSE);
        }
      /* A title that has all the words rates one more, because it is probably the question that the player asks. */
      g_array_index (ratings, guint, i) = has_all ? rating + is_title : 0;
      n_found += has_all;
    }
  if (n_found == 0)
    rate_by_rarity (ratings, founds, n_words);

  return ratings;
}
