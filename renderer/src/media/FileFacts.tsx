import { readMediaAddress } from '@guide-studio/guide-core/media';
import { sizeOf, words } from '../i18n/index.ts';
import { useShownMedia } from './shownMedia.ts';

interface Props {
  readonly address: string;
  /** Says what to do if the file is missing. */
  readonly withNext?: boolean;
}

/** What a file beside the guide is, in a few words: its type, its pixels and its size; or that it is missing. */
export function FileFacts({ address, withNext = false }: Props) {
  const shown = useShownMedia(address);
  if (shown === undefined) return null;
  if (shown === null) return withNext ? `${words.media.missing}. ${words.media.missingNext}` : words.media.missing;
  const { width, height, bytes } = shown;
  const pixels = width === null || height === null ? [] : [`${width} × ${height}`];
  return [(readMediaAddress(address)?.ending ?? '').toUpperCase(), ...pixels, sizeOf(bytes)].join(' · ');
}
