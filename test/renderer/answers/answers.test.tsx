import type { Response as ListedResponse } from '@guide-studio/api-contract';
import { done, failed } from '@guide-studio/host/common';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { listed } from '../../api-client/listed.ts';
import { readAnswers, useAnswers } from '../../../renderer/src/answers/reading.ts';
import { draft, link, show, known, question, refused, resetStudy } from '../study/studyScene.tsx';

afterEach(resetStudy);

describe('the answers to a study', () => {
  const live = { ...draft, status: 'live', selfRecruitLink: link } as const;
  const pages = (...all: readonly (readonly ListedResponse[])[]) => ({
    'study.list': async () => done({ studies: [{ ...known, responseCount: 2 }] }),
    'study.questions': async () => done({ questions: [question] }),
    'study.responses': async ({ page }: { readonly page: number }) => done({ responses: all[page] ?? [] }),
    'study.shown': async () => done({ shown: null }),
    'study.recorded': async () => done({ recorded: null }),
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

  it('name the study as the service has it, also when the guide is called otherwise since', async () => {
    const studies = [{ ...known, title: 'Breakfast in spring' }];
    const overrides = { ...pages([response(1)]), 'study.list': async () => done({ studies }) };
    await show({ publications: [live], overrides });
    await screen.findByText('No finished interview yet.');
    await open();
    expect(await screen.findByRole('heading', { name: 'Breakfast in spring' })).toBeDefined();
  });

  it('are read to the last page and then only what has changed; what is known already stays', async () => {
    const { sent } = await show({ publications: [live], overrides: pages([response(2)], [response(1)]) });
    await open();
    expect(await screen.findByText('2 finished, 0 screened out.')).toBeDefined();
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
    await screen.findByText('1 finished, 0 screened out.');
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

  it('of an interview come with what the service has written about it', async () => {
    const written = {
      ...response(1),
      answers: { Summary: 'She drinks coffee at work.', 'Q1: Why?': 'An answer' },
      bulletSummary: ['Drinks coffee', 'Works in an office'],
      tags: ['coffee', 'office'],
      qualityScore: 3.5,
      personas: 'Office worker',
    };
    await show({ publications: [live], overrides: pages([written]) });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Open interview 1' }));
    const summary = await screen.findByRole('region', { name: 'Summary' });
    expect(summary.textContent).toBe(
      'SummaryShe drinks coffee at work.Drinks coffeeWorks in an officeQuality3.5 of 5Tagscoffee, officeKind of personOffice workerWritten by the study service. Check it against the answers below.',
    );
  });

  function response(number: number): ListedResponse {
    const answer = { answerId: 'a', discussionGuideQuestionId: 'q1', conceptId: null, question: 'Q1: Why?' };
    return listed(number, {
      id: `r${number}`,
      answersArray: [{ ...answer, answer: 'An answer' }],
      updatedAt: `2026-11-20T10:0${number}:00.000Z`,
    });
  }
});
