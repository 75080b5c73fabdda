import { printable } from '../printable.ts';
import { textOf } from './textOf.ts';
import type { FileVerdict } from './verdictOf.ts';

/**
 * Returns verdicts as JUnit XML, which pipelines show as tests: one test per file, with warnings as its output.
 * `unreadable` has a sentence for each file that could not be read.
 */
export function junitOf(verdicts: readonly FileVerdict[], unreadable: ReadonlyMap<string, string>): string {
  const failed = verdicts.filter(({ valid }) => !valid).length;
  const counts = `tests="${verdicts.length + unreadable.size}" failures="${failed}" errors="${unreadable.size}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="guide validate" ${counts} skipped="0">`,
    ...verdicts.map(caseOf),
    ...[...unreadable].map(([file, sentence]) => testCase(file, `<error message="${escaped(sentence)}"/>`)),
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
}

function caseOf(verdict: FileVerdict): string {
  const lines = textOf(verdict).map(escaped).join('\n');
  if (verdict.valid)
    return testCase(verdict.file, verdict.issues.length === 0 ? '' : `<system-out>${lines}</system-out>`);
  const message = escaped(verdict.issues.find(({ severity }) => severity === 'error')?.message ?? '');
  return testCase(verdict.file, `<failure type="${verdict.code}" message="${message}">${lines}</failure>`);
}

function testCase(file: string, content: string): string {
  return `    <testcase classname="guide" name="${escaped(file)}">${content}</testcase>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Returns one line that is safe in XML text and attributes. Characters that XML does not allow become spaces. */
function escaped(text: string): string {
  return printable(text)
    .replaceAll(/[^\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ' ')
    .replaceAll(/[&<>"]/gu, (character) => entities[character] ?? '');
}
