import type { EndStep, Step } from '@guide-studio/interview-engine';
import type { Saying } from './messages.ts';

type OpenStep = Exclude<Step, EndStep>;

/** What a step says: its heading, and what follows it. */
export interface StepText {
  readonly heading: string;
  readonly more: string;
  /** A heading that is an explanation rather than a question is set like one. */
  readonly isLong: boolean;
}

/** More than two or three lines on a phone are no longer read as a heading. */
const longFrom = 140;

/** The question or the greeting. Of a text in paragraphs only the first is the heading. */
export function textOf(step: OpenStep): StepText {
  const [heading = '', ...rest] = wholeTextOf(step)
    .trim()
    .split(/\n\s*\n/u);
  return { heading, more: rest.join('\n\n'), isLong: heading.length > longFrom };
}

function wholeTextOf(step: OpenStep): string {
  if (step.kind === 'item') return step.item.text;
  if (step.kind === 'followUp') return step.question;
  return [step.title, step.message].filter((text) => text !== null).join('\n\n');
}

/** The words on the button that leads on: the study's own, else the page's. */
export function nextLabelOf(step: OpenStep): string | Saying {
  if (step.kind === 'welcome') return (words) => words.start;
  const own = step.kind === 'item' && step.item.type === 'statement' ? step.item.continueButtonText : null;
  return own === null || own.trim() === '' ? (words) => words.next : own;
}
