import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guideFileName } from '@guide-studio/host/common';
import '../../../renderer/src/i18n/later.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { languageOfSystem } from '../../../renderer/src/session/settings.ts';
import { de } from '../../../renderer/src/i18n/de/index.ts';
import { en } from '../../../renderer/src/i18n/en/index.ts';
import {
  clockText,
  dayText,
  entryName,
  hostMessageOf,
  listText,
  messageOf,
  numberText,
  speak,
  uiLanguage,
  textMessageOf,
  words,
} from '../../../renderer/src/i18n/index.ts';

type Leaf = string | ((...args: unknown[]) => unknown);

function* leaves(value: unknown, path: string): Generator<[string, Leaf]> {
  if (typeof value === 'string' || typeof value === 'function') yield [path, value as Leaf];
  else
    for (const [name, inner] of Object.entries(value as object)) yield* leaves(inner, path ? `${path}.${name}` : name);
}

const english = new Map(leaves(en, ''));
const german = new Map(leaves(de, ''));

/** Arguments to try functions with: numbers, names, lists and choices. */
const samples: readonly unknown[][] = [
  ...[0, 1, 2, 1234].map((count) => [count, count, count, count]),
  ['Brot', 'Käse', 'Tee', 'Saft'],
  [2, 'Brot', 2, 'Brot'],
  ['Brot', 2, 'Käse', 2],
  [['Brot', 'Käse'], 2, 'Tee'],
  [['Brot', 'Käse'], ['Tee'], 'Saft'],
  [true, 'Brot', 'Käse'],
];

function textOf(leaf: Leaf | undefined): string[] {
  if (leaf === undefined) return [];
  if (typeof leaf === 'string') return [leaf];
  return samples.flatMap((args) => {
    try {
      const text = leaf(...args);
      return typeof text === 'string' ? [text] : [];
    } catch {
      return [];
    }
  });
}

const letters = (text: string) => text.replace(/\P{L}/gu, '');

/** Words that are the same in German, names, and texts of only signs and parameters. */
const sameInBoth: ReadonlySet<string> = new Set(
  's, JSON, GuideStudio, Name, Block, Screener, MaxDiff, Matrix, Text, Id, Link, OK, Filter, Status, Format, Guide Studio, System, Version, Tablet, Desktop, Neutral, neutral, Max, Min, Start, Details, URL, Platform, Audio, Video, Stimulus, Chat, oder, Optional, optional, Code, Parameter, Position, Alt, Esc, Tab, Continue, Interview, Android, iOS, Browser, Computer, Online, Median, Maximum, Minimum, Warnung, Info, Panel, Export, Import, git, Word, PDF, Markdown, HTML, CSV, Excel, QSF, LuoDholuo, Umbundu, Option, Normal, Tests, Interviews, Port, SVG, PNG, Orange, P, DOMAINstudiesexampleorgPOSTGRESPASSWORDdockercomposefiletoolsdockercomposeyamlupdetach, dockercomposefiletoolsdockercomposeyamlexecserviceguidekeyscreate, guiderehearseparticipantsseed, guidewalletstopup'.split(
    ', ',
  ),
);

const parameters: ReadonlySet<string> = new Set(samples.flat(2).map((sample) => letters(String(sample))));

/** Returns true if the texts of one language differ from those of the other, or may be the same. */
function isTranslated(one: readonly string[], other: readonly string[]): boolean {
  if (one.some((text, at) => text !== other[at])) return true;
  const fixed = letters(one[0] ?? '');
  return fixed === '' || parameters.has(fixed) || sameInBoth.has(fixed);
}

/** Returns the texts that match a pattern, each with its path. */
const matching = (table: ReadonlyMap<string, Leaf>, pattern: RegExp): readonly string[] =>
  [...table].flatMap(([path, leaf]) =>
    textOf(leaf).flatMap((text) => (pattern.test(text) ? [`${path}: ${text}`] : [])),
  );

afterEach(async () => await speak('en'));

describe('the words of the window', () => {
  test('that come later are imported by each file that reads them', () => {
    const source = join(import.meta.dirname, '../../../renderer/src');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/u.test(name));
    const reading = files.filter((name) =>
      /\bwords\.(?:forecast|paths|tests)\b/u.test(readFileSync(join(source, name), 'utf8')),
    );
    expect(reading.length).toBeGreaterThan(5);
    for (const name of reading) expect(readFileSync(join(source, name), 'utf8'), name).toContain("i18n/later.ts'");
  });

  test('are said in both languages, and differently', () => {
    const wordless = [...english].flatMap(([path, leaf]) =>
      textOf(leaf).length === 0 || textOf(german.get(path)).length === 0 ? [path] : [],
    );
    expect(wordless).toEqual([]);
    const alike = [...english].flatMap(([path, leaf]) =>
      isTranslated(textOf(leaf), textOf(german.get(path))) ? [] : [path],
    );
    expect(alike).toEqual([]);
    expect(english.size).toBeGreaterThan(2000);
  });

  test('have one name for a thing, and none that is quaint', () => {
    expect(matching(english, /\bcriteri|\b(?:anew|somebody|whoever|wished|as usual)\b/iu)).toEqual([]);
    const strange = /Kriteri|MaxDiff-Bildschirm|Nicht (?:gesetzt|gewählt)$|schließt andere aus/iu;
    const others = [...matching(german, strange)].filter((found) => !found.startsWith('frame.refused.notChosen:'));
    expect(others).toEqual([]);
  });

  test('speak plainly: no exclamation marks, and quotation marks of their own language', () => {
    expect(matching(english, /!(?:\s|$)|„|["']\p{L}.*\p{L}["']/u)).toEqual([]);
    expect(matching(german, /!(?:\s|$)|”|\b(?:du|dein|deine|dir)\b/u)).toEqual([]);
  });
});

describe('the language of the window', () => {
  test('is the first that it speaks of those a person wants, else English', () => {
    expect(languageOfSystem(['de-AT', 'en'])).toBe('de');
    expect(languageOfSystem(['fr', 'DE'])).toBe('de');
    expect(languageOfSystem(['en-US', 'de'])).toBe('en');
    expect(languageOfSystem(['ja', 'fr-CA'])).toBe('en');
    expect(languageOfSystem([])).toBe('en');
  });

  test('changes the words, what is said of the page, numbers and dates', async () => {
    const noon = new Date(2026, 2, 4, 13, 5).getTime();
    expect([numberText(1234.5), dayText(noon), clockText(noon), listText(['a', 'b', 'c'])]).toEqual([
      '1,234.5',
      '4 Mar 2026',
      '13:05',
      'a, b and c',
    ]);
    await speak('de');
    expect([uiLanguage, words.files.save, document.documentElement.lang]).toEqual(['de', 'Speichern', 'de']);
    expect([numberText(1234.5), dayText(noon), clockText(noon), listText(['a', 'b', 'c'], 'any')]).toEqual([
      '1.234,5',
      '4. März 2026',
      '13:05',
      'a, b oder c',
    ]);
    await speak('en');
    expect([uiLanguage, words.files.save, document.documentElement.lang]).toEqual(['en', 'Save', 'en']);
  });

  test('is that of what the host, a file, a finding and a step have to say', async () => {
    const name = guideFileName('a/b');
    const step = { command: 'node.remove', params: { kind: 'item', count: 1, label: '' } };
    const textOf = () => [
      name.ok ? '' : hostMessageOf(name.error).what,
      textMessageOf({ code: 'empty', line: 1, column: 1 }),
      messageOf({ severity: 'error', code: 'too_small', path: ['title'] }),
      entryName(step),
    ];
    const english = textOf();
    await speak('de');
    const german = textOf();
    await speak('en');
    for (const [at, sentence] of german.entries()) expect(sentence).not.toBe(english[at]);
    expect(german[0]).toContain('ist kein Dateiname, den jedes System annimmt');
  });
});
