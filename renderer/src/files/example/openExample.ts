import { newGuide } from '../../session/files.ts';
import { write } from '../../session/store.ts';

/** Shows the finished example: its guide, and in the Study tab what simulated people answered. */
export async function openExample(): Promise<void> {
  const { exampleGuide } = await import('./exampleGuide.ts');
  newGuide(exampleGuide);
  write({ isExample: true, view: 'study' });
}
