import { canonicalText } from '@guide-studio/guide-core/files';
import { block, choice, open, screening, selected, validGuide, when } from '../../guideParts.ts';

/** Returns the text of the file of a valid guide. */
export const textOf = (...blocks: readonly unknown[]): string =>
  canonicalText(JSON.parse(JSON.stringify(validGuide(blocks))));

const cook = choice('A cook?', { Yes: 'approve', No: 'reject' }, { externalId: 'cook' });

/** The blocks of a guide that nobody gets through, which takes its paths to find out. */
export const shutGuide: readonly unknown[] = [
  screening(cook, choice('Old enough?', { No: 'reject' }, when(selected('cook', 'Yes')))),
  block('After', open('Why?')),
];

const dish = choice('Which dish?', ['Soup', 'Salad'], { externalId: 'dish' });
const hot = choice('Is it hot?', ['Yes', 'No'], { externalId: 'hot', ...when(selected('dish', 'Soup')) });

/** The blocks of a guide with a question that nobody sees, which takes its paths to find out. */
export const unseenGuide: readonly unknown[] = [
  block('Food', dish, hot, open('Which salad is hot?', when(selected('hot', 'Yes'), selected('dish', 'Salad')))),
];
