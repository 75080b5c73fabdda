import type { Kysely } from 'kysely';
import { canFund, type CreditStore, type WalletKey } from './credits.ts';
import { type InterviewRow, readInterview } from './interviewRow.ts';
import type { NewInterview, StartOutcome } from './store.ts';
import { nextMomentOf } from './studyClock.ts';
import type { Tables } from './tables.ts';
import { makeRoom, sweepUnanswered, withinLimits } from './unanswered.ts';

/**
 * Starts interviews in one transaction, as if each came alone: in order, and one per client. Returns the outcomes in
 * order.
 */
export async function startInterviews(
  store: CreditStore,
  interviews: readonly NewInterview[],
): Promise<readonly StartOutcome[]> {
  const outcomes = new Map<NewInterview, StartOutcome>();
  // All transactions lock studies in the same order, to prevent deadlocks.
  for (const studyId of [...new Set(interviews.map((each) => each.studyId))].sort()) {
    const ofStudy = interviews.filter((each) => each.studyId === studyId);
    for (const [interview, outcome] of await startOfStudy(store, studyId, ofStudy)) outcomes.set(interview, outcome);
  }
  return interviews.map((interview) => outcomes.get(interview) ?? { kind: 'notFunded' });
}

async function startOfStudy(
  store: CreditStore,
  studyId: string,
  interviews: readonly NewInterview[],
): Promise<ReadonlyMap<NewInterview, StartOutcome>> {
  const { db, traits } = store;
  await traits.lockStudy(db, studyId);
  const byClient = await startedBefore(db, studyId, interviews);
  const wallet = await walletOf(db, studyId);
  const first = firstOfEachClient(interviews.filter((each) => !byClient.has(each.clientHash ?? '')));
  await sweepUnanswered(db, store.machine.now(), studyId);
  const allowed = await withinLimits(store, studyId, first);
  const isFunded = allowed.length > 0 && (wallet === null || (await canFund(store, wallet)));
  const number = isFunded ? await takeNumbers(db, studyId, allowed.length) : null;
  const rows = number === null ? [] : newRows(allowed, number, await momentsOf(store, studyId));
  const refused = number === null && first.length > 0 ? await refusalOf(db, studyId) : notFunded;
  const refusedStarts = new Set(first.filter((each) => !allowed.includes(each)));
  if (rows.length > 0) await makeRoom(store, studyId, rows.length);
  if (rows.length > 0) await db.insertInto('interview').values(rows).execute();
  const started = new Map(rows.map((row) => [row.id, row]));
  for (const row of rows) if (row.client_hash !== null) byClient.set(row.client_hash, row);
  return new Map(
    interviews.map((each) => [
      each,
      outcomeOf(
        started.get(each.id),
        byClient.get(each.clientHash ?? ''),
        refusedStarts.has(each) && refused.kind === 'notFunded' ? tooMany : refused,
      ),
    ]),
  );
}

type Refusal = Exclude<StartOutcome, { readonly kind: 'started' | 'existing' }>;

const notFunded: Refusal = { kind: 'notFunded' };
const tooMany: Refusal = { kind: 'tooMany' };

function outcomeOf(
  started: InterviewRow | undefined,
  existing: InterviewRow | undefined,
  refused: Refusal,
): StartOutcome {
  if (started !== undefined) return { kind: 'started', interview: readInterview(started) };
  return existing === undefined ? refused : { kind: 'existing', interview: readInterview(existing) };
}

async function startedBefore(
  db: Kysely<Tables>,
  studyId: string,
  interviews: readonly NewInterview[],
): Promise<Map<string, InterviewRow>> {
  const hashes = new Set(interviews.flatMap(({ clientHash }) => (clientHash === null ? [] : [clientHash])));
  if (hashes.size === 0) return new Map();
  const rows = await db
    .selectFrom('interview')
    .selectAll()
    .where('study_id', '=', studyId)
    .where('client_hash', 'in', [...hashes])
    .execute();
  return new Map(rows.map((row) => [row.client_hash ?? '', row]));
}

function firstOfEachClient(interviews: readonly NewInterview[]): readonly NewInterview[] {
  const seen = new Set<string>();
  return interviews.filter(({ clientHash }) => {
    if (clientHash === null) return true;
    const isFirst = !seen.has(clientHash);
    seen.add(clientHash);
    return isFirst;
  });
}

/** Reserves the next interview numbers of a study. Returns the first; null if the study is paused or closed. */
async function takeNumbers(db: Kysely<Tables>, studyId: string, count: number): Promise<number | null> {
  const taken = await db
    .updateTable('study')
    .set((study) => ({ interviews_started: study('interviews_started', '+', count) }))
    .where('id', '=', studyId)
    .where('intake', '=', 'open')
    .returning('interviews_started')
    .executeTakeFirst();
  return taken === undefined ? null : taken.interviews_started - count + 1;
}

async function refusalOf(db: Kysely<Tables>, studyId: string): Promise<Refusal> {
  const study = await db
    .selectFrom('study')
    .select(['intake', 'closing_text'])
    .where('id', '=', studyId)
    .executeTakeFirst();
  if (study === undefined || study.intake === 'open') return notFunded;
  return { kind: study.intake, closingText: study.closing_text };
}

interface Moments {
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** Returns the moments of interviews that start now. Call it after `lockStudy`. */
export async function momentsOf({ db, machine }: CreditStore, studyId: string): Promise<Moments> {
  const createdAt = machine.now();
  return { createdAt, updatedAt: await nextMomentOf(db, studyId, createdAt) };
}

function newRows(interviews: readonly NewInterview[], firstNumber: number, moments: Moments): readonly InterviewRow[] {
  return interviews.map((interview, at) => newRow(interview, firstNumber + at, moments));
}

/** Returns the row of a participant's interview. */
export function newRow(interview: NewInterview, number: number, { createdAt, updatedAt }: Moments): InterviewRow {
  return {
    id: interview.id,
    organization_id: interview.organizationId,
    study_id: interview.studyId,
    readable_id: number,
    client_hash: interview.clientHash,
    token_hash: interview.tokenHash,
    seed: interview.seed,
    url_params: JSON.stringify(interview.urlParams),
    session: JSON.stringify(interview.session),
    progress: interview.progress,
    hold: 'none',
    created_at: createdAt,
    updated_at: updatedAt,
    answered_at: null,
    network_hash: interview.networkHash,
    is_rehearsal: 0,
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
