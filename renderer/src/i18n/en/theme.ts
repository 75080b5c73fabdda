import type { BlockType, ItemType } from '@guide-studio/guide-core';

/** The name and explanation of a type. */
export interface Kind {
  readonly label: string;
  readonly hint: string;
}

const items: Readonly<Record<ItemType, Kind>> = {
  open_ended: { label: 'Open question', hint: 'A free-text answer, with follow-ups' },
  multiple_choice: { label: 'Multiple choice', hint: 'One or several options' },
  ranking: { label: 'Ranking', hint: 'Options put in order' },
  matrix: { label: 'Matrix', hint: 'One column chosen per row' },
  max_diff: { label: 'MaxDiff', hint: 'Best and worst, a few at a time' },
  statement: { label: 'Statement', hint: 'Text to read, no answer' },
};

const blocks: Readonly<Record<BlockType, Kind>> = {
  flat: { label: 'Block', hint: 'Questions in order' },
  concept: { label: 'Concept block', hint: 'The same questions for each concept' },
  screening: { label: 'Screener', hint: 'Decides who takes part; always first' },
};

/** The names and explanations of item and block types. */
export const theme = {
  audience: { nobody: 'Shown to nobody', screenedOut: 'Shown only to participants who are then screened out' },
  items,
  blocks,
  unknownType: 'Unknown type',
  named: (type: string) => `“${type}”`,
};
