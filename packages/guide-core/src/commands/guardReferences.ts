import { locate } from '../doc/locate.ts';
import { childrenOf, type GuideDocument, type GuideNode, type Key, objectFields, textField } from '../doc/node.ts';
import { itemIndex } from '../doc/itemIndex.ts';
import { namedOptions, type Reference } from '../doc/resolveReference.ts';
import { referencesByHolder } from '../doc/references.ts';
import type { JsonObject } from '../json.ts';
import type { Transaction, TransactionName } from '../state/transaction.ts';
import { type Break, refuse, type Refusal } from './command.ts';
import { type Draft, finish, type FinishOptions } from './draft.ts';
import { nameOfOption } from './nameOfOption.ts';
import { inScreening } from './target.ts';
import { hasTrait } from '../schema/itemTraits.ts';

/**
 * Returns the transaction of a draft, or a refusal if a reference that resolves now would no longer resolve or would
 * resolve to something else. The refusal lists these references; its repair also removes them. Choices whose option
 * still exists under another name are renamed without asking.
 */
export function guardReferences(
  draft: Draft,
  name: TransactionName,
  options: FinishOptions = {},
): Transaction | Refusal {
  if (draft.failed()) return finish(draft, name, options);
  renameChoices(draft);
  const breaks = worded(broken(draft));
  if (breaks.length === 0) return finish(draft, name, options);
  const params = { ...name.params, count: breaks.length };
  const repair = withoutBrokenReferences(draft, name, options);
  return refuse('breaksReferences', params, repair ? { breaks, repair } : { breaks });
}

/** Returns the transaction of a draft without the references it would break, or null if it changes nothing. */
export function withoutBrokenReferences(
  draft: Draft,
  name: TransactionName,
  options: FinishOptions = {},
): Transaction | null {
  renameChoices(draft);
  for (let found = broken(draft); found.length > 0; found = broken(draft)) {
    // Carried options decide what a choice can mean, and a question decides what its choices mean, so these come first.
    const carried = found.filter(({ was }) => was.kind === 'carryForward');
    for (const each of carried.length > 0 ? carried : withoutRepeats(found)) removeReference(draft, each.was);
    renameChoices(draft);
  }
  const transaction = finish(draft, name, options);
  return transaction.kind === 'transaction' ? transaction : null;
}

/** Returns the references that resolve in `before` and, though spelled the same, no longer mean the same in `after`. */
export function brokenBy(before: GuideDocument, after: GuideDocument): readonly Break[] {
  return worded(compare(before, after, new Map()));
}

interface Broken {
  readonly was: Reference;
  readonly is: Reference;
}

function broken(draft: Draft): readonly Broken[] {
  return compare(draft.before, draft.doc(), draft.copies);
}

function compare(before: GuideDocument, after: GuideDocument, copies: Draft['copies']): readonly Broken[] {
  const now = referencesByHolder(after);
  const result: Broken[] = [];
  for (const [holder, then] of referencesByHolder(before)) {
    const own = now.get(holder) ?? [];
    if (own !== then) result.push(...compareHolder(then, own, before, after, copies));
  }
  return result;
}

function compareHolder(
  then: readonly Reference[],
  own: readonly Reference[],
  before: GuideDocument,
  after: GuideDocument,
  copies: Draft['copies'],
): readonly Broken[] {
  return then.flatMap((was): Broken[] => {
    if (was.problem !== null) return [];
    const is = sameMention(was, then, own, copies) ?? lostRow(was, after);
    if (is?.value !== was.value) return [];
    if (is.problem === null && gainedRows(was, before, after)) return [{ was, is: { ...is, problem: 'wrongType' } }];
    return is.problem !== null || !means(is.target, was, copies) ? [{ was, is }] : [];
  });
}

/** Returns the reference that corresponds to `was`: choices by position or, if their number changed, by value. */
function sameMention(
  was: Reference,
  then: readonly Reference[],
  now: readonly Reference[],
  copies: Draft['copies'],
): Reference | undefined {
  const own = now.filter((each) => each.kind === was.kind);
  if (was.kind !== 'choice') return own[0];
  if (own.length === then.filter((each) => each.kind === 'choice').length) {
    return own.find((each) => each.path[1] === was.path[1]);
  }
  const same = own.filter((each) => each.value === was.value);
  return same.find((each) => means(each.target, was, copies)) ?? same[0];
}

/** Returns a broken row reference if the question has lost its rows and the criterion would ask something else. */
function lostRow(was: Reference, after: GuideDocument): Reference | undefined {
  if (was.kind !== 'matrixRow') return undefined;
  const holder = locate(after, was.holder)?.node;
  const stays = holder && textField(holder, 'matrixRow') === was.value;
  return stays ? { ...was, target: null, problem: 'wrongType' } : undefined;
}

/** Returns true if the question has gained rows and the condition names none: it must then name a row. */
function gainedRows(was: Reference, before: GuideDocument, after: GuideDocument): boolean {
  if (was.kind !== 'question' || was.target === null) return false;
  const holder = locate(after, was.holder)?.node;
  return (
    !isMatrix(before, was.target) &&
    isMatrix(after, was.target) &&
    holder !== undefined &&
    typeof objectFields(holder)['matrixRow'] !== 'string'
  );
}

function isMatrix(doc: GuideDocument, key: Key): boolean {
  const node = locate(doc, key)?.node;
  return node !== undefined && hasTrait(textField(node, 'type'), 'hasRows');
}

/** Returns true if `target` is what the reference meant, or a copy that replaces it. */
function means(target: Key | null, was: Reference, copies: Draft['copies']): boolean {
  if (target === was.target) return true;
  return target !== null && was.target !== null && copies.get(was.target)?.has(target) === true;
}

function worded(found: readonly Broken[]): readonly Break[] {
  return withoutRepeats(found).map(({ was, is }) => ({
    owner: was.owner,
    holder: was.holder,
    kind: was.kind,
    value: was.value,
    problem: is.problem ?? 'otherTarget',
  }));
}

/** Leaves out the choices of a condition whose question is gone, so that the condition is reported once. */
function withoutRepeats(found: readonly Broken[]): readonly Broken[] {
  const questions = new Set(found.filter(({ was }) => was.kind === 'question').map(({ was }) => was.holder));
  return found.filter(({ was }) => was.kind === 'question' || !questions.has(was.holder));
}

/** Renames choices that lost their option, or now match another option with the same name. */
function renameChoices(draft: Draft): void {
  for (const { was, is } of broken(draft)) {
    if (is.kind !== 'choice') continue;
    const options = optionsAskedFor(draft.doc(), is.holder);
    const option = options.find((each) => means(each.key, was, draft.copies));
    if (option) draft.set(is.holder, is.path, nameOfOption(draft, option, options, was.byText));
  }
}

function optionsAskedFor(doc: GuideDocument, criterion: Key): readonly GuideNode[] {
  const holder = locate(doc, criterion)?.node;
  const index = itemIndex(doc);
  const source = holder && index.byId.get(textField(holder, 'questionId'));
  return source ? namedOptions(source.node, index) : [];
}

/** Removes a reference: the carry-forward, the criterion, or the choice (with its criterion if it was the last one). */
export function removeReference(draft: Draft, reference: Reference): void {
  const holder = locate(draft.doc(), reference.holder);
  if (!holder) return;
  if (reference.kind === 'carryForward') stopCarrying(draft, holder.node.key);
  else if (reference.kind === 'choice') dropChoice(draft, reference);
  else dropCriterion(draft, reference.holder);
}

/**
 * Makes an item show its own options instead of carried ones. If it has none, it gets copies of those it shows now, and
 * conditions on the item refer to the copies.
 */
export function stopCarrying(draft: Draft, item: Key): void {
  copyCarriedOptions(draft, item);
  draft.set(item, ['carryForwardFrom'], undefined);
}

/** If an item has no options of its own, copies those that it carries forward in `draft.before` into it. */
export function copyCarriedOptions(draft: Draft, item: Key): void {
  const shown = locate(draft.before, item)?.node;
  const { node } = draft.find(item);
  if (!shown || childrenOf(node, 'options').length > 0) return;
  const options = namedOptions(shown, itemIndex(draft.before));
  if (options.length === 0 || !draft.openList(item, 'options')) return;
  const status: JsonObject = inScreening(draft.find(item)) ? { status: 'neutral' } : {};
  for (const [index, option] of options.entries()) {
    const wire: JsonObject = { text: objectFields(option)['text'] ?? '', ...status };
    const copy = draft.make('option', wire);
    draft.insert(copy, { parent: item, slot: 'options', index });
    draft.copies.set(option.key, (draft.copies.get(option.key) ?? new Set()).add(copy.key));
  }
}

/** Removes a choice from its criterion, and the criterion if it was the last choice. */
export function dropChoice(draft: Draft, reference: Reference): void {
  const choices = objectFields(draft.find(reference.holder).node)['choices'];
  if (!Array.isArray(choices)) return;
  const left = choices.filter((choice) => choice !== reference.value);
  if (left.length === 0) dropCriterion(draft, reference.holder);
  else draft.set(reference.holder, ['choices'], left);
}

/** Removes a criterion, and the condition if it was the last one. */
export function dropCriterion(draft: Draft, criterion: Key): void {
  const { place } = draft.find(criterion);
  draft.remove(criterion);
  if (place) clearEmptyCondition(draft, place.parent);
}

/** Removes a condition that has no criteria left. */
export function clearEmptyCondition(draft: Draft, owner: Key): void {
  if (draft.find(owner).node.children.criteria?.length === 0) draft.set(owner, ['conditional'], undefined);
}
