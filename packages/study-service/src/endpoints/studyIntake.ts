import { SetStudyIntakeRequest } from '@guide-studio/api-contract';
import { type Refusal, refusal } from '../answer.ts';
import type { Call, Handler } from '../call.ts';
import { zodIssues } from '../reportedIssues.ts';
import type { NewIntake } from '../store/store.ts';

/** Returns whether a live study accepts new participants. Not part of the specification; for the editor. */
export const getStudyIntake: Handler = async ({ organization, params }) => {
  const study = await organization.findStudy(params['studyId'] ?? '');
  if (study === null) return refusal('study_not_found');
  const intake = await organization.readIntake(study.id);
  return intake === null ? refusal('conflict', { error: draftSentence }) : { status: 200, body: intake };
};

/** Pauses, closes or reopens a live study. It needs the permission to launch. */
export const setStudyIntake: Handler = async (call) => {
  const { caller, organization, params } = call;
  const study = await organization.findStudy(params['studyId'] ?? '');
  if (study === null) return refusal('study_not_found');
  if (!caller.canLaunch) return refusal('launch_permission_denied');
  const wanted = await readIntake(call);
  if ('body' in wanted) return wanted;
  const { kind, ...intake } = await organization.setIntake(study.id, wanted);
  switch (kind) {
    case 'set':
      return { status: 200, body: intake };
    case 'notFound':
      return refusal('study_not_found');
    case 'draft':
      return refusal('conflict', { error: draftSentence });
    case 'closed':
      return refusal('conflict', { error: 'This study is closed. Reopen it before you pause it.' });
    case 'busy':
      return refusal('study_busy', {
        error: 'The study is being updated. Nothing was changed; try again in a moment.',
      });
  }
};

const draftSentence = 'This study is a draft: it takes no participants yet. Launch it first.';

async function readIntake({ readBody }: Call): Promise<NewIntake | Refusal> {
  const body = await readBody();
  if (body.kind === 'refused') return body.answer;
  if (body.kind === 'absent') return refusal('invalid_json');
  const read = SetStudyIntakeRequest.safeParse(body.value);
  if (!read.success) return refusal('invalid_request_body', { issues: zodIssues(read.error, body.value) });
  const { state, closingText } = read.data;
  return { state, closingText };
}
