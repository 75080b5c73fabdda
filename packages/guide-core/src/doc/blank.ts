import type { JsonObject } from '../json.ts';
import type { BlockType } from '../schema/block.ts';
import type { ItemType } from '../schema/item.ts';
import { type GuideNode, textField } from './node.ts';

// New parts are blank, because placeholder text could be published by mistake. Hints in the fields explain what belongs
// there and are not part of the guide.

/**
 * Returns a new guide without texts, as its file has it: one flat block with one open question. It is not valid yet.
 */
export function blankGuide(): JsonObject {
  return { title: '', studyGuide: [blankBlock('flat')] };
}

/**
 * Returns a new block without texts, as a guide file has it. A screening block has a question with an option that lets
 * participants in and one that ends the interview, a concept block one concept and an open question, others an open
 * question.
 */
export function blankBlock(type: BlockType): JsonObject {
  switch (type) {
    case 'screening': {
      const options = [
        { text: '', status: 'approve' },
        { text: '', status: 'reject' },
      ];
      return { type, title: '', items: [{ text: '', type: 'multiple_choice', options }] };
    }
    case 'concept':
      return {
        type,
        title: '',
        conceptSamplingConfig: { concepts: [blankConcept()] },
        items: [blankItem('open_ended', false)],
      };
    case 'flat':
      return { type, title: '', items: [blankItem('open_ended', false)] };
  }
}

/**
 * Returns a new item without texts, as a guide file has it, with two options and two rows, or four options of a
 * MaxDiff.
 *
 * @param inScreening True for a screener: its options are neutral.
 */
export function blankItem(type: ItemType, inScreening: boolean): JsonObject {
  const options = (count: number) => Array.from({ length: count }, () => blankOption(inScreening));
  switch (type) {
    case 'open_ended':
    case 'statement':
      return { text: '', type };
    case 'multiple_choice':
    case 'ranking':
      return { text: '', type, options: options(2) };
    case 'matrix':
      return { text: '', type, options: options(2), rows: [blankRow(), blankRow()] };
    case 'max_diff':
      return { text: '', type, options: options(4) };
  }
}

/** Returns a new option without text. In a screener it is neutral. */
export function blankOption(inScreening: boolean): JsonObject {
  return inScreening ? { text: '', status: 'neutral' } : { text: '' };
}

/** Returns a new matrix row without text. */
export function blankRow(): JsonObject {
  return { text: '' };
}

/** Returns a new concept without nickname and title. */
export function blankConcept(): JsonObject {
  return { nickname: '', content: { title: '' } };
}

/** Returns a new picture without name and address. */
export function blankMedia(): JsonObject {
  return { name: '', url: '', type: 'image' };
}

/** Returns true for an option or row without text and id. */
export function isUnwritten(answer: GuideNode): boolean {
  if (answer.kind !== 'option' && answer.kind !== 'row') return false;
  return textField(answer, 'text') === '' && textField(answer, 'externalId') === '';
}
