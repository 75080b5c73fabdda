import type { SourceOption } from '../source/study.ts';
import { cellOf } from './form.ts';
import type { TableRow } from './sheetTable.ts';

/** The settings in the column `parameters`, such as `start=1 end=10`. */
export function parametersOf(row: TableRow): ReadonlyMap<string, string> {
  const found = cellOf(row, 'parameters').matchAll(/([\w-]+)\s*=\s*("[^"]*"|'[^']*'|[^\s,;]+)/gu);
  return new Map([...found].map(([, name = '', value = '']) => [name.toLowerCase(), value]));
}

/** A scale of more steps is no list of options. */
const mostSteps = 21;

/** Returns the steps of a scale as options; null if it has too many, or none. */
export function rangeOptions(row: TableRow): readonly SourceOption[] | null {
  const parameters = parametersOf(row);
  const number = (name: string, usual: number): number => Number(parameters.get(name) ?? usual);
  const [start, end, step] = [number('start', 1), number('end', 10), number('step', 1)];
  const count = Math.floor((end - start) / step + 1e-9) + 1;
  if (!(count >= 1 && count <= mostSteps)) return null;
  return Array.from({ length: count }, (_, at) => {
    const code = String(Math.round((start + at * step) * 1e6) / 1e6);
    return { code, text: code };
  });
}
