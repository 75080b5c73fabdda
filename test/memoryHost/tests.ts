import { changeGuideTests, guideTestsOf } from '@guide-studio/guide-core/tests';
import { done } from '@guide-studio/host/common';
import type { testsMethods } from '../../packages/host/src/common/contract/tests.ts';
import { type MemoryState, type MethodsOf, reachable } from './memoryState.ts';

/** Reads and changes guide tests. */
export function tests(state: MemoryState): MethodsOf<typeof testsMethods> {
  return {
    'tests.read': async ({ file }) => {
      const reach = reachable(file);
      return reach.ok ? done(guideTestsOf(state.tests.get(file) ?? null)) : reach;
    },
    'tests.change': async ({ file, changes }) => {
      const reach = reachable(file);
      if (!reach.ok) return reach;
      const changed = changes.reduce(changeGuideTests, state.tests.get(file) ?? {});
      state.tests.set(file, changed);
      state.files.touch();
      return done(guideTestsOf(changed));
    },
  };
}
