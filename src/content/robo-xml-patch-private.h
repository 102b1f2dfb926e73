// SPDX-License-Identifier: GPL-3.0-or-later
// How the text of a document is cut for patching.
#pragma once

#include "robo-xml-patch.h"

G_BEGIN_DECLS

typedef enum
{
  ROBO_XML_PIECE_TEXT,  /* CDATA sections, too */
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

GArray  *robo_xml_patch_scan (const char *text,
                              gsize       length) G_GNUC_WARN_UNUSED_RESULT;
gboolean robo_xml_patch_find_attribute (const char         *text,
                                        const RoboXmlPiece *tag,
                                        const char         *name,
                                        RoboXmlRange       *value);

G_END_DECLS
