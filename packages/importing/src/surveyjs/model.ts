/** A JSON object of a survey. Everything in it may have any type. */
export type Part = Readonly<Record<string, unknown>>;

/** Returns true for an object of JSON. */
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the parts of a list; none if it is no list. */
export const partsIn = (value: unknown): readonly Part[] => (Array.isArray(value) ? value.filter(isPart) : []);

/** Returns a text, of a localized one that of the main language; empty for anything else. */
export function textIn(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!isPart(value)) return '';
  const { default: main, en } = value;
  return textIn(main) || textIn(en) || textIn(Object.values(value)[0]);
}

/** Returns true for a survey: it has pages, or elements with types. */
export function isSurvey(value: unknown): value is Part {
  if (!isPart(value) || 'studyGuide' in value) return false;
  const elements = [...partsIn(value['pages']).flatMap(elementsOf), ...elementsOf(value)];
  return elements.some(({ type, name }) => typeof type === 'string' && typeof name === 'string');
}

/** Returns the elements of a page or panel. Old versions call them questions. */
export const elementsOf = (page: Part): readonly Part[] => [
  ...partsIn(page['elements']),
  ...partsIn(page['questions']),
];
