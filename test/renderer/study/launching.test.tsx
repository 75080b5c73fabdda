import type { ServiceCapabilities } from '@guide-studio/api-contract';
import { canonicalText } from '@guide-studio/guide-core/files';
import type { Translation } from '@guide-studio/guide-core/translations';
import { done, failed, type HostResult } from '@guide-studio/host/common';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { LaunchDialog } from '../../../renderer/src/study/LaunchDialog.tsx';
import { words } from '../../../renderer/src/i18n/index.ts';
import { type TextRow, textsOf } from '../../../renderer/src/languages/textRows.ts';
import { readGuide } from '../../../renderer/src/session/index.ts';
import { useTranslations } from '../../../renderer/src/translations/translations.ts';
import { explorePaths } from '../explorePaths.ts';
import { soundGuide, soundText } from '../openSession.ts';
import { shutGuide, textOf, unseenGuide } from './guideTexts.ts';
import {
  connection,
  draft,
  question,
  launched,
  show,
  showLaunch,
  factsIn,
  button,
  enabled,
  wallet,
  refused,
  hashOf,
  known,
  resetStudy,
} from './studyScene.tsx';

afterEach(() => {
  resetStudy();
  useTranslations.setState(useTranslations.getInitialState(), true);
});

describe('launching', () => {
  it('says what will launch, as the service has it', async () => {
    await showLaunch(
      [],
      {
        'study.questions': async () =>
          done({ questions: [question, { ...question, id: 'q2' }, { ...question, id: 'q3', type: 'statement' }] }),
      },
      { ...draft, hash: hashOf(soundText()) },
    );
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(factsIn(dialog)).toMatchObject({ Title: 'Breakfast', Questions: '2', Statements: '1' }));
    expect(factsIn(dialog)['Estimated length']).toMatch(/^about \d+ min/u);
    expect(factsIn(dialog)['Published']).not.toBe('');
    expect(dialog.textContent).not.toMatch(/has changed/u);
  });

  it('on this computer says that nobody can take it once Guide Studio ends, and elsewhere does not', async () => {
    const endsHere = words.study.launch.endsHere(false);
    await showLaunch([]);
    const textAt = async (baseUrl: string) => {
      cleanup();
      const publication = { ...draft, baseUrl };
      const props = { file: 'a.guide.json', guideHash: null, known: undefined, onClose: () => undefined };
      render(<LaunchDialog publication={publication} {...props} />);
      return (await screen.findByRole('dialog')).textContent;
    };
    expect(await textAt('http://127.0.0.1:4310')).toContain(endsHere);
    expect(await textAt('https://studies.example')).not.toContain(endsHere);
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

  it('asks again before credits are spent on an interview that nobody can complete; going back is the main button', async () => {
    const text = textOf(...shutGuide);
    const { sent } = await showLaunch([wallet('Main', 212)], {}, { ...draft, hash: hashOf(text) }, text);
    await screen.findByRole('dialog');
    act(() => explorePaths());
    expect(await screen.findAllByText('Nobody completes the interview.')).not.toEqual([]);
    await userEvent.click(await enabled('Launch study (paid from wallet “Main”)'));
    const asked = await screen.findByRole('dialog', { name: 'Launch a study with a fatal problem?' });
    expect(asked.textContent).toMatch(/Nobody gets past .*“Old enough\?”, so nobody completes the interview/u);
    expect(document.activeElement).toBe(button('Go back'));
    await userEvent.keyboard('{Enter}');
    expect(sent('study.launch')).toEqual([]);
    await userEvent.click(await enabled('Launch study (paid from wallet “Main”)'));
    await userEvent.click(button('Launch anyway'));
    await waitFor(() => expect(sent('study.launch')).toHaveLength(1));
  });

  it('of an earlier text asks nothing about what ruins the guide as it is now', async () => {
    const { sent } = await showLaunch([wallet('Main', 212)], {}, draft, textOf(...shutGuide));
    act(() => explorePaths());
    await userEvent.click(await enabled('Launch study (paid from wallet “Main”)'));
    await waitFor(() => expect(sent('study.launch')).toHaveLength(1));
  });

  it.each([
    ['on this computer', { builtIn: true }, null, /On this computer, a credit is only a counter/u],
    ['at a service of this project', {}, { recordings: 'kept' }, /At “Research”, a credit is only a counter/u],
    ['at another service', {}, null, /What a credit costs is decided by “Research”/u],
  ] as const)('says what a credit is %s', async (_, differing, capabilities, sentence) => {
    await show({
      connections: [{ ...connection, ...differing }],
      publications: [draft],
      overrides: {
        'wallet.list': async () => done({ wallets: [wallet('Main', 212)] }),
        'service.capabilities': async () => done({ capabilities: capabilities as ServiceCapabilities | null }),
      },
    });
    await userEvent.click(await enabled('Launch…'));
    expect(await screen.findByText(sentence)).toBeDefined();
    const command = screen.queryByLabelText<HTMLTextAreaElement>('Command that adds credits')?.value;
    expect(command).toBe('builtIn' in differing ? 'guide wallets top-up Main-wallet 1000' : undefined);
  });

  it.each([['nobody sees a question', unseenGuide, /^1 question is shown to nobody\.$/u]])(
    'says before credits are spent that %s, and launches all the same',
    async (_, blocks, sentence) => {
      const text = textOf(...blocks);
      const { sent } = await showLaunch([wallet('Main', 212)], {}, { ...draft, hash: hashOf(text) }, text);
      await screen.findByRole('dialog');
      expect(screen.queryByText(sentence)).toBeNull();
      act(() => explorePaths());
      expect(await screen.findByText(sentence)).toBeDefined();
      expect(screen.getAllByRole('button', { name: 'See paths' })).toHaveLength(1);
      await userEvent.click(await enabled('Launch study (paid from wallet “Main”)'));
      await waitFor(() => expect(sent('study.launch')).toHaveLength(1));
    },
  );

  it('says which languages miss texts, and launches all the same', async () => {
    const guide = {
      ...soundGuide(),
      config: { questionLanguage: 'en', availableLanguages: ['en', 'de', 'ar'] },
      closingMessage: 'Thank you.',
    };
    const text = canonicalText(guide);
    const { sent } = await showLaunch(
      [wallet('Main', 212)],
      {
        'service.capabilities': async () => done({ capabilities: { recordings: 'kept' } as ServiceCapabilities }),
      },
      { ...draft, hash: hashOf(text) },
      text,
    );
    const { rows } = textsOf(readGuide().editor.doc);
    const written = (some: readonly TextRow[]) =>
      new Map(
        some.map(({ key, text }): [string, Translation] => [
          key,
          { kind: text.kind, source: text.source, text: '…', state: 'new' },
        ]),
      );
    act(() =>
      useTranslations.setState({
        state: 'ready',
        known: new Map([
          ['de', written(rows)],
          ['ar', written(rows.slice(1))],
        ]),
      }),
    );
    expect(await screen.findByText(`Arabic: 1 of ${rows.length} missing.`)).toBeDefined();
    expect(screen.queryByText(/^German: /u)).toBeNull();
    await userEvent.click(await enabled('Launch study (paid from wallet “Main”)'));
    await waitFor(() => expect(sent('study.launch')).toHaveLength(1));
  });

  it('names the wallet and its credits, and sends once', async () => {
    const { sent } = await showLaunch([wallet('Main', 212)]);
    const launch = await enabled('Launch study (paid from wallet “Main”)');
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
    await userEvent.click(button('Launch study (paid from wallet “Side”)'));
    await waitFor(() => expect(sent('study.launch')).toMatchObject([{ walletId: wallet('Side', 1).walletId }]));
  });

  it('without wallets says so and names none', async () => {
    const { sent } = await showLaunch([]);
    expect(await screen.findByText('Your organization has no wallets that you can use.')).toBeDefined();
    await userEvent.click(button('Launch study without a wallet'));
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
    await userEvent.click(await enabled('Launch study (paid from wallet “Main”)'));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The study is live')).toBeDefined();
    expect(sent('study.launch')).toHaveLength(2);
  });

  it('that needs a permission offers no useless retry', async () => {
    await showLaunch([wallet('Main', 212)], {
      'study.launch': async () => failed(refused('launch_permission_denied', 403)),
    });
    await userEvent.click(await enabled('Launch study (paid from wallet “Main”)'));
    expect(await screen.findByText(/not allowed to launch/u)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('says why the wallets cannot be read', async () => {
    await showLaunch([], { 'wallet.list': async () => failed(refused('invalid_api_key', 401)) });
    expect(await screen.findByText(/does not accept the API key/u)).toBeDefined();
    expect(button('Launch').disabled).toBe(true);
  });
});
