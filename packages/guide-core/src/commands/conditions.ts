import * as z from 'zod';
import { idForItem } from '../doc/externalIds.ts';
import { getIn } from '../doc/field.ts';
import { childrenOf, type GuideNode, type Key, objectFields, textField } from '../doc/node.ts';
import { itemIndex, orderOf } from '../doc/itemIndex.ts';
import { namedOptions } from '../doc/resolveReference.ts';
import { possibleSources } from '../doc/possibleSources.ts';
import { nodeToWire } from '../doc/toWire.ts';
import { type JsonObject, sameJson } from '../json.ts';
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
const CriterionChoice = z.union([
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
    removeCriteria(draft, located.node);
    draft.set(args.owner, ['conditional'], { operator: args.conditional.operator, criteria: [] });
    if (draft.failed()) return refuse('malformedHere', { slot: 'criteria' });
    for (const [index, criterion] of args.conditional.criteria.entries()) {
      draft.insert(draft.make('criterion', criterion), { parent: args.owner, slot: 'criteria', index });
    }
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

function removeCriteria(draft: Draft, owner: GuideNode): void {
  for (const criterion of childrenOf(owner, 'criteria').toReversed()) draft.remove(criterion.key);
}

function criterionWire(state: EditorState, draft: Draft, owner: Key, criterion: CriterionChoice): JsonObject | Refusal {
  if ('parameter' in criterion) {
    return { type: 'searchParam', parameter: criterion.parameter, value: criterion.value };
  }
  const source = possibleSources(state.doc, owner, 'condition').find((item) => item.key === criterion.source);
  if (!source) return refuse('notAPossibleSource');
  const options = namedOptions(source, itemIndex(state.doc));
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

/** Returns the external id of an item. If it has none, creates one from the item's number. */
export function referableId(draft: Draft, item: GuideNode): string {
  const present = textField(draft.find(item.key).node, 'externalId');
  if (present !== '') return present;
  const doc = draft.doc();
  const id = idForItem(doc, (orderOf(doc, item.key) ?? 0) + 1);
  draft.set(item.key, ['externalId'], id);
  return id;
}

function isRefused(value: JsonObject | Refusal): value is Refusal {
  return value['kind'] === 'refusal';
}
