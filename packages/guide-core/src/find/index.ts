export { createFinder, type Finder, type FindQuery, type Match } from './finder.ts';
export { findInGuide, type Hit, replacementTexts, searchedTexts, type SearchedText } from './findInGuide.ts';
export type { PatternError } from './expression.ts';
