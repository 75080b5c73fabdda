import { isStorableText } from '@guide-studio/guide-core/internal';
import type { Kysely } from 'kysely';
import { changeInterviews, type WantedChange } from './changeInterviews.ts';
import type { CreditStore } from './credits.ts';
import { inGroups } from './inGroups.ts';
import { transcriptsOf, readInterview } from './interviewRow.ts';
import type { JobDatabase } from './jobs.ts';
import { readStudyGuide } from './readStudyGuide.ts';
import { startRehearsal } from './rehearsals.ts';
import { startInterviews } from './startInterviews.ts';
import type {
  ChangeOutcome,
  InterviewChange,
  InterviewProgress,
  InterviewStore,
  LinkTarget,
  NewInterview,
  StartOutcome,
  StoredInterview,
} from './store.ts';
import { readTranslations, translationsVersion } from './studyTranslations.ts';
import type { Tables } from './tables.ts';
import { sweepUnanswered } from './unanswered.ts';
import { unlessBusy } from './unlessBusy.ts';

/**
 * Returns the part of a store for participants. Simultaneous requests share one transaction with their credits, and are
 * answered when it is on disk.
 */
export function interviewStore({ db, traits, machine, notifier }: JobDatabase): InterviewStore {
  const inTransaction = <Result>(act: (store: CreditStore) => Promise<Result>): Promise<Result> =>
    db.transaction().execute((transaction) => act({ db: transaction, traits, machine }));
  const start = inGroups(machine.turn, async (interviews: readonly NewInterview[]) => {
    const outcomes = await unlessBusy(traits, () => inTransaction((store) => startInterviews(store, interviews)));
    return outcomes === 'busy' ? interviews.map((): StartOutcome => ({ kind: 'busy' })) : outcomes;
  });
  const change = inGroups(machine.turn, async (changes: readonly WantedChange[]) => {
    const changed = await unlessBusy(traits, () => inTransaction((store) => changeInterviews(store, changes)));
    if (changed === 'busy') return changes.map((): ChangeOutcome<unknown> => ({ kind: 'busy' }));
    for (const kind of changed.added) notifier.notify(kind);
    return changed.outcomes;
  });
  return {
    findLink: (linkId) => findLink(db, linkId),
    readGuide: (studyId) => readStudyGuide(db.selectFrom('study').where('id', '=', studyId)),
    start,
    async startRehearsal(interview, passHash) {
      const outcome = await unlessBusy(traits, () =>
        inTransaction((store) => startRehearsal(store, interview, passHash)),
      );
      return outcome === 'busy' ? { kind: 'busy' } : outcome;
    },
    async find(interviewId) {
      const row = isStorableText(interviewId) ? await byId(db, interviewId).executeTakeFirst() : undefined;
      return row === undefined ? null : readInterview(row);
    },
    async readTranscripts(interviewId) {
      const answers = db.selectFrom('answer').select(['step_id', 'heard']).where('interview_id', '=', interviewId);
      return transcriptsOf(await answers.where('heard', 'is not', null).execute());
    },
    async asksBeforeLoading(studyId) {
      const study = db.selectFrom('study').select('ask_before_loading').where('id', '=', studyId);
      return (await study.executeTakeFirst())?.ask_before_loading === 1;
    },
    async modelTokens(studyId) {
      const study = db.selectFrom('study').select('model_tokens').where('id', '=', studyId);
      return (await study.executeTakeFirst())?.model_tokens ?? 0;
    },
    async addModelTokens(studyId, tokens) {
      await db
        .updateTable('study')
        .set((study) => ({ model_tokens: study('model_tokens', '+', tokens) }))
        .where('id', '=', studyId)
        .execute();
    },
    readTranslations: (studyId) => readTranslations(db, studyId),
    translationsVersion: (studyId) => translationsVersion(db, studyId),
    async change<Refusal>(interviewId: string, decide: (interview: StoredInterview) => InterviewChange<Refusal>) {
      // Each refusal comes from the `decide` of its own request.
      return (await change({ interviewId, decide })) as ChangeOutcome<Refusal>;
    },
    async sweep() {
      await unlessBusy(traits, () => sweepUnanswered(db, machine.now()));
    },
    countByProgress: () => countByProgress(db),
  };
}

function byId(db: Kysely<Tables>, interviewId: string) {
  return db.selectFrom('interview').selectAll().where('id', '=', interviewId);
}

async function findLink(db: Kysely<Tables>, linkId: string): Promise<LinkTarget | null> {
  if (!isStorableText(linkId)) return null;
  const studies = db
    .selectFrom('study')
    .select(['study.organization_id', 'study.id', 'study.link_id', 'study.status', 'study.ask_before_loading'])
    .select(['study.intake', 'study.closing_text']);
  const present = await studies.where('study.link_id', '=', linkId).executeTakeFirst();
  const row =
    present ??
    (await studies
      .innerJoin('former_link', 'former_link.study_id', 'study.id')
      .where('former_link.link_id', '=', linkId)
      .executeTakeFirst());
  if (row === undefined) return null;
  return {
    organizationId: row.organization_id,
    studyId: row.id,
    linkId: row.link_id,
    status: row.status,
    askBeforeLoading: row.ask_before_loading === 1,
    intake: { state: row.intake, closingText: row.closing_text },
  };
}

async function countByProgress(db: Kysely<Tables>): Promise<Readonly<Record<InterviewProgress, number>>> {
  const rows = await db
    .selectFrom('interview')
    .select(['progress', (count) => count.fn.countAll<number>().as('interviews')])
    .where('is_rehearsal', '=', 0)
    .groupBy('progress')
    .execute();
  const counts = { in_progress: 0, complete: 0, screened_out: 0 };
  for (const { progress, interviews } of rows) counts[progress] = interviews;
  return counts;
}
