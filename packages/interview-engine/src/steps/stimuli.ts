import type { ConceptContent, Item } from '@guide-studio/guide-core';
import type { Guide } from '../plan/plan.ts';

/** A picture or video of a guide, or a page inside it. */
export interface Stimulus {
  readonly kind: 'image' | 'video' | 'embed';
  /** As the guide has it; of an embed with a proxy, that of the proxy. */
  readonly url: string;
  /** Null for an embed, which has none. */
  readonly name: string | null;
  /** A video to be played to its end before the step can be left. */
  readonly mustWatch: boolean;
}

/** What became of a stimulus on the screen of a participant, as their page reports it with the answer. */
export interface Exposure {
  readonly kind: Stimulus['kind'];
  readonly url: string;
  /**
   * `shown`: it loaded and was in sight. `failed`: it could not be loaded. `notSeen`: the participant said that it does not
   * show or play. `declined`: the participant did not let it load. With the last three, the participant chose to continue without it.
   */
  readonly outcome: 'shown' | 'failed' | 'notSeen' | 'declined';
  /** How long it was in sight: at least half of it, or of the screen, in a page that was looked at. */
  readonly seconds: number;
  /** Whether a video was played to its end without leaving anything out; null for others. */
  readonly watched: boolean | null;
}

/** Where in a guide a question is asked, from 0; `concept` is null outside of concept blocks. */
interface Place {
  readonly block: number;
  readonly place: number;
  readonly concept: number | null;
}

/** The stimuli shown with a question: those of its concept first, then its own, in the order of the guide. */
export function stimuliAt({ studyGuide }: Guide, { block, place, concept }: Place): readonly Stimulus[] {
  const item = studyGuide[block]?.items[place];
  const concepts = studyGuide[block]?.conceptSamplingConfig?.concepts ?? [];
  const content = concept === null ? undefined : concepts[concept]?.content;
  return [...stimuliIn(content ?? {}), ...stimuliIn(item ?? {})];
}

/** Every stimulus of a guide. */
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
