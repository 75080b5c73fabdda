import type { CreateResponse } from '@guide-studio/api-contract';
import { type CreateStudyRequest, verdict } from '@guide-studio/guide-core';
import { type Answer, refusal } from '../answer.ts';
import type { Call, Handler } from '../call.ts';
import { drawReadIds } from '../questions/readIds.ts';
import { refuseWithoutMedia } from '../studyMedia/needMedia.ts';
import { reportedIssues } from '../reportedIssues.ts';

/**
 * Stores a guide as a draft (specification, endpoint 1). Checks JSON, shape and rules in this order; answers with the
 * first failure.
 */
export const createStudy: Handler = async (call) => {
  const body = await call.readBody();
  if (body.kind === 'refused') return body.answer;
  if (body.kind === 'absent') return refusal('invalid_json');
  const judged = verdict(body.value);
  if (!judged.ok) {
    const issues = reportedIssues(judged.issues);
    const first = judged.code === 'invalid_study_guide' ? issues[0]?.message : undefined;
    return refusal(judged.code, first === undefined ? { issues } : { error: first, issues });
  }
  return (await refuseWithoutMedia(call, judged.guide)) ?? store(call, judged.guide);
};

async function store({ service, caller, organization }: Call, guide: CreateStudyRequest): Promise<Answer> {
  const { newId, newLinkId, nextMoment } = service;
  const readIds = drawReadIds(guide, newId);
  for (;;) {
    const study = {
      id: newId(),
      linkId: newLinkId(),
      guide,
      readIds,
      createdBy: caller.memberId,
      createdAt: nextMoment(),
    };
    const outcome = await organization.createStudy(study);
    if (outcome === 'busy') return refusal('concurrent_modification');
    if (outcome === 'linkTaken') continue;
    const body: CreateResponse = { id: study.id, linkId: study.linkId, status: 'draft' };
    return { status: 201, body };
  }
}
