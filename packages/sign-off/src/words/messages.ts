import type { MessageLanguage } from '@guide-studio/guide-core';
import { german } from './messages.de.ts';
import { english } from './messages.en.ts';
import type { PackWords } from './messages.types.ts';

/** The wording of packs in each language. */
export const packWords: Readonly<Record<MessageLanguage, PackWords>> = { en: english, de: german };
