import type { JsonObject } from '../json.ts';
import type { BlockType } from '../schema/block.ts';
import type { ItemType } from '../schema/item.ts';

/** A new guide: one flat block with one open question, everything still to be written. */
export function blankGuide(): JsonObject {
  return { title: 'Untitled study', studyGuide: [blankBlock('flat')] };
}

/** A new block. A screening block starts with a yes/no question whose "No" ends the interview. */
export function blankBlock(type: BlockType): JsonObject {
  switch (type) {
    case 'screening':
      return {
        type,
        title: 'Screener',
        items: [
          {
            text: '',
            type: 'multiple_choice',
            options: [
              { text: 'Yes', status: 'approve' },
              { text: 'No', status: 'reject' },
            ],
          },
        ],
      };
    case 'concept':
      return {
        type,
        title: 'Concepts',
        conceptSamplingConfig: { concepts: [blankConcept(1)] },
        items: [blankItem('open_ended', false)],
      };
    case 'flat':
      return { type, title: 'New block', items: [blankItem('open_ended', false)] };
  }
}

/** A new item of a type, with as many options and rows as the contract wants at least. */
export function blankItem(type: ItemType, inScreening: boolean): JsonObject {
  const option = (n: number) => blankOption(n, inScreening);
  switch (type) {
    case 'open_ended':
    case 'statement':
      return { text: '', type };
    case 'multiple_choice':
    case 'ranking':
      return { text: '', type, options: [option(1), option(2)] };
    case 'matrix':
      return { text: '', type, options: [option(1), option(2)], rows: [blankRow(1), blankRow(2)] };
    case 'max_diff':
      return { text: '', type, options: [option(1), option(2), option(3), option(4)] };
  }
}

export function blankOption(number: number, inScreening: boolean): JsonObject {
  const text = `Option ${number}`;
  return inScreening ? { text, status: 'neutral' } : { text };
}

export function blankRow(number: number): JsonObject {
  return { text: `Row ${number}` };
}

export function blankConcept(number: number): JsonObject {
  return { nickname: `Concept ${number}`, content: { title: `Concept ${number}` } };
}

export function blankMedia(): JsonObject {
  return { name: 'Picture', url: 'https://', type: 'image' };
}
