import { itemIndex } from '../doc/itemIndex.ts';
import { childrenOf, type GuideDocument, type GuideNode, type Key, textField } from '../doc/node.ts';
import { namedOptions } from '../doc/resolveReference.ts';
import { likeness, wordsOf } from '../diff/likeness.ts';
import { digitsOf, isTypo } from '../isTypo.ts';
import { remembered } from '../remember.ts';

/** What a name in a guide test should mean. `option`: also a column of a matrix. */
export type NamedKind = 'question' | 'option' | 'row' | 'concept';

/** A name in a guide test. */
export interface TestReference {
  /** What it should mean. */
  readonly kind: NamedKind;
  /** As the test has it. */
  readonly name: string;
  /** The question of an option or row; null for others, and if the question is not found. */
  readonly of: GuideNode | null;
}

/** The parts that names of one kind can mean, in order. */
interface Names {
  readonly parts: readonly Part[];
  /** Returns the name that tests use for a part, or null if it is none of these. */
  nameOf(key: Key): string | null;
  /** The place in `parts` of every name that is understood. The first part with a name counts. */
  readonly byName: ReadonlyMap<string, number>;
}

/** Returns the part that a name means, or null. */
export function partNamed(doc: GuideDocument, kind: NamedKind, name: string, of: GuideNode | null): GuideNode | null {
  const names = namesIn(doc, kind, of);
  return names.parts[names.byName.get(name) ?? -1]?.node ?? null;
}

/**
 * Returns the place of the part that a name means, from 0, or null: that of a question or concept among all of the
 * guide, that of an option or row in the list of its question.
 */
export function placeNamed(doc: GuideDocument, kind: NamedKind, name: string, of: GuideNode | null): number | null {
  return namesIn(doc, kind, of).byName.get(name) ?? null;
}

/** Returns the name of a part in tests, or null if it is not in the guide, or not in the list of that question. */
export function nameForTests(doc: GuideDocument, kind: NamedKind, key: Key, of: GuideNode | null): string | null {
  return namesIn(doc, kind, of).nameOf(key);
}

/**
 * Returns the name that must be meant by one that means nothing, or null if none is so like it. `isFree` tells whether a
 * name can be used.
 */
export function nearestName(
  doc: GuideDocument,
  { kind, name, of }: TestReference,
  isFree: (name: string) => boolean = () => true,
): string | null {
  let best: string | null = null;
  let most = 0;
  const { parts, nameOf } = namesIn(doc, kind, of);
  for (const { node, place } of parts) {
    const givenName = nameOf(node.key) ?? place;
    const texts = [givenName, textField(node, kind === 'concept' ? 'nickname' : 'text')];
    const alike = Math.max(...texts.map((text) => nearness(name, text)));
    if (alike <= most || !isFree(givenName)) continue;
    most = alike;
    best = givenName;
  }
  return best;
}

/** The minimum likeness of texts that can be meant by each other. */
const enough = 0.6;
/** Ids that have words in common are those of different parts, like brand_use and brand_price. */
const id = /^[\w.-]*$/u;

/** Returns how likely a name means another, up to 1; 0 if it cannot. */
function nearness(name: string, other: string): number {
  if (isTypo(name, other)) return 1;
  if (areSameWords(name, other)) return likeTypo;
  if (id.test(name) || digitsOf(name) !== digitsOf(other)) return 0;
  const alike = likeness(new Set(wordsOf(name)), new Set(wordsOf(other)));
  return alike >= enough ? alike : 0;
}

/** Of names that say the same: less than of one that is just mistyped. */
const likeTypo = 0.99;
/** The words of a range, which may be written with a dash instead. */
const ofRange: ReadonlySet<string> = new Set(['from', 'to', 'von', 'bis']);

/** Returns whether two names have the same words and digits in order, as “18-34” and “18 to 34” have. */
function areSameWords(name: string, other: string): boolean {
  const [one, two] = [name, other].map((text) =>
    wordsOf(text)
      .filter((word) => !ofRange.has(word))
      .join(' '),
  );
  return one !== '' && one === two;
}

type KnownNames = Readonly<Record<NamedKind, Map<Key | null, Names>>>;

// By identity: documents are immutable. The options of a question may be those of another, so they belong to the
// document, too.
const known = new WeakMap<object, KnownNames>();

/** Returns the names of one kind in a guide; those of options and rows of one question. */
export function namesIn(doc: GuideDocument, kind: NamedKind, of: GuideNode | null): Names {
  const all = remembered(known, doc.root, () => ({
    question: new Map(),
    concept: new Map(),
    option: new Map(),
    row: new Map(),
  }));
  const at = of?.key ?? null;
  let names = all[kind].get(at);
  if (names === undefined) {
    names = namesOf(partsIn(doc, kind, of), kind === 'concept' ? 'nickname' : 'text');
    all[kind].set(at, names);
  }
  return names;
}

interface Part {
  readonly node: GuideNode;
  /** Its place as a name. */
  readonly place: string;
}

function partsIn(doc: GuideDocument, kind: NamedKind, of: GuideNode | null): readonly Part[] {
  switch (kind) {
    case 'question':
      return itemIndex(doc).items.map(({ node }, index) => ({ node, place: `Q${index + 1}` }));
    case 'concept':
      return childrenOf(doc.root, 'blocks').flatMap((block, at) =>
        childrenOf(block, 'concepts').map((node, place) => ({ node, place: `b${at + 1}.c${place + 1}` })),
      );
    case 'option':
      return of === null
        ? []
        : namedOptions(of, itemIndex(doc)).map((node, place) => ({ node, place: `o${place + 1}` }));
    case 'row':
      return of === null ? [] : childrenOf(of, 'rows').map((node, place) => ({ node, place: `r${place + 1}` }));
  }
}

/** A part is named by its id, else by its text if no other part is understood by it, else by its place. */
function namesOf(parts: readonly Part[], textProperty: string): Names {
  const kinds: readonly ((part: Part) => string)[] = [
    ({ node }) => textField(node, 'externalId'),
    ({ node }) => textField(node, textProperty),
    ({ place }) => place,
  ];
  const byName = new Map<string, number>();
  for (const nameIn of kinds) {
    for (const [at, part] of parts.entries()) {
      const name = nameIn(part);
      if (name !== '' && !byName.has(name)) byName.set(name, at);
    }
  }
  // Only names that are written need these.
  let byKey: ReadonlyMap<Key, string> | undefined;
  const allByKey = (): ReadonlyMap<Key, string> =>
    new Map(
      parts.map((part, at) => {
        const name = kinds.map((nameIn) => nameIn(part)).find((name) => byName.get(name) === at);
        return [part.node.key, name ?? part.place];
      }),
    );
  return { byName, parts, nameOf: (key) => (byKey ??= allByKey()).get(key) ?? null };
}
