import type { Study, Wallet } from '@guide-studio/api-contract';
import type { CreateStudyRequest } from '@guide-studio/guide-core';
import type { Kysely } from 'kysely';
import type { ReadIds } from '../questions/readIds.ts';
import type { DatabaseTraits } from './databaseTraits.ts';
import type { CreateOutcome, LaunchOutcome, NewStudy, OrganizationStore, StoredStudy } from './store.ts';
import type { Tables } from './tables.ts';

/** The queries of one organization. Every one of them names it. */
export function organizationStore(
  db: Kysely<Tables>,
  traits: DatabaseTraits,
  organizationId: string,
): OrganizationStore {
  return {
    createStudy: (study) => unlessBusy(traits, () => createStudy(db, organizationId, study)),
    listStudies: (limit) => listStudies(db, organizationId, limit),
    findStudy: (idOrLinkId) => findStudy(db, organizationId, idOrLinkId),
    readGuide: (studyId) => readGuide(db, organizationId, studyId),
    listWallets: () => listWallets(db, organizationId),
    launch: (studyId, walletId, launchedAt) =>
      unlessBusy(traits, () => launch(db, organizationId, studyId, walletId, launchedAt)),
  };
}

async function unlessBusy<Outcome>(traits: DatabaseTraits, write: () => Promise<Outcome>): Promise<Outcome | 'busy'> {
  try {
    return await write();
  } catch (error) {
    if (traits.isBusy(error)) return 'busy';
    throw error;
  }
}

async function createStudy(db: Kysely<Tables>, organizationId: string, study: NewStudy): Promise<CreateOutcome> {
  const result = await db
    .insertInto('study')
    .values({
      id: study.id,
      organization_id: organizationId,
      link_id: study.linkId,
      title: study.guide.title,
      status: 'draft',
      guide: JSON.stringify(study.guide),
      read_ids: JSON.stringify(study.readIds),
      created_by: study.createdBy,
      created_at: study.createdAt,
      launched_at: null,
      wallet_id: null,
    })
    .onConflict((conflict) => conflict.column('link_id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n ? 'created' : 'linkTaken';
}

async function listStudies(db: Kysely<Tables>, organizationId: string, limit: number): Promise<readonly Study[]> {
  const rows = await db
    .selectFrom('study')
    .innerJoin('member', 'member.id', 'study.created_by')
    .select(['study.id', 'study.link_id', 'study.title', 'study.created_at', 'member.name', 'member.email'])
    .where('study.organization_id', '=', organizationId)
    .orderBy('study.created_at', 'desc')
    .orderBy('study.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    linkId: row.link_id,
    title: row.title,
    // Interviews are not held by this service yet.
    responseCount: 0,
    createdAt: new Date(row.created_at).toISOString(),
    creators: [{ name: row.name, email: row.email }],
    folderPaths: [],
  }));
}

async function findStudy(db: Kysely<Tables>, organizationId: string, idOrLinkId: string): Promise<StoredStudy | null> {
  const row = await db
    .selectFrom('study')
    .select(['id', 'link_id', 'status', 'wallet_id'])
    .where('organization_id', '=', organizationId)
    .where((where) => where.or([where('id', '=', idOrLinkId.toLowerCase()), where('link_id', '=', idOrLinkId)]))
    .executeTakeFirst();
  if (row === undefined) return null;
  return { id: row.id, linkId: row.link_id, status: row.status, walletId: row.wallet_id };
}

async function readGuide(db: Kysely<Tables>, organizationId: string, studyId: string) {
  const row = await db
    .selectFrom('study')
    .select(['guide', 'read_ids'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', studyId)
    .executeTakeFirst();
  if (row === undefined) return null;
  // Both were validated before they were stored, and nothing else writes them.
  return { guide: JSON.parse(row.guide) as CreateStudyRequest, readIds: JSON.parse(row.read_ids) as ReadIds };
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
    recruitmentCreditBalance: { balance: row.recruitment_balance, usage: row.recruitment_usage },
    projectCreditBalance: { balance: row.project_balance, usage: row.project_usage },
  }));
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
        .where('wallet.project_balance', '>=', 1)
        .where((limit) =>
          limit.or([
            limit('wallet.grant_limit', 'is', null),
            limit(limit('wallet.project_usage', '+', 1), '<=', limit.ref('wallet.grant_limit')),
          ]),
        ),
    ),
  );
  const result = await (walletId === null ? draft : funded).executeTakeFirst();
  if (result.numUpdatedRows === 1n) return 'launched';
  const study = await findStudy(db, organizationId, studyId);
  return study?.status === 'draft' ? 'notFunded' : 'notDraft';
}
