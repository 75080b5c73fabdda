import '../i18n/later.ts';
import type { Session } from '@guide-studio/interview-engine';
import { rehearseWitness, type Witness } from '@guide-studio/interview-engine/paths';
import { showView } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { catchUp } from './previewFrom.ts';
import { goOnWith, useRehearsal } from './rehearsal.ts';

/** Shows the preview at the end of a shortest way, with the answers of that way. */
export function previewWay(witness: Witness): void {
  catchUp();
  const { guide } = useRehearsal.getState();
  showView('preview');
  if (guide !== null) goOnWith(rehearseWitness(guide, witness, { seeds: { seed: '1' } }), words.paths.previewed);
}

/** Shows the preview at the end of an interview, with its answers and draws. */
export function previewInterview(session: Session, notice: string): void {
  catchUp();
  showView('preview');
  goOnWith(session, notice);
}
