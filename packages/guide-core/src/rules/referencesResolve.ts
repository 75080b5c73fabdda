// Specification, "Guide validation rules", 4: references resolve. Notes in "Conditional and criteria", "Concept (in a
// guide)" and "Items" define what each reference may name.
import type { Path } from '../json.ts';
import { wireReader } from '../references/reader.ts';
import { sourceProblem } from '../references/source.ts';
import { hasTrait } from '../schema/itemTraits.ts';
import { type DeclaredId, type GuideIndex, type ItemTarget, declaredIds } from '../validate/guideIndex.ts';
import type { SourceReference } from '../validate/sourceReferences.ts';
import type { GuideRule, Report } from './rule.ts';

type Problem =
  | { readonly reason: 'unknownItem'; readonly names?: 'block' | 'concept' | 'option' }
  | { readonly reason: 'notEarlier'; readonly self: boolean }
  | { readonly reason: 'notInEarlierBlock' }
  | { readonly reason: 'wrongType'; readonly sourceType: string; readonly multiSelect: boolean };

export type ReferencesResolveParams = { readonly id: string; readonly use: SourceReference['use'] } & (
  | Problem
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

function checkReference(
  guide: Guide,
  at: Place,
  reference: SourceReference,
  report: Report<ReferencesResolveParams>,
): void {
  const { id, use } = reference;
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
