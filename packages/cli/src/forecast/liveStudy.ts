import type { ApiClient } from '@guide-studio/api-client';
import type { ApiFailure } from '@guide-studio/api-contract';
import type { ForecastAssumptions } from '@guide-studio/guide-core';
import { everyResponse, ofRealParticipants } from '@guide-studio/host/common';
import type { Guide } from '@guide-studio/interview-engine';
import { sharesFromAnswers } from '@guide-studio/interview-engine/forecast';
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

/** Reads the answers of the real participants of a study. */
export async function readLiveStudy(
  client: ApiClient,
  study: string,
  guide: Guide,
): Promise<{ readonly ok: true; readonly value: LiveStudy } | { readonly ok: false; readonly failure: ApiFailure }> {
  const asked = await client.call('getStudyQuestions', { params: { studyId: study } });
  if (!asked.ok) return asked;
  const read = await everyResponse((query) => client.call('listResponses', { params: { linkId: study }, query }));
  if (!read.ok) return read;
  const shown = await readShown(client, study);
  if (!shown.ok) return shown;
  const responses = ofRealParticipants(read.value, shown.value);
  const { assumptions, interviews, otherQuestions } = sharesFromAnswers(guide, asked.value.questions, responses);
  const durations = responses.flatMap(({ progress, responseDurationSeconds }) =>
    progress === 'complete' ? [responseDurationSeconds] : [],
  );
  const rehearsed = read.value.length - responses.length;
  return { ok: true, value: { assumptions, interviews, rehearsed, durations, otherQuestions } };
}
