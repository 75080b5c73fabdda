import { type RehearsalStart, StartInterviewRequest } from '@guide-studio/api-contract';
import type { TargetPlatform } from '@guide-studio/guide-core';
import { createSession } from '@guide-studio/interview-engine';
import { keepSentences, outcomeOfInterview } from '@guide-studio/interview-engine/internal';
import { refusal } from '../answer.ts';
import { zodIssues } from '../reportedIssues.ts';
import type { LinkTarget, StoredInterview, UrlParams } from '../store/store.ts';
import { sessionOf, storable } from './openInterview.ts';
import {
  currentStepBody,
  type ParticipantAnswer,
  refuseParticipant,
  studyBody,
  type LocalizedGuides,
  localizedGuidesIn,
  localizedGuidesFor,
} from './participantAnswer.ts';
import type { ParticipantCall, ParticipantHandler } from './participantCall.ts';
import { startRehearsal } from './startRehearsal.ts';
import { chosenLanguage, inLanguage } from './localizedStudy.ts';
import { clientHashOf, networkHashOf, tokenOf } from './token.ts';
import { readUrlParams } from './urlParams.ts';

/**
 * Starts an interview, or returns the one that the same page started before. It costs nothing until the first answer.
 */
export const startInterview: ParticipantHandler = async (call) => {
  const wanted = await readStart(call);
  if ('body' in wanted) return wanted;
  const link = await call.service.store.interviews.findLink(wanted.linkId);
  if (wanted.rehearsal !== undefined) return startRehearsal(call, link, wanted.rehearsal, wanted.urlParams);
  if (link === null || link.status !== 'live') return refuseParticipant('link_not_found');
  return start(call, link, wanted);
};

interface Wanted {
  readonly linkId: string;
  readonly urlParams: UrlParams;
  readonly clientId: string | null;
  readonly platform: TargetPlatform | undefined;
  readonly rehearsal: RehearsalStart | undefined;
  readonly languages: readonly string[];
}

async function start(
  { service, caches, network }: ParticipantCall,
  link: LinkTarget,
  { urlParams, clientId, platform, languages }: Wanted,
): Promise<ParticipantAnswer> {
  const study = await caches.localizedStudy(link.studyId);
  if (study === null) return refuseParticipant('link_not_found');
  const { guide } = study;
  const language = chosenLanguage(study.languages, [...(urlParams['lang'] ?? []), ...languages]);
  const guides = localizedGuidesIn(study, language);
  const platforms = guide.config?.targetPlatforms ?? [];
  if (platform !== undefined && platforms.length > 0 && !platforms.includes(platform)) {
    if (link.intake.state !== 'open') return refuseStart(link.intake.state, link.intake.closingText, guides);
    const refusal = refuseParticipant('other_device');
    return {
      ...refusal,
      body: { ...(refusal.body as object), platforms, ...studyBody(guides, link.askBeforeLoading) },
    };
  }
  const [id, seed] = [service.newId(), service.newSecret()];
  const begun = keepSentences(guide, createSession({ urlParams, seed }));
  const session = guides.localized === guide || language === null ? begun : inLanguage(begun, language);
  const secret = service.newSecret();
  const tokenFor = (interview: Pick<StoredInterview, 'id' | 'seed'>) =>
    clientId === null ? secret : tokenOf(service, { clientId, interviewId: interview.id, seed: interview.seed });
  const outcome = await service.store.interviews.start({
    id,
    organizationId: link.organizationId,
    studyId: link.studyId,
    clientHash: clientId === null ? null : clientHashOf(service, clientId),
    tokenHash: service.hash(tokenFor({ id, seed })),
    networkHash: network === null ? null : networkHashOf(service, link.studyId, network),
    seed,
    urlParams,
    session: storable(session),
    progress: outcomeOfInterview(guide, session),
  });
  if ('closingText' in outcome) return refuseStart(outcome.kind, outcome.closingText, guides);
  if (!('interview' in outcome)) {
    return refuseParticipant(refusals[outcome.kind]);
  }
  const { interview } = outcome;
  caches.accesses.put(interview.id, { studyId: interview.studyId, tokenHash: interview.tokenHash });
  const access = { interviewId: interview.id, token: tokenFor(interview) };
  // It may have been started before, in another language.
  const stored = sessionOf(interview);
  const shown = localizedGuidesFor(study, stored);
  return {
    status: 201,
    body: {
      ...access,
      ...studyBody(shown, link.askBeforeLoading),
      ...currentStepBody(shown, stored),
    },
  };
}

const refusals = { notFunded: 'not_taking_responses', tooMany: 'too_many_starts', busy: 'busy' } as const;

/** Refuses with the study's own text, for participants who come too late. */
function refuseStart(
  state: 'paused' | 'closed',
  closingText: string | null,
  guides: LocalizedGuides,
): ParticipantAnswer {
  const refusal = refuseParticipant(state === 'paused' ? 'study_paused' : 'study_closed');
  return { ...refusal, body: { ...(refusal.body as object), closingText, ...studyBody(guides, false) } };
}

async function readStart(call: ParticipantCall): Promise<Wanted | ParticipantAnswer> {
  const body = await call.readBody();
  if (body.kind === 'refused') return body.answer;
  if (body.kind === 'absent') return refusal('invalid_json');
  const read = StartInterviewRequest.safeParse(body.value);
  if (!read.success) return refusal('invalid_request_body', { issues: zodIssues(read.error, body.value) });
  const { linkId, clientId = null, platform, rehearsal, languages = [] } = read.data;
  const urlParams = readUrlParams(body.value['urlParams']);
  if (urlParams === 'tooMuch') return refuseParticipant('link_too_long');
  if (urlParams !== 'wrongShape') return { linkId, clientId, urlParams, platform, rehearsal, languages };
  const message = 'Expected an object of texts or lists of texts';
  return refusal('invalid_request_body', { issues: [{ code: 'invalid_type', path: ['urlParams'], message }] });
}
