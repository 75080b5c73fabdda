export { textMessageOf, textSentenceOf, type TextSubject } from './messages.ts';
export { canonicalText, isCanonical } from './canonicalText.ts';
export { descriptionOf } from './descriptionOf.ts';
export { createCanonicalPieces, createCanonicalText } from './createCanonicalPieces.ts';
export { guideJsonSchema } from './guideJsonSchema.ts';
export { type ParseResult, parseGuide } from './parseGuide.ts';
export { positionOf, positionsOf } from './positionsOf.ts';
export type { TextCode, TextIssue } from './textIssue.ts';
export type { TextPlace } from './textPlace.ts';
