import type { JsonObject } from '@guide-studio/guide-core';
import { newExample } from '../session/index.ts';
import type { SimulatedPerson } from './examplePeople.ts';

/** Opens the finished example: its guide, with simulated answers in the Study tab. */
export async function openExample(): Promise<void> {
  const { exampleGuide } = await import('./exampleGuide.ts');
  newExample(exampleGuide);
}

/** Loads the guide of the example and its simulated participants. */
export async function loadExample(): Promise<{
  readonly guide: JsonObject;
  readonly people: readonly SimulatedPerson[];
}> {
  const [{ exampleGuide }, { examplePeople }] = await Promise.all([
    import('./exampleGuide.ts'),
    import('./examplePeople.ts'),
  ]);
  return { guide: exampleGuide, people: examplePeople };
}
