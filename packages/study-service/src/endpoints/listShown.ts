import type { Answer } from '../answer.ts';
import type { Call, Handler } from '../call.ts';
import { decisionsIn, shownIn } from '../responses/shown.ts';
import { namedResponse } from './namedResponse.ts';
import { responsePage, versionedNames } from './responsePage.ts';

/**
 * Returns what the responses of a study were shown. Not part of the specification. Pages are as for responses;
 * `responseId` selects one response, and adds what a model decided about its answers.
 */
export const listShown: Handler = (call) => {
  const named = call.query.get('responseId');
  if (named !== null) return one(call, named);
  return responsePage(call, versionedNames, (study) => (interviews) => interviews.map((one) => shownIn(one, study)));
};

async function one(call: Call, named: string): Promise<Answer> {
  const found = await namedResponse(call, call.params[versionedNames.study] ?? '', named);
  if (!found.ok) return found.answer;
  const { interview, stored } = found;
  return { status: 200, body: [{ ...shownIn(interview, stored), ...decisionsIn(interview, stored) }] };
}
