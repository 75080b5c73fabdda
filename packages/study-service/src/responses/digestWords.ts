import { pluralsOf, type CreateStudyRequest } from '@guide-studio/guide-core';

/** The counts of a response. */
export interface Counted {
  readonly questions: number;
  readonly openAnswers: number;
  /** Words in the open answers. */
  readonly words: number;
}

/**
 * Returns the start of a summary in the language of the questions; English if the guide names none, as elsewhere in the
 * API. For an unsupported language it uses only signs and numbers: ✓ questions answered, ✎ words in open answers.
 */
export function digestWords({ config }: CreateStudyRequest): (counted: Counted) => string {
  const [language = ''] = (config?.questionLanguage ?? 'en').split('-');
  return byLanguage.get(language) ?? signs;
}

const [english, german] = [pluralsOf('en'), pluralsOf('de')];

const byLanguage = new Map<string, (counted: Counted) => string>([
  [
    'en',
    ({ questions, openAnswers, words }) => {
      if (questions === 0) return 'No question was answered.';
      const answered = `${english.counted(questions, { one: 'question', other: 'questions' })} answered`;
      return openAnswers === 0
        ? `${answered}.`
        : `${answered}, ${english.counted(words, { one: 'word', other: 'words' })} in open answers.`;
    },
  ],
  [
    'de',
    ({ questions, openAnswers, words }) => {
      if (questions === 0) return 'Keine Frage wurde beantwortet.';
      const answered = `${german.counted(questions, { one: 'Frage', other: 'Fragen' })} beantwortet`;
      return openAnswers === 0
        ? `${answered}.`
        : `${answered}, ${german.counted(words, { one: 'Wort', other: 'Wörter' })} in offenen Antworten.`;
    },
  ],
]);

function signs({ questions, openAnswers, words }: Counted): string {
  return openAnswers === 0 ? `✓ ${questions}` : `✓ ${questions} ✎ ${words}`;
}
