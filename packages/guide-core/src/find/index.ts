export { createFinder, type Finder, type FindQuery, type Match } from './finder.ts';
export { findInGuide, type Hit, replacementCalls } from './findInGuide.ts';
export type { PatternError } from './pattern.ts';
