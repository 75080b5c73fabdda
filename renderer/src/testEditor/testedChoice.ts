import { type GuideDocument, type GuideNode, textField } from '@guide-studio/guide-core/edit';
import { choiceOf, type QuestionChoice } from '../properties/index.ts';

/** Returns a question as a list choice that is also found by its id, because tests name questions by their ids. */
export function testedChoice(doc: GuideDocument, item: GuideNode): QuestionChoice {
  return { ...choiceOf(doc, item), id: textField(item, 'externalId') };
}
