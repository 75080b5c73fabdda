import type { QuestionsResponse } from '@guide-studio/api-contract';
import { refuse } from '../answer.ts';
import type { Handler } from '../call.ts';
import { questionsOf } from '../questions/questionsOf.ts';

/** The questions and concepts of a study, by UUID or link id (specification, endpoint 3). */
export const getStudyQuestions: Handler = async ({ organization, params }) => {
  const study = await organization.findStudy(params['studyId'] ?? '');
  const stored = study === null ? null : await organization.readGuide(study.id);
  if (stored === null) return refuse('study_not_found');
  const body: QuestionsResponse = { questions: [...questionsOf(stored.guide, stored.readIds)] };
  return { status: 200, body };
};
