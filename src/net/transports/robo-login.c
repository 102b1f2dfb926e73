// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-login.h"

#include <string.h>

#include <nettle/pbkdf2.h>

#define MAX_DIGEST 32
#define MAX_TEXT   8192
/* RFC 7677 recommends at least 4096 iterations, and this program insists on them. Fewer iterations make it cheap to
 * guess the password; very many would hold the program up. */
#define MIN_ITERATIONS 4096
#define MAX_ITERATIONS 1000000

typedef struct
{
  const char   *name;
  GChecksumType hash;
  gsize         size;
  gboolean      is_bound; /* the login is bound to the encrypted channel */
} Mechanism;

/* The strongest mechanism comes first. */
static const Mechanism scrams[] = {
  { "SCRAM-SHA-256-PLUS", G_CHECKSUM_SHA256, 32, TRUE },
  { "SCRAM-SHA-1-PLUS", G_CHECKSUM_SHA1, 20, TRUE },
  { "SCRAM-SHA-256", G_CHECKSUM_SHA256, 32, FALSE },
  { "SCRAM-SHA-1", G_CHECKSUM_SHA1, 20, FALSE },
};

struct _RoboLogin
{
  const Mechanism *scram; /* NULL for PLAIN and ANONYMOUS */
  const char      *name;
  char            *first;
  char            *bare;     /* SCRAM: the first message without its head; PLAIN: the name of the user */
  GByteArray      *binding;  /* channel binding: the head of the first message, and the data of the channel */
  char            *password; /* normalized for SCRAM; NULL for ANONYMOUS */
  char            *nonce;
  guint8           server_signature[MAX_DIGEST];
  gboolean         is_answered; /* server_signature is set */
  gboolean         is_proven;
};

static gboolean
is_offered (const RoboLoginSetup *setup,
            const char           *name)
{
  return g_ptr_array_find_with_equal_func (setup->offered, name, g_str_equal, NULL);
}

static const Mechanism *
choose_scram (const RoboLoginSetup *setup)
{
  for (guint i = 0; i < G_N_ELEMENTS (scrams); i++)
    {
      if ((!scrams[i].is_bound || setup->binding != NULL) && is_offered (setup, scrams[i].name))
        return &scrams[i];
    }

  return NULL;
}

static gboolean
offers_binding (const RoboLoginSetup *setup)
{
  for (guint i = 0; i < G_N_ELEMENTS (scrams); i++)
    {
      if (scrams[i].is_bound && is_offered (setup, scrams[i].name))
        return TRUE;
    }

  return FALSE;
}

/* Prepares the first message. Its head tells the server about channel binding, so that the server notices if an
 * attacker has removed mechanisms from its offer. */
static void
begin_scram (RoboLogin            *self,
             const RoboLoginSetup *setup)
{
  g_auto (GStrv) at_equals = g_strsplit (setup->user, "=", -1);
  g_autofree char *no_equals = g_strjoinv ("=3D", at_equals);
  g_auto (GStrv) at_commas = g_strsplit (no_equals, ",", -1);
  g_autofree char *user = g_strjoinv ("=2C", at_commas);
  g_autofree char *head = NULL;

  if (self->scram->is_bound)
    head = g_strdup_printf ("p=%s,,", setup->binding);
  else
    head = g_strdup (setup->can_bind && !offers_binding (setup) ? "y,," : "n,,");
  g_byte_array_append (self->binding, (const guint8 *)head, (guint)strlen (head));
  if (self->scram->is_bound)
    g_byte_array_append (self->binding, setup->binding_data->data, setup->binding_data->len);
  self->nonce = g_strdup (setup->nonce);
  self->bare = g_strdup_printf ("n=%s,r=%s", user, self->nonce);
  self->first = g_strconcat (head, self->bare, NULL);
}

RoboLoginChoice
robo_login_new (const RoboLoginSetup *setup,
                RoboLogin           **login)
{
  g_autoptr (RoboLogin) self = g_new0 (RoboLogin, 1);

  self->binding = g_byte_array_new ();
  self->scram = setup->user != NULL && setup->password != NULL ? choose_scram (setup) : NULL;
  if (self->scram != NULL)
    {
      self->name = self->scram->name;
      self->password = g_utf8_normalize (setup->password, -1, G_NORMALIZE_NFKC);
      if (self->password == NULL)
        self->password = g_strdup (setup->password);
      begin_scram (self, setup);
    }
  else if (setup->user == NULL && is_offered (setup, "ANONYMOUS"))
    {
      self->name = "ANONYMOUS";
      self->first = g_strdup ("");
    }
  else if (setup->user == NULL || setup->password == NULL || !is_offered (setup, "PLAIN"))
    return ROBO_LOGIN_NO_MECHANISM;
  else if (setup->has_scram)
    return ROBO_LOGIN_PLAIN_ONLY;
  else
    {
      self->name = "PLAIN";
      /* The message of PLAIN has zero bytes before the name and before the password, so it is encoded by its length. */
      self->bare = g_strdup (setup->user);
      self->password = g_strdup (setup->password);
    }
  *login = g_steal_pointer (&self);

  return ROBO_LOGIN_FINE;
}

void
robo_login_free (RoboLogin *self)
{
  if (self == NULL)
    return;

  g_free (self->first);
  g_free (self->bare);
  g_free (self->password);
  g_free (self->nonce);
  g_byte_array_unref (self->binding);
  g_free (self);
}

const char *
robo_login_get_mechanism (const RoboLogin *self)
{
  return self->name;
}

gboolean
robo_login_is_scram (const RoboLogin *self)
{
  return self->scram != NULL;
}

char *
robo_login_dup_first (const RoboLogin *self)
{
  g_autoptr (GByteArray) plain = NULL;

  if (self->first != NULL)
    return g_base64_encode ((const guint8 *)self->first, strlen (self->first));

  plain = g_byte_array_new ();
  g_byte_array_append (plain, (const guint8 *)"", 1);
  g_byte_array_append (plain, (const guint8 *)self->bare, (guint)strlen (self->bare) + 1);
  g_byte_array_append (plain, (const guint8 *)self->password, (guint)strlen (self->password));

  return g_base64_encode (plain->data, plain->len);
}

/* Decodes a message of the server, which may be anything. Returns NULL if the message is empty, too long or not
 * text. */
static char *
dup_decoded (const char *text)
{
  gsize            size = 0;
  g_autofree char *decoded = NULL;

  if (strlen (text) > MAX_TEXT)
    return NULL;
  decoded = *text != '\0' ? (char *)g_base64_decode (text, &size) : NULL;

  return decoded != NULL && g_utf8_validate (decoded, (gssize)size, NULL) ? g_strndup (decoded, size) : NULL;
}

static void
compute_hmac (const Mechanism *scram,
              const guint8    *key,
              const char      *text,
              guint8          *digest)
{
  GHmac *hmac = g_hmac_new (scram->hash, key, scram->size);
  gsize  size = MAX_DIGEST;

  g_hmac_update (hmac, (const guchar *)text, (gssize)strlen (text));
  g_hmac_get_digest (hmac, digest, &size);
  g_hmac_unref (hmac);
}

static void
compute_hash (const Mechanism *scram,
              const guint8    *data,
              guint8          *digest)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (scram->hash);
  gsize size = MAX_DIGEST;

  g_checksum_update (checksum, data, (gssize)scram->size);
  g_checksum_get_digest (checksum, digest, &size);
}

static char *
answer_scram (RoboLogin  *self,
              const char *server_first)
{
  const Mechanism *scram = self->scram;
  g_auto (GStrv) fields = g_strsplit (server_first, ",", 8);
  g_autofree char   *channel = g_base64_encode (self->binding->data, self->binding->len);
  g_autofree char   *bare_end = NULL;
  g_autofree char   *all = NULL;
  g_autofree guint8 *salt = NULL;
  g_autofree char   *proof = NULL;
  gsize              n_salt = 0;
  guint64            n_iterations = 0;
  guint8             salted[MAX_DIGEST], client_key[MAX_DIGEST], stored_key[MAX_DIGEST], server_key[MAX_DIGEST];
  guint8             signature[MAX_DIGEST];

  if (g_strv_length (fields) < 3 || !g_str_has_prefix (fields[0], "r=") || !g_str_has_prefix (fields[1], "s=") ||
      !g_str_has_prefix (fields[2], "i="))
    return NULL;
  if (!g_str_has_prefix (fields[0] + 2, self->nonce) || strlen (fields[0] + 2) <= strlen (self->nonce))
    return NULL;
  if (!g_ascii_string_to_unsigned (fields[2] + 2, 10, MIN_ITERATIONS, MAX_ITERATIONS, &n_iterations, NULL))
    return NULL;
  if (fields[1][2] != '\0')
    salt = g_base64_decode (fields[1] + 2, &n_salt);
  if (n_salt == 0)
    return NULL;

  (scram->hash == G_CHECKSUM_SHA1 ? pbkdf2_hmac_sha1 : pbkdf2_hmac_sha256) (
    strlen (self->password), (const guint8 *)self->password, (unsigned)n_iterations, n_salt, salt, scram->size, salted);
  compute_hmac (scram, salted, "Client Key", client_key);
  compute_hash (scram, client_key, stored_key);
  compute_hmac (scram, salted, "Server Key", server_key);
  bare_end = g_strdup_printf ("c=%s,%s", channel, fields[0]);
  all = g_strdup_printf ("%s,%s,%s", self->bare, server_first, bare_end);
  compute_hmac (scram, stored_key, all, signature);
  compute_hmac (scram, server_key, all, self->server_signature);
  self->is_answered = TRUE;
  for (gsize i = 0; i < scram->size; i++)
    client_key[i] ^= signature[i];
  proof = g_base64_encode (client_key, scram->size);

  return g_strdup_printf ("%s,p=%s", bare_end, proof);
}

/* Checks the server's last message, which proves that the server knows the password. */
static gboolean
check_server (RoboLogin  *self,
              const char *server_final)
{
  g_autofree guint8 *verifier = NULL;
  gsize              size = 0;

  if (!self->is_answered || !g_str_has_prefix (server_final, "v=") || server_final[2] == '\0')
    return FALSE;

  verifier = g_base64_decode (server_final + 2, &size);
  self->is_proven = size == self->scram->size && memcmp (verifier, self->server_signature, size) == 0;

  return self->is_proven;
}

char *
robo_login_answer (RoboLogin  *self,
                   const char *challenge)
{
  g_autofree char *decoded = dup_decoded (challenge);
  g_autofree char *answer = NULL;

  if (self->scram == NULL || decoded == NULL)
    return NULL;
  /* Some servers send their proof as another challenge, which has an empty answer. */
  if (self->is_answered)
    return check_server (self, decoded) ? g_strdup ("") : NULL;
  answer = answer_scram (self, decoded);

  return answer != NULL ? g_base64_encode ((const guint8 *)answer, strlen (answer)) : NULL;
}

gboolean
robo_login_is_proven (RoboLogin  *self,
                      const char *text)
{
  g_autofree char *decoded = NULL;

  if (self->scram == NULL || self->is_proven)
    return TRUE;
  decoded = dup_decoded (text);

  return decoded != NULL && check_server (self, decoded);
}
