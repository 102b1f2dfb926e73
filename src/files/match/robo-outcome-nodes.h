// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes attributes of elements as fields.
#pragma once

#include "files/xml/robo-xml.h"
#include "robo-outcome-fields.h"

G_BEGIN_DECLS

/* Lists the attributes that an event's element can have. The list ends with NULL. */
extern const char *const robo_event_names[];

/* Reads the attributes of the element whose names are in a NULL-terminated list of static strings. */
void robo_fields_read (RoboFields        *fields,
                       const xmlNode     *node,
                       const char *const *names);

/* Writes the fields as attributes. */
void robo_fields_write (const RoboFields *fields,
                        xmlNode          *node);

G_END_DECLS
