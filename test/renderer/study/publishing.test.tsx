import {
  done,
  failed,
  type HostError,
  type HostResult,
  type Publication,
  type SavedFile,
  type StudyCandidate,
} from '@guide-studio/host/common';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { useNotes } from '../../../renderer/src/notes/notes.ts';
import { dispatch, openFile, read, showBrokenTests } from '../../../renderer/src/session/index.ts';
import { usePublishing } from '../../../renderer/src/study/publishing.ts';
import { explorePaths } from '../explorePaths.ts';
import { pending, soundText } from '../openSession.ts';
import { shutGuide, textOf, unseenGuide } from './guideTexts.ts';
import { connection, draft, show, known, button, enabled, refused, hashOf, resetStudy } from './studyScene.tsx';

afterEach(resetStudy);

describe('the next step', () => {
  const current = { ...draft, hash: hashOf(soundText()) };
  const live = { ...current, status: 'live', selfRecruitLink: 'https://research.example/s/abcdefgh' } as const;
  const second = { ...known, id: '0b0e4c0e-0000-4000-8000-000000000002' };
  const overrides = { 'study.list': async () => done({ studies: [known, second] }) };
  const older = (one: Publication): Publication => ({
    ...one,
    studyId: second.id,
    createdAt: '2026-11-01T10:00:00.000Z',
  });
  const elsewhere = (one: Publication): Publication => ({
    ...one,
    studyId: `${one.status}-elsewhere`,
    baseUrl: 'https://other.example',
  });
  const blue = () => [...document.querySelectorAll('[data-variant="primary"]')].map((one) => one.textContent);
  const stepsNow = (): Record<string, unknown> =>
    Object.fromEntries(
      ['done', 'optional', 'present', 'later'].map((state) => [
        state,
        [...document.querySelectorAll<HTMLElement>(`[data-state="${state}"][data-step]`)].map(
          (one) => one.dataset['step'],
        ),
      ]),
    );
  it.each([
    ['publish, without a study of the guide', [], 'Publish draft'],
    ['publish, with a draft of an older text', [draft], 'Publish draft'],
    ['publish, if the studies are at another service', [elsewhere(current), elsewhere(live)], 'Publish draft'],
    ['launch, with a draft of the guide', [current], 'Launch…'],
    ['launch, with a newer draft than the live study', [older(live), current], 'Launch…'],
    ['invite, with a live study that nobody has answered', [live], 'Invite…'],
    ['invite, although the guide has changed since', [{ ...live, hash: draft.hash }], 'Invite…'],
  ])('is the only blue button: %s', async (_, publications, name) => {
    await show({ publications, overrides });
    await waitFor(() => expect(blue()).toEqual([name]));
  });

  it.each([
    ['of the guide', live],
    ['of an older text', { ...live, hash: draft.hash }],
  ])('is to read the answers, once there are some to a live study %s', async (_, study) => {
    const studies = [{ ...known, responseCount: 2 }];
    await show({ publications: [study], overrides: { 'study.list': async () => done({ studies }) } });
    await waitFor(() => expect(blue()).toEqual(['Read the answers']));
    expect(stepsNow()).toMatchObject({ present: ['answers'], done: ['check', 'draft', 'launch', 'invite'] });
  });

  it('is to choose a connection, to fix a problem, or to look at what ruins the study', async () => {
    await show({ connections: [] });
    await waitFor(() => expect(blue()).toEqual(['Choose']));
    cleanup();
    await show({ connections: [{ ...connection, hasKey: false }], publications: [current] });
    await waitFor(() => expect(blue()).toEqual(['Change']));
    expect(stepsNow().present).toEqual(['launch']);
    cleanup();
    await show({ text: soundText('') });
    await waitFor(() => expect(blue()).toEqual(['Show the first problem']));
    cleanup();
    await show({ text: textOf(...shutGuide) });
    act(() => explorePaths());
    await waitFor(() => expect(blue()).toEqual(['See paths']));
    expect(stepsNow().present).toEqual(['check']);
  });

  it('says what became of the steps, and that a changed guide is another text', async () => {
    await show({ publications: [draft] });
    const steps = await screen.findByRole('navigation', { name: 'The way to the answers' });
    await waitFor(() =>
      expect(stepsNow()).toEqual({
        done: ['check'],
        optional: ['approve'],
        present: ['draft'],
        later: ['launch', 'invite', 'answers'],
      }),
    );
    expect(steps.textContent).toContain('The draft has an earlier text. Publish the changed guide.');
    expect(screen.getByText('You have changed the guide since you published this draft.')).toBeDefined();
    cleanup();
    await show({ publications: [current] });
    await waitFor(() => expect(stepsNow().present).toEqual(['launch']));
    expect(screen.queryByText(/You have changed the guide since/u)).toBeNull();
  });

  it('gets the focus when a draft was published', async () => {
    let publications: readonly Publication[] = [];
    await show({
      overrides: {
        'study.publications': async () => done({ publications }),
        'study.create': async () => {
          publications = [current];
          return done(current);
        },
      },
    });
    await userEvent.click(await enabled('Publish draft'));
    await waitFor(() => expect(document.activeElement).toBe(button('Launch…')));
  });
});

describe('publishing', () => {
  it('sends exactly the text of the file, once, however often it is pressed', async () => {
    const answer = pending<HostResult<Publication>>();
    const { sent } = await show({ overrides: { 'study.create': async () => await answer.promise } });
    await userEvent.dblClick(await enabled('Publish draft'));
    answer.settle(done(draft));
    await waitFor(() => expect(usePublishing.getState().busy).toBe(false));
    expect(sent('study.create')).toEqual([{ file: 'a.guide.json', text: soundText() }]);
    expect(read().liveMessage).toBe('Draft published');
  });

  it('is closed while the guide has problems, says so and leads to them', async () => {
    await show({ text: soundText('') });
    expect(await screen.findByText('One problem that the service would reject.')).toBeDefined();
    expect(button('Publish draft').disabled).toBe(true);
    await userEvent.click(button('Show the first problem'));
    expect(read().guide?.view).toBe('guide');
    expect(read().guide?.jump?.path).toBe('title');
  });

  it('says what nobody sees and which tests fail instead of that there are no problems, and blocks nothing', async () => {
    await show({ text: textOf(...unseenGuide) });
    expect(await screen.findByText('No problems.')).toBeDefined();
    act(() => {
      explorePaths();
      showBrokenTests({ failed: 1, outdated: 0 });
    });
    expect(screen.queryByText('No problems.')).toBeNull();
    expect(screen.getByText('1 question is shown to nobody. You can still publish.')).toBeDefined();
    expect(screen.getByText('One guide test fails. You can still publish.')).toBeDefined();
    expect((await enabled('Publish draft')).disabled).toBe(false);
  });

  it('asks first about what no participant can get, and sends only after the answer', async () => {
    const guide = JSON.parse(soundText());
    const media = ['a', 'b'].map((name) => ({ name, url: `http://${name}.example/`, type: 'image' }));
    guide.studyGuide[0].items[0].media = media;
    const { sent } = await show({ text: JSON.stringify(guide) });
    expect(await screen.findByText('2 warnings. You are asked again before you publish.')).toBeDefined();
    await userEvent.click(await enabled('Publish draft'));
    const dialog = await screen.findByRole('dialog', { name: 'Publish despite these 2 warnings?' });
    expect(dialog.textContent).toMatch(/begins with http:\/\/.*\(2 times\)/u);
    expect(sent('study.create')).toEqual([]);
    await userEvent.click(button('Publish anyway'));
    await waitFor(() => expect(sent('study.create')).toHaveLength(1));
  });

  it('names the question that a single warning is about', async () => {
    const guide = JSON.parse(soundText());
    guide.studyGuide[0].items[0].text = 'Why **bread**?';
    guide.studyGuide[0].items[0].media = [{ name: 'a', url: 'http://a.example/', type: 'image' }];
    await show({ text: JSON.stringify(guide) });
    await userEvent.click(await enabled('Publish draft'));
    const dialog = await screen.findByRole('dialog', { name: 'Publish despite this warning?' });
    expect(dialog.textContent).toMatch(/“1\. Why bread\?”: .*begins with http:\/\//u);
  });

  it('asks first if nobody can complete the interview, and sends nothing if that is declined', async () => {
    const { sent } = await show({ text: textOf(...shutGuide) });
    act(() => explorePaths());
    expect(await screen.findByText('Nobody completes the interview.')).toBeDefined();
    expect(screen.queryByText(/You are asked again/u)).toBeNull();
    await userEvent.click(await enabled('Publish draft'));
    const dialog = await screen.findByRole('dialog', { name: 'Publish a guide with a fatal problem?' });
    expect(dialog.textContent).toMatch(/Nobody gets past .*“Old enough\?”, so nobody completes the interview/u);
    expect(document.activeElement).toBe(button('Go back'));
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent('study.create')).toEqual([]);
    await userEvent.click(button('Publish draft'));
    await userEvent.click(button('Publish anyway'));
    await waitFor(() => expect(sent('study.create')).toHaveLength(1));
  });

  it('is closed while the service of this computer is not running, and says why', async () => {
    const unavailable = { reason: 'diskFull', database: '/home/study-service.db' } as const;
    await show({ connections: [{ ...connection, baseUrl: '', builtIn: true, hasKey: false, unavailable }] });
    expect(await screen.findByText(/the disk of \/home\/study-service\.db is full\. Free some space\./u)).toBeDefined();
    expect(screen.getByText('The study service of this computer is not running.')).toBeDefined();
    expect(button('Publish draft').disabled).toBe(true);
  });

  it('is closed without a connection or its key, with the reason in words', async () => {
    await show({ connections: [] });
    expect(await screen.findByText('Choose a connection first.')).toBeDefined();
    cleanup();
    await show({ connections: [{ ...connection, hasKey: false }] });
    expect(await screen.findByText('Enter the key of the connection first.')).toBeDefined();
    expect(button('Publish draft').disabled).toBe(true);
  });

  it('of a guide that is left for another one while it is saved sends nothing', async () => {
    const saved = pending<HostResult<SavedFile>>();
    const { sent } = await show({ overrides: { 'file.save': async () => await saved.promise } });
    dispatch('block.add', {
      type: 'flat',
      wire: { type: 'flat', title: 'More', items: [{ type: 'open_ended', text: 'Why?' }] },
    });
    await userEvent.click(await enabled('Publish draft'));
    await waitFor(() => expect(sent('file.save')).toHaveLength(1));
    await openFile('a.guide.json');
    saved.settle(
      done({ file: 'a.guide.json', name: 'a.guide.json', hash: 'new', savedAt: 0, locked: true, kept: true }),
    );
    await waitFor(() => expect(read().liveMessage).toBe('a.guide.json saved'));
    expect(sent('study.create')).toEqual([]);
  });

  it('of a guide that was never saved asks for its name first', async () => {
    const { sent } = await show({ untitled: true });
    await userEvent.click(await enabled('Publish draft'));
    await waitFor(() => expect(read().asking?.kind).toBe('saveAs'));
    expect(sent('study.create')).toEqual([]);
  });

  it('of a guide that already has a draft there asks once more', async () => {
    const { sent } = await show({ publications: [{ ...draft, hash: hashOf(soundText()) }] });
    await screen.findByText('The guide has not changed since then.');
    await userEvent.click(await enabled('Publish draft'));
    await screen.findByText(/already has a study made from exactly this guide/u);
    expect(sent('study.create')).toEqual([]);
    await userEvent.click(button('Publish a second draft'));
    await waitFor(() => expect(sent('study.create')).toHaveLength(1));
  });

  it('of a guide that already has a draft there asks once more, whatever address the service had then', async () => {
    const publications = [{ ...draft, hash: hashOf(soundText()), baseUrl: 'http://127.0.0.1:4000' }];
    const { sent } = await show({ publications, overrides: { 'study.list': async () => done({ studies: [known] }) } });
    await enabled('Launch…');
    await userEvent.click(await enabled('Publish draft'));
    await screen.findByText(/already has a study made from exactly this guide/u);
    expect(sent('study.create')).toEqual([]);
  });

  it('of a guide whose draft the service does not have asks nothing', async () => {
    const publications = [{ ...draft, hash: hashOf(soundText()) }];
    const { sent } = await show({ publications, overrides: { 'study.list': async () => done({ studies: [] }) } });
    await screen.findByText(/Choose that connection/u);
    await userEvent.click(await enabled('Publish draft'));
    await waitFor(() => expect(sent('study.create')).toHaveLength(1));
  });

  it('says how many comments are open, and leads to the first', async () => {
    const anchor = { kind: 'item', text: 'What did you eat today?', block: 'Habits' } as const;
    const comment = { anchor, author: 'Ada', at: '2026-11-20T10:00:00Z', text: 'Today?' };
    const resolved = { by: 'Ada', at: comment.at };
    const [open, settled] = [1, 2].map((n) => ({ ...comment, id: `00000000-0000-4000-8000-00000000000${n}` }));
    if (!open || !settled) throw new Error('Two comments were made.');
    await show({});
    expect(screen.queryByText(/is open/u)).toBeNull();
    act(() => useNotes.setState({ notes: { comments: [open, { ...settled, resolved }], approvals: [] } }));
    expect(await screen.findByText(/^One comment is open/u)).toBeDefined();
    await userEvent.click(button('Show the first comment'));
    expect(read()).toMatchObject({ guide: { view: 'guide' }, rightPane: 'comments' });
  });

  it.each(['invalid_study_guide', 'forbidden', 'concurrent_modification', 'internal_error'] as const)(
    'that the service answers with %s says what happened and what to do',
    async (code) => {
      await show({ overrides: { 'study.create': async () => failed(refused(code, 400)) } });
      await userEvent.click(await enabled('Publish draft'));
      const alert = await screen.findByRole('alert');
      expect(alert.textContent?.length).toBeGreaterThan(40);
      expect(read().guide).not.toBeNull();
    },
  );
});

describe('a publication whose answer was lost', () => {
  const candidate: StudyCandidate = { ...draft, id: draft.studyId, title: 'Breakfast' };
  const unknown = (candidates: readonly StudyCandidate[]): HostError => ({
    code: 'outcomeUnknown',
    failure: { kind: 'network', cause: 'unknown', mayHaveHappened: true },
    candidates,
    earlierIds: [],
  });

  it('shows what the service has, and takes one of them for the text that was sent', async () => {
    const { sent } = await show({
      overrides: {
        'study.create': async () => failed(unknown([candidate])),
        'study.adopt': async () => done(draft),
      },
    });
    await userEvent.click(await enabled('Publish draft'));
    await userEvent.click(await screen.findByRole('button', { name: 'This is my draft' }));
    await waitFor(() =>
      expect(sent('study.adopt')).toEqual([{ file: 'a.guide.json', text: soundText(), studyId: draft.studyId }]),
    );
    expect(sent('study.create')).toHaveLength(1);
  });

  it('is sent again only after a second decision', async () => {
    const { sent } = await show({ overrides: { 'study.create': async () => failed(unknown([])) } });
    await userEvent.click(await enabled('Publish draft'));
    await userEvent.click(await screen.findByRole('button', { name: 'Publish again' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publish draft', hidden: true }).disabled).toBe(true);
    await screen.findByText(/the service will have two/u);
    expect(sent('study.create')).toHaveLength(1);
    await userEvent.click(screen.getAllByRole('button', { name: 'Publish again' }).at(-1) ?? document.body);
    await waitFor(() => expect(sent('study.create')).toHaveLength(2));
  });
});

describe('the studies of a guide', () => {
  it('say whether the guide has changed since', async () => {
    await show({ publications: [draft] });
    expect(await screen.findByText('The guide has changed since then. The study keeps the old text.')).toBeDefined();
  });

  it('made elsewhere are launched only there', async () => {
    await show({ publications: [{ ...draft, baseUrl: 'https://other.example' }] });
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Launch…' })).disabled).toBe(true);
    expect(screen.getByText('https://other.example')).toBeDefined();
  });

  it('say that the notes beside the file cannot be read', async () => {
    await show({
      overrides: { 'study.publications': async () => failed({ code: 'unreadable', file: 'a', found: 'notes' }) },
    });
    expect(await screen.findByText(/contains the notes of this guide/u)).toBeDefined();
  });
});
