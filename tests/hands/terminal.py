# SPDX-License-Identifier: GPL-3.0-or-later
"""Collects the output of robodrome-cli in a language: the help of every command, and the messages about valid and
faulty files. ROBODROME_CLI names the program, G_TEST_SRCDIR and GSETTINGS_SCHEMA_DIR the folders tests and data, as for
the tests."""
import concurrent.futures
import copy
import glob
import importlib.util
import os
import re
import select
import shlex
import shutil
import subprocess
import xml.etree.ElementTree as ElementTree

import mistakes
from prepared import Games

PROGRAM = os.environ['ROBODROME_CLI']
TESTS = os.environ['G_TEST_SRCDIR']
DATA = os.environ['GSETTINGS_SCHEMA_DIR']
LIMIT_S = 180
# An answer is complete when no output follows for this time.
QUIET_S = 1
# Replacements for a value: missing, empty, no number, too small, too large, and values of other attributes.
WRONG = (None, '', 'x', '-1', '0', '99', '1|1', '7|7', 'north', 'human')
# The lines of guests in the lobby of a host. Each guest says little, because the host ignores guests who say much at
# once.
GUESTS = (('Anna', ('!help', '!tables', '!ladder', '!open rome', '!open 9', '!join 7', '!leave 3', '!again 5')),
          ('Ben', ('!tournament', '!tournament swiss 3', '!tournament join', '!tournament leave', '!tournament everybody', '!fly', '!leave 1')),
          ('Cleo', ('!play', '!open 2', '!open 3 training', '!leave', '!tables', '!open', '!open', '!open', '!open', '!open', '!tables', '!tables')))
# A match in remote play in which each player makes mistakes: the player, the command, and the earlier line whose output
# is pasted (counted from 0); "go" answers all questions. Ben plays in two copies of his file and gives different
# answers in them.
STORY = (('Anna', 'invite --seats computer,computer x.match.xml', None), ('Anna', 'invite --arena rome --rules standard --seats human,human anna.match.xml', None),
         ('Anna', 'answer anna.match.xml 1', None), ('Anna', 'invite --seats human,human other.match.xml', None),
         ('Ben', 'join --seat 1 ben.match.xml', 1), ('Ben', 'join ben.match.xml', 1), ('Ben', 'join ben-other.match.xml', 3),
         ('Anna', 'read anna.match.xml', 6), ('Anna', 'read anna.match.xml', 5), ('Anna', 'answer anna.match.xml nonsense', None),
         ('Anna', 'go anna.match.xml', None), ('Ben', 'read ben.match.xml', 10), ('Ben', 'copy ben.match.xml ben-copy.match.xml', None),
         ('Ben', 'go ben.match.xml', None), ('Ben', 'go ben-copy.match.xml -1', None), ('Anna', 'read anna.match.xml', 13),
         ('Anna', 'read anna.match.xml', 14), ('Anna', 'vote anna.match.xml 1', None), ('Anna', 'invite --signed --seats human,human signed.match.xml', None),
         ('Anna', 'play --lan=nonsense signed.match.xml', None), ('Anna', 'play --xmpp=nonsense signed.match.xml', None), ('Anna', 'play --xmpp=xmpp:room@rooms.example.org?join signed.match.xml', None))
# Cases that need a shell: output to a terminal, a full disk.
SHELL = ('robodrome-cli --version >/dev/full', "script -qec 'robodrome-cli analyse --effort quick duel.match.xml' /dev/null")
# A complete file can be spoiled in thousands of ways; this many of them differ.
N_SPOILT = 250


class Block:
    """A piece of text as the user sees it, with the way to get it."""
    def __init__(self, kind, title, text):
        self.kind = kind
        self.title = title
        self.text = text


def files(*patterns):
    return sorted(path for pattern in patterns for path in glob.glob(os.path.join(TESTS, pattern), recursive=True) if os.path.isfile(path))


def data(*patterns):
    return sorted(path for pattern in patterns for path in glob.glob(os.path.join(DATA, pattern)))


def wrong_lines(folder):
    """Returns the commands, and the wrong lines of the test in tests/cli."""
    spec = importlib.util.spec_from_file_location('wrong_lines', os.path.join(TESTS, 'cli', 'wrong-lines.py'))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    os.makedirs(folder, exist_ok=True)
    module.VALUES = ['', '-1', '0', '99999999999999999999', 'a,b,,c']
    lines = [line for line in module.list_lines(module.make_files(folder))
             if all(isinstance(word, str) and len(word) < 200 for word in line) and line[1:2] != ['rome'] and '--make=1' not in line]
    return module.list_commands(), lines


def spoil(path, folder):
    """Writes copies of the file with one mistake each, of all kinds."""
    try:
        tree = ElementTree.parse(path)
    except ElementTree.ParseError:
        return
    for prefix, uri in re.findall(r'xmlns:?(\w*)="([^"]+)"', open(path, encoding='utf-8').read(4000)):
        ElementTree.register_namespace(prefix, uri)
    nodes, seen, n = list(tree.iter()), set(), 0
    for i, node in enumerate(nodes):
        ways = [('attribute', name, wrong) for name in node.attrib for wrong in WRONG]
        ways += [('text', None, wrong) for wrong in ('', 'x', '-1')] if len(node) == 0 else []
        ways += [('child', j, what) for j in range(len(node)) for what in ('gone', 'twice', 'renamed', 'last')]
        ways += [('attribute', 'strange', 'x')]
        for kind, where, wrong in ways:
            # The same mistake in the same kind of place gives the same message.
            sort = (node.tag, kind, node[where].tag if kind == 'child' else where, wrong)
            if sort in seen or n >= N_SPOILT:
                continue
            seen.add(sort)
            spoilt = copy.deepcopy(tree)
            change(list(spoilt.iter())[i], kind, where, wrong)
            n += 1
            stem, _, suffix = os.path.basename(path).partition('.')
            spoilt.write(os.path.join(folder, f'{stem}-{n}.{suffix}'), encoding='utf-8', xml_declaration=True)


def change(node, kind, where, wrong):
    if kind == 'attribute' and wrong is None:
        del node.attrib[where]
    elif kind == 'attribute':
        node.set(where, wrong)
    elif kind == 'text':
        node.text = wrong
    elif wrong == 'gone':
        node.remove(node[where])
    elif wrong == 'twice':
        node.insert(where, copy.deepcopy(node[where]))
    elif wrong == 'renamed':
        node[where].tag += 's'
    else:
        child = node[where]
        node.remove(child)
        node.append(child)


def spoilt_files(folder):
    """Spoils one file or more of each format."""
    os.makedirs(folder, exist_ok=True)
    for path in files('fuzz/corpus/*/*.xml', 'matches/*-match.match.xml', 'matches/*championship.series.xml') + data('*/*.lesson.xml', '*/*.help.xml'):
        spoil(path, folder)
    return sorted(glob.glob(os.path.join(folder, '*.xml')))


def changed_arenas(folder):
    """Replaces each kind of ground by each other kind, and makes starting spaces of all sides with all arrows."""
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(DATA, 'arenas', 'rome.arena.xml'), encoding='utf-8') as file:
        text = file.read()
    rows = re.findall(r'<row>(.*)</row>', text)
    for i, ground in enumerate('.o~#'):
        for n, turn in enumerate('nesw'):
            changed = re.sub(r'(<start at="\S+") side="\w"( arrow="\w")?', rf'\1 side="{turn}" arrow="{"nesw"[(n + i) % 4]}"', text)
            changed = changed.replace(f'<row>{rows[4]}</row>', f'<row>{ground * len(rows[4])}</row>')
            if i == 0:
                changed = re.sub(r'<name.*</name>', '', changed)
            path = os.path.join(folder, f'{i}{n}.arena.xml')
            with open(path, 'w', encoding='utf-8') as file:
                file.write(changed)
            yield path


def list_lines(folder):
    """Yields the command lines, the simple ones first."""
    games = Games(folder)
    arenas, sets, rules = data('arenas/*.xml'), data('modules/*.xml'), data('rules/*.xml')
    lessons = data('lessons/*.xml', 'help/*.xml')
    scenarios = files('scenarios/**/*.xml')
    commands, wrong = wrong_lines(os.path.join(folder, 'wrong'))
    out = os.path.join(folder, 'out')
    os.makedirs(out, exist_ok=True)
    played = [games.killbots(), games.duel(), games.four(), *files('matches/*.match.xml')]
    series = [games.championship(), games.all_arenas(), *files('matches/*.series.xml')]

    yield ['--help']
    yield ['--version']
    for command in commands:
        yield [command, '--help']
    for path in (*arenas, *sets, *rules, *lessons, *scenarios[:3], *played[:2], *series[:2]):
        yield ['validate', '--ways', path]
    for path in files('fuzz/corpus/repair/*', 'fuzz/corpus/arena/*', 'broken/**/*.xml', 'fuzz/corpus/*/*.xml'):
        yield ['validate', '--ways', path]
        yield ['upgrade', '--output', out, path]
        yield ['texts', path, '--language', 'de']
    for path in scenarios:
        yield ['resolve', '--events', path]
    for path in (scenarios[0], *files('fuzz/corpus/scenario/*', 'fuzz/corpus/puzzle/*')):
        yield ['check', path]
        yield ['render', '--output', os.path.join(out, 'scenario.svg'), path]
        yield ['puzzle', '--solve', path]
    for path in [*sets, *files('fuzz/corpus/modules/*', 'fuzz/corpus/change/modules.xml')]:
        yield ['explain', path]
        yield ['render', '--output', os.path.join(out, 'cards.pdf'), path]
        yield ['texts', path, '--language', 'pl']
    for path in arenas:
        yield ['render', '--output', os.path.join(out, 'arena.svg'), path]
        for other in [*arenas, *files('fuzz/corpus/arena/*'), *changed_arenas(os.path.join(folder, 'arenas'))]:
            yield ['diff', path, other]
            yield ['diff', other, path]
    for mode in ('match', 'all-arenas', 'championship'):
        for who in ('computer,computer', 'computer-oracle,killbot:shield+mines', 'human,computer-pip,killbot,killbot:chance', 'none,none', 'killbot,killbot',
                    'human,human:anchor', 'computer-nobody,human', 'human,killbot:nothing'):
            yield ['play', '--mode', mode, '--arena', 'rome', '--seats', who]
    for form in ('text', 'xml', 'json'):
        yield ['balance', '--games', '6', '--format', form, 'rome']
        yield ['balance', '--games', '6', '--rotate', '--seats', 'computer-pip,computer-dash', '--format', form, 'tokyo']
        yield ['puzzle', '--date', '2026-11-29', '--format', form]
    yield ['balance', '--games', '60', '--modules', sets[0]]
    yield ['balance', '--games', '12', '--seats', 'killbot,computer-pip,killbot', '--modules', sets[-1], arenas[-1]]
    yield ['puzzle', '--make', '2', '--seed', '3', '--difficulty', '1']
    yield ['puzzle', '--make', '1', '--output', out]
    for path in played + series:
        yield ['replay', '--events', path]
        yield ['texts', path]
    yield ['analyse', '--effort', 'quick', '--seat', '1', played[0]]
    yield ['analyse', '--effort', 'quick', '--seat', '2', '--format', 'xml', played[1]]
    for path in series[:2]:
        yield ['analyse', path]
    yield from wrong


def distant_lines(folder):
    """Yields the command lines of remote play, each with the text that is pasted."""
    games = Games(folder)
    match, key = games.remote(), games.remote_key()
    remote = ['remote', '--key', key, '--name', 'Anna']
    yield [*remote, 'show', match], ''
    for text in ('', 'Hello!', 'ROBO!1abc!ROBO', 'ROBO! broken !ROBO'):
        yield [*remote, 'read', match], text
        yield [*remote, 'join', os.path.join(folder, 'new.match.xml')], text
        yield [*remote, 'look', os.path.join(folder, 'new.match.xml')], text
    for answer in ('nonsense', 'b3n b3n b3n', '0', '99'):
        yield [*remote, 'answer', match, answer], ''
    for words in (['vote', match, '9'], ['vote', match, '2'], ['return', match], ['invite', match], ['fly', match], ['play', match], ['answer', match],
                  ['show', games.duel()], ['read', os.path.join(folder, 'missing.match.xml')], ['play', '--lan=nonsense', match],
                  ['play', '--xmpp=nonsense', match], ['play', '--xmpp=xmpp:room@rooms.example.org?join', match], ['resign', match], ['resign', match]):
        yield [*remote, *words], ''
    for seats in ('none,none', 'killbot,killbot', 'human,nobody', 'human,human:shield', 'human,human,human,human,human'):
        yield [*remote, 'invite', '--seats', seats, os.path.join(folder, 'invited.match.xml')], ''
    yield [*remote, 'invite', '--seats', 'human,human', os.path.join(folder, 'invited.match.xml')], ''


def go_on(language, folder, remote, path, which):
    """Gives the first or the last answer until there are no more questions."""
    while True:
        said = run(language, [*remote, 'show', path], folder)
        duty = re.search('^duty (.*)', said, re.M)[1].split()
        if duty[0] not in ('answer', 'program'):
            return said
        options = re.findall('^option (.*)', said, re.M) or ['b3n r2ne b1w']
        run(language, [*remote, 'answer', path, options[which]], folder)


def tell_story(language, folder):
    said = []
    for who, words, pasted in STORY:
        remote = ['remote', '--key', f'{who}.key', '--name', who]
        action, *rest = shlex.split(words)
        if action == 'copy':
            shutil.copy(*(os.path.join(folder, name) for name in rest))
            said.append('')
        elif action == 'go':
            said.append(go_on(language, folder, remote, rest[0], int(rest[1]) if rest[1:] else 0))
        else:
            said.append(run(language, [*remote, action, *rest], folder, said[pasted] if pasted is not None else ''))
        yield Block('terminal', f'$ robodrome-cli remote {words}', said[-1])


def listen(process):
    """Returns the output until it stops for a while."""
    said = b''
    while select.select([process.stdout], [], [], QUIET_S)[0]:
        some = os.read(process.stdout.fileno(), 1 << 16)
        if not some:
            break
        said += some
    return said.decode('utf-8', 'replace')


def talk_in_lobby(language, folder):
    """Returns the answers of the lobby's host to its guests."""
    environment = os.environ | {'LANGUAGE': language, 'LC_ALL': 'C.UTF-8', 'XDG_DATA_HOME': folder}
    pipes = {'stdin': subprocess.PIPE, 'stdout': subprocess.PIPE, 'stderr': subprocess.STDOUT, 'env': environment}
    with subprocess.Popen([PROGRAM, 'host', '--lan=0', os.path.join(folder, 'host')], **pipes) as host:
        address = re.search('^lobby (.*)', listen(host), re.M)[1]
        for name, lines in GUESTS:
            with subprocess.Popen([PROGRAM, 'remote', 'lobby', f'--lan={address}', '--name', name], **pipes) as guest:
                said = listen(guest)
                for line in lines:
                    guest.stdin.write(line.encode() + b'\n')
                    guest.stdin.flush()
                    said += listen(guest)
                guest.terminate()
            yield Block('terminal', f'$ robodrome-cli remote lobby --name {name}', said)
        host.terminate()


def run(language, line, folder, pasted=''):
    environment = os.environ | {'LANGUAGE': language, 'LC_ALL': 'C.UTF-8', 'XDG_DATA_HOME': folder}
    try:
        ended = subprocess.run([PROGRAM, *line], input=pasted.encode(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment, check=False,
                               timeout=LIMIT_S, cwd=folder)
    except subprocess.TimeoutExpired as late:
        return (late.stdout or b'').decode('utf-8', 'replace')
    return ended.stdout.decode('utf-8', 'replace')


def run_in_shell(language, line, folder):
    environment = os.environ | {'LANGUAGE': language, 'LC_ALL': 'C.UTF-8'}
    ended = subprocess.run(['sh', '-c', line.replace('robodrome-cli', PROGRAM)], env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                           check=False, timeout=LIMIT_S, cwd=folder)
    return ended.stdout.decode('utf-8', 'replace').replace('\r', '\n')


def typed(line):
    """Returns a line as it would be typed in the root folder of the sources."""
    words = [shlex.quote(re.sub(r'^/\S*/(?=[^/]+$)', '', word.encode('utf-8', 'replace').decode())) for word in line]
    return '$ robodrome-cli ' + ' '.join(words)


def shape(line):
    """Returns a line without its variable parts: paths, numbers and quoted texts."""
    return re.sub(r'[„“"][^“”"]*[“”"]|\S*/\S*|\d+', '', line)


class Once:
    """Lets only texts through that have a line which has not come before."""
    def __init__(self):
        self._known = set()

    def is_new(self, text):
        shapes = {shape(line) for line in text.splitlines()}
        is_new = not shapes <= self._known
        self._known |= shapes
        return is_new


def read_mistakes(language, folder, once, pool):
    lines = [['validate', path] for path in mistakes.write(folder)] + mistakes.list_lines()
    for line, text in zip(lines, pool.map(lambda line: run(language, line, folder), lines)):
        if once.is_new(text):
            yield Block('terminal', typed(line), text)


def read(language, folder):
    """Yields all texts once. Two run at a time, because most of the time is waiting."""
    once = Once()
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        lines = list(list_lines(folder))
        for line, text in zip(lines, pool.map(lambda line: run(language, line, folder), lines)):
            if once.is_new(text):
                yield Block('terminal', typed(line), text)
        for line, pasted in distant_lines(folder):
            text = run(language, line, folder, pasted)
            if once.is_new(text):
                yield Block('terminal', typed(line), text)
        yield from talk_in_lobby(language, folder)
        yield from tell_story(language, folder)
        for line in SHELL:
            yield Block('terminal', f'$ {line}', run_in_shell(language, line, folder))
        yield from read_mistakes(language, os.path.join(folder, 'mistakes'), once, pool)
        spoilt = spoilt_files(os.path.join(folder, 'spoilt'))
        lines = [['validate', '--ways', *spoilt], ['upgrade', '--output', os.path.join(folder, 'out'), *spoilt]]
        lines += [['replay', path] for path in spoilt if '.match.' in path]
        for line, text in zip(lines, pool.map(lambda line: run(language, line, folder), lines)):
            for piece in re.split(r'(?<=\n)(?=/)', text):
                if once.is_new(piece):
                    yield Block('terminal', f'$ robodrome-cli {line[0]} FILE', piece)
