#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: make.py NAME OUTPUT.wav...

Computes the sounds of the game: effects, with one file per variant; an ambience for each theme; the stems of the music.
The sounds contain no recordings, only sums of waves and of seeded noise, so each build makes the same files. Loudness
is given in LUFS (ITU-R BS.1770): the loudest 400 ms, or the whole of a sound that loops. doc/for-artists.md explains
more."""
import math
import operator
import random
import struct
import sys
import wave
from itertools import accumulate, repeat

RATE = 24000
BED_RATE = 16000  # Loops have few high frequencies, and a lower rate makes them smaller.


# Parts: lists of values, one per frame

def silence(seconds, rate=RATE):
    return [0.0] * int(seconds * rate)


def noise(dice, seconds, rate=RATE):
    return [dice.random() * 2 - 1 for _ in range(int(seconds * rate))]


def glide(seconds, begin_hz, end_hz, overtones=(1,), bend=1.0, rate=RATE):
    """A tone that glides from one pitch to another; a larger bend gets there earlier. overtones: the strength of each
    multiple."""
    total, loud = int(seconds * rate), sum(map(abs, overtones))
    sin, turn = math.sin, 2 * math.pi
    phases = list(accumulate([turn * (end_hz + (begin_hz - end_hz) * (1 - i / total) ** bend) / rate for i in range(total)]))
    values = [0.0] * total
    for k, loudness in enumerate(overtones, 1):
        if loudness:
            values = [value + loudness * sin(k * phase) for value, phase in zip(values, phases)]
    return [value / loud for value in values]


def ring(seconds, partials, decay, rate=RATE):
    """A struck object: partials (Hz, loudness) that fade, high partials sooner."""
    values = [0.0] * int(seconds * rate)
    for hz, loudness in partials:
        fade = math.exp(-decay * (hz / partials[0][0]) ** 0.5 / rate)
        now, step = complex(0, -loudness), complex(math.cos(2 * math.pi * hz / rate), math.sin(2 * math.pi * hz / rate)) * fade
        waves = accumulate(repeat(step, len(values) - 1), operator.mul, initial=now)
        values = [value + now.real for value, now in zip(values, waves)]
    return values


def low_pass(values, begin_hz, end_hz=None, resonance=0.7, rate=RATE, kind=0):
    """A two-pole filter with a moving cut-off frequency; kind: 0 for low-pass, 1 for band-pass, 2 for high-pass."""
    end_hz, result, low, band, total = end_hz or begin_hz, [], 0.0, 0.0, len(values)
    damping, f = 1 / resonance, 0.0
    for begin in range(0, total, 64):
        f = 2 * math.sin(math.pi * min(begin_hz * (end_hz / begin_hz) ** (begin / total), rate / 7) / rate)
        for value in values[begin:begin + 64]:
            low += f * band
            high = value - low - damping * band
            band += f * high
            result.append(low if kind == 0 else band if kind == 1 else high)
    return result


def near(values, begin_hz, end_hz=None, resonance=3.0, rate=RATE):
    return low_pass(values, begin_hz, end_hz, resonance, rate, 1)


def above(values, hz, rate=RATE):
    return low_pass(values, hz, hz, 0.7, rate, 2)


def fade(values, decay, attack=0.002, rate=RATE):
    """Rises within attack seconds and falls to about a third in 1/decay seconds."""
    keep, now, rise = math.exp(-decay / rate), 1.0, max(1, int(attack * rate))
    result = []
    for i, value in enumerate(values):
        result.append(value * now * min(1, i / rise))
        now *= keep
    return result


def swell(values):
    """Fades in and out again."""
    return [value * math.sin(math.pi * i / len(values)) ** 2 for i, value in enumerate(values)]


def mix(*layers):
    """Mixes layers: (loudness, part) or (loudness, part, seconds before it begins)."""
    begins = [int((layer[2] if len(layer) > 2 else 0) * RATE) for layer in layers]
    result = [0.0] * max(begin + len(layer[1]) for begin, layer in zip(begins, layers))
    for begin, (loudness, part, *_) in zip(begins, layers):
        end = len(part)
        for i, value in enumerate(part):
            # A layer that ends while others go on must not click.
            result[begin + i] += loudness * value * min(1, (end - i) / 240)
    return result


def echo(values, delay, loudness, n, rate=RATE):
    result = values + [0.0] * int(delay * n * rate)
    for k in range(1, n + 1):
        begin, gain = int(delay * k * rate), loudness ** k
        result[begin:begin + len(values)] = [now + gain * value for now, value in zip(result[begin:], values)]
    return result


def crackle(dice, seconds, a_second, hz):
    """Single sparks."""
    values = silence(seconds)
    for _ in range(int(seconds * a_second)):
        values[int(dice.random() * len(values))] += dice.uniform(-1, 1)
    return near(values, hz, hz, 4)


def scale(values, loudness):
    top = max(map(abs, values)) or 1
    return [value * loudness / top for value in values]


# Effects: the attack gives the moment, the body identifies the event, the tail gives the place. Variants differ by
# dice.

def clank(dice, hz, seconds=0.4, decay=14):
    ratios = (1, 2.76, 5.4, 8.93, 3.9)
    return scale(ring(seconds, [(hz * ratio * dice.uniform(0.97, 1.03), 1 / (1 + i)) for i, ratio in enumerate(ratios)
                                if hz * ratio < RATE / 2.2], decay), 1)


def thud(dice, hz, seconds=0.3):
    return fade(glide(seconds, hz * 2, hz * dice.uniform(0.9, 1.1), bend=3), 12)


def debris(dice, seconds, n):
    layers = [(0, silence(seconds))]
    for _ in range(n):
        at = seconds * dice.random() ** 1.6 * 0.8
        layers.append((dice.uniform(0.2, 1) * (1 - at / seconds), clank(dice, dice.uniform(700, 2200), 0.12, 40), at))
    return mix(*layers)


def blocked(dice):
    return mix((0.5, fade(low_pass(noise(dice, 0.05), 3000), 90)), (1, thud(dice, 90, 0.22)),
               (0.35, clank(dice, dice.uniform(300, 380), 0.25, 22)))


def destroyed(dice):
    return mix((0.9, fade(noise(dice, 0.08), 60)),
               (1.0, fade(glide(0.9, dice.uniform(150, 190), 32, (1, 0.4), 2.5), 3.5)),
               (1.0, scale(fade(low_pass(noise(dice, 1.5), 5000, 160, 0.9), 3), 1)),
               (0.25, fade(clank(dice, dice.uniform(170, 230), 0.9, 6), 3), 0.02),
               (0.35, debris(dice, 1.3, 9), 0.22))


def detonation(dice):
    return mix((0.8, fade(low_pass(noise(dice, 0.06), 6000), 70)),
               (1.0, fade(glide(0.7, dice.uniform(120, 150), 36, (1, 0.3), 2), 5)),
               (0.9, scale(fade(low_pass(noise(dice, 1.0), 2600, 130, 0.8), 4.5), 1)))


def draw(dice):
    hz = dice.choice((587, 659, 698))
    return mix((0.6, fade(above(noise(dice, 0.05), 3000), 70)), (0.6, fade(glide(0.3, hz, hz, (1, 0.2)), 14), 0.05),
               (0.6, fade(glide(0.4, hz * 1.5, hz * 1.5, (1, 0.2)), 10), 0.13))


def fall(dice):
    begin = dice.uniform(620, 760)
    return mix((0.5, fade(glide(0.55, begin, 90, (1, 0.3, 0.1), 0.8), 2, 0.03)),
               (0.25, swell(near(noise(dice, 0.55), 1600, 250))),
               (1.0, thud(dice, 52, 0.5), 0.5), (0.5, scale(fade(low_pass(noise(dice, 0.6), 900, 150), 8), 1), 0.5))


def fire(dice):
    begin = dice.uniform(2100, 2700)
    return mix((0.7, fade(noise(dice, 0.03), 120)),
               (1.0, fade(glide(0.28, begin, 190, (1, 0.6, 0.45, 0.3), 4), 9)),
               (0.4, scale(fade(near(noise(dice, 0.45), 3200, 500), 9), 1), 0.02),
               (0.3, fade(glide(0.25, 95, 60), 12)))


def hit(dice):
    return mix((1.0, fade(noise(dice, 0.05), 80)), (0.9, clank(dice, dice.uniform(240, 330), 0.5, 13)),
               (0.8, thud(dice, 75, 0.25)), (0.3, crackle(dice, 0.4, 60, 4000), 0.06))


def jet(dice):
    return mix((1.0, scale(swell(near(noise(dice, 0.7), dice.uniform(500, 700), 1500, 1.2)), 1)),
               (0.5, swell(glide(0.7, 70, 110, (1, 0.6, 0.4)))))


def land(dice):
    return mix((1.0, thud(dice, 60, 0.35)), (0.5, fade(low_pass(noise(dice, 0.3), 2000, 300), 14)),
               (0.4, clank(dice, dice.uniform(200, 260), 0.4, 14)))


def lightning(dice):
    hum = glide(0.5, 100, dice.uniform(96, 108), (1, 0.8, 0.9, 0.6, 0.7, 0.4, 0.5))
    gate = low_pass([1.0 if dice.random() < 0.5 else 0.0 for _ in range(40) for _ in range(300)], 120)
    return mix((1.0, fade(above(noise(dice, 0.07), 1500), 50)),
               (0.7, fade([value * gate[i] for i, value in enumerate(hum)], 5)),
               (0.9, scale(fade(crackle(dice, 0.6, 220, dice.uniform(2600, 3600)), 5), 1), 0.02))


def mine(dice):
    hz = dice.uniform(1150, 1300)
    return mix((0.8, clank(dice, 420, 0.15, 35)), (0.4, fade(glide(0.06, hz, hz), 20), 0.1),
               (0.4, fade(glide(0.06, hz, hz), 20), 0.2))


def push(dice):
    return mix((0.7, thud(dice, 85, 0.2)), (0.5, clank(dice, dice.uniform(200, 280), 0.2, 25)),
               (0.6, scale(swell(near(noise(dice, 0.32), dice.uniform(600, 900), 450, 2)), 1), 0.03))


def reboot(dice):
    return mix((0.5, fade(glide(0.5, 110, dice.uniform(420, 460), (1, 0.4, 0.2), 0.6), 2, 0.08)),
               (0.4, fade(glide(0.25, 880, 880, (1, 0.3)), 12), 0.42), (0.3, fade(low_pass(noise(dice, 0.1), 1500), 40)))


def repair(dice):
    layers = [(0.7, clank(dice, dice.uniform(900, 1100), 0.12, 40), 0.085 * i) for i in range(3)]
    return mix(*layers, (0.4, fade(glide(0.4, 523, 784, (1, 0.2), 0.5), 6, 0.02), 0.26))


def reveal(dice):
    """Lids that flip open."""
    layers = [(dice.uniform(0.5, 1), fade(near(noise(dice, 0.04), dice.uniform(1800, 2800)), 90), 0.055 * i)
              for i in range(5)]
    return mix((0.5, scale(swell(near(noise(dice, 0.4), 500, 2000, 1)), 1)), *layers)


def roll(dice):
    """A die that tumbles and stops."""
    layers, at, gap = [], 0.0, dice.uniform(0.05, 0.07)
    for i in range(7):
        layers.append((1 - 0.09 * i, fade(near(noise(dice, 0.05), dice.uniform(1300, 2400), None, 5), 80), at))
        at, gap = at + gap, gap * dice.uniform(1.0, 1.3)
    return mix(*layers)


def shield(dice):
    hz = dice.uniform(330, 370)
    return mix((0.4, fade(noise(dice, 0.03), 100)), (1.0, fade(glide(0.6, hz * 1.5, hz, (1, 0, 0.5, 0, 0.25), 3), 7)),
               (0.3, swell(above(noise(dice, 0.4), 4000))))


def splash(dice):
    drops = [(dice.uniform(0.1, 0.4), fade(glide(0.06, dice.uniform(700, 1400), dice.uniform(1500, 2200)), 40),
              0.2 + 0.6 * dice.random()) for _ in range(9)]
    return mix((1.0, scale(fade(low_pass(noise(dice, 0.9), 4500, 500, 0.8), 5, 0.01), 1)), (0.7, thud(dice, 70, 0.3)), *drops)


def step(dice):
    motor = dice.uniform(96, 116)
    return mix((0.5, fade(near(noise(dice, 0.02), 1800), 150)),
               (1.0, swell(glide(0.24, motor, motor * 1.25, (1, 0.5, 0.6, 0.2, 0.3)))),
               (0.3, swell(near(noise(dice, 0.24), 900, 1300))))


def teleport(dice):
    shimmer = ring(0.8, [(dice.uniform(900, 3800), 0.3) for _ in range(9)], 6)
    return mix((0.8, swell(glide(0.4, 220, 1500, (1, 0.3, 0.2), 0.5))), (0.9, scale(fade(shimmer, 2, 0.1), 0.7), 0.2),
               (0.6, swell(glide(0.35, 1500, 260, (1, 0.3))), 0.36))


def vp(dice):
    root = 523.25 * dice.choice((1, 9 / 8, 5 / 4))
    return mix(*((0.8, ring(0.9, [(root * ratio, 1), (root * ratio * 3, 0.2), (root * ratio * 4.2, 0.1)], 6), 0.085 * i)
                 for i, ratio in enumerate((1, 5 / 4, 3 / 2, 2))))


def win(dice):
    layers = []
    for at, length, ratios in ((0, 0.16, (1,)), (0.17, 0.16, (1,)), (0.34, 0.16, (1, 1.25)), (0.51, 1.6, (1, 1.25, 1.5, 2))):
        for ratio in ratios:
            tone = glide(length + 0.2, 392 * ratio, 392 * ratio, (1, 0.7, 0.55, 0.4, 0.25, 0.15))
            layers.append((0.6, fade(low_pass(tone, 3500, 1400), 2.2 if length > 1 else 7, 0.015), at))
    return mix(*layers, (0.7, fade(noise(dice, 0.3), 12), 0.51), (0.8, fade(glide(0.5, 110, 49, bend=3), 6), 0.51))


# Loops: the end of each fits its beginning.

def close_circle(values, seconds, rate):
    """Makes a loop of values that are longer than seconds; the rest is faded into the beginning."""
    total = int(seconds * rate)
    over = len(values) - total
    for i in range(over):
        part = i / over
        values[i] = values[i] * math.sqrt(part) + values[total + i] * math.sqrt(1 - part)
    return values[:total]


def wave_round(dice, seconds, slowest, fastest):
    """From 0 to 1 and back, in a whole number of periods."""
    turns = [(dice.randint(slowest, fastest), dice.random()) for _ in range(3)]
    total, sin, turn = int(seconds * BED_RATE), math.sin, 2 * math.pi
    (n, at), (m, bt), (k, ct) = turns
    return [0.5 + (sin(turn * (n * i / total + at)) + sin(turn * (m * i / total + bt)) + sin(turn * (k * i / total + ct))) / 6
            for i in range(total)]


def breeze(dice, seconds, hz, resonance=0.8):
    air = close_circle(near(noise(dice, seconds + 1, BED_RATE), hz, None, resonance, BED_RATE), seconds, BED_RATE)
    return scale([value * force for value, force in zip(air, wave_round(dice, seconds, 1, 4))], 1)


def rumble(dice, seconds, hz):
    return scale(close_circle(low_pass(noise(dice, seconds + 1, BED_RATE), hz, None, 0.9, BED_RATE), seconds, BED_RATE), 1)


def put(bed, part, at, loudness):
    """Adds a part to a loop; the rest beyond the end goes on at the beginning."""
    begin = int(at * BED_RATE) % len(bed)
    while part:
        end = min(begin + len(part), len(bed))
        bed[begin:end] = [now + loudness * value for now, value in zip(bed[begin:end], part)]
        begin, part = 0, part[end - begin:]


def hum(seconds, hz, overtones):
    return glide(seconds, hz, hz, overtones, rate=BED_RATE)


AMBIENCE_SECONDS = 9


def concrete(dice):
    """Twin Cities: a breeze in the grass, traffic far away, a bird now and then."""
    bed = [0.5 * a + 0.7 * b for a, b in zip(breeze(dice, AMBIENCE_SECONDS, 1400), rumble(dice, AMBIENCE_SECONDS, 110))]
    for _ in range(4):
        at, hz = dice.uniform(0, AMBIENCE_SECONDS), dice.uniform(2600, 3600)
        for i in range(dice.randint(2, 4)):
            put(bed, swell(glide(0.07, hz, hz * dice.uniform(1.1, 1.4), rate=BED_RATE)), at + 0.13 * i, 0.16)
    return bed


def marble(dice):
    """Rome: water that runs, wind round columns, people far away."""
    water = above(noise(dice, AMBIENCE_SECONDS + 1, BED_RATE), 1800, BED_RATE)
    bed = [0.25 * a + 0.6 * b for a, b in
           zip(scale(close_circle(water, AMBIENCE_SECONDS, BED_RATE), 1), breeze(dice, AMBIENCE_SECONDS, 420, 2))]
    for hz in (230, 310, 390, 520):
        for i, value in enumerate(breeze(dice, AMBIENCE_SECONDS, hz, 6)):
            bed[i] += 0.25 * value
    for _ in range(22):
        hz = dice.uniform(700, 1500)
        put(bed, fade(glide(0.05, hz, hz * 1.5, rate=BED_RATE), 50, rate=BED_RATE), dice.uniform(0, AMBIENCE_SECONDS), 0.14)
    return bed


def neon(dice):
    """Tokyo: neon tubes that hum and flicker, rain on a roof."""
    rain = close_circle(above(noise(dice, AMBIENCE_SECONDS + 1, BED_RATE), 3000, BED_RATE), AMBIENCE_SECONDS, BED_RATE)
    tubes = hum(AMBIENCE_SECONDS, 100, (1, 0.5, 0.6, 0.2, 0.3, 0.1, 0.2))
    flicker = wave_round(dice, AMBIENCE_SECONDS, 3, 40)
    bed = [0.1 * a + 0.35 * b * (0.6 + 0.4 * c) for a, b, c in zip(rain, tubes, flicker)]
    for i, value in enumerate(rumble(dice, AMBIENCE_SECONDS, 90)):
        bed[i] += 0.4 * value
    for _ in range(5):
        put(bed, fade(glide(0.5, dice.choice((1319, 1760, 1976)), 1319, rate=BED_RATE), 9, rate=BED_RATE),
            dice.uniform(0, AMBIENCE_SECONDS), 0.1)
    return bed


def steel(dice):
    """Ruhrgebiet: a furnace, fans, hammers in another hall."""
    fans = hum(AMBIENCE_SECONDS, 50, (1, 0.6, 0.2, 0.3))
    turning = wave_round(dice, AMBIENCE_SECONDS, 9, 18)
    bed = [0.9 * a + 0.25 * b * (0.5 + c) + 0.2 * d for a, b, c, d in
           zip(rumble(dice, AMBIENCE_SECONDS, 150), fans, turning, breeze(dice, AMBIENCE_SECONDS, 700))]
    for at in (1.1, 3.2, 5.3, 7.4):
        blow = ring(0.9, [(178, 1), (487, 0.5), (951, 0.3), (1570, 0.15)], 7, BED_RATE)
        put(bed, echo(scale(blow, 1), 0.23, 0.4, 3, BED_RATE), at + dice.uniform(-0.05, 0.05), 0.22)
    return bed


# Eight bars at 150 beats a minute: D minor, B flat, F, C. All stems have the same length and can play together.
BEAT = 0.4
BARS = 8
CHORDS = ((50, 57, 62, 65, 69), (46, 53, 58, 62, 65), (53, 57, 60, 65, 69), (48, 55, 60, 64, 67))


def pitch(key):
    return 440 * 2 ** ((key - 69) / 12)


def empty_bars():
    return [0.0] * int(BARS * 4 * BEAT * BED_RATE)


def calm(dice):
    """While players think: slow chords."""
    bed = empty_bars()
    length = 8 * BEAT + 1.2
    total = int(length * BED_RATE)
    force = [min(1, 3 * j / total, 3 * (total - j) / total) for j in range(total)]
    notes = {}
    for i, chord in enumerate(CHORDS):
        for hz in (pitch(key) * detune for key in chord for detune in (0.9975, 1.0025)):
            if hz not in notes:
                tone = glide(length, hz, hz, (1, 0.35, 0.2, 0.08), rate=BED_RATE)
                notes[hz] = [value * now for value, now in zip(tone, force)]
            put(bed, notes[hz], 8 * BEAT * i, 0.2)
    return bed


def drive(dice):
    """While dice act: bass and drums."""
    bed = empty_bars()
    kick = fade(glide(0.25, 150, 46, bend=4, rate=BED_RATE), 14, rate=BED_RATE)
    hat = fade(above(noise(dice, 0.08, BED_RATE), 4500, BED_RATE), 55, rate=BED_RATE)
    snare = fade(near(noise(dice, 0.2, BED_RATE), 1500, None, 0.8, BED_RATE), 20, rate=BED_RATE)
    notes = {}
    for i in range(BARS * 8):
        root = CHORDS[i // 16][0] - 12 + (12 if i % 8 in (3, 6) else 0)
        if root not in notes:
            tone = glide(0.2, pitch(root), pitch(root), (1, 0.6, 0.45, 0.3, 0.2, 0.12), rate=BED_RATE)
            notes[root] = fade(low_pass(tone, 1400, 300, 1.2, BED_RATE), 8, rate=BED_RATE)
        put(bed, notes[root], i * BEAT / 2, 0.55)
        put(bed, hat, i * BEAT / 2, 0.16 if i % 2 else 0.08)
        if i % 8 in (0, 5):
            put(bed, kick, i * BEAT / 2, 0.8)
        if i % 8 == 4:
            put(bed, snare, i * BEAT / 2, 0.5)
    return bed


def edge(dice):
    """When a player is about to win: quick notes above the other stems."""
    bed = empty_bars()
    notes = {}
    for i in range(BARS * 16):
        chord = CHORDS[i // 32]
        key = chord[(0, 2, 4, 3, 1, 4, 2, 3)[i % 8]] + 12
        if key not in notes:
            pluck = ring(0.45, [(pitch(key), 1), (pitch(key) * 2, 0.5), (pitch(key) * 3, 0.25)], 9, BED_RATE)
            notes[key] = echo(pluck, BEAT * 0.75, 0.35, 2, BED_RATE)
        put(bed, notes[key], i * BEAT / 4, 0.4 if i % 4 == 0 else 0.22)
    return bed


# By name: the function that makes the sound, and its loudness (LUFS). More important events are louder, and the
# destruction of a robot is the loudest.
EFFECTS = {
    'blocked': (blocked, -27),
    'destroyed': (destroyed, -14),
    'detonation': (detonation, -16),
    'draw': (draw, -26),
    'fall': (fall, -18),
    'fire': (fire, -20),
    'hit': (hit, -19),
    'jet': (jet, -22),
    'land': (land, -20),
    'lightning': (lightning, -20),
    'mine': (mine, -25),
    'push': (push, -23),
    'reboot': (reboot, -25),
    'repair': (repair, -25),
    'reveal': (reveal, -26),
    'roll': (roll, -27),
    'shield': (shield, -21),
    'splash': (splash, -19),
    'step': (step, -30),
    'teleport': (teleport, -21),
    'vp': (vp, -19),
    'win': (win, -17),
}
BEDS = {
    'ambience-concrete': (concrete, -34),
    'ambience-marble': (marble, -34),
    'ambience-neon': (neon, -34),
    'ambience-steel': (steel, -34),
    'music-calm': (calm, -30),
    'music-drive': (drive, -29),
    'music-edge': (edge, -31),
}


def weigh(values, rate):
    """Weights frequencies as the ear does (ITU-R BS.1770): less of the low ones, more of the high ones."""
    k = math.tan(math.pi * 1681.974450955533 / rate)
    gain, q = 10 ** (3.999843853973347 / 20), 0.7071752369554196
    half = gain ** 0.4996667741545416
    scale = 1 + k / q + k * k
    b0, b1, b2 = (gain + half * k / q + k * k) / scale, 2 * (k * k - gain) / scale, (gain - half * k / q + k * k) / scale
    a1, a2 = 2 * (k * k - 1) / scale, (1 - k / q + k * k) / scale
    k, q = math.tan(math.pi * 38.13547087602444 / rate), 0.5003270373238773
    scale = 1 + k / q + k * k
    c1, c2 = 2 * (k * k - 1) / scale, (1 - k / q + k * k) / scale
    # Applies both filters in one pass; each uses two earlier values and two earlier results.
    result, x1, x2, y1, y2, z1, z2 = [], 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    for x in values:
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        z = y - 2 * y1 + y2 - c1 * z1 - c2 * z2
        x2, x1, y2, y1, z2, z1 = x1, x, y1, y, z1, z
        result.append(z)
    return result


def measure(values, rate, window_s):
    """The loudness in LUFS of the loudest window of that length, or of the whole if the length is 0."""
    total = int(window_s * rate) or len(values)
    squares = [value * value for value in weigh(values, rate)] + [0.0] * max(0, total - len(values))
    now = most = sum(squares[:total])
    for i in range(total, len(squares)):
        now += squares[i] - squares[i - total]
        most = max(most, now)
    return -0.691 + 10 * math.log10(most / total)


def finish(values, rate, lufs, is_round):
    """Brings a sound to its loudness. Peaks are rounded off rather than clipped; sounds that do not loop have soft
    ends."""
    if not is_round:
        rise, end = rate // 1000, rate // 25
        values = [value * min(1, i / rise, (len(values) - 1 - i) / end) for i, value in enumerate(values)]
    for _ in range(3):
        gain = 10 ** ((lufs - measure(values, rate, 0 if is_round else 0.4)) / 20)
        values = [gain * value for value in values]
        if max(values) < 0.6 and min(values) > -0.6:
            break  # Nothing was rounded off, so the loudness is right.
        values = [value if abs(value) < 0.6 else math.copysign(0.6 + 0.36 * math.tanh((abs(value) - 0.6) / 0.36), value)
                  for value in values]
    return values


def main():
    if len(sys.argv) < 3 or sys.argv[1] not in {**EFFECTS, **BEDS}:
        sys.exit(f'usage: {sys.argv[0]} {"|".join([*EFFECTS, *BEDS])} OUTPUT.wav...')
    name = sys.argv[1]
    is_round = name in BEDS
    rate = BED_RATE if is_round else RATE
    make, lufs = (BEDS if is_round else EFFECTS)[name]
    for variant, path in enumerate(sys.argv[2:]):
        values = finish(make(random.Random(f'{name} {variant}')), rate, lufs, is_round)
        with wave.open(path, 'wb') as out:
            out.setnchannels(1)
            out.setsampwidth(2)
            out.setframerate(rate)
            out.writeframes(struct.pack(f'<{len(values)}h', *(round(32767 * value) for value in values)))


if __name__ == '__main__':
    main()
