import { likeness, wordsOf } from '../diff/likeness.ts';
import { childrenOf, type GuideDocument, type GuideNode, type Key, textField } from '../doc/node.ts';
import type { Anchor } from './notes.ts';

/** The minimum likeness of a text to be recognised as the commented one. */
const enoughAlike = 0.6;

/** The maximum length of a text in an anchor. */
const longest = 20_000;

interface Candidate {
  readonly node: GuideNode;
  readonly block: GuideNode;
}

/**
 * Returns the anchor of the study, a block or an item, by which {@link placesOf} finds it later; null for any other part.
 *
 * @param about On the study: the one of its texts that the comment is about, such as its title; '' for the whole study.
 */
export function anchorOf(doc: GuideDocument, key: Key, about = ''): Anchor | null {
  if (key === doc.root.key) return { kind: 'study', text: about.slice(0, longest), block: '' };
  const found = candidates(doc).find(({ node }) => node.key === key);
  return found ? anchorAt(found) : null;
}

function anchorAt({ node, block }: Candidate): Anchor {
  const externalId = textField(node, 'externalId');
  return {
    kind: node.kind === 'block' ? 'block' : 'item',
    ...(externalId === '' ? {} : { externalId }),
    text: nameIn(node),
    block: textField(block, 'title'),
  };
}

/**
 * Returns the parts to which anchors lead, in their order: by external id, else by equal text (first in the same
 * block), else by similar text. The entry is null if nothing matches; a person must then decide.
 *
 * @example
 * ```ts
 * import { fromWire, keyAtPath } from '@guide-studio/guide-core/edit';
 * import { anchorOf, placesOf } from '@guide-studio/guide-core/notes';
 *
 * const cooking = (text: string) =>
 *   fromWire({ title: 'Soup', studyGuide: [{ type: 'flat', title: 'Week', items: [{ type: 'open_ended', text }] }] });
 * const before = cooking('What did you cook last week?');
 * const anchor = anchorOf(before, keyAtPath(before, ['studyGuide', 0, 'items', 0]) ?? '');
 * const after = cooking('What did you cook in the last week?');
 * console.log(anchor && placesOf(after, [anchor])[0] === keyAtPath(after, ['studyGuide', 0, 'items', 0])); // true
 * ```
 */
export function placesOf(doc: GuideDocument, anchors: readonly Anchor[]): readonly (Key | null)[] {
  if (anchors.length === 0) return [];
  const all = candidates(doc);
  // A guide has one study, however it is called now.
  return anchors.map((anchor) =>
    anchor.kind === 'study' ? doc.root.key : (bestCandidate(all, anchor)?.node.key ?? null),
  );
}

/**
 * Returns the anchors to update: those of comments whose block or item still exists but has other names now.
 *
 * @param placed Comments with the keys that {@link placesOf} found; null for none.
 * @returns The anchors of now, for the change `comment.follow`.
 */
export function movedAnchors<Id>(
  doc: GuideDocument,
  placed: readonly { readonly id: Id; readonly anchor: Anchor; readonly key: Key | null }[],
): readonly { readonly id: Id; readonly anchor: Anchor }[] {
  if (placed.length === 0) return [];
  const byKey = new Map(candidates(doc).map((each) => [each.node.key, each]));
  return placed.flatMap(({ id, anchor, key }) => {
    const found = key === null ? undefined : byKey.get(key);
    const now = found && anchorAt(found);
    return now && !isSame(now, anchor) ? [{ id, anchor: now }] : [];
  });
}

function bestCandidate(all: readonly Candidate[], anchor: Anchor): Candidate | undefined {
  const ofKind = all.filter(({ node }) => node.kind === anchor.kind);
  const { externalId } = anchor;
  const named = externalId && ofKind.find(({ node }) => textField(node, 'externalId') === externalId);
  if (named) return named;
  const same = ofKind.filter(({ node }) => nameIn(node) === anchor.text);
  const here = same.find(({ block }) => textField(block, 'title') === anchor.block);
  // An empty text identifies nothing in other places.
  if (here || anchor.text === '') return here;
  return same[0] ?? likest(ofKind, anchor);
}

/** Returns the most similar text. Candidates with a different id are excluded. */
function likest(candidates: readonly Candidate[], anchor: Anchor): Candidate | undefined {
  const wanted = new Set(wordsOf(anchor.text));
  let best: Candidate | undefined;
  let most = enoughAlike;
  for (const candidate of candidates) {
    const id = textField(candidate.node, 'externalId');
    if (id !== '' && anchor.externalId !== undefined && id !== anchor.externalId) continue;
    const alike = likeness(wanted, new Set(wordsOf(nameIn(candidate.node))));
    if (alike < most || (alike === most && best)) continue;
    best = candidate;
    most = alike;
  }
  return best;
}

function candidates(doc: GuideDocument): readonly Candidate[] {
  return childrenOf(doc.root, 'blocks').flatMap((block) => [
    { node: block, block },
    ...childrenOf(block, 'items').map((node) => ({ node, block })),
  ]);
}

function nameIn(node: GuideNode): string {
  return textField(node, node.kind === 'block' ? 'title' : 'text').slice(0, longest);
}

function isSame(one: Anchor, other: Anchor): boolean {
  return (['kind', 'externalId', 'text', 'block'] as const).every((name) => one[name] === other[name]);
}
