import { done } from '@guide-studio/host/common';
import type { networkMethods } from '../../packages/host/src/common/contract/network.ts';
import type { MethodsOf } from './memoryState.ts';

/** Answers that nothing can be opened. */
export const network: MethodsOf<typeof networkMethods> = {
  'network.addresses': async () => done({ addresses: [] }),
  'network.state': async () => done(null),
  'network.open': async () => done(null),
  'network.close': async () => done(null),
};
