import { type GuideNode, textField } from '@guide-studio/guide-core';
import type { ClipboardEvent } from 'react';
import { pasteInto } from '../clipboard/paste.ts';

/** An outline pasted into a question that says nothing yet stands in its place. Into a text it is pasted as text. */
export function pasteQuestion(event: ClipboardEvent<HTMLTextAreaElement>, item: GuideNode): void {
  const lines = event.clipboardData.getData('text/plain').split(/\r?\n/);
  if (textField(item, 'text') !== '' || lines.filter((line) => line.trim() !== '').length < 2) return;
  if (pasteInto(event.clipboardData, item.key, item.key)) event.preventDefault();
}
