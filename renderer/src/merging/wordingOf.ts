import type { Block, ChoiceOption, Concept, CreateStudyRequest, Item, MatrixRow } from '@guide-studio/guide-core';
import { entryOf, type TextPath } from '@guide-studio/guide-core/internal';
import type { Conflict } from '@guide-studio/guide-core/merge';

type Text = Exclude<
  TextPath<CreateStudyRequest | Block | Concept | Item | ChoiceOption | MatrixRow>,
  `${string}embed.${string}`
>;

/**
 * Texts that people read, for which a third wording can be written. Not ids, which conditions name. A wording that the
 * service would refuse, such as an empty question, is among the problems below the decisions.
 */
const isWording: Readonly<Record<Text, boolean>> = {
  title: true,
  externalTitle: true,
  background: true,
  studyGoal: true,
  'welcomeMessage.title': true,
  'welcomeMessage.message': true,
  closingMessage: true,
  nickname: true,
  'content.title': true,
  'content.description': true,
  text: true,
  addInstructions: true,
  continueButtonText: true,
  metric: true,
  externalId: false,
  carryForwardFrom: false,
};

/** Returns the initial text of a third wording; null if the conflict is not about two wordings of a text. */
export function wordingOf({ code, field, ours, theirs }: Conflict): string | null {
  const isText = code === 'field' && entryOf<boolean>(isWording, field) === true && typeof theirs.value === 'string';
  return isText && typeof ours.value === 'string' ? ours.value : null;
}
