import type { OpenGuide } from './state.ts';

/** Returns whether there is something to look at that is no finding: guide tests that fail or are outdated. */
export const hasBrokenTests = ({ testsBroken }: OpenGuide): boolean => testsBroken.failed + testsBroken.outdated > 0;
