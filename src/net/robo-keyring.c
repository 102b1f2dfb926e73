// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-keyring.h"

#include <string.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#if ROBO_HAS_KEYRING
#include <libsecret/secret.h>
#endif

/* A key file begins with this prefix if the key is in the keyring; the public key follows. No base64 text begins
 * like this. */
#define MARK "keyring "

/* The key in the keyring has this value of the attribute `use`. With it the key is found even if the file with the
 * public key has been lost. */
#define USE "play-at-a-distance"

/* Keyring */

/* In builds without a keyring, all functions of this section fail as if no keyring answered. */

typedef struct
{
  const char *label;
  const char *name;   /* attribute by which the item is found */
  const char *value;  /* NULL for any value */
  gboolean    is_key; /* the secret is the key of the player, not a password */
} Place;

#if ROBO_HAS_KEYRING

static const SecretSchema account_schema = {
  ROBO_APPLICATION_ID ".Account",
  SECRET_SCHEMA_NONE,
  { { "address", SECRET_SCHEMA_ATTRIBUTE_STRING }, { NULL, 0 } },
};

static const SecretSchema key_schema = {
  ROBO_APPLICATION_ID ".Key",
  SECRET_SCHEMA_NONE,
  { { "use", SECRET_SCHEMA_ATTRIBUTE_STRING }, { "public", SECRET_SCHEMA_ATTRIBUTE_STRING }, { NULL, 0 } },
};

static const SecretSchema *
get_schema (const Place *place)
{
  return place->is_key ? &key_schema : &account_schema;
}

static GHashTable *
new_attributes (const Place *place)
{
  GHashTable *attributes = g_hash_table_new (g_str_hash, g_str_equal);

  if (place->is_key)
    g_hash_table_insert (attributes, (gpointer) "use", (gpointer)USE);
  if (place->value != NULL)
    g_hash_table_insert (attributes, (gpointer)place->name, (gpointer)place->value);

  return attributes;
}

/* Returns whether to try once more. After a restart of the keyring, libsecret still talks to the process that has
 * ended, so this function disconnects libsecret. */
static gboolean
is_stale (guint         attempt,
          const GError *error)
{
  if (attempt > 0 || error == NULL || error->domain != G_DBUS_ERROR)
    return FALSE;

  secret_service_disconnect ();

  return TRUE;
}

/* Looks a secret up. Returns NULL if there is none. Sets `answers` to whether a keyring has answered. */
static char *
look_up (const Place  *place,
         GCancellable *cancellable,
         gboolean     *answers)
{
  g_autoptr (GHashTable) attributes = new_attributes (place);
  g_autoptr (GError) error = NULL;
  char *found;
  char *secret;
  guint attempt = 0;

  do
    {
      g_clear_error (&error);
      found = secret_password_lookupv_sync (get_schema (place), attributes, cancellable, &error);
    }
  while (is_stale (attempt++, error));
  secret = g_strdup (found);
  secret_password_free (found);
  *answers = error == NULL;

  return secret;
}

/* Returns whether the keyring has an item for the place, which may be locked. Never asks the user to unlock it. */
static gboolean
has_item (const Place  *place,
          GCancellable *cancellable)
{
  g_autoptr (GHashTable) attributes = new_attributes (place);
  g_autolist (SecretRetrievable) items =
    secret_password_searchv_sync (get_schema (place), attributes, SECRET_SEARCH_NONE, cancellable, NULL);

  return items != NULL;
}

/* Stores a secret and reads it back, because a keyring may accept it without storing it. */
static gboolean
store (const Place  *place,
       const char   *secret,
       GCancellable *cancellable)
{
  g_autoptr (GHashTable) attributes = new_attributes (place);
  g_autoptr (GError) error = NULL;
  g_autofree char *found = NULL;
  gboolean         answers;
  guint            attempt = 0;

  do
    {
      g_clear_error (&error);
      secret_password_storev_sync (get_schema (place), attributes, SECRET_COLLECTION_DEFAULT, place->label, secret,
                                   cancellable, &error);
    }
  while (is_stale (attempt++, error));
  if (error != NULL)
    return FALSE;
  found = look_up (place, cancellable, &answers);

  return g_strcmp0 (found, secret) == 0;
}

static void
clear (const Place *place)
{
  g_autoptr (GHashTable) attributes = new_attributes (place);

  secret_password_clearv_sync (get_schema (place), attributes, NULL, NULL);
}

#else

static char *
look_up (const Place  *place,
         GCancellable *cancellable,
         gboolean     *answers)
{
  *answers = FALSE;

  return NULL;
}

static gboolean
has_item (const Place  *place,
          GCancellable *cancellable)
{
  return FALSE;
}

static gboolean
store (const Place  *place,
       const char   *secret,
       GCancellable *cancellable)
{
  return FALSE;
}

static void
clear (const Place *place)
{
}

#endif

/* Private files */

static gboolean
write_private (const char *path,
               const char *text)
{
  g_autofree char *folder = g_path_get_dirname (path);

  g_mkdir_with_parents (folder, 0700);

  return g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0600,
                                   NULL);
}

/* Key of the player */

static Place
new_key_place (const char *public_key)
{
  return (Place){
    /* Translators: This is the name of an entry in the list of passwords that the desktop keeps. */
    .label = _ ("Robodrome: key for remote games"),
    .name = "public",
    .value = public_key,
    .is_key = TRUE,
  };
}

static char *
dup_public (const RoboKey *key)
{
  return g_base64_encode (key->public_key, sizeof key->public_key);
}

/* Reads a key from a secret. Returns whether the secret is a key, and belongs to the public key unless that is NULL. */
static gboolean
parse_key (RoboKey    *key,
           const char *secret,
           const char *public_key)
{
  gsize              size = 0;
  g_autofree guchar *seed = secret != NULL ? g_base64_decode (secret, &size) : NULL;
  g_autofree char   *found = NULL;

  if (size != ROBO_KEY_SIZE)
    return FALSE;
  robo_key_init_seed (key, seed);
  found = dup_public (key);

  return public_key == NULL || g_str_equal (found, public_key);
}

static gboolean
store_key (const RoboKey *key,
           GCancellable  *cancellable)
{
  g_autofree char *public_key = dup_public (key);
  g_autofree char *secret = g_base64_encode (key->seed, sizeof key->seed);
  Place            place = new_key_place (public_key);

  return store (&place, secret, cancellable);
}

static gboolean
mark_file (const RoboKey *key,
           const char    *path)
{
  g_autofree char *public_key = dup_public (key);
  g_autofree char *text = g_strconcat (MARK, public_key, "\n", NULL);

  return write_private (path, text);
}

RoboKept
robo_keyring_find_key (RoboKey      *key,
                       const char   *path,
                       GCancellable *cancellable,
                       GError      **error)
{
  g_autofree char *text = NULL;
  g_autofree char *secret = NULL;
  gboolean         has_file;
  gboolean         answers;
  Place            place;

  g_return_val_if_fail (key != NULL && path != NULL, ROBO_KEPT_NOWHERE);

  has_file = g_file_get_contents (path, &text, NULL, NULL);
  if (has_file ? !g_str_has_prefix (text, MARK) : g_file_test (path, G_FILE_TEST_EXISTS))
    return robo_key_load (key, path, error) ? ROBO_KEPT_IN_FILE : ROBO_KEPT_NOWHERE;

  place = new_key_place (has_file ? g_strstrip (text + strlen (MARK)) : NULL);
  secret = look_up (&place, cancellable, &answers);
  if (parse_key (key, secret, place.value))
    {
      if (!has_file)
        mark_file (key, path);
      return ROBO_KEPT_IN_KEYRING;
    }
  /* A canceled look-up says nothing about the key. The window may have been closed while the keyring asked to be
   * unlocked. */
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return ROBO_KEPT_NOWHERE;
  if (has_file || (secret == NULL && has_item (&place, cancellable)))
    {
      /* Don't make a new key, which would shut out the player who uses the old key. */
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                           _ ("The desktop’s keyring won’t release your key for remote games. Unlock the keyring and try again."));
      return ROBO_KEPT_NOWHERE;
    }

  if (answers && robo_key_init_random (key) && store_key (key, cancellable))
    {
      mark_file (key, path);
      return ROBO_KEPT_IN_KEYRING;
    }
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return ROBO_KEPT_NOWHERE;

  return robo_key_load (key, path, error) ? ROBO_KEPT_IN_FILE : ROBO_KEPT_NOWHERE;
}

gboolean
robo_keyring_move_key_from_file (const RoboKey *key,
                                 const char    *path,
                                 GCancellable  *cancellable)
{
  g_return_val_if_fail (key != NULL && path != NULL, FALSE);

  return store_key (key, cancellable) && mark_file (key, path);
}

/* Passwords */

/* The file of the password has two lines: the address and the password of one account. The program with the window uses
 * only one account. */

static Place
place_of_password (const char *address,
                   const char *label)
{
  return (Place){ .label = label, .name = "address", .value = address };
}

/* Returns the password that the file has for this account, or NULL. */
static char *
read_password (const char *path,
               const char *address)
{
  g_autofree char *text = NULL;
  char            *end;

  if (!g_file_get_contents (path, &text, NULL, NULL) || (end = strchr (text, '\n')) == NULL)
    return NULL;
  *end = '\0';

  return g_str_equal (text, address) ? g_strndup (end + 1, strcspn (end + 1, "\n")) : NULL;
}

RoboKept
robo_keyring_keep_password (const char *address,
                            const char *password,
                            const char *path)
{
  g_autofree char *label = NULL;
  g_autofree char *text = NULL;
  Place            place;

  g_return_val_if_fail (address != NULL && password != NULL && path != NULL, ROBO_KEPT_NOWHERE);

  /* Translators: This is the name of an entry in the list of passwords that the desktop keeps. %s is the address of an
   * account, such as “anna@example.org”. */
  label = g_strdup_printf (_ ("Robodrome: %s"), address);
  place = place_of_password (address, label);
  if (store (&place, password, NULL))
    {
      g_unlink (path);
      return ROBO_KEPT_IN_KEYRING;
    }

  text = g_strconcat (address, "\n", password, "\n", NULL);

  return write_private (path, text) ? ROBO_KEPT_IN_FILE : ROBO_KEPT_NOWHERE;
}

char *
robo_keyring_find_password (const char   *address,
                            const char   *path,
                            GCancellable *cancellable,
                            RoboKept     *kept)
{
  Place    place;
  char    *password;
  gboolean answers;

  g_return_val_if_fail (address != NULL && path != NULL && kept != NULL, NULL);

  place = place_of_password (address, NULL);
  password = look_up (&place, cancellable, &answers);
  *kept = password != NULL ? ROBO_KEPT_IN_KEYRING : ROBO_KEPT_NOWHERE;
  if (password != NULL)
    return password;

  password = read_password (path, address);
  if (password != NULL)
    *kept = answers ? robo_keyring_keep_password (address, password, path) : ROBO_KEPT_IN_FILE;

  return password;
}

void
robo_keyring_forget_password (const char *address,
                              const char *path)
{
  g_autofree char *password = NULL;
  Place            place;

  g_return_if_fail (address != NULL && path != NULL);

  place = place_of_password (address, NULL);
  clear (&place);
  password = read_password (path, address);
  if (password != NULL)
    g_unlink (path);
}
