import { allowsOwn, decide, type Logic, type Statement, stopAt } from '../logic/index.ts';
import type { PlannedItem } from '../plan/plan.ts';
import type { AmongAnswers, AnswerModel } from './answerModel.ts';
import { type AssumedShare, assumedShare, withShare } from './changedShare.ts';
import type { Chances } from './chances.ts';
import type { Figure, Forecast, Outlook, RestsOn, ShareEffect } from './forecastTypes.ts';
import { onNothing, type Resting, together, type Variant } from './restsOn.ts';
import { idsOf, ownId } from './shownOptions.ts';
import { meanTrials } from './statistics.ts';

/** What the effects of shares are worked out from. Shares are from 0 to 1. */
export interface Effects {
  readonly logic: Logic;
  readonly model: AnswerModel;
  readonly chances: Chances;
  readonly completes: number;
  readonly starting: number;
  /** Of those who pass the screener, how many stay, and how many of them complete. It is taken as unchanged. */
  readonly staying: Figure;
  readonly completion: number;
  /** What holds for everyone who passes the screener. */
  readonly passing: readonly Statement[];
  /** The statement that the smallest cell that some see is shown, and its share of completes. */
  readonly smallest: { readonly shown: Statement; readonly share: number } | null;
  readonly resting: Resting;
}

/** What changes most, and what these figures rest on. */
export interface EffectsFound extends Pick<Forecast, 'tornado' | 'untriedShares'> {
  readonly restsOn: RestsOn;
}

/** A share may be wrong by so much. */
const wrongBy = 0.1;
// Rounded, so that a share of 10 % becomes none at all.
const lowerThan = (share: number): number => Math.max(0, Math.round((share - wrongBy) * 1e12) / 1e12);
const higherThan = (share: number): number => Math.min(1, Math.round((share + wrongBy) * 1e12) / 1e12);
/** Those with most effect are listed, and not more shares than this are tried. */
const mostListed = 12;
const mostTried = 150;

/** Steps of fitting the shares of options that are selected together, for all shares that are tried. */
const mostFitting = 30_000_000;

/** Returns what changes most if a share is wrong, most first. Empty if the incidence cannot be worked out exactly. */
export function effectsOfShares(effects: Effects): EffectsFound {
  const { logic, model, chances, completes, starting, staying, completion, passing, smallest, resting } = effects;
  const incidence = chances.of(passing);
  if (incidence === null) return { tornado: [], untriedShares: 0, restsOn: onNothing };

  // Those who leave early may see more or less than others: by so much the share of the forecast is off the exact one.
  const seenNow = smallest === null ? null : chances.of([smallest.shown, ...passing]);
  const correction = smallest === null || !seenNow ? 1 : (smallest.share * incidence) / seenNow;
  const outlook = (share: number, pass: number, seen: number | null, factor: number): Outlook => {
    const completing = pass * staying.value * factor;
    return {
      share,
      incidence: pass,
      invitations: meanTrials(completes, completing),
      tooFewComplete: completing > 0 && meanTrials(completes, completing) === null,
      smallest: seen === null || pass === 0 ? null : (completes * correction * seen) / pass,
    };
  };
  const both = (of: Chances): { readonly pass: number; readonly seen: number | null } | null => {
    const pass = of.of(passing);
    if (pass === null) return null;
    return { pass, seen: smallest === null ? null : of.of([smallest.shown, ...passing]) };
  };
  const now = both(chances);

  const { decisions: needed } = chances.dependenciesOf([...passing, ...(smallest === null ? [] : [smallest.shown])]);
  const decisionsWith = (share: AssumedShare): ReadonlySet<number> =>
    new Set(needed.filter((decision) => sharesOf(logic, model, decision).some((other) => isSameSource(share, other))));
  let fitting = 0;
  const step = (count: number): void => {
    fitting += count;
    if (fitting > mostFitting) stopAt('steps');
  };
  const untried = new Set<AssumedShare>();
  /** Returns who passes and who sees the smallest cell with another value of a share; `refused`: it cannot have it. */
  const withValue = (share: AssumedShare, value: number, variant: Variant | null) => {
    const from = variant?.model ?? model;
    const other = decide(() => withShare(logic.plan, from, share, value, step));
    if (other.isKnown && other.value === null) return 'refused';
    if (!other.isKnown || other.value === null) return null;
    const decisions = new Set([...decisionsWith(share), ...(variant?.decisions ?? [])]);
    return both(chances.changed(other.value, decisions, variant?.spent));
  };
  const ofShare = (share: AssumedShare): readonly ShareEffect[] => {
    const assumed = assumedShare(logic.plan, model, share);
    const at = (value: number): Outlook | 'refused' | null => {
      if (value === assumed) return now && outlook(assumed, now.pass, now.seen, starting * completion);
      const found = withValue(share, value, null);
      if (found === 'refused') return found;
      if (found === null || (smallest !== null && found.seen === null)) untried.add(share);
      return found && outlook(value, found.pass, found.seen, starting * completion);
    };
    const [less, more] = [at(lowerThan(assumed)), at(higherThan(assumed))];
    if (less === 'refused' && more === 'refused') return [];
    // Where the bounds of the question allow one side only, the other stays as it is.
    const [lower, higher] = [less, more].map((one) => (one === 'refused' ? at(assumed) : one));
    return !isOutlook(lower) || !isOutlook(higher) ? [] : [{ share, assumed, lower, higher }];
  };
  const statements = [...passing, ...(smallest === null ? [] : [smallest.shown])];
  /** Returns what an effect rests on: the assumed share, and the figures with a lower and a higher one. */
  const restingOf = ({ share }: ShareEffect): RestsOn => {
    const seenAmong = (of: Chances): readonly (number | null)[] => {
      const found = both(of);
      return found === null ? [null, null] : figuresOf(found);
    };
    if (share.kind !== 'option' && share.kind !== 'parameter')
      return resting.ofFigures(statements, (variant) => seenAmong(variant?.chances ?? chances));
    return resting.ofFigures(statements, (variant) => {
      const now = seenAmong(variant?.chances ?? chances);
      const assumed = assumedShare(logic.plan, variant?.model ?? model, share);
      const figures = [lowerThan(assumed), higherThan(assumed)].flatMap((value): readonly (number | null)[] => {
        const found = value === assumed ? 'refused' : withValue(share, value, variant);
        if (found === 'refused') return now;
        return found === null ? [null, null] : figuresOf(found);
      });
      return [assumed, ...figures];
    });
  };
  const ofSetting = (share: ShareEffect['share'], assumed: number, other: number): ShareEffect => {
    const at = (value: number): Outlook => outlook(value, incidence, now?.seen ?? null, value * other);
    return {
      share,
      assumed,
      lower: at(lowerThan(assumed)),
      higher: at(higherThan(assumed)),
    };
  };

  const all = needed.flatMap((decision) => sharesOf(logic, model, decision));
  const tried = all.slice(0, mostTried);
  const tornado = [
    ...tried.flatMap(ofShare),
    ofSetting({ kind: 'starting' }, starting, completion),
    ofSetting({ kind: 'completion', isBesideLeaving: staying.by === 'simulated' }, completion, starting),
  ]
    .filter((effect) => effectOf(effect) > 1e-9)
    // Options that are alike have the same effect but for the last digits, and stay in the order of the guide.
    .sort((one, other) => firstDigits(effectOf(other)) - firstDigits(effectOf(one)))
    .slice(0, mostListed);
  return {
    tornado,
    untriedShares: all.length - tried.length + untried.size,
    restsOn: together(tornado.map(restingOf)),
  };
}

/** Returns who passes, and who of them sees the smallest cell. */
const figuresOf = ({ pass, seen }: { readonly pass: number; readonly seen: number | null }): readonly number[] => [
  pass,
  seen === null || pass === 0 ? 0 : seen / pass,
];

const isOutlook = (one: Outlook | 'refused' | null | undefined): one is Outlook =>
  one !== null && one !== undefined && one !== 'refused';

const firstDigits = (effect: number): number => Number(effect.toPrecision(9));

/** Returns true if two shares are of the same question or parameter: if one changes, so does the other. */
function isSameSource(one: AssumedShare, other: AssumedShare): boolean {
  if (one.kind === 'parameter') return other.kind === 'parameter' && one.name === other.name;
  return other.kind === 'option' && one.item === other.item && one.concept === other.concept;
}

/** Returns how much a share matters: how far invitations, or else the smallest cell, change as a share of themselves. */
function effectOf({ lower, higher }: ShareEffect): number {
  const change = (one: number | null, other: number | null): number => {
    if (one === null || other === null) return one === other ? 0 : Number.POSITIVE_INFINITY;
    return one + other === 0 ? 0 : Math.abs(one - other) / (one + other);
  };
  return Math.max(change(lower.invitations, higher.invitations), change(lower.smallest, higher.smallest));
}

/** Returns the shares that decide a part of the guide: those of a parameter, or of the answers to one question. */
function sharesOf({ facts, factsOfDecision }: Logic, model: AnswerModel, decision: number): readonly AssumedShare[] {
  const all = factsOfDecision(decision).flatMap((level) => facts.all[level] ?? []);
  const parameters = all.flatMap(({ fact }): readonly AssumedShare[] =>
    fact.kind === 'parameter' ? [{ kind: 'parameter', name: fact.name, value: fact.value }] : [],
  );
  const answers = all.flatMap((placed) => {
    const { fact } = placed;
    if (fact.kind !== 'selected' && fact.kind !== 'cell') return [];
    const row = fact.kind === 'cell' ? fact.row : null;
    return idsOf(placed).map((option) => ({ occasion: fact.occasion, row, option }));
  });
  const [first] = answers;
  if (first === undefined) return parameters;
  const { planned, concept } = first.occasion;
  // Of two options that exclude each other, one share is the rest of the other.
  const listed = isPair(planned) ? answers.filter(({ option }) => option === first.option) : answers;
  const shown = allowsOwn(planned) ? [...listed, { row: null, option: ownId }] : listed;
  const joint = model.among(first.occasion);
  const groups = joint.length === 0 ? [null] : ['others' as const, ...joint.map(groupOf)];
  return shown.flatMap(({ row, option }) =>
    groups.map((among) => ({ kind: 'option' as const, item: planned.index, concept, row, option, among })),
  );
}

const groupOf = ({ source, option }: AmongAnswers) => ({ item: source, option });

/** Returns true if a question has two options of which exactly one is selected. */
const isPair = ({ item, options }: PlannedItem): boolean =>
  options.length === 2 &&
  item.type === 'multiple_choice' &&
  item.multiSelect !== true &&
  item.allowCustomOption !== true;
