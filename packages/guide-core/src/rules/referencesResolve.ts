// Specification, "Guide validation rules", 4: references resolve. Notes in "Conditional and criteria", "Concept (in a
// guide)" and "Items" define what each reference may name.
import { labelOf } from '../doc/labelOf.ts';
import { itemIndex } from '../doc/itemIndex.ts';
import { childrenOf, type GuideNode, objectFields, textField } from '../doc/node.ts';
import { possibleSources } from '../doc/possibleSources.ts';
import type { Report } from '../findings/finding.ts';
import type { Fix, FixPlace, SharedFixId } from '../findings/fix.ts';
import { comparableName } from '../findings/comparableName.ts';
import { removeCriterion } from '../findings/removeCriterion.ts';
import type { Path } from '../json.ts';
import { wireReader } from '../references/reader.ts';
import { sourceProblem } from '../references/source.ts';
import { hasTrait } from '../schema/itemTraits.ts';
import { type DeclaredId, type GuideIndex, type ItemTarget, declaredIds } from '../guideIndex/guideIndex.ts';
import type { SourceReference } from '../guideIndex/sourceReferences.ts';
import type { GuideRule } from './rule.ts';

type Problem =
  | { readonly reason: 'unknownItem'; readonly names?: 'block' | 'concept' | 'option' }
  | { readonly reason: 'notEarlier'; readonly self: boolean }
  | { readonly reason: 'notInEarlierBlock' }
  | { readonly reason: 'wrongType'; readonly sourceType: string; readonly multiSelect: boolean };

type Params = { readonly id: string; readonly use: SourceReference['use'] } & (
  | Problem
  | { readonly reason: 'matrixRowMissing' }
);

type OwnFixId = 'refer' | 'moveSourceUp' | 'allowSeveralAt';
type FixId = SharedFixId | OwnFixId;

/**
 * A conditional's questionId must name an earlier multiple_choice or matrix item (for a concept: in an earlier block),
 * a matrix source requires matrixRow, and carryForwardFrom must name an earlier multi-select multiple_choice item.
 */
export const referencesResolve: GuideRule<'referencesResolve', Params, OwnFixId> = {
  id: 'referencesResolve',
  checkGuide(index, report) {
    const guide: Guide = { index, kindOf: createKindFinder(index) };
    for (const [position, block] of index.blocks.entries()) {
      for (const concept of block.concepts) {
        for (const reference of concept.references) {
          const at: Place = { block: position, item: null, index: concept.index };
          checkReference(guide, at, reference, report);
        }
      }
      for (const place of block.referring) {
        for (const reference of block.items[place]?.references ?? []) {
          checkReference(guide, { block: position, item: place, index: place }, reference, report);
        }
      }
    }
  },
  // Names the question that must be meant, moves it up or changes its type, or removes the reference.
  fix(place) {
    const { params, node, located } = place;
    const owner = node.kind === 'criterion' ? located.ancestors.at(-1) : node;
    if (!owner) return [];
    const carries = params.use === 'carryForwardFrom';
    const better = betterThanRemoval(place, owner, carries);
    if (!carries) return [...better, ...removeCriterion(place)];
    // A question must keep options: its own, or copies of those that it shows.
    if (params.reason === 'unknownItem' && childrenOf(node, 'options').length === 0) return better;
    return [...better, { id: 'stopCarrying', how: (draft, { stopCarrying }) => stopCarrying(draft, node.key) }];
  },
};

interface Guide {
  readonly index: GuideIndex;
  /** Returns the kind of part with this id, if it is not an item. */
  readonly kindOf: (id: string) => DeclaredId['of'] | undefined;
}

interface Place {
  readonly block: number;
  /** Null for a concept. */
  readonly item: number | null;
  readonly index: number;
}

function checkReference(guide: Guide, at: Place, reference: SourceReference, report: Report<Params>): void {
  const { id, use } = reference;
  // Unfinished: the shape of the guide reports it.
  if (id === '' && use === 'questionId') return;
  const target = guide.index.itemOf(id);
  const problem = problemOf(guide, at, reference, target);
  if (problem !== null) report([...pathOf(at), ...reference.path], { id, use, ...problem });
  if (use === 'questionId' && hasTrait(target?.type, 'hasRows') && !reference.hasMatrixRow) {
    const row = [...pathOf(at), ...reference.path.slice(0, -1), 'matrixRow'];
    report(row, { id, use, reason: 'matrixRowMissing' });
  }
}

function pathOf(at: Place): Path {
  return at.item === null
    ? ['studyGuide', at.block, 'conceptSamplingConfig', 'concepts', at.index]
    : ['studyGuide', at.block, 'items', at.item];
}

function problemOf(
  guide: Guide,
  at: Place,
  { id, use }: SourceReference,
  target: ItemTarget | undefined,
): Problem | null {
  const source = target && { node: target.value, block: target.block, order: target.item };
  const purpose = use === 'carryForwardFrom' ? 'carryForward' : 'condition';
  const reason = sourceProblem(source, { block: at.block, order: at.item }, purpose, wireReader);
  if (reason === null || reason === 'notInEarlierBlock') return reason && { reason };
  if (reason === 'unknown' || target === undefined) return unknownItem(guide.kindOf(id));
  if (reason === 'notEarlier') return { reason, self: target.block === at.block && target.item === at.item };
  // A source with an invalid type is reported as a shape error and not again here.
  return target.type === '' ? null : { reason, sourceType: target.type, multiSelect: target.multiSelect };
}

function unknownItem(kind: DeclaredId['of'] | undefined): Problem {
  return kind === undefined || kind === 'item' ? { reason: 'unknownItem' } : { reason: 'unknownItem', names: kind };
}

// Built once, for the first id that no item has.
function createKindFinder(index: GuideIndex): Guide['kindOf'] {
  let kinds: Map<string, DeclaredId['of']> | undefined;
  return (id) => {
    if (!index.distinctIds.has(id)) return undefined;
    kinds ??= new Map(Array.from(declaredIds(index), (declared) => [declared.id, declared.of]));
    return kinds.get(id);
  };
}

function betterThanRemoval(place: FixPlace<Params>, owner: GuideNode, carries: boolean): readonly Fix<FixId>[] {
  const { doc, params } = place;
  const source = itemIndex(doc).byId.get(params.id)?.node;
  switch (params.reason) {
    case 'unknownItem':
      return namesakes(place, owner, carries);
    case 'notEarlier':
      return source && source !== owner && owner.kind === 'item' ? [moveUp(place, source)] : [];
    case 'matrixRowMissing':
      return source ? firstRow(place, source) : [];
    case 'wrongType':
      return carries && source && hasTrait(textField(source, 'type'), 'isCarrySource') ? [severalAt(source)] : [];
    default:
      return [];
  }
}

/** Returns the fix to use an id that differs only in case, spaces or dashes, if exactly one exists. */
function namesakes(
  { doc, node, params, rest }: FixPlace<Params>,
  owner: GuideNode,
  carries: boolean,
): readonly Fix<FixId>[] {
  const wanted = comparableName(params.id);
  const meant = possibleSources(doc, owner.key, carries ? 'carryForward' : 'condition').filter(
    (item) => textField(item, 'externalId') !== '' && comparableName(textField(item, 'externalId')) === wanted,
  );
  const [only] = meant;
  if (!only || meant.length > 1) return [];
  const to = textField(only, 'externalId');
  return [{ id: 'refer', params: { to }, how: (draft) => draft.set(node.key, rest, to) }];
}

function moveUp({ located }: FixPlace<Params>, source: GuideNode): Fix<FixId> {
  const chain = [...located.ancestors, located.node];
  const block = chain.find((node) => node.kind === 'block');
  const item = chain.find((node) => node.kind === 'item');
  const index = block && item ? childrenOf(block, 'items').indexOf(item) : 0;
  return {
    id: 'moveSourceUp',
    params: { label: labelOf(source) },
    how: { id: 'node.move', args: { keys: [source.key], parent: block?.key ?? '', index } },
  };
}

function firstRow({ node }: FixPlace<Params>, source: GuideNode): readonly Fix<FixId>[] {
  const [row] = childrenOf(source, 'rows');
  const text = row && textField(row, 'text');
  if (!text) return [];
  return [{ id: 'askRow', params: { row: text }, how: (draft) => draft.set(node.key, ['matrixRow'], text) }];
}

function severalAt(source: GuideNode): Fix<FixId> {
  return {
    id: 'allowSeveralAt',
    params: { label: labelOf(source) },
    how: (draft) => {
      if (objectFields(source)['multiSelect'] !== true) draft.set(source.key, ['multiSelect'], true);
    },
  };
}
