import { afterEach, expect, test } from 'vitest';
import '../../../renderer/src/frame/actions/actions.ts';
import { onKey } from '../../../renderer/src/actions/keymap.ts';
import { newGuide, readGuide, select, showView, views } from '../../../renderer/src/session/index.ts';
import { found } from '../found.ts';
import { openSession, soundGuide } from '../openSession.ts';

const press = (key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, ...more });
  // Happy DOM takes Alt for it.
  event.getModifierState = () => false;
  onKey(event);
};

afterEach(() => document.body.replaceChildren());

test('one key moves from pane to pane, and another back; each is entered at the selection', () => {
  openSession();
  newGuide(soundGuide());
  const item = found(readGuide().editor.doc.root.children.blocks?.[0]?.children.items?.[0]);
  select([item.key]);
  document.body.innerHTML = `
    <header data-pane><button id="menu"></button></header>
    <div data-pane><i role="treeitem" tabindex="-1"></i><i role="treeitem" tabindex="0" id="row"></i></div>
    <section data-pane><input><div data-node="${item.key}"><input id="card"></div></section>
    <aside data-pane><input id="field"></aside>
    <div data-pane></div>`;
  for (const element of document.querySelectorAll('*')) element.checkVisibility = () => true;
  found(document.querySelector<HTMLElement>('#row')).focus();
  const walked = (more: KeyboardEventInit = {}) => {
    press('F6', more);
    return document.activeElement?.id;
  };
  expect([walked(), walked(), walked(), walked()]).toEqual(['card', 'field', 'menu', 'row']);
  const back = { shiftKey: true };
  expect([walked(back), walked(back), walked(back)]).toEqual(['menu', 'field', 'card']);
});

test('views are walked with keys, from the last on to the first', () => {
  openSession();
  newGuide(soundGuide());
  const walked = (key: string) => {
    press(key, { altKey: true, code: /^\d$/u.test(key) ? `Digit${key}` : key });
    return readGuide().view;
  };
  expect(views.map((_, at) => walked(String(at + 1)))).toEqual(views);
  // The tab of the answers is before the one of the languages, and not there without a study.
  expect(walked('PageDown')).toBe('languages');
  expect(walked('PageUp')).toBe('study');
  expect(walked('PageDown')).toBe('languages');
  expect(walked('PageDown')).toBe('guide');
  expect(walked('PageUp')).toBe('languages');
  showView('guide');
});
