import type { ForecastAssumptions, JointShares } from './shares.ts';

/** Shares that were taken from interviews: by question, how many answered it; and parameters of the link. */
interface Taken {
  readonly questions: Readonly<Record<string, number>>;
  readonly urlParams: readonly string[];
}

/** Returns assumptions in which those of `over` replace those about the same questions and parameters. */
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
  const [before, added] = [takenIn(assumptions), takenIn(over)];
  return withTaken(
    {
      ...others,
      ...over,
      shares: { ...kept, ...over.shares },
      ...(joint.length === 0 ? {} : { among: joint }),
      urlParams: { ...entriesBut(urlParams, parameters), ...over.urlParams },
    },
    Math.max(assumptions.interviews ?? 0, over.interviews ?? 0),
    {
      questions: { ...entriesBut(before.questions, replaced), ...added.questions },
      urlParams: [...before.urlParams.filter((one) => !parameters.has(one)), ...added.urlParams],
    },
  );
}

/** Returns which shares of these assumptions were taken from interviews; none if it does not say from how many. */
export function takenIn(assumptions: ForecastAssumptions): Taken {
  const { interviews, taken, urlParams = {} } = assumptions;
  if (interviews === undefined) return { questions: {}, urlParams: [] };
  if (taken !== undefined) return { questions: taken.questions ?? {}, urlParams: taken.urlParams ?? [] };
  return {
    questions: Object.fromEntries([...questionsIn(assumptions)].map((question) => [question, interviews])),
    urlParams: Object.keys(urlParams),
  };
}

/** Leaves out which shares were taken from interviews where there are none any more. */
export function withoutOrigin(assumptions: ForecastAssumptions): ForecastAssumptions {
  const { interviews = 0, taken, urlParams = {} } = assumptions;
  const { questions, urlParams: parameters } = takenIn(assumptions);
  const left = questionsIn(assumptions);
  const kept = {
    questions: Object.fromEntries(Object.entries(questions).filter(([question]) => left.has(question))),
    urlParams: parameters.filter((one) => Object.hasOwn(urlParams, one)),
  };
  const isAll = taken === undefined && Object.keys(kept.questions).length + kept.urlParams.length > 0;
  return isAll ? assumptions : withTaken(assumptions, interviews, kept);
}

function withTaken(assumptions: ForecastAssumptions, interviews: number, taken: Taken): ForecastAssumptions {
  const { interviews: _, taken: __, ...others } = assumptions;
  return Object.keys(taken.questions).length + taken.urlParams.length === 0
    ? others
    : { ...others, interviews, taken: { questions: { ...taken.questions }, urlParams: [...taken.urlParams] } };
}

/** Returns the questions that have shares. */
const questionsIn = ({ shares = {}, among = [] }: ForecastAssumptions): ReadonlySet<string> =>
  new Set([...Object.keys(shares), ...among.flatMap((one) => Object.keys(one.shares))]);

function entriesBut<T>(all: Readonly<Record<string, T>>, names: ReadonlySet<string>): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !names.has(name)));
}
