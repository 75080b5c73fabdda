import type { Item } from '../schema/index.ts';

/** Words that no constant may have as its name: of the language, and of the functions that the code calls. */
const reserved = new Set(
  'all any await block break case catch choice class concepts const continue debugger default delete do else enum export extends false finally for function guide if implements import in instanceof interface let matrix maxDiff new none null open option package param private protected public ranking return screening statement static super switch this throw true try typeof undefined unlisted var void while with yield arguments eval'.split(
    ' ',
  ),
);
const longest = 30;

/** The names of constants for questions, made of their ids. */
export class CodeNames {
  readonly #names = new Map<string, string>();

  constructor(items: readonly Item[]) {
    const taken = new Set<string>();
    for (const { externalId } of items) {
      if (externalId === undefined || this.#names.has(externalId)) continue;
      const base = nameOf(externalId);
      let name = base;
      for (let count = 2; taken.has(name) || reserved.has(name); count += 1) name = `${base}${count}`;
      taken.add(name);
      this.#names.set(externalId, name);
    }
  }

  /** Returns the constant of the question with an id; undefined if it needs none. */
  of(id: string): string | undefined {
    return this.#names.get(id);
  }
}

/** Returns an id in the form of a name: `how-often` becomes `howOften`. */
function nameOf(id: string): string {
  const words = id.split(/[^\p{ID_Continue}]+/u).filter((word) => word !== '');
  const joined = words.map((word, at) => (at === 0 ? lowerFirst(word) : upperFirst(word))).join('');
  const short = Array.from(joined.normalize('NFC')).slice(0, longest).join('');
  return /^[\p{ID_Start}_$]/u.test(short) ? short : `q${upperFirst(short)}`;
}

const lowerFirst = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);
const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
