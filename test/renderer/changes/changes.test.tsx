import { toWire } from '@guide-studio/guide-core/edit';
import { canonicalText } from '@guide-studio/guide-core/files';
import { done, failed, type HostImplementation } from '@guide-studio/host/common';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { ChangesView } from '../../../renderer/src/changes/ChangesView.tsx';
import { sourceOptions } from '../../../renderer/src/changes/sources.ts';
import { dispatch, isDirty, openFile, read, readGuide, save, undo } from '../../../renderer/src/session/index.ts';
import { openSession, soundGuide, soundText } from '../openSession.ts';
import { found } from '../found.ts';
import { until } from '../../until.ts';

const file = 'habits.guide.json';
const other = 'other.guide.json';

afterEach(cleanup);

async function shown(overrides: Partial<HostImplementation> = {}) {
  const session = openSession({ overrides, files: { [file]: soundText('One'), [other]: soundText('Elsewhere') } });
  await openFile(file);
  render(<ChangesView />);
  return session;
}

function titled(title: string): void {
  dispatch('field.set', { key: readGuide().editor.doc.root.key, path: ['title'], value: title });
}

const describedBy = (element: Element) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
const since = () => screen.getByRole('combobox', { name: 'Changes since' });

describe('the changes of a guide', () => {
  test('since its last save are told as they are made, and lead to the part', async () => {
    const user = userEvent.setup();
    await shown();
    expect(screen.getByText('Nothing has changed since the file was saved.')).toBeTruthy();
    titled('Two');
    const sentence = await screen.findByRole('button', { name: /“Two”.*“One”/u });
    const filters = screen.getByRole('group', { name: 'Show only' });
    expect(within(filters).getAllByRole('button')).toHaveLength(2);
    await user.click(sentence);
    expect(read().guide?.editor.selection).toEqual([readGuide().editor.doc.root.key]);
    expect(read().guide?.view).toBe('guide');
  });

  test('are marked word by word, and each is undone by itself', async () => {
    const user = userEvent.setup();
    await shown();
    titled('One more');
    const root = readGuide().editor.doc.root.key;
    dispatch('field.set', { key: root, path: ['closingMessage'], value: 'Thanks' });
    const back = await screen.findByRole('button', { name: 'Revert this change', description: /“One more”/u });
    expect(document.querySelector('ins')?.textContent).toBe('added: One more');
    await user.click(back);
    const now = toWire(readGuide().editor.doc);
    expect([now['title'], now['closingMessage']]).toEqual(['One', 'Thanks']);
    undo();
    expect(toWire(readGuide().editor.doc)['title']).toBe('One more');
  });

  test('once undone, leave the focus at the next one, and the guide saved when nothing else differs', async () => {
    const user = userEvent.setup();
    await shown();
    titled('Two');
    const root = readGuide().editor.doc.root.key;
    for (const field of ['closingMessage', 'welcomeMessage'])
      dispatch('field.set', { key: root, path: [field], value: field });
    const [, second] = await screen.findAllByRole('button', { name: 'Revert this change' });
    const sentences = () =>
      screen.getAllByRole('button', { name: 'Revert this change' }).map((each) => describedBy(each));
    const [, , last] = sentences();
    await user.click(found(second));
    await until(() => expect(sentences()).toHaveLength(2));
    expect(describedBy(found(document.activeElement)), 'the next change').toBe(last);
    await user.keyboard('{Enter}');
    await until(() => expect(sentences()).toHaveLength(1));
    expect(describedBy(found(document.activeElement)), 'the last one left').toBe(sentences()[0]);
    expect(isDirty(read())).toBe(true);
    await user.keyboard('{Enter}');
    await screen.findByText('Nothing has changed since the file was saved.');
    expect(document.activeElement?.textContent, 'the view').toContain('Nothing has changed');
    expect(isDirty(read()), 'the file says the same').toBe(false);
    undo();
    expect(isDirty(read())).toBe(true);
    await until(() => expect(sentences()).toHaveLength(1));
    expect(document.activeElement).not.toBe(document.body);
  });

  test('since versions of one minute, commits, branches and tags: each has a name of its own', async () => {
    const user = userEvent.setup();
    const at = Date.UTC(2026, 10, 22, 5, 32, 7);
    const version = (keptAt: number) =>
      ({ id: `${keptAt}-save-${'0'.repeat(16)}`, keptAt, reason: 'save', hash: '0'.repeat(16), bytes: 1 }) as const;
    const id = 'ab'.repeat(20);
    const named = (['branch', 'remoteBranch', 'tag'] as const).map((kind) => ({ kind, name: `intro-${kind}`, id, at }));
    const asked: string[] = [];
    await shown({
      'history.list': async () => done({ versions: [version(at + 20_000), version(at)] }),
      'file.revisions': async () => done({ revisions: [{ id, at, subject: 'Their step' }], named }),
      'file.revision': async ({ revision }) => {
        asked.push(revision);
        return done({ text: soundText('Theirs') });
      },
    });
    await screen.findByRole('option', { name: /git tag intro-tag/u });
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(new Set(names).size).toBe(names.length);
    for (const { name } of named) {
      await user.selectOptions(since(), screen.getByRole('option', { name: new RegExp(name, 'u') }));
      await screen.findByRole('button', { name: /“One”.*“Theirs”/u });
    }
    expect(asked).toEqual([id, id, id]);
  });

  test('since an earlier version can be gone back to, which is one step', async () => {
    const user = userEvent.setup();
    const { sent } = await shown();
    titled('Two');
    await save();
    await screen.findByRole('option', { name: /before a save/u });
    const version = screen.getByRole('option', { name: /before a save/u });
    await user.selectOptions(since(), version);
    await user.click(await screen.findByRole('button', { name: 'Restore this version' }));
    await screen.findByText('Both versions are the same.');
    expect(toWire(readGuide().editor.doc)).toEqual(soundGuide('One'));
    expect(sent('history.keep')).toEqual([{ file, text: soundText('Two'), reason: 'restore' }]);
    undo();
    expect(canonicalText(toWire(readGuide().editor.doc))).toBe(soundText('Two'));
  });

  test('since the saved file and against another guide can be gone back to and taken over, each one step', async () => {
    const user = userEvent.setup();
    await shown();
    const now = () => canonicalText(toWire(readGuide().editor.doc));
    titled('Two');
    await user.click(await screen.findByRole('button', { name: 'Revert to the saved file' }));
    await until(() => expect(now()).toBe(soundText('One')));
    await user.selectOptions(since(), await screen.findByRole('option', { name: /other\.guide\.json/u }));
    await user.click(await screen.findByRole('button', { name: 'Replace with this guide' }));
    await until(() => expect(now()).toBe(soundText('Elsewhere')));
    undo();
    expect(now()).toBe(soundText('One'));
    undo();
    expect(now()).toBe(soundText('Two'));
  });

  test('since anything that git has a name for, asked for by that name', async () => {
    const user = userEvent.setup();
    const id = 'ab'.repeat(20);
    await shown({
      'file.revisions': async () => done({ revisions: [{ id, at: 0, subject: 'A step' }], named: [] }),
      'file.revision': async ({ file: name, revision }) =>
        revision === 'HEAD~3'
          ? done({ text: soundText('Long ago') })
          : failed({ code: 'noRevision', file: name, revision }),
    });
    const field = await screen.findByRole('textbox', { name: 'Git revision' });
    const compare = screen.getByRole('button', { name: 'Compare' });
    await user.type(field, '--output=x');
    expect(compare).toHaveProperty('disabled', true);
    await user.clear(field);
    await user.type(field, 'HEAD~3{Enter}');
    await screen.findByRole('button', { name: /“One”.*“Long ago”/u });
    expect(within(since()).getByRole('option', { selected: true }).textContent).toBe('git HEAD~3');
    await user.clear(field);
    await user.type(field, 'nowhere{Enter}');
    expect(await screen.findByText(/Git has no “nowhere”/u)).toBeTruthy();
  });

  test('are chosen from a list in which days of local versions have headings, and git is not behind old ones', async () => {
    const day = 86_400_000;
    const versions = Array.from({ length: 400 }, (_, at) => {
      const keptAt = Date.UTC(2026, 10, 22, 12) - at * (day / 10);
      return {
        id: `${keptAt}-save-${'0'.repeat(16)}`,
        keptAt,
        reason: 'save',
        hash: '0'.repeat(16),
        bytes: 1,
      } as const;
    });
    const options = sourceOptions({
      versions,
      revisions: [{ id: 'ab'.repeat(20), at: 0, subject: 'A step' }],
      named: [],
      files: [other],
    });
    const groups = [...new Set(options.map(({ group }) => group))];
    expect(options.findIndex(({ group }) => group === 'Commits in git')).toBeLessThan(25);
    expect(groups.filter((group) => group?.startsWith('Kept on this computer'))).toHaveLength(41);
    expect(groups.at(-1)).toBe('Guides of the folder');
  });

  test('against another guide of the folder, or why that cannot be read', async () => {
    const user = userEvent.setup();
    const { memory } = await shown();
    await user.selectOptions(since(), await screen.findByRole('option', { name: /other\.guide\.json/u }));
    expect(await screen.findByRole('button', { name: /“One”.*“Elsewhere”/u })).toBeTruthy();
    await user.selectOptions(since(), 'disk');
    memory.files.set(other, '{"title": ');
    await user.selectOptions(since(), `file ${other}`);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(canonicalText(toWire(readGuide().editor.doc))).toBe(soundText('One'));
  });
});
