import '../i18n/later.ts';
import type { JobsOfKind, StudyJobs } from '@guide-studio/api-contract';
import { useCallback, useEffect, useId, useState } from 'react';
import { read } from '../session/index.ts';
import { numberText, words } from '../i18n/index.ts';
import { faultText } from './faultText.ts';
import styles from './Jobs.module.css';
import { useWhileLookedAt } from '../browser/useWhileLookedAt.ts';

/** What the service still has to do with the interviews of a study, and what it could not. Shows nothing if all is done. */
export function Jobs({ studyId }: { readonly studyId: string }) {
  const jobs = useJobs(studyId);
  const id = useId();
  const open = jobs.filter(({ waiting, failed }) => waiting + failed > 0);
  if (open.length === 0) return null;
  return (
    <section aria-labelledby={id} className={`card stack ${styles.jobs}`}>
      <h3 id={id} className={styles.title}>
        {words.recordings.jobs.title}
      </h3>
      <dl className={styles.list}>
        {open.map((one) => (
          <div key={one.kind} className={styles.one}>
            <dt>{words.recordings.jobs.kinds[one.kind]}</dt>
            <dd>
              <p className={styles.counts}>
                {words.recordings.jobs.counts(numberText(one.waiting), numberText(one.done), numberText(one.failed))}
              </p>
              {sentencesOf(one).map((sentence) => (
                <p key={sentence} className="quiet">
                  {sentence}
                </p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Returns why jobs wait or failed, and what to do. */
function sentencesOf({ kind, isDone, waiting, faults }: JobsOfKind): readonly string[] {
  const { notDone, again, failed } = words.recordings.jobs;
  return [
    ...(waiting > 0 && !isDone ? [notDone] : []),
    ...faults.flatMap((one) => {
      const why = faultText(kind, one.fault);
      const tried = one.waiting > 0 && isDone ? [again(one.waiting, why)] : [];
      return one.failed > 0 ? [...tried, failed(one.failed, why)] : tried;
    }),
  ];
}

/** Returns the jobs, read again while the page is looked at. After a failed reading, the last ones stay. */
function useJobs(studyId: string): StudyJobs['jobs'] {
  const [jobs, setJobs] = useState<StudyJobs['jobs']>([]);
  const update = useCallback(() => {
    void read()
      .host.call('study.jobs', { studyId })
      .then((result) => {
        if (result.ok) setJobs(result.value?.jobs ?? []);
      });
  }, [studyId]);
  useEffect(update, [update]);
  useWhileLookedAt(update, true);
  return jobs;
}
