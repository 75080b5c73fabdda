import type { Block, Concept, Item } from '@guide-studio/guide-core';
import type { Guide, Plan, PlannedBlock, PlannedConcept, PlannedItem } from './plan.ts';
import { planConditional } from './planConditional.ts';
import { rowId, type Sources, sourcesOf } from './sources.ts';

const plans = new WeakMap<Guide, Plan>();

/** Returns the plan of a guide, cached per guide object: guides are never changed in place. */
export function planOf(guide: Guide): Plan {
  const known = plans.get(guide);
  if (known !== undefined) return known;
  const plan = makePlan(guide);
  plans.set(guide, plan);
  return plan;
}

function makePlan(guide: Guide): Plan {
  const items: PlannedItem[] = [];
  const sources = sourcesOf(guide);
  const blocks = guide.studyGuide.map((block, index): PlannedBlock => {
    const key = keyOf(block.externalId, `b${index + 1}`);
    const concepts = conceptsOf(block).map((concept, place) => planConcept(concept, index, place, sources));
    const first = items.length;
    for (const [place, item] of block.items.entries()) {
      const at = { index: items.length, block: index, place, blockKey: key };
      items.push(planItem(item, at, block, sources, items));
    }
    return {
      index,
      key,
      items: items.slice(first),
      concepts,
      isConceptBlock: block.type === 'concept',
      subsampleCount: block.conceptSamplingConfig?.subsampleCount ?? null,
    };
  });
  return { blocks, items };
}

function conceptsOf(block: Block): readonly Concept[] {
  return block.type === 'concept' ? (block.conceptSamplingConfig?.concepts ?? []) : [];
}

function planConcept(concept: Concept, block: number, place: number, sources: Sources): PlannedConcept {
  const id = `b${block + 1}.c${place + 1}`;
  const conditional = planConditional(concept.conditional, { block, order: null }, sources);
  return { id, key: keyOf(concept.externalId, id), concept, conditional };
}

interface Place {
  readonly index: number;
  readonly block: number;
  readonly place: number;
  readonly blockKey: string;
}

function planItem(item: Item, at: Place, block: Block, sources: Sources, before: readonly PlannedItem[]): PlannedItem {
  const { index, place } = at;
  const from = { block: at.block, order: index };
  const carriedFrom = sources.carriedFrom(item, from);
  const source = carriedFrom === null ? undefined : before[carriedFrom];
  return {
    index,
    block: at.block,
    place,
    key: keyOf(item.externalId, `${at.blockKey}.i${place + 1}`),
    item,
    options: sources.optionsOf(item),
    rows: 'rows' in item ? item.rows.map(({ text }, row) => ({ id: rowId(row), text })) : [],
    carriedFrom,
    carryDepth: source === undefined ? 0 : source.carryDepth + 1,
    conditional: planConditional(item.conditional, from, sources),
    isScreener: block.type === 'screening',
  };
}

// An externalId survives when other questions move; other items are identified by place. The `#` keeps both apart.
function keyOf(externalId: string | undefined, place: string): string {
  return externalId === undefined ? place : `#${externalId}`;
}
