import type { JsonObject } from '@guide-studio/guide-core';
import { type Call, childrenOf, objectFields, textField } from '@guide-studio/guide-core/edit';
import { isUnwritten, optionLines } from '@guide-studio/guide-core/internal';
import type { ClipboardEvent } from 'react';
import { dispatchAll, readGuide, announce, select } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import type { AnswerPlace } from './answerKeys.ts';
import { focusInline } from '../fields/focusInline.ts';
import { locate } from '@guide-studio/guide-core/edit';
import { maximumPaste } from '../clipboard/index.ts';

/**
 * Splits several lines pasted into an answer into answers: the first goes to the caret, the others after it, replacing
 * empty answers.
 */
export function pasteAnswers(event: ClipboardEvent<HTMLTextAreaElement>, place: AnswerPlace): void {
  const text = event.clipboardData.getData('text/plain');
  if (text.length > maximumPaste) return;
  const [first, ...more] = optionLines(text);
  const own = childrenOf(place.item, place.slot)[place.index];
  if (!first || more.length === 0 || !own) return;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const merged = value.slice(0, selectionStart) + first.text + value.slice(selectionEnd);
  const option = place.slot === 'options';
  const behind = childrenOf(place.item, place.slot).slice(place.index + 1);
  const written = behind.findIndex((answer) => !isUnwritten(answer));
  const replaced = behind.slice(0, written === -1 ? behind.length : written).slice(0, more.length);
  const calls: Call[] = [
    { id: option ? 'option.reword' : 'row.reword', args: { key: own.key, text: merged } },
    ...(option && first.id !== '' && textField(own, 'externalId') === ''
      ? [{ id: 'externalId.rename' as const, args: { key: own.key, to: first.id } }]
      : []),
    {
      id: 'node.insert',
      args: {
        parent: place.item.key,
        kind: option ? 'option' : 'row',
        wires: more.map(({ text, id }): JsonObject => (option && id !== '' ? { externalId: id, text } : { text })),
        index: objectFields(own)['exclusiveOption'] === true ? place.index : place.index + 1,
        how: 'paste',
      },
    },
    ...(replaced.length > 0
      ? [{ id: 'node.remove' as const, args: { keys: replaced.map((answer) => answer.key) } }]
      : []),
  ];
  const count = more.length + 1;
  if (!dispatchAll(calls, { command: 'text.paste', params: { kind: option ? 'option' : 'row', count } })) return;
  const item = locate(readGuide().editor.doc, place.item.key)?.node;
  const last = item && childrenOf(item, place.slot)[place.index + more.length];
  if (last) {
    // In a long list only the selection is sure to be mounted.
    select([last.key]);
    focusInline(last.key, 'text', 'end');
  }
  announce(option ? words.clipboard.pastedOptions(count) : words.clipboard.pastedRows(count));
}
