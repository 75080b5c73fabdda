import { getIn } from '../doc/field.ts';
import { isJsonObject, type Json, type JsonObject, type Path } from '../json.ts';

/** A picture or video of a guide. */
export interface MediaPlace {
  /** Its address as the guide has it: on the internet, or `media:` for a file beside the guide. */
  readonly url: string;
  /** Its alternative text; empty if it has none. */
  readonly name: string;
  /** Whether it is a picture or a video. */
  readonly kind: 'image' | 'video';
  /** Where its address is in the guide. */
  readonly path: Path;
}

/** Returns every picture and video of a guide, in its order. Parts of another shape are passed over. */
export function mediaPlaces(guide: JsonObject): readonly MediaPlace[] {
  return listOf(guide['studyGuide']).flatMap((block, blockAt) => {
    const at: Path = ['studyGuide', blockAt];
    const concepts = isJsonObject(block) ? getIn(block, ['conceptSamplingConfig', 'concepts']) : undefined;
    const items = isJsonObject(block) ? block['items'] : undefined;
    return [
      ...listOf(concepts).flatMap((concept, index) =>
        isJsonObject(concept) && isJsonObject(concept['content'])
          ? placesIn(concept['content'], [...at, 'conceptSamplingConfig', 'concepts', index, 'content'])
          : [],
      ),
      ...listOf(items).flatMap((item, index) => (isJsonObject(item) ? placesIn(item, [...at, 'items', index]) : [])),
    ];
  });
}

function placesIn({ media }: JsonObject, at: Path): readonly MediaPlace[] {
  return listOf(media).flatMap((medium, index) => {
    if (!isJsonObject(medium) || typeof medium['url'] !== 'string') return [];
    const { url, name, type } = medium;
    const kind = type === 'video' ? 'video' : 'image';
    return [{ url, kind, name: typeof name === 'string' ? name : '', path: [...at, 'media', index, 'url'] }];
  });
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}
