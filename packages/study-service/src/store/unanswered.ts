import type { ExpressionBuilder, Kysely } from 'kysely';
import { unansweredKeptMs } from '../assumptions.ts';
import type { CreditStore } from './credits.ts';
import type { NewInterview } from './store.ts';
import type { Tables } from './tables.ts';

type Where = ExpressionBuilder<Tables, 'interview'>;

/** Returns the condition for interviews started before `moment` and never answered. */
function unansweredSince(where: Where, moment: number) {
  return where.and([
    where('interview.answered_at', 'is', null),
    where('interview.progress', '=', 'in_progress'),
    where('interview.created_at', '<=', moment),
  ]);
}

/**
 * Returns the condition for listed interviews: with an answer, or complete because the guide showed this participant
 * nothing. It never becomes false, so no interview leaves a list that is read by page, and later ones do not move to an
 * earlier page.
 */
export function isListed(where: Where) {
  return where.or([where('interview.answered_at', 'is not', null), where('interview.progress', '!=', 'in_progress')]);
}

/** Removes interviews that were started a day ago and never answered. */
export async function sweepUnanswered(db: Kysely<Tables>, now: number, studyId?: string): Promise<void> {
  const over = now - unansweredKeptMs;
  const found = db
    .selectFrom('interview')
    .select('id')
    .where((where) => unansweredSince(where, over))
    .$if(studyId !== undefined, (query) => query.where('study_id', '=', studyId ?? ''))
    .limit(sweptAtOnce);
  await db.deleteFrom('interview').where('id', 'in', found).execute();
}

/** Limits the time that one start waits for the sweep. */
const sweptAtOnce = 1000;

/** Returns the new interviews within the limit of their network, in order. */
export async function withinLimits(
  { db, machine }: CreditStore,
  studyId: string,
  interviews: readonly NewInterview[],
): Promise<readonly NewInterview[]> {
  if (interviews.length === 0) return [];
  const { perNetwork } = machine.startLimits;
  const waiting = db
    .selectFrom('interview')
    .where('study_id', '=', studyId)
    .where('is_rehearsal', '=', 0)
    .where('answered_at', 'is', null)
    .where('progress', '=', 'in_progress')
    .where('created_at', '>', machine.now() - unansweredKeptMs);
  const hashes = new Set(interviews.flatMap(({ networkHash }) => (networkHash === null ? [] : [networkHash])));
  const byNetwork =
    hashes.size === 0
      ? []
      : await waiting
          .where('network_hash', 'in', [...hashes])
          .select(['network_hash', ({ fn }) => fn.countAll<number>().as('count')])
          .groupBy('network_hash')
          .execute();
  const counts = new Map(byNetwork.map(({ network_hash: hash, count }) => [hash, count]));
  return interviews.filter(({ networkHash }) => {
    const count = networkHash === null ? 0 : (counts.get(networkHash) ?? 0);
    if (count >= perNetwork) return false;
    if (networkHash !== null) counts.set(networkHash, count + 1);
    return true;
  });
}

/** Removes the oldest unanswered interviews of a study if `count` new ones would exceed the limit per link. */
export async function makeRoom({ db, machine }: CreditStore, studyId: string, count: number): Promise<void> {
  const waiting = db
    .selectFrom('interview')
    .where('study_id', '=', studyId)
    .where('is_rehearsal', '=', 0)
    .where('answered_at', 'is', null)
    .where('progress', '=', 'in_progress');
  const { all } = await waiting.select(({ fn }) => fn.countAll<number | string>().as('all')).executeTakeFirstOrThrow();
  const over = Number(all) + count - machine.startLimits.perLink;
  if (over <= 0) return;
  const oldest = waiting.select('id').orderBy('created_at').orderBy('readable_id').limit(over);
  await db.deleteFrom('interview').where('id', 'in', oldest).execute();
}
