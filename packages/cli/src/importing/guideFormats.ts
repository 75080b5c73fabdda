import { coreFormats, formatOf, type GuideFormat } from '@guide-studio/guide-core/files';
import { type ImportFormat, importFormats } from '@guide-studio/importing';

/** The kinds of files that `guide import` reads. */
export const guideFormats: readonly (GuideFormat | ImportFormat)[] = [...importFormats, ...coreFormats];

/** Returns the format of a file: a named one, else that of another tool, else one of ours, whose issues say why it is none. */
export function formatFor(id: string | undefined, bytes: Uint8Array, file: string): GuideFormat | ImportFormat {
  return (
    guideFormats.find((one) => one.id === id) ??
    importFormats.find((one) => one.recognise(bytes, file)) ??
    formatOf(coreFormats, bytes, file)
  );
}
