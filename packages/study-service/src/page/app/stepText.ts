import type { EndStep, Step } from '@guide-studio/interview-engine';
import { shownText } from '../words/shownText.ts';
import type { MessageSelector } from '../words/messages.ts';

type OpenStep = Exclude<Step, EndStep>;

/** The heading of a step and the text after it. */
export interface StepText {
  readonly heading: string;
  readonly more: string;
  /** True if the heading is long; it is then styled as text. */
  readonly isLong: boolean;
}

/** A longer heading takes more than two or three lines on a phone. */
const longFrom = 140;

/** Returns the question or the greeting. Only the first paragraph is the heading. */
export function textOf(step: OpenStep): StepText {
  const [heading = '', ...rest] = shownText(wholeTextOf(step))
    .trim()
    .split(/\n\s*\n/u);
  return { heading, more: rest.join('\n\n'), isLong: heading.length > longFrom };
}

function wholeTextOf(step: OpenStep): string {
  if (step.kind === 'item') return step.item.text;
  if (step.kind === 'followUp') return step.question;
  return [step.title, step.message].filter((text) => text !== null).join('\n\n');
}

/** Returns the label of the next button: the study's own, otherwise the page's. */
export function nextLabelOf(step: OpenStep): string | MessageSelector {
  if (step.kind === 'welcome') return (words) => words.start;
  const own = step.kind === 'item' && step.item.type === 'statement' ? step.item.continueButtonText : null;
  return own === null || own.trim() === '' ? (words) => words.next : own;
}
