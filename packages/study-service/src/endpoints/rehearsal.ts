import type { DeletedRehearsal, RehearsalCounts, RehearsalPermission, StudyGuide } from '@guide-studio/api-contract';
import { refusal, type Refusal } from '../answer.ts';
import { rehearsalPassMs } from '../assumptions.ts';
import type { Call, Handler } from '../call.ts';
import { passHashOf } from '../passHash.ts';
import type { StoredStudy } from '../store/store.ts';

/** Returns the guide of a study. Not part of the specification; for rehearsals, like all of this file. */
export const getStudyGuide: Handler = async ({ organization, params }) => {
  const study = await organization.findStudy(params['studyId'] ?? '');
  const stored = study === null ? null : await organization.readGuide(study.id);
  if (stored === null) return refusal('study_not_found');
  const body: StudyGuide = { guide: stored.guide };
  return { status: 200, body };
};

/** Returns the number of rehearsal responses of a study. */
export const getRehearsal: Handler = async ({ organization, params }) => {
  const study = await organization.findStudy(params['studyId'] ?? '');
  if (study === null) return refusal('study_not_found');
  const body: RehearsalCounts = await organization.countRehearsal(study.id);
  return { status: 200, body };
};

/** Gives out a pass with which marked interviews of a study are started. */
export const beginRehearsal: Handler = async (call) => {
  const study = await changeable(call);
  if ('body' in study) return study;
  const { service, organization } = call;
  const pass = service.newSecret();
  const expiresAt = service.now() + rehearsalPassMs;
  const outcome = await organization.beginRehearsal(study.id, { hash: passHashOf(service, pass), expiresAt });
  if (outcome === 'notFound') return refusal('study_not_found');
  if (outcome === 'busy') return refusal('study_busy', { error: busySentence });
  const body: RehearsalPermission = { linkId: study.linkId, pass };
  return { status: 200, body };
};

/** Deletes the rehearsal responses of a study. Rehearsals that run end. */
export const deleteRehearsal: Handler = async (call) => {
  const study = await changeable(call);
  if ('body' in study) return study;
  const deleted = await call.organization.deleteRehearsal(study.id);
  if (deleted === 'busy') return refusal('study_busy', { error: busySentence });
  await call.service.media?.sweep();
  const body: DeletedRehearsal = { deleted };
  return { status: 200, body };
};

const busySentence = 'The study is being updated. Nothing was changed; try again in a moment.';

/** Returns the study. A live one has answers of participants, so it requires the permission to launch. */
async function changeable({ caller, organization, params }: Call): Promise<StoredStudy | Refusal> {
  const study = await organization.findStudy(params['studyId'] ?? '');
  if (study === null) return refusal('study_not_found');
  if (study.status === 'draft' || caller.canLaunch) return study;
  const error = 'You may not rehearse this live study. Ask for the permission to start recruitment.';
  return refusal('launch_permission_denied', { error });
}
