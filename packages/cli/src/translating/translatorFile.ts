import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  type FileFault,
  fileFaultMessage,
  mostMegabytes,
  type ReadFile,
  readTranslationFile,
  type Translated,
  type TranslationFormat,
  translationFormatOf,
} from '@guide-studio/translation-files';
import { wrongUse } from '../commandFailure.ts';
import { systemSentence } from '../systemError.ts';

/** Returns the format of a file for translators. Throws `CommandFailure` if its name has another ending. */
export function formatNamed(file: string): TranslationFormat {
  const format = translationFormatOf(file);
  if (format === null) throw wrongUse(fileSentence(file, { code: 'otherEnding' }));
  return format;
}

/** Reads a file for translators in a folder. Throws `CommandFailure` if there is none that can be read. */
export async function readTranslated(file: string, cwd: string, of: Translated): Promise<ReadFile> {
  formatNamed(file);
  const path = resolve(cwd, file);
  try {
    const { size } = await stat(path);
    if (size > mostMegabytes * 1024 * 1024)
      return { ok: false, faults: [{ code: 'tooLarge', megabytes: mostMegabytes }] };
    return await readTranslationFile(file, await readFile(path), of);
  } catch (error) {
    const sentence = systemSentence(error, file);
    if (sentence === null) throw error;
    throw wrongUse(sentence);
  }
}

/** Returns what is wrong with a file, with its name and the place: `texts.csv:2:14: this byte …`. */
export function fileSentence(file: string, fault: FileFault): string {
  if (fault.code === 'oddCell') return `${file}, cell ${fault.cell}: ${fileFaultMessage(fault)}`;
  const { line, column } = fault.code === 'otherText' ? fault.issue : { line: undefined, column: undefined };
  return `${file}${line === undefined ? '' : `:${line}:${column}`}: ${fileFaultMessage(fault)}`;
}
