// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <glib/gi18n-lib.h>

#include "robo-arena-diff-private.h"
#include "files/xml/robo-languages.h"
#include "files/xml/robo-xml.h"

/* What people read about an arena, language by language. */

/* How to say that a text is new, gone, or another one. Texts of languages have the language as their first %s; then
 * come the text, of changed ones that of now and that of before. */
typedef struct
{
  const char *added;
  const char *removed;
  const char *changed;
} Sentences;

static const Sentences name_sentences = {
  /* Translators: %s is a text of an arena. */
  N_ ("A name is new: “%s”."),
  /* Translators: %s is a text of an arena. */
  N_ ("The name is gone: “%s”."),
  /* Translators: the first %s is what it is now, the second what it was. */
  N_ ("The name is “%s” instead of “%s”."),
};

static const Sentences language_name_sentences = {
  /* Translators: the first %s is the name of a language in itself, such as “polski”, then comes the text. */
  N_ ("A name in a language (%s) is new: “%s”."),
  /* Translators: the first %s is the name of a language in itself, such as “polski”, then comes the text. */
  N_ ("The name in a language (%s) is gone: “%s”."),
  /* Translators: the first %s is the name of a language in itself, such as “polski”, then comes the text of now and that of before. */
  N_ ("The name in a language (%s) is “%s” instead of “%s”."),
};

static const Sentences description_sentences = {
  /* Translators: %s is a text of an arena. */
  N_ ("A description is new: “%s”"),
  /* Translators: %s is a text of an arena. */
  N_ ("The description is gone: “%s”"),
  /* Translators: the first %s is what it is now, the second what it was. */
  N_ ("The description is “%s” instead of “%s”"),
};

static const Sentences language_description_sentences = {
  /* Translators: the first %s is the name of a language in itself, such as “polski”, then comes the text. */
  N_ ("A description in a language (%s) is new: “%s”"),
  /* Translators: the first %s is the name of a language in itself, such as “polski”, then comes the text. */
  N_ ("The description in a language (%s) is gone: “%s”"),
  /* Translators: the first %s is the name of a language in itself, such as “polski”, then comes the text of now and that of before. */
  N_ ("The description in a language (%s) is “%s” instead of “%s”"),
};

static const Sentences author_sentences = {
  /* Translators: %s is a text of an arena. */
  N_ ("An author is named: “%s”."),
  /* Translators: %s is a text of an arena. */
  N_ ("The author is no longer named: “%s”."),
  /* Translators: the first %s is what it is now, the second what it was. */
  N_ ("The author is “%s” instead of “%s”."),
};

static const Sentences license_sentences = {
  /* Translators: %s is a text of an arena. */
  N_ ("A licence is named: “%s”."),
  /* Translators: %s is a text of an arena. */
  N_ ("The licence is no longer named: “%s”."),
  /* Translators: the first %s is what it is now, the second what it was. */
  N_ ("The licence is “%s” instead of “%s”."),
};

static const Sentences id_sentences = {
  /* Translators: the first %s is what it is now, the second what it was. */
  .changed = N_ ("The id is “%s” instead of “%s”."),
};

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

static void
add_change (RoboArenaDiff *self,
            const char    *sentence,
            const char    *language,
            const char    *text,
            const char    *old_text)
{
  RoboArenaChange  change = robo_arena_change (ROBO_ARENA_CHANGE_TEXT);
  g_autofree char *shown = robo_xml_shorten (text);
  g_autofree char *old_shown = robo_xml_shorten (old_text);

  /* What a sentence has no place for is left over at its end. */
  if (language != NULL)
    robo_arena_diff_add (self, &change, sentence, robo_language_get_name (language), shown, old_shown);
  else
    robo_arena_diff_add (self, &change, sentence, shown, old_shown);
}

#pragma GCC diagnostic pop

static void
compare (RoboArenaDiff   *self,
         const Sentences *sentences,
         const char      *language,
         const char      *before,
         const char      *after)
{
  gboolean was_there = before != NULL && before[0] != '\0';
  gboolean is_there = after != NULL && after[0] != '\0';

  if (was_there && is_there && !g_str_equal (before, after))
    add_change (self, _ (sentences->changed), language, after, before);
  else if (is_there && !was_there)
    add_change (self, _ (sentences->added), language, after, "");
  else if (was_there && !is_there)
    add_change (self, _ (sentences->removed), language, before, "");
}

static void
compare_language (RoboArenaDiff *self,
                  const char    *language)
{
  compare (self, &language_name_sentences, language,
           robo_arena_get_name_in (self->before, language), robo_arena_get_name_in (self->after, language));
  compare (self, &language_description_sentences, language,
           robo_arena_get_description_in (self->before, language), robo_arena_get_description_in (self->after, language));
}

/* Those of the second arena that the first does not have come last. */
static void
compare_languages (RoboArenaDiff *self)
{
  g_auto (GStrv) old = robo_arena_dup_languages (self->before);
  g_auto (GStrv) now = robo_arena_dup_languages (self->after);

  for (guint i = 0; old[i] != NULL; i++)
    compare_language (self, old[i]);
  for (guint i = 0; now[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *)old, now[i]))
      compare_language (self, now[i]);
}

/*< private >
 * robo_arena_diff_add_texts:
 * @self: differences
 *
 * Adds those of the texts.
 */
void
robo_arena_diff_add_texts (RoboArenaDiff *self)
{
  compare (self, &id_sentences, NULL, robo_arena_get_id (self->before), robo_arena_get_id (self->after));
  compare (self, &name_sentences, NULL,
           robo_arena_get_name_in (self->before, NULL), robo_arena_get_name_in (self->after, NULL));
  compare (self, &description_sentences, NULL,
           robo_arena_get_description_in (self->before, NULL), robo_arena_get_description_in (self->after, NULL));
  compare_languages (self);
  compare (self, &author_sentences, NULL, robo_arena_get_author (self->before), robo_arena_get_author (self->after));
  compare (self, &license_sentences, NULL, robo_arena_get_license (self->before), robo_arena_get_license (self->after));
}
