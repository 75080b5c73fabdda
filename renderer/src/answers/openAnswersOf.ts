import { showView } from '../session/index.ts';
import type { AnswersOf } from './reading.ts';

/** Shows the answers of a study in their view. */
export async function openAnswersOf(of: AnswersOf): Promise<void> {
  const { openAnswers } = await import('./reading.ts');
  openAnswers(of);
  showView('answers');
}
