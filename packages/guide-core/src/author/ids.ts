import { currentBuilding } from './building.ts';
import { type Ids, questionsIn, type Reference } from './conditions.ts';
import type { AuthoredBlock } from './parts.ts';
import { placeOf } from './place.ts';

const longest = 40;

/**
 * Gives ids to the questions that others refer to and that have none. They are made of the texts. Where texts are equal,
 * all questions are numbered in the order of the guide, also those that nothing refers to: another condition does not
 * move an id from one question to another.
 */
export function createIds(blocks: readonly AuthoredBlock[]): Ids {
  const taken = new Set(givenIds(blocks));
  const made = new Map<Reference, string>();
  const wanted = referredTo(blocks);
  for (const question of inOrder(blocks, wanted)) {
    if (question.id !== undefined || made.has(question)) continue;
    const id = freeId(question.text, taken);
    taken.add(id);
    made.set(question, id);
  }
  warnOfNumbers(blocks, made, wanted);
  return { of: (question) => question.id ?? (wanted.has(question) ? made.get(question) : undefined) };
}

/** Tells a build which ids count questions with equal texts: one question more before them would move the ids. */
function warnOfNumbers(
  blocks: readonly AuthoredBlock[],
  made: ReadonlyMap<Reference, string>,
  wanted: ReadonlySet<Reference>,
): void {
  const building = currentBuilding();
  if (building === undefined) return;
  const groups = new Map<string, Reference[]>();
  for (const question of made.keys()) {
    const slug = slugOf(question.text);
    groups.set(slug, [...(groups.get(slug) ?? []), question]);
  }
  for (const group of groups.values()) {
    if (group.length < 2 || !group.some((question) => wanted.has(question))) continue;
    const ids = group.map((question) => made.get(question) ?? '').join(', ');
    const moved = `another one before them moves the ids, and with them the answers of a running study`;
    const [first, second] = group;
    const areEqual = group.every(({ text }) => text === first?.text);
    const texts = areEqual ? `are called “${first?.text}”` : `have texts that begin as “${first?.text}” does,`;
    const item = blocks.flatMap(({ items }) => items).find(({ self }) => self === second);
    building.warned(
      `${group.length} questions ${texts} and get their ids by their order (${ids}): ${moved}. Give each an id of its own: { id: '…' }.`,
      placeOf(item),
    );
  }
}

/** Returns every id that the author gave. */
function givenIds(blocks: readonly AuthoredBlock[]): readonly string[] {
  return blocks
    .flatMap(({ id, items, concepts = [] }) => [
      id,
      ...concepts.map((concept) => concept.id),
      ...items.flatMap(({ self, optionIds }) => [self.id, ...optionIds]),
    ])
    .filter((id) => id !== undefined);
}

function referredTo(blocks: readonly AuthoredBlock[]): ReadonlySet<Reference> {
  const conditions = blocks.flatMap(({ items, concepts = [] }) =>
    [...items, ...concepts].flatMap(({ when }) => when ?? []),
  );
  const sources = blocks.flatMap(({ items }) => items.flatMap(({ from }) => from ?? []));
  return new Set([...conditions.flatMap(questionsIn), ...sources]);
}

/** Returns the questions in the order of the guide; those that are wanted and not in it at the end. */
function inOrder(blocks: readonly AuthoredBlock[], wanted: ReadonlySet<Reference>): readonly Reference[] {
  return [...new Set([...blocks.flatMap(({ items }) => items.map(({ self }) => self)), ...wanted])];
}

function freeId(text: string, taken: ReadonlySet<string>): string {
  const base = slugOf(text) || 'question';
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? base : `${base}-${count}`;
    if (!taken.has(id)) return id;
  }
}

/**
 * Returns a text in small letters and digits of any script, joined by hyphens, of at most 40 characters. Accents of Latin
 * and Greek letters are left out; the marks of other scripts are part of their letters.
 */
function slugOf(text: string): string {
  const words = text
    // Taken apart, the vowel am of Thai and Lao never comes together again.
    .replace(/[^\p{Script=Thai}\p{Script=Lao}]+/gu, (part) => part.normalize('NFKD'))
    .replace(/([\p{Script=Latin}\p{Script=Greek}])\p{Diacritic}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u);
  const slug: string[] = [];
  let length = 0;
  for (const word of words.filter((each) => each !== '')) {
    length += word.length + 1;
    if (slug.length > 0 && length > longest) break;
    slug.push(word);
  }
  return shortened(slug.join('-'));
}

/** Cuts between letters, never between a letter and its marks. */
function shortened(text: string): string {
  let [short, length] = ['', 0];
  for (const letter of text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []) {
    length += Array.from(letter).length;
    if (length > longest) break;
    short += letter;
  }
  return short;
}
