import type { Kysely } from 'kysely';
import { type CreditStore, record } from './credits.ts';
import type { DatabaseTraits, StoreMachine } from './databaseTraits.ts';
import { intakes } from './intakes.ts';
import type { Administration, RelinkOutcome, StoredMember, StoredWallet } from './store.ts';
import type { Tables } from './tables.ts';

/** Returns the part of a store that administers organizations, users, wallets and links. */
export function administration(db: Kysely<Tables>, traits: DatabaseTraits, machine: StoreMachine): Administration {
  const inTransaction = <Result>(act: (store: CreditStore) => Promise<Result>): Promise<Result> =>
    db.transaction().execute((transaction) => act({ db: transaction, traits, machine }));
  return {
    async listOrganizations() {
      const rows = await db.selectFrom('organization').selectAll().orderBy('name').orderBy('id').execute();
      return rows.map(({ id, name, wallet_billing }) => ({ id, name, walletBilling: wallet_billing === 1 }));
    },
    async createOrganization({ id, name, walletBilling }) {
      const row = { id, name, wallet_billing: Number(walletBilling) };
      await db.insertInto('organization').values(row).execute();
    },
    listMembers: () => listMembers(db),
    createMember: (member) => inTransaction((store) => createMember(store.db, member)),
    async setMember(id, { isMember, canLaunch }) {
      const change = {
        ...(isMember === undefined ? {} : { is_member: Number(isMember) }),
        ...(canLaunch === undefined ? {} : { can_launch: Number(canLaunch) }),
      };
      if (Object.keys(change).length === 0) return false;
      const result = await db.updateTable('member').set(change).where('id', '=', id).executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
    listWallets: () => listWallets(db),
    createWallet: (wallet) => inTransaction((store) => createWallet(store, wallet)),
    async setGrantLimit(organizationId, walletId, grantLimit) {
      const result = await db
        .updateTable('wallet')
        .set({ grant_limit: grantLimit })
        .where('organization_id', '=', organizationId)
        .where('id', '=', walletId)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
    topUp: (organizationId, walletId, credits) =>
      inTransaction((store) => topUp(store, organizationId, walletId, credits)),
    async readLedger(organizationId, walletId) {
      const rows = await db
        .selectFrom('ledger')
        .selectAll()
        .where('organization_id', '=', organizationId)
        .where('wallet_id', '=', walletId)
        .orderBy('at')
        .orderBy('id')
        .execute();
      return rows.map((row) => ({
        kind: row.kind,
        interviewId: row.interview_id,
        balanceChange: row.balance_change,
        usageChange: row.usage_change,
        at: row.at,
      }));
    },
    relink: (idOrLinkId, linkId) => inTransaction((store) => relink(store.db, idOrLinkId, linkId)),
    async moveStudy(idOrLinkId, folderPaths) {
      const result = await db
        .updateTable('study')
        .set({ folder_paths: JSON.stringify(folderPaths) })
        .where((where) => where.or([where('id', '=', idOrLinkId.toLowerCase()), where('link_id', '=', idOrLinkId)]))
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
    setIntake: intakes(db, traits, null).setIntake,
    async setStudy(idOrLinkId, { askBeforeLoading }) {
      const result = await db
        .updateTable('study')
        .set({ ask_before_loading: Number(askBeforeLoading) })
        .where((where) => where.or([where('id', '=', idOrLinkId.toLowerCase()), where('link_id', '=', idOrLinkId)]))
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
  };
}

async function listMembers(db: Kysely<Tables>): Promise<readonly StoredMember[]> {
  const members = await db.selectFrom('member').selectAll().orderBy('organization_id').orderBy('email').execute();
  const grants = await db.selectFrom('member_wallet').selectAll().orderBy('wallet_id').execute();
  return members.map((row) => ({
    id: row.id,
    organizationId: row.organization_id,
    name: row.name,
    email: row.email,
    isMember: row.is_member === 1,
    canLaunch: row.can_launch === 1,
    walletIds:
      row.all_wallets === 1
        ? null
        : grants.filter((grant) => grant.member_id === row.id).map((grant) => grant.wallet_id),
  }));
}

async function hasOrganization(db: Kysely<Tables>, id: string): Promise<boolean> {
  return (await db.selectFrom('organization').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

function findWallet(db: Kysely<Tables>, organizationId: string, id: string) {
  return db
    .selectFrom('wallet')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
}

async function createMember(db: Kysely<Tables>, member: StoredMember): Promise<boolean> {
  if (!(await hasOrganization(db, member.organizationId))) return false;
  const walletIds = [...new Set(member.walletIds ?? [])];
  for (const walletId of walletIds) {
    if ((await findWallet(db, member.organizationId, walletId)) === undefined) return false;
  }
  await db
    .insertInto('member')
    .values({
      id: member.id,
      organization_id: member.organizationId,
      name: member.name,
      email: member.email,
      is_member: Number(member.isMember),
      can_launch: Number(member.canLaunch),
      all_wallets: Number(member.walletIds === null),
    })
    .execute();
  const owner = { organization_id: member.organizationId, member_id: member.id };
  const grants = walletIds.map((walletId) => ({ ...owner, wallet_id: walletId }));
  if (grants.length > 0) await db.insertInto('member_wallet').values(grants).execute();
  return true;
}

async function listWallets(db: Kysely<Tables>): Promise<readonly StoredWallet[]> {
  const rows = await db.selectFrom('wallet').selectAll().orderBy('organization_id').orderBy('name').execute();
  return rows.map((row) => ({
    organizationId: row.organization_id,
    id: row.id,
    name: row.name,
    recruitmentCredits: row.recruitment_balance,
    projectCredits: row.project_balance,
    projectUsage: row.project_usage,
    grantLimit: row.grant_limit,
  }));
}

async function createWallet(store: CreditStore, wallet: Omit<StoredWallet, 'projectUsage'>): Promise<boolean> {
  const { db } = store;
  if (!(await hasOrganization(db, wallet.organizationId))) return false;
  const result = await db
    .insertInto('wallet')
    .values({
      organization_id: wallet.organizationId,
      id: wallet.id,
      name: wallet.name,
      recruitment_balance: wallet.recruitmentCredits,
      recruitment_usage: 0,
      project_balance: wallet.projectCredits,
      project_usage: 0,
      grant_limit: wallet.grantLimit,
    })
    .onConflict((conflict) => conflict.columns(['organization_id', 'id']).doNothing())
    .executeTakeFirst();
  if (result.numInsertedOrUpdatedRows !== 1n) return false;
  const key = { organizationId: wallet.organizationId, walletId: wallet.id };
  await record(store, key, {
    kind: 'opening',
    interviewId: null,
    balanceChange: wallet.projectCredits,
    usageChange: 0,
  });
  return true;
}

async function topUp(store: CreditStore, organizationId: string, walletId: string, credits: number): Promise<boolean> {
  const result = await store.db
    .updateTable('wallet')
    .set((wallet) => ({ project_balance: wallet('project_balance', '+', credits) }))
    .where('organization_id', '=', organizationId)
    .where('id', '=', walletId)
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) return false;
  const movement = { kind: 'topUp' as const, interviewId: null, balanceChange: credits, usageChange: 0 };
  await record(store, { organizationId, walletId }, movement);
  return true;
}

async function relink(db: Kysely<Tables>, idOrLinkId: string, linkId: string): Promise<RelinkOutcome> {
  const studies = db.selectFrom('study').select(['id', 'organization_id', 'link_id']);
  const study = await studies
    .where((where) => where.or([where('id', '=', idOrLinkId.toLowerCase()), where('link_id', '=', idOrLinkId)]))
    .executeTakeFirst();
  if (study === undefined) return 'notFound';
  if (study.link_id === linkId) return 'relinked';
  if ((await studies.where('link_id', '=', linkId).executeTakeFirst()) !== undefined) return 'linkTaken';
  const former = await db.selectFrom('former_link').selectAll().where('link_id', '=', linkId).executeTakeFirst();
  if (former !== undefined && former.study_id !== study.id) return 'linkTaken';
  await db.deleteFrom('former_link').where('link_id', '=', linkId).execute();
  await db.updateTable('study').set({ link_id: linkId }).where('id', '=', study.id).execute();
  const old = { link_id: study.link_id, organization_id: study.organization_id, study_id: study.id };
  await db.insertInto('former_link').values(old).execute();
  return 'relinked';
}
