/** The direction of a text, as in the attribute `dir` of HTML. */
export type Direction = 'ltr' | 'rtl';

const scripts = ['Arabic', 'Hebrew', 'Syriac', 'Thaana', 'Nko', 'Adlam'].map((name) => `\\p{Script=${name}}`).join('');
const rightToLeft = new RegExp(`[${scripts}]`, 'u');
const leftToRight = new RegExp(`(?![${scripts}])\\p{L}`, 'u');
const languages = new Set(['ar', 'dv', 'fa', 'he', 'iw', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Returns the direction of a text. If it has letters of both directions or none, the language decides. */
export function directionOf(text: string, language: string): Direction {
  const [right, left] = [rightToLeft.test(text), leftToRight.test(text)];
  if (right !== left) return right ? 'rtl' : 'ltr';
  return languages.has(language.toLowerCase().split('-', 1)[0] ?? '') ? 'rtl' : 'ltr';
}

/** Returns true if the first letter is right-to-left, as in the Unicode algorithm for paragraphs. */
export function isRightToLeft(text: string): boolean {
  return rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? '');
}
