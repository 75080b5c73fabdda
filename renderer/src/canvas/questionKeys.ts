import type { GuideNode } from '@guide-studio/guide-core';
import type { KeyboardEvent } from 'react';
import { addNextQuestion, openInserter } from '../inserter/index.ts';
import { goToAnswers } from './answerKeys.ts';

/**
 * Keys in the texts of a question: Enter goes to its answers if its type has any, Ctrl+Enter adds a question of the
 * same type, and a slash in an empty question text asks for the type.
 */
export function questionKeys(event: KeyboardEvent<HTMLTextAreaElement>, item: GuideNode): void {
  if (event.nativeEvent.isComposing) return;
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    addNextQuestion(item.key);
  } else if (event.key === 'Enter' && !event.shiftKey && goToAnswers(item.key)) event.preventDefault();
  else if (event.key === '/' && event.currentTarget.value === '' && isQuestionText(event.currentTarget)) {
    event.preventDefault();
    openInserter({ kind: 'convert', key: item.key }, event.currentTarget);
  }
}

function isQuestionText({ dataset }: HTMLElement): boolean {
  return dataset['inline']?.endsWith('/text') === true;
}
