import type { JsonObject } from '@guide-studio/guide-core';
import { blankBlock, childrenOf } from '@guide-studio/guide-core/edit';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConceptForecast } from '../../../renderer/src/forecast/ConceptForecast.tsx';
import { allSeldomSeen, seldomSeen } from '../../../renderer/src/forecast/seldomSeen.ts';
import { assume } from '../../../renderer/src/forecast/assumed.ts';
import { newGuide, read, readGuide } from '../../../renderer/src/session/index.ts';
import { openSession } from '../openSession.ts';
import { link, selected } from '../../guideParts.ts';
import { found } from '../found.ts';
import { stubForecastWorker } from './forecastWorker.ts';

beforeEach(stubForecastWorker);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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
    fireEvent.change(screen.getByRole('textbox', { name: 'How many completed interviews do you want?' }), {
      target: { value: String(count) },
    });
    expect(await screen.findAllByText(share)).toHaveLength(2);
  }
});

it('waits while anything else is wrong', async () => {
  const item = { type: 'ranking', text: 'Order?', options: [] };
  show({ title: 'T', studyGuide: [{ ...block, items: [item] }] });
  expect(read().guide?.issues.length).toBeGreaterThan(0);
  expect(await screen.findByText('Available when the guide has no problems.')).toBeDefined();
});

describe('a concept that few will see', () => {
  const guideWith = (conceptSamplingConfig: JsonObject): JsonObject => ({
    title: 'T',
    studyGuide: [
      {
        type: 'concept',
        title: 'B',
        conceptSamplingConfig,
        items: [{ type: 'open_ended', text: 'Why?' }],
      },
    ],
  });
  const content = { title: 'Bread' };

  it('is announced with what the number rests on, and no other is', async () => {
    const conditional = { operator: 'and', criteria: ['a', 'b', 'c'].map((parameter) => link(parameter, '1')) };
    const concepts: JsonObject[] = [
      { nickname: 'Rye', content },
      { nickname: 'Rolls', content, conditional },
    ];
    show(guideWith({ concepts }));
    expect(
      await screen.findByText(
        /^With values of a, b, and c in the link left to chance, few participants will see “Rolls”: about 13 of 100\./u,
      ),
    ).toBeDefined();
    expect(screen.queryByText(/participants will see “Rye”/u)).toBeNull();
    assume({ urlParams: { a: { '1': 40 }, b: { '1': 50 }, c: { '1': 50 } } });
    expect(await screen.findByText(/^Few participants will see “Rolls”: about 10 of 100\./u)).toBeDefined();
  });

  it('is announced as seen by nobody if it is certain', async () => {
    const concepts: JsonObject[] = [
      { nickname: 'Rye', content },
      { nickname: 'Rolls', content, conditional: { operator: 'and', criteria: [link('a', '1')] } },
    ];
    show(guideWith({ concepts }));
    assume({ urlParams: { a: { '1': 0 } } });
    expect(await screen.findByText(/^Nobody who completes will see “Rolls”\. Check/u)).toBeDefined();
    expect(screen.queryByText(/ew participants will see/u)).toBeNull();
  });

  it('is announced once if it is so of all concepts', async () => {
    const concepts = Array.from({ length: 30 }, (_, at) => ({ nickname: `Bread ${at + 1}`, content }));
    show(guideWith({ concepts, subsampleCount: 3 }));
    expect(await screen.findAllByText(/each concept is seen in only about/u)).toHaveLength(1);
    expect(screen.getByText(/^Of 100 completed interviews, each concept is seen in only about 10\./u)).toBeDefined();
    expect(screen.queryByText(/ew participants will see/u)).toBeNull();
  });

  it('is one that less than half as many see as the average', () => {
    expect(seldomSeen([50, 50, 50])).toEqual([]);
    expect(seldomSeen([100, 49, 100])).toEqual([]);
    expect(seldomSeen([100, 10, 0])).toEqual([1, 2]);
    expect(allSeldomSeen([100, 10, 0])).toBeNull();
    expect(allSeldomSeen([12, 9, 10])).toBeCloseTo(31 / 3);
    expect(allSeldomSeen([5])).toBeNull();
    expect(allSeldomSeen([11, 11])).toBeNull();
  });
});

it('counts those who see none, and agrees with the answers that several options may be selected', async () => {
  const item = {
    type: 'multiple_choice',
    multiSelect: true,
    externalId: 'food',
    text: 'Which?',
    options: [{ text: 'Rye' }, { text: 'Oat' }],
  };
  const concepts = ['Rye', 'Oat'].map((name) => ({
    nickname: name,
    content: { title: name },
    conditional: { operator: 'and', criteria: [selected('food', name)] },
  }));
  openSession({ files: {} });
  newGuide({
    title: 'T',
    studyGuide: [
      { type: 'flat', title: 'A', items: [item] },
      { ...block, title: 'B', conceptSamplingConfig: { concepts }, items: [{ type: 'open_ended', text: 'Why?' }] },
    ],
  });
  assume({ shares: { food: { Rye: 80, Oat: 40 } } });
  render(<ConceptForecast block={found(childrenOf(readGuide().editor.doc.root, 'blocks')[1])} />);
  expect(await screen.findByText('80')).toBeDefined();
  expect(screen.getByText('40')).toBeDefined();
  expect(screen.queryByText('see no concept')).toBeNull();
});
