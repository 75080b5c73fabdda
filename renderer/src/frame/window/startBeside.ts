import { startGuideTests } from '../../guideTests/startGuideTests.ts';
import { startPaths } from '../../paths/index.ts';

/** Starts what is worked out beside the guide: its paths, and its tests. */
export function startBeside(): void {
  startPaths();
  startGuideTests();
}
