import type { Block, ConceptContent } from '../schema/index.ts';
import { AuthorError } from './authorError.ts';
import { expectWhen, type When } from './conditions.ts';
import { placed } from './place.ts';
import { type LeftOut, withoutLeftOut } from './lists.ts';
import type { AnyQuestion, Question, ScreeningQuestion } from './questions.ts';
import { expectSettings } from './settings.ts';

/** A block or a concept may have an external id. */
export interface PartSettings {
  readonly id?: string;
}

/** A block of a guide (specification, "Block"). */
export interface AuthoredBlock extends PartSettings {
  readonly type: Block['type'];
  readonly title: string;
  readonly items: readonly AnyQuestion[];
  readonly show?: number;
  readonly concepts?: readonly AuthoredConcept[];
}

/** A block after the screener. */
export type InterviewBlock = AuthoredBlock & { readonly type: 'flat' | 'concept' };

/** The first block, which decides who takes part. */
export type ScreeningBlock = AuthoredBlock & { readonly type: 'screening' };

/** Something that participants react to (specification, "Concept (in a guide)"). */
export interface AuthoredConcept extends ConceptContent, PartSettings {
  readonly nickname: string;
  /** Who may see it. */
  readonly when?: When;
}

/** A block that comes first and decides who takes part. Options that it says nothing about are neutral. */
export function screening(
  title: string,
  questions: readonly (ScreeningQuestion | LeftOut)[],
  settings: PartSettings = {},
): ScreeningBlock {
  expectSettings('screening', title, settings, ['id']);
  const items = itemsOf('screening', title, questions);
  return placed({ ...settings, type: 'screening', title, items }, screening);
}

/** A plain block: its items in their order. */
export function block(
  title: string,
  questions: readonly (Question | LeftOut)[],
  settings: PartSettings = {},
): AuthoredBlock & { readonly type: 'flat' } {
  expectSettings('block', title, settings, ['id']);
  const items = itemsOf('block', title, questions);
  return placed({ ...settings, type: 'flat', title, items }, block);
}

/** A block whose items are asked for each concept that a participant sees. */
export function concepts(
  title: string,
  settings: PartSettings & {
    readonly concepts: readonly (AuthoredConcept | LeftOut)[];
    /** The number of concepts that each participant sees. Default: all. */
    readonly show?: number;
  },
  questions: readonly (Question | LeftOut)[],
): AuthoredBlock & { readonly type: 'concept' } {
  expectSettings('concepts', title, settings, ['id', 'concepts', 'show']);
  const items = itemsOf('concepts', title, questions);
  const shown = withoutLeftOut(settings.concepts);
  for (const { nickname, when } of shown) expectWhen(`the concept “${nickname}”`, when);
  return placed({ ...settings, concepts: shown, type: 'concept', title, items }, concepts);
}

/** Returns the questions of a list. Throws an {@link AuthorError} for what is none. */
function itemsOf(called: string, title: string, list: readonly (AnyQuestion | LeftOut)[]): readonly AnyQuestion[] {
  const isQuestion = (item: unknown) => typeof item === 'object' && item !== null && 'self' in item && 'write' in item;
  const items = Array.isArray(list) ? withoutLeftOut<AnyQuestion>(list) : null;
  if (items?.every(isQuestion) === true) return items;
  throw new AuthorError([], [`${called}(“${title}”) takes a list of questions: [open('Why?'), …].`]);
}
