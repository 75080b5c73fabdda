import * as z from 'zod';
import { NonEmptyText, Text, Uri } from './text.ts';

/** A picture or a video (specification, "Media, ConceptMedia, Embed"). */
export const MediaType = z.enum(['image', 'video']);
export type MediaType = z.infer<typeof MediaType>;

/**
 * A picture or video of an item (specification, "Media, ConceptMedia, Embed"). `widthPercentage`: of the available
 * space.
 */
export const Media = z.strictObject({
  name: NonEmptyText,
  url: Uri,
  type: MediaType,
  widthPercentage: z.number().optional(),
  forceWatching: z.boolean().optional(),
});
export type Media = z.infer<typeof Media>;

/** A picture or video of a concept: {@link Media} without `forceWatching`. */
export const ConceptMedia = Media.omit({ forceWatching: true });
export type ConceptMedia = z.infer<typeof ConceptMedia>;

/** A web page shown inside an item. `proxyUrl`: the address from which it is loaded instead of `url`. */
export const Embed = z.strictObject({ url: Uri, proxyUrl: Uri.optional() });
export type Embed = z.infer<typeof Embed>;

/** The `content` of a concept. Its embed has no `proxyUrl`. */
export const ConceptContent = z.strictObject({
  title: Text,
  description: Text.nullable().optional(),
  media: z.array(ConceptMedia).optional(),
  embed: z.strictObject({ url: Uri }).nullable().optional(),
});
export type ConceptContent = z.infer<typeof ConceptContent>;
