import { toWire, createEditorState } from '@guide-studio/guide-core/edit';
import type { Guide } from '@guide-studio/interview-engine';
import { describe, expect, test } from 'vitest';
import { type FrameMessage, readShow } from '../../../packages/study-service/src/page/preview/frameMessages.ts';
import { createFrameSender } from '../../../packages/study-service/src/page/preview/frameSender.ts';
import { keyForEditor } from '../../../packages/study-service/src/page/preview/keyForEditor.ts';
import { messageFor } from '../../../renderer/src/preview/Frame.tsx';
import { readFrameMessage } from '../../../renderer/src/preview/readFrameMessage.ts';
import { chooseDevice, followGuide, loadMedia, useRehearsal } from '../../../renderer/src/preview/rehearsal.ts';
import { flat, open, validGuide, which } from '../../guideParts.ts';

const junk: readonly unknown[] = [
  null,
  undefined,
  7,
  'ready',
  [],
  {},
  { kind: 'show' },
  { kind: 'keep' },
  { kind: 'keep', stepId: 'b1.i1' },
  { kind: 'answer', stepId: 1, answer: {} },
  { kind: 'answer', stepId: 'b1.i1', answer: 'A' },
  { kind: 'answer', stepId: 'b1.i1', answer: { cells: { r1: 1 } } },
  { kind: 'answer', stepId: 'b1.i1', answer: { choices: [{ best: 1 }] } },
  { kind: 'press', press: { key: 1 } },
];

describe('between the editor and the page of participants in its frame', () => {
  test.each(junk)('neither takes %j for a message', (data) => {
    expect(readFrameMessage(data)).toBeNull();
    expect(readShow(data)).toBeNull();
  });

  test('what the editor sends is read by the page, and what the page sends by the editor', () => {
    const state = createEditorState(JSON.parse(JSON.stringify(validGuide([flat(which('any', ['A', 'B']))]))));
    followGuide('messages', state.doc, toWire(state.doc) as unknown as Guide);
    const message = messageFor(useRehearsal.getState(), 'dark');
    const shown = readShow(structuredClone(message));
    if (shown === null) throw new Error('The page does not read what the editor sends.');
    const sent: FrameMessage[] = [];
    const sender = createFrameSender(
      (one) => sent.push(one),
      () => 0,
    );
    sender.open();
    sender.show(shown);
    expect(sender.state.step).toEqual(message?.step);
    sender.keep({ selected: ['o1'] });
    expect(sender.state.draft).toEqual({ selected: ['o1'] });
    sender.answer({ selected: ['o1'] });
    sender.back();
    expect(sent.map((one) => readFrameMessage(structuredClone(one)))).toEqual(sent);
    expect(sent.map(({ kind }) => kind)).toEqual(['ready', 'keep', 'answer', 'back']);
  });

  test('the page asks before it loads media, once for each guide that is opened', () => {
    const guide = validGuide([flat(which('any', ['A', 'B']))]);
    const { doc } = createEditorState(JSON.parse(JSON.stringify(guide)));
    const asks = (of: string) => {
      followGuide(of, doc, toWire(doc) as unknown as Guide);
      return messageFor(useRehearsal.getState(), 'light')?.study.askBeforeLoading;
    };
    expect([asks('one'), asks('other')]).toEqual([true, true]);
    expect(readFrameMessage({ kind: 'showMedia' })).toEqual({ kind: 'showMedia' });
    loadMedia();
    expect([asks('other'), asks('one'), asks('other')]).toEqual([false, true, false]);
  });

  test('the devices of a study that records screens are checked again on another kind of device', () => {
    const visits = (mode: string) => {
      const guide = validGuide([flat(open('Why?'))], { config: { interviewMode: mode } });
      const { doc } = createEditorState(JSON.parse(JSON.stringify(guide)));
      followGuide(mode, doc, toWire(doc) as unknown as Guide);
      const shown = (['phone', 'desktop'] as const).map((device) => {
        chooseDevice(device);
        return messageFor(useRehearsal.getState(), 'light');
      });
      chooseDevice('phone');
      expect(shown.map((message) => message?.canShare)).toEqual([false, true]);
      expect(shown.every((message) => (message?.recording === null) === (mode === 'text'))).toBe(true);
      return new Set(shown.map((message) => message?.visit)).size;
    };
    expect([visits('video_screen'), visits('video'), visits('text')]).toEqual([2, 1, 1]);
  });

  test('keys of the editor go to it, keys of text stay in a text field', () => {
    const press = (init: KeyboardEventInit): KeyboardEvent => new KeyboardEvent('keydown', init);
    const keys = ['Mod+S', 'Mod+Z', 'Alt+1', 'F8', 'Mod+Shift+Enter', 'Mod+/'];
    const passes = (event: KeyboardEvent): boolean => keyForEditor(event, keys, false) !== null;
    expect(passes(press({ key: 's', ctrlKey: true }))).toBe(true);
    expect(passes(press({ key: 'S', ctrlKey: true, shiftKey: true }))).toBe(false);
    expect(passes(press({ key: '/', ctrlKey: true, shiftKey: true }))).toBe(true);
    expect(passes(press({ key: 'Enter', ctrlKey: true, shiftKey: true }))).toBe(true);
    expect(passes(press({ key: '¡', code: 'Digit1', altKey: true }))).toBe(true);
    expect(passes(press({ key: 'F8' }))).toBe(true);
    expect(passes(press({ key: 's' }))).toBe(false);
    expect(passes(press({ key: 'z', ctrlKey: true }))).toBe(true);
    const field = document.createElement('textarea');
    document.body.append(field);
    const inField = press({ key: 'z', ctrlKey: true, bubbles: true });
    field.dispatchEvent(inField);
    expect(passes(inField)).toBe(false);
  });
});
