#!/usr/bin/env python3
"""Engines that behave badly, to show that Kibic survives them: hostile.py MODE."""
import os
import sys
import time

mode = sys.argv[1]


def say(text):
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except BrokenPipeError:
        os._exit(0)


def on_start():
    if mode == "dies-at-once":
        sys.exit(3)
    if mode == "never-ready":
        time.sleep(60)
    if mode == "closes-output":
        os.close(1)
        time.sleep(60)
    if mode == "complains":
        sys.stderr.write("x" * 100_000 + "the last words")
        sys.stderr.flush()
        sys.exit(1)


def on_go(number, choices):
    if mode == "crashes":
        os.abort()
    if mode == "silent":
        time.sleep(60)
    if mode == "late":
        time.sleep(60)
        say("choice %s %s\n" % (number, choices[0]))
    if mode == "endless-line":
        while True:
            say("x" * 65536)
    if mode == "endless-lines":
        while True:
            say("info nothing\n" * 4096)
    if mode == "nonsense":
        say("\0\xff choice\nchoice one two three\n")
    if mode == "illegal":
        say("choice %s no such action\n" % number)
    if mode == "stale":  # answers the question before, then this one
        say("choice %d %s\n" % (int(number) - 1, choices[-1]))
        say("choice %s %s\n" % (number, choices[0]))
    if mode == "twice":
        say("choice %s %s\n" % (number, choices[0]))
        say("choice %s %s\n" % (number, choices[-1]))
    if mode == "talks":  # more than asked for, and values of everything
        say("info thinking\n\nvalue %s 2.5 %s\nvalue %s nan %s\n" % (number, choices[0], number,
                                                                  choices[0]))
    if mode == "values":
        say("info thinking\n\nvalue %s 2.5 %s\nvalue %s 7 unheard-of\n" % (number, choices[0],
                                                                         number))
        say("choice %s %s\r\n" % (number, choices[0]))
    if mode == "every-other":  # dies at every second question
        if os.path.exists(sys.argv[2]):
            os.remove(sys.argv[2])
            os.abort()
        open(sys.argv[2], "w").close()
        say("choice %s %s\n" % (number, choices[0]))


on_start()
number, choices = "0", []
for line in sys.stdin:
    word, _, rest = line.rstrip("\n").partition(" ")
    if word == "kibic-engine":
        say("engine hostile-%s\nready\n" % mode)
    elif word == "decision":
        number, choices = rest, []
    elif word == "legal":
        choices.append(rest)
    elif word == "go":
        on_go(number, choices)
