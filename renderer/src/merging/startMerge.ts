import type { JsonObject } from '@guide-studio/guide-core';
import { guideIn } from '../files/guideIn.ts';
import { takenUp } from './layAside.ts';
import { shownGuide } from '../outside/react.ts';
import { type Merging, mustHave, read, write } from '../session/store.ts';
import { textMessageOf, words } from '../words/index.ts';

/** Brings the guide together with what its file says now. */
export async function mergeFromDisk(): Promise<void> {
  const { onDisk } = read();
  if (onDisk?.file) await start(onDisk.file, (hash) => ({ base: onDisk.base, hash, source: 'disk' }));
}

/** Brings the guide together with a copy that a sync tool made: it began with something that nobody kept. */
export async function mergeCopy(file: string): Promise<void> {
  await start(file, () => ({ base: null, hash: null, source: 'copy' }));
}

type About = (hash: string) => Pick<Merging, 'base' | 'hash' | 'source'>;

async function start(file: string, about: About): Promise<void> {
  const opened = await mustHave(read().host).call('file.peek', { file });
  const name = opened.ok ? opened.value.name : file;
  const found = guideIn(name, opened);
  if ('trouble' in found) return write({ trouble: found.trouble, asking: null });
  const [loss] = found.losses;
  if (loss) return refuse(words.session.notOpened(name, textMessageOf(loss)));
  if (opened.ok) begin(found.guide, name, about(opened.value.hash));
}

// What a merge would lose without a word is for whoever wrote the file to mend.
function refuse(what: string): void {
  write({ trouble: { what, next: words.session.fileStays }, asking: null });
}

function begin(theirs: JsonObject, name: string, about: ReturnType<About>): void {
  const merging = takenUp({ ours: shownGuide(read()), theirs, name, decisions: {}, ...about });
  write({ asking: null, merging });
}
