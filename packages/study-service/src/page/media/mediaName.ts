import type { MessageSelector } from '../words/messages.ts';
import type { Shown } from './stimuliOf.ts';

/** Returns the name of a stimulus for sentences: its name in the study, or a general term for a page without one. */
export function mediaName({ name }: Pick<Shown, 'name'>): MessageSelector {
  return name === '' ? (words) => words.media.embedName : () => name;
}
