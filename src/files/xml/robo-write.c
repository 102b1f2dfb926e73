// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-write.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "robo-xml.h"

/* A longer chain of links is a loop. */
#define MAX_LINKS 40
/* The namespace of a document is in this many bytes at its beginning. */
#define HEAD_SIZE 65536
#define MARK      "urn:x-robodrome:"

/* Returns the target of a link, even if the target does not exist yet. Returns any other path unchanged. */
static char *
follow_links (const char *path)
{
  char *place = g_strdup (path);

  for (guint i = 0; i < MAX_LINKS; i++)
    {
      g_autofree char *target = g_file_read_link (place, NULL);
      g_autofree char *folder = NULL;
      char            *next;

      if (target == NULL)
        break;
      folder = g_path_get_dirname (place);
      next = g_path_is_absolute (target) ? g_strdup (target) : g_build_filename (folder, target, NULL);
      g_free (place);
      place = next;
    }

  return place;
}

/* Returns the kind from the first namespace of the program, such as "match". Returns NULL if no such namespace begins
 * in the first HEAD_SIZE bytes. */
static char *
dup_kind (const char *data,
          gsize       size)
{
  const char *mark = g_strstr_len (data, (gssize)MIN (size, HEAD_SIZE), MARK);
  const char *kind;
  const char *end;

  if (mark == NULL)
    return NULL;

  kind = mark + strlen (MARK);
  end = memchr (kind, ':', size - (gsize)(kind - data));

  return end != NULL ? g_strndup (kind, (gsize)(end - kind)) : NULL;
}

static gboolean
refuse_place (GError    **error,
              const char *format,
              const char *path)
{
  g_autofree char *shown = g_filename_display_basename (path);
  g_auto (GStrv) parts = g_strsplit (format, "%s", 2);
  g_autofree char *sentence = g_strjoinv (shown, parts);

  g_set_error_literal (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_WRITE, sentence);

  return FALSE;
}

gboolean
robo_write_check_kind (const char *path,
                       const char *kind,
                       GError    **error)
{
  g_autofree char *place = NULL;
  g_autofree char *head = NULL;
  g_autofree char *old = NULL;
  GStatBuf         before;
  gssize           size;
  int              fd;

  g_return_val_if_fail (path != NULL, FALSE);

  place = follow_links (path);
  if (g_stat (place, &before) != 0 || !S_ISREG (before.st_mode) || before.st_size == 0)
    return TRUE;

  /* Accept a file that cannot be read. Writing will show whether this file can be replaced. */
  fd = g_open (place, O_RDONLY | O_CLOEXEC, 0);
  if (fd < 0)
    return TRUE;

  head = g_malloc (HEAD_SIZE);
  size = read (fd, head, HEAD_SIZE);
  g_close (fd, NULL);
  old = dup_kind (head, (gsize)MAX (size, 0));
  if (size <= 0 || g_strcmp0 (old, kind) == 0)
    return TRUE;

  /* Translators: %s is a file. */
  return refuse_place (error, _ ("%s is a different kind of document, so it wasn’t changed. Choose another "
                                 "name."),
                       path);
}

/* Sets an error whose message has only the name of the file, because the user has chosen the folder. */
gboolean
robo_write_set_error (GError    **error,
                      const char *path,
                      GFileError  code,
                      const char *reason)
{
  g_autofree char *name = g_filename_display_basename (path);

  switch ((int)code)
    {
    case G_FILE_ERROR_NOSPC:
      g_set_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_WRITE,
                   /* Translators: %s is a file. */
                   _ ("%s couldn’t be saved: the disk is full. Free up space, or save somewhere else."), name);
      break;

    case G_FILE_ERROR_ACCES:
    case G_FILE_ERROR_PERM:
    case G_FILE_ERROR_ROFS:
      g_set_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_WRITE,
                   /* Translators: %s is a file. */
                   _ ("%s couldn’t be saved: you don’t have permission to write there. Save somewhere else."), name);
      break;

    case G_FILE_ERROR_NOENT:
    case G_FILE_ERROR_NOTDIR:
      g_set_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_WRITE,
                   /* Translators: %s is a file. */
                   _ ("%s couldn’t be saved: its folder doesn’t exist. Save somewhere else."), name);
      break;

    default:
      g_set_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_WRITE,
                   /* Translators: The first %s is a file, the second is what the system says ("Input/output error"). */
                   _ ("%s couldn’t be saved: %s. Save somewhere else."), name, reason);
      break;
    }

  return FALSE;
}

/* Replaces the content of a file and keeps its permissions. On failure, returns FALSE with an error of GLib;
 * G_FILE_ERROR_INVAL means that the path leads to something other than a regular file. */
static gboolean
replace_file (const char *path,
              GBytes     *bytes,
              GError    **error)
{
  g_autofree char *place = follow_links (path);
  GStatBuf         before;
  gboolean         is_there = g_stat (place, &before) == 0;

  if (is_there && !S_ISREG (before.st_mode))
    {
      g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_INVAL, g_strerror (EINVAL));
      return FALSE;
    }
  if (!g_file_set_contents_full (place, g_bytes_get_data (bytes, NULL), (gssize)g_bytes_get_size (bytes),
                                 G_FILE_SET_CONTENTS_CONSISTENT, is_there ? before.st_mode & 0777 : 0666, error))
    return FALSE;

  /* Set the old permissions, because the umask does not apply to a file that existed before. */
  if (is_there)
    g_chmod (place, before.st_mode & 0777);

  return TRUE;
}

/* Returns the reason at the end of GLib's message, which names the path before it. */
static const char *
get_reason (const GError *cause)
{
  const char *reason = strrchr (cause->message, ':');

  return reason != NULL ? reason + strspn (reason, ": ") : cause->message;
}

gboolean
robo_write_file (const char *path,
                 GBytes     *bytes,
                 GError    **error)
{
  g_autoptr (GError) cause = NULL;
  const char *reason;

  g_return_val_if_fail (path != NULL && bytes != NULL, FALSE);

  if (replace_file (path, bytes, &cause))
    return TRUE;
  if (cause->code == G_FILE_ERROR_INVAL)
    /* Translators: %s is a file. */
    return refuse_place (error, _ ("%s isn’t a regular file, so nothing was written to it. Choose another name."), path);

  reason = get_reason (cause);
  /* Report quota and file size limits as a full disk, because GLib has no codes for them. */
  if (g_str_equal (reason, g_strerror (EDQUOT)) || g_str_equal (reason, g_strerror (EFBIG)))
    cause->code = G_FILE_ERROR_NOSPC;

  return robo_write_set_error (error, path, (GFileError)cause->code, reason);
}

gboolean
robo_write_copy (const char *path,
                 const char *title,
                 GBytes     *bytes,
                 GError    **error)
{
  g_autoptr (GError) cause = NULL;

  g_return_val_if_fail (path != NULL && title != NULL && bytes != NULL, FALSE);

  if (replace_file (path, bytes, &cause))
    return TRUE;

  g_set_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_WRITE,
               /* Translators: The first %s is the name of a document, the second is what the system says ("No space
                * left on device"). The copy would bring the changes back after a crash. */
               _ ("Unsaved changes to “%s” couldn’t be backed up in case of a crash: %s. Save them."), title,
               get_reason (cause));

  return FALSE;
}
