import type { Conditional, MatchingCriteria, Operator } from '../schema/index.ts';
import { AuthorError } from './authorError.ts';
import { currentBuilding } from './building.ts';
import { quoted as quotedInCode } from './code.ts';
import { expectText, helpWith, kindOf as kindInWords } from './given.ts';
import { columnOfRow } from './kinds.ts';
import { type LeftOut, type NotEmpty, withoutLeftOut } from './lists.ts';
import { placed, placeOf } from './place.ts';

/** The identity of a question, by which conditions refer to it. Its id is known when the guide is put together. */
export interface Reference {
  readonly id: string | undefined;
  readonly text: string;
}

/** The ids of questions. */
export interface Ids {
  /** Returns the id of a question: the given one, else one made of its text if something refers to it. */
  readonly of: (question: Reference) => string | undefined;
}

/** What must be true of an earlier answer. */
export interface AnswerCriterion {
  /** `answer`; a {@link LinkCriterion} has `link`. */
  readonly kind: 'answer';
  /** The multiple choice or matrix that is asked about. Its id is known when the guide is put together. */
  readonly question: Reference;
  /** `mustSelect`: at least one of `choices` is selected. `mustNotSelect`: none of them is. */
  readonly matching: MatchingCriteria;
  /** Ids or texts of its options, at least one; of a matrix, of its columns. As the contract writes them. */
  readonly choices: readonly string[];
  /** The exact text of a row of a matrix; undefined for a multiple choice. */
  readonly row: string | undefined;
}

/** What a parameter of the participant's link must be. */
export interface LinkCriterion {
  /** `link`; an {@link AnswerCriterion} has `answer`. */
  readonly kind: 'link';
  /** Its name in the address, such as `panel` in `?panel=A`. At least one character. */
  readonly parameter: string;
  /** What the parameter must be, character by character. */
  readonly value: string;
}

/** One thing that must be true (specification, "Criterion"). `includes`, `excludes` and `is` make it. */
export type Criterion = AnswerCriterion | LinkCriterion;

/** Several criteria of which all, or at least one, must be true. */
export interface Combination {
  /** `combination`; a single criterion has `answer` or `link`. */
  readonly kind: 'combination';
  /** `and`: all criteria must be met. `or`: one is enough. */
  readonly operator: Operator;
  /** At least one. None of them is a combination: the contract has one level. */
  readonly criteria: readonly [Criterion, ...Criterion[]];
}

/**
 * Who is asked or shown something: one criterion, or several with {@link all} or {@link any} (specification,
 * "Conditional and criteria").
 */
export type When = Criterion | Combination;

/**
 * Returns a condition that is met if all of these are. Combinations cannot contain others: the contract has one level.
 *
 * @throws An {@link AuthorError} if there is none, or one is no criterion.
 * @example
 * ```ts
 * import { all, choice, open, param } from '@guide-studio/guide-core/author';
 *
 * const often = choice('How often do you cook?', { options: ['Most days', 'Never'] });
 * const why = open('Why?', { when: all(often.includes('Never'), param('panel').is('A')) });
 * console.log(why.when?.kind === 'combination' && why.when.operator); // and
 * ```
 */
export function all<const C extends readonly (Criterion | LeftOut)[]>(...criteria: C & NotEmpty<C>): Combination {
  return placed(combination('all', 'and', criteria), all);
}

/**
 * Returns a condition that is met if at least one of these is. See {@link all}.
 *
 * @throws An {@link AuthorError} if there is none, or one is no criterion.
 */
export function any<const C extends readonly (Criterion | LeftOut)[]>(...criteria: C & NotEmpty<C>): Combination {
  return placed(combination('any', 'or', criteria), any);
}

function combination(called: string, operator: Operator, given: readonly (Criterion | LeftOut)[]): Combination {
  const [first, ...more] = withoutLeftOut<unknown>(given);
  if (first === undefined) {
    const why = given.length > 0 ? ': all were left out' : '';
    const help = "Give it at least one, such as often.includes('Never'), or leave the condition out";
    throw new AuthorError([], [`${called}(…) has no criteria${why}. ${help}.`]);
  }
  const wrong = [first, ...more].find((each) => !isCriterion(each));
  if (!isCriterion(first) || !more.every(isCriterion)) {
    const sentence = `${called}(…) takes criteria, such as often.includes('Never'), not ${conditionInWords(wrong, called)}.`;
    const places = isCombination(wrong) ? [placeOf(wrong)] : [];
    throw new AuthorError([], [`${sentence} ${helpFor(called, wrong)}`], places);
  }
  return { kind: 'combination', operator, criteria: [first, ...more] };
}

const kindOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined;
const isCombination = (value: unknown): value is Combination => kindOf(value) === 'combination';
const isCriterion = (value: unknown): value is Criterion => kindOf(value) === 'answer' || kindOf(value) === 'link';

function helpFor(called: string, wrong: unknown): string {
  if (isCombination(wrong)) return helpWithInner(called, wrong);
  if (Array.isArray(wrong)) return `Write ... before the list: ${called}(...list).`;
  return helpWith(wrong, "Write what must be answered, such as often.includes('Never').");
}

/** Returns what to do about a combination in another one. */
function helpWithInner(called: string, { operator, criteria }: Combination): string {
  const inner = operator === 'and' ? 'all' : 'any';
  if (inner === called) return `Write its criteria here, without the inner ${inner}(…).`;
  const oneLevel = 'A condition has one level: all of its criteria, or any of them.';
  const options = optionsOfOne(criteria, operator);
  if (options === null) {
    const once = inner === 'any' ? ', and leave out of the second who is asked the first, or some are asked both' : '';
    return `${oneLevel} Write one question for each case, with a condition of its own${once}.`;
  }
  const { method, names, text, row } = options;
  const inRow = row === undefined ? '' : `row(${quoted(row)}).`;
  return `${oneLevel} Write one criterion of “${text}” in place of ${inner}(…): ${inRow}${method}(${names}).`;
}

/** Returns a text as code, for a sentence: with an apostrophe in double quotes, which are read more easily. */
const quoted = (text: string): string => (text.includes("'") ? JSON.stringify(text) : quotedInCode(text));

/** Returns a combination as one criterion, in code; null if it is not of the options of one question. */
function optionsOfOne(criteria: Combination['criteria'], operator: Operator) {
  const matching = operator === 'or' ? 'mustSelect' : 'mustNotSelect';
  const [{ question, row } = { question: null, row: null }, ...more] = criteria.flatMap((each) =>
    each.kind === 'answer' && each.matching === matching ? [each] : [],
  );
  if (question === null || more.length < criteria.length - 1) return null;
  if (!more.every((each) => each.question === question && each.row === row)) return null;
  const names = criteria.flatMap((each) => (each.kind === 'answer' ? each.choices : []));
  const method = operator === 'or' ? 'includes' : 'excludes';
  return { method, names: names.map(quoted).join(', '), text: question.text, row };
}

const isParameter = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'is' in value && !('self' in value);

/** Returns in words what a condition, or a part of one, is instead. */
function conditionInWords(value: unknown, within = ''): string {
  if (isCombination(value)) {
    const called = value.operator === 'and' ? 'all' : 'any';
    return called === within ? `another ${called}(…)` : `${called}(…)`;
  }
  if (columnOfRow(value) !== undefined) return 'a row without its column';
  return isParameter(value) ? 'a parameter without its value' : kindInWords(value);
}

/**
 * Throws an {@link AuthorError} for a condition that is none: code may run without having been compiled. `called` is the
 * function and the text that it was given.
 */
export function expectWhen(called: string, when: unknown): void {
  if (when === undefined || isCriterion(when) || isCombination(when)) return;
  const help =
    "Write a criterion, such as often.includes('Never') or param('panel').is('A'), or all(…) or any(…) of them";
  throw new AuthorError([], [`The “when” of ${called} is ${conditionInWords(when)}. ${helpWithWhen(when) ?? help}.`]);
}

function helpWithWhen(when: unknown): string | null {
  const column = columnOfRow(when);
  if (column !== undefined) return `Write .includes(${quoted(column)}) after it`;
  if (isParameter(when)) return "Write .is('A') after it";
  if (when === true)
    return 'If it comes from !, !== or a comparison, write includes(…) or excludes(…); if everyone is to be asked, leave “when” out';
  if (when === null) return 'For everyone, leave it out';
  if (typeof when === 'function') return 'Write the criterion itself, without () => before it';
  if (when === false) {
    const operators = 'If it comes from ===, !== or !, write includes(…) or excludes(…) instead';
    return `${operators}. For some markets only, write isGerman ? criterion : undefined`;
  }
  return Array.isArray(when) ? 'Write all(…) or any(…) of its criteria: all(...list)' : null;
}

/**
 * Notes where a criterion was made, and that it should be in a guide. `above` is the function that was called, `names`
 * the texts that it was given.
 */
export function madeCriterion<Made extends Criterion>(criterion: Made, above: unknown, names: readonly string[]): Made {
  placed(criterion, above);
  const words = written(criterion);
  const sentence = `The criterion ${words} is used nowhere. Put it into a “when”, or delete it.`;
  currentBuilding()?.made(criterion, sentence, placeOf(criterion), { words, names, method: methodOf(criterion) });
  return criterion;
}

const methodOf = (criterion: Criterion): string => {
  if (criterion.kind === 'link') return 'is';
  return criterion.matching === 'mustSelect' ? 'includes' : 'excludes';
};

function written(criterion: Criterion): string {
  if (criterion.kind === 'link') return `param(“${criterion.parameter}”).is(“${criterion.value}”)`;
  const method = methodOf(criterion);
  const names = criterion.choices.map((name) => `“${name}”`).join(', ');
  return `${method}(${names}) of “${criterion.question.text}”`;
}

/** A parameter of the participant's link. */
export interface Parameter {
  /** Returns a criterion that is met if the link has exactly this value, in upper and lower case. */
  is(value: string): LinkCriterion;
}

/**
 * Names a parameter of the participant's link: `param('panel').is('A')` is met by a link that ends in `?panel=A`.
 *
 * @param parameter Its name, with at least one character.
 */
export function param(parameter: string): Parameter {
  expectText('param', parameter, 'name');
  const inCode = `param('${parameter}')`;
  const is = (value: string, ...more: readonly unknown[]): LinkCriterion => {
    if (more.length > 0) {
      const each = [value, ...more].map((one) => `${inCode}.is('${String(one)}')`).join(', ');
      throw new AuthorError([], [`is(…) takes one value. Write any(${each}).`]);
    }
    if (typeof value !== 'string') {
      const sentence = `param(“${parameter}”).is(…) takes a text, not ${kindInWords(value)}.`;
      const help = `Write it as a text, as the link has it: is('${valueInLink(value)}').`;
      throw new AuthorError([], [`${sentence} ${helpWith(value, help)}`]);
    }
    return madeCriterion({ kind: 'link', parameter, value }, is, [value]);
  };
  const refused =
    (method: string) =>
    (...given: readonly unknown[]) => {
      const each = (given.length > 0 ? given : ['A']).map((one) => `${inCode}.is(${quoted(String(one))})`);
      const written = each.length > 1 ? `any(${each.join(', ')})` : each.join('');
      const help =
        method === 'includes'
          ? `write ${written}.`
          : `a condition names the values that are asked. Write ${inCode}.is(…) for each of them, in any(…).`;
      throw new AuthorError([], [`A parameter has no “${method}”: ${help}`]);
    };
  const made: Parameter = { is };
  return Object.assign(made, { includes: refused('includes'), excludes: refused('excludes') });
}

/** Returns an example of what a link may have for a value that is no text. */
function valueInLink(value: unknown): string {
  if (value instanceof Date && !Number.isNaN(value.getTime())) return value.toISOString().slice(0, 10);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : 'A';
}

/** Returns the questions that a condition asks about. */
export function questionsIn(when: When): readonly Reference[] {
  return criteriaIn(when).flatMap((criterion) => (criterion.kind === 'answer' ? [criterion.question] : []));
}

/** Returns a condition as the contract writes it. */
export function writtenCondition(when: When, ids: Ids): Conditional {
  return {
    operator: when.kind === 'combination' ? when.operator : 'and',
    criteria: criteriaIn(when).map((criterion) => {
      currentBuilding()?.reached(criterion);
      if (criterion.kind === 'link') {
        return { type: 'searchParam' as const, parameter: criterion.parameter, value: criterion.value };
      }
      const { question, matching, choices, row } = criterion;
      return {
        type: 'selectedTemplateOptions' as const,
        questionId: ids.of(question) ?? '',
        matchingCriteria: matching,
        choices: [...choices],
        ...(row === undefined ? {} : { matrixRow: row }),
      };
    }),
  };
}

/** Returns the criteria of a condition in their order. */
export const criteriaIn = (when: When): readonly Criterion[] => (when.kind === 'combination' ? when.criteria : [when]);
