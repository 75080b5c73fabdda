import type { JobsOfKind, StudyJobKind, StudyJobs } from '@guide-studio/api-contract';
import { refusal } from '../answer.ts';
import type { Handler } from '../call.ts';
import type { CountedJobs } from '../store/answeredRecording.ts';
import type { JobKind } from '../store/job.ts';

const kinds: Readonly<Record<StudyJobKind, JobKind>> = {
  transcript: 'transcript',
  analysis: 'analysis',
  file: 'rewrap',
};

/** Returns how many jobs about the responses of a study wait, are done, and failed, and why. Not part of the specification. */
export const getStudyJobs: Handler = async ({ organization, params, service }) => {
  const study = await organization.findStudy(params['studyId'] ?? '');
  if (study === null) return refusal('study_not_found');
  const counted = await service.store.answerRecordings.countJobs(study.id);
  const jobs = (Object.keys(kinds) as StudyJobKind[]).map((kind) => {
    const own = counted.filter((count) => count.kind === kinds[kind]);
    return ofKind(kind, own, service.doesJobs?.includes(kinds[kind]) ?? false);
  });
  const body: StudyJobs = { jobs };
  return { status: 200, body };
};

function ofKind(kind: StudyJobKind, counted: readonly CountedJobs[], isDone: boolean): JobsOfKind {
  const sum = (wanted: CountedJobs['state'], fault?: string): number =>
    counted
      .filter((count) => count.state === wanted && (fault === undefined || count.fault === fault))
      .reduce((all, { jobs }) => all + jobs, 0);
  const faults = [...new Set(counted.flatMap(({ fault }) => (fault === null ? [] : [fault])))].sort();
  return {
    kind,
    isDone,
    waiting: sum('waiting'),
    done: sum('done'),
    failed: sum('failed'),
    faults: faults.map((fault) => ({ fault, waiting: sum('waiting', fault), failed: sum('failed', fault) })),
  };
}
