import { escapedXml } from './escapedXml.ts';
import { textOf } from './textOf.ts';
import type { FileVerdict } from './checkFile.ts';

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
    ...[...unreadable].map(([file, sentence]) => testCase(file, `<error message="${escapedXml(sentence)}"/>`)),
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
}

function caseOf(verdict: FileVerdict): string {
  const lines = textOf(verdict).map(escapedXml).join('\n');
  if (verdict.valid)
    return testCase(verdict.file, verdict.issues.length === 0 ? '' : `<system-out>${lines}</system-out>`);
  const message = escapedXml(verdict.issues.find(({ severity }) => severity === 'error')?.message ?? '');
  return testCase(verdict.file, `<failure type="${verdict.code}" message="${message}">${lines}</failure>`);
}

function testCase(file: string, content: string): string {
  return `    <testcase classname="guide" name="${escapedXml(file)}">${content}</testcase>`;
}
