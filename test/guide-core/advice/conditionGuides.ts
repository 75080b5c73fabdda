import type { JsonObject } from '@guide-studio/guide-core';
import { selected } from '../../guideParts.ts';
import { choice, open } from '../rules/expectIssues.ts';

export const source = choice({ externalId: 'q', options: [{ externalId: 'yes', text: 'Yes' }, { text: 'No' }] });
export const criteria = ['studyGuide', 0, 'items', 1, 'conditional', 'criteria'];

export function asking(operator: string, ...all: readonly JsonObject[]): JsonObject {
  return open({ conditional: { operator, criteria: all } });
}

export function answer(matchingCriteria: string, choices: readonly string[], more: JsonObject = {}): JsonObject {
  return { ...selected('q', ...choices), matchingCriteria, ...more };
}
