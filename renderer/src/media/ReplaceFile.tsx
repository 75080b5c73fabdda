import type { Key } from '@guide-studio/guide-core/edit';
import { words } from '../i18n/index.ts';
import { ChooseFile } from './ChooseFile.tsx';

/** Replaces the file of a picture or video. */
export function ReplaceFile({ media }: { readonly media: Key }) {
  const replace = ([file]: readonly File[]): void => {
    if (file !== undefined)
      void import('./addFiles.ts').then(async ({ replaceFile }) => await replaceFile(media, file));
  };
  return <ChooseFile label={words.media.replace} onFiles={replace} />;
}
