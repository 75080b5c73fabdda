import type { EndStep, Step } from '@guide-studio/interview-engine';
import { messages } from './messages.en.ts';

type OpenStep = Exclude<Step, EndStep>;

/** What a step is headed with: the question, or the greeting. */
export function headingOf(step: OpenStep): string {
  if (step.kind === 'item') return step.item.text;
  return step.kind === 'followUp' ? step.question : (step.title ?? step.message ?? '');
}

/** The words on the button that leads on. */
export function nextLabelOf(step: OpenStep): string {
  if (step.kind === 'welcome') return messages.start;
  const own = step.kind === 'item' && step.item.type === 'statement' ? step.item.continueButtonText : null;
  return own === null || own.trim() === '' ? messages.next : own;
}
