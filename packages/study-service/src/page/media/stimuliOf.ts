import type { EndStep, Step } from '@guide-studio/interview-engine';
import type { Exposure } from '@guide-studio/interview-engine/answers';
import { type Address, addressOf } from './addressOf.ts';

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

interface Medium {
  readonly type: Exposure['kind'];
  readonly url: string;
  readonly name: string;
  readonly widthPercentage?: number | undefined;
  readonly forceWatching?: boolean | undefined;
}

type Media = readonly (Medium & { readonly type: 'image' | 'video' })[];

/** Returns the stimuli of a step: first those of its concept, then those of the question, in the guide's order. */
export function stimuliOf(step: Exclude<Step, EndStep>, files: string): readonly Shown[] {
  if (step.kind !== 'item') return [];
  const { concept, item } = step;
  return [
    ...(concept === null ? [] : shownIn(concept.media, concept.embedUrl, 'concept', files)),
    ...shownIn(item.media, item.embed?.proxyUrl ?? item.embed?.url, 'question', files),
  ];
}

function shownIn(media: Media, embedUrl: string | null | undefined, of: Shown['of'], files: string): readonly Shown[] {
  const embed = embedUrl ? [{ type: 'embed' as const, url: embedUrl, name: '' }] : [];
  return [...media, ...embed].map(({ type: kind, url, name, widthPercentage, forceWatching }: Medium) => {
    const mustWatch = kind === 'video' && forceWatching === true;
    return { kind, url, address: addressOf(url, files), name, widthPercentage, mustWatch, of };
  });
}
