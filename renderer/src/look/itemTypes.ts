import type { BlockType, ItemType } from '@guide-studio/guide-core';
import {
  AlignLeft,
  CircleDot,
  Grid3x3,
  ListOrdered,
  type LucideIcon,
  MessageSquareText,
  Scale,
  SquareCheck,
} from 'lucide-react';

/** What each item type is called and how it is drawn. A new type without a look does not compile. */
export const itemTypeLook: Readonly<Record<ItemType, { label: string; icon: LucideIcon; hint: string }>> = {
  open_ended: { label: 'Open question', icon: MessageSquareText, hint: 'Answered in own words, with follow-ups' },
  multiple_choice: { label: 'Multiple choice', icon: CircleDot, hint: 'One or several options' },
  ranking: { label: 'Ranking', icon: ListOrdered, hint: 'Options brought into order' },
  matrix: { label: 'Matrix', icon: Grid3x3, hint: 'One column chosen per row' },
  max_diff: { label: 'MaxDiff', icon: Scale, hint: 'Best and worst, a few at a time' },
  statement: { label: 'Statement', icon: AlignLeft, hint: 'Text to read, no answer' },
};

export const severalAnswersIcon: LucideIcon = SquareCheck;

export const blockTypeLook: Readonly<Record<BlockType, { label: string; hint: string }>> = {
  flat: { label: 'Block', hint: 'Questions in order' },
  concept: { label: 'Concept block', hint: 'The same questions for each concept' },
  screening: { label: 'Screener', hint: 'Decides who goes on; always first' },
};

export function lookOf(type: string): { label: string; icon: LucideIcon } {
  return itemTypeLook[type as ItemType] ?? { label: 'Unknown type', icon: AlignLeft };
}
