import type { JsonObject } from '@guide-studio/guide-core';
import { isJsonObject } from '@guide-studio/guide-core/internal';

/** A JSON object of a survey. Everything in it may have any type. */
export type Part = JsonObject;

/** Returns the parts of a list; none if it is no list. */
export const partsIn = (value: unknown): readonly Part[] => (Array.isArray(value) ? value.filter(isJsonObject) : []);

/** Returns a name, a code or an expression; empty for anything else. */
export function textIn(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Returns true for a survey: it has pages, or elements with types. */
export function isSurvey(value: unknown): value is Part {
  if (!isJsonObject(value) || 'studyGuide' in value) return false;
  const elements = [...partsIn(value['pages']).flatMap(elementsOf), ...elementsOf(value)];
  return elements.some(({ type, name }) => typeof type === 'string' && typeof name === 'string');
}

/** Returns the elements of a page or panel. Old versions call them questions. */
export const elementsOf = (page: Part): readonly Part[] => [
  ...partsIn(page['elements']),
  ...partsIn(page['questions']),
];
