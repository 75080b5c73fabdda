import type { JsonObject } from '@guide-studio/guide-core';
import { ifChosen, named } from '../../example/index.ts';

/** A first interview about how people do something today, and the difficulties they have. */
export const discovery: JsonObject = {
  title: 'Discovery interview',
  studyGoal: 'Learn how people do this today, what gets in their way, and what they have tried.',
  config: { interviewMode: 'audio_text', questionLanguage: 'en' },
  welcomeMessage: {
    title: 'Thank you for taking the time',
    message:
      'We would like to learn from your experience. There are no right or wrong answers. It takes about 15 minutes.',
  },
  closingMessage: 'Thank you. What you told us helps a lot.',
  studyGuide: [
    {
      type: 'flat',
      title: 'You and your day',
      items: [
        {
          type: 'open_ended',
          text: 'Please tell me a little about your role and what a usual day looks like.',
          followUp: 'light',
        },
        {
          externalId: 'how_often',
          type: 'multiple_choice',
          text: 'How often do you do this: [Describe the task in a few words]?',
          options: named({ daily: 'Every day', weekly: 'Every week', monthly: 'Every month', rarely: 'Less often' }),
        },
      ],
    },
    {
      type: 'flat',
      title: 'The last time',
      items: [
        {
          type: 'open_ended',
          text: 'Think of the last time you did it. Walk me through it from the beginning: what started it, and what happened then?',
          followUp: 'heavy',
          addInstructions: 'Ask for concrete steps, people and tools. Bring general statements back to that one time.',
        },
        { type: 'open_ended', text: 'What was the hardest part of it, and why?', followUp: 'medium' },
        {
          externalId: 'means',
          type: 'multiple_choice',
          text: 'Which of these did you use for it?',
          multiSelect: true,
          allowCustomOption: true,
          options: [
            { externalId: 'sheet', text: 'A spreadsheet' },
            { externalId: 'messages', text: 'E-mail or messages' },
            { externalId: 'paper', text: 'Pen and paper' },
            { externalId: 'software', text: 'Software made for it' },
            { externalId: 'none', text: 'None of these', exclusiveOption: true },
          ],
        },
        {
          type: 'open_ended',
          text: 'What made you choose the software you use, and what does it still not do for you?',
          followUp: 'medium',
          conditional: ifChosen('means', 'software'),
        },
      ],
    },
    {
      type: 'flat',
      title: 'What would help',
      items: [
        {
          type: 'open_ended',
          text: 'If you could change one thing about it tomorrow, what would it be?',
          followUp: 'medium',
        },
        { type: 'open_ended', text: 'Is there anything we should have asked and did not?', followUp: 'none' },
      ],
    },
  ],
};
