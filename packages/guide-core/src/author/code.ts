import type { Json } from '../json.ts';

/** An expression of code, printed on one line where it fits. */
export type Code =
  | { readonly kind: 'raw'; readonly text: string }
  /** A call of a function, or of a method of another expression. */
  | { readonly kind: 'call'; readonly of: Code | null; readonly name: string; readonly values: readonly Code[] }
  | { readonly kind: 'list'; readonly values: readonly Code[] }
  | { readonly kind: 'object'; readonly members: readonly (readonly [name: string, value: Code])[] };

const longestLine = 100;

export const raw = (text: string): Code => ({ kind: 'raw', text });

export function call(of: Code | null, name: string, values: readonly (Code | undefined)[]): Code {
  return { kind: 'call', of, name, values: values.filter((value) => value !== undefined) };
}

export const list = (values: readonly Code[]): Code => ({ kind: 'list', values });

/** Leaves out members that are undefined. */
export function object(members: Readonly<Record<string, Code | undefined>>): Code {
  const had = Object.entries(members).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return { kind: 'object', members: had };
}

/** Returns a string as code. */
export const quote = (text: string): Code => raw(quoted(text));

/** Returns a value of JSON as code; undefined for null, which the contract takes for missing, and for undefined. */
export function literal(value: unknown): Code | undefined {
  return value === undefined || value === null ? undefined : literalOf(value as Json);
}

function literalOf(value: Json): Code {
  if (typeof value === 'string') return raw(quoted(value));
  if (Array.isArray(value)) return list(value.map(literalOf));
  if (value === null || typeof value !== 'object') return raw(Object.is(value, -0) ? '-0' : String(value));
  return { kind: 'object', members: Object.entries(value).map(([name, each]) => [name, literalOf(each)] as const) };
}

/** Returns a string literal. Characters that lines or readers could trip over are escaped. */
export function quoted(text: string): string {
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", "\\'")
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u007f-\u009f\u2028\u2029\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, (character) => {
      return `\\u${character.codePointAt(0)?.toString(16).padStart(4, '0')}`;
    });
  return `'${escaped}'`;
}

/** Prints an expression that starts at a column. */
export function printed(code: Code, column = 0, indent = 0): string {
  const short = onOneLine(code);
  if (column + short.length <= longestLine || code.kind === 'raw') return short;
  const inner = `\n${' '.repeat(indent + 2)}`;
  const end = `\n${' '.repeat(indent)}`;
  const one = (value: Code, before = 0) => printed(value, indent + 2 + before, indent + 2);
  switch (code.kind) {
    case 'list':
      return `[${code.values.map((value) => `${inner}${one(value)},`).join('')}${end}]`;
    case 'object':
      return `{${code.members.map(([name, value]) => `${inner}${key(name)}: ${one(value, key(name).length + 2)},`).join('')}${end}}`;
    case 'call':
      return printedCall(code, column, indent);
  }
}

/** Prints the values of a call on the line of its name if only the last one has several lines. */
function printedCall({ of, name, values }: Code & { kind: 'call' }, column: number, indent: number): string {
  const before = of === null ? name : `${printed(of, column, indent)}.${name}`;
  const lastLine = before.slice(before.lastIndexOf('\n') + 1);
  const inside = values.map(onOneLine).join(', ');
  if (before.includes('\n') && lastLine.length + inside.length + 2 <= longestLine) return `${before}(${inside})`;
  const last = values.at(-1);
  const first = values.slice(0, -1).map(onOneLine);
  const start = `${before}(${first.map((value) => `${value}, `).join('')}`;
  const from = (before.includes('\n') ? 0 : column) + lastLine.length + first.join(', ').length + 3;
  if (last !== undefined && (last.kind === 'list' || last.kind === 'object') && from <= longestLine) {
    return `${start}${printed(last, from, indent)})`;
  }
  const inner = `\n${' '.repeat(indent + 2)}`;
  return `${before}(${values.map((value) => `${inner}${printed(value, indent + 2, indent + 2)},`).join('')}\n${' '.repeat(indent)})`;
}

function onOneLine(code: Code): string {
  switch (code.kind) {
    case 'raw':
      return code.text;
    case 'list':
      return `[${code.values.map(onOneLine).join(', ')}]`;
    case 'object':
      return code.members.length === 0
        ? '{}'
        : `{ ${code.members.map(([name, value]) => `${key(name)}: ${onOneLine(value)}`).join(', ')} }`;
    case 'call':
      return `${code.of === null ? '' : `${onOneLine(code.of)}.`}${code.name}(${code.values.map(onOneLine).join(', ')})`;
  }
}

const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/u.test(name) ? name : quoted(name));
