import type { BlockType, ItemType } from '@guide-studio/guide-core';
import { entryOf } from '@guide-studio/guide-core/internal';
import {
  AlignLeft,
  CircleDot,
  Grid3x3,
  ListOrdered,
  type IconType,
  MessageSquareText,
  Scale,
  SquareCheck,
} from './icons.tsx';
import { words } from '../i18n/index.ts';

/** The icon of a type, with its name and hint in the current language. */
interface ItemTypeLook {
  readonly label: string;
  readonly hint: string;
  readonly icon: IconType;
}

/** The look of each item type. A new type without a look does not compile. */
export const itemTypeLook: Readonly<Record<ItemType, ItemTypeLook>> = {
  open_ended: itemLook('open_ended', MessageSquareText),
  multiple_choice: itemLook('multiple_choice', CircleDot),
  ranking: itemLook('ranking', ListOrdered),
  matrix: itemLook('matrix', Grid3x3),
  max_diff: itemLook('max_diff', Scale),
  statement: itemLook('statement', AlignLeft),
};

export const severalAnswersIcon: IconType = SquareCheck;

export const blockTypeLook: Readonly<Record<BlockType, { readonly label: string; readonly hint: string }>> = {
  flat: blockLook('flat'),
  concept: blockLook('concept'),
  screening: blockLook('screening'),
};

/** Returns the look of a type in a guide, which may be any text. */
export function lookOf(type: string): { readonly label: string; readonly hint?: string; readonly icon: IconType } {
  return entryOf<ItemTypeLook>(itemTypeLook, type) ?? { label: words.theme.unknownType, icon: AlignLeft };
}

/** Returns the look of a block type in a guide; undefined for an unknown type. */
export function blockLookOf(type: string): { readonly label: string; readonly hint: string } | undefined {
  return entryOf<{ readonly label: string; readonly hint: string }>(blockTypeLook, type);
}

// Getters, because the words change with the language.
function itemLook(type: ItemType, icon: IconType): ItemTypeLook {
  return {
    icon,
    get label() {
      return words.theme.items[type].label;
    },
    get hint() {
      return words.theme.items[type].hint;
    },
  };
}

function blockLook(type: BlockType): { readonly label: string; readonly hint: string } {
  return {
    get label() {
      return words.theme.blocks[type].label;
    },
    get hint() {
      return words.theme.blocks[type].hint;
    },
  };
}
