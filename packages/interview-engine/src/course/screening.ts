import { selectedIn } from '../answers/answer.ts';
import { endingStatus } from '../assumptions.ts';
import type { PlannedOption } from '../plan/plan.ts';
import type { Given } from './record.ts';

/** Returns true if an answer screens the participant out: an option with status `reject` in a screening block. */
export function isScreenedOutBy({ occasion, asked, answer }: Given): boolean {
  if (!occasion.planned.isScreener) return false;
  const selected = selectedIn(answer);
  return asked.options.some((option) => isRejecting(option) && selected.includes(option.id));
}

/** Returns true for an option that, in a screening block, screens the participant out. */
export function isRejecting({ status }: PlannedOption): boolean {
  return status === endingStatus;
}
