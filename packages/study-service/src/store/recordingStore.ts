import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';
import type { DatabaseTraits } from './databaseTraits.ts';
import type { RecordingStore, StoredPiece, StoredRecording } from './recording.ts';
import type { Rewrapped } from './rewrapped.ts';
import type { Tables } from './tables.ts';
import { unlessBusy } from './unlessBusy.ts';

/** Recordings deleted at once. */
const markedAtOnce = 100;

/** The mark of a recording whose bytes are deleted, but not its answer, which still says that it was recorded. */
const gone = 2;

type Row = Selectable<Tables['recording']>;

/** Returns the part of a store for recordings. */
export function recordingStore(db: Kysely<Tables>, traits: DatabaseTraits): RecordingStore {
  const present = () => db.selectFrom('recording').selectAll('recording').where('recording.doomed', '=', 0);
  const find = async (interviewId: string, recordingId: string): Promise<StoredRecording | null> => {
    const rows = present().where('interview_id', '=', interviewId).where('recording_id', '=', recordingId);
    const [found] = await withPieces(db, await rows.execute());
    return found ?? null;
  };
  return {
    find,
    begin: (recording) =>
      unlessBusy(traits, async () => {
        const { object, organizationId, interviewId, recordingId, stepId, kind, type, begunAt } = recording;
        await db
          .insertInto('recording')
          .values({
            object,
            organization_id: organizationId,
            interview_id: interviewId,
            recording_id: recordingId,
            step_id: stepId,
            kind,
            type,
            begun_at: begunAt,
            pieces: null,
            duration_ms: null,
            box_index: null,
            doomed: 0,
          })
          .onConflict((conflict) => conflict.columns(['interview_id', 'recording_id']).doNothing())
          .execute();
        return (await find(interviewId, recordingId)) ?? 'busy';
      }),
    async list(interviewId) {
      const rows = present().where('interview_id', '=', interviewId).orderBy('begun_at').orderBy('object');
      return withPieces(db, await rows.execute());
    },
    async findObject(object) {
      const [found] = await withPieces(db, await present().where('object', '=', object).execute());
      return found ?? null;
    },
    async listMade(objects) {
      if (objects.length === 0) return new Map();
      const jobs = db.selectFrom('job').select(['subject', 'result']).where('kind', '=', 'rewrap');
      const rows = await jobs.where('subject', 'in', objects).where('state', '=', 'done').execute();
      return new Map(
        rows.flatMap(({ subject, result }) => {
          const { made } = JSON.parse(result ?? '{"made":null}') as Rewrapped;
          return made === null ? [] : [[subject, made] as const];
        }),
      );
    },
    async findAnswered(organizationId, object) {
      const rows = present()
        .innerJoin('answer_recording', 'answer_recording.object', 'recording.object')
        .where('recording.organization_id', '=', organizationId)
        .where('recording.object', '=', object);
      const [found] = await withPieces(db, await rows.execute());
      return found ?? null;
    },
    addPiece: (object, piece) =>
      unlessBusy(traits, async () => {
        await db
          .insertInto('recording_piece')
          .values({ object, ...piece })
          .onConflict((conflict) => conflict.columns(['object', 'number']).doNothing())
          .execute();
        const pieces = db.selectFrom('recording_piece').select('sha256').where('object', '=', object);
        const stored = await pieces.where('number', '=', piece.number).executeTakeFirst();
        return stored?.sha256 === piece.sha256 ? ('stored' as const) : ('differs' as const);
      }),
    end: (object, { pieces, durationMs }) =>
      unlessBusy(traits, async () => {
        const rows = db.updateTable('recording').where('object', '=', object).where('pieces', 'is', null);
        await rows.set({ pieces, duration_ms: durationMs }).execute();
        return 'stored' as const;
      }),
    async keepIndex(object, index) {
      const rows = db.updateTable('recording').where('object', '=', object);
      await unlessBusy(traits, async () => await rows.set({ box_index: index }).execute());
    },
    markForDeletion: (object) =>
      unlessBusy(traits, async () => {
        const rows = db.updateTable('recording').where('object', '=', object).where(isInNoAnswer);
        const { numUpdatedRows } = await rows.set({ doomed: 1 }).executeTakeFirst();
        return numUpdatedRows === 1n;
      }),
    async markOldForDeletion({ unanswered, all }) {
      const rows = db
        .updateTable('recording')
        .where('doomed', '=', 0)
        .where((where) =>
          where.or([
            hasNoInterview(where),
            where.and([where('begun_at', '<=', unanswered), isInNoAnswer(where)]),
            ...(all === null ? [] : [where('begun_at', '<=', all)]),
          ]),
        );
      const leftBehind = db.deleteFrom('recording').where('doomed', '=', gone).where(isInNoAnswer);
      await unlessBusy(traits, async () => {
        await rows.set({ doomed: 1 }).execute();
        await leftBehind.execute();
      });
    },
    async bytesWithoutAnswer() {
      const rows = await db
        .selectFrom('interview')
        .innerJoin('recording', 'recording.interview_id', 'interview.id')
        .innerJoin('recording_piece', 'recording_piece.object', 'recording.object')
        .where('interview.answered_at', 'is', null)
        .where('recording.doomed', '=', 0)
        .select(['interview.network_hash as hash', takenBytes.as('bytes')])
        .groupBy('interview.network_hash')
        .execute();
      return new Map(rows.map(({ hash, bytes }) => [hash, Number(bytes)]));
    },
    async countUnfinished() {
      const unfinished = present().where(isInNoAnswer).clearSelect();
      const { recordings } = await unfinished
        .select(({ fn }) => fn.countAll<number | string>().as('recordings'))
        .executeTakeFirstOrThrow();
      const { bytes } = await unfinished
        .innerJoin('recording_piece', 'recording_piece.object', 'recording.object')
        .select(({ fn }) => fn.sum<number | string | null>('recording_piece.bytes').as('bytes'))
        .executeTakeFirstOrThrow();
      return { recordings: Number(recordings), bytes: Number(bytes ?? 0) };
    },
    async listMarked() {
      const rows = db.selectFrom('recording').select(['organization_id', 'object']).where('doomed', '=', 1);
      const marked = await rows.orderBy('object').limit(markedAtOnce).execute();
      return marked.map(({ organization_id: organizationId, object }) => ({ organizationId, object }));
    },
    async deleteRows(objects) {
      if (objects.length === 0) return;
      const marked = db.selectFrom('recording').select('object').where('object', 'in', objects).where('doomed', '=', 1);
      await unlessBusy(traits, async () => {
        // What was heard stays with its answer. Objects have names of their own, so no other job is about them.
        await db.deleteFrom('job').where('subject', 'in', marked).execute();
        await db.deleteFrom('recording_piece').where('object', 'in', marked).execute();
        await db.deleteFrom('recording').where('object', 'in', marked).where(isInNoAnswer).execute();
        const answered = db.updateTable('recording').where('object', 'in', objects).where('doomed', '=', 1);
        await answered.set({ doomed: gone, box_index: null }).execute();
      });
    },
    async signingKey(fresh) {
      const keys = db.selectFrom('media_key').select('secret');
      const known = await keys.executeTakeFirst();
      if (known !== undefined) return known.secret;
      await db
        .insertInto('media_key')
        .values({ id: 1, secret: fresh })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      return (await keys.executeTakeFirstOrThrow()).secret;
    },
    async setSigningKey(secret) {
      await db
        .insertInto('media_key')
        .values({ id: 1, secret })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ secret }))
        .execute();
    },
  };
}

/** A small piece takes a block of the disk, and a row. */
const takenBytes = sql<
  number | string
>`sum(case when recording_piece.bytes < 4096 then 4096 else recording_piece.bytes end)`;

type Where = ExpressionBuilder<Tables, 'recording'>;

function isInNoAnswer(where: Where) {
  const answers = where.selectFrom('answer_recording').select('answer_recording.object');
  return where.not(where.exists(answers.whereRef('answer_recording.object', '=', 'recording.object')));
}

function hasNoInterview(where: Where) {
  const interviews = where.selectFrom('interview').select('interview.id');
  return where.not(where.exists(interviews.whereRef('interview.id', '=', 'recording.interview_id')));
}

async function withPieces(db: Kysely<Tables>, rows: readonly Row[]): Promise<readonly StoredRecording[]> {
  if (rows.length === 0) return [];
  const objects = rows.map(({ object }) => object);
  const pieces = db.selectFrom('recording_piece').selectAll().where('object', 'in', objects);
  const byObject = new Map<string, StoredPiece[]>(objects.map((object) => [object, []]));
  for (const { object, ...piece } of await pieces.orderBy('object').orderBy('number').execute()) {
    byObject.get(object)?.push(piece);
  }
  const links = db.selectFrom('answer_recording').select('object').where('object', 'in', objects);
  const answered = new Set((await links.execute()).map(({ object }) => object));
  return rows.map((row) => ({
    object: row.object,
    organizationId: row.organization_id,
    interviewId: row.interview_id,
    recordingId: row.recording_id,
    stepId: row.step_id,
    kind: row.kind,
    type: row.type,
    begunAt: row.begun_at,
    end: row.pieces === null ? null : { pieces: row.pieces, durationMs: row.duration_ms ?? 0 },
    pieces: byObject.get(row.object) ?? [],
    answered: answered.has(row.object),
    index: row.box_index,
  }));
}
