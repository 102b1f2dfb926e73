// SPDX-License-Identifier: GPL-3.0-or-later
// How the text of a document is cut for patching.
#pragma once

#include "robo-xml-patch.h"

G_BEGIN_DECLS

typedef enum
{
  ROBO_XML_PIECE_TEXT, /* CDATA sections, too */
  ROBO_XML_PIECE_START,
  ROBO_XML_PIECE_END,
  ROBO_XML_PIECE_EMPTY, /* <a/> */
  ROBO_XML_PIECE_OTHER, /* comments, processing instructions, the declaration */
} RoboXmlPieceKind;

/* Bytes [start, end). */
typedef struct
{
  RoboXmlPieceKind kind;
  gsize            start;
  gsize            end;
  gint             element; /* whose tag it is, or -1 */
  gint             parent;  /* in which element it is, or -1; of an end tag its own */
} RoboXmlPiece;

typedef struct
{
  gsize start;
  gsize end;
} RoboXmlRange;

typedef enum
{
  ROBO_XML_PHASE_ATTRIBUTE,
  ROBO_XML_PHASE_OPEN,
  ROBO_XML_PHASE_INSERT,
  ROBO_XML_PHASE_CLOSE,
  ROBO_XML_PHASE_REPLACE,
} RoboXmlPhase;

/* One replacement. Of several at one place those of a lower phase come first, then those queued first. */
typedef struct
{
  RoboXmlRange range;
  RoboXmlPhase phase;
  guint        order;
  char        *text;
} RoboXmlChange;

struct _RoboXmlPatch
{
  GBytes     *bytes;
  char       *text; /* the same with a byte of 0 after it */
  gsize       length;
  GArray     *pieces;   /* of RoboXmlPiece */
  GArray     *starts;   /* of guint: the piece of the start tag, by element */
  GArray     *ends;     /* likewise; for an empty element the same piece */
  GHashTable *elements; /* xmlNode to its number + 1 */
  GHashTable *opened;   /* empty elements that get content */
  GArray     *changes;  /* of RoboXmlChange */
};

/* robo-xml-patch-scan.c */

GArray  *robo_xml_patch_scan (const char *text,
                              gsize       length) G_GNUC_WARN_UNUSED_RESULT;
gboolean robo_xml_patch_find_attribute (const char         *text,
                                        const RoboXmlPiece *tag,
                                        const char         *name,
                                        RoboXmlRange       *value);

/* robo-xml-patch-places.c; places are bytes from the beginning of the text */

guint               robo_xml_patch_get_element (RoboXmlPatch  *self,
                                                const xmlNode *node);
const RoboXmlPiece *robo_xml_patch_get_start (RoboXmlPatch  *self,
                                              const xmlNode *node);
const RoboXmlPiece *robo_xml_patch_get_end (RoboXmlPatch  *self,
                                            const xmlNode *node);
gsize               robo_xml_patch_find_line_start (RoboXmlPatch *self,
                                                    gsize         at);
gboolean            robo_xml_patch_is_line_end (RoboXmlPatch *self,
                                                gsize         at);
gsize               robo_xml_patch_skip_blanks (RoboXmlPatch *self,
                                                gsize         at);
gsize               robo_xml_patch_skip_remarks (RoboXmlPatch *self,
                                                 gsize         from);
char               *robo_xml_patch_dup_indent (RoboXmlPatch  *self,
                                               const xmlNode *node);

/* robo-xml-patch.c */

/* Takes @text. */
void robo_xml_patch_add_change (RoboXmlPatch *self,
                                gsize         start,
                                gsize         end,
                                RoboXmlPhase  phase,
                                char         *text);
/* <a/> becomes <a></a>, with @before_end before the new end tag; once. */
void robo_xml_patch_open_empty (RoboXmlPatch  *self,
                                const xmlNode *element,
                                const char    *before_end);

G_END_DECLS
