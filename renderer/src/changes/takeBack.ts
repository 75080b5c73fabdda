import { type Change, type Diff, type JsonObject, withoutChange } from '@guide-studio/guide-core';
import { dispatch, readGuide, say, shownGuide } from '../session/index.ts';
import { sentenceOf, words } from '../words/index.ts';

/** Reverts one of the changes since an older version, as one entry of the history, or says why it cannot. */
export function takeBack(before: JsonObject, found: Diff, change: Change): void {
  const result = withoutChange(before, shownGuide(readGuide()), found, change);
  const { neededByOthers, wouldBreak, takenBack } = words.changes;
  if (!result.ok) return say(result.issue ? wouldBreak(sentenceOf(result.issue)) : neededByOthers);
  if (dispatch('guide.replace', { guide: result.guide, reason: 'takeBack' })) say(takenBack);
}
