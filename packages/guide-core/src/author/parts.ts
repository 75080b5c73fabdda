import type { Block, ConceptContent } from '../schema/index.ts';
import { AuthorError } from './authorError.ts';
import { expectWhen, type When } from './conditions.ts';
import { currentBuilding, noteRead } from './building.ts';
import { quoted } from './code.ts';
import { expectEntries, expectList, expectText, helpWithSecond, kindOf } from './given.ts';
import { placed, placeOf } from './place.ts';
import { type LeftOut, withoutLeftOut } from './lists.ts';
import type { AnyQuestion, Question, ScreeningQuestion } from './questions.ts';
import { expectSettings } from './settings.ts';

/** A block or a concept may have an external id. */
export interface PartSettings {
  /** Its external id, unique in the guide. Absent: it has none, and the service makes one. */
  readonly id?: string;
}

/** A block of a guide (specification, "Block"). */
export interface AuthoredBlock extends PartSettings {
  /** `flat`: items in their order. `concept`: its items for each concept. `screening`: decides who takes part. */
  readonly type: Block['type'];
  /** For the team; participants do not see it. */
  readonly title: string;
  /** In the order in which they are asked; at least one. */
  readonly items: readonly AnyQuestion[];
  /** How many of its concepts each participant sees, from 1. Absent: all. */
  readonly show?: number;
  /** What a concept block shows, at least one; absent for other blocks. */
  readonly concepts?: readonly AuthoredConcept[];
}

/** A block after the screener. */
export type InterviewBlock = AuthoredBlock & { readonly type: 'flat' | 'concept' };

/** The first block, which decides who takes part. */
export type ScreeningBlock = AuthoredBlock & { readonly type: 'screening' };

/** Something that participants react to (specification, "Concept (in a guide)"). */
export interface AuthoredConcept extends ConceptContent, PartSettings {
  /** Its name for the team, with at least one character; participants see `title`. */
  readonly nickname: string;
  /** Who may see it. Questions in it must be in an earlier block. Absent: everybody may. */
  readonly when?: When;
}

/**
 * Returns a block that comes first and decides who takes part (specification, "Guide validation rules", 1). Options
 * that it says nothing about are neutral.
 *
 * @param title For the team; participants do not see it.
 * @param questions Choices, with {@link Choice.accepting} and {@link Choice.rejecting}; at least one.
 * @throws An {@link AuthorError} for what is no question, or an unknown setting.
 * @example
 * ```ts
 * import { block, choice, guide, open, screening } from '@guide-studio/guide-core/author';
 *
 * const often = choice('How often do you cook?', { options: ['Most days', 'Seldom', 'Never'] });
 * const { studyGuide } = guide('Home cooking', {}, [
 *   screening('Who takes part', [often.accepting('Most days').rejecting('Never')]),
 *   block('Last week', [open('What did you cook?')]),
 * ]);
 * const [item] = studyGuide[0]?.items ?? [];
 * const options = item?.type === 'multiple_choice' ? item.options : [];
 * console.log(options?.map(({ status }) => status)); // [ 'approve', 'neutral', 'reject' ]
 * ```
 */
export function screening(
  title: string,
  questions: readonly (ScreeningQuestion | LeftOut)[],
  settings: PartSettings = {},
): ScreeningBlock {
  expectText('screening', title, 'title');
  expectBrackets('screening', title, questions, settings);
  expectSettings('screening', title, settings, ['id']);
  const items = itemsOf('screening', title, questions);
  const other = items.find((item) => !('several' in item));
  if (other !== undefined) {
    const sentence = `“${other.self.text}” is in screening(“${title}”), which takes choices only. Move it to a block.`;
    throw new AuthorError([], [sentence], [placeOf(other)]);
  }
  const made = placed<ScreeningBlock>({ ...settings, type: 'screening', title, items }, screening);
  noteRead(questions, 'screening', title, placeOf(made));
  offered(made, 'screening', placeOf(made));
  return made;
}

/**
 * Returns a plain block: its items in their order.
 *
 * @param title For the team; participants do not see it.
 * @param questions At least one. `false`, null and undefined are left out: `isVideo && open('Show us.')`.
 * @throws An {@link AuthorError} for what is no question, or an unknown setting.
 * @example
 * ```ts
 * import { block, open, statement } from '@guide-studio/guide-core/author';
 *
 * const isVideo = false;
 * const week = block('Last week', [statement('Think back.'), open('What did you cook?'), isVideo && open('Show us.')]);
 * console.log(week.items.length); // 2
 * ```
 */
export function block(
  title: string,
  questions: readonly (Question | LeftOut)[],
  settings: PartSettings = {},
): AuthoredBlock & { readonly type: 'flat' } {
  expectText('block', title, 'title');
  expectBrackets('block', title, questions, settings);
  expectSettings('block', title, settings, ['id']);
  const items = itemsOf('block', title, questions);
  expectUndecided(items, `block(“${title}”)`);
  const made = placed({ ...settings, type: 'flat' as const, title, items }, block);
  noteRead(questions, 'block', title, placeOf(made));
  offered(made, 'block', placeOf(made));
  return made;
}

/**
 * Returns a block whose items are asked for each concept that a participant sees.
 *
 * @param title For the team; participants do not see it.
 * @param settings The concepts, at least one, and how many of them each participant sees.
 * @param questions At least one. `false`, null and undefined are left out.
 * @throws An {@link AuthorError} for what is no question or condition, or an unknown setting.
 * @example
 * ```ts
 * import { concepts, guide, open } from '@guide-studio/guide-core/author';
 *
 * const ideas = [
 *   { nickname: 'Box', title: 'Recipe box', description: 'Recipes and what they need, once a week.' },
 *   { nickname: 'Class', title: 'Cooking class', description: 'An evening with a cook.' },
 * ];
 * const { studyGuide } = guide('Home cooking', {}, [
 *   concepts('Two ideas', { show: 1, concepts: ideas }, [open('What comes to mind?')]),
 * ]);
 * console.log(studyGuide[0]?.conceptSamplingConfig?.subsampleCount); // 1
 * ```
 */
export function concepts(
  title: string,
  settings: PartSettings & {
    readonly concepts: readonly (AuthoredConcept | LeftOut)[];
    /** The number of concepts that each participant sees. Default: all. */
    readonly show?: number;
  },
  questions: readonly (Question | LeftOut)[],
): AuthoredBlock & { readonly type: 'concept' } {
  expectText('concepts', title, 'title');
  expectSettings('concepts', title, settings, ['id', 'concepts', 'show']);
  const items = itemsOf('concepts', title, questions);
  expectUndecided(items, `concepts(“${title}”)`);
  expectList(`“concepts” of concepts(“${title}”)`, settings.concepts, "concepts: [{ nickname: 'A', title: 'A' }]");
  const shown = withoutLeftOut<unknown>(settings.concepts);
  const help = "Write each as { nickname: 'A', title: 'A' }.";
  expectEntries(`concepts(“${title}”) takes a list of concepts`, shown, isConcept, help, '{ … }');
  for (const { nickname, when } of shown) expectWhen(`the concept “${nickname}”`, when);
  const made = placed({ ...settings, concepts: shown, type: 'concept' as const, title, items }, concepts);
  noteRead(questions, 'concepts', title, placeOf(made));
  offered(made, 'concepts', placeOf(made));
  noteRead(settings.concepts, 'concepts', title, placeOf(made));
  return made;
}

const isConcept = (value: unknown): value is AuthoredConcept => kindOf(value) === 'an object';

const isQuestion = (value: unknown): value is AnyQuestion =>
  typeof value === 'object' && value !== null && 'self' in value && 'write' in value;

/** Throws an {@link AuthorError} for questions without a list around them, and for a function that is passed to `map`. */
function expectBrackets(called: string, title: string, questions: unknown, settings: unknown): void {
  if (typeof questions === 'number') {
    const sentence = `The questions of ${called}(“${title}”) must be a list, not ${kindOf(questions)}.`;
    throw new AuthorError([], [`${sentence} ${helpWithSecond(called, questions, '')}`]);
  }
  if (!isQuestion(questions) || !isQuestion(settings)) return;
  throw new AuthorError([], [`The questions of ${called}(“${title}”) must be a list. Write them in brackets.`]);
}

/** Returns the questions of a list. Throws an {@link AuthorError} for what is none. */
function itemsOf(called: string, title: string, list: unknown): readonly AnyQuestion[] {
  const subject = `${called}(“${title}”) takes a list of questions`;
  expectList(`The questions of ${called}(“${title}”)`, list, "them in brackets: [open('Why?'), …]");
  const items = withoutLeftOut(list);
  expectEntries(subject, items, isQuestion, helpWithNoQuestion, 'open(…)');
  return items;
}

function helpWithNoQuestion(given: unknown): string {
  if (typeof given !== 'object' || given === null || !('text' in given))
    return "Make a question of it, such as open('Why?').";
  const called = 'exclusive' in given && given.exclusive === true ? 'none' : 'option';
  return `Options belong in a choice: choice('…', { options: [${called}(${quoted(String(given.text))})] }).`;
}

/** Notes that a block should be in a guide, and its questions in the block. A copy of it has the same list of them. */
function offered({ items, title }: AuthoredBlock, called: string, stack: string | undefined): void {
  const building = currentBuilding();
  for (const { self } of items) building?.reached(self);
  const sentence = `${called}(“${title}”) is in no guide. Put it into guide(…), or delete it.`;
  building?.offered?.(items, sentence, stack);
}

/** Throws an {@link AuthorError} for a question that decides who takes part, outside of a screener. */
function expectUndecided(items: readonly AnyQuestion[], where: string): void {
  const decided = items.find((item) => 'place' in item && item.place === 'screener');
  if (decided === undefined) return;
  const sentence = `“${decided.self.text}” is in ${where}, but only a screener can decide who takes part.`;
  const help = 'Put it into screening(…), or leave accepting(…) and rejecting(…) out.';
  throw new AuthorError([], [`${sentence} ${help}`], [placeOf(decided)]);
}
