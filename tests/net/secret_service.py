# SPDX-License-Identifier: GPL-3.0-or-later
"""Is a keyring for tests: a Secret Service (freedesktop.org) on the session bus with the given name, as far as
libsecret needs it.
Usage: secret_service.py NAME FILE [refuse|locked]. The secrets are stored in FILE, so the service can be killed and
started again; "refuse" makes it store nothing, and with "locked" nobody answers the question for its password. Prints "ready" when it can be called, and ends when its standard input ends."""
import json
import sys
from pathlib import Path

import gi
gi.require_version('Gio', '2.0')
from gi.repository import Gio, GLib  # noqa: E402  (the version has to be known first)

NAME, FILE = sys.argv[1], Path(sys.argv[2])
IS_LOCKED = 'locked' in sys.argv[3:]
REFUSES = IS_LOCKED or 'refuse' in sys.argv[3:]
ROOT = '/org/freedesktop/secrets'
COLLECTION = f'{ROOT}/collection/login'
PROMPT = f'{ROOT}/prompt/1'
INTERFACES = Gio.DBusNodeInfo.new_for_xml('''<node>
<interface name="org.freedesktop.Secret.Service">
  <method name="OpenSession"><arg type="s" direction="in"/><arg type="v" direction="in"/>
    <arg type="v" direction="out"/><arg type="o" direction="out"/></method>
  <method name="SearchItems"><arg type="a{ss}" direction="in"/><arg type="ao" direction="out"/><arg type="ao" direction="out"/></method>
  <method name="Unlock"><arg type="ao" direction="in"/><arg type="ao" direction="out"/><arg type="o" direction="out"/></method>
  <method name="GetSecrets"><arg type="ao" direction="in"/><arg type="o" direction="in"/><arg type="a{o(oayays)}" direction="out"/></method>
  <method name="ReadAlias"><arg type="s" direction="in"/><arg type="o" direction="out"/></method>
  <property name="Collections" type="ao" access="read"/>
</interface>
<interface name="org.freedesktop.Secret.Collection">
  <method name="CreateItem"><arg type="a{sv}" direction="in"/><arg type="(oayays)" direction="in"/><arg type="b" direction="in"/>
    <arg type="o" direction="out"/><arg type="o" direction="out"/></method>
  <property name="Items" type="ao" access="read"/><property name="Label" type="s" access="read"/>
  <property name="Locked" type="b" access="read"/><property name="Created" type="t" access="read"/>
  <property name="Modified" type="t" access="read"/>
</interface>
<interface name="org.freedesktop.Secret.Item">
  <method name="Delete"><arg type="o" direction="out"/></method>
  <property name="Locked" type="b" access="read"/><property name="Attributes" type="a{ss}" access="read"/>
  <property name="Label" type="s" access="read"/><property name="Created" type="t" access="read"/>
  <property name="Modified" type="t" access="read"/>
</interface>
<interface name="org.freedesktop.Secret.Prompt">
  <method name="Prompt"><arg type="s" direction="in"/></method><method name="Dismiss"/>
  <signal name="Completed"><arg type="b"/><arg type="v"/></signal>
</interface>
</node>''')
items = json.loads(FILE.read_text()) if FILE.exists() else {}
exported = {}


def find(attributes):
    return [path for path, item in items.items() if attributes.items() <= item['attributes'].items()]


def create(properties, secret, replace):
    attributes = properties['org.freedesktop.Secret.Item.Attributes']
    same = [path for path in find(attributes) if items[path]['attributes'] == attributes] if replace else []
    path = same[0] if same else f'{COLLECTION}/{len(items) + 1}'
    items[path] = {'attributes': attributes, 'label': properties['org.freedesktop.Secret.Item.Label'],
                   'secret': bytes(secret[2]).decode()}
    FILE.write_text(json.dumps(items))
    export(path, 'Item')
    return path


def call(bus, sender, path, interface, method, arguments, invocation):
    given = arguments.unpack()
    if method == 'OpenSession':
        if given[0] != 'plain':
            invocation.return_dbus_error('org.freedesktop.DBus.Error.NotSupported', 'only plain')
            return
        answer = GLib.Variant('(vo)', (GLib.Variant('s', ''), f'{ROOT}/session/1'))
    elif method == 'SearchItems':
        found = find(given[0])
        answer = GLib.Variant('(aoao)', ([], found) if IS_LOCKED else (found, []))
    elif method == 'Unlock' and IS_LOCKED:
        answer = GLib.Variant('(aoo)', ([], PROMPT))
    elif method in ('Prompt', 'Dismiss'):
        invocation.return_value(None)
        bus.emit_signal(None, PROMPT, 'org.freedesktop.Secret.Prompt', 'Completed',
                        GLib.Variant('(bv)', (True, GLib.Variant('ao', []))))
        return
    elif method == 'Unlock':
        answer = GLib.Variant('(aoo)', (given[0], '/'))
    elif method == 'GetSecrets':
        answer = GLib.Variant('(a{o(oayays)})', ({item: (given[1], b'', items[item]['secret'].encode(), 'text/plain')
                                                  for item in given[0]},))
    elif method == 'ReadAlias':
        answer = GLib.Variant('(o)', (COLLECTION,))
    elif method == 'CreateItem' and REFUSES:
        invocation.return_dbus_error('org.freedesktop.DBus.Error.AccessDenied', 'not today')
        return
    elif method == 'CreateItem':
        answer = GLib.Variant('(oo)', (create(*given), '/'))
    else:
        del items[path]
        FILE.write_text(json.dumps(items))
        bus.unregister_object(exported.pop(path))
        answer = GLib.Variant('(o)', ('/',))
    invocation.return_value(answer)


def get(bus, sender, path, interface, name):
    item = items.get(path)
    return {
        'Collections': lambda: GLib.Variant('ao', [COLLECTION]),
        'Items': lambda: GLib.Variant('ao', list(items)),
        'Label': lambda: GLib.Variant('s', item['label'] if item else 'Login'),
        'Attributes': lambda: GLib.Variant('a{ss}', item['attributes']),
        'Locked': lambda: GLib.Variant('b', IS_LOCKED),
    }.get(name, lambda: GLib.Variant('t', 0))()


def export(path, kind):
    if path not in exported:
        interface = INTERFACES.lookup_interface(f'org.freedesktop.Secret.{kind}')
        exported[path] = connection.register_object(path, interface, call, get, None)


connection = Gio.bus_get_sync(Gio.BusType.SESSION)
export(ROOT, 'Service')
export(PROMPT, 'Prompt')
for path in (COLLECTION, f'{ROOT}/aliases/default'):
    export(path, 'Collection')
for path in items:
    export(path, 'Item')
loop = GLib.MainLoop()
Gio.bus_own_name_on_connection(connection, NAME, Gio.BusNameOwnerFlags.NONE, lambda *_: print('ready', flush=True), lambda *_: loop.quit())
GLib.io_add_watch(sys.stdin.fileno(), GLib.IO_HUP | GLib.IO_IN, lambda *_: loop.quit())
loop.run()
