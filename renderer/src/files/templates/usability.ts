import type { JsonObject } from '@guide-studio/guide-core';
import { ifChosen, named } from '../../example/index.ts';

const agreement = [
  { text: 'Strongly disagree' },
  { text: 'Disagree' },
  { text: 'Neither' },
  { text: 'Agree' },
  { text: 'Strongly agree' },
];

/** What people remember after using a product. */
export const usability: JsonObject = {
  title: 'Usability follow-up',
  studyGoal: 'Find out what worked, what confused people, and what keeps them from using it again.',
  config: { interviewMode: 'text', questionLanguage: 'en' },
  welcomeMessage: {
    title: 'How did it go?',
    message: 'You have just used our product. Please tell us openly what it was like. It takes about 8 minutes.',
  },
  studyGuide: [
    {
      type: 'flat',
      title: 'What you came for',
      items: [
        { type: 'open_ended', text: 'What did you want to get done?', followUp: 'light' },
        {
          externalId: 'done',
          type: 'multiple_choice',
          text: 'Did you get it done?',
          options: named({ yes: 'Yes, without trouble', detour: 'Yes, with detours', no: 'No' }),
        },
        {
          type: 'open_ended',
          text: 'Where did it stop going smoothly? Describe what you saw and what you expected instead.',
          followUp: 'heavy',
          conditional: { ...ifChosen('done', 'detour', 'no'), operator: 'or' },
        },
      ],
    },
    {
      type: 'flat',
      title: 'How it felt',
      items: [
        {
          type: 'matrix',
          text: 'How far do you agree?',
          options: agreement,
          rows: [
            { text: 'I always knew where I was.' },
            { text: 'The words were the ones I use.' },
            { text: 'I could undo what I did.' },
            { text: 'It was fast enough.' },
          ],
        },
        { type: 'open_ended', text: 'Which moment do you remember best, good or bad?', followUp: 'medium' },
        {
          type: 'multiple_choice',
          text: 'Would you use it again?',
          options: [{ text: 'Yes' }, { text: 'Perhaps' }, { text: 'No' }],
        },
        { type: 'open_ended', text: 'What is the one thing we should fix first?', followUp: 'light' },
      ],
    },
  ],
};
