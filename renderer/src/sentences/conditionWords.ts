import * as telling from '@guide-studio/guide-core';
import { type GuideDocument, type GuideNode, labelOf, type Piece } from '@guide-studio/guide-core';
import { spoken, words } from '../words/index.ts';

export type { Piece };

/** Returns a condition as one sentence, or an empty text if there is none. */
export function conditionWords(doc: GuideDocument, owner: GuideNode): string {
  return telling.conditionSentence(doc, owner, spoken);
}

/** Returns the sentence in pieces, so that the parts it names can be links. Empty if the part is always shown. */
export function conditionPieces(doc: GuideDocument, owner: GuideNode): readonly Piece[] {
  return telling.conditionPieces(doc, owner, spoken);
}

/** Returns in words where an item takes its options from, or an empty text if they are its own. */
export function carryWords(doc: GuideDocument, item: GuideNode): string {
  return telling.carrySentence(doc, item, spoken);
}

/** Returns {@link carryWords} in pieces, so that the question it names can be a link. */
export function carryPieces(doc: GuideDocument, item: GuideNode): readonly Piece[] {
  return telling.carryPieces(doc, item, spoken);
}

/** Returns how conditions are interpreted where the specification is silent. */
export function conditionReadings(): telling.ConditionReadings {
  return telling.conditionReadings(spoken);
}

/** Returns the name of a part for lists and announcements. */
export function nameOfPart(node: GuideNode): string {
  return labelOf(node) || words.logic.emptyPart;
}
