import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Drawer } from '../../../renderer/src/panes/Drawer.tsx';
import {
  closeAside,
  isShown,
  narrow,
  setShown,
  slim,
  toggleRightPane,
  togglePane,
} from '../../../renderer/src/panes/panes.ts';
import { newGuide, read } from '../../../renderer/src/session/index.ts';
import { openSession, soundGuide } from '../openSession.ts';

function windowIs(isNarrow: boolean, isSlim = false): void {
  vi.spyOn(narrow, 'matches', 'get').mockReturnValue(isNarrow);
  vi.spyOn(slim, 'matches', 'get').mockReturnValue(isSlim);
}

const shown = () => (isShown(read(), 'properties') ? read().rightPane : null);

beforeEach(() => {
  openSession();
  newGuide(soundGuide());
});
afterEach(() => {
  cleanup();
  setShown('properties', true);
  vi.restoreAllMocks();
});

describe('beside the guide', () => {
  beforeEach(() => windowIs(false));

  test('comments and history are closed by a button, and the properties are back', () => {
    setShown('properties', true);
    toggleRightPane('comments');
    toggleRightPane('history');
    expect(shown()).toBe('history');
    closeAside();
    expect(shown()).toBe('properties');
  });

  test('properties that were hidden stay hidden when the comments are closed', () => {
    togglePane('properties');
    expect(shown()).toBeNull();
    toggleRightPane('comments');
    toggleRightPane('history');
    expect(shown()).toBe('history');
    closeAside();
    expect(shown()).toBeNull();
  });
});

describe('a drawer', () => {
  const drawer = () => screen.queryByRole('dialog', { name: 'Outline' });

  async function open(): Promise<HTMLElement> {
    const opener = document.createElement('button');
    document.body.append(opener);
    opener.focus();
    render(
      <Drawer pane="outline" title="Outline">
        <div role="treeitem" aria-selected={false} tabIndex={-1}>
          Habits <i data-twisty="">+</i>
        </div>
      </Drawer>,
    );
    expect(drawer(), 'closed at first').toBeNull();
    togglePane('outline');
    await waitFor(() => expect(document.activeElement).toBe(drawer()));
    return opener;
  }

  beforeEach(() => windowIs(true, true));

  test.each(['Escape', 'its button'])('takes the focus, and returns it when %s closes it', async (by) => {
    const opener = await open();
    if (by === 'Escape') fireEvent.keyDown(drawer() ?? document, { key: 'Escape' });
    else fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(drawer()).toBeNull());
    expect(document.activeElement).toBe(opener);
    opener.remove();
  });

  test('closes when a part is chosen in it, not when a part is opened or several are chosen', async () => {
    const opener = await open();
    const row = screen.getByRole('treeitem');
    const later = async () => await new Promise((resolve) => setTimeout(resolve));
    fireEvent.click(row.querySelector('[data-twisty]') ?? row);
    fireEvent.click(row, { shiftKey: true });
    await later();
    expect(drawer()).not.toBeNull();
    fireEvent.click(row);
    await waitFor(() => expect(drawer()).toBeNull());
    opener.remove();
  });

  test('belongs to its view, and one is open at a time', () => {
    togglePane('outline');
    expect(isShown(read(), 'outline')).toBe(true);
    togglePane('properties');
    expect([isShown(read(), 'outline'), isShown(read(), 'properties')]).toEqual([false, true]);
    expect(read().preferences.panes.folded).toEqual([]);
    togglePane('properties');
    expect(shown()).toBeNull();
  });
});
