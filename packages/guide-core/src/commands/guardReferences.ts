import { locate } from '../doc/locate.ts';
import { childrenOf, type GuideDocument, type GuideNode, type Key, objectFields, textField } from '../doc/node.ts';
import { type Reference, references } from '../doc/references.ts';
import type { JsonObject } from '../json.ts';
import type { Transaction, TransactionName } from '../state/transaction.ts';
import { type Break, refuse, type Refusal } from './command.ts';
import { createDraft, type Draft, finish } from './draft.ts';

type Options = Pick<Transaction, 'selection' | 'mergeKey'>;

/**
 * The transaction of a draft, unless a reference that leads somewhere now would lead nowhere, or somewhere else,
 * afterwards. Then a refusal that names each one; its repair does the same and takes the broken mentions out.
 */
export function guardReferences(draft: Draft, name: TransactionName, options: Options = {}): Transaction | Refusal {
  const breaks = brokenBy(draft.before, draft.doc());
  if (breaks.length === 0) return finish(draft, name, options);
  const params = { ...name.params, count: breaks.length };
  return refuse('breaksReferences', params, { breaks, repair: repaired(draft, breaks, name, options) });
}

/** The references that resolve in `before` and, still written the same, no longer mean the same in `after`. */
export function brokenBy(before: GuideDocument, after: GuideDocument): readonly Break[] {
  const now = new Map(references(after).map((reference) => [identity(reference), reference]));
  const breaks: Break[] = [];
  for (const was of references(before)) {
    const is = now.get(identity(was));
    if (was.problem !== null || !is || is.value !== was.value) continue;
    const problem = is.problem ?? (is.target === was.target ? null : 'otherTarget');
    if (problem === null) continue;
    breaks.push({ owner: was.owner, holder: was.holder, kind: was.kind, value: was.value, problem });
  }
  // A condition on a question that is gone says it once, not again for each of its choices.
  const questions = new Set(breaks.filter((b) => b.kind === 'question').map((b) => b.holder));
  return breaks.filter((b) => b.kind === 'question' || !questions.has(b.holder));
}

function identity(reference: Reference): string {
  // Choices are told apart by their value: a position shifts when another choice leaves.
  const place = reference.kind === 'choice' ? `choices/${reference.value}` : reference.path.join('/');
  return `${reference.holder}/${place}`;
}

function repaired(draft: Draft, breaks: readonly Break[], name: TransactionName, options: Options): Transaction {
  const fix = createDraft(draft.before);
  replay(fix, draft);
  for (const each of breaks) mend(fix, each);
  return finish(fix, name, options);
}

function replay(fix: Draft, draft: Draft): void {
  for (const step of draft.steps()) {
    if (step.type === 'insertNode') fix.insert(step.node, step.place);
    else if (step.type === 'removeNode') fix.remove(step.node.key);
    else if (step.type === 'moveNode') fix.move(step.key, step.to);
    else fix.set(step.key, step.path, step.to);
  }
}

function mend(draft: Draft, each: Break): void {
  const holder = locate(draft.doc(), each.holder);
  if (!holder) return;
  if (each.kind === 'carryForward') stopCarrying(draft, holder.node);
  else if (each.kind === 'choice') dropChoice(draft, each);
  else dropCriterion(draft, each.holder);
}

/** A question that no longer carries needs options of its own: those of the source it had. */
function stopCarrying(draft: Draft, item: GuideNode): void {
  const source = sourceBefore(draft, item);
  draft.set(item.key, ['carryForwardFrom'], undefined);
  if (childrenOf(item, 'options').length > 0 || !source) return;
  if (!draft.openList(item.key, 'options')) return;
  for (const [index, option] of childrenOf(source, 'options').entries()) {
    const wire: JsonObject = { text: textField(option, 'text') };
    draft.insert(draft.make('option', wire), { parent: item.key, slot: 'options', index });
  }
}

function sourceBefore(draft: Draft, item: GuideNode): GuideNode | null {
  const carried = references(draft.before).find((r) => r.kind === 'carryForward' && r.holder === item.key);
  return carried?.target ? (locate(draft.before, carried.target)?.node ?? null) : null;
}

function dropChoice(draft: Draft, each: Break): void {
  const choices = objectFields(draft.find(each.holder).node)['choices'];
  if (!Array.isArray(choices)) return;
  const left = choices.filter((choice) => choice !== each.value);
  if (left.length === 0) dropCriterion(draft, each.holder);
  else draft.set(each.holder, ['choices'], left);
}

/** Removes a criterion, and the condition with its last one. */
export function dropCriterion(draft: Draft, criterion: Key): void {
  const { place } = draft.find(criterion);
  draft.remove(criterion);
  if (!place) return;
  const owner = draft.find(place.parent).node;
  if (childrenOf(owner, 'criteria').length === 0) draft.set(owner.key, ['conditional'], undefined);
}
