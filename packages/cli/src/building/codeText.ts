import { remembered } from '@guide-studio/guide-core/internal';
import { textOf } from './imports.ts';

/** The text of a file of code, and the same with blanks for what is in quotes and comments. Both have the same length. */
export interface CodeText {
  readonly text: string;
  readonly plain: string;
  /** The lines of `plain`, and where each begins. */
  readonly lines: readonly string[];
  readonly starts: readonly number[];
  /** Where each name and keyword is in `plain`. */
  readonly words: () => ReadonlyMap<string, readonly number[]>;
}

const quotedOrComment = /\/\/[^\n]*|\/\*[^]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[^]|[^`\\])*`/gu;

/** Returns the text of a file of code. */
export type CodeTexts = (path: string) => CodeText;

/** Returns a reader of the code of one build: criteria come by thousands from one file, which is read once. */
export function codeTexts(): CodeTexts {
  const known = new Map<string, CodeText>();
  return (path) => remembered(known, path, () => codeText(textOf(path)));
}

function codeText(text: string): CodeText {
  // Quotes keep their places.
  const plain = text.replace(quotedOrComment, (part) =>
    part.startsWith('/')
      ? part.replace(/[^\n]/gu, ' ')
      : part.charAt(0) + part.slice(1, -1).replace(/[^\n]/gu, ' ') + part.charAt(0),
  );
  const lines = plain.split('\n');
  const starts: number[] = [];
  let start = 0;
  for (const line of lines) {
    starts.push(start);
    start += line.length + 1;
  }
  let words: ReadonlyMap<string, readonly number[]> | null = null;
  return { text, plain, lines, starts, words: () => (words ??= wordsIn(plain)) };
}

function wordsIn(plain: string): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const { 0: word, index } of plain.matchAll(/[\p{ID_Continue}$]+/gu)) {
    const known = places.get(word);
    if (known === undefined) places.set(word, [index]);
    else known.push(index);
  }
  return places;
}

/** Returns a line, from 1, without what is in quotes and comments. */
export const plainLine = ({ lines }: CodeText, line: number): string => lines[line - 1] ?? '';

/** What is beside an expression. */
export interface Beside {
  /** What comes before it and after it, as code without texts and comments, and without the spaces between. */
  readonly before: string;
  readonly rest: string;
  /** The function in whose brackets it is; empty if there is none. */
  readonly within: string;
}

/**
 * Returns what is beside a call of a method in a line, from 1. Of several calls in the line it is the one whose texts are these;
 * null if that is not certain.
 */
export function besideCall(
  code: CodeText,
  at: number,
  { method, names }: { readonly method: string; readonly names: readonly string[] },
): Beside | null {
  const { text, plain } = code;
  const start = code.starts[at - 1] ?? 0;
  const calls = [...plainLine(code, at).matchAll(new RegExp(`\\.\\s*${method}\\s*\\(`, 'gu'))].flatMap((found) => {
    const from = start + found.index;
    const open = from + found[0].length - 1;
    const end = closing(plain, open);
    return end === null ? [] : [{ from, end, given: text.slice(open + 1, end) }];
  });
  const quoted = (given: string) => names.every((name) => /['"`]/u.test(given) && given.includes(name));
  const [call, ...others] = calls.length > 1 ? calls.filter(({ given }) => quoted(given)) : calls;
  if (call === undefined || others.length > 0) return null;
  return besideRange(plain, receiverStart(plain, call.from), call.end + 1);
}

/** Returns what is beside the places where a file has a name, and their lines. */
export function besideName(code: CodeText, name: string): readonly (Beside & { readonly line: () => number })[] {
  const { plain, starts, words } = code;
  return (words().get(name) ?? []).map((index) => ({
    ...besideRange(plain, index, index + name.length),
    line: () => starts.filter((start) => start <= index).length,
  }));
}

/** How much of the code beside an expression is looked at, in characters. */
const near = 1000;

function besideRange(plain: string, start: number, end: number): Beside {
  const before = plain.slice(Math.max(0, start - near), start).trimEnd();
  const open = enclosing(before);
  const [, within = ''] = (open !== null && /([\p{ID_Continue}$]+)\s*$/u.exec(before.slice(0, open))) || [];
  return { before: before.slice(-near / 10), rest: plain.slice(end, end + near).trimStart(), within };
}

/** Returns where the innermost bracket that is open at the end is; null if there is none, or it is not round. */
function enclosing(before: string): number | null {
  let depth = 0;
  for (let at = before.length - 1; at >= 0; at -= 1) {
    const character = before.charAt(at);
    if (closings.has(character)) depth += 1;
    else if (opening.has(character)) {
      if (depth === 0) return character === '(' ? at : null;
      depth -= 1;
    }
  }
  return null;
}

const opening: ReadonlySet<string> = new Set('([{');
const closings: ReadonlySet<string> = new Set(')]}');

/** Returns where a bracket closes; null if it does not. */
function closing(plain: string, open: number): number | null {
  let depth = 0;
  for (let at = open; at < plain.length; at += 1) {
    const character = plain.charAt(at);
    if (opening.has(character)) depth += 1;
    else if (closings.has(character)) depth -= 1;
    if (depth === 0) return at;
  }
  return null;
}

/** Returns where the bracket opens that closes at a point; null if it does not. */
function openingOf(plain: string, close: number): number | null {
  let depth = 0;
  for (let at = close; at >= 0; at -= 1) {
    const character = plain.charAt(at);
    if (closings.has(character)) depth += 1;
    else if (opening.has(character)) depth -= 1;
    if (depth === 0) return at;
  }
  return null;
}

const ofReceiver = /[\p{ID_Continue}$.?!\s]/u;

/** Returns where the names, calls and indexes begin that end at a point, or the space before them. */
function receiverStart(plain: string, point: number): number {
  let at = point;
  for (;;) {
    while (at > 0 && ofReceiver.test(plain.charAt(at - 1))) at -= 1;
    const open = closings.has(plain.charAt(at - 1)) ? openingOf(plain, at - 1) : null;
    if (open === null) return at;
    at = open;
  }
}
