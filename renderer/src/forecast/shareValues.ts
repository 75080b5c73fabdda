import { withoutOrigin } from '@guide-studio/guide-core/internal';
import {
  type AnswerShares,
  type ForecastAssumptions,
  isByConcept,
  isByRow,
  isWithCustom,
  type JointShares,
} from '@guide-studio/guide-core/shares';
import type { ShareQuestion } from './shareQuestions.ts';

/** Those who select an option of an earlier question, by their names. */
export type Among = Pick<JointShares, 'question' | 'option'>;

/** The shares of one list of options: of a question, or of one of its concepts or rows. */
export interface ShareList {
  readonly question: ShareQuestion;
  /** Null: all participants to whom no joint shares apply. */
  readonly among: Among | null;
  readonly concept: string | null;
  readonly row: string | null;
}

/** Percentages by name; null names options that participants add. */
export type ShareValues = ReadonlyMap<string | null, number>;

type Given = NonNullable<ForecastAssumptions['shares']>[string];

/** Returns true if a question has shares of its own for each concept. */
export function differsByConcept(
  assumptions: ForecastAssumptions,
  { name }: ShareQuestion,
  among: Among | null = null,
): boolean {
  const given = sharesOf(assumptions, among)[name];
  return given !== undefined && isByConcept(given);
}

/** Returns the shares of a list. Empty if none is given. */
export function shareValues(assumptions: ForecastAssumptions, list: ShareList): ShareValues {
  const shares = sharesOf(assumptions, list.among);
  return valuesIn(answerIn(shares[list.question.name], list.concept), list.row);
}

function sharesOf({ shares = {}, among = [] }: ForecastAssumptions, of: Among | null): JointShares['shares'] {
  return of === null ? shares : (among.find((one) => isSame(one, of))?.shares ?? {});
}

const isSame = (one: Among, other: Among): boolean => one.question === other.question && one.option === other.option;

/** Returns the groups of participants for whom a question has joint shares. */
export function amongOf({ among = [] }: ForecastAssumptions, { name }: ShareQuestion): readonly Among[] {
  return among.filter(({ shares }) => Object.hasOwn(shares, name));
}

/** Returns the assumptions with joint shares of a question; with undefined, without them. */
export function withAmong(
  assumptions: ForecastAssumptions,
  of: Among,
  name: string,
  given: Given | undefined,
): ForecastAssumptions {
  const { among = [], ...others } = assumptions;
  const isNew = given !== undefined && !among.some((one) => isSame(one, of));
  const { question, option } = of;
  const all = isNew ? [...among, { question, option, shares: {} }] : among;
  const changed = all.flatMap((one): readonly JointShares[] => {
    const shares = isSame(one, of) ? withEntry(one.shares, name, given) : one.shares;
    return Object.keys(shares).length === 0 ? [] : [{ ...one, shares }];
  });
  return withoutOrigin(changed.length === 0 ? others : { ...others, among: changed });
}

/** Returns the shares of a question that apply to a concept; null for all of them. */
export function answerIn(given: Given | undefined, concept: string | null): AnswerShares | undefined {
  if (given === undefined) return undefined;
  if (concept === null) return isByConcept(given) ? undefined : given;
  return isByConcept(given) ? given.byConcept[concept] : given;
}

function valuesIn(given: AnswerShares | undefined, row: string | null): ShareValues {
  if (given === undefined) return new Map();
  if (row !== null) return new Map(Object.entries((isByRow(given) ? given.rows[row] : undefined) ?? {}));
  if (isByRow(given)) return new Map();
  if (isWithCustom(given)) {
    const options = Object.entries(given.options);
    return new Map(given.custom === undefined ? options : [...options, [null, given.custom] as const]);
  }
  return new Map(Object.entries(given));
}

/** Returns the assumptions with other shares of a list. */
export function withShareValues(
  assumptions: ForecastAssumptions,
  list: ShareList,
  values: ShareValues,
): ForecastAssumptions {
  const { question, concept, row, among } = list;
  const given = sharesOf(assumptions, among)[question.name];
  const answer = withValues(answerIn(given, concept), row, values);
  const changed = concept === null ? answer : { byConcept: withEntry(byConceptIn(given), concept, answer) };
  if (among === null) return withQuestion(assumptions, question.name, changed);
  return withAmong(assumptions, among, question.name, changed ?? emptyShares(question));
}

const byConceptIn = (given: Given | undefined) => (given !== undefined && isByConcept(given) ? given.byConcept : {});

/** Shares of a question without any numbers. */
export const emptyShares = ({ kind }: ShareQuestion): AnswerShares => (kind === 'rows' ? { rows: {} } : {});

function withValues(
  given: AnswerShares | undefined,
  row: string | null,
  values: ShareValues,
): AnswerShares | undefined {
  const options = Object.fromEntries([...values].filter((one): one is [string, number] => one[0] !== null));
  if (row !== null) {
    const rows = withEntry(given !== undefined && isByRow(given) ? given.rows : {}, row, noneIfEmpty(options));
    return Object.keys(rows).length === 0 ? undefined : { rows };
  }
  const custom = values.get(null);
  return custom === undefined ? noneIfEmpty(options) : { options, custom };
}

const noneIfEmpty = <T extends object>(all: T): T | undefined => (Object.keys(all).length === 0 ? undefined : all);

function withEntry<T>(all: Readonly<Record<string, T>>, name: string, value: T | undefined): Record<string, T> {
  const others = Object.entries(all).filter(([one]) => one !== name);
  return Object.fromEntries(value === undefined ? others : [...others, [name, value]]);
}

/** Returns the assumptions with other shares of a question; undefined makes them usual. */
export function withQuestion(
  assumptions: ForecastAssumptions,
  name: string,
  given: Given | undefined,
): ForecastAssumptions {
  const { shares = {}, ...others } = assumptions;
  const all = noneIfEmpty(withEntry(shares, name, given));
  return withoutOrigin(all === undefined ? others : { ...others, shares: all });
}

/** Returns the assumptions with shares of a question for each concept, or the same for all: then the means. */
export function withConceptsApart(
  assumptions: ForecastAssumptions,
  question: ShareQuestion,
  isApart: boolean,
): ForecastAssumptions {
  const given = assumptions.shares?.[question.name];
  if (isApart) {
    const same = answerIn(given, null) ?? {};
    const names = question.concepts.flatMap(({ name }) => name ?? []);
    return withQuestion(assumptions, question.name, {
      byConcept: Object.fromEntries(names.map((name) => [name, same])),
    });
  }
  const each = given !== undefined && isByConcept(given) ? Object.values(given.byConcept) : [];
  const rows = question.kind === 'rows' ? question.rows.flatMap(({ name }) => name ?? []) : [null];
  const answer = rows.reduce<AnswerShares | undefined>(
    (made, row) => withValues(made, row, means(each.map((one) => valuesIn(one, row)))),
    undefined,
  );
  return withQuestion(assumptions, question.name, answer);
}

function means(all: readonly ShareValues[]): ShareValues {
  const names = new Set(all.flatMap((one) => [...one.keys()]));
  return new Map(
    [...names].map((name) => {
      const given = all.flatMap((one) => one.get(name) ?? []);
      const sum = given.reduce((total, share) => total + share, 0);
      return [name, Math.round((100 * sum) / given.length) / 100];
    }),
  );
}

/** Returns the assumptions with another share of links with a parameter value; null makes it usual. */
export function withParameter(
  assumptions: ForecastAssumptions,
  parameter: string,
  value: string,
  share: number | null,
): ForecastAssumptions {
  const { urlParams = {}, ...others } = assumptions;
  const values = noneIfEmpty(withEntry(urlParams[parameter] ?? {}, value, share ?? undefined));
  const all = noneIfEmpty(withEntry(urlParams, parameter, values));
  return all === undefined ? others : { ...others, urlParams: all };
}

export type Setting = 'starting' | 'completion' | 'dropOutPerMinute' | 'lengthFactor';

/** Returns the assumptions with another setting; null makes it usual. */
export function withSetting(
  assumptions: ForecastAssumptions,
  setting: Setting,
  value: number | null,
): ForecastAssumptions {
  const { [setting]: _, lengthInterviews, ...others } = assumptions;
  // An entered factor comes from no interviews.
  const kept = setting === 'lengthFactor' || lengthInterviews === undefined ? others : { ...others, lengthInterviews };
  return value === null ? kept : { ...kept, [setting]: value };
}
