import type { Answer } from '../answer.ts';
import type { Call, Handler } from '../call.ts';
import { mediaByStep } from '../media/rowMedia.ts';
import { factsOf, type ResponseFacts } from '../responses/facts.ts';
import { legacySingleResponse, type MediaByStep, singleResponse } from '../responses/views.ts';
import { namedResponse } from './namedResponse.ts';

/** Returns one response with its transcript, by UUID or number (specification, endpoint 5). */
export const getSingleResponse: Handler = (call) => read(call, 'linkId', 'responseId', singleResponse);

/** Returns the same response in the legacy shape (docs/decisions/api-choices.md, "Legacy shapes"). */
export const legacyGetSingleResponse: Handler = (call) => read(call, 'link_id', 'response_id', legacySingleResponse);

async function read(
  call: Call,
  studyParameter: string,
  responseParameter: string,
  view: (facts: ResponseFacts, linkId: string, media: MediaByStep) => object,
): Promise<Answer> {
  const { params, service } = call;
  const found = await namedResponse(call, params[studyParameter] ?? '', params[responseParameter] ?? '');
  if (!found.ok) return found.answer;
  const { study, stored, interview } = found;
  const facts = factsOf(interview, { ...stored, hash: service.hash });
  return { status: 200, body: view(facts, study.linkId, await mediaByStep(service, interview.id)) };
}
