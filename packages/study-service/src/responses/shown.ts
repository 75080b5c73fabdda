import type { ShownInResponse, ShownStimulus } from '@guide-studio/api-contract';
import { answeredQuestions, stimuliAt } from '@guide-studio/interview-engine';
import { exposureOf } from '../participant/exposures.ts';
import { sessionOf } from '../participant/openInterview.ts';
import type { StoredInterview } from '../store/store.ts';
import type { ReadStudy } from './facts.ts';

/** What a response was shown, and what became of it, question by question. */
export function shownIn(interview: StoredInterview, { guide, readIds }: Omit<ReadStudy, 'hash'>): ShownInResponse {
  const session = sessionOf(interview);
  const stimuli = answeredQuestions(guide, session).flatMap((question) => {
    const { block, place, concept, stepId } = question;
    const ids = readIds.blocks[block];
    return stimuliAt(guide, question).map((stimulus): ShownStimulus => {
      const exposure = exposureOf(session, stepId, stimulus);
      return {
        discussionGuideQuestionId: ids?.items[place] ?? '',
        conceptId: concept === null ? null : (ids?.concepts[concept] ?? null),
        kind: stimulus.kind,
        name: stimulus.name,
        url: stimulus.url,
        outcome: exposure?.outcome ?? 'unknown',
        seconds: exposure?.seconds ?? null,
        watched: exposure?.watched ?? null,
      };
    });
  });
  return { responseId: interview.id, readableId: interview.readableId, stimuli };
}
