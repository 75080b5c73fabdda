import { getIn } from '../doc/field.ts';
import { type NodeKind, slotRules } from '../doc/kinds.ts';
import type { GuideDocument, GuideNode, Key } from '../doc/node.ts';
import type { Path } from '../json.ts';
import type { Block } from '../schema/block.ts';
import type { Concept } from '../schema/concept.ts';
import type { Criterion } from '../schema/conditional.ts';
import type { Item } from '../schema/item.ts';
import type { Media } from '../schema/media.ts';
import type { ChoiceOption, MatrixRow } from '../schema/option.ts';
import type { TextPath } from '../schema/propertyPath.ts';
import type { CreateStudyRequest } from '../schema/study.ts';
import type { TextChange } from '../commands/setTexts.ts';
import { locate } from '../doc/locate.ts';
import type { Finder, Match } from './finder.ts';

/** One occurrence in a guide. */
export interface Hit {
  /** The part with the text. */
  readonly key: Key;
  /** Of the text inside the fields of the part, such as `['content', 'title']`. */
  readonly path: Path;
  /** The whole text in which it was found. */
  readonly text: string;
  /** Where it begins in `text`: from 0, in UTF-16 units. */
  readonly start: number;
  /** Behind its last character, in UTF-16 units. */
  readonly end: number;
}

/**
 * Every text of every kind of part, and whether it is searched: texts, addresses and ids. Names in conditions and
 * carry-forwards are left out, because they follow the parts they name. The order is that of the hits.
 */
const isSearched = {
  study: {
    title: true,
    externalTitle: true,
    background: true,
    studyGoal: true,
    'welcomeMessage.title': true,
    'welcomeMessage.message': true,
    closingMessage: true,
  },
  block: { externalId: true, title: true },
  concept: {
    externalId: true,
    nickname: true,
    'content.title': true,
    'content.description': true,
    'content.embed.url': true,
  },
  item: {
    externalId: true,
    text: true,
    'embed.url': true,
    'embed.proxyUrl': true,
    addInstructions: true,
    continueButtonText: true,
    metric: true,
    carryForwardFrom: false,
  },
  option: { externalId: true, text: true },
  row: { text: true },
  criterion: { parameter: true, value: true, questionId: false, matrixRow: false },
  media: { name: true, url: true },
} as const satisfies { readonly [Kind in NodeKind]: Readonly<Record<TextPath<Wire[Kind]>, boolean>> };

/** The object of each kind of part in a guide file. */
interface Wire {
  readonly study: CreateStudyRequest;
  readonly block: Block;
  readonly concept: Concept;
  readonly item: Item;
  readonly option: ChoiceOption;
  readonly row: MatrixRow;
  readonly criterion: Criterion;
  readonly media: Media;
}

type Searched = typeof isSearched;
type TrueOf<T> = { [Name in keyof T]: T[Name] extends true ? Name : never }[keyof T];

/** A text that is searched, as the dotted path of a {@link Hit}. */
export type SearchedText = { [Kind in NodeKind]: TrueOf<Searched[Kind]> }[NodeKind];

const textsOf = new Map<string, readonly Path[]>(
  Object.entries(isSearched).map(([kind, texts]) => [
    kind,
    Object.entries(texts).flatMap(([path, searched]) => (searched ? [path.split('.')] : [])),
  ]),
);

const knownHits = new WeakMap<Finder, WeakMap<GuideNode, readonly Hit[]>>();
const knownTexts = new WeakMap<GuideNode, readonly string[]>();

/**
 * Returns every hit in the order of the guide. Unchanged parts are not searched again with the same finder.
 *
 * @param finder Of {@link createFinder}. A regular expression that people wrote can take years: search in a worker.
 * @example
 * ```ts
 * import { fromWire } from '@guide-studio/guide-core/edit';
 * import { createFinder, findInGuide } from '@guide-studio/guide-core/find';
 *
 * const doc = fromWire({ title: 'Soup', studyGuide: [{ type: 'flat', title: 'Soups', items: [] }] });
 * const finder = createFinder({ text: 'soup', matchCase: false, wholeWord: false, regularExpression: false });
 * const hits = 'error' in finder ? [] : findInGuide(doc, finder);
 * console.log(hits.map(({ path, start, end }) => `${path.join('.')} ${start} to ${end}`)); // [ 'title 0 to 4', 'title 0 to 4' ]
 * ```
 */
export function findInGuide(doc: GuideDocument, finder: Finder): readonly Hit[] {
  const known = knownHits.get(finder) ?? new WeakMap<GuideNode, readonly Hit[]>();
  knownHits.set(finder, known);
  return inOrder(doc.root, known, (node) => hitsAt(node, finder));
}

/** Returns every text that {@link findInGuide} searches, in the order of the guide. Empty texts are left out. */
export function searchedTexts(doc: GuideDocument): readonly string[] {
  return inOrder(doc.root, knownTexts, (node) => textsAt(node).map(({ text }) => text));
}

/** Returns what is read of a part and then of those below. What is known of a part is not read again. */
function inOrder<T>(
  node: GuideNode,
  known: WeakMap<GuideNode, readonly T[]>,
  readAt: (node: GuideNode) => readonly T[],
): readonly T[] {
  const before = known.get(node);
  if (before) return before;
  const below = slotRules[node.kind].flatMap(({ slot }) => node.children[slot] ?? []);
  const all = [...readAt(node), ...below.flatMap((child) => inOrder(child, known, readAt))];
  known.set(node, all);
  return all;
}

function textsAt(node: GuideNode): readonly { readonly path: Path; readonly text: string }[] {
  return (textsOf.get(node.kind) ?? []).flatMap((path) => {
    const text = getIn(node.fields, path);
    return typeof text === 'string' && text !== '' ? [{ path, text }] : [];
  });
}

function hitsAt(node: GuideNode, finder: Finder): readonly Hit[] {
  return textsAt(node).flatMap(({ path, text }) =>
    finder.matches(text).map(({ start, end }): Hit => ({ key: node.key, path, text, start, end })),
  );
}

/** Returns the texts after replacing the hits, for `setTexts`, which also updates the conditions that name them. */
export function replacementTexts(
  doc: GuideDocument,
  hits: readonly Hit[],
  finder: Finder,
  by: string,
): readonly TextChange[] {
  const texts = new Map<string, Hit[]>();
  for (const hit of hits) {
    const name = `${hit.key}/${hit.path.join('/')}`;
    texts.set(name, [...(texts.get(name) ?? []), hit]);
  }
  return Array.from(texts.values()).flatMap((group): TextChange[] => {
    const [{ key, path } = { key: '', path: [] }] = group;
    const text = getIn(locate(doc, key)?.node.fields ?? null, path);
    if (typeof text !== 'string') return [];
    const value = replaced(text, group, finder, by);
    return [{ key, path, value }];
  });
}

/** Returns the text with those matches replaced that are among the hits. */
function replaced(text: string, hits: readonly Hit[], finder: Finder, by: string): string {
  const wanted = new Set(hits.map(({ start }) => start));
  const chosen = finder.matches(text).filter(({ start }) => wanted.has(start));
  let result = '';
  let after = 0;
  for (const match of chosen) {
    result += text.slice(after, match.start) + finder.replacement(text, match satisfies Match, by);
    after = match.end;
  }
  return result + text.slice(after);
}
