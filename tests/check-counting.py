#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""check-counting.py SOURCE

Checks build-aux/count-tests.py, which counts the cases of `./check`, with logs as older and newer versions of Meson
write them.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

PROGRAM = pathlib.Path(sys.argv[1]) / 'build-aux/count-tests.py'
OLD = '{project}:{suites} / {name}'
NEW = '{suites} - {project}:{name}'
n_cases = 0
n_failed = 0


def report(name, problem):
    global n_cases, n_failed
    n_cases += 1
    n_failed += bool(problem)
    print(f'{"not ok" if problem else "ok"} {n_cases} /counting/{name}')
    if problem:
        print(f'# {problem}', file=sys.stderr)


def write(path, form, tests):
    with open(path, 'w', encoding='utf-8') as log:
        for suites, name, result, cases in tests:
            test = {'name': form.format(project='robodrome', suites=suites, name=name), 'result': result, 'stdout': cases}
            log.write(json.dumps(test) + '\n')


def run(*arguments):
    return subprocess.run([sys.executable, PROGRAM, *map(str, arguments)], capture_output=True, text=True).stdout


def check(form, version):
    with tempfile.TemporaryDirectory() as folder:
        log = pathlib.Path(folder) / 'testlog.json'

        write(log, form, [('engine', 'rules', 'FAIL', 'not ok 1 /rules/one'), ('app', 'play', 'ERROR', 'ok 1 /play/one'),
                          ('ui+often', 'page', 'FAIL', 'not ok 1 /page/one')])
        said = run('--failed-windows', log).split()
        report(f'failed-windows/{version}/has-no-program-without-window', said != ['play', 'page'] and said)

        write(log, form, [('ui', 'page', 'OK', 'ok 1 /page/one # SKIP no display'), ('net', 'line', 'SKIP', '')])
        said = run(log).splitlines()[-2:]
        report(f'skipped-window/{version}/is-a-failure', said != ['1 skipped', '0 passed, 1 failed'] and said)

        write(log, form, [('app', 'play', 'ERROR', 'ok 1 /play/one'), ('engine', 'rules', 'OK', 'ok 1 /rules/one')])
        said = run(log).splitlines()[-1]
        report(f'crash/{version}/is-one-more-failure', said != '2 passed, 1 failed' and said)

        write(log.with_name('testlog-again.json'), form, [('app', 'play', 'OK', 'ok 1 /play/one\nok 2 /play/two')])
        said = run(log).splitlines()[-1]
        report(f'second-run/{version}/counts', said != '3 passed, 0 failed' and said)


check(OLD, 'old-meson')
check(NEW, 'new-meson')
print(f'1..{n_cases}')
sys.exit(n_failed > 0)
