import type { GuideDocument, GuideTest } from '@guide-studio/guide-core';
import { coveringSet } from '../paths/personas.ts';
import type { Exploration } from '../paths/exploration.ts';
import type { Guide } from '../plan/plan.ts';
import { testFrom } from './testFrom.ts';

/** A test without its name. */
export type UnnamedTest = Omit<GuideTest, 'name'>;

/** Returns tests of personas who together reach everything that participants can reach, each with what it shows. */
export function generatedTests(guide: Guide, doc: GuideDocument, exploration: Exploration): readonly UnnamedTest[] {
  return coveringSet(guide, exploration).personas.map(({ session }) => testFrom(guide, doc, session, 'everything'));
}
