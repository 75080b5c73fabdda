import '../words/later.ts';
import { locate } from '@guide-studio/guide-core';
import { withoutMarks } from '../sentences/withoutMarks.ts';
import { words } from '../words/index.ts';
import type { Known } from './exploring.ts';
import { sentenceOfFixed } from './fixed.ts';
import { onlyScreenedOut } from './pathRows.ts';
import { plainName } from './plainName.ts';

/**
 * Returns what follows from things fixed by hand that exclude each other, and by which rules of answers they do, or that
 * only those have them who are screened out. It does not name what excludes each other: that is listed beside it.
 */
export function contradictionText({ doc, fixed, explored }: Pick<Known, 'doc' | 'fixed' | 'explored'>): string {
  const told = words.paths;
  const [only, ...others] = (explored.contradiction ?? []).flatMap((at) => fixed[at] ?? []);
  if (only === undefined) return told.nobodyPasses;
  const concept = only.kind === 'concept' ? locate(doc, only.concept)?.node : undefined;
  if (only.kind === 'concept' && concept !== undefined && others.length === 0)
    return only.is ? told.conceptForNobody(plainName(concept)) : told.conceptForAll(plainName(concept));
  if (onlyScreenedOut(explored)) return told.screenedOutWith([only, ...others].map((one) => sentenceOfFixed(doc, one)));
  const because = explored.because.map((line) => withoutMarks(line));
  return others.length > 0 ? told.contradiction(because) : told.impossible(because);
}
