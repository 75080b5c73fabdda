import type { ConceptContent, Item } from '@guide-studio/guide-core';
import type { Guide } from '../plan/plan.ts';

/** A picture, video or embedded page of a guide. */
export interface Stimulus {
  /** `embed`: a page in a frame. */
  readonly kind: 'image' | 'video' | 'embed';
  /** As in the guide. For an embed with a proxy, the URL of the proxy. */
  readonly url: string;
  /** Null for an embed. */
  readonly name: string | null;
  /** True for a video that must be played to the end before the participant can continue. */
  readonly mustWatch: boolean;
}

/** What happened to a stimulus on the participant's screen, as reported by the page with the answer. */
export interface Exposure {
  /** With `url`, it names the stimulus of the step. */
  readonly kind: Stimulus['kind'];
  /** As the step had it, so that of the proxy for an embed with one. */
  readonly url: string;
  /**
   * - `shown`: it loaded and was in view
   * - `failed`: it could not be loaded
   * - `notSeen`: the participant said that it does not show or play
   * - `declined`: the participant did not let it load
   *
   * In the last three cases, the participant chose to continue without it.
   */
  readonly outcome: 'shown' | 'failed' | 'notSeen' | 'declined';
  /** Seconds during which at least half of it, or half of the screen, was in view on an active page. */
  readonly seconds: number;
  /** True if a video was played to the end without skipping; null for other kinds. */
  readonly watched: boolean | null;
}

/** The place of a question in a guide, from 0. `concept` is null outside concept blocks. */
interface Place {
  readonly block: number;
  readonly place: number;
  readonly concept: number | null;
}

/** Returns the stimuli shown with a question: those of its concept first, then its own, in the order of the guide. */
export function stimuliAt({ studyGuide }: Guide, { block, place, concept }: Place): readonly Stimulus[] {
  const item = studyGuide[block]?.items[place];
  const concepts = studyGuide[block]?.conceptSamplingConfig?.concepts ?? [];
  const content = concept === null ? undefined : concepts[concept]?.content;
  return [...stimuliIn(content ?? {}), ...stimuliIn(item ?? {})];
}

/** Returns every stimulus of a guide. */
export function stimuliOfGuide(guide: Guide): readonly Stimulus[] {
  return guide.studyGuide.flatMap(({ items, conceptSamplingConfig }) => [
    ...(conceptSamplingConfig?.concepts ?? []).flatMap(({ content }) => stimuliIn(content)),
    ...items.flatMap(stimuliIn),
  ]);
}

type Shown = Pick<Item | ConceptContent, 'media' | 'embed'>;

function stimuliIn({ media, embed }: Shown): readonly Stimulus[] {
  const shown = (media ?? []).map((medium): Stimulus => {
    const { type: kind, url, name } = medium;
    const mustWatch = kind === 'video' && 'forceWatching' in medium && medium.forceWatching === true;
    return { kind, url, name, mustWatch };
  });
  if (!embed) return shown;
  const url = 'proxyUrl' in embed ? (embed.proxyUrl ?? embed.url) : embed.url;
  return [...shown, { kind: 'embed', url, name: null, mustWatch: false }];
}
