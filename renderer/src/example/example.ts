import type { JsonObject } from '@guide-studio/guide-core';
import { newExample } from '../session/index.ts';
import type { SimulatedPerson } from './examplePeople.ts';
import type { SpokenExample } from './spokenExample.ts';

/** Opens the finished example: its guide with its translations, and simulated answers in the Study tab. */
export async function openExample(): Promise<void> {
  const [{ exampleGuide }, { exampleTranslations }] = await Promise.all([
    import('./exampleGuide.ts'),
    import('./exampleTranslations.ts'),
  ]);
  newExample(exampleGuide, exampleTranslations(exampleGuide));
}

/** Loads the guide of the example, its simulated participants, and the recording that one of them gave. */
export async function loadExample(): Promise<{
  readonly guide: JsonObject;
  readonly people: readonly SimulatedPerson[];
  readonly spoken: SpokenExample;
}> {
  const [{ exampleGuide }, { examplePeople }, { spokenExample }] = await Promise.all([
    import('./exampleGuide.ts'),
    import('./examplePeople.ts'),
    import('./spokenExample.ts'),
  ]);
  return { guide: exampleGuide, people: examplePeople, spoken: spokenExample };
}
