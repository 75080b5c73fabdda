import type { CodePlace } from './codePlace.ts';
import { textOf } from './imports.ts';

/** The text of a file of code, and the same with blanks for what is in quotes and comments. Both have the same length. */
interface CodeText {
  readonly text: string;
  readonly plain: string;
  /** The lines of `plain`, and where each begins. */
  readonly lines: readonly string[];
  readonly starts: readonly number[];
}

const quotedOrComment = /\/\/[^\n]*|\/\*[^]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[^]|[^`\\])*`/gu;

/** The last one: criteria come by thousands from one file. */
let last: CodeText | null = null;

/** Returns the text of a file of code. */
export function codeText(path: string): CodeText {
  const text = textOf(path);
  if (last?.text === text) return last;
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
  last = { text, plain, lines, starts };
  return last;
}

/** Returns a line of a file without what is in quotes and comments. */
export const plainLine = ({ path, line }: CodePlace): string => codeText(path).lines[line - 1] ?? '';

/** What is beside an expression. */
interface Beside {
  /** Up to two characters each, without spaces. */
  readonly before: string;
  readonly after: string;
  /** What follows, as code. */
  readonly rest: string;
}

/**
 * Returns what is beside a call of a method in a line. Of several calls in the line it is the one whose texts are these;
 * null if that is not certain.
 */
export function besideCall(place: CodePlace, method: string, names: readonly string[]): Beside | null {
  const { text, plain, lines, starts } = codeText(place.path);
  const line = lines[place.line - 1] ?? '';
  const start = starts[place.line - 1] ?? 0;
  const calls = [...line.matchAll(new RegExp(`\\.\\s*${method}\\s*\\(`, 'gu'))].flatMap((found) => {
    const from = start + found.index;
    const open = from + found[0].length - 1;
    const end = closing(plain, open);
    return end === null ? [] : [{ from, end, given: text.slice(open + 1, end) }];
  });
  const quoted = (given: string) => names.every((name) => /['"`]/u.test(given) && given.includes(name));
  const [call, ...others] = calls.length > 1 ? calls.filter(({ given }) => quoted(given)) : calls;
  if (call === undefined || others.length > 0) return null;
  const rest = plain.slice(call.end + 1).trimStart();
  return { before: plain.slice(0, receiverStart(plain, call.from)).trimEnd().slice(-2), after: rest.slice(0, 2), rest };
}

const pairs: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Returns where a bracket closes; null if it does not. */
function closing(plain: string, open: number): number | null {
  let depth = 0;
  for (let at = open; at < plain.length; at += 1) {
    const character = plain.charAt(at);
    if (character in pairs) depth += 1;
    else if (Object.values(pairs).includes(character)) depth -= 1;
    if (depth === 0) return at;
  }
  return null;
}

/** Returns where the names, calls and indexes begin that end at a point. */
function receiverStart(plain: string, point: number): number {
  let at = point;
  for (;;) {
    const before = plain.slice(0, at);
    const [part = ''] = /[\p{ID_Continue}$.?!]+\s*$/u.exec(before) ?? [];
    if (part.trim() !== '') {
      at -= part.length;
      continue;
    }
    const end = before.trimEnd().length - 1;
    if (!Object.values(pairs).includes(plain.charAt(end))) return at;
    let depth = 0;
    let open = end;
    for (; open >= 0; open -= 1) {
      const character = plain.charAt(open);
      if (Object.values(pairs).includes(character)) depth += 1;
      else if (character in pairs) depth -= 1;
      if (depth === 0) break;
    }
    if (open < 0) return at;
    at = open;
  }
}
