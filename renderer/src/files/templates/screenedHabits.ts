import type { JsonObject } from '@guide-studio/guide-core';
import { deciding, ifChosen, named } from '../../example/index.ts';

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
          options: deciding({
            'Under 18': 'reject',
            '18 to 34': 'approve',
            '35 to 54': 'approve',
            '55 or older': 'approve',
          }),
        },
        {
          externalId: 'frequency',
          type: 'multiple_choice',
          text: 'How often did you do this in the last month: [Describe the habit in a few words]?',
          options: deciding({
            'Nearly every day': 'approve',
            'About once a week': 'approve',
            'Less often': 'reject',
            'I do not remember': 'neutral',
          }),
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
          options: named({
            morning: 'In the morning',
            work: 'At work',
            evening: 'In the evening',
            weekend: 'At the weekend',
          }),
        },
        { type: 'ranking', text: 'Put your occasions in order, the most usual first.', carryForwardFrom: 'occasions' },
        {
          type: 'open_ended',
          text: 'What is different when you do it at work?',
          followUp: 'medium',
          conditional: ifChosen('occasions', 'work'),
        },
        { type: 'open_ended', text: 'What would make you stop doing it?', followUp: 'medium' },
      ],
    },
  ],
};
