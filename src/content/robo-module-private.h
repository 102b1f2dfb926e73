// SPDX-License-Identifier: GPL-3.0-or-later
// What reading and keeping module cards share among themselves.
#pragma once

#include "engine/robo-cards.h"
#include "robo-xml.h"

G_BEGIN_DECLS

extern const RoboXmlFormat robo_modules_format;

gboolean robo_module_read_card (const xmlNode *node,
                                RoboCard      *card,
                                RoboProblems  *problems);
void     robo_module_check_card (const xmlNode  *node,
                                 const RoboCard *card,
                                 RoboProblems   *problems);

G_END_DECLS
