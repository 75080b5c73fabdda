import { type Answer, refusal } from '../answer.ts';
import type { Call } from '../call.ts';
import { readResponseId, responseIdSentence } from './readResponseId.ts';

/** Returns a response and its study, by the names in a request, or the refusal where one of them is not found. */
export async function namedResponse({ organization }: Pick<Call, 'organization'>, studyName: string, named: string) {
  const study = await organization.findStudy(studyName);
  const stored = study === null ? null : await organization.readGuide(study.id);
  if (study === null || stored === null) return refused(refusal('study_not_found'));
  const id = readResponseId(named);
  if (id === null) return refused(refusal('bad_request', { error: responseIdSentence }));
  const interview = await organization.findResponse(study.id, id);
  return interview === null ? refused(refusal('response_not_found')) : { ok: true as const, study, stored, interview };
}

const refused = (answer: Answer) => ({ ok: false as const, answer });
