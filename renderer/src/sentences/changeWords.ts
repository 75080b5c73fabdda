import {
  type Change,
  changeWords,
  type Conflict,
  type Impact,
  tellChange as changeSentence,
  titleOfConflict as conflictTitle,
} from '@guide-studio/guide-core';
import { spoken } from '../words/index.ts';

// The sentences about changes and conflicts, in the language of the window. They are not in `words` because the first
// screen does without them.

/** Returns the sentence for a change between two guides. */
export const tellChange = (change: Change): string => changeSentence(change, spoken);

/** Returns what a change does to a study, as a separate label. */
export const impactName = (impact: Impact): string => {
  const [first = '', ...rest] = changeWords[spoken].impacts[impact];
  return first.toLocaleUpperCase(spoken) + rest.join('');
};

/** Returns the title of a conflict: what both sides changed, without their values, which are shown below it. */
export const titleOfConflict = (conflict: Conflict): string => conflictTitle(conflict, spoken);
