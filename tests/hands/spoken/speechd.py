# SPDX-License-Identifier: GPL-3.0-or-later
"""Stands in for the Python module of Speech Dispatcher: orca.py puts this folder into PYTHONPATH, and Orca speaks into
the file in ROBODROME_SPOKEN, without sound. Each line has the time, what happened, and the text."""
import json
import os
import re
import time


class SSIPCommunicationError(Exception):
    pass


class SSIPCommandError(Exception):
    pass


class Priority:
    IMPORTANT, MESSAGE, TEXT, NOTIFICATION, PROGRESS = 'important', 'message', 'text', 'notification', 'progress'


class PunctuationMode:
    ALL, MOST, SOME, NONE = 'all', 'most', 'some', 'none'


class DataMode:
    TEXT, SSML = 'text', 'ssml'


class CallbackType:
    BEGIN, CANCEL, END, INDEX_MARK, PAUSE, RESUME = 'begin', 'cancel', 'end', 'index_mark', 'pause', 'resume'


class SSIPClient:
    def __init__(self, *_arguments, **_options):
        self._file = open(os.environ['ROBODROME_SPOKEN'], 'a', encoding='utf-8')

    def _note(self, what, text=''):
        self._file.write(json.dumps([time.monotonic(), what, text]) + '\n')
        self._file.flush()

    def speak(self, text, **_options):
        plain = re.sub(r'<[^>]*>', '', text)
        for entity, character in (('&lt;', '<'), ('&gt;', '>'), ('&amp;', '&')):
            plain = plain.replace(entity, character)
        self._note('say', plain)

    def char(self, character):
        self._note('say', character)

    def key(self, name):
        self._note('say', name)

    def cancel(self):
        self._note('stop')

    def stop(self):
        self._note('stop')

    def list_output_modules(self):
        return ()

    def list_synthesis_voices(self):
        return ()

    def __getattr__(self, name):
        """Accepts the other commands, such as those of the voice, without doing anything."""
        if name.startswith('__'):
            raise AttributeError(name)
        return lambda *_arguments, **_options: None
