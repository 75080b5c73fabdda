import { expect, it } from 'vitest';
import { bindText } from '../../../renderer/src/json/bindText.ts';
import { guideText, newGuide, readGuide, undo } from '../../../renderer/src/session/index.ts';
import { openSession } from '../openSession.ts';

const guideNow = (): string => guideText(readGuide().editor.doc);

/** Returns the JSON text of a new guide. */
function open() {
  openSession();
  newGuide({ title: 'T', studyGuide: [{ type: 'flat', title: 'B', items: [{ type: 'open_ended', text: 'Q' }] }] });
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  return bindText(root.appendChild(document.createElement('div')), root);
}

it('enters a typed text in the guide, and follows the guide when it changes back', () => {
  const text = open();
  const before = guideNow();
  expect(text.view.state.doc.toString()).toBe(before);
  text.view.dispatch({ changes: { from: before.indexOf('"T"') + 1, insert: 'New ' } });
  text.finish();
  expect(guideNow()).toContain('"New T"');
  undo();
  expect(text.view.state.doc.toString()).toBe(before);
  text.end();
});

it('keeps a text that is not JSON out of the guide until it is discarded', () => {
  const text = open();
  const before = guideNow();
  text.view.dispatch({ changes: { from: 0, insert: '{' } });
  text.finish();
  expect(guideNow()).toBe(before);
  expect(text.view.state.doc.toString()).toBe(`{${before}`);
  text.discard();
  expect(text.view.state.doc.toString()).toBe(before);
  text.end();
});
