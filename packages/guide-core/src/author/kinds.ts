import { AuthorError } from './authorError.ts';

/** What a question is in words, with its article. */
export type Kind = 'a choice' | 'a matrix' | 'a ranking' | 'a maxDiff' | 'an open question' | 'a statement';

/** The function that makes each. */
export const calledFor: Readonly<Record<Kind, string>> = {
  'a choice': 'choice',
  'a matrix': 'matrix',
  'a ranking': 'ranking',
  'a maxDiff': 'maxDiff',
  'an open question': 'open',
  'a statement': 'statement',
};

const kinds = new WeakMap<object, Kind>();
/** Rows of a matrix that wait for their columns, with the first of these. */
const rows = new WeakMap<object, string>();

/** Notes what a question is. Returns its identity. */
export function noteKind<Self extends object>(self: Self, kind: Kind): Self {
  kinds.set(self, kind);
  return self;
}

/** Returns what a value is if it is a question. */
export const questionKind = (value: unknown): Kind | undefined =>
  typeof value === 'object' && value !== null && 'self' in value ? kinds.get(value.self as object) : undefined;

/** Notes that a value is a row of a matrix. Returns it. */
export function notedRow<Row extends object>(row: Row, columns: readonly string[]): Row {
  rows.set(row, columns[0] ?? 'Always');
  return row;
}

/** Returns the first column of a matrix for one of its rows; undefined for another value. */
export const columnOfRow = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null ? rows.get(value) : undefined;

const refusing = (sentence: string | ((given: unknown) => string)): ((given?: unknown) => never) => {
  return (given) => {
    throw new AuthorError([], [typeof sentence === 'string' ? sentence : sentence(given)]);
  };
};

const askable = 'It can depend on a choice, a row of a matrix or a parameter of the link.';

/**
 * Returns the functions that other questions have and this one has not: code may run without having been compiled. Each
 * throws an {@link AuthorError} that says what to write.
 */
export function refusals(kind: Kind, text: string, names: readonly string[], row = ''): object {
  const [first = 'A'] = names;
  const nameFor = (given: unknown) => (typeof given === 'string' && names.includes(given) ? given : first);
  const asking = (method: string) =>
    kind === 'a matrix'
      ? refusing((given) => `A matrix is asked by row. Write .row('${row}') before .${method}('${nameFor(given)}').`)
      : refusing(`A condition cannot depend on ${kind} (“${text}”). ${askable}`);
  const deciding = refusing(`Only a choice decides in a screener, and “${text}” is ${kind}. Move it to a block.`);
  const is =
    kind === 'a choice'
      ? refusing((given) => {
          const what = `is(…) is for a parameter of the link, and “${text}” is a choice.`;
          return `${what} Write .includes('${nameFor(given)}') instead.`;
        })
      : asking('includes');
  const rowOf = refusing(`“${text}” is ${kind}, and only a matrix has rows. Leave .row(…) out.`);
  if (kind === 'a choice') return { is, row: rowOf };
  const others = {
    includes: asking('includes'),
    excludes: asking('excludes'),
    accepting: deciding,
    rejecting: deciding,
  };
  return kind === 'a matrix' ? { ...others, is } : { ...others, is, row: rowOf };
}
