import {
  type FileFault,
  fileFaultMessage,
  readTranslationFile,
  sheetProblemMessage,
  writeTranslationFile,
} from '@guide-studio/translation-files';
import type { TranslationQuestion, TranslationReply } from './translationMessages.ts';

const reply = (message: TranslationReply): void => globalThis.postMessage(message, { transfer: [] });

globalThis.addEventListener('message', ({ data }: MessageEvent<TranslationQuestion>) => void answer(data));

/** Writes the texts of a guide as a file, or reads one. */
async function answer(asked: TranslationQuestion): Promise<void> {
  const { id, guide, known, language } = asked;
  const refuse = (faults: readonly FileFault[]): void =>
    reply({ id, kind: 'refused', sentences: faults.map((fault) => sentenceOf(fault, language)) });
  if (asked.kind === 'write') {
    const { format, from, to } = asked;
    const written = await writeTranslationFile(format, { guide, known, from, to });
    return written.ok ? reply({ id, kind: 'written', bytes: written.bytes }) : refuse(written.faults);
  }
  const read = await readTranslationFile(asked.name, asked.bytes, { guide, known });
  if (!read.ok) return refuse(read.faults);
  const problems = read.problems.map((problem) => ({
    row: problem.row,
    message: sheetProblemMessage(problem, language),
  }));
  reply({ id, kind: 'read', read: { changed: read.changed, filled: read.filled, problems } });
}

/** Returns a sentence that begins with a capital letter, with the place in the file. */
function sentenceOf(fault: FileFault, language: TranslationQuestion['language']): string {
  const sentence = fileFaultMessage(fault, language);
  if (fault.code === 'oddCell') return `${fault.cell}: ${sentence}`;
  const first = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  const { line, column } = fault.code === 'otherText' ? fault.issue : { line: undefined, column: undefined };
  return line === undefined ? first : `${line}:${column}: ${first}`;
}
