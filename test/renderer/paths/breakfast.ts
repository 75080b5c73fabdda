import type { JsonObject } from '@guide-studio/guide-core';

const selected = (questionId: string, choice: string, more: JsonObject = {}): JsonObject => ({
  type: 'selectedTemplateOptions',
  questionId,
  matchingCriteria: 'mustSelect',
  choices: [choice],
  ...more,
});
const link = (value: string): JsonObject => ({ type: 'searchParam', parameter: 'panel', value });
const when = (criterion: JsonObject): JsonObject => ({ conditional: { operator: 'and', criteria: [criterion] } });
const open = (externalId: string, text: string, more: JsonObject = {}): JsonObject => ({
  type: 'open_ended',
  externalId,
  text,
  ...more,
});
const concept = (nickname: string, more: JsonObject = {}): JsonObject => ({
  nickname,
  content: { title: nickname, description: nickname, media: [] },
  ...more,
});

/** A guide with everything that paths know: a screener, several choices, a link, a matrix and concepts. */
export const breakfast: JsonObject = {
  title: 'Breakfast',
  studyGuide: [
    {
      type: 'screening',
      title: 'Screener',
      items: [
        {
          type: 'multiple_choice',
          externalId: 'age',
          text: 'How **old** are you?',
          options: [
            { text: 'Under 18', status: 'reject' },
            { text: '18 to 64', status: 'approve' },
            { text: '65 or older', status: 'approve' },
          ],
        },
      ],
    },
    {
      type: 'flat',
      title: 'Habits',
      items: [
        {
          type: 'multiple_choice',
          externalId: 'foods',
          text: 'Which foods?',
          multiSelect: true,
          options: [{ text: 'Bread' }, { text: 'Cereal' }, { text: 'Eggs' }],
        },
        open('bread', 'Why bread?', when(selected('foods', 'Bread'))),
        open('cereal', 'Which cereal?', when(selected('foods', 'Cereal'))),
        open('senior', 'What has changed?', when(selected('age', '65 or older'))),
        open('panelA', 'How did you join A?', when(link('A'))),
        open('panelB', 'How did you join B?', when(link('B'))),
        {
          type: 'matrix',
          externalId: 'rate',
          text: 'How much do you like them?',
          rows: [{ text: 'Price' }, { text: 'Taste' }],
          options: [{ text: 'A lot' }, { text: 'Not at all' }],
        },
        open('price', 'What is wrong?', when(selected('rate', 'Not at all', { matrixRow: 'Price' }))),
        open('never', 'For children', when(selected('age', 'Under 18'))),
      ],
    },
    {
      type: 'concept',
      title: 'Products',
      conceptSamplingConfig: {
        subsampleCount: 1,
        concepts: [
          concept('Oat bar'),
          concept('Egg wrap', when(selected('foods', 'Eggs'))),
          concept('Ghost', when(selected('age', 'Under 18'))),
        ],
      },
      items: [open('buy', 'Would you buy it?')],
    },
  ],
};
