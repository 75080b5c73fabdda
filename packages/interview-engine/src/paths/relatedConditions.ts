import {
  decide,
  type Exploration,
  isFalse,
  isTrue,
  orNull,
  type Owner,
  ownersIn,
  type Placed,
  placedIn,
  type PlanExploration,
  type Statement,
} from '../logic/index.ts';
import { byIdentity } from '@guide-studio/guide-core/internal';

/** How conditions of a guide relate to each other. That is often as it should be, so it is no finding. */
export interface RelatedConditions {
  /** Parts whose conditions the same participants meet; each group in the order of the guide. */
  readonly same: readonly (readonly Owner[])[];
  /**
   * All participants who meet the condition of `owner` meet that of `within`, and some meet only the latter. Of parts with
   * the same condition, the first is named; what follows from two of these is left out.
   */
  readonly within: readonly { readonly owner: Owner; readonly within: Owner }[];
  /** From this condition on, not all were compared with each other, because there are too many; null: all were. */
  readonly uncomparedFrom: Owner | null;
}

/** Each condition of a component is compared with all others; more than these would take too long. */
const mostCompared = 500;

/** Returns conditions that repeat or contain each other. What is undecided or shown to nobody is left out. */
export function relatedConditions(exploration: Exploration): RelatedConditions {
  // A part may be reached in its component, but all interviews end before it.
  const isShown = (owner: Owner): boolean => !isFalse(exploration.canReach(owner));
  const found = exploration.components.map((component) => {
    const { same, within, uncomparedFrom } = relatedIn(component.exploration);
    const inGuide = (owner: Owner): Owner => placedIn<Placed & { owner: Owner }>(component, { owner }).owner;
    return {
      same: same.map((group) => group.map(inGuide).filter(isShown)).filter(isSeveral),
      within: within
        .map((one) => ({ owner: inGuide(one.owner), within: inGuide(one.within) }))
        .filter((one) => isShown(one.owner) && isShown(one.within)),
      uncompared: uncomparedFrom === null ? [] : [inGuide(uncomparedFrom)],
    };
  });
  return {
    same: found.flatMap(({ same }) => same),
    within: found.flatMap(({ within }) => within),
    uncomparedFrom: found.flatMap(({ uncompared }) => uncompared)[0] ?? null,
  };
}

const isSeveral = (owners: readonly Owner[]): boolean => owners.length > 1;

/** Parts with the same condition. */
interface Group {
  readonly owners: Owner[];
  readonly met: Statement;
  /** Answers inside a block of concepts are compared there only: each is about one concept. */
  readonly block: number | null;
  readonly closure: ReadonlySet<number>;
}

const relatedIn = byIdentity((exploration: PlanExploration): RelatedConditions => {
  const { logic } = exploration;
  const groups = groupsIn(exploration);
  const { can } = exploration.before(null);
  const implies = (one: Group, other: Group): boolean => {
    if (one.block !== other.block || ![...one.closure].some((decision) => other.closure.has(decision))) return false;
    return isTrue(decide(() => !can(logic.every([one.met, logic.not(other.met)]))));
  };
  const isInformative = ({ met }: Group): boolean => isTrue(decide(() => can(met) && can(logic.not(met))));
  const informative = groups.filter(isInformative);
  const compared = informative.slice(0, mostCompared);
  const impliedBy = new Map(
    compared.map((one) => [one, new Set(compared.filter((other) => other !== one && implies(one, other)))]),
  );
  const kept: Group[] = [];
  for (const one of compared) {
    const equal = kept.find(
      (other) => impliedBy.get(one)?.has(other) === true && impliedBy.get(other)?.has(one) === true,
    );
    if (equal === undefined) kept.push(one);
    else equal.owners.push(...one.owners);
  }
  const wider = (one: Group): readonly Group[] => kept.filter((other) => impliedBy.get(one)?.has(other) === true);
  return {
    same: [...kept, ...groups.filter((one) => !compared.includes(one))].map(({ owners }) => owners).filter(isSeveral),
    within: kept.flatMap((one) =>
      wider(one)
        .filter(
          (other) => !wider(one).some((between) => between !== other && impliedBy.get(between)?.has(other) === true),
        )
        .map((other) => ({ owner: one.owners[0] as Owner, within: other.owners[0] as Owner })),
    ),
    uncomparedFrom: informative[mostCompared]?.owners[0] ?? null,
  };
});

/** Returns the conditions of parts that someone is shown, those together that are the same whatever is answered, in order. */
function groupsIn({ logic, plan, canReach }: PlanExploration): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const { owner, conditional } of ownersIn(plan)) {
    if (isFalse(canReach(owner))) continue;
    const block = owner.kind === 'item' ? (plan.items[owner.item]?.block ?? -1) : owner.block;
    const isPerConcept = owner.kind === 'item' && plan.blocks[block]?.isConceptBlock === true;
    const met = orNull(decide(() => logic.conditionalMet(conditional, { block, concept: isPerConcept ? 0 : null })));
    if (met === null) continue;
    const key = `${isPerConcept ? block : ''} ${met.diagram}`;
    const known = groups.get(key);
    const closure = new Set(met.decisions.flatMap((decision) => logic.decisions[decision]?.closure ?? []));
    if (known === undefined) groups.set(key, { owners: [owner], met, block: isPerConcept ? block : null, closure });
    else known.owners.push(owner);
  }
  return [...groups.values()];
}
