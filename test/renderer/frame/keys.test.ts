import { beforeEach, describe, expect, test } from 'vitest';
import { actionIds, actionOf, perform } from '../../../renderer/src/actions/action.ts';
import { chooseKeys, resetAllKeys, resetKeys, conflictWith } from '../../../renderer/src/frame/dialogs/chosenKeys.ts';
import { actionsByKeys, keysOf, onKey, pressed, usualKeysOf } from '../../../renderer/src/actions/keymap.ts';
import { paletteGroups } from '../../../renderer/src/frame/dialogs/paletteEntries.ts';
import {
  closeDialog,
  connect,
  dispatch,
  finishStart,
  goToHistoryStep,
  newGuide,
  read,
  readGuide,
  select,
  showView,
  views,
} from '../../../renderer/src/session/index.ts';
import { toWire } from '@guide-studio/guide-core/edit';
import { openSession, soundGuide } from '../openSession.ts';
import { found } from '../found.ts';

const key = (init: KeyboardEventInit): KeyboardEvent => new KeyboardEvent('keydown', { cancelable: true, ...init });

function inWindow(): void {
  const { host, info } = read();
  connect(host, { ...info, capabilities: { ...info.capabilities, kind: 'electron' } });
  finishStart();
}

beforeEach(() => {
  openSession();
});

describe('keys', () => {
  test.each(['tab', 'window'])('no two acts have the same ones (in a %s)', (place) => {
    if (place === 'window') inWindow();
    const all = actionIds().flatMap(usualKeysOf);
    expect(all.filter((keys, index) => all.indexOf(keys) !== index)).toEqual([]);
  });

  test.each([
    [{ key: 's', ctrlKey: true }, 'Mod+S'],
    [{ key: 'S', ctrlKey: true, shiftKey: true }, 'Mod+Shift+S'],
    [{ key: '/', ctrlKey: true, shiftKey: true, code: 'Digit7' }, 'Mod+/'],
    [{ key: '∫', altKey: true, ctrlKey: true, code: 'KeyB' }, 'Mod+Alt+B'],
    [{ key: ' ' }, 'Space'],
    [{ key: 'F8', shiftKey: true }, 'Shift+F8'],
    [{ key: 'Control', ctrlKey: true }, null],
  ])('%j are written %s', (init, written) => {
    expect(pressed(key(init))).toBe(written);
  });

  test('an act runs by its keys, those chosen and no longer the usual ones', () => {
    chooseKeys('help.shortcuts', 'Mod+Shift+Y');
    onKey(key({ key: '/', ctrlKey: true }));
    expect(read().asking).toBeNull();
    onKey(key({ key: 'y', ctrlKey: true, shiftKey: true }));
    expect(read().asking).toEqual({ kind: 'shortcuts' });
  });

  test.each(['Delete', 'Backspace'])(
    '%s deletes the selected part at a part, and nothing at a button elsewhere',
    (name) => {
      const deletes = (html: string): boolean => {
        newGuide(soundGuide());
        select([found(readGuide().editor.doc.root.children['blocks']?.[0]).key]);
        document.body.innerHTML = html;
        const press = key({ key: name, bubbles: true });
        window.addEventListener('keydown', onKey, { once: true });
        found(document.querySelector('button, [tabindex]') ?? document.body).dispatchEvent(press);
        expect(press.defaultPrevented).toBe(readGuide().editor.history.past.length > 0);
        return readGuide().editor.history.past.length > 0;
      };
      expect(deletes('<nav><button>Guide</button></nav>')).toBe(false);
      expect(deletes('<div role="treeitem" tabindex="0"></div>')).toBe(true);
      expect(deletes('<article data-key="1"><button>More</button></article>')).toBe(true);
      expect(deletes('')).toBe(true);
    },
  );

  test('undo belongs to a text that is not of the guide; texts of the guide use its history', () => {
    newGuide(soundGuide());
    dispatch('block.add', { type: 'flat' });
    const undone = (html: string): boolean => {
      document.body.innerHTML = html;
      const undo = key({ key: 'z', ctrlKey: true, bubbles: true });
      window.addEventListener('keydown', onKey, { once: true });
      found(document.querySelector('input, textarea')).dispatchEvent(undo);
      const isUndone = readGuide().editor.history.past.length === 0;
      if (isUndone) dispatch('block.add', { type: 'flat' });
      expect(undo.defaultPrevented).toBe(isUndone);
      return isUndone;
    };
    expect(undone('<textarea></textarea>'), 'a comment').toBe(false);
    expect(undone('<input type="text">'), 'a search').toBe(false);
    expect(undone('<div data-path="externalId"><input data-unfinished></div>'), 'an unfinished id').toBe(false);
    expect(undone('<div data-path="text"><textarea></textarea></div>'), 'a text of the guide').toBe(true);
    expect(undone('<textarea data-inline="a/text"></textarea>'), 'a text in the guide').toBe(true);
    expect(undone('<input type="checkbox">'), 'no text').toBe(true);
    document.body.replaceChildren();
  });

  test('acts lead to the dialog, field or view that they name', () => {
    newGuide(soundGuide());
    const item = found(found(readGuide().editor.doc.root.children.blocks?.[0]).children.items?.[0]).key;
    select([item]);
    const asked = (id: string) => {
      perform(id);
      const { asking } = read();
      closeDialog();
      return asking;
    };
    expect(asked('file.newFromTemplate')).toEqual({ kind: 'start' });
    expect(asked('file.openRecent')).toEqual({ kind: 'recent' });
    expect(asked('file.print')).toEqual({ kind: 'export', format: 'pdf' });
    perform('edit.renameId');
    expect(readGuide().jump).toMatchObject({ key: item, path: 'externalId' });
    perform('study.compare');
    expect(readGuide().view).toBe('changes');
  });

  test('what is done to the selection is done only where it is seen', () => {
    newGuide();
    const [first] = readGuide().editor.doc.root.children.blocks ?? [];
    select([found(first).key]);
    const acts = ['edit.delete', 'edit.duplicate', 'edit.moveUp', 'edit.moveDown'] as const;
    for (const view of views) {
      showView(view);
      for (const id of acts) expect(actionOf(id).enabled(read()), `${id} in ${view}`).toBe(view === 'guide');
      // The list of another view that shows the part.
      const shown = document.body.appendChild(document.createElement('div'));
      shown.dataset['view'] = view;
      const row = shown.appendChild(document.createElement('p'));
      row.dataset['key'] = found(first).key;
      row.checkVisibility = () => true;
      for (const id of acts) expect(actionOf(id).enabled(read()), `${id} shown in ${view}`).toBe(true);
      shown.remove();
    }
  });

  test('F2 goes to the text of the selection and selects it, Shift+F2 to its id', async () => {
    newGuide(soundGuide());
    const [block] = readGuide().editor.doc.root.children.blocks ?? [];
    const [item] = block?.children.items ?? [];
    for (const [part, property] of [
      [found(item), 'text'],
      [found(block), 'title'],
    ] as const) {
      const texts = ['text', 'title'].map((name) => {
        const area = document.body.appendChild(document.createElement('textarea'));
        area.dataset['inline'] = `${part.key}/${name}`;
        area.value = 'Why?';
        return area;
      });
      select([part.key]);
      onKey(key({ key: 'F2' }));
      await Promise.resolve();
      expect(document.activeElement).toBe(texts.find(({ dataset }) => dataset['inline'] === `${part.key}/${property}`));
      expect(document.activeElement).toHaveProperty('selectionEnd', 4);
      for (const text of texts) text.remove();
    }
    select([found(item).key]);
    onKey(key({ key: 'F2', shiftKey: true }));
    expect(readGuide().jump).toMatchObject({ key: found(item).key, path: 'externalId' });
  });

  test('every act can be given keys, alone, and gets its usual ones back', () => {
    for (const id of actionIds()) {
      chooseKeys(id, 'Mod+Alt+Shift+F12');
      expect(keysOf(id)).toEqual(['Mod+Alt+Shift+F12']);
      expect(actionsByKeys().get('Mod+Alt+Shift+F12')).toEqual([id]);
      resetKeys(id);
      expect(keysOf(id)).toEqual(usualKeysOf(id));
    }
    expect(read().preferences.browserKeys).toEqual({});
  });

  test('keys that another act has are named, and can be taken from it', () => {
    expect(conflictWith('edit.duplicate', 'Mod+S')).toEqual({ kind: 'taken', keys: 'Mod+S', by: 'file.save' });
    expect(conflictWith('edit.duplicate', 'X')).toEqual({ kind: 'typed', keys: 'X' });
    expect(conflictWith('edit.delete', 'Delete')).toBeNull();
    chooseKeys('edit.duplicate', 'Mod+S');
    expect(keysOf('file.save')).toEqual([]);
    resetKeys('file.save');
    expect(keysOf('file.save')).toEqual([]);
    resetAllKeys();
    expect(keysOf('file.save')).toEqual(['Mod+S']);
  });

  test('a browser tab and the window keep theirs apart', () => {
    chooseKeys('edit.duplicate', 'Mod+J');
    inWindow();
    expect(keysOf('edit.duplicate')).toEqual(usualKeysOf('edit.duplicate'));
  });
});

test('the palette has every act that can be done, under its name', () => {
  newGuide(soundGuide());
  const ids = actionIds().filter((id) => id !== 'view.palette' && actionOf(id).enabled(read()));
  for (const id of ids) {
    const label = actionOf(id).label(read());
    const found = paletteGroups(label.slice(0, 60)).flatMap(({ items }) => items.map((item) => item.id));
    expect(found, label).toContain(id);
  }
  expect(ids.length).toBeGreaterThan(40);
  expect(paletteGroups('1')[0]?.items[0]?.label).toBe('What did you eat today?');
});

test('going to a step and back again changes nothing, wherever one goes', () => {
  newGuide(soundGuide());
  const root = readGuide().editor.doc.root.key;
  const states = [toWire(readGuide().editor.doc)];
  for (let step = 1; step <= 12; step += 1) {
    dispatch('block.add', { type: step % 2 === 0 ? 'flat' : 'concept' });
    states.push(toWire(readGuide().editor.doc));
  }
  expect(root).toBe(readGuide().editor.doc.root.key);
  for (const done of [12, 0, 7, 3, 11, 12, 1, 0, 12]) {
    goToHistoryStep(done);
    expect(toWire(readGuide().editor.doc)).toEqual(states[done]);
    expect(readGuide().editor.history.past).toHaveLength(done);
  }
});
