import type { JsonObject } from '@guide-studio/guide-core';

/** A screener admits the right people; their habits decide which questions follow. */
export const screenedHabits: JsonObject = {
  title: 'Screener and habits',
  studyGoal: 'Understand the habits of people who do this at least once a week.',
  config: { interviewMode: 'text', questionLanguage: 'en' },
  welcomeMessage: { title: 'A few questions first', message: 'They tell us whether this study fits you.' },
  closingMessage: 'Thank you for your answers.',
  studyGuide: [
    {
      type: 'screening',
      title: 'Who takes part',
      items: [
        {
          externalId: 'age',
          type: 'multiple_choice',
          text: 'How old are you?',
          options: [
            { text: 'Under 18', status: 'reject' },
            { text: '18 to 34', status: 'approve' },
            { text: '35 to 54', status: 'approve' },
            { text: '55 or older', status: 'approve' },
          ],
        },
        {
          externalId: 'frequency',
          type: 'multiple_choice',
          text: 'How often did you do this in the last month?',
          options: [
            { text: 'Nearly every day', status: 'approve' },
            { text: 'About once a week', status: 'approve' },
            { text: 'Less often', status: 'reject' },
            { text: 'I do not remember', status: 'neutral' },
          ],
        },
      ],
    },
    {
      type: 'flat',
      title: 'Your habits',
      items: [
        {
          externalId: 'occasions',
          type: 'multiple_choice',
          text: 'On which occasions do you do it?',
          multiSelect: true,
          options: [
            { externalId: 'morning', text: 'In the morning' },
            { externalId: 'work', text: 'At work' },
            { externalId: 'evening', text: 'In the evening' },
            { externalId: 'weekend', text: 'At the weekend' },
          ],
        },
        { type: 'ranking', text: 'Put your occasions in order, the most usual first.', carryForwardFrom: 'occasions' },
        {
          type: 'open_ended',
          text: 'What is different when you do it at work?',
          followUp: 'medium',
          conditional: {
            operator: 'and',
            criteria: [
              {
                type: 'selectedTemplateOptions',
                questionId: 'occasions',
                matchingCriteria: 'mustSelect',
                choices: ['work'],
              },
            ],
          },
        },
        { type: 'open_ended', text: 'What would make you stop doing it?', followUp: 'medium' },
      ],
    },
  ],
};
