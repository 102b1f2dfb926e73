// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a window use another language than its test expects, and records its texts for tests/hands/tongue.py.
// LD_PRELOAD loads this library before the test. The folder in ROBODROME_TONGUE has table.tsv, with expected texts and
// their replacements; it gets pictures of all new content, and texts.tsv, which lists the texts and their places.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <libintl.h>
#include <link.h>
#include <locale.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <adwaita.h>

#define LOOK_MS 60
/* The program waits this long for texts that never appear because the table lacks them. Tests wait much longer. */
#define PATIENCE_S 15
#define MIN_LENGTH 2
/* GTK reports this value for a property that is not set. */
#define NOT_SET "undefined"

static const char *folder;
static GHashTable *table; /* GStrv by expected text, or NULL */
static GHashTable *seen;  /* char *: contents of texts.tsv */
static guint       n_pictures;

/* Strings of the test and of the program itself lie in the memory of their file. */
static const char *begin;
static const char *end;

static __thread gboolean is_inside;

static int
find_program_cb (struct dl_phdr_info *info,
                 size_t               size,
                 void                *data)
{
  for (guint i = 0; i < info->dlpi_phnum; i++)
    if (info->dlpi_phdr[i].p_type == PT_LOAD)
      {
        const char *start = (const char *)(info->dlpi_addr + info->dlpi_phdr[i].p_vaddr);

        begin = begin == NULL ? start : MIN (begin, start);
        end = MAX (end, start + info->dlpi_phdr[i].p_memsz);
      }

  /* The program itself comes first. */
  return 1;
}

static void
read_table (void)
{
  g_autofree char *path = g_build_filename (folder, "table.tsv", NULL);
  g_autofree char *contents = NULL;
  g_auto (GStrv) lines = NULL;

  if (!g_file_get_contents (path, &contents, NULL, NULL))
    return;

  lines = g_strsplit (contents, "\n", -1);
  table = g_hash_table_new (g_str_hash, g_str_equal);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (lines[i], "\t", -1);
      GPtrArray *said;

      if (g_strv_length (parts) < 2)
        continue;

      said = g_ptr_array_new ();
      for (guint n = 1; parts[n] != NULL; n++)
        g_ptr_array_add (said, g_strcompress (parts[n]));
      g_ptr_array_add (said, NULL);
      g_hash_table_insert (table, g_strcompress (parts[0]), g_ptr_array_free (said, FALSE));
    }
}

/* Comparisons */

static int
compare (const char *a,
         const char *b,
         size_t      n)
{
  for (; n > 0; a++, b++, n--)
    if (*a != *b || *a == '\0')
      return (unsigned char)*a - (unsigned char)*b;

  return 0;
}

/* Returns whether a text begins with another text, ignoring the mnemonic. */
static gboolean
begins (const char *text,
        const char *with,
        gboolean    is_whole)
{
  while (*with != '\0')
    {
      if (*text == '_' && *with != '_')
        text++;
      if (*text++ != *with++)
        return FALSE;
    }

  return !is_whole || *text == '\0';
}

/* Returns the translations of the text, or NULL if the table lacks it. */
static const char *const *
find_said (const char *expected)
{
  const char *const *said;

  if (table == NULL || is_inside || expected < begin || expected >= end || expected[0] == '\0' || expected[1] == '\0')
    return NULL;

  is_inside = TRUE;
  said = g_hash_table_lookup (table, expected);
  is_inside = FALSE;

  return said;
}

static gboolean
is_said (const char *text,
         const char *expected,
         gboolean    is_whole)
{
  const char *const *said = find_said (expected);

  for (guint i = 0; said != NULL && said[i] != NULL; i++)
    if (begins (text, said[i], is_whole))
      return TRUE;

  return FALSE;
}

int
strcmp (const char *a,
        const char *b)
{
  int result = compare (a, b, G_MAXSIZE);

  return result != 0 && (is_said (a, b, TRUE) || is_said (b, a, TRUE)) ? 0 : result;
}

int
strncmp (const char *a,
         const char *b,
         size_t      n)
{
  int result = compare (a, b, n);

  return result != 0 && b[strnlen (b, n)] == '\0' && is_said (a, b, FALSE) ? 0 : result;
}

char *
strstr (const char *text,
        const char *part)
{
  const char *const *said;
  size_t             length = strlen (part);

  for (const char *at = text;; at++)
    {
      if (compare (at, part, length) == 0)
        return (char *)at;
      if (*at == '\0')
        break;
    }
  said = find_said (part);
  for (guint i = 0; said != NULL && said[i] != NULL; i++)
    for (const char *at = text; *at != '\0'; at++)
      if (begins (at, said[i], FALSE))
        return (char *)at;

  return NULL;
}

/* Recording */

typedef struct
{
  GtkWidget *root;
  FILE      *file;
  GPtrArray *popovers;
  guint      n_new;
} Look;

static void
note (Look       *look,
      GtkWidget  *widget,
      const char *text,
      gboolean    is_shown)
{
  graphene_rect_t  area = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  g_autofree char *key = NULL;
  g_autofree char *escaped = NULL;

  if (text == NULL || strnlen (text, MIN_LENGTH) < MIN_LENGTH || compare (text, NOT_SET, sizeof NOT_SET) == 0)
    return;

  /* A text that differs only in numbers is not new. */
  key = g_strdup_printf ("%d%s", is_shown, text);
  g_strdelimit (key + 1, "0123456789", '#');
  if (!g_hash_table_contains (seen, key))
    look->n_new++;
  if (look->file == NULL)
    return;

  g_hash_table_add (seen, g_steal_pointer (&key));
  is_shown &= gtk_widget_compute_bounds (widget, look->root, &area) && area.origin.x >= 0 && area.origin.y >= 0 &&
              area.origin.x + area.size.width <= (float)gtk_widget_get_width (look->root) + 1 &&
              area.origin.y + area.size.height <= (float)gtk_widget_get_height (look->root) + 1;
  escaped = g_strescape (text, NULL);
  fprintf (look->file, "%03u.png\t%d\t%d\t%d\t%d\t%d\t%s\n", n_pictures, (int)area.origin.x, (int)area.origin.y,
           (int)area.size.width, (int)area.size.height, is_shown, escaped);
}

/* Records the text for screen readers: the check reports the actual text in place of the expected one. */
static void
note_spoken (Look                 *look,
             GtkWidget            *widget,
             GtkAccessibleProperty property)
{
  g_autofree char *words = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, "~", NULL);

  note (look, widget, words, FALSE);
}

static void
walk (Look      *look,
      GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_POPOVER (widget) && widget != look->root)
    {
      g_ptr_array_add (look->popovers, widget);
      return;
    }

  if (GTK_IS_LABEL (widget))
    note (look, widget, gtk_label_get_text (GTK_LABEL (widget)), TRUE);
  note (look, widget, gtk_widget_get_tooltip_text (widget), FALSE);
  note_spoken (look, widget, GTK_ACCESSIBLE_PROPERTY_LABEL);
  note_spoken (look, widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    walk (look, child);
}

/* Returns whether the window has any content yet. */
static gboolean
take_picture (GtkWidget *root)
{
  g_autofree char *name = g_strdup_printf ("%03u.png", n_pictures);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (root);
  g_autoptr (GdkTexture) texture = NULL;
  GtkSnapshot   *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (root), gtk_widget_get_height (root));
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL)
    return FALSE;
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (root)), node, NULL);
  gsk_render_node_unref (node);

  return gdk_texture_save_to_png (texture, path);
}

static void
look_at (GtkWidget *root)
{
  g_autofree char *path = g_build_filename (folder, "texts.tsv", NULL);
  g_autoptr (GPtrArray) popovers = g_ptr_array_new ();
  Look look = { .root = root, .popovers = popovers };

  walk (&look, root);
  if (look.n_new > 0 && gtk_native_get_renderer (GTK_NATIVE (root)) != NULL && take_picture (root))
    {
      g_ptr_array_set_size (popovers, 0);
      look.file = fopen (path, "a");
      walk (&look, root);
      fclose (look.file);
      n_pictures++;
    }
  for (guint i = 0; i < popovers->len; i++)
    look_at (g_ptr_array_index (popovers, i));
}

static gboolean
look_cb (gpointer data)
{
  g_autoptr (GList) windows = NULL;

  if (!gtk_is_initialized ())
    return G_SOURCE_CONTINUE;

  is_inside = TRUE;
  windows = gtk_window_list_toplevels ();
  for (GList *l = windows; l != NULL; l = l->next)
    if (gtk_widget_get_mapped (l->data))
      look_at (l->data);
  is_inside = FALSE;

  return G_SOURCE_CONTINUE;
}

/* Tests */

guint
g_timeout_add_seconds (guint       seconds,
                       GSourceFunc function,
                       gpointer    data)
{
  return g_timeout_add_seconds_full (G_PRIORITY_DEFAULT, MIN (seconds, PATIENCE_S), function, data, NULL);
}

/* Prints failed expectations, and goes on. */
int
g_test_run (void)
{
  int (*run) (void) = (int (*) (void))dlsym (RTLD_NEXT, "g_test_run");

  g_test_set_nonfatal_assertions ();

  return run ();
}

static void __attribute__ ((constructor))
init (void)
{
  folder = g_getenv ("ROBODROME_TONGUE");
  if (folder == NULL)
    return;

  setlocale (LC_ALL, "");
  bindtextdomain ("robodrome", g_getenv ("ROBODROME_TONGUE_LOCALE"));
  bind_textdomain_codeset ("robodrome", "UTF-8");
  textdomain ("robodrome");
  is_inside = TRUE;
  dl_iterate_phdr (find_program_cb, NULL);
  seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  read_table ();
  is_inside = FALSE;
  g_timeout_add (LOOK_MS, look_cb, NULL);
}
