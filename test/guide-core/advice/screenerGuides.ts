import { type Json, type JsonObject } from '@guide-studio/guide-core';
import { link as linkWith, selected } from '../../guideParts.ts';
import { choice } from '../rules/expectIssues.ts';

export const screener = (more: JsonObject = {}): JsonObject =>
  choice({
    externalId: 's',
    options: [
      { text: 'in', status: 'approve' },
      { text: 'maybe', status: 'neutral' },
      { text: 'out', status: 'reject' },
    ],
    ...more,
  });
export const criteria = (block: number, item: number): readonly (string | number)[] => [
  'studyGuide',
  block,
  'items',
  item,
  'conditional',
  'criteria',
];
export function answer(questionId: string, choices: readonly string[], more: JsonObject = {}): JsonObject {
  return { ...selected(questionId, ...choices), ...more };
}

export function when(operator: 'and' | 'or', ...all: readonly Json[]): JsonObject {
  return { conditional: { operator, criteria: all } };
}

export const not = { matchingCriteria: 'mustNotSelect' };
export const link = (value: string): JsonObject => linkWith('source', value);
