import type { ApiClient } from '@guide-studio/api-client';
import type { Response as ListedResponse } from '@guide-studio/api-contract';
import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Guide } from '@guide-studio/interview-engine';
import {
  type AnswerFile,
  type AnswerFormat,
  type CsvSeparator,
  writeAnswers,
} from '@guide-studio/interview-engine/answers';
import type { ShownById } from '@guide-studio/interview-engine/answers';
import { checkFile } from '../check/checkFile.ts';
import { readGuideFile } from '../check/readGuideFile.ts';
import { wrongUse } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { type ForceOption, writeOutput } from '../writeOutput.ts';
import { answered } from './answered.ts';

const { plural } = pluralsOf('en');

/** How `guide responses` writes answers in a format. */
export interface FormatChoices extends ForceOption {
  /** Which of its files. */
  readonly kind: AnswerFile['kind'];
  /** Writes options by their positions instead of their texts. */
  readonly codes?: boolean;
  readonly separator?: CsvSeparator;
  /** Writes texts unchanged, even those that a spreadsheet would run as formulas. */
  readonly raw?: boolean;
  /** The guide file of the study; its external ids go into the codebook. */
  readonly guide?: string;
  /** The file to write; without it, texts are printed. */
  readonly output?: string;
}

async function guideOf(file: string, { cwd }: Context): Promise<Guide> {
  const { parsed } = await readGuideFile(file, cwd);
  const { valid } = checkFile(file, parsed);
  if (valid === null) throw wrongUse(`${file} is not a valid guide. To see what is wrong, run guide validate ${file}`);
  return valid.guide;
}

/** Prints the answers of a study in a format, or writes them to a file. */
export async function answersInFormat(
  client: ApiClient,
  study: string,
  format: AnswerFormat,
  { responses, shown }: { readonly responses: readonly ListedResponse[]; readonly shown: ShownById },
  choices: FormatChoices,
  context: Context,
): Promise<void> {
  const guide = choices.guide === undefined ? undefined : await guideOf(choices.guide, context);
  const { questions } = answered(await client.call('getStudyQuestions', { params: { studyId: study } })).value;
  const transcriptOf = async (responseId: string) => {
    const read = await client.call('getSingleResponse', { params: { linkId: study, responseId } });
    return read.ok ? { ok: true as const, value: read.value.transcript } : read;
  };
  const { files, missing } = await writeAnswers(
    format,
    { questions, responses, shown, transcriptOf },
    {
      answersAs: choices.codes === true ? 'codes' : 'text',
      ...(choices.separator === undefined ? {} : { separator: choices.separator }),
      raw: choices.raw === true,
      ...(guide === undefined ? {} : { guide }),
    },
  );
  if (missing.length > 0) {
    const interviews = plural(missing.length, { one: 'one interview', other: `${missing.length} interviews` });
    context.err(`The follow-ups of ${interviews} could not be read. They are in one cell with their answers.`);
  }
  const content = files.find(({ kind }) => kind === choices.kind)?.content ?? '';
  if (choices.output !== undefined) return await writeOutput(choices.output, content, choices, context);
  if (typeof content !== 'string')
    throw wrongUse(`${format.title.en} is no text. Name the file to write with --output.`);
  // Only a file has the mark of its encoding.
  const text = content.replace(/^\uFEFF/u, '');
  if (choices.raw === true) context.exact(text);
  else context.print(text.replace(/\r?\n$/u, ''));
}
