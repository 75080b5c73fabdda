import type { ApiClient } from '@guide-studio/api-client';
import type { CreateStudyRequest } from '@guide-studio/guide-core';
import { fromWire } from '@guide-studio/guide-core/edit';
import type { GuideTest } from '@guide-studio/guide-core/tests';
import { readAllResponses } from '@guide-studio/host/common';
import { testFromResponse } from '@guide-studio/interview-engine/tests';
import { problem } from '../commandFailure.ts';
import { answered } from '../remote/answered.ts';

/**
 * Returns a test with the answers of an interview of a study. `wanted`: the number of the response, or its id. Throws
 * `CommandFailure` if it cannot be read.
 */
export async function fromResponse(
  client: ApiClient,
  study: string,
  wanted: string,
  guide: CreateStudyRequest,
): Promise<GuideTest> {
  const { questions } = answered(await client.call('getStudyQuestions', { params: { studyId: study } })).value;
  const { value, unread } = answered(
    await readAllResponses((query) => client.call('listResponses', { params: { linkId: study }, query })),
  );
  const response = value.find(({ id, readableId }) => id === wanted || String(readableId) === wanted);
  if (response === undefined)
    throw problem(
      unread.some((number) => String(number) === wanted)
        ? `Interview ${wanted} is too large to be read, so no test was added.`
        : `The study has no interview ${wanted}, so no test was added. Run guide responses ${study} to see their numbers.`,
    );
  const { answersArray: answers, urlParams, progress, readableId } = response;
  const test = testFromResponse(guide, fromWire(guide), {
    questions,
    answers,
    outcome: progress === 'in_progress' ? null : progress,
    urlParams,
  });
  return { name: `Interview ${readableId}`, ...test };
}
