import type { FormatRemark } from '@guide-studio/guide-core/files';
import { remark } from '../report/remark.ts';

/** The JSON of a file, or why it is not read. Of a file that is no JSON, `issue` is null. */
export type ReadJson =
  | { readonly ok: true; readonly json: unknown }
  | { readonly ok: false; readonly issue: FormatRemark | null };

/** No questionnaire has more values. */
const mostValues = 1_000_000;
/** No questionnaire is deeper. */
const deepest = 200;

/** Reads JSON whose values were counted before: very many take gigabytes, and very deep ones no reader can go through. */
export function readJson(text: string): ReadJson {
  const { values, depth } = sizeOf(text);
  if (depth > deepest) return { ok: false, issue: tooDeep };
  if (values > mostValues) return { ok: false, issue: tooManyValues };
  try {
    return { ok: true, json: JSON.parse(text, /\\ud[89a-f]/iu.test(text) ? withWholeSigns : undefined) as unknown };
  } catch {
    return { ok: false, issue: null };
  }
}

/** Returns a value of JSON, and the names in it, without halves of signs, which no guide can have. */
function withWholeSigns(_: string, value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const names = Object.keys(value);
  return names.some((name) => /\p{Surrogate}/u.test(name))
    ? Object.fromEntries(
        Object.entries(value).map(([name, one]) => [name.replaceAll(/\p{Surrogate}/gu, '\uFFFD'), one as unknown]),
      )
    : value;
}

/** Returns how many values a text of JSON has at most, and how deep they are in one another. */
function sizeOf(text: string): { readonly values: number; readonly depth: number } {
  let [values, depth, deep] = [1, 0, 0];
  const marks = /["[\]{},]/gu;
  for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
    const [sign] = mark;
    if (sign === '"') {
      marks.lastIndex = endOfString(text, mark.index + 1);
      continue;
    }
    if (sign === ']' || sign === '}') depth -= 1;
    else {
      values += 1;
      if (sign !== ',') depth += 1;
      deep = Math.max(deep, depth);
    }
    if (values > mostValues || deep > deepest) break;
  }
  return { values, depth: deep };
}

/** Returns where a string ends that begins before a place. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text[at - 1 - slashes] === '\\' && at - slashes > start) slashes += 1;
    if (slashes % 2 === 0) return at + 1;
  }
  return text.length;
}

const tooManyValues = remark(
  'tooManyValues',
  'The file has more than 1,000,000 values, which no questionnaire needs. Check that it is the right file, or import it in parts.',
  'Die Datei hat mehr als 1.000.000 Werte, mehr als ein Fragebogen braucht. Prüfen Sie, ob es die richtige Datei ist, oder importieren Sie sie in Teilen.',
);
const tooDeep = remark(
  'tooDeep',
  'The parts of the file are more than 200 deep in one another, which no questionnaire needs. Check that it is the right file.',
  'Die Teile der Datei liegen mehr als 200-fach ineinander, tiefer als ein Fragebogen es braucht. Prüfen Sie, ob es die richtige Datei ist.',
);
