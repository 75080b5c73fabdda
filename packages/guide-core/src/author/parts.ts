import type { Block, ConceptContent } from '../schema/index.ts';
import type { When } from './conditions.ts';
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
  return { ...settings, type: 'screening', title, items };
}

/** A plain block: its items in their order. */
export function block(title: string, items: readonly (PlainQuestion | Choice<never>)[], settings: PartSettings = {}) {
  expectSettings('block', title, settings, ['id']);
  return { ...settings, type: 'flat' as const, title, items };
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
  return { ...settings, type: 'concept' as const, title, items };
}
