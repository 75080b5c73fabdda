import type { ExpressionBuilder, Kysely } from 'kysely';
import { unansweredKeptMs } from '../assumptions.ts';
import type { CreditStore } from './credits.ts';
import type { NewInterview } from './store.ts';
import type { Tables } from './tables.ts';

type Where = ExpressionBuilder<Tables, 'interview'>;

/** Interviews that were started before `moment` and never answered. */
function unansweredSince(where: Where, moment: number) {
  return where.and([
    where('interview.answered_at', 'is', null),
    where('interview.progress', '=', 'in_progress'),
    where('interview.created_at', '<=', moment),
  ]);
}

/**
 * Whether an interview is one to list: it has an answer, or the guide showed this participant nothing. That never becomes
 * untrue, so no interview leaves a list that is being read page by page, and none behind it moves to an earlier page.
 */
export function isListed(where: Where) {
  return where.or([where('interview.answered_at', 'is not', null), where('interview.progress', '!=', 'in_progress')]);
}

/** Removes the interviews that were started a day ago and never answered. */
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

/** Nobody who starts waits for more. */
const sweptAtOnce = 1000;

/** Those of new interviews that stay within the limit of their network, in their order. */
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

/** Removes the oldest unanswered interviews of a study where `count` new ones would be more than a link may have. */
export async function makeRoom({ db, machine }: CreditStore, studyId: string, count: number): Promise<void> {
  const waiting = db
    .selectFrom('interview')
    .where('study_id', '=', studyId)
    .where('answered_at', 'is', null)
    .where('progress', '=', 'in_progress');
  const { all } = await waiting.select(({ fn }) => fn.countAll<number>().as('all')).executeTakeFirstOrThrow();
  const over = Number(all) + count - machine.startLimits.perLink;
  if (over <= 0) return;
  const oldest = waiting.select('id').orderBy('created_at').orderBy('readable_id').limit(over);
  await db.deleteFrom('interview').where('id', 'in', oldest).execute();
}
