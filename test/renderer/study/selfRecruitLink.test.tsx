import type { JsonObject } from '@guide-studio/guide-core';
import { canonicalText } from '@guide-studio/guide-core/files';
import { type Connection, done, failed, type HostImplementation, type Publication } from '@guide-studio/host/common';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { read } from '../../../renderer/src/session/index.ts';
import { parameterLinks } from '../../../renderer/src/study/parameterLinks.ts';
import { isOfThisComputer, safeLink } from '../../../renderer/src/study/safeLink.ts';
import { soundGuide } from '../openSession.ts';
import { connection, draft, link, show, known, launched, button, resetStudy } from './studyScene.tsx';

afterEach(resetStudy);

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
    await waitFor(() => expect(read().liveMessage).toBe('Link renewed'));
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
    expect(await screen.findByText(/The text is selected/u)).toBeDefined();
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

  it('has, without the sheet Invite, one of each value that conditions ask for, copied without formulas', async () => {
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
    const text = canonicalText({ ...guide, studyGuide });
    await show({ publications: [live], text });
    expect(await screen.findByRole('button', { name: 'Invite…' })).toBeDefined();
    expect(screen.queryByText('Links with a parameter (3)')).toBeNull();
    cleanup();
    await show({ publications: [live], text, connections: [{ ...connection, baseUrl: 'https://other.example' }] });
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
  const open = { state: 'open', closingText: null, underWay: 2, complete: 3, screenedOut: 1 } as const;

  async function showIntake(overrides: Partial<HostImplementation> = {}) {
    return await show({
      connections: [here],
      publications: [live],
      overrides: {
        'study.list': async () => done({ studies: [known] }),
        'study.intake': async () => done(open),
        'study.setIntake': async ({ state, closingText }) =>
          done({ state, closingText, underWay: 2, complete: 3, screenedOut: 1 }),
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
    expect(read().liveMessage).toBe('Study paused');
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
      'study.intake': async () => done({ state, closingText: null, underWay: 0, complete: 0, screenedOut: 0 }),
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
