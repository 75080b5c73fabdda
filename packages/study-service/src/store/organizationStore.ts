import type { Study, Wallet } from '@guide-studio/api-contract';
import { isStorableText } from '@guide-studio/guide-core/internal';
import type { Kysely } from 'kysely';
import type { WantedStudy } from './createStudies.ts';
import { hasIdle, isFunded, releaseIdle } from './credits.ts';
import type { DatabaseTraits, StoreMachine } from './databaseTraits.ts';
import { intakes } from './intakes.ts';
import { readStudyGuide } from './readStudyGuide.ts';
import { studyTranslations } from './studyTranslations.ts';
import { rehearsals } from './rehearsals.ts';
import { responseStore } from './responseStore.ts';
import type { CreateOutcome, LaunchOutcome, OrganizationStore, StoredStudy } from './store.ts';
import type { Tables } from './tables.ts';
import { unlessBusy } from './unlessBusy.ts';

/** Returns the queries of one organization. Each query filters by it. */
export function organizationStore(
  db: Kysely<Tables>,
  traits: DatabaseTraits,
  machine: StoreMachine,
  createStudy: (wanted: WantedStudy) => Promise<CreateOutcome>,
  organizationId: string,
): OrganizationStore {
  const idle = idleCredits(db, traits, machine, organizationId);
  return {
    createStudy: (study) => createStudy({ organizationId, study }),
    listStudies: (limit) => listStudies(db, organizationId, limit),
    findStudy: (idOrLinkId) => findStudy(db, organizationId, idOrLinkId),
    readGuide: (studyId) =>
      readStudyGuide(db.selectFrom('study').where('organization_id', '=', organizationId).where('id', '=', studyId)),
    async listWallets() {
      await idle.release();
      return listWallets(db, organizationId);
    },
    launch: (studyId, walletId, launchedAt) =>
      unlessBusy(traits, async () => {
        await idle.release();
        return launch(db, organizationId, studyId, walletId, launchedAt);
      }),
    ...intakes(db, traits, organizationId),
    ...studyTranslations(db, traits, organizationId),
    ...rehearsals(db, traits, machine, organizationId),
    ...responseStore(db, organizationId),
  };
}

/** Releases credits of idle interviews before a balance is read or needed. */
function idleCredits(db: Kysely<Tables>, traits: DatabaseTraits, machine: StoreMachine, organizationId: string) {
  return {
    async release(): Promise<void> {
      if (!(await hasIdle({ db, traits, machine }, organizationId))) return;
      await db
        .transaction()
        .execute((transaction) => releaseIdle({ db: transaction, traits, machine }, organizationId));
    },
  };
}

async function listStudies(db: Kysely<Tables>, organizationId: string, limit: number): Promise<readonly Study[]> {
  const rows = await db
    .selectFrom('study')
    .innerJoin('member', 'member.id', 'study.created_by')
    .select([
      'study.id',
      'study.link_id',
      'study.title',
      'study.created_at',
      'study.folder_paths',
      'member.name',
      'member.email',
    ])
    .select((study) =>
      study
        .selectFrom('interview')
        .select((interview) => interview.fn.countAll<number>().as('completed'))
        .whereRef('interview.study_id', '=', 'study.id')
        .where('interview.organization_id', '=', organizationId)
        .where('interview.progress', '=', 'complete')
        .where('interview.is_rehearsal', '=', 0)
        .as('completed'),
    )
    .where('study.organization_id', '=', organizationId)
    .orderBy('study.created_at', 'desc')
    .orderBy('study.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    linkId: row.link_id,
    title: row.title,
    responseCount: row.completed ?? 0,
    createdAt: new Date(row.created_at).toISOString(),
    creators: [{ name: row.name, email: row.email }],
    folderPaths: JSON.parse(row.folder_paths) as string[][],
  }));
}

async function findStudy(db: Kysely<Tables>, organizationId: string, idOrLinkId: string): Promise<StoredStudy | null> {
  if (!isStorableText(idOrLinkId)) return null;
  const row = await db
    .selectFrom('study')
    .select(['id', 'link_id', 'status', 'wallet_id', 'ask_before_loading'])
    .where('organization_id', '=', organizationId)
    .where((where) => where.or([where('id', '=', idOrLinkId.toLowerCase()), where('link_id', '=', idOrLinkId)]))
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    linkId: row.link_id,
    status: row.status,
    walletId: row.wallet_id,
    askBeforeLoading: row.ask_before_loading === 1,
  };
}

async function listWallets(db: Kysely<Tables>, organizationId: string): Promise<readonly Wallet[]> {
  const rows = await db
    .selectFrom('wallet')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    walletId: row.id,
    name: row.name,
    recruitmentCreditBalance: { balance: toCents(row.recruitment_balance), usage: toCents(row.recruitment_usage) },
    projectCreditBalance: { balance: toCents(row.project_balance), usage: toCents(row.project_usage) },
  }));
}

/** Removes binary rounding errors of repeated additions. */
function toCents(credits: number): number {
  return Math.round(credits * 100) / 100;
}

async function launch(
  db: Kysely<Tables>,
  organizationId: string,
  studyId: string,
  walletId: string | null,
  launchedAt: number,
): Promise<LaunchOutcome> {
  const draft = db
    .updateTable('study')
    .set({ status: 'live', wallet_id: walletId, launched_at: launchedAt })
    .where('organization_id', '=', organizationId)
    .where('id', '=', studyId)
    .where('status', '=', 'draft');
  const funded = draft.where((where) =>
    where.exists(
      where
        .selectFrom('wallet')
        .select('wallet.id')
        .where('wallet.organization_id', '=', organizationId)
        .where('wallet.id', '=', walletId)
        .where(isFunded),
    ),
  );
  const result = await (walletId === null ? draft : funded).executeTakeFirst();
  if (result.numUpdatedRows === 1n) return 'launched';
  const study = await findStudy(db, organizationId, studyId);
  return study?.status === 'draft' ? 'notFunded' : 'notDraft';
}
