import { type Answer, refuse } from '../answer.ts';
import type { Call, Handler } from '../call.ts';
import { listAnswer } from '../listAnswer.ts';
import { factsOf, type ResponseFacts } from '../responses/facts.ts';
import { type QueryNames, readResponsesQuery } from '../responses/responsesQuery.ts';
import { legacyResponse, listedResponse } from '../responses/views.ts';
import { viewed } from './viewed.ts';

/** The responses of a study, page by page (specification, endpoint 4). */
export const listResponses: Handler = (call) =>
  list(
    call,
    'linkId',
    { page: 'page', perPage: 'perPage', updatedSince: 'updatedSince', includeInProgress: 'includeInProgress' },
    listedResponse,
  );

/** The same responses under the names of the legacy family. */
export const legacyListResponses: Handler = (call) =>
  list(
    call,
    'link_id',
    { page: 'page', perPage: 'per_page', updatedSince: 'updated_since', includeInProgress: 'include_in_progress' },
    legacyResponse,
  );

async function list(
  call: Call,
  studyParameter: string,
  names: QueryNames,
  view: (facts: ResponseFacts) => object,
): Promise<Answer> {
  const { organization, params, query, service } = call;
  const study = await organization.findStudy(params[studyParameter] ?? '');
  const stored = study === null ? null : await organization.readGuide(study.id);
  if (study === null || stored === null) return refuse('study_not_found');
  const wanted = readResponsesQuery(query, names);
  if (typeof wanted === 'string') return refuse('bad_request', { error: wanted });
  const readStudy = { ...stored, hash: service.hash };
  const batches = organization.listResponses(study.id, wanted);
  return listAnswer(viewed(batches, (interview) => view(factsOf(interview, readStudy))));
}
