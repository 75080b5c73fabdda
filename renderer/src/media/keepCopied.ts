import { mediaNamesInText } from '@guide-studio/guide-core/media';
import { read } from '../session/index.ts';

/** Keeps the files that copied parts name, so that other guides and windows can take the parts. */
export function keepCopied(text: string): void {
  const names = mediaNamesInText(text);
  if (names.length === 0) return;
  const file = read().guide?.onDisk.file ?? null;
  void read().host.call('media.keep', { file, addresses: names.map((name) => `media:${name}`) });
}
