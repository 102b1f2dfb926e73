// SPDX-License-Identifier: GPL-3.0-or-later
// What the files of the catalogue share among themselves.
#pragma once

#include "robo-po.h"

G_BEGIN_DECLS

struct _RoboPo
{
  char       *header;  /* nullable: fields, a line each */
  GPtrArray  *entries; /* of RoboPoEntry */
  GHashTable *by_key;  /* context and id => entry, both borrowed from entries */
};

RoboPo *robo_po_new_empty (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_po_take:
 * @self: a catalogue
 * @entry: (transfer full): a message that is not in it yet
 */
void robo_po_take (RoboPo      *self,
                   RoboPoEntry *entry);

void robo_po_entry_free (RoboPoEntry *entry);

G_END_DECLS
