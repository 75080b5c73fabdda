import * as z from 'zod';
import { idForItem } from '../doc/externalIds.ts';
import { getIn } from '../doc/field.ts';
import { childrenOf, type GuideNode, type Key, nodeReader, objectFields, textField } from '../doc/node.ts';
import { itemIndex, orderOf } from '../doc/itemIndex.ts';
import { namedOptions } from '../doc/resolveReference.ts';
import { possibleSources } from '../doc/possibleSources.ts';
import { nodeToWire } from '../doc/toWire.ts';
import { type JsonObject, sameJson } from '../json.ts';
import { isSource } from '../references/source.ts';
import { Conditional, MatchingCriteria, Operator } from '../schema/conditional.ts';
import type { EditorState } from '../state/editorState.ts';
import { index, key, keys } from './arguments.ts';
import { defineCommand, type Refusal, refuse } from './command.ts';
import { createDraft, type Draft, finish, insertionIndex } from './draft.ts';
import { guardReferences } from './guardReferences.ts';
import { nameOfOption } from './nameOfOption.ts';
import { target } from './target.ts';

/**
 * A criterion as the user picks it: by node keys. The command writes ids and texts, and gives the question an external
 * id if it has none.
 */
export const CriterionChoice = z.union([
  z.object({
    source: key,
    matchingCriteria: MatchingCriteria,
    /** Keys of options (columns of a matrix). */
    choices: keys,
    /** Choices that match no option. They are kept as written until the user removes them. */
    kept: z.array(z.string()).readonly().optional(),
    /** Key of a matrix row. */
    row: key.optional(),
  }),
  /** No question is chosen yet. The criterion is unfinished: a guide with it can be saved, not published. */
  z.object({ source: z.null(), matchingCriteria: MatchingCriteria }),
  z.object({ parameter: z.string(), value: z.string() }),
]);

/** A criterion as the user sets it, with keys in place of ids and texts. */
export type CriterionChoice = z.infer<typeof CriterionChoice>;

/** `criterion.add`: adds a criterion to an item or concept. The first one creates the condition (operator `and`). */
export const addCriterion = defineCommand({
  id: 'criterion.add',
  args: z.object({ owner: key, criterion: CriterionChoice, index: index.optional() }),
  run(state, args) {
    if (!target(state, args.owner, 'item', 'concept')) return refuse('noSuchNode');
    const draft = createDraft(state.doc);
    const wire = criterionWire(state, draft, args.owner, args.criterion);
    if (isRefused(wire)) return wire;
    if (!draft.openList(args.owner, 'criteria')) return refuse('malformedHere', { slot: 'criteria' });
    const node = draft.make('criterion', wire);
    const index = insertionIndex(draft.find(args.owner).node, 'criteria', args.index);
    draft.insert(node, { parent: args.owner, slot: 'criteria', index });
    return guardReferences(draft, { command: 'criterion.add', params: {} });
  },
});

/** `criterion.set`: replaces an existing criterion. */
export const setCriterion = defineCommand({
  id: 'criterion.set',
  args: z.object({ key, criterion: CriterionChoice }),
  run(state, { key, criterion }) {
    const located = target(state, key, 'criterion');
    const owner = located?.ancestors.at(-1);
    if (!located || !owner) return refuse('noSuchNode');
    const draft = createDraft(state.doc);
    const wire = criterionWire(state, draft, owner.key, criterion);
    if (isRefused(wire)) return wire;
    draft.set(key, [], wire);
    const typing = 'parameter' in criterion ? { mergeKey: `${key}/parameter` } : {};
    return finish(draft, { command: 'criterion.set', params: {} }, typing);
  },
});

/** `conditional.set`: replaces the condition of an item or concept with one in the contract's format. */
export const setConditional = defineCommand({
  id: 'conditional.set',
  args: z.object({ owner: key, conditional: Conditional }),
  run(state, args) {
    const located = target(state, args.owner, 'item', 'concept');
    if (!located) return refuse('noSuchNode');
    if (sameJson(getIn(nodeToWire(located.node), ['conditional']), args.conditional)) return refuse('nothingToDo');
    const draft = createDraft(state.doc);
    if (!writeConditional(draft, located.node, args.conditional)) return refuse('malformedHere', { slot: 'criteria' });
    return finish(draft, { command: 'conditional.set', params: {} });
  },
});

/** `conditional.clear`: removes the condition, so the item or concept is shown to everyone. */
export const clearConditional = defineCommand({
  id: 'conditional.clear',
  args: z.object({ owner: key }),
  run(state, { owner }) {
    const located = target(state, owner, 'item', 'concept');
    if (!located) return refuse('noSuchNode');
    if (objectFields(located.node)['conditional'] === undefined) return refuse('nothingToDo');
    const draft = createDraft(state.doc);
    removeCriteria(draft, located.node);
    draft.set(owner, ['conditional'], undefined);
    return finish(draft, { command: 'conditional.clear', params: {} });
  },
});

/** `conditional.operator`: sets whether all criteria must hold (`and`) or one is enough (`or`). */
export const setOperator = defineCommand({
  id: 'conditional.operator',
  args: z.object({ owner: key, operator: Operator }),
  run(state, { owner, operator }) {
    const located = target(state, owner, 'item', 'concept');
    if (!located?.node.children.criteria) return refuse('noSuchNode');
    const draft = createDraft(state.doc);
    draft.set(owner, ['conditional', 'operator'], operator);
    return finish(draft, { command: 'conditional.operator', params: { operator } });
  },
});

/** Replaces the condition of an item or concept; null: it has none. Returns false if the file has something else there. */
export function writeConditional(draft: Draft, owner: GuideNode, conditional: Conditional | null): boolean {
  removeCriteria(draft, owner);
  draft.set(owner.key, ['conditional'], conditional === null ? undefined : { ...conditional, criteria: [] });
  if (draft.failed()) return false;
  for (const [index, criterion] of (conditional?.criteria ?? []).entries()) {
    draft.insert(draft.make('criterion', criterion), { parent: owner.key, slot: 'criteria', index });
  }
  return true;
}

function removeCriteria(draft: Draft, owner: GuideNode): void {
  for (const criterion of childrenOf(owner, 'criteria').toReversed()) draft.remove(criterion.key);
}

function criterionWire(state: EditorState, draft: Draft, owner: Key, criterion: CriterionChoice): JsonObject | Refusal {
  if ('parameter' in criterion) {
    return { type: 'searchParam', parameter: criterion.parameter, value: criterion.value };
  }
  if (criterion.source === null) {
    const { matchingCriteria } = criterion;
    return { type: 'selectedTemplateOptions', questionId: '', matchingCriteria, choices: [] };
  }
  const source = possibleSources(state.doc, owner, 'condition').find((item) => item.key === criterion.source);
  return source ? answerWire(draft, source, criterion) : refuse('notAPossibleSource');
}

type AnswerChoice = Extract<CriterionChoice, { readonly choices: unknown }>;

/** Returns a criterion about a question as a guide file has it, with an id for the question if it has none. */
function answerWire(draft: Draft, source: GuideNode, criterion: AnswerChoice): JsonObject | Refusal {
  const options = namedOptions(source, itemIndex(draft.before));
  const chosen = criterion.choices.map((key) => options.find((option) => option.key === key));
  const rows = childrenOf(source, 'rows');
  const row = rows.find((each) => each.key === criterion.row);
  if (chosen.includes(undefined) || (criterion.row !== undefined && !row)) return refuse('noSuchNode');
  const rowText = row && textField(row, 'text');
  if (rows.find((each) => textField(each, 'text') === rowText) !== row) return refuse('rowTextTaken');
  return {
    type: 'selectedTemplateOptions',
    questionId: referableId(draft, source),
    matchingCriteria: criterion.matchingCriteria,
    choices: [
      ...chosen.flatMap((option) => (option ? nameOfOption(draft, option, options, false) : [])),
      ...(criterion.kept ?? []),
    ],
    ...(rowText === undefined ? {} : { matrixRow: rowText }),
  };
}

/** Returns a condition of one finished criterion as a guide file has it. */
export function conditionalWith(draft: Draft, criterion: CriterionChoice): Conditional | Refusal {
  if ('parameter' in criterion) return finished({ type: 'searchParam', ...criterion });
  const index = itemIndex(draft.before);
  const entry = index.items.find(({ node }) => node.key === criterion.source);
  if (criterion.source === null || !entry) return refuse('noSuchNode');
  const id = textField(entry.node, 'externalId');
  const isNamed = id === '' || index.byId.get(id) === entry;
  if (!isNamed || !isSource(entry.node, 'condition', nodeReader)) return refuse('notAPossibleSource');
  const wire = answerWire(draft, entry.node, criterion);
  return isRefused(wire) ? wire : finished(wire);
}

function finished(criterion: JsonObject): Conditional | Refusal {
  const parsed = Conditional.safeParse({ operator: 'and', criteria: [criterion] });
  return parsed.success ? parsed.data : refuse('malformedArguments');
}

/** Returns the external id of an item. If it has none, creates one from the item's number. */
export function referableId(draft: Draft, item: GuideNode): string {
  const present = textField(draft.find(item.key).node, 'externalId');
  if (present !== '') return present;
  const doc = draft.doc();
  const id = idForItem(doc, (orderOf(doc, item.key) ?? 0) + 1);
  draft.set(item.key, ['externalId'], id);
  return id;
}

export function isRefused(value: object): value is Refusal {
  return 'kind' in value && value.kind === 'refusal';
}
