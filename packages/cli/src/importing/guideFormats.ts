import { coreFormats, type GuideFormat } from '@guide-studio/guide-core/files';
import { formatRecognised, type ImportFormat, importFormats } from '@guide-studio/importing';
import { wrongUse } from '../commandFailure.ts';

/** The kinds of files that `guide import` reads. */
export const guideFormats: readonly (GuideFormat | ImportFormat)[] = [...importFormats, ...coreFormats];

/** The formats for a sentence, with what `--from` calls them. */
export const knownFormats = (): string => guideFormats.map(({ id, title }) => `${title.en} (${id})`).join(', ');

/** Returns a named format, else that of the file. Throws `CommandFailure` if it is in none. */
export function formatFor(id: string | undefined, bytes: Uint8Array, file: string): GuideFormat | ImportFormat {
  const format = guideFormats.find((one) => one.id === id) ?? formatRecognised(bytes, file);
  if (format !== undefined) return format;
  const why = bytes.length === 0 ? 'the file is empty.' : 'it is in no format that can be imported.';
  throw wrongUse(`${file}: ${why} No guide was written. These formats are read: ${knownFormats()}.`);
}
