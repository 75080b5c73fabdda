import type { Occasion } from '../asked/occasion.ts';
import { allowsOwn } from '../logic/index.ts';
import type { Plan, PlannedItem } from '../plan/plan.ts';
import type { AmongAnswers, AnswerModel, Answers } from './answerModel.ts';
import { changedSelection, scaled, selectedShares } from './changedSelection.ts';
import type { ShareEffect } from './forecastTypes.ts';
import type { OptionShares } from './placedShares.ts';
import { ownId } from './shownOptions.ts';

/** A share of answers or links. */
export type AssumedShare = Extract<ShareEffect['share'], { kind: 'option' | 'parameter' }>;

/** Returns what a model assumes for a share, from 0 to 1, if all options are shown. */
export function assumedShare(plan: Plan, model: AnswerModel, share: AssumedShare): number {
  if (share.kind === 'parameter') return model.parameter(share.name, share.value);
  const planned = plan.items[share.item];
  if (planned === undefined) return 0;
  const answers = answersFor(model, planned, share);
  return answers.kind === 'rows'
    ? (answers.rows.get(share.row ?? '')?.get(share.option) ?? 0)
    : shareOfOption(planned, answers, share.option);
}

/** Returns the share of participants who select an option if all are shown, from 0 to 1. */
export function shareOfOption(planned: PlannedItem, answers: Answers, option: string): number {
  switch (answers.kind) {
    case 'any':
    case 'rows':
      return 0;
    case 'one':
      return option === ownId ? answers.own : (answers.shares.get(option) ?? 0);
    case 'several':
      return answers.alone.get(option) ?? selectedShares(planned, answers).get(option) ?? 0;
  }
}

/**
 * Returns a model with another share. The other shares keep their proportions where one excludes the others; for options
 * that are selected together see `changedSelection`. Null if the bounds of the question do not allow it. `step` counts the
 * steps that this takes.
 */
export function withShare(
  plan: Plan,
  model: AnswerModel,
  share: AssumedShare,
  value: number,
  step: (count: number) => void = () => {},
): AnswerModel | null {
  if (share.kind === 'parameter') {
    const before = model.parameter(share.name, share.value);
    return {
      ...model,
      parameter(name, other) {
        const assumed = model.parameter(name, other);
        if (name !== share.name) return assumed;
        return other === share.value ? value : scaled(assumed, before, value, Number.POSITIVE_INFINITY);
      },
    };
  }
  const planned = plan.items[share.item];
  if (planned === undefined) return null;
  const answers = changed(planned, answersFor(model, planned, share), share, value, step);
  if (answers === null) return null;
  const isHere = (occasion: Occasion): boolean =>
    occasion.planned.index === share.item && occasion.concept === share.concept;
  if (!isOfSome(share.among))
    return { ...model, answers: (occasion) => (isHere(occasion) ? answers : model.answers(occasion)) };
  return {
    ...model,
    among: (occasion) =>
      model
        .among(occasion)
        .map((one) => (isHere(occasion) && isSameAmong(one, share.among) ? { ...one, answers } : one)),
  };
}

type Among = Extract<AssumedShare, { kind: 'option' }>['among'];

const isOfSome = (among: Among): among is Exclude<Among, 'others' | null> => among !== null && among !== 'others';
const isSameAmong = ({ source, option }: AmongAnswers, among: Among): boolean =>
  isOfSome(among) && among.item === source && among.option === option;

/** Returns the answers to which a share belongs: those of the participants that joint shares are of, or of all others. */
function answersFor(
  model: AnswerModel,
  planned: PlannedItem,
  { concept, among }: Extract<AssumedShare, { kind: 'option' }>,
): Answers {
  const joint = model.among({ planned, concept }).find((one) => isSameAmong(one, among));
  return joint?.answers ?? model.answers({ planned, concept });
}

function changed(
  planned: PlannedItem,
  answers: Answers,
  { row, option }: Extract<AssumedShare, { kind: 'option' }>,
  value: number,
  step: (count: number) => void,
): Answers | null {
  switch (answers.kind) {
    case 'any':
      return null;
    case 'one': {
      const before = option === ownId ? answers.own : (answers.shares.get(option) ?? 0);
      const hasOwn = allowsOwn(planned);
      const others = answers.shares.size - (option === ownId ? 0 : 1) + (hasOwn && option !== ownId ? 1 : 0);
      const shares = changedOne(answers.shares, option, before, value, others);
      const own = option === ownId ? value : hasOwn ? scaled(answers.own, before, value, others) : 0;
      return { ...answers, shares, own };
    }
    case 'rows': {
      const ofRow = answers.rows.get(row ?? '');
      if (ofRow === undefined) return null;
      const shares = changedOne(ofRow, option, ofRow.get(option) ?? 0, value, ofRow.size - 1);
      return { ...answers, rows: new Map([...answers.rows, [row ?? '', shares]]) };
    }
    case 'several':
      return changedSelection(planned, answers, option, value, step);
  }
}

function changedOne(shares: OptionShares, option: string, before: number, after: number, others: number): OptionShares {
  return new Map([...shares].map(([id, share]) => [id, id === option ? after : scaled(share, before, after, others)]));
}
