import type { Block, ChoiceOption, Concept, Item } from '@guide-studio/guide-core';
import type { Guide, Plan, PlannedBlock, PlannedConcept, PlannedItem, PlannedOption } from './plan.ts';
import { type FindItem, planConditional } from './planConditional.ts';

const plans = new WeakMap<Guide, Plan>();

/** Returns the plan of a guide, cached per guide object: guides are never changed in place. */
export function planOf(guide: Guide): Plan {
  const known = plans.get(guide);
  if (known !== undefined) return known;
  const plan = makePlan(guide);
  plans.set(guide, plan);
  return plan;
}

// Blocks are planned in order, so references resolve only to earlier items, and chains of carried options end.
function makePlan(guide: Guide): Plan {
  const items: PlannedItem[] = [];
  const byId = new Map<string, PlannedItem>();
  const find: FindItem = (id) => byId.get(id);
  const blocks = guide.studyGuide.map((block, index): PlannedBlock => {
    const key = keyOf(block.externalId, `b${index + 1}`);
    const concepts = conceptsOf(block).map((concept, place) => planConcept(concept, index, place, find));
    const first = items.length;
    for (const [place, item] of block.items.entries()) {
      const planned = planItem(item, { index: items.length, block: index, place, blockKey: key }, block, find);
      items.push(planned);
      if (item.externalId !== undefined) byId.set(item.externalId, planned);
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

function planConcept(concept: Concept, block: number, place: number, find: FindItem): PlannedConcept {
  const id = `b${block + 1}.c${place + 1}`;
  return { id, key: keyOf(concept.externalId, id), concept, conditional: planConditional(concept.conditional, find) };
}

interface Place {
  readonly index: number;
  readonly block: number;
  readonly place: number;
  readonly blockKey: string;
}

function planItem(item: Item, at: Place, block: Block, find: FindItem): PlannedItem {
  const { index, place } = at;
  const carryId = 'carryForwardFrom' in item ? (item.carryForwardFrom ?? null) : null;
  const source = carryId === null ? undefined : find(carryId);
  return {
    index,
    block: at.block,
    place,
    key: keyOf(item.externalId, `${at.blockKey}.i${place + 1}`),
    item,
    options: carryId === null ? ownOptions(item) : (source?.options ?? []),
    rows: item.type === 'matrix' ? item.rows.map(({ text }, row) => ({ id: `r${row + 1}`, text })) : [],
    carriedFrom: carryId === null ? null : (source?.index ?? -1),
    carryDepth: source === undefined ? 0 : source.carryDepth + 1,
    conditional: planConditional(item.conditional, find),
    isScreener: block.type === 'screening',
  };
}

function ownOptions(item: Item): readonly PlannedOption[] {
  return 'options' in item ? (item.options ?? []).map(planOption) : [];
}

function planOption(option: ChoiceOption, position: number): PlannedOption {
  return {
    id: `o${position + 1}`,
    externalId: option.externalId ?? null,
    text: option.text,
    exclusive: option.exclusiveOption === true,
    status: option.status ?? null,
  };
}

// An externalId survives when other questions move; other items are identified by place. The `#` keeps both apart.
function keyOf(externalId: string | undefined, place: string): string {
  return externalId === undefined ? place : `#${externalId}`;
}
