import type { JsonObject } from '@guide-studio/guide-core';
import { isJsonObject } from '@guide-studio/guide-core/internal';

/** A JSON object of a survey. Everything in it may have any type. */
export type Part = JsonObject;

/** Returns the parts of a list; none if it is no list. */
export const partsIn = (value: unknown): readonly Part[] => (Array.isArray(value) ? value.filter(isJsonObject) : []);

/** Returns a text, of a localized one that of the main language; empty for anything else. */
export function textIn(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!isJsonObject(value)) return '';
  const { default: main, en } = value;
  return textIn(main) || textIn(en) || textIn(Object.values(value)[0]);
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

/** Returns the languages of a survey besides its main one: the names in its localized texts. */
export function otherLanguages(survey: Part): readonly string[] {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    else if (isJsonObject(value)) {
      if ('default' in value)
        for (const name of Object.keys(value)) if (/^[a-z]{2}(?:-\w+)?$/iu.test(name)) found.add(name);
      Object.values(value).forEach(look);
    }
  };
  look(survey);
  found.delete(textIn(survey['locale']) || 'en');
  return [...found];
}
