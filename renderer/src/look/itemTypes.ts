import { type BlockType, entryOf, type ItemType } from '@guide-studio/guide-core';
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
import { words } from '../words/index.ts';

/** How a type is drawn and, in the language spoken now, what it is called and for. */
interface ItemTypeLook {
  readonly label: string;
  readonly hint: string;
  readonly icon: LucideIcon;
}

/** What each item type is called and how it is drawn. A new type without a look does not compile. */
export const itemTypeLook: Readonly<Record<ItemType, ItemTypeLook>> = {
  open_ended: itemLook('open_ended', MessageSquareText),
  multiple_choice: itemLook('multiple_choice', CircleDot),
  ranking: itemLook('ranking', ListOrdered),
  matrix: itemLook('matrix', Grid3x3),
  max_diff: itemLook('max_diff', Scale),
  statement: itemLook('statement', AlignLeft),
};

export const severalAnswersIcon: LucideIcon = SquareCheck;

export const blockTypeLook: Readonly<Record<BlockType, { readonly label: string; readonly hint: string }>> = {
  flat: blockLook('flat'),
  concept: blockLook('concept'),
  screening: blockLook('screening'),
};

/** Of a type as a guide has it, which may be any text. */
export function lookOf(type: string): { readonly label: string; readonly hint?: string; readonly icon: LucideIcon } {
  return entryOf<ItemTypeLook>(itemTypeLook, type) ?? { label: words.look.unknownType, icon: AlignLeft };
}

/** Of a type of block as a guide has it; undefined for a text that is none. */
export function blockLookOf(type: string): { readonly label: string; readonly hint: string } | undefined {
  return entryOf<{ readonly label: string; readonly hint: string }>(blockTypeLook, type);
}

// The words are read when they are shown: they change with the language.
function itemLook(type: ItemType, icon: LucideIcon): ItemTypeLook {
  return {
    icon,
    get label() {
      return words.look.items[type].label;
    },
    get hint() {
      return words.look.items[type].hint;
    },
  };
}

function blockLook(type: BlockType): { readonly label: string; readonly hint: string } {
  return {
    get label() {
      return words.look.blocks[type].label;
    },
    get hint() {
      return words.look.blocks[type].hint;
    },
  };
}
