import { guideIn } from '../files/guideIn.ts';
import { shownGuide } from '../outside/react.ts';
import { type Merging, mustHave, read, type Trouble, write } from '../session/store.ts';
import { textMessageOf, words } from '../words/index.ts';
import { takenUp } from './layAside.ts';
import { takeTheirs } from './settle.ts';

/** Brings the guide together with what its file says now. */
export async function mergeFromDisk(): Promise<void> {
  const { onDisk } = read();
  if (onDisk?.file) await start(onDisk.file, (hash) => ({ base: onDisk.base, hash, source: 'disk' }));
}

/** Brings the guide together with a copy that a sync tool made: it began with something that nobody kept. */
export async function mergeCopy(file: string): Promise<void> {
  await start(file, () => ({ base: null, hash: null, source: 'copy' }));
}

/** The guide becomes what its file says now, as it does from the merge itself: undo brings mine back. */
export async function takeFromDisk(): Promise<void> {
  const { onDisk } = read();
  const merging = onDisk?.file
    ? await between(onDisk.file, (hash) => ({ base: onDisk.base, hash, source: 'disk' }))
    : null;
  write({ asking: null });
  if (merging) await takeTheirs(merging);
}

type About = (hash: string) => Pick<Merging, 'base' | 'hash' | 'source'>;

async function start(file: string, about: About): Promise<void> {
  const merging = await between(file, about);
  write({ asking: null });
  if (merging) write({ merging: takenUp(merging) });
}

/** The guide and what a file says; null where that is no guide, which is said. */
async function between(file: string, about: About): Promise<Merging | null> {
  const opened = await mustHave(read().host).call('file.peek', { file });
  const name = opened.ok ? opened.value.name : file;
  const found = guideIn(name, opened);
  if ('trouble' in found) return refuse(found.trouble);
  const [loss] = found.losses;
  // What a merge would lose without a word is for whoever wrote the file to mend.
  if (loss) return refuse({ what: words.session.notOpened(name, textMessageOf(loss)), next: words.session.fileStays });
  if (!opened.ok) return null;
  return { ours: shownGuide(read()), theirs: found.guide, name, decisions: {}, ...about(opened.value.hash) };
}

function refuse(trouble: Trouble): null {
  write({ trouble });
  return null;
}
