import { responsesCsv } from '@guide-studio/host/common';
import { shortName } from '../../files/index.ts';
import { downloadFile } from '../../files/downloadFile.ts';
import { mustHave, read, say } from '../../session/store.ts';
import { words } from '../../words/index.ts';
import type { ReadAnswers } from './reading.ts';

// Spreadsheets take a CSV without it for another encoding.
const byteOrderMark = '\uFEFF';

/** Gives all answers to the person as a file: as the API has them, or as a table with a line for each interview. */
export function downloadAnswers(format: 'csv' | 'json', { questions, responses }: ReadAnswers): void {
  const name = `${shortName(mustHave(read().onDisk).name)}.answers.${format}`;
  const content =
    format === 'csv'
      ? new Blob([byteOrderMark, responsesCsv(questions, responses)], { type: 'text/csv;charset=utf-8' })
      : new Blob([`${JSON.stringify(responses, null, 2)}\n`], { type: 'application/json' });
  downloadFile(name, content);
  say(words.answers.exported(name));
}
