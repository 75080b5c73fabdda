import { oneLine } from '@guide-studio/guide-core/internal';
import type { Labels } from '../merging/mergeFiles.ts';
import { printable } from '../printable.ts';

/**
 * Returns the marker labels of the three versions, from git's `%S`, `%X` and `%Y`. Git before 2.44 passes these on
 * unchanged. For the other side the branch in the environment of an older `git merge` is used. The defaults are `base`,
 * `ours` and `theirs`.
 */
export function sideLabels(
  labelArguments: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Labels {
  const [base, ours, theirs] = labelArguments.map((label) =>
    /^%[SXY]$/u.test(label) ? '' : oneLine(printable(label)),
  );
  const merged = Object.keys(env).filter((name) => name.startsWith('GITHEAD_'));
  const branch = merged.length === 1 ? env[merged[0] ?? ''] : undefined;
  return { base: base || 'base', ours: ours || 'ours', theirs: theirs || branch || 'theirs' };
}
