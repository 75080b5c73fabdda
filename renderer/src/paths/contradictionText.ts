import '../i18n/later.ts';
import { locate, textField } from '@guide-studio/guide-core/edit';
import { withoutMarks } from '@guide-studio/guide-core/internal';
import { words } from '../i18n/index.ts';
import type { GuidePaths } from './exploring.ts';
import { type Fixed, sentenceOfFixed } from './fixed.ts';
import { onlyScreenedOut } from './pathRows.ts';
import { plainName } from './plainName.ts';

/**
 * Returns what follows from things fixed by hand that exclude each other, and why: which ends the interview, and the rules
 * of answers. If only participants who are screened out have them, returns that. It does not name what excludes each
 * other: that is listed beside it.
 */
export function contradictionText({ doc, fixed, explored }: Pick<GuidePaths, 'doc' | 'fixed' | 'explored'>): string {
  const texts = words.paths;
  const [only, ...others] = (explored.contradiction ?? []).flatMap((at) => fixed[at] ?? []);
  if (only === undefined) return texts.nobodyPasses;
  const concept = only.kind === 'concept' ? locate(doc, only.concept)?.node : undefined;
  if (only.kind === 'concept' && concept !== undefined && others.length === 0)
    return only.is ? texts.conceptForNobody(plainName(concept)) : texts.conceptForAll(plainName(concept));
  if (onlyScreenedOut(explored))
    return texts.screenedOutWith([only, ...others].map((one) => sentenceOfFixed(doc, one)));
  const ending = [only, ...others].flatMap((one) => endedBy(doc, one) ?? []);
  const because = [...ending, ...explored.because.map((line) => withoutMarks(line))];
  return others.length > 0 ? texts.contradiction(because) : texts.impossible(because);
}

/** Returns that an answer which is fixed ends the interview; null if it does not. */
function endedBy(doc: GuidePaths['doc'], one: Fixed): string | null {
  const option = one.kind === 'option' && one.is ? locate(doc, one.option)?.node : undefined;
  const ends = option !== undefined && textField(option, 'status') === 'reject';
  return ends ? words.paths.endsWith(plainName(option)) : null;
}
