import type { ForecastAssumptions, JointShares } from './shares.ts';

/** Returns assumptions in which those of `over` replace those about the same questions and parameters. */
export function withShares(assumptions: ForecastAssumptions, over: ForecastAssumptions): ForecastAssumptions {
  const { shares = {}, among = [], urlParams = {}, interviews, ...others } = assumptions;
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
  const isKept = Object.keys(kept).length + keptAmong.length > 0;
  return {
    ...others,
    ...(isKept && interviews !== undefined ? { interviews } : {}),
    ...over,
    shares: { ...kept, ...over.shares },
    ...(joint.length === 0 ? {} : { among: joint }),
    urlParams: { ...urlParams, ...over.urlParams },
  };
}

function entriesBut<T>(all: Readonly<Record<string, T>>, names: ReadonlySet<string>): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !names.has(name)));
}
