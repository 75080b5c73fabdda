import { blankBlock, childrenOf, type JsonObject } from '@guide-studio/guide-core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ConceptForecast } from '../../../renderer/src/properties/ConceptForecast.tsx';
import { newGuide, read, readGuide } from '../../../renderer/src/session/index.ts';
import { openSession } from '../openSession.ts';
import { found } from '../found.ts';

afterEach(cleanup);

function show(guide: JsonObject): void {
  openSession({ files: {} });
  newGuide(guide);
  const [block] = childrenOf(readGuide().editor.doc.root, 'blocks');
  render(<ConceptForecast block={found(block)} />);
}

const block = blankBlock('concept');

it('is made of a guide whose questions have no text yet', async () => {
  show({ title: 'T', studyGuide: [block] });
  expect(read().guide?.issues.map(({ code }) => code)).toEqual(['too_small', 'too_small']);
  expect(await screen.findByText('Unnamed concept')).toBeDefined();
  expect(screen.getByText('100')).toBeDefined();
});

it('is that of the number of participants', async () => {
  const concept = (nickname: string) => ({ nickname, content: { title: nickname } });
  const sampling = { concepts: [concept('Rye'), concept('Oat')], subsampleCount: 1 };
  const item = { type: 'open_ended', text: 'What of it?' };
  show({ title: 'T', studyGuide: [{ ...block, title: 'B', conceptSamplingConfig: sampling, items: [item] }] });
  await screen.findAllByText('50');
  // The number is kept until the window closes, so the last one is the usual one again.
  for (const [count, share] of [
    [400, '200'],
    [100, '50'],
  ] as const) {
    fireEvent.change(screen.getByRole('textbox', { name: 'Participants' }), { target: { value: String(count) } });
    expect(await screen.findAllByText(share)).toHaveLength(2);
  }
});

it('waits while anything else is wrong', () => {
  const item = { type: 'ranking', text: 'Order?', options: [] };
  show({ title: 'T', studyGuide: [{ ...block, items: [item] }] });
  expect(read().guide?.issues.length).toBeGreaterThan(0);
  expect(screen.getByText('Available when the guide has no problems.')).toBeDefined();
});
