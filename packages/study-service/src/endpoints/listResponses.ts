import type { Call, Handler } from '../call.ts';
import { factsOf, type ResponseFacts } from '../responses/facts.ts';
import { legacyResponse, listedResponse } from '../responses/views.ts';
import { legacyNames, type PageNames, responsePage, versionedNames } from './responsePage.ts';

/** Returns the responses of a study by page (specification, endpoint 4). */
export const listResponses: Handler = (call) => list(call, versionedNames, listedResponse);

/** Returns the same responses with legacy names. */
export const legacyListResponses: Handler = (call) => list(call, legacyNames, legacyResponse);

function list(call: Call, names: PageNames, view: (facts: ResponseFacts) => object) {
  return responsePage(call, names, (stored) => {
    const study = { ...stored, hash: call.service.hash };
    return (interviews) => interviews.map((interview) => view(factsOf(interview, study)));
  });
}
