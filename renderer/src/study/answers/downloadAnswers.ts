import '../../words/later.ts';
import {
  type CsvSeparator,
  byteOrderMark,
  csvOf,
  everyTranscript,
  rehearsalsIn,
  stimuliById,
  withShown,
} from '@guide-studio/host/common';
import { toWire } from '@guide-studio/guide-core';
import { answerTable, canRun, type Guide, withFollowUps } from '@guide-studio/interview-engine';
import { shortName, spoken, words } from '../../words/index.ts';
import { downloadFile } from '../../browser/downloadFile.ts';
import { readGuide, say } from '../../session/index.ts';
import { readTranscript, type ReadAnswers } from './reading.ts';

/** How a table is written. */
interface TableChoices {
  readonly answersAs: 'text' | 'codes';
  readonly separator: CsvSeparator;
  readonly raw: boolean;
}

const stem = () => shortName(readGuide().onDisk.name);

/**
 * Downloads everything as in the API, with what was shown. Returns the number of interviews that could not be read in
 * full, always 0.
 */
export function downloadJson({ responses, shown }: ReadAnswers): 0 {
  const name = `${stem()}.answers.json`;
  downloadFile(
    name,
    new Blob([`${JSON.stringify(withShown(responses, shown), null, 2)}\n`], { type: 'application/json' }),
  );
  say(words.answers.exported(name));
  return 0;
}

/**
 * Downloads a table with a line for each interview, and its codebook. Resolves to the number of interviews that could
 * not be read in full: their follow-ups share a cell with the answer.
 */
export async function downloadTable(
  { questions, responses, shown }: ReadAnswers,
  choices: TableChoices,
): Promise<number> {
  const { byId, missing } = await everyTranscript(withFollowUps(questions, responses), readTranscript);
  const { answersAs } = choices;
  const options = {
    answersAs,
    transcripts: byId,
    shown: stimuliById(shown),
    rehearsals: rehearsalsIn(shown),
    language: spoken,
    ...ownGuide(),
  };
  const { answers, codebook } = answerTable(questions, responses, options);
  const names = [`${stem()}.answers.csv`, `${stem()}.codebook.csv`] as const;
  for (const [name, rows] of [
    [names[0], answers],
    [names[1], codebook],
  ] as const) {
    downloadFile(name, new Blob([byteOrderMark, csvOf(rows, choices)], { type: 'text/csv;charset=utf-8' }));
  }
  say(words.answers.exportedBoth(...names));
  return missing.length;
}

/** Returns the open guide, if it is valid for interviews. */
function ownGuide(): { readonly guide?: Guide } {
  const { editor, issues } = readGuide();
  const guide = toWire(editor.doc);
  return canRun(guide, issues) ? { guide } : {};
}
