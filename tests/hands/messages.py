# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds the messages of a catalogue in the texts that people read: the words of a window and the lines of a text."""
import os
import re
import subprocess

PLACEHOLDER = re.compile(r'%(?:\d\$)?[-+0-9.]*(?:l|z|ll)?[a-zA-Z]')
MARKUP = re.compile(r'</?(?:b|i|tt|big|small|span|a)(?: [^<>]*)?>')
# The limits around a short text that stands alone: the ends of its line, its column or its part of a sentence.
BEFORE, AFTER = r'(?:^|(?<=  )|(?<=\d )|(?<=\d\. )|(?<=[„“«(\[|:;,·•=%\].] )|(?<=[„“«(\[|"=]))', r'(?:$|(?=  )|(?= ?[“”»()\]|:;,.·•="]))'
# A message with this many words is not found by chance.
N_WORDS = 4
FIELD = re.compile(r'^(msgctxt|msgid|msgid_plural|msgstr|msgstr\[\d\]) "(.*)"$')
ESCAPES = {'\\n': '\n', '\\t': '\t', '\\"': '"', '\\\\': '\\'}


def plain(text):
    """Returns a text as it is shown: on one line, without mnemonics, markup and no-break characters."""
    text = MARKUP.sub('', text.replace('\u2060', ''))
    return ' '.join(re.sub(r'_(?=\w)', '', text).replace('&amp;', '&').replace('\u00a0', ' ').split())


def as_read(text):
    """Returns the lines of a text as they are shown."""
    return re.sub(r'_(?=\w)', '', MARKUP.sub('', text.replace('\u2060', '').replace('\u00a0', ' ')))


def is_long(text):
    return len(re.findall(r'\w+', text)) >= N_WORDS


class Message:
    """An entry of a catalogue; a plural has several forms."""
    def __init__(self, fields, references, comment):
        self.context = fields.get('msgctxt', '')
        self.english = fields['msgid']
        self.key = (self.context + '\x04' if self.context else '') + self.english
        self.forms = [text for name, text in fields.items() if name.startswith('msgstr')]
        self.references = references
        self.comment = comment
        self.patterns = [pattern for form in dict.fromkeys(map(plain, self.forms)) for pattern in [make_pattern(form)] if pattern]
        self.exact = {plain(form) for form in self.forms if not PLACEHOLDER.search(form)}

    @property
    def is_wordless(self):
        """Returns whether the message only joins other texts, so that it cannot be told from other lines."""
        return not self.patterns and not any(re.search(r'[^\W\d_]{2}', PLACEHOLDER.sub('', form)) for form in self.forms)

    @property
    def place(self):
        """Returns the first place in the sources that uses the message."""
        return self.references[0] if self.references else ''


class Pattern:
    """Finds a text with values inserted. Its longest words exclude most texts quickly."""
    def __init__(self, words, expression, flags=0):
        self._words = words
        self._expression = re.compile(expression, flags)

    def search(self, text):
        return self._expression.search(text) if self._words in text else None


def make_pattern(form):
    """Returns a pattern for a text with words that identify it, or None."""
    parts = [part.replace('%%', '%') for part in PLACEHOLDER.split(form)]
    words = max(parts, key=len)
    if len(re.findall(r'[^\W\d]', ''.join(parts))) < 2 or len(re.findall(r'[^\s\d]', ''.join(parts))) < (2 if len(parts) == 1 else 5):
        return None
    middle = '.{1,120}?'.join(map(re.escape, parts))
    if len(parts) == 1 and not is_long(form):
        # A sentence ends with its own mark.
        return Pattern(words, BEFORE + middle + ('' if form[-1] in '.:!?' else AFTER), re.M)
    # A placeholder at an end adds no word to the message.
    middle = middle.removeprefix('.{1,120}?').removesuffix('.{1,120}?')
    if not is_long(form):
        return Pattern(words, BEFORE + (r'\S{1,200}? ?' if parts[0] == '' else '') + middle, re.M)
    return Pattern(words, (r'(?<!\w)' if middle[0].isalnum() else '') + middle + (r'(?!\w)' if middle[-1].isalnum() else ''))


def unescape(text):
    return re.sub(r'\\[nt"\\]', lambda found: ESCAPES[found[0]], text)


def read_catalogue(path):
    """Returns the messages of a .po file in its order."""
    text = subprocess.run(['msgattrib', '--no-wrap', '--translated', '--no-fuzzy', '--no-obsolete', path], check=True, capture_output=True,
                          encoding='utf-8').stdout
    for entry in text.split('\n\n'):
        fields, references, comments, name = {}, [], [], None
        for line in entry.splitlines():
            found = FIELD.match(line)
            if found:
                name = found[1]
                fields[name] = unescape(found[2])
            elif line.startswith('"') and name:
                fields[name] += unescape(line[1:-1])
            elif line.startswith('#: '):
                references += line[3:].split()
            elif line.startswith('#. '):
                comments.append(line[3:])
        if fields.get('msgid'):
            yield Message(fields, references, ' '.join(comments))


class Messages:
    """All messages of one language."""
    def __init__(self, path):
        self.all = {message.key: message for message in read_catalogue(path)}
        self._exact = {}
        for message in self.all.values():
            for text in message.exact:
                self._exact.setdefault(text, []).append(message)

    def find(self, seen):
        """Returns the messages that the words of a widget may be. Some words have several meanings, and all of these
        messages are returned."""
        whole = plain(seen)
        if whole in self._exact:
            return self._exact[whole]
        text = as_read(seen)
        return [message for message in self.all.values() if any(pattern.search(whole) or pattern.search(text) for pattern in message.patterns)]
