import { hasStudyNow } from '../../publications/publications.ts';
import { readGuide, type View } from '../../session/index.ts';

/** The tabs in order. The answers are there while the guide has a study. */
const all: readonly View[] = ['guide', 'logic', 'preview', 'json', 'changes', 'study', 'answers', 'languages'];

/** Returns the tabs of a guide, in order. The tab that is open stays. */
export function tabsOf(hasStudy: boolean, open: View): readonly View[] {
  return all.filter((view) => view !== 'answers' || hasStudy || open === 'answers');
}

/** Returns the tabs of the open guide. */
export const tabsNow = (): readonly View[] => tabsOf(hasStudyNow(), readGuide().view);
