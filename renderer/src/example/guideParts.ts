import type { JsonObject } from '@guide-studio/guide-core';

/** Returns the options of a screening question, each with what it decides. */
export function deciding(options: Readonly<Record<string, 'approve' | 'neutral' | 'reject'>>): readonly JsonObject[] {
  return Object.entries(options).map(([text, status]) => ({ text, status }));
}

/** Returns options with ids, which conditions name. */
export function named(options: Readonly<Record<string, string>>): readonly JsonObject[] {
  return Object.entries(options).map(([externalId, text]) => ({ externalId, text }));
}

/** Returns the condition that one of these options was chosen. */
export function ifChosen(questionId: string, ...choices: readonly string[]): JsonObject {
  const criterion = { type: 'selectedTemplateOptions', questionId, matchingCriteria: 'mustSelect', choices };
  return { operator: 'and', criteria: [criterion] };
}
