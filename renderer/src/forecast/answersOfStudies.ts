import type { Question, Response } from '@guide-studio/api-contract';
import { done, readAllResponses, type HostResult, type Publication } from '@guide-studio/host/common';
import { shownById } from '@guide-studio/interview-engine/answers';
import { ofRealParticipants } from '@guide-studio/interview-engine/internal';
import { read } from '../session/index.ts';

/** Returns the live studies of a guide at the service of the chosen connection, newest first. */
export async function liveStudies(file: string): Promise<HostResult<readonly Publication[]>> {
  const { host } = read();
  const known = await host.call('study.publications', { file });
  if (!known.ok) return known;
  const live = known.value.publications.filter(({ status }) => status === 'live');
  if (live.length === 0) return done([]);
  const there = await host.call('study.list', {});
  if (!there.ok) return there;
  const ids = new Set(there.value.studies.map(({ id }) => id));
  return done(
    live
      .filter(({ studyId }) => ids.has(studyId))
      .sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt)),
  );
}

/** The answers to a study. */
export interface StudyAnswers {
  readonly questions: readonly Question[];
  readonly responses: readonly Response[];
}

/** Reads the answers of the real participants of a study from its service. */
export async function answersOf(studyId: string): Promise<HostResult<StudyAnswers>> {
  const { host } = read();
  const asked = await host.call('study.questions', { studyId });
  if (!asked.ok) return asked;
  const list = await readAllResponses(async (page) => {
    const result = await host.call('study.responses', { studyId, ...page, updatedSince: null });
    return result.ok ? done(result.value.responses) : result;
  });
  if (!list.ok) return list;
  const shown = await readAllResponses(async (page) => {
    const result = await host.call('study.shown', { studyId, ...page, updatedSince: null });
    return result.ok ? done(result.value.shown ?? []) : result;
  });
  if (!shown.ok) return shown;
  const responses = ofRealParticipants(list.value, shownById(shown.value));
  return done({ questions: asked.value.questions, responses });
}
