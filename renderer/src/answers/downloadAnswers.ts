import '../i18n/later.ts';
import { toWire } from '@guide-studio/guide-core/edit';
import type { Guide } from '@guide-studio/interview-engine';
import { canRun } from '@guide-studio/interview-engine/internal';
import { type AnswerFormat, type AnswerFormatOptions, writeAnswers } from '@guide-studio/interview-engine/answers';
import { downloadFile } from '../browser/downloadFile.ts';
import { readGuide, announce } from '../session/index.ts';
import { shortName, uiLanguage, words } from '../i18n/index.ts';
import { readTranscript, type ReadAnswers } from './reading.ts';

/**
 * Downloads answers in a format. Resolves to the number of interviews that could not be read in full: their follow-ups
 * share a cell with the answer.
 */
export async function downloadAnswers(
  format: AnswerFormat,
  answers: ReadAnswers,
  options: AnswerFormatOptions,
): Promise<number> {
  const study = { ...answers, transcriptOf: readTranscript };
  const { files, missing } = await writeAnswers(format, study, { ...options, ...ownGuide(), language: uiLanguage });
  const stem = shortName(readGuide().onDisk.name);
  const names = files.map(({ kind, extension, mediaType, content }) => {
    const name = `${stem}.${kind}.${extension}`;
    downloadFile(name, new Blob([typeof content === 'string' ? content : content.slice()], { type: mediaType }));
    return name;
  });
  const [first = '', second] = names;
  announce(second === undefined ? words.answers.exported(first) : words.answers.exportedBoth(first, second));
  return missing.length;
}

/** Returns the open guide, if it is valid for interviews. */
function ownGuide(): { readonly guide?: Guide } {
  const { editor, issues } = readGuide();
  const guide = toWire(editor.doc);
  return canRun(guide, issues) ? { guide } : {};
}
