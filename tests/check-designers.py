#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""check-designers.py SOURCE

Checks the manual for designers, doc/for-designers.md: its tables have exactly the words for cards that the schema has,
each with a card and a scenario that use the word; the names of buttons and entries are those of the program; and the
pictures exist, are small and have a text.
"""
import pathlib
import re
import struct
import sys
import xml.etree.ElementTree as ElementTree

SOURCE = pathlib.Path(sys.argv[1])
PAGE = SOURCE / 'doc/for-designers.md'
TEXT = PAGE.read_text(encoding='utf-8')
SCHEMA = '{http://relaxng.org/ns/structure/1.0}'
MODULES = '{urn:x-robodrome:modules:1}'
SCENARIO = '{urn:x-robodrome:scenario:1}'
LARGEST_PICTURE = 150 * 1000
# The words of a table are values of these attributes.
VALUES = {
    'The card itself': set(),
    'When it works': {'when'},
    'What it reaches': {'target'},
    'What it does': {'action'},
    'How much': {'times'},
    'Abilities': {'kind'},
    'Conditions': {'what', 'is'},
    'Uses and costs': {'per', 'kind'},
}
# A scenario begins after the preparation, so only a test of the engine can show this word.
NOT_IN_SCENARIOS = 'round-start'
n_cases = 0
n_failed = 0


def report(name, problems):
    global n_cases, n_failed
    n_cases += 1
    n_failed += bool(problems)
    print(f'{"not ok" if problems else "ok"} {n_cases} /designers/{name}')
    for problem in problems:
        print(f'# {problem}', file=sys.stderr)


def schema_words():
    """Returns the words of the schema by the heading of their table: values of attributes, and names of attributes."""
    root = ElementTree.parse(SOURCE / 'data/schema/modules.rng').getroot()
    parts = {part.get('name'): part for part in root.findall(SCHEMA + 'define')}

    def names(part):
        return {node.get('name') for node in parts[part].iter(SCHEMA + 'attribute')} - {'when', 'target', 'action', 'kind', 'what', 'is', 'min', 'max'}

    def values(part, attribute):
        return {value.text for node in parts[part].iter(SCHEMA + 'attribute') if node.get('name') == attribute
                for value in node.iter(SCHEMA + 'value')}

    numbers = names('effect') | names('ability')
    return {
        'The card itself': names('module') - {'id', 'uses', 'per'} | {'die'},
        'When it works': values('effect', 'when'),
        'What it reaches': values('effect', 'target'),
        'What it does': values('effect', 'action'),
        'How much': numbers | values('effect', 'times'),
        'Abilities': values('ability', 'kind'),
        'Conditions': values('condition', 'what') | values('condition', 'is'),
        'Uses and costs': values('module', 'per') | values('cost', 'kind') | {'uses', 'cost'},
    }


def rows(heading):
    """Returns the cells of the rows of the table below a heading."""
    section = re.search(rf'^### {heading}\n(.*?)(?=^##)', TEXT, re.M | re.S)
    lines = re.findall(r'^\|(.*)\|$', section[1] if section else '', re.M)
    return [[cell.strip() for cell in line.split('|')] for line in lines[2:]]


def code_words(cell):
    return re.findall(r'`([^`]+)`', cell)


def words_of_card(card, heading):
    """Returns the words of that table that a card uses."""
    attributes = VALUES[heading]
    found = {node.get(attribute) for node in card.iter() for attribute in attributes}
    if attributes & {'times', 'per', 'what'}:
        found |= {name for node in card.iter() for name in (node.tag.rpartition('}')[2], *node.attrib)}
    return found


def load_cards():
    """Returns the cards of the game by id."""
    return {card.get('id'): card for name in ('standard', 'workshop')
            for card in ElementTree.parse(SOURCE / f'data/modules/{name}.modules.xml').getroot().iter(MODULES + 'module')}


def rule_of(card):
    """Returns the rule of a card without its texts."""
    return [dict(card.attrib)] + [(node.tag, dict(node.attrib), (node.text or '').strip()) for node in card.iter()
                                  if node.tag not in (MODULES + 'module', MODULES + 'name', MODULES + 'text')]


def wrong_words():
    for heading, expected in schema_words().items():
        found = [word for row in rows(heading) for word in code_words(row[0])]
        yield from (f'“{heading}” has no row for {word}' for word in sorted(expected - set(found)))
        yield from (f'“{heading}” has {word}, which is not in data/schema/modules.rng' for word in sorted(set(found) - expected))
        firsts = [row[0] for row in rows(heading)]
        yield from (f'“{heading}” has two rows for {first}' for first in sorted(set(firsts)) if firsts.count(first) > 1)


def find_example(scenario, cards, name):
    """Returns the card with that name, or id in code letters, which a robot of the scenario has."""
    own = {card.get('id'): card for card in scenario.iter(MODULES + 'module')}
    for module in scenario.iter(SCENARIO + 'module'):
        card = own.get(module.get('id'), cards.get(module.get('id')))
        if card is not None and name in (card.findtext(MODULES + 'name'), f'`{card.get("id")}`'):
            return card
    return None


def wrong_examples():
    cards = load_cards()
    for heading in VALUES:
        for row in rows(heading) if VALUES[heading] else ():
            words, name, link = code_words(row[0]), row[3], re.search(r'\]\(([^)]+)\)', row[4])
            path = (PAGE.parent / link[1]).resolve() if link else None
            if path is None or not path.is_file():
                yield f'{words}: {row[4]} is no link to a file'
            elif words == [NOT_IN_SCENARIOS]:
                if words[0] not in path.read_text(encoding='utf-8') or \
                        not any(words[0] in words_of_card(card, heading) for card in cards.values() if card.findtext(MODULES + 'name') == name):
                    yield f'{words}: {name} or {path.name} does not use it'
            else:
                card = find_example(ElementTree.parse(path).getroot(), cards, name)
                if card is None:
                    yield f'{words}: no robot of {path.name} has {name}'
                elif not set(words) <= words_of_card(card, heading):
                    yield f'{words}: {name} in {path.name} does not use it'
                if not name.startswith('`') and name not in [one.findtext(MODULES + 'name') for one in cards.values()]:
                    yield f'{words}: {name} is no card of the game'


def cards_of_page():
    """Returns the cards that the page shows as they are in files, by id."""
    shown = re.findall(r'^```xml\n(<module .*?)^```', TEXT, re.M | re.S)
    cards = ElementTree.fromstring(f'<modules xmlns="{MODULES[1:-1]}">{"".join(shown)}</modules>')
    return {card.get('id'): card for card in cards}


def changed_cards():
    """Finds scenarios that play a card of the game, or of the page, with another rule than it has there."""
    cards = cards_of_page()
    yield from (f'tests/scenarios/workshop/{name}.xml, which plays a card of the page, does not exist' for name in cards
                if not (SOURCE / f'tests/scenarios/workshop/{name}.xml').is_file())
    cards |= load_cards()
    for path in sorted((SOURCE / 'tests/scenarios/workshop').glob('*.xml')):
        for card in ElementTree.parse(path).getroot().iter(MODULES + 'module'):
            if card.get('id') in cards and rule_of(card) != rule_of(cards[card.get('id')]):
                yield f'{path.name}: {card.get("id")} has another rule in its set or in doc/for-designers.md'


def messages():
    """Returns all messages of the program, without underlines and the dots of entries that open a dialog."""
    text = (SOURCE / 'po/de.po').read_text(encoding='utf-8')
    found = set()
    for lines in re.findall(r'^msgid ((?:".*"\n)+)', text, re.M):
        message = ''.join(re.findall(r'"(.*)"\n', lines))
        found.add(message.replace('_', '').removesuffix('…').replace('\\"', '"'))
    return found


def unknown_names():
    known = messages()
    # Examples of files have no names of buttons.
    prose = re.sub(r'^ *```.*?^ *```', '', TEXT, flags=re.M | re.S)
    names = [' '.join(name.split()) for name in re.findall(r'\*\*([^*]+)\*\*', prose)]
    names += [row[1] for heading in VALUES for row in rows(heading)]
    return [f'“{name}” is no message of the program' for name in dict.fromkeys(names) if name not in known]


def wrong_pictures():
    shown = re.findall(r'!\[([^\]]*)\]\(([^)]+)\)', TEXT)
    for text, link in shown:
        path = PAGE.parent / link
        if not text.endswith('.'):
            yield f'{link} has no sentence that says what it shows'
        if not path.is_file():
            yield f'{link} does not exist'
        elif path.stat().st_size > LARGEST_PICTURE:
            yield f'{link} has {path.stat().st_size} bytes, more than {LARGEST_PICTURE}'
    sizes = {struct.unpack('>II', (PAGE.parent / link).read_bytes()[16:24]) for _, link in shown if (PAGE.parent / link).is_file()}
    if len(sizes) > 1:
        yield f'the pictures have different sizes: {sorted(sizes)}'
    unused = {path.name for path in (PAGE.parent / 'pictures').glob('*')} - {pathlib.Path(link).name for _, link in shown}
    yield from (f'doc/pictures/{name} is not shown' for name in sorted(unused))


report('words', list(wrong_words()))
report('examples', list(wrong_examples()))
report('cards', list(changed_cards()))
report('names', unknown_names())
report('pictures', list(wrong_pictures()))
print(f'1..{n_cases}')
sys.exit(n_failed > 0)
