import type { JsonObject } from '@guide-studio/guide-core';
import { deciding, ifChosen, named } from './guideParts.ts';

/** An idea of the concept test. */
function idea(externalId: string, title: string, description: string): JsonObject {
  return { externalId, nickname: title, content: { title, description } };
}

/**
 * The guide of the finished example, in English, German and Arabic: a screener, a branch, every type of question, a
 * concept test and an answer by voice.
 */
export const exampleGuide: JsonObject = {
  title: 'Breakfast at home',
  studyGoal: 'Understand what people eat in the morning, and what keeps them from what they would like.',
  config: { interviewMode: 'audio_text', questionLanguage: 'en', availableLanguages: ['en', 'de', 'ar'] },
  welcomeMessage: { title: 'Good morning', message: 'A few questions about your breakfast. It takes about 6 minutes.' },
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
          externalId: 'intro',
          type: 'statement',
          text: 'Think of an ordinary week. There are no right or wrong answers.',
          continueButtonText: 'Go on',
        },
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
          externalId: 'places',
          type: 'matrix',
          text: 'How often do you eat something in these places on a working day?',
          rows: [{ text: 'At home' }, { text: 'On the way' }, { text: 'At work' }],
          options: named({ often: 'Often', sometimes: 'Sometimes', never: 'Never' }),
        },
        {
          externalId: 'order',
          type: 'ranking',
          text: 'What matters to you in the morning? Put it in order.',
          options: [{ text: 'That it is quick' }, { text: 'That it is healthy' }, { text: 'That it tastes good' }],
        },
        {
          externalId: 'annoys',
          type: 'max_diff',
          text: 'What annoys you most about your mornings, and what least?',
          itemsPerScreen: 3,
          options: named({
            time: 'Too little time',
            noise: 'Too much noise',
            fresh: 'Nothing fresh at home',
            cooking: 'Having to cook',
            dishes: 'Washing up',
          }),
        },
        {
          externalId: 'wish',
          type: 'open_ended',
          text: 'What would you change about your mornings if you could?',
          followUp: 'light',
        },
      ],
    },
    {
      type: 'concept',
      title: 'Two ideas',
      conceptSamplingConfig: {
        concepts: [
          idea(
            'jar',
            'The evening jar',
            'You fill oats, fruit and milk into a jar in the evening. In the morning breakfast is ready, and you can take it along.',
          ),
          idea(
            'rolls',
            'Rolls at the door',
            'A bakery nearby hangs fresh rolls on your door before seven, on the days that you choose.',
          ),
        ],
      },
      items: [
        {
          externalId: 'appeal',
          type: 'multiple_choice',
          text: 'Would this make your mornings better?',
          options: named({ yes: 'Yes, clearly', little: 'A little', no: 'No' }),
        },
        {
          externalId: 'appeal_why',
          type: 'open_ended',
          text: 'What is wrong with it for you?',
          followUp: 'none',
          conditional: ifChosen('appeal', 'no'),
        },
      ],
    },
    {
      type: 'flat',
      title: 'At the end',
      items: [
        {
          externalId: 'favourite',
          type: 'open_ended',
          text: 'If everything were possible: what would your breakfast be? Simply tell us about it.',
          followUp: 'none',
          preferredInput: 'voice',
        },
      ],
    },
  ],
};
