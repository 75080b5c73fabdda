import { type Answer, refusal } from '../answer.ts';
import type { Call, Handler } from '../call.ts';
import { shownIn } from '../responses/shown.ts';
import { readResponseId, responseIdSentence } from './readResponseId.ts';
import { responsePage, versionedNames } from './responsePage.ts';

/**
 * Returns what the responses of a study were shown. Not part of the specification. Pages are as for responses;
 * `responseId` selects one response.
 */
export const listShown: Handler = (call) => {
  const named = call.query.get('responseId');
  if (named !== null) return one(call, named);
  return responsePage(call, versionedNames, (study) => (interviews) => interviews.map((one) => shownIn(one, study)));
};

async function one({ organization, params }: Call, named: string): Promise<Answer> {
  const study = await organization.findStudy(params[versionedNames.study] ?? '');
  const stored = study === null ? null : await organization.readGuide(study.id);
  if (study === null || stored === null) return refusal('study_not_found');
  const id = readResponseId(named);
  if (id === null) return refusal('bad_request', { error: responseIdSentence });
  const interview = await organization.findResponse(study.id, id);
  return interview === null ? refusal('response_not_found') : { status: 200, body: [shownIn(interview, stored)] };
}
