import { maximumDepth, mostIssues } from '../assumptions.ts';
import type { Path } from '../json.ts';
import { numberSurvives } from './numberSurvives.ts';
import type { TextCode } from './textIssue.ts';

/** A finding at an offset in the text. */
export interface TextFinding {
  readonly code: TextCode;
  readonly offset: number;
  readonly params?: Readonly<Record<string, unknown>>;
}

export interface Reading {
  /** The first thing that is not JSON, or null. Reading stops there. */
  readonly problem: TextFinding | null;
  /** What would be lost by reading and writing the text. */
  readonly losses: readonly TextFinding[];
}

/**
 * Called for each property and element with the start of its value, and with the end of what marks it: a plain value, or
 * the first bracket of an object or list. `path` is valid only during the call.
 */
export type Visit = (path: Path, start: number, end: number) => void;

/**
 * Reads JSON slowly and exactly, to locate problems. Accepts exactly what `JSON.parse` accepts, up to the allowed
 * depth. `JSON.parse` is the fast way; this runs when it fails, when something would be lost, and to find the position
 * of a path.
 */
export function readJson(text: string, visit?: Visit): Reading {
  const state: State = { text, at: 0, path: [], problem: null, losses: [], visit };
  skipSpace(state);
  const start = state.at;
  if (readValue(state)) {
    visit?.(state.path, start, markedEnd(state, start));
    skipSpace(state);
    if (state.at < text.length) fail(state, { code: 'textAfterEnd', offset: state.at, params: found(state) });
  }
  return { problem: state.problem, losses: state.losses };
}

interface State {
  readonly text: string;
  at: number;
  readonly path: (string | number)[];
  problem: TextFinding | null;
  readonly losses: TextFinding[];
  readonly visit: Visit | undefined;
}

function fail(state: State, problem: TextFinding): false {
  state.problem = problem;
  return false;
}

function readValue(state: State): boolean {
  const { text, at } = state;
  const first = text[at];
  if (first === undefined) return unexpected(state, 'value');
  if (first === '{' || first === '[') {
    if (state.path.length >= maximumDepth) return fail(state, { code: 'tooDeep', offset: at });
    return first === '{' ? readObject(state) : readArray(state);
  }
  if (first === '"') return readString(state);
  if (first === '-' || isDigit(first)) return readNumber(state);
  for (const word of ['true', 'false', 'null']) {
    if (!text.startsWith(word, at) || isWordPart(text[at + word.length])) continue;
    state.at += word.length;
    return true;
  }
  return unexpected(state, 'value');
}

function readObject(state: State): boolean {
  const names = new Set<string>();
  const start = state.at;
  step(state);
  if (state.text[state.at] === '}') return close(state);
  for (;;) {
    if (!readMember(state, names)) return false;
    const next = state.text[state.at];
    if (next === '}') return close(state);
    if (next !== ',') return missingComma(state, '}', start);
    const comma = state.at;
    step(state);
    if (state.text[state.at] === '}') return fail(state, { code: 'trailingComma', offset: comma });
  }
}

function readMember(state: State, names: Set<string>): boolean {
  const start = state.at;
  if (state.text[start] !== '"') return unexpected(state, 'name');
  if (!readString(state)) return false;
  const written = state.text.slice(start, state.at);
  const name = written.includes('\\') ? (JSON.parse(written) as string) : written.slice(1, -1);
  skipSpace(state);
  if (state.text[state.at] !== ':') return unexpected(state, 'colon');
  state.at += 1;
  skipSpace(state);
  if (names.has(name)) lose(state, { code: 'duplicateKey', offset: start, params: { key: name } });
  names.add(name);
  return readInside(state, name);
}

function readArray(state: State): boolean {
  const start = state.at;
  step(state);
  if (state.text[state.at] === ']') return close(state);
  for (let index = 0; ; index += 1) {
    if (!readInside(state, index)) return false;
    const next = state.text[state.at];
    if (next === ']') return close(state);
    if (next !== ',') return missingComma(state, ']', start);
    const comma = state.at;
    step(state);
    if (state.text[state.at] === ']') return fail(state, { code: 'trailingComma', offset: comma });
  }
}

function readInside(state: State, name: string | number): boolean {
  state.path.push(name);
  const start = state.at;
  const isRead = readValue(state);
  if (isRead) state.visit?.(state.path, start, markedEnd(state, start));
  state.path.pop();
  if (isRead) skipSpace(state);
  return isRead;
}

const markedEnd = ({ text, at }: State, start: number): number =>
  text[start] === '{' || text[start] === '[' ? start + 1 : at;

function readString(state: State): boolean {
  const { text, at: start } = state;
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      state.at = at + 1;
      return true;
    }
    if (code < 0x20) return fail(state, { code: 'controlCharacter', offset: at, params: { character: code } });
    if (code !== 0x5c) continue;
    const length = escapeLength(text, at);
    if (length === 0) return badEscape(state, at);
    at += length - 1;
  }
  return fail(state, { code: 'unexpectedEnd', offset: text.length, params: { inside: 'string' } });
}

function escapeLength(text: string, at: number): number {
  const kind = text[at + 1] ?? '';
  if (kind !== '' && '"\\/bfnrt'.includes(kind)) return 2;
  return kind === 'u' && /^[0-9a-f]{4}$/i.test(text.slice(at + 2, at + 6)) ? 6 : 0;
}

function badEscape(state: State, at: number): false {
  const written = state.text.slice(at, at + 2);
  const isCut = at + 2 > state.text.length || (written === '\\u' && at + 6 > state.text.length);
  if (isCut) return fail(state, { code: 'unexpectedEnd', offset: state.text.length, params: { inside: 'string' } });
  return fail(state, { code: 'badEscape', offset: at, params: { escape: written } });
}

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

function readNumber(state: State): boolean {
  const { text, at } = state;
  number.lastIndex = at;
  const written = number.exec(text)?.[0] ?? '';
  const end = at + written.length;
  if (written === '' || isWordPart(text[end]) || text[end] === '.' || text[end] === '+') return badNumber(state);
  if (!numberSurvives(written)) {
    const becomes = JSON.stringify(Number(written));
    lose(state, { code: 'numberChanges', offset: at, params: { written, becomes } });
  }
  state.at = end;
  return true;
}

function lose({ losses }: State, loss: TextFinding): void {
  const listed = mostIssues;
  if (losses.length < listed) losses.push(loss);
  else if (losses.length === listed) losses.push({ code: 'moreLosses', offset: loss.offset, params: { listed } });
}

function badNumber(state: State): false {
  const written = wordAt(state.text, state.at);
  if (state.at + written.length >= state.text.length && /^-?(?:\d+(?:\.|\.?\d*[eE][+-]?)?)?$/.test(written)) {
    return fail(state, { code: 'unexpectedEnd', offset: state.text.length, params: { inside: 'number' } });
  }
  return fail(state, { code: 'badNumber', offset: state.at, params: { found: shorten(written) } });
}

function missingComma(state: State, closing: string, opened: number): false {
  const next = state.text[state.at];
  if (next !== undefined && (next === '"' || next === '{' || next === '[' || next === '-' || isWordPart(next))) {
    return fail(state, { code: 'missingComma', offset: state.at, params: found(state) });
  }
  return unexpected(state, closing === '}' ? 'commaOrBrace' : 'commaOrBracket', opened);
}

function unexpected(state: State, expected: string, opened?: number): false {
  const { text, at } = state;
  if (at >= text.length) {
    return fail(state, { code: 'unexpectedEnd', offset: text.length, params: { expected, opened } });
  }
  if (text.startsWith('//', at) || text.startsWith('/*', at)) return fail(state, { code: 'comment', offset: at });
  if (/['`‘’“”]/.test(text[at] ?? '')) return fail(state, { code: 'quotes', offset: at, params: found(state) });
  if (expected === 'value' && /^[+.]?\d|^[+.]|^-?(?:NaN|Infinity)/.test(text.slice(at, at + 10))) {
    return fail(state, { code: 'badNumber', offset: at, params: found(state) });
  }
  return fail(state, { code: 'unexpectedText', offset: at, params: { expected, ...found(state) } });
}

function found(state: State): { readonly found: string } {
  return { found: shorten(wordAt(state.text, state.at)) };
}

// Returns a whole word or number, or else one character.
function wordAt(text: string, at: number): string {
  const word = /^[\p{L}\p{N}_$+.-]+/u.exec(text.slice(at, at + 80))?.[0];
  return word ?? String.fromCodePoint(text.codePointAt(at) ?? 0);
}

function shorten(word: string): string {
  return word.length > 40 ? `${word.slice(0, 40)}…` : word;
}

function close(state: State): true {
  state.at += 1;
  return true;
}

function step(state: State): void {
  state.at += 1;
  skipSpace(state);
}

function skipSpace(state: State): void {
  const { text } = state;
  for (; state.at < text.length; state.at += 1) {
    const code = text.charCodeAt(state.at);
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
  }
}

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9';
}

function isWordPart(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}_$]/u.test(character);
}
