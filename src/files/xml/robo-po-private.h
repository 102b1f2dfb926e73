// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the parts that the files of catalogs share.
#pragma once

#include "robo-po.h"

G_BEGIN_DECLS

struct _RoboPo
{
  char       *header;  /* fields of the header, one in each text line; or NULL */
  GPtrArray  *entries; /* array of RoboPoEntry */
  GHashTable *by_key;  /* RoboPoEntry by context and id, both borrowed from `entries` */
};

RoboPo *robo_po_new_empty (void) G_GNUC_WARN_UNUSED_RESULT;

/* Adds a message that the catalog does not have yet, and takes ownership of the message. */
void robo_po_take (RoboPo      *self,
                   RoboPoEntry *entry);

void robo_po_entry_free (RoboPoEntry *entry);

G_END_DECLS
