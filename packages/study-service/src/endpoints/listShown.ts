import { refuse } from '../answer.ts';
import type { Handler } from '../call.ts';
import { readResponsesQuery } from '../responses/responsesQuery.ts';
import { shownIn } from '../responses/shown.ts';
import { listAnswer } from '../listAnswer.ts';
import { readResponseId, responseIdSentence } from './readResponseId.ts';
import { viewed } from './viewed.ts';

/** What the responses of a study were shown; ours. Pages as those of the responses, or one response by `responseId`. */
export const listShown: Handler = async ({ organization, params, query }) => {
  const study = await organization.findStudy(params['linkId'] ?? '');
  const stored = study === null ? null : await organization.readGuide(study.id);
  if (study === null || stored === null) return refuse('study_not_found');
  const named = query.get('responseId');
  if (named !== null) {
    const id = readResponseId(named);
    if (id === null) return refuse('bad_request', { error: responseIdSentence });
    const interview = await organization.findResponse(study.id, id);
    return interview === null ? refuse('response_not_found') : { status: 200, body: [shownIn(interview, stored)] };
  }
  const wanted = readResponsesQuery(query, {
    page: 'page',
    perPage: 'perPage',
    updatedSince: 'updatedSince',
    includeInProgress: 'includeInProgress',
  });
  if (typeof wanted === 'string') return refuse('bad_request', { error: wanted });
  return listAnswer(viewed(organization.listResponses(study.id, wanted), (interview) => shownIn(interview, stored)));
};
