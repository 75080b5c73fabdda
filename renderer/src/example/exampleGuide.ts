import type { JsonObject } from '@guide-studio/guide-core';
import { deciding, ifChosen, named } from './guideParts.ts';

/** The guide of the finished example: a screener, a branch, a ranking and open questions. */
export const exampleGuide: JsonObject = {
  title: 'Breakfast at home',
  studyGoal: 'Understand what people eat in the morning, and what keeps them from what they would like.',
  config: { interviewMode: 'text', questionLanguage: 'en' },
  welcomeMessage: { title: 'Good morning', message: 'A few questions about your breakfast. It takes about 5 minutes.' },
  closingMessage: 'Thank you, and enjoy your next breakfast.',
  studyGuide: [
    {
      type: 'screening',
      title: 'Who takes part',
      items: [
        {
          externalId: 'eats',
          type: 'multiple_choice',
          text: 'How often do you eat breakfast at home?',
          options: deciding({
            'Every day': 'approve',
            'On some days': 'approve',
            'Only at weekends': 'neutral',
            Never: 'reject',
          }),
        },
      ],
    },
    {
      type: 'flat',
      title: 'Your breakfast',
      items: [
        {
          externalId: 'foods',
          type: 'multiple_choice',
          text: 'What was on your table in the last week?',
          multiSelect: true,
          options: named({ bread: 'Bread', cereal: 'Cereal', fruit: 'Fruit', eggs: 'Eggs' }),
        },
        {
          externalId: 'bread_why',
          type: 'open_ended',
          text: 'What makes bread the right thing for you?',
          followUp: 'none',
          conditional: ifChosen('foods', 'bread'),
        },
        {
          externalId: 'order',
          type: 'ranking',
          text: 'What matters to you in the morning? Put it in order.',
          options: [{ text: 'That it is quick' }, { text: 'That it is healthy' }, { text: 'That it tastes good' }],
        },
        {
          externalId: 'wish',
          type: 'open_ended',
          text: 'What would you change about your mornings if you could?',
          followUp: 'light',
        },
      ],
    },
  ],
};
