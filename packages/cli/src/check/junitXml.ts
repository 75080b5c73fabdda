import { printable } from '../printable.ts';

/** What came of a test, a file or a problem in it, as pipelines show it. */
export interface JunitCase {
  readonly group: string;
  readonly name: string;
  /** How long it took. */
  readonly seconds: number;
  /** Null: it passed. `type`: what kind of failure it is; `text`: all there is to say, in lines. */
  readonly ended: null | {
    readonly kind: 'failure' | 'error' | 'skipped';
    readonly type: string;
    readonly message: string;
    readonly text?: readonly string[];
  };
  /** More to know, in lines. */
  readonly notes: readonly string[];
}

/** Returns cases as JUnit XML, which pipelines show as tests. `suite`: the command; `begun`: when it began. */
export function junitXml(suite: string, begun: Date, cases: readonly JunitCase[]): string {
  const countOf = (kind: string): number => cases.filter(({ ended }) => ended?.kind === kind).length;
  const counts = attributes({
    tests: cases.length,
    failures: countOf('failure'),
    errors: countOf('error'),
    time: timeOf(cases.reduce((sum, { seconds }) => sum + seconds, 0)),
  });
  // No host is named: the report may be read by others.
  const more = attributes({
    skipped: countOf('skipped'),
    timestamp: begun.toISOString().slice(0, 19),
    hostname: 'localhost',
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite ${attributes({ name: suite })} ${counts} ${more}>`,
    ...cases.map(writtenCase),
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
}

function writtenCase({ group, name, seconds, ended, notes }: JunitCase): string {
  const result = ended === null ? '' : element(ended.kind, { type: ended.type, message: ended.message }, ended.text);
  const output = notes.length === 0 ? '' : `<system-out>${linesOf(notes)}</system-out>`;
  const named = attributes({ classname: group, name, time: timeOf(seconds) });
  return `    <testcase ${named}>${result}${output}</testcase>`;
}

function element(name: string, all: Readonly<Record<string, string>>, lines: readonly string[] = []): string {
  const start = `<${name} ${attributes(all)}`;
  return lines.length === 0 ? `${start}/>` : `${start}>${linesOf(lines)}</${name}>`;
}

const timeOf = (seconds: number): string => seconds.toFixed(3);

const attributes = (all: Readonly<Record<string, string | number>>): string =>
  Object.entries(all)
    .map(([name, value]) => `${name}="${escapedXml(`${value}`)}"`)
    .join(' ');

const linesOf = (lines: readonly string[]): string => lines.map(escapedXml).join('\n');

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Returns one line that is safe in XML text and attributes. Characters that XML does not allow become spaces. */
function escapedXml(text: string): string {
  return printable(text)
    .replaceAll(/[^\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ' ')
    .replaceAll(/[&<>"]/gu, (character) => entities[character] ?? '');
}
