import type { Response as ListedResponse, Question } from '@guide-studio/api-contract';
import { csvOf } from './csv.ts';

/**
 * Interviews as CSV (RFC 4180): a line each, headed by the names of the API. Parameters of the link are `urlParams.NAME`.
 * Every question has a column, in the order of the study, asked per concept one for each. Follow-ups stand in
 * `shortTranscript`.
 */
export function responsesCsv(questions: readonly Question[], responses: readonly ListedResponse[]): string {
  const asked = askedIn(questions, responses);
  const parameters = [...new Set(responses.flatMap(({ urlParams }) => Object.keys(urlParams)))];
  const headings = [...facts, ...parameters.map((name) => `urlParams.${name}`), ...asked.values(), 'shortTranscript'];
  const lines = responses.map((response) => {
    const answers = new Map(response.answersArray.map((answer) => [keyOf(answer), answer.answer]));
    return [
      ...facts.map((name) => response[name]),
      ...parameters.map((name) => response.urlParams[name] ?? ''),
      ...[...asked.keys()].map((key) => answers.get(key) ?? ''),
      response.shortTranscript ?? '',
    ];
  });
  return csvOf([headings, ...lines]);
}

const facts = [
  'readableId',
  'id',
  'progress',
  'createdAt',
  'updatedAt',
  'responseDurationSeconds',
  'qualityScore',
] as const;

type GivenAnswer = ListedResponse['answersArray'][number];

/** The heading of every question by its key. An answer that belongs to no known question goes behind the others. */
function askedIn(questions: readonly Question[], responses: readonly ListedResponse[]): ReadonlyMap<string, string> {
  const answers = responses.flatMap(({ answersArray }) => answersArray);
  const given = new Map(answers.map((answer) => [keyOf(answer), answer.question]));
  const asked = new Map<string, string>();
  for (const { id, type, text, questionNumber, concepts } of questions) {
    const own = [null, ...concepts.map((concept) => concept.id)].map((concept) => JSON.stringify([id, concept]));
    const answered = own.filter((key) => given.has(key));
    for (const key of answered) asked.set(key, given.get(key) ?? '');
    if (answered.length === 0 && type !== 'statement') {
      asked.set(own[0] ?? '', `Q${questionNumber}: ${text}`);
    }
  }
  for (const [key, question] of given) if (!asked.has(key)) asked.set(key, question);
  return asked;
}

function keyOf({ discussionGuideQuestionId, conceptId, question }: GivenAnswer): string {
  return JSON.stringify(
    discussionGuideQuestionId === null ? [null, conceptId, question] : [discussionGuideQuestionId, conceptId],
  );
}
