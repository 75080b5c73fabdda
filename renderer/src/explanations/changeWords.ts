import { type Change, type Impact, describeChange as changeSentence } from '@guide-studio/guide-core/diff';
import { changeWords } from '@guide-studio/guide-core/internal';
import { type Conflict, titleOfConflict as conflictTitle } from '@guide-studio/guide-core/merge';
import { uiLanguage } from '../i18n/index.ts';

// The sentences about changes and conflicts, in the language of the window. They are not in `words` because the first
// screen does without them.

/** Returns the sentence for a change between two guides. */
export const describeChange = (change: Change): string => changeSentence(change, uiLanguage);

/** Returns what a change does to a study, as a separate label. */
export const impactName = (impact: Impact): string => {
  const [first = '', ...rest] = changeWords[uiLanguage].impacts[impact];
  return first.toLocaleUpperCase(uiLanguage) + rest.join('');
};

/** Returns the title of a conflict: what both sides changed, without their values, which are shown below it. */
export const titleOfConflict = (conflict: Conflict): string => conflictTitle(conflict, uiLanguage);
