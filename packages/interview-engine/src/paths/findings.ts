import { type AsymmetricRoute, asymmetricRoutes } from './asymmetricRoutes.ts';
import { carriedListsOf, criteriaOf, idleConditions, lonelyOptions, neededInstead } from './conditions.ts';
import {
  decide,
  type Exploration,
  isFalse,
  isTrue,
  type Owner,
  ownerKey,
  ownersIn,
  placeOf,
  together,
} from '../logic/index.ts';
import type { Finding } from './finding.ts';
import { withOneCause } from './oneCause.ts';
import type { Plan } from '../plan/plan.ts';
import { repeatedParameters } from './repeatedParameters.ts';

/** Returns what an author should look at, in the order of the guide. What is undecided is left out. */
export function findingsOf(exploration: Exploration): readonly Finding[] {
  const { plan, comesTo } = exploration;
  const isReached = isTrue(decide(() => comesTo(plan.items.length)));
  // Where all interviews end before, nothing of a component is as it is in the component alone.
  const found = isReached ? inComponents(exploration) : findingsIn(exploration);
  const repeated = repeatedParameters(exploration).flatMap((one) =>
    'item' in one ? [{ code: 'repeatedParameter', ...one } as const] : [],
  );
  const all = withOneCause(exploration, [...oncePerSource(plan, found), ...repeated, ...routesIn(plan, found)]);
  return all.toSorted((one, other) => placeOf(exploration, one) - placeOf(exploration, other));
}

/** Returns whether a finding says of a criterion that it is always met, never met, or needless. */
export function tellsOf(
  findings: readonly Finding[],
  { owner, index }: { readonly owner: Owner; readonly index: number },
): boolean {
  return findings.some(
    (one) =>
      'owner' in one &&
      ownerKey(one.owner) === ownerKey(owner) &&
      (one.code === 'idleCondition' || one.index === index),
  );
}

/** Tells once of all questions with the same source that only one option may be carried: they have one cause. */
function oncePerSource({ items }: Plan, found: readonly Finding[]): readonly Finding[] {
  const sourceOf = (item: number) => items[item]?.carriedFrom;
  const ones = found.filter((one) => one.code === 'oneCarried');
  return found.flatMap((one): readonly Finding[] => {
    if (one.code !== 'oneCarried') return [one];
    const alike = ones.map(({ item }) => item).filter((item) => sourceOf(item) === sourceOf(one.item));
    return alike.every((item) => item >= one.item) ? [{ ...one, also: alike.filter((item) => item !== one.item) }] : [];
  });
}

/** Returns whether a question asks for an order, or for one option of those shown: with one option, nothing is asked. */
function asksToCompare(question: Plan['items'][number]['item'] | undefined): boolean {
  if (question?.type !== 'multiple_choice') return question?.type === 'ranking';
  return question.multiSelect !== true && question.allowCustomOption !== true;
}

/** Returns asymmetric routes about which nothing else is found that says more. */
function routesIn(plan: Plan, found: readonly Finding[]): readonly AsymmetricRoute[] {
  const dead = new Set(found.flatMap((one) => (one.code === 'shownToNobody' ? [one.item] : [])));
  const forgotten = new Set(
    found.flatMap((one) => (one.code === 'forgottenOption' ? [`${one.item} ${one.option}`] : [])),
  );
  return asymmetricRoutes(plan).flatMap((route): readonly AsymmetricRoute[] => {
    if (route.code !== 'missingRoute') return dead.has(route.item) ? [] : [route];
    const options = route.options.filter((option) => !forgotten.has(`${route.item} ${option}`));
    return options.length === 0 ? [] : [{ ...route, options }];
  });
}

const inComponents = together(findingsIn, (one) => [one]);

/** Returns all findings but those that concern several components. */
function findingsIn(exploration: Exploration): readonly Finding[] {
  const { plan } = exploration;
  const found: Finding[] = [];
  const dead = new Set<number>();
  const deadConcepts = new Set<string>();
  for (const { index } of plan.items) {
    if (!isFalse(exploration.canReach({ kind: 'item', item: index }))) continue;
    dead.add(index);
    found.push({ code: 'shownToNobody', item: index, also: [] });
  }
  for (const { index: block, concepts } of plan.blocks) {
    for (const concept of concepts.keys())
      if (isFalse(exploration.canReach({ kind: 'concept', block, concept }))) {
        deadConcepts.add(ownerKey({ kind: 'concept', block, concept }));
        found.push({ code: 'conceptForNobody', block, concept });
      }
  }
  // Removing one may make another count, so a condition has one finding at a time.
  const told = new Set<string>();
  for (const { owner } of idleConditions(exploration)) {
    told.add(ownerKey(owner));
    found.push({ code: 'idleCondition', owner });
  }
  const anyOf = new Set(
    ownersIn(plan).flatMap(({ owner, conditional: { operator, criteria } }) =>
      operator === 'or' && criteria.length > 1 ? [ownerKey(owner)] : [],
    ),
  );
  for (const { owner, index, isRedundant, isAlwaysMet, isNeverMet } of criteriaOf(exploration)) {
    // Of what nobody sees, the reason says more.
    if (owner.kind === 'item' ? dead.has(owner.item) : deadConcepts.has(ownerKey(owner))) continue;
    if (told.has(ownerKey(owner))) continue;
    const code = isTrue(isNeverMet)
      ? 'neverMet'
      : isTrue(isAlwaysMet)
        ? 'alwaysMet'
        : isTrue(isRedundant)
          ? 'changesNothing'
          : null;
    if (code === null) continue;
    told.add(ownerKey(owner));
    // Of a condition of which one criterion is enough, the others would count without it.
    if (code === 'alwaysMet' && anyOf.has(ownerKey(owner))) {
      found.push({ code: 'idleCondition', owner });
      continue;
    }
    found.push(
      code === 'changesNothing'
        ? { code, owner, index, by: neededInstead(exploration, owner, index) }
        : { code, owner, index },
    );
  }
  for (const { item, option } of lonelyOptions(exploration)) {
    const place = plan.items[item]?.options.findIndex(({ id }) => id === option) ?? -1;
    found.push({ code: 'forgottenOption', item, option: place });
  }
  for (const { item, canBeOne, canBeTooFew } of carriedListsOf(exploration)) {
    const question = plan.items[item]?.item;
    if (isTrue(canBeTooFew) && question?.type === 'multiple_choice')
      found.push({ code: 'fewCarried', item, least: question.minSelect ?? 1 });
    else if (isTrue(canBeOne) && asksToCompare(question)) found.push({ code: 'oneCarried', item, also: [] });
  }
  return found;
}
