import * as sentences from '@guide-studio/guide-core/conditions';
import type { GuideDocument, GuideNode } from '@guide-studio/guide-core/edit';
import * as pieces from '@guide-studio/guide-core/internal';
import { uiLanguage, words } from '../i18n/index.ts';

export type Piece = pieces.Piece;

/** Returns a condition as one sentence, or an empty text if there is none. */
export function conditionWords(doc: GuideDocument, owner: GuideNode): string {
  return sentences.conditionSentence(doc, owner, uiLanguage);
}

/** Returns the sentence in pieces, so that the parts it names can be links. Empty if the part is always shown. */
export function conditionPieces(doc: GuideDocument, owner: GuideNode): readonly Piece[] {
  return pieces.conditionPieces(doc, owner, uiLanguage);
}

/** Returns in words where an item takes its options from, or an empty text if they are its own. */
export function carryWords(doc: GuideDocument, item: GuideNode): string {
  return sentences.carrySentence(doc, item, uiLanguage);
}

/** Returns {@link carryWords} in pieces, so that the question it names can be a link. */
export function carryPieces(doc: GuideDocument, item: GuideNode): readonly Piece[] {
  return pieces.carryPieces(doc, item, uiLanguage);
}

/** Returns how conditions are interpreted where the specification is silent. */
export function conditionReadings(): sentences.ConditionReadings {
  return sentences.conditionReadings(uiLanguage);
}

/** Returns the name of a part for lists and announcements. */
export function nameOfPart(node: GuideNode): string {
  return pieces.labelOf(node) || (node.kind === 'concept' ? words.properties.unnamedConcept : words.logic.emptyPart);
}
