import { type Kysely, sql } from 'kysely';
import { chargeCredit, type CreditStore, holdCredit, releaseCredit } from './credits.ts';
import type { JobKind, NewJob } from './job.ts';
import { addJobs } from './jobs.ts';
import { type InterviewRow, readInterview } from './interviewRow.ts';
import type { AnswersChange, ChangeOutcome, InterviewChange, InterviewProgress, StoredInterview } from './store.ts';
import { nextMomentOf } from './studyClock.ts';
import type { Tables } from './tables.ts';
import type { Transcript } from './transcript.ts';
import { keepTranscript } from './transcripts.ts';

/** A requested change of an interview. */
export interface WantedChange {
  readonly interviewId: string;
  readonly decide: (interview: StoredInterview) => InterviewChange<unknown>;
}

/** An interview within the transaction: its current row, and the wallet of its study. */
interface Standing {
  readonly row: InterviewRow;
  readonly walletId: string | null;
}

interface Decided {
  readonly wanted: WantedChange;
  readonly standing: Standing;
  readonly before: StoredInterview;
  readonly change: Extract<InterviewChange<unknown>, { kind: 'store' }>;
}

interface Changed {
  readonly row: InterviewRow;
  readonly answers: AnswersChange | null;
  readonly recordings: Decided['change']['recordings'];
}

/**
 * Changes interviews in one transaction, as if each came alone; changes of the same interview run in order. An
 * interview without funds has written nothing at that point, so the others need not be rolled back. Returns the
 * outcomes in order, and which kinds of jobs were added.
 */
export async function changeInterviews(
  store: CreditStore,
  all: readonly WantedChange[],
): Promise<{ readonly outcomes: readonly ChangeOutcome<unknown>[]; readonly added: ReadonlySet<JobKind> }> {
  const added = new Set<JobKind>();
  const standings = await findStandings(store, [...new Set(all.map((wanted) => wanted.interviewId))].sort());
  const outcomes = new Map<WantedChange, ChangeOutcome<unknown>>();
  for (let left = all; left.length > 0; ) {
    const round = firstChanges(standings, left, outcomes);
    for (const { kind } of await storeRound(store, standings, round, outcomes)) added.add(kind);
    left = left.filter((wanted) => !outcomes.has(wanted));
  }
  return { outcomes: all.map((wanted) => outcomes.get(wanted) ?? { kind: 'missing' }), added };
}

/** Reads the rows, locked in the order of their ids if the database locks rows. */
async function findStandings({ db, traits }: CreditStore, ids: readonly string[]): Promise<Map<string, Standing>> {
  const found = await db
    .selectFrom('interview')
    .innerJoin('study', 'study.id', 'interview.study_id')
    .selectAll('interview')
    .select('study.wallet_id')
    .where('interview.id', 'in', ids)
    .$if(traits.locksRows, (query) => query.orderBy('interview.id').forUpdate('interview'))
    .execute();
  return new Map(found.map(({ wallet_id: walletId, ...row }) => [row.id, { row, walletId }]));
}

/** Returns the next change of each interview. Requests that change nothing are answered here. */
function firstChanges(
  standings: ReadonlyMap<string, Standing>,
  left: readonly WantedChange[],
  outcomes: Map<WantedChange, ChangeOutcome<unknown>>,
): readonly Decided[] {
  const round = new Map<string, Decided>();
  for (const wanted of left) {
    if (round.has(wanted.interviewId)) continue;
    const standing = standings.get(wanted.interviewId);
    if (standing === undefined) {
      outcomes.set(wanted, { kind: 'missing' });
      continue;
    }
    const before = readInterview(standing.row);
    const change = wanted.decide(before);
    if (change.kind === 'keep') outcomes.set(wanted, { kind: 'kept', refusal: change.refusal });
    else round.set(wanted.interviewId, { wanted, standing, before, change });
  }
  return [...round.values()];
}

async function storeRound(
  store: CreditStore,
  standings: Map<string, Standing>,
  round: readonly Decided[],
  outcomes: Map<WantedChange, ChangeOutcome<unknown>>,
): Promise<readonly NewJob[]> {
  if (round.length === 0) return [];
  const { db, traits, machine } = store;
  // All transactions lock studies in the same order, to prevent deadlocks.
  const studies = new Set(round.map(({ standing }) => standing.row.study_id));
  const now = machine.now();
  const moments = new Map<string, number>();
  for (const studyId of [...studies].sort()) {
    await traits.lockStudy(db, studyId);
    moments.set(studyId, await nextMomentOf(db, studyId, now));
  }
  const changed: Changed[] = [];
  for (const { wanted, standing, before, change } of round) {
    const hold = await settled(store, standing, change);
    if (hold === null) {
      outcomes.set(wanted, { kind: 'notFunded' });
      continue;
    }
    const { session, progress } = change;
    const updatedAt = moments.get(standing.row.study_id) ?? now;
    const row = rowAfter(standing.row, change, hold, { updatedAt, now });
    standings.set(row.id, { ...standing, row });
    changed.push({ row, answers: change.answers, recordings: change.recordings });
    outcomes.set(wanted, { kind: 'stored', interview: { ...before, session, progress, updatedAt } });
  }
  if (changed.length === 0) return [];
  await updateRows(
    db,
    changed.map(({ row }) => row),
  );
  await keepAnswers(db, changed, now);
  await keepRecordings(db, changed);
  const jobs = changed.flatMap(jobsOf).filter(({ kind }) => machine.queues.has(kind));
  await addJobs(db, jobs, now);
  return jobs;
}

/** Invented participants cost nothing. */
function jobsOf({ row, answers, recordings }: Changed): readonly NewJob[] {
  if (row.is_rehearsal === 1) return [];
  const { id: interviewId, answered_at: answeredAt } = row;
  const spoken = recordings?.spoken ?? null;
  const jobs: NewJob[] = (recordings?.objects ?? []).map((subject) => {
    return { kind: 'rewrap', subject, interviewId, version: 0 };
  });
  if (spoken !== null) jobs.push({ kind: 'transcript', subject: spoken, interviewId, version: 0 });
  if (answers !== null && row.progress === 'complete') {
    jobs.push({ kind: 'analysis', subject: interviewId, interviewId, version: answeredAt ?? 0 });
  }
  return jobs;
}

function rowAfter(
  row: InterviewRow,
  change: Decided['change'],
  hold: InterviewRow['hold'],
  { updatedAt, now }: { readonly updatedAt: number; readonly now: number },
): InterviewRow {
  return {
    ...row,
    session: JSON.stringify(change.session),
    progress: change.progress,
    hold,
    updated_at: updatedAt,
    answered_at: change.answers === null ? row.answered_at : now,
    network_hash: change.answers === null ? row.network_hash : null,
  };
}

/** Moves the interview's credit to the state of its progress; a rehearsal has none. Returns null if none is available. */
async function settled(
  store: CreditStore,
  { row, walletId }: Standing,
  { answers, progress }: Decided['change'],
): Promise<InterviewRow['hold'] | null> {
  if (answers === null || row.is_rehearsal === 1) return row.hold;
  if (walletId === null) return 'none';
  const wallet = { organizationId: row.organization_id, walletId };
  if (row.hold !== 'held' && !(await holdCredit(store, wallet, row.id))) return null;
  return await moveHeld(store, wallet, row.id, progress);
}

async function moveHeld(
  store: CreditStore,
  wallet: Parameters<typeof chargeCredit>[1],
  interviewId: string,
  progress: InterviewProgress,
): Promise<InterviewRow['hold']> {
  if (progress === 'in_progress') return 'held';
  if (progress === 'complete') {
    await chargeCredit(store, wallet, interviewId);
    return 'charged';
  }
  await releaseCredit(store, wallet, interviewId);
  return 'released';
}

/** Updates all rows in one statement. Both databases name the columns of a value list `column1`, `column2`, … */
async function updateRows(db: Kysely<Tables>, rows: readonly InterviewRow[]): Promise<void> {
  const values = rows.map(
    ({ id, session, progress, hold, updated_at: updated, answered_at: answered, network_hash: network }) =>
      sql`(${id}, ${session}, ${progress}, ${hold}, cast(${updated} as bigint), cast(${answered} as bigint), cast(${network} as text))`,
  );
  await sql`update interview set session = changed.column2, progress = changed.column3, hold = changed.column4,
    updated_at = changed.column5, answered_at = changed.column6, network_hash = changed.column7
    from (values ${sql.join(values)}) as changed where interview.id = changed.column1`.execute(db);
}

async function keepAnswers(db: Kysely<Tables>, changed: readonly Changed[], now: number): Promise<void> {
  for (const { row, answers } of changed) {
    if (answers?.drops !== true) continue;
    await db.deleteFrom('answer').where('interview_id', '=', row.id).where('sequence', '>=', answers.kept).execute();
  }
  const rows = changed.flatMap(({ row, answers }) =>
    (answers?.added ?? []).map(({ stepId, answer }, at) => ({
      interview_id: row.id,
      step_id: stepId,
      sequence: (answers?.kept ?? 0) + at,
      answer: JSON.stringify(answer),
      answered_at: now,
    })),
  );
  if (rows.length > 0) await db.insertInto('answer').values(rows).execute();
}

/** After the answers, which drop the recordings of those that they replace. */
async function keepRecordings(db: Kysely<Tables>, changed: readonly Changed[]): Promise<void> {
  for (const { row, recordings } of changed) {
    if (recordings === undefined) continue;
    const at = { interview_id: row.id, step_id: recordings.stepId };
    const former = db.deleteFrom('answer_recording').where('interview_id', '=', row.id);
    await former.where('step_id', '=', recordings.stepId).execute();
    const { objects, spoken } = recordings;
    const rows = objects.map((object) => ({ object, ...at, spoken: object === spoken ? 1 : 0 }));
    if (rows.length > 0) await db.insertInto('answer_recording').values(rows).execute();
    await keepTranscript(db, row.id, recordings.stepId, spoken === null ? '' : await understood(db, spoken));
  }
}

/** Returns what was understood of a recording so far; empty if nothing was. */
async function understood(db: Kysely<Tables>, object: string): Promise<string> {
  const jobs = db.selectFrom('job').select('result').where('kind', '=', 'transcript').where('subject', '=', object);
  const { result = null } = (await jobs.where('state', '=', 'done').executeTakeFirst()) ?? {};
  return result === null ? '' : (JSON.parse(result) as Transcript).text;
}
