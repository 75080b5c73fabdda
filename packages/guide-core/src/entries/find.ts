/**
 * Find and replace in the texts of a guide.
 *
 * @module @guide-studio/guide-core/find
 */
export type { PatternError } from '../find/expression.ts';
export { createFinder, type Finder, type FindQuery, type Match } from '../find/finder.ts';
export { findInGuide, type Hit } from '../find/findInGuide.ts';
