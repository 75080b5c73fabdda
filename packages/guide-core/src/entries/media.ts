/**
 * Pictures and videos that are files beside a guide: their addresses, their types, and where a guide has them.
 *
 * ```ts
 * import { mediaAddress, readMediaAddress } from '@guide-studio/guide-core/media';
 *
 * const address = mediaAddress('0'.repeat(64), 'png');
 * console.log(address.slice(0, 20), readMediaAddress(address)?.type); // media:sha256-0000000 image/png
 * ```
 *
 * - {@link lookAtMedia} says what a file is by its content, and whether a guide may keep it ({@link mediaLimits});
 *   {@link isWholeMedia} whether it has its end.
 * - {@link mediaPlaces} lists the pictures and videos of a guide, {@link mediaNamesInText} the files that a text names.
 *
 * @module @guide-studio/guide-core/media
 */
export {
  hasMediaScheme,
  mediaAddress,
  type MediaEnding,
  mediaFileTypes,
  type MediaName,
  mediaNamesInText,
  readMediaAddress,
  readMediaName,
} from '../media/mediaAddress.ts';
export {
  endingOf,
  type LookedAtMedia,
  lookAtMedia,
  type MediaFault,
  mediaHeadBytes,
  mediaLimits,
} from '../media/mediaFile.ts';
export { type MediaPlace, mediaPlaces } from '../media/mediaPlaces.ts';
export { isWholeMedia } from '../media/wholeMedia.ts';
