import { lookAtMedia, mediaFileTypes, mediaHeadBytes } from '@guide-studio/guide-core/media';
import { childrenOf, locate, type Key } from '@guide-studio/guide-core/edit';
import type { HostError } from '@guide-studio/host/common';
import {
  announce,
  dispatch,
  isEditable,
  jumpTo,
  read,
  readGuide,
  reportHostError,
  showError,
} from '../session/index.ts';
import { hostMessageOf, words } from '../i18n/index.ts';
import { showSection } from '../fields/Section.tsx';
import { lookAgain } from './shownMedia.ts';

/**
 * Adds pictures and videos to a concept or question. Each is judged by its content, from its beginning, before all of it
 * is read. The first one without an alternative text is asked for it.
 */
export async function addFiles(owner: Key, files: readonly File[]): Promise<void> {
  const refused: HostError[] = [];
  let first: Key | null = null;
  for (const file of files) {
    const added = await keep(file);
    if ('code' in added) {
      refused.push(added);
      continue;
    }
    const session = read();
    // The guide may have been closed, or the part deleted, meanwhile.
    if (!isEditable(session) || locate(readGuide().editor.doc, owner) === null) return;
    dispatch('media.add', { owner, wire: { name: '', url: added.address, type: added.kind } });
    const node = locate(readGuide().editor.doc, owner)?.node;
    const made = node === undefined ? undefined : childrenOf(node, 'media').at(-1);
    first ??= made?.key ?? null;
  }
  lookAgain();
  const [problem] = refused;
  if (problem !== undefined) {
    const { what, next } = hostMessageOf(problem);
    const more = refused.length - 1;
    showError({ what: more === 0 ? what : `${what} ${words.media.moreRefused(more)}`, next });
  }
  if (first === null) return;
  showSection('media', true);
  jumpTo(first, 'name');
  announce(words.media.added(files.length - refused.length));
}

/** Keeps a file at the host. Returns its address, or why it is not taken. */
async function keep(file: File): Promise<{ readonly address: string; readonly kind: 'image' | 'video' } | HostError> {
  try {
    const head = new Uint8Array(await file.slice(0, mediaHeadBytes).arrayBuffer());
    const looked = lookAtMedia(head, file.size);
    if (!looked.ok) return { code: 'mediaRefused', file: file.name, fault: looked.fault };
    const bytes = new Uint8Array(await file.arrayBuffer());
    const added = await read().host.call('media.add', { name: file.name.slice(0, 1000), bytes });
    if (!added.ok) return added.error;
    return { address: added.value.address, kind: mediaFileTypes[looked.ending].kind };
  } catch {
    // A folder, or a file that was deleted meanwhile.
    return { code: 'mediaRefused', file: file.name, fault: { kind: 'unknown' } };
  }
}

/** Replaces the file of a picture or video, and keeps its alternative text. */
export async function replaceFile(media: Key, file: File): Promise<void> {
  const added = await keep(file);
  if ('code' in added) return reportHostError(added);
  if (locate(readGuide().editor.doc, media) === null || !isEditable(read())) return;
  dispatch('field.set', { key: media, path: ['url'], value: added.address });
  dispatch('field.set', { key: media, path: ['type'], value: added.kind });
  lookAgain();
}
