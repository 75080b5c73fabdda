import {
  closeDialog,
  guideIn,
  type Merging,
  openMerge,
  read,
  readGuide,
  shownGuide,
  showError,
  type StickyError,
} from '../session/index.ts';
import { textMessageOf, words } from '../i18n/index.ts';
import { resumedMerge } from './resumedMerge.ts';
import { takeTheirs } from './finishMerge.ts';

/** Merges the guide with the content of its file. */
export async function mergeFromDisk(): Promise<void> {
  const { onDisk } = readGuide();
  if (onDisk.file !== null) await start(onDisk.file, (hash) => ({ base: onDisk.base, hash, source: 'disk' }));
}

/** Merges the guide with a copy made by a sync tool. Their common base is unknown. */
export async function mergeCopy(file: string): Promise<void> {
  await start(file, () => ({ base: null, hash: null, source: 'copy' }));
}

/** Replaces the guide with the content of its file, as the merge does: undo restores our version. */
export async function takeFromDisk(): Promise<void> {
  const { onDisk } = readGuide();
  const merging = onDisk.file
    ? await mergingWithFile(onDisk.file, (hash) => ({ base: onDisk.base, hash, source: 'disk' }))
    : null;
  closeDialog();
  if (merging) await takeTheirs(merging);
}

type About = (hash: string) => Pick<Merging, 'base' | 'hash' | 'source'>;

async function start(file: string, about: About): Promise<void> {
  const merging = await mergingWithFile(file, about);
  closeDialog();
  if (merging) openMerge(resumedMerge(merging));
}

/** Returns a merge of the guide with a file; null if the file is not a guide, which is reported. */
async function mergingWithFile(file: string, about: About): Promise<Merging | null> {
  const opened = await read().host.call('file.peek', { file });
  const name = opened.ok ? opened.value.name : file;
  const found = guideIn(name, opened);
  if ('error' in found) return refused(found.error);
  const [loss] = found.losses;
  // A merge would lose content silently; the author of the file must fix it.
  if (loss) return refused({ what: words.session.notOpened(name, textMessageOf(loss)), next: words.session.fileStays });
  if (!opened.ok) return null;
  return { ours: shownGuide(readGuide()), theirs: found.guide, name, decisions: {}, ...about(opened.value.hash) };
}

function refused(error: StickyError): null {
  showError(error);
  return null;
}
