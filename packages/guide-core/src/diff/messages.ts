import type { MessageLanguage } from '../messageLanguage.ts';
import { changeWords as german } from './messages.de.ts';
import { changeWords as english } from './messages.en.ts';
import type { ChangeWords } from './messages.types.ts';

/** The wording of changes in each language. */
export const changeWords: Readonly<Record<MessageLanguage, ChangeWords>> = { en: english, de: german };
