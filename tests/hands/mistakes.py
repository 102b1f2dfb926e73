# SPDX-License-Identifier: GPL-3.0-or-later
"""Has files with one mistake each, for the messages of robodrome-cli and of the windows. Most are a valid file with one
part replaced. The command lines below are about these files and have other mistakes. G_TEST_SRCDIR names the folder
tests."""
import os
import re
import shlex

CORPUS = os.path.join(os.environ['G_TEST_SRCDIR'], 'fuzz', 'corpus')

ARENA = ('<arena xmlns="urn:x-robodrome:arena:1" id="small" columns="6" rows="5"><name>Small</name>\n<terrain>'
         '<row>#.....</row><row>......</row><row>......</row><row>......</row><row>......</row></terrain>\n<features>'
         '<vp at="2,1" number="1"/><start at="2,5" side="s" arrow="n"/><start at="3,1" side="n" arrow="s"/>\n</features></arena>')
DICE = ('<die unit="1" colour="blue" value="2" key="n"/><die unit="2" colour="red" value="1" key="n"/>'
        '<die unit="3" colour="red" value="1" key="n"/>')
FIRST = f'<robot seat="1" side="s" kind="operator" number="1" at="2,3">{DICE}</robot>'
SECOND = f'<robot seat="2" side="n" kind="operator" number="2" at="5,2">{DICE}</robot>'
KILLBOT = '<robot seat="2" side="n" kind="killbot" number="2" at="5,2" facing="w"/>'
SCENARIO = ('<scenario xmlns="urn:x-robodrome:scenario:1" id="first" vp-goal="3">\n' + ARENA +
            f'\n<robots>\n{FIRST}\n{SECOND}\n</robots>\n<tokens><token number="1"/></tokens>\n</scenario>')
# A robot fires at another one and has a module that can replace the shot.
SCRIPTED = SCENARIO.replace('at="5,2"', 'at="2,1"').replace(FIRST, FIRST.replace('<die', '<module id="remote-control"/><die', 1).replace(
    'colour="blue" value="2" key="n"', 'colour="red" value="4" key="n"').replace(
    '<die unit="3" colour="red"', '<die unit="3" colour="blue"').replace('</robot>', '<answer to="replace-fire">remote-control</answer></robot>'))
PUZZLE = ('<puzzle xmlns="urn:x-robodrome:puzzle:1" id="mine" solver="1">\n<goal kind="win"/>\n<dice blue="2 5" red="1 4"/>\n' +
          SCENARIO.replace(FIRST, FIRST.replace(DICE, '')) + '\n</puzzle>')
LESSON = ('<lesson xmlns="urn:x-robodrome:lesson:1" id="mine" number="7">\n<title>Mine</title><summary>All of it</summary>\n'
          '<exercise learner="1"><task>Go</task><done>Gone</done>\n' +
          SCENARIO.replace('\n</scenario>', '<expect><robot seat="1" vp="1"/></expect>\n</scenario>') + '\n</exercise>\n</lesson>')
MODULES = '<modules xmlns="urn:x-robodrome:modules:1" id="mine"><name>Mine</name>\n{}\n</modules>'
CARD = '<module id="claw" colour="red"><name>Claw</name>\n{}</module>'
RED, BLUE = '<die colour="red" min="1" max="6"/>', '<die colour="blue" min="1" max="6"/>'
FIRE = '<effect when="fire" target="line" action="damage"/>'
ABSORB = '<ability kind="absorb" amount="2"/>'
RULES = '<rules xmlns="urn:x-robodrome:rules:1" id="mine"><name>Mine</name>\n{}</rules>'


def corpus(name):
    with open(os.path.join(CORPUS, name), encoding='utf-8') as file:
        return file.read()


with open(os.path.join(os.environ['G_TEST_SRCDIR'], 'matches', '0.1.0-championship-without-killbots.series.xml'), encoding='utf-8') as file:
    CHAMPIONSHIP = file.read()
MATCH = corpus('match/modules.xml').replace('rulings="2"', 'rulings="3"')
SERIES = corpus('series/all-arenas.xml')

# Mistakes that a position may have, also inside a lesson or a puzzle.
POSITIONS = (
    ('at="2,3"', 'at="1,1"'),
    (DICE, DICE + '<module id="anchor"/>'),
    ('number="1" at', 'number="2" at'),
    ('side="n" kind', 'side="s" kind'),
    ('at="5,2"', 'at="2,3"'),
    ('at="2,3">', 'at="2,3" facing="n">'),
    ('at="2,3">', 'at="2,3"><module id="anchor"/><module id="bomb"/><module id="mines"/>'),
    (SECOND, KILLBOT.replace('/>', '><module id="brake"/></robot>')),
    (SECOND, KILLBOT.replace('/>', f'>{DICE}</robot>')),
    ('value="2" key="n"', 'value="2" key="ne"'),
    (DICE, DICE.replace('colour="blue"', 'colour="red"')),
    ('<die unit="2"', '<die unit="1"'),
    ('<tokens>', '<mines><mine owner="1" at="5,2"/></mines><tokens>'),
    (ARENA, '<arena-ref id="atlantis"/>'),
)

# For each format: a valid file, and pairs of a part and its replacement.
CHANGES = {
    'scenario': (SCENARIO, (
        *POSITIONS,
        ('</scenario>', '<expect><winner/></expect></scenario>'),
        ('</scenario>', '<expect><event kind="barrier"/></expect></scenario>'),
    )),
    'puzzle': (PUZZLE, (
        *POSITIONS[:4],
        ('<dice blue="2 5"', '<dice blue="7"'),
        ('blue="2 5" red="1 4"', 'blue="2" red="4"'),
        ('kind="win"', 'kind="win" number="2"'),
        ('kind="win"', 'kind="destroy" number="2"'),
        ('solver="1"', 'solver="3"'),
        ('at="2,3"></robot>', f'at="2,3">{DICE}</robot>'),
        ('at="5,2">', 'at="5,2"><module id="anchor"/>'),
        ('<die unit="3" colour="red" value="1" key="n"/>', ''),
        (PUZZLE[PUZZLE.index('<scenario'):PUZZLE.index('</puzzle>')], ARENA),
        ('<tokens>', '<modules xmlns="urn:x-robodrome:modules:1" id="none"/><tokens>'),
        ('<dice blue="2 5" red="1 4"/>', '<dice blue="1 1" red="1 1"/>'),
    )),
    'lesson': (LESSON, (
        *POSITIONS[:1],
        (LESSON[LESSON.index('<scenario'):LESSON.index('</exercise>')], ARENA),
        ('<tokens>', '<modules xmlns="urn:x-robodrome:modules:1" id="none"/><tokens>'),
        ('learner="1"', 'learner="3"'),
        (f'at="2,3">{DICE}', 'at="2,3">'),
    )),
    'modules': (MODULES, tuple(('{}', CARD.format(inside)) for inside in (
        '', RED, RED + ABSORB, BLUE + FIRE, FIRE,
        RED + '<effect when="fire" target="hit" action="damage"/>',
        RED + '<effect when="fire" target="cross" action="swap"/>',
        RED + '<effect when="damaged" target="self" action="repair"/>' + FIRE,
        RED + '<effect when="move-end" target="adjacent" action="push"/>',
        RED + '<ability kind="jump" amount="2"/>',
        BLUE + '<ability kind="rotate-key" amount="1"/>',
        BLUE + 2 * '<ability kind="hover"/>',
        BLUE + 2 * '<effect when="move-start" target="left-space" action="lay-mine"/>',
        BLUE + '<effect when="move-start" target="left-space" action="lay-mine" tokens="9"/>',
        RED + 9 * FIRE,
        RED + '<effect when="fire" target="first-in-line" action="swap"><amount min="1" max="6">1</amount></effect>',
        RED + '<effect when="fire" target="first-in-line" action="swap" amount="2" tokens="2"/>',
        RED + '<effect when="fire" target="line" action="damage"><amount min="4" max="2">1</amount></effect>',
        RED + '<effect when="fire" target="line" action="damage" amount="2"><amount min="1" max="2">1</amount></effect>',
        '<effect when="damaged" target="adjacent" action="damage"><amount min="1" max="2">1</amount></effect>',
        '<ability kind="absorb" amount="12"/>',
        '<ability kind="hover" amount="2"/>' + ABSORB,
    )) + tuple(('{}', card.format(RED + FIRE)) for card in (
        CARD.replace('colour="red"', 'colour="champion"'),
        CARD.replace('colour="red"', 'colour="champion" copies="2" arena="rome"'),
        CARD.replace('colour="red"', 'colour="red" arena="rome"'),
        CARD.replace('<name>Claw</name>', ''),
        CARD.replace('id="claw" ', ''),
        CARD.replace('\n{}', '<text>One.</text><text xml:lang="de">Eins.</text>\n{}').replace(
            '<text', '<text review:rule="0000000000000000" xmlns:review="urn:x-robodrome-review:1"'),
    )) + (
        ('{}', CARD.replace('colour="red"', 'colour="champion"').format(RED + ABSORB)),
        ('{}', CARD.replace('colour="red"', 'colour="champion"').format(ABSORB)),
        ('{}', CARD.replace('colour="red"', 'colour="red" arena="rome"').format(RED + ABSORB)),
        ('id="mine"><name>Mine</name>\n{}', '>\n' + CARD.format(RED + FIRE)),
        ('{}', ''.join(CARD.replace('claw', f'claw{i}').format(RED + FIRE) for i in range(201))),
    )),
    'rules': (RULES, (
        ('<name>Mine</name>\n{}', '<modules-ref id="standard"/>'),
        ('{}', ''),
        ('{}', '<modules-ref id="nowhere"/>'),
        ('{}', '<modules-ref id="bad"/>'),
        ('{}', '<modules-ref id="standard"/><modules-ref id="many"/>'),
        ('{}', '<modules-ref id="../standard"/>'),
        ('{}', '<modules-ref id="standard"/>' + 2 * '<copies module="brake" number="3"/>'),
        ('{}', '<modules-ref id="standard"/><copies module="jetpack" number="3"/>'),
        ('{}', '<modules-ref id="standard"/><killbot-module id="brake"/>'),
        ('{}', MODULES.format(CARD.format(BLUE + FIRE))),
        ('{}', MODULES.format(CARD.format(BLUE + FIRE)).replace(' id="mine"', '')),
    )),
    'match': (MATCH, (
        ('<seat number="2" player="computer"', '<seat number="1" player="computer"'),
        ('to="deal"', 'to="dream"'),
        ('to="deal" value="4"', 'to="deal" value="4" unasked="standing"'),
        ('<round number="1"', '<round number="3"'),
        ('checksum="a', 'checksum="b'),
        ('<event type="round" value="1"/>', '<event type="round" value="2"/>'),
        ('to="equip" value="511"', 'to="equip" value="5"'),
        ('      <event type="phase" value="3"/>\n', ''),
        ('robot="mercury"', 'robot="hound"'),
        ('side="w"/>', 'side="n"/>'),
        ('<rounds>', '<standing><always seat="3" to="jump" module="claw" value="0"/></standing><rounds>'),
        ('rulings="3"', 'rulings="1"'),
        ('rulings="3"', 'rulings="9"'),
        ('<seat number="2" player="computer" robot="mercury" colour="2" side="w"/>',
         '<seat number="2" player="killbot" robot="mercury" colour="2" side="w" left="shield" right="shield"/>'),
    )),
    'series': (SERIES, (
        ('kind="all-arenas"', 'kind="championship"'),
        ('<answers/>\n  <bouts>', '<answers><answer value="99"/></answers>\n  <bouts>'),
        ('<answers/>\n  <bouts>', '<answers><answer value="30"/></answers>\n  <bouts>'),
        ('winner="1">\n      <seat number="1" vp="5" starting-number="1"/>\n      <seat number="2" vp="3"',
         'winner="2">\n      <seat number="1" vp="2" starting-number="1"/>\n      <seat number="2" vp="5"'),
        (SERIES[SERIES.rindex('" winner="1"'):SERIES.index('  </bouts>')], '"/>\n'),
        (SERIES[SERIES.index('<bout '):SERIES.index('  </bouts>')], ''),
        ('winner="1"', 'winner="nobody"'),
        ('player="computer" robot="mercury" colour="2" side="w"/>', 'player="killbot" robot="mercury" colour="2" side="w" left="none" right="none"/>'),
        ('winner="1"', 'winner="4"'),
        ('vp="5" starting', 'vp="x" starting'),
    )),
    'arena': (ARENA, (
        ('<vp at', '<vp at="2,1" number="2"/><vp at'),
        ('</features>', 2 * '<high-voltage at="4,4"/>' + '</features>'),
        ('</features>', '<start at="3,1" side="n" arrow="s"/></features>'),
        ('</features>', '<lightning-barrier at="6,2" side="e"/></features>'),
        ('</features>', '<lightning-barrier at="1,1" side="e"/><caution at="3,3" side="e" turn="e"/></features>'),
        ('</features>', '<vp at="4,4" number="1"/></features>'),
        ('</features>', ''.join(f'<vp at="{1 + n % 6},{4}" number="{n}"/>' for n in (2, 3, 4, 5)) +
         ''.join(f'<vp at="{n - 4},3" number="{n}"/>' for n in (6, 7, 8, 9)) + '<vp at="6,3" number="1"/></features>'),
        ('Small', 120 * 'Small'),
        ('<name>Small</name>', ''),
    )),
}

# Texts that cannot be read as XML.
TEXTS = {
    'nested.arena.xml': '<arena xmlns="urn:x-robodrome:arena:1" id="deep">' + 70 * '<a>' + 70 * '</a>' + '</arena>',
    'crowded.arena.xml': '<arena xmlns="urn:x-robodrome:arena:1" id="wide">' + 1100 * '<a/>' + '</arena>',
    'crowded.match.xml': '<match xmlns="urn:x-robodrome:match:1">' + 400001 * '<a/>' + '</match>',
    'long.scenario.xml': SCENARIO.replace('<scenario ', '<scenarios xmlns="urn:x-robodrome:scenario:1">\n<scenario ').replace(
        '<robots>', (2 << 20) * ' ' + '<robots>') + '\n</scenarios>',
    'attributes.arena.xml': '<arena xmlns="urn:x-robodrome:arena:1" ' + ' '.join(f'a{i}="1"' for i in range(200)) + '/>',
    'names.arena.xml': ARENA.replace('<name>Small</name>', 3000 * '<name xml:lang="de">Klein</name>'),
    'ampersand.arena.xml': ARENA.replace('Small', 'Black & White'),
    'nothing.arena.xml': 'Small',
    'bad.key': 'abc',
    'huge.po': 'x' * (9 << 20),
    'begun.match.xml': corpus('match/beginning.xml'),
    'old.match.xml': MATCH.replace('rulings="3"', 'rulings="1"').replace('<event type="round" value="1"/>', '<event type="round" value="2"/>'),
    # Valid but rare contents.
    'several.modules.xml': MODULES.format(
        CARD.format(BLUE + '<effect when="move-end" target="adjacent" action="damage" mandatory="true"/>'
                    '<effect when="move-end" target="adjacent" action="push" amount="1"/>') +
        CARD.replace('claw', 'jaw').format(BLUE + '<effect when="move-end" target="adjacent" action="damage"/>'
                                           '<effect when="move-end" target="adjacent" action="push" amount="1"/>') +
        CARD.replace('claw', 'paw').replace('colour="red"', 'colour="champion"').format(ABSORB) +
        CARD.replace('claw', 'maw').format(BLUE + '<effect when="bump" target="bumped" action="damage"/>')),
    'pit.arena.xml': ARENA.replace('#.....', 'o.....').replace('<name>Small</name>', ''),
    'water.arena.xml': ARENA.replace('#.....', '~.....').replace('<start at="2,5" side="s" arrow="n"/>', ''),
    'robodrome/modules/bad.modules.xml': MODULES.format(CARD.format(BLUE + FIRE)),
    'robodrome/modules/many.modules.xml': MODULES.format(''.join(CARD.replace('claw', f'claw{i}').format(RED + FIRE) for i in range(190))),
    'one-die.puzzle.xml': PUZZLE.replace('kind="win"', 'kind="token" number="1"').replace(
        '<dice blue="2 5" red="1 4"/>', '').replace('at="2,1" number="1"', 'at="2,3" number="1"'),
    'any.puzzle.xml': PUZZLE.replace('kind="win"', 'kind="survive"'),
    # The diagrams of the help file.
    'diagrams.xml': SCENARIO,
    'help.help.xml': corpus('help/rules.xml').replace('</section>', '<diagram scenario="nowhere"><caption>Nowhere</caption></diagram></section>', 1),
    'few.rules.xml': RULES.format('<modules-ref id="standard"/><killbot-module id="shield"/>'),
    'solvable.puzzle.xml': PUZZLE.replace('vp-goal="3"', 'vp-goal="2"').replace('at="2,3">', 'at="2,3" vp="1">'),
    'unsolvable.puzzle.xml': PUZZLE.replace('blue="2 5" red="1 4"', 'blue="1" red="1 1"').replace('at="2,1" number="1"', 'at="6,5" number="1"'),
    'answer.scenario.xml': SCRIPTED.replace('</robot>', '<answer to="remote-control">fly</answer></robot>', 1),
    'undecided.scenario.xml': SCRIPTED,
    'one-colour.match.xml': corpus('match/killbot.xml').replace('rulings="2"', 'rulings="1"').replace('id="crossfire" colour="red"', 'id="crossfire" colour="yellow"'),
    **{f'asked-{i}.series.xml': re.sub('<answers>.*</bouts>', lambda _: text, CHAMPIONSHIP, flags=re.S) for i, text in enumerate((
        '<answers/>\n<bouts/>', '<answers>\n<answer value="32"/>\n</answers>\n<bouts/>',
        re.search('<answers>.*?</bout>', CHAMPIONSHIP, re.S)[0].replace('<answer value="3"/>\n    <answer value="1"/>\n    <answer value="2"/>\n', '') +
        '</bouts>'))},
    'none.scenario.xml': '<scenarios xmlns="urn:x-robodrome:scenario:1"/>',
}


HEADER = 'msgid ""\nmsgstr ""\n"Language: de\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
MESSAGE = '\n#: small.arena.xml:1\nmsgctxt "name"\nmsgid "Small"\nmsgstr "Klein"\n'
CATALOGUES = {
    'good.po': HEADER + MESSAGE + MESSAGE.replace('Small', 'Large').replace('Klein', 'Groß'),
    'no-language.po': HEADER.replace('Language', 'Sprache') + MESSAGE,
    'quotes.po': HEADER + MESSAGE.replace('"Klein"', '"Klein'),
    'loose.po': '"Klein"\n',
    'half.po': HEADER + '\nmsgid "Small"\nmsgid_plural "Smalls"\nmsgstr[0] "Klein"\nmsgstr[2] "Kleine"\n',
    'twice.po': HEADER + 2 * MESSAGE,
    'plural.po': HEADER.replace('"Content', '"Plural-Forms: nplurals=2; plural=n % n;\\n"\n"Content') + MESSAGE,
    'latin.po': HEADER.replace('UTF-8', 'ISO-8859-1') + MESSAGE,
    'strange.po': HEADER + MESSAGE + 'Groß\n',
}

# These lines are typed in the folder of these files.
LINES = f"""
validate missing.xml
validate .
check -
upgrade good.arena.xml
texts good.arena.xml --language x!
texts good.arena.xml --import good.po --output out.arena.xml
texts good.arena.xml --import good.po --language pl
texts good.arena.xml --import no-language.po
texts good.arena.xml --import quotes.po
texts good.arena.xml --import loose.po
texts good.arena.xml --import half.po
texts good.arena.xml --import twice.po
texts good.arena.xml --import plural.po
texts good.arena.xml --import latin.po
texts good.arena.xml --import strange.po
texts good.arena.xml --import huge.po
texts good.arena.xml --language de --output missing/out.po
texts good.arena.xml --language de --output /dev/full
explain several.modules.xml claws
explain several.modules.xml
diff pit.arena.xml good.arena.xml
diff water.arena.xml good.arena.xml
diff good.arena.xml pit.arena.xml
diff good.arena.xml water.arena.xml
render good.arena.xml --output picture.jpg
render good.arena.xml --output missing/picture.svg
render good.scenario.xml --scenario second --output picture.svg
render standard --output cards.jpg
puzzle --make 0
puzzle --make 1 --difficulty 9
puzzle --solve unsolvable.puzzle.xml
balance rome --games 0
balance rome --seed x
balance rome --threads 0
balance rome --seats \udcff
balance atlantis
balance rome --modules robodrome/modules/many.modules.xml
analyse good.match.xml --seat 9
analyse good.match.xml --seat 3
analyse good.match.xml --effort mad
analyse good.match.xml --threads 99
analyse begun.match.xml
analyse old.match.xml
replay 0.match.xml --salvage out.match.xml
play --arena rome --rules standard --seats computer:anchor+bomb+mines,computer
play --arena rome --seats computer,computer,computer,computer,computer
play --arena good.arena.xml --seats computer,computer,computer
play --arena rome --seats computer,killbot --games 2 --save out.match.xml
play --arena rome --rules standard --seats computer,killbot:brake
play --arena rome --rules standard --seats computer,killbot:shield+anchor
play --arena rome --rules standard --seats computer,killbot:workshop
play --arena rome --rules standard --seats computer:bomb+bomb,killbot
play --arena rome --rules few.rules.xml --seats computer,killbot:bomb
play --arena rome --seats computer
play --mode championship --seats computer,computer,killbot,killbot --rules training
play --mode all-arenas --seats computer,killbot{33 * ' --arena rome'}
host out
remote play --xmpp=nonsense good.match.xml
remote show --key bad.key good.match.xml
resolve answer.scenario.xml
resolve undecided.scenario.xml
"""


def write(folder):
    """Writes all files; returns the paths of those that are XML."""
    os.makedirs(os.path.join(folder, 'robodrome', 'modules'), exist_ok=True)
    texts = TEXTS | CATALOGUES | {f'good.{kind}.xml': good for kind, (good, _) in CHANGES.items()}
    for kind, (good, changes) in CHANGES.items():
        for i, (old, new) in enumerate(changes):
            assert old in good, f'{kind} {i}: nothing to change'
            texts[f'{i}.{kind}.xml'] = good.replace(old, new, 1)
    for name, text in texts.items():
        with open(os.path.join(folder, name), 'w', encoding='utf-8') as file:
            file.write(text)
    return sorted(os.path.join(folder, name) for name in texts if name.endswith('.xml'))


def list_lines():
    return [shlex.split(line) for line in LINES.strip().splitlines()]
