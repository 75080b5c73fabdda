import type { WalletsResponse } from '@guide-studio/api-contract';
import type { Handler } from '../call.ts';

/** Returns the wallets granted to the organization (specification, endpoint 7). */
export const listWallets: Handler = async ({ organization }) => {
  const body: WalletsResponse = { wallets: [...(await organization.listWallets())] };
  return { status: 200, body };
};
