import type { JsonObject } from '@guide-studio/guide-core';
import {
  block,
  choice,
  concept as conceptNamed,
  conceptBlock,
  link,
  matrix,
  multiple,
  open,
  screening,
  selected,
  when,
} from '../../guideParts.ts';

const concept = (nickname: string, more: object = {}) =>
  conceptNamed(nickname, { content: { title: nickname, description: nickname, media: [] }, ...more });
const disliked = { ...selected('rate', 'Not at all'), matrixRow: 'Price' };

/** A guide with everything that paths know: a screener, several choices, a link, a matrix and concepts. */
export const breakfast = {
  title: 'Breakfast',
  studyGuide: [
    screening(
      choice(
        'How **old** are you?',
        { 'Under 18': 'reject', '18 to 64': 'approve', '65 or older': 'approve' },
        { externalId: 'age' },
      ),
    ),
    block(
      'Habits',
      multiple('Which foods?', ['Bread', 'Cereal', 'Eggs'], { externalId: 'foods' }),
      open('Why bread?', { externalId: 'bread', ...when(selected('foods', 'Bread')) }),
      open('Which cereal?', { externalId: 'cereal', ...when(selected('foods', 'Cereal')) }),
      open('What has changed?', { externalId: 'senior', ...when(selected('age', '65 or older')) }),
      open('How did you join A?', { externalId: 'panelA', ...when(link('panel', 'A')) }),
      open('How did you join B?', { externalId: 'panelB', ...when(link('panel', 'B')) }),
      matrix('How much do you like them?', ['Price', 'Taste'], ['A lot', 'Not at all'], { externalId: 'rate' }),
      open('What is wrong?', { externalId: 'price', ...when(disliked) }),
      open('For children', { externalId: 'never', ...when(selected('age', 'Under 18')) }),
    ),
    conceptBlock(
      'Products',
      {
        subsampleCount: 1,
        concepts: [
          concept('Oat bar'),
          concept('Egg wrap', when(selected('foods', 'Eggs'))),
          concept('Ghost', when(selected('age', 'Under 18'))),
        ],
      },
      open('Would you buy it?', { externalId: 'buy' }),
    ),
  ],
} as unknown as JsonObject;
