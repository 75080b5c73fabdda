import {
  type AnswerShares,
  type ForecastAssumptions,
  type GuideDocument,
  type NamedKind,
  type GuideNode,
  nameForTests,
  partNamed,
} from '@guide-studio/guide-core';
import type { ShareQuestion } from './shareQuestions.ts';

/** The shares of one list of options: of a question, or of one of its concepts or rows. */
export interface ShareList {
  readonly question: ShareQuestion;
  readonly concept: string | null;
  readonly row: string | null;
}

/** Percentages by name; null names options that participants add. */
export type ShareValues = ReadonlyMap<string | null, number>;

type Given = NonNullable<ForecastAssumptions['shares']>[string];
type ByConcept = Extract<Given, { byConcept: object }>;
type ByRow = Extract<AnswerShares, { rows: object }>;
type WithCustom = Extract<AnswerShares, { custom: number; options: object }>;

// An option may be called “rows” or “options”: then its value is a number.
const isByConcept = (given: Given): given is ByConcept => 'byConcept' in given && typeof given.byConcept === 'object';
const isByRow = (given: AnswerShares): given is ByRow => 'rows' in given && typeof given.rows === 'object';
/** Returns true if the shares are given with that of options which participants add. */
export const isWithCustom = (given: AnswerShares): given is WithCustom =>
  'options' in given && typeof given.options === 'object';

/** Returns true if a question has shares of its own for each concept. */
export function differsByConcept({ shares = {} }: ForecastAssumptions, { name }: ShareQuestion): boolean {
  const given = shares[name];
  return given !== undefined && isByConcept(given);
}

/** Returns the shares of a list. Empty if none is given. */
export function shareValues({ shares = {} }: ForecastAssumptions, list: ShareList): ShareValues {
  return valuesIn(answerIn(shares[list.question.name], list.concept), list.row);
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
  if (isWithCustom(given)) return new Map([...Object.entries(given.options), [null, given.custom]]);
  return new Map(Object.entries(given));
}

/** Returns the assumptions with other shares of a list. */
export function withShareValues(
  assumptions: ForecastAssumptions,
  list: ShareList,
  values: ShareValues,
): ForecastAssumptions {
  const { question, concept, row } = list;
  const given = assumptions.shares?.[question.name];
  const answer = withValues(answerIn(given, concept), row, values);
  if (concept === null) return withQuestion(assumptions, question.name, answer);
  const others = given !== undefined && isByConcept(given) ? given.byConcept : {};
  const byConcept = withEntry(others, concept, answer);
  return withQuestion(assumptions, question.name, { byConcept });
}

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
  return all === undefined ? others : { ...others, shares: all };
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
  const { [setting]: _, ...others } = assumptions;
  return value === null ? others : { ...others, [setting]: value };
}

/**
 * Returns the assumptions with the names that the window uses, because others, such as a text beside an id, are
 * understood, too. Names that the guide does not have stay.
 */
export function withUsualNames(doc: GuideDocument, assumptions: ForecastAssumptions): ForecastAssumptions {
  const { shares } = assumptions;
  if (shares === undefined) return assumptions;
  const usual = (kind: NamedKind, name: string, of: GuideNode | null): string => {
    const part = partNamed(doc, kind, name, of);
    return (part && nameForTests(doc, kind, part.key, of)) ?? name;
  };
  function renamed<T>(all: Readonly<Record<string, T>>, kind: NamedKind, of: GuideNode | null): Record<string, T> {
    return Object.fromEntries(Object.entries(all).map(([name, value]) => [usual(kind, name, of), value]));
  }
  const answer = (given: AnswerShares, node: GuideNode): AnswerShares => {
    if (isByRow(given)) {
      const rows = Object.entries(renamed(given.rows, 'row', node));
      return { rows: Object.fromEntries(rows.map(([row, columns]) => [row, renamed(columns, 'option', node)])) };
    }
    if (isWithCustom(given)) return { ...given, options: renamed(given.options, 'option', node) };
    return renamed(given, 'option', node);
  };
  const all = Object.entries(shares).map(([name, given]) => {
    const node = partNamed(doc, 'question', name, null);
    if (node === null) return [name, given] as const;
    const made = isByConcept(given)
      ? {
          byConcept: Object.fromEntries(
            Object.entries(renamed(given.byConcept, 'concept', null)).map(([concept, one]) => [
              concept,
              answer(one, node),
            ]),
          ),
        }
      : answer(given, node);
    return [usual('question', name, null), made] as const;
  });
  return { ...assumptions, shares: Object.fromEntries(all) };
}
