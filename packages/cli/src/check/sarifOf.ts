import { isAbsolute, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GuideFinding } from '@guide-studio/guide-core';
import type { FileVerdict } from './checkFile.ts';

/**
 * Returns verdicts as SARIF 2.1.0, which code hosts show beside the changed lines. `unreadable` has sentences about
 * files that could not be read.
 */
export function sarifOf(verdicts: readonly FileVerdict[], unreadable: readonly string[], version: string): unknown {
  const rules = [...new Set(verdicts.flatMap(({ issues }) => issues.map(({ code }) => code)))];
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'guide validate', version, rules: rules.map((id) => ({ id })) } },
        columnKind: 'utf16CodeUnits',
        invocations: [
          {
            executionSuccessful: unreadable.length === 0,
            toolExecutionNotifications: unreadable.map((text) => ({ level: 'error', message: { text } })),
          },
        ],
        results: verdicts.flatMap(({ file, issues }) =>
          issues.map((issue) => resultOf(file, issue, rules.indexOf(issue.code))),
        ),
      },
    ],
  };
}

function resultOf(file: string, { severity, code, message, path, line, column }: GuideFinding, ruleIndex: number) {
  const region = line === undefined ? {} : { region: { startLine: line, startColumn: column ?? 1 } };
  const place = path.length === 0 ? {} : { logicalLocations: [{ fullyQualifiedName: path.join('/') }] };
  return {
    ruleId: code,
    ruleIndex,
    level: severity === 'error' ? 'error' : 'warning',
    message: { text: message },
    locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(file) }, ...region }, ...place }],
  };
}

/** Returns a URI relative to the current folder, as the file was named. */
function uriOf(file: string): string {
  return isAbsolute(file) ? pathToFileURL(file).href : file.split(sep).map(encodeURIComponent).join('/');
}
