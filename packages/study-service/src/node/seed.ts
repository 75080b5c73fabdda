import { readFile } from 'node:fs/promises';
import { Uuid } from '@guide-studio/api-contract';
import * as z from 'zod';
import type { StartingOrganization } from '../store/store.ts';
import { hashOf, newId } from './random.ts';
import { StartError } from './startError.ts';

const credits = z.number().min(0);
const WalletSeed = z.strictObject({
  walletId: Uuid.toLowerCase(),
  name: z.string().min(1),
  recruitmentCredits: credits,
  projectCredits: credits,
  grantLimit: credits.optional(),
});
const UserSeed = z.strictObject({
  name: z.string().optional(),
  email: z.string().min(1),
  isMember: z.boolean(),
  canLaunch: z.boolean(),
  walletIds: z.array(Uuid.toLowerCase()).optional(),
  apiKeys: z.array(z.string().min(1)),
});
const OrganizationSeed = z.strictObject({
  name: z.string().min(1),
  walletBilling: z.boolean().default(true),
  wallets: z.array(WalletSeed),
  users: z.array(UserSeed),
});

/** The content of a seed file (docs/decisions/api-choices.md, "Starting data of the service"). */
export const Seed = z.strictObject({ organizations: z.array(OrganizationSeed).min(1) }).check((context) => {
  for (const issue of contradictions(context.value))
    context.issues.push({ code: 'custom', input: undefined, ...issue });
});
export type Seed = z.infer<typeof Seed>;

/** Reads a seed file. Throws {@link StartError} `seedUnreadable` or `seedInvalid`. */
export async function readSeed(path: string): Promise<Seed> {
  const json = await readJson(path);
  const seed = Seed.safeParse(json);
  if (seed.success) return seed.data;
  const [issue] = seed.error.issues;
  throw new StartError('seedInvalid', path, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as unknown;
  } catch (error) {
    // A syntax error quotes the text, which may contain keys.
    throw new StartError('seedUnreadable', path, error instanceof SyntaxError ? 'not JSON' : error);
  }
}

interface Contradiction {
  readonly message: string;
  readonly path: (string | number)[];
}

/** Checks what the schema cannot express: duplicate keys, duplicate wallets, and grants of missing wallets. */
function contradictions(seed: { readonly organizations: readonly z.infer<typeof OrganizationSeed>[] }) {
  const found: Contradiction[] = [];
  const keys = new Set<string>();
  for (const [at, { wallets, users }] of seed.organizations.entries()) {
    const ids = new Set(wallets.map((wallet) => wallet.walletId));
    if (ids.size < wallets.length) {
      found.push({ message: 'this wallet is listed twice', path: ['organizations', at, 'wallets'] });
    }
    for (const [user, { walletIds = [], apiKeys }] of users.entries()) {
      const path = ['organizations', at, 'users', user];
      if (walletIds.some((id) => !ids.has(id))) {
        found.push({ message: 'the organization has no such wallet', path: [...path, 'walletIds'] });
      }
      for (const key of apiKeys) {
        if (keys.has(key)) found.push({ message: 'this key is listed twice', path: [...path, 'apiKeys'] });
        keys.add(key);
      }
    }
  }
  return found;
}

/** Adds ids to the content of a seed and replaces keys by their hashes. `keyName` names the keys' origin. */
export function startingOrganizations(seed: Seed, now: number, keyName = 'Seed'): readonly StartingOrganization[] {
  return seed.organizations.map(({ name, walletBilling, wallets, users }) => ({
    id: newId(),
    name,
    walletBilling,
    wallets: wallets.map(({ walletId, grantLimit = null, ...wallet }) => ({ ...wallet, id: walletId, grantLimit })),
    members: users.map((user) => ({
      id: newId(),
      name: user.name ?? user.email,
      email: user.email,
      isMember: user.isMember,
      canLaunch: user.canLaunch,
      walletIds: user.walletIds === undefined ? null : [...new Set(user.walletIds)],
      keys: user.apiKeys.map((key) => ({ id: newId(), name: keyName, hash: hashOf(key), createdAt: now })),
    })),
  }));
}

/** Returns the data of an empty database without a seed: one organization, user, wallet and key. */
export function firstOrganization(apiKey: string): Seed {
  const wallet = {
    walletId: newId(),
    name: 'Studies',
    recruitmentCredits: firstCredits,
    projectCredits: firstCredits,
  };
  const user = {
    name: 'Researcher',
    email: 'researcher@localhost',
    isMember: true,
    canLaunch: true,
    apiKeys: [apiKey],
  };
  return { organizations: [{ name: 'My organization', walletBilling: true, wallets: [wallet], users: [user] }] };
}

const firstCredits = 1000;
