import type { Saying } from '../app/messages.ts';
import type { Shown } from './stimuliOf.ts';

/** What a stimulus is called in sentences: by its name in the study, and a page inside the step, which has none, as such. */
export function nameOf({ name }: Pick<Shown, 'name'>): Saying {
  return name === '' ? (words) => words.media.embedName : () => name;
}
