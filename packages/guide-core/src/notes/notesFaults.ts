import * as z from 'zod';
import { isTypo } from '../isTypo.ts';
import { entryOf, isJsonObject, type Json, type JsonObject } from '../json.ts';
import { Anchor, Comment, listIn, NotedApproval, NotedAssumptions } from './notes.ts';

/** What a program of this version reads in notes, by name. */
const parts = ['comments', 'approvals', 'assumptions', 'forecast'];

/** The lists of notes: what one entry is called, its form, and an object in it of which a program reads the names. */
const lists = {
  comments: { one: 'comment', shape: Comment, inside: { anchor: Anchor } },
  approvals: { one: 'approval', shape: NotedApproval, inside: {} },
} as const;

/** Examples of what a property of an entry must be, as JSON. */
const examples: Readonly<Record<string, string>> = {
  id: '"0b0c2d5e-5f0e-4c1e-9d53-6f1f1b0d7a11"',
  anchor: '{ "kind": "item", "text": "What did you cook?", "block": "Last week" }',
  author: '"Ana"',
  name: '"Ana"',
  by: '"Ana"',
  at: '"2026-11-30T12:00:00.000Z"',
  editedAt: '"2026-11-30T12:00:00.000Z"',
  text: '"Ask about last week only."',
  resolved: '{ "by": "Ana", "at": "2026-11-30T12:00:00.000Z" }',
  withdrawn: '{ "by": "Ana", "at": "2026-11-30T12:00:00.000Z" }',
  kind: '"item"',
  block: '"Last week"',
  externalId: '"cooked"',
};

/**
 * Returns what {@link notesOf} does not read in notes and what is probably misspelt, a sentence each, in English: the
 * place in the file, what is wrong, what it must be, and what was not read. Faults of `forecast` are in
 * `Notes.forecastFaults`.
 */
export function notesFaults(wire: JsonObject): readonly string[] {
  const { assumptions } = wire;
  const isWrong = assumptions !== undefined && assumptions !== null && !NotedAssumptions.safeParse(assumptions).success;
  return [
    ...misspelt(wire, parts).map(({ name, meant }) => `“${name}” is not read. Did you mean “${meant}”?`),
    ...(['comments', 'approvals'] as const).flatMap((name) => faultsOfList(wire, name)),
    ...(isWrong
      ? ['“assumptions” must be numbers from 0 by name, as in { "wordsPerMinute": 200 }. They were not read.']
      : []),
  ];
}

function faultsOfList(wire: JsonObject, name: keyof typeof lists): readonly string[] {
  const there = entryOf(wire, name);
  if (there === undefined || there === null) return [];
  if (!Array.isArray(there)) return [`“${name}” must be a list in square brackets. It was not read.`];
  return listIn(wire, name).flatMap((entry, at) => faultsOfEntry(entry, at, name));
}

function faultsOfEntry(entry: Json, index: number, name: keyof typeof lists): readonly string[] {
  const { one, shape, inside } = lists[name];
  const place = `${one} ${index + 1}`;
  const unread = `The ${one} was not read.`;
  if (!isJsonObject(entry)) return [`${place} is no object. Write it in braces, as { "id": … }. ${unread}`];
  const read = shape.safeParse(entry);
  const slips = [
    ...misspelt(entry, Object.keys(shape.shape)).map((slip) => ({ ...slip, path: '' })),
    ...Object.entries(inside).flatMap(([property, { shape: own }]) => {
      const value = entryOf(entry, property);
      return isJsonObject(value) ? misspelt(value, Object.keys(own)).map((slip) => ({ ...slip, path: property })) : [];
    }),
  ];
  const spelt = new Set(slips.map(({ path, meant }) => joined(path, meant)));
  const issues = read.success ? [] : read.error.issues.filter(({ path }) => !spelt.has(path.join('.')));
  return [
    ...slips.map(
      ({ name: typed, meant, path }) =>
        `${place}${path === '' ? '' : `, “${path}”`}: “${typed}” is not read. Did you mean “${meant}”?`,
    ),
    ...issues.map((issue) => `${place}, ${faultOf(issue, entry)}`),
  ].map((sentence) => (read.success ? sentence : `${sentence} ${unread}`));
}

const joined = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** Returns names that are not known, but like one that is missing. */
function misspelt(
  object: JsonObject,
  known: readonly string[],
): readonly { readonly name: string; readonly meant: string }[] {
  const missing = known.filter((one) => !Object.hasOwn(object, one));
  return Object.keys(object)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = missing.find((one) => isTypo(one, name));
      return meant === undefined ? [] : [{ name, meant }];
    });
}

/** Returns what is wrong with a property of an entry, after its name. */
function faultOf(issue: z.core.$ZodIssue, entry: JsonObject): string {
  const property = String(issue.path.at(-1) ?? '');
  const place = `“${issue.path.join('.')}”`;
  const value = issue.path.reduce<Json | undefined>(
    (inner, step) => (isJsonObject(inner) ? entryOf(inner, String(step)) : undefined),
    entry,
  );
  const example = entryOf(examples, property);
  const such = example === undefined ? 'Correct it.' : `Write it as ${example}.`;
  if (value === undefined)
    return `${place}: it is missing. ${example === undefined ? 'Add it.' : `Add it, such as ${example}.`}`;
  const shown = typeof value === 'string' ? `“${value}”` : JSON.stringify(value);
  const isText = typeof value === 'string';
  if (isText && issue.code === 'invalid_format') {
    if (property === 'at' || property === 'editedAt')
      return `${place}: ${shown} is no time. Write it as ${timeOf(value)}.`;
    if (property === 'id')
      return `${place}: ${shown} is no UUID. Write one as ${(example ?? '').slice(1, -1)}, another for each entry.`;
    if (property === 'fingerprint') return `${place}: it must be a SHA-256, in 64 hexadecimal digits. Approve again.`;
  }
  switch (issue.code) {
    case 'too_small':
      return `${place}: it is empty. ${such}`;
    case 'too_big':
      return `${place}: it is too long. The maximum is ${issue.maximum} characters.`;
    case 'invalid_value':
      return `${place}: it must be ${issue.values.map((one) => `“${String(one)}”`).join(' or ')}.`;
    default:
      return `${place}: it cannot be ${isText ? shown : kindOf(value)}. ${such}`;
  }
}

const kindOf = (value: Json): string =>
  value === null ? 'null' : Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : String(value);

/** Returns a time in the right form: the same one if it is one, noon of a day, or an example. */
function timeOf(text: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/u.test(text);
  const time = Date.parse(isDay ? `${text}T12:00:00.000Z` : text);
  return Number.isNaN(time) ? '2026-11-30T12:00:00.000Z' : new Date(time).toISOString();
}
