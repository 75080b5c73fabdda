import type { LegacyQuestionsResponse, QuestionsResponse } from '@guide-studio/api-contract';
import { refusal } from '../answer.ts';
import type { Call, Handler } from '../call.ts';
import { legacyQuestion } from '../questions/legacyQuestion.ts';
import { questionsOf } from '../questions/questionsOf.ts';
import { shownAddress } from '../studyMedia/studyMediaPath.ts';

/** Returns the questions and concepts of a study, by UUID or link id (specification, endpoint 3). */
export const getStudyQuestions: Handler = async (call) => {
  const questions = await read(call, 'studyId');
  if (questions === null) return refusal('study_not_found');
  const body: QuestionsResponse = { questions: [...questions] };
  return { status: 200, body };
};

/** Returns the same questions in the legacy shape. */
export const legacyGetStudyQuestions: Handler = async (call) => {
  const questions = await read(call, 'study_id');
  if (questions === null) return refusal('study_not_found');
  const body: LegacyQuestionsResponse = { questions: questions.map(legacyQuestion) };
  return { status: 200, body };
};

async function read({ service, organization, params }: Call, studyParameter: string) {
  const study = await organization.findStudy(params[studyParameter] ?? '');
  const stored = study === null ? null : await organization.readGuide(study.id);
  if (study === null || stored === null) return null;
  const baseUrl = service.baseUrl();
  return questionsOf(stored.guide, stored.readIds, (url) => shownAddress(baseUrl, study.linkId, url));
}
