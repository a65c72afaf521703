#!/usr/bin/env python3
"""An engine for Kibic that plays the first legal choice. See analyzer/engine-protocol.md.

    kibic review --engine 'first=python3 samples/engines/first.py' my-game.hra
"""
import sys


def answer(number, choices):
    for place, choice in enumerate(choices):
        print("value", number, -place, choice)
    print("choice", number, choices[0], flush=True)


def main():
    number = "0"
    choices = []
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "kibic-engine":
            print("engine first-choice 1")
            print("ready", flush=True)
        elif word == "decision":
            number, choices = rest, []
        elif word == "legal":
            choices.append(rest)
        elif word == "go":
            answer(number, choices)
        elif word == "quit":
            return


main()
