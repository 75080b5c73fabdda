import * as z from 'zod';
import { isJsonObject, type Json } from '../json.ts';

/*
 * What a forecast assumes about participants: a JSON file of its own, or the property `forecast` of the notes beside a
 * guide. It names parts as guide tests do: a question by its externalId, else by its text, else as `Q7`; an option by
 * its externalId, else by its text, else as `o2`; a row alike, as `r2`; a concept by its externalId, else by its
 * nickname, else as `b3.c1`. All shares are in percent.
 */

const name = z.string().min(1).max(20_000);
const share = z.number();
const options = z.record(name, share);

const answer = z.union([
  /** By option: the share of those asked who select it. */
  options,
  /** With the share of those who add an option. */
  z.strictObject({ options, custom: share.optional() }),
  /** By row of a matrix, then by column. */
  z.strictObject({ rows: z.record(name, options) }),
]);
/**
 * The shares of the answers to a question, in percent of those asked: by option, with options of their own, or by row.
 */
export type AnswerShares = z.infer<typeof answer>;

/** Shares in percent for a matrix: by row, then by column. */
export type ByRow = Extract<AnswerShares, { rows: object }>;
/** Shares in percent by option, with that of participants who add an option of their own (`custom`). */
export type WithCustom = Extract<AnswerShares, { custom?: number | undefined; options: object }>;
/** The shares of a question in a concept block, where they differ by concept. */
export interface ByConcept {
  /** By the name of the concept: its externalId, else its nickname, else its place, such as `b3.c1`. */
  readonly byConcept: Readonly<Record<string, AnswerShares>>;
}

// An option may be called “rows” or “options”: then its value is a number.
/** Returns true if the shares are given by row. */
export const isByRow = (given: AnswerShares): given is ByRow => 'rows' in given && typeof given.rows === 'object';
/** Returns true if the shares are given with that of options which participants add. */
export const isWithCustom = (given: AnswerShares): given is WithCustom =>
  'options' in given && typeof given.options === 'object';
/** Returns true if the shares are given for each concept. */
export const isByConcept = (given: AnswerShares | ByConcept): given is ByConcept =>
  'byConcept' in given && typeof given.byConcept === 'object';

/** By question; the same for every concept of a concept block, or for single ones. */
const answers = z.record(name, z.union([answer, z.strictObject({ byConcept: z.record(name, answer) })]));

const jointShares = z.strictObject({ question: name, option: name, shares: answers });
/** How those who select an option of a multiple-choice question answer later questions. */
export type JointShares = z.infer<typeof jointShares>;

/** Everything that a forecast assumes about participants. What is absent is usual. */
export const ForecastAssumptions = z.strictObject({
  /** By question. Answers to different questions count as independent of each other, except where `among` says more. */
  shares: answers.optional(),
  /**
   * Joint shares. For the questions in them, `shares` are those of everyone else. Of several that apply to a participant
   * and a question, the first counts.
   */
  among: z.array(jointShares).optional(),
  /** How many interviews of a study shares were taken from. Absent: none were. */
  interviews: z.int().min(0).optional(),
  /** What was taken from them. Absent: all shares were. */
  taken: z
    .strictObject({
      /** By question: how many of the interviews answered it. */
      questions: z.record(name, z.int().min(0)).optional(),
      /** By parameter of the link: how many interviews there were. A list: as many as `interviews`. */
      urlParams: z.union([z.record(name, z.int().min(0)), z.array(z.string())]).optional(),
    })
    .optional(),
  /** By parameter of the link, then by value: the share of links with it. */
  urlParams: z.record(name, z.record(z.string(), share)).optional(),
  /** How many of the invited start, in percent. Usual: 100. */
  starting: share.optional(),
  /** How many of those who pass the screener complete the interview if nobody drops out by the minute. Usual: 100. */
  completion: share.optional(),
  /** How many of those who are still there leave in each minute, in percent. Usual: 0. */
  dropOutPerMinute: share.optional(),
  /** Real length as a multiple of the predicted one, from real responses. Usual: 1. */
  lengthFactor: z.number().optional(),
  /** How many completed interviews the length factor was taken from. Absent: it was entered. */
  lengthInterviews: z.int().min(0).optional(),
});
export type ForecastAssumptions = z.infer<typeof ForecastAssumptions>;

/** What is wrong with the form of forecast assumptions. */
export interface AssumptionsFault {
  /** From the root of the assumptions, as names and places in lists; empty for all of them. */
  readonly path: readonly string[];
  /** What is expected there, in English. */
  readonly message: string;
}

/** The assumptions of a file, or what is wrong with their form. */
export type AssumptionsRead =
  | { readonly ok: true; readonly assumptions: ForecastAssumptions }
  | { readonly ok: false; readonly faults: readonly AssumptionsFault[] };

/**
 * Reads forecast assumptions. Whether their names and sums fit a guide is checked by the forecast. Never throws.
 *
 * @param wire The object in the file, or the property `forecast` of notes.
 * @returns The assumptions; or every fault of their form, with its place.
 * @example
 * ```ts
 * import { forecastAssumptionsOf } from '@guide-studio/guide-core/shares';
 *
 * const read = forecastAssumptionsOf({ completion: '80' });
 * if (!read.ok) console.log(read.faults[0]?.message); // Expected a number. Write it without quotation marks.
 * ```
 */
export function forecastAssumptionsOf(wire: Json): AssumptionsRead {
  const unusable = unusableNames(wire);
  if (unusable.length > 0) return { ok: false, faults: unusable };
  const read = ForecastAssumptions.safeParse(wire);
  if (read.success) return { ok: true, assumptions: read.data };
  return {
    ok: false,
    faults: read.error.issues.map((issue) => ({ path: issue.path.map(String), message: faultOf(issue) })),
  };
}

function faultOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_union':
      if (issue.path[0] === 'taken') return 'Expected numbers of interviews. Write them as { "source": 12 }.';
      return 'Expected shares in percent, by option, or by row and column. Write them as { "Yes": 80, "No": 20 }.';
    case 'unrecognized_keys':
      return `${issue.keys.map((key) => `“${key}”`).join(' and ')} ${issue.keys.length === 1 ? 'is' : 'are'} unknown here. Use one of these: ${keysAt(issue.path).join(', ')}.`;
    case 'invalid_type':
      if (issue.expected === 'number' || issue.expected === 'int')
        return 'Expected a number. Write it without quotation marks.';
      if (issue.expected === 'array') return 'Expected a list. Write it in brackets, as [{ "question": … }].';
      if (issue.expected === 'string') return 'Expected a text. Write it in quotation marks.';
      return 'Expected an object. Write it in braces, as { "name": … }.';
    default:
      return issue.message;
  }
}

const keysAt = ([first, ...rest]: readonly PropertyKey[]): readonly string[] =>
  Object.keys(first === 'among' && rest.length === 1 ? jointShares.shape : ForecastAssumptions.shape);

/** JavaScript gives this name a meaning of its own, so records leave it out without a word. */
const unusableName = '__proto__';
/** `among`, place, `shares`, question, `byConcept`, concept, `rows`, row, column. */
const deepest = 9;

function unusableNames(wire: Json, path: readonly string[] = []): readonly AssumptionsFault[] {
  if (Array.isArray(wire)) return wire.flatMap((one, at) => unusableNames(one, [...path, String(at)]));
  if (!isJsonObject(wire) || path.length >= deepest) return [];
  return Object.keys(wire).flatMap((key) =>
    key === unusableName
      ? [{ path: [...path, key], message: 'The guide has no such name. Correct the name, or remove it.' }]
      : unusableNames(wire[key] ?? null, [...path, key]),
  );
}
