import { startGuideTests } from '../../guideTests/startGuideTests.ts';
import { startTranslations } from '../../languages/index.ts';
import { startPaths } from '../../paths/index.ts';
import { startPublications } from '../../publications/publications.ts';
import { startOpenInterviews } from '../../study/index.ts';

/** Starts what is worked out beside the guide: its paths, its tests, its translations, its studies, and the interviews that people take. */
export function startBeside(): void {
  startPaths();
  startGuideTests();
  startTranslations();
  startPublications();
  startOpenInterviews();
}
