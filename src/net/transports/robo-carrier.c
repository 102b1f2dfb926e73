// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-carrier.h"

#include "base/robo-names.h"
#include "base/robo-properties.h"

#include "robo-file-parts.h"

/* At most this many bundles are remembered as known. A match has some hundreds. A forgotten bundle is reported a second
 * time, which does no harm. */
#define MAX_KNOWN 20000

/* clang-format off */
G_DEFINE_ENUM_TYPE (RoboCarrierState, robo_carrier_state,
  G_DEFINE_ENUM_VALUE (ROBO_CARRIER_CLOSED, "closed"),
  G_DEFINE_ENUM_VALUE (ROBO_CARRIER_CONNECTING, "connecting"),
  G_DEFINE_ENUM_VALUE (ROBO_CARRIER_OPEN, "open"),
  G_DEFINE_ENUM_VALUE (ROBO_CARRIER_WAITING, "waiting"))
/* clang-format on */

typedef struct
{
  RoboCarrierState state;
  char            *sentence;
  GHashTable      *known;       /* digests (GBytes) of the bundles that have arrived */
  gboolean         is_rejected; /* the bundle that is being reported has been rejected */
  GHashTable      *under_way;   /* bundles (GBytes) that were sent and have not come back */
  GBytes          *offer;       /* the offer that was reported last, or NULL */
  GHashTable      *muted;       /* names of people whose chat messages are hidden */
  char            *speaker;     /* address of the person whose chat message is being reported, or NULL */
  gboolean         is_admin;    /* whether that speaker may remove other people for good */
} RoboCarrierPrivate;

enum
{
  PROP_STATE = 1,
  PROP_SENTENCE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum
{
  RECEIVED,
  OFFERED,
  SAID,
  FILED,
  EMPTIED,
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (RoboCarrier, robo_carrier, G_TYPE_OBJECT)

static RoboCarrierPrivate *
get_private (RoboCarrier *self)
{
  return robo_carrier_get_instance_private (self);
}

static void
robo_carrier_finalize (GObject *object)
{
  RoboCarrierPrivate *priv = get_private (ROBO_CARRIER (object));

  g_free (priv->sentence);
  g_free (priv->speaker);
  g_hash_table_unref (priv->known);
  g_hash_table_unref (priv->under_way);
  g_hash_table_unref (priv->muted);
  g_clear_pointer (&priv->offer, g_bytes_unref);

  G_OBJECT_CLASS (robo_carrier_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_STATE] = { ROBO_PROPERTY_GETTER (ENUM, "state", robo_carrier_get_state), .type = robo_carrier_state_get_type, .initial = ROBO_CARRIER_CLOSED },
  [PROP_SENTENCE] = { ROBO_PROPERTY_GETTER (STRING, "sentence", robo_carrier_get_sentence) },
};

static void
robo_carrier_class_init (RoboCarrierClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = robo_carrier_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[RECEIVED] = g_signal_new ("received", ROBO_TYPE_CARRIER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, G_TYPE_BYTES);
  signals[OFFERED] = g_signal_new ("offered", ROBO_TYPE_CARRIER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_BYTES);
  signals[SAID] = g_signal_new ("said", ROBO_TYPE_CARRIER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 3, G_TYPE_STRING, G_TYPE_STRING, G_TYPE_INT64);
  signals[FILED] = g_signal_new ("filed", ROBO_TYPE_CARRIER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_BYTES);
  signals[EMPTIED] = g_signal_new ("emptied", ROBO_TYPE_CARRIER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CHANGED] = g_signal_new ("changed", ROBO_TYPE_CARRIER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static GHashTable *
new_bundle_set (void)
{
  return g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify)g_bytes_unref, NULL);
}

static void
robo_carrier_init (RoboCarrier *self)
{
  RoboCarrierPrivate *priv = get_private (self);

  priv->sentence = g_strdup ("");
  priv->known = new_bundle_set ();
  priv->under_way = new_bundle_set ();
  priv->muted = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

/* Returns the digest of a bundle. The digest is remembered in place of the bundle, which may be much longer. */
static GBytes *
digest_bundle (GBytes *bundle)
{
  guint8 digest[32];
  gsize  size = sizeof digest;
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);

  g_checksum_update (sum, g_bytes_get_data (bundle, NULL), (gssize)g_bytes_get_size (bundle));
  g_checksum_get_digest (sum, digest, &size);

  return g_bytes_new (digest, size);
}

static void
remember (GHashTable *digests,
          GBytes     *digest)
{
  if (g_hash_table_size (digests) >= MAX_KNOWN)
    g_hash_table_remove_all (digests);
  g_hash_table_add (digests, g_bytes_ref (digest));
}

void
robo_carrier_open (RoboCarrier *self)
{
  g_return_if_fail (ROBO_IS_CARRIER (self));

  if (get_private (self)->state == ROBO_CARRIER_CLOSED)
    ROBO_CARRIER_GET_CLASS (self)->open (self);
}

void
robo_carrier_close (RoboCarrier *self)
{
  g_return_if_fail (ROBO_IS_CARRIER (self));

  ROBO_CARRIER_GET_CLASS (self)->close (self);
}

RoboCarrierState
robo_carrier_get_state (RoboCarrier *self)
{
  g_return_val_if_fail (ROBO_IS_CARRIER (self), ROBO_CARRIER_CLOSED);

  return get_private (self)->state;
}

const char *
robo_carrier_get_sentence (RoboCarrier *self)
{
  g_return_val_if_fail (ROBO_IS_CARRIER (self), NULL);

  return get_private (self)->sentence;
}

void
robo_carrier_send (RoboCarrier *self,
                   GBytes      *bundle)
{
  RoboCarrierPrivate *priv = get_private (self);
  g_autoptr (GBytes) digest = NULL;

  g_return_if_fail (ROBO_IS_CARRIER (self));
  g_return_if_fail (bundle != NULL && g_bytes_get_size (bundle) <= ROBO_CARRIER_MAX_BUNDLE);

  if (priv->state != ROBO_CARRIER_OPEN)
    return;
  digest = digest_bundle (bundle);
  if (g_hash_table_contains (priv->known, digest) || !g_hash_table_add (priv->under_way, g_bytes_ref (bundle)))
    return;

  ROBO_CARRIER_GET_CLASS (self)->send (self, bundle);
}

void
robo_carrier_offer (RoboCarrier *self,
                    GBytes      *offer)
{
  g_return_if_fail (ROBO_IS_CARRIER (self));
  g_return_if_fail (offer != NULL && g_bytes_get_size (offer) <= ROBO_CARRIER_MAX_OFFER);

  if (get_private (self)->state == ROBO_CARRIER_OPEN)
    ROBO_CARRIER_GET_CLASS (self)->offer (self, offer);
}

char *
robo_carrier_dup_harmless (const char *text,
                           gsize       max_size)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autoptr (GString) harmless = g_string_new (NULL);
  gunichar before = 0;
  guint    n_marks = 0;

  for (const char *at = valid; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar     c = g_utf8_get_char (at);
      GUnicodeType type = g_unichar_type (c);
      gboolean     is_hidden = robo_names_is_hidden (before, c, g_utf8_get_char (g_utf8_next_char (at)));

      if (harmless->len + 6 > max_size)
        break;
      if (is_hidden)
        continue;
      if (type == G_UNICODE_CONTROL || type == G_UNICODE_LINE_SEPARATOR || type == G_UNICODE_PARAGRAPH_SEPARATOR)
        c = ' ';
      n_marks = type == G_UNICODE_NON_SPACING_MARK || type == G_UNICODE_ENCLOSING_MARK ? n_marks + 1 : 0;
      before = c;
      if (n_marks <= ROBO_NAMES_MAX_MARKS)
        g_string_append_unichar (harmless, c);
    }

  return g_strstrip (g_string_free (g_steal_pointer (&harmless), FALSE));
}

void
robo_carrier_say (RoboCarrier *self,
                  const char  *words)
{
  g_autofree char *harmless = NULL;

  g_return_if_fail (ROBO_IS_CARRIER (self));
  g_return_if_fail (words != NULL);

  harmless = robo_carrier_dup_harmless (words, ROBO_CARRIER_MAX_WORDS);
  if (get_private (self)->state == ROBO_CARRIER_OPEN && *harmless != '\0')
    ROBO_CARRIER_GET_CLASS (self)->say (self, harmless);
}

void
robo_carrier_send_file_message (RoboCarrier *self,
                                GBytes      *message)
{
  g_return_if_fail (ROBO_IS_CARRIER (self));
  g_return_if_fail (message != NULL && g_bytes_get_size (message) <= ROBO_FILE_MAX_MESSAGE);

  if (get_private (self)->state == ROBO_CARRIER_OPEN)
    ROBO_CARRIER_GET_CLASS (self)->file (self, message);
}

void
robo_carrier_ask (RoboCarrier *self)
{
  RoboCarrierClass *klass = ROBO_CARRIER_GET_CLASS (self);

  g_return_if_fail (ROBO_IS_CARRIER (self));

  if (get_private (self)->state == ROBO_CARRIER_OPEN && klass->ask != NULL)
    klass->ask (self);
}

const char *
robo_carrier_get_speaker (RoboCarrier *self)
{
  g_return_val_if_fail (ROBO_IS_CARRIER (self), NULL);

  return get_private (self)->speaker;
}

gboolean
robo_carrier_is_speaker_admin (RoboCarrier *self)
{
  g_return_val_if_fail (ROBO_IS_CARRIER (self), FALSE);

  return get_private (self)->is_admin;
}

void
robo_carrier_set_muted (RoboCarrier *self,
                        const char  *who,
                        gboolean     is_muted)
{
  g_return_if_fail (ROBO_IS_CARRIER (self));
  g_return_if_fail (who != NULL);

  if (is_muted)
    g_hash_table_add (get_private (self)->muted, g_strdup (who));
  else
    g_hash_table_remove (get_private (self)->muted, who);
}

gboolean
robo_carrier_is_muted (RoboCarrier *self,
                       const char  *who)
{
  g_return_val_if_fail (ROBO_IS_CARRIER (self), FALSE);

  return g_hash_table_contains (get_private (self)->muted, who);
}

gboolean
robo_carrier_may_put_out (RoboCarrier *self,
                          const char  *who)
{
  RoboCarrierClass *klass = ROBO_CARRIER_GET_CLASS (self);

  g_return_val_if_fail (ROBO_IS_CARRIER (self), FALSE);
  g_return_val_if_fail (who != NULL, FALSE);

  return get_private (self)->state == ROBO_CARRIER_OPEN && klass->may_put_out != NULL && klass->may_put_out (self, who);
}

void
robo_carrier_remove_person (RoboCarrier *self,
                            const char  *who)
{
  g_return_if_fail (ROBO_IS_CARRIER (self));

  if (robo_carrier_may_put_out (self, who))
    ROBO_CARRIER_GET_CLASS (self)->put_out (self, who);
}

void
robo_carrier_set_state (RoboCarrier     *self,
                        RoboCarrierState state,
                        char            *sentence)
{
  RoboCarrierPrivate *priv = get_private (self);
  gboolean            is_other = priv->state != state;

  g_return_if_fail (sentence != NULL);

  if (!is_other && g_str_equal (priv->sentence, sentence))
    {
      g_free (sentence);
      return;
    }

  priv->state = state;
  g_free (priv->sentence);
  priv->sentence = sentence;
  if (is_other)
    g_hash_table_remove_all (priv->under_way);

  g_object_ref (self);
  if (is_other)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STATE]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SENTENCE]);
  g_signal_emit (self, signals[CHANGED], 0);
  g_object_unref (self);
}

gboolean
robo_carrier_receive_bundle (RoboCarrier *self,
                             GBytes      *bundle)
{
  RoboCarrierPrivate *priv = get_private (self);
  g_autoptr (GBytes) digest = NULL;
  gboolean was_rejected, is_rejected;

  if (g_bytes_get_size (bundle) > ROBO_CARRIER_MAX_BUNDLE ||
      !g_signal_has_handler_pending (self, signals[RECEIVED], 0, FALSE))
    return FALSE;

  g_hash_table_remove (priv->under_way, bundle);
  digest = digest_bundle (bundle);
  if (g_hash_table_contains (priv->known, digest))
    return TRUE;

  /* A handler may send bundles of its own, which may come back here before the handler returns. */
  was_rejected = priv->is_rejected;
  priv->is_rejected = FALSE;
  remember (priv->known, digest);
  g_signal_emit (self, signals[RECEIVED], 0, bundle);
  is_rejected = priv->is_rejected;
  priv->is_rejected = was_rejected;
  /* Do not remember a rejected bundle: when it comes again, the key of its seat may have arrived and prove that it is
   * genuine. */
  if (is_rejected)
    g_hash_table_remove (priv->known, digest);

  return !is_rejected;
}

void
robo_carrier_reject (RoboCarrier *self)
{
  g_return_if_fail (ROBO_IS_CARRIER (self));

  get_private (self)->is_rejected = TRUE;
}

void
robo_carrier_receive_offer (RoboCarrier *self,
                            GBytes      *offer)
{
  RoboCarrierPrivate *priv = get_private (self);

  if (g_bytes_get_size (offer) > ROBO_CARRIER_MAX_OFFER || (priv->offer != NULL && g_bytes_equal (priv->offer, offer)))
    return;

  g_clear_pointer (&priv->offer, g_bytes_unref);
  priv->offer = g_bytes_ref (offer);
  g_signal_emit (self, signals[OFFERED], 0, offer);
}

void
robo_carrier_receive_words (RoboCarrier *self,
                            const char  *who,
                            const char  *words,
                            gint64       when)
{
  g_autofree char *name = robo_carrier_dup_harmless (who, ROBO_CARRIER_MAX_NAME);
  g_autofree char *harmless = robo_carrier_dup_harmless (words, ROBO_CARRIER_MAX_WORDS);

  if (*name != '\0' && *harmless != '\0' && !robo_carrier_is_muted (self, name))
    g_signal_emit (self, signals[SAID], 0, name, harmless, when);
}

void
robo_carrier_set_speaker (RoboCarrier *self,
                          const char  *address,
                          gboolean     is_admin)
{
  RoboCarrierPrivate *priv = get_private (self);

  g_free (priv->speaker);
  priv->speaker = g_strdup (address);
  priv->is_admin = is_admin;
}

void
robo_carrier_receive_file (RoboCarrier *self,
                           GBytes      *message)
{
  if (g_bytes_get_size (message) <= ROBO_FILE_MAX_MESSAGE)
    g_signal_emit (self, signals[FILED], 0, message);
}

void
robo_carrier_set_lost (RoboCarrier *self)
{
  RoboCarrierPrivate *priv = get_private (self);

  if (g_hash_table_size (priv->under_way) == 0)
    return;

  g_hash_table_remove_all (priv->under_way);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
robo_carrier_set_empty (RoboCarrier *self)
{
  RoboCarrierPrivate *priv = get_private (self);

  g_hash_table_remove_all (priv->known);
  g_hash_table_remove_all (priv->under_way);
  g_clear_pointer (&priv->offer, g_bytes_unref);
  g_signal_emit (self, signals[EMPTIED], 0);
  if (priv->state == ROBO_CARRIER_OPEN)
    g_signal_emit (self, signals[CHANGED], 0);
}
