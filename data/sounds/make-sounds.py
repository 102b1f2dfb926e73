#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: make-sounds.py NAME OUTPUT.wav

Computes one of the sounds of the game: short, quiet, one channel. There is no recording in them, only sums of waves and
noise from a generator of our own, so that each build makes the same bytes."""
import math
import struct
import sys
import wave

RATE = 22050


def noise():
    """Values from -1 to 1, the same each time."""
    state = 1
    while True:
        state = (state * 1103515245 + 12345) % 2**31
        yield state / 2**30 - 1


def tone(seconds, begin_hz, end_hz, decay, colour=0.0):
    """A wave that glides from one pitch to another and fades; colour adds overtones."""
    phase = 0.0
    total = int(seconds * RATE)
    for i in range(total):
        t = i / total
        phase += 2 * math.pi * (begin_hz + (end_hz - begin_hz) * t) / RATE
        value = math.sin(phase) + colour * math.sin(2 * phase) + colour / 2 * math.sin(3 * phase)
        yield value / (1 + 1.5 * colour) * math.exp(-decay * t)


def hiss(seconds, smooth, decay):
    """Noise that fades; the more smooth, the deeper."""
    value = 0.0
    source = noise()
    total = int(seconds * RATE)
    for i in range(total):
        value += (next(source) - value) / smooth
        yield value * math.sqrt(smooth) * 0.5 * math.exp(-decay * i / total)


def mix(*parts):
    parts = [list(part) for part in parts]
    return [sum(part[i] for part in parts if i < len(part)) / len(parts) for i in range(max(map(len, parts)))]


def chain(*parts):
    return [value for part in parts for value in part]


SOUNDS = {
    "blocked": lambda: mix(tone(0.12, 120, 70, 6), hiss(0.08, 8, 8)),
    "destroyed": lambda: mix(hiss(0.7, 12, 5), tone(0.7, 140, 40, 5), hiss(0.25, 3, 8)),
    "detonation": lambda: mix(hiss(0.5, 20, 5), tone(0.5, 90, 35, 4)),
    "draw": lambda: chain(tone(0.07, 700, 720, 4), tone(0.1, 930, 940, 5)),
    "fall": lambda: tone(0.5, 520, 70, 2.5, 0.3),
    "fire": lambda: mix(tone(0.18, 1500, 320, 4, 0.5), hiss(0.06, 2, 6)),
    "hit": lambda: mix(hiss(0.15, 4, 7), tone(0.15, 300, 160, 6, 0.6)),
    "lightning": lambda: mix(hiss(0.25, 1.5, 4), tone(0.25, 95, 110, 3, 0.9)),
    "push": lambda: mix(tone(0.14, 190, 150, 5, 0.5), hiss(0.1, 6, 6)),
    "step": lambda: tone(0.09, 240, 290, 5, 0.2),
    "vp": lambda: chain(tone(0.09, 660, 660, 3), tone(0.09, 880, 880, 3), tone(0.22, 1320, 1320, 5)),
    "win": lambda: chain(tone(0.13, 523, 523, 2, 0.2), tone(0.13, 659, 659, 2, 0.2), tone(0.13, 784, 784, 2, 0.2),
                         tone(0.5, 1047, 1047, 4, 0.2)),
}


def shape(values):
    """As loud as the others, with soft ends, so that nothing clicks."""
    edge = RATE // 200
    loudest = max(map(abs, values))
    for i, value in enumerate(values):
        yield 0.5 * value / loudest * min(1, i / edge, (len(values) - 1 - i) / edge)


def main():
    if len(sys.argv) != 3 or sys.argv[1] not in SOUNDS:
        sys.exit(f"usage: {sys.argv[0]} {'|'.join(SOUNDS)} OUTPUT.wav")
    frames = b"".join(struct.pack("<h", round(32767 * value)) for value in shape(list(SOUNDS[sys.argv[1]]())))
    with wave.open(sys.argv[2], "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(frames)


main()
