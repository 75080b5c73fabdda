import { byIdentity } from '@guide-studio/guide-core/internal';
import { isCarried } from '../../assumptions.ts';
import { isRejecting } from '../../course/screening.ts';
import { type Exploration, isFalse } from '../../logic/index.ts';
import type { Plan, PlannedConditional, PlannedCriterion, PlannedItem, PlannedOption } from '../../plan/plan.ts';
import { isRest } from '../restOption.ts';

/** Routes that differ between options of one question that look alike. Options are places in the list of the source. */
export type AsymmetricRoute =
  /** The text names option `other` of the source, but the condition asks for `option`. */
  | {
      readonly code: 'mentionsOther';
      readonly item: number;
      readonly source: number;
      readonly option: number;
      readonly other: number;
    }
  /** Most options of `item` lead to a question such as `like`, but these do not. */
  | { readonly code: 'missingRoute'; readonly item: number; readonly options: readonly number[]; readonly like: number }
  /** Its condition is not the one of `like`, which asks the same about another option. */
  | { readonly code: 'differentRoute'; readonly item: number; readonly like: number };

/** Returns the routes of one kind, without questions that nobody is shown: what is said of these says more. */
export function routesOf<Code extends AsymmetricRoute['code']>(
  { plan, canReach }: Exploration,
  code: Code,
): readonly Extract<AsymmetricRoute, { code: Code }>[] {
  return asymmetricRoutes(plan).filter(
    (one): one is Extract<AsymmetricRoute, { code: Code }> =>
      one.code === code && !isFalse(canReach({ kind: 'item', item: one.item })),
  );
}

/** Returns all of these routes. They are found by the texts of questions, so nothing is explored. */
const asymmetricRoutes = byIdentity((plan: Plan): readonly AsymmetricRoute[] =>
  [...routesBySource(plan)].flatMap(([source, of]) => knownRoutes(plan, source, of)),
);

/** What was found last, by source. An edit elsewhere keeps the planned items. */
const known = new WeakMap<
  PlannedItem,
  { readonly routes: readonly Route[]; readonly result: readonly AsymmetricRoute[] }
>();

function knownRoutes(plan: Plan, index: number, routes: readonly Route[]): readonly AsymmetricRoute[] {
  const source = plan.items[index];
  if (source === undefined) return [];
  const before = known.get(source);
  const isSame = (one: Route, at: number): boolean => {
    const other = before?.routes[at];
    return one.planned === other?.planned && one.criterion === other.criterion;
  };
  if (before?.routes.length === routes.length && routes.every(isSame)) return before.result;
  const result = asymmetricIn(plan, index, routes);
  known.set(source, { routes, result });
  return result;
}

/** A question whose condition names one option of a source. */
interface Route {
  readonly planned: PlannedItem;
  readonly conditional: PlannedConditional;
  readonly criterion: Selected;
  /** The place of the option. */
  readonly option: number;
}

type Selected = Extract<PlannedCriterion, { type: 'selectedTemplateOptions' }>;

function routesBySource(plan: Plan): ReadonlyMap<number, readonly Route[]> {
  const found = new Map<number, Route[]>();
  for (const planned of plan.items) {
    const { conditional } = planned;
    if (conditional === null) continue;
    const selected = conditional.criteria.filter((one) => one.type === 'selectedTemplateOptions');
    for (const criterion of selected) {
      const source = plan.items[criterion.source];
      if (source?.item.type !== 'multiple_choice' || criterion.optionIds.length !== 1) continue;
      if (selected.some((other) => other !== criterion && other.source === criterion.source)) continue;
      const option = source.options.findIndex(({ id }) => id === criterion.optionIds[0]);
      if (option === -1) continue;
      const routes = found.get(criterion.source) ?? [];
      routes.push({ planned, conditional, criterion, option });
      found.set(criterion.source, routes);
    }
  }
  return found;
}

/** The questions of a template, by the place of their option. */
type Alike = ReadonlyMap<number, readonly Route[]>;

function asymmetricIn(plan: Plan, source: number, routes: readonly Route[]): readonly AsymmetricRoute[] {
  const options = plan.items[source]?.options ?? [];
  const names = options.map(({ text }) => nameIn(text));
  const found: AsymmetricRoute[] = [];
  const templates = new Map<string, Map<number, Route[]>>();
  const add = (template: string, option: number, own: readonly Route[]): void => {
    const alike = templates.get(template) ?? new Map<number, Route[]>();
    alike.set(option, [...(alike.get(option) ?? []), ...own]);
    templates.set(template, alike);
  };
  const mentioning: { readonly route: Route; readonly other: number }[] = [];
  for (const route of routes) {
    const own = templateOf(route.planned.item.text.toLowerCase(), names[route.option] ?? '');
    if (own !== null) add(own, route.option, [route]);
    else {
      const other = mentionedIn(plan, route, names);
      if (other !== null) mentioning.push({ route, other });
    }
  }
  for (const { route, other } of mentioning) {
    const { item, index } = route.planned;
    const template = templateOf(item.text.toLowerCase(), names[other] ?? '') ?? '';
    if (!templates.has(template) && !isDistinct(item.text, options[other]?.text ?? '')) continue;
    found.push({ code: 'mentionsOther', item: index, source, option: route.option, other });
    // It was meant for the other option, which therefore does not miss it.
    add(template, other, []);
  }
  for (const alike of templates.values()) found.push(...missingIn(source, options, alike), ...differentIn(plan, alike));
  return found;
}

/** Returns the place of an option that a question names instead of the one in its condition; null if there is none. */
function mentionedIn(plan: Plan, { planned, conditional, criterion }: Route, names: readonly string[]): number | null {
  if (!criterion.mustSelect) return null;
  const options = plan.items[criterion.source]?.options ?? [];
  const text = planned.item.text.toLowerCase();
  let found = -1;
  // Within “iced tea”, “tea” is not meant.
  for (const [place, name] of names.entries())
    if (templateOf(text, name) !== null && name.length > (names[found]?.length ?? 0)) found = place;
  const [option, name = ''] = [options[found], names[found]];
  if (option === undefined || !isCarried(option) || isRest(option)) return null;
  // Another criterion may be about what it names.
  const others = conditional.criteria.filter((one) => one !== criterion);
  return others.some((one) => templateOf(wordsOf(plan, one), name) !== null) ? null : found;
}

/** Returns the texts of what a criterion asks for, in small letters. */
function wordsOf({ items }: Plan, criterion: PlannedCriterion): string {
  if (criterion.type === 'searchParam') return `${criterion.parameter}=${criterion.value}`.toLowerCase();
  const { item, options = [], rows = [] } = items[criterion.source] ?? {};
  const chosen = options.filter(({ id }) => criterion.optionIds.includes(id));
  const row = rows.filter(({ id }) => id === criterion.rowId);
  return [item?.text ?? '', ...[...chosen, ...row].map(({ text }) => text)].join('\n').toLowerCase();
}

/** Returns true if a text has a name exactly as it is written, and it is no everyday word. */
function isDistinct(text: string, name: string): boolean {
  return name.length >= 4 && /\p{Lu}|\p{N}/u.test(name) && text.slice(1).includes(name);
}

/** Returns the options that miss a question that most others have. */
function missingIn(source: number, options: readonly PlannedOption[], alike: Alike): readonly AsymmetricRoute[] {
  const wanted = [...options.entries()].filter(
    ([, option]) => isCarried(option) && !option.exclusive && !isRejecting(option) && !isRest(option),
  );
  const missing = wanted.filter(([place]) => !alike.has(place)).map(([place]) => place);
  const have = wanted.length - missing.length;
  const like = [...alike.values()].flat()[0];
  if (like === undefined || missing.length === 0 || have < 2 || have < missing.length) return [];
  return [{ code: 'missingRoute', item: source, options: missing, like: like.planned.index }];
}

/** Returns the questions of a template that have a condition unlike those of most options. */
function differentIn(plan: Plan, alike: Alike): readonly AsymmetricRoute[] {
  const all = [...alike.values()]
    .filter((routes) => routes.length > 0)
    .map((routes) => ({ routes, rests: routes.map((route) => restOf(plan, route)) }));
  const signatureOf = (rests: readonly string[]): string => JSON.stringify(rests.toSorted());
  const bySignature = new Map<string, (typeof all)[number][]>();
  for (const one of all) {
    const signature = signatureOf(one.rests);
    const same = bySignature.get(signature);
    if (same === undefined) bySignature.set(signature, [one]);
    else same.push(one);
  }
  if (bySignature.size < 2) return [];
  const [usual = []] = [...bySignature.values()].toSorted((one, other) => other.length - one.length);
  const [like] = usual;
  if (like === undefined || 2 * usual.length < all.length) return [];
  return all.flatMap(({ routes, rests }) => {
    if (signatureOf(rests) === signatureOf(like.rests)) return [];
    const at = rests.findIndex((rest) => !like.rests.includes(rest));
    const item = routes[Math.max(0, at)]?.planned.index ?? -1;
    return [{ code: 'differentRoute', item, like: like.routes[0]?.planned.index ?? -1 } as const];
  });
}

/** Returns what a condition asks for besides its option, as a text. Where it names the option, any is meant. */
function restOf(plan: Plan, { conditional: { criteria, operator }, criterion, option }: Route): string {
  const name = nameIn(plan.items[criterion.source]?.options[option]?.text ?? '');
  const others = criteria
    .filter((one) => one !== criterion)
    .map((one) => {
      const words = wordsOf(plan, one);
      return JSON.stringify([templateOf(words, name) ?? words, one.type === 'searchParam' || one.mustSelect]);
    });
  return JSON.stringify([criterion.mustSelect, others.length === 0 ? '' : operator, others.toSorted()]);
}

/** Takes the place of the option in a template. */
const placeholder = '\u0000';
const isPartOfWord = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}\p{M}]/u.test(character);

const nameIn = (text: string): string => text.trim().toLowerCase();

/** Returns a text with a placeholder for a name, both in small letters; null if the name is not in it as a word. */
function templateOf(text: string, name: string): string | null {
  if (name === '') return null;
  let template = '';
  let from = 0;
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const end = at + name.length;
    if (at < from || isPartOfWord(text[at - 1]) || isPartOfWord(text[end])) continue;
    template += text.slice(from, at) + placeholder;
    from = end;
  }
  return from === 0 ? null : template + text.slice(from);
}
