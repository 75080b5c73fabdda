import type { Response as ListedResponse } from '@guide-studio/api-contract';

/** Returns an interview as in a list of the service. */
export function listed(number: number, more: Partial<ListedResponse> = {}): ListedResponse {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    readableId: number,
    progress: 'complete',
    responseDurationSeconds: 60,
    qualityScore: 3,
    answers: {},
    answersArray: [],
    urlParams: {},
    tags: [],
    tagline: null,
    bulletSummary: [],
    shortTranscript: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:01:00.000Z',
    ...more,
  };
}
