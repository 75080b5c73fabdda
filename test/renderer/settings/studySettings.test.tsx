import { done } from '@guide-studio/host/common';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { childrenOf } from '@guide-studio/guide-core/edit';
import { afterEach, expect, test } from 'vitest';
// Loaded here, and not while the test waits for what it shows: on a busy machine that takes long.
import '../../../renderer/src/fieldHelp/MeaningText.tsx';
import { Properties } from '../../../renderer/src/properties/Properties.tsx';
import { newGuide, readGuide, select } from '../../../renderer/src/session/index.ts';
import { found } from '../found.ts';
import { openSession, soundGuide } from '../openSession.ts';

afterEach(cleanup);

test('the mode, the input and the follow-up questions say what they mean, and what the service does with it', async () => {
  const connection = { name: 'This computer', baseUrl: 'http://127.0.0.1:4000', builtIn: true, hasKey: true } as const;
  openSession({
    overrides: {
      'connection.list': async () =>
        done({ connections: [{ ...connection, id: 'here', keyStorage: 'session' }], chosen: 'here' }),
      'service.capabilities': async () =>
        done({ capabilities: { recordings: 'kept', transcripts: 'none', rewraps: true, followUps: 'script' } }),
    },
  });
  newGuide({ ...soundGuide(), config: { interviewMode: 'text' } });
  const { root } = readGuide().editor.doc;
  select([root.key]);
  const shown = render(<Properties />);
  expect(await screen.findByText('Participants read and write.')).toBeDefined();
  const mode = screen.getByRole('combobox', { name: 'Mode' });
  await userEvent.selectOptions(mode, 'Audio');
  const keeps = /This computer keeps the recordings but writes nothing down: it has no transcriber\.$/u;
  const described = async () => (await screen.findByText(keeps)).closest('[id]')?.id;
  expect(mode.getAttribute('aria-describedby')).toBe(await described());
  shown.unmount();

  select([found(childrenOf(found(childrenOf(readGuide().editor.doc.root, 'blocks')[0]), 'items')[0]).key]);
  render(<Properties />);
  expect(await screen.findByText(keeps)).toBeDefined();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Follow-up questions' }), 'heavy');
  expect(
    await screen.findByText(/This computer: standard follow-up questions are asked\. Set up a model/u),
  ).toBeDefined();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Preferred input' }), 'text');
  expect(await screen.findByText('Participants write.')).toBeDefined();
});
