import { type GuideNode, textField } from '@guide-studio/guide-core';
import type { ClipboardEvent } from 'react';
import { pasteInto } from '../clipboard/index.ts';

/** Replaces an empty question with a pasted outline. In a question with text, the outline is pasted as text. */
export function pasteQuestion(event: ClipboardEvent<HTMLTextAreaElement>, item: GuideNode): void {
  const lines = event.clipboardData.getData('text/plain').split(/\r?\n/);
  if (textField(item, 'text') !== '' || lines.filter((line) => line.trim() !== '').length < 2) return;
  if (pasteInto(event.clipboardData, item.key, item.key)) event.preventDefault();
}
