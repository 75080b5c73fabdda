import type { ApiClient } from '@guide-studio/api-client';
import type { ApiFailure } from '@guide-studio/api-contract';
import { type CreateStudyRequest, fromWire, type GuideTest } from '@guide-studio/guide-core';
import { everyResponse } from '@guide-studio/host/common';
import { testFromResponse } from '@guide-studio/interview-engine/tests';

type Made =
  | { readonly ok: true; readonly test: GuideTest }
  | { readonly ok: false; readonly failure: ApiFailure }
  | { readonly ok: false; readonly sentence: string };

/** Returns a test with the answers of an interview of a study. `wanted`: the number of the response, or its id. */
export async function fromResponse(
  client: ApiClient,
  study: string,
  wanted: string,
  guide: CreateStudyRequest,
): Promise<Made> {
  const asked = await client.call('getStudyQuestions', { params: { studyId: study } });
  if (!asked.ok) return asked;
  const read = await everyResponse((query) => client.call('listResponses', { params: { linkId: study }, query }));
  if (!read.ok) return read;
  const response = read.value.find(({ id, readableId }) => id === wanted || String(readableId) === wanted);
  if (response === undefined) {
    const sentence = read.unread.some((number) => String(number) === wanted)
      ? `Interview ${wanted} is too large to be read, so no test was added.`
      : `The study has no interview ${wanted}, so no test was added. Run guide responses ${study} to see their numbers.`;
    return { ok: false, sentence };
  }
  const { answersArray: answers, urlParams, progress, readableId } = response;
  const test = testFromResponse(guide, fromWire(guide), {
    questions: asked.value.questions,
    answers,
    outcome: progress === 'in_progress' ? null : progress,
    urlParams,
  });
  return { ok: true, test: { name: `Interview ${readableId}`, ...test } };
}
