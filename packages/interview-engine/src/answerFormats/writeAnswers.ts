import { answerTable, type ListedInterview } from '../results/answerTable.ts';
import type { AskedQuestion } from '../results/askedQuestion.ts';
import { type SpokenRow, withFollowUps } from '../results/splitAnswer.ts';
import type { AnswerFile, AnswerFormat, AnswerFormatOptions } from './answerFormat.ts';
import { everyTranscript } from './everyTranscript.ts';
import { rehearsalsIn, type ShownById, stimuliById, withShown } from './withShown.ts';

/** The answers of a study, as they are read from a service. */
export interface StudyAnswers {
  /** As `getStudyQuestions` returns them. */
  readonly questions: readonly AskedQuestion[];
  /** As `listResponses` returns them; each becomes a row. */
  readonly responses: readonly ListedInterview[];
  /** Empty if the service does not report it. */
  readonly shown: ShownById;
  /** Reads what was said in an interview. */
  readonly transcriptOf: (
    responseId: string,
  ) => Promise<{ readonly ok: true; readonly value: readonly SpokenRow[] } | { readonly ok: false }>;
}

/** What {@link writeAnswers} wrote. */
export interface WrittenFiles {
  /** The answers first, then the codebook if the format has one. */
  readonly files: readonly AnswerFile[];
  /** The interviews whose transcripts could not be read: their follow-ups share a cell with the answer. */
  readonly missing: readonly string[];
}

/**
 * Writes the answers of a study in a format. Reads the transcripts that it needs, and names those that could not be
 * read. Options that the format does not read are ignored.
 *
 * @param format One of {@link answerFormats}, or your own.
 * @param given Default: texts, commas, English.
 * @example
 * ```ts
 * import { answerFormats, writeAnswers } from '@guide-studio/interview-engine/answers';
 *
 * const questions = [
 *   { id: 'q1', text: 'Do you cook?', type: 'multiple_choice', questionNumber: 1, options: ['Yes', 'No'], concepts: [] },
 * ] as const;
 * const interview = {
 *   ...{ id: 'r1', readableId: 1, progress: 'complete', responseDurationSeconds: 120, qualityScore: 5 },
 *   ...{ createdAt: '2026-03-01T09:00:00Z', updatedAt: '2026-03-01T09:02:00Z', urlParams: {}, shortTranscript: null },
 *   answersArray: [
 *     { answerId: 'a1', discussionGuideQuestionId: 'q1', conceptId: null, question: 'Q1: Do you cook?', answer: 'Yes' },
 *   ],
 * };
 *
 * const json = answerFormats.find(({ id }) => id === 'json');
 * const answers = { questions, responses: [interview], shown: new Map(), transcriptOf: async () => ({ ok: false }) as const };
 * const written = json && (await writeAnswers(json, answers));
 * console.log(written?.files.map(({ mediaType }) => mediaType), written?.missing); // [ 'application/json' ] []
 * ```
 */
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
