import type { Key } from '@guide-studio/guide-core/edit';
import { words } from '../i18n/index.ts';
import { ChooseFile } from './ChooseFile.tsx';

/** Adds pictures and videos of this computer to a concept or question. */
export function AddMediaFile({ owner, label = words.media.addFile }: { readonly owner: Key; readonly label?: string }) {
  // What judges files is loaded with the first one.
  const add = (files: readonly File[]): void =>
    void import('./addFiles.ts').then(async ({ addFiles }) => await addFiles(owner, files));
  return <ChooseFile label={label} several onFiles={add} />;
}
