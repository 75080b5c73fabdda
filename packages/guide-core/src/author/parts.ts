import type { Block, ConceptContent } from '../schema/index.ts';
import { AuthorError } from './authorError.ts';
import { expectWhen, type When } from './conditions.ts';
import { placed } from './place.ts';
import type { Choice, PlainQuestion, Question, ScreeningChoice } from './questions.ts';
import { expectSettings } from './settings.ts';

/** A block or a concept may have an external id. */
export interface PartSettings {
  readonly id?: string;
}

/** A block of a guide (specification, "Block"). */
export interface AuthoredBlock extends PartSettings {
  readonly type: Block['type'];
  readonly title: string;
  readonly items: readonly Question[];
  readonly show?: number;
  readonly concepts?: readonly AuthoredConcept[];
}

/** Something that participants react to (specification, "Concept (in a guide)"). */
export interface AuthoredConcept extends ConceptContent, PartSettings {
  readonly nickname: string;
  /** Who may see it. */
  readonly when?: When;
}

/** A block that comes first and decides who takes part. Options that it says nothing about are neutral. */
export function screening(
  title: string,
  items: readonly (Choice<never> | ScreeningChoice<never>)[],
  settings: PartSettings = {},
): AuthoredBlock & { readonly type: 'screening' } {
  expectSettings('screening', title, settings, ['id']);
  expectItems('screening', title, items);
  return placed({ ...settings, type: 'screening', title, items }, screening);
}

/** A plain block: its items in their order. */
export function block(title: string, items: readonly (PlainQuestion | Choice<never>)[], settings: PartSettings = {}) {
  expectSettings('block', title, settings, ['id']);
  expectItems('block', title, items);
  return placed({ ...settings, type: 'flat' as const, title, items }, block);
}

/** A block whose items are asked for each concept that a participant sees. */
export function concepts(
  title: string,
  settings: PartSettings & {
    readonly concepts: readonly AuthoredConcept[];
    /** The number of concepts that each participant sees. Default: all. */
    readonly show?: number;
  },
  items: readonly (PlainQuestion | Choice<never>)[],
) {
  expectSettings('concepts', title, settings, ['id', 'concepts', 'show']);
  expectItems('concepts', title, items);
  for (const { nickname, when } of settings.concepts) expectWhen(`the concept “${nickname}”`, when);
  return placed({ ...settings, type: 'concept' as const, title, items }, concepts);
}

/** Throws an {@link AuthorError} for what is no list of questions. */
function expectItems(called: string, title: string, items: unknown): void {
  const isQuestion = (item: unknown) => typeof item === 'object' && item !== null && 'self' in item && 'write' in item;
  if (Array.isArray(items) && items.every(isQuestion)) return;
  throw new AuthorError([], [`${called}(“${title}”) takes a list of questions: [open('Why?'), …].`]);
}
