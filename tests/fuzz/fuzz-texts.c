// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes the readers of pasted, typed and translated text.
#include "config.h"

#include <string.h>

#include "documents/robo-arena-clip.h"
#include "files/xml/robo-mo.h"
#include "files/xml/robo-po.h"
#include "match/robo-program-text.h"

#include "fuzz-target.h"

int
robo_fuzz_po (const guint8 *data,
              gsize         size)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (RoboPo) po = robo_po_load_bytes (bytes, "fuzz.po", &error);
  g_autoptr (RoboPo) again = NULL;
  g_autoptr (GBytes) written = NULL;
  g_autoptr (GBytes) second = NULL;
  g_autoptr (GBytes) mo = NULL;

  g_assert_cmpint (po != NULL, ==, error == NULL);
  if (po == NULL)
    {
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      return FALSE;
    }

  written = robo_po_to_bytes (po);
  again = robo_po_load_bytes (written, "fuzz.po", &error);
  g_assert_no_error (error);
  second = robo_po_to_bytes (again);
  g_assert_true (g_bytes_equal (written, second));
  mo = robo_mo_new_from_po (po, NULL);

  return TRUE;
}

int
robo_fuzz_program (const guint8 *data,
                   gsize         size)
{
  g_autofree char *text = g_strndup ((const char *)data, size);
  g_autofree char *problem = NULL;
  g_autofree char *written = NULL;
  g_autofree char *nothing = NULL;
  RoboProgram      program;
  RoboProgram      again;

  /* A GTK entry contains only valid text. */
  if (!g_utf8_validate (text, -1, NULL))
    return FALSE;

  if (!robo_program_text_parse (text, &program, &problem))
    {
      g_assert_nonnull (problem);
      g_assert_true (g_utf8_validate (problem, -1, NULL));
      return FALSE;
    }

  g_assert_null (problem);
  written = robo_program_to_text (&program);
  g_assert_true (robo_program_text_parse (written, &again, &nothing));
  g_assert_cmpmem (&program, sizeof program, &again, sizeof again);

  return TRUE;
}

int
robo_fuzz_clipboard (const guint8 *data,
                     gsize         size)
{
  g_autofree char *text = g_strndup ((const char *)data, size);
  g_autofree char *written = NULL;
  g_autofree char *second = NULL;
  RoboPlan         plan = { .columns = 7, .rows = 5 };
  RoboClip         clip;
  RoboClip         again;

  if (!robo_clip_from_text (&clip, text))
    return FALSE;

  written = robo_clip_to_text (&clip);
  g_assert_true (robo_clip_from_text (&again, written));
  second = robo_clip_to_text (&again);
  g_assert_cmpstr (written, ==, second);

  robo_clip_paste (&clip, ROBO_SYMMETRY_OFF, &plan, 3, -1);
  robo_board_free (robo_board_new (&plan));

  return TRUE;
}
