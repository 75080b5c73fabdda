import { textField } from '@guide-studio/guide-core/edit';
import { done, failed, type GuideFile, type RecentFile, type SavedFile } from '@guide-studio/host/common';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialogs } from '../../../renderer/src/frame/dialogs/Dialogs.tsx';
import { TextField } from '../../../renderer/src/controls/index.ts';
import { LossesNotice, WelcomeScreen } from '../../../renderer/src/files/index.ts';
import {
  afterUnsaved,
  askFor,
  dismissError,
  dispatch,
  isDirty,
  newGuide,
  openFile,
  phaseOf,
  read,
  save,
  undo,
} from '../../../renderer/src/session/index.ts';
import { AnswersView } from '../../../renderer/src/answers/AnswersView.tsx';
import { openSession, pending, soundGuide, soundText } from '../openSession.ts';

afterEach(cleanup);

const file = (name: string, modifiedAt: number): GuideFile => ({ file: name, name, bytes: 2400, modifiedAt });

const inFolder = (role: string) =>
  within(screen.getByRole('region', { name: 'Guides in your folder' })).getAllByRole(role);

describe('the welcome screen', () => {
  it('waits for the folder, then shows its guides, the newest first', async () => {
    const listing = pending<{ readonly files: readonly GuideFile[] }>();
    openSession({ overrides: { 'file.list': async () => done(await listing.promise) } });
    render(<WelcomeScreen />);
    expect(await screen.findByText('Guides of the team')).toBeDefined();
    expect(screen.getByText('Loading the folder')).toBeDefined();
    listing.settle({ files: [file('old.guide.json', 1000), file('new.guide.json', 2000)] });
    await screen.findByText('new');
    const rows = inFolder('listitem').map((row) => row.textContent);
    expect(rows[0]).toContain('new');
    expect(rows[1]).toContain('old');
    expect(rows[0]).toContain('2 kB');
  });

  it('shows no guide to click on before the recent ones above are read', async () => {
    const reading = pending<{ readonly files: readonly RecentFile[] }>();
    openSession({
      files: { 'a.guide.json': soundText() },
      overrides: { 'file.recent': async () => done(await reading.promise) },
    });
    render(<WelcomeScreen />);
    await act(async () => await Promise.resolve());
    expect(screen.queryAllByRole('button')).toEqual([]);
    reading.settle({ files: [] });
    expect(await screen.findByRole('button', { name: /^a / })).toBeDefined();
  });

  it('does not wait long for the recent guides, and moves nothing when they come late', async () => {
    const reading = pending<{ readonly files: readonly RecentFile[] }>();
    openSession({
      files: { 'a.guide.json': soundText() },
      overrides: { 'file.recent': async () => done(await reading.promise) },
    });
    render(<WelcomeScreen />);
    expect(await screen.findByRole('button', { name: /^a / })).toBeDefined();
    const late = { key: 'late', file: 'late', name: 'late.guide.json', folder: '/elsewhere', openedAt: 1000 };
    await act(async () => reading.settle({ files: [late] }));
    expect(screen.queryByRole('region', { name: 'Recent' })).toBeNull();
  });

  it('has the keyboard at the guide as soon as its name is no longer edited, and nowhere later', async () => {
    openSession({ files: { 'a.guide.json': soundText(), 'b.guide.json': soundText() } });
    render(<WelcomeScreen />);
    const a = await screen.findByRole('button', { name: /^a / });
    act(() => a.focus());
    fireEvent.keyDown(a, { key: 'F2' });
    fireEvent.keyDown(screen.getByLabelText('New name for a'), { key: 'Escape' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^a / }));
    fireEvent.keyDown(screen.getByRole('button', { name: /^a / }), { key: 'F2' });
    const b = screen.getByRole('button', { name: /^b / });
    act(() => b.focus());
    expect(screen.queryByLabelText('New name for a')).toBeNull();
    await act(async () => await new Promise<void>((resolve) => void requestAnimationFrame(() => resolve())));
    expect(document.activeElement).toBe(b);
  });

  it('offers the folder also where the recent guides cannot be read', async () => {
    const files = { 'a.guide.json': soundText() };
    openSession({ files, overrides: { 'file.recent': async () => failed({ code: 'hostGone' }) } });
    render(<WelcomeScreen />);
    expect(await screen.findByRole('button', { name: /^a / })).toBeDefined();
  });

  it('names a file whose name is not valid UTF-8, with what to do, also where it is the only one', async () => {
    for (const files of [[], [file('a.guide.json', 1)]]) {
      const listed = async () => done({ files, brokenNames: ['fr\uFFFDh.guide.json'] });
      openSession({ overrides: { 'file.list': listed } });
      render(<WelcomeScreen />);
      const described = await screen.findByText(
        '“fr\uFFFDh.guide.json” cannot be opened: its name is not valid UTF-8.',
      );
      expect(described.parentElement?.textContent).toContain('Rename the file in your file manager');
      cleanup();
    }
  });

  it('says in a browser how another folder is opened, and has a button for that in a window', async () => {
    for (const nativeDialogs of [false, true]) {
      openSession({ files: { 'a.guide.json': soundText() }, capabilities: { nativeDialogs } });
      render(<WelcomeScreen />);
      await screen.findByRole('button', { name: /^a / });
      expect(screen.queryAllByText('guide edit --folder DIR')).toHaveLength(nativeDialogs ? 0 : 1);
      cleanup();
    }
  });

  it('offers a new guide in an empty folder', async () => {
    openSession();
    render(<WelcomeScreen />);
    await userEvent.click(await screen.findByRole('button', { name: 'Create the first guide' }));
    expect(phaseOf(read())).toBe('editing');
    expect(read().guide?.onDisk.file).toBeNull();
  });

  it('says why the folder cannot be read, and tries again', async () => {
    const answers = [
      failed({ code: 'fileSystem', file: '', cause: 'EACCES' }),
      done({ files: [file('a.guide.json', 1)] }),
    ];
    openSession({ overrides: { 'file.list': async () => answers.shift() ?? done({ files: [] }) } });
    render(<WelcomeScreen />);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /^a / })).toBeDefined();
  });

  it('filters a crowded folder and opens by keyboard', async () => {
    const files = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`guide-${at}.guide.json`, soundText()]));
    openSession({ files });
    render(<WelcomeScreen />);
    await userEvent.type(await screen.findByRole('searchbox'), 'guide-2');
    expect(inFolder('listitem')).toHaveLength(11);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(phaseOf(read())).toBe('editing'));
  });
});

describe('ways to begin', () => {
  it('are an empty guide, a pasted questionnaire, six that are half written, and a finished study', async () => {
    openSession();
    render(<WelcomeScreen />);
    const begin = within(await screen.findByRole('region', { name: 'Start a guide' }));
    expect(begin.getAllByRole('button')).toHaveLength(9);
    await userEvent.click(begin.getByRole('button', { name: 'Concept test' }));
    await waitFor(() => expect(phaseOf(read())).toBe('editing'));
    expect(read().guide?.onDisk.file).toBeNull();
    expect(read().guide?.issues).toEqual([]);
  });

  it('show the finished study with answers that say they are simulated', async () => {
    openSession();
    render(<WelcomeScreen />);
    await userEvent.click(await screen.findByRole('button', { name: 'See a finished study' }));
    await waitFor(() => expect(read().guide?.view).toBe('answers'));
    cleanup();
    render(<AnswersView />);
    expect(await screen.findByText(/These answers are simulated\. They come from 24 made-up/u)).toBeDefined();
    expect(screen.getByText('How often do you eat breakfast at home?')).toBeDefined();
    newGuide();
    expect(read().guide?.isExample).toBe(false);
  });
});

describe('guides that were open last', () => {
  const recent = (name: string, found: boolean): RecentFile => {
    return { key: name, file: found ? name : null, name, folder: '/elsewhere', openedAt: 1000 };
  };

  it('are opened again, and one that is gone is said and taken off', async () => {
    const files = [recent('a.guide.json', true), recent('gone.guide.json', false)];
    const { sent } = openSession({
      files: { 'a.guide.json': soundText() },
      overrides: { 'file.recent': async () => done({ files }) },
    });
    render(<WelcomeScreen />);
    const list = within(await screen.findByRole('region', { name: 'Recent' }));
    expect(list.getByText('No longer in /elsewhere')).toBeDefined();
    await userEvent.click(list.getByRole('button', { name: 'Remove gone from this list' }));
    expect(list.queryByText('gone')).toBeNull();
    expect(sent('file.forget')).toEqual([{ key: 'gone.guide.json' }]);
    await userEvent.click(list.getByRole('button', { name: /^a / }));
    await waitFor(() => expect(read().guide?.onDisk.file).toBe('a.guide.json'));
  });

  it('are not mentioned where there are none', async () => {
    openSession();
    render(<WelcomeScreen />);
    await screen.findByRole('button', { name: 'Create the first guide' });
    expect(screen.queryByRole('region', { name: 'Recent' })).toBeNull();
  });
});

describe('saving under a name', () => {
  it('names what is wrong at the field and creates nothing', async () => {
    const { sent } = openSession({ files: { 'Taken.guide.json': soundText() } });
    newGuide(soundGuide('Breakfast: study'));
    askFor({ kind: 'saveAs' });
    render(<Dialogs />);
    const input = await screen.findByLabelText<HTMLInputElement>('File name');
    expect(input.value).toBe('Breakfast study');
    // What is typed at once is the name.
    await waitFor(() => expect(document.activeElement).toBe(input));
    expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe('Breakfast study');
    for (const [typed, words] of [
      ['taken', /already has a file named/u],
      ['a/b', /not a valid file name/u],
      [' ', /no name yet/u],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await userEvent.keyboard('{Enter}');
      expect(screen.getByText(words)).toBeDefined();
    }
    expect(sent('file.create')).toEqual([]);
  });

  it('keeps the dialog open with the sentence of the host when the file came meanwhile', async () => {
    openSession({ overrides: { 'file.create': async ({ name }) => failed({ code: 'alreadyExists', file: name }) } });
    newGuide(soundGuide());
    askFor({ kind: 'saveAs' });
    render(<Dialogs />);
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/already exists and was not replaced/u)).toBeDefined();
    expect(read().stickyError).toBeNull();
  });
});

describe('unsaved changes', () => {
  async function changedGuide() {
    const session = openSession({ files: { 'a.guide.json': soundText() } });
    await openFile('a.guide.json');
    change('Lunch');
    return session;
  }

  it('are saved before what comes next', async () => {
    const { memory } = await changedGuide();
    const next = vi.fn<() => void>();
    afterUnsaved(next);
    render(<Dialogs />);
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(next).toHaveBeenCalledOnce());
    expect(memory.files.get('a.guide.json')).toBe(soundText('Lunch'));
  });

  it('are also what is still being typed in a field that waits for its end', async () => {
    const { memory } = openSession({ files: { 'a.guide.json': soundText() } });
    await openFile('a.guide.json');
    render(<TextField commitOn="blur" value="" onCommit={change} aria-label="Title" />);
    await userEvent.type(screen.getByRole('textbox'), 'Supper');
    expect(isDirty(read())).toBe(false);
    afterUnsaved(() => undefined);
    render(<Dialogs />);
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(memory.files.get('a.guide.json')).toBe(soundText('Supper')));
  });

  it('of a guide without a file ask for its name, and go on after that', async () => {
    openSession();
    newGuide(soundGuide());
    dispatch('block.add', { type: 'flat' });
    const next = vi.fn<() => void>();
    afterUnsaved(next);
    render(<Dialogs />);
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByLabelText('File name');
    expect(next).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(next).toHaveBeenCalledOnce());
  });

  it('stay when the question is cancelled, and go only when the person says so', async () => {
    const { sent } = await changedGuide();
    const next = vi.fn<() => void>();
    afterUnsaved(next);
    render(<Dialogs />);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(next).not.toHaveBeenCalled();
    afterUnsaved(next);
    await userEvent.click(await screen.findByRole('button', { name: 'Don’t save' }));
    expect(next).toHaveBeenCalledOnce();
    expect(sent('file.save')).toEqual([]);
  });
});

describe('a file that another program changed', () => {
  it('is never overwritten: both versions can be kept', async () => {
    const { memory } = openSession({ files: { 'a.guide.json': soundText() } });
    await openFile('a.guide.json');
    change('Mine');
    memory.files.set('a.guide.json', soundText('Theirs'));
    expect(await save()).toBe(false);
    render(<Dialogs />);
    expect(screen.queryByRole('button', { name: /overwrite|replace/iu })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Save mine under another name' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(memory.files.get('a copy.guide.json')).toBe(soundText('Mine')));
    expect(memory.files.get('a.guide.json')).toBe(soundText('Theirs'));
  });

  it('is shown instead, and undo brings their own changes back', async () => {
    const { memory } = openSession({ files: { 'a.guide.json': soundText() } });
    await openFile('a.guide.json');
    change('Mine');
    memory.files.set('a.guide.json', soundText('Theirs'));
    await save();
    render(<Dialogs />);
    expect(await screen.findByText(/undo brings yours back/u)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Show the file on disk instead' }));
    await waitFor(() => expect(titleNow()).toBe('Theirs'));
    expect(read().asking).toBeNull();
    expect(isDirty(read())).toBe(false);
    undo();
    expect(titleNow()).toBe('Mine');
  });
});

describe('a version that cannot be kept', () => {
  it('stops no save, and is said once until versions are kept again', async () => {
    let kept = false;
    const opened = openSession({
      files: { 'a.guide.json': soundText() },
      overrides: {
        'file.save': async (input) => {
          const saved = await opened.memory.dispatch('file.save', input);
          if (!isSaved(saved)) return failed({ code: 'hostGone' });
          return done({ ...saved.value, kept });
        },
      },
    });
    await openFile('a.guide.json');
    const words: (string | undefined)[] = [];
    for (const [title, isKept] of [
      ['One', false],
      ['Two', false],
      ['Three', true],
      ['Four', false],
    ] as const) {
      kept = isKept;
      change(title);
      expect(await save()).toBe(true);
      words.push(read().stickyError?.what);
      dismissError();
    }
    const sentence = 'The previous version could not be saved in the local history on this computer.';
    expect(words).toEqual([sentence, undefined, undefined, sentence]);
  });
});

function isSaved(answer: unknown): answer is { readonly ok: true; readonly value: SavedFile } {
  return (answer as { readonly ok: boolean }).ok;
}

describe('a file that a save would harm', () => {
  it('is read-only, and the places are named', async () => {
    openSession({ files: { 'a.guide.json': '{\n  "title": "One",\n  "title": "Two",\n  "studyGuide": [1e400]\n}\n' } });
    await openFile('a.guide.json');
    render(<LossesNotice />);
    expect(screen.getByText(/is read-only here/u)).toBeDefined();
    expect(screen.getByText(/Line 3, column \d+: .*appears twice/u)).toBeDefined();
    expect(screen.getByText(/Line 4, column \d+: The number 1e400/u)).toBeDefined();
  });
});

describe('the list of guides to open', () => {
  it('says inside the dialog why a file was not opened', async () => {
    openSession({ files: { 'broken.guide.json': '{ "title": ' } });
    askFor({ kind: 'open' });
    render(<Dialogs />);
    await userEvent.click(await screen.findByRole('button', { name: /^broken / }));
    expect(await screen.findByText(/was not opened/u)).toBeDefined();
    expect(read().stickyError).toBeNull();
    expect(read().asking?.kind).toBe('open');
  });
});

function change(title: string): void {
  const root = read().guide?.editor.doc.root;
  if (!root) throw new Error('No guide is open.');
  expect(dispatch('field.set', { key: root.key, path: ['title'], value: title })).toBe(true);
}

function titleNow(): string | undefined {
  const doc = read().guide?.editor.doc;
  return doc && textField(doc.root, 'title');
}
