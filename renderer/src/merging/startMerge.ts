import { parseGuide } from '@guide-studio/guide-core';
import { mustHave, read, write } from '../session/store.ts';
import { tell } from '../session/tell.ts';
import { textMessageOf, words } from '../words/index.ts';
import { shownGuide } from '../outside/react.ts';

/** Brings the guide together with what its file says now. */
export async function mergeFromDisk(): Promise<void> {
  const { onDisk } = read();
  if (onDisk?.file) await start(onDisk.file, 'disk');
}

/** Brings the guide together with another file of the folder, such as the copy of a sync tool. */
export async function mergeFile(file: string): Promise<void> {
  await start(file, 'copy');
}

async function start(file: string, source: 'disk' | 'copy'): Promise<void> {
  const opened = await mustHave(read().host).call('file.open', { file });
  if (!opened.ok) return tell(opened.error);
  const parsed = parseGuide(opened.value.text);
  const { name, hash } = opened.value;
  if (!parsed.ok) {
    const what = words.session.notOpened(name, textMessageOf(parsed.issue));
    return write({ trouble: { what, next: words.session.fileStays } });
  }
  const session = read();
  const isDisk = source === 'disk';
  write({
    asking: null,
    merging: {
      // A copy began with something that nobody kept.
      base: isDisk ? (session.onDisk?.base ?? null) : null,
      ours: shownGuide(session),
      theirs: parsed.value,
      name,
      hash: isDisk ? hash : null,
      source,
    },
  });
}
