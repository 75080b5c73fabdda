import { isStorableText } from '@guide-studio/guide-core';
import type { Kysely } from 'kysely';
import { canFund, chargeCredit, type CreditStore, holdCredit, releaseCredit, type WalletKey } from './credits.ts';
import type { DatabaseTraits, StoreMachine } from './databaseTraits.ts';
import { type InterviewRow, readInterview } from './interviewRow.ts';
import { readStudyGuide } from './readStudyGuide.ts';
import type {
  AnswersChange,
  ChangeOutcome,
  InterviewChange,
  InterviewProgress,
  InterviewStore,
  LinkTarget,
  NewInterview,
  StartOutcome,
  StoredInterview,
} from './store.ts';
import type { Tables } from './tables.ts';
import { unlessBusy } from './unlessBusy.ts';

/** The part of a store that participants write to. Each write is one transaction with its credit. */
export function interviewStore(db: Kysely<Tables>, traits: DatabaseTraits, machine: StoreMachine): InterviewStore {
  const inTransaction = <Result>(act: (store: CreditStore) => Promise<Result>): Promise<Result> =>
    db.transaction().execute((transaction) => act({ db: transaction, traits, machine }));
  return {
    findLink: (linkId) => findLink(db, linkId),
    readGuide: (studyId) => readStudyGuide(db.selectFrom('study').where('id', '=', studyId)),
    async start(interview) {
      const outcome = await unlessBusy(traits, () => inTransaction((store) => start(store, interview)));
      return outcome === 'busy' ? { kind: 'busy' } : outcome;
    },
    async find(interviewId) {
      const row = isStorableText(interviewId) ? await byId(db, interviewId).executeTakeFirst() : undefined;
      return row === undefined ? null : readInterview(row);
    },
    async change(interviewId, decide) {
      try {
        return await inTransaction((store) => change(store, interviewId, decide));
      } catch (error) {
        if (error instanceof NotFunded) return { kind: 'notFunded' };
        if (traits.isBusy(error)) return { kind: 'busy' };
        throw error;
      }
    },
    countByProgress: () => countByProgress(db),
  };
}

/** Takes the transaction back as if nothing had been asked. */
class NotFunded extends Error {}

function byId(db: Kysely<Tables>, interviewId: string) {
  return db.selectFrom('interview').selectAll().where('id', '=', interviewId);
}

async function findLink(db: Kysely<Tables>, linkId: string): Promise<LinkTarget | null> {
  if (!isStorableText(linkId)) return null;
  const studies = db.selectFrom('study').select(['study.organization_id', 'study.id', 'study.link_id', 'study.status']);
  const present = await studies.where('study.link_id', '=', linkId).executeTakeFirst();
  const row =
    present ??
    (await studies
      .innerJoin('former_link', 'former_link.study_id', 'study.id')
      .where('former_link.link_id', '=', linkId)
      .executeTakeFirst());
  if (row === undefined) return null;
  return { organizationId: row.organization_id, studyId: row.id, linkId: row.link_id, status: row.status };
}

async function start(store: CreditStore, interview: NewInterview): Promise<StartOutcome> {
  const { db, traits, machine } = store;
  await traits.lockStudy(db, interview.studyId);
  const existing = await startedBy(db, interview);
  if (existing !== null) return { kind: 'existing', interview: existing };
  const wallet = await walletOf(db, interview.studyId);
  if (wallet !== null && !(await canFund(store, wallet))) return { kind: 'notFunded' };
  const { interviews_started: readableId } = await db
    .updateTable('study')
    .set((study) => ({ interviews_started: study('interviews_started', '+', 1) }))
    .where('id', '=', interview.studyId)
    .returning('interviews_started')
    .executeTakeFirstOrThrow();
  const row = newRow(interview, readableId, machine.now());
  await db.insertInto('interview').values(row).execute();
  return { kind: 'started', interview: readInterview(row) };
}

async function startedBy(db: Kysely<Tables>, interview: NewInterview): Promise<StoredInterview | null> {
  if (interview.clientHash === null) return null;
  const row = await db
    .selectFrom('interview')
    .selectAll()
    .where('study_id', '=', interview.studyId)
    .where('client_hash', '=', interview.clientHash)
    .executeTakeFirst();
  return row === undefined ? null : readInterview(row);
}

function newRow(interview: NewInterview, readableId: number, now: number): InterviewRow {
  return {
    id: interview.id,
    organization_id: interview.organizationId,
    study_id: interview.studyId,
    readable_id: readableId,
    client_hash: interview.clientHash,
    token_hash: interview.tokenHash,
    seed: interview.seed,
    url_params: JSON.stringify(interview.urlParams),
    session: JSON.stringify(interview.session),
    progress: interview.progress,
    hold: 'none',
    created_at: now,
    updated_at: now,
    answered_at: null,
  };
}

async function walletOf(db: Kysely<Tables>, studyId: string): Promise<WalletKey | null> {
  const study = await db
    .selectFrom('study')
    .select(['organization_id', 'wallet_id'])
    .where('id', '=', studyId)
    .executeTakeFirst();
  if (study === undefined || study.wallet_id === null) return null;
  return { organizationId: study.organization_id, walletId: study.wallet_id };
}

async function change<Refusal>(
  store: CreditStore,
  interviewId: string,
  decide: (interview: StoredInterview) => InterviewChange<Refusal>,
): Promise<ChangeOutcome<Refusal>> {
  const { db, traits, machine } = store;
  const found = await db
    .selectFrom('interview')
    .innerJoin('study', 'study.id', 'interview.study_id')
    .selectAll('interview')
    .select('study.wallet_id')
    .where('interview.id', '=', interviewId)
    .$if(traits.locksRows, (query) => query.forUpdate('interview'))
    .executeTakeFirst();
  if (found === undefined) return { kind: 'missing' };
  const { wallet_id: walletId, ...row } = found;
  const decided = decide(readInterview(row));
  if (decided.kind === 'keep') return { kind: 'kept', refusal: decided.refusal };
  await traits.lockStudy(db, row.study_id);
  const isAnswered = decided.answers !== null;
  const hold = isAnswered ? await settle(store, row, walletId, decided.progress) : row.hold;
  const now = machine.now();
  const changed: InterviewRow = {
    ...row,
    session: JSON.stringify(decided.session),
    progress: decided.progress,
    hold,
    updated_at: now,
    answered_at: isAnswered ? now : row.answered_at,
  };
  await db
    .updateTable('interview')
    .set({ session: changed.session, progress: changed.progress, hold, updated_at: now })
    .set({ answered_at: changed.answered_at })
    .where('id', '=', row.id)
    .execute();
  if (decided.answers !== null) await keepAnswers(db, row.id, decided.answers, now);
  return { kind: 'stored', interview: readInterview(changed) };
}

/** Moves the interview's credit to where its progress wants it; throws {@link NotFunded}. */
async function settle(
  store: CreditStore,
  row: InterviewRow,
  walletId: string | null,
  progress: InterviewProgress,
): Promise<InterviewRow['hold']> {
  if (walletId === null) return 'none';
  const wallet = { organizationId: row.organization_id, walletId };
  if (row.hold !== 'held' && !(await holdCredit(store, wallet, row.id))) throw new NotFunded();
  if (progress === 'in_progress') return 'held';
  if (progress === 'complete') {
    await chargeCredit(store, wallet, row.id);
    return 'charged';
  }
  await releaseCredit(store, wallet, row.id);
  return 'released';
}

async function keepAnswers(
  db: Kysely<Tables>,
  interviewId: string,
  { kept, drops, added }: AnswersChange,
  now: number,
): Promise<void> {
  if (drops) {
    await db.deleteFrom('answer').where('interview_id', '=', interviewId).where('sequence', '>=', kept).execute();
  }
  const rows = added.map(({ stepId, answer }, at) => ({
    interview_id: interviewId,
    step_id: stepId,
    sequence: kept + at,
    answer: JSON.stringify(answer),
    answered_at: now,
  }));
  if (rows.length > 0) await db.insertInto('answer').values(rows).execute();
}

async function countByProgress(db: Kysely<Tables>): Promise<Readonly<Record<InterviewProgress, number>>> {
  const rows = await db
    .selectFrom('interview')
    .select(['progress', (count) => count.fn.countAll<number>().as('interviews')])
    .groupBy('progress')
    .execute();
  const counts = { in_progress: 0, complete: 0, screened_out: 0 };
  for (const { progress, interviews } of rows) counts[progress] = interviews;
  return counts;
}
