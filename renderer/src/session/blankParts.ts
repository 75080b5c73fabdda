import { blankBlock, blankGuide, type BlockType, type JsonObject } from '@guide-studio/guide-core';
import { words } from '../words/index.ts';

/** A new guide, its placeholders in the language of the window. */
export function freshGuide(): JsonObject {
  return { ...blankGuide(), title: words.session.blank.title, studyGuide: [freshBlock('flat')] };
}

/** A new block, its placeholders in the language of the window. */
export function freshBlock(type: BlockType): JsonObject {
  const { blocks, yes, no } = words.session.blank;
  const block: JsonObject = { ...blankBlock(type), title: blocks[type] };
  if (type !== 'screening') return block;
  const options = [
    { text: yes, status: 'approve' },
    { text: no, status: 'reject' },
  ];
  return { ...block, items: [{ text: '', type: 'multiple_choice', options }] };
}
