import {
  advise,
  type Issue,
  type Json,
  messageOf,
  type ParseResult,
  positionsOf,
  type TextIssue,
  textSentenceOf,
  validate,
  verdict,
} from '@guide-studio/guide-core';

/** A finding, as `guide validate --format json` prints it. */
export interface ReportedFinding {
  /** Serious ones are warnings that should be looked at before publishing. */
  readonly severity: Issue['severity'];
  readonly code: string;
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
}

/**
 * The verdict on a file, as `guide validate --format json` prints it. `code` names the first stage that fails; warnings,
 * also serious ones, do not fail.
 */
export interface FileVerdict {
  readonly file: string;
  readonly valid: boolean;
  readonly code: null | 'invalid_json' | 'invalid_request_body' | 'invalid_study_guide';
  readonly issues: readonly ReportedFinding[];
  /** Of how many questions and concepts it takes longer to find out who sees them; absent: none. See `guide paths`. */
  readonly undecided?: number;
}

function ofText(issue: TextIssue): ReportedFinding {
  const place = issue.line === undefined ? {} : { line: issue.line, column: issue.column };
  return { severity: 'error', code: issue.code, path: [], message: textSentenceOf(issue), ...place };
}

/** Orders findings as in the file. */
export function byPlace(a: ReportedFinding, b: ReportedFinding): number {
  const last = Number.MAX_SAFE_INTEGER;
  return (a.line ?? last) - (b.line ?? last) || (a.column ?? 0) - (b.column ?? 0);
}

/** Returns errors and warnings in file order. The note that there are more comes last. */
function ofGuide(issues: readonly Issue[], text: string): readonly ReportedFinding[] {
  if (issues.length === 0) return [];
  const places = positionsOf(
    text,
    issues.map((issue) => issue.path),
  );
  const findings = issues.map((issue, index) => ({
    severity: issue.severity,
    code: issue.code,
    path: issue.path,
    message: messageOf(issue),
    ...(issue.code === 'moreIssues' && issue.path.length === 0 ? {} : places[index]),
  }));
  return findings.sort(byPlace);
}

/** Returns the verdict of the service on this text, with all errors of both stages and all advice. */
export function verdictOf(file: string, parsed: ParseResult): FileVerdict {
  if (!parsed.ok) {
    // A list or a bare value is valid JSON of the wrong shape, as in the service.
    const code = parsed.issue.code === 'notAnObject' ? 'invalid_request_body' : 'invalid_json';
    return { file, valid: false, code, issues: [ofText(parsed.issue)] };
  }
  if (parsed.losses.length > 0) {
    return { file, valid: false, code: 'invalid_json', issues: parsed.losses.map(ofText) };
  }
  const guide: Json = parsed.value;
  const { code } = verdict(guide);
  const errors = code === null ? [] : validate(guide);
  return { file, valid: code === null, code, issues: ofGuide([...errors, ...advise(guide)], parsed.text) };
}
