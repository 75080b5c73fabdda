import { newGuide } from '../session/files.ts';
import { write } from '../session/store.ts';

/** Opens the finished example: its guide, with simulated answers in the Study tab. */
export async function openExample(): Promise<void> {
  const { exampleGuide } = await import('./exampleGuide.ts');
  newGuide(exampleGuide);
  write({ isExample: true, view: 'study' });
}
