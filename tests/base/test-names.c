// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that names are cleaned, and that names that look alike are recognized.
#include "base/robo-names.h"

static const struct
{
  const char *name;
  const char *clean;
} names[] = {
  { "Anna", "Anna" },
  { "  Anna \t  Maria\n", "Anna Maria" },
  { "An\u00a0na", "An na" },
  { "\u3164", "" },
  { "\u200b\u2060\ufeff", "" },
  { "An\u200bna\u00ad", "Anna" },
  { "An\u200dna", "Anna" },
  { "Rome\u202e tenalp", "Rome tenalp" },
  { "\u2067Rome", "Rome" },
  /* Joiners stay where they have an effect: in a family of three, and in a Persian word. */
  { "\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f468\u200d\U0001f469\u200d\U0001f467" },
  { "\u2764\ufe0f", "\u2764\ufe0f" },
  { "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645" },
  { "Zoe\u0308", "Zoe\u0308" },
  { "a\u0301\u0301\u0301\u0301\u0301\u0301\u0301b", "a\u0301\u0301\u0301\u0301b" },
};

static const struct
{
  const char *one;
  const char *other;
  gboolean    is_alike;
} pairs[] = {
  { "Anna", "Anna", TRUE },
  { "Anna", "anna", TRUE },
  { "Bill", "BiII", TRUE },
  { "Bill", "Bi11", TRUE },
  { "Otto", "0tt0", TRUE },
  { "Anna Maria", "Anna\u2003Maria", TRUE },
  { "Anna Maria", "AnnaMaria", TRUE },
  { "Anna", "An\u200bna", TRUE },
  { "Anna", "Anna\u3164", TRUE },
  { "Anna", "Anna\u202e", TRUE },
  { "Anna", "\u0410nna", TRUE }, /* Cyrillic */
  { "Zo\u00eb", "Zoe\u0308", TRUE },
  { "Anna", "\uff21nna", TRUE }, /* full-width letter */
  { "Anna", "Anna\u0336", TRUE },
  { "Anna", "Hanna", FALSE },
  { "Zoe", "Zo\u00eb", FALSE },
  { "Player 1", "Player 2", FALSE },
  { "Operator 10", "Operator 11", FALSE },
};

static void
test_clean (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *clean = robo_names_dup_clean (names[i].name, 100);

      g_assert_cmpstr (clean, ==, names[i].clean);
    }
}

static void
test_limit (void)
{
  g_autofree char *clean = robo_names_dup_clean ("łłłłł", 3);

  g_assert_cmpstr (clean, ==, "łłł");
}

static void
test_alike (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      g_test_message ("%s and %s", pairs[i].one, pairs[i].other);
      g_assert_cmpint (robo_names_look_alike (pairs[i].one, pairs[i].other), ==, pairs[i].is_alike);
      g_assert_cmpint (robo_names_look_alike (pairs[i].other, pairs[i].one), ==, pairs[i].is_alike);
    }
}

static void
test_given (void)
{
  static const struct
  {
    const char *full;
    const char *given;
  } rows[] = {
    { "Anna Maria Schmidt", "Anna" },
    { "  Anna\tSchmidt", "Anna" },
    { "Schmidt, Anna", "Anna" },
    { "Anna", "Anna" },
    { "", "anna7" },
    { "Unknown", "anna7" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *given = robo_names_dup_given (rows[i].full, "anna7");

      g_assert_cmpstr (given, ==, rows[i].given);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/base/names/cleaned-name/invisible-characters-are-removed", test_clean);
  g_test_add_func ("/base/names/cleaned-name/long-name-is-cut-between-characters", test_limit);
  g_test_add_func ("/base/names/given-name/rest-of-the-full-name-is-left-out", test_given);
  g_test_add_func ("/base/names/names-that-look-alike/are-told-from-names-that-differ", test_alike);

  return g_test_run ();
}
