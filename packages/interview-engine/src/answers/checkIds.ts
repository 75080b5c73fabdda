import type { Asked } from '../course/asked.ts';
import { type Checked, refuse } from './checked.ts';

/** Refuses ids that the question does not show, and duplicate ids. */
export function checkIds({ options }: Asked, ids: readonly string[]): Checked | null {
  const known = new Set(options.map(({ id }) => id));
  if (!ids.every((id) => known.has(id))) return refuse('unknownOption', {});
  return new Set(ids).size === ids.length ? null : refuse('repeatedOption', {});
}
