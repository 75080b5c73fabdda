import { childrenOf, type GuideDocument, type GuideNode, itemIndex, objectFields } from '@guide-studio/guide-core/edit';
import { remembered, byIdentity } from '@guide-studio/guide-core/internal';
import type { Plan, PlannedConditional } from '../../plan/plan.ts';
import {
  type CheapestInterview,
  costIn,
  decide,
  type Exploration,
  type ExploredComponent,
  type Fact,
  type Goal,
  goalKey,
  isTrue,
  orNull,
  type Owner,
  parametersIn,
  placedIn,
  placeOf,
  type PlanExploration,
} from '../../logic/index.ts';
import { ownerPath } from '../filePaths.ts';
import { isAnyOf, nodeOfOwner, type PartNames } from '../partNames.ts';
import type { PathFinding } from './pathFinding.ts';

type Params = Part & RepeatedParameter;

type Named = {
  readonly owner: string;
  readonly name: string;
  readonly values: readonly string[];
  /**
   * Its own condition asks for several values, and one of its criteria being enough is right (`onlyThese`), or would let
   * the others count no longer (`amongOthers`). Null: it asks for one.
   */
  readonly own: 'onlyThese' | 'amongOthers' | null;
  /** Parts before it that ask for one of the values; null if none do, or if its own condition asks for several. */
  readonly others: string | null;
};

/** Only a link that has a parameter more than once leads to a question or a concept. */
export const repeatedParameter: PathFinding<'repeatedParameter', Params, Named> = {
  code: 'repeatedParameter',
  weight: 'unreachable',
  inGuide: repeatedParameters,
  path: (params, plan) => ownerPath(plan, ownerOf(params)),
  isCoveredBy: ({ code }) => code === 'twoLinkValues',
  named(params, names) {
    const { name, values } = params;
    const own = askingForSeveral(params, names.doc);
    return {
      owner: names.briefName(ownerOf(params)),
      name,
      values,
      own,
      others: own === null ? askingBefore(params, names) : null,
    };
  },
  // With other conditions beside them, one being enough would show it to all who meet those.
  fixes(params, doc) {
    const node = nodeOfOwner(doc, ownerOf(params));
    if (node === undefined || askingForSeveral(params, doc) !== 'onlyThese') return [];
    const calls = [{ id: 'conditional.operator', args: { owner: node.key, operator: 'or' } } as const];
    return [{ id: 'letOneBeEnough', params: {}, calls, isCertain: true }];
  },
};

const ownerOf = (part: Part): Owner =>
  'item' in part ? { kind: 'item', item: part.item } : { kind: 'concept', block: part.block, concept: part.concept };

/** Returns how a part asks for several values of a parameter, of which an ordinary link has one; null: it does not. */
function askingForSeveral(params: Params, doc: GuideDocument): Named['own'] {
  const { name } = params;
  const node = nodeOfOwner(doc, ownerOf(params));
  if (node === undefined || isAnyOf(node)) return null;
  const about = (criterion: GuideNode): boolean => objectFields(criterion)['parameter'] === name;
  const criteria = childrenOf(node, 'criteria');
  if (criteria.filter(about).length < 2) return null;
  return criteria.every(about) ? 'onlyThese' : 'amongOthers';
}

/** Returns the questions and concepts before a part that ask for one of the values of a parameter; null if none do. */
function askingBefore(params: Params, { doc, nodeOf, named }: PartNames): string | null {
  const { name, values } = params;
  const { items } = itemIndex(doc);
  const asks = (owner: Owner): boolean =>
    childrenOf(nodeOf(owner) ?? doc.root, 'criteria').some((node) => {
      const { parameter, value } = objectFields(node);
      return parameter === name && typeof value === 'string' && values.includes(value);
    });
  // Which concepts of a block are shown is decided before its questions.
  const isItem = 'item' in params;
  const first = isItem ? params.item : items.findIndex(({ block }) => block >= params.block);
  const blocks = isItem ? (items[params.item]?.block ?? -1) + 1 : params.block;
  const concepts = childrenOf(doc.root, 'blocks')
    .slice(0, blocks)
    .flatMap((node, block) =>
      childrenOf(node, 'concepts').map((_, concept): Owner => ({ kind: 'concept', block, concept })),
    );
  const before = items.slice(0, Math.max(0, first)).map((_, item): Owner => ({ kind: 'item', item }));
  const asking = [...before, ...concepts].filter(asks);
  return asking.length === 0 ? null : named(asking);
}

type PartGoal = Extract<Goal, { kind: 'item' | 'concept' }>;
type Parameter = Extract<Fact, { kind: 'parameter' }>;

/** A link parameter that a way needs more than once, which ordinary links never have. */
export interface RepeatedParameter {
  /** As the conditions name it. */
  readonly name: string;
  /** The values that one link must have, at least two. */
  readonly values: readonly string[];
}

/** An item or a concept. */
type Part = { readonly item: number } | { readonly block: number; readonly concept: number };

/**
 * Returns the items and concepts with a condition to which only links lead that have a parameter more than once, in the
 * order of the guide. Links with one value are cheaper, so a cheapest way has one value if that is enough.
 */
export function repeatedParameters(exploration: Exploration): readonly (Part & RepeatedParameter)[] {
  const { plan, components } = exploration;
  const all = parametersIn(plan).map(({ name }) => name);
  const repeated = [...new Set(all.filter((name, at) => all.indexOf(name) !== at))];
  if (repeated.length === 0) return [];
  const canPass = isTrue(decide(() => exploration.comesTo(null)));
  const demanding = components.filter(
    ({ exploration: { screening, demandsBefore } }) =>
      screening.length > 0 || orNull(decide(() => demandsBefore(0).length)) !== 0,
  );
  const names = new Set(repeated);
  const asks = ({ exploration: own }: ExploredComponent): boolean =>
    parametersIn(own.plan).some(({ name }) => names.has(name));
  const isAskedBefore = demanding.some(asks);
  return components
    .filter((component) => isAskedBefore || asks(component))
    .flatMap((component) =>
      partsWithCondition(component.exploration.plan).flatMap(({ goal, at }) => {
        const item = component.items[at] ?? -1;
        const found = decide(() => {
          const ways = waysIn(component.exploration);
          const passing = canPass ? ways.to(goal, 'passing') : null;
          const known = passing ?? (exploration.comesTo(item) ? ways.to(goal, 'everyone') : null);
          if (known === null) return null;
          const others = demanding.flatMap(({ exploration: other, items }) => {
            if (other === component.exploration && items === component.items) return [];
            const until = passing === null ? items.findIndex((one) => one >= item) : -1;
            return waysIn(other).before(until === -1 ? null : until) ?? [];
          });
          const all = [...known, ...others];
          const values = (one: string) => [...new Set(all.flatMap(({ name, value }) => (name === one ? [value] : [])))];
          const name = repeated.find((one) => values(one).length > 1);
          return name === undefined ? null : { name, values: values(name) };
        });
        const twice = orNull(found);
        if (twice === null) return [];
        const part = goal.kind === 'item' ? { item: goal.item } : { block: goal.block, concept: goal.concept };
        return [{ ...placedIn<Part>(component, part), ...twice }];
      }),
    )
    .sort((one, other) => placeOf(exploration, one) - placeOf(exploration, other));
}

/** Returns the items and concepts with a condition, with the item at which it is decided. */
function partsWithCondition({ items, blocks }: Plan): readonly { readonly goal: PartGoal; readonly at: number }[] {
  const has = ({ conditional }: { readonly conditional: PlannedConditional | null }): boolean => conditional !== null;
  return [
    ...items.filter(has).map(({ index }) => ({ goal: { kind: 'item', item: index } as const, at: index })),
    ...blocks.flatMap(({ index: block, concepts, items: [first] }) =>
      concepts.flatMap((one, concept) =>
        has(one) && first !== undefined
          ? [{ goal: { kind: 'concept', block, concept } as const, at: first.index }]
          : [],
      ),
    ),
  ];
}

const waysIn = byIdentity((exploration: PlanExploration) => {
  const { logic } = exploration;
  const parametersOf = (way: CheapestInterview | null | undefined): readonly Parameter[] | null =>
    way === null || way === undefined
      ? null
      : way.facts.flatMap((level) => {
          const fact = logic.facts.all[level]?.fact;
          return fact?.kind === 'parameter' ? [fact] : [];
        });
  const known = new Map<string, readonly Parameter[] | null>();
  const once = (key: string, work: () => readonly Parameter[] | null): readonly Parameter[] | null => {
    return remembered(known, key, () => work());
  };
  return {
    /** The parameters of a cheapest way to a part; null if there is none. */
    to: (goal: PartGoal, whose: 'passing' | 'everyone') =>
      once(`${goalKey(goal)} ${whose}`, () => parametersOf(exploration.cheapestOf(goal, whose)?.way)),
    /** The parameters of a cheapest way up to an item; null: through the screener. */
    before: (item: number | null) =>
      once(`before ${item}`, () => parametersOf(exploration.before(item).cheapest(logic.every([]), costIn(logic)))),
  };
});
