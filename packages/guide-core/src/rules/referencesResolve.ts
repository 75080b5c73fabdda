// Specification, "Guide validation rules", 4: references resolve. Notes in "Conditional and criteria", "Concept (in a
// guide)" and "Items" define what each reference may name.
import type { Path } from '../json.ts';
import { type DeclaredId, type GuideIndex, type ItemTarget, declaredIds } from '../validate/guideIndex.ts';
import type { Reference } from '../validate/references.ts';
import type { GuideRule, Report } from './rule.ts';

export type ReferenceProblem =
  | { readonly reason: 'unknownItem'; readonly names?: 'block' | 'concept' | 'option' }
  | { readonly reason: 'notEarlier'; readonly self: boolean }
  | { readonly reason: 'notInEarlierBlock' }
  | { readonly reason: 'wrongType'; readonly sourceType: string; readonly multiSelect: boolean };

export type ReferencesResolveParams = { readonly id: string; readonly use: Reference['use'] } & (
  | ReferenceProblem
  | { readonly reason: 'matrixRowMissing' }
);

/**
 * A conditional's questionId must name an earlier multiple_choice or matrix item (for a concept: in an earlier block),
 * a matrix source requires matrixRow, and carryForwardFrom must name an earlier multi-select multiple_choice item.
 */
export const referencesResolve: GuideRule<'referencesResolve', ReferencesResolveParams> = {
  id: 'referencesResolve',
  check(index, report) {
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

function checkReference(guide: Guide, at: Place, reference: Reference, report: Report<ReferencesResolveParams>): void {
  const { id, use } = reference;
  const target = guide.index.itemOf(id);
  const problem = problemOf(guide, at, reference, target);
  if (problem !== null) report([...pathOf(at), ...reference.path], { id, use, ...problem });
  if (use === 'questionId' && target?.type === 'matrix' && !reference.hasMatrixRow) {
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
  reference: Reference,
  target: ItemTarget | undefined,
): ReferenceProblem | null {
  if (target === undefined) return unknownItem(guide.kindOf(reference.id));
  if (at.item === null && target.block >= at.block) return { reason: 'notInEarlierBlock' };
  if (at.item !== null && !isBefore(target, at.block, at.item)) {
    return { reason: 'notEarlier', self: target.block === at.block && target.item === at.item };
  }
  if (!fits(reference, target)) {
    return { reason: 'wrongType', sourceType: target.type, multiSelect: target.multiSelect };
  }
  return null;
}

function isBefore(target: ItemTarget, block: number, item: number): boolean {
  return target.block < block || (target.block === block && target.item < item);
}

// A source with an invalid type is reported as a shape error and not again here.
function fits(reference: Reference, target: ItemTarget): boolean {
  if (target.type === '') return true;
  if (reference.use === 'carryForwardFrom') return target.type === 'multiple_choice' && target.multiSelect;
  return target.type === 'multiple_choice' || target.type === 'matrix';
}

function unknownItem(kind: DeclaredId['of'] | undefined): ReferenceProblem {
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
