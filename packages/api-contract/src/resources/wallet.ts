import * as z from 'zod';
import { Uuid } from './ids.ts';

/** Available credits, and credits spent or held (specification, "Wallet"). */
export const CreditBalance = z.strictObject({ balance: z.number(), usage: z.number() });
export type CreditBalance = z.infer<typeof CreditBalance>;

/** A wallet granted to the organization (specification, "Wallet"). */
export const Wallet = z.strictObject({
  walletId: Uuid,
  name: z.string(),
  recruitmentCreditBalance: CreditBalance,
  projectCreditBalance: CreditBalance,
});
export type Wallet = z.infer<typeof Wallet>;

/** The wallets of the organization (specification, endpoint 7). */
export const WalletsResponse = z.strictObject({ wallets: z.array(Wallet) });
export type WalletsResponse = z.infer<typeof WalletsResponse>;
