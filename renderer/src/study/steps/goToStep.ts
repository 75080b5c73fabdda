import { focusLate } from '../../browser/focusLate.ts';
import type { Step, StepId } from './studyPath.ts';

/** The section of a step, and what does it there. */
interface Place {
  readonly section: string;
  readonly button: string | null;
}

const publishing = '[data-publishing]';
const studies = '[data-studies]';
const places: Readonly<Record<StepId, Place>> = {
  check: { section: publishing, button: null },
  approve: { section: '[data-approvals]', button: null },
  draft: { section: publishing, button: '[data-publish]' },
  launch: { section: studies, button: '[data-launch]' },
  invite: { section: studies, button: '[data-invite]' },
  answers: { section: studies, button: '[data-answers-of]' },
};

/** Shows the section of a step and focuses the button that does it, or the heading while there is none to press. */
export function goToStep(id: StepId, state: Step['state']): void {
  // A draft is listed with the studies once it is there.
  const place = id === 'draft' && state === 'done' ? { section: studies, button: null } : places[id];
  const section = document.querySelector<HTMLElement>(`[data-study-view] ${place.section}`);
  if (section === null) return;
  const button = place.button === null ? null : section.querySelector<HTMLElement>(`${place.button}:not(:disabled)`);
  section.scrollIntoView({ block: 'nearest' });
  focusLate(button ?? section.querySelector<HTMLElement>('h3'));
}
