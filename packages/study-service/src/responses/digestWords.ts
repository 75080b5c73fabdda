import type { CreateStudyRequest } from '@guide-studio/guide-core';
import { pluralsOf } from '@guide-studio/guide-core/plurals';

/** The counts of a response. */
export interface Counted {
  readonly questions: number;
  readonly openAnswers: number;
  /** Words in the open answers. */
  readonly words: number;
  /** Spoken answers without a transcript. */
  readonly spoken: number;
}

/**
 * Returns what takes the place of a summary, in the language of the questions; English if the guide names none, as
 * elsewhere in the API. For an unsupported language it uses only signs and numbers: ✓ questions answered, ✎ words in open
 * answers, 🎙 spoken answers without a transcript.
 */
export function digestWords({ config }: CreateStudyRequest): (counted: Counted) => string {
  const [language = ''] = (config?.questionLanguage ?? 'en').split('-');
  return byLanguage.get(language) ?? signs;
}

const [english, german] = [pluralsOf('en'), pluralsOf('de')];

const byLanguage = new Map<string, (counted: Counted) => string>([
  [
    'en',
    ({ questions, openAnswers, words, spoken }) => {
      if (questions === 0) return 'No question was answered.';
      const answered = `${english.counted(questions, { one: 'question', other: 'questions' })} answered`;
      const written =
        openAnswers === 0 ? '' : `, ${english.counted(words, { one: 'word', other: 'words' })} in open answers`;
      const untranscribed =
        spoken === 0
          ? ''
          : ` ${english.counted(spoken, { one: 'spoken answer has', other: 'spoken answers have' })} no transcript.`;
      return `${answered}${written}.${untranscribed} No summary has been written.`;
    },
  ],
  [
    'de',
    ({ questions, openAnswers, words, spoken }) => {
      if (questions === 0) return 'Keine Frage wurde beantwortet.';
      const answered = `${german.counted(questions, { one: 'Frage', other: 'Fragen' })} beantwortet`;
      const written =
        openAnswers === 0 ? '' : `, ${german.counted(words, { one: 'Wort', other: 'Wörter' })} in offenen Antworten`;
      const untranscribed =
        spoken === 0
          ? ''
          : ` ${german.counted(spoken, { one: 'gesprochene Antwort ist', other: 'gesprochene Antworten sind' })} nicht verschriftlicht.`;
      return `${answered}${written}.${untranscribed} Es gibt keine Zusammenfassung.`;
    },
  ],
]);

function signs({ questions, openAnswers, words, spoken }: Counted): string {
  const counted = [
    ['✓', questions],
    ['✎', openAnswers === 0 ? 0 : words],
    ['🎙', spoken],
  ] as const;
  return counted
    .filter(([sign, count]) => sign === '✓' || count > 0)
    .map((each) => each.join(' '))
    .join(' ');
}
