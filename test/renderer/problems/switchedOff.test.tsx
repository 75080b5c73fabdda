import type { JsonObject } from '@guide-studio/guide-core';
import { childrenOf } from '@guide-studio/guide-core/edit';
import { canonicalText } from '@guide-studio/guide-core/files';
import type { Comment } from '@guide-studio/guide-core/notes';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { startWatching } from '../../../renderer/src/externalChanges/startWatching.ts';
import { StatusBar } from '../../../renderer/src/frame/window/StatusBar.tsx';
import { useDrafts } from '../../../renderer/src/notes/drafts.ts';
import { useNotes } from '../../../renderer/src/notes/notes.ts';
import { startNotes } from '../../../renderer/src/notes/startNotes.ts';
import { startSwitches } from '../../../renderer/src/notes/startSwitches.ts';
import { Problems } from '../../../renderer/src/problems/Problems.tsx';
import {
  codeOfFinding,
  dispatch,
  dispatchAll,
  findings,
  openFile,
  readGuide,
} from '../../../renderer/src/session/index.ts';
import { block, choice, open as openQuestion, selected, when } from '../../guideParts.ts';
import { explorePaths } from '../explorePaths.ts';
import { found } from '../found.ts';
import { openSession } from '../openSession.ts';
import { giveSize } from '../windowSize.ts';
import '../../../renderer/src/frame/actions/actions.ts';

// Laws: the window leaves out what the command leaves out; it says how many findings that are, lists them with the reason,
// and shows them again when the switch is gone.

const file = 'a.guide.json';
const settings = 'guide-studio.json';
const id = 'duplicateOptionTexts';
const never = 'singleAnswerContradiction';
const guide: JsonObject = {
  title: 'Breakfast',
  studyGuide: [
    block(
      'Food',
      choice('Which dish?', ['Soup', 'Salad'], { externalId: 'dish' }),
      choice('Is it hot?', ['Yes', 'Yes'], { externalId: 'hot' }),
      openQuestion('Why both?', when(selected('dish', 'Soup'), selected('dish', 'Salad'))),
    ),
  ],
};
const comment = (text: string, more: Partial<Comment> = {}): Comment => ({
  id: '00000000-0000-4000-8000-000000000001',
  anchor: { kind: 'item', externalId: 'hot', text: 'Is it hot?', block: 'Food' },
  author: 'Ada',
  at: '2026-11-20T10:00:00Z',
  text,
  ...more,
});

afterEach(() => {
  cleanup();
  useNotes.setState(useNotes.getInitialState(), true);
  useDrafts.setState(useDrafts.getInitialState(), true);
});

/** Opens the guide with settings of its folder and with comments, and shows the list of problems. */
async function opened({ off, comments = [] }: { readonly off?: JsonObject; readonly comments?: readonly Comment[] }) {
  giveSize();
  const files = { [file]: canonicalText(guide), ...(off ? { [settings]: JSON.stringify(off) } : {}) };
  const session = openSession({ files });
  for (const one of comments)
    await session.memory.dispatch('notes.change', { file, change: { kind: 'comment.add', comment: one } });
  for (const start of [startWatching, startNotes, startSwitches]) onTestFinished(start());
  await act(async () => await openFile(file));
  act(() => explorePaths());
  render(
    <>
      <Problems />
      <StatusBar />
    </>,
  );
  return session;
}

const shown = () => findings(readGuide()).all.map(codeOfFinding);
const off = () => findings(readGuide()).off.map(({ finding }) => codeOfFinding(finding));
const later = async (check: () => void) => await waitFor(check);
const press = async (name: string | RegExp) => await userEvent.click(screen.getByRole('button', { name }));

test('settings of the folder leave out advice and path findings, and follow the file', async () => {
  const { memory } = await opened({ off: { advice: { [id]: 'off', [never]: 'off' } } });
  await later(() => expect([shown(), off()]).toEqual([[], [id, never]]));
  await press('No problems');
  expect(await screen.findAllByText('Switched off by guide-studio.json')).toHaveLength(2);
  expect(screen.getByText(/· 2 switched off$/u)).toBeDefined();
  act(() => void memory.files.set(settings, JSON.stringify({ advice: { [id]: 'off' } })));
  await later(() => expect([shown(), off()]).toEqual([[never], [id]]));
  act(() => void memory.files.delete(settings));
  await later(() => expect([shown(), off()]).toEqual([[id, never], []]));
});

test('settings with a fault switch off nothing, and say why', async () => {
  await opened({ off: { advice: { [id]: 'off', lookAlike: 'off' } } });
  await later(() => expect(readGuide().settingsProblem).not.toBeNull());
  expect([shown(), off()]).toEqual([[id, never], []]);
  await press('2 suggestions');
  expect(await screen.findByText('The settings of the folder switch off nothing.')).toBeDefined();
  expect(screen.getByText(/guide-studio\.json, line 1, column \d+: There is no advice “lookAlike”/u)).toBeDefined();
});

test('a comment leaves out one finding of its question, and says why; without it, the finding is shown again', async () => {
  await opened({ comments: [comment(`advice off: ${id} — both are meant`)] });
  await later(() => expect([shown(), off()]).toEqual([[never], [id]]));
  await press('1 suggestion');
  await userEvent.click(screen.getByRole('radio', { name: 'Switched off 1' }));
  expect(await screen.findByText('Switched off: both are meant')).toBeDefined();
  await press('Turn on');
  await later(() => expect([shown(), off()]).toEqual([[id, never], []]));
  expect(useNotes.getState().back?.undo).toMatchObject({ kind: 'comment.add' });
});

test('a comment is still with its question when that is reworded', async () => {
  await opened({ comments: [comment(`advice off: ${id}`)] });
  await later(() => expect(off()).toEqual([id]));
  const [food] = childrenOf(readGuide().editor.doc.root, 'blocks');
  const [, hot] = childrenOf(found(food), 'items');
  act(() => void dispatch('field.set', { key: found(hot).key, path: ['text'], value: 'Something else entirely' }));
  expect(off()).toEqual([id]);
});

test('a comment that switches off nothing, or no advice, is a suggestion at its question', async () => {
  await opened({ comments: [comment('advice off: lookAlikes')] });
  await later(() => expect(shown()).toContain('needlessAdviceOff'));
  await press('3 suggestions');
  expect(screen.getByText(/switches off the advice “lookAlikes”, but there is none here any more/u)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Show comment' })).toBeDefined();
});

test('whether a path finding is gone is said of the guide as it is, when its paths are known', async () => {
  const [food] = guide['studyGuide'] as readonly JsonObject[];
  const on = comment(`advice off: ${never}`, {
    anchor: { kind: 'item', text: 'Why both?', block: String(food?.['title']) },
  });
  await opened({ comments: [on] });
  await later(() => expect(off()).toEqual([never]));
  const calls = found(readGuide().pathFindings.found[0]?.fixes[0]).calls;
  act(() => void dispatchAll(calls, { command: 'many.set', params: {} }));
  expect(shown()).not.toContain('needlessAdviceOff');
  act(() => explorePaths());
  expect(shown()).toContain('needlessAdviceOff');
});

test('a suggestion offers to begin such a comment; what was typed stays', async () => {
  await opened({});
  useDrafts.setState({ text: 'Is this right?' });
  await press('2 suggestions');
  const [more] = screen.getAllByRole('button', { name: /^(?:More|Other fixes)$/u });
  await userEvent.click(found(more));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Turn off here…' }));
  expect(useDrafts.getState().text).toBe(`advice off: ${id} — Is this right?`);
  const [selectedPart] = readGuide().editor.selection;
  const [food] = childrenOf(readGuide().editor.doc.root, 'blocks');
  expect(selectedPart).toBe(found(childrenOf(found(food), 'items')[1]).key);
});
