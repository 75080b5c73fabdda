import { locate } from '../doc/locate.ts';
import { childrenOf, type GuideDocument, type GuideNode, type Key, textField } from '../doc/node.ts';
import { itemIndex } from '../doc/itemIndex.ts';
import { oneLine } from '../doc/oneLine.ts';
import { namedOptions, type Reference } from '../doc/resolveReference.ts';
import { possibleSources } from '../doc/possibleSources.ts';
import { references, referencesTo } from '../doc/references.ts';
import { referableId } from './conditions.ts';
import type { Draft } from './draft.ts';
import { dropChoice } from './guardReferences.ts';
import { nameOfOption } from './nameOfOption.ts';
import { rewrite } from './renameExternalId.ts';
import { hasTrait } from '../schema/itemTraits.ts';

/**
 * Returns what could replace a question, an option or a row in everything that depends on it, in the order of the
 * guide: earlier questions of the same shape that have every answer and row that is referred to, other options, or
 * other rows. Empty if nothing depends on it.
 */
export function substitutes(doc: GuideDocument, key: Key): readonly GuideNode[] {
  const located = locate(doc, key);
  const item = located?.ancestors.at(-1);
  if (!located || !item) return [];
  const { node } = located;
  const references = referencesOf(doc, node);
  if (references.length === 0) return [];
  if (node.kind === 'item') return questionsLike(doc, node, references);
  if (node.kind === 'option') return childrenOf(item, 'options').filter((each) => each !== node);
  const rows = childrenOf(item, 'rows');
  return node.kind === 'row' ? rows.filter((each) => each !== node && isFirstWithItsText(each, rows)) : [];
}

/**
 * Makes everything that depends on a part depend on `instead`. Returns false if `instead` is not one of its
 * {@link substitutes}. The draft must not contain changes yet.
 */
export function redirectTo(draft: Draft, key: Key, instead: Key): boolean {
  const to = substitutes(draft.before, key).find((each) => each.key === instead);
  if (!to) return false;
  redirect(draft, draft.find(key).node, to);
  return true;
}

function redirect(draft: Draft, node: GuideNode, to: GuideNode): void {
  const references = referencesOf(draft.before, node);
  standIn(draft, node, to);
  if (node.kind === 'item') redirectQuestion(draft, node, to, references);
  else if (node.kind === 'row') for (const each of references) rewrite(draft, each, textField(to, 'text'));
  else redirectOption(draft, to, references);
}

/** Returns the references to a question, its answers and rows, or to an answer or row. Carried answers count too. */
function referencesOf(doc: GuideDocument, node: GuideNode): readonly Reference[] {
  const parts = [node, ...childrenOf(node, 'options'), ...childrenOf(node, 'rows')];
  const keys = new Set<Key | null>(parts.map(({ key }) => key));
  const all = references(doc);
  const asking = new Set(
    all.flatMap(({ kind, target, holder }) => (kind === 'question' && keys.has(target) ? holder : [])),
  );
  return all.filter(({ target, problem, holder }) => problem === null && (keys.has(target) || asking.has(holder)));
}

function questionsLike(doc: GuideDocument, item: GuideNode, references: readonly Reference[]): readonly GuideNode[] {
  return allowed(doc, references).filter(
    (each) => each !== item && references.every((reference) => answers(doc, item, each, reference, references)),
  );
}

/** Returns the questions that every part with one of these references may refer to. */
function allowed(doc: GuideDocument, references: readonly Reference[]): readonly GuideNode[] {
  const conditions = new Set(references.flatMap(({ kind, owner }) => (kind === 'question' ? owner : [])));
  const carrying = new Set(references.flatMap(({ kind, owner }) => (kind === 'carryForward' ? owner : [])));
  const [first = [], ...others] = [
    ...[...conditions].map((owner) => possibleSources(doc, owner, 'condition')),
    ...[...carrying].map((owner) => possibleSources(doc, owner, 'carryForward')),
  ];
  const sets = others.map((sources) => new Set(sources));
  return first.filter((each) => sets.every((set) => set.has(each)));
}

/** Returns true if another question has what a reference asks for. */
function answers(
  doc: GuideDocument,
  item: GuideNode,
  other: GuideNode,
  reference: Reference,
  references: readonly Reference[],
): boolean {
  switch (reference.kind) {
    case 'carryForward':
      return true;
    case 'choice':
      return optionLike(doc, item, other, reference.target) !== undefined;
    case 'matrixRow':
      return childrenOf(other, 'rows').some((row) => textField(row, 'text') === reference.value);
    case 'question': {
      const asksRow = references.some(({ kind, holder }) => kind === 'matrixRow' && holder === reference.holder);
      return hasTrait(textField(other, 'type'), 'hasRows') === asksRow;
    }
  }
}

/** Returns the option of another question with the same text. */
function optionLike(doc: GuideDocument, item: GuideNode, other: GuideNode, option: Key | null): GuideNode | undefined {
  const own = answerOf(doc, item, option);
  return own && namedOptions(other, itemIndex(doc)).find((each) => optionText(each) === optionText(own));
}

function answerOf(doc: GuideDocument, item: GuideNode, option: Key | null): GuideNode | undefined {
  return [...childrenOf(item, 'options'), ...namedOptions(item, itemIndex(doc))].find(({ key }) => key === option);
}

/** Returns the text of an option, ignoring spacing and case. */
function optionText(option: GuideNode): string {
  return oneLine(textField(option, 'text')).toLowerCase();
}

/** Returns false if an earlier row has the same text: conditions name rows by text and cannot refer to this one. */
function isFirstWithItsText(row: GuideNode, rows: readonly GuideNode[]): boolean {
  const text = textField(row, 'text');
  return text !== '' && rows.find((each) => textField(each, 'text') === text) === row;
}

function redirectQuestion(draft: Draft, item: GuideNode, to: GuideNode, references: readonly Reference[]): void {
  const options = namedOptions(to, itemIndex(draft.before));
  for (const row of childrenOf(item, 'rows')) {
    const same = childrenOf(to, 'rows').find((each) => textField(each, 'text') === textField(row, 'text'));
    if (same) standIn(draft, row, same);
  }
  for (const reference of references) {
    if (reference.kind === 'question' || reference.kind === 'carryForward')
      rewrite(draft, reference, referableId(draft, to));
    if (reference.kind !== 'choice') continue;
    const own = answerOf(draft.before, item, reference.target);
    const like = optionLike(draft.before, item, to, reference.target);
    if (!own || !like) continue;
    standIn(draft, own, like);
    rewrite(draft, reference, nameOfOption(draft, like, options, reference.byText));
  }
}

/** Removes the choice if its criterion already names the other option, else renames it. */
function redirectOption(draft: Draft, to: GuideNode, references: readonly Reference[]): void {
  const own = draft.find(to.key).ancestors.at(-1);
  const options = own ? childrenOf(own, 'options') : [];
  const others = new Set(
    referencesTo(draft.before, new Set([to.key])).flatMap(({ kind, holder }) => (kind === 'choice' ? holder : [])),
  );
  for (const reference of references) {
    if (others.has(reference.holder)) dropChoice(draft, reference);
    else rewrite(draft, reference, nameOfOption(draft, to, options, reference.byText));
  }
}

function standIn(draft: Draft, original: GuideNode, other: GuideNode): void {
  draft.copies.set(original.key, (draft.copies.get(original.key) ?? new Set()).add(other.key));
}
