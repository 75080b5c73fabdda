import { type GuideNode, locate, textField } from '@guide-studio/guide-core/edit';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { pasteInto } from '../clipboard/index.ts';
import { addConcept, addNextQuestion, openInserter } from '../inserter/index.ts';
import { readGuide } from '../session/index.ts';
import { goToAnswers } from './answerKeys.ts';

/**
 * Keys in the texts of a question: Enter goes to its answers if its type has any, Ctrl+Enter adds a question of the
 * same type, and a slash in an empty question text asks for the type.
 */
export function questionKeys(event: KeyboardEvent<HTMLTextAreaElement>, item: GuideNode): void {
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

/** Ctrl+Enter in a text of a concept adds the next concept. */
export function conceptKeys(event: KeyboardEvent<HTMLTextAreaElement>, concept: GuideNode): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  const place = locate(readGuide().editor.doc, concept.key)?.place;
  if (place) addConcept(place.parent, place.index + 1);
}

/** Replaces an empty question with a pasted outline. In a question with text, the outline is pasted as text. */
export function pasteQuestion(event: ClipboardEvent<HTMLTextAreaElement>, item: GuideNode): void {
  const lines = event.clipboardData.getData('text/plain').split(/\r?\n/);
  if (textField(item, 'text') !== '' || lines.filter((line) => line.trim() !== '').length < 2) return;
  if (pasteInto(event.clipboardData, item.key, item.key)) event.preventDefault();
}
