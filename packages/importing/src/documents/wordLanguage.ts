import { type Element, elementOf, elementsOf } from './word.ts';

/** Returns the language that nearly all of the text of a Word document is marked with; null if there is none. */
export function languageMarked(document: Element, styles: Element | null): string | null {
  const usual = langOf(elementOf(elementOf(elementOf(styles, 'docDefaults'), 'rPrDefault'), 'rPr'));
  const lengths = new Map<string, number>();
  count(document, usual, lengths);
  const all = [...lengths.values()].reduce((sum, length) => sum + length, 0);
  const [most] = [...lengths].toSorted(([, one], [, other]) => other - one);
  return most === undefined || most[0] === '' || most[1] < all * 0.9 ? null : most[0];
}

/** Returns the language of a set of properties, without its country; empty for none. */
const langOf = (properties: Element | undefined): string =>
  (elementOf(properties, 'lang')?.attributes.get('val') ?? '').toLowerCase().split(/[-_]/u)[0] ?? '';

/** Adds the letters of an element to the languages they are marked with. */
function count(element: Element, usual: string, lengths: Map<string, number>): void {
  for (const one of elementsOf(element)) {
    if (one.name !== 'r') {
      count(one, usual, lengths);
      continue;
    }
    const own = langOf(elementOf(one, 'rPr'));
    const language = own === '' ? usual : own;
    const length = elementsOf(one)
      .filter(({ name }) => name === 't')
      .reduce((sum, { children }) => sum + children.join('').length, 0);
    if (length > 0) lengths.set(language, (lengths.get(language) ?? 0) + length);
  }
}
