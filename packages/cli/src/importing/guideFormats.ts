import { coreFormats, formatOf, type GuideFormat } from '@guide-studio/guide-core/files';
import { importFormats } from '@guide-studio/importing';

/** The kinds of files that `guide import` reads. */
export const guideFormats: readonly GuideFormat[] = [...importFormats, ...coreFormats];

/** Returns the format of a file: a named one, else that of another tool, else one of ours, whose issues say why it is none. */
export function formatFor(id: string | undefined, bytes: Uint8Array, file: string): GuideFormat {
  return (
    guideFormats.find((one) => one.id === id) ??
    importFormats.find((one) => one.recognise(bytes, file)) ??
    formatOf(coreFormats, bytes, file)
  );
}
