import type { AnswerFormat } from './answerFormat.ts';

/** The interviews as the service lists them, with what was shown. */
export const jsonFormat: AnswerFormat = {
  id: 'json',
  title: { en: 'JSON', de: 'JSON' },
  about: {
    en: 'The complete data from the service, for programs, with what each participant was shown.',
    de: 'Die vollständigen Daten des Dienstes, für Programme, und was jeder Person gezeigt wurde.',
  },
  isTable: false,
  options: [],
  write: ({ interviews }) => [
    {
      kind: 'answers',
      extension: 'json',
      mediaType: 'application/json',
      content: `${JSON.stringify(interviews, null, 2)}\n`,
    },
  ],
};
