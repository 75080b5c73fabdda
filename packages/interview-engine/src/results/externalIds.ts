import { hasTrait } from '@guide-studio/guide-core';
import type { Guide, PlannedItem } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import type { AskedQuestion } from './askedQuestion.ts';

/** The ids set by the author, '' if there is none. */
export interface ExternalIds {
  readonly question: string;
  /** By position. */
  readonly options: readonly string[];
  readonly concepts: readonly string[];
}

/**
 * Returns the external ids of a question. Services do not provide them, so they come from the guide: from the item with
 * the same number, if its type and text still match the question.
 */
export function externalIdsOf(question: AskedQuestion, guide: Guide | undefined): ExternalIds {
  const plan = guide === undefined ? undefined : planOf(guide);
  const planned = plan?.items[question.questionNumber - 1];
  if (plan === undefined || planned === undefined || !isSameQuestion(planned, question)) return none;
  const names = hasTrait(question.type, 'hasRows') ? question.columns : question.options;
  const concepts = plan.blocks[planned.block]?.concepts ?? [];
  return {
    question: planned.item.externalId ?? '',
    options: (names ?? []).map((text, at) => named(planned.options[at], text)),
    concepts: question.concepts.map(({ title }, at) => {
      const concept = concepts[at]?.concept;
      return concept?.content.title === title ? (concept.externalId ?? '') : '';
    }),
  };
}

const none: ExternalIds = { question: '', options: [], concepts: [] };

/** Returns true if an item of a guide is still this question of a study. */
export function isSameQuestion({ item }: PlannedItem, { type, text }: AskedQuestion): boolean {
  return item.type === type && item.text === text;
}

function named(option: PlannedItem['options'][number] | undefined, text: string): string {
  return option?.text === text ? (option.externalId ?? '') : '';
}
