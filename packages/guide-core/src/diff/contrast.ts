import { isJsonObject, type Json } from '../json.ts';
import type { NamedCondition, NamedCriterion } from './change.ts';
import { oneLine } from '../doc/oneLine.ts';
import { brief } from '../doc/brief.ts';

/**
 * Returns two different texts for one sentence, each on one line and at most `length` characters long. Short texts are
 * complete, others show the words around the first difference. The results always differ: if only spaces or invisible
 * characters differ, these are shown as signs or code points.
 */
export function contrast(a: string, b: string, length = 120): readonly [string, string] {
  let [x, y] = [oneLine(a), oneLine(b)];
  if (seemsSame(x, y)) [x, y] = [withSpacesShown(a), withSpacesShown(b)];
  if (seemsSame(x, y)) [x, y] = [withNumbers(a), withNumbers(b)];
  const [one, other] = [Array.from(x), Array.from(y)];
  if (one.length <= length && other.length <= length) return [x, y];
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  return [around(one, start, length), around(other, start, length)];
}

/** Returns two values shortened around their difference: the words around it, or the list entries that differ. */
export function contrasted(a: Json | undefined, b: Json | undefined): readonly [Json | undefined, Json | undefined] {
  if (Array.isArray(a) && Array.isArray(b)) return contrastedLists(a as readonly Json[], b as readonly Json[]);
  if (typeof a === 'string' && typeof b === 'string') return a === '' || b === '' ? [a, b] : contrast(a, b);
  return isJsonObject(a) && isJsonObject(b) ? contrast(JSON.stringify(a), JSON.stringify(b)) : [a, b];
}

/** Returns both conditions with their texts shortened around the first difference. */
export function contrastedConditions(a: NamedCondition, b: NamedCondition): readonly [NamedCondition, NamedCondition] {
  const [texts, others] = [textsIn(a), textsIn(b)];
  return [withTexts(a, contrastedWith(others)), withTexts(b, contrastedWith(texts))];
}

/** The maximum length of a text in a condition. */
export const longestQuote = 60;

function contrastedLists(a: readonly Json[], b: readonly Json[]): readonly [Json, Json] {
  const [x, y] = [a, b].map((list) => list.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))));
  if (!x || !y || [...x, ...y].every((each) => each.length <= 120)) return [a, b];
  let start = 0;
  while (start < Math.min(x.length, y.length) && x[start] === y[start]) start += 1;
  let end = 0;
  while (end < Math.min(x.length, y.length) - start && x.at(-1 - end) === y.at(-1 - end)) end += 1;
  const shown = (list: readonly string[], other: readonly string[], side: 0 | 1) =>
    list.slice(start, list.length - end).map((each, at) => {
      const counterpart = other[start + at];
      if (counterpart === undefined || counterpart === each) return each;
      return side === 0 ? contrast(each, counterpart)[0] : contrast(counterpart, each)[1];
    });
  return [shown(x, y, 0), shown(y, x, 1)];
}

function textsIn({ criteria }: NamedCondition): readonly string[] {
  return criteria.flatMap((each) =>
    each.kind === 'answer' ? [each.question, ...each.choices, ...(each.row === null ? [] : [each.row])] : [],
  );
}

function contrastedWith(others: readonly string[]): (text: string) => string {
  const same = new Set(others);
  return (text) => {
    if (same.has(text)) return text;
    const short = brief(text, longestQuote);
    const other = others.find((each) => brief(each, longestQuote) === short);
    return other === undefined ? text : contrast(text, other, longestQuote)[0];
  };
}

function withTexts({ operator, criteria }: NamedCondition, shorten: (text: string) => string): NamedCondition {
  const shortened = (each: NamedCriterion): NamedCriterion =>
    each.kind === 'parameter'
      ? each
      : {
          ...each,
          question: shorten(each.question),
          choices: each.choices.map(shorten),
          row: each.row === null ? null : shorten(each.row),
        };
  return { operator, criteria: criteria.map(shortened) };
}

function seemsSame(x: string, y: string): boolean {
  return x.normalize('NFC') === y.normalize('NFC');
}

const signs: Readonly<Record<string, string>> = { '\n': '↵', '\t': '⇥', '\r': '␍', ' ': '␣' };

function withSpacesShown(text: string): string {
  return text.replaceAll(/\s/gu, (space) => signs[space] ?? numberOf(space));
}

// Invisible characters, and characters that can be part of a combined letter.
function withNumbers(text: string): string {
  return withSpacesShown(text).replaceAll(/[\p{C}\p{M}]|[^\p{ASCII}↵⇥␍␣]/gu, numberOf);
}

function numberOf(character: string): string {
  return `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
}

/** Returns at most `length` characters around a position, starting at the beginning of a word if one is near. */
function around(text: readonly string[], place: number, length: number): string {
  if (text.length <= length) return text.join('');
  const earliest = Math.max(0, Math.min(place - Math.floor(length / 3), text.length - length + 1));
  const space = text.indexOf(' ', earliest);
  const from = earliest > 0 && space >= 0 && space < place ? space + 1 : earliest;
  const lead = from > 0 ? '…' : '';
  const room = length - lead.length;
  const rest = text.slice(from);
  return rest.length <= room ? `${lead}${rest.join('')}` : `${lead}${rest.slice(0, room - 1).join('')}…`;
}
