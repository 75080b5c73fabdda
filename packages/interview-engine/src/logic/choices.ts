import { remembered } from '@guide-studio/guide-core/internal';
import { isCarried } from '../assumptions.ts';
import type { Plan, PlannedCriterion, PlannedItem } from '../plan/plan.ts';
import { allowsOwn } from './facts.ts';
import { type Owner, ownersIn } from './owner.ts';

type SelectedCriterion = Extract<PlannedCriterion, { type: 'selectedTemplateOptions' }>;

/** An option of a question, as conditions see it. */
export interface Choice {
  readonly option: string;
  /** Options that every condition treats like it, itself among them, in order. */
  readonly mates: readonly string[];
  /** Options that conditions name and treat differently. */
  readonly others: readonly string[];
}

/** The choice of a participant's own option alone, where conditions name every option that the question lists. */
export const ownChoice = 'own';

const known = new WeakMap<Plan, Map<string, ReadonlyMap<string, Choice>>>();

/** Returns the options that the question of a criterion can have selected (in its row), by id. */
export function choicesOf(plan: Plan, { source, rowId }: SelectedCriterion): ReadonlyMap<string, Choice> {
  const ofPlan = remembered(known, plan, () => new Map<string, ReadonlyMap<string, Choice>>());
  const key = `${source} ${rowId}`;
  return remembered(ofPlan, key, () => choicesIn(plan, source, rowId));
}

function choicesIn(plan: Plan, source: number, rowId: string | null): ReadonlyMap<string, Choice> {
  const planned = plan.items[source];
  if (planned === undefined) return new Map();
  const options = planned.carriedFrom === null ? planned.options : planned.options.filter(isCarried);
  const named = new Map<string, number[]>();
  let count = 0;
  for (const { conditional } of ownersIn(plan))
    for (const criterion of conditional.criteria) {
      if (criterion.type !== 'selectedTemplateOptions' || criterion.source !== source || criterion.rowId !== rowId)
        continue;
      for (const id of new Set(criterion.optionIds)) named.set(id, [...(named.get(id) ?? []), count]);
      count += 1;
    }
  const isApart =
    planned.carriedFrom !== null || planned.isScreener || plan.items.some(({ carriedFrom }) => carriedFrom === source);
  const classes = new Map<string, string[]>();
  for (const { id, exclusive } of options) {
    const by = named.get(id);
    // Whether it excludes others matters only beside options that conditions name.
    const key = isApart ? id : by === undefined ? '' : `${exclusive} ${by.join()}`;
    const mates = classes.get(key);
    if (mates === undefined) classes.set(key, [id]);
    else mates.push(id);
  }
  // In the order of the options, also of those that share a class with later ones.
  const found = new Map(options.map(({ id: option }): [string, Choice] => [option, { option, mates: [], others: [] }]));
  for (const mates of classes.values()) {
    const own = new Set(mates);
    const others = [...named.keys()].filter((id) => !own.has(id));
    for (const option of mates) found.set(option, { option, mates, others });
  }
  const isOwnOnly = rowId === null && named.size > 0 && options.every(({ id }) => named.has(id));
  if (isOwnOnly && mayBeOwn(plan, planned))
    found.set(ownChoice, { option: ownChoice, mates: [ownChoice], others: [...named.keys()] });
  return found;
}

/** Returns true if participants may select an option of their own, added to a question or to one that it is carried from. */
function mayBeOwn({ items }: Pick<Plan, 'items'>, planned: PlannedItem): boolean {
  const from = planned.carriedFrom === null ? undefined : items[planned.carriedFrom];
  return allowsOwn(planned) || (from !== undefined && mayBeOwn({ items }, from));
}

/** Returns a criterion, if it is about answers. */
export function criterionOf(
  { items, blocks }: Plan,
  { owner, index }: { readonly owner: Owner; readonly index: number },
): SelectedCriterion | null {
  const part = owner.kind === 'item' ? items[owner.item] : blocks[owner.block]?.concepts[owner.concept];
  const criterion = part?.conditional?.criteria[index];
  return criterion?.type === 'selectedTemplateOptions' ? criterion : null;
}
