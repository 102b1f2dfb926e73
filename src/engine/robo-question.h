/* What the engine asks operators (R13), and their answers as plain numbers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-cards.h"

G_BEGIN_DECLS

/**
 * RoboAnswer:
 * An answer, or one of the legal answers, to a RoboQuestion; what the number means is said at
 * each RoboAnswerForm.
 */
typedef guint64 RoboAnswer;

/**
 * RoboQuestionKind:
 * What is asked; a row of the table in robo-question.c has its name and what its answers are.
 */
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
  ROBO_ASK_REACH,    /* R10.2 */
  ROBO_ASK_WORKSHOP, /* R10.2 */
  ROBO_ASK_DRAW,     /* R7.13, R10.2 */
  ROBO_ASK_NUMBER,   /* R4.7 */
  ROBO_ASK_ENTROPY,  /* R5.6 */
} RoboQuestionKind;

#define ROBO_N_QUESTION_KINDS (ROBO_ASK_ENTROPY + 1)
/* Every legal pair of an operator who owns all cards (R4.3). */
#define ROBO_MAX_OPTIONS ((ROBO_MAX_CARDS + 1) * (ROBO_MAX_CARDS + 1))

/**
 * RoboAnswerForm:
 * What the answers to a question mean. "Yes" is 1, "no" is 0.
 */
typedef enum
{
  ROBO_FORM_YES_NO,
  ROBO_FORM_SPACES,      /* spaces fewer */
  ROBO_FORM_DAMAGE,      /* tokens; more than fit counts as all that fit */
  ROBO_FORM_TURN,        /* eighths clockwise, modulo 8: 6 is two counterclockwise */
  ROBO_FORM_DIE,         /* index of the die that stays */
  ROBO_FORM_MOVED_DIE,   /* see robo_reprogram_pack() */
  ROBO_FORM_START,       /* a starting space */
  ROBO_FORM_REACH,       /* 0 own space, else 1 + RoboDir */
  ROBO_FORM_MINE,        /* no, yes, or 2 + the space of the mine to take up */
  ROBO_FORM_REPLACEMENT, /* 0 fires, else 1 + card */
  ROBO_FORM_WORKSHOP,    /* a RoboWorkshop */
  ROBO_FORM_DECK,        /* a deck */
  ROBO_FORM_NUMBER,      /* a starting number, from 1 */
  ROBO_FORM_TWO_DECKS,   /* first | second << 2, first < second */
  ROBO_FORM_TWO_CARDS,   /* left card | right card << 8, ROBO_NO_CARD for an empty slot */
  ROBO_FORM_PROGRAM,     /* see robo_program_pack(); has no list of options */
  ROBO_FORM_ENTROPY,     /* any number; has no list of options */
} RoboAnswerForm;

#define ROBO_N_ANSWER_FORMS (ROBO_FORM_ENTROPY + 1)

/**
 * RoboWorkshop:
 * What a robot does on a workshop (R10.2).
 */
typedef enum
{
  ROBO_WORKSHOP_NOTHING,
  ROBO_WORKSHOP_REPAIR,
  ROBO_WORKSHOP_DRAW,
} RoboWorkshop;

/**
 * RoboQuestion:
 * @kind: a RoboQuestionKind
 * @seat: who is asked
 * @card: the card it is about, or %ROBO_NO_CARD
 * @die: the die it is about, as an index into the robot's dice, or 255
 * @space: the space it is about, or %ROBO_NO_SPACE
 * @fallback: what happens without an answer; legal, but for programs and remote control
 * @n_options: how many
 * @options: every legal answer, which all have room in 16 bits; none for %ROBO_ASK_PROGRAM and
 *   %ROBO_ASK_ENTROPY
 */
typedef struct
{
  guint8     kind;
  guint8     seat;
  guint8     card;
  guint8     die;
  guint8     space;
  guint8     reserved;
  guint16    n_options;
  RoboAnswer fallback;
  guint16    options[ROBO_MAX_OPTIONS];
} RoboQuestion;

/**
 * RoboRecord:
 * @seat: who was asked
 * @kind: a RoboQuestionKind
 * @card: the card it was about, or %ROBO_NO_CARD
 * @round: in which round
 * @answer: what was said
 *
 * One answer of a game's record.
 */
typedef struct
{
  RoboAnswer answer;
  guint16    round;
  guint8     seat;
  guint8     kind;
  guint8     card;
} RoboRecord;

/**
 * robo_question_kind_get_id:
 * @kind: what is asked
 *
 * Returns: (transfer none): its name in files
 */
const char *robo_question_kind_get_id (RoboQuestionKind kind);

/**
 * robo_question_kind_from_id:
 * @id: a name as in files
 * @kind: (out): what is asked
 *
 * Returns: whether there is such a question
 */
gboolean robo_question_kind_from_id (const char       *id,
                                     RoboQuestionKind *kind);

/**
 * robo_question_kind_get_form:
 * @kind: what is asked
 *
 * Returns: what the answers mean
 */
RoboAnswerForm robo_question_kind_get_form (RoboQuestionKind kind);

/**
 * robo_question_copy:
 * @question: (out caller-allocates): a question
 * @from: another
 *
 * Copies what counts of a question; most of its room for options is empty.
 */
void robo_question_copy (RoboQuestion       *question,
                         const RoboQuestion *from);

/**
 * robo_question_has_option:
 * @question: a question with a list of options
 * @answer: an answer
 *
 * Returns: whether @answer is one of them
 */
gboolean robo_question_has_option (const RoboQuestion *question,
                                   RoboAnswer          answer);

/**
 * robo_reprogram_pack:
 * @die: index of the die to move; 0 for a KillBot
 * @unit: where to, 0..2; 0 for a KillBot
 * @key: its new key; the new facing of a KillBot
 *
 * Returns: the answer to %ROBO_ASK_REPROGRAM
 */
static inline RoboAnswer
robo_reprogram_pack (guint   die,
                     guint   unit,
                     RoboDir key)
{
  return die | unit << 2 | (guint)key << 4;
}

/**
 * robo_reprogram_get_die:
 * @answer: an answer to %ROBO_ASK_REPROGRAM
 *
 * Returns: index of the die to move
 */
static inline guint
robo_reprogram_get_die (RoboAnswer answer)
{
  return answer & 3;
}

/**
 * robo_reprogram_get_unit:
 * @answer: an answer to %ROBO_ASK_REPROGRAM
 *
 * Returns: the unit it goes to, 0..2
 */
static inline guint
robo_reprogram_get_unit (RoboAnswer answer)
{
  return answer >> 2 & 3;
}

/**
 * robo_reprogram_get_key:
 * @answer: an answer to %ROBO_ASK_REPROGRAM
 *
 * Returns: its new key, or the new facing of a KillBot
 */
static inline RoboDir
robo_reprogram_get_key (RoboAnswer answer)
{
  return (RoboDir)(answer >> 4 & 7);
}

G_END_DECLS
