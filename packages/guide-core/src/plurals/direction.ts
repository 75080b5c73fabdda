/** The direction of a text, as in the attribute `dir` of HTML. */
export type Direction = 'ltr' | 'rtl';

const scripts = ['Arabic', 'Hebrew', 'Syriac', 'Thaana', 'Nko', 'Adlam'].map((name) => `\\p{Script=${name}}`).join('');
const rightToLeft = new RegExp(`[${scripts}]`, 'u');
const leftToRight = new RegExp(`(?![${scripts}])\\p{L}`, 'u');
/** The same scripts by their codes in language tags. */
const scriptCodes: ReadonlySet<string | undefined> = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm']);

/**
 * Returns the direction of a text. If it has letters of both directions or none, the language decides.
 *
 * @param language The code of the language that the text is in.
 */
export function directionOf(text: string, language: string): Direction {
  const [right, left] = [rightToLeft.test(text), leftToRight.test(text)];
  if (right !== left) return right ? 'rtl' : 'ltr';
  return directionOfLanguage(language);
}

const known = new Map<string, Direction>();

/** Returns the direction in which a language is written, by its code; `ltr` for a code that is no language tag. */
export function directionOfLanguage(language: string): Direction {
  const direction = known.get(language) ?? findDirection(language);
  known.set(language, direction);
  return direction;
}

function findDirection(language: string): Direction {
  try {
    return scriptCodes.has(new Intl.Locale(language).maximize().script) ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}

/** Returns true if the first letter is right-to-left, as in the Unicode algorithm for paragraphs. */
export function isRightToLeft(text: string): boolean {
  return rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? '');
}
