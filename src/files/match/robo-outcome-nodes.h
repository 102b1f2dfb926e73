// SPDX-License-Identifier: GPL-3.0-or-later
// Attributes of elements as fields.
#pragma once

#include "files/xml/robo-xml.h"
#include "robo-outcome-fields.h"

G_BEGIN_DECLS

/* What an event's element can have; ends with NULL. */
extern const char *const robo_event_names[];

/**
 * robo_fields_read:
 * @fields: (out caller-allocates): those of @names that @node has
 * @node: an element
 * @names: (array zero-terminated=1): static strings
 */
void robo_fields_read (RoboFields        *fields,
                       const xmlNode     *node,
                       const char *const *names);

G_END_DECLS
