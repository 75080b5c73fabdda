import type { ForecastAssumptions, JointShares } from './shares.ts';

/** Returns assumptions in which those of `over` replace those about the same questions and parameters. */
export function withShares(assumptions: ForecastAssumptions, over: ForecastAssumptions): ForecastAssumptions {
  const { shares = {}, among = [], urlParams = {}, interviews, fewestInterviews, ...others } = assumptions;
  const replaced = new Set([
    ...Object.keys(over.shares ?? {}),
    ...(over.among ?? []).flatMap((one) => Object.keys(one.shares)),
  ]);
  const kept = entriesBut(shares, replaced);
  const keptAmong = among.flatMap((one): readonly JointShares[] => {
    const left = entriesBut(one.shares, replaced);
    return Object.keys(left).length === 0 ? [] : [{ ...one, shares: left }];
  });
  const joint = [...keptAmong, ...(over.among ?? [])];
  const keptParams = entriesBut(urlParams, new Set(Object.keys(over.urlParams ?? {})));
  const isKept = Object.keys(kept).length + keptAmong.length + Object.keys(keptParams).length > 0;
  return {
    ...others,
    ...over,
    ...(isKept ? together({ interviews, fewestInterviews }, over) : {}),
    shares: { ...kept, ...over.shares },
    ...(joint.length === 0 ? {} : { among: joint }),
    urlParams: { ...keptParams, ...over.urlParams },
  };
}

/** How many interviews shares of two kinds come from, or neither. */
function together(...all: readonly Origin[]): Origin {
  const most = all.flatMap(({ interviews }) => interviews ?? []);
  const fewest = all.flatMap(({ interviews, fewestInterviews }) => fewestInterviews ?? interviews ?? []);
  if (most.length === 0) return {};
  const [interviews, least] = [Math.max(...most), Math.min(...fewest)];
  return { interviews, ...(least < interviews ? { fewestInterviews: least } : {}) };
}

interface Origin {
  readonly interviews?: number | undefined;
  readonly fewestInterviews?: number | undefined;
}

/** Leaves out how many interviews shares come from once there are no shares. */
export function withoutOrigin(assumptions: ForecastAssumptions): ForecastAssumptions {
  const { interviews: _, fewestInterviews: __, ...others } = assumptions;
  const { shares = {}, among = [], urlParams = {} } = others;
  return Object.keys(shares).length + among.length + Object.keys(urlParams).length === 0 ? others : assumptions;
}

function entriesBut<T>(all: Readonly<Record<string, T>>, names: ReadonlySet<string>): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !names.has(name)));
}
