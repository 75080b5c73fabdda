import { type GuideNode, locate } from '@guide-studio/guide-core/edit';
import { isEditable, read, showError } from '../session/index.ts';
import { words } from '../i18n/index.ts';

const endings = /\.(?:png|jpe?g|gif|webp|avif|mp4|m4v|webm|svg|heic|heif|mov|bmp|tiff?)$/iu;

/** Returns true for a file that looks like a picture or video, by what the system says of it. */
function looksLikeMedia({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return type === '' ? endings.test(name) : /^(?:image|video)\//u.test(type);
}

/**
 * Takes pictures and videos that were dropped or pasted, if they are some: into the concept or question at `target`,
 * otherwise into the selected one. Returns false if the files are something else.
 */
export function takeMedia(files: readonly File[], target: Element | null): boolean {
  const media = files.filter(looksLikeMedia);
  if (media.length === 0 || media.length < files.length) return false;
  const session = read();
  if (session.guide === null || !isEditable(session)) return false;
  const owner = ownerAt(target);
  if (owner === null) {
    showError({ what: words.media.noPlace, next: words.media.noPlaceNext });
    return true;
  }
  // What judges files is loaded with the first one.
  void import('./addFiles.ts').then(async ({ addFiles }) => await addFiles(owner.key, media));
  return true;
}

/** Returns the concept or question around an element, or the selected one; null if there is none. */
export function ownerAt(target: Element | null): GuideNode | null {
  const guide = read().guide;
  if (guide === null) return null;
  const { doc, selection } = guide.editor;
  const keys = [target?.closest<HTMLElement>('[data-node]')?.dataset['node'], selection.at(-1)];
  for (const key of keys) {
    const located = key === undefined ? null : locate(doc, key);
    const way = located ? [...located.ancestors, located.node] : [];
    const owner = way.findLast(({ kind }) => kind === 'concept' || kind === 'item');
    if (owner !== undefined) return owner;
  }
  return null;
}
