import type { MessageLanguage } from '../messageLanguage.ts';
import { german } from './messages.de.ts';
import { english } from './messages.en.ts';
import type { TellingWords } from './messages.types.ts';

export const tellingWords: Readonly<Record<MessageLanguage, TellingWords>> = { en: english, de: german };
