export { createFinder, type Finder, type FindQuery, type Match } from './finder.ts';
export { findInGuide, type Hit, replacementTexts } from './findInGuide.ts';
export type { PatternError } from './pattern.ts';
