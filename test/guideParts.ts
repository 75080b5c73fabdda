/**
 * The parts of a guide as they are in a file. `more` adds fields by the names of the contract, or replaces those that a
 * function sets. Nothing is checked, so that a test can make a faulty guide; `validGuide` checks.
 *
 * ```ts
 * guideOf(
 *   screening(choice('Do you cook?', { Yes: 'approve', No: 'reject' })),
 *   flat(
 *     multiple('Which foods?', ['Bread', 'Eggs'], { externalId: 'foods' }),
 *     open('Why bread?', { followUp: 'light', ...when(selected('foods', 'Bread')) }),
 *   ),
 * );
 * ```
 *
 * The functions of `guide-core/author` do not serve here: they refuse faulty guides, choose ids themselves, and are
 * themselves under test.
 *
 * @module
 */
import { CreateStudyRequest, type JsonObject, validate } from '@guide-studio/guide-core';

type With<P, M> = object extends M ? P : P & M;
type Statuses = Readonly<Record<string, 'approve' | 'neutral' | 'reject'>>;
type Options = readonly (string | object)[] | Statuses;
type WrittenOption<O> = O extends string ? { text: string } : JsonObject;
type WrittenOptions<O> = O extends readonly (infer One)[] ? WrittenOption<One>[] : { text: string; status: string }[];

/** Returns a guide whose title does not matter. */
function guideOf<B extends unknown[]>(...blocks: B) {
  return { title: 'A guide', studyGuide: listed(blocks) };
}

/** Returns a guide as the engine takes it. Throws if it breaks a rule. */
export function validGuide(blocks: readonly unknown[], more: object = {}): CreateStudyRequest {
  const guide = { ...guideOf(...blocks), ...more };
  const [issue] = validate(guide as never);
  if (issue !== undefined) throw new Error(`The guide under test is not valid: ${JSON.stringify(issue)}`);
  return CreateStudyRequest.parse(guide);
}

/** Returns a guide as the engine takes it, which may break rules. */
export function uncheckedGuide(...blocks: readonly unknown[]): CreateStudyRequest {
  return guideOf(...blocks) as unknown as CreateStudyRequest;
}

/** Returns a plain block whose title does not matter. */
export const flat = <I extends unknown[]>(...items: I) => block('Block', ...items);

export function block<I extends unknown[]>(title: string, ...items: I) {
  return { type: 'flat', title, items: listed(items) };
}

export function screening<I extends unknown[]>(...items: I) {
  return { type: 'screening', title: 'Screener', items: listed(items) };
}

/** Returns a block of questions about concepts, of which each participant sees `subsampleCount`, by default all. */
export function conceptBlock<I extends unknown[]>(title: string, sampling: object, ...items: I) {
  return { type: 'concept', title, conceptSamplingConfig: sampling as JsonObject, items: listed(items) };
}

export function concept<M extends object>(nickname: string, more?: M) {
  return written({ nickname, content: { title: nickname } }, more);
}

export function open<M extends object>(text: string, more?: M) {
  return written({ type: 'open_ended', text }, more);
}

export function statement<M extends object>(text: string, more?: M) {
  return written({ type: 'statement', text }, more);
}

/** Returns a multiple choice. Options are texts, objects, or for a screener what each one decides: `{ Yes: 'approve' }`. */
export function choice<O extends Options, M extends object>(text: string, options: O, more?: M) {
  return written({ type: 'multiple_choice', text, options: writtenOptions(options) }, more);
}

/** Returns a multiple choice in which several options can be selected. */
export function multiple<O extends Options, M extends object>(text: string, options: O, more?: M) {
  return written({ ...choice(text, options), multiSelect: true }, more);
}

/** Returns a multiple choice with an id that is also its text: `which('age', …)` asks “Which age?”. */
export function which<O extends Options, M extends object>(externalId: string, options: O, more?: M) {
  return written({ externalId, ...choice(`Which ${externalId}?`, options) }, more);
}

/** Returns a multiple choice that shows what was selected in another one. */
export function choiceFrom<M extends object>(carryForwardFrom: string, text: string, more?: M) {
  return written({ type: 'multiple_choice', text, carryForwardFrom }, more);
}

export function ranking<O extends Options, M extends object>(text: string, options: O, more?: M) {
  return written({ type: 'ranking', text, options: writtenOptions(options) }, more);
}

/** Returns a ranking of what was selected in another question. */
export function rankingFrom<M extends object>(carryForwardFrom: string, text: string, more?: M) {
  return written({ type: 'ranking', text, carryForwardFrom }, more);
}

export function matrix<O extends Options, M extends object>(
  text: string,
  rows: readonly string[],
  columns: O,
  more?: M,
) {
  return written(
    { type: 'matrix', text, rows: rows.map((row) => ({ text: row })), options: writtenOptions(columns) },
    more,
  );
}

export function maxDiff<O extends Options, M extends object>(text: string, options: O, more?: M) {
  return written({ type: 'max_diff', text, options: writtenOptions(options) }, more);
}

/** Returns the condition that all of these are met, as a field of a question or a concept. */
export function when<C extends unknown[]>(...criteria: C) {
  return { conditional: { operator: 'and', criteria: listed(criteria) } };
}

/** Returns the condition that one of these is met. */
export function whenAny<C extends unknown[]>(...criteria: C) {
  return { conditional: { operator: 'or', criteria: listed(criteria) } };
}

/** Is met if one of these options is selected. */
export function selected(questionId: string, ...choices: string[]) {
  return { type: 'selectedTemplateOptions', questionId, matchingCriteria: 'mustSelect', choices };
}

/** Is met if none of these options is selected. */
export function notSelected(questionId: string, ...choices: string[]) {
  return { ...selected(questionId, ...choices), matchingCriteria: 'mustNotSelect' };
}

/** Is met if the link of the participant has this parameter with this value. */
export function link(parameter: string, value: string) {
  return { type: 'searchParam', parameter, value };
}

const listed = <L extends unknown[]>(list: L): L[number][] => list;

function writtenOptions<O extends Options>(options: O): WrittenOptions<O> {
  const list = Array.isArray(options)
    ? options.map((option: unknown) => (typeof option === 'string' ? { text: option } : option))
    : Object.entries(options).map(([text, status]) => ({ text, status }));
  return list as WrittenOptions<O>;
}

function written<P extends object, M extends object>(part: P, more: M | undefined): With<P, M> {
  return { ...part, ...more } as With<P, M>;
}
