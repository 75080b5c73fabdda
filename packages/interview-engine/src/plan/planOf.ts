import type { Block, Concept, Item } from '@guide-studio/guide-core';
import { remembered, sameJson } from '@guide-studio/guide-core/internal';
import { languageOf } from './languageOf.ts';
import type { Guide, Plan, PlannedBlock, PlannedConcept, PlannedItem } from './plan.ts';
import { planConditional } from './planConditional.ts';
import { rowId, type Sources, sourcesOf } from './sources.ts';

const plans = new WeakMap<Guide, Plan>();

/**
 * Returns the plan of a guide, cached per guide object: guides are never changed in place. `before`: the plan of the same
 * guide before an edit; items that are the same there are taken over, and the result is the same as without it.
 */
export function planOf(guide: Guide, before?: Plan): Plan {
  return remembered(plans, guide, () => makePlan(guide, before));
}

function makePlan(guide: Guide, before: Plan | undefined): Plan {
  const items: PlannedItem[] = [];
  const sources = sourcesOf(guide);
  const blocks = guide.studyGuide.map((block, index): PlannedBlock => {
    const key = keyOf(block.externalId, `b${index + 1}`);
    const concepts = conceptsOf(block).map((concept, place) => planConcept(concept, index, place, sources));
    const first = items.length;
    for (const [place, item] of block.items.entries()) {
      const at = { index: items.length, block: index, place, blockKey: key };
      const was = before?.items[items.length];
      const isSame = was !== undefined && isSameItem(was, item, at, block, sources, items, before);
      items.push(isSame ? was : planItem(item, at, block, sources, items));
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
  return { language: languageOf(guide), blocks, items };
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

/** True if an item would be planned as before: it is the same in the same place, and so is all that it refers to. */
function isSameItem(
  was: PlannedItem,
  item: Item,
  at: Place,
  block: Block,
  sources: Sources,
  items: readonly PlannedItem[],
  before: Plan | undefined,
): boolean {
  const { block: blockWas, place, key, isScreener, conditional, carriedFrom } = was;
  if (blockWas !== at.block || place !== at.place || key !== keyOfItem(item, at)) return false;
  if (isScreener !== isScreening(block) || !sameJson(was.item, item)) return false;
  const from = { block: at.block, order: at.index };
  const isSameSource = (source: number, now: number | null): boolean =>
    source === now && source !== -1 && items[source] === before?.items[source];
  if (carriedFrom !== null && !isSameSource(carriedFrom, sources.carriedFrom(item, from))) return false;
  return (conditional?.criteria ?? []).every(
    (one) =>
      one.type === 'searchParam' ||
      isSameSource(one.source, sources.indexOf(one.criterion.questionId, from, 'condition')),
  );
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
    key: keyOfItem(item, at),
    item,
    // An item with the options of another one has the identical list.
    options: source?.options ?? sources.optionsOf(item),
    rows: 'rows' in item ? item.rows.map(({ text }, row) => ({ id: rowId(row), text })) : [],
    carriedFrom,
    carryDepth: source === undefined ? 0 : source.carryDepth + 1,
    conditional: planConditional(item.conditional, from, sources),
    isScreener: isScreening(block),
  };
}

const isScreening = (block: Block): boolean => block.type === 'screening';

const keyOfItem = ({ externalId }: Item, { blockKey, place }: Place): string =>
  keyOf(externalId, `${blockKey}.i${place + 1}`);

// An externalId survives when other questions move; other items are identified by place. The `#` keeps both apart.
function keyOf(externalId: string | undefined, place: string): string {
  return externalId === undefined ? place : `#${externalId}`;
}
