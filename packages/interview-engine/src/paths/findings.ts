import { carriedListsOf, criteriaOf, idleConditions, lonelyOptions } from './conditions.ts';
import { undecided } from './diagram.ts';
import type { Exploration } from './exploration.ts';
import type { Owner } from './goals.ts';
import { witnessFor } from './witness.ts';

/** Something about paths that an author should look at. Indexes count from 0, those of items among all items. */
export type Finding =
  | { readonly code: 'shownToNobody'; readonly item: number }
  | { readonly code: 'conceptForNobody'; readonly block: number; readonly concept: number }
  /** A condition with several criteria that excludes nobody. */
  | { readonly code: 'idleCondition'; readonly owner: Owner }
  /** A criterion that no answer and no link meets, though its question is asked. */
  | { readonly code: 'neverMet'; readonly owner: Owner; readonly index: number }
  /** A criterion that every interview meets that comes to it. */
  | { readonly code: 'alwaysMet'; readonly owner: Owner; readonly index: number }
  /** A criterion that others, here or before, already ensure. */
  | { readonly code: 'changesNothing'; readonly owner: Owner; readonly index: number }
  /** The one option of a list that no condition names. `option`: its place in the list. */
  | { readonly code: 'forgottenOption'; readonly item: number; readonly option: number }
  /** Fewer options than `minSelect` may be carried to a question. */
  | { readonly code: 'fewCarried'; readonly item: number; readonly least: number }
  /** Only a link that has a parameter more than once leads to the item. */
  | { readonly code: 'repeatedParameter'; readonly item: number; readonly name: string };

/** Returns what an author should look at, in the order of the guide. What is undecided is left out. */
export function findingsOf(exploration: Exploration): readonly Finding[] {
  const { logic } = exploration;
  const { plan } = logic;
  const found: Finding[] = [];
  const dead = new Set<number>();
  for (const { index } of plan.items) {
    if (exploration.reachOfAll({ kind: 'item', item: index }) !== 'never') continue;
    dead.add(index);
    found.push({ code: 'shownToNobody', item: index });
  }
  for (const { index: block, concepts } of plan.blocks) {
    for (const concept of concepts.keys())
      if (exploration.reachOfAll({ kind: 'concept', block, concept }) === 'never')
        found.push({ code: 'conceptForNobody', block, concept });
  }
  // Removing one may make another count, so a condition has one finding at a time.
  const told = new Set<string>();
  for (const owner of idleConditions(exploration)) {
    told.add(JSON.stringify(owner));
    found.push({ code: 'idleCondition', owner });
  }
  for (const { owner, index, canHold, canFail, isRedundant, isAlwaysMet } of criteriaOf(exploration)) {
    // Of a question that nobody sees, the reason says more.
    if ((owner.kind === 'item' && dead.has(owner.item)) || told.has(JSON.stringify(owner))) continue;
    const code =
      canHold === false && canFail === true
        ? 'neverMet'
        : isAlwaysMet === true
          ? 'alwaysMet'
          : isRedundant === true
            ? 'changesNothing'
            : null;
    if (code === null) continue;
    told.add(JSON.stringify(owner));
    found.push({ code, owner, index });
  }
  for (const { item, option } of lonelyOptions(logic)) {
    const place = plan.items[item]?.options.findIndex(({ id }) => id === option) ?? -1;
    found.push({ code: 'forgottenOption', item, option: place });
  }
  for (const { item, canBeTooFew } of carriedListsOf(exploration)) {
    const question = plan.items[item]?.item;
    if (canBeTooFew !== true || question?.type !== 'multiple_choice') continue;
    found.push({ code: 'fewCarried', item, least: question.minSelect ?? 1 });
  }
  for (const { index } of plan.items) {
    if (dead.has(index)) continue;
    const name = undecided(() => repeatedParameter(exploration, index));
    if (name !== null) found.push({ code: 'repeatedParameter', item: index, name });
  }
  return found.sort((one, other) => placeOf(exploration, one) - placeOf(exploration, other));
}

/** Returns the parameter that every way to an item needs more than once, or null. Links with one value are cheaper. */
function repeatedParameter(exploration: Exploration, item: number): string | null {
  const { parameters } = exploration.logic.facts;
  const names = [...parameters.values()].flatMap(({ fact }) => (fact.kind === 'parameter' ? [fact.name] : []));
  if (new Set(names).size === names.length) return null;
  if (exploration.logic.plan.items[item]?.conditional === null) return null;
  const witness = witnessFor(exploration, { kind: 'item', item });
  const repeated = Object.entries(witness?.urlParams ?? {}).find(([, values]) => values.length > 1);
  return repeated?.[0] ?? null;
}

function placeOf({ logic }: Exploration, finding: Finding): number {
  if ('item' in finding) return finding.item;
  const owner: Owner = 'owner' in finding ? finding.owner : { kind: 'concept', ...finding };
  return owner.kind === 'item' ? owner.item : (logic.plan.blocks[owner.block]?.items[0]?.index ?? 0) - 0.5;
}
