import { Uri } from '@guide-studio/guide-core';
import * as z from 'zod';
import { Uuid } from './ids.ts';
import { Wallet } from './wallet.ts';

/** The optional body of launch (specification, endpoint 6). */
export const LaunchRequest = z.strictObject({ walletId: Uuid.optional() });
export type LaunchRequest = z.infer<typeof LaunchRequest>;

/** The response to launch. `wallet` is omitted if the organization has no wallet billing. */
export const LaunchResponse = z.strictObject({
  id: Uuid,
  linkId: z.string(),
  selfRecruitLink: Uri,
  status: z.literal('live'),
  wallet: Wallet.optional(),
});
export type LaunchResponse = z.infer<typeof LaunchResponse>;
