import type { ApiClient } from '@guide-studio/api-client';
import type { ForecastAssumptions } from '@guide-studio/guide-core/shares';
import { readAllResponses } from '@guide-studio/host/common';
import type { Guide } from '@guide-studio/interview-engine';
import { sharesFromAnswers } from '@guide-studio/interview-engine/forecast';
import { ofRealParticipants } from '@guide-studio/interview-engine/internal';
import { answered } from '../remote/answered.ts';
import { readShown } from '../remote/readShown.ts';

/** What the answers of a study say about its participants. */
export interface LiveStudy {
  readonly assumptions: ForecastAssumptions;
  readonly interviews: number;
  /** Interviews of invented participants, which do not count. */
  readonly rehearsed: number;
  /** Seconds of the completed interviews. */
  readonly durations: readonly number[];
  /** Numbers of answered questions that the guide does not have, or has with another text or type. */
  readonly otherQuestions: readonly number[];
}

/** Reads the answers of the real participants of a study. Throws `CommandFailure` if a request fails. */
export async function readLiveStudy(client: ApiClient, study: string, guide: Guide): Promise<LiveStudy> {
  const { questions } = answered(await client.call('getStudyQuestions', { params: { studyId: study } })).value;
  const all = answered(
    await readAllResponses((query) => client.call('listResponses', { params: { linkId: study }, query })),
  ).value;
  const responses = ofRealParticipants(all, await readShown(client, study));
  const { assumptions, interviews, otherQuestions } = sharesFromAnswers(guide, questions, responses);
  const durations = responses.flatMap(({ progress, responseDurationSeconds }) =>
    progress === 'complete' ? [responseDurationSeconds] : [],
  );
  return { assumptions, interviews, rehearsed: all.length - responses.length, durations, otherQuestions };
}
