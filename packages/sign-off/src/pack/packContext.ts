import type { MessageLanguage } from '@guide-studio/guide-core';
import type { GuideDocument } from '@guide-studio/guide-core/edit';
import type { Direction } from '@guide-studio/guide-core/plurals';
import type { PackWords } from '../words/messages.types.ts';

/** The context of an item, and the language of the pack. */
export interface PackContext {
  readonly doc: GuideDocument;
  /** The language of the guide's texts, BCP 47. */
  readonly guideLanguage: string;
  /** The direction of that language; null if the guide names none. */
  readonly direction: Direction | null;
  readonly words: PackWords;
  /** The language of the pack. */
  readonly language: MessageLanguage;
  readonly isInConceptBlock: boolean;
  readonly isInScreener: boolean;
}
