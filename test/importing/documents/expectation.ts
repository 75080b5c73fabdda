import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Lines of a document, such as `"9, 12-14, 79+80"`, or one line. */
export type Lines = string | number;

export type ExpectedType = 'open_ended' | 'multiple_choice' | 'ranking' | 'matrix' | 'statement';

/** A condition, by the lines of its questions and options. */
export interface ExpectedCondition {
  readonly operator: 'and' | 'or';
  readonly criteria: readonly {
    readonly line: Lines;
    readonly mustSelect?: Lines;
    readonly mustNotSelect?: Lines;
  }[];
}

export interface ExpectedItem {
  readonly line: Lines;
  readonly type: ExpectedType | readonly ExpectedType[];
  readonly several?: boolean;
  readonly options?: Lines;
  readonly columns?: number;
  readonly rows?: Lines;
  readonly other?: number;
  readonly maybeOther?: number;
  readonly reject?: Lines;
  readonly rejectOnceAccepted?: Lines;
  readonly probes?: Lines;
  readonly also?: Lines;
  readonly condition?: ExpectedCondition;
}

interface ExpectedBlock {
  readonly line: number | null;
  readonly isOptional?: boolean;
  readonly items: readonly ExpectedItem[];
  readonly texts?: Lines;
  readonly may?: Lines;
}

/** What a document becomes, by the numbers of its lines; see README.md. */
export interface Expectation {
  readonly source: string;
  readonly title?: number;
  readonly texts?: Lines;
  readonly may?: Lines;
  readonly blocks: readonly ExpectedBlock[];
}

const here = dirname(fileURLToPath(import.meta.url));
const beside = join(here, '..', '..', '..', '..', 'shared');

const pathOf = (source: string): string => join(source.startsWith('own/') ? here : beside, source);

/** A document with what it becomes. */
export interface KnownDocument {
  /** The name of the file of what is expected. */
  readonly name: string;
  readonly expectation: Expectation;
  readonly text: string;
}

/** Returns the documents that are there, of a kind: `own`, `trial`, or of other people. */
export function knownDocuments(kind: 'own' | 'trials' | 'corpus'): readonly KnownDocument[] {
  return readdirSync(join(here, 'expected'))
    .sort()
    .map((file) => {
      const expectation = JSON.parse(readFileSync(join(here, 'expected', file), 'utf8')) as Expectation;
      return { name: file.replace('.json', ''), expectation };
    })
    .filter(({ expectation: { source } }) => source.startsWith(`${kind}/`) && existsSync(pathOf(source)))
    .map((one) => ({ ...one, text: readFileSync(pathOf(one.expectation.source), 'utf8') }));
}

/** Returns the texts that lines name: each a list of the lines that it is written on. */
export function textsOf(lines: Lines | undefined): readonly (readonly number[])[] {
  if (lines === undefined || lines === '') return [];
  return String(lines)
    .split(',')
    .flatMap((part) => {
      const [from = Number.NaN, to] = part.split('-').map(Number);
      if (to === undefined) return [part.split('+').map(Number)];
      return Array.from({ length: to - from + 1 }, (_, at) => [from + at]);
    });
}
