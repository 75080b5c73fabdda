import { type TriedProbe, TryProbeRequest } from '@guide-studio/api-contract';
import type { Guide } from '@guide-studio/interview-engine';
import { refusal } from '../answer.ts';
import type { Handler } from '../call.ts';
import { zodIssues } from '../reportedIssues.ts';

/** Decides about an answer of a preview as about one of an interview, and stores nothing. Not part of the specification. */
export const tryProbe: Handler = async ({ service, caller, readBody }) => {
  const sent = await readBody();
  if (sent.kind === 'refused') return sent.answer;
  if (sent.kind === 'absent') return refusal('invalid_json');
  const read = TryProbeRequest.safeParse(sent.value);
  if (!read.success) return refusal('invalid_request_body', { issues: zodIssues(read.error, sent.value) });
  const { questionLanguage, background, studyGoal, ...open } = read.data;
  const { scripted } = open;
  const guide = {
    title: '',
    studyGuide: [],
    ...(questionLanguage !== undefined && { config: { questionLanguage } }),
    ...(background !== undefined && { background }),
    ...(studyGoal !== undefined && { studyGoal }),
  } as Guide;
  const tried = await service.moderator?.tryOut(caller.organizationId, guide, { after: '', ...open });
  const scriptAsks = { question: scripted, isWritten: false, reason: '' };
  const body: TriedProbe =
    tried === undefined || tried === null
      ? { ...scriptAsks, outcome: tried === null ? 'limited' : 'none' }
      : {
          question: tried.probe.question,
          isWritten: tried.probe.isWritten,
          outcome: tried.audit.outcome,
          reason: tried.audit.reason,
        };
  return { status: 200, body };
};
