import { done } from '@guide-studio/host/common';
import type { partMethods } from '../../packages/host/src/common/contract/parts.ts';
import type { MethodsOf } from './memoryState.ts';

const unused = { kind: 'unreachable', status: null, lacksVersion: false } as const;

/** Answers that no part can be set. */
export const parts: MethodsOf<typeof partMethods> = {
  'part.read': async () => done(null),
  'part.faults': async () => done({ model: null, transcriber: null }),
  'part.test': async () => done({ fault: unused }),
  'part.use': async () => done({ fault: unused }),
  'part.remove': async () => done(null),
};
