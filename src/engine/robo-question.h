// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the questions that the engine asks operators (R13). Answers are plain numbers.
#pragma once

#include "robo-cards.h"

G_BEGIN_DECLS

/* Holds an answer to a RoboQuestion, or one of its legal answers. RoboAnswerForm defines the meaning of the number. */
typedef guint64 RoboAnswer;

/* Lists the kinds of questions. A table in robo-question.c has their names and the forms of their answers. */
typedef enum
{
  ROBO_ASK_DEAL,         /* R3.3 */
  ROBO_ASK_EQUIP,        /* R4.3 */
  ROBO_ASK_REBOOT,       /* R4.4 */
  ROBO_ASK_PROGRAM,      /* R5.1 */
  ROBO_ASK_KEEP_DIE,     /* R6.3 */
  ROBO_ASK_ROTATE_KEY,   /* R8.13 */
  ROBO_ASK_ACT_AS_BLUE,  /* R8.2 */
  ROBO_ASK_SHORTEN_MOVE, /* R8.1 */
  ROBO_ASK_JUMP,         /* R8.20 */
  ROBO_ASK_PASS_WALLS,   /* R8.23 */
  ROBO_ASK_LAY_MINE,     /* R8.9 */
  ROBO_ASK_BUMP,         /* R8.14 */
  ROBO_ASK_MOVE_END,
  ROBO_ASK_REPLACE_FIRE, /* R6.5 */
  ROBO_ASK_REPROGRAM,    /* R8.11 */
  ROBO_ASK_HIT,          /* R8.10 */
  ROBO_ASK_SHORTEN_PUSH, /* R7.5 */
  ROBO_ASK_ABSORB,       /* R7.6 */
  ROBO_ASK_PUSHED,
  ROBO_ASK_DAMAGED,
  ROBO_ASK_DESTROYED, /* R8.17 */
  ROBO_ASK_LIGHTNING, /* R7.7 */
  ROBO_ASK_ROUND_START,
  ROBO_ASK_RESOLUTION,
  ROBO_ASK_REACH,           /* R10.2 */
  ROBO_ASK_WORKSHOP,        /* R10.2 */
  ROBO_ASK_DRAW,            /* R7.13, R10.2 */
  ROBO_ASK_NUMBER,          /* R4.7 */
  ROBO_ASK_ENTROPY,         /* R5.6 */
  ROBO_ASK_LENGTHEN_MOVE,   /* R14.4 */
  ROBO_ASK_FIRE_PAST_WALLS, /* R14.4 */
  ROBO_ASK_SHOT,            /* R14.4: one question for `extra-damage`, `pierce` and `rear-fire` of a card */
  ROBO_ASK_CHOOSE,          /* R14.5 */
} RoboQuestionKind;

#define ROBO_N_QUESTION_KINDS (ROBO_ASK_CHOOSE + 1)
/* Limits the options of a question. The limit is enough for all legal pairs of an operator who owns all cards (R4.3). */
#define ROBO_MAX_OPTIONS ((ROBO_MAX_CARDS + 1) * (ROBO_MAX_CARDS + 1))

/* Lists the meanings of answers. "Yes" is 1, "no" is 0. */
typedef enum
{
  ROBO_FORM_YES_NO,
  ROBO_FORM_SPACES,      /* number of steps by which the move or push is shortened */
  ROBO_FORM_DAMAGE,      /* number of tokens; a number that does not fit means as many as fit */
  ROBO_FORM_TURN,        /* eighths of a circle clockwise, modulo 8: 6 is two eighths counterclockwise */
  ROBO_FORM_DIE,         /* index of the die that stays */
  ROBO_FORM_MOVED_DIE,   /* see robo_reprogram_pack() */
  ROBO_FORM_START,       /* a starting space */
  ROBO_FORM_REACH,       /* 0 for the robot's own space, else 1 + RoboDir */
  ROBO_FORM_MINE,        /* no, yes, or 2 + the space of the mine to take up */
  ROBO_FORM_REPLACEMENT, /* 0 fires, else 1 + the card */
  ROBO_FORM_WORKSHOP,    /* a RoboWorkshop */
  ROBO_FORM_DECK,        /* a deck */
  ROBO_FORM_NUMBER,      /* a starting number, from 1 */
  ROBO_FORM_TWO_DECKS,   /* first | second << 2, first < second */
  ROBO_FORM_TWO_CARDS,   /* left card | right card << 8, ROBO_NO_CARD for an empty slot */
  ROBO_FORM_PROGRAM,     /* see robo_program_pack(); has no list of options */
  ROBO_FORM_ENTROPY,     /* any number; has no list of options */
  ROBO_FORM_MORE_SPACES, /* number of steps by which the move is lengthened */
  ROBO_FORM_NEIGHBOUR,   /* 0 for no, else 1 + the RoboDir of a robot on an adjacent space */
} RoboAnswerForm;

#define ROBO_N_ANSWER_FORMS (ROBO_FORM_NEIGHBOUR + 1)

/* Lists the ways to use a workshop (R10.2). */
typedef enum
{
  ROBO_WORKSHOP_NOTHING,
  ROBO_WORKSHOP_REPAIR,
  ROBO_WORKSHOP_DRAW,
} RoboWorkshop;

typedef struct
{
  guint8     kind;  /* a RoboQuestionKind */
  guint8     seat;  /* seat that is asked */
  guint8     card;  /* card that the question is about, or ROBO_NO_CARD */
  guint8     die;   /* die that the question is about, as an index into the robot's dice, or 255 */
  guint8     space; /* space that the question is about, or ROBO_NO_SPACE */
  guint8     reserved;
  guint16    n_options;
  RoboAnswer fallback;                  /* default answer; legal, except for ROBO_ASK_PROGRAM */
  guint16    options[ROBO_MAX_OPTIONS]; /* every legal answer; none for ROBO_ASK_PROGRAM and ROBO_ASK_ENTROPY */
} RoboQuestion;

/* Holds one answer in the record of a game. */
typedef struct
{
  RoboAnswer answer;
  guint16    round;
  guint8     seat; /* seat that was asked */
  guint8     kind; /* a RoboQuestionKind */
  guint8     card; /* card that the question was about, or ROBO_NO_CARD */
} RoboRecord;

/* Returns the name of a kind in files. */
const char *robo_question_kind_get_id (RoboQuestionKind kind);

/* Finds the kind with a name from a file. If there is no such kind, returns FALSE and does not change `kind`. */
gboolean robo_question_kind_from_id (const char       *id,
                                     RoboQuestionKind *kind);

RoboAnswerForm robo_question_kind_get_form (RoboQuestionKind kind);

/* Copies a question with only those options that are set, because most of the array is unused. */
void robo_question_copy (RoboQuestion       *question,
                         const RoboQuestion *from);

/* Returns whether the answer is one of the options. The question must have a list of options. */
gboolean robo_question_has_option (const RoboQuestion *question,
                                   RoboAnswer          answer);

/* Returns the answer that moves a die, given by its index, to a key of a unit, 0..2. For a KillBot, die and unit are
 * 0 and the key is the new facing. */
static inline RoboAnswer
robo_reprogram_pack (guint   die,
                     guint   unit,
                     RoboDir key)
{
  return die | unit << 2 | (guint)key << 4;
}

/* Returns the index of the die to move. */
static inline guint
robo_reprogram_get_die (RoboAnswer answer)
{
  return answer & 3;
}

/* Returns the new unit, 0..2. */
static inline guint
robo_reprogram_get_unit (RoboAnswer answer)
{
  return answer >> 2 & 3;
}

/* Returns the new key, or the new facing of a KillBot. */
static inline RoboDir
robo_reprogram_get_key (RoboAnswer answer)
{
  return (RoboDir)(answer >> 4 & 7);
}

G_END_DECLS
