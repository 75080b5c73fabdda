import { readFileSync } from 'node:fs';
import type { Question } from '@guide-studio/api-contract';
import { CreateStudyRequest } from '@guide-studio/guide-core';
import { questionsOf } from '@guide-studio/study-service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realGuideFiles, realGuidesPresent, whyNoRealGuides } from '../realGuides.ts';
import { choice, screening } from '../guideParts.ts';
import { type Harness, startHarness } from './harness.ts';

const key = 'one-launcher';
let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(async () => {
  await harness.end();
});

async function questions(studyId: string): Promise<readonly Question[]> {
  const { body } = await harness.call('getStudyQuestions', { key, params: { studyId } });
  return body['questions'] as readonly Question[];
}

function without(value: object, ...names: readonly string[]): object {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

const everyType = {
  title: 'Every type',
  studyGuide: [
    screening(choice('Which do you use?', { A: 'approve', B: 'neutral' }, { externalId: 'q1', multiSelect: true })),
    {
      type: 'flat',
      title: 'Body',
      items: [
        { type: 'statement', text: 'Welcome.' },
        { type: 'multiple_choice', text: 'Of these?', externalId: 'q3', multiSelect: true, carryForwardFrom: 'q1' },
        { type: 'ranking', text: 'Rank them.', carryForwardFrom: 'q3' },
        { type: 'matrix', text: 'Rate.', options: [{ text: 'low' }, { text: 'high' }], rows: [{ text: 'price' }] },
        {
          type: 'max_diff',
          text: 'Choose.',
          options: [{ text: 'x' }, { text: 'y' }, { text: 'z' }],
          metric: 'liking',
          itemsPerScreen: 3,
        },
        { type: 'max_diff', text: 'Again.', options: [{ text: 'x' }, { text: 'y' }], metric: null },
      ],
    },
    {
      type: 'concept',
      title: 'Concepts',
      conceptSamplingConfig: {
        concepts: [
          {
            nickname: 'one',
            content: {
              title: 'One',
              description: 'First',
              media: [{ type: 'image', name: 'a', url: 'https://example.com/a.png', widthPercentage: 50 }],
              embed: { url: 'https://example.com/page' },
            },
          },
          { nickname: 'two', content: { title: 'Two', description: null } },
        ],
      },
      items: [{ type: 'open_ended', text: 'What do you think?' }],
    },
  ],
};

describe('the questions of a study', () => {
  it('carry what each type has, numbered through', async () => {
    const { id } = await harness.draft(key, everyType);
    const read = await questions(id);
    expect(read.map((question) => without(question, 'id', 'concepts'))).toEqual([
      {
        text: 'Which do you use?',
        type: 'multiple_choice',
        questionNumber: 1,
        isScreener: true,
        options: ['A', 'B'],
        isMultiSelect: true,
      },
      { text: 'Welcome.', type: 'statement', questionNumber: 2, isScreener: false },
      {
        text: 'Of these?',
        type: 'multiple_choice',
        questionNumber: 3,
        isScreener: false,
        options: ['A', 'B'],
        isMultiSelect: true,
      },
      { text: 'Rank them.', type: 'ranking', questionNumber: 4, isScreener: false, options: ['A', 'B'] },
      {
        text: 'Rate.',
        type: 'matrix',
        questionNumber: 5,
        isScreener: false,
        isMultiSelect: false,
        rows: ['price'],
        columns: ['low', 'high'],
      },
      {
        text: 'Choose.',
        type: 'max_diff',
        questionNumber: 6,
        isScreener: false,
        options: ['x', 'y', 'z'],
        metric: 'liking',
        itemsPerScreen: 3,
      },
      { text: 'Again.', type: 'max_diff', questionNumber: 7, isScreener: false, options: ['x', 'y'] },
      { text: 'What do you think?', type: 'open_ended', questionNumber: 8, isScreener: false },
    ]);
    expect(read.slice(0, 7).every((question) => question.concepts.length === 0)).toBe(true);
    expect(read[7]?.concepts.map((concept) => without(concept, 'id'))).toEqual([
      {
        title: 'One',
        description: 'First',
        media: [{ type: 'image', name: 'a', url: 'https://example.com/a.png' }],
        embedUrl: 'https://example.com/page',
      },
      { title: 'Two', description: '', media: [], embedUrl: null },
    ]);
  });

  it('keep their ids, by UUID and by link id, as draft and live', async () => {
    const { id, linkId } = await harness.draft(key, everyType);
    const first = await questions(id);
    const ids = first.flatMap((question) => [question.id, ...question.concepts.map((concept) => concept.id)]);
    expect(new Set(ids).size).toBe(10);
    expect(await questions(linkId)).toEqual(first);
    expect(await questions(id.toUpperCase())).toEqual(first);
    await harness.call('launchStudy', { key, params: { studyId: id } });
    expect(await questions(id)).toEqual(first);
    const again = await harness.draft(key, everyType);
    expect((await questions(again.id))[0]?.id).not.toBe(first[0]?.id);
  });
});

describe.skipIf(!realGuidesPresent)(`real guides${whyNoRealGuides}`, () => {
  it.each(realGuideFiles)('%s is created byte for byte and read back whole', async (_, path) => {
    const bytes = readFileSync(path);
    const { status, body } = await harness.call('createStudy', { key, body: bytes });
    expect(status).toBe(201);
    const guide = CreateStudyRequest.parse(JSON.parse(bytes.toString('utf8')));
    const items = guide.studyGuide.flatMap((block) => block.items);
    const read = await questions(String(body.linkId));
    expect(read.map((question) => question.text)).toEqual(items.map((item) => item.text));
    expect(questionsOf(guide, { blocks: [] }).map((question) => question.type)).toEqual(
      read.map((question) => question.type),
    );
    for (const question of read) {
      if ('options' in question) expect(question.options?.length).toBeGreaterThan(0);
    }
  });
});
