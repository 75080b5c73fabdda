import type { StepConcept, StepItem } from '@guide-studio/interview-engine';
import { addressOf } from './addressOf.ts';

type Medium = StepItem['media'][number] | StepConcept['media'][number];

/** Whether the study wants a video to be seen to its end. Concepts cannot want that. */
export function mustWatch(medium: Medium): boolean {
  return medium.type === 'video' && 'forceWatching' in medium && medium.forceWatching === true;
}

/** The addresses of the videos that hold the way on. One that can never be loaded holds nobody. */
export function heldBy(media: StepItem['media'], seen: ReadonlySet<string>, origin: string): readonly string[] {
  return media
    .filter((medium) => mustWatch(medium) && !seen.has(medium.url) && addressOf(medium.url, origin) !== null)
    .map(({ url }) => url);
}
