// Letters of other scripts that look like a Latin letter in common typefaces, and characters that word processors
// substitute for plain ones. Case is kept: A and a do not look alike.
const pairs: readonly (readonly [letters: string, likeness: string])[] = [
  ['аеорсухіјѕһԁԛԝѵкг', 'aeopcyxijshdqwvkr'],
  ['АВСЕНІЈКМОРЅТХУҮԌԜѴ', 'ABCEHIJKMOPSTXYYGWV'],
  ['αονρικυγχϲϳ', 'aovpikuyxcj'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿ', 'ABEZHIKMNOPTYXCJ'],
  ['ɑɡ', 'ag'],
  ['‘’ʼ', "'''"],
  ['“”', '""'],
  ['‐‑−', '---'],
];

const likeness = new Map(pairs.flatMap(([letters, like]) => Array.from(letters, (letter, at) => [letter, like[at]])));

const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const space = /\p{Zs}/gu;
const beyondAscii = /[^\0-\x7e]/;

/** Returns true if a text could be mistaken for another one. ASCII text never is. */
export function isUnusual(text: string): boolean {
  return beyondAscii.test(text);
}

/**
 * Returns a text's skeleton (UTS 39): texts with the same skeleton are hard or impossible to tell apart. Covers Latin,
 * Greek and Cyrillic look-alikes, invisible characters, kinds of space, and composed and decomposed letters.
 */
export function skeleton(text: string): string {
  if (!isUnusual(text)) return text;
  const plain = text.normalize('NFD').replace(invisible, '').replace(space, ' ');
  return Array.from(plain, (letter) => likeness.get(letter) ?? letter)
    .join('')
    .normalize('NFD');
}
