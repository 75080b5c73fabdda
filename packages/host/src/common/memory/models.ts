import type { modelMethods } from '../contract/models.ts';
import { done } from '../result.ts';
import type { MethodsOf } from './memoryState.ts';

const unused = { kind: 'unreachable', status: null, lacksVersion: false } as const;

/** Answers that no model can be set. */
export const models: MethodsOf<typeof modelMethods> = {
  'model.read': async () => done(null),
  'model.test': async () => done({ fault: unused }),
  'model.use': async () => done({ fault: unused }),
  'model.remove': async () => done(null),
};
