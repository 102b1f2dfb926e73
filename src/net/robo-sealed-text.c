// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-sealed-text.h"

#include <string.h>

#include "robo-bytes.h"
#include "robo-key.h"

#define VERSION   1
#define MAX_SIZE  32768
#define N_CHECKS  4 /* number of symbols that check the text, of five bits each */
#define N_GROUP   5
#define BEGINNING "R0B0!"
#define ENDING    "!R0B0"

/* The first byte of a text has the seat in its lowest bits, the flags HAS_OFFER and HAS_SIGNATURE, and the version
 * from bit VERSION_SHIFT on. */
#define HAS_OFFER     0x04
#define HAS_SIGNATURE 0x08
#define VERSION_SHIFT 4

/* The first byte of an entry has its kind in the bits of KIND_MASK, and these flags. */
#define KIND_MASK  0x0f
#define OPENS_LAST 0x10 /* an opening of the last seal of its chain */
#define IS_OPENED  0x20 /* a seal that is followed by its opening */
#define HAS_ROSTER 0x40 /* a seal with a roster of returning seats */

/* These are the symbols of Crockford's base 32, which has no I, L, O and U. */
static const char symbols[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/* Entries, shortened for readers who know the earlier entries */

static const RoboEntry *
find_last_seal (const RoboChains *chains,
                GPtrArray        *bundle,
                guint             seat)
{
  for (guint i = bundle->len; i > 0; i--)
    {
      const RoboEntry *entry = g_ptr_array_index (bundle, i - 1);

      if (entry->kind == ROBO_ENTRY_SEAL)
        return entry;
    }
  for (guint seq = bundle->len > 0 ? ((RoboEntry *)g_ptr_array_index (bundle, 0))->seq : chains->chains[seat]->len;
       seq > 0; seq--)
    {
      const RoboEntry *entry = robo_chains_get (chains, seat, seq - 1);

      if (entry != NULL && entry->kind == ROBO_ENTRY_SEAL)
        return entry;
    }

  return NULL;
}

/* Walks through the numbers of seen entries as differences from the entry before: a mask of the seats whose number
 * has increased, and the increases. */
static void
walk_seen (RoboWalk        *walk,
           const RoboEntry *before,
           RoboEntry       *entry)
{
  guint8 mask = 0;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      guint   base = seat == entry->seat ? entry->seq : before != NULL ? before->seen[seat]
                                                                       : 0;
      guint64 more = (guint16)(entry->seen[seat] - base);

      mask |= (walk->is_writing && more != 0) << seat;
    }
  robo_walk_uint8 (walk, &mask);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      guint   base = seat == entry->seat ? entry->seq : before != NULL ? before->seen[seat]
                                                                       : 0;
      guint64 more = (guint16)(entry->seen[seat] - base);

      if ((mask >> seat & 1) != 0)
        robo_walk_varint (walk, &more);
      else
        more = 0;
      entry->seen[seat] = base + more;
    }
}

static void
walk_compact (RoboWalk        *walk,
              const RoboEntry *before,
              RoboEntry       *entry,
              guint8          *flags)
{
  *flags |= entry->kind;
  robo_walk_uint8 (walk, flags);
  entry->kind = *flags & KIND_MASK;
  walk_seen (walk, before, entry);
  if (entry->kind == ROBO_ENTRY_SEAL)
    {
      guint64 round = entry->round;

      robo_walk_varint (walk, &round);
      entry->round = round;
      robo_walk_bytes (walk, entry->position, sizeof entry->position);
      if ((*flags & IS_OPENED) == 0)
        robo_walk_bytes (walk, entry->hash, sizeof entry->hash);
      robo_walk_bytes (walk, entry->box, sizeof entry->box);
      if ((*flags & HAS_ROSTER) != 0)
        robo_walk_uint8 (walk, &entry->roster);
    }
  else if (entry->kind == ROBO_ENTRY_OPEN && (*flags & OPENS_LAST) != 0)
    {
      robo_walk_bytes (walk, entry->salt, sizeof entry->salt);
      robo_walk_uint48 (walk, &entry->program);
    }
  else
    robo_entry_walk_body (walk, entry);
}

static gboolean
is_opening_of (const RoboEntry *open,
               const RoboEntry *sealed)
{
  return sealed != NULL && open->kind == ROBO_ENTRY_OPEN && sealed->kind == ROBO_ENTRY_SEAL &&
         open->round == sealed->round && memcmp (open->sealed, sealed->digest, sizeof open->sealed) == 0;
}

static gboolean
write_entries (RoboWalk         *walk,
               const RoboChains *chains,
               guint             seat,
               guint             from)
{
  GPtrArray *chain = chains->chains[seat];
  g_autoptr (GPtrArray) written = g_ptr_array_new ();
  const RoboEntry *last = g_ptr_array_index (chain, chain->len - 1);

  for (guint seq = from; seq < chain->len; seq++)
    {
      RoboEntry       *entry = g_ptr_array_index (chain, seq);
      const RoboEntry *before = seq > 0 ? g_ptr_array_index (chain, seq - 1) : NULL;
      const RoboEntry *next = seq + 1 < chain->len ? g_ptr_array_index (chain, seq + 1) : NULL;
      RoboEntry        what = *entry;
      guint8           flags = 0;

      if (is_opening_of (entry, written->len > 0 ? find_last_seal (chains, written, seat) : before))
        flags |= OPENS_LAST;
      if (next != NULL && is_opening_of (next, entry) && robo_seal_matches_opening (entry, next))
        flags |= IS_OPENED;
      if (entry->roster != 0)
        flags |= HAS_ROSTER;
      walk_compact (walk, before, &what, &flags);
      g_ptr_array_add (written, entry);
    }
  if (last->has_signature)
    robo_walk_bytes (walk, (gpointer)last->signature, sizeof last->signature);

  return !walk->is_bad;
}

/* Symbols */

static guint
get_check (const guint8 *data,
           gsize         size)
{
  guint8 hash[3];

  robo_bytes_hash (hash, sizeof hash, data, size, NULL, 0);

  return hash[0] << 12 | hash[1] << 4 | hash[2] >> 4;
}

static char *
to_symbols (const guint8 *data,
            gsize         size)
{
  g_autoptr (GString) text = g_string_new ("ROBO! ");
  guint check = get_check (data, size);
  guint bits = 0, n_bits = 0, n = 0;

  for (gsize i = 0; i < size || n_bits > 0;)
    {
      if (n_bits < 5 && i < size)
        {
          bits = (bits << 8 | data[i++]) & 0xffff;
          n_bits += 8;
        }
      /* Fill up the last symbol with zeros. */
      if (n_bits < 5)
        {
          bits <<= 5 - n_bits;
          n_bits = 5;
        }
      if (n > 0 && n % N_GROUP == 0)
        g_string_append_c (text, '-');
      g_string_append_c (text, symbols[bits >> (n_bits - 5) & 31]);
      n_bits -= 5;
      n++;
    }
  for (guint i = 0; i < N_CHECKS; i++, n++)
    {
      if (n > 0 && n % N_GROUP == 0)
        g_string_append_c (text, '-');
      g_string_append_c (text, symbols[check >> (5 * (N_CHECKS - 1 - i)) & 31]);
    }
  g_string_append (text, " !ROBO");

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Undoes changes that mail programs and messengers make to a letter. Returns 0 for a character that is left out. */
static char
simplify (gunichar c)
{
  /* Some keyboards write the full-width forms of letters and digits. */
  if (c >= 0xff01 && c <= 0xff5e)
    c -= 0xfee0;
  if (c == 0xad || c == 0xa0 || c == 0xfeff || (c >= 0x200b && c <= 0x2015) || (c >= 0x2028 && c <= 0x202f) ||
      (c >= 0x2060 && c <= 0x206f) || c == 0x2212 || g_unichar_isspace (c))
    return 0;
  if (c >= 0x80)
    return '?';
  if (strchr (">|-*_~`\\", (int)c) != NULL)
    return 0;

  c = g_ascii_toupper ((char)c);

  return c == 'O' ? '0' : c == 'I' || c == 'L' ? '1'
                        : c == 'U'             ? 'V'
                                               : (char)c;
}

static GBytes *
from_symbols (const char *text,
              gsize       n_symbols)
{
  gsize              size = n_symbols > N_CHECKS ? (n_symbols - N_CHECKS) * 5 / 8 : 0;
  g_autofree guint8 *data = g_malloc0 (size + 1);
  guint              bits = 0, n_bits = 0, check = 0;
  gsize              n = 0;

  if (size == 0 || size > MAX_SIZE || (size * 8 + 4) / 5 != n_symbols - N_CHECKS)
    return NULL;

  for (gsize i = 0; i < n_symbols; i++)
    {
      const char *symbol = strchr (symbols, text[i]);
      guint       value;

      if (symbol == NULL || *symbol == '\0')
        return NULL;
      value = symbol - symbols;
      if (i >= n_symbols - N_CHECKS)
        {
          check = check << 5 | value;
          continue;
        }
      bits = (bits << 5 | value) & 0xffff;
      n_bits += 5;
      if (n_bits >= 8)
        {
          data[n++] = bits >> (n_bits - 8);
          n_bits -= 8;
        }
    }
  if ((bits & ((1u << n_bits) - 1)) != 0 || check != get_check (data, size))
    return NULL;

  return g_bytes_new (data, size);
}

/* Writing and reading texts */

char *
robo_sealed_text_write (const RoboOffer  *offer,
                        const RoboChains *chains,
                        guint             seat,
                        guint             from)
{
  GPtrArray         *chain = chains->chains[seat];
  g_autofree guint8 *data = g_malloc (MAX_SIZE);
  RoboWalk           walk = { .data = data, .size = MAX_SIZE, .is_writing = TRUE };
  guint8             flags = VERSION << VERSION_SHIFT | seat;
  guint64            first = from;

  g_return_val_if_fail (from < chain->len, NULL);

  if (offer != NULL)
    flags |= HAS_OFFER;
  if (((RoboEntry *)g_ptr_array_index (chain, chain->len - 1))->has_signature)
    flags |= HAS_SIGNATURE;
  robo_walk_uint8 (&walk, &flags);
  if (offer != NULL)
    {
      gsize         size;
      const guint8 *bytes = g_bytes_get_data (offer->bytes, &size);
      guint64       length = size;

      robo_walk_varint (&walk, &length);
      robo_walk_bytes (&walk, (gpointer)bytes, size);
    }
  else
    robo_walk_bytes (&walk, (gpointer)chains->match, 3);
  robo_walk_varint (&walk, &first);
  if (!write_entries (&walk, chains, seat, from))
    return NULL;

  return to_symbols (data, walk.at);
}

static RoboSealedText *
parse_text (GBytes *payload)
{
  g_autoptr (RoboSealedText) self = g_new0 (RoboSealedText, 1);
  gsize    size;
  RoboWalk walk = { .data = (guint8 *)g_bytes_get_data (payload, &size) };
  guint8   flags = 0;

  walk.size = size;
  robo_walk_uint8 (&walk, &flags);
  robo_walk_check (&walk, flags >> VERSION_SHIFT == VERSION);
  if ((flags & HAS_OFFER) != 0)
    {
      guint64 length = 0;

      robo_walk_varint (&walk, &length);
      robo_walk_check (&walk, length <= size - walk.at);
      if (walk.is_bad)
        return NULL;
      self->offer = g_bytes_new_from_bytes (payload, walk.at, length);
      robo_bytes_hash (self->match, sizeof self->match, walk.data + walk.at, length, NULL, 0);
      walk.at += length;
    }
  else
    robo_walk_bytes (&walk, self->match, sizeof self->match);
  if (walk.is_bad)
    return NULL;
  self->data = g_bytes_new_from_bytes (payload, walk.at, size - walk.at);
  self->flags = flags;

  return g_steal_pointer (&self);
}

/* Reads a text letter by letter, and leaves out the characters that mail programs and messengers insert. */
typedef struct
{
  const char *at;
  gboolean    is_line_start; /* so far, the text line has only quotation marks of a mail */
} Reader;

/* Skips a line break of quoted-printable or of HTML. Returns whether there was such a line break. */
static gboolean
skip_break (Reader *self)
{
  const char *at = self->at;

  if (*at == '=')
    {
      at++;
      while (*at == ' ' || *at == '\t' || *at == '\r')
        at++;
      if (*at != '\n')
        return FALSE;
    }
  else if (g_ascii_strncasecmp (at, "<br", 3) == 0)
    {
      at += 3;
      while (*at == ' ' || *at == '/')
        at++;
      if (*at != '>')
        return FALSE;
    }
  else
    return FALSE;

  self->at = at + 1;
  self->is_line_start = TRUE;

  return TRUE;
}

/* Reads a character that HTML writes as a number or by its name, such as a hyphen. Returns 0 if no such character
 * follows. */
static gunichar
read_entity (Reader *self)
{
  static const struct
  {
    const char *name;
    gunichar    c;
  } entities[] = {
    { "&nbsp;", ' ' },
    { "&shy;", 0xad },
    { "&gt;", '>' },
    { "&hyphen;", '-' },
    { "&dash;", '-' },
    { "&ndash;", '-' },
    { "&mdash;", '-' },
    { "&minus;", '-' },
    { "&zwnj;", 0x200c },
  };
  char   *end;
  guint64 number;

  for (guint i = 0; i < G_N_ELEMENTS (entities); i++)
    {
      if (!g_str_has_prefix (self->at, entities[i].name))
        continue;
      self->at += strlen (entities[i].name);
      return entities[i].c;
    }
  if (self->at[0] != '&' || self->at[1] != '#')
    return 0;

  if (self->at[2] == 'x' || self->at[2] == 'X')
    number = g_ascii_isxdigit (self->at[3]) ? g_ascii_strtoull (self->at + 3, &end, 16) : 0;
  else
    number = g_ascii_isdigit (self->at[2]) ? g_ascii_strtoull (self->at + 2, &end, 10) : 0;
  if (number == 0 || number > 0x10ffff || *end != ';')
    return 0;
  self->at = end + 1;

  return (gunichar)number;
}

/* Returns the next letter that counts, or 0 at the end. Bytes that are not UTF-8 count as a wrong letter. */
static char
read_letter (Reader *self)
{
  while (*self->at != '\0')
    {
      gunichar c;
      char     letter;

      if (skip_break (self))
        continue;
      c = read_entity (self);
      if (c == 0)
        {
          gboolean is_valid;

          c = g_utf8_get_char_validated (self->at, -1);
          is_valid = c != (gunichar)-1 && c != (gunichar)-2;
          self->at += is_valid ? g_utf8_skip[(guchar)*self->at] : 1;
          c = is_valid ? c : 0xfffd;
        }
      if (c == '\n' || c == '\r' || c == 0x2028 || c == 0x2029)
        self->is_line_start = TRUE;
      letter = simplify (c);
      /* Some mail programs begin quoted lines with # or : instead of >. */
      if (letter == 0 || (self->is_line_start && (c == '#' || c == ':')))
        continue;
      self->is_line_start = FALSE;
      return letter;
    }

  return 0;
}

/* Appends a letter to the last letters that were read, and drops the oldest letter. The number of these letters is
 * the length of BEGINNING and of ENDING. */
static void
shift_in_letter (char *last,
                 char  letter)
{
  memmove (last, last + 1, strlen (BEGINNING) - 1);
  last[strlen (BEGINNING) - 1] = letter;
}

static gboolean
are_last (const char *last,
          const char *letters)
{
  return memcmp (last, letters, strlen (BEGINNING)) == 0;
}

/* Reads to the end of the next text that may be a sealed text. Returns its symbols, or NULL. Each letter is read
 * once. */
static char *
read_symbols (Reader *self)
{
  g_autoptr (GString) symbols_read = g_string_new (NULL);
  char     last[sizeof BEGINNING] = { 0 };
  gboolean has_begun = FALSE;
  gssize   n_symbols = -1; /* number of letters before the first exclamation mark, which must begin the ending */
  char     letter;

  while ((letter = read_letter (self)) != 0)
    {
      shift_in_letter (last, letter);
      if (has_begun)
        {
          g_string_append_c (symbols_read, letter);
          if (letter == '!' && n_symbols < 0)
            n_symbols = (gssize)symbols_read->len - 1;
          if (n_symbols >= 0 && symbols_read->len == (gsize)n_symbols + strlen (ENDING))
            {
              has_begun = FALSE;
              if (are_last (last, ENDING))
                {
                  g_string_truncate (symbols_read, (gsize)n_symbols);
                  return g_string_free (g_steal_pointer (&symbols_read), FALSE);
                }
            }
        }
      if (are_last (last, BEGINNING))
        {
          g_string_truncate (symbols_read, 0);
          has_begun = TRUE;
          n_symbols = -1;
        }
    }

  return NULL;
}

RoboSealedText *
robo_sealed_text_find (const char  *text,
                       const char **end)
{
  Reader reader = { text, TRUE };

  for (;;)
    {
      g_autofree char *found = read_symbols (&reader);
      g_autoptr (GBytes) payload = found != NULL ? from_symbols (found, strlen (found)) : NULL;
      RoboSealedText *self = payload != NULL ? parse_text (payload) : NULL;

      if (self != NULL && end != NULL)
        *end = reader.at;
      if (self != NULL || found == NULL)
        return self;
    }
}

gboolean
robo_sealed_text_looks_like (const char *text)
{
  Reader reader = { text, TRUE };
  char   last[sizeof BEGINNING] = { 0 };
  char   letter;

  while ((letter = read_letter (&reader)) != 0)
    {
      shift_in_letter (last, letter);
      if (are_last (last, BEGINNING))
        return TRUE;
    }

  return FALSE;
}

guint
robo_sealed_text_get_seat (const RoboSealedText *self)
{
  return self->flags & 3;
}

gboolean
robo_sealed_text_belongs_to (const RoboSealedText *self,
                             const guint8         *match)
{
  return memcmp (self->match, match, sizeof self->match) == 0;
}

static RoboEntry *
finish_entry (GPtrArray *bundle,
              RoboEntry *what)
{
  RoboEntry *entry = robo_entry_new (what);

  g_ptr_array_add (bundle, entry);

  return entry;
}

GPtrArray *
robo_sealed_text_read_entries (const RoboSealedText *self,
                               const RoboChains     *chains)
{
  g_autoptr (GPtrArray) bundle = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_entry_unref);
  guint            seat = robo_sealed_text_get_seat (self);
  gsize            size;
  RoboWalk         walk = { .data = (guint8 *)g_bytes_get_data (self->data, &size) };
  gsize            n_signature = (self->flags & HAS_SIGNATURE) != 0 ? ROBO_SIGNATURE_SIZE : 0;
  guint64          seq = 0;
  const RoboEntry *before;
  RoboEntry        waiting;
  gboolean         is_waiting = FALSE;

  if (!robo_sealed_text_belongs_to (self, chains->match) || size < n_signature)
    return NULL;

  walk.size = size - n_signature;
  robo_walk_varint (&walk, &seq);
  before = seq > 0 && seq <= chains->chains[seat]->len ? g_ptr_array_index (chains->chains[seat], seq - 1) : NULL;
  if (walk.is_bad || (before == NULL && seq > 0))
    return NULL;

  for (; walk.at < walk.size && seq <= G_MAXUINT16; seq++)
    {
      RoboEntry what = { .seat = seat, .seq = seq };
      guint8    flags = 0;

      memcpy (what.match, chains->match, sizeof what.match);
      walk_compact (&walk, is_waiting ? &waiting : before, &what, &flags);
      if (walk.is_bad || (is_waiting && (flags & OPENS_LAST) == 0) || what.roster >= 1u << ROBO_MAX_ROBOTS)
        return NULL;
      if (is_waiting)
        {
          robo_seal_set_hash (&waiting, what.salt, what.program);
          before = finish_entry (bundle, &waiting);
          is_waiting = FALSE;
        }
      if (before != NULL)
        memcpy (what.prev, before->digest, sizeof what.prev);
      if (what.kind == ROBO_ENTRY_OPEN && (flags & OPENS_LAST) != 0)
        {
          const RoboEntry *sealed = bundle->len > 0 ? find_last_seal (chains, bundle, seat) : before;

          if (sealed == NULL || sealed->kind != ROBO_ENTRY_SEAL)
            return NULL;
          what.round = sealed->round;
          memcpy (what.sealed, sealed->digest, sizeof what.sealed);
        }
      if (what.kind == ROBO_ENTRY_SEAL && (flags & IS_OPENED) != 0)
        {
          waiting = what;
          is_waiting = TRUE;
        }
      else
        before = finish_entry (bundle, &what);
    }
  if (is_waiting || bundle->len == 0)
    return NULL;
  if (n_signature > 0)
    robo_entry_set_signature (g_ptr_array_index (bundle, bundle->len - 1), walk.data + walk.size);

  return g_steal_pointer (&bundle);
}

void
robo_sealed_text_free (RoboSealedText *self)
{
  if (self == NULL)
    return;

  g_clear_pointer (&self->offer, g_bytes_unref);
  g_clear_pointer (&self->data, g_bytes_unref);
  g_free (self);
}

/* Texts that people exchange */

static RoboPasted
take_in (RoboPeer             *self,
         const RoboSealedText *text)
{
  g_autoptr (GPtrArray) bundle = NULL;

  if (!robo_sealed_text_belongs_to (text, self->chains->match))
    return ROBO_PASTED_FOREIGN;
  bundle = robo_sealed_text_read_entries (text, self->chains);
  if (bundle == NULL)
    return ROBO_PASTED_EARLY;

  switch (robo_peer_receive (self, bundle))
    {
    case ROBO_ARRIVAL_NEW:
      return ROBO_PASTED_NEW;
    case ROBO_ARRIVAL_KNOWN:
      return robo_sealed_text_get_seat (text) == self->seat ? ROBO_PASTED_OWN : ROBO_PASTED_KNOWN;
    case ROBO_ARRIVAL_EARLY:
    case ROBO_ARRIVAL_KEYLESS:
      return ROBO_PASTED_EARLY;
    case ROBO_ARRIVAL_FORKED:
    case ROBO_ARRIVAL_FORGED:
    case ROBO_ARRIVAL_FOREIGN:
      break;
    }

  return ROBO_PASTED_ODD;
}

RoboPasted
robo_peer_paste (RoboPeer   *self,
                 const char *text)
{
  RoboPasted  most = robo_sealed_text_looks_like (text) ? ROBO_PASTED_DAMAGED : ROBO_PASTED_NOTHING;
  const char *at = text;

  while (*at != '\0')
    {
      g_autoptr (RoboSealedText) found = robo_sealed_text_find (at, &at);
      RoboPasted pasted;

      if (found == NULL)
        break;
      pasted = take_in (self, found);
      most = MAX (most, pasted);
    }

  return most;
}

char *
robo_peer_dup_text (const RoboPeer *self)
{
  guint    others;
  guint    from = G_MAXUINT;
  gboolean is_inviting = FALSE;

  if (self->seat == ROBO_SPECTATOR)
    return NULL;

  others = self->shared->present & ~(1u << self->seat);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      guint count = robo_chains_count (self->chains, seat);

      if ((others >> seat & 1) == 0)
        continue;
      from = MIN (from, count > 0 ? robo_chains_get (self->chains, seat, count - 1)->seen[self->seat] : 0);
      is_inviting = is_inviting || count == 0;
    }
  if (from >= robo_chains_count (self->chains, self->seat))
    return NULL;

  /* Until all players have joined, the first seat adds the invitation. */
  is_inviting = is_inviting && self->seat == (guint)g_bit_nth_lsf (self->offer->people, -1);

  return robo_sealed_text_write (is_inviting ? self->offer : NULL, self->chains, self->seat, from);
}
