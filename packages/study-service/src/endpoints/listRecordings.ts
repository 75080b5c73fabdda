import type { Answer } from '../answer.ts';
import type { Call, Handler } from '../call.ts';
import { mediaSigner } from '../media/signedAddresses.ts';
import type { ReadStudy } from '../responses/facts.ts';
import { recordedIn } from '../responses/recorded.ts';
import type { ListedInterview } from '../store/store.ts';
import { namedResponse } from './namedResponse.ts';
import { responsePage, versionedNames } from './responsePage.ts';

/**
 * Returns the recordings of the responses of a study. Not part of the specification. Pages are as for responses;
 * `responseId` selects one response, and adds when which part was said.
 */
export const listRecordings: Handler = (call) => {
  const named = call.query.get('responseId');
  if (named !== null) return one(call, named);
  const { hash } = call.service;
  return responsePage(call, versionedNames, (study) => (interviews) => {
    return recordedInEach(call, interviews, { ...study, hash }, false);
  });
};

async function one(call: Call, named: string): Promise<Answer> {
  const found = await namedResponse(call, call.params[versionedNames.study] ?? '', named);
  if (!found.ok) return found.answer;
  const study = { ...found.stored, hash: call.service.hash };
  return { status: 200, body: await recordedInEach(call, [found.interview], study, true) };
}

async function recordedInEach(
  { service }: Call,
  interviews: readonly ListedInterview[],
  study: ReadStudy,
  withParts: boolean,
): Promise<readonly object[]> {
  const all = await service.store.answerRecordings.ofInterviews(interviews.map(({ id }) => id));
  const sign = service.media === undefined ? null : await mediaSigner(service);
  return interviews.map((interview) => {
    const recordings = all.filter(({ interviewId }) => interviewId === interview.id);
    return recordedIn(interview, { study, recordings, sign, withParts });
  });
}
