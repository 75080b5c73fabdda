import { focusLate } from '../../browser/focusLate.ts';
import type { Step, StepId } from './studyPath.ts';

/** The section of a step, and what does it there. */
interface Place {
  readonly section: string;
  readonly act: string | null;
}

const publishing = '[data-publishing]';
const studies = '[data-studies]';
const places: Readonly<Record<StepId, Place>> = {
  check: { section: publishing, act: null },
  approve: { section: '[data-approvals]', act: null },
  draft: { section: publishing, act: '[data-publish]' },
  launch: { section: studies, act: '[data-launch]' },
  invite: { section: studies, act: '[data-invite]' },
  answers: { section: studies, act: '[data-answers-of]' },
};

/** Shows the section of a step and focuses the button that does it, or the heading while there is none to press. */
export function goToStep(id: StepId, state: Step['state']): void {
  // A draft is listed with the studies once it is there.
  const { section: selector, act } = id === 'draft' && state === 'done' ? { section: studies, act: null } : places[id];
  const section = document.querySelector<HTMLElement>(`[data-study-view] ${selector}`);
  if (section === null) return;
  const button = act === null ? null : section.querySelector<HTMLElement>(`${act}:not(:disabled)`);
  section.scrollIntoView({ block: 'nearest' });
  focusLate(button ?? section.querySelector<HTMLElement>('h3'));
}
