// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-validate.h"

#include "robo-arena-private.h"
#include "robo-arena.h"

static void
validate_arena (const char   *data,
                gsize         length,
                RoboProblems *problems)
{
  robo_arena_unref (robo_arena_load_memory (data, length, problems));
}

/* Every format, once. */
static const struct
{
  const RoboXmlFormat *format;
  void (*validate) (const char   *data,
                    gsize         length,
                    RoboProblems *problems);
} formats[] = {
  { &robo_arena_format, validate_arena },
};

static void
validate (const char   *data,
          gsize         length,
          RoboProblems *problems)
{
  const RoboXmlFormat *all[G_N_ELEMENTS (formats) + 1] = { NULL };
  const RoboXmlFormat *found;

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    all[i] = formats[i].format;

  found = robo_xml_sniff (data, length, all, problems);
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      if (formats[i].format == found)
        formats[i].validate (data, length, problems);
    }
}

gboolean
robo_validate_file (const char   *path,
                    RoboProblems *problems)
{
  g_autoptr (GBytes) bytes = robo_xml_load_file (path, ROBO_XML_MAX_CONTAINER_SIZE, problems);
  gsize       length;
  const char *data;

  if (bytes == NULL)
    return FALSE;

  data = g_bytes_get_data (bytes, &length);
  validate (data, length, problems);

  return !robo_problems_has_errors (problems);
}
