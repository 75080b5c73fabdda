import { textSentenceOf } from '../format/messages.ts';
import { parseGuide, type ParseResult } from '../format/parseGuide.ts';
import { positionsOf } from '../format/positionsOf.ts';
import { withoutSchemaLine } from '../format/schemaLine.ts';
import type { TextIssue } from '../format/textIssue.ts';
import type { Path } from '../json.ts';
import type { MessageLanguage } from '../messageLanguage.ts';
import type { CreateStudyRequest } from '../schema/study.ts';
import { advise } from './advise.ts';
import type { Issue } from './issue.ts';
import { messageOf, whyOf } from './messages.ts';
import { validate, type Verdict, verdict } from './validate.ts';

/** A study guide that the service accepts (specification, "Study creation request"). */
export type Guide = CreateStudyRequest;

/** Something to know about a guide: an error, or advice, with its place and a sentence for people. */
export interface GuideFinding {
  /** `error`: the service refuses the guide. `serious`: an author should look at it before publishing. */
  readonly severity: Issue['severity'];
  /** What it is, the same in all languages. */
  readonly code: string;
  /** From the root of the guide to the property, which may be missing; empty for the file as a whole. */
  readonly path: Path;
  /** What is wrong, where, and what to do. */
  readonly message: string;
  /** Why it matters, in one short sentence; absent for text that is no guide. */
  readonly why?: string;
  /** From 1; absent if it is about no line. */
  readonly line?: number;
  /** From 1, in UTF-16 units; absent if `line` is. */
  readonly column?: number;
  /**
   * The line on which the value ends, from 1; for an object or list that of its first bracket. Absent for text that is
   * no guide.
   */
  readonly endLine?: number;
  /** Behind the last character of the value, from 1, in UTF-16 units; absent if `endLine` is. */
  readonly endColumn?: number;
}

/** A guide that was read, with advice; or why the service would refuse it, by the first stage that fails. */
export type GuideRead =
  | {
      readonly ok: true;
      readonly guide: Guide;
      /** Advice, in the order of the text. Empty if there is none. */
      readonly warnings: readonly GuideFinding[];
    }
  | {
      readonly ok: false;
      /**
       * `invalid_json`: no JSON, or JSON of which something would be lost. `invalid_request_body`: the shape is wrong.
       * `invalid_study_guide`: it breaks a rule. The service answers with the same codes (specification, "Endpoint 1").
       */
      readonly code: 'invalid_json' | Extract<Verdict, { ok: false }>['code'];
      /** Errors and advice, in the order of the text. At least one is an error. */
      readonly issues: readonly GuideFinding[];
    };

/**
 * Reads a guide from its text, or the bytes of its file, and checks it as the service does. It never throws.
 *
 * @param source JSON as text or UTF-8, at most 50 MB.
 * @param options `language`: that of the messages; English by default.
 * @returns The guide with advice about it; or, with the code of the first stage that fails, every error and advice.
 * @example
 * ```ts
 * import { readGuide } from '@guide-studio/guide-core';
 *
 * const read = readGuide('{ "title": "Home cooking", "studyGuide": [], }');
 * if (!read.ok) console.log(read.code, read.issues[0]?.code, read.issues[0]?.column); // invalid_json trailingComma 44
 * if (!read.ok) console.log(read.issues[0]?.message); // There is a comma after the last entry. Delete it.
 * ```
 */
export const readGuide = (
  source: string | Uint8Array,
  options: { readonly language?: MessageLanguage } = {},
): GuideRead => checkGuide(parseGuide(source), options);

/**
 * Checks a text that was parsed as a guide, like {@link readGuide}: for programs that need the text, too.
 *
 * @param parsed What `parseGuide` of the entry `files` returns.
 * @param options `language`: that of the messages; English by default.
 */
export function checkGuide(
  parsed: ParseResult,
  { language = 'en' }: { readonly language?: MessageLanguage } = {},
): GuideRead {
  const ofText = (issue: TextIssue): GuideFinding => ({
    severity: 'error',
    code: issue.code,
    path: [],
    message: textSentenceOf(issue, language),
    ...(issue.line === undefined ? {} : { line: issue.line, column: issue.column }),
  });
  if (!parsed.ok) {
    // A list or a bare value is valid JSON of the wrong shape, as in the service.
    const code = parsed.issue.code === 'notAnObject' ? 'invalid_request_body' : 'invalid_json';
    return { ok: false, code, issues: [ofText(parsed.issue)] };
  }
  if (parsed.losses.length > 0) return { ok: false, code: 'invalid_json', issues: parsed.losses.map(ofText) };
  const { text } = parsed;
  const value = withoutSchemaLine(parsed.value);
  const judged = verdict(value);
  const errors = judged.ok ? [] : validate(value);
  const findings = placedFindings([...errors, ...advise(value)], text, language);
  return judged.ok
    ? { ok: true, guide: judged.guide, warnings: findings }
    : { ok: false, code: judged.code, issues: findings };
}

/** Returns findings in the order of the text. The note that there are more comes last. */
export function placedFindings(
  issues: readonly Issue[],
  text: string,
  language: MessageLanguage,
): readonly GuideFinding[] {
  if (issues.length === 0) return [];
  const places = positionsOf(
    text,
    issues.map(({ path }) => path),
  );
  const findings = issues.map((issue, at): GuideFinding => {
    const { severity, code, path } = issue;
    const place = code === 'moreIssues' && path.length === 0 ? {} : places[at];
    return { severity, code, path, message: messageOf(issue, language), why: whyOf(issue, language), ...place };
  });
  return findings.sort(byPlace);
}

/** Orders findings as in the file; those without a line come last. */
export function byPlace(one: GuideFinding, other: GuideFinding): number {
  const last = Number.MAX_SAFE_INTEGER;
  return (one.line ?? last) - (other.line ?? last) || (one.column ?? 0) - (other.column ?? 0);
}
