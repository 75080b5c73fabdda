import * as z from 'zod';
import { type CombineHow, type Combined, type CombineProblem, combined } from '../clauses/combine.ts';
import { locate } from '../doc/locate.ts';
import { childrenOf, type GuideDocument, type GuideNode, type Key } from '../doc/node.ts';
import { slotRules } from '../doc/kinds.ts';
import { Conditional } from '../schema/conditional.ts';
import type { EditorState } from '../state/editorState.ts';
import type { Transaction, TransactionName } from '../state/transaction.ts';
import { keys } from './arguments.ts';
import { defineCommand, type Refusal, refuse } from './command.ts';
import { conditionalWith, CriterionChoice, isRefused, writeConditional } from './conditions.ts';
import { createDraft, type Draft, finish } from './draft.ts';

/** What a condition for several parts does to one of them. */
export type ConditionRow = { readonly key: Key } & (
  | { readonly kind: 'set'; readonly isNever: boolean }
  | { readonly kind: 'same'; readonly isAlways: boolean }
  | { readonly kind: 'unfit'; readonly why: CombineProblem }
);

const applyConditionArgs = z.object({
  /** Items and concepts; a block means all its items. */
  owners: keys,
  /** As a guide file has it, or one criterion with keys. */
  conditional: z.union([Conditional, CriterionChoice]),
  how: z.enum(['replace', 'and', 'or']),
  /** True: parts that cannot have the condition are left as they are. Else nothing is changed if there is one. */
  partly: z.boolean().optional(),
});

/**
 * `conditional.apply`: gives one condition to several items and concepts, as one entry of the history. With what they
 * have it is combined by `how`, exactly or not at all.
 */
export const applyCondition = defineCommand({
  id: 'conditional.apply',
  args: applyConditionArgs,
  run(state, { owners, conditional: given, how, partly = false }) {
    const parts = ownersOf(state.doc, owners);
    if (parts.length === 0) return refuse('noSuchNode');
    const draft = createDraft(state.doc);
    const conditional = conditionalFrom(draft, given);
    if (isRefused(conditional)) return conditional;
    const name = (count: number): TransactionName => ({ command: 'conditional.apply', params: { count } });
    return applied(draft, parts, { conditional, how, partly, name });
  },
});

/** Returns the items and concepts among parts, in the order of the guide; a block means its items. */
export function ownersOf(doc: GuideDocument, wanted: readonly Key[]): readonly GuideNode[] {
  const found: GuideNode[] = [];
  const chosen = new Set(wanted);
  const visit = (node: GuideNode, isInside: boolean): void => {
    const isChosen = isInside || chosen.has(node.key);
    const isOwner = node.kind === 'item' || (node.kind === 'concept' && chosen.has(node.key));
    if (isOwner && isChosen) found.push(node);
    if (node.kind === 'item' || node.kind === 'concept') return;
    for (const { slot } of slotRules[node.kind]) {
      for (const child of childrenOf(node, slot)) visit(child, isChosen && node.kind === 'block');
    }
  };
  visit(doc.root, false);
  return found;
}

interface Applying {
  readonly conditional: Conditional;
  readonly how: CombineHow;
  readonly partly: boolean;
  readonly name: (count: number) => TransactionName;
}

/** Returns the transaction that gives a condition to parts, or a refusal if one of them cannot have it. */
export function applied(
  draft: Draft,
  parts: readonly GuideNode[],
  { conditional, how, partly, name }: Applying,
): Transaction | Refusal {
  const all = combinations(draft.doc(), parts, conditional, how);
  const unfit = all.filter(({ result }) => result.kind === 'unfit').length;
  const changed = all.flatMap(({ part, result }) => (result.kind === 'set' ? [{ part, result }] : []));
  if (unfit > 0 && (!partly || changed.length === 0)) return refuse('conditionDoesNotFit', { count: unfit });
  if (changed.length === 0) return refuse('nothingToDo');
  for (const { part, result } of changed) {
    if (!writeConditional(draft, part, result.conditional)) return refuse('malformedHere', { slot: 'criteria' });
  }
  return finish(draft, name(changed.length));
}

/** Returns what a condition would do to each of these parts. */
export function conditionRows(
  doc: GuideDocument,
  parts: readonly GuideNode[],
  conditional: Conditional,
  how: CombineHow,
): readonly ConditionRow[] {
  return combinations(doc, parts, conditional, how).map(({ part: { key }, result }): ConditionRow => {
    if (result.kind === 'set') return { key, kind: 'set', isNever: result.isNever };
    return { key, ...result };
  });
}

function conditionalFrom(draft: Draft, given: Conditional | CriterionChoice): Conditional | Refusal {
  return 'operator' in given ? given : conditionalWith(draft, given);
}

/** Returns what `conditional.apply` would do to each part, or why the condition is none. */
export function appliedRows(
  { doc }: EditorState,
  { owners, conditional: given, how }: z.infer<typeof applyConditionArgs>,
): { readonly rows: readonly ConditionRow[] } | { readonly refusal: Refusal } {
  const draft = createDraft(doc);
  const conditional = conditionalFrom(draft, given);
  if (isRefused(conditional)) return { refusal: conditional };
  return { rows: conditionRows(draft.doc(), ownersOf(doc, owners), conditional, how) };
}

function combinations(
  doc: GuideDocument,
  parts: readonly GuideNode[],
  conditional: Conditional,
  how: CombineHow,
): readonly { readonly part: GuideNode; readonly result: Combined }[] {
  return parts.flatMap(({ key }) => {
    // The draft may have given an id to a question since.
    const part = locate(doc, key)?.node;
    return part ? [{ part, result: combined(doc, part, conditional, how) }] : [];
  });
}
