import { canonicalText, type JsonObject } from '@guide-studio/guide-core';
import type { ApiFailure, ErrorCode, Question, Response as ListedResponse, Wallet } from '@guide-studio/api-contract';
import {
  type Connection,
  done,
  failed,
  type HostError,
  type HostImplementation,
  type HostResult,
  type Publication,
  type SavedFile,
  type StudyCandidate,
} from '@guide-studio/host/common';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useNotes } from '../../../renderer/src/notes/notes.ts';
import { useConnections } from '../../../renderer/src/connections/index.ts';
import { dispatch } from '../../../renderer/src/session/edit.ts';
import { newGuide, openFile } from '../../../renderer/src/session/files.ts';
import { read } from '../../../renderer/src/session/store.ts';
import { StudyView } from '../../../renderer/src/study/index.ts';
import { parameterLinks } from '../../../renderer/src/study/parameterLinks.ts';
import { usePublishing } from '../../../renderer/src/study/publishing.ts';
import { readAnswers, useAnswers } from '../../../renderer/src/study/answers/reading.ts';
import { isOfThisComputer, safeLink } from '../../../renderer/src/study/safeLink.ts';
import { openSession, pending, soundGuide, soundText } from '../openSession.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  useConnections.setState(useConnections.getInitialState(), true);
  useNotes.setState(useNotes.getInitialState(), true);
  usePublishing.setState(usePublishing.getInitialState(), true);
  useAnswers.setState(useAnswers.getInitialState(), true);
});

const connection: Connection = {
  id: 'own',
  name: 'Research',
  baseUrl: 'https://research.example',
  builtIn: false,
  hasKey: true,
  keyStorage: 'keyring',
};
const draft: Publication = {
  studyId: '0b0e4c0e-0000-4000-8000-000000000001',
  linkId: 'abcdefgh',
  status: 'draft',
  baseUrl: connection.baseUrl,
  hash: hashOf('an older text'),
  createdAt: '2026-11-20T10:00:00.000Z',
};
const link = 'https://research.example/s/abcdefgh';

describe('publishing', () => {
  it('sends exactly the text of the file, once, however often it is pressed', async () => {
    const answer = pending<HostResult<Publication>>();
    const { sent } = await show({ overrides: { 'study.create': async () => await answer.promise } });
    await userEvent.dblClick(await enabled('Publish draft'));
    answer.settle(done(draft));
    await waitFor(() => expect(usePublishing.getState().busy).toBe(false));
    expect(sent('study.create')).toEqual([{ file: 'a.guide.json', text: soundText() }]);
    expect(read().said).toBe('Draft published');
  });

  it('is closed while the guide has problems, says so and leads to them', async () => {
    await show({ text: soundText('') });
    expect(await screen.findByText('One problem that the service would reject.')).toBeDefined();
    expect(button('Publish draft').disabled).toBe(true);
    await userEvent.click(button('Show the first problem'));
    expect(read().view).toBe('guide');
    expect(read().jump?.path).toBe('title');
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
    await waitFor(() => expect(read().saving).toBe(false));
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
    expect(read()).toMatchObject({ view: 'guide', aside: 'comments' });
  });

  it.each(['invalid_study_guide', 'forbidden', 'concurrent_modification', 'internal_error'] as const)(
    'that the service answers with %s says what happened and what to do',
    async (code) => {
      await show({ overrides: { 'study.create': async () => failed(refused(code, 400)) } });
      await userEvent.click(await enabled('Publish draft'));
      const alert = await screen.findByRole('alert');
      expect(alert.textContent?.length).toBeGreaterThan(40);
      expect(read().editor).not.toBeNull();
    },
  );
});

describe('a publication whose answer was lost', () => {
  const candidate: StudyCandidate = { ...draft, id: draft.studyId, title: 'Breakfast' };
  const unknown = (candidates: readonly StudyCandidate[]): HostError => ({
    code: 'outcomeUnknown',
    failure: { kind: 'network', mayHaveHappened: true },
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
    await screen.findByText(/the service will have two/u);
    expect(sent('study.create')).toHaveLength(1);
    await userEvent.click(screen.getAllByRole('button', { name: 'Publish again' }).at(-1) ?? document.body);
    await waitFor(() => expect(sent('study.create')).toHaveLength(2));
  });
});

describe('launching', () => {
  it('says what will launch, as the service has it', async () => {
    await showLaunch(
      [],
      { 'study.questions': async () => done({ questions: [question, { ...question, id: 'q2' }] }) },
      { ...draft, hash: hashOf(soundText()) },
    );
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(factsIn(dialog)).toMatchObject({ Title: 'Breakfast', Questions: '2' }));
    expect(factsIn(dialog)['Estimated length']).toMatch(/^about \d+ min/u);
    expect(factsIn(dialog)['Published']).not.toBe('');
    expect(dialog.textContent).not.toMatch(/has changed/u);
  });

  it('of a draft that is not the guide any more says so, and leads to where it is published', async () => {
    await showLaunch([], {
      'study.list': async () => done({ studies: [{ ...known, title: 'An older title' }] }),
    });
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toMatch(/has changed since this draft was published/u);
    expect(factsIn(dialog)['Title']).toBe('An older title');
    expect(factsIn(dialog)['Estimated length']).toMatch(/^Unknown/u);
    await userEvent.click(button('Go to publishing'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Publish' })));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('names the wallet and its credits, and sends once', async () => {
    const { sent } = await showLaunch([wallet('Main', 212)]);
    const launch = await enabled('Launch with Main');
    expect(screen.getByRole('radio', { name: /Main.*212 credits/u })).toBeDefined();
    await userEvent.dblClick(launch);
    expect(await screen.findByText('The study is live')).toBeDefined();
    expect(sent('study.launch')).toEqual([
      { file: 'a.guide.json', studyId: draft.studyId, walletId: wallet('Main', 212).walletId },
    ]);
  });

  it('with several wallets waits for a choice', async () => {
    const { sent } = await showLaunch([wallet('Main', 212), wallet('Side', 1)]);
    const waiting = await screen.findByRole<HTMLButtonElement>('button', { name: 'Choose a wallet' });
    expect(waiting.disabled).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: /Side/u }));
    await userEvent.click(button('Launch with Side'));
    await waitFor(() => expect(sent('study.launch')).toMatchObject([{ walletId: wallet('Side', 1).walletId }]));
  });

  it('without wallets says so and names none', async () => {
    const { sent } = await showLaunch([]);
    expect(await screen.findByText('Your organization has no wallets that you can use.')).toBeDefined();
    await userEvent.click(button('Launch without a wallet'));
    await waitFor(() => expect(sent('study.launch')).toEqual([{ file: 'a.guide.json', studyId: draft.studyId }]));
  });

  it('does nothing before the confirmation', async () => {
    const { sent } = await showLaunch([wallet('Main', 212)]);
    await userEvent.click(await enabled('Cancel'));
    expect(sent('study.launch')).toEqual([]);
  });

  it.each(['study_busy', 'conflict'] as const)('that meets %s offers to try again', async (code) => {
    const answers: HostResult<never>[] = [failed(refused(code, 409))];
    const { sent } = await showLaunch([wallet('Main', 212)], {
      'study.launch': async () => answers.shift() ?? done(launched),
    });
    await userEvent.click(await enabled('Launch with Main'));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The study is live')).toBeDefined();
    expect(sent('study.launch')).toHaveLength(2);
  });

  it('that needs a permission offers no useless retry', async () => {
    await showLaunch([wallet('Main', 212)], {
      'study.launch': async () => failed(refused('launch_permission_denied', 403)),
    });
    await userEvent.click(await enabled('Launch with Main'));
    expect(await screen.findByText(/not allowed to launch/u)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('says why the wallets cannot be read', async () => {
    await showLaunch([], { 'wallet.list': async () => failed(refused('invalid_api_key', 401)) });
    expect(await screen.findByText(/does not accept the API key/u)).toBeDefined();
    expect(button('Launch').disabled).toBe(true);
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

describe('the answers to a study', () => {
  const live = { ...draft, status: 'live', selfRecruitLink: link } as const;
  const pages = (...all: readonly (readonly ListedResponse[])[]) => ({
    'study.list': async () => done({ studies: [{ ...known, responseCount: 2 }] }),
    'study.questions': async () => done({ questions: [question] }),
    'study.responses': async ({ page }: { readonly page: number }) => done({ responses: all[page] ?? [] }),
    'study.shown': async () => done({ shown: null }),
  });
  const open = async () => await userEvent.click(await screen.findByRole('button', { name: 'Read the answers' }));

  it('are counted at a live study only', async () => {
    await show({ publications: [live], overrides: pages() });
    expect(await screen.findByText('2 finished interviews.')).toBeDefined();
    cleanup();
    await show({ publications: [draft], overrides: pages() });
    expect(await screen.findByRole('button', { name: 'Launch…' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Read the answers' })).toBeNull();
  });

  it('are read to the last page and then only what has changed; what is known already stays', async () => {
    const { sent } = await show({ publications: [live], overrides: pages([response(2)], [response(1)]) });
    await open();
    expect(await screen.findByText('2 finished, 0 were screened out.')).toBeDefined();
    const before = useAnswers.getState().read?.responses;
    expect(before?.map(({ readableId }) => readableId)).toEqual([1, 2]);
    await readAnswers();
    const asked = sent('study.responses') as readonly { readonly updatedSince: string | null }[];
    expect(asked[0]?.updatedSince).toBeNull();
    // What changes during a reading comes with the next one.
    const since = Date.parse(asked.at(-1)?.updatedSince ?? '');
    expect(since).toBeLessThanOrEqual(Date.parse(response(2).updatedAt));
    expect(since).toBeGreaterThan(Date.parse(response(2).updatedAt) - 60_000);
    expect(useAnswers.getState().read?.responses).toBe(before);
  });

  it('say how many saw a question without answering it', async () => {
    const unanswered = { discussionGuideQuestionId: 'q1', conceptId: null };
    const left = { ...response(2), progress: 'in_progress' as const, answersArray: [] };
    await show({
      publications: [live],
      overrides: {
        ...pages([response(1), left]),
        'study.shown': async () =>
          done({
            shown: [
              { responseId: 'r1', readableId: 1, stimuli: [], unanswered: null },
              { responseId: 'r2', readableId: 2, stimuli: [], unanswered },
            ],
          }),
      },
    });
    await open();
    await userEvent.click(await screen.findByRole('radio', { name: 'By question' }));
    expect(await screen.findByText('Base: 1 of 2 · 1 saw it without answering')).toBeDefined();
  });

  it('that cannot be read now are still shown as they were, with what happened', async () => {
    let fails = false;
    const working = pages([response(1)]);
    await show({
      publications: [live],
      overrides: {
        ...working,
        'study.responses': async (input) =>
          fails ? failed(refused('invalid_api_key', 401)) : await working['study.responses'](input),
      },
    });
    await open();
    await screen.findByText('1 finished, 0 were screened out.');
    fails = true;
    await readAnswers();
    expect((await screen.findByRole('alert')).textContent).toMatch(/does not accept the API key.+still shown/u);
    expect(screen.getByText('An answer')).toBeDefined();
  });

  it('of an interview whose words cannot be read are those of the list', async () => {
    await show({
      publications: [live],
      overrides: {
        ...pages([response(1)]),
        'study.response': async () => failed(refused('response_not_found', 404)),
      },
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Open interview 1' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/no such interview.+without follow-ups/u);
    expect(screen.getByText('An answer')).toBeDefined();
  });

  function response(number: number): ListedResponse {
    const answer = { answerId: 'a', discussionGuideQuestionId: 'q1', conceptId: null, question: 'Q1: Why?' };
    return {
      id: `r${number}`,
      readableId: number,
      progress: 'complete',
      responseDurationSeconds: 60,
      qualityScore: 3,
      answers: {},
      answersArray: [{ ...answer, answer: 'An answer' }],
      urlParams: {},
      tags: [],
      tagline: null,
      bulletSummary: [],
      shortTranscript: null,
      createdAt: '2026-11-20T10:00:00.000Z',
      updatedAt: `2026-11-20T10:0${number}:00.000Z`,
    };
  }
});

describe('the self-recruit link', () => {
  const live = { ...draft, status: 'live', selfRecruitLink: link } as const;

  it('is copied, and that is said', async () => {
    const user = userEvent.setup();
    await show({ publications: [live] });
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Copied')).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  it('of an earlier run of this computer is renewed without another launch', async () => {
    const here = { ...connection, builtIn: true, baseUrl: 'http://127.0.0.1:5000' };
    const old = { ...live, baseUrl: 'http://127.0.0.1:4000', selfRecruitLink: 'http://127.0.0.1:4000/s/abcdefgh' };
    const { sent } = await show({
      connections: [here],
      publications: [old],
      overrides: { 'study.launch': async () => done(launched), 'study.list': async () => done({ studies: [known] }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Get the current link' }));
    await waitFor(() => expect(sent('study.launch')).toEqual([{ file: 'a.guide.json', studyId: draft.studyId }]));
    await waitFor(() => expect(read().said).toBe('Link renewed'));
  });

  it('of a draft that another service of this machine has is not launched here', async () => {
    const here = { ...connection, builtIn: true, baseUrl: 'http://127.0.0.1:5000' };
    await show({
      connections: [here],
      publications: [{ ...draft, baseUrl: 'http://127.0.0.1:4561' }],
      overrides: { 'study.list': async () => done({ studies: [] }) },
    });
    expect(await screen.findByText(/Choose that connection/u)).toBeDefined();
    expect(button('Launch…').disabled).toBe(true);
  });

  it('is selected where the page may not copy', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    // The copy command fails too: happy-dom has none.
    Object.assign(document, { execCommand: () => false });
    await show({ publications: [live] });
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText(/The link is selected/u)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Self-recruit link'));
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'http://research.example/s/a',
    'https://u:p@x.example',
  ])('is only text when it is %s', async (text) => {
    expect(safeLink(text)).toBeNull();
    await show({ publications: [{ ...live, selfRecruitLink: text }] });
    expect(await screen.findByDisplayValue(text)).toBeDefined();
    expect(document.querySelector('a')).toBeNull();
  });

  it('has one of each value that conditions ask a parameter for, copied together without formulas', async () => {
    const guide = soundGuide();
    const asking = (parameter: string, value: string, text: string): JsonObject => ({
      type: 'open_ended',
      text,
      conditional: { operator: 'or', criteria: [{ type: 'searchParam', parameter, value }] },
    });
    const items = [
      { type: 'open_ended', text: 'Why?' },
      asking('segment', '=1+1', 'One?'),
      asking('segment', 'a b&c', 'Two?'),
      asking('segment', '=1+1', 'Three?'),
      asking('wave', '2', 'Four?'),
    ];
    const studyGuide = [{ type: 'flat', title: 'Habits', items }];
    const user = userEvent.setup();
    await show({ publications: [live], text: canonicalText({ ...guide, studyGuide }) });
    await user.click(await screen.findByText('Links with a parameter (3)'));
    const shown = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
    expect(shown('segment = a b&c')).toBe(`${link}?segment=a+b%26c`);
    await user.click(button('Copy link: wave = 2'));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(`${link}?wave=2`));
    await user.click(button('Copy all as CSV'));
    const csv = [
      'Parameter,Value,Link',
      `segment,"'=1+1",${link}?segment=%3D1%2B1`,
      `segment,a b&c,${link}?segment=a+b%26c`,
      `wave,2,${link}?wave=2`,
      '',
    ].join('\r\n');
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(csv));
  });

  it('has no other ones where no condition asks for a parameter, or where it may not be opened', async () => {
    await show({ publications: [live] });
    expect(await screen.findByDisplayValue(link)).toBeDefined();
    expect(screen.queryByText(/Links with a parameter/u)).toBeNull();
    expect(parameterLinks('javascript:alert(1)', new Map([['segment', ['a']]]))).toEqual([]);
  });

  it('that nobody else can open says so', async () => {
    await show({ publications: [live] });
    expect(await screen.findByDisplayValue(link)).toBeDefined();
    expect(screen.queryByText(/works on this computer only/u)).toBeNull();
    cleanup();
    const here = 'http://127.0.0.1:4000/s/a';
    await show({ publications: [{ ...live, selfRecruitLink: here }] });
    expect(await screen.findByText(/works on this computer only/u)).toBeDefined();
    expect([here, 'http://[::1]:1/s/a', link, 'no link'].map(isOfThisComputer)).toEqual([true, true, false, false]);
  });

  it.each([link, 'http://127.0.0.1:4000/s/a', 'http://localhost/s/a', 'http://[::1]:1/s/a'])(
    'can be opened at %s',
    (text) => {
      expect(safeLink(text)).toBe(text);
    },
  );
});

describe('a live study of this computer', () => {
  const here: Connection = { ...connection, id: 'this-computer', builtIn: true };
  const live: Publication = { ...draft, status: 'live', selfRecruitLink: link };
  const open = { state: 'open', closingText: null, underWay: 2 } as const;

  async function showIntake(overrides: Partial<HostImplementation> = {}) {
    return await show({
      connections: [here],
      publications: [live],
      overrides: {
        'study.list': async () => done({ studies: [known] }),
        'study.intake': async () => done(open),
        'study.setIntake': async ({ state, closingText }) => done({ state, closingText, underWay: 2 }),
        ...overrides,
      },
    });
  }

  it('is paused with a text for participants, closed and reopened', async () => {
    const user = userEvent.setup();
    const { sent } = await showIntake();
    await user.click(await screen.findByText('Pause…'));
    expect(screen.getByText(/2 interviews are in progress and may finish/u)).toBeDefined();
    await user.type(screen.getByLabelText(/Text for participants/u), '  Back on Monday ');
    await user.click(button('Pause study'));
    expect(await screen.findByText('Paused')).toBeDefined();
    expect(screen.getByText(/People who open the link read: “Back on Monday”/u)).toBeDefined();
    expect(read().said).toBe('Study paused');
    await waitFor(() => expect(document.activeElement).toBe(button('Reopen…')));
    await user.click(button('Close…'));
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Text for participants/u).value).toBe('');
    await user.click(button('Close study'));
    expect(await screen.findByText(/read that the study is closed/u)).toBeDefined();
    await user.click(button('Reopen…'));
    await user.click(button('Reopen study'));
    expect(await screen.findByText('Live')).toBeDefined();
    const { studyId } = draft;
    expect(sent('study.setIntake')).toEqual([
      { studyId, state: 'paused', closingText: 'Back on Monday' },
      { studyId, state: 'closed', closingText: null },
      { studyId, state: 'open', closingText: null },
    ]);
  });

  it('says why it was not paused, and shows how it is now', async () => {
    const user = userEvent.setup();
    let state: 'open' | 'closed' = 'open';
    await showIntake({
      'study.intake': async () => done({ state, closingText: null, underWay: 0 }),
      'study.setIntake': async () => {
        state = 'closed';
        return failed({ code: 'intakeStays', reason: 'changed' });
      },
    });
    await user.click(await screen.findByText('Pause…'));
    await user.click(button('Pause study'));
    expect(await screen.findByText(/closed or reopened at the same moment/u)).toBeDefined();
    await user.click(button('Cancel'));
    expect(await screen.findByText('Closed')).toBeDefined();
  });

  it('of another service offers neither', async () => {
    const { sent } = await show({
      publications: [live],
      overrides: { 'study.list': async () => done({ studies: [known] }), 'study.intake': async () => done(open) },
    });
    expect(await screen.findByText('Live')).toBeDefined();
    expect(await screen.findByText('Read the answers')).toBeDefined();
    expect(screen.queryByText('Pause…')).toBeNull();
    expect(sent('study.intake')).toEqual([]);
  });
});

interface Scene {
  readonly text?: string;
  readonly untitled?: boolean;
  readonly connections?: readonly Connection[];
  readonly publications?: readonly Publication[];
  readonly overrides?: Partial<HostImplementation>;
}

async function show(scene: Scene) {
  const { text = soundText(), connections = [connection], publications = [], overrides = {} } = scene;
  const session = openSession({
    files: { 'a.guide.json': text },
    overrides: {
      'connection.list': async () => done({ connections, chosen: connections[0]?.id ?? null }),
      'study.publications': async () => done({ publications }),
      ...overrides,
    },
  });
  if (scene.untitled) newGuide(soundGuide());
  else await openFile('a.guide.json');
  render(<StudyView />);
  return session;
}

const known = {
  id: draft.studyId,
  linkId: draft.linkId,
  title: 'Breakfast',
  responseCount: 0,
  createdAt: draft.createdAt,
};

const question: Question = {
  id: 'q1',
  text: 'Why?',
  type: 'open_ended',
  questionNumber: 1,
  isScreener: false,
  concepts: [],
};

const launched = { id: draft.studyId, linkId: draft.linkId, selfRecruitLink: link, status: 'live' } as const;

async function showLaunch(
  wallets: readonly Wallet[],
  overrides: Partial<HostImplementation> = {},
  publication: Publication = draft,
) {
  const session = await show({
    publications: [publication],
    overrides: {
      'wallet.list': async () => done({ wallets }),
      'study.launch': async () => done(launched),
      ...overrides,
    },
  });
  await userEvent.click(await enabled('Launch…'));
  return session;
}

/** Returns the facts about the draft in the launch dialog, by name. */
function factsIn(dialog: HTMLElement): Readonly<Record<string, string>> {
  const names = [...dialog.querySelectorAll('dt')];
  return Object.fromEntries(names.map((name) => [name.textContent ?? '', name.nextElementSibling?.textContent ?? '']));
}

function button(name: string): HTMLButtonElement {
  return screen.getByRole<HTMLButtonElement>('button', { name });
}

async function enabled(name: string): Promise<HTMLButtonElement> {
  await waitFor(() => expect(button(name).disabled).toBe(false));
  return button(name);
}

function wallet(name: string, balance: number): Wallet {
  return {
    walletId: `${name}-wallet`,
    name,
    recruitmentCreditBalance: { balance: 0, usage: 0 },
    projectCreditBalance: { balance, usage: 0 },
  };
}

function refused(code: ErrorCode, status: number): HostError {
  const failure: ApiFailure = {
    kind: 'refused',
    status,
    code,
    error: code,
    mayHaveHappened: code === 'internal_error',
  };
  return { code: 'api', failure };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
