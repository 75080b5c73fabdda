import { type Layout, guideLayout } from '../format/layout.ts';
import type { Path } from '../json.ts';
import type { Issue } from './issue.ts';

/**
 * Returns the issues sorted by place: list index, then properties in the order of the contract, unknown ones last; a
 * container before its content. Issues at the same place keep their order.
 */
export function inDocumentOrder(issues: readonly Issue[]): readonly Issue[] {
  return issues.length < 2 ? issues : issues.toSorted((a, b) => comparePaths(a.path, b.path));
}

function comparePaths(a: Path, b: Path): number {
  let layout: Layout | undefined = guideLayout;
  const shared = Math.min(a.length, b.length);
  for (let depth = 0; depth < shared; depth += 1) {
    const [left = 0, right = 0] = [a[depth], b[depth]];
    if (left !== right) return rankOf(left, layout) - rankOf(right, layout) || compareNames(left, right);
    layout = below(layout, left);
  }
  return a.length - b.length;
}

function rankOf(step: string | number, layout: Layout | undefined): number {
  if (typeof step === 'number') return step;
  const known = layout?.kind === 'object' ? layout.properties.get(step) : undefined;
  return known?.rank ?? Number.MAX_SAFE_INTEGER;
}

function compareNames(a: string | number, b: string | number): number {
  return String(a) < String(b) ? -1 : 1;
}

function below(layout: Layout | undefined, step: string | number): Layout | undefined {
  if (layout?.kind === 'list') return layout.element;
  return layout?.kind === 'object' && typeof step === 'string' ? layout.properties.get(step)?.value : undefined;
}
