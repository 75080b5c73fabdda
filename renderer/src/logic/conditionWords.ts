import * as telling from '@guide-studio/guide-core';
import { type GuideDocument, type GuideNode, labelOf, type Piece } from '@guide-studio/guide-core';
import { spoken, words } from '../words/index.ts';

export type { Piece };

/** A condition as one sentence; empty when there is none. */
export function conditionWords(doc: GuideDocument, owner: GuideNode): string {
  return telling.conditionSentence(doc, owner, spoken);
}

/** The same sentence in parts, so that what it names can be a link. No parts where something is always shown. */
export function conditionPieces(doc: GuideDocument, owner: GuideNode): readonly Piece[] {
  return telling.conditionPieces(doc, owner, spoken);
}

/** Where an item takes its options from, in words; empty where they are its own. */
export function carryWords(doc: GuideDocument, item: GuideNode): string {
  return telling.carrySentence(doc, item, spoken);
}

export function carryPieces(doc: GuideDocument, item: GuideNode): readonly Piece[] {
  return telling.carryPieces(doc, item, spoken);
}

/** How conditions are meant where the specification is silent. */
export function conditionReadings(): telling.ConditionReadings {
  return telling.conditionReadings(spoken);
}

/** A part of the guide as it is called in lists and announcements. */
export function nameOfPart(node: GuideNode): string {
  return labelOf(node) || words.logic.emptyPart;
}
