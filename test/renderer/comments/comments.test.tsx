import type { JsonObject } from '@guide-studio/guide-core';
import { childrenOf, type Key } from '@guide-studio/guide-core/edit';
import type { Comment } from '@guide-studio/guide-core/notes';
import { done, failed } from '@guide-studio/host/common';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { canonicalText } from '@guide-studio/guide-core/files';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { block, open as openQuestion } from '../../guideParts.ts';
import { CommentsPane } from '../../../renderer/src/comments/CommentsPane.tsx';
import { loadNotes, placeAgain, useNotes } from '../../../renderer/src/notes/notes.ts';
import { useDrafts } from '../../../renderer/src/notes/drafts.ts';
import { startNotes } from '../../../renderer/src/notes/startNotes.ts';
import { startWatching } from '../../../renderer/src/externalChanges/startWatching.ts';
import { dispatch, openFile, readGuide, save, select, undo } from '../../../renderer/src/session/index.ts';
import { openSession, pending } from '../openSession.ts';
import { found } from '../found.ts';

const file = 'a.guide.json';
const guide: JsonObject = {
  title: 'Breakfast',
  studyGuide: [block('Habits', openQuestion('What did you eat today?'), openQuestion('Who was there?'))],
};
const comment = (number: number, text: string, more: Partial<Comment> = {}): Comment => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  anchor: { kind: 'item', text: 'What did you eat today?', block: 'Habits' },
  author: 'Ada',
  at: `2026-11-20T10:00:0${number}Z`,
  text,
  ...more,
});

afterEach(() => {
  cleanup();
  useNotes.setState(useNotes.getInitialState(), true);
  useDrafts.setState(useDrafts.getInitialState(), true);
});

async function open(
  comments: readonly Comment[],
  overrides: Parameters<typeof openSession>[0] = {},
  state: 'ready' | 'failed' = 'ready',
) {
  const session = openSession({ files: { [file]: canonicalText(guide) }, ...overrides });
  for (const each of comments) {
    await session.memory.dispatch('notes.change', { file, change: { kind: 'comment.add', comment: each } });
  }
  onTestFinished(startNotes());
  await openFile(file);
  await waitFor(() => expect(useNotes.getState()).toMatchObject({ file, state }));
  return session;
}

function keys(): readonly Key[] {
  const [block] = childrenOf(readGuide().editor.doc.root, 'blocks');
  return childrenOf(found(block), 'items').map(({ key }) => key);
}
const counts = () => keys().map((key) => useNotes.getState().counts.get(key) ?? 0);

describe('where comments belong', () => {
  it('is counted for open ones only', async () => {
    await open([comment(1, 'One'), comment(2, 'Two', { resolved: { by: 'Bo', at: '2026-11-20T11:00:00Z' } })]);
    expect(counts()).toEqual([1, 0]);
  });

  it('stays with its question through an edit and an undo of its deletion', async () => {
    await open([comment(1, 'One')]);
    const [first = ''] = keys();
    dispatch('field.set', { key: first, path: ['text'], value: 'Something else entirely' });
    placeAgain();
    expect(counts()).toEqual([1, 0]);
    dispatch('node.remove', { keys: [first] });
    placeAgain();
    expect(counts()).toEqual([0]);
    undo();
    placeAgain();
    expect(counts()).toEqual([1, 0]);
  });

  it('is found again a moment after a question is removed or restored', async () => {
    await open([comment(1, 'One')]);
    dispatch('node.remove', { keys: [keys()[0] ?? ''] });
    await waitFor(() => expect(useNotes.getState().lost, 'is shown at the top of the guide').toBe(1));
    undo();
    await waitFor(() => expect(counts()).toEqual([1, 0]));
    expect(useNotes.getState().lost).toBe(0);
  });

  it('is written down when the guide is saved, and only then', async () => {
    const { sent } = await open([comment(1, 'One')]);
    const [first = ''] = keys();
    dispatch('field.set', { key: first, path: ['text'], value: 'What was it?' });
    expect(sent('notes.change')).toEqual([]);
    await save();
    await waitFor(() =>
      expect(useNotes.getState().notes.comments[0]?.anchor).toEqual({
        kind: 'item',
        text: 'What was it?',
        block: 'Habits',
      }),
    );
    expect(sent('notes.change')).toHaveLength(1);
  });

  it('asks for notes of the guide that is open, and forgets those of another', async () => {
    await open([comment(1, 'One')]);
    await loadNotes(null);
    expect(useNotes.getState()).toMatchObject({ file: null, notes: { comments: [], approvals: [] } });
  });
});

describe('the comments pane', () => {
  it('asks for a name once, and notes who said what about which question', async () => {
    const { sent } = await open([]);
    select([keys()[1] ?? '']);
    render(<CommentsPane />);
    await userEvent.type(screen.getByLabelText('Comment on “Who was there?”'), 'Why?');
    await userEvent.type(screen.getByLabelText('Your name'), 'Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Add comment' }));
    const item = await screen.findByRole('listitem', { name: 'Comment by Ada' });
    expect(within(item).getByText('Why?')).toBeTruthy();
    expect(sent('settings.write')).toEqual([{ author: 'Ada' }]);
    expect(counts()).toEqual([0, 1]);
    await userEvent.type(screen.getByLabelText('Comment on “Who was there?”'), 'And when?{Control>}{Enter}');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect(screen.queryByLabelText('Your name')).toBeNull();
    expect(sent('settings.write')).toHaveLength(1);
  });

  it('keeps what is typed while a comment is noted, as the beginning of the next one', async () => {
    const noted = pending<undefined>();
    const session = await open([], {
      overrides: {
        'notes.change': async (input) => {
          await noted.promise;
          return (await session.memory.dispatch('notes.change', input)) as never;
        },
      },
    });
    select([keys()[0] ?? '']);
    render(<CommentsPane />);
    const field = screen.getByLabelText(/^Comment on/u);
    await userEvent.type(field, 'Why?');
    await userEvent.type(screen.getByLabelText('Your name'), 'Ada{Enter}');
    await userEvent.type(field, 'And when?');
    noted.settle(undefined);
    await screen.findByText('Why?');
    await waitFor(() => expect(field).toHaveProperty('value', 'And when?'));
  });

  it('keeps what was typed when it could not be noted, and says why', async () => {
    const refuse = async () => failed({ code: 'fileSystem', file: 'a.guide.notes.json', cause: 'ENOSPC' });
    await open([], { overrides: { 'notes.change': refuse } });
    select([keys()[0] ?? '']);
    render(<CommentsPane />);
    const field = screen.getByLabelText(/^Comment on/u);
    await userEvent.type(field, 'Why?');
    await userEvent.type(screen.getByLabelText('Your name'), 'Ada{Enter}');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(field).toHaveProperty('value', 'Why?');
  });

  it('says why notes cannot be read, offers no comment meanwhile, and reads them again when asked', async () => {
    let isBroken = true;
    const read = async () =>
      isBroken
        ? failed({ code: 'fileSystem', file: 'a.guide.notes.json', cause: 'EIO' })
        : done({ comments: [comment(1, 'One')], approvals: [] });
    await open([], { overrides: { 'notes.read': read } }, 'failed');
    render(<CommentsPane />);
    expect((await screen.findByRole('alert')).textContent).toContain('a.guide.notes.json');
    expect(screen.queryByLabelText(/^Comment on/u)).toBeNull();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('One')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows what a colleague wrote outside, without a click; what is typed meanwhile stays', async () => {
    const { memory, sent } = await open([comment(1, 'One')]);
    onTestFinished(startWatching());
    select([keys()[0] ?? '']);
    render(<CommentsPane />);
    await userEvent.type(screen.getByLabelText(/^Comment on/u), 'Half a');
    await userEvent.click(screen.getByRole('button', { name: 'Edit comment' }));
    await userEvent.type(screen.getByLabelText('Text of the comment'), ' and a half');
    await memory.dispatch('notes.change', { file, change: { kind: 'comment.add', comment: comment(2, 'Two') } });
    expect(await screen.findByText('Two')).toBeTruthy();
    await memory.dispatch('notes.change', { file, change: { kind: 'comment.remove', id: comment(1, '').id } });
    await waitFor(() => expect(useNotes.getState().notes.comments).toHaveLength(1));
    expect(screen.getByLabelText('Text of the comment')).toHaveProperty('value', 'One and a half');
    cleanup();
    render(<CommentsPane />);
    expect(screen.getByLabelText(/^Comment on/u)).toHaveProperty('value', 'Half a');
    await userEvent.click(screen.getByRole('button', { name: 'Save comment' }));
    await waitFor(() => expect(screen.queryByLabelText('Text of the comment')).toBeNull());
    expect(useNotes.getState().notes.comments.map(({ text }) => text)).toEqual(['One and a half', 'Two']);
    expect(sent('notes.change').length).toBeGreaterThan(0);
  });

  it('undoes a change of a comment, in every property, until something else is done', async () => {
    const odd = { ...comment(1, 'One'), colour: 'green', resolved: { by: 'Bo', at: '2026-11-20T11:00:00Z' } };
    const { memory } = await open([odd, comment(2, 'Two')]);
    const notes = async () => {
      const read = await memory.dispatch('notes.read', { file });
      return read.ok && (read.value as { comments: unknown }).comments;
    };
    const before = await notes();
    render(<CommentsPane />);
    await userEvent.click(screen.getByLabelText('Show resolved (1)'));
    const card = (text: string) => within(found(screen.getByText(text).closest('li')));
    for (const [text, act, words] of [
      ['One', 'Delete comment', 'Comment deleted'],
      ['Two', 'Resolve', 'Comment resolved'],
      ['One', 'Reopen', 'Comment reopened'],
    ] as const) {
      await userEvent.click(card(text).getByRole('button', { name: act }));
      await screen.findByText(words);
      expect(await notes()).not.toEqual(before);
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
      expect(await notes()).toEqual(before);
    }
    await userEvent.click(card('Two').getByRole('button', { name: 'Delete comment' }));
    await screen.findByRole('button', { name: 'Undo' });
    await userEvent.click(card('One').getByRole('button', { name: 'Reopen' }));
    await screen.findByText('Comment reopened');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(await notes()).toEqual([odd]);
  });

  it('shows 2,000 comments a hundred at a time, and those on what is selected', async () => {
    const many = Array.from({ length: 2000 }, (_, number) => ({
      ...comment(0, `Comment ${number}`),
      id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
      anchor: {
        kind: 'item' as const,
        text: number < 1990 ? 'What did you eat today?' : 'Who was there?',
        block: 'Habits',
      },
    }));
    const notes = { comments: many, approvals: [] };
    await open([], { overrides: { 'notes.read': async () => done(notes) } });
    select([keys()[0] ?? '']);
    render(<CommentsPane />);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(100));
    await userEvent.click(screen.getByRole('button', { name: 'Show 1,900 more comments' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(200);
    act(() => select([keys()[1] ?? '']));
    expect(screen.getByText('Comment 1999')).toBeTruthy();
    expect(screen.getAllByRole('listitem').length).toBeLessThanOrEqual(150);
    // The list does not return to the selection when other comments are shown.
    await userEvent.click(screen.getByRole('button', { name: 'Show 1,940 comments above' }));
    expect(screen.getByText('Comment 1900')).toBeTruthy();
  });

  it('has comments on the study, and shows those on its texts with the text, apart from lost ones', async () => {
    await open([
      comment(1, 'Too short', { anchor: { kind: 'study', text: 'Hello', block: '' } }),
      comment(2, 'Too many', { anchor: { kind: 'item', text: 'How many loaves?', block: 'Freezer' } }),
    ]);
    const { root } = readGuide().editor.doc;
    select([root.key]);
    render(<CommentsPane />);
    const study = screen.getByRole('region', { name: 'The study' });
    expect(within(study).getByRole('button', { name: 'About “Hello”' })).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Comment on the study'), 'Fine');
    await userEvent.type(screen.getByLabelText('Your name'), 'Ada{Enter}');
    await within(study).findByText('Fine');
    expect(useNotes.getState().notes.comments.at(-1)?.anchor).toEqual({ kind: 'study', text: '', block: '' });
    expect(useNotes.getState()).toMatchObject({ lost: 1 });
    expect(useNotes.getState().counts.get(root.key)).toBe(2);
    // The guide has no such text in other languages, so it leads to the study.
    select([keys()[0] ?? '']);
    await userEvent.click(within(study).getByRole('button', { name: 'About “Hello”' }));
    await waitFor(() => expect(readGuide().editor.selection).toEqual([root.key]));
  });

  it('shows what leads nowhere, with what it was about', async () => {
    await open([comment(1, 'Too many', { anchor: { kind: 'item', text: 'How many loaves?', block: 'Freezer' } })]);
    render(<CommentsPane />);
    const { root } = readGuide().editor.doc;
    expect(useNotes.getState()).toMatchObject({ lost: 1 });
    expect(useNotes.getState().counts.get(root.key), 'the study has no comment itself').toBeUndefined();
    const lost = screen.getByRole('region', { name: 'No longer in the guide' });
    expect(within(lost).getByText('About “How many loaves?” in “Freezer”')).toBeTruthy();
  });
});
