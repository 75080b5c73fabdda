import { answerTable, type ListedInterview } from '../results/answerTable.ts';
import type { AskedQuestion } from '../results/askedQuestion.ts';
import { type SpokenRow, withFollowUps } from '../results/splitAnswer.ts';
import type { AnswerFile, AnswerFormat, AnswerFormatOptions } from './answerFormat.ts';
import { everyTranscript } from './everyTranscript.ts';
import { rehearsalsIn, type ShownById, stimuliById, withShown } from './withShown.ts';

/** The answers of a study, as they are read from a service. */
export interface StudyAnswers {
  readonly questions: readonly AskedQuestion[];
  readonly responses: readonly ListedInterview[];
  /** Empty if the service does not report it. */
  readonly shown: ShownById;
  /** Reads what was said in an interview. */
  readonly transcriptOf: (
    responseId: string,
  ) => Promise<{ readonly ok: true; readonly value: readonly SpokenRow[] } | { readonly ok: false }>;
}

export interface WrittenFiles {
  readonly files: readonly AnswerFile[];
  /** The interviews whose transcripts could not be read: their follow-ups share a cell with the answer. */
  readonly missing: readonly string[];
}

/** Writes the answers of a study in a format. Reads the transcripts that it needs. Options that it does not read are ignored. */
export async function writeAnswers(
  format: AnswerFormat,
  { questions, responses, shown, transcriptOf }: StudyAnswers,
  given: AnswerFormatOptions = {},
): Promise<WrittenFiles> {
  const options = readBy(format, given);
  const ids = format.isTable ? withFollowUps(questions, responses) : [];
  const { byId, missing } = await everyTranscript(ids, transcriptOf);
  const { answersAs = 'text', language = 'en', guide } = options;
  const table = answerTable(questions, responses, {
    answersAs,
    language,
    ...(guide === undefined ? {} : { guide }),
    transcripts: byId,
    shown: stimuliById(shown),
    rehearsals: rehearsalsIn(shown),
  });
  return { files: format.write({ table, interviews: withShown(responses, shown) }, options), missing };
}

const readBy = ({ options }: AnswerFormat, given: AnswerFormatOptions): AnswerFormatOptions =>
  Object.fromEntries(
    Object.entries(given).filter(([name]) => name === 'language' || (options as readonly string[]).includes(name)),
  );
