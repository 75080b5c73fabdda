import { remembered } from '@guide-studio/guide-core/internal';
import type { Logic, Statement } from '../logic/index.ts';
import type { AnswerModel } from './answerModel.ts';
import type { Chances, Dependencies, Spent } from './chances.ts';
import type { RestsOn } from './forecastTypes.ts';
import { nameOfSource, type ShareSource, type Varied, variedModel, variedThroughout } from './variedModel.ts';

/** Nothing. */
export const onNothing: RestsOn = { items: [], parameters: [], interviews: null, onEntered: false, onLengths: false };

/** Steps of working out figures with other shares. More would take longer than some seconds. */
const mostSteps = 10_000_000;

/** Other shares of one source, or of all. */
export interface Variant {
  readonly model: AnswerModel;
  readonly chances: Chances;
  /** The decisions about which the model differs. */
  readonly decisions: ReadonlySet<number>;
  /** The steps granted to what is worked out from it. */
  readonly spent: Spent;
}

/** What figures rest on: a source of shares counts if the figure changes with other shares of it. */
export interface Resting {
  /** Of a probability: that of statements among all for whom `given` hold. */
  ofChance(statements: readonly Statement[], given?: readonly Statement[]): RestsOn;
  /** Of figures that these statements decide. `figures`: they, with other shares; a figure that is null counts as another. */
  ofFigures(
    statements: readonly Statement[],
    figures: (variant: Variant | null) => readonly (number | null)[],
  ): RestsOn;
}

/**
 * Returns what figures rest on: shares that are left to chance, and those that were taken from interviews. Other shares are
 * tried (`variedModel`). Where that takes too many steps, everything counts that decides the figure.
 */
export function restingOn(logic: Logic, chances: Chances, varied: Varied): Resting {
  const { placed } = varied;
  const spent: Spent = { steps: 0, most: mostSteps };
  const known = new Map<Statement, Dependencies>();
  const decisionsOf = (statements: readonly Statement[]): readonly number[] =>
    statements.flatMap((one) => remembered(known, one, () => chances.dependenciesOf([one])).decisions);
  const sources = new Map<number, ShareSource | null>();
  const sourceOf = (decision: number): ShareSource | null => {
    const before = sources.get(decision);
    if (before !== undefined) return before;
    const decides = logic.decisions[decision]?.decides;
    const fact = decides?.kind === 'fact' ? logic.facts.all[decides.level]?.fact : undefined;
    const source =
      decides?.kind === 'answer'
        ? { item: decides.occasion.planned.index }
        : fact?.kind === 'parameter'
          ? { parameter: fact.name }
          : null;
    sources.set(decision, source);
    return source;
  };
  const sourcesOf = (statements: readonly Statement[]): ReadonlyMap<string, ShareSource> =>
    new Map(
      decisionsOf(statements).flatMap((decision) => {
        const source = sourceOf(decision);
        return source === null ? [] : [[nameOfSource(source), source] as const];
      }),
    );
  let byName: ReadonlyMap<string, ReadonlySet<number>> | undefined;
  const decisionsBySource = (): ReadonlyMap<string, ReadonlySet<number>> => {
    if (byName !== undefined) return byName;
    const found = new Map<string, Set<number>>();
    for (const decision of logic.decisions.keys()) {
      const source = sourceOf(decision);
      if (source !== null) remembered(found, nameOfSource(source), () => new Set<number>()).add(decision);
    }
    byName = found;
    return found;
  };
  const variants = new Map<string, Variant | 'same' | null>();
  const variantOf = (model: AnswerModel, decisions: ReadonlySet<number>): Variant => ({
    model,
    decisions,
    chances: chances.changed(model, decisions, spent),
    spent,
  });
  /** Returns other shares of a source. */
  const variantWith = (source: ShareSource, isWhole: boolean): Variant | 'same' | null => {
    const key = `${nameOfSource(source)} ${isWhole}`;
    const before = variants.get(key);
    if (before !== undefined) return before;
    const model = variedModel(varied, source, isWhole);
    const decisions = decisionsBySource().get(nameOfSource(source)) ?? new Set<number>();
    const made = model === null || model === 'same' ? model : variantOf(model, decisions);
    variants.set(key, made);
    return made;
  };
  const sharesGiven = placed.itemsWithShares.size + placed.parameters.size > 0;
  const throughout = new Map<boolean, Variant>();
  /** Returns other shares of all that is left to chance; with `withTaken`, also of all that was taken from interviews. */
  const variantThroughout = (withTaken: boolean): Variant =>
    remembered(throughout, withTaken, () => {
      const model = variedThroughout(varied, (source) => withTaken && countOf(source) !== undefined);
      return variantOf(model, new Set(logic.decisions.keys()));
    });
  const countOf = (source: ShareSource): number | undefined => {
    const { items, parameters } = placed.taken;
    return 'item' in source ? items.get(source.item) : parameters.get(source.parameter);
  };
  const hasShares = (source: ShareSource): boolean =>
    'item' in source
      ? placed.itemsWithShares.has(source.item)
      : (placed.parameters.get(source.parameter)?.size ?? 0) > 0;

  /** `isCertain`: without any shares, what decides a figure surely changes it, unless it is all or nothing. */
  function restsOn(
    sources: readonly ShareSource[],
    figures: (variant: Variant | null) => readonly (number | null)[],
    isCertain: boolean,
  ): RestsOn {
    const now = figures(null);
    const isOther = (variant: Variant | null): boolean => {
      const other = variant === null ? null : figures(variant);
      return now.some((figure, at) => {
        const found = other?.[at] ?? null;
        return figure === null || found === null || differ(figure, found);
      });
    };
    const changesWith = (source: ShareSource, isWhole: boolean): boolean => {
      const variant = variantWith(source, isWhole);
      return variant !== 'same' && isOther(variant);
    };
    // Without any shares it is only said that answers are left to chance, so one try for all of them is enough.
    const isBetween = now.some((figure) => figure !== null && figure > 1e-12 && figure < 1 - 1e-12);
    const isLeft =
      sharesGiven || (sources.length > 0 && ((isCertain && isBetween) || isOther(variantThroughout(false))));
    const left = isLeft ? sources.filter((source) => !sharesGiven || changesWith(source, false)) : [];
    const withShares = sources.filter(hasShares);
    const entered = withShares.filter((source) => countOf(source) === undefined);
    const taken = withShares.filter((source) => countOf(source) !== undefined);
    const deciding = taken.filter((source) => changesWith(source, true));
    // Where several shares each make it impossible, none of them does alone.
    const isNever = now.length > 0 && now.every((figure) => figure === 0);
    const isByAll =
      isNever &&
      taken.length > 0 &&
      deciding.length === 0 &&
      !entered.some((source) => changesWith(source, true)) &&
      isOther(variantThroughout(true));
    return {
      items: left.flatMap((source) => ('item' in source ? [source.item] : [])).sort((one, other) => one - other),
      parameters: left.flatMap((source) => ('parameter' in source ? [source.parameter] : [])),
      interviews: interviewsOf((isByAll ? taken : deciding).flatMap((source) => countOf(source) ?? [])),
      onEntered: entered.length > 0,
      onLengths: false,
    };
  }

  return {
    ofChance(statements, given = []) {
      const own = sourcesOf(statements);
      const beside = sourcesOf(given);
      const isApart = [...beside.keys()].every((name) => !own.has(name));
      const condition = isApart ? [] : given;
      const figure = (variant: Variant | null): number | null => {
        const of = variant?.chances ?? chances;
        const whole = condition.length === 0 ? 1 : of.of(condition);
        const both = of.of([...statements, ...condition]);
        return whole === null || both === null ? null : whole === 0 ? 0 : both / whole;
      };
      const sources = isApart ? own : new Map([...own, ...beside]);
      return restsOn([...sources.values()], (variant) => [figure(variant)], isApart);
    },
    ofFigures: (statements, figures) => restsOn([...sourcesOf(statements).values()], figures, true),
  };
}

/** Returns true if figures differ by more than a computer does, however small they are. */
const differ = (one: number, other: number): boolean =>
  Math.abs(one - other) > Math.max(1e-16, Math.min(1e-9, 1e-6 * Math.max(Math.abs(one), Math.abs(other))));

/** Returns what all of these rest on together. */
export function together(all: readonly RestsOn[]): RestsOn {
  const counted = all.flatMap(({ interviews }) => interviews ?? []);
  return {
    items: [...new Set(all.flatMap(({ items }) => items))].sort((one, other) => one - other),
    parameters: [...new Set(all.flatMap(({ parameters }) => parameters))],
    interviews: interviewsOf(counted.flatMap(({ fewest, most }) => [fewest, most])),
    onEntered: all.some((one) => one.onEntered),
    onLengths: all.some((one) => one.onLengths),
  };
}

/** Returns the fewest and the most of these numbers of interviews; null if there are none. */
export const interviewsOf = (counts: readonly number[]): RestsOn['interviews'] =>
  counts.length === 0 ? null : { fewest: Math.min(...counts), most: Math.max(...counts) };
