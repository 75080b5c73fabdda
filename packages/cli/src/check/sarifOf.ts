import { createHash } from 'node:crypto';
import { isAbsolute, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GuideFinding } from '@guide-studio/guide-core';
import type { FileVerdict, SwitchedOffFinding } from './checkFile.ts';

/**
 * Returns verdicts as SARIF 2.1.0, which code hosts show beside the changed lines. `unreadable` has sentences about
 * files that could not be read.
 */
export function sarifOf(verdicts: readonly FileVerdict[], unreadable: readonly string[], version: string): unknown {
  const rules = new Map<string, GuideFinding>();
  for (const issue of verdicts.flatMap(({ issues, switchedOff = [] }) => [...issues, ...switchedOff]))
    if (!rules.has(issue.code)) rules.set(issue.code, issue);
  const codes = [...rules.keys()];
  // SARIF asks for suppressions at all results of a run, or at none.
  const isSuppressing = verdicts.some(({ switchedOff = [] }) => switchedOff.length > 0);
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'guide validate', version, rules: [...rules.values()].map(ruleOf) } },
        columnKind: 'utf16CodeUnits',
        invocations: [
          {
            executionSuccessful: unreadable.length === 0,
            toolExecutionNotifications: unreadable.map((text) => ({ level: 'error', message: { text } })),
          },
        ],
        results: verdicts.flatMap(({ file, issues, switchedOff = [] }) => {
          const all: readonly (GuideFinding | SwitchedOffFinding)[] = [...issues, ...switchedOff];
          const fingerprints = fingerprintsOf(all);
          return all.map((issue, at) => ({
            ...resultOf(file, issue, codes.indexOf(issue.code)),
            partialFingerprints: { 'guideFinding/v1': fingerprints[at] },
            ...(isSuppressing ? { suppressions: suppressionsOf(issue) } : {}),
          }));
        }),
      },
    ],
  };
}

/** Returns the rule of a finding. What is wrong in one guide is in the message of each result. */
function ruleOf({ code, why, severity }: GuideFinding) {
  const words = code
    .replaceAll(/([a-z\d])([A-Z])/gu, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  const title = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  const reason = why ?? 'The file cannot be read as a guide.';
  const effect =
    severity === 'error'
      ? 'The service refuses the guide.'
      : 'The service accepts the guide. Check whether it is meant.';
  return {
    id: code,
    name: title.replaceAll(/ (.)/gu, (_, letter: string) => letter.toUpperCase()),
    shortDescription: { text: title },
    fullDescription: { text: reason },
    help: { text: `${reason} ${effect}`, markdown: `**${title}.** ${reason}\n\n${effect}` },
    defaultConfiguration: { level: levelOf(severity) },
  };
}

const levelOf = (severity: GuideFinding['severity']): 'error' | 'warning' =>
  severity === 'error' ? 'error' : 'warning';

/** Returns what stays the same of each finding while lines move: its code and place, and which of several it is. */
function fingerprintsOf(issues: readonly GuideFinding[]): readonly string[] {
  const counts = new Map<string, number>();
  return issues.map(({ code, path, message }) => {
    const name = JSON.stringify([code, path, message]);
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return createHash('sha256').update(`${name} ${count}`).digest('hex').slice(0, 32);
  });
}

function resultOf(file: string, finding: GuideFinding, ruleIndex: number) {
  const { severity, code, message, path, line, column, endLine, endColumn } = finding;
  const end = endLine === undefined ? {} : { endLine, endColumn };
  const region = line === undefined ? {} : { region: { startLine: line, startColumn: column ?? 1, ...end } };
  const place = path.length === 0 ? {} : { logicalLocations: [{ fullyQualifiedName: path.join('/') }] };
  return {
    ruleId: code,
    ruleIndex,
    level: levelOf(severity),
    message: { text: message },
    locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(file) }, ...region }, ...place }],
  };
}

/** Returns why a finding that is switched off is not shown; nothing for others. */
function suppressionsOf(finding: GuideFinding | SwitchedOffFinding) {
  if (!('by' in finding)) return [];
  const { by } = finding;
  const comment = 'Switched off by a comment of the notes';
  const justification =
    by.kind === 'settings'
      ? `Switched off in ${by.file}.`
      : by.reason === ''
        ? `${comment}.`
        : `${comment}: ${by.reason}`;
  return [{ kind: 'external', status: 'accepted', justification }];
}

/** Returns a URI relative to the current folder, as the file was named. */
function uriOf(file: string): string {
  return isAbsolute(file) ? pathToFileURL(file).href : file.split(sep).map(encodeURIComponent).join('/');
}
