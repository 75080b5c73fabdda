import { ChangeLanguageRequest } from '@guide-studio/api-contract';
import { outcomeOfInterview } from '@guide-studio/interview-engine/internal';
import { refusal } from '../answer.ts';
import { zodIssues } from '../reportedIssues.ts';
import { changeInterview } from './changeInterview.ts';
import { openInterview, sessionOf, storable } from './openInterview.ts';
import { refuseParticipant, showStep, studyBody, localizedGuidesIn, localizedGuidesFor } from './participantAnswer.ts';
import type { ParticipantHandler } from './participantCall.ts';
import { isOvertaken, numbered } from './sequence.ts';
import { inLanguage } from './localizedStudy.ts';

/** Continues an interview in another language. Returns the open step in it, and what the page needs of the study. */
export const changeLanguage: ParticipantHandler = async (call) => {
  const access = await openInterview(call);
  if (!access.ok) return access.answer;
  const body = await call.readBody();
  if (body.kind === 'refused') return body.answer;
  if (body.kind === 'absent') return refusal('invalid_json');
  const read = ChangeLanguageRequest.safeParse(body.value);
  if (!read.success) return refusal('invalid_request_body', { issues: zodIssues(read.error, body.value) });
  const { sequence } = read.data;
  const { localizedStudy } = access;
  const language = localizedStudy.languages.find((one) => one === read.data.language);
  if (language === undefined) return refuseParticipant('language_not_offered');
  let studyId = '';
  let guides = localizedGuidesIn(localizedStudy, language);
  const changed = await changeInterview(call, localizedStudy, call.interviewId, (stored) => {
    studyId = stored.studyId;
    const before = sessionOf(stored);
    if (isOvertaken(stored, sequence)) {
      guides = localizedGuidesFor(localizedStudy, before);
      return { kind: 'keep', refusal: showStep(localizedStudy, before) };
    }
    const session = inLanguage(before, language);
    const progress = outcomeOfInterview(localizedStudy.guide, session);
    return { kind: 'store', session: storable(numbered(session, sequence)), progress, answers: null };
  });
  if (changed.status !== 200) return changed;
  const asks = await call.service.store.interviews.asksBeforeLoading(studyId);
  return { ...changed, body: { ...studyBody(guides, asks), ...(changed.body as object) } };
};
