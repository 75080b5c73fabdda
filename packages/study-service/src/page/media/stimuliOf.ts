import type { EndStep, Exposure, Step } from '@guide-studio/interview-engine';
import { type Address, addressOf } from './addressOf.ts';

/** A picture, video or page of a step, as it is to be shown. */
export interface Shown {
  readonly kind: Exposure['kind'];
  /** As the guide has it: what is reported names it so. */
  readonly url: string;
  /** Null: it is not loaded, whatever is done. */
  readonly address: Address | null;
  /** Empty for a page inside the step, which has none. */
  readonly name: string;
  readonly widthPercentage: number | undefined;
  /** The participant is to see all of the video. Concepts cannot want that. */
  readonly mustWatch: boolean;
  /** Beside which text it stands. */
  readonly of: 'concept' | 'question';
}

type Media = readonly {
  readonly type: 'image' | 'video';
  readonly url: string;
  readonly name: string;
  readonly widthPercentage?: number | undefined;
  readonly forceWatching?: boolean | undefined;
}[];

/** What a step shows besides texts: of its concept first, then of the question, in the order of the guide. */
export function stimuliOf(step: Exclude<Step, EndStep>, origin: string): readonly Shown[] {
  if (step.kind !== 'item') return [];
  const { concept, item } = step;
  return [
    ...(concept === null ? [] : shownIn(concept.media, concept.embedUrl, 'concept', origin)),
    ...shownIn(item.media, item.embed?.proxyUrl ?? item.embed?.url ?? null, 'question', origin),
  ];
}

function shownIn(media: Media, embedUrl: string | null, of: Shown['of'], origin: string): readonly Shown[] {
  const shown = media.map(({ type: kind, url, name, widthPercentage, forceWatching }) => {
    const mustWatch = kind === 'video' && forceWatching === true;
    return { kind, url, address: addressOf(url, origin), name, widthPercentage, mustWatch, of };
  });
  if (embedUrl === null) return shown;
  const address = addressOf(embedUrl, origin);
  return [
    ...shown,
    { kind: 'embed', url: embedUrl, address, name: '', widthPercentage: undefined, mustWatch: false, of },
  ];
}
