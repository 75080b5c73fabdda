#!/usr/bin/env python3
"""Checks all guides of a folder with the command `guide`, and lists what it finds.

    python3 check_guides.py studies
    python3 check_guides.py studies --csv findings.csv

Exit codes: 0 fine; 1 a guide has errors, or a question or concept is shown to nobody; 2 the check did not run.
In a notebook: `from check_guides import check`, then `check("studies")`. Needs Python 3.9 and nothing else.
"""

import argparse
import csv
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

FINE, PROBLEMS, DID_NOT_RUN = 0, 1, 2


class CheckFailed(Exception):
    """The check did not run. The message says why and what to do."""


def check(folder):
    """Returns the guides of a folder, one dictionary each, with their findings in the order of the file."""
    checked = {guide["file"]: guide for guide in _run("validate", folder)}
    # A guide with errors has no paths.
    paths = {guide["file"]: guide for guide in _run("paths", folder) if "journeys" in guide}
    return [_summary(guide, paths.get(file)) for file, guide in checked.items()]


def _summary(guide, paths):
    findings = guide["issues"]
    errors = sum(finding["severity"] == "error" for finding in findings)
    summary = {
        "file": guide["file"],
        "errors": errors,
        "warnings": len(findings) - errors,
        "questions": None,
        "shown_to_nobody": None,
        "journeys": None,
        "findings": findings,
    }
    if paths is not None:
        parts = paths["items"] + paths["concepts"]
        summary["questions"] = len(paths["items"])
        summary["shown_to_nobody"] = sum(part["reachOfAll"] == "never" for part in parts)
        # A text, because it can have more digits than other programs count with.
        summary["journeys"] = ("" if paths["journeys"]["exact"] else "at least ") + paths["journeys"]["count"]
    return summary


def _run(command, folder):
    """Returns what a command says of each guide. Raises CheckFailed if it cannot say it."""
    args = [_program(), command, "--format", "json", "--", str(folder)]
    done = subprocess.run(args, capture_output=True, encoding="utf-8", check=False)
    try:
        if done.returncode not in (FINE, PROBLEMS):
            raise ValueError
        found = json.loads(done.stdout)
    except ValueError:
        why = done.stderr.strip() or f"It ended with {done.returncode} and printed no JSON."
        raise CheckFailed(f"guide {command} failed. {why}") from None
    # One guide is not in a list.
    return found if isinstance(found, list) else [found]


def _program():
    """Returns the command of the project that this runs in, else the one that is installed for all."""
    here = Path.cwd()
    own = os.pathsep.join(str(place / "node_modules" / ".bin") for place in (here, *here.parents))
    program = shutil.which("guide", path=own) or shutil.which("guide")
    if program is None:
        raise CheckFailed("The command guide was not found. Install Node, then run: npm install --global guide-studio")
    return program


def _counted(count, noun):
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def _line(guide):
    line = f"{guide['file']}: {_counted(guide['errors'], 'error')}, {_counted(guide['warnings'], 'warning')}"
    if guide["questions"] is None:
        return line
    shown = f"{_counted(guide['questions'], 'question')}, {_counted(guide['shown_to_nobody'], 'part')} shown to nobody"
    return f"{line}; {shown}; journeys: {guide['journeys']}"


def _write_csv(guides, path):
    columns = ("line", "severity", "code", "message")
    # With the mark by which spreadsheets know the encoding.
    with open(path, "w", newline="", encoding="utf-8-sig") as file:
        table = csv.writer(file)
        table.writerow(["file", *columns])
        for guide in guides:
            table.writerows([guide["file"], *(finding[name] for name in columns)] for finding in guide["findings"])


def main():
    parser = argparse.ArgumentParser(description="Checks all guides of a folder with the command “guide”.")
    parser.add_argument("folder", help="the folder with the guides, also in folders of it")
    parser.add_argument("--csv", metavar="FILE", help="also write the findings as a table")
    options = parser.parse_args()
    # A console that has no quotation marks shows something else in their place.
    sys.stdout.reconfigure(errors="replace")
    sys.stderr.reconfigure(errors="replace")
    try:
        guides = check(options.folder)
        if options.csv is not None:
            _write_csv(guides, options.csv)
    except CheckFailed as failure:
        print(failure, file=sys.stderr)
        return DID_NOT_RUN
    except OSError as failure:
        print(f"{failure.filename}: {failure.strerror}. Choose another place, or check the permissions.", file=sys.stderr)
        return DID_NOT_RUN
    for guide in guides:
        print(_line(guide))
        for finding in guide["findings"]:
            print(f"  line {finding['line']}, {finding['severity']}: {finding['message']}")
    wrong = [guide for guide in guides if guide["errors"] > 0 or guide["shown_to_nobody"]]
    print(f"{_counted(len(guides), 'guide')} checked, {len(wrong)} to repair.")
    return PROBLEMS if wrong else FINE


if __name__ == "__main__":
    sys.exit(main())
