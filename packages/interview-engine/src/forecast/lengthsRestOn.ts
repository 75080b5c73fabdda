import type { Occasion } from '../asked/occasion.ts';
import { isSelectedAlone } from '../assumptions.ts';
import { allowsOwn, type Logic, occasionsOfItem, type Statement } from '../logic/index.ts';
import type { PlannedItem } from '../plan/plan.ts';
import { amongStatements } from './amongShown.ts';
import { type AnswerModel, boundsOf } from './answerModel.ts';
import type { Chances } from './chances.ts';
import type { RestsOn } from './forecastTypes.ts';
import { type PlacedAnswer, type PlacedShares, shareKey } from './placedShares.ts';
import { interviewsOf, onNothing, together } from './restsOn.ts';
import { leftBy } from './rounding.ts';

/** What lengths depend on. */
interface Lengths {
  readonly logic: Logic;
  readonly placed: PlacedShares;
  readonly model: AnswerModel;
  readonly chances: Chances;
  /** Those whose interviews are counted. */
  readonly given: readonly Statement[];
  /** Returns what the probability of a statement among them rests on. */
  readonly restsOn: (statement: Statement) => RestsOn;
}

/**
 * Returns what lengths rest on: who is asked which question about which concept, and how many options are selected where
 * several may be, because each takes time.
 */
export function lengthsRestOn(lengths: Lengths): RestsOn {
  const { logic, restsOn } = lengths;
  const all = logic.plan.items.flatMap((planned) => occasionsOfItem(logic.plan, planned));
  return {
    ...together([
      ...all.map((occasion) => restsOn(logic.asked(occasion))),
      ...logic.plan.items.filter(isNumberOpen).flatMap((planned) => numberRestsOn(lengths, planned)),
    ]),
    onLengths: true,
  };
}

/** Returns what the number of options rests on that participants select. */
function numberRestsOn(lengths: Lengths, planned: PlannedItem): readonly RestsOn[] {
  const { logic, placed, model, chances, given, restsOn } = lengths;
  const found: RestsOn[] = [];
  const known = new Set<PlacedAnswer | null>();
  for (const occasion of occasionsOfItem(logic.plan, planned)) {
    const groups = amongStatements(logic, model, occasion);
    const jointOf = placed.among.flatMap(({ answers }) => placedFor(answers, occasion) ?? []);
    const cases = [...groups.map((group) => [group]), groups.map(logic.not)].map((statements, at) => ({
      statements,
      answer: jointOf[at] ?? placedFor(placed.answers, occasion),
    }));
    const used = cases.filter(
      ({ statements, answer }) =>
        !known.has(answer) && chances.of([logic.asked(occasion), ...statements, ...given]) !== 0,
    );
    for (const { answer } of used) {
      known.add(answer);
      found.push(restsOnShares(placed, planned, answer));
    }
    // Who answers in which way decides it too.
    if (used.length > 0) found.push(...groups.map(restsOn));
  }
  return found;
}

function restsOnShares(placed: PlacedShares, planned: PlannedItem, answer: PlacedAnswer | null): RestsOn {
  const taken = placed.taken.items.get(planned.index);
  return {
    ...onNothing,
    items: leavesNumber(planned, answer) ? [planned.index] : [],
    interviews: answer === null || taken === undefined ? null : interviewsOf([taken]),
    onEntered: answer !== null && taken === undefined,
  };
}

const placedFor = (answers: PlacedShares['answers'], { planned, concept }: Occasion): PlacedAnswer | null =>
  answers.get(shareKey(planned.index, concept)) ?? answers.get(shareKey(planned.index, null)) ?? null;

/** How many options can be selected together; `isFixed`: always as many. */
function numbersOf(planned: PlannedItem) {
  const { options } = planned;
  const count = options.filter((option) => !isSelectedAlone(option)).length + (allowsOwn(planned) ? 1 : 0);
  const { least, most } = boundsOf(planned, options);
  // Of carried options, those are shown that were selected.
  const isFixed = planned.carriedFrom === null && least >= Math.min(most, count);
  return { isFixed, least, most: Math.min(most, count), count };
}

/** Returns true for a question in which not everyone selects as many options. */
function isNumberOpen(planned: PlannedItem): boolean {
  const { item, options } = planned;
  if (item.type !== 'multiple_choice' || item.multiSelect !== true) return false;
  const { count, isFixed, least } = numbersOf(planned);
  const isAlone = options.some(isSelectedAlone);
  return count > 0 && !(isFixed && (!isAlone || least === 1));
}

/** Returns true if the shares leave to chance how many options are selected. */
function leavesNumber(planned: PlannedItem, answer: PlacedAnswer | null): boolean {
  if (answer?.kind !== 'options') return true;
  const shareOf = (id: string): number | undefined => answer.options.get(id);
  const alone = planned.options.filter(isSelectedAlone).map(({ id }) => shareOf(id));
  if (alone.includes(undefined)) return true;
  const left = leftBy(alone.map((share) => share ?? 0));
  const { isFixed, most } = numbersOf(planned);
  if (left === 0 || isFixed) return false;
  const others = planned.options.filter((option) => !isSelectedAlone(option)).map(({ id }) => shareOf(id) ?? 0);
  const sum = others.reduce((whole, share) => whole + share, answer.custom ?? 0);
  // The others fill the bounds, so that nothing is left for an option without a share.
  if (planned.carriedFrom === null && sum >= most * left - 1e-9) return false;
  const isOpen = planned.options.some(({ id }) => shareOf(id) === undefined);
  return isOpen || (allowsOwn(planned) && answer.custom === null);
}
