import type { Asked } from '../asked/asked.ts';
import { type Checked, problem } from './checked.ts';

/** Refuses ids that the question does not show, and duplicate ids. */
export function checkIds({ options }: Asked, ids: readonly string[]): Checked | null {
  const known = new Set(options.map(({ id }) => id));
  if (!ids.every((id) => known.has(id))) return problem('unknownOption', {});
  return new Set(ids).size === ids.length ? null : problem('repeatedOption', {});
}
