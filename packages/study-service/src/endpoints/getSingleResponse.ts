import { type Answer, refusal } from '../answer.ts';
import type { Call, Handler } from '../call.ts';
import { mediaByStep } from '../media/rowMedia.ts';
import { factsOf, type ResponseFacts } from '../responses/facts.ts';
import { legacySingleResponse, type MediaByStep, singleResponse } from '../responses/views.ts';
import { readResponseId, responseIdSentence } from './readResponseId.ts';

/** Returns one response with its transcript, by UUID or number (specification, endpoint 5). */
export const getSingleResponse: Handler = (call) => read(call, 'linkId', 'responseId', singleResponse);

/** Returns the same response in the legacy shape (docs/decisions/api-choices.md, "Legacy shapes"). */
export const legacyGetSingleResponse: Handler = (call) => read(call, 'link_id', 'response_id', legacySingleResponse);

async function read(
  { organization, params, service }: Call,
  studyParameter: string,
  responseParameter: string,
  view: (facts: ResponseFacts, linkId: string, media: MediaByStep) => object,
): Promise<Answer> {
  const study = await organization.findStudy(params[studyParameter] ?? '');
  const stored = study === null ? null : await organization.readGuide(study.id);
  if (study === null || stored === null) return refusal('study_not_found');
  const id = readResponseId(params[responseParameter] ?? '');
  if (id === null) return refusal('bad_request', { error: responseIdSentence });
  const interview = await organization.findResponse(study.id, id);
  if (interview === null) return refusal('response_not_found');
  const facts = factsOf(interview, { ...stored, hash: service.hash });
  return { status: 200, body: view(facts, study.linkId, await mediaByStep(service, interview.id)) };
}
