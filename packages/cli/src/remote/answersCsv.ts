import { pluralsOf } from '@guide-studio/guide-core';
import type { ApiClient } from '@guide-studio/api-client';
import type { Response as ListedResponse } from '@guide-studio/api-contract';
import {
  byteOrderMark,
  csvOf,
  type CsvSeparator,
  everyTranscript,
  rehearsalsIn,
  type ShownById,
  stimuliById,
} from '@guide-studio/host/common';
import { validate } from '@guide-studio/guide-core';
import { answerTable, canRun, type Guide, withFollowUps } from '@guide-studio/interview-engine';
import { readGuide } from '../check/readGuide.ts';
import { verdictOf } from '../check/verdictOf.ts';
import { wrongUse } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { type ForceOption, writeOutput } from '../writeOutput.ts';
import { answered } from './answered.ts';

const { plural } = pluralsOf('en');

/** The table options of `guide responses`. */
export interface CsvChoices extends ForceOption {
  readonly format: 'csv' | 'codebook';
  /** Writes options by their positions instead of their texts. */
  readonly codes?: boolean;
  readonly separator: CsvSeparator;
  /** Writes texts unchanged, even those that a spreadsheet would run as formulas. */
  readonly raw?: boolean;
  /** The guide file of the study; its external ids go into the codebook. */
  readonly guide?: string;
  /** The file to write; without it, the table is printed. */
  readonly output?: string;
}

async function guideOf(file: string, { cwd }: Context): Promise<Guide> {
  const { parsed } = await readGuide(file, cwd);
  const { valid } = verdictOf(file, parsed);
  if (!valid || !parsed.ok || !canRun(parsed.value, validate(parsed.value)))
    throw wrongUse(`${file} is not a valid guide. To see what is wrong, run guide validate ${file}`);
  return parsed.value;
}

/** Prints the answers of a study as a table, or its codebook, or writes them to a file. */
export async function printAnswers(
  client: ApiClient,
  study: string,
  { responses, shown }: { readonly responses: readonly ListedResponse[]; readonly shown: ShownById },
  choices: CsvChoices,
  context: Context,
): Promise<void> {
  const guide = choices.guide === undefined ? undefined : await guideOf(choices.guide, context);
  const { questions } = answered(await client.call('getStudyQuestions', { params: { studyId: study } })).value;
  const { byId, missing } = await everyTranscript(withFollowUps(questions, responses), async (responseId) => {
    const read = await client.call('getSingleResponse', { params: { linkId: study, responseId } });
    return read.ok ? { ok: true, value: read.value.transcript } : read;
  });
  if (missing.length > 0) {
    const interviews = plural(missing.length, { one: 'one interview', other: `${missing.length} interviews` });
    context.err(`The follow-ups of ${interviews} could not be read. They are in one cell with their answers.`);
  }
  const table = answerTable(questions, responses, {
    answersAs: choices.codes === true ? 'codes' : 'text',
    guide,
    transcripts: byId,
    shown: stimuliById(shown),
    rehearsals: rehearsalsIn(shown),
  });
  const rows = choices.format === 'csv' ? table.answers : table.codebook;
  const csv = csvOf(rows, choices);
  // Spreadsheets read a file without the mark in the encoding of the country.
  if (choices.output !== undefined) await writeOutput(choices.output, byteOrderMark + csv, choices, context);
  else if (choices.raw === true) context.exact(csv);
  else context.print(csv.replace(/\r\n$/u, ''));
}
