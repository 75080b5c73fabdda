import type { JsonObject } from '@guide-studio/guide-core';

const wishes = [
  'Works without a connection',
  'Starts in less than a second',
  'Looks the same on every device',
  'Can be used by several people at once',
  'Explains what it does',
  'Keeps my data on my computer',
  'Costs less than today',
  'Talks to the tools I have',
];

/** What matters most, found with best and worst choices. */
export const priorities: JsonObject = {
  title: 'Priorities',
  studyGoal: 'Find out which improvements matter most, and the reasons behind the first and the last.',
  config: { interviewMode: 'text', questionLanguage: 'en' },
  welcomeMessage: {
    title: 'What should come first?',
    message: 'You will see a few lists. Choose what matters most and least to you in each. It takes about 6 minutes.',
  },
  studyGuide: [
    {
      type: 'flat',
      title: 'Choosing',
      items: [
        {
          type: 'max_diff',
          text: 'Which of these matters most to you, and which least?',
          metric: 'importance',
          itemsPerScreen: 4,
          options: wishes.map((text) => ({ text })),
        },
        {
          type: 'open_ended',
          text: 'Think of what you chose most often as most important. Why does it matter to you?',
          followUp: 'medium',
        },
        { type: 'open_ended', text: 'Is anything missing that matters more than all of these?', followUp: 'light' },
        {
          type: 'ranking',
          text: 'Where would a first step help you most? Put these in order.',
          options: [{ text: 'At the beginning' }, { text: 'During the work' }, { text: 'When sharing the result' }],
          randomizeOptionOrder: true,
        },
      ],
    },
  ],
};
