import type { Response as ListedResponse, Question } from '@guide-studio/api-contract';

/**
 * Interviews as CSV (RFC 4180): a line each, headed by the names of the API. Parameters of the link are `urlParams.NAME`.
 * Every question has a column, in the order of the study, asked per concept one for each. A cell that a spreadsheet
 * would run as a formula begins with an apostrophe, and control characters are spaces: participants write these texts. Follow-ups stand in `shortTranscript`.
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
  return [headings, ...lines].map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');
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

const formula = /^[=+\-@\t\r]/u;

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const shown = value.replaceAll(/[^\P{Cc}\t\r\n]/gu, ' ');
  const text = formula.test(shown) ? `'${shown}` : shown;
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
