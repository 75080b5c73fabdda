import type { FollowUpDecision, ShownInResponse, ShownStimulus, UnansweredQuestion } from '@guide-studio/api-contract';
import { languagesOfStudy } from '@guide-studio/guide-core/translations';
import { answeredQuestions, nextStep } from '@guide-studio/interview-engine';
import { stepPlace, stimuliAt } from '@guide-studio/interview-engine/internal';
import { exposureOf } from '../participant/exposures.ts';
import { sessionOf } from '../participant/openInterview.ts';
import { languageOfInterview } from '../participant/localizedStudy.ts';
import type { StoredInterview } from '../store/store.ts';
import type { ReadStudy } from './facts.ts';

type Study = Omit<ReadStudy, 'hash'>;

/** Returns what a response was shown and what happened to it, by question. */
export function shownIn(interview: StoredInterview, study: Study): ShownInResponse {
  const { guide } = study;
  const session = sessionOf(interview);
  const answered = answeredQuestions(guide, session);
  const stimuli = answered.flatMap((question) => {
    const { stepId } = question;
    return stimuliAt(guide, question).map((stimulus): ShownStimulus => {
      const exposure = exposureOf(session, stepId, stimulus);
      return {
        ...idsAt(study, question),
        kind: stimulus.kind,
        name: stimulus.name,
        url: stimulus.url,
        outcome: exposure?.outcome ?? 'unknown',
        seconds: exposure?.seconds ?? null,
        watched: exposure?.watched ?? null,
      };
    });
  });
  const { stepId } = nextStep(guide, session);
  const open = stepPlace(guide, stepId);
  const isAsked = open?.kind === 'item' && !answered.some((question) => question.stepId === stepId);
  const unanswered = isAsked ? idsAt(study, open) : null;
  const mark = interview.isRehearsal ? { isRehearsal: true as const } : {};
  const language = languageOfInterview(session);
  const spoken = language === null || language === languagesOfStudy(guide)[0] ? {} : { language };
  return { responseId: interview.id, readableId: interview.readableId, stimuli, unanswered, ...spoken, ...mark };
}

/** Returns what a model decided about the answers of a response, as a part of what it was shown. */
export function decisionsIn(interview: StoredInterview, study: Study): { readonly decisions?: FollowUpDecision[] } {
  const decisions = (sessionOf(interview).probes ?? []).flatMap(({ after, question, isWritten, audit }) => {
    const place = stepPlace(study.guide, after);
    if (audit === undefined || place === undefined || !('block' in place)) return [];
    return [{ ...idsAt(study, place), question, isWritten, audit: { ...audit } }];
  });
  return decisions.length === 0 ? {} : { decisions };
}

interface Place {
  readonly block: number;
  readonly place: number;
  readonly concept: number | null;
}

function idsAt({ readIds }: Study, { block, place, concept }: Place): UnansweredQuestion {
  const ids = readIds.blocks[block];
  return {
    discussionGuideQuestionId: ids?.items[place] ?? '',
    conceptId: concept === null ? null : (ids?.concepts[concept] ?? null),
  };
}
