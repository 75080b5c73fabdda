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
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { type ForceOption, writeOutput } from '../writeOutput.ts';
import { reportFailure } from './withClient.ts';

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

type Guided =
  | { readonly ok: true; readonly guide: Guide | undefined }
  | { readonly ok: false; readonly sentence: string };

async function guideOf(file: string | undefined, { cwd }: Context): Promise<Guided> {
  if (file === undefined) return { ok: true, guide: undefined };
  const read = await readGuide(file, cwd);
  if (!read.ok) return read;
  const { valid } = verdictOf(file, read.parsed);
  if (!valid || !read.parsed.ok || !canRun(read.parsed.value, validate(read.parsed.value))) {
    return { ok: false, sentence: `${file} is not a valid guide. To see what is wrong, run guide validate ${file}` };
  }
  return { ok: true, guide: read.parsed.value };
}

/** Prints the answers of a study as a table, or its codebook, or writes them to a file. Returns the exit code. */
export async function printAnswers(
  client: ApiClient,
  study: string,
  { responses, shown }: { readonly responses: readonly ListedResponse[]; readonly shown: ShownById },
  choices: CsvChoices,
  context: Context,
): Promise<ExitCode> {
  const guided = await guideOf(choices.guide, context);
  if (!guided.ok) {
    context.err(guided.sentence);
    return exitCode.wrongUse;
  }
  const asked = await client.call('getStudyQuestions', { params: { studyId: study } });
  if (!asked.ok) return reportFailure(asked.failure, context);
  const { questions } = asked.value;
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
    guide: guided.guide,
    transcripts: byId,
    shown: stimuliById(shown),
    rehearsals: rehearsalsIn(shown),
  });
  const rows = choices.format === 'csv' ? table.answers : table.codebook;
  const csv = csvOf(rows, choices);
  // Spreadsheets read a file without the mark in the encoding of the country.
  if (choices.output !== undefined) return await writeOutput(choices.output, byteOrderMark + csv, choices, context);
  if (choices.raw === true) context.exact(csv);
  else context.print(csv.replace(/\r\n$/u, ''));
  return exitCode.fine;
}
