import { mostParameterColumns } from '../assumptions.ts';
import { type Column, ofInterview } from './column.ts';
import type { TableWords } from './tableWords.types.ts';

interface Parametered {
  readonly urlParams: Readonly<Record<string, string>>;
}

/** Returns the columns of the link parameters. The most frequent ones have their own; all others share one. */
export function parameterColumns(interviews: readonly Parametered[], words: TableWords): readonly Column[] {
  const counts = new Map<string, number>();
  for (const { urlParams } of interviews) {
    for (const name of Object.keys(urlParams)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const byFrequency = [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name);
  const own = new Set(byFrequency.slice(0, mostParameterColumns));
  const columns = [...counts.keys()]
    .filter((name) => own.has(name))
    .map((name): Column => {
      const cell = (at: number) => valueOf(interviews[at], name);
      return { ...ofInterview, name: `urlParams.${name}`, text: words.parameter, cell };
    });
  if (counts.size === own.size) return columns;
  return [...columns, { ...ofInterview, name: 'otherUrlParams', text: words.otherParameters, cell: others }];

  function others(at: number): string {
    const rest = Object.entries(interviews[at]?.urlParams ?? {}).filter(([name]) => !own.has(name));
    return rest.length === 0 ? '' : JSON.stringify(Object.fromEntries(rest));
  }
}

function valueOf(interview: Parametered | undefined, name: string): string {
  return interview !== undefined && Object.hasOwn(interview.urlParams, name) ? (interview.urlParams[name] ?? '') : '';
}
