import type { StudySettings } from '@guide-studio/api-contract';
import { refusal } from '../answer.ts';
import type { Handler } from '../call.ts';

/** Returns the operator's settings of a study. Not part of the specification. */
export const getStudySettings: Handler = async ({ organization, params }) => {
  const study = await organization.findStudy(params['studyId'] ?? '');
  if (study === null) return refusal('study_not_found');
  const body: StudySettings = { id: study.id, askBeforeLoading: study.askBeforeLoading };
  return { status: 200, body };
};
