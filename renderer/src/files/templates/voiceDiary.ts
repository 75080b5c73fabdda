import type { JsonObject } from '@guide-studio/guide-core';

/** A short voice entry, sent several times with a different link parameter each time. */
export const voiceDiary: JsonObject = {
  title: 'Voice diary',
  studyGoal: 'Follow how people get along during their first week.',
  background: 'Send the link each day with ?day=1, ?day=2 and so on. Only the last day asks to look back.',
  config: { interviewMode: 'audio', questionLanguage: 'en' },
  welcomeMessage: {
    title: 'Your diary for today',
    message: 'Please answer by voice, wherever you are. Two or three minutes are enough.',
  },
  closingMessage: 'Thank you. Until tomorrow.',
  studyGuide: [
    {
      type: 'flat',
      title: 'Today',
      items: [
        {
          type: 'open_ended',
          text: 'When did you use it today, and what for?',
          followUp: 'light',
          preferredInput: 'voice',
        },
        {
          type: 'open_ended',
          text: 'Was there a moment that surprised you, for better or worse?',
          followUp: 'medium',
          preferredInput: 'voice',
        },
        {
          type: 'multiple_choice',
          text: 'How was today compared with yesterday?',
          options: [{ text: 'Better' }, { text: 'The same' }, { text: 'Worse' }, { text: 'This is my first day' }],
        },
      ],
    },
    {
      type: 'flat',
      title: 'The last day',
      items: [
        {
          type: 'open_ended',
          text: 'Looking back at the whole week: what has changed in how you use it?',
          followUp: 'heavy',
          preferredInput: 'voice',
          conditional: { operator: 'and', criteria: [{ type: 'searchParam', parameter: 'day', value: '7' }] },
        },
      ],
    },
  ],
};
