import type { ForecastAssumptions, JointShares } from './shares.ts';

/** From how many interviews shares were taken: by question, how many answered it; and by parameter of the link. */
interface Taken {
  readonly questions: Readonly<Record<string, number>>;
  readonly urlParams: Readonly<Record<string, number>>;
}

/**
 * Returns assumptions in which those of `over` replace those about the same questions and parameters. Nothing is
 * changed in place.
 *
 * @param assumptions What stays where `over` says nothing.
 * @param over Such as the shares of real interviews.
 * @example
 * ```ts
 * import { withShares } from '@guide-studio/guide-core/shares';
 *
 * const guessed = { shares: { often: { Daily: 20 }, dish: { Soup: 10 } }, completion: 80 };
 * const { shares, completion } = withShares(guessed, { shares: { dish: { Soup: 40 } }, interviews: 25 });
 * console.log(shares, completion); // { often: { Daily: 20 }, dish: { Soup: 40 } } 80
 * ```
 */
export function withShares(assumptions: ForecastAssumptions, over: ForecastAssumptions): ForecastAssumptions {
  const { shares = {}, among = [], urlParams = {}, ...others } = assumptions;
  const replaced = questionsIn(over);
  const kept = entriesBut(shares, replaced);
  const keptAmong = among.flatMap((one): readonly JointShares[] => {
    const left = entriesBut(one.shares, replaced);
    return Object.keys(left).length === 0 ? [] : [{ ...one, shares: left }];
  });
  const joint = [...keptAmong, ...(over.among ?? [])];
  const parameters = new Set(Object.keys(over.urlParams ?? {}));
  const [taken, added] = [takenIn(assumptions), takenIn(over)];
  const left = { questions: entriesBut(taken.questions, replaced), urlParams: entriesBut(taken.urlParams, parameters) };
  return withTaken(
    {
      ...others,
      ...over,
      shares: { ...kept, ...over.shares },
      ...(joint.length === 0 ? {} : { among: joint }),
      urlParams: { ...entriesBut(urlParams, parameters), ...over.urlParams },
    },
    Math.max(isNone(left) ? 0 : (assumptions.interviews ?? 0), isNone(added) ? 0 : (over.interviews ?? 0)),
    {
      questions: { ...left.questions, ...added.questions },
      urlParams: { ...left.urlParams, ...added.urlParams },
    },
  );
}

/** Returns which shares of these assumptions were taken from interviews; none if it does not say from how many. */
export function takenIn(assumptions: ForecastAssumptions): Taken {
  const { interviews, taken, urlParams = {} } = assumptions;
  if (interviews === undefined) return { questions: {}, urlParams: {} };
  const fromAll = (names: Iterable<string>): Record<string, number> =>
    Object.fromEntries([...names].map((one) => [one, interviews]));
  if (taken === undefined)
    return { questions: fromAll(questionsIn(assumptions)), urlParams: fromAll(Object.keys(urlParams)) };
  const { questions = {}, urlParams: parameters = {} } = taken;
  return { questions, urlParams: Array.isArray(parameters) ? fromAll(parameters) : parameters };
}

/** Leaves out which shares were taken from interviews where there are none any more. */
export function withoutOrigin(assumptions: ForecastAssumptions): ForecastAssumptions {
  const { interviews = 0, taken, urlParams = {} } = assumptions;
  const { questions, urlParams: parameters } = takenIn(assumptions);
  const left = questionsIn(assumptions);
  const kept = {
    questions: Object.fromEntries(Object.entries(questions).filter(([question]) => left.has(question))),
    urlParams: Object.fromEntries(Object.entries(parameters).filter(([one]) => Object.hasOwn(urlParams, one))),
  };
  const isAll = taken === undefined && !isNone(kept);
  return isAll ? assumptions : withTaken(assumptions, interviews, kept);
}

function withTaken(assumptions: ForecastAssumptions, interviews: number, taken: Taken): ForecastAssumptions {
  const { interviews: _, taken: __, ...others } = assumptions;
  return isNone(taken)
    ? others
    : { ...others, interviews, taken: { questions: { ...taken.questions }, urlParams: { ...taken.urlParams } } };
}

const isNone = ({ questions, urlParams }: Taken): boolean =>
  Object.keys(questions).length + Object.keys(urlParams).length === 0;

/** Returns the questions that have shares. */
const questionsIn = ({ shares = {}, among = [] }: ForecastAssumptions): ReadonlySet<string> =>
  new Set([...Object.keys(shares), ...among.flatMap((one) => Object.keys(one.shares))]);

function entriesBut<T>(all: Readonly<Record<string, T>>, names: ReadonlySet<string>): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !names.has(name)));
}
