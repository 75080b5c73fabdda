import type { Labels } from '../merging/mergeFiles.ts';
import { printable } from '../printable.ts';

/**
 * What the markers call the three versions: what git says (`%S`, `%X`, `%Y`; git before 2.44 hands those on as they are),
 * for the other side also the branch that an older `git merge` names in its environment, else just which side it is.
 */
export function sideLabels(said: readonly string[], env: Readonly<Record<string, string | undefined>>): Labels {
  const [base, ours, theirs] = said.map((label) =>
    /^%[SXY]$/u.test(label) ? '' : printable(label).replaceAll(/\s+/gu, ' ').trim(),
  );
  const merged = Object.keys(env).filter((name) => name.startsWith('GITHEAD_'));
  const branch = merged.length === 1 ? env[merged[0] ?? ''] : undefined;
  return { base: base || 'base', ours: ours || 'ours', theirs: theirs || branch || 'theirs' };
}
