import type { EndStep, Step } from '@guide-studio/interview-engine';
import type { Exposure } from '@guide-studio/interview-engine/answers';
import { type Address, addressOf, type Place } from './addressOf.ts';

/** A picture, video or page of a step. */
export interface Shown {
  readonly kind: Exposure['kind'];
  /** The address as in the guide, used in reports. */
  readonly url: string;
  /** Null if it may never be loaded. */
  readonly address: Address | null;
  /** Empty for a page, which has no name. */
  readonly name: string;
  readonly widthPercentage: number | undefined;
  /** True if the participant must watch the whole video. Concepts cannot require this. */
  readonly mustWatch: boolean;
  /** The text that it belongs to. */
  readonly of: 'concept' | 'question';
}

type Media = readonly {
  readonly type: 'image' | 'video';
  readonly url: string;
  readonly name: string;
  readonly widthPercentage?: number | undefined;
  readonly forceWatching?: boolean | undefined;
}[];

/** Returns the stimuli of a step: first those of its concept, then those of the question, in the guide's order. */
export function stimuliOf(step: Exclude<Step, EndStep>, place: Place): readonly Shown[] {
  if (step.kind !== 'item') return [];
  const { concept, item } = step;
  return [
    ...(concept === null ? [] : shownIn(concept.media, concept.embedUrl, 'concept', place)),
    ...shownIn(item.media, item.embed?.proxyUrl ?? item.embed?.url ?? null, 'question', place),
  ];
}

function shownIn(media: Media, embedUrl: string | null, of: Shown['of'], place: Place): readonly Shown[] {
  const shown = media.map(({ type: kind, url, name, widthPercentage, forceWatching }) => {
    const mustWatch = kind === 'video' && forceWatching === true;
    return { kind, url, address: addressOf(url, place), name, widthPercentage, mustWatch, of };
  });
  if (embedUrl === null) return shown;
  const address = addressOf(embedUrl, place);
  return [
    ...shown,
    { kind: 'embed', url: embedUrl, address, name: '', widthPercentage: undefined, mustWatch: false, of },
  ];
}
